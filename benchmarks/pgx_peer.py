"""Random games of backgammon in pgx, for several batch sizes: a line of JSON. Part of gpu.py.

python benchmarks/pgx_peer.py REPETITIONS STEPS SIZE …
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import statistics
import sys
import time

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the card may not be its alone

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset


def games_a_second(size: int, repetitions: int, steps: int) -> float:
    """Games that end in a second, when ``size`` of them are played at once, ``steps`` of each in one compiled loop."""
    env = pgx.make("backgammon")
    begin_all = jax.jit(jax.vmap(env.init))
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def one_step(_, carried):
        state, key, ended = carried
        key, for_action, for_step = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(for_action, logits, axis=-1)
        state = step_all(state, action, jax.random.split(for_step, size))
        return state, key, ended + state.terminated.sum()

    @jax.jit
    def many_steps(state, key):
        return jax.lax.fori_loop(0, steps, one_step, (state, key, jnp.int32(0)))

    state, key = begin_all(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1)
    for _ in range(2):  # compiled, and games of every age
        state, key, _ = jax.block_until_ready(many_steps(state, key))
    rates = []
    for _ in range(repetitions):
        begin = time.perf_counter()
        state, key, ended = jax.block_until_ready(many_steps(state, key))
        rates.append(int(ended) / (time.perf_counter() - begin))
    return statistics.median(rates)


def main() -> None:
    repetitions, steps, *sizes = map(int, sys.argv[1:])
    found, failed = {}, {}
    for size in sizes:
        try:
            found[str(size)] = games_a_second(size, repetitions, steps)
        except Exception as problem:  # too many for the card, above all
            failed[str(size)] = " ".join(str(problem).split())[:200]
    version = importlib.metadata.version("pgx")
    device = jax.devices()[0]
    name = f"{device.platform} {device.device_kind}"
    print(json.dumps({"version": version, "device": name, "batches": found, "failed": failed}))


if __name__ == "__main__":
    main()
