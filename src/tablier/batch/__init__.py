"""Many games at once: arrays in, arrays out, by the same rules as at the table.

A batch of positions is a NumPy record array, one record a position: :func:`start` makes one. Its fields are arrays
without a copy (``positions["men"]``), for NumPy and, by DLPack, for PyTorch and JAX.

The random numbers are counter-based, so game number *k* of a seed is the same game however many are played at once, on
one thread, on several, or on a CUDA card (``device="cuda"``, which needs numba-cuda). What comes from a card stays
there, as :class:`OnCard`, and calls that are given such arrays go on there.

>>> from tablier import batch
>>> results = batch.playouts("unstacked", 1000, seed=7)
>>> results.shape
(1000, 3)
>>> positions = batch.start("garanguet", 4)
>>> rolls = batch.roll("garanguet", games=[0, 1, 2, 3], turns=0, seed=7)
>>> plays = batch.legal_plays("garanguet", positions, rolls)
>>> positions = batch.apply("garanguet", positions, rolls, plays.counts - 1)
>>> batch.over("garanguet", positions).any()
np.False_
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..counts import check_counts, check_seed
from ..errors import BadOption
from ..games import Game, Position
from ..saying import Said
from .arrays import (
    DEVICES,
    Plays,
    apply,
    find,
    find_start,
    legal_plays,
    on_cuda,
    over,
    roll,
    score,
    start,
)
from .cards import OnCard
from .kernels import in_parts


def playouts(
    game: Game | str,
    games: int,
    seed: int,
    *,
    start: Position | str | None = None,
    first: int = 0,
    threads: int = 1,
    device: str | None = None,
) -> Any:
    """Random games: a row (winner or -1, points, turns) for each, from game number ``first`` of the seed on.

    ``start`` is a position or its id to begin from; without one the beginner is thrown for.
    ``threads`` is for the processor (0: as many as it has cores); ``device="cuda"`` plays on a CUDA card, which needs
    numba-cuda, and leaves the results there. They are the same. Raises BadOption.
    """
    chosen = find(game)
    check_seed(seed)
    check_counts(games=games, first=first)
    check_counts(**{"first + games": int(first) + int(games)})
    begins = find_start(chosen, start)
    if on_cuda(device):
        from . import cuda  # needs numba-cuda and a card, which few players have

        return cuda.playouts(chosen, games, seed, begins, first)

    def work(begin: int, end: int) -> np.ndarray:
        return chosen.playouts(end - begin, seed, begins, first + begin)

    return np.concatenate(in_parts(work, games, threads))


def columns(results: Any) -> dict[str, np.ndarray]:
    """What :func:`playouts` gave, by name, as pandas and Polars take it: ``pandas.DataFrame(columns(results))``.

    Raises BadOption for anything else.
    """
    rows, names = np.asarray(results), ("winner", "points", "turns")
    if rows.ndim != 2 or rows.shape[1] != len(names):
        raise BadOption("bad-shape", Said("programs.no-playouts", given=str(rows.shape)))
    return dict(zip(names, rows.T, strict=True))


__all__ = [
    "DEVICES", "OnCard", "Plays", "apply", "columns", "legal_plays", "over", "playouts", "roll", "score", "start",
]  # fmt: skip
