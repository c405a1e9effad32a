"""Bots that play in batches on a CUDA card: how many turns a second, beside one core, and do they choose the same?

    python benchmarks/card_bots.py [--games GAME …] [--bots BOT …] [--positions 16384] [--on-core 256]

Needs a card, numba-cuda and PyTorch or CuPy (``pip install 'tablier[cuda]' torch``). Positions are those of games after
``--turns`` turns of chance. The card is timed with its second call, once everything is compiled and lent to it; what it
leaves is compared, position by position, with what the processor makes of the first ``--on-core`` of them. Where sums
of the network are rounded otherwise a play may differ; it should be fewer than one in a thousand.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tablier import BadOption, batch
from tablier.batch import cuda
from tablier.bots import LEVELS, play_turns
from tablier.envs import GAMES

SEED = 1


def positions_of(game: str, count: int, turns: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions of games in progress, and a throw for each."""
    positions, games = batch.start(game, count), np.arange(count)
    for turn in range(turns):
        rolls = batch.roll(game, games, turn, SEED, threads=0)
        plays = batch.legal_plays(game, positions, rolls, threads=0)
        drawn = np.random.default_rng(turn).random(count)
        after = batch.apply(game, positions, rolls, (drawn * plays.counts).astype(int), threads=0)
        positions = np.where(batch.over(game, after), positions, after)
    return positions, batch.roll(game, games, turns, SEED, threads=0)


def timed(game: str, bot: str, positions: object, rolls: np.ndarray) -> tuple[np.ndarray, float]:
    """The positions after a turn of each, in the memory of the processor, and how many turns a second that was."""
    begin = time.perf_counter()
    after = np.asarray(play_turns(game, bot, positions, rolls, seed=SEED))
    return after, len(rolls) / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="Bots in batches on a CUDA card.")
    parser.add_argument("--games", nargs="+", default=[game for game in GAMES.values() if game != "unstacked"])
    parser.add_argument("--bots", nargs="+", default=["random", *(level.name for level in LEVELS)])
    parser.add_argument("--positions", type=int, default=16_384)
    parser.add_argument("--on-core", type=int, default=256)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--deep", type=int, default=16, help="how many positions for bots that look further ahead")
    chosen = parser.parse_args()
    try:
        cuda.device()
    except BadOption as problem:
        print(f"{problem} Nothing is measured.")
        return
    deep = {level.name for level in LEVELS if level.plies > 1}
    print(f"{'':24}{'bot':10}{'card, turns/s':>16}{'one core':>12}{'ratio':>8}{'the same':>16}")
    for game in chosen.games:
        everything = positions_of(game, chosen.positions, chosen.turns)
        for bot in chosen.bots:
            count, core = (chosen.deep,) * 2 if bot in deep else (chosen.positions, chosen.on_core)
            here, rolls = (part[:count] for part in everything)
            there = cuda.lent(here)
            timed(game, bot, there, rolls)
            after, on_card = timed(game, bot, there, rolls)
            timed(game, bot, here[:1], rolls[:1])
            expected, on_core = timed(game, bot, here[:core], rolls[:core])
            same = (after[:core]["men"] == expected["men"]).all(axis=(1, 2)).sum()
            told = f"{same} of {len(expected)}"
            print(f"{game:24}{bot:10}{on_card:16,.0f}{on_core:12,.0f}{on_card / on_core:8.1f}{told:>16}", flush=True)


if __name__ == "__main__":
    main()
