"""Playouts on a CUDA device: the very functions of the rules, called from kernels.

A limited number of threads play one game after another, each with scratch memory of its own; how many depends on
what the game needs and on what the card has.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..errors import BadOption
from ..games import Game, Position
from ..games.race import playout as race
from ..games.race.game import RaceGame
from ..games.race.plays import COLUMNS, room
from ..games.trictrac import jans, movement
from ..games.trictrac import playout as trictrac
from ..games.trictrac.game import Trictrac
from ..games.unstacked import rules as unstacked

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda asks for a name that NumPy 2.5 dropped

THREADS = 64
"""Threads of a block: few, because games diverge."""
MOST_WORKERS = 1 << 18
SHARE = 0.5
"""How much of the free memory of the card may be scratch."""


def device() -> Any:
    """numba's CUDA interface, if there is one and a card to use. Raises BadOption."""
    try:
        from numba import cuda

        available = cuda.is_available()
    except Exception as problem:  # whatever a missing or broken driver raises
        raise BadOption("no-cuda", f"CUDA cannot be used here: {problem}") from None
    if not available:
        raise BadOption("no-cuda", "There is no CUDA device here, or no driver for it.")
    return cuda


@cache
def _kernels() -> dict[str, Any]:
    cuda = device()

    @cuda.jit
    def play_race(rules, start, opening, seed, first, results, positions, nodes, slots):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < positions.shape[0]:
            for row in range(worker, results.shape[0], positions.shape[0]):
                positions[worker] = start[0]
                winner, points, turns = race.playout(
                    rules, positions, worker, opening, seed, first + row, nodes[worker], slots[worker]
                )
                results[row, 0] = winner
                results[row, 1] = points
                results[row, 2] = turns

    @cuda.jit
    def play_trictrac(rulings, start, opening, seed, first, results, positions, ways, events):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < positions.shape[0]:
            for row in range(worker, results.shape[0], positions.shape[0]):
                positions[worker] = start[0]
                winner, points, turns = trictrac.playout(
                    rulings, positions, worker, opening, seed, first + row, ways[worker], events[worker]
                )
                results[row, 0] = winner
                results[row, 1] = points
                results[row, 2] = turns

    @cuda.jit
    def play_unstacked(start, seed, first, results, positions, uses):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < positions.shape[0]:
            for row in range(worker, results.shape[0], positions.shape[0]):
                positions[worker] = start[0]
                winner, throws = unstacked.playout(positions, worker, seed, first + row, uses[worker])
                results[row, 0] = winner
                results[row, 1] = unstacked.WORTH
                results[row, 2] = throws

    return {"race": play_race, "trictrac": play_trictrac, "unstacked": play_unstacked}


def playouts(game: Game, games: int, seed: int, start: Position | None, first: int) -> np.ndarray:
    """What :meth:`Game.playouts` gives, played on the card. Raises BadOption where there is none."""
    cuda = device()
    if start is not None:
        game.check_start(start)
    record = (start or game.start()).array()
    results = cuda.to_device(np.zeros((games, 3), np.int64))
    arguments, shapes = _needs(game)
    size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes) + record.itemsize
    free, _ = cuda.current_context().get_memory_info()
    workers = max(1, min(games, MOST_WORKERS, int(free * SHARE) // size))
    scratch = [cuda.device_array((workers, *shape), kind) for shape, kind in shapes]
    positions = cuda.device_array(workers, record.dtype)
    if game.family == "unstacked":
        if start is None:
            record["turn"] = unstacked.NOBODY
        setting = (cuda.to_device(record), seed, first)
    else:
        setting = (*arguments, cuda.to_device(record), start is None, seed, first)
    kernel = _kernels()[game.family]
    kernel[(workers + THREADS - 1) // THREADS, THREADS](*setting, results, positions, *scratch)
    played: np.ndarray = results.copy_to_host()
    return played


def _needs(game: Game) -> tuple[tuple[Any, ...], list[tuple[tuple[int, ...], Any]]]:
    """What the kernel of a game is told first, and the scratch memory of one worker: shapes and kinds of numbers."""
    if isinstance(game, RaceGame):
        nodes, slots = room(game.rules)
        return (game.rules,), [((nodes, COLUMNS), np.int64), ((slots,), np.int32)]
    if isinstance(game, Trictrac):
        return (game.playout_rulings,), [
            (movement.workspace().shape, np.int64),
            (jans.workspace().shape, np.int64),
        ]
    return (), [(unstacked.scratch().shape, np.int64)]
