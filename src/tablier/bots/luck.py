"""Luck: what a throw brings beyond the mean of the throws that could have fallen.

By the judgement of a network, with the best play for each throw. On average luck is nothing, however wrong that
judgement is and whoever plays. So it can be taken out of the results of games: their mean stays what it was, and their
spread falls, for good players as if many times as many games had been played.
"""

from __future__ import annotations

import numpy as np

from .search import Records, Search


def luck(
    search: Search, positions: Records, places: np.ndarray, rolls: np.ndarray, opening: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """The luck of whoever throws in ``positions[places]``: in games won, and in points.

    ``rolls`` are numbers of rolls; ``opening`` says where the roll is that for the beginning, which is no double.
    """
    every = len(search.weights)
    turns = search.replies(positions, np.repeat(places, every), np.tile(np.arange(every), len(places)))
    best = search.best(turns)
    chances = np.tile(search.weights.astype(np.float64), (len(places), 1))
    chances[np.ix_(opening, search.doubles)] = 0
    chances /= chances.sum(axis=1, keepdims=True)

    def beyond_the_mean(found: np.ndarray) -> np.ndarray:
        found = found.reshape(-1, every)
        lucky: np.ndarray = found[np.arange(len(places)), rolls] - (chances * found).sum(axis=1)
        return lucky

    won = beyond_the_mean(turns.chances[best, 0]) if search.kind.unit == 1 else np.zeros(len(places))
    return won, beyond_the_mean(turns.values[best])
