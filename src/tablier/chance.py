"""Where the dice and lots of a table come from.

Chance at a table depends on what has happened there and on nothing that changes, so a table replayed from its events
goes on as it would have.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from .dice import random_words, throws_of
from .errors import BadOption
from .saying import Said, quoted
from .throws import ROLLS

_AT_ONCE = 16
"""For so many events throws are worked out at a time: a call takes longer than a throw."""
_ROLLS = [tuple(rolls) for rolls in ROLLS]


class ChanceMoment(NamedTuple):
    """When chance is asked: after so many events, so many of which were themselves decided by chance."""

    happened: int
    decided: int


class ChanceSource(Protocol):
    """A source of dice and lots. The same moment gives the same answer."""

    def dice(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """So many dice from 1 to 6."""

    def order(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """The numbers from 0 up to ``count`` in an order left to chance; at most four of them."""


def check_source(given: ChanceSource | None) -> None:
    """Raise BadOption for what neither throws dice nor draws lots; nothing is no source, and may be."""
    if given is not None and not all(callable(getattr(given, asked, None)) for asked in ("dice", "order")):
        raise BadOption("bad-chance", Said("programs.bad-chance", given=quoted(given)))


class SeededChance:
    """Chance from a seed: the same seed, the same dice after the same number of events."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._thrown = -1, b""

    def dice(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """So many dice from 1 to 6."""
        part, at = divmod(moment.happened, _AT_ONCE)
        known, thrown = self._thrown
        if known != part:
            found = np.empty(_AT_ONCE, np.uint8)
            throws_of(self.seed, 0, part * _AT_ONCE, found)
            thrown = found.tobytes()
            self._thrown = part, thrown
        return _ROLLS[count][thrown[at] // 6 ** (3 - count)]

    def order(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """The numbers from 0 up to ``count`` in an order left to chance; at most four of them."""
        words = random_words(self.seed, 0, moment.happened, 1)
        return tuple(sorted(range(count), key=lambda player: int(words[player])))


class DiceAsked(Exception):
    """Somebody asked for dice or lots where there are none."""


class NoChance:
    """No dice at all: for those who think about a table and must not foresee them."""

    def dice(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """Raises DiceAsked."""
        raise DiceAsked

    def order(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """Raises DiceAsked."""
        raise DiceAsked
