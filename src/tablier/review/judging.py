"""Who says what a position is worth: a network that looks ahead, tables of how games end, or an exact solution."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ..bots.ahead import Ahead
from ..bots.rollouts import parts_of, trials_in, trials_of
from ..bots.search import Lists, Records, Search
from ..exact import bear_off
from ..games import Game
from ..networks import network_for
from ..spread import Shared

_THIRD = 1
"""So many plays are judged in the last of three looks: what the scout misses, it misses of every choice alike."""
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
    moved: float = 0.0
    """By how much the worth differs from what the chances come to: a choice that others were looked into more closely
    than stays behind them by as much as it was, wherever that took them."""


class Judge(ABC):
    """Says how likely whoever throws is to win."""

    most_looks = 2
    """How much further than at a glance it can look."""
    rolls_out = True
    outputs = 1
    """How many chances there are: the one of winning, or five as in race games."""
    trained_on: str | None = None
    """The game that was learnt to judge this one; None where nothing had to be learnt."""

    @abstractmethod
    def chances(self, rows: Records, looks: int) -> np.ndarray:
        """The chances of whoever throws in each row, at a glance, or after one or two looks at what may come."""

    def ahead(self, rows: Records, looks: int) -> Ahead:
        """The same after one or two looks, throw by throw. Asked only where there is a cube."""
        raise NotImplementedError

    @abstractmethod
    def is_exact(self, row: Records) -> bool:
        """Whether nothing is left to be found out of a position."""

    def pause_by(self, pause: Callable[[], None] | None) -> None:  # noqa: B027 (who answers at once needs none)
        """Have something called now and then while it looks far ahead, which may end that by what it raises."""

    def position_of(self, row: Records) -> str:
        """The id of a position, where it can be told by a row alone."""
        return ""

    def roll_out(self, row: Records, trials: range, turns: int, seed: int) -> np.ndarray:
        """The same by playing on, for each of some trials. Asked only where ``rolls_out``."""
        raise NotImplementedError


class NetworkJudge(Judge):
    """A game's network, with the tables of bearing off where there are any."""

    shared: Shared | None = None
    """Who plays on, see :func:`.gathered`; None: it is done here."""
    tell: Callable[[int], None] | None = None
    """Hears of every few trials played how many they are."""

    def __init__(self, game: Game) -> None:
        self.game = game
        network = network_for(game)
        self.search = Search(game, network, exact=True, lists=Lists.fit_for(network)._replace(third=_THIRD))
        self._tables = bear_off(game)
        self.outputs = self.search.network.outputs
        self.trained_on = self.search.network.game

    def pause_by(self, pause: Callable[[], None] | None) -> None:
        self.search.pause = pause

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

    def ahead(self, rows: Records, looks: int) -> Ahead:
        parts = (rows[begin : begin + _TOGETHER] for begin in range(0, len(rows), _TOGETHER))
        return Ahead.joined([self.search.ahead(part, looks) for part in parts])

    def is_exact(self, row: Records) -> bool:
        if self._tables is None:
            return False
        return bool(self._tables.is_exact(self._position(row)))

    def roll_out(self, row: Records, trials: range, turns: int, seed: int) -> np.ndarray:
        tasks = [(row, part) for part in parts_of(trials)]
        work = partial(trials_in, self.game.full_id, turns, seed)
        here = (trials_of(self.search, *task, turns, seed) for task in tasks)
        found = []
        for part in here if self.shared is None else self.shared(work, tasks):
            found.append(part)
            if self.tell is not None:
                self.tell(len(part))
        return np.concatenate(found)

    def position_of(self, row: Records) -> str:
        return str(self._position(row).id)

    def _position(self, row: Records) -> Any:
        return type(self.game.start()).of_array(self.game, row)  # type: ignore[attr-defined]
