"""Everything marked in a game of Trictrac, entry by entry, so that an entry can be put right later.

Points, flags and holes follow from the entries in their order; correcting one works the rest out again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from .game import Trictrac
from .marking import mark
from .position import TrictracPosition

LEFT = (-1, 0)
"""The entry of a leaving: both players' points are gone."""


class Ledger:
    """The marks of a game, from its start or from a position set up. Immutable: what is entered is a new one."""

    def __init__(self, game: Trictrac, start: TrictracPosition | None = None) -> None:
        self._base = self._record = (start or game.start()).array()
        self.entries: tuple[tuple[int, int], ...] = ()

    def marked(self, player: int, points: int) -> Ledger:
        """With points entered. An entry of no points can be put right later."""
        return self._with((*self.entries, (player, points)))

    def left(self) -> Ledger:
        """With a leaving entered (T-44)."""
        return self._with((*self.entries, LEFT))

    def corrected(self, entry: int, points: int) -> Ledger:
        """With an entry put right."""
        right = self.entries[entry][0], points
        return self._with((*self.entries[:entry], right, *self.entries[entry + 1 :]))

    def _with(self, entries: tuple[tuple[int, int], ...]) -> Ledger:
        other = Ledger.__new__(Ledger)
        other._base, other.entries = self._base, entries
        other._record = other._up_to(len(entries))
        return other

    def holes_made_by(self, entry: int) -> int:
        """How many holes an entry made, as the ledger now stands."""
        return _enter(self._up_to(entry), *self.entries[entry])

    def points_before(self, entry: int) -> int:
        """How many points the player of an entry had before it."""
        return int(self._up_to(entry)["points"][0, self.entries[entry][0]])

    def _up_to(self, entry: int) -> np.ndarray:
        record = self._base.copy()
        for player, amount in self.entries[:entry]:
            _enter(record, player, amount)
        return record

    def on(self, position: TrictracPosition) -> TrictracPosition:
        """A position with what the ledger says marked on it."""
        pairs: dict[str, Any] = {name: tuple(self._record[name][0].tolist()) for name in ("points", "holes", "run")}
        pairs["flags"] = tuple(bool(flag) for flag in self._record["flags"][0])
        return replace(position, **pairs)


def _enter(record: np.ndarray, player: int, points: int) -> int:
    if player < 0:
        record["points"], record["flags"] = 0, 0
        return 0
    if points < 0:  # points of before, moved on without the hole they make (T-65)
        record["points"][0, player] = max(0, record["points"][0, player] + points)
        record["flags"][0, player] &= record["points"][0, player] > 0
        return 0
    return int(mark(record, 0, player, points))
