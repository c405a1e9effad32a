"""The same rules inside CUDA kernels: the same seeds give the same games, bit for bit.

Left out where there is no CUDA device or no numba-cuda.
"""

import numpy as np
import pytest

from tablier.games import find_game
from tablier.games.race import playout as race
from tablier.games.race.plays import COLUMNS as NODE_COLUMNS
from tablier.games.race.plays import NODES, SLOTS
from tablier.games.trictrac import jans, movement
from tablier.games.trictrac import playout as trictrac
from tablier.games.unstacked import rules as unstacked

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks for a name that NumPy 2.5 dropped

cuda = pytest.importorskip("numba.cuda", reason="numba-cuda is not installed")
try:
    available = cuda.is_available()
except Exception as problem:  # a driver that is there but broken
    available = False
    reason = f"no usable CUDA device: {problem}"
else:
    reason = "there is no CUDA device"
pytestmark = pytest.mark.skipif(not available, reason=reason)

GAMES = 512
THREADS = 64
SEED = 20_261


@pytest.fixture(scope="module")
def kernels():
    @cuda.jit
    def play_race(rules, positions, seed, results, nodes, slots):
        i = cuda.grid(1)
        if i < results.shape[0]:
            winner, points, turns = race.playout(rules, positions, i, True, seed, i, nodes[i], slots[i])
            results[i, 0] = winner
            results[i, 1] = points
            results[i, 2] = turns

    @cuda.jit
    def play_trictrac(rulings, positions, seed, results, ways, events):
        i = cuda.grid(1)
        if i < results.shape[0]:
            winner, points, turns = trictrac.playout(rulings, positions, i, True, seed, i, ways[i], events[i])
            results[i, 0] = winner
            results[i, 1] = points
            results[i, 2] = turns

    @cuda.jit
    def play_unstacked(positions, seed, results, uses):
        i = cuda.grid(1)
        if i < results.shape[0]:
            winner, throws = unstacked.playout(positions, i, seed, i, uses[i])
            results[i, 0] = winner
            results[i, 1] = 1
            results[i, 2] = throws

    return {"race": play_race, "trictrac": play_trictrac, "unstacked": play_unstacked}


def on_device(game, kernels):
    start = np.repeat(game.start().array(), GAMES)
    results = cuda.to_device(np.zeros((GAMES, 3), np.int64))
    grid = (GAMES + THREADS - 1) // THREADS
    if game.family == "race":
        nodes = cuda.device_array((GAMES, NODES, NODE_COLUMNS), np.int64)
        slots = cuda.to_device(np.zeros((GAMES, SLOTS), np.int32))
        kernels["race"][grid, THREADS](game.rules, cuda.to_device(start), SEED, results, nodes, slots)
    elif game.family == "trictrac":
        ways = cuda.device_array((GAMES, *movement.workspace().shape), np.int64)
        events = cuda.device_array((GAMES, *jans.workspace().shape), np.int64)
        kernels["trictrac"][grid, THREADS](game.rulings, cuda.to_device(start), SEED, results, ways, events)
    else:
        start["turn"] = unstacked.NOBODY
        uses = cuda.to_device(np.repeat(unstacked.scratch()[None], GAMES, axis=0))
        kernels["unstacked"][grid, THREADS](cuda.to_device(start), SEED, results, uses)
    return results.copy_to_host()


@pytest.mark.parametrize(
    "game_id",
    [
        "unstacked",
        "garanguet",
        "jacquet-de-versailles",
        "backgammon",
        "backgammon@house",
        "backgammon@modern",
        "trictrac",
    ],
)
def test_the_same_seeds_give_the_same_games_on_the_device(game_id, kernels):
    game = find_game(game_id)
    np.testing.assert_array_equal(on_device(game, kernels), game.playouts(GAMES, SEED))
