"""Random games of Backgammon under JAX's jit: our environment beside pgx's, by turns in one run.

    .venv/bin/python benchmarks/jax_games.py [--batches 1 256 4096] [--repetitions 5]

Both are stepped in one compiled loop, a random legal action in every game, begun anew when they end. What counts is
games and decisions a second of the processor time that all threads take: other work does not slow that down. A step of
pgx's is one die; it does not keep the duty to play both. Needs JAX and pgx (pip install jax pgx).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from tablier.envs.jax import make

STEPS = 200


def loop(env: Any, size: int, step: Any) -> Callable[[], tuple[int, int]]:
    """Go on with so many games: how many decisions were taken, and how many games ended."""
    begin_all = jax.jit(jax.vmap(env.init))
    step_all = jax.vmap(step)

    def one_step(_: Any, carried: Any) -> Any:
        state, key, ended = carried
        key, for_action, for_step = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = step_all(state, jax.random.categorical(for_action, logits, axis=-1), jax.random.split(for_step, size))
        return state, key, ended + state.terminated.sum()

    many = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, one_step, (state, key, jnp.int32(0))))
    at = [begin_all(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1)]

    def go_on() -> tuple[int, int]:
        at[0], at[1], ended = jax.block_until_ready(many(*at))
        return STEPS * size, int(ended)

    for _ in range(2):  # compiled, and games of every age
        go_on()
    return go_on


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--batches", type=int, nargs="+", default=[1, 256, 4096])
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    chosen = parser.parse_args()
    report: dict[str, Any] = {"jax": jax.__version__, "pgx": pgx.__version__}
    for size in chosen.batches:
        ours, theirs = make("backgammon@modern", auto_reset=True), pgx.make("backgammon")
        loops = {
            "tablier": loop(ours, size, ours.step),
            "pgx": loop(theirs, size, auto_reset(theirs.step, theirs.init)),
        }
        rates: dict[str, list[tuple[float, float]]] = {name: [] for name in loops}
        for _ in range(chosen.repetitions):
            for name, go_on in loops.items():
                begun = time.process_time()
                steps, ended = go_on()
                spent = time.process_time() - begun
                rates[name].append((steps / spent, ended / spent))
        ratios = [ours[1] / theirs[1] for ours, theirs in zip(*rates.values(), strict=True) if theirs[1]]
        report[str(size)] = {
            name: [statistics.median(column) for column in zip(*found, strict=True)] for name, found in rates.items()
        }
        line = ", ".join(
            f"{name} {steps:,.0f} steps and {games:,.1f} games" for name, (steps, games) in report[str(size)].items()
        )
        apart = f"; {statistics.median(ratios):.1f} x as many games" if ratios else ""
        print(f"batch {size:5}: {line} a second of processor time{apart}", flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
