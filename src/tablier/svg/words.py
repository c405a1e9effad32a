"""Positions in words, for those who hear a picture instead of seeing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..board import BAR, OFF, POINTS, SIDES
from ..games import Position, family_of
from ..saying import Said

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

    Points are named by their owner's numbers. Raises TypeError for a game that nobody answers for.
    """
    in_words = family_of(position.game).writing.side
    sides = [in_words(position, player) for player in range(2)]
    told = [one for side in sides for one in ([side] if isinstance(side, Said | str) else side)]
    return " ".join([f"{headline(position)}.", *map(str, told)])


def headline(position: Position) -> str:
    """The game, and who is to throw or has won."""
    winner = position.game.winner(position)
    if winner is not None:
        return f"{position.game.name}: {SIDES[winner].capitalize()} has won"
    if position.game.is_over(position):
        return f"{position.game.name}: drawn"
    return f"{position.game.name}: {SIDES[position.turn].capitalize()} to throw"


def men_in_words(men: tuple[int, ...]) -> str:
    """Where the men of a player are who goes by the twenty-four points."""
    groups = [f"{NUMBERS[men[point]]} on {point}" for point in range(1, POINTS + 1) if men[point]]
    if men[BAR]:
        groups.append(f"{NUMBERS[men[BAR]]} on the bar")
    if men[OFF]:
        groups.append(f"{NUMBERS[men[OFF]]} off")
    return ", ".join(groups)
