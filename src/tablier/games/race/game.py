"""A race game as the rest of the program sees it: options in front, the kernel behind."""

from __future__ import annotations

import threading
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, overload

import numpy as np

from ...board import BAR, BLACK, MEN, OFF, PATH, WHITE, facing
from ...dice import DOUBLES
from ..game import Game, Option, Play, Position, Roll, Step, Value
from ..options import TOUCH_MOVE
from . import moves
from .draft import Draft, padded, steps_after
from .playout import playouts, settle
from .plays import HIGH, HIT, LOW, NUMBERS, STEP_BITS, STEPS, TAG, legal_plays, workspace
from .position import Men, RacePosition, read_position
from .ruleset import FARTHEST_IF_STUCK, Ruleset

PASS = "pass"

_lent = threading.local()


def scratch() -> tuple[np.ndarray, np.ndarray]:
    """This thread's workspace for the kernel."""
    if not hasattr(_lent, "workspace"):
        _lent.workspace = workspace()
    found: tuple[np.ndarray, np.ndarray] = _lent.workspace
    return found


@lru_cache(maxsize=1024)
def _steps_after(draft: Draft) -> tuple[Step, ...]:
    """The steps that may come next. A table asks for them again and again, and with three dice they are dear."""
    return tuple(steps_after(draft, scratch()))


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
        assert isinstance(position, RacePosition)
        return self.tables_bound(position)

    def steps_of(
        self, position: Position, roll: Roll, moves: Iterable[tuple[int, int]], by_puissance: bool
    ) -> tuple[Step, ...]:
        draft = self.draft(position, roll)
        for source, number in moves:
            draft = draft.step(source, number)
        return draft.steps

    def numbers(self, position: Position, roll: Roll) -> list[int]:
        return list(self.draft(position, roll).allotted)

    def clause(self, question: str, roll: Roll = ()) -> str:
        """The clause behind a rule, for a given roll where that matters."""
        return self.clauses[question]

    def start(self, turn: int = WHITE) -> RacePosition:
        return RacePosition(self, self.start_men, turn)

    def position(self, fields: str) -> RacePosition:
        return read_position(self, fields)

    def plays(self, position: Position, roll: Roll) -> RacePlays:
        assert isinstance(position, RacePosition)
        before = position.array()
        nodes, slots = scratch()
        first, count, _ = legal_plays(self.rules, before, 0, *padded(roll), nodes, slots)
        return RacePlays(position, before, nodes[first : first + count].copy())

    def draft(self, position: Position, roll: Roll) -> Draft:
        """An empty play of ``roll``, to be built step by step."""
        return Draft.begin(self.rules, position.array(), roll)

    def steps_after(self, draft: Draft) -> list[Step]:
        """The steps that may come next in a half-built play; empty when it is complete."""
        return list(_steps_after(draft))

    def finish(self, position: Position, draft: Draft) -> Play:
        """The play a complete draft has become."""
        after = position.array()
        settle(self.rules, after, 0, draft.low, draft.high, draft.tag)
        notation = " ".join(map(str, draft.steps)) or PASS
        return Play(notation, RacePosition.of_array(self, after), draft.steps)

    def tables_bound(self, position: RacePosition) -> bool:
        """Whether the player to throw has a man on the bar before six closed points."""
        return bool(moves.tables_bound(self.rules, position.array(), 0, position.turn))

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
        assert isinstance(position, RacePosition)
        for player in (WHITE, BLACK):
            if position.men[player][OFF] == MEN or self.mother_lost(position, 1 - player):
                return player
        return None

    def mother_lost(self, position: RacePosition, player: int) -> bool:
        """Whether a player's last man on the start is pinned there, and the other has left his own (PL-7)."""
        return moves.TALON in position.pinned[player] and not position.men[1 - player][moves.TALON]

    def drawn(self, position: RacePosition) -> bool:
        """Whether nobody can win any more: both mothers are pinned (PL-7)."""
        return all(moves.TALON in pinned for pinned in position.pinned)

    def is_over(self, position: Position) -> bool:
        assert isinstance(position, RacePosition)
        return self.winner(position) is not None or self.drawn(position)

    def worth(self, position: RacePosition, winner: int, roll: Roll = ()) -> int:
        """What a win of ``winner`` in this position scores; ``roll`` is the cast that won it, if one did."""
        return int(moves.worth(self.rules, position.array(), 0, winner, len(roll) > 1 and len(set(roll)) == 1))

    def announce(self, roll: Roll) -> str | None:
        return DOUBLES[roll[0]] if len(set(roll)) == 1 else None

    def warm_up(self) -> None:
        position = self.start()
        roll = (2, 1, 1)[: self.dice]
        self.steps_after(self.draft(position, roll))
        play = self.plays(position, roll)[0]
        after = play.position
        assert isinstance(after, RacePosition)
        self.finish(position, self.draft(position, roll).step(play.steps[0].source, play.steps[0].number))
        self.tables_bound(after)
        self.worth(after, WHITE)
        self.deadlocked(after)

    def playouts(self, games: int, seed: int, start: Position | None = None, first: int = 0) -> np.ndarray:
        if start is not None:
            self.check_start(start)
        results = np.empty((games, 3), np.int64)
        chosen = start if start is not None else self.start()
        playouts(self.rules, chosen.array(), start is None, seed, first, results, *scratch())
        return results


class RacePlays(Sequence[Play]):
    """All legal plays of a roll, one for each distinct position. Made into :class:`Play` only when looked at."""

    def __init__(self, position: RacePosition, before: np.ndarray, nodes: np.ndarray) -> None:
        self._position = position
        self._before = before
        self._nodes = nodes

    def __len__(self) -> int:
        return len(self._nodes)

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> list[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | list[Play]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(f"there are {len(self)} plays, no number {index}")
        return self._play(index % len(self))

    def __iter__(self) -> Iterator[Play]:
        return map(self._play, range(len(self)))

    def men(self) -> np.ndarray:
        """Where all men stand after each play, in the plays' order: an int8 array (plays, player, path number)."""
        ends = self._nodes
        player, movement = self._position.turn, self._position.game.rules.movement
        found = np.repeat(self._before["men"], len(ends), axis=0)
        for point in range(PATH):
            column, place = (LOW, point) if point < moves.LOW_POINTS else (HIGH, point - moves.LOW_POINTS)
            found[:, player, point] = (ends[:, column] >> (4 * place)) & moves.COUNT
        for point in range(1, OFF):
            hit = (ends[:, TAG] >> (HIT + point)) & 1
            if hit.any():
                found[:, 1 - player, facing(movement, point)] -= hit.astype(np.int8)
                found[:, 1 - player, BAR] += hit.astype(np.int8)
        return found

    def __repr__(self) -> str:
        return f"<{len(self)} plays from {self._position.id}>"

    def _play(self, node: int) -> Play:
        steps = tuple(self._steps(node))
        game = self._position.game
        after = self._before.copy()
        low, high, tag = (int(self._nodes[node, column]) for column in (LOW, HIGH, TAG))
        settle(game.rules, after, 0, low, high, tag)
        notation = " ".join(map(str, steps)) or PASS
        return Play(notation, RacePosition.of_array(game, after), steps)

    def _steps(self, node: int) -> Iterator[Step]:
        hits, made = int(self._nodes[node, TAG]) >> HIT, int(self._nodes[node, STEPS])
        while made:
            source, number = divmod((made & ((1 << STEP_BITS) - 1)) - 1, NUMBERS)
            made >>= STEP_BITS
            target = self._target(source, number + 1)
            yield Step(source, number + 1, target, target < OFF and bool(hits >> target & 1))
            hits &= ~(1 << target)

    def _target(self, source: int, number: int) -> int:
        """Where a step leads; one that is legal although its point is closed leaves the board."""
        position, rules, target = self._position, self._position.game.rules, min(source + number, OFF)
        if rules.exit == FARTHEST_IF_STUCK and target < OFF:
            closed = position.men[1 - position.turn][facing(rules.movement, target)] >= rules.closing
            return OFF if closed else target
        return target
