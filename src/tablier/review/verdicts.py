"""What a review says: decisions with what they cost, throws with the luck in them, and how both explain the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..kinds import declared, legible
from .grading import grade
from .judging import Found
from .weighing import Candidate, Chosen

SLIGHT, ERROR, BLUNDER = "slight", "error", "blunder"
THRESHOLDS = {SLIGHT: 0.02, ERROR: 0.04, BLUNDER: 0.08}
"""From what a decision costs it is called so, in points."""
AS_GOOD = THRESHOLDS[SLIGHT]
"""What costs less than this, in points, is as good as the best."""
A_POINT_OF = {"holes": 10, "tokens": 10}
"""How many stand for a point where there are none: a hole decides about a tenth of a game of Trictrac, and a round of
its scored game brings some ten tokens."""
PR = 500
"""What players of backgammon call PR is so many times the cost of a decision on average, in points."""

POINTS, MATCH, CHANCE, TOKENS = "points", "match", "chance", "tokens"
"""The units of worths: points of a game, the chance of winning the match or the game, tokens of a round."""


def verdict_on(cost: float) -> str:
    """What a decision is called that costs so many points: SLIGHT, ERROR, BLUNDER, or nothing."""
    return next((name for name, least in reversed(THRESHOLDS.items()) if cost + 1e-9 >= least), "")


@dataclass(frozen=True)
class Decision(Chosen):
    """Something that somebody decided, and what else there was."""

    event: int
    """The number of the event it was decided by, from 0; by throwing, somebody decides not to double."""
    game: int
    """The number of the game in the match, from 0."""
    kind: str
    player: int
    seat: int
    """Which of the players at the table that was: at more than two, another one each round may sit at a side."""
    position: str
    dice: tuple[int, ...]
    candidates: tuple[Candidate, ...]
    """The choices that matter, the best first."""
    chosen: int
    choices: int
    point: float
    """What a point was worth, in the unit of the review."""
    counted: bool
    """Whether there was anything to decide."""

    @property
    def cost(self) -> float:
        """What it cost, in the unit of the review."""
        return self.best.worth - self.made.worth

    @property
    def cost_in_points(self) -> float:
        """The same in points, whatever the score and the stakes: what classes and rates go by."""
        return self.cost / self.point

    @property
    def verdict(self) -> str:
        """SLIGHT, ERROR, BLUNDER, or nothing."""
        return verdict_on(self.cost_in_points)

    def to_json(self) -> dict[str, Any]:
        return {
            "event": self.event, "game": self.game, "kind": self.kind, "player": self.player, "seat": self.seat,
            "position": self.position, "dice": list(self.dice), "choices": self.choices, "counted": self.counted,
            "chosen": self.chosen, "cost": self.cost, "cost_in_points": self.cost_in_points, "verdict": self.verdict,
            "point": self.point, "candidates": [candidate_json(one) for one in self.candidates],
        }  # fmt: skip

    @classmethod
    @declared
    def from_json(cls, data: dict[str, Any]) -> Decision:
        names = ("event", "game", "kind", "player", "seat", "position", "chosen", "choices", "point", "counted")
        with legible(cls.__name__):
            candidates = tuple(
                Candidate(one["name"], one["position"], one["worth"], tuple(one["chances"]), Found(**one["found"]))
                for one in data["candidates"]
            )
            return cls(**{name: data[name] for name in names}, dice=tuple(data["dice"]), candidates=candidates)


def candidate_json(candidate: Candidate) -> dict[str, Any]:
    """A choice as JSON."""
    return {
        "name": candidate.name, "position": candidate.position, "worth": candidate.worth,
        "chances": list(candidate.chances), "found": candidate.found._asdict(),
    }  # fmt: skip


@dataclass(frozen=True)
class Chance:
    """Something that chance decided: whose throw it was, and how lucky for that player."""

    event: int
    game: int
    player: int
    seat: int
    dice: tuple[int, ...]
    luck: float
    """In the unit of the review, for ``player``: what the game was worth with the best that could be made of it, less
    what it was worth before."""
    point: float

    def to_json(self) -> dict[str, Any]:
        return {
            "event": self.event, "game": self.game, "player": self.player, "seat": self.seat, "dice": list(self.dice),
            "luck": self.luck, "point": self.point,
        }  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """What the match was worth to White after an event, and how likely White then was to win the game."""

    event: int
    game: int
    worth: float
    chance: float


@dataclass(frozen=True)
class Explained:
    """One game of a match: ``began`` + luck + costs = ``ended``, all as White sees it."""

    game: int
    began: float
    ended: float
    luck: float
    costs: float
    winner: int | None
    points: int
    finished: bool

    @property
    def without_luck(self) -> float:
        """What it would have come to, had chance favoured nobody."""
        return self.ended - self.luck


class Rated:
    """Whose decisions cost so much altogether, and how many of them were not plain."""

    counted: int
    cost_in_points: float

    @property
    def per_decision(self) -> float:
        """The cost of a decision that was not plain, on average, in points."""
        return self.cost_in_points / self.counted if self.counted else 0.0

    @property
    def rate(self) -> float:
        """The same as PR."""
        return PR * self.per_decision


@dataclass(frozen=True)
class Summary(Rated):
    """How well one player decided, and how lucky he was."""

    seat: int
    decisions: int
    """How many there were to make."""
    counted: int
    """How many of them were not plain."""
    cost: float
    cost_in_points: float
    luck: float
    luck_in_points: float
    verdicts: dict[str, int]
    grade: str | None
    """The level that plays about as well; None where there is no saying, see :func:`.grade`."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat, "decisions": self.decisions, "counted": self.counted, "cost": self.cost,
            "cost_in_points": self.cost_in_points, "per_decision": self.per_decision, "pr": self.rate,
            "luck": self.luck, "luck_in_points": self.luck_in_points, "verdicts": self.verdicts, "grade": self.grade,
        }  # fmt: skip


@dataclass(frozen=True)
class Review:
    """What every decision of a match was worth."""

    game: str
    names: tuple[str, ...]
    match: int
    unit: str
    depth: str
    seed: int
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    moments: tuple[Moment, ...]
    games: tuple[Explained, ...]

    @cached_property
    def summaries(self) -> tuple[Summary, ...]:
        """One for every player at the table."""
        return tuple(self._summary(seat) for seat in range(len(self.names)))

    def _summary(self, seat: int) -> Summary:
        own = [decision for decision in self.decisions if decision.seat == seat]
        counted = [decision for decision in own if decision.counted]
        thrown = [chance for chance in self.chances if chance.seat == seat]
        verdicts = {name: sum(decision.verdict == name for decision in own) for name in THRESHOLDS}
        return Summary(
            seat, len(own), len(counted), sum(one.cost for one in own), sum(one.cost_in_points for one in own),
            sum(one.luck for one in thrown), sum(one.luck / one.point for one in thrown), verdicts,
            grade(self.game, own),
        )  # fmt: skip

    def columns(self) -> dict[str, list[Any]]:
        """The decisions by name, a list each, as pandas and Polars take it: ``pandas.DataFrame(review.columns())``."""
        told = (
            "event", "game", "kind", "player", "seat", "position", "choices", "counted", "cost", "cost_in_points",
            "verdict",
        )  # fmt: skip
        found: dict[str, list[Any]] = {name: [getattr(one, name) for one in self.decisions] for name in told}
        found["dice"] = ["-".join(map(str, one.dice)) for one in self.decisions]
        found["best"] = [one.best.name for one in self.decisions]
        found["made"] = [one.made.name for one in self.decisions]
        return found

    @property
    def mistakes(self) -> Iterator[Decision]:
        """The decisions that are called anything, in their order."""
        return (decision for decision in self.decisions if decision.verdict)

    @declared
    def turning_points(self, most: int = 5) -> list[Decision | Chance]:
        """What changed the match most, decisions and throws, the greatest first."""
        found: list[Decision | Chance] = [*self.decisions, *self.chances]
        found = [one for one in found if _moved(one) > 0]
        return sorted(found, key=lambda one: (-_moved(one), one.event))[:most]

    def to_json(self) -> dict[str, Any]:
        """The review as plain values; :meth:`from_json` makes it again."""
        return {
            "format": FORMAT, "game": self.game, "names": list(self.names), "match": self.match, "unit": self.unit,
            "depth": self.depth, "seed": self.seed,
            "decisions": [one.to_json() for one in self.decisions],
            "chances": [one.to_json() for one in self.chances],
            "moments": [vars(one) for one in self.moments],
            "games": [vars(one) | {"without_luck": one.without_luck} for one in self.games],
            "summaries": [one.to_json() for one in self.summaries],
        }  # fmt: skip

    @classmethod
    @declared
    def from_json(cls, data: dict[str, Any]) -> Review:
        """The review that :meth:`to_json` wrote. Raises Unreadable, a ValueError, for another format."""
        with legible(cls.__name__):
            if data.get("format") != FORMAT:
                raise ValueError(FORMAT)
            return cls(
                data["game"], tuple(data["names"]), data["match"], data["unit"], data["depth"], data["seed"],
                tuple(map(Decision.from_json, data["decisions"])),
                tuple(Chance(**one | {"dice": tuple(one["dice"])}) for one in data["chances"]),
                tuple(Moment(**one) for one in data["moments"]),
                tuple(Explained(**{k: v for k, v in one.items() if k != "without_luck"}) for one in data["games"]),
            )  # fmt: skip


FORMAT = "tablier review 1"


def _moved(one: Decision | Chance) -> float:
    return one.cost if isinstance(one, Decision) else abs(one.luck)
