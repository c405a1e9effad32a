"""What lies between the multiplications of a network, compiled.

Of the inputs of a position six in seven are 0: the first layer does without multiplying matrices, and adds up the
weights of those that are not. Every position is summed in the same order, whichever others are judged beside it.
"""

from __future__ import annotations

import math

import numpy as np

from ..compiled import rule

_SURE = 30.0
"""Beyond this a chance is 0 or 1 as far as its number can tell."""
_TOGETHER = 4
"""Inputs added at once, so that what has been summed is read and written less often."""


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
def add_rectified(more, bias, hidden):
    """A layer between: ``hidden += relu(more + bias)``."""
    for row in range(hidden.shape[0]):
        for unit in range(hidden.shape[1]):
            hidden[row, unit] += max(more[row, unit] + bias[unit], np.float32(0))


@rule
def tell_chances(logits, bias, chances):
    """The last layer: a chance for every logit."""
    for row in range(chances.shape[0]):
        for place in range(chances.shape[1]):
            logit = min(max(logits[row, place] + bias[place], -_SURE), _SURE)
            chances[row, place] = 1 / (1 + math.exp(-logit))
