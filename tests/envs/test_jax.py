"""Under JAX the games are what they are elsewhere, whatever program calls them."""

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="JAX is not installed: its games are left out")

from tablier.envs import Games, State
from tablier.envs.jax import make


def keys(count, seed=7):
    return jax.random.split(jax.random.key(seed), count)


@pytest.mark.parametrize("game", ["backgammon@modern", "trictrac"])
def test_games_go_on_under_jit_as_they_do_outside(game):
    env = make(game)
    states = jax.jit(jax.vmap(env.init))(keys(4))
    games = Games(game, 4)
    games.restore(*(np.array(part).reshape(-1).view(kind) for part, kind in _kinds(env, states)), _words(states))
    step, chance, over = jax.jit(jax.vmap(env.step)), np.random.default_rng(2), np.zeros(4, bool)
    for _ in range(80):
        masks = np.asarray(states.legal_action_mask)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        games.step(np.where(over, -1, actions))
        states = step(states, actions)
        going, over = ~over, over | games.ended
        np.testing.assert_array_equal(states.terminated, over)
        np.testing.assert_array_equal(states.observation, games.observations)
        np.testing.assert_array_equal(states.current_player, games.players)
        np.testing.assert_array_equal(masks.any(axis=1), True)
        np.testing.assert_array_equal(np.asarray(states.legal_action_mask)[~over], games.masks[~over].astype(bool))
        assert (np.asarray(states.rewards)[~going] == 0).all()


def _kinds(env, states):
    from tablier.batch.turns import TURN

    return (states.game[0], env._kind), (states.game[1], TURN)


def _words(states):
    return np.array(states.game[2]).reshape(-1).view(np.int64).reshape(len(states.game[2]), -1)


def test_a_whole_game_goes_through_scan_and_ends_with_what_was_won():
    env = make("irish")

    def one(state, key):
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state = env.step(state, jax.random.categorical(key, logits))
        return state, (state.terminated, state.rewards)

    last, (ended, rewards) = jax.jit(lambda key: jax.lax.scan(one, env.init(key), jax.random.split(key, 400)))(
        keys(1)[0]
    )
    assert bool(last.terminated)
    assert np.asarray(ended).argmax() == np.flatnonzero(np.asarray(rewards)[:, 0])[0]
    assert sorted(np.asarray(rewards).sum(axis=0)) == [-1, 1]


def test_games_begin_anew_where_they_should():
    env = make("unstacked", auto_reset=True)
    states, ended = jax.vmap(env.init)(keys(8)), 0
    for _ in range(60):
        states = jax.jit(jax.vmap(env.step))(states, np.zeros(8, int))
        ended += int(states.terminated.sum())
        assert (np.asarray(states.legal_action_mask).sum(axis=1) == 1).all()
    assert ended > 8


def test_an_illegal_action_gives_the_game_up():
    env = make("backgammon@modern")
    for action in (158, -1, -(2**31), 2**31 - 1):
        state = env.step(env.init(keys(1)[0]), action)
        assert bool(state.terminated)
        assert float(state.rewards[int(state.current_player)]) == -State("backgammon@modern").most


def test_batches_may_have_more_than_one_axis():
    env = make("unstacked")
    states = jax.vmap(jax.vmap(env.init))(keys(6).reshape(2, 3))
    assert states.observation.shape == (2, 3, *env.observation_shape)
    assert states.terminated.shape == (2, 3)
