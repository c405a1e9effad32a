"""The chances that scores give, and the cube at a score."""

from __future__ import annotations

import numpy as np
import pytest

from tablier.bots.matches import AFTER, NOT_YET, NOW, Match, Stakes

EVEN = np.array([0.5, 0.135, 0.006, 0.135, 0.006])
"""About how games of modern Backgammon end."""


def test_both_together_win_always_and_equals_are_equal() -> None:
    match = Match(EVEN, cubed=True, crawford=True)
    for mine in range(1, 10):
        for theirs in range(1, 10):
            state = match.first(mine, theirs)
            assert match.chance(mine, theirs, state) + match.chance(theirs, mine, state) == pytest.approx(1)
            assert match.chance(mine, theirs, state) >= match.chance(mine + 1, theirs, match.first(mine + 1, theirs))


def test_without_a_cube_and_double_wins_it_is_the_toss_of_a_coin() -> None:
    match = Match(np.array([0.5, 0, 0, 0, 0]), cubed=False)
    assert match.chance(1, 2) == 0.75
    assert match.chance(2, 3) == pytest.approx(0.6875)


def test_the_game_without_a_cube_comes_once() -> None:
    match = Match(EVEN, cubed=True, crawford=True)
    assert match.first(5, 5) == NOT_YET
    assert match.first(1, 5) == NOW
    # Who lacks two after it doubles at once, and one game decides; before it, two have to be won or one double.
    assert match.chance(1, 2, AFTER) == pytest.approx(0.5, abs=0.01)
    assert match.chance(1, 2, NOW) == pytest.approx(0.68, abs=0.01)


@pytest.mark.parametrize(
    ("mine", "theirs", "known"),
    [(1, 3, 0.75), (1, 5, 0.84), (2, 3, 0.60), (2, 4, 0.67), (3, 4, 0.57), (3, 5, 0.65), (5, 7, 0.63), (4, 9, 0.79)],
)
def test_the_chances_of_scores_are_near_those_players_know(mine: int, theirs: int, known: float) -> None:
    """The tables in use agree with each other to about a hundredth."""
    match = Match(EVEN, cubed=True, crawford=True)
    assert match.chance(mine, theirs, match.first(mine, theirs)) == pytest.approx(known, abs=0.015)


def test_nobody_doubles_who_lacks_no_more_than_is_at_stake() -> None:
    match = Match(EVEN, cubed=True)
    assert Stakes(match, (3, 5), live=True).may_double
    assert not Stakes(match, (3, 5), live=True, cube=4, owner=0).may_double
    assert not Stakes(match, (3, 5), live=True, cube=2, owner=1).may_double


def test_a_cube_that_is_taken_rightly_is_worth_no_more_than_dropped() -> None:
    stakes = Stakes(Match(EVEN, cubed=True), (5, 5), live=True)
    for win in np.linspace(0.05, 0.95, 19):
        chances = np.array([win, 0.2 * win, 0, 0.2 * (1 - win), 0])
        assert stakes.worth(chances) >= stakes.undoubled(chances) - 1e-12
        assert stakes.worth(chances) <= max(stakes.undoubled(chances), stakes.won(1)) + 1e-12


def test_what_many_games_are_worth_is_what_each_is() -> None:
    chances = np.array([[0.6, 0.2, 0.01, 0.1, 0.0], [0.3, 0.05, 0.0, 0.2, 0.02]])
    for stakes in (Stakes(), Stakes(cube=2, owner=1, live=True), Stakes(Match(EVEN, cubed=False), (3, 5))):
        assert stakes.worths(chances) == pytest.approx([stakes.worth(one) for one in chances])


def test_under_jacoby_double_wins_count_after_the_cube_was_turned() -> None:
    chances = np.array([0.7, 0.4, 0.0, 0.0, 0.0])
    turned = Stakes(cube=2, owner=1, live=True, jacoby=True)
    assert Stakes(live=True, jacoby=True).undoubled(chances) < Stakes(live=True).undoubled(chances)
    assert turned.undoubled(chances) == Stakes(cube=2, owner=1, live=True).undoubled(chances)
