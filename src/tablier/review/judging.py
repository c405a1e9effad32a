"""Who says what a position is worth: a network that looks ahead, tables of how games end, or an exact solution."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np

from ..bots.rollouts import roll_out
from ..bots.search import Lists, Records, Search
from ..exact import bear_off
from ..games import Game
from ..networks import network_for

_LISTS = Lists(third=1)
"""What the scout likes best is judged in the last of three looks: what it misses, it misses of every choice alike."""
_TOGETHER = 64
"""So many positions are looked into at once: each has hundreds behind it."""


class Found(NamedTuple):
    """How the worth of a choice was found."""

    how: str
    """``exact``, ``turns`` or ``rollout``."""
    turns: int = 0
    """How many turns ahead; of a rollout, how many turns were played on."""
    trials: int = 0
    error: float = 0.0
    """The standard error of the worth, in points."""


class Judge(ABC):
    """Says how likely whoever throws is to win."""

    most_looks = 2
    """How much further than at a glance it can look."""
    rolls_out = True
    outputs = 1
    """How many chances there are: the one of winning, or five as in race games."""

    @abstractmethod
    def chances(self, rows: Records, looks: int) -> np.ndarray:
        """The chances of whoever throws in each row, at a glance, or after one or two looks at what may come."""

    @abstractmethod
    def is_exact(self, row: Records) -> bool:
        """Whether nothing is left to be found out of a position."""

    def roll_out(self, row: Records, trials: int, turns: int, seed: int) -> tuple[np.ndarray, float]:
        """The same by playing on, and the standard error in points. Asked only where ``rolls_out``."""
        raise NotImplementedError


class NetworkJudge(Judge):
    """A game's network, with the tables of bearing off where there are any."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.search = Search(game, network_for(game), exact=True, lists=_LISTS)
        self._tables = bear_off(game)
        self.outputs = self.search.network.outputs

    def chances(self, rows: Records, looks: int) -> np.ndarray:
        if looks == 0:
            return self.search.judge(rows, len(rows)).astype(np.float64)
        found = np.empty((len(rows), self.outputs))
        known = np.array([self.is_exact(rows[i : i + 1]) for i in range(len(rows))], bool)
        if known.any():
            found[known] = self.search.judge(rows[known], int(known.sum()))
        open_ones = np.flatnonzero(~known)
        for begin in range(0, len(open_ones), _TOGETHER):
            part = open_ones[begin : begin + _TOGETHER]
            found[part] = self.search.before_throw(rows[part], looks)
        return found.clip(0, 1)  # a mean of rounded numbers may lie a little beyond

    def is_exact(self, row: Records) -> bool:
        if self._tables is None:
            return False
        return bool(self._tables.is_exact(self._position(row)))

    def roll_out(self, row: Records, trials: int, turns: int, seed: int) -> tuple[np.ndarray, float]:
        found = roll_out(self.search, row, trials, turns, seed)
        return found.chances, found.error

    def _position(self, row: Records) -> object:
        return type(self.game.start()).of_array(self.game, row)  # type: ignore[attr-defined]
