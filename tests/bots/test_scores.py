"""Where a match is played, bots play for the match: plays and the cube go by its score."""

from __future__ import annotations

import numpy as np
import pytest

from tablier import Phase, Table
from tablier.bots import LevelBot, make
from tablier.bots.matches import AFTER, AtScore, Match, Stakes
from tablier.table.declaring import make as make_event

EVEN = np.array([0.5, 0.135, 0.006, 0.135, 0.006])
SAFE, BOLD = np.array([0.55, 0.10, 0, 0.10, 0]), np.array([0.53, 0.25, 0, 0.15, 0])
"""Wins more games; wins more points."""


def better_of(score: AtScore) -> str:
    """Which of the two a player would go for, after whom the other throws."""
    ongoing = np.zeros(2, np.int8)
    return ("safe", "bold")[int(score.values(np.array([SAFE, BOLD]), ongoing, ongoing).argmax())]


def test_double_wins_count_for_what_they_are_worth_at_the_score() -> None:
    match = Match(EVEN, cubed=False)
    assert better_of(AtScore(Stakes(match, (1, 1)))) == "safe"
    assert better_of(AtScore(Stakes(match, (2, 1)))) == "bold"
    assert better_of(AtScore(Stakes(match, (1, 2)))) == "safe"


def test_what_has_ended_is_worth_what_it_brings() -> None:
    score = AtScore(Stakes(Match(EVEN, cubed=False), (2, 3)))
    nothing = np.zeros((3, 5))
    once, double, triple = score.values(nothing, np.array([1, 2, 3], np.int8), np.zeros(3, np.int8))
    assert once < double == pytest.approx(triple)


def at(conceded: tuple[tuple[int, int], ...], match: int) -> Table:
    """A table at the first throw of a game of modern Backgammon at which somebody may double."""
    table = Table("backgammon@modern", match=match, cube=True, seed=3)
    for loser, points in conceded:
        table.throw()
        table.apply(make_event("concede", loser, points))
        table.next_game()
    table.throw()
    table.play(table.plays()[0])
    return table


@pytest.mark.parametrize("level", ["novice", "expert", "master"])
def test_who_is_behind_after_the_crawford_game_doubles_at_once(level: str) -> None:
    table = at(((0, 2), (0, 2), (1, 2)), 5)  # Black lacks one, White three
    bot = make(level)
    assert isinstance(bot, LevelBot)
    if table.player == 1:
        assert not bot._doubles(table), "a dead cube"
        table.throw()
        table.play(table.plays()[0])
    assert bot._doubles(table)
    table.double()
    assert bot._takes(table, None), "who drops lets White need one game less"  # type: ignore[arg-type]


def test_the_same_position_is_no_double_for_points() -> None:
    table = Table("backgammon@modern", match=0, cube=True, seed=3)
    table.throw()
    table.play(table.plays()[0])
    bot = make("expert")
    assert isinstance(bot, LevelBot)
    assert not bot._doubles(table)


def test_a_game_by_itself_is_played_for_points_as_before() -> None:
    for options in ({}, {"match": 0, "cube": True}):
        table = Table("backgammon@modern", seed=3, **options)  # type: ignore[arg-type]
        table.throw()
        bot = make("expert")
        assert isinstance(bot, LevelBot)
        assert table.phase is Phase.PLAY
        assert bot._score(table) is None


def test_the_stakes_a_bot_sees_are_its_own() -> None:
    table = at(((1, 2), (1, 1)), 5)  # White lacks two, Black five
    bot = make("expert")
    assert isinstance(bot, LevelBot)
    score = bot._score(table)
    assert score is not None
    assert score.stakes.lacking == ((2, 5) if table.player == 0 else (5, 2))
    assert score.stakes.crawford != AFTER
