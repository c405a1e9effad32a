"""All legal plays of a roll.

A turn is worked out level by level: all positions after one step, after two, and so on, each kept once. The
last level that is not empty holds the plays of most steps; of those, the ones with the greatest total on the dice
are legal. That one comparison is the obligation of every race game (C-2, G-8, G-9, J-10, B-8).

Nothing is allocated: the caller lends a :func:`workspace`, large enough for any roll. Every node keeps the steps that
led to it, so that each resulting position comes with a sequence of steps that reaches it.
"""

from __future__ import annotations

from math import comb

import numpy as np

from ...board import HOME, MEN, OFF
from ...compiled import rule
from .moves import BEYOND_BAR, COUNT, ONE_HIGH, ONE_LOW, lowest, order_free, outlook, sources
from .ruleset import BY_NUMBER, GARANGUET, HOUSE, MODERN, PLAIN, Ruleset

# The columns of a node.
LOW = 0
HIGH = 1
TAG = 2
"""What else distinguishes positions: numbers used so far, courier freed, points hit."""
HELD = 3
LAST = 4
"""Where the order of steps is free: the step that led here, source * 4 + kind. Later steps are not before it."""
LANDED = 5
"""Path numbers landed on so far, and whether other steps may lead to this position too (RECURRING)."""
STEPS = 6
"""The steps that led here, a byte each, the first one lowest: see :func:`step_code`. A roll has six at most."""
SLOT = 7
COLUMNS = 8

# The parts of a tag.
USED = 0b111
"""How often the first number was used; the second and third in the next threes of bits."""
FREED = 1 << 9
HIT = 10
"""From this bit on, a bit for every path number where a blot was hit."""

NODES = 1 << 16
"""Room for every node of any roll: fifteen men share the steps of a roll in at most 62,016 ways, all levels
together (four of one number and one of another; six of one number give 54,264)."""
SLOTS = 1 << 17
_SLOTS_OF_THREE_STEPS = 1 << 12
_SLOTS_OF_TWO_STEPS = 1 << 10

RECURRING = 1 << 26

STEP_BITS = 8
NUMBERS = 6

_SPREAD = 0x9E3779B1


def workspace():
    """Scratch memory for :func:`legal_plays`: ``(nodes, slots)``. One for each thread; 4.5 MB, touched as needed."""
    return np.empty((NODES, COLUMNS), np.int64), np.zeros(SLOTS, np.int32)


def room(rules: Ruleset) -> tuple[int, int]:
    """How many nodes and slots the rolls of one game can need: far fewer than there may be, for most games."""
    if rules.multiples == GARANGUET or rules.multiples == BY_NUMBER:
        return NODES, SLOTS
    # Without courier and limits, doubles are followed in one order and never looked up.
    steps = {PLAIN: 2, HOUSE: 3, MODERN: 4}[rules.multiples]
    doubles = sum(comb(MEN - 1 + made, made) for made in range(steps + 1))
    return max(doubles, (1 + MEN) ** 2), _SLOTS_OF_TWO_STEPS


@rule
def ruleset_of(numbers):
    """The rules of a game out of a row of numbers, which is handed over four times as fast as a named tuple."""
    return Ruleset(
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4] != 0, numbers[5] != 0, numbers[6] != 0, numbers[7],
        numbers[8] != 0, numbers[9], numbers[10] != 0, numbers[11] != 0, numbers[12], numbers[13],
    )  # fmt: skip


@rule
def step_code(source, number):
    """The step of a man from ``source`` by ``number`` as a whole number from 1 to 150; 0 is no step."""
    return source * NUMBERS + number


@rule
def allotment(rules: Ruleset, a: int, b: int, c: int):
    """What a roll gives to play: ``(number, times, number, times, number, times)``, the highest number first.

    ``c`` is 0 with two dice. Unused places hold ``0, 0``.
    """
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
    if a < b:
        a, b = b, a
    if rules.multiples == GARANGUET:
        if a == c:
            return a, 6, 0, 0, 0, 0
        if a == b:
            return a, 4, c, 1, 0, 0
        if b == c:
            return a, 1, b, 2, 0, 0
        return a, 1, b, 1, c, 1
    if a != b:
        return a, 1, b, 1, 0, 0
    if rules.multiples == MODERN:
        return a, 4, 0, 0, 0, 0
    if rules.multiples == HOUSE:
        return a, 3, 0, 0, 0, 0
    if rules.multiples == BY_NUMBER:
        return a, a, 0, 0, 0, 0
    return a, 2, 0, 0, 0, 0


@rule
def make_step(rules: Ruleset, low, high, tag, held, landings, blots, source, number):
    """The packed men after an allowed step: ``(low, high, tag, held)``.

    A step that is allowed although its point is closed leaves the board (FARTHEST_IF_STUCK).
    """
    target = source + number if landings >> (source + number) & 1 else OFF
    low -= ONE_LOW[source]
    high -= ONE_HIGH[source]
    if (low & (ONE_LOW[source] * COUNT)) | (high & (ONE_HIGH[source] * COUNT)) == 0:
        held &= ~(1 << source)
    low += ONE_LOW[target]
    high += ONE_HIGH[target]
    held |= (1 << target) & BEYOND_BAR
    tag |= (blots & (1 << target)) << HIT
    if rules.courier and HOME <= target < OFF:
        tag |= FREED
    return low, high, tag, held


@rule
def find(nodes, slots, slot_mask, size, low, high, tag):
    """Where a position stands among the nodes, or its free place in ``slots`` as ``-1 - slot``."""
    mixed = (low ^ (low >> 26) ^ high ^ (high >> 19) ^ (tag << 7) ^ (tag >> 9)) & 0x7FFFFFFF
    slot = ((mixed * _SPREAD) >> 28) & slot_mask
    while True:
        # A slot is in use only if the node it names says so too: nothing needs clearing between turns.
        found = slots[slot]
        if found >= size or nodes[found, SLOT] != slot:
            return -1 - slot
        if nodes[found, LOW] == low and nodes[found, HIGH] == high and nodes[found, TAG] == tag:
            return np.int64(found)
        slot = (slot + 1) & slot_mask


@rule
def explore(rules: Ruleset, nodes, slots, landings, blots, ordered, n1, t1, n2, t2, n3, t3):
    """Work out all plays from the node 0: ``(first, count, steps)`` of the legal results among the nodes.

    With ``steps`` 0 nothing can be played, and the one result is node 0 itself.

    Where the order of steps is free, only one order of them is followed, and two different sets of steps lead to
    the same position only if they use different numbers and one man goes on from where another step ended, or
    two men leave the board, or three numbers are exchanged in a ring. Only then is a position looked up.
    """
    steps = t1 + t2 + t3
    slot_mask = SLOTS - 1 if steps > 3 else _SLOTS_OF_THREE_STEPS - 1 if steps > 2 else _SLOTS_OF_TWO_STEPS - 1
    always = not ordered or t3 > 0
    never = ordered and t2 == 0
    begin = 0
    end = 1
    level = 0
    while level < steps:
        size = end
        for parent in range(begin, end):
            low = nodes[parent, LOW]
            high = nodes[parent, HIGH]
            tag = nodes[parent, TAG]
            held = nodes[parent, HELD]
            last = nodes[parent, LAST]
            landed = nodes[parent, LANDED]
            made = nodes[parent, STEPS]
            for kind in range(3):
                if kind == 0:
                    number = n1
                    times = t1
                elif kind == 1:
                    number = n2
                    times = t2
                else:
                    number = n3
                    times = t3
                if (tag >> (3 * kind)) & USED >= times:
                    continue
                leaving = sources(rules, low, held, tag & FREED, landings, number)
                leaving &= ~((1 << ((last - kind + 3) >> 2)) - 1)
                while leaving:
                    source = lowest(leaving)
                    leaving &= leaving - 1
                    low2, high2, tag2, held2 = make_step(rules, low, high, tag, held, landings, blots, source, number)
                    tag2 += 1 << (3 * kind)
                    target = min(source + number, OFF)
                    last2 = source * 4 + kind if ordered else 0
                    landed2 = landed | (1 << target)
                    if landed & ((1 << source) | ((1 << target) & (1 << OFF))):
                        landed2 |= RECURRING
                    slot = -1
                    if always or (landed2 & RECURRING and not never):
                        place = find(nodes, slots, slot_mask, size, low2, high2, tag2)
                        if place >= 0:
                            nodes[place, LAST] = min(nodes[place, LAST], last2)
                            nodes[place, LANDED] |= landed2
                            continue
                        slot = -1 - place
                        slots[slot] = size
                    nodes[size, LOW] = low2
                    nodes[size, HIGH] = high2
                    nodes[size, TAG] = tag2
                    nodes[size, HELD] = held2
                    nodes[size, LAST] = last2
                    nodes[size, LANDED] = landed2
                    nodes[size, STEPS] = made | step_code(source, number) << (STEP_BITS * level)
                    nodes[size, SLOT] = slot
                    size += 1
        if size == end:
            break
        begin = end
        end = size
        level += 1
    if 0 < level < steps:
        end = keep_greatest(nodes, begin, end, n1, n2, n3)
    return begin, end - begin, level


@rule
def total(tag, n1, n2, n3):
    """The sum of the numbers used."""
    return (tag & USED) * n1 + ((tag >> 3) & USED) * n2 + ((tag >> 6) & USED) * n3


@rule
def keep_greatest(nodes, begin, end, n1, n2, n3):
    """Keep of the last level only the plays with the greatest total; return its new end."""
    greatest = 0
    for i in range(begin, end):
        greatest = max(greatest, total(nodes[i, TAG], n1, n2, n3))
    kept = begin
    for i in range(begin, end):
        if total(nodes[i, TAG], n1, n2, n3) == greatest:
            for column in range(COLUMNS):
                nodes[kept, column] = nodes[i, column]
            kept += 1
    return kept


@rule
def legal_plays(rules: Ruleset, positions, i, a, b, c, nodes, slots):
    """All legal plays of a roll from ``positions[i]``: ``(first, count, steps)``, see :func:`explore`."""
    position = positions[i]
    player = position["turn"]
    low, high, held, landings, blots = outlook(rules, position, player)
    freed = position["freed"][player] != 0
    nodes[0, LOW] = low
    nodes[0, HIGH] = high
    nodes[0, TAG] = FREED if freed else 0
    nodes[0, HELD] = held
    nodes[0, LAST] = 0
    nodes[0, LANDED] = 0
    nodes[0, STEPS] = 0
    nodes[0, SLOT] = -1
    ordered = order_free(rules, held, freed)
    n1, t1, n2, t2, n3, t3 = allotment(rules, a, b, c)
    return explore(rules, nodes, slots, landings, blots, ordered, n1, t1, n2, t2, n3, t3)
