"""What a game is worth whose cube may still be turned, by the chances it has without one.

Between a cube nobody will ever turn again and one that is turned at the perfect moment lies what happens. After Rick
Janowski (1993) the two are mixed in a fixed proportion, the cube's liveliness. What a game with a perfect cube is worth
follows a line with a few corners: it is over where one doubles and the other can just as well drop. Everything is
reckoned for many games at once. This is for points; at the score of a match :mod:`.matches` finds the corners.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

LIVELINESS = 0.68

Corners = Sequence[tuple[np.ndarray | float, np.ndarray | float]]
"""Of a line that goes up: how likely a win is, and what it is worth, from the left to the right."""


def corners(lost: np.ndarray, won: np.ndarray, mine: bool, theirs: bool) -> Corners:
    """For points, in units of the stake: with what is lost and won at the end, and who may turn the cube."""
    found: list[tuple[np.ndarray | float, np.ndarray | float]] = [(0.0, -lost)]
    if theirs:
        found.append(((lost - 0.5) / (won + lost + 0.5), -1.0))
    if mine:
        found.append(((lost + 1) / (won + lost + 0.5), 1.0))
    return [*found, (1.0, won)]


def height(at: np.ndarray, line: Corners) -> np.ndarray:
    """How high a line is at some chances of winning."""
    return _along(at, line)


def reached(worth: float, line: Corners) -> np.ndarray:
    """From which chance of winning on a line is as high as this."""
    return _along(np.asarray(worth), [(up, across) for across, up in line])


def _along(at: np.ndarray, line: Corners) -> np.ndarray:
    found = np.asarray(line[0][1], float)
    for (left, low), (right, high) in pairwise(line):
        width = np.maximum(np.subtract(right, left), 1e-12)
        found = np.where(at >= left, low + np.minimum((at - left) / width, 1) * np.subtract(high, low), found)
    return found
