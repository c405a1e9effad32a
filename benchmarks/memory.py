"""Whether memory grows: a million random games of each kind in one process, resident memory before and after.

    python benchmarks/memory.py [--games 1000000] [--samples 10]

Rare large rolls go on touching scratch memory for the first time for some hundred thousand games: a run warms up.
A leak does not stop: the verdict goes by the second half of the games alone, and the warm-up is shown beside it.

Memory is read where Linux shows it, in ``/proc/self/status``; elsewhere the highest ever reached is shown.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import time
from pathlib import Path

from tablier import find_game

GAMES = ("backgammon@modern", "backgammon", "garanguet", "jacquet-de-versailles", "unstacked", "trictrac")
STATUS = Path("/proc/self/status")
ALLOWED_MB = 0.5
"""Growth in the second half up to this is the allocator's own: one byte a game."""


def resident_mb() -> float:
    """Resident memory now, in megabytes."""
    if STATUS.exists():
        for line in STATUS.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024


def sample_games(game_id: str, games: int, samples: int) -> tuple[list[float], float]:
    """Resident memory after each part of ``games`` random games, and the seconds they took."""
    game = find_game(game_id)
    part = max(1, games // samples)
    # What is compiled, lent and touched once is no growth: one part is played before the first look.
    game.playouts(part, 1 << 40)
    gc.collect()
    memory = [resident_mb()]
    begin = time.perf_counter()
    for sample in range(samples):
        game.playouts(part, sample)
        memory.append(resident_mb())
    return memory, time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description="Does memory grow over a million random games?")
    parser.add_argument("--games", type=int, default=1_000_000, help="games of each kind (default 1000000)")
    parser.add_argument("--samples", type=int, default=10, help="how often memory is looked at (default 10)")
    chosen = parser.parse_args()

    print(f"{'game':24}{'before':>10}{'half-way':>10}{'after':>10}{'warm-up':>10}{'growth':>10}   MB resident")
    for game_id in GAMES:
        memory, seconds = sample_games(game_id, chosen.games, chosen.samples)
        half = memory[len(memory) // 2]
        growth = memory[-1] - half
        verdict = "no growth" if growth <= ALLOWED_MB else "GROWS"
        print(
            f"{game_id:24}{memory[0]:10.1f}{half:10.1f}{memory[-1]:10.1f}{half - memory[0]:+10.1f}{growth:+10.1f}   "
            f"{verdict}, {chosen.games:,} games in {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
