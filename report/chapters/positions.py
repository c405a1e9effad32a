"""How many positions there are: arrangements of both players' men, counted exactly by combinatorics.

An arrangement says where all thirty men are: on a point, on the bar, off the board. Points belong to one player at a
time. Which of the arrangements a game can come to is not asked, except in Unstacked Draughts, where all states of a
player can be written down.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb, log10
from typing import Any

from tablier.board import MEN
from tablier.games.unstacked.solve import STATES

from . import Budget

FULL: Budget = {"seed": 0}
QUICK: Budget = FULL

POINTS = 24


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    counted: dict[str, Callable[[], int]] = {
        "unstacked": unstacked,
        "garanguet": lambda: apart(1),
        "trictrac": trictrac,
        "backgammon": lambda: apart(2),
        "jacquet-de-versailles": lambda: apart(2),
    }
    found = {name: count() for name, count in counted.items()}
    return {"games": {
        name: {"arrangements": str(arrangements), "with_turn": str(2 * arrangements),
               "power": round(log10(2 * arrangements), 2)}
        for name, arrangements in found.items()
    }}  # fmt: skip


def on(points: int, elsewhere: int, least: int = 1) -> int:
    """Ways to have men on every one of some points, ``least`` at least on each, the rest there or in other places."""
    free = MEN - least * points
    return comb(free + points + elsewhere - 1, free) if free >= 0 else 0


def apart(elsewhere: int) -> int:
    """Arrangements in which no point holds men of both; ``elsewhere`` counts the other places: off, and the bar."""
    found = sum(
        comb(POINTS, mine) * on(mine, elsewhere)
        * sum(comb(POINTS - mine, theirs) * on(theirs, elsewhere) for theirs in range(MEN + 1))
        for mine in range(MEN + 1)
    )  # fmt: skip
    return found - 1


def unstacked() -> int:
    """Pairs of states in which not both have borne everything off."""
    return STATES**2 - 1


def trictrac() -> int:
    """Both corners stand apart: only their owner may hold one (T-8), and with two men or more (T-6)."""
    others = POINTS - 2

    def ways(points: int, corner: bool) -> int:
        """Men on every one of some ordinary points, two or more on the corner or none, the rest anywhere or off."""
        free = MEN - points - 2 * corner
        places = points + corner + 1
        return comb(free + places - 1, free) if free >= 0 else 0

    found = sum(
        comb(others, mine) * ways(mine, my_corner) * comb(others - mine, theirs) * ways(theirs, their_corner)
        for my_corner in (False, True)
        for their_corner in (False, True)
        for mine in range(MEN + 1)
        for theirs in range(min(MEN, others - mine) + 1)
    )
    return found - 1
