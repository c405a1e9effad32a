"""Positions set up by hand: what can be set on the board of a game besides the men, told as data.

A :class:`Setup` is a position taken apart, whether or not it can be: a family makes it of a position, and a position of
it, and says which :class:`Entry` there is for everything that is neither a man nor whose turn it is. So one editor sets
up the positions of every game and knows none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..errors import Unreadable
from ..saying import Said
from .game import Position

YES, COUNT, DICE = "yes", "count", "dice"
"""The kinds of entries: yes or no, a whole number, or dice that may be left out."""


@dataclass(frozen=True)
class Entry:
    """Something that a position holds besides its men."""

    name: str
    kind: str
    label: Said
    each: bool = True
    """Whether both players have it: then its value is a pair, White's first."""
    least: int = 0
    most: int = 0
    """The bounds of a COUNT; how many DICE there are."""

    def read(self, value: Any) -> Any:
        """A value as it is kept. Raises Unreadable."""
        if value is None:
            return self.nothing
        if self.kind == DICE:
            if not isinstance(value, list | tuple) or len(value) not in (0, self.most):
                raise self._unreadable()
            return tuple(self._whole(die, 1, 6) for die in value)
        if not self.each:
            return self._one(value)
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise self._unreadable()
        return self._one(value[0]), self._one(value[1])

    @property
    def nothing(self) -> Any:
        """What stands for nothing."""
        if self.kind == DICE:
            return ()
        one: Any = False if self.kind == YES else self.least
        return (one, one) if self.each else one

    def _one(self, value: Any) -> Any:
        if self.kind == COUNT:
            return self._whole(value, self.least, self.most)
        if not isinstance(value, bool):
            raise self._unreadable()
        return value

    def _whole(self, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self._unreadable()
        return value

    def _unreadable(self) -> Unreadable:
        return Unreadable("bad-entry", Said("setting-up.bad-entry", entry=self.label))


@dataclass(frozen=True)
class Ladder:
    """Places that are set together: the stacks of a point, and what may lie in them, from nothing upwards."""

    stacks: tuple[int, ...]
    rungs: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class SetupSheet:
    """How the board of a game is set up."""

    men: int
    """How many men a player has."""
    off: tuple[int, int]
    """The stacks where men lie that are off, White's first; whoever is not elsewhere is there."""
    entries: tuple[Entry, ...] = ()
    ladders: tuple[Ladder, ...] = ()
    pins: bool = False
    """Whether men of both players may share a point, of whom one is pinned."""

    def read(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values for all entries. Raises Unreadable for one that cannot be, or that nobody asked for."""
        unknown = set(values) - {entry.name for entry in self.entries}
        if unknown:
            raise Unreadable("bad-entry", Said("setting-up.unknown-entry", entry=min(unknown)))
        return {entry.name: entry.read(values.get(entry.name)) for entry in self.entries}


@dataclass(frozen=True)
class Setup:
    """A position taken apart. ``men`` by stack, as on the layout of its board; ``under``: the stacks pinned."""

    turn: int
    men: tuple[int, ...]
    under: tuple[int, ...] = ()
    values: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        values = {name: list(value) if isinstance(value, tuple) else value for name, value in self.values.items()}
        return {"turn": self.turn, "men": list(self.men), "under": list(self.under), "values": values}


class Editing(Protocol):
    """What a family is asked where positions are set up by hand."""

    def sheet(self, game: Any) -> SetupSheet:
        """How a board of the game is set up."""

    def apart(self, position: Any) -> Setup:
        """A position taken apart."""

    def together(self, game: Any, setup: Setup) -> Position:
        """The position that was set up; what follows from the rest is filled in. Raises BadPosition, Unreadable."""


def checked(sheet: SetupSheet, stacks: int, setup: Setup) -> Setup:
    """A setup from outside, with values for every entry. Raises Unreadable for what no board has room for."""
    if len(setup.men) != stacks or not all(0 <= men <= 99 for men in setup.men):
        raise Unreadable("bad-men", Said("setting-up.bad-stacks", wanted=stacks))
    if setup.turn not in (0, 1) or not all(0 <= stack < stacks for stack in setup.under):
        raise Unreadable("bad-men", Said("setting-up.bad-stacks", wanted=stacks))
    return Setup(setup.turn, setup.men, setup.under, sheet.read(setup.values))


def halves(men: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """White's stacks and Black's."""
    half = len(men) // 2
    return tuple(men[:half]), tuple(men[half:])


__all__ = ["COUNT", "DICE", "YES", "Editing", "Entry", "Ladder", "Setup", "SetupSheet", "checked", "halves"]
