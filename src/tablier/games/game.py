"""What a game is to the rest of the program: its options, its dice, its positions and its plays."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

import numpy as np

from ..errors import BadOption, Unreadable

Value = str | bool | int
Roll = tuple[int, ...]


@dataclass(frozen=True)
class Option:
    """A ruling a table may choose: its values, each with its effect in a sentence, and the clause it belongs to."""

    name: str
    clause: str
    summary: str
    effects: Mapping[Value, str]
    default: Value
    numbers: range | None = None
    """Whole numbers allowed besides the values named in ``effects``."""

    @property
    def values(self) -> tuple[Value, ...]:
        return tuple(self.effects)

    def read(self, value: Value) -> Value:
        """``value`` as one of the allowed ones; texts such as ``"yes"`` stand for True. Raises BadOption."""
        if isinstance(self.default, bool) and isinstance(value, str):
            value = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
                value.lower(), value
            )
        if self.numbers is not None:
            if isinstance(value, str) and value.isascii() and value.isdigit():
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and value in self.numbers:
                return value
        for allowed in self.effects:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
        choices = ", ".join(show_value(v) for v in self.effects)
        if self.numbers is not None:
            choices = f"the whole numbers from {self.numbers[0]} to {self.numbers[-1]}"
        raise BadOption("bad-option-value", f"{self.name} cannot be {value!r}; it is one of {choices}.", self.clause)


def show_value(value: Value) -> str:
    """An option's value as it is written in ids, records and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Step(NamedTuple):
    """One man moved by the number of one die, on the path of the player who moves it."""

    source: int
    number: int
    target: int
    hits: bool = False

    def __str__(self) -> str:
        source = "bar" if self.source == 0 else str(self.source)
        target = "off" if self.target == 25 else str(self.target)
        return f"{source}/{target}{'*' if self.hits else ''}"


class Position(ABC):
    """A position between turns, of one game under one set of options. Immutable, comparable, hashable."""

    game: Game
    turn: int

    @property
    @abstractmethod
    def id(self) -> str:
        """The position as one line of text, from which :meth:`Game.position` makes it again."""

    @abstractmethod
    def array(self) -> np.ndarray:
        """A fresh record array of length 1 for the rules kernels."""

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True)
class Play:
    """A whole turn: its steps in order, as text, and the position it leads to."""

    notation: str
    position: Position
    steps: tuple[Any, ...] = field(compare=False)

    def __str__(self) -> str:
        return self.notation


class Game(ABC):
    """A game under chosen options. ``Backgammon("modern", binding=True)``; compares by what it plays."""

    id: ClassVar[str]
    name: ClassVar[str]
    year: ClassVar[str]
    dice: ClassVar[int]
    players = 2
    family: ClassVar[str]
    """Which kernel plays it; games of one family are compiled together."""
    by_steps: ClassVar[bool] = True
    """Whether a play is made of steps that its player chooses; otherwise every throw plays itself."""
    end_clause: ClassVar[str]
    """The clause that says when a game is won."""
    rule_options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}

    def __init__(self, preset: str | None = None, /, **options: Value) -> None:
        known = {option.name: option for option in self.rule_options}
        chosen = {option.name: option.default for option in self.rule_options}
        if preset is not None:
            if preset not in self.presets:
                raise BadOption("unknown-preset", closest(f"preset of {self.name}", preset, self.presets))
            chosen.update(self.presets[preset])
        for name, value in options.items():
            if name not in known:
                raise BadOption("unknown-option", closest(f"option of {self.name}", name, known))
            chosen[name] = known[name].read(value)
        self.options: Mapping[str, Value] = chosen

    @property
    def variant(self) -> str:
        """The departure from the defaults as text: empty, a preset's name, or ``option=value,…``."""
        default = {option.name: option.default for option in self.rule_options}
        if self.options == default:
            return ""
        for name, values in self.presets.items():
            if self.options == {**default, **values}:
                return name
        changed = sorted(name for name in default if self.options[name] != default[name])
        return ",".join(f"{name}={show_value(self.options[name])}" for name in changed)

    @property
    def full_id(self) -> str:
        """The game's id with its variant: ``backgammon@modern``."""
        return f"{self.id}@{self.variant}" if self.variant else self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.full_id == other.full_id

    def __hash__(self) -> int:
        return hash(self.full_id)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.full_id}>"

    def read_roll(self, dice: Iterable[int]) -> Roll:
        """Check a roll entered by hand. Raises Unreadable."""
        roll = tuple(dice)
        if len(roll) != self.dice or not all(isinstance(d, int | np.integer) and 1 <= d <= 6 for d in roll):
            shown = "-".join(map(str, roll)) or "nothing"
            raise Unreadable(
                "bad-roll", f"{self.name} is played with {self.dice} dice from 1 to 6; {shown} is not such a roll."
            )
        return tuple(int(d) for d in roll)

    @abstractmethod
    def start(self, turn: int = 0) -> Position:
        """The starting position with ``turn`` to throw."""

    @abstractmethod
    def position(self, fields: str) -> Position:
        """Read what follows the game in a position id. Raises Unreadable or BadPosition."""

    @abstractmethod
    def winner(self, position: Position) -> int | None:
        """Who has won in a position, if the game is over in it."""

    def check_start(self, position: Position) -> None:
        """Raise BadOption unless a game of this kind can go on from a position."""
        if position.game.full_id != self.full_id:
            raise BadOption("other-game", f"The position is one of {position.game.full_id}, not of {self.full_id}.")
        if self.winner(position) is not None:
            raise BadOption("already-over", "The game is over in the position given.", self.end_clause)

    @abstractmethod
    def plays(self, position: Position, roll: Roll) -> Sequence[Play]:
        """All legal plays of a roll, one for each distinct position; a single empty play if nothing can be played."""

    @abstractmethod
    def announce(self, roll: Roll) -> str | None:
        """The name to be called for a double (C-4), if it has one in this game."""

    @abstractmethod
    def warm_up(self) -> None:
        """Run every kernel function the table needs once, so that it is compiled."""

    @abstractmethod
    def playouts(self, games: int, seed: int, start: Position | None = None, first: int = 0) -> np.ndarray:
        """Random games: a row (winner or -1, points, turns) for each.

        Game ``first`` of the seed and those that follow it: the same number is the same game, however many are
        played at once. Without ``start`` the beginner is thrown for.
        """


def closest(what: str, name: str, known: Iterable[str]) -> str:
    """A sentence saying that ``name`` is not among the ``known``, with the nearest of them."""
    near = difflib.get_close_matches(name, list(known), 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(known) or 'none'}."
    return f"There is no {what} called {name!r}; {hint}"
