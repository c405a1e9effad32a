"""Batches on a CUDA device: the very functions of the rules, called from kernels.

A limited number of threads take one position or game after another, each with scratch memory of its own; how many
depends on what the game needs and on what the card has. Arrays come and go as :class:`.OnCard` and stay on the card;
what was asked for is checked in :mod:`.arrays`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..errors import BadOption
from ..games import Game, Position
from ..saying import Said
from . import applying
from .cards import OnCard, on_card, three_axes
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
        raise BadOption("no-cuda", Said("programs.cuda-trouble", why=str(problem))) from None
    if not available:
        raise BadOption("no-cuda", Said("programs.no-cuda"))
    cuda = found
    return cuda


class _Kernels(NamedTuple):
    """The kernels of a family of games."""

    play: Any
    list: Any
    apply: Any
    score: Any


@cache
def _kernels(many: Any) -> _Kernels:
    device()

    play_one, list_one, apply_one, score_one = many.playout, many.list_one, many.apply_one, many.score_one

    @cuda.jit
    def play(rules, start, opening, seed, begin, results, positions, first, second):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < positions.shape[0]:
            for row in range(worker, results.shape[0], positions.shape[0]):
                positions[worker] = start[0]
                winner, points, turns = play_one(
                    rules, positions, worker, opening, seed, begin + row, first[worker], second[worker]
                )
                results[row, 0] = winner
                results[row, 1] = points
                results[row, 2] = turns

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
                if not apply_one(rules, positions, rolls, choices, leaving, k, results, first[worker], second[worker]):
                    cuda.atomic.min(refused, 0, k)

    @cuda.jit
    def score_all(rules, positions, rolls, drawn, scores):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < positions.shape[0]:
            scores[k] = score_one(rules, positions, rolls, k, drawn)

    return _Kernels(play, list_all, apply_all, score_all)


class _Helpers(NamedTuple):
    """The kernels that are the same for all games."""

    roll: Any
    clear: Any
    check_dice: Any
    compare: Any
    copy: Any


@cache
def _helpers() -> _Helpers:
    device()

    @cuda.jit
    def roll_all(seed, games, turns, rolls):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < rolls.shape[0]:
            applying.roll_one(seed, games, turns, k, rolls)

    @cuda.jit
    def clear(numbers):  # type: ignore[no-untyped-def]
        for k in range(cuda.grid(1), numbers.shape[0], cuda.gridsize(1)):
            numbers[k] = 0

    @cuda.jit
    def check_dice(rolls, bad):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < rolls.shape[0]:
            for die in range(rolls.shape[1]):
                if rolls[k, die] < 1 or rolls[k, die] > 6:
                    bad[0] = 1

    @cuda.jit
    def compare(numbers, found):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < found.shape[0]:
            found[k] = numbers[k] != 0

    @cuda.jit
    def copy(source, target):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < target.shape[0]:
            for row in range(target.shape[1]):
                for column in range(target.shape[2]):
                    target[k, row, column] = source[k, row, column]

    return _Helpers(roll_all, clear, check_dice, compare, copy)


# Arrays


def lent(values: Any, kind: Any = None) -> OnCard:
    """An array on the card: as it is if it lies there in the right form, else a copy. Raises BadOption."""
    device()
    if isinstance(values, OnCard):
        found = values.array
    elif on_card(values):
        found = cuda.as_cuda_array(values)
    else:
        return OnCard(cuda.to_device(np.require(values, kind, ("C", "W"))))
    if (kind is None or found.dtype == kind) and found.is_c_contiguous():
        return OnCard(found)
    return OnCard(cuda.to_device(np.require(found.copy_to_host(), kind, ("C", "W"))))


def compacted(array: Any) -> Any:
    """A device array without gaps: the array itself if it has none, else a copy on the card."""
    device()
    if array.is_c_contiguous():
        return array
    copied = cuda.device_array(array.shape, array.dtype)
    if copied.size:
        source, target = three_axes(array), three_axes(copied)
        _helpers().copy[_blocks(target.shape[0]), THREADS](source, target)
    return copied


def all_dice(rolls: OnCard) -> bool:
    """Whether all numbers are those of dice."""
    bad = cuda.to_device(np.zeros(1, np.int64))
    _helpers().check_dice[_blocks(len(rolls)), THREADS](rolls.array, bad)
    return bool(bad.copy_to_host()[0] == 0)


def not_zero(numbers: OnCard) -> OnCard:
    """Which numbers are not 0."""
    found = cuda.device_array(len(numbers), np.bool_)
    if len(numbers):
        _helpers().compare[_blocks(len(numbers)), THREADS](numbers.array, found)
    return OnCard(found)


# What a batch asks for


def playouts(game: Game, games: int, seed: int, start: Position | None, first: int) -> OnCard:
    """What :meth:`Game.playouts` gives, played on the card. Raises BadOption where there is none."""
    device()
    if start is not None:
        game.check_start(start)
    record = (start or game.start()).array()
    results = cuda.device_array((games, 3), np.int64)
    if games:
        rules, scratch, workers = _prepared(game, games, record.itemsize)
        positions = cuda.device_array(workers, record.dtype)
        setting = (rules, cuda.to_device(record), start is None, seed, first)
        _kernels(kernel_of(game).many).play[_blocks(workers), THREADS](*setting, results, positions, *scratch)
    return OnCard(results)


def roll(seed: int, dice: int, games: OnCard, turns: OnCard) -> OnCard:
    """Dice thrown on the card, a row for each game and turn; one of either will do for all. Raises BadOption."""
    count = max(games.size, turns.size)
    rolls = cuda.device_array((count, dice), np.int64)
    if count:
        given = [_as_many(numbers, count) for numbers in (games, turns)]
        _helpers().roll[_blocks(count), THREADS](seed, *given, rolls)
    return OnCard(rolls)


def _as_many(numbers: OnCard, count: int) -> Any:
    if numbers.shape == (count,):
        return numbers.array
    if numbers.size != 1:
        raise BadOption("bad-shape", Said("programs.bad-row", games=count, shape=str(numbers.shape)))
    return cuda.to_device(np.full(count, numbers.to_host().item()))


def legal_plays(game: Game, positions: OnCard, rolls: OnCard) -> tuple[OnCard, OnCard]:
    """``(offsets, positions)`` of all legal plays: counted first, then written."""
    offsets = np.zeros(len(positions) + 1, np.int64)
    if not len(positions):
        return lent(offsets), positions
    rules, scratch, workers = _prepared(game, len(positions))
    kernel = _kernels(kernel_of(game).many).list[_blocks(workers), THREADS]
    given = (rules, positions.array, rolls.array)
    counts = cuda.device_array(len(positions), np.int64)
    nowhere = cuda.device_array(1, positions.dtype)
    # Where everything begins behind the end, nothing is written.
    kernel(*given, nowhere, cuda.to_device(np.ones_like(offsets)), counts, *scratch)
    offsets[1:] = np.cumsum(counts.copy_to_host())
    results, begins = cuda.device_array(int(offsets[-1]), positions.dtype), lent(offsets)
    kernel(*given, results, begins.array, counts, *scratch)
    return begins, OnCard(results)


def apply(game: Game, positions: OnCard, rolls: OnCard, choices: OnCard, leaving: OnCard) -> tuple[OnCard, int]:
    """The positions after the chosen plays, and the first row that has no such play, or -1."""
    count = len(positions)
    if not count:
        return positions, -1
    rules, scratch, workers = _prepared(game, count)
    results = cuda.device_array(count, positions.dtype)
    refused = cuda.to_device(np.full(1, count, np.int64))
    given = (each.array for each in (positions, rolls, choices, leaving))
    _kernels(kernel_of(game).many).apply[_blocks(workers), THREADS](rules, *given, results, refused, *scratch)
    bad = int(refused.copy_to_host()[0])
    return OnCard(results), bad if bad < count else -1


def score(game: Game, positions: OnCard, rolls: OnCard, drawn: int) -> OnCard:
    """What White has won in each position, which a roll led to; ``drawn`` where the game is over and nobody has."""
    scores = cuda.device_array(len(positions), np.int64)
    if len(positions):
        rules = kernel_of(game).rules
        _kernels(kernel_of(game).many).score[_blocks(len(positions)), THREADS](
            rules, positions.array, rolls.array, drawn, scores
        )
    return OnCard(scores)


def _blocks(workers: int) -> int:
    return (workers + THREADS - 1) // THREADS


def _prepared(game: Game, tasks: int, more: int = 0) -> tuple[Any, list[Any], int]:
    """What a kernel is told first, its scratch memory, how many workers share the tasks; ``more`` bytes for each."""
    device()
    kernel = kernel_of(game)
    rules, shapes = kernel.card_rules, kernel.card_scratch
    size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes) + more
    free, _ = cuda.current_context().get_memory_info()
    workers = max(1, int(min(tasks, MOST_WORKERS, free * SHARE // size)))
    scratch = [cuda.device_array((workers, *shape), kind) for shape, kind in shapes]
    clear(scratch[1])
    return rules, scratch, workers


def clear(scratch: Any) -> None:
    """Set scratch memory to 0 in which positions are looked up: memory as found may name no place at all."""
    _helpers().clear[_blocks(len(scratch)), THREADS](scratch.reshape(scratch.size))
