"""Positions in words, for those who hear a picture instead of seeing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..board import BAR, MEN, OFF, POINTS, SIDES
from ..games.game import Position
from ..games.race.moves import TALON
from ..games.race.position import RacePosition
from ..games.trictrac.position import TrictracPosition
from ..games.unstacked.position import UnstackedPosition

NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen",
)  # fmt: skip


class Words(NamedTuple):
    """The few words written upon a board itself."""

    names: tuple[str, str]
    nobody: str
    left: tuple[str, str]
    """How many men of one are off: one man, several."""

    def off(self, player: int, men: int) -> str:
        return self.left[men > 1].format(name=self.names[player], men=men)


def words_in(language: str, names: tuple[str, str] | None = None) -> Words:
    """The words in English or French. Raises ValueError for another language."""
    if language == "en":
        return Words(names or ("White", "Black"), "nobody", ("{name}: {men} off", "{name}: {men} off"))
    if language == "fr":
        return Words(names or ("Blanc", "Noir"), "personne", ("{name} : {men} sortie", "{name} : {men} sorties"))
    raise ValueError(f"there are words in English (en) and French (fr), not in {language!r}")


def say_in(language: str) -> Callable[[str], str]:
    """What brings :func:`describe` and :func:`headline` into a language."""
    if language != "fr":
        return str
    from ..french import say  # loaded for those who speak it

    return say


def describe(position: Position) -> str:
    """The whole position in a few sentences: whose turn it is, where each player's men are, what is marked.

    Points are named by their owner's numbers. Raises TypeError for a game that cannot be drawn yet.
    """
    if isinstance(position, RacePosition):
        sides = [_race_side(position, player) for player in range(2)]
    elif isinstance(position, UnstackedPosition):
        sides = [_unstacked_side(position, player) for player in range(2)]
    elif isinstance(position, TrictracPosition):
        sides = [_trictrac_side(position, player) for player in range(2)]
    else:
        raise TypeError(f"there are no words yet for a position of {position.game.name}")
    return " ".join([f"{headline(position)}.", *sides])


def headline(position: Position) -> str:
    """The game, and who is to throw or has won."""
    for player, side in enumerate(SIDES):
        if has_won(position, player):
            return f"{position.game.name}: {side.capitalize()} has won"
    return f"{position.game.name}: {SIDES[position.turn].capitalize()} to throw"


def has_won(position: Position, player: int) -> bool:
    """Whether the game is over and won: all men off, or in Trictrac enough holes."""
    if isinstance(position, TrictracPosition):
        limit = position.game.hole_limit
        return bool(limit and position.holes[player] >= limit)
    if isinstance(position, UnstackedPosition):
        return position.off(player) == MEN
    assert isinstance(position, RacePosition)
    return position.men[player][OFF] == MEN


def flag_holder(position: TrictracPosition) -> int | None:
    """Who holds the flag: the second to make holes, until the first makes holes again (T-45, T-82)."""
    for player in range(2):
        holes = position.holes[player]
        if holes and position.run[player] == holes and position.holes[1 - player]:
            return player
    return None


def courier(position: RacePosition, player: int) -> int | None:
    """Where a player's courier is while it alone may travel; None if nobody is under way or all are free."""
    if not position.game.rules.courier or position.freed[player]:
        return None
    away = [point for point, men in enumerate(position.men[player]) if men and point != TALON]
    return away[0] if away else None


def is_locked(position: RacePosition, player: int) -> bool:
    """Whether a player's men on the talon still wait for the courier."""
    return bool(position.game.rules.courier and not position.freed[player] and position.men[player][TALON])


def _men(men: tuple[int, ...]) -> str:
    groups = [f"{NUMBERS[men[point]]} on {point}" for point in range(1, POINTS + 1) if men[point]]
    if men[BAR]:
        groups.append(f"{NUMBERS[men[BAR]]} on the bar")
    if men[OFF]:
        groups.append(f"{NUMBERS[men[OFF]]} off")
    return ", ".join(groups)


def _race_side(position: RacePosition, player: int) -> str:
    side = SIDES[player].capitalize()
    text = f"{side} has {_men(position.men[player])}."
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


def _trictrac_side(position: TrictracPosition, player: int) -> str:
    side = SIDES[player].capitalize()
    points, holes = position.points[player], position.holes[player]
    marked = f"{_counted(points, 'point')} and {_counted(holes, 'hole')}"
    text = f"{side} has {_men(position.men[player])}. {side} has marked {marked}."
    if position.flags[player]:
        text += f" {side}'s bredouille is open."
    if flag_holder(position) == player:
        text += f" {side} holds the flag."
    return text


def _counted(count: int, what: str) -> str:
    return f"{NUMBERS[count] if count < len(NUMBERS) else count} {what}{'' if count == 1 else 's'}"
