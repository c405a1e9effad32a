"""What positions and tables can be asked although the answer stands above them: pictures, judgement, advice.

Nothing of it is loaded before it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .counts import check_counts
from .games import Position
from .games.game import Evaluation
from .kinds import check_kind, declared
from .table import Table

if TYPE_CHECKING:
    from .review.hinting import Advice

CHANCES = ("win", "double", "triple", "lose double", "lose triple")
"""What networks of race games know the chances of; others that of winning alone."""


@declared
def draw(position: Position) -> str:
    """A position as SVG."""
    from . import svg

    return str(svg.draw(position))


def evaluate(position: Position, looks: int) -> Evaluation:
    """What a position is worth to whoever throws. Raises BadOption."""
    check_kind("position", "Position", position)
    check_counts(looks=looks)
    if position.is_over:
        return _ended(position)
    from .review.analysing import Standing, worth_now
    from .review.asking import judge_of

    judge, row = judge_of(position.game.full_id), position.array()
    chances = judge.chances(row, min(looks, judge.most_looks))[0]
    unit, value = worth_now(position, Standing(), chances)
    named = dict(zip(CHANCES, map(float, chances), strict=False))
    return Evaluation(value, unit, named["win"], named, "exact" if judge.is_exact(row) else "network")


def _ended(position: Position) -> Evaluation:
    """What a game that is over was worth to whoever would throw. Raises BadOption where the last cast counts (B-13)."""
    from . import batch

    game = position.game
    won = int(batch.score(game, position.array())[0]) * (1, -1)[position.turn]
    counted = game.tallied is not None  # holes, of which a game has a fixed number
    bounds = (won > 0, won > 1, won > 2, won < -1, won < -2)
    chances = dict(zip(CHANCES[: 1 if counted or game.plays_itself else None], map(float, bounds), strict=False))
    value, unit = (chances["win"], "chance") if counted else (float(won), "points")
    return Evaluation(value, unit, chances["win"], chances, "exact")


@declared
def advise(table: Table, player: int) -> Advice | None:
    """What a player does best at a table now. Raises BadOption."""
    from .review.hinting import advise

    return advise(table, player)


Position.drawn_by = staticmethod(draw)
Position.judged_by = staticmethod(evaluate)
Table.adviser = staticmethod(advise)
