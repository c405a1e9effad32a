"""How a level misjudges positions, and which it then likes best, as compiled functions: for many rows, or on a card.

A whim is a hash of the position, keyed with the name and the seed of the player (BLAKE2b of eight bytes, RFC 7693), so
that it is the same whenever the position comes up. :class:`.LevelBot` asks Python's own ``hashlib`` for it; a card has
none, and hashes here.
"""

from __future__ import annotations

import math

import numpy as np

from ..compiled import rule

STATE = 8
WORK = STATE + 16 + 16
"""Words a worker needs: what is hashed so far, the block taken in, and what both are mixed in."""
_BLOCK = 128
_DIGEST = 8
FINEST = 1e-6
"""Values that differ by less count as equal."""

_U = np.uint64
_LOW, _HALF = _U(0xFFFFFFFF), _U(32)
_INITIAL = np.array(
    [
        0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
        0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
    ],
    np.uint64,
)  # fmt: skip
_SIGMA = np.array(
    [
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
        (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
        (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
        (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
        (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
        (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
        (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
        (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
        (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
    ],
    np.int64,
)  # fmt: skip
_MIXED = np.array(
    [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13),
     (3, 4, 9, 14)],
    np.int64,
)  # fmt: skip
_ROUNDS = 12
_BLOCK_AT, _MIX_AT = STATE, STATE + 16


@rule
def _sum(one: np.uint64, other: np.uint64) -> np.uint64:
    """Modulo 2⁶⁴, in halves: interpreted numbers are told when they run over."""
    low = (one & _LOW) + (other & _LOW)
    high = (one >> _HALF) + (other >> _HALF) + (low >> _HALF)
    return (high & _LOW) << _HALF | low & _LOW


@rule
def _turned(word: np.uint64, by: int) -> np.uint64:
    """A word with its bits moved round to the right."""
    return word >> np.uint64(by) | word << np.uint64(64 - by)


@rule
def _take_in(work, length, last):
    """Mix the block into the state; ``length``: how many bytes were taken in so far, this block's among them."""
    for k in range(STATE):
        work[_MIX_AT + k] = work[k]
        work[_MIX_AT + 8 + k] = _INITIAL[k]
    work[_MIX_AT + 12] ^= np.uint64(length)
    if last:
        work[_MIX_AT + 14] = ~work[_MIX_AT + 14]
    for turn in range(_ROUNDS):
        for k in range(8):
            a, b, c, d = _MIX_AT + _MIXED[k, 0], _MIX_AT + _MIXED[k, 1], _MIX_AT + _MIXED[k, 2], _MIX_AT + _MIXED[k, 3]
            for half in range(2):
                word = work[_BLOCK_AT + _SIGMA[turn % 10, 2 * k + half]]
                work[a] = _sum(_sum(work[a], work[b]), word)
                work[d] = _turned(work[d] ^ work[a], 16 if half else 32)
                work[c] = _sum(work[c], work[d])
                work[b] = _turned(work[b] ^ work[c], 63 if half else 24)
    for k in range(STATE):
        work[k] = work[k] ^ work[_MIX_AT + k] ^ work[_MIX_AT + 8 + k]


@rule
def _clear_block(work):
    for k in range(16):
        work[_BLOCK_AT + k] = np.uint64(0)


@rule
def _put(work, at, byte):
    work[_BLOCK_AT + at // 8] |= np.uint64(byte) << np.uint64(8 * (at % 8))


@rule
def take_key(key, work):
    """Begin to hash with a key of 1 to 64 bytes; what is in ``work`` then serves for all that is hashed with it."""
    for k in range(STATE):
        work[k] = _INITIAL[k]
    work[0] ^= np.uint64(0x01010000 ^ len(key) << 8 ^ _DIGEST)
    _clear_block(work)
    for k in range(len(key)):
        _put(work, k, key[k])
    _take_in(work, _BLOCK, False)


@rule
def whim(state, bytes_of, row, told, most, work):
    """How much better than it is a position looks to whose key is in ``state``.

    ``told`` are the places of the bytes that tell the position, and ``most`` is how far each byte is counted.
    """
    for k in range(STATE):
        work[k] = state[k]
    size = told.shape[0]
    taken = 0
    while True:
        _clear_block(work)
        here = min(size - taken, _BLOCK)
        for k in range(here):
            place = told[taken + k]
            _put(work, k, min(bytes_of[row, place], most[place]))
        taken += here
        _take_in(work, _BLOCK + taken, taken == size)
        if taken == size:
            break
    # As Python rounds the whole number, halves to even: 2⁶⁴ has eleven bits more than fit.
    return -math.log(-math.log((np.float64(work[0]) + 0.5) / 18446744073709551616.0))


@rule
def seem(values, begins, counts, signs, task, error, state, bytes_of, told, pins, most, seemed, work):
    """What the rows of a task seem worth to whoever chooses, in units of FINEST."""
    begin = begins[task]
    for row in range(begin, begin + counts[task]):
        value = signs[task] * np.float64(values[row])
        if error != 0:
            some = False
            for k in range(pins.shape[0]):
                some |= bytes_of[row, pins[k]] != 0
            size = told.shape[0] if some else told.shape[0] - pins.shape[0]
            value += error * whim(state, bytes_of, row, told[:size], most, work)
        seemed[row] = np.int64(math.floor(value / FINEST + 0.5))


@rule
def _is_before(bytes_of, one, other, told):
    """Whether a row comes before another in the order of their bytes."""
    for k in range(told.shape[0]):
        if bytes_of[one, told[k]] != bytes_of[other, told[k]]:
            return bytes_of[one, told[k]] < bytes_of[other, told[k]]
    return False


@rule
def liked(begins, counts, task, bytes_of, told, seemed):
    """The row of a task that seems best; among equals it does not matter how they are ordered."""
    best = begins[task]
    for row in range(best + 1, begins[task] + counts[task]):
        better = seemed[row] > seemed[best]
        if better or (seemed[row] == seemed[best] and _is_before(bytes_of, best, row, told)):
            best = row
    return best
