"""Turns of many positions at once: arrays in, arrays out."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..dice import SEED_LIMIT
from ..errors import BadOption
from ..games import Game, find_game
from .applying import roll_part
from .kernels import in_parts, kernel_of

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


def start(game: Game | str, count: int, turn: int = 0) -> Records:
    """``count`` starting positions with ``turn`` (0 White, 1 Black) to throw. Raises BadOption."""
    check_counts(count=count)
    if turn not in (0, 1):
        raise BadOption("bad-side", f"A side is 0 (White) or 1 (Black), not {turn!r}.")
    return np.repeat(find(game).start(turn).array(), count)


def roll(
    game: Game | str,
    games: np.ndarray | int,
    turns: np.ndarray | int,
    seed: int,
    *,
    threads: int = 1,
    device: str = "cpu",
) -> np.ndarray:
    """The dice of turn ``turns[i]`` in game ``games[i]`` of a seed: a row for each, the throws of :func:`playouts`.

    Either may be a single number for all. The dice depend on these three numbers and on nothing else. Raises BadOption.
    """
    check_seed(seed)
    numbers, times = np.broadcast_arrays(_whole("games", games), _whole("turns", turns))
    if numbers.ndim != 1:
        numbers, times = np.atleast_1d(numbers), np.atleast_1d(times)
    rolls = np.empty((len(numbers), find(game).dice), np.int64)
    if on_cuda(device):
        from . import cuda

        return cuda.roll(seed, numbers, times, rolls)
    numbers, times = np.ascontiguousarray(numbers), np.ascontiguousarray(times)
    in_parts(lambda first, last: roll_part(seed, numbers, times, rolls, first, last), len(numbers), threads)
    return rolls


def legal_plays(
    game: Game | str, positions: Records, rolls: np.ndarray, *, threads: int = 1, device: str = "cpu"
) -> Plays:
    """All legal plays of a roll for each position: ``rolls`` has a row of dice for each. Raises BadOption.

    In Trictrac points are not marked: only the men move.
    """
    chosen = find(game)
    positions = check_positions(chosen, positions)
    dice = check_rolls(chosen, positions, rolls)
    if on_cuda(device):
        from . import cuda

        return Plays(*cuda.legal_plays(chosen, positions, dice))
    parts = list(
        in_parts(lambda first, last: _listed(chosen, positions[first:last], dice[first:last]), len(positions), threads)
    )
    if len(parts) == 1:
        return parts[0]
    counts = np.concatenate([part.counts for part in parts])
    return Plays(np.concatenate([[0], np.cumsum(counts)]), np.concatenate([part.positions for part in parts]))


def _listed(game: Game, positions: Records, dice: np.ndarray) -> Plays:
    kernel = kernel_of(game)
    offsets = np.zeros(len(positions) + 1, np.int64)
    results = np.empty(max(64, 32 * len(positions)), positions.dtype)
    done = 0
    while done < len(positions):
        done = kernel.list_part(kernel.rules, positions, dice, done, results, offsets, *kernel.scratch())
        if done < len(positions):
            results = np.resize(results, 2 * len(results))
    return Plays(offsets, results[: offsets[-1]].copy())


def apply(
    game: Game | str,
    positions: Records,
    rolls: np.ndarray,
    choices: np.ndarray,
    *,
    leaving: np.ndarray | None = None,
    threads: int = 1,
    device: str = "cpu",
) -> Records:
    """Play a whole turn in each position: the play of number ``choices[i]`` in the order of :func:`legal_plays`.

    In Trictrac everything the roll is worth is marked first; who makes a hole leaves where ``leaving`` says so, and
    then does not play. Positions of games that are over are not to be played on: see :func:`over`. Raises BadOption.
    """
    chosen = find(game)
    positions = check_positions(chosen, positions)
    dice = check_rolls(chosen, positions, rolls)
    numbers = _whole("choices", choices)
    leaves = np.zeros(len(positions), np.bool_) if leaving is None else np.asarray(leaving, np.bool_)
    for name, row in (("choices", numbers), ("leaving", leaves)):
        if row.shape != (len(positions),):
            raise BadOption("bad-shape", f"{name} needs one entry for each of {len(positions)} positions.")
    if on_cuda(device):
        from . import cuda

        results, bad = cuda.apply(chosen, positions, dice, numbers, leaves)
    else:
        kernel = kernel_of(chosen)
        results = np.empty_like(positions)

        def work(first: int, last: int) -> int:
            return kernel.apply_part(
                kernel.rules, positions, dice, numbers, leaves, results, first, last, *kernel.scratch()
            )

        bad = next((row for row in in_parts(work, len(positions), threads) if row >= 0), -1)
    if bad >= 0:
        count = legal_plays(chosen, positions[bad : bad + 1], dice[bad : bad + 1]).counts[0]
        raise BadOption("no-such-play", f"Position {bad} has {count} plays, no number {numbers[bad]}.")
    return results


def score(game: Game | str, positions: Records, *, threads: int = 1, device: str = "cpu") -> np.ndarray:
    """What White has won in each position; below zero what Black has; 0 while the game goes on. Raises BadOption."""
    chosen = find(game)
    positions = check_positions(chosen, positions)
    if on_cuda(device):
        from . import cuda

        return cuda.score(chosen, positions)
    kernel = kernel_of(chosen)
    scores = np.empty(len(positions), np.int64)
    in_parts(
        lambda first, last: kernel.score_part(kernel.rules, positions, scores, first, last), len(positions), threads
    )
    return scores


def over(game: Game | str, positions: Records, *, threads: int = 1, device: str = "cpu") -> np.ndarray:
    """Whether the game is over in each position. Raises BadOption."""
    finished: np.ndarray = score(game, positions, threads=threads, device=device) != 0
    return finished


# What is asked for


def find(game: Game | str) -> Game:
    """The game meant. Raises UnknownGame or BadOption."""
    return find_game(game) if isinstance(game, str) else game


def on_cuda(device: str) -> bool:
    """Whether a CUDA card is meant. Raises BadOption."""
    if device not in DEVICES:
        raise BadOption("bad-device", f"A device is {' or '.join(DEVICES)}, not {device!r}.")
    return device == "cuda"


def check_seed(seed: int) -> None:
    """Raise BadOption unless ``seed`` is one."""
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise BadOption("bad-seed", f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}.")


def check_counts(**counts: int) -> None:
    """Raise BadOption unless each is a whole number not below zero."""
    for name, count in counts.items():
        if not isinstance(count, int | np.integer) or isinstance(count, bool) or count < 0:
            raise BadOption("bad-number", f"{name} is a whole number not below zero, not {count!r}.")


def check_positions(game: Game, positions: Records) -> Records:
    """``positions`` as the kernels take them, if they are records of a game's positions. Raises BadOption."""
    kind = game.start().array().dtype
    if getattr(positions, "dtype", None) != kind or positions.ndim != 1:
        example = f"batch.start({game.full_id!r}, 1)"
        raise BadOption(
            "bad-positions",
            f"Positions of {game.name} are a one-dimensional array of its records, such as {example} gives.",
        )
    return np.require(positions, requirements=("C", "W"))  # one kind of array, one compilation


def check_rolls(game: Game, positions: Records, rolls: np.ndarray) -> np.ndarray:
    """``rolls`` as the kernels take them. Raises BadOption."""
    dice = _whole("rolls", rolls)
    if dice.shape != (len(positions), game.dice) or (dice.size and not (dice.min() >= 1 and dice.max() <= 6)):
        raise BadOption(
            "bad-rolls",
            f"{len(positions)} rows of {game.dice} dice from 1 to 6 are needed, not an array of {dice.shape}.",
        )
    return np.ascontiguousarray(dice)


def _whole(name: str, values: Any) -> np.ndarray:
    """Whole numbers as an array. Raises BadOption."""
    found = np.asarray(values)
    if found.dtype.kind not in "iu" and found.size:
        raise BadOption("bad-number", f"{name} are whole numbers, not {found.dtype}.")
    return found.astype(np.int64, copy=False)
