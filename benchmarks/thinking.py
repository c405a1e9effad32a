"""How fast the networks judge on one core, and how long a player waits for each level, in processor time.

    OPENBLAS_NUM_THREADS=1 .venv/bin/python benchmarks/thinking.py

The positions judged are those that plays lead to in games of a network with itself. The roofline of a core is what it
multiplies large matrices at, measured right beside the judging; it is passed where much of what would have to be
multiplied is 0 and is left out.
"""

from __future__ import annotations

import argparse
import os
import time
from itertools import pairwise

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tablier import Phase, Table, find_game
from tablier.bots import LEVELS, make
from tablier.bots.search import Records, Search
from tablier.networks import TRAINED, Layer, Network, kind_of, network_for

_BATCH = 2048
_TURN = 20
"""About as many plays as a roll of two dice has."""
_LARGE = 1024
_TIMES = 7


def met(search: Search) -> Records:
    """Positions that the plays of a network lead to, those of one roll side by side."""
    chance = np.random.default_rng(1)
    rows: list[Records] = []
    position = start = search.game.start().array()
    while sum(map(len, rows)) < _BATCH:
        turns = search.look(position, int(chance.integers(len(search.weights))))
        rows.append(turns.rows)
        best = int(turns.values.argmax())
        position = start if turns.outcomes[best] else turns.rows[best : best + 1]
    return np.concatenate(rows)[:_BATCH]


def judging(network: Network, together: int) -> tuple[float, float]:
    """Positions a second, encoded and judged so many together, and the share of the core's roofline that is."""
    game = find_game(network.game)
    search = Search(game, network)
    positions = met(search)
    matrix = np.ones((_LARGE, _LARGE), np.float32)
    rounds = _BATCH // together
    judged, multiplied = [], []
    for _ in range(_TIMES):
        begun = time.process_time()
        for part in range(rounds):
            search.judge(positions[part * together :], together)
        between = time.process_time()
        matrix @ matrix
        judged.append(between - begun)
        multiplied.append(time.process_time() - between)
    pace = rounds * together / float(np.median(judged))
    peak = 2 * _LARGE**3 / min(multiplied)
    return pace, pace * 2 * sum(layer.weight.size for layer in network.layers) / peak


def some_network(size: str) -> Network:
    """A network of modern Backgammon of some size, with anything for weights."""
    game = find_game("backgammon@modern")
    kind = kind_of(game)
    layers, width = map(int, size.split("x"))
    widths = [kind.inputs, *[width] * layers, kind.outputs]
    chance = np.random.default_rng(1)
    made = (
        Layer(chance.normal(0, 0.05, (after, before)).astype(np.float32), np.zeros(after, np.float32))
        for before, after in pairwise(widths)
    )
    return Network(game.full_id, kind.encoding, tuple(made))


def waiting(game_id: str, level: str, games: int) -> tuple[float, float]:
    """Seconds for a play against the player just below the strongest: the median, and what 95 % are below."""
    times = []
    for seed in range(games):
        table = Table(game_id, seed=seed)
        bots = make(level, seed), make("player", seed)
        while table.phase not in (Phase.BETWEEN, Phase.OVER):
            measured = table.player == 0 and table.phase is Phase.PLAY
            begun = time.process_time()
            bots[table.player or 0].choose(table)
            if measured:
                times.append(time.process_time() - begun)
    return float(np.median(times)), float(np.quantile(times, 0.95))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="how many games each level is timed in")
    parser.add_argument("--levels", nargs="*", default=[level.name for level in LEVELS])
    parser.add_argument("--networks", nargs="*", metavar="GAME", default=TRAINED, choices=TRAINED, help="[all of them]")
    parser.add_argument(
        "--sizes", nargs="*", default=[], metavar="2x256", help="networks that are only tried for speed"
    )
    chosen = parser.parse_args()
    for size in chosen.sizes:
        paces = [
            f"{judging(some_network(size), together)[0]:,.0f}, {together} together" for together in (_BATCH, _TURN)
        ]
        print(f"{size}: positions a second {'; '.join(paces)}", flush=True)
    for game_id in chosen.networks:
        network = network_for(find_game(game_id))
        inputs = kind_of(find_game(game_id)).inputs
        between = len(network.layers) - 2
        print(f"{game_id}: {inputs} inputs, {between + 1} layers of {network.width}", flush=True)
        for together in (_BATCH, _TURN):
            pace, share = judging(network, together)
            print(f"  {pace:,.0f} positions a second, {together} together: {share:.0%} of the roofline", flush=True)
        for level in chosen.levels:
            median, most = waiting(game_id, level, chosen.games)
            print(f"  {level:<8} {1000 * median:7.1f} ms a play (median), 95 % below {1000 * most:.0f} ms", flush=True)


if __name__ == "__main__":
    main()
