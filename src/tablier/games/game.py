"""What a game is to the rest of the program: its options, its dice, its positions and its plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np

from ..counts import check_counts, check_seed
from ..errors import BadOption, Refusal
from ..kinds import declared
from ..saying import Said, Several, quoted
from ..throws import Dice, Roll, is_roll, read_roll, shown
from .notation import text_of

Value = str | bool | int


@dataclass(frozen=True)
class Option:
    """A ruling a table may choose: its values, and the clause it belongs to. What each does, the catalogues say."""

    name: str
    clause: str
    values: tuple[Value, ...]
    default: Value
    numbers: range | None = None
    """Whole numbers allowed besides the values named."""
    area: str = ""
    """The catalogue that has its words: by default that of the game which first has the option."""
    needs: str = ""
    """Another option of the table without which it decides nothing."""
    play: str = ""
    """Where it decides something: in a ``match`` of several games, for ``money``, that is without end; else in both."""

    @property
    def off(self) -> Value:
        """What was played before there was a choice, and what a record that does not name it stands for."""
        return False if self.default is True else self.default

    def decides(self, chosen: Mapping[str, Value], match: int) -> bool:
        """Whether it makes a difference beside the other options chosen, in a match to so many points."""
        fits = {"match": match > 1, "money": match == 0}.get(self.play, True)
        return fits and bool(chosen[self.needs] if self.needs else True)

    @property
    def summary(self) -> Said:
        """What is ruled, in a sentence."""
        return Said(f"{self.area}.{self._key}")

    @property
    def effects(self) -> dict[Value, Said]:
        """What each value does, in a sentence."""
        return {value: Said(f"{self.area}.{self._key}-{show_value(value)}") for value in self.values}

    @property
    def _key(self) -> str:
        return f"option-{self.name.replace('_', '-')}"

    def read(self, value: Value) -> Value:
        """``value`` as one of the allowed ones; texts such as ``"yes"`` stand for True. Raises BadOption."""
        if isinstance(self.default, bool) and isinstance(value, str):
            value = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
                value.lower(), value
            )
        if self.numbers is not None:
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and value in self.numbers:
                return value
        for allowed in self.values:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
        if self.numbers is not None:
            least, most = self.numbers[0], self.numbers[-1]
            why = Said("refusals.no-such-number", option=self.name, given=quoted(value), least=least, most=most)
        else:
            values = Several(tuple(map(show_value, self.values)), either=True)
            why = Said("refusals.no-such-value", option=self.name, given=quoted(value), values=values)
        raise BadOption("bad-option-value", why, self.clause, self.name)


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

    @property
    def man(self) -> tuple[int, int]:
        """Which man is moved where, by whatever number."""
        return self.source, self.target

    def to_json(self) -> dict[str, Any]:
        return {"from": self.source, "number": self.number, "to": self.target, "hits": self.hits}

    def motion(self, side: int) -> dict[str, Any]:
        """What is seen to move when ``side`` makes the step."""
        return {"side": side, **self.to_json()}


class Position(ABC):
    """A position between turns, of one game under one set of options. Immutable, comparable, hashable.

    >>> from tablier import read_position
    >>> position = read_position("backgammon@modern:w:19x2,20x2,24x1:19x3,22x1")
    >>> [str(play) for play in position.plays("2-1")]
    ['20/22 19/20', '20/21 20/22', '19/21 19/20', '24/off 20/22', '24/off 19/21']
    >>> position.play("24/off 20/22", "2-1").turn
    1
    """

    game: Game
    turn: int
    unsided: ClassVar[tuple[str, ...]] = ()
    """Pairs that are not one thing of White's and one of Black's."""
    drawn_by: ClassVar[Callable[[Position], str]]
    """What draws a position, and what judges one: both stand above the games, and say so themselves."""
    judged_by: ClassVar[Callable[[Position, int], Any]]

    # What may come of it

    def plays(self, roll: Dice) -> Sequence[Play]:
        """All legal plays of a roll, one for each position they lead to. Raises Unreadable."""
        return self.game.plays(self, roll)

    def play(self, play: Play | str | Iterable[tuple[int, ...]], roll: Dice | None = None) -> Position:
        """The position a play leads to: one of :meth:`plays`, its text, or its steps, each a man and a number.

        Text and steps need the roll. Raises Unreadable, Refusal, Ambiguous, and BadOption without a roll.
        """
        if isinstance(play, Play):
            thrown = play.roll if roll is None else self.game.read_roll(roll)
            if thrown and play.is_of(self, thrown):
                return play.position
            play, roll = play.notation, thrown or None
        if roll is None:
            raise BadOption("no-roll", Said("positions.no-roll"))
        roll = self.game.read_roll(roll)
        return self.game.read_play(self, roll, text_of(play, self, roll)).position

    @property
    def winner(self) -> int | None:
        """Who has won, if anybody: 0 White, 1 Black."""
        return self.game.winner(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, won by somebody or not."""
        return self.game.is_over(self)

    def mirror(self) -> Position:
        """The same with the sides exchanged: White has what Black had, and throws if Black was to throw."""
        held = {one.name: getattr(self, one.name) for one in fields(self) if one.name not in ("game", "turn")}  # type: ignore[arg-type]
        pairs = {name: value[::-1] for name, value in held.items() if name not in self.unsided}
        mirrored: Position = replace(self, turn=1 - self.turn, **pairs)  # type: ignore[type-var]
        return mirrored

    def evaluate(self, looks: int = 1) -> Evaluation:
        """How likely whoever throws is to win, and what that is worth; ``looks`` turns ahead, none to two.

        By exact tables where there are any, else by the game's network; a game that is over is worth what was won.
        Raises BadOption where there is neither, or where what was won hangs on the last cast (B-13).
        """
        found: Evaluation = type(self).judged_by(self, looks)
        return found

    def _repr_svg_(self) -> str:
        return type(self).drawn_by(self)

    @property
    @abstractmethod
    def id(self) -> str:
        """The position as one line of text, from which :meth:`Game.position` makes it again."""

    @abstractmethod
    def array(self) -> np.ndarray:
        """A fresh record array of length 1 for the rules kernels."""

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"read_position({self.id!r})"

    @abstractmethod
    def counts(self) -> list[Any]:
        """Both players' men in numbers, point by point."""

    @abstractmethod
    def details(self) -> dict[str, Any]:
        """The position spelled out for other programs: what each side has, by its name, and what belongs to both."""

    def pins(self) -> list[list[int]] | None:
        """On which points either player has a man pinned; None where men are not pinned."""
        return None

    def pips(self, player: int) -> int | None:
        """How many steps a player's men have to go yet; None where that says nothing."""
        return None

    def marks(self) -> dict[str, Any] | None:
        """What both have marked beside the men, where a game has such marks."""
        return None

    @property
    def tally(self) -> tuple[int, int]:
        """What each has won within the game so far, where something is counted there; see :attr:`Game.tallied`."""
        return 0, 0

    @property
    def board_key(self) -> object:
        """What a board has to be drawn anew for."""
        return self.id.partition(":")[2][2:]


class Evaluation(NamedTuple):
    """What a position is worth to whoever throws."""

    value: float
    unit: str
    """What the value is in: ``points``, ``tokens`` or, in Trictrac, ``chance`` of winning the game."""
    win: float
    chances: Mapping[str, float]
    """``win`` and, where wins may count more, ``double``, ``triple`` and what is lost so: each with all above it."""
    how: str
    """``exact`` or ``network``."""


class Play:
    """A whole turn: its steps in order, as text, and the position it leads to. Immutable, comparable, hashable."""

    __slots__ = ("_notation", "_position", "_steps")

    def __init__(self, notation: str, position: Position, steps: tuple[Any, ...]) -> None:
        self._notation = notation
        self._position = position
        self._steps = steps

    @property
    def notation(self) -> str:
        """The play as people write it."""
        return self._notation

    @property
    def position(self) -> Position:
        """The position it leads to."""
        return self._position

    @property
    def steps(self) -> tuple[Any, ...]:
        """Its steps, in their order."""
        return self._steps

    @property
    def empty(self) -> bool:
        """Whether nothing is played."""
        return not self.steps

    @property
    def roll(self) -> Roll:
        """The roll it was listed for, if it was."""
        return ()

    def is_of(self, position: Position, roll: Roll) -> bool:
        """Whether it is certain to be a legal play of a roll in a position, because it was listed as one."""
        return False

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation} → {self.position.id}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and (self.notation, self.position) == (other.notation, other.position)

    def __hash__(self) -> int:
        return hash((self.notation, self.position))

    def __reduce__(self) -> tuple[Any, ...]:
        return Play, (self.notation, self.position, self.steps)


class _InWords:
    """Something a game says of itself: in English as an attribute, to be put into words as :meth:`Game.word`."""

    def __set_name__(self, owner: type[Game], name: str) -> None:
        self._what = name

    def __get__(self, game: Game | None, kind: type[Game]) -> str:
        return _in_english(kind, self._what)


@cache
def _in_english(kind: type[Game], what: str) -> str:
    return str(kind.word(what))


class Game(ABC):
    """A game under chosen options. ``Backgammon("modern", binding=True)``; compares by what it plays.

    What a game says of itself stands in the catalogue named after its id, in every language.
    """

    id: ClassVar[str]
    if TYPE_CHECKING:
        name: ClassVar[str]
        short_name: ClassVar[str]
        year: ClassVar[str]
        era: ClassVar[str]
        line: ClassVar[str]
        gist: ClassVar[str]
    else:
        name = _InWords()
        short_name = _InWords()
        """The same as briefly as it is called in a list of games."""
        year = _InWords()
        """When it was first written down."""
        era = _InWords()
        """The time it belongs to."""
        line = _InWords()
        """What the game is, in a line."""
        gist = _InWords()
        """The same in a few words, beside its name in a list."""
    dice: ClassVar[int]
    players = 2
    family: ClassVar[str]
    """Which kernel plays it; games of one family are compiled together."""
    minutes: ClassVar[int] = 30
    """About how long a game takes."""
    example: ClassVar[str] = "1/7 12/17"
    """A play as it may be typed."""
    plays_itself: ClassVar[bool] = False
    """Whether a throw leaves nothing to choose."""
    scores_throws: ClassVar[bool] = False
    """Whether a throw is worth something by itself; :meth:`jans` tells what."""
    solved: ClassVar[bool] = False
    """Whether the exact chances of every position are known."""
    tallied: ClassVar[str | None] = None
    """What is counted within a game, besides the points it is worth."""
    unit: ClassVar[tuple[str, str]] = ("game", "points")
    """What is played at a time, and what for."""
    pass_clause: ClassVar[str] = "C-2"
    """The clause that says what happens when nothing can be played."""
    vignette: ClassVar[tuple[str, str]] = ("", "")
    """A position worth looking at, and a throw, to show the game at a glance; by default how it begins."""
    nowhere: ClassVar[str] = ""
    """A position in which somebody waits to get in, for a page to show where there is nothing; if a game has one."""
    winner_begins: ClassVar[bool] = False
    """Whether the winner of a game begins the next one of the match; otherwise it is thrown for again (C-1)."""
    end_clause: ClassVar[str]
    """The clause that says when a game is won."""
    misjudged: ClassVar[Mapping[str, tuple[float, ...]]] = {}
    """By how much the four lower levels misjudge it, in the unit of its network's values, for each variant that has a
    network of its own; found by letting them play each other. The more plays a roll has, the less it takes: the best of
    many misjudged plays is misjudged most.
    """
    costs: ClassVar[Mapping[str, tuple[float, ...]]] = {}
    """What a decision that is not plain costs each of the five levels on average, in points, as a quick review of their
    games sees it, for the same variants; see benchmarks/grades.py."""
    widths: ClassVar[Mapping[str, int]] = {}
    """How wide a network is for each variant where that is known to pay; the others have the width of the first."""
    rule_options: ClassVar[tuple[Option, ...]]
    at_table: ClassVar[tuple[Option, ...]] = ()
    """Options of a table of this game, besides those of its rules."""
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}

    def __init_subclass__(cls, **others: Any) -> None:
        super().__init_subclass__(**others)
        for options in ("rule_options", "at_table"):
            if options in vars(cls):
                own = (option if option.area else replace(option, area=cls.id) for option in getattr(cls, options))
                setattr(cls, options, tuple(own))

    @classmethod
    @declared
    def word(cls, what: str) -> Said | str:
        """What a game says of itself (``name``), to be put into words, or, without a catalogue, the words."""
        own = next((vars(kind)[what] for kind in cls.__mro__ if what in vars(kind)), None)
        return own if isinstance(own, str) else Said(f"{cls.id}.{what.replace('_', '-')}")

    def __init__(self, preset: str | None = None, /, **options: Value) -> None:
        known = {option.name: option for option in self.rule_options}
        chosen = {option.name: option.default for option in self.rule_options}
        if preset is not None:
            if not isinstance(preset, str) or preset not in self.presets:
                raise BadOption("unknown-preset", closest("preset", preset, self.presets, of=self.word("name")))
            chosen.update(self.presets[preset])
        for name, value in options.items():
            if name not in known:
                raise BadOption("unknown-option", closest("option", name, known, of=self.word("name")))
            chosen[name] = known[name].read(value)
        self.options: Mapping[str, Value] = chosen

    @cached_property
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
    def own_name(self) -> Said | str:
        """What it is called: a variant that is played as a game of its own, with a network of its own, by its name."""
        return self.word(f"preset-{self.variant}" if self.variant and self.variant in self.misjudged else "name")

    @property
    def called(self) -> Said | str:
        """The same with its rulings, where it has others than those that its name stands for."""
        if not self.variant or self.variant in self.misjudged:
            return self.own_name
        rulings = self.word(f"preset-{self.variant}") if self.variant in self.presets else self.variant
        return Said("telling.variant", game=self.own_name, rulings=rulings)

    @cached_property
    def full_id(self) -> str:
        """The game's id with its variant: ``backgammon@modern``."""
        return full_id(self.id, self.variant)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.full_id == other.full_id

    def __hash__(self) -> int:
        return hash(self.full_id)

    def __repr__(self) -> str:
        return f"<{self.own_name}: {self.full_id}>"

    def read_roll(self, dice: Dice) -> Roll:
        """A roll of the game, as anybody gives it: ``(3, 1)``, ``[3, 1]``, ``"3-1"``, an array. Raises Unreadable.

        Every method here that takes a roll reads it so.
        """
        return dice if is_roll(dice, self.dice) else read_roll(dice, self.dice, self.own_name)

    @abstractmethod
    def start(self, turn: int = 0) -> Position:
        """The starting position with ``turn`` to throw."""

    @abstractmethod
    def position(self, fields: str) -> Position:
        """Read what follows the game in a position id. Raises Unreadable or BadPosition."""

    @abstractmethod
    def winner(self, position: Position) -> int | None:
        """Who has won in a position, if the game is over in it."""

    def is_over(self, position: Position) -> bool:
        """Whether the game has ended in a position, won by somebody or not."""
        return self.winner(position) is not None

    def check_own(self, position: Any) -> None:
        """Raise BadOption unless something is a position of this very game, its options included."""
        if not isinstance(position, Position):
            told = Said("positions.no-position", given=shown(position), wanted=self.full_id)
            raise BadOption("no-position", told)
        if position.game.full_id != self.full_id:
            raise BadOption("other-game", Said("positions.other-game", game=position.game.full_id, wanted=self.full_id))

    def check_start(self, position: Position) -> None:
        """Raise BadOption unless a game of this kind can go on from a position."""
        self.check_own(position)
        if self.is_over(position):
            raise BadOption("already-over", Said("positions.already-over"), self.end_clause)

    def check_match(self, match: int, at_table: Mapping[str, Value]) -> None:  # noqa: B027 (most games are played so)
        """Raise BadOption unless the game is played to so many points, under such options of the table."""

    def needs_table(self) -> BadOption | None:
        """Why the game cannot be played without a table, where people have more to do than to play."""
        return None

    @abstractmethod
    def plays(self, position: Position, roll: Dice) -> Sequence[Play]:
        """All legal plays of a roll, one for each distinct position; a single empty play if nothing can be played.

        Raises Unreadable for what is no roll of the game, BadOption for a position of another.
        """

    def read_play(self, position: Position, roll: Dice, text: str) -> Play:
        """The legal play of a roll that a text stands for. Raises Unreadable, Refusal, Ambiguous or BadOption."""
        plays = self.plays(position, roll)
        for play in plays:
            if play.notation == str(text).strip():
                return play
        raise Refusal("illegal-play", Said("programs.illegal-play"), self.pass_clause)

    @property
    def movement(self) -> int | None:
        """How the paths of the players lie to each other (see :mod:`tablier.board`); None without common points."""
        return None

    @property
    def marks_by_hand(self) -> bool:
        """Whether the players mark for themselves what a throw is worth, and the referee does not say it."""
        return False

    @property
    def opening_is_played(self) -> bool:
        """Whether the throw that settles the beginning is itself played."""
        return False

    def is_bound(self, position: Position) -> bool:
        """Whether something has to be settled by lot before the player to throw may throw."""
        return False

    def steps_of(
        self, position: Position, roll: Dice, moves: Iterable[tuple[int, int]], by_puissance: bool
    ) -> tuple[Step, ...]:
        """The steps of a play, given as where each man stood and the number it moved by."""
        self.read_roll(roll)
        return ()

    def possible(self, position: Position, roll: Dice) -> Sequence[Play]:
        """The plays that can be entered: the legal ones and, where nobody points out a duty, those that break one."""
        return self.plays(position, roll)

    def numbers(self, position: Position, roll: Dice) -> list[int]:
        """The numbers a throw gives to be played one by one, the highest first; none where nothing is chosen."""
        self.read_roll(roll)
        return []

    def jans(self, position: Any, roll: Dice) -> Sequence[Any]:
        """What a throw is worth by itself, on the position before it is played."""
        self.read_roll(roll)
        return ()

    def playout_note(self) -> Said | str | None:
        """What has to be known about random games, if anything."""
        return None

    @abstractmethod
    def announce(self, roll: Dice) -> str | None:
        """The name to be called for a double (C-4), if it has one in this game."""

    @abstractmethod
    def warm_up(self) -> None:
        """Run every kernel function the table needs once, so that it is compiled."""

    def playouts(self, games: int, seed: int, start: Position | None = None, first: int = 0) -> np.ndarray:
        """Random games: a row (winner or -1, points, turns) for each.

        Game ``first`` of the seed and those that follow it: the same number is the same game, however many are
        played at once. Without ``start`` the beginner is thrown for. Raises BadOption.
        """
        check_seed(seed)
        check_counts(games=games, first=first)
        check_counts(**{"first + games": int(first) + int(games)})
        if start is not None:
            self.check_start(start)
        results = np.zeros((games, 3), np.int64)
        self._play_out(start, seed, first, results)
        return results

    @abstractmethod
    def _play_out(self, start: Position | None, seed: int, first: int, results: np.ndarray) -> None:
        """Play as many random games as ``results`` has rows."""


def full_id(game_id: str, variant: str) -> str:
    """A game's id with a variant, if it has one."""
    return f"{game_id}@{variant}" if variant else game_id


def closest(what: str, name: object, known: Iterable[str], of: Said | str = "") -> Said:
    """What says that ``name`` is not among the ``known``, with the nearest of them.

    ``what`` it would be the name of is the end of a key, ``unknown-game``; ``of`` is whose, if it belongs to something.
    """
    there = tuple(known)
    import difflib  # only for whoever mistypes

    near = difflib.get_close_matches(str(name), there, 1)
    if near:
        hint = Said("refusals.nearest", name=near[0])
    else:
        hint = Said("refusals.there-are", names=Several(there)) if there else Said("refusals.there-is-none")
    return Said(f"refusals.unknown-{what}", name=quoted(name), hint=hint, **({"of": of} if of else {}))
