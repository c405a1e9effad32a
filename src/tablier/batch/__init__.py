"""Many games at once: arrays in, arrays out, by the same rules as at the table.

A batch of positions is a NumPy record array, one record a position (``game.start().array()`` makes one of length 1).
The random numbers are counter-based, so game number *k* of a seed is the same game however many are played at once, on
one thread, on several, or on a CUDA device.

>>> from tablier import batch
>>> results = batch.playouts("unstacked", 1000, seed=7)
>>> results.shape
(1000, 3)
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..dice import SEED_LIMIT
from ..errors import BadOption
from ..games import Game, Position, find_game
from ..games.race.game import RaceGame
from ..games.race.game import scratch as race_scratch
from ..games.trictrac.game import Trictrac
from ..games.trictrac.game import scratch as trictrac_scratch
from .listing import list_race, list_trictrac

Records = np.ndarray[Any, Any]

DEVICES = ("cpu", "cuda")


class Plays(NamedTuple):
    """The legal plays of a batch: those of position *i* lead to ``positions[offsets[i]:offsets[i + 1]]``."""

    offsets: np.ndarray
    positions: Records

    @property
    def counts(self) -> np.ndarray:
        """How many plays each position has; where nothing can be played, the one empty play."""
        return np.diff(self.offsets)

    def of(self, i: int) -> Records:
        """The positions that the plays of position ``i`` lead to."""
        return self.positions[self.offsets[i] : self.offsets[i + 1]]


def playouts(
    game: Game | str,
    games: int,
    seed: int,
    *,
    start: Position | None = None,
    first: int = 0,
    threads: int = 1,
    device: str = "cpu",
) -> np.ndarray:
    """Random games: a row (winner or -1, points, turns) for each, from game number ``first`` of the seed on.

    ``threads`` is for the processor (0: as many as it has cores); ``device="cuda"`` plays on a CUDA card, which needs
    numba-cuda. The results are the same. Raises BadOption.
    """
    chosen = find_game(game) if isinstance(game, str) else game
    if device not in DEVICES:
        raise BadOption("bad-device", f"A device is {' or '.join(DEVICES)}, not {device!r}.")
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise BadOption("bad-seed", f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}.")
    if games < 0 or first < 0 or threads < 0:
        raise BadOption("bad-number", "Numbers of games and threads are not below zero.")
    if device == "cuda":
        from . import cuda  # needs numba-cuda and a card, which few players have

        return cuda.playouts(chosen, games, seed, start, first)
    workers = threads or os.cpu_count() or 1
    if workers == 1:
        return chosen.playouts(games, seed, start, first)
    with ThreadPoolExecutor(workers) as pool:
        parts = pool.map(
            lambda part: chosen.playouts(part.stop - part.start, seed, start, part.start),
            _shares(first, games, workers),
        )
        return np.concatenate(list(parts))


def _shares(first: int, games: int, workers: int) -> Iterator[range]:
    """The games split into pieces of about equal size, several for each worker so that all finish together."""
    pieces = max(1, min(games, 4 * workers))
    edges = [first + games * piece // pieces for piece in range(pieces + 1)]
    return (range(begin, end) for begin, end in pairwise(edges))


def legal_plays(game: Game | str, positions: Records, rolls: np.ndarray) -> Plays:
    """All legal plays of a roll for each position: ``rolls`` has a row of dice for each. Raises BadOption."""
    chosen = find_game(game) if isinstance(game, str) else game
    dice = np.asarray(rolls, np.int64)
    if dice.shape != (len(positions), chosen.dice) or (dice.size and not (dice.min() >= 1 and dice.max() <= 6)):
        raise BadOption(
            "bad-rolls",
            f"{len(positions)} rows of {chosen.dice} dice from 1 to 6 are needed, not an array of {dice.shape}.",
        )
    offsets = np.zeros(len(positions) + 1, np.int64)
    results = np.empty(max(64, 32 * len(positions)), positions.dtype)
    done = 0
    while done < len(positions):
        if isinstance(chosen, RaceGame):
            done = list_race(chosen.rules, positions, dice, done, results, offsets, *race_scratch())
        elif isinstance(chosen, Trictrac):
            done = list_trictrac(chosen.rulings, positions, dice, done, results, offsets, *trictrac_scratch())
        else:
            raise BadOption("no-choice", f"In {chosen.name} a roll leaves no choice; use playouts.")
        if done < len(positions):
            results = np.resize(results, 2 * len(results))
    return Plays(offsets, results[: offsets[-1]].copy())


__all__ = ["DEVICES", "Plays", "legal_plays", "playouts"]
