"""What reviews come to: the result of a match with luck and without it, and how somebody decided in many matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .verdicts import CHANCE, MATCH, THRESHOLDS, Rated, Review, Summary


@dataclass(frozen=True)
class Outcome:
    """What a match came to for one side, and what it would have come to had chance favoured nobody."""

    result: float
    """Points or tokens won; of a match, or of games for nothing but winning, the chance at the end: 1 or 0."""
    without_luck: float


def outcome(found: Review, side: int) -> Outcome | None:
    """The outcome for a side of the board; None where more than two play, who change sides, or nothing was played."""
    games = found.games
    if not games or len(found.names) != 2:
        return None
    luck = sum(game.luck for game in games)
    if found.unit == MATCH:
        ended = games[-1].ended
    else:
        ended = sum(game.ended for game in games)
    if found.unit == CHANCE:
        ended, luck = ended / len(games), luck / len(games)
    if side == 0:
        return Outcome(ended, ended - luck)
    if found.unit in (MATCH, CHANCE):
        return Outcome(1 - ended, 1 - ended + luck)
    return Outcome(-ended, luck - ended)


@dataclass(frozen=True)
class Overall(Rated):
    """How well somebody decided in several matches, in points, which all games have."""

    name: str
    matches: int
    decisions: int
    counted: int
    cost_in_points: float
    luck_in_points: float
    verdicts: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name, "matches": self.matches, "decisions": self.decisions, "counted": self.counted,
            "cost_in_points": self.cost_in_points, "per_decision": self.per_decision, "pr": self.rate,
            "luck_in_points": self.luck_in_points, "verdicts": self.verdicts,
        }  # fmt: skip


def overall(reviews: Iterable[Review]) -> list[Overall]:
    """Everybody in some matches, by name, in the order in which they come up."""
    found: dict[str, list[Summary]] = {}
    for review in reviews:
        for name, summary in zip(review.names, review.summaries, strict=True):
            found.setdefault(name, []).append(summary)
    return [_together(name, summaries) for name, summaries in found.items()]


def _together(name: str, summaries: list[Summary]) -> Overall:
    return Overall(
        name, len(summaries), sum(one.decisions for one in summaries), sum(one.counted for one in summaries),
        sum(one.cost_in_points for one in summaries), sum(one.luck_in_points for one in summaries),
        {called: sum(one.verdicts[called] for one in summaries) for called in THRESHOLDS},
    )  # fmt: skip
