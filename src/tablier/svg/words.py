"""Positions in words, for those who hear a picture instead of seeing it."""

from __future__ import annotations

from ..board import BAR, MEN, OFF, POINTS, SIDES
from ..games.game import Position
from ..games.race.moves import TALON
from ..games.race.position import RacePosition
from ..games.unstacked.position import UnstackedPosition

NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen",
)  # fmt: skip


def describe(position: Position) -> str:
    """The whole position in a few sentences: whose turn it is, and where each player's men are.

    Points are named by their owner's numbers. Raises TypeError for a game that cannot be drawn yet.
    """
    if isinstance(position, RacePosition):
        sides = [_race_side(position, player) for player in range(2)]
    elif isinstance(position, UnstackedPosition):
        sides = [_unstacked_side(position, player) for player in range(2)]
    else:
        raise TypeError(f"there are no words yet for a position of {position.game.name}")
    return " ".join([f"{headline(position)}.", *sides])


def headline(position: Position) -> str:
    """The game, and who is to throw or has won."""
    for player, side in enumerate(SIDES):
        if men_off(position, player) == MEN:
            return f"{position.game.name}: {side.capitalize()} has won"
    return f"{position.game.name}: {SIDES[position.turn].capitalize()} to throw"


def men_off(position: Position, player: int) -> int:
    """How many men a player has borne off."""
    if isinstance(position, UnstackedPosition):
        return position.off(player)
    assert isinstance(position, RacePosition)
    return position.men[player][OFF]


def courier(position: RacePosition, player: int) -> int | None:
    """Where a player's courier is while it alone may travel; None if nobody is under way or all are free."""
    if not position.game.rules.courier or position.freed[player]:
        return None
    away = [point for point, men in enumerate(position.men[player]) if men and point != TALON]
    return away[0] if away else None


def is_locked(position: RacePosition, player: int) -> bool:
    """Whether a player's men on the talon still wait for the courier."""
    return bool(position.game.rules.courier and not position.freed[player] and position.men[player][TALON])


def _race_side(position: RacePosition, player: int) -> str:
    side = SIDES[player].capitalize()
    men = position.men[player]
    groups = [f"{NUMBERS[men[point]]} on {point}" for point in range(1, POINTS + 1) if men[point]]
    if men[BAR]:
        groups.append(f"{NUMBERS[men[BAR]]} on the bar")
    if men[OFF]:
        groups.append(f"{NUMBERS[men[OFF]]} off")
    text = f"{side} has {', '.join(groups)}."
    at = courier(position, player)
    if at is not None:
        text += f" {side}'s courier is on {'the bar' if at == BAR else at}; the others wait on the talon."
    elif is_locked(position, player):
        text += f" {side}'s talon is locked."
    return text


def _unstacked_side(position: UnstackedPosition, player: int) -> str:
    groups = []
    counts = zip(position.standing[player], position.men[player], strict=True)
    for point, (standing, men) in enumerate(counts, 1):
        if not men:
            continue
        lying = men - standing - 1 if standing else men
        parts = [f"a stack of {NUMBERS[standing + 1]}"] if standing else []
        if lying:
            parts.append(f"{NUMBERS[lying]} lying")
        groups.append(f"{' and '.join(parts)} on {point}")
    off = position.off(player)
    if off:
        groups.append(f"{NUMBERS[off]} off")
    return f"{SIDES[player].capitalize()} has {'; '.join(groups)}."
