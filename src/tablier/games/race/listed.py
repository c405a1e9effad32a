"""The legal plays of a roll as a list: made at once by the kernel, each an object only when it is looked at."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import repeat
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from ...board import OFF
from ...throws import Roll, read_dice
from ..game import Play, Position, Step
from .listing import HITS, LEAVES, MOST_SIGNS, SEEN_BITS, list_all, write_all
from .moves import POSITION
from .plays import NODES, NUMBERS, workspace
from .position import SIZE, RacePosition

if TYPE_CHECKING:
    from .game import RaceGame


PASS = "pass"
_WORD = 8
_SEEN = (1 << SEEN_BITS) - 1


class ThreadScratch(threading.local):
    """A thread's scratch memory for the kernel, once it is asked for: what it works with, reads and writes."""

    workspace: tuple[np.ndarray, np.ndarray]
    lists: tuple[Any, ...]
    texts: tuple[Any, ...]
    """What a list of plays is made and written with: in one piece, since each look at the thread's own costs."""

    def __getattr__(self, name: str) -> Any:
        if name not in ("workspace", "lists", "texts", "_board", "_read"):
            raise AttributeError(name)
        self._take()
        return getattr(self, name)

    def _take(self) -> None:
        self.workspace = workspace()
        board, ends = np.zeros(SIZE, np.uint8), np.zeros(SIZE * NODES, np.uint8)
        words, text = np.zeros(NODES, np.int64), np.empty(NODES * MOST_SIGNS, np.uint8)
        self._board, self._read = board.data, board.view(POSITION)
        nodes, slots = self.workspace
        found = ends.data, words.view(np.uint8).data
        self.lists = self._board, *found, words, self._read, ends.view(POSITION), nodes, slots
        self.texts = text, text.data

    def put(self, position: RacePosition) -> np.ndarray:
        """A position where the kernel reads it, until the next."""
        self._board[:] = position.packed
        return self._read

    def taken(self) -> bytes:
        """What the kernel has made of it."""
        return bytes(self._board)


LENT = ThreadScratch()


class RacePlay(Play):
    """A play of a list, worked out as far as somebody asks."""

    __slots__ = ("_list", "_number")

    def __init__(self, plays: RacePlays, number: int) -> None:
        self._list = plays
        self._number = number

    @property
    def notation(self) -> str:
        return self._list.text(self._number)

    @property
    def position(self) -> Position:
        return self._list.after(self._number)

    @property
    def steps(self) -> tuple[Step, ...]:
        return self._list.steps(self._number)

    @property
    def roll(self) -> Roll:
        return self._list.roll

    @property
    def empty(self) -> bool:
        return self._list.nothing

    def is_of(self, position: Position, roll: Roll) -> bool:
        plays = self._list
        roll = read_dice(roll)
        same_roll = plays.roll == roll or sorted(plays.roll) == sorted(roll)
        return same_roll and (plays.position is position or plays.position == position)


class RacePlays(Sequence[Play]):
    """All legal plays of a roll, one for each distinct position. Made into :class:`Play` only when looked at."""

    _texts: list[str] | None = None
    _browsed = False
    """Whether more than one play has been looked at."""

    def __init__(self, game: RaceGame, position: RacePosition, roll: Roll) -> None:
        self.position = position
        self.roll = roll
        board, found, steps, words, before, ends, nodes, slots = LENT.lists
        board[:] = position.packed
        a, b, c = roll if len(roll) == 3 else (*roll, 0)
        self._count: int = list_all(game.numbers_of_rules, a, b, c, words, before, ends, nodes, slots)
        self._ends = bytes(found[: SIZE * self._count])
        self._words = bytes(steps[: _WORD * self._count])

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> list[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | list[Play]:
        if isinstance(index, slice):
            return [RacePlay(self, number) for number in range(*index.indices(self._count))]
        if not -self._count <= index < self._count:
            raise IndexError(f"there are {self._count} plays, no number {index}")
        return RacePlay(self, index % self._count)

    def __iter__(self) -> Iterator[Play]:
        self._browsed = True
        return map(RacePlay, repeat(self), range(self._count))

    @property
    def nothing(self) -> bool:
        """Whether nothing can be played, and the one play is the empty one."""
        return self._count == 1 and not any(self._words)

    def __repr__(self) -> str:
        return f"<{self._count} plays of {'-'.join(map(str, self.roll))} from {self.position.id}>"

    def men(self) -> np.ndarray:
        """Where all men stand after each play, in the plays' order: an int8 array (plays, player, path number)."""
        return np.frombuffer(self._ends, POSITION)["men"].copy()

    def after(self, number: int) -> RacePosition:
        """The position that a play leads to."""
        return RacePosition.of_bytes(self.position.game, self._ends[SIZE * number : SIZE * (number + 1)])

    def text(self, number: int) -> str:
        """A play as people write it. All are written at once, unless there is but one that anybody looks at."""
        if self._texts is None:
            if not self._browsed:
                self._browsed = True
                return " ".join([_written(step) for step in self._seen(number)]) or PASS
            text, signs = LENT.texts
            size = write_all(np.frombuffer(self._words, np.int64), text)
            self._texts = str(signs[: size - 1], "ascii").split("\n")
        return self._texts[number]

    def steps(self, number: int) -> tuple[Step, ...]:
        """The steps of a play, in their order."""
        return tuple([_step(step) for step in self._seen(number)])

    def _seen(self, number: int) -> list[int]:
        """The steps of a play as :func:`.listing.seen` tells them."""
        word = int.from_bytes(self._words[_WORD * number : _WORD * (number + 1)], sys.byteorder)
        found = []
        while word:
            found.append(word & _SEEN)
            word >>= SEEN_BITS
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return RacePlays, (self.position.game, self.position, self.roll)


@cache
def _step(seen: int) -> Step:
    """A step out of its code and what it does."""
    source, less = divmod((seen & (LEAVES - 1)) - 1, NUMBERS)
    return Step(source, less + 1, OFF if seen & LEAVES else source + less + 1, bool(seen & HITS))


@cache
def _written(seen: int) -> str:
    return str(_step(seen))
