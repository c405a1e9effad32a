"""A play while it is being built: what may come next, and what it has come to."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ...board import OFF
from ...compiled import rule
from ...throws import Roll
from ..game import Step
from .moves import lowest, order_free, outlook, sources
from .plays import (
    FREED,
    HELD,
    HIGH,
    HIT,
    LANDED,
    LAST,
    LOW,
    SLOT,
    STEPS,
    TAG,
    USED,
    allotment,
    explore,
    make_step,
    ruleset_of,
    total,
)
from .ruleset import Ruleset


@rule
def root(rules: Ruleset, positions, i):
    """A player's turn before its first step: ``(low, high, tag, held, landings, blots)``."""
    position = positions[i]
    player = position["turn"]
    low, high, held, landings, blots = outlook(rules, position, player)
    return low, high, FREED if position["freed"][player] else 0, held, landings, blots


@rule
def root_of(numbers, positions):
    """The same of the position alone, with the rules as a row of numbers."""
    return root(ruleset_of(numbers), positions, 0)


@rule
def best_from(rules: Ruleset, low, high, tag, held, landings, blots, a, b, c, nodes, slots):
    """The most steps that can still be made and the greatest total then reached, what is used already included."""
    n1, t1, n2, t2, n3, t3 = allotment(rules, a, b, c)
    nodes[0, LOW] = low
    nodes[0, HIGH] = high
    nodes[0, TAG] = tag
    nodes[0, HELD] = held
    nodes[0, LAST] = 0
    nodes[0, LANDED] = 0
    nodes[0, STEPS] = 0
    nodes[0, SLOT] = -1
    ordered = order_free(rules, held, tag & FREED)
    first, _count, steps = explore(rules, nodes, slots, landings, blots, ordered, n1, t1, n2, t2, n3, t3)
    return steps, total(nodes[first, TAG], n1, n2, n3)


@rule
def next_steps(rules: Ruleset, low, high, tag, held, landings, blots, a, b, c, nodes, slots, found, begin):
    """Write the steps that lead on to a legal play as rows (source, number, target, whether it hits) of ``found``, from
    row ``begin`` on; return after which row they end.
    """
    numbers = allotment(rules, a, b, c)
    steps, greatest = best_from(rules, low, high, tag, held, landings, blots, a, b, c, nodes, slots)
    size = begin
    if steps == 0:
        return size
    for kind in range(3):
        number = numbers[2 * kind]
        if (tag >> (3 * kind)) & USED >= numbers[2 * kind + 1]:
            continue
        leaving = sources(rules, low, held, tag & FREED, landings, number)
        while leaving:
            source = lowest(leaving)
            leaving &= leaving - 1
            low2, high2, tag2, held2 = make_step(rules, low, high, tag, held, landings, blots, source, number)
            tag2 += 1 << (3 * kind)
            more, reached = best_from(rules, low2, high2, tag2, held2, landings, blots, a, b, c, nodes, slots)
            if more + 1 == steps and reached == greatest:
                target, hits = made(tag, landings, blots, source, number)
                found[size, 0] = source
                found[size, 1] = number
                found[size, 2] = target
                found[size, 3] = hits
                size += 1
    return size


@rule
def made(tag, landings, blots, source, number):
    """Where a step leads, and whether it hits."""
    target = source + number
    if target >= OFF or not landings >> target & 1:
        return OFF, 0
    return target, (blots & ~(tag >> HIT)) >> target & 1


@rule
def steps_ahead(rules: Ruleset, low, high, tag, held, landings, blots, a, b, c, nodes, slots, found, ends):
    """Write the steps that may come next as rows of ``found``, then those that may follow the first of them, the second
    and so on; ``ends`` are the rows after which each of these lists ends. Return how many may come next.
    """
    numbers = allotment(rules, a, b, c)
    count = end = next_steps(rules, low, high, tag, held, landings, blots, a, b, c, nodes, slots, found, 0)
    for n in range(count):
        source, number = found[n, 0], found[n, 1]
        kind = 0 if number == numbers[0] else 1 if number == numbers[2] else 2
        low2, high2, tag2, held2 = make_step(rules, low, high, tag, held, landings, blots, source, number)
        tag2 += 1 << (3 * kind)
        end = next_steps(rules, low2, high2, tag2, held2, landings, blots, a, b, c, nodes, slots, found, end)
        ends[n] = end
    return count


class Draft(NamedTuple):
    """A half-built play: packed men, the board before it, the roll, and the steps made so far."""

    rules: Ruleset
    roll: Roll
    low: int
    high: int
    tag: int
    held: int
    landings: int
    blots: int
    steps: tuple[Step, ...] = ()

    @classmethod
    def begin(cls, rules: Ruleset, numbers: np.ndarray, position: np.ndarray, roll: Roll) -> Draft:
        return cls(rules, roll, *root_of(numbers, position))

    @property
    def allotted(self) -> list[int]:
        """All numbers the roll gives, the highest first."""
        n1, t1, n2, t2, n3, t3 = _allotted(self.rules, self.roll)
        return [n1] * t1 + [n2] * t2 + [n3] * t3

    @property
    def remaining(self) -> list[int]:
        """The numbers not played yet, the highest first."""
        left = self.allotted
        for step in self.steps:
            left.remove(step.number)
        return left

    def step(self, source: int, number: int) -> Draft:
        """The draft after one more step, which must be one of :func:`steps_after`."""
        n1, _, n2, _, _, _ = _allotted(self.rules, self.roll)
        kind = 0 if number == n1 else 1 if number == n2 else 2
        low, high, tag, held = make_step(
            self.rules, self.low, self.high, self.tag, self.held, self.landings, self.blots, source, number
        )
        target, hits = made(self.tag, self.landings, self.blots, source, number)
        steps = (*self.steps, Step(source, number, target, bool(hits)))
        return self._replace(low=low, high=high, tag=tag + (1 << (3 * kind)), held=held, steps=steps)

    @property
    def _packed(self) -> tuple[Ruleset, int, int, int, int, int, int, int, int, int]:
        """As the kernel takes it."""
        return self.rules, self.low, self.high, self.tag, self.held, self.landings, self.blots, *padded(self.roll)


def steps_after(draft: Draft, scratch: tuple[np.ndarray, np.ndarray]) -> list[Step]:
    """The next steps of a half-built play, only such as lead to a legal complete one; empty: it is complete."""
    found = np.empty((_MOST, 4), np.int64)
    count = next_steps(*draft._packed, *scratch, found, 0)
    return _steps(found, count)


def two_steps_after(draft: Draft, scratch: tuple[np.ndarray, np.ndarray]) -> list[tuple[Step, list[Step]]]:
    """The next steps of a half-built play, each with those that may follow it."""
    found, ends = np.empty((_MOST + _MOST * _MOST, 4), np.int64), np.empty(_MOST, np.int64)
    count = steps_ahead(*draft._packed, *scratch, found, ends)
    until = ends[:count].tolist()
    steps = _steps(found, until[-1] if until else 0)
    return [(steps[n], steps[begin:end]) for n, begin, end in zip(range(count), (count, *until), until, strict=False)]


def _steps(found: np.ndarray, count: int) -> list[Step]:
    return [Step(source, number, target, bool(hits)) for source, number, target, hits in found[:count].tolist()]


_MOST = 3 * OFF
"""No more steps can come next: one of each man by each number."""


@lru_cache(maxsize=1024)
def _allotted(rules: Ruleset, roll: Roll) -> tuple[int, ...]:
    return tuple(allotment(rules, *padded(roll)))


def padded(roll: Roll) -> tuple[int, int, int]:
    """A roll as the kernel takes it: three dice, 0 for one that is not there."""
    a, b, *rest = roll
    return a, b, rest[0] if rest else 0
