"""A race game as the rest of the program sees it: options in front, the kernel behind."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar

import numpy as np

from ...board import BLACK, MEN, OFF, PATH, WHITE
from ...dice import DOUBLES
from ...kinds import declared
from ...throws import Dice, Roll, read_dice
from ..game import Game, Option, Play, Position, Step, Value
from ..notation import read_moves
from ..options import TOUCH_MOVE
from . import moves
from .draft import Draft, steps_after, two_steps_after
from .listed import LENT, PASS, RacePlays
from .playout import playouts, settle
from .position import Men, RacePosition, read_position
from .ruleset import Ruleset


def scratch() -> tuple[np.ndarray, np.ndarray]:
    """This thread's workspace for the kernel."""
    return LENT.workspace


@lru_cache(maxsize=1024)
def _steps_after(draft: Draft) -> tuple[Step, ...]:
    """The steps that may come next. A table asks for them again and again, and with three dice they are dear."""
    return tuple(steps_after(draft, scratch()))


@lru_cache(maxsize=1024)
def _begun(rules: Ruleset, position: RacePosition, roll: Roll) -> Draft:
    """A play of which no step is made: asked for as often."""
    return Draft.begin(rules, np.array(rules, np.int64), LENT.put(position), roll)


def men_on(points: Mapping[int, int]) -> Men:
    """A player's men from a mapping of path number to count."""
    return tuple(points.get(point, 0) for point in range(PATH))


class RaceGame(Game):
    """A game of two players racing fifteen men along their paths and off the board."""

    family = "race"
    at_table: ClassVar[tuple[Option, ...]] = (TOUCH_MOVE,)
    clauses: ClassVar[Mapping[str, str]]
    """Which clause answers which question; see :mod:`.reasons` for the questions."""

    def __init__(self, preset: str | None = None, /, **options: Value) -> None:
        super().__init__(preset, **options)
        self.rules = self.ruleset()
        self.numbers_of_rules = np.array(self.rules, np.int64)
        """The same as a row of numbers; see :func:`.listing.ruleset_of`."""

    @abstractmethod
    def ruleset(self) -> Ruleset:
        """What the kernel plays by, from the options chosen; kept as ``rules``."""

    @property
    @abstractmethod
    def start_men(self) -> tuple[Men, Men]:
        """Where the men of both players stand at the start."""

    @property
    def movement(self) -> int:
        return self.rules.movement

    @property
    def opening_is_played(self) -> bool:
        return self.rules.opening_played

    def is_bound(self, position: Position) -> bool:
        position = self._own(position)
        return self.tables_bound(position)

    def steps_of(
        self, position: Position, roll: Dice, moves: Iterable[tuple[int, int]], by_puissance: bool
    ) -> tuple[Step, ...]:
        draft = self.draft(position, roll)
        for source, number in read_moves(moves):
            draft = draft.step(source, number)
        return draft.steps

    def numbers(self, position: Position, roll: Dice) -> list[int]:
        return list(self.draft(position, roll).allotted)

    def clause(self, question: str, roll: Dice = ()) -> str:
        """The clause behind a rule, for a given roll where that matters. Raises Unreadable."""
        read_dice(roll)
        return self.clauses[question]

    def start(self, turn: int = WHITE) -> RacePosition:
        return RacePosition(self, self.start_men, turn)

    @declared
    def position(self, fields: str) -> RacePosition:
        return read_position(self, fields)

    def plays(self, position: Position, roll: Dice) -> RacePlays:
        position = self._own(position)
        return RacePlays(self, position, self.read_roll(roll))

    def read_play(self, position: Position, roll: Dice, text: str) -> Play:
        from .reading import read_play  # which knows this class

        return read_play(self, position, self.read_roll(roll), text)

    def draft(self, position: Position, roll: Dice) -> Draft:
        """An empty play of ``roll``, to be built step by step."""
        position = self._own(position)
        return _begun(self.rules, position, self.read_roll(roll))

    def steps_after(self, draft: Draft) -> list[Step]:
        """The steps that may come next in a half-built play; empty when it is complete."""
        return list(_steps_after(draft))

    def steps_ahead(self, draft: Draft) -> list[tuple[Step, list[Step]]]:
        """The same, each with the steps that may follow it."""
        return two_steps_after(draft, scratch())

    def finish(self, position: Position, draft: Draft) -> Play:
        """The play a complete draft has become."""
        settle(self.rules, LENT.put(self._own(position)), 0, draft.low, draft.high, draft.tag)
        notation = " ".join(map(str, draft.steps)) or PASS
        return Play(notation, RacePosition.of_bytes(self, LENT.taken()), draft.steps)

    def tables_bound(self, position: RacePosition) -> bool:
        """Whether the player to throw has a man on the bar before six closed points."""
        return self.rules.binding and bool(moves.tables_bound(self.rules, position.array(), 0, position.turn))

    def break_point(self, position: RacePosition, point: int) -> RacePosition:
        """The position once ``point``, on the path of the player to throw, is broken up."""
        after = position.array()
        moves.break_point(self.rules, after, 0, position.turn, point)
        return RacePosition.of_array(self, after)

    def deadlocked(self, position: RacePosition) -> bool:
        """Whether neither player can ever move again."""
        return bool(moves.nobody_moves(self.rules, position.array(), 0))

    def winner(self, position: Position) -> int | None:
        """Who has borne off all men, if anybody has, or has pinned the other's mother for good (PL-7)."""
        position = self._own(position)
        packed = position.packed
        if packed[OFF] == MEN or packed[PATH + OFF] == MEN:
            return position.off.index(MEN)
        if self.rules.pinning:
            return next((player for player in (WHITE, BLACK) if self.mother_lost(position, 1 - player)), None)
        return None

    def mother_lost(self, position: RacePosition, player: int) -> bool:
        """Whether a player's last man on the start is pinned there, and the other has left his own (PL-7)."""
        return moves.TALON in position.pinned[player] and not position.men[1 - player][moves.TALON]

    def drawn(self, position: RacePosition) -> bool:
        """Whether nobody can win any more: both mothers are pinned (PL-7)."""
        return bool(self.rules.pinning) and all(moves.TALON in pinned for pinned in position.pinned)

    def is_over(self, position: Position) -> bool:
        position = self._own(position)
        packed = position.packed
        if packed[OFF] == MEN or packed[PATH + OFF] == MEN:
            return True
        return bool(self.rules.pinning) and (self.winner(position) is not None or self.drawn(position))

    def worth(self, position: RacePosition, winner: int, roll: Dice = ()) -> int:
        """What a win of ``winner`` in this position scores; ``roll`` is the cast that won it, if one did."""
        roll = read_dice(roll)
        return int(moves.worth(self.rules, position.array(), 0, winner, len(roll) > 1 and len(set(roll)) == 1))

    def _own(self, position: Position) -> RacePosition:
        if not isinstance(position, RacePosition) or position.game is not self:
            self.check_own(position)
            assert isinstance(position, RacePosition)
        return position

    def announce(self, roll: Dice) -> str | None:
        roll = self.read_roll(roll)
        return DOUBLES[roll[0]] if len(set(roll)) == 1 else None

    def warm_up(self) -> None:
        position = self.start()
        roll = (2, 1, 1)[: self.dice]
        self.steps_after(self.draft(position, roll))
        play = next(iter(self.plays(position, roll)))
        assert play.notation  # whoever goes through plays has all of them written at once
        after = play.position
        assert isinstance(after, RacePosition)
        self.finish(position, self.draft(position, roll).step(play.steps[0].source, play.steps[0].number))
        self.tables_bound(after)
        self.worth(after, WHITE)
        self.deadlocked(after)

    def _play_out(self, start: Position | None, seed: int, first: int, results: np.ndarray) -> None:
        chosen = start if start is not None else self.start()
        playouts(self.rules, chosen.array(), start is None, seed, first, results, *scratch())
