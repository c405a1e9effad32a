"""Weighing a question: every choice at a glance, the promising ones further, and further still where doubts are left.

What is looked into depends on the question and the depth alone, never on the clock or on other questions: so the answer
is the same whoever gives it, and in which order.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from .asking import DOUBLE, Question
from .judging import Found, Judge
from .scales import Known, Scales, mean_of

_FINEST = 1e-6
"""Worths that differ by less count as equal."""
_NEARLY = 0.004
"""What is so close behind, in points, may as well be the best."""
CLOSE_CUBE = 0.16
"""A double that was not made counts as a decision if it would have cost or gained less than this, in points."""


@dataclass(frozen=True)
class Depth:
    """How closely a review looks."""

    name: str
    second: int
    """So many choices, the best at a glance, are looked into for a turn of the other's; the one chosen always is. None:
    a glance is all."""
    margin: float
    """None that is further behind than this, in points."""
    third: int = 0
    """So many of them for another turn, where doubts are left."""
    third_margin: float = 0.0
    sure: float = 0.2
    """A choice that costs more than this leaves no doubts, in points; nor does one to which nothing comes close.
    Infinitely much: everything does."""
    always: bool = False
    """Whether the third look is taken without doubts, too."""
    rolled: int = 0
    """So many are rolled out where doubts are left then."""
    trials: int = 0
    turns: int = 0
    first: float = 0.3
    """About which part of the work a quick look at everything is, which comes before this one."""


QUICK = Depth("quick", 2, 0.16, first=1.0)
STANDARD = Depth("standard", 4, 0.10, third=2, third_margin=0.05)
THOROUGH = Depth(
    "thorough", 8, 0.24, third=4, third_margin=0.10, sure=0.12, always=True, rolled=2, trials=36, turns=5, first=0.03
)
DEPTHS = {depth.name: depth for depth in (QUICK, STANDARD, THOROUGH)}


@dataclass(frozen=True)
class Candidate:
    """One of the choices: what it is worth to whoever decides, and how that was found."""

    name: str
    position: str
    """Where it leads: after staying, for one, with the throw best played; nothing where the other has to answer."""
    worth: float
    chances: tuple[float, ...]
    """Of whoever decides: of winning; in race games also of winning double and triple, of losing double and triple."""
    found: Found
    number: int = field(default=-1, compare=False)
    """Its place among all choices of the question."""


class Chosen:
    """Choices that matter, the best first, and which of them was chosen."""

    candidates: tuple[Candidate, ...]
    chosen: int

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def made(self) -> Candidate:
        return self.candidates[self.chosen]


@dataclass(frozen=True)
class Weighed(Chosen):
    """A question answered."""

    candidates: tuple[Candidate, ...]
    chosen: int
    choices: int
    """How many there were to choose from."""
    counted: bool


def weigh(
    question: Question, judge: Judge, depth: Depth, seed: int, most: int = 5, known: Known | None = None
) -> Weighed:
    """Answer a question, naming at most so many choices besides the one chosen.

    What is ``known`` from an earlier answer is not looked for again, and what is found is added to it.
    """
    ranking = _Ranking(Scales(question, judge, known))
    every = np.arange(len(question))
    ranking.look(every, 0)
    if judge.most_looks > 0 and depth.second:
        ranking.look(ranking.promising(depth.second, depth.margin), 1)
    if judge.most_looks > 1 and depth.third and len(every) > 1 and (depth.always or ranking.in_doubt(depth)):
        ranking.look(ranking.promising(depth.third, depth.third_margin), 2)
    if judge.rolls_out and depth.rolled and ranking.in_doubt(depth):
        ranking.roll_out(ranking.promising(depth.rolled, depth.third_margin), depth.trials, depth.turns, seed)
    kept = [int(one) for one in ranking.ranked()[:most]]
    if question.chosen not in kept:
        kept.append(question.chosen)
    candidates = tuple(ranking.candidate(one) for one in kept)
    counted = question.counted and len(every) > 1
    if question.kind == DOUBLE and candidates[0].name == "no-double" == question.named[question.chosen][0]:
        counted = abs(candidates[0].worth - candidates[1].worth) < CLOSE_CUBE * question.point
    return Weighed(candidates, kept.index(question.chosen), len(every), counted)


class _Ranking:
    """The choices of one question while they are weighed. Worths are those of whoever decides."""

    def __init__(self, scales: Scales) -> None:
        self._scales, self._question = scales, scales.question
        size = len(scales.question)
        self._worths, self._own = np.zeros(size), np.zeros(size)
        """What each is worth beside the others, and by what was last found of it alone."""
        self._chances = np.zeros((size, scales.judge.outputs))
        self._found = [Found("turns", 1)] * size
        self._rows = np.zeros(size, np.int64)
        """Where each leads, if all is done rightly."""

    def look(self, choices: np.ndarray, looks: int) -> None:
        """Look at some choices; the others stay as far behind those that were ahead of them as they were."""
        rows = self._scales.rows_of(choices)
        chances = self._scales.chances(rows, looks)
        self._settle(choices, rows, self._scales.look(rows, looks), chances, [Found("turns", looks + 1)] * len(rows))

    def roll_out(self, choices: np.ndarray, trials: int, turns: int, seed: int) -> None:
        """Play on from some choices, unless they lead to dozens of positions, as staying does."""
        rows = self._scales.rows_of(choices)
        if len(rows) - self._scales.over[rows].sum() > 2 * len(choices):
            return
        rolled = self._scales.roll_out(rows, range(trials), turns, seed)
        errors = [mean_of(worths)[1] / self._question.point for worths in rolled.worths]
        found = [Found("rollout", turns, trials, error) for error in errors]
        self._settle(choices, rows, self._scales.rolled(rows, rolled), rolled.chances, found)

    def _settle(
        self, choices: np.ndarray, rows: np.ndarray, worths: np.ndarray, chances: np.ndarray, found: list[Found]
    ) -> None:
        before = self._worths.copy()
        for choice, i in zip(choices, self._scales.picked(choices, rows, worths), strict=True):
            row = int(rows[i])
            self._rows[choice] = row
            self._worths[choice] = self._own[choice] = worths[i]
            self._chances[choice] = self._scales.mine(row, chances[i])
            self._found[choice] = Found("exact") if self._scales.is_exact(row) else found[i]
        rest = np.setdiff1d(np.arange(len(before)), choices)
        # What was chosen is looked at however bad it is: those that were better than it do not follow it down.
        ahead = before[choices] >= before[rest, None]
        ahead[~ahead.any(axis=1)] = True
        last = np.where(ahead, before[choices], np.inf).min(axis=1)
        lowest = np.where(ahead, self._worths[choices], np.inf).min(axis=1)
        self._worths[rest] = lowest - np.maximum(last - before[rest], 0) - _FINEST

    def promising(self, most: int, margin: float) -> np.ndarray:
        """The best few, none further behind than a margin; what was chosen is always among them."""
        best = self.ranked()
        close = self._worths[best] > self._worths[best[0]] - margin * self._question.point
        kept = best[close][:most]
        return kept if self._question.chosen in kept else np.append(kept, self._question.chosen)

    def in_doubt(self, depth: Depth) -> bool:
        """Whether what was chosen costs something, and not plainly much, or something else is nearly as good."""
        if len(self._worths) == 1 or depth.sure == np.inf:
            return depth.sure == np.inf
        best, second = self.ranked()[:2]
        chosen, point = self._question.chosen, self._question.point
        if self._found[best].how == self._found[chosen].how == "exact":
            return False
        if best == chosen:
            return bool(self._worths[best] - self._worths[second] < _NEARLY * point)
        return bool(self._worths[best] - self._worths[chosen] < depth.sure * point)

    def ranked(self) -> np.ndarray:
        """All choices, the best first; of equals the one chosen, then as they are listed."""
        chosen = np.arange(len(self._worths)) != self._question.chosen
        return np.lexsort((chosen, -np.round(self._worths / _FINEST)))

    def candidate(self, number: int) -> Candidate:
        name, position = self._question.named[number]
        if not position and self._scales.is_free(number):
            position = self._scales.judge.position_of(self._question.rows[self._rows[number]][None])
        chances = tuple(map(float, self._chances[number]))
        worth = float(self._worths[number])
        found = self._found[number]._replace(moved=worth - float(self._own[number]))
        return Candidate(name, position, worth, chances, found, int(number))
