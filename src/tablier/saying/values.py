"""The values of what is said. Each knows what it is, so that whoever puts it into words can ask who reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

_LONGEST = 120
"""So many characters of what somebody else wrote are told at most: a damaged file may be one line."""


@dataclass(frozen=True)
class Who:
    """A player: the side of the board, and the name if there is one. Read by that player it is *you*.

    Where more play than sit at the board, or before they do, ``player`` counts them from 0; it tells who is *you* then,
    since the sides change hands. ``side`` is None for somebody spoken of apart from the board.
    """

    side: int | None
    name: str = ""
    player: int | None = None


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
class Notated:
    """A play in the numbers of both players, White's first; ``owner`` makes it, and records have it in their numbers.

    It is told as a :class:`Spot` is: as the board before the reader is numbered.
    """

    texts: tuple[str, str]
    owner: int

    def text(self, seat: int | None) -> str:
        return self.texts[self.owner if seat is None else seat]


@dataclass(frozen=True)
class Quoted:
    """Words of somebody else, between the quotation marks of the reader's language; see :func:`quoted`."""

    text: str

    @property
    def shown(self) -> str:
        """The words, with signs that cannot be seen written out: a terminal must not take them for commands."""
        return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in self.text)


def quoted(given: object) -> SaidValue:
    """Whatever was given, to be told to whoever gave it: a text as a quotation, anything else as Python writes it."""
    return Quoted(shortened(given)) if isinstance(given, str) else shortened(repr(given))


def shortened(text: str) -> str:
    """A text, or as much of its beginning as fits into a sentence."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


@dataclass(frozen=True)
class Several:
    """A list, joined as the language joins lists: with *and*, or with *or*; ``apart``, with semicolons between."""

    items: tuple[SaidValue, ...]
    either: bool = False
    apart: bool = False


class Said:
    """A message: ``Said("jans.true-hit", who=Who(0), on=Spot((18, 7), 0), ways=2)``. Immutable, comparable, hashable.

    ``str`` gives it in English for nobody in particular.
    """

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, SaidValue]

    def __init__(self, key: str, /, **values: SaidValue) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", values)

    def named(self, people: Sequence[Who]) -> Said:
        """The same, spoken of these, White and Black, where it was of the sides alone."""
        return Said(self.key, **{key: _named(value, people) for key, value in self.values.items()})

    def to_json(self) -> dict[str, Any]:
        """The message as plain values, to be kept and told later to whoever reads it then."""
        return {"say": self.key, **({"with": {k: _to_json(v) for k, v in self.values.items()}} if self.values else {})}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Said:
        """The message that :meth:`to_json` wrote."""
        return Said(data["say"], **{name: _from_json(value) for name, value in data.get("with", {}).items()})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"what is said cannot be changed: {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _said_again, (self.key, dict(self.values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.values.items())))

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
    ``player`` is the side that acted, where a side did. A text instead of a message is a stranger's own words.
    """

    said: Said | str
    clause: str | None = None
    kind: str = "note"
    player: int | None = None


def _named(value: SaidValue, people: Sequence[Who]) -> SaidValue:
    match value:
        case Who(int(side), "", None):
            return people[side]
        case Said():
            return value.named(people)
        case Several(items):
            return replace(value, items=tuple(_named(item, people) for item in items))
        case _:
            return value


def _to_json(value: SaidValue) -> Any:
    match value:
        case Who(side, name, player):
            return {"who": side, "name": name, **({} if player is None else {"player": player})}
        case Quoted(text):
            return {"quoted": text}
        case Spot(numbers, owner):
            return {"spot": list(numbers), "owner": owner}
        case Notated(texts, owner):
            return {"notated": list(texts), "owner": owner}
        case Several(items, either, apart):
            return {
                "several": [_to_json(item) for item in items],
                "either": either,
                **({"apart": True} if apart else {}),
            }
        case Said():
            return value.to_json()
        case _:
            return value


def _from_json(data: Any) -> SaidValue:
    match data:
        case {"who": side, "name": name}:
            return Who(side, name, data.get("player"))
        case {"quoted": text}:
            return Quoted(text)
        case {"spot": [white, black], "owner": owner}:
            return Spot((white, black), owner)
        case {"notated": [white, black], "owner": owner}:
            return Notated((white, black), owner)
        case {"several": items, "either": either}:
            return Several(tuple(map(_from_json, items)), either, data.get("apart", False))
        case {"say": _}:
            return Said.from_json(data)
        case str() | int() | float():
            return data
        case _:
            raise TypeError(f"{data!r} is no value of anything said")


def _said_again(key: str, values: dict[str, SaidValue]) -> Said:
    return Said(key, **values)


SaidValue = str | int | float | Who | Spot | Notated | Quoted | Several | Said
