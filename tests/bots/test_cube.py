"""What a cube is worth: throw by throw, at every score, and where it is turned at the first occasion."""

from __future__ import annotations

import numpy as np
import pytest

from tablier import find_game
from tablier.bots.ahead import Ahead
from tablier.bots.matches import Match, Stakes
from tablier.bots.search import Search
from tablier.networks import network_for

EVEN = np.array([0.5, 0.135, 0.006, 0.135, 0.006])


def last_throw(win: float) -> Ahead:
    """Whoever throws wins at once so often, and otherwise has lost."""
    chances = np.zeros((1, 2, 5))
    chances[0, 0, 0] = 1
    never = np.zeros((1, 2), bool)
    return Ahead(chances, np.array([[True, False]]), never, np.array([win, 1 - win]))


@pytest.mark.parametrize("win", [0.45, 0.55, 0.7, 0.9])
def test_before_the_last_throw_the_cube_is_worth_what_everybody_can_reckon(win: float) -> None:
    """Nobody turns it any more: doubled, the game is worth twice as much, and is taken down to a chance of a fourth."""
    seen, middle = last_throw(win), Stakes(live=True)
    assert middle.worths(seen, held=True)[0] == pytest.approx(2 * win - 1)
    assert middle.doubled().worths(seen)[0] == pytest.approx(2 * (2 * win - 1))
    assert middle.doubles(seen) == (win > 0.5)
    assert middle.takes(seen) == (win < 0.75)
    assert middle.worths(seen)[0] == pytest.approx(max(2 * win - 1, min(1, 4 * win - 2)))


@pytest.mark.parametrize("lacking", [(2, 1), (3, 1), (4, 1)])
def test_who_has_nothing_to_lose_doubles_and_loses_nothing_by_a_turn_without(lacking: tuple[int, int]) -> None:
    """After the Crawford game: the double can be made up for at the next throw."""
    stakes = Stakes(Match(EVEN, cubed=True, crawford=True), lacking, live=True)
    for win in (0.2, 0.4, 0.6):
        chances = np.array([[win, 0.2 * win, 0, 0.2 * (1 - win), 0]])
        assert stakes.doubles(chances)
        assert stakes.worths(chances)[0] == pytest.approx(stakes.worths(chances, held=True)[0], abs=1e-9)


def test_throws_come_to_their_mean_where_nobody_turns_a_cube() -> None:
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game))
    start = game.start().array()
    for looks in (1, 2):
        ahead = search.ahead(start, looks)
        for stakes in (Stakes(), Stakes(Match(EVEN, cubed=True), (2, 3), cube=4, owner=1, live=True)):
            assert stakes._after_throws(ahead) == pytest.approx(stakes.worths(ahead.mean), abs=1e-6)
        both = Ahead.joined([ahead, last_like(ahead), ahead])
        middle = Stakes(live=True)
        each = [middle.worths(one)[0] for one in (ahead, last_like(ahead), ahead)]
        assert middle.worths(both) == pytest.approx(each)


def last_like(ahead: Ahead) -> Ahead:
    """Every throw wins."""
    chances = np.zeros_like(ahead.chances)
    chances[..., 0] = 1
    return Ahead(chances, np.ones_like(ahead.over), ahead.again, ahead.weights)
