"""Points, holes and bredouille: how what is due is marked (T-40 to T-45)."""

from __future__ import annotations

from ...compiled import part
from .state import DOUBLE, HOLE, QUADRUPLE, TALON, Rulings


@part
def mark(positions, i, player, points):
    """Mark points for ``player``; return how many holes that makes (T-40 to T-42).

    A flag stands while its owner has marked from zero without the other's marking in between; twelve points count two
    holes with it and one without.
    """
    position = positions[i]
    if points <= 0:
        return 0
    other = 1 - player
    total = position["points"][player] + points
    if position["points"][player] == 0:
        position["flags"][player] = 1
    position["flags"][other] = 0
    made = 0
    while total >= HOLE:
        total -= HOLE
        made += 2 if position["flags"][player] else 1
        position["flags"][player] = 1
        position["points"][other] = 0
    if total == 0:
        position["flags"][player] = 0
    position["points"][player] = total
    add_holes(positions, i, player, made)
    return made


@part
def add_holes(positions, i, player, holes):
    """Peg holes for ``player``; the other's run of holes is broken by the first of them."""
    position = positions[i]
    if holes > 0:
        position["holes"][player] += holes
        position["run"][player] += holes
        position["run"][1 - player] = 0


@part
def new_setting(positions, i, first):
    """All men back on the talons; ``first`` throws. Points and holes stay (T-12)."""
    position = positions[i]
    men = position["men"]
    for player in range(2):
        for field in range(men.shape[1]):
            men[player, field] = 0
        men[player, TALON] = 15
        position["rolls"][player] = 0
        position["first"][player] = 0
    position["turn"] = first


@part
def stakes_won(rulings: Rulings, positions, i, winner):
    """What an ordinary game is worth to its winner (T-45)."""
    position = positions[i]
    in_a_row = position["run"][winner] == position["holes"][winner]
    theirs = position["holes"][1 - winner]
    if rulings.stakes == DOUBLE:
        return 2 if in_a_row else 1
    if rulings.stakes == QUADRUPLE:
        if theirs == 0:
            return 4
        if in_a_row:
            return 3
        return 2 if theirs < rulings.hole_limit // 2 else 1
    return 1
