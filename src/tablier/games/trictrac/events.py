"""What a roll was worth, told: each event with its name, its sentence, its clause, and the arrows to draw."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from ..game import Roll, Step
from .jans import BY_FIRST, BY_SECOND, BY_SUM_AFTER_FIRST, BY_SUM_AFTER_SECOND, CLAUSES, KINDS
from .state import CORNER, JANS, TALON

Arrow = tuple[int, int, str, str]
"""From, to, what is written on it, and its style: ``true``, ``false`` or ``fill``."""

NAMES = {
    "two-tables": "Two tables", "mezeas": "Mézéas", "six-tables": "Six tables", "rencontre": "Jan de rencontre",
    "true-hit": "True hit", "corner-hit": "Corner hit", "fill": "Filling", "conserve": "Conserving", "exit": "Exit",
    "pile": "Pile de misère", "conserve-pile": "Pile de misère kept", "false-hit": "False hit",
    "margot": "Margot la fendue", "contre-two-tables": "Contre two tables", "contre-mezeas": "Contre mézéas",
    "helpless": "Helpless man",
}  # fmt: skip
_WAYS = {1: "one way", 2: "two ways", 3: "three ways"}


@dataclass(frozen=True)
class JanEvent:
    """One thing a roll is worth. Fields are numbered on the roller's path; ``to`` is the player who marks."""

    kind: str
    field: int
    ways: int
    points: int
    to: int
    clause: str
    sentence: str
    arrows: tuple[Arrow, ...]

    @property
    def name(self) -> str:
        """The event as it is called, with its ways where there can be several."""
        family = self.kind if self.kind in NAMES else self.kind.rpartition("-")[0]
        return NAMES[family] + (f", {_WAYS[self.ways]}" if family in ("true-hit", "fill", "margot") else "")

    def __str__(self) -> str:
        return f"{self.name}: {self.points}. {self.sentence} [{self.clause}]"


def addressed(sentence: str, who: str) -> str:
    """A sentence about "your" jan or corner as one about somebody's."""
    return re.sub(r"\b[Yy]our\b", f"{who}'s", sentence).replace("hold yours", f"hold {who}'s own")


def tell(row: np.ndarray, roller: int, roll: Roll, men: tuple[int, ...], filling: tuple[Step, ...] = ()) -> JanEvent:
    """An event of the kernel in words. ``roll`` in the order the kernel was given it; ``men`` the roller's.

    ``filling``: the steps that fill a jan which lacks two men.
    """
    code, field, ways, by, points, to_opponent = (int(value) for value in row)
    kind = KINDS[code]
    arrows = tuple(_arrows(kind, field, by, roll, men))
    if kind.startswith("fill") and not by:
        arrows = tuple((step.source, step.target, str(step.number), "fill") for step in filling)
    return JanEvent(
        kind, field, ways, points, 1 - roller if to_opponent else roller, CLAUSES[code],
        _sentence(kind, field, by, roll, arrows), arrows,
    )  # fmt: skip


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


def _sentence(kind: str, field: int, by: int, roll: Roll, arrows: tuple[Arrow, ...]) -> str:
    a, b = roll
    reach = " and ".join(f"the {label} ({source}→{target})" for source, target, label, _ in arrows)
    jan = next((name for name in JANS if kind.endswith(name)), "")
    table = "small" if kind.endswith("small") else "big"
    if kind.startswith("true-hit"):
        return f"{reach.capitalize()} could cover the lone man on {field}, in the {table} jan table."
    if kind.startswith("false-hit"):
        rests = sorted({field - b, field - a})
        return f"Only the sum ({field - a - b}→{field}) reaches the lone man on {field}, and " + (
            f"both rests, {rests[0]} and {rests[1]}, are closed." if a != b else f"its rest, {rests[0]}, is closed."
        )
    if kind == "margot":
        return f"{reach.capitalize()} could land on {field}, empty between the lone men on {field - 1} and {field + 1}."
    if kind.startswith("fill"):
        verb = "together fill" if not by else "fills" if len(arrows) == 1 else "each fill"
        return f"{reach.capitalize()} {verb} your {jan} jan, so it must be filled."
    if kind == "conserve-pile":
        return "All fifteen men can stay on the rest corner."
    if kind.startswith("conserve"):
        return f"Your {jan} jan is full and can stay full, so it must."
    sentences = {
        "two-tables": "The only two men out could take both rest corners, one each.",
        "contre-two-tables": "The only two men out would take both rest corners, but the opponent holds one.",
        "mezeas": "Only the corner is out, and an ace is thrown while the opponent's corner is empty.",
        "contre-mezeas": "Only the corner is out, and an ace is thrown while the opponent's corner is held.",
        "six-tables": "On the third roll, six men could stand alone on fields 2 to 7.",
        "rencontre": "The first throw in answer shows the same numbers as the first throw of the setting.",
        "corner-hit": f"The {a} and the {b} could take the opponent's empty corner without the two that hold yours.",
        "exit": "The last man leaves the board, so it must be played.",
        "pile": "All fifteen men can come together on the rest corner.",
        "helpless": _helpless(by, roll),
    }
    return sentences[kind]


def _helpless(by: int, roll: Roll) -> str:
    a, b = roll
    if by == BY_FIRST | BY_SECOND:
        return "Neither number can be played."
    return f"The {a if by & BY_FIRST else b} cannot be played."
