"""Random games on a CUDA card: every game beside one core of the same machine, and pgx on the same card.

    python benchmarks/gpu.py [--repetitions 3] [--json FILE] [--no-peers]

Needs a card and numba-cuda (``pip install 'tablier[cuda]'``). Times are on the clock, memory and transfers included.
The games are checked to be those of the processor. pgx is asked with several batch sizes, and the best counts; it is
installed into ``.bench/`` if need be, and left out with a word where it or JAX cannot be had.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path

import numpy as np
from engine import BENCH, python_of

from tablier import BadOption, batch
from tablier.batch import cuda

HERE = Path(__file__).parent
MODERN = "backgammon@modern"
ON_CARD = {
    "unstacked": 16_000_000, MODERN: 4_000_000, "garanguet": 2_000_000, "backgammon": 2_000_000,
    "trictrac": 1_000_000, "jacquet-de-versailles": 1_000_000,
}  # fmt: skip
"""How many games are played on the card at once: a second or so of work."""
ON_CORE = 20_000
CHECKED = 2000
SEED = 1
BATCHES = (16_384, 65_536, 262_144)


def rate(games: int, repetitions: int, device: str, game: str) -> float:
    """Games a second, the median of some repetitions."""
    rates = []
    for k in range(repetitions):
        begin = time.perf_counter()
        batch.playouts(game, games, SEED, first=k * games, device=device)
        rates.append(games / (time.perf_counter() - begin))
    return statistics.median(rates)


def pgx(repetitions: int) -> dict:
    """What pgx does on the card, or why it was left out."""
    probe = ["-c", "import jax, pgx"]
    python = sys.executable
    if subprocess.run([python, *probe], capture_output=True).returncode:
        python = python_of(BENCH)
        if not Path(python).exists():
            venv.create(BENCH, with_pip=True)
        if subprocess.run([python, *probe], capture_output=True).returncode:
            pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            if subprocess.run([*pip, "pgx", "jax[cuda12]"], capture_output=True).returncode:
                return {"error": "pgx and JAX are not installed and cannot be installed here"}
    command = [python, str(HERE / "pgx_peer.py"), str(repetitions), *map(str, BATCHES)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return {"error": (done.stderr.strip().splitlines() or ["it gave no reason"])[-1]}
    found: dict = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games on a CUDA card.")
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument("--no-peers", action="store_true", help="leave pgx out, and install nothing")
    chosen = parser.parse_args()
    try:
        card = cuda.device()
    except BadOption as problem:
        print(f"{problem} Nothing is measured.")
        return
    report: dict[str, object] = {}
    name = getattr(card.get_current_device(), "name", b"a simulated card")
    print(f"Random games on {name.decode() if isinstance(name, bytes) else name}, games/s:")
    ours = 0.0
    for game, games in ON_CARD.items():
        there = batch.playouts(game, CHECKED, SEED, device="cuda")
        np.testing.assert_array_equal(there, batch.playouts(game, CHECKED, SEED))
        batch.playouts(game, games, SEED, device="cuda")
        on_card = rate(games, chosen.repetitions, "cuda", game)
        on_core = rate(ON_CORE, chosen.repetitions, "cpu", game)
        ours = on_card if game == MODERN else ours
        verdict = "met" if on_card >= 50 * on_core else "NOT MET"
        beside = f"one core {on_core:10,.0f}  {on_card / on_core:6.0f} x  (at least 50: {verdict})"
        print(f"  {game:24}{on_card:14,.0f}  {beside}")
        report[game] = {"card": on_card, "core": on_core}
    if not chosen.no_peers:
        theirs = pgx(chosen.repetitions)
        if "error" in theirs:
            print(f"  pgx is left out: {theirs['error']}.")
        else:
            best = max(theirs["batches"], key=lambda size: theirs["batches"][size])
            ratio = ours / theirs["batches"][best]
            verdict = "met" if ratio >= 10 else "NOT MET"
            print(f"  pgx {theirs['version']} on {theirs['device']}, its best batch {int(best):,}: "
                  f"{theirs['batches'][best]:,.0f}; ours {ratio:.0f} x (at least 10: {verdict})")  # fmt: skip
        report["pgx"] = theirs
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
