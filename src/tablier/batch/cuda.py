"""Batches on a CUDA device: the very functions of the rules, called from kernels.

A limited number of threads take one position or game after another, each with scratch memory of its own; how many
depends on what the game needs and on what the card has.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

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
from . import applying, listing
from .kernels import kernel_of

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda asks for a name that NumPy 2.5 dropped

cuda: Any = None
"""numba's CUDA interface, once :func:`device` has found it; its simulator looks for it here."""

THREADS = 64
"""Threads of a block: few, because games diverge."""
MOST_WORKERS = 1 << 18
SHARE = 0.5
"""How much of the free memory of the card may be scratch."""


def device() -> Any:
    """numba's CUDA interface, if there is one and a card to use. Raises BadOption."""
    global cuda
    try:
        from numba import cuda as found

        available = found.is_available()
    except Exception as problem:  # whatever a missing or broken driver raises
        raise BadOption("no-cuda", f"CUDA cannot be used here: {problem}") from None
    if not available:
        raise BadOption("no-cuda", "There is no CUDA device here, or no driver for it.")
    cuda = found
    return cuda


class _Kernels(NamedTuple):
    """The kernels of a family of games."""

    play: Any
    list: Any
    apply: Any
    score: Any


@cache
def _kernels(family: str) -> _Kernels:
    device()

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
    def play_unstacked(rules, start, opening, seed, first, results, positions, uses, unused):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < positions.shape[0]:
            for row in range(worker, results.shape[0], positions.shape[0]):
                positions[worker] = start[0]
                winner, throws = unstacked.playout(positions, worker, seed, first + row, uses[worker])
                results[row, 0] = winner
                results[row, 1] = unstacked.WORTH
                results[row, 2] = throws

    families: dict[str, tuple[Any, Any, Any, Any]] = {
        "race": (play_race, listing.list_race, applying.apply_race, applying.score_race),
        "trictrac": (play_trictrac, listing.list_trictrac, applying.apply_trictrac, applying.score_trictrac),
        "unstacked": (play_unstacked, listing.list_unstacked, applying.apply_unstacked, applying.score_unstacked),
    }
    play, list_one, apply_one, score_one = families[family]

    @cuda.jit
    def list_all(rules, positions, rolls, results, offsets, counts, first, second):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < first.shape[0]:
            for k in range(worker, positions.shape[0], first.shape[0]):
                counts[k] = list_one(rules, positions, rolls, k, results, offsets[k], first[worker], second[worker])

    @cuda.jit
    def apply_all(rules, positions, rolls, choices, leaving, results, refused, first, second):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < first.shape[0]:
            for k in range(worker, positions.shape[0], first.shape[0]):
                refused[k] = not apply_one(
                    rules, positions, rolls, choices, leaving, k, results, first[worker], second[worker]
                )

    @cuda.jit
    def score_all(rules, positions, scores):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < positions.shape[0]:
            scores[k] = score_one(rules, positions, k)

    return _Kernels(play, list_all, apply_all, score_all)


@cache
def _roller() -> Any:
    device()

    @cuda.jit
    def roll_all(seed, games, turns, rolls):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < rolls.shape[0]:
            applying.roll_one(seed, games, turns, k, rolls)

    return roll_all


@cache
def _cleaner() -> Any:
    device()

    @cuda.jit
    def clear(numbers):  # type: ignore[no-untyped-def]
        for k in range(cuda.grid(1), numbers.shape[0], cuda.gridsize(1)):
            numbers[k] = 0

    return clear


def playouts(game: Game, games: int, seed: int, start: Position | None, first: int) -> np.ndarray:
    """What :meth:`Game.playouts` gives, played on the card. Raises BadOption where there is none."""
    device()
    if start is not None:
        game.check_start(start)
    record = (start or game.start()).array()
    if game.family == "unstacked" and start is None:
        record["turn"] = unstacked.NOBODY
    rules, scratch, workers = _prepared(game, games, record.itemsize)
    results = cuda.to_device(np.zeros((games, 3), np.int64))
    positions = cuda.device_array(workers, record.dtype)
    kernel = _kernels(game.family).play
    setting = (rules, cuda.to_device(record), start is None, seed, first)
    kernel[_blocks(workers), THREADS](*setting, results, positions, *scratch)
    played: np.ndarray = results.copy_to_host()
    return played


def roll(seed: int, games: np.ndarray, turns: np.ndarray, rolls: np.ndarray) -> np.ndarray:
    """Dice thrown on the card."""
    device()
    thrown = cuda.to_device(rolls)
    if len(rolls):
        given = (cuda.to_device(np.ascontiguousarray(numbers)) for numbers in (games, turns))
        _roller()[_blocks(len(rolls)), THREADS](seed, *given, thrown)
    found: np.ndarray = thrown.copy_to_host()
    return found


def legal_plays(game: Game, positions: np.ndarray, rolls: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """``(offsets, positions)`` of all legal plays: counted first, then written."""
    device()
    offsets = np.zeros(len(positions) + 1, np.int64)
    if not len(positions):
        return offsets, positions.copy()
    rules, scratch, workers = _prepared(game, len(positions))
    kernel = _kernels(game.family).list
    given = (rules, cuda.to_device(positions), cuda.to_device(rolls))
    counts = cuda.to_device(np.zeros(len(positions), np.int64))
    nowhere = cuda.to_device(np.zeros(1, positions.dtype))
    # Where everything begins behind the end, nothing is written.
    kernel[_blocks(workers), THREADS](*given, nowhere, cuda.to_device(np.ones_like(offsets)), counts, *scratch)
    offsets[1:] = np.cumsum(counts.copy_to_host())
    results = cuda.to_device(np.zeros(offsets[-1], positions.dtype))
    kernel[_blocks(workers), THREADS](*given, results, cuda.to_device(offsets), counts, *scratch)
    return offsets, results.copy_to_host()


def apply(
    game: Game, positions: np.ndarray, rolls: np.ndarray, choices: np.ndarray, leaving: np.ndarray
) -> tuple[np.ndarray, int]:
    """The positions after the chosen plays, and the first row that has no such play, or -1."""
    device()
    if not len(positions):
        return positions.copy(), -1
    rules, scratch, workers = _prepared(game, len(positions))
    results = cuda.to_device(positions)
    refused = cuda.to_device(np.zeros(len(positions), np.bool_))
    given = (cuda.to_device(np.ascontiguousarray(part)) for part in (positions, rolls, choices, leaving))
    _kernels(game.family).apply[_blocks(workers), THREADS](rules, *given, results, refused, *scratch)
    bad = np.flatnonzero(refused.copy_to_host())
    return results.copy_to_host(), int(bad[0]) if len(bad) else -1


def score(game: Game, positions: np.ndarray) -> np.ndarray:
    """What White has won in each position."""
    device()
    scores = cuda.to_device(np.zeros(len(positions), np.int64))
    if len(positions):
        rules = kernel_of(game).rules
        _kernels(game.family).score[_blocks(len(positions)), THREADS](rules, cuda.to_device(positions), scores)
    found: np.ndarray = scores.copy_to_host()
    return found


def _blocks(workers: int) -> int:
    return (workers + THREADS - 1) // THREADS


def _prepared(game: Game, tasks: int, more: int = 0) -> tuple[Any, list[Any], int]:
    """What a kernel is told first, its scratch memory, how many workers share the tasks; ``more`` bytes for each."""
    device()
    rules, shapes = _needs(game)
    size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes) + more
    free, _ = cuda.current_context().get_memory_info()
    workers = max(1, int(min(tasks, MOST_WORKERS, free * SHARE // size)))
    scratch = [cuda.device_array((workers, *shape), kind) for shape, kind in shapes]
    # Where positions are looked up is expected to name a place, if only a wrong one: memory as found may not.
    _cleaner()[_blocks(workers), THREADS](scratch[1].reshape(scratch[1].size))
    return rules, scratch, workers


def _needs(game: Game) -> tuple[Any, list[tuple[tuple[int, ...], Any]]]:
    """What the kernels of a game are told first, and the scratch memory of one worker: shapes and kinds of numbers."""
    if isinstance(game, RaceGame):
        nodes, slots = room(game.rules)
        return game.rules, [((nodes, COLUMNS), np.int64), ((slots,), np.int32)]
    if isinstance(game, Trictrac):
        rows = [(movement.workspace().shape, np.int64), (jans.workspace().shape, np.int64)]
        return game.playout_rulings, rows
    return 0, [(unstacked.scratch().shape, np.int64), ((1,), np.int64)]
