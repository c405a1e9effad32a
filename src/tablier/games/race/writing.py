"""Race games as text: the board in signs, and a player's men in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import BAR, MEN_SIGNS, OFF, facing
from ...saying import Reader, Said, Who
from ...saying.reader import PLAIN
from ...svg.words import men_in_words
from ...text import EMPTY, Cube, beside, halves, heading, numbers, rows_of_points
from ..notation import spot
from .moves import TALON
from .position import RacePosition


def board(
    position: RacePosition, viewer: int, names: Sequence[str], cube: Cube | None, marked: Collection[int],
    reader: Reader = PLAIN,
) -> list[str]:  # fmt: skip
    movement = position.game.rules.movement
    rows = rows_of_points(movement)

    def holder(point: int) -> tuple[int, int, bool]:
        mine = position.men[viewer][point]
        theirs = position.men[1 - viewer][facing(movement, point)]
        if mine and theirs:
            return (1 - viewer, theirs, True) if point in position.pinned[viewer] else (viewer, mine, True)
        return (viewer, mine, False) if mine else (1 - viewer, theirs, False)

    above, below = (1 - viewer, position.men[1 - viewer][BAR]), (viewer, position.men[viewer][BAR])
    bar = reader.say(Said("race.bar")) if position.game.rules.hitting else ""
    middle = f"│{EMPTY}│{bar:3.3}│{EMPTY}│"
    if cube is not None:
        stakes, owner = cube
        told = Said("race.stakes", stakes=stakes)
        if owner is not None:
            told = Said("race.stakes-of", stakes=stakes, sign=MEN_SIGNS[owner])
        middle += f"  {reader.say(told)}"
    upper, lower = halves(rows, holder, above, below)
    beside(upper, _notes(position, 1 - viewer, names, reader))
    beside(lower, _notes(position, viewer, names, reader), from_below=True)
    return [numbers(rows[0], marked), *upper, middle, *lower, numbers(rows[1], marked)]


def _notes(position: RacePosition, player: int, names: Sequence[str], reader: Reader) -> list[str]:
    """What stands beside the board about a player."""
    men = position.men[player]
    notes = [Said("race.pips", pips=position.pips(player))]
    if men[OFF]:
        notes.append(Said("race.off", men=men[OFF]))
    if men[BAR]:
        notes.append(Said("race.on-the-bar", men=men[BAR]))
    if position.game.rules.courier and not position.freed[player]:
        notes.append(Said("race.courier-under-way"))
    if position.pinned[player]:
        notes.append(Said("race.pinned", men=len(position.pinned[player])))
    return [heading(player, names), *map(reader.say, notes)]


def side(position: RacePosition, player: int) -> list[Said]:
    who, movement = Who(player), position.game.movement
    told = [Said("pictures.has", who=who, men=men_in_words(position.men[player], player, movement))]
    at = courier(position, player)
    if at == BAR:
        told.append(Said("pictures.courier-on-the-bar", who=who))
    elif at is not None:
        told.append(Said("pictures.courier", who=who, point=spot(at, player, movement)))
    elif is_locked(position, player):
        told.append(Said("pictures.talon-locked", who=who))
    return told + [
        Said("pictures.pinned", who=who, point=spot(point, player, movement)) for point in position.pinned[player]
    ]


def courier(position: RacePosition, player: int) -> int | None:
    """Where a player's courier is while it alone may travel; None if nobody is under way or all are free."""
    if not position.game.rules.courier or position.freed[player]:
        return None
    away = [point for point, men in enumerate(position.men[player]) if men and point != TALON]
    return away[0] if away else None


def is_locked(position: RacePosition, player: int) -> bool:
    """Whether a player's men on the talon still wait for the courier."""
    return bool(position.game.rules.courier and not position.freed[player] and position.men[player][TALON])
