"""The PettingZoo environment passes PettingZoo's own tests."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: its environment is left out")

from pettingzoo.test import api_test, render_test, seed_test

from tablier import Refusal, TablierError
from tablier.envs import ACTIONS, GAMES
from tablier.envs import pettingzoo as tables

EVERY_GAME = list(GAMES.values())


# A mask beside the observation is how PettingZoo's own games do it, whom its test excuses by name; and White and Black
# are what the players are called everywhere else here. It warns about both.
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test")
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_pettingzoo_tests_the_interface(game_id, capsys):
    api_test(tables.env(game_id), num_cycles=300, verbose_progress=False)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_pettingzoo_tests_the_seeds(game_id):
    seed_test(lambda: tables.env(game_id), num_cycles=60)


def test_pettingzoo_tests_the_pictures():
    render_test(lambda render_mode=None: tables.env("garanguet", render_mode=render_mode), {"ansi": lambda _: True})


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_a_game_is_played_to_its_end(game_id):
    env, chance = tables.env(game_id), np.random.default_rng(1)
    env.reset(seed=4)
    paid = dict.fromkeys(env.possible_agents, 0)
    names = []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        other = env.observe("black" if agent == "white" else "white")
        assert not other["action_mask"].any()
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        names.append(env.unwrapped.action_name(action))
        env.step(action)
    assert sum(paid.values()) == 0
    assert max(paid.values()) >= 1
    assert all(names)


def test_an_illegal_action_loses_and_the_bare_environment_refuses_it():
    env = tables.env("backgammon@modern")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(ACTIONS - 1)
    assert env.terminations[loser]
    assert env.rewards[loser] == -3
    raw = tables.raw_env("backgammon@modern")
    raw.reset(seed=1)
    with pytest.raises(Refusal):
        raw.step(ACTIONS - 1)


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (lambda env: env.reset(seed=-1), "bad-seed"),
        (lambda env: env.reset(seed=1.5), "bad-seed"),
        (lambda env: env.reset(options="dice"), "bad-options"),
        (lambda env: env.reset(options={"dice": [5]}), "bad-roll"),
        (lambda env: env.step(None), "bad-number"),
        (lambda env: env.step(1.5), "bad-number"),
        (lambda env: env.observe("grey"), "unknown-agent"),
    ],
)
def test_what_is_wrong_is_named(attempt, code):
    env = tables.raw_env("garanguet")
    env.reset(seed=1)
    with pytest.raises(TablierError) as caught:
        attempt(env)
    assert caught.value.code == code


def test_dice_and_positions_can_be_fixed():
    env = tables.env("garanguet")
    env.reset(seed=1, options={"dice": [(1, 2), (6, 5, 4)]})
    assert env.agent_selection == "black"
    assert env.unwrapped.state_.dice == (6, 5, 4)
    env.reset(options={"start": "garanguet:w:24x1:24x1", "dice": [(1, 1, 1)]})
    env.step(int(env.observe("white")["action_mask"].argmax()))
    assert env.terminations == {"white": True, "black": True}
    assert env.rewards == {"white": 1, "black": -1}
