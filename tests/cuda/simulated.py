"""Batches on numba's simulated CUDA device beside the processor, in a process of its own. Says what it compared.

The simulator runs the kernels as Python threads, the rules interpreted: what is checked is the kernels themselves,
their indices and their scratch memory, not the compiler for the card.
"""

from __future__ import annotations

import os
import sys

os.environ.update(NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")

import numpy as np
from numba.cuda.simulator.cudadrv import devicearray

from tablier import batch

POSITIONS = 3
SEED = 20_261


def mend_simulator() -> None:
    """Let one record be assigned to another, as on a card."""
    kind = devicearray.FakeWithinKernelCUDAArray

    def assign(self, index, value):
        self._item._ary[index] = value._item._ary if isinstance(value, kind) else value

    kind.__setitem__ = assign


def compare(game: str) -> None:
    """The same numbers from both devices, turn after turn."""
    positions = batch.start(game, POSITIONS)
    for turn in range(2):
        rolls = batch.roll(game, np.arange(POSITIONS), turn, SEED, device="cuda")
        np.testing.assert_array_equal(rolls, batch.roll(game, np.arange(POSITIONS), turn, SEED))
        there, here = (batch.legal_plays(game, positions, rolls, device=device) for device in ("cuda", "cpu"))
        np.testing.assert_array_equal(there.offsets, here.offsets)
        np.testing.assert_array_equal(there.positions, here.positions)
        after = batch.apply(game, positions, rolls, here.counts - 1, device="cuda")
        np.testing.assert_array_equal(after, batch.apply(game, positions, rolls, here.counts - 1))
        np.testing.assert_array_equal(batch.score(game, after, device="cuda"), batch.score(game, after))
        positions = after
    if game == "unstacked":
        np.testing.assert_array_equal(batch.playouts(game, 3, SEED, device="cuda"), batch.playouts(game, 3, SEED))
    print(game)


if __name__ == "__main__":
    mend_simulator()
    for name in sys.argv[1:]:
        compare(name)
