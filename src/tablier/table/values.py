"""What the fields of events may hold: as JSON, as text in a record, and asked for in a message."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Annotated, Any, get_args

import numpy as np

from ..board import SIDES

MOST_POINTS = 999
"""No act at the table marks or claims more."""


def is_whole(value: object) -> bool:
    """Whether something is a whole number, and not a yes or no."""
    return isinstance(value, int) and not isinstance(value, bool)


def plain(value: Any) -> Any:
    """A whole number of somebody else's, such as NumPy's, as one of Python's; everything else as it is."""
    return int(value) if isinstance(value, np.integer) else value


def side_named(side: str | int) -> int:
    """A side named in words or by number; what is neither is for the referee to refuse."""
    named = side.lower() if isinstance(side, str) else side
    return SIDES.index(named) if isinstance(named, str) and named in SIDES else int(named) if is_whole(named) else -1


@dataclass(frozen=True)
class FieldValue(ABC):
    """A kind of value. ``asked_as`` is its name in messages, if that is not the field's own."""

    @property
    @abstractmethod
    def pattern(self) -> str:
        """A regular expression of its text."""

    @property
    def asked_as(self) -> str:
        return ""

    @abstractmethod
    def fits(self, value: Any) -> bool:
        """Whether something read from JSON is such a value."""

    def write(self, value: Any) -> str:
        return str(value)

    @abstractmethod
    def read(self, text: str) -> Any:
        """The value of a text that fits the pattern."""

    @abstractmethod
    def described(self) -> dict[str, Any]:
        """What a client has to know to ask somebody for such a value: its ``kind``, and within which bounds."""


@dataclass(frozen=True)
class Whole(FieldValue):
    """A whole number. ``least_asked`` and ``most_asked`` are the bounds in a message, where they are narrower.

    ``by`` is by how much it commonly grows.
    """

    least: int
    most: int
    least_asked: int | None = None
    most_asked: int | None = None
    by: int = 1

    @property
    def asked(self) -> tuple[int, int]:
        """The bounds in a message."""
        least, most = self.least_asked, self.most_asked
        return self.least if least is None else least, self.most if most is None else most

    @property
    def pattern(self) -> str:
        return rf"[0-9]{{1,{len(str(self.most))}}}"

    def fits(self, value: Any) -> bool:
        return is_whole(value) and self.least <= value <= self.most

    def read(self, text: str) -> int:
        return int(text)

    def described(self) -> dict[str, Any]:
        least, most = self.asked
        return {"kind": "whole", "least": least, "most": most, "by": self.by}


class Side(Whole):
    """A side of the board: 0 White, 1 Black."""

    pattern = "|".join(SIDES)

    def write(self, value: int) -> str:
        return SIDES[value]

    def read(self, text: str) -> int:
        return SIDES.index(text.lower())

    def described(self) -> dict[str, Any]:
        return {"kind": "side"}


class Seat(Whole):
    """A player of a game that more than two play, counted from 0; from 1 where people read it."""

    pattern = "[1-4]"

    def write(self, value: int) -> str:
        return str(value + 1)

    def read(self, text: str) -> int:
        return int(text) - 1

    def described(self) -> dict[str, Any]:
        return {"kind": "seat"}


@dataclass(frozen=True)
class OrNothing(FieldValue):
    """Such a value, or none."""

    value: FieldValue

    @property
    def pattern(self) -> str:
        return self.value.pattern

    @property
    def asked_as(self) -> str:
        return self.value.asked_as

    def fits(self, value: Any) -> bool:
        return value is None or self.value.fits(value)

    def write(self, value: Any) -> str:
        return self.value.write(value)

    def read(self, text: str) -> Any:
        return self.value.read(text)

    def described(self) -> dict[str, Any]:
        return self.value.described() | {"optional": True}


@dataclass(frozen=True)
class YesNo(FieldValue):
    """One of two words."""

    yes: str
    no: str

    @property
    def pattern(self) -> str:
        return f"{self.yes}|{self.no}"

    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def write(self, value: bool) -> str:
        return self.yes if value else self.no

    def read(self, text: str) -> bool:
        return text.lower() == self.yes

    def described(self) -> dict[str, Any]:
        return {"kind": "yes-no", "yes": self.yes, "no": self.no}


@dataclass(frozen=True)
class Dice(FieldValue):
    """So many dice, joined by hyphens; ``each``: the first is White's, the second Black's."""

    fewest: int = 1
    most: int = 3
    each: bool = False

    @property
    def pattern(self) -> str:
        return "[1-6](?:-[1-6]){1,2}"

    def fits(self, value: Any) -> bool:
        return isinstance(value, list) and all(is_whole(die) and 1 <= die <= 6 for die in value)

    def write(self, value: tuple[int, ...]) -> str:
        return "-".join(map(str, value))

    def read(self, text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split("-")))

    def described(self) -> dict[str, Any]:
        return {"kind": "dice", "fewest": self.fewest, "most": self.most, "each": self.each}


@dataclass(frozen=True)
class Seats(FieldValue):
    """Two different players of a game that more than two play: White's, then Black's."""

    @property
    def pattern(self) -> str:
        return "[1-4]-[1-4]"

    def fits(self, value: Any) -> bool:
        known = isinstance(value, list) and all(is_whole(seat) and 0 <= seat <= 3 for seat in value)
        return known and len(set(value)) == len(value)

    def write(self, value: tuple[int, ...]) -> str:
        return "-".join(str(seat + 1) for seat in value)

    def read(self, text: str) -> tuple[int, ...]:
        return tuple(int(seat) - 1 for seat in text.split("-"))

    def described(self) -> dict[str, Any]:
        return {"kind": "seats"}


@dataclass(frozen=True)
class Text(FieldValue):
    """A play in the game's notation; with ``whole_line`` anything that is said, up to the end of the line."""

    whole_line: bool = False

    @property
    def pattern(self) -> str:
        return ".*"

    @property
    def asked_as(self) -> str:
        return "text"

    def fits(self, value: Any) -> bool:
        return isinstance(value, str)

    def read(self, text: str) -> str:
        return text.strip()

    def described(self) -> dict[str, Any]:
        return {"kind": "text"}


Player = Annotated[int, Side(0, 1)]
PlayerOfMany = Annotated[int, Seat(0, 3)]
Drawn = Annotated[tuple[int, ...], Seats()]
Die = Annotated[int, Whole(1, 6)]
ThrownDice = Annotated[tuple[int, ...], Dice()]
Point = Annotated[int, Whole(0, 25)]
WinWorth = Annotated[int, Whole(1, 3)]
Points = Annotated[int, Whole(0, MOST_POINTS, by=2)]
ClaimedPoints = Annotated[int, Whole(0, MOST_POINTS, least_asked=1, by=2)]
Holes = Annotated[int | None, OrNothing(Whole(0, MOST_POINTS, most_asked=99))]
Over = Annotated[bool, YesNo("much", "little")]
PlayText = Annotated[str, Text()]
Speech = Annotated[str, Text(whole_line=True)]


def kind_of(hint: Any) -> FieldValue:
    """The kind of value that a field is declared with."""
    found = next((one for one in get_args(hint) if isinstance(one, FieldValue)), None)
    if found is None:
        raise TypeError(f"{hint!r} does not say what kind of value it is; see tablier.table.values")
    return found
