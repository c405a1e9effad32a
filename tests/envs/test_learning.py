"""Something can be learnt here: a small PPO and an algorithm of OpenSpiel's soon do far better than chance."""

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: nothing learns in its environments")

from ppo import learn
from tablier.envs.gymnasium import TablesVectorEnv


@pytest.mark.long
def test_a_small_ppo_learns_backgammon_against_chance():
    envs = TablesVectorEnv(128, "backgammon@modern", opponent="random")
    _, history = learn(envs, seed=1, updates=45)
    before, after = np.nanmean(history[:6]), np.nanmean(history[-10:])
    assert after > before + 0.6
    assert after > 0.8


def test_openspiels_q_learning_learns_to_bear_off_at_once():
    """The other is about to win, so both men must leave in one turn: with a one thrown, that is a matter of order."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (make test-envs installs it)")
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    import tablier.envs.openspiel

    name = tablier.envs.openspiel.short_name("BackgammonModern")
    game = pyspiel.load_game(name, {"start": "backgammon@modern:w:23x1,24x1:24x1"})
    env = rl_environment.Environment(game)
    env.seed(3)
    np.random.seed(3)
    learner = tabular_qlearner.QLearner(0, game.num_distinct_actions(), step_size=0.5)
    agents = [learner, random_agent.RandomAgent(1, game.num_distinct_actions())]

    def won(games, learning):
        total = 0.0
        for _ in range(games):
            now = env.reset()
            while not now.last():
                player = now.observations["current_player"]
                chosen = agents[player].step(now, is_evaluation=not learning and player == 0)
                now = env.step([chosen.action])
            if learning:
                learner.step(now)
            total += now.rewards[0]
        return total / games

    before = won(300, learning=False)
    won(600, learning=True)
    after = won(300, learning=False)
    assert before < 0.9
    assert after > 0.97
