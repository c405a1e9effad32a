"""Luck is nothing on average, and games from which it is taken lie closer together."""

from __future__ import annotations

import numpy as np
import pytest

from depth import mostly_long
from midgame import GAMES, some_positions
from tablier import BadOption, find_game
from tablier.bots.arena import contest, play
from tablier.bots.luck import luck
from tablier.bots.search import Search
from tablier.networks import network_for

MODERN = "backgammon@modern"


@pytest.mark.parametrize("game_id", mostly_long([*GAMES, "trictrac-a-ecrire"], MODERN, "trictrac"))
@pytest.mark.parametrize("opening", [False, True])
def test_the_luck_of_all_rolls_together_is_nothing(game_id: str, opening: bool) -> None:
    search = Search(find_game(game_id), network_for(find_game(game_id)))
    positions = some_positions("trictrac" if game_id.startswith("trictrac") else game_id, 3)[:3]
    rolls = [roll for roll in range(len(search.weights)) if not (opening and roll in search.doubles)]
    weights = search.weights[rolls] / search.weights[rolls].sum()
    found = [
        luck(search, positions, np.arange(3), np.full(3, roll), np.full(3, opening)) for roll in rolls
    ]  # by roll: games won and points, of every position
    assert np.abs(np.einsum("r,rkp->kp", weights, np.array(found))).max() < 1e-5
    assert np.abs(found).max() > 1e-3


@pytest.mark.long
def test_without_luck_the_games_of_equals_lie_closer_together() -> None:
    games = [
        [play("trictrac", ("expert", "expert"), seed, luckless) for seed in range(12)] for luckless in (False, True)
    ]
    lucky, luckless = ([game.points for game in kind] for kind in games)
    assert [game.acts for game in games[0]] == [game.acts for game in games[1]], "the same games"
    assert np.std(luckless) < np.std(lucky) / 2
    assert np.std([game.won for game in games[1]]) < np.std([game.won for game in games[0]]) / 2


def test_a_contest_says_whether_luck_was_taken_out() -> None:
    for luckless in (False, True):
        *_, (meeting,) = contest(MODERN, ["novice", "random"], 1, 1, luckless=luckless)
        assert meeting.luckless == luckless
        assert meeting.mean(lambda bout: bout.won)[0] == pytest.approx(1, abs=0.6)


def test_there_is_no_luck_without_a_network() -> None:
    with pytest.raises(BadOption) as refused:
        next(contest("unstacked", ["random", "greedy"], 1, 1, luckless=True))
    assert refused.value.code == "no-network"
