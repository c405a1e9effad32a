"""Backgammon by Willughby's own words: doublets played double, and a last cast that counts (B-13)."""

from __future__ import annotations

import numpy as np
import pytest

import oracle
from builders import oracle_rules, race, refusal, table_at
from tablier import Phase, Record, Table, batch
from tablier.games.race.position import RacePosition
from tablier.table.events import Played

ID = "backgammon@manuscript"
HOME = "19x15"
AWAY = "18,19x14"


def won(own: str, other: str, roll: tuple[int, int], play: str) -> tuple[int, str]:
    """Points and clause of a game that a play wins."""
    table = table_at(f"{ID}:w:{own}:{other}", *roll, match=0)
    table.play(play)
    result = table.results[-1]
    assert result.winner == 0
    return result.points, result.clause


def test_the_preset_plays_doublets_double_and_scores_by_the_manuscript() -> None:
    """B-13."""
    game = race(ID)
    assert game.variant == "manuscript"
    assert (game.options["doubles"], game.options["score"]) == ("modern", "manuscript")
    assert (game.options["bear_off"], game.options["binding"]) == ("exact", True)
    position = game.position("w:1x4,12x11:1x15")
    assert all(len(play.steps) == 4 for play in game.plays(position, (3, 3)))


@pytest.mark.parametrize(
    ("other", "roll", "points"),
    [
        (HOME, (3, 1), 1),
        ("24", (3, 1), 1),
        (HOME, (3, 3), 2),
        (AWAY, (3, 1), 2),
        ("bar,19x14", (3, 1), 2),
        ("18", (3, 1), 2),  # fourteen are off, but the last has been sent back
        (AWAY, (3, 3), 3),
        ("barx15", (3, 3), 3),
    ],
)
def test_a_game_counts_double_by_a_doublet_or_by_men_not_brought_home_and_treble_by_both(
    other: str, roll: tuple[int, int], points: int
) -> None:
    """B-13."""
    assert won("22", other, roll, "22/off") == (points, "B-13")


def test_the_documents_scoring_knows_nothing_of_the_last_cast() -> None:
    """B-10."""
    for roll in ((3, 1), (3, 3)):
        table = table_at(f"backgammon:w:22:{HOME}", *roll, match=0)
        table.play("22/off")
        assert (table.results[-1].points, table.results[-1].clause) == (2, "B-10")


@pytest.mark.parametrize(("white", "points"), [(HOME, 1), (AWAY, 2), ("bar,19x14", 2), ("24", 1)])
@pytest.mark.parametrize("roll", [(), (3, 1), (3, 3)])
def test_who_resigns_loses_what_the_board_shows_for_there_is_no_last_cast(
    white: str, points: int, roll: tuple[int, ...]
) -> None:
    """B-13, C-6."""
    table = table_at(f"{ID}:w:{white}:22", *roll, match=0)
    table.resign("white")
    assert (table.results[-1].winner, table.results[-1].points) == (1, points)


def test_there_is_no_cube() -> None:
    """B-13."""
    assert refusal(Table, ID, cube=True) == ("no-cube", "B-13")
    assert refusal(Table, "backgammon", score="manuscript", cube=True) == ("no-cube", "B-13")
    assert Table(ID, match=3, seed=1).cube is None


def test_tables_are_bound_as_in_the_document() -> None:
    """B-6, B-13."""
    table = table_at(f"{ID}:w:bar,12x14:18x2,19x2,20x2,21x2,22x2,23x2,24x3")
    assert table.phase is Phase.UNBIND


def test_the_table_playouts_batches_and_the_oracle_score_alike() -> None:
    """B-13: random games to their ends."""
    game = race(ID)
    rules = oracle_rules(game)
    seen = set()
    for seed in range(25):
        table = Table(ID, seed=seed, match=0)
        while not table.results:
            if table.phase is Phase.PLAY:
                before, roll = table.position, table.dice
                plays = table.plays()
                table.apply(Played(before.turn, plays[seed % len(plays)].notation))
            elif table.phase is Phase.BREAK:
                table.break_point(1)
            else:
                table.throw()
        position = table.position
        assert isinstance(position, RacePosition)
        result = table.results[0]
        if result.winner is None:
            continue
        expected = oracle.points_won(rules, position.men, result.winner, roll)
        assert result.points == expected
        seen.add(expected)
        signed = expected * (1 - 2 * result.winner)
        assert batch.score(game, position.array(), np.array([roll])).tolist() == [signed]
        assert batch.over(game, position.array()).tolist() == [True]
        record = table.record()
        assert Record.read(str(record)).replay().results == table.results
    assert seen == {1, 2, 3}


def test_a_batch_does_not_score_without_the_last_cast() -> None:
    """B-13."""
    assert refusal(batch.score, ID, batch.start(ID, 2)) == ("rolls-needed", "B-13")
    assert batch.over(ID, batch.start(ID, 2)).tolist() == [False, False]


def test_random_games_are_won_singly_doubly_and_trebly() -> None:
    """B-13: by doublets about as often as they are cast, or more often, since they take more men off."""
    results = race(ID).playouts(400, 1)
    decided = results[results[:, 0] >= 0]
    assert set(decided[:, 1].tolist()) == {1, 2, 3}
    near = race(ID).playouts(2_000, 2, race(ID).position(f"w:22:{HOME}"))
    wins = near[near[:, 0] == 0]
    # A three takes the man off with 11 casts of 36, 2-1 does, and 1-1 does in three of its four steps.
    doublets = np.mean(wins[:, 1] == 2)
    assert 0.08 < doublets < 0.22
