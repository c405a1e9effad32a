"""Race games as text: the board in signs, and a player's men in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import BAR, MEN_SIGNS, OFF, SIDES, facing
from ...svg.words import men_in_words
from ...text import EMPTY, Cube, beside, halves, heading, numbers, rows_of_points
from .moves import TALON
from .position import RacePosition


def board(
    position: RacePosition, viewer: int, names: Sequence[str], cube: Cube | None, marked: Collection[int]
) -> list[str]:
    movement = position.game.rules.movement
    rows = rows_of_points(movement)

    def holder(point: int) -> tuple[int, int, bool]:
        mine = position.men[viewer][point]
        theirs = position.men[1 - viewer][facing(movement, point)]
        if mine and theirs:
            return (1 - viewer, theirs, True) if point in position.pinned[viewer] else (viewer, mine, True)
        return (viewer, mine, False) if mine else (1 - viewer, theirs, False)

    above, below = (1 - viewer, position.men[1 - viewer][BAR]), (viewer, position.men[viewer][BAR])
    middle = f"│{EMPTY}│{'bar' if position.game.rules.hitting else '   '}│{EMPTY}│"
    if cube is not None:
        middle += f"  stakes {cube[0]}{'' if cube[1] is None else f', {MEN_SIGNS[cube[1]]} may double'}"
    upper, lower = halves(rows, holder, above, below)
    beside(upper, _notes(position, 1 - viewer, names))
    beside(lower, _notes(position, viewer, names), from_below=True)
    return [numbers(rows[0], marked), *upper, middle, *lower, numbers(rows[1], marked)]


def _notes(position: RacePosition, player: int, names: Sequence[str]) -> list[str]:
    """What stands beside the board about a player."""
    men = position.men[player]
    notes = [heading(player, names), f"{position.pips(player)} pips"]
    if men[OFF]:
        notes.append(f"{men[OFF]} off")
    if men[BAR]:
        notes.append(f"{men[BAR]} on the bar")
    if position.game.rules.courier and not position.freed[player]:
        notes.append("courier on his way")
    if position.pinned[player]:
        notes.append(f"{len(position.pinned[player])} pinned")
    return notes


def side(position: RacePosition, player: int) -> str:
    who = SIDES[player].capitalize()
    text = f"{who} has {men_in_words(position.men[player])}."
    at = courier(position, player)
    if at is not None:
        text += f" {who}'s courier is on {'the bar' if at == BAR else at}; the others wait on the talon."
    elif is_locked(position, player):
        text += f" {who}'s talon is locked."
    for point in position.pinned[player]:
        text += f" {who}'s man on {point} is pinned."
    return text


def courier(position: RacePosition, player: int) -> int | None:
    """Where a player's courier is while it alone may travel; None if nobody is under way or all are free."""
    if not position.game.rules.courier or position.freed[player]:
        return None
    away = [point for point, men in enumerate(position.men[player]) if men and point != TALON]
    return away[0] if away else None


def is_locked(position: RacePosition, player: int) -> bool:
    """Whether a player's men on the talon still wait for the courier."""
    return bool(position.game.rules.courier and not position.freed[player] and position.men[player][TALON])
