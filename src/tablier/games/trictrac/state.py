"""What a game of Trictrac is made of: the record of a position, the parts of the board, the rulings chosen."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...board import PATH
from ...compiled import rule

POSITION = np.dtype(
    [
        ("men", np.int8, (2, PATH)),
        ("turn", np.int8),
        ("rolls", np.int16, (2,)),
        ("points", np.int8, (2,)),
        ("flags", np.int8, (2,)),
        ("holes", np.int16, (2,)),
        ("run", np.int16, (2,)),
        ("first", np.int8, (2,)),
        ("left", np.int8, (2,)),
    ],
    align=True,  # CUDA reads no number of two bytes at an odd address
)
"""Men on own paths; who throws; rolls made in this setting; points, bredouille flags and holes marked; how many holes
each has made since the other's last, which is what a bredouille of holes goes by; under ``old_jans`` the first throw
of the setting, the higher number first, until the second player has answered it (T-36); and who has left in this round,
where bredouilles ask about it (T-82)."""

TALON = 1
CORNER = 12
THEIR_CORNER = 13
HOLE = 12
"""How many points make a hole."""

SMALL = 0
BIG = 1
RETURN = 2
JANS = ("small", "big", "return")
FIRST_FIELD = (1, 7, 19)
"""Where each jan begins on the own path; it has six fields."""

# Rulings
HITS_RESTORED = 0
HITS_AS_PRINTED = 1
OVERFLOW_STRICT = 0
OVERFLOW_BOTH_INSIDE = 1
OVERFLOW_FREE = 2
SIMPLE = 0
DOUBLE = 1
QUADRUPLE = 2


class Rulings(NamedTuple):
    """The options of Trictrac that the kernel asks about."""

    hit_tables: int = HITS_RESTORED
    """Which fields count as the small jan table for hits (T-2)."""
    old_jans: bool = False
    """Whether the jan de rencontre, Margot la fendue and the pile de misère score (T-36)."""
    stakes: int = SIMPLE
    """What a won game is worth (T-45)."""
    hole_limit: int = 12
    """How many holes end the game at once; 0 in a round of the scored game without limit (T-40, T-80)."""
    scored: bool = False
    """Whether this is a round of the scored game: worth tokens, and ended by a leaving (T-80)."""
    overflow: int = OVERFLOW_STRICT
    """Where no number may be played inside the return jan so that the other exceeds (T-11)."""
    leaving_counts: bool = False
    """Whether a bredouille made without leaving brings more, so that leavings are remembered (T-82)."""
    provincial: bool = False
    """Whether only what cannot be played inside takes a man off (T-10)."""
    refait_adds: bool = False
    """Whether every drawn round adds a consolation, instead of doubling it (T-83)."""


@rule
def rulings_of(numbers):
    """The rulings out of a row of numbers, which is handed over faster than a named tuple."""
    return Rulings(
        numbers[0], numbers[1] != 0, numbers[2], numbers[3], numbers[4] != 0, numbers[5], numbers[6] != 0,
        numbers[7] != 0, numbers[8] != 0,
    )  # fmt: skip


_RAISED = 0x111111


@rule
def counts_of(low: int, high: int, jan: int) -> int:
    """The six four-bit counts of a jan, its first field lowest."""
    if jan == SMALL:
        return (low >> 4) & 0xFFFFFF
    if jan == BIG:
        return (low >> 28) & 0xFFFFFF
    return (high >> 24) & 0xFFFFFF


@rule
def is_full(low: int, high: int, jan: int) -> bool:
    """Whether two or more men stand on each field of a jan."""
    counts = counts_of(low, high, jan)
    return ((counts >> 1) | (counts >> 2) | (counts >> 3)) & _RAISED == _RAISED


@rule
def missing(low: int, high: int, jan: int) -> int:
    """How many men a jan lacks to be full."""
    counts = counts_of(low, high, jan)
    lacking = 0
    for _ in range(6):
        if counts & 0xF < 2:
            lacking += 2 - (counts & 0xF)
        counts >>= 4
    return lacking


@rule
def can_still_fill(position, player, jan) -> bool:
    """Whether ``player`` has men enough at or before every field of a jan to fill it yet (T-9)."""
    men = position["men"]
    first = 1 if jan == SMALL else 7 if jan == BIG else 19
    behind = 0
    for field in range(1, first):
        behind += men[player, field]
    for i in range(6):
        behind += men[player, first + i]
        if behind < 2 * (i + 1):
            return False
    return True
