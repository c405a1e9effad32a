"""The rows of a question on the scales: what each is worth to whoever decides, looked at or played on from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ..bots.ahead import Ahead, other_view
from ..bots.matches import Prospect
from .asking import Question
from .judging import Judge


@dataclass
class Known:
    """What is known of the rows of a question."""

    chances: dict[int, np.ndarray] = field(default_factory=dict)
    """By how many looks were taken, and not a number where none was."""
    ahead: dict[tuple[int, int], Ahead] = field(default_factory=dict)
    """Where there is a cube, what the throws after a row lead to, by that number and the row."""


class Rolled(NamedTuple):
    """What playing on from some rows came to: a worth for each row and trial, and the mean chances of each row."""

    worths: np.ndarray
    chances: np.ndarray
    """Of whoever throws in the row."""

    def gap(self, ahead: int, behind: int) -> tuple[float, float]:
        """By how much one row is ahead of another, and the standard error of that: trials have their dice in common."""
        return mean_of(self.worths[ahead] - self.worths[behind])


class Scales:
    """Chances are those of whoever throws in a row, worths those of whoever decides."""

    def __init__(self, question: Question, judge: Judge, known: Known | None = None) -> None:
        self.question, self.judge = question, judge
        self.known = Known() if known is None else known
        size = len(question)
        self._sizes = np.diff(question.begins)
        self._choice = np.repeat(np.arange(size), self._sizes)
        self._sign = np.where(np.broadcast_to(question.picked_by, size) == question.player, 1, -1)
        self.over = ~np.isnan(question.results)
        """Which rows are ends of the game."""
        self._stakes = list(dict.fromkeys(question.stakes))
        which = [self._stakes.index(stakes) for stakes in question.stakes] if len(self._stakes) > 1 else 0
        self._staked = np.broadcast_to(which, len(question.rows))
        self._cubed = np.array([stakes.turnable for stakes in self._stakes])
        held = np.broadcast_to(question.held, size)[self._choice]
        self._group = np.where(self.over, -1, 4 * self._staked + 2 * question.rows["turn"] + held)

    def choice_of(self, row: int) -> int:
        """The choice that leads to a row."""
        return int(self._choice[row])

    def is_free(self, choice: int) -> bool:
        """Whether a choice leaves it to whoever decides to which of several positions it leads."""
        return bool(self._sizes[choice] > 1 and self._sign[choice] > 0)

    def rows_of(self, choices: np.ndarray) -> np.ndarray:
        """All rows that some choices lead to."""
        begins = self.question.begins
        return np.concatenate([np.arange(begins[choice], begins[choice + 1]) for choice in choices])

    def picked(self, choices: np.ndarray, rows: np.ndarray, worths: np.ndarray) -> list[int]:
        """Where among the rows of some choices those are that come of them, if whoever picks does it rightly."""
        found, begin = [], 0
        for choice in choices:
            end = begin + int(self._sizes[choice])
            found.append(begin + int(np.argmax(self._sign[choice] * worths[begin:end])))
            begin = end
        return found

    def is_exact(self, row: int) -> bool:
        """Whether nothing is left to be found out of a row."""
        if self.over[row]:
            return True
        cubed = self._cubed[self._staked[row]]  # tables know how a game ends, not when the cube is turned
        return not cubed and self.judge.is_exact(self.question.rows[row : row + 1])

    # Chances

    def chances(self, rows: np.ndarray, looks: int) -> np.ndarray:
        """The chances in some rows after so many looks, taken where they were not taken before."""
        size = len(self.question.rows), self.judge.outputs
        known = self.known.chances.setdefault(looks, np.where(self.over[:, None], 0.0, np.full(size, np.nan)))
        unknown = rows[np.isnan(known[rows, 0])]
        if len(unknown):
            if not known.flags.writeable:  # what comes from another machine may only be read
                known = self.known.chances[looks] = known.copy()
            known[unknown] = self._new_chances(unknown, looks)
        return np.asarray(known[rows])

    def _new_chances(self, rows: np.ndarray, looks: int) -> np.ndarray:
        cubed = self._cubed[self._staked[rows]] & (looks > 0)
        found = np.empty((len(rows), self.judge.outputs))
        if not cubed.all():
            found[~cubed] = self.judge.chances(self.question.rows[rows[~cubed]], looks)
        if cubed.any():
            seen = self.judge.ahead(self.question.rows[rows[cubed]], looks)
            found[cubed] = seen.mean.clip(0, 1)
            for i, row in enumerate(rows[cubed]):
                self.known.ahead[looks, int(row)] = seen.of(np.array([i]))
        return found

    def look(self, rows: np.ndarray, looks: int) -> np.ndarray:
        """The worths of some rows, after so many looks at what may come."""
        return self.worths(rows, self.chances(rows, looks), looks)

    def roll_out(self, rows: np.ndarray, trials: range, turns: int, seed: int) -> Rolled:
        """Play on from some rows, every trial with the same dice from each; what is known exactly stays as it is."""
        found = np.zeros((len(rows), len(trials), self.judge.outputs))
        for i, row in enumerate(rows):
            if self.is_exact(row):
                found[i] = self.chances(rows[i : i + 1], 0)
            else:
                found[i] = self.judge.roll_out(self.question.rows[row : row + 1], trials, turns, seed)
        worths = np.stack([self.worths(rows, found[:, trial]) for trial in range(len(trials))], axis=1)
        return Rolled(worths + self._by_turning(rows)[:, None], found.mean(axis=1))

    def rolled(self, rows: np.ndarray, found: Rolled) -> np.ndarray:
        """What some rows are worth by what playing on from them has come to."""
        return np.asarray(self.worths(rows, found.chances) + self._by_turning(rows))

    def _by_turning(self, rows: np.ndarray) -> np.ndarray:
        """What some rows are worth more because the next throw may make it time to turn the cube."""
        if not self._cubed.any():
            return np.zeros(len(rows))
        return np.asarray(self.look(rows, 1) - self.worths(rows, self.chances(rows, 1)))

    def mine(self, row: int, chances: np.ndarray) -> np.ndarray:
        """Chances in a row, or how it ended, as whoever decides sees them."""
        result, player = self.question.results[row], self.question.player
        if np.isnan(result):
            return chances if self.question.rows["turn"][row] == player else other_view(chances)
        points = int(abs(result)) // self._stakes[self._staked[row]].cube * int(np.sign(result))
        return _ended(points * (1 - 2 * player), self.judge.outputs)

    # Worths

    def worths(self, rows: np.ndarray, chances: np.ndarray, looks: int = 0) -> np.ndarray:
        """What some rows are worth, given the chances in them; where it is over, what was won.

        Where there is a cube, what so many ``looks`` have found counts throw by throw, and not its mean alone.
        """
        player, worths = self.question.player, np.empty(len(rows))
        for i in np.flatnonzero(self.over[rows]):
            stakes = self._stakes[self._staked[rows[i]]]
            won = stakes.won(int(self.question.results[rows[i]]))
            worths[i] = stakes.flipped(won) if player else won
        groups = self._group[rows]
        for group in np.unique(groups[groups >= 0]):
            which = np.flatnonzero(groups == group)
            stakes, thrower, held = self._stakes[group // 4], group % 4 // 2, bool(group % 2)
            seen: Prospect = chances[which]
            if looks and stakes.turnable:
                seen = Ahead.joined([self.known.ahead[looks, int(row)] for row in rows[which]])
            worth = (stakes.turned() if thrower else stakes).worths(seen, held)
            worths[which] = worth if thrower == player else stakes.flipped(worth)
        return worths


def mean_of(trials: np.ndarray) -> tuple[float, float]:
    """The mean of what trials came to, and its standard error."""
    error = float(trials.std(ddof=1)) / len(trials) ** 0.5 if len(trials) > 1 else np.inf
    return float(trials.mean()), error


def _ended(points: int, outputs: int) -> np.ndarray:
    """The chances where a game is over and has brought so many points."""
    if outputs == 1:
        return np.array([0.5 + 0.5 * np.sign(points)])
    won, lost = max(points, 0), max(-points, 0)
    return np.array([won > 0, won > 1, won > 2, lost > 1, lost > 2], float)
