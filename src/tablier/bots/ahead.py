"""What the next throws lead to, kept roll by roll: a mean of chances says nothing of how far they lie apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np


class Ahead(NamedTuple):
    """Some positions before a throw, each with every roll and the best play of it."""

    chances: np.ndarray
    """By position and roll, of whoever throws in the position."""
    over: np.ndarray
    """By position and roll: whether the game has ended, the chances then being how."""
    again: np.ndarray
    """By position and roll: whether the same player throws next."""
    weights: np.ndarray
    """How likely each roll is."""
    then: Ahead | None = None
    """What comes after each position and roll, as whoever throws there sees it, where that was looked into.

    Of those that have ended there is nothing to be read."""

    @property
    def mean(self) -> np.ndarray:
        """The chances of whoever throws in each position."""
        return np.asarray(np.einsum("prc,r->pc", self.chances, self.weights))

    def of(self, positions: np.ndarray) -> Ahead:
        """Some of the positions."""
        then, rolls = self.then, len(self.weights)
        if then is not None:
            then = then.of((positions[:, None] * rolls + np.arange(rolls)).ravel())
        return Ahead(self.chances[positions], self.over[positions], self.again[positions], self.weights, then)

    @classmethod
    def joined(cls, parts: Sequence[Ahead]) -> Ahead:
        """Positions looked into as far, one after another."""
        chances, over, again = (np.concatenate([part[field] for part in parts]) for field in range(3))
        weights, then = parts[0].weights, None
        if any_then := next((part.then for part in parts if part.then is not None), None):
            # Where everything has ended nothing comes after it, but its place is kept.
            unread = any_then.of(np.zeros(len(weights), np.int64))
            then = cls.joined([cls.joined([unread] * len(p.over)) if p.then is None else p.then for p in parts])
        return cls(chances, over, again, weights, then)


def other_view(chances: np.ndarray) -> np.ndarray:
    """The same chances as the other player sees them."""
    won = 1 - chances[..., :1]
    return np.concatenate([won, chances[..., 3:5], chances[..., 1:3]], axis=-1) if chances.shape[-1] > 1 else won
