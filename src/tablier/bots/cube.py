"""When to double and when to take, in a game whose chances are known without the cube.

Between a cube nobody will ever turn again and one that is turned at the perfect moment lies what happens. After Rick
Janowski (1993) the two are mixed in a fixed proportion, the cube's liveliness. The score of a match is looked at
only so far: nobody doubles who needs no more points than are at stake.
"""

from __future__ import annotations

import numpy as np

LIVELINESS = 0.68


def worth(chances: np.ndarray, mine: bool, theirs: bool) -> float:
    """What a game is worth whose cube I may turn, or the other, or both; in units of the stake."""
    win, double, triple, lose_double, lose_triple = (float(chance) for chance in chances)
    won = 1 + (double + triple) / win if win > 0 else 1.0
    lost = 1 + (lose_double + lose_triple) / (1 - win) if win < 1 else 1.0
    dead = win * (won + lost) - lost
    # With a perfect cube the game is over where one doubles and the other can just as well drop.
    points = [(0.0, -lost), (1.0, won)]
    if theirs:
        points.append(((lost - 0.5) / (won + lost + 0.5), -1.0))
    if mine:
        points.append(((lost + 1) / (won + lost + 0.5), 1.0))
    across, up = zip(*sorted(points), strict=True)
    return (1 - LIVELINESS) * dead + LIVELINESS * float(np.interp(win, across, up))


def doubles(chances: np.ndarray, owned: bool, jacoby: bool = False) -> bool:
    """Whether a player about to throw with these chances should double, from the middle or from the own side.

    ``jacoby``: gammons count only once the cube has been turned (B-16).
    """
    now = chances * _SINGLE if jacoby and not owned else chances
    return min(_doubled(chances), 1.0) > worth(now, mine=True, theirs=not owned)


def takes(chances: np.ndarray, doubler: bool = False) -> bool:
    """Whether a double should be taken, or by the ``doubler`` a beaver: ``chances`` are the doubler's."""
    return (_doubled(chances) if doubler else -_doubled(chances)) >= -1.0


def beavers(chances: np.ndarray, doubler: bool = False) -> bool:
    """Whether it should be doubled again at once: whoever answers is the better off at the doubled stakes (B-17)."""
    return (_doubled(chances) if doubler else -_doubled(chances)) > 0.0


_SINGLE = np.array([1, 0, 0, 0, 0])
"""Of the chances those of winning at all."""


def _doubled(chances: np.ndarray) -> float:
    return 2 * worth(chances, mine=False, theirs=True)
