"""What does a scout miss? For each length of its list: what is lost, and what is saved.

    OPENBLAS_NUM_THREADS=1 .venv/bin/python benchmarks/scouts.py jacquet-de-versailles copy-1x128.safetensors

Positions come from games the network plays with itself, one turn ahead. *First* is one's own roll: by how much the best
of the plays on the list is worse, by the network's judgement, than the best of all, on average and in how many rolls.
*Replies* is looking two turns ahead: how far the value of a position before the throw lies from what it is with every
reply judged (root mean square, and its mean), and the processor time a position takes. Values are in points, or tokens.
Without a file the scout in the package is tried.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tablier import find_game
from tablier.bots.rollouts import worth
from tablier.bots.search import Search
from tablier.games import Game
from tablier.networks import Network, load, network_for

LISTS = (1, 2, 3, 4, 6, 8, 12)


def some_positions(game: Game, network: Network, wanted: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions of self-play and rolls, one turn in four."""
    search = Search(game, network, exact=True)
    chance = np.random.default_rng(seed)
    position = game.start().array()
    positions, rolls = [], []
    while len(positions) < wanted:
        roll = int(chance.choice(len(search.weights), p=search.weights / search.weights.sum()))
        if chance.random() < 0.25:
            positions.append(position)
            rolls.append(roll)
        turns = search.look(position, roll)
        best = int(search.best(turns)[0])
        position = game.start().array() if turns.outcomes[best] else turns.rows[best : best + 1].copy()
    return np.concatenate(positions), np.array(rolls)


def tell(game: Game, network: Network, positions: np.ndarray, rolls: np.ndarray, replies: int) -> None:
    """What the scout of a network misses."""
    every = Search(game, replace(network, scout=()), exact=True)
    glance = Search(game, network.quick, exact=True)
    scouted = Search(game, network, exact=True)
    places = np.arange(len(positions))
    full, rough = (search.turns(positions, places, rolls) for search in (every, glance))
    some = positions[:: max(1, len(positions) // replies)][:replies]
    begun = time.process_time()
    wanted = every.kind.unit * worth(every.before_throw(some))
    print(f"  without a scout {1e3 * (time.process_time() - begun) / len(some):.2f} ms a position", flush=True)
    for most in LISTS:
        lost = []
        for task in places:
            rows = full.of(task)
            order = np.argsort(-full.signs[task] * rough.values[rows], kind="stable")[:most]
            values = full.signs[task] * full.values[rows]
            lost.append(values.max() - values[order].max())
        begun = time.process_time()
        found = every.kind.unit * worth(scouted.before_throw(some, shortlist=most))
        took = 1e3 * (time.process_time() - begun) / len(some)
        off = found - wanted
        print(
            f"  {most:2}: first {np.mean(lost):.5f}, {100 * np.mean(np.array(lost) > 1e-6):.1f} % missed; "
            f"replies {np.sqrt(np.mean(off**2)):.5f}, mean {off.mean():+.5f}, {took:.2f} ms a position",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scouts", type=Path, nargs="*", help="networks to be tried as scouts")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--replies", type=int, default=30, help="positions before whose throw all replies are judged")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    network = network_for(game)
    positions, rolls = some_positions(game, network, chosen.positions, chosen.seed)
    for scout in chosen.scouts or [None]:
        print(scout or "the scout in the package", flush=True)
        tried = network if scout is None else replace(network, scout=load(scout).layers)
        tell(game, tried, positions, rolls, chosen.replies)


if __name__ == "__main__":
    main()
