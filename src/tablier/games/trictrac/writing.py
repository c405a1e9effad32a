"""Trictrac as text: the board in signs, and a player's men and marks in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import OFF
from ...saying import Reader, Said, Who
from ...saying.reader import PLAIN
from ...svg.words import men_in_words
from ...text import EMPTY, Cube, beside, halves, heading, numbers
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
    beside(upper, _rail_notes(position, 1 - viewer, names, reader))
    beside(lower, _rail_notes(position, viewer, names, reader), from_below=True)
    corners = f" ◇ {reader.say(Said('trictrac-play.rest-corners'))}"
    middle = f"│{corners:<{len(EMPTY)}}│   │{EMPTY}│"
    return [numbers(rows[0], marked, _CORNERS), *upper, middle, *lower, numbers(rows[1], marked, _CORNERS)]


def _rail_notes(position: TrictracPosition, player: int, names: Sequence[str], reader: Reader) -> list[str]:
    """What a player has marked on the rail: points, holes, and whether they are in a row."""
    points, holes, off = position.points[player], position.holes[player], position.men[player][OFF]
    flag = position.flags[player]
    notes = [Said("trictrac-play.rail-points-bredouille" if flag else "trictrac-play.rail-points", points=points)]
    if not holes or position.run[player] != holes:
        notes.append(Said("trictrac-play.rail-holes", holes=holes))
    elif position.holes[1 - player]:
        notes.append(Said("trictrac-play.rail-holes-pavillon", holes=holes))
    else:
        notes.append(Said("trictrac-play.rail-holes-in-a-row", holes=holes))
    if off:
        notes.append(Said("trictrac-play.rail-off", men=off))
    return [heading(player, names), *map(reader.say, notes)]


def side(position: TrictracPosition, player: int) -> list[Said]:
    who, points, holes = Who(player), position.points[player], position.holes[player]
    men = men_in_words(position.men[player], player, position.game.movement)
    told = [
        Said("trictrac-play.in-words-men", who=who, men=men),
        Said(
            "trictrac-play.in-words-marked", who=who, points=points, holes=holes,
            points_in_words=_in_words(points), holes_in_words=_in_words(holes),
        ),
    ]  # fmt: skip
    if position.flags[player]:
        told.append(Said("trictrac-play.in-words-bredouille", who=who))
    if position.flag_holder == player:
        told.append(Said("trictrac-play.in-words-flag", who=who))
    return told


def _in_words(number: int) -> Said:
    """A small number as a word."""
    return Said("trictrac-play.number-in-words", number=number)
