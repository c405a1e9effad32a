"""What a roll was worth, told: each jan with its name, its sentence, its clause, and the arrows to draw."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...board import CONTRARY, facing
from ...saying import Reader, Said, Several, Spot, Who
from ...throws import Roll
from ..game import Step
from .jans import BY_FIRST, BY_SECOND, BY_SUM_AFTER_FIRST, BY_SUM_AFTER_SECOND, CLAUSES, KINDS
from .state import CORNER, JANS, TALON

Arrow = tuple[int, int, str, str]
"""From, to, what is written on it, and its style: ``true``, ``false`` or ``fill``."""

_OF_A_TABLE = ("true-hit", "false-hit", "fill", "conserve")
"""Kinds that end with the jan, or the table of the jan, which they are about."""


@dataclass(frozen=True)
class Jan:
    """One thing a roll is worth. Fields are numbered on the roller's path; ``to`` is the player who marks.

    ``by`` is the ways as the bits of :mod:`.jans`, ``roll`` the throw in the order the kernel was given it.
    """

    kind: str
    field: int
    ways: int
    points: int
    to: int
    clause: str
    roller: int
    roll: Roll
    by: int
    arrows: tuple[Arrow, ...]

    @property
    def name(self) -> Said:
        """The jan as it is called, with its ways where there can be several."""
        return Said(f"jans.name-{self._family}", ways=self.ways)

    @property
    def sentence(self) -> Said:
        """Why it is worth that, to whoever reads it."""
        a, b = self.roll
        who, other, field = Who(self.roller), Who(1 - self.roller), self._spot(self.field)
        match self._family:
            case "true-hit":
                return Said("jans.why-true-hit", reach=self._reach, field=field, table=self._jan)
            case "false-hit":
                whole = self._arrow(self.field - a - b, self.field)
                if a == b:
                    return Said("jans.why-false-hit-double", way=whole, field=field, rest=self._spot(self.field - a))
                rests = Several(tuple(map(self._spot, sorted((self.field - a, self.field - b)))))
                return Said("jans.why-false-hit", way=whole, field=field, rests=rests)
            case "margot":
                low, high = self._spot(self.field - 1), self._spot(self.field + 1)
                return Said("jans.why-margot", reach=self._reach, field=field, low=low, high=high)
            case "fill":
                how = "together" if not self.by else "one" if len(self.arrows) == 1 else "each"
                return Said("jans.why-fill", reach=self._reach, how=how, who=who, jan=self._jan)
            case "conserve":
                return Said("jans.why-conserve", who=who, jan=self._jan)
            case "six-tables":
                return Said("jans.why-six-tables", first=self._spot(TALON + 1), last=self._spot(TALON + 6))
            case "corner-hit":
                return Said("jans.why-corner-hit", a=a, b=b, who=who, other=other)
            case "helpless":
                if self.by == BY_FIRST | BY_SECOND:
                    return Said("jans.why-helpless-both")
                return Said("jans.why-helpless", number=a if self.by & BY_FIRST else b)
            case family:
                return Said(f"jans.why-{family}", other=other)

    @property
    def reason(self) -> Said:
        """Its name and its sentence, as they are written down."""
        return Said("jans.reason", name=self.name, why=self.sentence)

    def __str__(self) -> str:
        """In English, for whoever threw."""
        said = Said("jans.line", name=self.name, points=self.points, why=self.sentence)
        return f"{Reader(seat=self.roller).say(said)} [{self.clause}]"

    @property
    def _family(self) -> str:
        begin, _, last = self.kind.rpartition("-")
        return begin if begin in _OF_A_TABLE and last in JANS else self.kind

    @property
    def _jan(self) -> str:
        return self.kind.rpartition("-")[2]

    @property
    def _reach(self) -> Several:
        """The numbers by which it comes about, each from where to where."""
        return Several(
            tuple(
                Said("jans.number", number=int(number), way=self._arrow(source, target))
                for source, target, number, _ in self.arrows
            )
        )

    def ways_told(self) -> Said | None:
        """From where to where it comes about, and by which number; None if there is nothing to be shown."""
        ways = tuple(
            Said("jans.by-number", number=int(number), way=self._arrow(source, target))
            for source, target, number, _ in self.arrows
        )
        return Said("jans.ways", ways=Several(ways)) if ways else None

    def _arrow(self, source: int, target: int) -> Said:
        return Said("jans.arrow", source=self._spot(source), target=self._spot(target))

    def _spot(self, field: int) -> Spot:
        theirs = int(facing(CONTRARY, field))
        return Spot((field, theirs) if self.roller == 0 else (theirs, field), self.roller)


def tell(row: np.ndarray, roller: int, roll: Roll, men: tuple[int, ...], filling: tuple[Step, ...] = ()) -> Jan:
    """A jan of the kernel, to be told. ``roll`` in the order the kernel was given it; ``men`` the roller's.

    ``filling``: the steps that fill a jan which lacks two men.
    """
    code, field, ways, by, points, to_opponent = (int(value) for value in row)
    kind = KINDS[code]
    arrows = tuple(_arrows(kind, field, by, roll, men))
    if kind.startswith("fill") and not by:
        arrows = tuple((step.source, step.target, str(step.number), "fill") for step in filling)
    to = 1 - roller if to_opponent else roller
    return Jan(kind, field, ways, points, to, CLAUSES[code], roller, roll, by, arrows)


def _arrows(kind: str, field: int, by: int, roll: Roll, men: tuple[int, ...]) -> list[Arrow]:
    a, b = roll
    if kind.startswith(("true-hit", "false-hit", "fill", "margot")):
        style = "false" if kind == "margot" else kind.partition("-")[0]
        found: list[Arrow] = []
        if by & BY_FIRST and field > a and men[field - a]:
            found.append((field - a, field, str(a), style))
        if by & BY_SECOND and b != a and field - b > 0 and men[field - b]:
            found.append((field - b, field, str(b), style))
        if by & (BY_SUM_AFTER_FIRST | BY_SUM_AFTER_SECOND):
            found.append((field - a - b, field, str(a + b), style))
        return found
    if kind in ("corner-hit", "two-tables", "contre-two-tables"):
        style = "false" if kind.startswith("contre") else "true"
        if kind == "corner-hit":
            return [(field - n, field, str(n), style) for n in roll]
        to_own = a if men[CORNER - a] and men[field - b] else b
        to_theirs = a + b - to_own
        return [(CORNER - to_own, CORNER, str(to_own), style), (field - to_theirs, field, str(to_theirs), style)]
    if kind in ("mezeas", "contre-mezeas"):
        return [(CORNER, field, "1", "false" if kind.startswith("contre") else "true")]
    if kind == "six-tables":
        return [(TALON, TALON + n, str(n), "true") for n in roll]
    return []
