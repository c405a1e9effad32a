"""What a network sees of a race game in which men are pinned: the encoding ``pinning/1``.

The position is always seen by the player about to throw. For that player first, then for the other, come

====  =====================================================================================
  96  for each of the points 1 to 24: holds a man; two; three; how many beyond three
  24  for each point: the man there is pinned; on point 1 that is the mother
   1  men off
   1  pips still to go, in fours
  24  for each point: if a lone man stands there, how many of the 36 rolls pin him
  24  for each point held by men who may move: with how many of the 36 one can go on by both numbers
====  =====================================================================================

and at the end whether the players have passed each other, and three unused places that make the number of inputs a
multiple of eight. All are small whole numbers; :data:`SCALE` says what to multiply them by.
"""

from __future__ import annotations

import numpy as np

from ...board import OFF, POINTS, facing
from ...compiled import rule
from .encoding import LEVELS, OUTPUTS, counted, look_around, write_count
from .ruleset import Ruleset

NAME = "pinning/1"

# Where each group of inputs of one player begins.
_PINNED = LEVELS * POINTS
_OFF = _PINNED + POINTS
_PIPS = _OFF + 1
_SHOTS = _PIPS + 1
_FREEDOM = _SHOTS + POINTS
_SIDE = _FREEDOM + POINTS
_PASSED = 2 * _SIDE
INPUTS = (_PASSED + 1 + 7) // 8 * 8

_PIPS_A_STEP = 4


def _scale() -> np.ndarray:
    side = np.ones(_SIDE, np.float32)
    side[LEVELS - 1 : _PINNED : LEVELS] = 0.5
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
def encode(rules: Ruleset, positions, i, inputs, column):
    """Write what the player to throw in ``positions[i]`` sees into a column of ``inputs``."""
    position = positions[i]
    men = position["men"]
    thrower = position["turn"]
    rearmost_of_both = 0
    for side in range(2):
        player = thrower if side == 0 else 1 - thrower
        begin = side * _SIDE
        pinned = np.int64(position["pinned"][player])
        pips = 0
        rearmost = OFF
        for point in range(1, OFF):
            count = men[player, point]
            write_count(inputs, begin + LEVELS * (point - 1), column, count)
            inputs[begin + _PINNED + point - 1, column] = pinned >> point & 1
            pips += int(count) * (OFF - point)
            if count > 0 and rearmost == OFF:
                rearmost = point
        rearmost_of_both += rearmost
        inputs[begin + _OFF, column] = men[player, OFF]
        inputs[begin + _PIPS, column] = pips // _PIPS_A_STEP
        shots, freedom = look_around(rules, position, player)
        aimed_at = (1 - side) * _SIDE + _SHOTS
        for point in range(1, OFF):
            inputs[aimed_at + facing(rules.movement, point) - 1, column] = counted(shots, point)
            inputs[begin + _FREEDOM + point - 1, column] = counted(freedom, point)
    inputs[_PASSED, column] = 1 if rearmost_of_both > OFF else 0
    for place in range(_PASSED + 1, INPUTS):
        inputs[place, column] = 0


__all__ = ["GEOMETRY", "INPUTS", "NAME", "OUTPUTS", "SCALE", "encode"]
