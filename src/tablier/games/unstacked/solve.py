"""Unstacked Draughts solved exactly: who wins, how often, and after how many throws, from every position.

A player is in one of 1,943 states: 215 with men to bring down, 1,727 with men to bear off, and the one with
all men off. They are numbered so that a die, when used, always leads to a lower number. Going up through
the pairs of states therefore meets every position after all those it can lead to, except itself and its
mirror: a roll that nobody can use leaves the pair as it was, with either player to throw. The two positions
of a pair are two equations in two unknowns.

What a player's dice do is taken from :mod:`.rules`. Every left-over die is taken to be used, as it is under
``claims=auto``.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ...compiled import cache_folder, cache_root, rule
from ...dice import rolls
from ...errors import Unreadable
from ...saying import Said
from .game import Unstacked
from .position import UnstackedPosition
from .rules import FULL, POINTS, POSITION, STACKED, bringing_down, scratch, use_dice

ALL_OFF = 0
"""The state of a player who has won."""
ALL_FLAT = 1727
"""The state in which the last man has been brought down and none has been borne off."""
STATES = 1943

HANDS = 49
"""Hands of up to two dice, a * 7 + b, NO_DIE for one that is not there."""

_FULL = np.array(FULL, np.int64)
_STACKED = np.array(STACKED, np.int64)
_ROLLS = np.array([(a, b, chances) for (a, b), chances in rolls(2)], np.int64)
_ALL_ROLLS = 36
_STRIDE = 64
_FILE = "unstacked-solution.npz"


@rule
def state_of(positions: np.ndarray, i: int, player: int) -> int:
    """The number of a player's state: men left on each point as one number, beyond that the men standing."""
    position = positions[i]
    standing = position["standing"]
    men = position["men"]
    number = 0
    if bringing_down(position, player):
        for point in range(POINTS):
            number = number * (_STACKED[point] + 1) + standing[player, point]
        return ALL_FLAT + number
    for point in range(POINTS):
        number = number * (_FULL[point] + 1) + men[player, point]
    return number


@rule
def set_state(positions: np.ndarray, i: int, player: int, state: int) -> None:
    """Put a player into the state of that number: the reverse of :func:`state_of`."""
    standing = positions[i]["standing"]
    men = positions[i]["men"]
    stacked = state - ALL_FLAT if state > ALL_FLAT else 0
    left = ALL_FLAT if state > ALL_FLAT else state
    for back in range(POINTS):
        point = POINTS - 1 - back
        standing[player, point] = stacked % (_STACKED[point] + 1)
        stacked //= _STACKED[point] + 1
        men[player, point] = left % (_FULL[point] + 1)
        left //= _FULL[point] + 1


@rule
def tabulate(positions, uses, after, left):
    """What every hand of dice does in every state, by the rules: the state ``after``, the hand ``left``."""
    for state in range(after.shape[0]):
        for a in range(7):
            for b in range(7):
                set_state(positions, 0, 0, state)
                _, a_left, b_left = use_dice(positions[0], 0, a, b, uses, 0)
                after[state, a * 7 + b] = state_of(positions, 0, 0)
                left[state, a * 7 + b] = a_left * 7 + b_left


@rule
def outcome(after: np.ndarray, left: np.ndarray, i: int, j: int, hand: int) -> tuple[int, int]:
    """The states in which a roll leaves roller and opponent, who gets nothing if the roller wins (UD-8)."""
    mine = after[i, hand]
    if mine == ALL_OFF:
        return mine, j
    return mine, after[j, left[i, hand]]


@rule
def solve_rows(begin, end, after, left, win, throws):
    """Solve all pairs whose higher state is from ``begin`` up to ``end``, given all lower pairs.

    ``win[i, j]`` is the chance of a player in state i who throws against one in state j, ``throws[i, j]`` how
    many throws are expected. A roll that changes nothing for i against j changes nothing for j against i.
    """
    for i in range(begin, end):
        win[ALL_OFF, i] = 1.0
        win[i, ALL_OFF] = 0.0
        throws[ALL_OFF, i] = 0.0
        throws[i, ALL_OFF] = 0.0
        for j in range(1, i + 1):
            idle_passing = 0.0
            idle_again = 0.0
            win_i = 0.0
            win_j = 0.0
            throws_i = 1.0
            throws_j = 1.0
            for r in range(_ROLLS.shape[0]):
                a, b = _ROLLS[r, 0], _ROLLS[r, 1]
                chance = _ROLLS[r, 2] / _ALL_ROLLS
                mine, theirs = outcome(after, left, i, j, a * 7 + b)
                if mine == i and theirs == j:
                    if a == b:
                        idle_again += chance
                    else:
                        idle_passing += chance
                    continue
                if a == b:
                    win_i += chance * win[mine, theirs]
                    throws_i += chance * throws[mine, theirs]
                else:
                    win_i += chance * (1.0 - win[theirs, mine])
                    throws_i += chance * throws[theirs, mine]
                mine, theirs = outcome(after, left, j, i, a * 7 + b)
                if a == b:
                    win_j += chance * win[mine, theirs]
                    throws_j += chance * throws[mine, theirs]
                else:
                    win_j += chance * (1.0 - win[theirs, mine])
                    throws_j += chance * throws[theirs, mine]
            # x = win_i + idle_again * x + idle_passing * (1 - y), and likewise y; throws without the "1 -".
            moving = 1.0 - idle_again
            determinant = moving * moving - idle_passing * idle_passing
            win_i += idle_passing
            win_j += idle_passing
            win[i, j] = (moving * win_i - idle_passing * win_j) / determinant
            win[j, i] = (moving * win_j - idle_passing * win_i) / determinant
            throws[i, j] = (moving * throws_i + idle_passing * throws_j) / determinant
            throws[j, i] = (moving * throws_j + idle_passing * throws_i) / determinant


def tables(states: int = STATES) -> tuple[np.ndarray, np.ndarray]:
    """``(after, left)`` of :func:`tabulate` for the lowest ``states`` states."""
    after = np.zeros((states, HANDS), np.int16)
    left = np.zeros((states, HANDS), np.int8)
    tabulate(np.zeros(1, POSITION), scratch(), after, left)
    return after, left


@dataclass(frozen=True, eq=False)
class Solution:
    """The exact chances of every position, indexed by the state of who throws and the state of the other."""

    wins: np.ndarray
    lengths: np.ndarray

    def win(self, position: UnstackedPosition) -> float:
        """The chance that the player to throw wins; 1 or 0 once the game is over."""
        return float(self.wins[states_of(position)])

    def throws(self, position: UnstackedPosition) -> float:
        """How many throws the game is still expected to last."""
        return float(self.lengths[states_of(position)])

    @property
    def beginner(self) -> float:
        """The chance of the player who begins."""
        return self.win(Unstacked().start())

    def save(self, path: Path) -> None:
        """Write the solution to a file, which appears whole or not at all. Raises OSError."""
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "wb") as file:
                np.savez(file, wins=self.wins, lengths=self.lengths)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise

    @classmethod
    def load(cls, path: Path) -> Solution:
        """Read a solution, checksums compared. Raises Unreadable for a damaged file, OSError for none."""
        try:
            with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
                found = cls(file["wins"], file["lengths"])
        except OSError:
            raise
        except Exception as error:  # a damaged archive can fail in any way
            raise Unreadable("bad-solution", Said("programs.bad-solution", file=str(path), why=str(error))) from error
        for values in (found.wins, found.lengths):
            if values.shape != (STATES, STATES) or values.dtype != np.float64:
                raise Unreadable(
                    "bad-solution", Said("programs.short-solution", file=str(path), game=Unstacked.called())
                )
        return found


def states_of(position: UnstackedPosition) -> tuple[int, int]:
    """The states of the player to throw and of the other."""
    record = position.array()
    return int(state_of(record, 0, position.turn)), int(state_of(record, 0, 1 - position.turn))


def compute(states: int = STATES, progress: Callable[[float], None] | None = None) -> Solution:
    """Solve every pair of the lowest ``states`` states, telling ``progress`` the share done, from 0 to 1."""
    after, left = tables(states)
    wins = np.zeros((states, states))
    lengths = np.zeros((states, states))
    for begin in range(1, states, _STRIDE):
        end = min(begin + _STRIDE, states)
        solve_rows(begin, end, after, left, wins, lengths)
        if progress is not None:
            progress((end / states) ** 2)
    return Solution(wins, lengths)


def solve(progress: Callable[[float], None] | None = None) -> Solution:
    """The solution: from the cache if these very rules were solved before, else computed and cached.

    ``progress`` is told the share done, from 0 to 1, while it is computed. A damaged cache file is replaced.
    """
    path = cache_folder() / _FILE
    with suppress(OSError, Unreadable):
        return Solution.load(path)
    solution = compute(progress=progress)
    with suppress(OSError):
        solution.save(path)
        _forget_others(path)
    return solution


def _forget_others(path: Path) -> None:
    """Remove solutions of other states of the sources: they are large, and quickly computed again."""
    for other in cache_root().glob(f"rules-*/{_FILE}"):
        if other != path:
            other.unlink(missing_ok=True)
