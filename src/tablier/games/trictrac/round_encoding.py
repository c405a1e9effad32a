"""What a network sees of a round of the scored game of Trictrac: the encoding ``trictrac-round/1``.

The position is seen by the player about to throw. For that player first, then for the other, come the inputs of
``trictrac/1`` (see :mod:`.trictrac`), and after them

====  =====================================================================================
   1  twelve or more holes are marked
   1  how many holes beyond eleven
   1  how many holes ahead
   1  all holes are one run: the round may yet be won in bredouille
   1  six or more holes are marked: the round ends if somebody leaves
   1  the tokens that the round would bring if it ended now and were won
====  =====================================================================================

What the network says is no chance but a share: a half for a round expected to bring nothing, 1 and 0 for one that
brings or costs :data:`UNIT` tokens.
"""

from __future__ import annotations

import numpy as np

from ...compiled import rule
from . import encoding as trictrac
from .encoding import SIDE, write_sides
from .scored import ENOUGH, MANY
from .state import HOLE
from .tokens import MOST, is_unbroken, tokens_if_won

NAME = "trictrac-round/1"
UNIT = MOST

_MANY = SIDE
_BEYOND = _MANY + 1
_AHEAD = _BEYOND + 1
_UNBROKEN = _AHEAD + 1
_ENOUGH = _UNBROKEN + 1
_TOKENS = _ENOUGH + 1
_WHOLE = _TOKENS + 1
INPUTS = 2 * _WHOLE
OUTPUTS = 1
"""The share of UNIT tokens that the round is expected to bring whoever throws."""

_FARTHEST = 100


def _scale() -> np.ndarray:
    side = np.ones(_WHOLE, np.float32)
    side[:SIDE] = trictrac.SCALE[:SIDE]
    side[_BEYOND] = 0.25
    side[_AHEAD] = 0.25
    side[_TOKENS] = 1 / 16
    return np.concatenate([side, side])


SCALE = _scale()
GEOMETRY = np.concatenate([trictrac.GEOMETRY[trictrac.GEOMETRY < SIDE] + begin for begin in (0, _WHOLE)])
"""The inputs that see hits, which a beginner overlooks."""


@rule
def encode(rulings, positions, i, inputs, column):
    """Write what the player to throw in ``positions[i]`` sees into a column of ``inputs``."""
    write_sides(positions, i, inputs, column, _WHOLE)
    position = positions[i]
    thrower = position["turn"]
    for side in range(2):
        player = thrower if side == 0 else 1 - thrower
        begin = side * _WHOLE
        holes = position["holes"][player]
        ahead = holes - position["holes"][1 - player]
        inputs[begin + _MANY, column] = 1 if holes >= MANY else 0
        inputs[begin + _BEYOND, column] = min(max(holes - (HOLE - 1), 0), _FARTHEST)
        inputs[begin + _AHEAD, column] = min(max(ahead, 0), _FARTHEST)
        inputs[begin + _UNBROKEN, column] = 1 if is_unbroken(position, player) else 0
        inputs[begin + _ENOUGH, column] = 1 if holes >= ENOUGH else 0
        inputs[begin + _TOKENS, column] = tokens_if_won(rulings, position, player) if ahead > 0 else 0
