"""Rollouts: playing on from a position many times, and taking the mean.

Every trial plays so many turns one-ply and then asks the network. The luck of the dice, which would drown what is to
be found, is taken out as it comes: before each throw the network looks at every roll with its best play, and what the
roll thrown brings beyond the mean of all of them is luck and is subtracted again. Luck is nothing on average, however
wrong the network is, so the mean stays what it was and only the spread falls.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..dice import random_words
from ..games import find_game
from ..networks import network_for
from .ahead import other_view
from .search import Records, Search

TRIALS = 144
DEPTH = 8
_TOGETHER = 16
"""Trials laid out at once: a throw of three dice can lead to thousands of positions."""
_COIN = 1
_WORD = 2.0**32


class Rollout(NamedTuple):
    """What rollouts found of a position, for whoever throws there: the mean over all trials, and its standard error."""

    chances: np.ndarray
    value: float
    """In points."""
    error: float
    """The standard error of ``value``."""
    trials: int


def roll_out(
    search: Search, position: Records, trials: int = TRIALS, depth: int = DEPTH, seed: int = 0, reduced: bool = True
) -> Rollout:
    """Play on ``trials`` times, for at most ``depth`` turns each, from one position before a throw.

    The same seed throws the same dice. Without ``reduced`` luck is left in, which is quicker and far less certain.
    """
    parts = parts_of(range(trials))
    chances = np.concatenate([trials_of(search, position, part, depth, seed, reduced) for part in parts])
    values = search.kind.unit * worth(chances)
    error = float(np.std(values, ddof=1)) / trials**0.5 if trials > 1 else np.inf
    return Rollout(chances.mean(axis=0), float(values.mean()), error, trials)


def worth(chances: np.ndarray) -> np.ndarray:
    """What chances are worth, in points where 1 stands for one: five as in race games, or the one of winning."""
    value: np.ndarray = 2 * chances[..., 0] - 1
    if chances.shape[-1] > 1:
        value = value + chances[..., 1] + chances[..., 2] - chances[..., 3] - chances[..., 4]
    return value


def parts_of(trials: range) -> list[range]:
    """Trials in parts that are laid out at once."""
    return [trials[first : first + _TOGETHER] for first in range(0, len(trials), _TOGETHER)]


def trials_in(game_id: str, depth: int, seed: int, task: tuple[Records, range]) -> np.ndarray:
    """Some trials of a position, bearing off by the tables, wherever this is done."""
    return trials_of(_search(game_id), *task, depth, seed)


@cache
def _search(game_id: str) -> Search:
    game = find_game(game_id)
    return Search(game, network_for(game), exact=True)


def trials_of(
    search: Search, position: Records, trials: range, depth: int, seed: int, reduced: bool = True
) -> np.ndarray[Any, Any]:
    """What each of some trials comes to, as chances of whoever throws in ``position``."""
    rolls = len(search.weights)
    size = len(trials)
    now = np.repeat(position, size)
    mine = np.ones(size, bool)  # whether the first thrower throws next
    going = np.arange(size)
    ends = np.zeros((size, search.network.outputs))
    luck = np.zeros_like(ends)
    for turn in range(depth):
        words = np.array([random_words(seed, trials[number], turn, 0) for number in going], np.float64) / _WORD
        drawn = np.searchsorted(np.cumsum(search.weights), words[:, 0], side="right").clip(max=rolls - 1)
        coins = (words[:, _COIN] < 0.5).astype(np.int8)
        if reduced:
            places, thrown = np.repeat(np.arange(len(going)), rolls), np.tile(np.arange(rolls), len(going))
            turns = search.replies(now[going], places, thrown, np.repeat(coins, rolls))
            best = search.best(turns).reshape(-1, rolls)
            taken = best[np.arange(len(going)), drawn]
            each = turns.chances[best]
            lucky = turns.chances[taken] - np.einsum("trc,r->tc", each, search.weights.astype(np.float64))
        else:
            turns = search.replies(now[going], np.arange(len(going)), drawn, coins)
            taken = search.best(turns)
            lucky = np.zeros((len(going), ends.shape[1]))
        seen = turns.chances[taken].astype(np.float64)
        ours = mine[going][:, None]
        ends[going] = np.where(ours, seen, other_view(seen))
        luck[going] += np.where(ours, lucky, _turned(lucky))
        now[going] = turns.rows[taken]
        mine[going] ^= turns.same[taken] == 0
        going = going[turns.outcomes[taken] == 0]
        if not len(going):
            break
    return ends - luck


def _turned(luck: np.ndarray) -> np.ndarray:
    """One player's luck as the other's: what changes the chances, not the chances."""
    return other_view(luck) - np.eye(1, luck.shape[1])
