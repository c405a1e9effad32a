"""Positions of Unstacked Draughts set up by hand: each point goes from its stack to men lying, and to none."""

from __future__ import annotations

from ...errors import Unreadable
from ...saying import Said
from ..setting_up import Ladder, Setup, SetupSheet, checked, halves
from .game import Unstacked
from .position import UnstackedPosition
from .rules import FULL, POINTS, STACKED

_SIDE = 2 * POINTS + 1
"""Stacks of a side: men lying and men within the brass line on each point, then those off."""


def _laid(standing: int, men: int) -> tuple[int, int]:
    """Men beyond the brass line and within it: the lowest of a stack stays there until it is borne off, last."""
    within = min(men, standing + 1)
    return men - within, within


def _rungs(point: int) -> tuple[tuple[int, int], ...]:
    """What may lie on a point, from nothing to the whole stack."""
    flat = [_laid(0, men) for men in range(FULL[point] + 1)]
    return (*flat, *(_laid(standing, FULL[point]) for standing in range(1, STACKED[point] + 1)))


def sheet(game: Unstacked) -> SetupSheet:
    """A ladder for each point; the men off follow."""
    ladders = tuple(
        Ladder((first := side * _SIDE + 2 * point, first + 1), _rungs(point))
        for side in (0, 1)
        for point in range(POINTS)
    )
    return SetupSheet(sum(FULL), (_SIDE - 1, 2 * _SIDE - 1), ladders=ladders)


def apart(position: UnstackedPosition) -> Setup:
    """A position taken apart."""
    men: list[int] = []
    for side in (0, 1):
        for standing, count in zip(position.standing[side], position.men[side], strict=True):
            men += _laid(standing, count)
        men.append(position.off(side))
    return Setup(position.turn, tuple(men))


def together(game: Unstacked, setup: Setup) -> UnstackedPosition:
    """The position that was set up; how many men are off follows from those that are not."""
    setup = checked(sheet(game), 2 * _SIDE, setup)
    standing, men = [], []
    for side in halves(setup.men):
        pairs = [(side[2 * point], side[2 * point + 1]) for point in range(POINTS)]
        for point, pair in enumerate(pairs):
            if pair not in _rungs(point):
                raise Unreadable("bad-men", Said("setting-up.no-such-stack", point=point + 1))
        standing.append(tuple(max(0, within - 1) for _, within in pairs))
        men.append(tuple(lying + within for lying, within in pairs))
    return UnstackedPosition(game, (standing[0], standing[1]), (men[0], men[1]), setup.turn)
