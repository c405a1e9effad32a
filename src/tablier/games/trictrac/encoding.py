"""What a network sees of Trictrac: the encoding ``trictrac/1``.

The position is always seen by the player about to throw. For that player first, then for the other, come

====  =====================================================================================
  96  for each of the fields 1 to 24: holds a man; two; three; how many beyond three
   1  men off
  12  which number of points is marked, 0 to 11
  12  which number of holes is marked, 0 to 11 and more
   1  the bredouille flag stands
   4  rolls made in this setting: none, one, two, more
   3  how many men the small, the big and the return jan lack
   3  which of them can still be filled
  24  for each field: if a lone man stands there, how many of the 36 rolls hit it
====  =====================================================================================

All are small whole numbers; :data:`SCALE` says what to multiply them by.
"""

from __future__ import annotations

import numpy as np

from ...board import OFF, POINTS
from ...compiled import rule
from ..race.encoding import LEVELS, counted, tally, write_count
from ..race.moves import pack
from .movement import fields_of
from .state import HOLE, can_still_fill, missing

NAME = "trictrac/1"

_OFF = LEVELS * POINTS
_POINTS = _OFF + 1
_HOLES = _POINTS + HOLE
_FLAG = _HOLES + HOLE
_ROLLS = _FLAG + 1
_MISSING = _ROLLS + 4
_FILLABLE = _MISSING + 3
_SHOTS = _FILLABLE + 3
SIDE = _SHOTS + POINTS
INPUTS = 2 * SIDE
OUTPUTS = 1
"""The chance that whoever throws wins the game."""


def _scale() -> np.ndarray:
    side = np.ones(SIDE, np.float32)
    side[LEVELS - 1 : _OFF : LEVELS] = 0.5
    side[_OFF] = 1 / 15
    side[_MISSING : _MISSING + 3] = 1 / 6
    side[_SHOTS:] = 1 / 12
    return np.concatenate([side, side])


SCALE = _scale()
GEOMETRY = np.r_[_SHOTS:SIDE, SIDE + _SHOTS : INPUTS]
"""The inputs that see hits, which a beginner overlooks."""


@rule
def shots_at(position, player):
    """Count over the 36 rolls which lone men of the other ``player`` hits, by a number or by the sum of both."""
    _low, _high, held = pack(position, player)
    free, _landings, blots, _closed = fields_of(position, player)
    rests = free | blots
    shots = (0, 0, 0, 0, 0, 0)
    if blots:
        for a in range(1, 7):
            for b in range(1, a + 1):
                by_a = held << a
                by_b = held << b
                struck = by_a | by_b | (by_a & rests) << b | (by_b & rests) << a
                shots = tally(shots, blots & struck, a != b)
    return shots


@rule
def encode(rulings, positions, i, inputs, column):
    """Write what the player to throw in ``positions[i]`` sees into a column of ``inputs``."""
    write_sides(positions, i, inputs, column, SIDE)


@rule
def write_sides(positions, i, inputs, column, apart):
    """The same for every network of Trictrac: what it sees of the other begins ``apart`` inputs after the first."""
    position = positions[i]
    men = position["men"]
    thrower = position["turn"]
    for side in range(2):
        player = thrower if side == 0 else 1 - thrower
        begin = side * apart
        for field in range(1, OFF):
            write_count(inputs, begin + LEVELS * (field - 1), column, men[player, field])
        inputs[begin + _OFF, column] = men[player, OFF]
        points = position["points"][player]
        holes = min(position["holes"][player], HOLE - 1)
        for number in range(HOLE):
            inputs[begin + _POINTS + number, column] = 1 if points == number else 0
            inputs[begin + _HOLES + number, column] = 1 if holes == number else 0
        inputs[begin + _FLAG, column] = position["flags"][player]
        rolls = min(position["rolls"][player], 3)
        for number in range(4):
            inputs[begin + _ROLLS + number, column] = 1 if rolls == number else 0
        low, high, _held = pack(position, player)
        for jan in range(3):
            inputs[begin + _MISSING + jan, column] = missing(low, high, jan)
            inputs[begin + _FILLABLE + jan, column] = 1 if can_still_fill(position, player, jan) else 0
        shots = shots_at(position, player)
        hit = (1 - side) * apart + _SHOTS
        for field in range(1, OFF):
            inputs[hit + OFF - field - 1, column] = counted(shots, field)
