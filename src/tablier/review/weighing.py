"""Weighing a question: every choice at a glance, the promising ones further, and further still where doubts are left.

What is looked into depends on the question and the depth alone, never on the clock or on other questions: so the answer
is the same whoever gives it, and in which order.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..bots.matches import Stakes
from ..bots.rollouts import other_view
from .asking import DOUBLE, Question
from .judging import Found, Judge

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
    """So many choices, the best at a glance, are looked into for a turn of the other's; the one chosen always is."""
    margin: float
    """None that is further behind than this, in points."""
    third: int = 0
    """So many of them for another turn, where doubts are left."""
    third_margin: float = 0.0
    sure: float = 0.2
    """A choice that costs more than this leaves no doubts, in points; nor does one to which nothing comes close."""
    always: bool = False
    """Whether the third look is taken without doubts, too."""
    rolled: int = 0
    """So many are rolled out where doubts are left then."""
    trials: int = 0
    turns: int = 0


QUICK = Depth("quick", 2, 0.16)
STANDARD = Depth("standard", 4, 0.10, third=2, third_margin=0.05)
THOROUGH = Depth("thorough", 8, 0.24, third=4, third_margin=0.10, sure=0.5, always=True, rolled=2, trials=72, turns=7)
DEPTHS = {depth.name: depth for depth in (QUICK, STANDARD, THOROUGH)}


@dataclass(frozen=True)
class Candidate:
    """One of the choices: what it is worth to whoever decides, and how that was found."""

    name: str
    position: str
    worth: float
    chances: tuple[float, ...]
    """Of whoever decides: of winning; in race games also of winning double and triple, of losing double and triple."""
    found: Found


@dataclass(frozen=True)
class Weighed:
    """A question answered: the choices that matter, the best first, and which of them was chosen."""

    candidates: tuple[Candidate, ...]
    chosen: int
    choices: int
    """How many there were to choose from."""
    counted: bool

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def made(self) -> Candidate:
        return self.candidates[self.chosen]


def weigh(question: Question, judge: Judge, depth: Depth, seed: int, most: int = 5) -> Weighed:
    """Answer a question, naming at most so many choices besides the one chosen."""
    scales = _Scales(question, judge)
    every = np.arange(len(question))
    scales.look(every, 0)
    if judge.most_looks > 0:
        scales.look(scales.promising(depth.second, depth.margin), 1)
    if len(every) > 1 and judge.most_looks > 1 and depth.third and (depth.always or scales.in_doubt(depth)):
        scales.look(scales.promising(depth.third, depth.third_margin), 2)
    if judge.rolls_out and depth.rolled and len(every) > 1 and scales.in_doubt(depth):
        scales.roll_out(scales.promising(depth.rolled, depth.third_margin), depth.trials, depth.turns, seed)
    order = scales.ranked()
    kept = [int(one) for one in order[:most]]
    if question.chosen not in kept:
        kept.append(question.chosen)
    candidates = tuple(scales.candidate(one) for one in kept)
    counted = question.counted and len(every) > 1
    if question.kind == DOUBLE and candidates[0].name == "no-double" == question.named[question.chosen][0]:
        counted = abs(candidates[0].worth - candidates[1].worth) < CLOSE_CUBE * question.point
    return Weighed(candidates, kept.index(question.chosen), len(every), counted)


class _Scales:
    """The choices of one question while they are weighed. Worths are those of whoever decides."""

    def __init__(self, question: Question, judge: Judge) -> None:
        self._question, self._judge = question, judge
        size = len(question)
        self._worths = np.zeros(size)
        self._chances = np.zeros((size, judge.outputs))
        self._found = [Found("turns", 1)] * size
        self._picked_by = np.broadcast_to(question.picked_by, size)
        self._held = np.broadcast_to(question.held, size)

    def look(self, numbers: np.ndarray, looks: int) -> None:
        """Look at some choices; the others stay behind these by as much as they were behind the last of them."""
        rows = self._rows_of(numbers)
        going = np.isnan(self._question.results[rows])
        chances = np.zeros((len(rows), self._judge.outputs))
        if going.any():
            chances[going] = self._judge.chances(self._question.rows[rows[going]], looks)
        self._weighed(numbers, rows, chances, [Found("turns", looks + 1)] * len(rows))

    def roll_out(self, numbers: np.ndarray, trials: int, turns: int, seed: int) -> None:
        """Play on from some choices, unless they lead to dozens of positions, as staying does."""
        rows = self._rows_of(numbers)
        going = np.isnan(self._question.results[rows])
        if going.sum() > 2 * len(numbers):
            return
        chances = np.zeros((len(rows), self._judge.outputs))
        found = [Found("exact")] * len(rows)
        for i in np.flatnonzero(going):
            chances[i], error = self._judge.roll_out(self._question.rows[rows[i : i + 1]], trials, turns, seed)
            found[i] = Found("rollout", turns, trials, error)
        self._weighed(numbers, rows, chances, found)

    def _rows_of(self, numbers: np.ndarray) -> np.ndarray:
        begins = self._question.begins
        return np.concatenate([np.arange(begins[number], begins[number + 1]) for number in numbers])

    def _weighed(self, numbers: np.ndarray, rows: np.ndarray, chances: np.ndarray, found: list[Found]) -> None:
        before = self._worths.copy()
        held = np.repeat(self._held[numbers], np.diff(self._question.begins)[numbers])
        worths = self._to_white(rows, chances, held)
        begin = 0
        for number in numbers:
            end = begin + int(self._question.begins[number + 1] - self._question.begins[number])
            picked = begin + int(np.argmax(worths[begin:end] * (1 - 2 * self._picked_by[number])))
            self._settle(int(number), int(rows[picked]), float(worths[picked]), chances[picked], found[picked])
            begin = end
        rest = np.setdiff1d(np.arange(len(before)), numbers)
        if len(rest):
            last = numbers[np.argmin(before[numbers])]
            behind = np.maximum(before[last] - before[rest], 0) + _FINEST
            self._worths[rest] = self._worths[numbers].min() - behind

    def _stakes(self, row: int) -> Stakes:
        stakes = self._question.stakes
        return stakes[row if len(stakes) > 1 else 0]

    def _to_white(self, rows: np.ndarray, chances: np.ndarray, held: np.ndarray) -> np.ndarray:
        """What rows are worth to White, given the chances of whoever throws in each."""
        worths = np.empty(len(rows))
        throwers, results = self._question.rows["turn"][rows], self._question.results[rows]
        for i in np.flatnonzero(~np.isnan(results)):
            worths[i] = self._stakes(rows[i]).won(int(results[i]))
        groups: dict[tuple[Stakes, int, bool], list[int]] = {}
        for i in np.flatnonzero(np.isnan(results)):
            groups.setdefault((self._stakes(rows[i]), int(throwers[i]), bool(held[i])), []).append(int(i))
        for (stakes, thrower, no_double), which in groups.items():
            own = stakes.turned() if thrower else stakes
            worth = own.worths(chances[which], no_double)
            worths[which] = stakes.flipped(worth) if thrower else worth
        return worths

    def _settle(self, number: int, row: int, worth: float, chances: np.ndarray, found: Found) -> None:
        player, stakes, result = self._question.player, self._stakes(row), self._question.results[row]
        self._worths[number] = stakes.flipped(worth) if player else worth
        if np.isnan(result):
            same = self._question.rows["turn"][row] == player
            self._chances[number] = chances if same else other_view(chances)
            exact = self._judge.is_exact(self._question.rows[row : row + 1]) if found.how == "turns" else False
        else:
            points = int(result) // stakes.cube if result > 0 else -(-int(result) // stakes.cube)
            self._chances[number], exact = ended_chances(-points if player else points, self._judge.outputs), True
        self._found[number] = Found("exact") if exact else found

    def promising(self, most: int, margin: float) -> np.ndarray:
        """The best few, none further behind than a margin; what was chosen is always among them."""
        best = self.ranked()
        close = self._worths[best] > self._worths[best[0]] - margin * self._question.point
        kept = best[close][:most]
        return kept if self._question.chosen in kept else np.append(kept, self._question.chosen)

    def in_doubt(self, depth: Depth) -> bool:
        """Whether what was chosen costs something, and not plainly much, or something else is nearly as good."""
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
        chances = tuple(map(float, self._chances[number]))
        return Candidate(name, position, float(self._worths[number]), chances, self._found[number])


def ended_chances(points: int, outputs: int) -> np.ndarray:
    """The chances where a game is over and has brought so many points."""
    if outputs == 1:
        return np.array([0.5 + 0.5 * np.sign(points)])
    won, lost = max(points, 0), max(-points, 0)
    return np.array([won > 0, won > 1, won > 2, lost > 1, lost > 2], float)
