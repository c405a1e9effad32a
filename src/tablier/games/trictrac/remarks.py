"""What is to be seen on a board of Trictrac when two plays are compared: what throws will mark, jans, the corner."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...board import MEN
from ...dice import rolls
from ...saying import Said
from .game import Trictrac, scratch
from .outlook import outlook
from .position import TrictracPosition
from .state import CORNER, FIRST_FIELD, JANS, THEIR_CORNER, can_still_fill

_FEW = 4
_OPENING = MEN - _FEW
"""With so many men on the talon, a setting has hardly begun."""

# How much each weighs, in points marked, for the greatest to be told. Found by hand.
_THEIRS = 1.0
_MINE = 0.8
_LOST_JAN = 1.5
_FULL_JAN = 3.0
_CORNER = 1.5
_LEAST = 0.15
_THROWS = 36


def stage(position: TrictracPosition) -> str:
    """The part of a setting: opening, corner (not held yet), filling, or return."""
    men = position.men[position.turn]
    if min(own[1] for own in position.men) >= _OPENING:
        return "opening"
    if sum(men[THEIR_CORNER:]):
        return "return"
    return "filling" if men[CORNER] >= 2 else "corner"


def _throws(position: TrictracPosition, player: int) -> tuple[float, float]:
    """What the other's next throw marks for the other on average, and the player's own for the player."""
    assert isinstance(position.game, Trictrac)
    record, chances = position.array(), np.zeros((1, 4))
    ways, rows = scratch()
    outlook(position.game.rulings, record, player, chances, ways, rows)
    return float(chances[0, 0]), float(chances[0, 2])


def _full(position: TrictracPosition, player: int) -> tuple[bool, ...]:
    return tuple(all(n >= 2 for n in position.men[player][first : first + 6]) for first in FIRST_FIELD)


def worse(before: TrictracPosition, natural: TrictracPosition, best: TrictracPosition) -> list[tuple[float, Said]]:
    """What is worse after one play than after another, and how much each weighs."""
    player = before.turn
    (theirs, mine), (theirs_best, mine_best) = _throws(natural, player), _throws(best, player)
    found = [
        (_THEIRS * (theirs - theirs_best), Said("problems.other-marks", x=_tenth(theirs), y=_tenth(theirs_best))),
        (_MINE * (mine_best - mine), Said("problems.own-marks", x=_tenth(mine), y=_tenth(mine_best))),
    ]
    full, full_best = _full(natural, player), _full(best, player)
    for jan, name in enumerate(JANS):
        if full_best[jan] and not full[jan]:
            kept = _full(before, player)[jan]
            found.append((_FULL_JAN, Said("problems.not-kept" if kept else "problems.not-filled", jan=_jan(name))))
        elif can_still_fill(best.array()[0], player, jan) and not can_still_fill(natural.array()[0], player, jan):
            found.append((_LOST_JAN, Said("problems.jan-lost", jan=_jan(name))))
    if best.men[player][CORNER] >= 2 > natural.men[player][CORNER]:
        kept = before.men[player][CORNER] >= 2
        found.append((_CORNER, Said("problems.corner-left" if kept else "problems.corner-not-taken")))
    return [one for one in found if one[0] >= _LEAST]


def staying(stayed: TrictracPosition, player: int, stays: bool) -> Said:
    """Why staying, or leaving, is worse, given the position that staying leads to."""
    theirs, mine = map(_tenth, _throws(stayed, player))
    if not stays:
        return Said("problems.should-stay", x=theirs, y=mine)
    for jan, name in enumerate(JANS):
        if _full(stayed, player)[jan] and (kept := _keeping(stayed, player, jan)) < _THROWS:
            return Said("problems.jan-breaks", jan=_jan(name), n=kept)
    return Said("problems.should-leave", x=theirs, y=mine)


def _keeping(position: TrictracPosition, player: int, jan: int) -> int:
    """How many of the 36 throws keep a jan full that is, as if the other had not played."""
    next_one = replace(position, turn=player)
    found = 0
    for roll, ways in rolls(2):
        after = (play.position for play in position.game.plays(next_one, roll))
        if any(isinstance(one, TrictracPosition) and _full(one, player)[jan] for one in after):
            found += ways
    return found


def _tenth(points: float) -> float:
    return round(points, 1)


def _jan(name: str) -> Said:
    return Said(f"trictrac-play.jan-{name}")
