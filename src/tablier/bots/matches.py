"""What a game is played for: points, or the chance of winning a match at its score, with the cube or without.

The chances a score gives are computed from how a game is expected to go from its beginning, score by score, the
shortest way to the end first. With a cube the live and the dead are mixed as in :mod:`.cube`; where a live one is
turned, and what taking it is worth, follows from the scores that the doubled game can lead to. Of a game that has been
looked into, what every throw leads to is valued so, and the mean is taken of that: the mean of the chances would not
know that a throw may take the cube out of the other's reach.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..networks.turns import DRAWN
from . import cube
from .ahead import Ahead, other_view
from .cube import Corners

Prospect = np.ndarray | Ahead
"""What is seen of games before a throw: a row of chances for each, or what all throws lead to."""

_FINEST = 1e-6
"""Worths that differ by less are the same."""
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
        return float(self.worths(chances[None])[0])

    def undoubled(self, chances: np.ndarray) -> float:
        """The same if I throw now without doubling."""
        return float(self.worths(chances[None], held=True)[0])

    def worths(self, seen: Prospect, held: bool = False) -> np.ndarray:
        """What many games are worth by what is seen of them: a row of chances each, or what their next throws lead to.

        ``held``: without doubling now.
        """
        if not self.turnable:
            return self._fixed(seen.mean if isinstance(seen, Ahead) else seen)
        undoubled = self._undoubled(seen)
        if held or not self.may_double:
            return undoubled
        taken = self.doubled().worths(seen, held=True)
        return np.asarray(np.maximum(undoubled, np.minimum(taken, self.won(self.cube))))

    def doubles(self, seen: Prospect) -> bool:
        """Whether I should double, about to throw in a game of which this is seen; if it is all the same, so be it."""
        if not self.may_double:
            return False
        taken = self.doubled().worths(seen, held=True)[0]
        return bool(min(taken, self.won(self.cube)) > self.worths(seen, held=True)[0] - _FINEST)

    def takes(self, seen: Prospect) -> bool:
        """Whether the other should take a double of mine."""
        return bool(self.doubled().worths(seen)[0] <= self.won(self.cube))

    def in_doubt(self, chances: np.ndarray, margin: float) -> bool:
        """Whether it matters less than so many points of these stakes to double now, or to take that."""
        held, taken = (float(stakes.worths(chances, held=True)[0]) for stakes in (self, self.doubled()))
        cashed = self.won(self.cube)
        return min(abs(min(taken, cashed) - held), abs(taken - cashed)) < margin * self.point

    def once_doubled(self, seen: Prospect, mine: bool = False) -> float:
        """What a game for points is worth to whoever answers a double, me or the other, in units of the stakes before.

        It is taken down to −1, and where it is above 0 beavered: doubled again at once (B-17).
        """
        worth = float(self.doubled().worths(seen)[0]) / self.cube
        return worth if mine else -worth

    def flipped(self, worth: Any) -> Any:
        """What a worth to me is to the other."""
        return -worth if self.match is None else 1 - worth

    def _undoubled(self, seen: Prospect) -> np.ndarray:
        """What games with a cube are worth if I throw now without doubling."""
        if isinstance(seen, Ahead):
            return self._after_throws(seen)
        lost, won = self._ends(seen)
        win = seen[:, 0]
        dead = lost + win * (won - lost)
        if self.match is None:
            turns = self.owner in (None, _ME), self.owner in (None, _THEM)
            line = cube.corners(-lost / self.cube, won / self.cube, *turns)
            live = self.cube * cube.height(win, line)
        else:
            live = cube.height(win, self._line(seen))
        return self._at_once(np.asarray(dead + cube.LIVELINESS * (live - dead)), seen)

    def _at_once(self, worths: np.ndarray, chances: np.ndarray) -> np.ndarray:
        """The same where somebody has nothing to lose by doubling, the game at its stakes being the match already.

        Such a cube is turned at the next occasion, and is worth no less than that to whoever may.
        """
        for player, sign in ((_ME, 1), (_THEM, -1)):
            may = self.owner in (None, player) and self._of_use(player)
            if self.match is not None and may and self.lacking[1 - player] <= self.cube:
                taken = replace(self, cube=2 * self.cube, owner=1 - player)._undoubled(chances)
                turned = sign * np.minimum(sign * taken, sign * self.won(sign * self.cube))
                worths = sign * np.maximum(sign * worths, sign * turned)
        return worths

    def _after_throws(self, ahead: Ahead) -> np.ndarray:
        """The mean of what all throws lead to, each with whatever it lets somebody do with the cube."""
        size, rolls = ahead.over.shape
        over, again = ahead.over.ravel(), ahead.again.ravel()
        chances = ahead.chances.reshape(size * rolls, -1).astype(np.float64)
        worths = np.empty(size * rolls)
        worths[over] = self._fixed(chances[over])
        for mine in (True, False):
            which = np.flatnonzero(~over & (again == mine))
            if not len(which):
                continue
            next_one = self if mine else self.turned()
            if ahead.then is not None:
                found = next_one.worths(ahead.then.of(which))
            else:
                found = next_one.worths(chances[which] if mine else other_view(chances[which]))
            worths[which] = found if mine else self.flipped(found)
        return np.asarray(worths.reshape(size, rolls) @ ahead.weights.astype(np.float64))

    def _fixed(self, chances: np.ndarray) -> np.ndarray:
        """What games are worth in which nobody turns the cube any more."""
        lone = self.jacoby and self.live and self.match is None and self.owner is None
        worths = self.won(-self.cube) + chances[:, 0] * (self.won(self.cube) - self.won(-self.cube))
        if chances.shape[1] > 1 and not lone:
            for column, sign, points in ((1, 1, 2), (2, 1, 3), (3, -1, 2), (4, -1, 3)):
                more = self.won(sign * points * self.cube) - self.won(sign * (points - 1) * self.cube)
                worths = worths + chances[:, column] * more
        return worths

    @property
    def turnable(self) -> bool:
        """Whether somebody may turn the cube, now or later, to whom it is of use."""
        return self.live and any(self.owner in (None, player) and self._of_use(player) for player in (_ME, _THEM))

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

    def _ends(self, chances: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What lost games and won ones are worth on average, with the cube where it is."""
        win, double, triple, lose_double, lose_triple = _columns(chances)
        if self.match is None and self.jacoby and self.live and self.owner is None:
            return np.full(len(win), self.won(-self.cube)), np.full(len(win), self.won(self.cube))
        return self._mean(-1, lose_double, lose_triple, 1 - win), self._mean(1, double, triple, win)

    def _mean(self, sign: int, double: np.ndarray, triple: np.ndarray, all_of_them: np.ndarray) -> np.ndarray:
        one, two, three = (self.won(sign * points * self.cube) for points in (1, 2, 3))
        some = np.maximum(all_of_them, 1e-12)
        shares = (np.where(all_of_them > 0, np.minimum(part / some, 1), 0.0) for part in (double, triple))
        twice, thrice = shares
        return np.asarray(one + twice * (two - one) + thrice * (three - two))

    def _line(self, chances: np.ndarray) -> Corners:
        """What games with a cube turned at the perfect moment are worth, by the chance of winning them."""
        lost, won = self._ends(chances)
        found: list[Any] = [(np.zeros(len(lost)), lost)]
        for player, sign in ((_THEM, -1), (_ME, 1)):
            if self.owner not in (None, player) or not self._of_use(player):
                continue
            cashed = self.won(sign * self.cube)
            at = cube.reached(cashed, replace(self, cube=2 * self.cube, owner=1 - player)._line(chances))
            # Beyond both ends nobody is ever at that point.
            up = np.where(at <= 0, lost, np.where(at >= 1, won, np.clip(cashed, found[-1][1], None)))
            found.append((np.maximum(at, found[-1][0]), up))
        return [*found, (np.ones(len(won)), np.maximum(won, found[-1][1]))]


@dataclass(frozen=True)
class AtScore:
    """What plays are worth to whoever makes them where a match is played, in points of just that score."""

    stakes: Stakes
    """As that player sees them."""

    def values(self, chances: np.ndarray, outcomes: np.ndarray, same: np.ndarray) -> np.ndarray:
        """Of rows as they are laid out: the player's chances, what has ended, and where the same throws again."""
        mine, worths = self.stakes, np.empty(len(chances))
        for i in np.flatnonzero(outcomes):
            worths[i] = mine.won(0 if outcomes[i] == DRAWN else int(outcomes[i]) * mine.cube)
        own, others = (np.flatnonzero((outcomes == 0) & ((same != 0) == again)) for again in (True, False))
        if len(own):
            worths[own] = mine.worths(chances[own])
        if len(others):
            worths[others] = 1 - mine.turned().worths(other_view(chances[others].astype(np.float64)))
        return (worths - 0.5) / mine.point


def _five(chances: np.ndarray) -> tuple[float, ...]:
    """Chances as in race games; where only winning is judged, nothing is won double."""
    told = tuple(float(chance) for chance in chances)
    return told if len(told) > 1 else (told[0], 0.0, 0.0, 0.0, 0.0)


def _columns(chances: np.ndarray) -> tuple[np.ndarray, ...]:
    """The same of many games, chance by chance."""
    nothing = np.zeros(len(chances))
    return tuple(chances.T) if chances.shape[1] > 1 else (chances[:, 0], *[nothing] * 4)
