"""The values of what is said. Each knows what it is, so that whoever puts it into words can ask who reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Who:
    """A player: the side of the board, and the name if there is one. Read by that player it is *you*."""

    side: int
    name: str = ""


@dataclass(frozen=True)
class Spot:
    """A point of the board by the numbers both players call it, White's first; ``owner`` is whose number is usual.

    Every reader is told the number printed at their own edge; whoever sits at neither, the owner's.
    """

    numbers: tuple[int, int]
    owner: int

    def number(self, seat: int | None) -> int:
        return self.numbers[self.owner if seat is None else seat]


@dataclass(frozen=True)
class Several:
    """A list, joined as the language joins lists: with *and*, or with *or*; ``apart``, with semicolons between."""

    items: tuple[Value, ...]
    either: bool = False
    apart: bool = False


class Said:
    """A message: ``Said("jans.true-hit", who=Who(0), on=Spot((18, 7), 0), ways=2)``. Immutable, comparable, hashable.

    ``str`` gives it in English for nobody in particular.
    """

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, Value]

    def __init__(self, key: str, /, **values: Value) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"what is said cannot be changed: {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _said_again, (self.key, dict(self.values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.values)))

    def __repr__(self) -> str:
        return f"Said({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.values.items())])})"

    def __str__(self) -> str:
        from .reader import PLAIN

        return PLAIN.say(self)


@dataclass(frozen=True)
class Told:
    """A line of what is told: the message, the clause behind it, and what kind of line it is.

    ``kind`` is that of the act (``throw``, ``play``, …), or ``jan`` for what a throw was worth, ``way`` for how it
    comes about, ``marked`` for what has become of points and holes, ``result`` for how it ended, ``note`` for the rest.
    """

    said: Said
    clause: str | None = None
    kind: str = "note"


def _said_again(key: str, values: dict[str, Value]) -> Said:
    return Said(key, **values)


Value = str | int | float | Who | Spot | Several | Said
