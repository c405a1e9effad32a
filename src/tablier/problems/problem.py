"""A problem: a throw to be played, the play that is best, and the one that comes to mind first and is worse."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..games import Position, family_of, find_game, read_position
from ..kinds import declared, legible
from ..review.asking import STAY
from ..review.reasons import ends_worse, seen
from ..review.verdicts import CHANCE, POINTS, TOKENS
from ..saying import Said
from ..table import Phase, Table

_FINDS = 0.5
"""A level finds a play that at least so many of its players make."""
_DIGITS = 4


@dataclass(frozen=True)
class Answer:
    """Something that can be done with the throw, and what it is worth to whoever does it."""

    name: str
    """A play in its notation, or ``stay`` or ``leave``."""
    worth: float
    """In points; in Trictrac the chance of winning, in its scored game tokens."""
    chances: tuple[float, ...]
    """Of winning; in race games also of winning double and triple, of losing double and triple."""
    then: str = ""
    """How the throw is best played, where that is still to be chosen."""

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "worth": self.worth, "chances": list(self.chances)} | (
            {"then": self.then} if self.then else {}
        )

    @classmethod
    @declared
    def from_json(cls, data: dict[str, Any]) -> Answer:
        with legible(cls.__name__):
            return cls(data["name"], data["worth"], tuple(data["chances"]), data.get("then", ""))


@dataclass(frozen=True)
class Problem:
    """A throw with one clearly best answer, verified by rollouts of it and of the natural one."""

    game: str
    position: str
    """The id of the position before the throw."""
    dice: tuple[int, ...]
    kind: str
    """What is asked: which ``play``, or whether to ``stay`` or to leave."""
    best: Answer
    natural: Answer
    """What a rule of thumb, or somebody who sees no shots, would do."""
    point: float
    """What a point is worth in the unit of the worths."""
    error: float
    """The standard error of what the natural answer costs; 0 where both worths are exact."""
    trials: int
    finds: tuple[float, ...]
    """Of the players of each level, the weakest first, how many find the best answer."""
    stage: str
    """Which part of a game it is from."""
    seed: int
    """The seed of the game it is from."""

    @property
    def gap(self) -> float:
        """What the natural answer costs, in points."""
        return (self.best.worth - self.natural.worth) / self.point

    @property
    def unit(self) -> str:
        """The unit of the worths: points, the chance of winning, or tokens."""
        game = find_game(self.game)
        if game.unit[1] == TOKENS:
            return TOKENS
        return POINTS if game.tallied is None else CHANCE

    @property
    def difficulty(self) -> int:
        """How many of the levels miss it."""
        return missed_by(self.finds)

    @cached_property
    def before(self) -> Position:
        """The position before the throw."""
        return read_position(self.position)

    @property
    def player(self) -> int:
        """Whose throw it is."""
        return self.before.turn

    def table(self) -> Table:
        """A table at which this is asked."""
        table = Table(find_game(self.game), position=self.before)
        table.throw(*self.dice)
        return table

    @declared
    def after(self, answer: Answer) -> Position:
        """The position that an answer leads to, the throw played."""
        table = self.table()
        if self.kind == STAY:
            table.do(answer.name)
        if table.phase is Phase.PLAY:
            return table.read_play(answer.then or answer.name).position
        return table.position

    @cached_property
    def why(self) -> tuple[Said, ...]:
        """Why the natural answer is worse, in a sentence or two: what the rules show, and what becomes of it."""
        if self.kind == STAY:
            stay = next(answer for answer in (self.best, self.natural) if answer.name == STAY)
            remarks = family_of(self.before.game).remarks
            found: Said | None = remarks.staying(self.after(stay), self.player, stay is self.natural)
        else:
            found = seen(self.before, self.after(self.natural), self.after(self.best))
        return (self.why_it_ends_worse,) if found is None else (found, self.why_it_ends_worse)

    @property
    def why_it_ends_worse(self) -> Said:
        """The second of them."""
        return ends_worse(self.before, self.natural, self.best)

    def to_json(self) -> dict[str, Any]:
        """The problem as plain values; :meth:`from_json` makes it again."""
        return {
            "game": self.game, "position": self.position, "dice": list(self.dice), "kind": self.kind,
            "best": self.best.to_json(), "natural": self.natural.to_json(), "point": self.point, "error": self.error,
            "trials": self.trials, "finds": list(self.finds), "stage": self.stage, "seed": self.seed,
        }  # fmt: skip

    def told_json(self) -> dict[str, Any]:
        """The same for other programs, with what follows from it."""
        return self.to_json() | {
            "gap": self.gap, "unit": self.unit, "difficulty": self.difficulty,
            "why": [said.to_json() for said in self.why],
        }  # fmt: skip

    @classmethod
    @declared
    def from_json(cls, data: dict[str, Any]) -> Problem:
        names = ("game", "position", "kind", "point", "error", "trials", "stage", "seed")
        with legible(cls.__name__):
            return cls(
                **{name: data[name] for name in names}, dice=tuple(data["dice"]), finds=tuple(data["finds"]),
                best=Answer.from_json(data["best"]), natural=Answer.from_json(data["natural"]),
            )  # fmt: skip


def missed_by(finds: Iterable[float]) -> int:
    """How many levels miss a problem that so many of their players find."""
    return sum(share < _FINDS for share in finds)


def rounded(number: float) -> float:
    """A figure as it is kept: to four decimal places, of which the dice decide the last two anyway."""
    return round(float(number), _DIGITS)
