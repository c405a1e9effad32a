"""What lies between the multiplications of a network, compiled.

Of the inputs of a position six in seven are 0, and of the units after each layer about as many: no layer but the last
multiplies matrices, all add up the weights of what is not. Every position is summed in the same order, whichever others
are judged beside it.
"""

from __future__ import annotations

import math

import numpy as np

from ..compiled import rule

_SURE = 30.0
"""Beyond this a chance is 0 or 1 as far as its number can tell."""
_TOGETHER = 4
"""Inputs added at once, so that what has been summed is read and written less often."""
_ROWS = 4
"""Positions that go through a layer between together."""


@rule
def take_in(rows, weights, bias, hidden):
    """The first layer: ``hidden = relu(rows @ weights + bias)``, for rows of whole numbers that are mostly 0."""
    size, inputs = rows.shape
    width = bias.shape[0]
    where = np.zeros(inputs + _TOGETHER, np.int64)
    for row in range(size):
        found = 0
        for place in range(inputs):  # without a branch, which would often be guessed wrong
            where[found] = place
            found += rows[row, place] != 0
        for unit in range(width):
            hidden[row, unit] = bias[unit]
        whole = found - found % _TOGETHER
        for k in range(0, whole, _TOGETHER):
            a, b, c, d = where[k], where[k + 1], where[k + 2], where[k + 3]
            of_a, of_b = np.float32(rows[row, a]), np.float32(rows[row, b])
            of_c, of_d = np.float32(rows[row, c]), np.float32(rows[row, d])
            for unit in range(width):
                hidden[row, unit] += (of_a * weights[a, unit] + of_b * weights[b, unit]) + (
                    of_c * weights[c, unit] + of_d * weights[d, unit]
                )
        for k in range(whole, found):
            a = where[k]
            of_a = np.float32(rows[row, a])
            for unit in range(width):
                hidden[row, unit] += of_a * weights[a, unit]
        for unit in range(width):
            hidden[row, unit] = max(hidden[row, unit], np.float32(0))


@rule
def add_rectified(hidden, weights, bias):
    """A layer between: ``hidden += relu(hidden @ weights + bias)``.

    Four rows go together, and weights are read once for all of them: positions side by side are mostly plays of one
    roll, and much the same units are not 0 in them.
    """
    size, width = hidden.shape
    where = np.zeros(width + _TOGETHER, np.int64)
    values = np.zeros((width + _TOGETHER, _ROWS), np.float32)
    sums = np.empty((_ROWS, width), np.float32)
    for begin in range(0, size, _ROWS):
        rows = min(_ROWS, size - begin)
        found = 0
        for place in range(width):
            where[found] = place
            awake = False
            for row in range(rows):
                values[found, row] = hidden[begin + row, place]
                awake |= hidden[begin + row, place] != 0
            found += awake
        values[found : found + _TOGETHER] = 0
        for row in range(_ROWS):
            for unit in range(width):
                sums[row, unit] = bias[unit]
        _add_up(where, values, found, weights, sums)
        for row in range(rows):
            for unit in range(width):
                hidden[begin + row, unit] += max(sums[row, unit], np.float32(0))


@rule
def _add_up(where, values, found, weights, sums):
    """Add to four rows the weights of so many places, each times its values; what is 0 leaves a sum as it is."""
    for k in range(0, found, _TOGETHER):
        a, b, c, d = where[k], where[k + 1], where[k + 2], where[k + 3]
        a0, a1, a2, a3 = values[k, 0], values[k, 1], values[k, 2], values[k, 3]
        b0, b1, b2, b3 = values[k + 1, 0], values[k + 1, 1], values[k + 1, 2], values[k + 1, 3]
        c0, c1, c2, c3 = values[k + 2, 0], values[k + 2, 1], values[k + 2, 2], values[k + 2, 3]
        d0, d1, d2, d3 = values[k + 3, 0], values[k + 3, 1], values[k + 3, 2], values[k + 3, 3]
        for unit in range(sums.shape[1]):
            of_a, of_b, of_c, of_d = weights[a, unit], weights[b, unit], weights[c, unit], weights[d, unit]
            sums[0, unit] = sums[0, unit] + a0 * of_a + b0 * of_b + c0 * of_c + d0 * of_d
            sums[1, unit] = sums[1, unit] + a1 * of_a + b1 * of_b + c1 * of_c + d1 * of_d
            sums[2, unit] = sums[2, unit] + a2 * of_a + b2 * of_b + c2 * of_c + d2 * of_d
            sums[3, unit] = sums[3, unit] + a3 * of_a + b3 * of_b + c3 * of_c + d3 * of_d


@rule
def tell_chances(logits, bias, chances):
    """The last layer: a chance for every logit."""
    for row in range(chances.shape[0]):
        for place in range(chances.shape[1]):
            logit = min(max(logits[row, place] + bias[place], -_SURE), _SURE)
            chances[row, place] = 1 / (1 + math.exp(-logit))
