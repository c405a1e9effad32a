"""Where the games of self-play run: on the processor, or inside CUDA kernels. Both call the same compiled rules.

A machine works on tensors of PyTorch without copying them: NumPy sees the memory of those on the processor, Numba of
those on the card. Records, which PyTorch does not know, are Numba's or NumPy's own.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import numpy as np
import torch

from ..batch.cuda import device as cuda_device
from ..exact import bear_off
from ..games import Game
from ..networks import on_card, turns
from ..networks.kinds import kind_of, rules_of, scratch_of

Array = Any
"""Of NumPy or of Numba, according to the machine."""

_THREADS = 128
_WORKERS = 1 << 16
_SCRATCH_SHARE = 0.5
"""At most so much of the card's free memory is lent to the threads that list plays."""


class Tasks:
    """Room for laying out tasks of some games and choosing in them; see :mod:`tablier.networks.turns`."""

    def __init__(self, machine: Machine, game: Game, games: int, tasks: int, rows: int) -> None:
        kind = kind_of(game)

        def room_for(shape: tuple[int, ...], of: torch.dtype) -> tuple[torch.Tensor, Array]:
            tensor = torch.zeros(shape, dtype=of, device=machine.device)
            return tensor, machine.share(tensor)

        self.rows = machine.records(rows, kind.record)
        self.places, self.places_array = room_for((tasks,), torch.int64)
        self.rolls, self.rolls_array = room_for((tasks,), torch.int64)
        self.coins, self.coins_array = room_for((tasks,), torch.int8)
        self.begins, self.begins_array = room_for((tasks,), torch.int64)
        self.counts, self.counts_array = room_for((tasks,), torch.int64)
        self.signs, self.signs_array = room_for((tasks,), torch.int8)
        self.best, self.best_array = room_for((tasks,), torch.int64)
        self.tried, self.tried_array = room_for((tasks,), torch.int64)
        self.taken, self.taken_array = room_for((games,), torch.int64)
        self.ages, self.ages_array = room_for((games,), torch.int64)
        self.outcomes, self.outcomes_array = room_for((rows,), torch.int8)
        self.same, self.same_array = room_for((rows,), torch.int8)
        self.inputs, self.inputs_array = room_for((kind.inputs, rows), torch.int8)
        self.chances, self.chances_array = room_for((rows, kind.outputs), torch.float32)
        self.values, self.values_array = room_for((rows,), torch.float32)
        self.noisy, self.noisy_array = room_for((rows,), torch.float32)
        self.kept, self.kept_array = room_for((rows,), torch.int8)


class Machine(Protocol):
    """What self-play asks of either machine."""

    device: torch.device

    def share(self, tensor: torch.Tensor) -> Array: ...
    def records(self, size: int, kind: np.dtype[Any]) -> Array: ...
    def fill(self, records: Array, start: np.ndarray) -> None: ...
    def copy(self, source: Array, target: Array) -> None: ...
    def expand(self, positions: Array, tasks: Tasks, dice: Array, most: int) -> int: ...
    def see(self, positions: Array, size: int, inputs: Array) -> None: ...
    def know(self, positions: Array, size: int, chances: Array) -> None: ...
    def view(self, tasks: Tasks, size: int) -> None: ...
    def keep_best(self, tasks: Tasks, most: int) -> None: ...
    def choose(self, tasks: Tasks, values: Array, best: Array) -> None: ...
    def advance(self, tasks: Tasks, age_limit: int, nexts: Array) -> None: ...


class Processor:
    """The rules on one thread; judging, which takes nearly all of the time, on all of PyTorch's."""

    def __init__(self, game: Game, tables: bool) -> None:
        self.device = torch.device("cpu")
        self._table = bear_off(game) if tables else None
        self._kind, self._rules, self._scratch = kind_of(game), rules_of(game), scratch_of(game)
        self._start = game.start().array()

    def share(self, tensor: torch.Tensor) -> Array:
        return tensor.numpy()

    def records(self, size: int, kind: np.dtype[Any]) -> Array:
        return np.zeros(size, kind)

    def fill(self, records: Array, start: np.ndarray) -> None:
        records[:] = start

    def copy(self, source: Array, target: Array) -> None:
        target[:] = source

    def expand(self, positions: Array, tasks: Tasks, dice: Array, most: int) -> int:
        return self._kind.expand(
            self._rules, positions, tasks.places_array, tasks.rolls_array, tasks.coins_array, dice, most, tasks.rows,
            tasks.outcomes_array, tasks.same_array, tasks.begins_array, tasks.counts_array, tasks.signs_array,
            self._scratch,
        )  # fmt: skip

    def see(self, positions: Array, size: int, inputs: Array) -> None:
        self._kind.see(self._rules, positions, 0, size, inputs)

    def know(self, positions: Array, size: int, chances: Array) -> None:
        """Put what the tables of bearing off know in place of what the network said."""
        if self._table is not None:
            self._table.judge(positions, size, chances)

    def view(self, tasks: Tasks, size: int) -> None:
        turns.take_views(
            size, tasks.chances_array, tasks.outcomes_array, tasks.same_array, self._kind.unit, tasks.values_array
        )

    def keep_best(self, tasks: Tasks, most: int) -> None:
        turns.keep_best_rows(
            tasks.begins_array, tasks.counts_array, tasks.signs_array, tasks.same_array, tasks.values_array, most,
            tasks.kept_array,
        )  # fmt: skip

    def choose(self, tasks: Tasks, values: Array, best: Array) -> None:
        turns.best_rows(tasks.begins_array, tasks.counts_array, tasks.signs_array, values, best)

    def advance(self, tasks: Tasks, age_limit: int, nexts: Array) -> None:
        turns.advance_all(
            tasks.rows, tasks.taken_array, tasks.outcomes_array, tasks.ages_array, age_limit, self._start, nexts
        )


class Card:
    """Everything on one CUDA card, a thread for every task, row and game."""

    def __init__(self, game: Game, tables: bool) -> None:
        self._cuda = cuda_device()
        self.device = torch.device("cuda")
        kind = kind_of(game)
        self._rules, self._unit = rules_of(game), kind.unit
        table = bear_off(game) if tables else None
        self._kernels = {
            **_kernels(), "view": on_card.viewing(), "see": on_card.seeing(kind.encoding, kind.encode),
            "expand": on_card.laying_out(kind.encoding, kind.expand_on_card),
        }  # fmt: skip
        if table is not None:
            self._kernels["know"] = on_card.knowing(table.look_up)
        self._start = self._cuda.to_device(game.start().array())
        self._size = torch.zeros(1, dtype=torch.int64, device=self.device)
        self._size_array = self.share(self._size)
        free, _whole = torch.cuda.mem_get_info()
        scratch = kind.card_scratch(game, _WORKERS, int(_SCRATCH_SHARE * free))
        self._scratch = tuple(self._cuda.device_array(shape, numbers) for shape, numbers in scratch)
        self._table = [] if table is None else on_card.lent_tables(table)

    def share(self, tensor: torch.Tensor) -> Array:
        return self._cuda.as_cuda_array(tensor)

    def records(self, size: int, kind: np.dtype[Any]) -> Array:
        return self._cuda.device_array(size, kind)

    def fill(self, records: Array, start: np.ndarray) -> None:
        records.copy_to_device(np.ascontiguousarray(start))

    def copy(self, source: Array, target: Array) -> None:
        target.copy_to_device(source)

    def _launch(self, name: str, threads: int, *arguments: Any) -> None:
        blocks = max(1, (threads + _THREADS - 1) // _THREADS)
        self._kernels[name][blocks, _THREADS](*arguments)

    def expand(self, positions: Array, tasks: Tasks, dice: Array, most: int) -> int:
        self._size.zero_()
        self._launch(
            "expand", len(self._scratch[0]), self._rules, positions, tasks.places_array,
            tasks.rolls_array, tasks.coins_array, dice, most, tasks.rows, tasks.outcomes_array, tasks.same_array,
            tasks.begins_array, tasks.counts_array, tasks.signs_array, self._size_array, *self._scratch,
        )  # fmt: skip
        return min(int(self._size.item()), len(tasks.rows))

    def see(self, positions: Array, size: int, inputs: Array) -> None:
        self._launch("see", size, self._rules, positions, size, inputs)

    def know(self, positions: Array, size: int, chances: Array) -> None:
        """Put what the tables of bearing off know in place of what the network said."""
        if self._table:
            self._launch("know", size, self._rules, positions, size, *self._table, chances)

    def view(self, tasks: Tasks, size: int) -> None:
        self._launch(
            "view", size, size, tasks.chances_array, tasks.outcomes_array, tasks.same_array, self._unit,
            tasks.values_array,
        )  # fmt: skip

    def keep_best(self, tasks: Tasks, most: int) -> None:
        self._launch(
            "keep-best", len(tasks.begins), tasks.begins_array, tasks.counts_array, tasks.signs_array,
            tasks.same_array, tasks.values_array, most, tasks.kept_array,
        )  # fmt: skip

    def choose(self, tasks: Tasks, values: Array, best: Array) -> None:
        self._launch(
            "choose", len(tasks.begins), tasks.begins_array, tasks.counts_array, tasks.signs_array, values, best
        )

    def advance(self, tasks: Tasks, age_limit: int, nexts: Array) -> None:
        self._launch(
            "advance", len(tasks.taken), tasks.rows, tasks.taken_array, tasks.outcomes_array, tasks.ages_array,
            age_limit, self._start, nexts,
        )  # fmt: skip


def machine_for(game: Game, device: str, tables: bool = False) -> Machine:
    """The machine called ``cpu`` or ``cuda``, with the tables of bearing off or without.

    Raises BadOption where there is no card.
    """
    return Card(game, tables) if device == "cuda" else Processor(game, tables)


@cache
def _kernels() -> dict[str, Any]:
    cuda = cuda_device()

    @cuda.jit
    def keep_best(begins, counts, signs, same, values, most, kept):  # type: ignore[no-untyped-def]
        task = cuda.grid(1)
        if task < begins.shape[0]:
            turns.keep_best(begins, counts, signs, task, same, values, most, kept)

    @cuda.jit
    def choose(begins, counts, signs, values, best):  # type: ignore[no-untyped-def]
        task = cuda.grid(1)
        if task < best.shape[0]:
            best[task] = turns.best_row(begins, counts, signs, task, values)

    @cuda.jit
    def go_on(rows, taken, outcomes, ages, age_limit, start, nexts):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < taken.shape[0]:
            turns.advance(place, rows, taken, outcomes, ages, age_limit, start, nexts)

    return {"keep-best": keep_best, "choose": choose, "advance": go_on}
