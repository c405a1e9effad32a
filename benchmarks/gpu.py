"""Random games on a CUDA card: every game beside one core of the same machine, and pgx on the same card.

    python benchmarks/gpu.py [--repetitions 3] [--games GAME …] [--batches SIZE …] [--small] [--json FILE] [--no-peers]

Needs a card and numba-cuda (``pip install 'tablier[cuda]'``). Times are on the clock, memory and transfers included.
The games are checked to be those of the processor. pgx is asked with several batch sizes, and the best counts; it is
installed into ``.bench/`` if need be, and left out with a word where it or JAX cannot be had. It plays first, while the
memory of the card is free. ``--small`` plays a handful of games, to see that everything works.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Sequence
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
BATCHES = (16_384, 65_536, 262_144, 524_288)
STEPS = 250
"""Steps of pgx in one measurement, a die each: a game takes about 210."""
A_HANDFUL = 2
SMALL_BATCHES = (64,)


def rate(games: int, repetitions: int, device: str, game: str) -> float:
    """Games a second, the median of some repetitions, with the results in the memory of the processor."""
    rates = []
    for k in range(repetitions):
        begin = time.perf_counter()
        np.asarray(batch.playouts(game, games, SEED, first=k * games, device=device))
        rates.append(games / (time.perf_counter() - begin))
    return statistics.median(rates)


def pgx(repetitions: int, batches: Sequence[int]) -> dict:
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
    command = [python, str(HERE / "pgx_peer.py"), str(repetitions), str(STEPS), *map(str, batches)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return {"error": (done.stderr.strip().splitlines() or ["it gave no reason"])[-1]}
    found: dict = json.loads(done.stdout.strip().splitlines()[-1])
    if not any(found["batches"].values()):
        return {
            "error": "; ".join(f"{size} at once: {why}" for size, why in found["failed"].items()) or "no game ended"
        }
    return found


def compare(game: str, games: int, on_core: int, repetitions: int) -> tuple[float, float]:
    """Games a second on the card and on one core, once the first games are seen to be the same."""
    checked = min(CHECKED, games)
    there = batch.playouts(game, checked, SEED, device="cuda")
    np.testing.assert_array_equal(there, batch.playouts(game, checked, SEED))
    np.asarray(batch.playouts(game, games, SEED, device="cuda"))
    return rate(games, repetitions, "cuda", game), rate(on_core, repetitions, "cpu", game)


def tell(theirs: dict, ours: float | None) -> None:
    """A line about pgx."""
    if "error" in theirs:
        print(f"  pgx is left out: {theirs['error']}.")
        return
    for size, why in theirs["failed"].items():
        print(f"  pgx with {int(size):,} games at once failed: {why}.")
    tried = ", ".join(f"{int(size):,}: {games:,.0f}" for size, games in theirs["batches"].items())
    print(f"  pgx {theirs['version']} on {theirs['device']}, games/s by games at once: {tried}")
    if ours is not None:
        ratio = ours / max(theirs["batches"].values())
        verdict = "met" if ratio >= 10 else "NOT MET"
        print(f"  {MODERN:24}{ratio:6.1f} x pgx at its best  (at least 10: {verdict})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games on a CUDA card.")
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument(
        "--games", nargs="+", choices=ON_CARD, default=list(ON_CARD), metavar="GAME", help="by default all"
    )
    parser.add_argument("--batches", nargs="+", type=int, default=BATCHES, metavar="SIZE", help="to ask pgx with")
    parser.add_argument("--small", action="store_true", help="only a handful of games, to see that everything works")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument("--no-peers", action="store_true", help="leave pgx out, and install nothing")
    chosen = parser.parse_args()
    try:
        card = cuda.device()
    except BadOption as problem:
        print(f"{problem} Nothing is measured.")
        return
    report: dict[str, object] = {}
    repetitions, batches = (1, SMALL_BATCHES) if chosen.small else (chosen.repetitions, chosen.batches)
    theirs = {"error": "as asked"} if chosen.no_peers else pgx(repetitions, batches)
    current = getattr(card, "get_current_device", None)
    name = getattr(current and current(), "name", "a simulated card")  # neither simulator has a name
    print(f"Random games on {name.decode() if isinstance(name, bytes) else name}, games/s:")
    for game in chosen.games:
        sizes = (A_HANDFUL, A_HANDFUL) if chosen.small else (ON_CARD[game], ON_CORE)
        on_card, on_core = compare(game, *sizes, repetitions)
        verdict = "met" if on_card >= 50 * on_core else "NOT MET"
        beside = f"one core {on_core:10,.0f}  {on_card / on_core:6.0f} x  (at least 50: {verdict})"
        print(f"  {game:24}{on_card:14,.0f}  {beside}", flush=True)
        report[game] = {"card": on_card, "core": on_core, "ratio": on_card / on_core}
    ours = report.get(MODERN)
    tell(theirs, ours["card"] if isinstance(ours, dict) else None)
    report["pgx"] = theirs
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
