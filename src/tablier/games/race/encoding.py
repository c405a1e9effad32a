"""What a network sees of a race game: the encoding ``race/1``.

The position is always seen by the player about to throw. For that player first, then for the other, come

====  =====================================================================================
  96  for each of the points 1 to 24: holds a man; two; three; how many beyond three
   1  men on the bar
   1  men off
   1  pips still to go, in fours
   1  the courier is through
  24  for each point: if a lone man stands there, how many of the 36 rolls of two dice hit it
  25  for the bar and each point held: with how many of the 36 a man can go on by both numbers
====  =====================================================================================

and at the end whether the players have passed each other, and five unused places that make the number of inputs a
multiple of eight. All are small whole numbers; :data:`SCALE` says what to multiply them by.

The last two groups see the board's geometry: distances, blocks and shots, which a sum over single points cannot.
They are counted for all points at once, with one bit a point and six words as the digits of 25 counters.
"""

from __future__ import annotations

import numpy as np

from ...board import CONTRARY, HOME, OFF, POINTS, facing
from ...compiled import rule
from .moves import outlook
from .plays import allotment
from .ruleset import Ruleset

NAME = "race/1"

# Where each group of inputs of one player begins.
LEVELS = 4
_BAR = LEVELS * POINTS
_OFF = _BAR + 1
_PIPS = _OFF + 1
_FREED = _PIPS + 1
_SHOTS = _FREED + 1
_FREEDOM = _SHOTS + POINTS
_SIDE = _FREEDOM + POINTS + 1
_PASSED = 2 * _SIDE
INPUTS = (_PASSED + 1 + 7) // 8 * 8
OUTPUTS = 5
"""The chances that whoever throws wins; wins two or more; three; loses two or more; three."""

_PIPS_A_STEP = 4
_POINT_BITS = (1 << OFF) - 1


def _scale() -> np.ndarray:
    side = np.ones(_SIDE, np.float32)
    side[LEVELS - 1 : _BAR : LEVELS] = 0.5
    side[_BAR] = 0.5
    side[_OFF] = 1 / 15
    side[_PIPS] = 1 / 25
    side[_SHOTS:_FREEDOM] = 1 / 12
    side[_FREEDOM:] = 1 / 18
    whole = np.ones(INPUTS, np.float32)
    whole[:_SIDE] = whole[_SIDE:_PASSED] = side
    return whole


SCALE = _scale()
GEOMETRY = np.r_[_SHOTS:_SIDE, _SIDE + _SHOTS : _PASSED]
"""The inputs that see shots and blocks, which a beginner overlooks."""


@rule
def tally(digits, points, double):
    """Count one for each of the points, or two: ``digits`` are six words, the lowest binary digit of each first."""
    d0, d1, d2, d3, d4, d5 = digits
    carry = points
    if not double:
        d0, carry = d0 ^ carry, d0 & carry
    d1, carry = d1 ^ carry, d1 & carry
    d2, carry = d2 ^ carry, d2 & carry
    d3, carry = d3 ^ carry, d3 & carry
    d4, carry = d4 ^ carry, d4 & carry
    return d0, d1, d2, d3, d4, d5 ^ carry


@rule
def counted(digits, point):
    """How many a point has been counted."""
    d0, d1, d2, d3, d4, d5 = digits
    return (
        (d0 >> point & 1)
        + 2 * (d1 >> point & 1)
        + 4 * (d2 >> point & 1)
        + 8 * (d3 >> point & 1)
        + 16 * (d4 >> point & 1)
        + 32 * (d5 >> point & 1)
    )


@rule
def reached(held, waiting, landings, a, b):
    """The points where a man can come to stand with the two different numbers of a roll, or with either."""
    by_a = held << a & landings
    by_b = held << b & landings
    if waiting == 0:
        return by_a | by_b | (by_a << b & landings) | (by_b << a & landings)
    enters_a = landings & (1 << a)
    enters_b = landings & (1 << b)
    found = enters_a | enters_b
    if waiting == 1:
        if enters_a:
            found |= by_b | (enters_a << b & landings)
        if enters_b:
            found |= by_a | (enters_b << a & landings)
    return found


@rule
def reached_by_double(held, waiting, landings, number, times):
    """The same for a double that is played several times."""
    found = 0
    front = held
    if waiting > 0:
        front = landings & (1 << number)
        found = front
        if front == 0 or waiting >= times:
            return found
        front |= held
        times -= waiting
    for _ in range(times):
        front = front << number & landings
        found |= front
    return found


@rule
def lone_men(rules: Ruleset, position, player):
    """The points of ``player``'s path on which a man of the other's stands alone, on nobody and under nobody."""
    men = position["men"]
    found = 0
    for point in range(1, OFF):
        if men[player, point] == 0 and men[1 - player, facing(rules.movement, point)] == 1:
            found |= 1 << point
    return found


@rule
def look_around(rules: Ruleset, position, player):
    """Count over the 36 rolls of two dice: which lone men ``player`` hits or pins, and which own can go on by both."""
    _low, _high, held, landings, blots = outlook(rules, position, player)
    if rules.pinning:
        blots = lone_men(rules, position, player)
    waiting = position["men"][player, 0] if rules.bar_first else 0
    shots = (0, 0, 0, 0, 0, 0)
    freedom = (0, 0, 0, 0, 0, 0)
    for a in range(1, 7):
        _n, times, _n2, _t2, _n3, _t3 = allotment(rules, a, a, a)
        onward = held & landings >> a & landings >> 2 * a
        freedom = tally(freedom, onward & _POINT_BITS, False)
        if blots:
            shots = tally(shots, blots & reached_by_double(held, waiting, landings, a, times), False)
        for b in range(1, a):
            onward = held & (landings >> a | landings >> b) & landings >> (a + b)
            freedom = tally(freedom, onward & _POINT_BITS, True)
            if blots:
                shots = tally(shots, blots & reached(held, waiting, landings, a, b), True)
    return shots, freedom


@rule
def write_count(inputs, place, column, count):
    """Write how many men stand on a point: whether one, two, three do, and how many beyond."""
    inputs[place, column] = 1 if count > 0 else 0
    inputs[place + 1, column] = 1 if count > 1 else 0
    inputs[place + 2, column] = 1 if count > 2 else 0
    inputs[place + 3, column] = count - 3 if count > 3 else 0


@rule
def encode(rules: Ruleset, positions, i, inputs, column):
    """Write what the player to throw in ``positions[i]`` sees into a column of ``inputs``."""
    position = positions[i]
    men = position["men"]
    thrower = position["turn"]
    rearmost_0 = OFF
    rearmost_1 = OFF
    for side in range(2):
        player = thrower if side == 0 else 1 - thrower
        begin = side * _SIDE
        pips = 0
        rearmost = OFF
        for point in range(1, OFF):
            count = men[player, point]
            write_count(inputs, begin + LEVELS * (point - 1), column, count)
            pips += int(count) * (OFF - point)
            if count > 0 and rearmost == OFF:
                rearmost = point
        pips += int(men[player, 0]) * OFF
        if men[player, 0] > 0:
            rearmost = 0
        if side == 0:
            rearmost_0 = rearmost
        else:
            rearmost_1 = rearmost
        inputs[begin + _BAR, column] = men[player, 0]
        inputs[begin + _OFF, column] = men[player, OFF]
        inputs[begin + _PIPS, column] = pips // _PIPS_A_STEP
        inputs[begin + _FREED, column] = position["freed"][player]
        shots, freedom = look_around(rules, position, player)
        hit = (1 - side) * _SIDE + _SHOTS
        for point in range(1, OFF):
            inputs[hit + facing(rules.movement, point) - 1, column] = counted(shots, point)
        for point in range(OFF):
            inputs[begin + _FREEDOM + point, column] = counted(freedom, point)
    if rules.movement == CONTRARY:
        passed = rearmost_0 + rearmost_1 > OFF
    else:
        passed = rearmost_0 >= HOME and rearmost_1 >= HOME
    inputs[_PASSED, column] = 1 if passed else 0
    for place in range(_PASSED + 1, INPUTS):
        inputs[place, column] = 0
