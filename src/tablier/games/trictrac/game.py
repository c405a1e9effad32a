"""Trictrac as the rest of the program sees it: options in front, the kernel behind."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import ClassVar, NamedTuple, overload

import numpy as np

from ...board import CONTRARY, OFF
from ...dice import DOUBLES
from ...errors import BadOption
from ...kinds import declared
from ...saying import Said
from ...throws import Dice, Roll
from ..game import Game, Option, Play, Position, Step
from ..notation import read_moves
from ..options import TOUCH_MOVE
from ..race.moves import pack
from ..race.position import Men
from .jans import FILL_SMALL, JAN, keep_legal, score_roll
from .jans import workspace as jan_rows
from .marking import mark, stakes_won
from .movement import (
    CHAIN,
    FROM_1,
    FROM_2,
    HIGH,
    KIND,
    LOW,
    NUMBER_1,
    NUMBER_2,
    PAIR,
    PUISSANCE,
    corner_by_effect,
    corner_by_puissance,
    moved,
)
from .movement import workspace as list_of_ways
from .playout import playouts
from .position import AT_TALON, TrictracPosition, read_position
from .state import (
    BIG,
    CORNER,
    DOUBLE,
    HITS_AS_PRINTED,
    HITS_RESTORED,
    HOLE,
    OVERFLOW_BOTH_INSIDE,
    OVERFLOW_FREE,
    OVERFLOW_STRICT,
    QUADRUPLE,
    RETURN,
    SIMPLE,
    SMALL,
    THEIR_CORNER,
    Rulings,
    is_full,
)
from .told_jans import Jan, tell
from .turn import leave, mark_others, mark_own, play

PASS = "pass"
_OVERFLOW = {"strict": OVERFLOW_STRICT, "both-inside": OVERFLOW_BOTH_INSIDE, "free": OVERFLOW_FREE}
_STAKES = {"simple": SIMPLE, "double": DOUBLE, "quadruple": QUADRUPLE}

TurnStep = Callable[..., int]
"""A step of the turn: it changes a position by the rulings and says what comes next."""

_lent = threading.local()


def scratch() -> tuple[np.ndarray, np.ndarray]:
    """This thread's room for ways and jans."""
    if not hasattr(_lent, "workspace"):
        _lent.workspace = list_of_ways(), jan_rows()
    found: tuple[np.ndarray, np.ndarray] = _lent.workspace
    return found


class Way(NamedTuple):
    """One way to play a roll: its steps in order, how, and the packed men it leads to."""

    steps: tuple[Step, ...]
    kind: int
    low: int
    high: int

    @property
    def notation(self) -> str:
        return " ".join(map(str, self.steps)) or PASS

    @property
    def men_moved(self) -> tuple[int, ...]:
        """Where each man that is moved stood; a chained man is one."""
        return tuple(step.source for step in self.steps[: 1 if self.kind == CHAIN else 2])


@dataclass(frozen=True)
class BegunWay:
    """A play while it is being built: the roll and the steps made so far."""

    roll: Roll
    steps: tuple[Step, ...] = ()

    def begins(self, way: Way) -> bool:
        """Whether the same men by the same numbers begin a way.

        A man who could go to the opponent's corner, to rest there or to take the own by puissance, goes to either:
        the next step tells (T-7).
        """
        made, steps = self.steps, way.steps
        if len(made) > len(steps):
            return False
        for step, planned in zip(made, steps, strict=False):
            if step.source != planned.source or step.number != planned.number:
                return False
        return True

    @property
    def remaining(self) -> list[int]:
        """The numbers not played yet, the higher first."""
        left = sorted(self.roll, reverse=True)
        for step in self.steps:
            left.remove(step.number)
        return left


class TrictracPlays(Sequence[Play]):
    """Ways to play a roll as plays; each is made when it is looked at."""

    def __init__(self, game: Trictrac, position: Position, roll: Roll, ways: Iterable[Way]) -> None:
        self._ways, self._make = tuple(ways), partial(game.play_of, position, roll)

    def __len__(self) -> int:
        return len(self._ways)

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> list[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | list[Play]:
        if isinstance(index, slice):
            return [self._make(way) for way in self._ways[index]]
        return self._make(self._ways[index])


class Trictrac(Game):
    """The ordinary game of Trictrac, to twelve holes."""

    id = "trictrac"
    minutes = 40
    misjudged = {"": (0.1, 0.075, 0.038, 0.016)}
    costs = {"": (0.063, 0.038, 0.021, 0.0084, 0.0002)}
    vignette = (
        "trictrac:w:1x2,2x1,4x1,7x2,8x2,9x1,10x2,11x2,12x2:1x3,5x1,7x2,8x2,9x2,10x2,11x1,12x2"
        ":points=2,0:holes=3,2:run=b2",
        "5-4",
    )
    example = "1/7 1/6"
    scores_throws = True
    tallied = "holes"
    pass_clause = "T-35"
    dice = 2
    family = "trictrac"
    end_clause = "T-40"
    at_table = (TOUCH_MOVE,)
    rule_options: ClassVar[tuple[Option, ...]] = (
        Option("hit_tables", "T-2", ("restored", "as-printed"), "restored"),
        Option("exit", "T-10", ("paris", "provincial"), "paris"),
        Option("overflow", "T-11", ("strict", "both-inside", "free"), "strict"),
        Option("old_jans", "T-36", (False, True), False),
        Option("stakes", "T-45", ("simple", "double", "quadruple"), "simple"),
        Option("marking", "T-60", ("auto", "manual"), "auto"),
    )

    @property
    def hole_limit(self) -> int:
        """How many holes end the game at once (T-40); 0: none do."""
        return HOLE

    @property
    def rulings(self) -> Rulings:
        """What the kernel plays by."""
        return Rulings(
            HITS_RESTORED if self.options["hit_tables"] == "restored" else HITS_AS_PRINTED,
            bool(self.options["old_jans"]),
            _STAKES[str(self.options.get("stakes", "simple"))],
            self.hole_limit,
            overflow=_OVERFLOW[str(self.options["overflow"])],
            provincial=self.options["exit"] == "provincial",
        )

    @property
    def playout_rulings(self) -> Rulings:
        """What random games are played by: as ordinary games, so that they end even where a round would go on."""
        return self.rulings._replace(hole_limit=self.hole_limit or HOLE, scored=False)

    def start(self, turn: int = 0) -> TrictracPosition:
        return TrictracPosition(self, (AT_TALON, AT_TALON), turn, rolls=(0, 0))

    @declared
    def position(self, fields: str) -> TrictracPosition:
        return read_position(self, fields)

    def needs_table(self) -> BadOption | None:
        if not self.marks_by_hand:
            return None
        return BadOption("not-alone", Said("trictrac-play.needs-table"), "T-60")

    def _own(self, position: Position) -> TrictracPosition:
        if not isinstance(position, TrictracPosition) or position.game is not self:
            self.check_own(position)
            assert isinstance(position, TrictracPosition)
        return position

    def announce(self, roll: Dice) -> str | None:
        roll = self.read_roll(roll)
        return DOUBLES[roll[0]] if roll[0] == roll[1] else None

    # Scoring

    @property
    def movement(self) -> int:
        return CONTRARY

    @property
    def marks_by_hand(self) -> bool:
        return self.options["marking"] == "manual"

    def possible(self, position: Position, roll: Dice) -> Sequence[Play]:
        roll = self.read_roll(roll)
        if not self.marks_by_hand:
            return self.plays(position, roll)
        found = {(way.low, way.high): way for way in reversed(self.ways(position, roll, obliged=False))}
        return TrictracPlays(self, position, roll, reversed(found.values()))

    @property
    def opening_is_played(self) -> bool:
        return True

    def steps_of(
        self, position: Position, roll: Dice, moves: Iterable[tuple[int, int]], by_puissance: bool
    ) -> tuple[Step, ...]:
        self.read_roll(roll)
        ends = (
            (source, number, CORNER if by_puissance else min(source + number, OFF))
            for source, number in read_moves(moves)
        )
        return tuple(Step(*step) for step in ends)

    def numbers(self, position: Position, roll: Dice) -> list[int]:
        return sorted(self.read_roll(roll), reverse=True)

    def events(self, position: TrictracPosition, roll: Dice) -> list[Jan]:
        """What is now called :meth:`jans`; an event is an act at the table."""
        warnings.warn("game.events(…) is now game.jans(…).", DeprecationWarning, stacklevel=2)
        return self.jans(position, roll)

    def jans(self, position: TrictracPosition, roll: Dice) -> list[Jan]:
        """Everything a roll is worth, in the order of marking, on the position before it is played."""
        self.check_own(position)
        roll = self.read_roll(roll)
        ways, rows = scratch()
        record = position.array()
        size, _, _, count = score_roll(self.rulings, record, 0, roll[0], roll[1], ways, rows)
        men = position.men[position.turn]
        return [tell(row, position.turn, roll, men, _filling(row, ways[:count])) for row in rows[:size].copy()]

    def marked(self, position: TrictracPosition, player: int, points: int) -> tuple[TrictracPosition, int]:
        """The position with points marked for ``player``, and how many holes that made."""
        record = position.array()
        made = int(mark(record, 0, player, points))
        return TrictracPosition.of_array(self, record), made

    def stepped(self, position: TrictracPosition, step: TurnStep, *numbers: int) -> tuple[TrictracPosition, int]:
        """The position after a step of the turn, one of :mod:`.turn`, and what comes next."""
        record = position.array()
        before = record.tobytes()
        phase = int(step(self.rulings, record, 0, *numbers))
        return (position if record.tobytes() == before else TrictracPosition.of_array(self, record)), phase

    def winner(self, position: Position) -> int | None:
        """Who has made the holes that end the game, if anybody has (T-40)."""
        position = self._own(position)
        return next((p for p in (0, 1) if self.hole_limit and position.holes[p] >= self.hole_limit), None)

    def worth(self, position: TrictracPosition, winner: int) -> int:
        """What the game is worth to its winner (T-45)."""
        return int(stakes_won(self.rulings, position.array(), 0, winner))

    # Playing

    def ways(self, position: Position, roll: Dice, obliged: bool = True) -> tuple[Way, ...]:
        """Every way to play a roll, several to one position included.

        With ``obliged`` only what T-33 and T-34 allow; otherwise all complete plays by T-4 to T-11. The last few
        answers are remembered: a table asks for the same many times while a play is built.
        """
        self.check_own(position)
        return self._ways(position, self.read_roll(roll), obliged)

    @lru_cache(maxsize=512)  # noqa: B019 (as many as tables may be played at once, and games are small)
    def _ways(self, position: Position, roll: Roll, obliged: bool) -> tuple[Way, ...]:
        ways, rows = scratch()
        record = position.array()
        *_, count = score_roll(self.rulings, record, 0, roll[0], roll[1], ways, rows)
        listed = ways[:count].tolist()
        if obliged:
            allowed = {(row[LOW], row[HIGH]) for row in ways[: keep_legal(ways, count)].tolist()}
            listed = [row for row in listed if (row[LOW], row[HIGH]) in allowed]
        theirs = record["men"][0, 1 - position.turn].tolist()
        found = tuple([way for row in listed for way in _orders(row, theirs, roll)])
        return found if obliged else found + self._needless_puissance(position, roll)

    def _needless_puissance(self, position: Position, roll: Roll) -> tuple[Way, ...]:
        """Taking the corner by puissance although it can be taken by effect: a false move, but one that can be made."""
        record = position.array()[0]
        low, high, _ = (int(part) for part in pack(record, position.turn))
        a, b = roll
        empty = not record["men"][position.turn, CORNER] and not record["men"][1 - position.turn, CORNER]
        if not (empty and corner_by_puissance(low, high, a, b) and corner_by_effect(low, high, a, b)):
            return ()
        for number in roll:
            low, high = moved(low, high, THEIR_CORNER - number, CORNER)
        steps = tuple(_step(THEIR_CORNER - number, number, PUISSANCE) for number in roll)
        return (Way(steps, PUISSANCE, low, high),)

    def plays(self, position: Position, roll: Dice) -> Sequence[Play]:
        roll = self.read_roll(roll)
        found: dict[tuple[int, int], Way] = {}
        for way in self.ways(position, roll):
            found.setdefault((way.low, way.high), way)
        return TrictracPlays(self, position, roll, found.values())

    def read_play(self, position: Position, roll: Dice, text: str) -> Play:
        from .reading import read_way  # which knows this class

        position = self._own(position)
        roll = self.read_roll(roll)
        return self.play_of(position, roll, read_way(self, position, roll, text))

    def play_of(self, position: Position, roll: Dice, way: Way) -> Play:
        """A way to play a roll as a play, with the position it leads to."""
        roll = self.read_roll(roll)
        record = position.array()
        play(self.rulings, record, 0, roll[0], roll[1], way.low, way.high)
        return Play(way.notation, TrictracPosition.of_array(self, record), way.steps)

    def midway(self, position: TrictracPosition, men: Men) -> TrictracPosition:
        """The board in the middle of a play, where a lone man may be on the corner for a moment."""
        both = (men, position.men[1]) if position.turn == 0 else (position.men[0], men)
        return position.unchecked(men=both, turn=1 - position.turn)

    def draft(self, position: Position, roll: Dice) -> BegunWay:
        """An empty play of ``roll``, to be built step by step."""
        return BegunWay(self.read_roll(roll))

    def warm_up(self) -> None:
        start = self.start()
        (first, *_) = self.plays(start, (5, 4))
        position = first.position
        assert isinstance(position, TrictracPosition)
        self.jans(position, (6, 6))
        for step, numbers in ((mark_own, (4,)), (mark_others, (4,)), (leave, ())):
            position, _ = self.stepped(position, step, *numbers)
        self.worth(position, 0)

    def _play_out(self, start: Position | None, seed: int, first: int, results: np.ndarray) -> None:
        chosen = start if start is not None else self.start()
        playouts(self.playout_rulings, chosen.array(), start is None, seed, first, results, *scratch())


def _filling(found: np.ndarray, ways: np.ndarray) -> tuple[Step, ...]:
    """The steps of a play that fills what a jan is for; none if the jan is no filling."""
    jan = int(found[JAN]) - FILL_SMALL
    if jan not in (SMALL, BIG, RETURN):
        return ()
    row = next(row for row in ways if is_full(row[LOW], row[HIGH], jan))
    kind = int(row[KIND])
    steps = _step(int(row[FROM_1]), int(row[NUMBER_1]), kind), _step(int(row[FROM_2]), int(row[NUMBER_2]), kind)
    return tuple(step for step in steps if step.number)


def _orders(values: list[int], theirs: list[int], roll: Roll) -> list[Way]:
    """The ways an entry of the list stands for: two men may move in either order. ``theirs`` are the opponent's men."""
    kind = values[KIND]
    first = _step(values[FROM_1], values[NUMBER_1], kind)
    second = _step(values[FROM_2], values[NUMBER_2], kind)
    steps = tuple([step for step in (first, second) if step.number])
    found = [Way(steps, kind, values[LOW], values[HIGH])]
    leaves = OFF in [step.target for step in steps]
    # Where men leave the board the order counts, and the list has each order that is possible.
    if kind in (PAIR, PUISSANCE) and not leaves and first != second:
        found.append(Way(steps[::-1], kind, values[LOW], values[HIGH]))
    if kind == CHAIN and not leaves and roll[0] != roll[1]:
        other = _step(values[FROM_1], values[NUMBER_2], kind)
        if theirs[OFF - other.target] == 0:
            onward = _step(other.target, values[NUMBER_1], kind)
            found.append(Way((other, onward), kind, values[LOW], values[HIGH]))
    return found


@cache
def _step(source: int, number: int, kind: int) -> Step:
    target = CORNER if kind == PUISSANCE else min(source + number, OFF)
    return Step(source, number, target)
