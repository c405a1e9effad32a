"""Batches on numba's simulated CUDA device beside the processor, in a process of its own. Says what it compared.

The simulator runs the kernels as Python threads, the rules interpreted: what is checked is the kernels themselves,
their indices and their scratch memory, not the compiler for the card.
"""

from __future__ import annotations

import os
import sys
import threading
from importlib import import_module
from pathlib import Path

os.environ.update(NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")

import numpy as np
import pytest
from numba import cuda
from numba.cuda.simulator import kernelapi
from numba.cuda.simulator.cudadrv import devicearray

from tablier import BadOption, batch
from tablier.bots import play_turns
from tablier.networks import on_card

POSITIONS = 3
SEED = 20_261


def mend_simulator() -> None:
    """Let one record be assigned to another, as on a card."""
    kind = devicearray.FakeWithinKernelCUDAArray

    def assign(self, index, value):
        self._item._ary[index] = value._item._ary if isinstance(value, kind) else value

    kind.__setitem__ = assign
    # The simulator looks for the module among a kernel's globals; kernels that are given it find these.
    cuda.grid = lambda _axes: place_of(threading.current_thread())
    cuda.atomic = kernelapi.FakeCUDAAtomic()


def place_of(thread) -> int:
    return thread.blockIdx.x * thread._manager._block_dim[0] + thread.threadIdx.x


def compare(game: str) -> None:
    """The same numbers from both devices, turn after turn; on the one, nothing leaves the card in between."""
    here, there = batch.start(game, POSITIONS), batch.start(game, POSITIONS, device="cuda")
    for turn in range(2):
        rolls = batch.roll(game, np.arange(POSITIONS), turn, SEED)
        thrown = batch.roll(game, batch.OnCard(cuda.to_device(np.arange(POSITIONS))), turn, SEED)
        np.testing.assert_array_equal(thrown, rolls)
        mine, theirs = batch.legal_plays(game, here, rolls), batch.legal_plays(game, there, thrown)
        np.testing.assert_array_equal(theirs.offsets, mine.offsets)
        np.testing.assert_array_equal(theirs.counts, mine.counts)
        np.testing.assert_array_equal(theirs.positions, mine.positions)
        np.testing.assert_array_equal(theirs.of(1), mine.of(1))
        choices = mine.counts - 1
        here = batch.apply(game, here, rolls, choices)
        there = batch.apply(game, there, thrown, batch.OnCard(cuda.to_device(choices.astype(np.int32))))
        assert isinstance(there, batch.OnCard)
        np.testing.assert_array_equal(there, here)
        np.testing.assert_array_equal(there["men"], here["men"])
        np.testing.assert_array_equal(there[1:], here[1:])
        close_up(there, here)
        np.testing.assert_array_equal(batch.score(game, there, thrown), batch.score(game, here, rolls))
        np.testing.assert_array_equal(batch.over(game, there), batch.over(game, here))
        np.testing.assert_array_equal(batch.score(game, there, rolls, device="cpu"), batch.score(game, here, rolls))
    refuse(game, there, thrown, choices)
    if game == "unstacked":
        np.testing.assert_array_equal(batch.playouts(game, 3, SEED, device="cuda"), batch.playouts(game, 3, SEED))
    print(game)


def let_numpy_multiply() -> None:
    on_card.library = lambda: on_card.Library(lambda values: np.asarray(values, np.float32), np.exp, np.concatenate)


def let_play(game: str, *bots: str) -> None:
    """Bots do on both devices the same; what multiplies is NumPy on either."""
    let_numpy_multiply()
    here = batch.start(game, POSITIONS)
    for turn in range(4):  # plays of the first turns are few
        rolls = batch.roll(game, np.arange(POSITIONS), turn, SEED)
        for bot in bots if turn == 3 else ():
            asked = {"seed": 4, "turn": turn}
            there = play_turns(game, bot, batch.OnCard(cuda.to_device(here)), rolls, **asked)
            assert isinstance(there, batch.OnCard)
            np.testing.assert_array_equal(there, play_turns(game, bot, here, rolls, **asked))
            print(game, bot)
        here = play_turns(game, "random", here, rolls, seed=SEED, turn=turn)


def close_up(there: batch.OnCard, here: np.ndarray) -> None:
    """Fields and parts are copied without their gaps; what has none is not copied."""
    for field in here.dtype.names:
        compact = there[::2][field].compact()
        assert compact.array.is_c_contiguous()
        assert compact.dtype == here[field].dtype
        np.testing.assert_array_equal(compact, here[::2][field])
    np.testing.assert_array_equal(there[::2].compact(), here[::2])
    assert there.compact().array is there.array


def refuse(game: str, there: batch.OnCard, thrown: batch.OnCard, choices: np.ndarray) -> None:
    """What is wrong is named on a card as elsewhere."""
    beyond = choices + np.array([0, 9999, 9999])
    for code, request in (
        ("no-such-play", lambda: batch.apply(game, there, thrown, beyond)),
        ("bad-rolls", lambda: batch.legal_plays(game, there, thrown.to_host() + 6)),
        ("bad-rolls", lambda: batch.legal_plays(game, there[1:], thrown)),
        ("bad-shape", lambda: batch.apply(game, there, thrown, choices[1:])),
        ("bad-shape", lambda: batch.roll(game, np.arange(3), np.arange(2), SEED, device="cuda")),
        ("bad-number", lambda: batch.roll(game, batch.OnCard(cuda.to_device(np.ones(3))), 0, SEED)),
        ("bad-positions", lambda: batch.score(game, thrown, thrown)),
    ):
        with pytest.raises(BadOption) as caught:
            request()
        assert caught.value.code == code
    assert len(batch.apply(game, there[:0], thrown[:0], choices[:0])) == 0


def benchmark(name: str, *options: str) -> None:
    """Run a benchmark on the simulated card, so that it is known to run when there is a real one."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
    let_numpy_multiply()
    sys.argv[1:] = options
    import_module(name).main()


if __name__ == "__main__":
    mend_simulator()
    if sys.argv[1] == "benchmark":
        benchmark(*sys.argv[2:])
    elif sys.argv[1] == "bots":
        let_play(*sys.argv[2:])
    else:
        for name in sys.argv[1:]:
            compare(name)
