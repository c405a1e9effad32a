"""A turn laid out for a network: the rows are the legal plays, and their values are seen from the right side."""

from __future__ import annotations

import numpy as np
import pytest

from midgame import GAMES, some_positions
from tablier.batch import legal_plays
from tablier.board import MEN
from tablier.games import find_game
from tablier.networks.kinds import kind_of, rules_of, scratch_of, throws
from tablier.networks.turns import best_rows, keep_best_rows, take_views


def laid_out(game_id: str, positions: np.ndarray, rolls: np.ndarray, rows: int = 1 << 16) -> dict[str, np.ndarray]:
    game = find_game(game_id)
    kind = kind_of(game)
    tasks = len(positions)
    room = {
        "rows": np.zeros(rows, kind.record), "outcomes": np.zeros(rows, np.int8), "same": np.zeros(rows, np.int8),
        "begins": np.zeros(tasks, np.int64), "counts": np.zeros(tasks, np.int64), "signs": np.zeros(tasks, np.int8),
    }  # fmt: skip
    dice, _ = throws(game.dice)
    places, coins = np.arange(tasks), np.zeros(tasks, np.int8)
    room["size"] = kind.expand(
        rules_of(game), positions, places, rolls, coins, dice, 1 << 16, *room.values(), scratch_of(game)
    )
    return room


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rows_of_a_task_are_the_legal_plays(game_id: str) -> None:
    positions = some_positions(game_id, 1)
    game = find_game(game_id)
    dice, _ = throws(game.dice)
    rolls = np.random.default_rng(2).integers(0, len(dice), len(positions))
    found = laid_out(game_id, positions, rolls)
    legal = legal_plays(game, positions, dice[rolls][:, : game.dice])
    for task in range(len(positions)):
        begin, count = found["begins"][task], found["counts"][task]
        rows = found["rows"][begin : begin + count]
        expected = {men.tobytes() for men in legal.of(task)["men"]}
        seen = {row["men"].tobytes() for row in rows if game.family == "race" or row["rolls"].any()}
        bound = game.family == "race" and found["same"][begin]
        over = (found["outcomes"][begin : begin + count] != 0).any()
        assert bound or over or (seen <= expected and len(expected - seen) <= (game.family == "trictrac"))


def test_tables_that_are_bound_are_broken_up_first() -> None:
    game = find_game("backgammon")
    bound = game.position("w:bar,12x14:19x2,20x2,21x2,22x2,23x2,24x2,12x3").array()
    found = laid_out("backgammon", bound, np.zeros(1, np.int64))
    assert found["counts"][0] == 6
    assert found["same"][:6].all()
    assert (found["rows"][:6]["men"][:, 1, 0] == 2).all()
    assert (found["rows"][:6]["turn"] == 0).all()


def test_leaving_is_one_more_row_in_trictrac() -> None:
    game = find_game("trictrac")
    before = game.start().array()
    before["men"][0, 0, [1, 7, 8, 9, 10, 11, 12]] = [3, 2, 2, 2, 2, 2, 2]
    before["points"] = 11
    dice, _ = throws(2)
    found = laid_out("trictrac", before, np.array([len(dice) - 1]))  # 1-1: the big jan is kept, a hole is made
    last = found["begins"][0] + found["counts"][0] - 1
    assert found["same"][last]
    assert found["rows"][last]["holes"][0] >= 1
    assert found["rows"][last]["men"][0, 1] == MEN


def test_what_ends_for_want_of_room_is_said() -> None:
    positions = some_positions("backgammon@modern", 3, 4)
    found = laid_out("backgammon@modern", positions, np.zeros(4, np.int64), rows=1)
    assert (found["begins"][found["counts"] > 1] == -1).all()


def test_values_are_those_of_the_player_of_the_task() -> None:
    chances = np.array([[0.7, 0.2, 0.1, 0.05, 0.01]] * 4, np.float32)
    outcomes = np.array([0, 0, 2, -3], np.int8)
    same = np.array([0, 1, 0, 0], np.int8)
    values = np.zeros(4, np.float32)
    take_views(4, chances, outcomes, same, 1, values)
    np.testing.assert_allclose(values, [-(0.4 + 0.3 - 0.06), 0.4 + 0.3 - 0.06, 2, -3], atol=1e-6)
    np.testing.assert_allclose(chances[0], [0.3, 0.05, 0.01, 0.2, 0.1], atol=1e-6)
    best = np.zeros(2, np.int64)
    begins, counts = np.zeros(2, np.int64), np.full(2, 4)
    best_rows(begins, counts, np.array([1, -1], np.int8), values, best)
    assert best.tolist() == [2, 3]


def test_the_best_rows_of_a_task_are_kept_and_those_in_which_one_throws_again() -> None:
    values = np.array([5, 1, 4, 2, 3, 9, 8, 7, 1, 2, 3], np.float32)
    same = np.zeros(len(values), np.int8)
    same[1] = 1
    begins, counts = np.array([0, 5, -1, 8]), np.array([5, 3, 7, 3])
    signs, kept = np.array([1, -1, 1, 1], np.int8), np.zeros(len(values), np.int8)
    keep_best_rows(begins, counts, signs, same, values, 2, kept)
    assert kept.tolist() == [1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1]
