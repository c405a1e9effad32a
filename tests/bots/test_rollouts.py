"""Rollouts find what the exact tables know, with less luck in it, and the same by the same seed."""

from __future__ import annotations

import numpy as np
import pytest

from depth import mostly_long
from tablier import find_game
from tablier.bots.rollouts import other_view, roll_out, worth
from tablier.bots.search import Search
from tablier.bots.sense import LEAVE
from tablier.errors import BadOption
from tablier.exact import bear_off
from tablier.games import Position, read_position
from tablier.games.race.game import RaceGame
from tablier.networks import network_for
from tablier.review import Candidate, Found
from tablier.review.analysing import analyse_plays

TO_THE_END = 500


def search_in(game_id: str, exact: bool = False) -> Search:
    game = find_game(game_id)
    return Search(game, network_for(game), exact)


@pytest.mark.parametrize(
    ("game_id", "fields"),
    mostly_long(
        [
            ("backgammon@modern", "w:19x2,20x1:19x2,21x1"),
            ("backgammon@modern", "w:22x4,23x1:24x6"),
            ("backgammon", "w:19x1,24x1:22x2"),
            ("garanguet", "w:19x3,20x3:20x3,21x2"),
            ("jacquet-de-versailles", "w:19x4:20x3,24x1:free=wb"),
        ],
        *("garanguet", "jacquet-de-versailles"),
    ),
)
def test_the_mean_is_the_exact_chance_whether_luck_is_taken_out_or_not(game_id: str, fields: str) -> None:
    """The network itself is off by more than a hundredth there, so its own opinion would not do."""
    search = search_in(game_id)
    game = search.game
    assert isinstance(game, RaceGame)
    position = game.position(fields)
    known = bear_off(game).chances(position)
    assert known is not None
    truth = float(worth(known))
    for reduced, trials in ((True, 120), (False, 600)):
        found = roll_out(search, position.array(), trials, TO_THE_END, seed=3, reduced=reduced)
        assert found.value == pytest.approx(truth, abs=4 * found.error + 0.005)


def test_where_the_tables_judge_nothing_is_left_to_luck() -> None:
    search = search_in("backgammon@modern", exact=True)
    position = search.game.position("w:19x2,20x1:19x2,21x1")
    known = bear_off(search.game).chances(position)  # type: ignore[arg-type]
    assert known is not None
    found = roll_out(search, position.array(), 8, TO_THE_END)
    assert found.value == pytest.approx(float(worth(known)), abs=1e-4)
    assert found.error < 1e-4


def test_taking_luck_out_narrows_the_spread() -> None:
    """By a factor of 16 or more in the number of trials; in truth it is nearer to a hundred."""
    search = search_in("backgammon@modern")
    start = search.game.start().array()
    plain = roll_out(search, start, 128, 5, seed=1, reduced=False)
    reduced = roll_out(search, start, 16, 5, seed=1)
    assert plain.error * 128**0.5 > 4 * reduced.error * 16**0.5
    assert plain.value == pytest.approx(reduced.value, abs=4 * plain.error)


@pytest.mark.parametrize("game_id", ["backgammon", "trictrac"])
def test_the_same_seed_finds_the_same(game_id: str) -> None:
    search = search_in(game_id)
    start = search.game.start().array()
    one, again, other = (roll_out(search, start, 4, 3, seed=seed) for seed in (5, 5, 6))
    np.testing.assert_array_equal(one.chances, again.chances)
    assert one.value != other.value


def test_one_turn_of_rollout_is_a_look_at_every_roll() -> None:
    search = search_in("trictrac")
    start = search.game.start().array()
    found = roll_out(search, start, 3, 1)
    assert found.chances == pytest.approx(search.before_throw(start)[0], abs=1e-5)
    assert found.error < 1e-5


def test_chances_are_seen_from_both_sides() -> None:
    chances = np.array([0.6, 0.2, 0.1, 0.3, 0.05])
    assert other_view(other_view(chances)) == pytest.approx(chances)
    assert worth(other_view(chances)) == pytest.approx(-worth(chances))


# Analysis


def best_plays(position: Position, roll: tuple[int, ...], **asked: int) -> tuple[Candidate, ...]:
    return analyse_plays(position, roll, **asked).found.candidates  # type: ignore[arg-type]


def test_plays_are_listed_best_first_and_exact_where_the_tables_are() -> None:
    judged = best_plays(read_position("backgammon@modern:w:19x2,20x2,24x1:19x3,22x1"), (2, 1))
    assert {one.found.how for one in judged} == {"exact"}
    assert judged[0].name == "20/22 24/off"
    assert [one.worth for one in judged] == sorted((one.worth for one in judged), reverse=True)


def test_the_best_opening_is_found_by_two_plies_and_by_rollouts() -> None:
    start = find_game("backgammon@modern").start()
    (quick, *_) = best_plays(start, (3, 1))
    assert (quick.name, quick.found) == ("17/20 19/20", Found("turns", 2))
    (sure,) = best_plays(start, (3, 1), plays=1, trials=4, turns=2)
    assert (sure.name, sure.found.how) == ("17/20 19/20", "rollout")
    assert sure.found.error > 0
    assert sure.worth == pytest.approx(quick.worth, abs=0.1)
    assert sum(sure.chances) > 0.5


def test_a_play_that_is_forced_is_judged_all_the_same() -> None:
    (only,) = best_plays(read_position("backgammon@modern:w:24x1,1x1:bar,23x2"), (6, 6), trials=2, turns=1)
    assert only.found.how == "rollout"


def test_leaving_is_one_of_the_plays_of_trictrac() -> None:
    full = read_position("trictrac:w:1x3,7x2,8x2,9x2,10x2,11x2,12x2:1x15:rolls=9,9:points=10,0")
    names = [one.name for one in best_plays(full, (1, 1))]
    assert names[-1] == LEAVE
    assert len(names) > 1


@pytest.mark.parametrize("position", ["unstacked:w:s111222:m222333", "garanguet:w::1x15"])
def test_where_there_is_nothing_to_judge_it_is_refused(position: str) -> None:
    at = read_position(position)
    with pytest.raises(BadOption):
        best_plays(at, (2, 1, 1)[: at.game.dice])
