"""Positions in words, for those who hear a picture instead of seeing it, and the few words written upon a board."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import NamedTuple

from ..board import BAR, OFF, POINTS
from ..errors import BadOption
from ..games import Position, family_of
from ..games.notation import spot
from ..kinds import declared
from ..saying import LANGUAGES, Reader, Said, Several, Who, quoted


class Words(NamedTuple):
    """The few words written upon a board itself."""

    names: tuple[str, str]
    reader: Reader

    @property
    def nobody(self) -> str:
        return _nobody(self.reader)

    def off(self, player: int, men: int) -> str:
        """How many men of a player are off."""
        return _men_off(self.reader, self.names[player], men)


@lru_cache(maxsize=4096)
def _men_off(reader: Reader, name: str, men: int) -> str:
    """Said with every picture, and seldom anew."""
    return reader.say(Said("pictures.men-off", name=name, men=men))


@lru_cache(maxsize=64)
def _nobody(reader: Reader) -> str:
    return reader.say(Said("pictures.nobody"))


@lru_cache(maxsize=1024)
def words_in(language: str, names: tuple[str, str] | None = None) -> Words:
    """The words in a language. Raises BadOption, which is a ValueError, for one that there is not."""
    if language not in LANGUAGES:
        told = Said("pictures.no-language", languages=Several(LANGUAGES), given=quoted(language))
        raise BadOption("unknown-language", told)
    reader = Reader(language)
    white, black = (reader.say(Said(f"language.side-{side}")) for side in ("white", "black"))
    return Words(names or (white, black), reader)


@declared
def describe(position: Position, reader: Reader | None = None) -> str:
    """The whole position in a few sentences: whose turn it is, where each player's men are, what is marked.

    Points are named by their owner's numbers, unless the reader sits at one of the sides. Raises TypeError for a game
    that nobody answers for.
    """
    in_words = family_of(position.game).writing.side
    told = [said for player in range(2) for said in in_words(position, player)]
    reader = reader or Reader()
    return " ".join([f"{reader.say(headline(position))}.", *map(reader.say, told)])


def headline(position: Position) -> Said:
    """The game, and who is to throw or has won; without a full stop."""
    winner, game = position.game.winner(position), position.game.own_name
    if winner is not None:
        return Said("pictures.has-won", game=game, who=Who(winner))
    if position.game.is_over(position):
        return Said("pictures.drawn", game=game)
    return Said("pictures.to-throw", game=game, who=Who(position.turn))


def men_in_words(men: tuple[int, ...], player: int = 0, movement: int | None = None) -> Said:
    """Where the men of a player are who goes by the twenty-four points."""
    groups = [
        Said("pictures.on-point", men=number(men[point]), point=spot(point, player, movement))
        for point in range(1, POINTS + 1)
        if men[point]
    ]
    if men[BAR]:
        groups.append(Said("pictures.on-the-bar", men=number(men[BAR])))
    if men[OFF]:
        groups.append(Said("pictures.off", men=number(men[OFF])))
    return reduce(lambda first, second: Said("pictures.then", first=first, second=second), groups)


def number(men: int) -> Said:
    """How many men, in a word."""
    return Said("pictures.number", men=men)
