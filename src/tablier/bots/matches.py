"""What a game is played for: points, or the chance of winning a match at its score, with the cube or without.

The chances a score gives are computed from how a game is expected to go from its beginning, score by score, the
shortest way to the end first. With a cube the live and the dead are mixed as in :mod:`.cube`; where a live one is
turned, and what taking it is worth, follows from the scores that the doubled game can lead to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from . import cube

CUBE_LIMIT = 64
_ME, _THEM = 0, 1

NOT_YET, NOW, AFTER = "not yet", "now", "after"
"""Where a match stands to the game without a cube, which is the first in which somebody lacks one point."""


def of_either(chances: np.ndarray) -> np.ndarray:
    """Chances before it is known who begins: the mean of both players' views."""
    double, triple = (chances[1] + chances[3]) / 2, (chances[2] + chances[4]) / 2
    return np.array([0.5, double, triple, double, triple])


class Match:
    """The chances of winning matches of one game, whose beginner has the ``chances`` given, to any number of points."""

    def __init__(self, chances: np.ndarray, cubed: bool, crawford: bool = False, winner_begins: bool = False) -> None:
        beginner = np.array(_five(chances))
        self._beginning = {None: of_either(beginner), _ME: beginner}
        self._cubed = cubed
        self._crawford = cubed and crawford
        self._winner_begins = winner_begins
        self._known: dict[tuple[int, int, str, int | None], float] = {}

    def first(self, mine: int, theirs: int) -> str:
        """Where a match to so many points stands to the game without a cube before anything was played."""
        return self._next(NOT_YET, mine, theirs)

    def chance(self, mine: int, theirs: int, crawford: str = AFTER, first: int | None = None) -> float:
        """The chance of whoever lacks ``mine`` points before a game; ``first`` is who begins, if known (0: the same).

        ``crawford`` says whether this is the game without a cube, or it is still to come, or past.
        """
        if mine <= 0 or theirs <= 0:
            return float(mine <= 0)
        asked = mine, theirs, crawford, first
        if asked not in self._known:
            if first == _THEM:
                self._known[asked] = 1 - self.chance(theirs, mine, crawford, _ME)
            else:
                stakes = Stakes(self, (mine, theirs), crawford, live=self._cubed and crawford != NOW)
                self._known[asked] = stakes.before_anybody(self._beginning[first])
        return self._known[asked]

    def after(self, mine: int, theirs: int, crawford: str, won: bool) -> float:
        """The same after a game, with what is lacking then; ``won`` by whoever lacks ``mine``."""
        first = None if not self._winner_begins else _ME if won else _THEM
        return self.chance(mine, theirs, self._next(crawford, mine, theirs), first)

    def _next(self, crawford: str, mine: int, theirs: int) -> str:
        if not self._crawford or crawford != NOT_YET:
            return AFTER
        return NOW if 1 in (mine, theirs) else NOT_YET


@dataclass(frozen=True)
class Stakes:
    """What a game is played for, as one player sees it who is about to throw.

    Without a ``match`` it is for points, and everything is worth points; with one, the chance of winning it.
    """

    match: Match | None = None
    lacking: tuple[int, int] = (0, 0)
    """How many points I lack, and the other."""
    crawford: str = AFTER
    cube: int = 1
    owner: int | None = None
    """Who alone may turn the cube: 0 me, 1 the other."""
    live: bool = False
    """Whether there is a cube that may be turned."""
    jacoby: bool = False
    """Whether, played for points, a double or triple win counts only after the cube was turned."""

    def turned(self) -> Stakes:
        """The same as the other sees it, who is about to throw."""
        owner = None if self.owner is None else 1 - self.owner
        return replace(self, lacking=self.lacking[::-1], owner=owner)

    def doubled(self) -> Stakes:
        """After my double was taken, and I am about to throw."""
        return replace(self, cube=2 * self.cube, owner=_THEM)

    def won(self, points: int) -> float:
        """What a game is worth once it has brought me so many points, the cube counted; below zero, the other."""
        if self.match is None:
            return float(points)
        mine, theirs = self.lacking
        return self.match.after(mine - max(points, 0), theirs + min(points, 0), self.crawford, points > 0)

    @property
    def point(self) -> float:
        """What a point more or less is worth here, for errors to be comparable at every score and stake."""
        return (self.won(self.cube) - self.won(-self.cube)) / 2

    def worth(self, chances: np.ndarray) -> float:
        """What the game is worth to me, about to throw, whoever turns the cube rightly from now on."""
        undoubled = self.undoubled(chances)
        if not self.may_double:
            return undoubled
        return max(undoubled, min(self.doubled().undoubled(chances), self.won(self.cube)))

    def worths(self, chances: np.ndarray, held: bool = False) -> np.ndarray:
        """What many games are worth, a row of chances each; ``held``: without doubling now."""
        if self.live:
            return np.array([self.undoubled(one) if held else self.worth(one) for one in chances])
        won = chances[:, 0]
        worths = self.won(-self.cube) + won * (self.won(self.cube) - self.won(-self.cube))
        if chances.shape[1] > 1:
            for column, sign, points in ((1, 1, 2), (2, 1, 3), (3, -1, 2), (4, -1, 3)):
                more = self.won(sign * points * self.cube) - self.won(sign * (points - 1) * self.cube)
                worths = worths + chances[:, column] * more
        return worths

    def flipped(self, worth: Any) -> Any:
        """What a worth to me is to the other."""
        return -worth if self.match is None else 1 - worth

    def undoubled(self, chances: np.ndarray) -> float:
        """The same if I throw now without doubling."""
        win = float(chances[0])
        lost, won = self._ends(chances)
        dead = lost + win * (won - lost)
        if not self.live:
            return dead
        if self.match is None:
            if self.jacoby and self.owner is None:
                chances = np.array([win, 0, 0, 0, 0])
            return self.cube * cube.worth(chances, self.owner in (None, _ME), self.owner in (None, _THEM))
        across, up = self._live(lambda stakes: stakes._ends(chances))
        return (1 - cube.LIVELINESS) * dead + cube.LIVELINESS * float(np.interp(win, across, up))

    @property
    def may_double(self) -> bool:
        """Whether I may double, and it could be of use to me."""
        return self.live and self.owner in (None, _ME) and self._of_use(_ME)

    def before_anybody(self, chances: np.ndarray) -> float:
        """What a game is worth before the throw for its beginning, or before its first."""
        undoubled, other = self.undoubled(chances), self.turned()
        mine, theirs = self.worth(chances), 1 - other.worth(np.array([1 - chances[0], *chances[3:5], *chances[1:3]]))
        return mine if mine > undoubled else theirs if theirs < undoubled else undoubled

    def _of_use(self, player: int) -> bool:
        """Whether the points at stake are not all that a player needs."""
        return self.cube < CUBE_LIMIT and (self.match is None or self.lacking[player] > self.cube)

    def _ends(self, chances: np.ndarray) -> tuple[float, float]:
        """What a lost game and a won one are worth on average, with the cube where it is."""
        win, double, triple, lose_double, lose_triple = _five(chances)
        if self.match is None and self.jacoby and self.live and self.owner is None:
            return self.won(-self.cube), self.won(self.cube)
        lost = self._mean(-1, lose_double, lose_triple, 1 - win)
        return lost, self._mean(1, double, triple, win)

    def _mean(self, sign: int, double: float, triple: float, all_of_them: float) -> float:
        one, two, three = (self.won(sign * points * self.cube) for points in (1, 2, 3))
        if all_of_them <= 0:
            return one
        return one + min(double / all_of_them, 1) * (two - one) + min(triple / all_of_them, 1) * (three - two)

    def _live(self, ends: Callable[[Stakes], tuple[float, float]]) -> tuple[np.ndarray, np.ndarray]:
        """What a game with a cube turned at the perfect moment is worth, by my chance of winning: corners of a line."""
        lost, won = ends(self)
        corners = [(0.0, lost), (1.0, won)]
        for player, sign in ((_ME, 1), (_THEM, -1)):
            if self.owner not in (None, player) or not self._of_use(player):
                continue
            cashed = self.won(sign * self.cube)
            across, up = replace(self, cube=2 * self.cube, owner=1 - player)._live(ends)
            at = float(np.interp(cashed, up, across))
            if 0 < at < 1:
                corners.append((at, cashed))
        corners.sort()
        across, up = (np.array(values) for values in zip(*corners, strict=True))
        return across, np.maximum.accumulate(up)


def _five(chances: np.ndarray) -> tuple[float, ...]:
    """Chances as in race games; where only winning is judged, nothing is won double."""
    told = tuple(float(chance) for chance in chances)
    return told if len(told) > 1 else (told[0], 0.0, 0.0, 0.0, 0.0)
