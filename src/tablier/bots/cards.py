"""Bots in many positions on a CUDA card: a thread for each throw that is laid out, each row that is judged.

The rules, the inputs, tables of bearing off and whims are the compiled functions of the processor. A level that looks
one turn ahead sends nothing back but sizes; sums of the network are rounded otherwise there, so now and then plays that
are equal to the sixth decimal are not taken for equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from ..batch import cuda as many
from ..batch.cards import OnCard, bytes_of
from ..exact import bear_off
from ..games import Game, family_of, find_game
from ..networks import network_for, on_card
from ..networks.kinds import Kind, kind_reading, rules_of, throws
from . import batches, whims
from .levels import LEVEL_BOTS, Level, LevelBot

_AT_ONCE = 1 << 14
"""Positions whose turns are laid out together."""
_MOST_PLAYS = 1 << 16
_USUAL_PLAYS = 32
_WORKERS = 1 << 16


class _Rows(NamedTuple):
    """Turns laid out: the rows of task *t* are ``begins[t]`` to ``begins[t] + counts[t]``, of ``size`` in all."""

    rows: Any
    outcomes: Any
    same: Any
    begins: Any
    counts: Any
    signs: Any
    size: int


def play_turns(
    game: Game, name: str, positions: OnCard, numbers: np.ndarray, coins: np.ndarray, seed: int, turn: int
) -> OnCard:
    """See :func:`.batches.play_turns`."""
    cuda = many.device()
    results = cuda.device_array(len(positions), positions.dtype)
    for begin in range(0, len(positions), _AT_ONCE):
        some = slice(begin, begin + _AT_ONCE)
        rows, best = _chosen(game, name, positions[some], numbers[some], coins[some], (seed, turn, begin))
        _kernels().take[_blocks(len(best)), many.THREADS](rows, best, begin, results)
    return OnCard(results)


def _chosen(
    game: Game, name: str, positions: OnCard, numbers: np.ndarray, coins: np.ndarray, chance: tuple[int, int, int]
) -> tuple[Any, Any]:
    """Some positions, and which of them follows each of those given."""
    cuda, (seed, turn, first) = many.device(), chance
    if name != "random" and LEVEL_BOTS[name].level.plies > 1:
        judge = batches.Thinker(game, LEVEL_BOTS[name](seed))
        judge.search.network = on_card.LentNetwork.of(judge.search.network)
        after = judge.best(positions.to_host(), numbers, coins, first, turn)
        return cuda.to_device(after), cuda.to_device(np.arange(len(after)))
    kind = kind_reading(game, network_for(game).encoding)
    laid = _lay_out(game, kind, positions, numbers, coins)
    if name == "random":
        counts, begins = laid.counts.copy_to_host(), laid.begins.copy_to_host()
        return laid.rows, cuda.to_device(begins + batches.drawn(seed, turn, batches.CHOICE, counts, first))
    return laid.rows, _liked(game, kind, LEVEL_BOTS[name](seed), laid)


def _lay_out(game: Game, kind: Kind, positions: OnCard, numbers: np.ndarray, coins: np.ndarray) -> _Rows:
    cuda, tasks = many.device(), len(positions)
    free, _ = cuda.current_context().get_memory_info()
    shapes = kind.card_scratch(game, min(tasks, _WORKERS), int(min(free * many.SHARE, 1 << 60)))
    scratch = [cuda.device_array(shape, of) for shape, of in shapes]
    many.clear(scratch[1])
    begins, counts, signs = (cuda.device_array(tasks, of) for of in (np.int64, np.int64, np.int8))
    given = (rules_of(game, kind), positions.array, *map(cuda.to_device, (np.arange(tasks), numbers, coins)))
    dice = cuda.to_device(throws(game.dice)[0])
    kernel = on_card.laying_out(kind.encoding, kind.expand_on_card)[_blocks(len(scratch[0])), many.THREADS]
    room = _USUAL_PLAYS * tasks
    while True:
        rows, outcomes, same = (cuda.device_array(room, of) for of in (positions.dtype, np.int8, np.int8))
        size = cuda.to_device(np.zeros(1, np.int64))
        kernel(*given, dice, _MOST_PLAYS, rows, outcomes, same, begins, counts, signs, size, *scratch)
        needed = int(size.copy_to_host()[0])
        if needed <= room:
            return _Rows(rows, outcomes, same, begins, counts, signs, needed)
        room = needed


def _liked(game: Game, kind: Kind, bot: LevelBot, laid: _Rows) -> Any:
    """The row of each task that seems best to a level."""
    cuda, tasks, level, kernels = many.device(), len(laid.begins), bot.level, _kernels()
    chances = _judged(game, kind, level, laid)
    values = cuda.device_array(laid.size, np.float32)
    on_card.viewing()[_blocks(laid.size), many.THREADS](laid.size, chances, laid.outcomes, laid.same, kind.unit, values)
    told, pins, most = map(cuda.to_device, _bytes_told(laid.rows.dtype, family_of(game).sense.counted))
    workers = min(tasks, _WORKERS)
    work = cuda.device_array((workers, whims.WORK), np.uint64)
    seemed, best = cuda.device_array(laid.size, np.int64), cuda.device_array(tasks, np.int64)
    kernels.like[_blocks(workers), many.THREADS](
        values, laid.begins, laid.counts, laid.signs, level.error_in(network_for(game)),
        cuda.to_device(hashed_key(f"{bot.name} {bot.seed}")), bytes_of(laid.rows), told, pins, most, seemed, work,
        best,
    )  # fmt: skip
    return best


def _judged(game: Game, kind: Kind, level: Level, laid: _Rows) -> Any:
    """The chances of whoever throws in each row, where the game goes on."""
    cuda, blocks = many.device(), _blocks(laid.size)
    inputs = cuda.device_array((kind.inputs, laid.size), np.int8)
    rules = rules_of(game, kind)
    on_card.seeing(kind.encoding, kind.encode)[blocks, many.THREADS](rules, laid.rows, laid.size, inputs)
    chances = _weights(game.full_id, level.blind).judge(OnCard(inputs)).array
    table = bear_off(game) if level.exact else None
    if table is not None:
        on_card.knowing(table.look_up)[blocks, many.THREADS](
            rules, laid.rows, laid.size, *_tables(table), chances
        )  # fmt: skip
    return chances


@cache
def _weights(game_id: str, blind: bool) -> on_card.Weights:
    """The network of a game on the card; ``blind``: shots and blocks are not seen."""
    game = find_game(game_id)
    network = network_for(game)
    kind = kind_reading(game, network.encoding)
    return on_card.Weights(network.layers, kind.geometry if blind else None)


@cache
def _tables(table: Any) -> list[Any]:
    return on_card.lent_tables(table)


def _bytes_told(kind: np.dtype[Any], counted: Mapping[str, int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Which bytes of a record tell a position, those that say who is pinned last; these alone; the most of each byte.

    The most is that of the parts ``counted`` no further; it ends in a small first byte, as a card writes numbers.
    """
    fields = cast(Any, kind.fields)
    most = np.full(kind.itemsize, 255, np.uint8)
    places: dict[bool, list[int]] = {False: [], True: []}
    for name in kind.names or ():
        part, offset = fields[name][:2]
        places[name == "pinned"] += range(offset, offset + part.itemsize)
        if name in counted:
            most[offset : offset + part.itemsize] = np.full(part.shape, counted[name], part.base).view(np.uint8)
    return np.array(places[False] + places[True], np.int64), np.array(places[True], np.int64), most


def hashed_key(key: str) -> np.ndarray:
    """What hashing begins with for a player."""
    work = np.zeros(whims.WORK, np.uint64)
    whims.take_key(np.frombuffer(key.encode(), np.uint8), work)
    return work[: whims.STATE].copy()


class _Choosing(NamedTuple):
    like: Any
    take: Any


@cache
def _kernels() -> _Choosing:
    cuda = many.device()
    seem, liked = on_card.made(whims.seem), on_card.made(whims.liked)

    @cuda.jit
    def like(values, begins, counts, signs, error, state, rows, told, pins, most, seemed, work, best):  # type: ignore[no-untyped-def]
        worker = cuda.grid(1)
        if worker < work.shape[0]:
            for task in range(worker, best.shape[0], work.shape[0]):
                seem(values, begins, counts, signs, task, error, state, rows, told, pins, most, seemed, work[worker])
                best[task] = liked(begins, counts, task, rows, told, seemed)

    @cuda.jit
    def take(rows, best, first, results):  # type: ignore[no-untyped-def]
        task = cuda.grid(1)
        if task < best.shape[0]:
            results[first + task] = rows[best[task]]

    return _Choosing(like, take)


def _blocks(threads: int) -> int:
    return max(1, (threads + many.THREADS - 1) // many.THREADS)
