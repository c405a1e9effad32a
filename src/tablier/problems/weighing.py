"""The choices of one throw on the scales: at a glance, a turn ahead, and played on with the same dice for each."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from ..bots.rollouts import other_view, trials_of
from ..review.asking import Question
from ..review.judging import NetworkJudge
from ..review.weighing import ended_chances


class Rolled(NamedTuple):
    """What playing on from some rows came to: a worth for each row and trial, and the mean chances of each row."""

    worths: np.ndarray
    chances: np.ndarray

    def gap(self, ahead: int, behind: int) -> tuple[float, float]:
        """By how much one row is ahead of another, and the standard error of that: trials have their dice in common."""
        apart = self.worths[ahead] - self.worths[behind]
        return float(apart.mean()), float(apart.std(ddof=1) / len(apart) ** 0.5)


class Scales:
    """Rows of a question, and what they are worth to whoever decides.

    Asked only where both play for the same and nobody doubles, so that what chances are worth is the same to both and
    the mean of worths is the worth of the mean.
    """

    def __init__(self, question: Question, judge: NetworkJudge) -> None:
        self.question, self.judge = question, judge
        self.point = question.point
        self._choice = np.repeat(np.arange(len(question)), np.diff(question.begins))

    def glance(self) -> np.ndarray:
        """The worth of every row as the network sees it."""
        return self.look(np.arange(len(self.question.rows)), 0)

    def look(self, rows: np.ndarray, looks: int) -> np.ndarray:
        """The worths of some rows, after so many looks at what may come."""
        going = np.isnan(self.question.results[rows])
        chances = np.zeros((len(rows), self.judge.outputs))
        if going.any():
            chances[going] = self.judge.chances(self.question.rows[rows[going]], looks)
        return self.worths(rows, chances)

    def roll_out(self, rows: np.ndarray, trials: range, turns: int, seed: int) -> Rolled:
        """Play on from some rows, every trial with the same dice from each; what is known exactly stays as it is."""
        found = np.zeros((len(rows), len(trials), self.judge.outputs))
        for i, row in enumerate(rows):
            one = self.question.rows[row : row + 1]
            if not np.isnan(self.question.results[row]):
                continue
            if self.judge.is_exact(one):
                found[i] = self.judge.chances(one, 0)
            else:
                found[i] = trials_of(self.judge.search, one, trials, turns, seed)
        worths = np.stack([self.worths(rows, found[:, trial]) for trial in range(len(trials))], axis=1)
        return Rolled(worths, np.stack([self._mine(row, found[i].mean(axis=0)) for i, row in enumerate(rows)]))

    def is_exact(self, row: int) -> bool:
        """Whether nothing is left to be found out of a row."""
        return not np.isnan(self.question.results[row]) or self.judge.is_exact(self.question.rows[row : row + 1])

    def best_rows(self, worths: np.ndarray) -> np.ndarray:
        """The best row of each choice."""
        begins = self.question.begins
        return np.array([begin + np.argmax(worths[begin:end]) for begin, end in pairwise(begins)])

    def choice_of(self, row: int) -> int:
        """The choice that leads to a row."""
        return int(self._choice[row])

    def worths(self, rows: np.ndarray, chances: np.ndarray) -> np.ndarray:
        """What chances of whoever throws in each row are worth to whoever decides; where it is over, what was won."""
        stakes, player = self.question.stakes[0], self.question.player
        throws = self.question.rows["turn"][rows] == player
        worths = stakes.worths(chances)
        worths = np.where(throws, worths, stakes.flipped(worths))
        for i in np.flatnonzero(~np.isnan(self.question.results[rows])):
            worths[i] = stakes.won(int(self.question.results[rows[i]]) * (1 - 2 * player))
        return worths

    def _mine(self, row: int, chances: np.ndarray) -> np.ndarray:
        """Chances of whoever throws in a row, or how it ended, as whoever decides sees them."""
        result, player = self.question.results[row], self.question.player
        if np.isnan(result):
            return chances if self.question.rows["turn"][row] == player else other_view(chances)
        return ended_chances(int(result) * (1 - 2 * player), len(chances))
