"""Turns of many positions at once: arrays in, arrays out.

``device`` says where: ``"cpu"`` or ``"cuda"``; left out, where the arrays lie. On a card the results stay there, as
:class:`.OnCard`, and arguments may be on the card, too, whoever put them there, or come from NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ..board import MEN
from ..counts import check_counts, check_seed
from ..errors import BadOption, UnknownGame
from ..games import Game, Position, find_game, read_position
from ..saying import Said, Several, quoted
from .applying import first_unsound, roll_part
from .cards import CardArray, OnCard, on_card
from .kernels import in_parts, kernel_of

Records = np.ndarray[Any, Any] | OnCard
Numbers = np.ndarray | OnCard | CardArray | Sequence[Any]
"""Whole numbers, or yes and no, in whatever form: here, in a list, or on a card, whoever put them there."""

DEVICES = ("cpu", "cuda")


class Plays(NamedTuple):
    """The legal plays of a batch: those of position *i* lead to ``positions[offsets[i]:offsets[i + 1]]``."""

    offsets: Any
    positions: Any

    @property
    def counts(self) -> np.ndarray:
        """How many plays each position has; where nothing can be played, the one empty play. Always for NumPy."""
        return np.diff(np.asarray(self.offsets))

    def of(self, i: int) -> Any:
        """The positions that the plays of position ``i`` lead to. Raises BadOption."""
        count = len(self.offsets) - 1
        if not isinstance(i, int | np.integer) or not 0 <= i < count:
            raise BadOption("bad-number", Said("programs.no-such-position", positions=count, given=quoted(i)))
        first, last = np.asarray(self.offsets[i : i + 2])
        return self.positions[first:last]


def start(game: Game | str, count: int, turn: int = 0, *, device: str | None = None) -> Any:
    """``count`` starting positions with ``turn`` (0 White, 1 Black) to throw. Raises BadOption."""
    check_counts(count=count)
    if not isinstance(turn, int | np.integer) or turn not in (0, 1):
        raise BadOption("bad-side", Said("programs.bad-side", given=quoted(turn)))
    positions = np.repeat(find(game).start(turn).array(), count)
    if on_cuda(device):
        from . import cuda

        return cuda.lent(positions)
    return positions


def roll(
    game: Game | str,
    games: Numbers | int,
    turns: Numbers | int,
    seed: int,
    *,
    threads: int = 1,
    device: str | None = None,
) -> Any:
    """The dice of turn ``turns[i]`` in game ``games[i]`` of a seed: a row for each, the throws of :func:`playouts`.

    Either may be a single number for all. The dice depend on these three numbers and on nothing else. Raises BadOption.
    """
    check_seed(seed)
    dice, card = find(game).dice, on_cuda(device, games, turns)
    numbers, times = (_whole(name, values, card, row=True) for name, values in (("games", games), ("turns", turns)))
    _check_rows(numbers.shape, times.shape)
    if card:
        from . import cuda

        return cuda.roll(seed, dice, numbers, times)
    numbers, times = (np.ascontiguousarray(row) for row in np.broadcast_arrays(numbers, times))
    rolls = np.empty((len(numbers), dice), np.int64)
    in_parts(lambda first, last: roll_part(seed, numbers, times, rolls, first, last), len(numbers), threads)
    return rolls


def legal_plays(
    game: Game | str, positions: Records, rolls: Numbers, *, threads: int = 1, device: str | None = None
) -> Plays:
    """All legal plays of a roll for each position: ``rolls`` has a row of dice for each. Raises BadOption.

    In Trictrac points are not marked: only the men move.
    """
    chosen, card = find(game), on_cuda(device, positions, rolls)
    records = check_positions(chosen, positions, card)
    dice = check_rolls(chosen, records, rolls, card)
    if card:
        from . import cuda

        return Plays(*cuda.legal_plays(chosen, records, dice))
    parts = in_parts(lambda first, last: _listed(chosen, records[first:last], dice[first:last]), len(records), threads)
    if len(parts) == 1:
        return parts[0]
    counts = np.concatenate([part.counts for part in parts])
    return Plays(np.concatenate([[0], np.cumsum(counts)]), np.concatenate([part.positions for part in parts]))


def _listed(game: Game, positions: np.ndarray, dice: np.ndarray) -> Plays:
    kernel = kernel_of(game)
    offsets = np.zeros(len(positions) + 1, np.int64)
    results = np.empty(max(64, 32 * len(positions)), positions.dtype)
    done = 0
    while done < len(positions):
        done = kernel.many.list_part(kernel.rules, positions, dice, done, results, offsets, *kernel.scratch())
        if done < len(positions):
            results = np.resize(results, 2 * len(results))
    return Plays(offsets, results[: offsets[-1]].copy())


def apply(
    game: Game | str,
    positions: Records,
    rolls: Numbers,
    choices: Numbers,
    *,
    leaving: Numbers | None = None,
    threads: int = 1,
    device: str | None = None,
) -> Any:
    """Play a whole turn in each position: the play of number ``choices[i]`` in the order of :func:`legal_plays`.

    In Trictrac everything the roll is worth is marked first; who makes a hole leaves where ``leaving`` says so, and
    then does not play. Positions of games that are over are not to be played on: see :func:`over`. Raises BadOption.
    """
    chosen, card = find(game), on_cuda(device, positions, rolls, choices, leaving)
    records = check_positions(chosen, positions, card)
    dice = check_rolls(chosen, records, rolls, card)
    numbers = _whole("choices", choices, card)
    leaves = _array(np.zeros(len(records), np.bool_) if leaving is None else leaving, np.bool_, card)
    for name, row in (("choices", numbers), ("leaving", leaves)):
        if row.shape != (len(records),):
            raise BadOption("bad-shape", Said("programs.one-for-each", what=name, positions=len(records)))
    if card:
        from . import cuda

        results, bad = cuda.apply(chosen, records, dice, numbers, leaves)
    else:
        kernel = kernel_of(chosen)
        results = np.empty_like(records)

        def work(first: int, last: int) -> int:
            row: int = kernel.many.apply_part(
                kernel.rules, records, dice, numbers, leaves, results, first, last, *kernel.scratch()
            )
            return row

        bad = next((row for row in in_parts(work, len(records), threads) if row >= 0), -1)
    if bad >= 0:
        count = legal_plays(chosen, records[bad : bad + 1], dice[bad : bad + 1]).counts[0]
        raise BadOption(
            "no-such-play",
            Said("programs.no-such-play", position=int(bad), plays=int(count), number=str(np.asarray(numbers)[bad])),
        )
    return results


def score(
    game: Game | str,
    positions: Records,
    rolls: Numbers | None = None,
    *,
    threads: int = 1,
    device: str | None = None,
) -> Any:
    """What White has won in each position; below zero what Black has; 0 while the game goes on. Raises BadOption.

    ``rolls`` are those that led there. They are needed where the last cast counts: under ``score=manuscript`` of
    Backgammon (B-13).
    """
    chosen = find(game)
    if rolls is None and kernel_of(chosen).last_cast_counts:
        raise BadOption("rolls-needed", Said("programs.rolls-needed"), "B-13")
    return _scores(chosen, positions, rolls, 0, threads, device)


def over(game: Game | str, positions: Records, *, threads: int = 1, device: str | None = None) -> Any:
    """Whether the game is over in each position. Raises BadOption."""
    scores = _scores(find(game), positions, None, 1, threads, device)
    if isinstance(scores, OnCard):
        from . import cuda

        return cuda.not_zero(scores)
    return scores != 0


def _scores(game: Game, positions: Records, rolls: Numbers | None, drawn: int, threads: int, device: str | None) -> Any:
    """What White has won, ``drawn`` in a drawn game; without ``rolls``, as if the last cast had been no doublet."""
    card = on_cuda(device, positions, rolls)
    records = check_positions(game, positions, card)
    simple = np.tile(np.arange(1, game.dice + 1), (len(records), 1))
    dice = check_rolls(game, records, simple if rolls is None else rolls, card)
    if card:
        from . import cuda

        return cuda.score(game, records, dice, drawn)
    kernel = kernel_of(game)
    scores = np.empty(len(records), np.int64)
    in_parts(
        lambda first, last: kernel.many.score_part(kernel.rules, records, dice, drawn, scores, first, last),
        len(records),
        threads,
    )
    return scores


# What is asked for


def find(game: Game | str) -> Game:
    """The game meant. Raises UnknownGame or BadOption."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise UnknownGame("unknown-game", Said("programs.bad-game", given=quoted(game)))
    return find_game(game)


def find_start(game: Game, start: Position | str | None) -> Position | None:
    """The position to begin from, if one is meant. Raises BadOption, Unreadable or BadPosition."""
    if start is None:
        return None
    begins = read_position(start) if isinstance(start, str) else start
    if not isinstance(begins, Position):
        raise BadOption("bad-start", Said("programs.bad-start", example=quoted(game.start().id), given=quoted(start)))
    game.check_start(begins)
    return begins


def on_cuda(device: str | None, *arrays: object) -> bool:
    """Whether a CUDA card is meant; if nothing is said, whether one of the arrays lies on it. Raises BadOption."""
    if device is None:
        return any(on_card(array) for array in arrays)
    if device not in DEVICES:
        raise BadOption(
            "bad-device",
            Said("programs.bad-device", devices=Several(tuple(DEVICES), either=True), given=quoted(device)),
        )
    return device == "cuda"


def check_positions(game: Game, positions: Records, card: bool = False) -> Any:
    """``positions`` as the kernels take them, if they are records of a game's positions. Raises BadOption."""
    kind = game.start().array().dtype
    if getattr(positions, "dtype", None) != kind or positions.ndim != 1:
        example = f"batch.start({game.full_id!r}, 1)"
        raise BadOption(
            "bad-positions",
            Said("programs.bad-positions", game=game.own_name, example=example),
        )
    if card:
        return _array(positions, kind, card)
    records = np.require(np.asarray(positions), requirements=("C", "W"))  # one kind of array, one compilation
    bad = first_unsound(records)
    if bad >= 0:
        raise BadOption(
            "bad-positions",
            Said("programs.unsound-position", position=int(bad), game=game.own_name, men=MEN),
        )
    return records


def check_rolls(game: Game, positions: Records, rolls: Numbers, card: bool = False) -> Any:
    """``rolls`` as the kernels take them. Raises BadOption."""
    dice = _whole("rolls", rolls, card)
    rows, count = len(positions), game.dice
    if dice.shape != (rows, count):
        raise BadOption("bad-rolls", Said("programs.bad-rolls", rows=rows, dice=count, shape=str(dice.shape)))
    if dice.size and not _all_dice(dice):
        numbers = np.asarray(dice)
        row = np.flatnonzero(((numbers < 1) | (numbers > 6)).any(axis=1))[0]
        told = {"row": str(row), "given": str(numbers[row].tolist())}
        raise BadOption("bad-rolls", Said("programs.bad-row-of-dice", rows=rows, dice=count, **told))
    return dice if card else np.ascontiguousarray(dice)


def _all_dice(numbers: np.ndarray | OnCard) -> bool:
    if isinstance(numbers, OnCard):
        from . import cuda

        return cuda.all_dice(numbers)
    return bool(numbers.min() >= 1 and numbers.max() <= 6)


def _check_rows(games: tuple[int, ...], turns: tuple[int, ...]) -> None:
    """Raise BadOption unless each is a single number or a row, and two rows are of one length."""
    sizes = {int(np.prod(shape)) for shape in (games, turns)} - {1}
    if max(len(games), len(turns)) > 1 or len(sizes) > 1:
        raise BadOption("bad-shape", Said("programs.bad-rows", games=str(games), turns=str(turns)))


def _whole(name: str, values: Any, card: bool = False, row: bool = False) -> Any:
    """Whole numbers as an array; where a row is wanted, a single number makes one. Raises BadOption."""
    kind = values.dtype if isinstance(values, OnCard) else None
    if kind is None and on_card(values):
        kind = np.dtype(values.__cuda_array_interface__["typestr"])
    if kind is None:
        try:
            values = np.asarray(values)
        except ValueError:
            raise BadOption("bad-shape", Said("programs.uneven-rows", what=name)) from None
        values = np.atleast_1d(values) if row else values
        kind = values.dtype
    if kind.kind not in "iu" and np.prod(values.shape):
        raise BadOption("bad-number", Said("programs.no-whole-numbers", what=name, given=str(kind)))
    return _array(values, np.int64, card)


def _array(values: Any, kind: Any, card: bool) -> Any:
    """An array of some kind of number, on the card or for the processor, copied only if it has to be."""
    if not card:
        return np.asarray(values).astype(kind, copy=False)
    from . import cuda

    return cuda.lent(values, kind)
