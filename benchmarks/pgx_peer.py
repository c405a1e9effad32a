"""Random games of backgammon in pgx, for several batch sizes: a line of JSON. Part of gpu.py."""

from __future__ import annotations

import importlib.metadata
import json
import statistics
import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 500
"""Steps in one compiled loop: a game takes about 210 of them, a die each."""


def games_a_second(size: int, repetitions: int) -> float:
    """Games that end in a second, when ``size`` of them are played at once."""
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
        return jax.lax.fori_loop(0, STEPS, one_step, (state, key, jnp.int32(0)))

    state = begin_all(jax.random.split(jax.random.PRNGKey(0), size))
    state, key, _ = jax.block_until_ready(many_steps(state, jax.random.PRNGKey(1)))
    rates = []
    for _ in range(repetitions):
        begin = time.perf_counter()
        state, key, ended = jax.block_until_ready(many_steps(state, key))
        rates.append(int(ended) / (time.perf_counter() - begin))
    return statistics.median(rates)


if __name__ == "__main__":
    repetitions, *sizes = map(int, sys.argv[1:])
    found = {str(size): games_a_second(size, repetitions) for size in sizes}
    version = importlib.metadata.version("pgx")
    print(json.dumps({"version": version, "device": str(jax.devices()[0]), "batches": found}))
