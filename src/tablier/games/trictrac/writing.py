"""Trictrac as text: the board in signs, and a player's men and marks in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import OFF, SIDES
from ...saying.reader import PLAIN, Reader
from ...svg.words import counted, men_in_words
from ...text import EMPTY, Cube, beside, count, halves, heading, numbers
from .position import TrictracPosition

_CORNERS = (12, 13)


def board(
    position: TrictracPosition, viewer: int, names: Sequence[str], cube: Cube | None, marked: Collection[int],
    reader: Reader = PLAIN,
) -> list[str]:  # fmt: skip
    rows = list(range(13, 25)), list(range(12, 0, -1))

    def holder(field: int) -> tuple[int, int]:
        mine = position.men[viewer][field]
        return (viewer, mine) if mine else (1 - viewer, position.men[1 - viewer][OFF - field])

    nobody = viewer, 0
    upper, lower = halves(rows, holder, nobody, nobody)
    beside(upper, _rail_notes(position, 1 - viewer, names))
    beside(lower, _rail_notes(position, viewer, names), from_below=True)
    middle = f"│{' ◇ rest corners':<{len(EMPTY)}}│   │{EMPTY}│"
    return [numbers(rows[0], marked, _CORNERS), *upper, middle, *lower, numbers(rows[1], marked, _CORNERS)]


def _rail_notes(position: TrictracPosition, player: int, names: Sequence[str]) -> list[str]:
    """What a player has marked on the rail: points, holes, and whether they are in a row."""
    points, holes = position.points[player], position.holes[player]
    notes = [heading(player, names)]
    notes.append(count(points, "point") + (", bredouille" if position.flags[player] else ""))
    in_a_row = holes and position.run[player] == holes
    row = ", pavillon" if in_a_row and position.holes[1 - player] else ", in a row" if in_a_row else ""
    notes.append(count(holes, "hole") + row)
    if position.men[player][OFF]:
        notes.append(f"{position.men[player][OFF]} off")
    return notes


def side(position: TrictracPosition, player: int) -> str:
    who = SIDES[player].capitalize()
    points, holes = position.points[player], position.holes[player]
    marked = f"{counted(points, 'point')} and {counted(holes, 'hole')}"
    text = f"{who} has {men_in_words(position.men[player])}. {who} has marked {marked}."
    if position.flags[player]:
        text += f" {who}'s bredouille is open."
    if position.flag_holder == player:
        text += f" {who} holds the flag."
    return text
