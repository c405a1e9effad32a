"""What others can beat: every bot, and two learners after a small budget, in every game, against chance and greedy.

    .venv/bin/python benchmarks/baselines.py [GAME …] [--games 1000] [--steps 200000] [--seed 1] [--json FILE]

A bot's line is the arena's, ``--pairs`` pairs of games with the same dice and the sides exchanged; a learner's is that
of ``tablier.envs.scoring.score``, ``--games`` games, each side by lot. Intervals are of 95 %. PPO is that of
sb3-contrib with masks, DQN that of Tianshou with masks, with the settings of the recipes (examples/recipes); both
learn against chance for ``--steps`` decisions. Where they are not installed, they are left out and that is said.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tablier import find_game
from tablier.bots import levels_of
from tablier.bots.arena import contest
from tablier.envs import GAMES
from tablier.envs.gymnasium import TablesEnv
from tablier.envs.scoring import Policy, score

AGAINST = ("random", "greedy")


def bots_of(game: str) -> Iterator[str]:
    """The players a game has, the weakest first."""
    yield from AGAINST
    yield from (level.name for level in levels_of(find_game(game)))


def met(game: str, bot: str, other: str, pairs: int, seed: int) -> tuple[float, float]:
    """Points a game of one bot against another, and half the interval."""
    *_, (meeting,) = contest(game, (bot, other), pairs, seed)
    return meeting.mean(lambda bout: bout.points)


def learnt_by_ppo(game: str, steps: int, seed: int) -> Policy:
    """MaskablePPO of sb3-contrib."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    envs = make_vec_env(lambda: TablesEnv(game, dtype="float32"), n_envs=16, seed=seed)
    learner = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, ent_coef=0.01, seed=seed)
    learner.learn(steps)
    return lambda seen, masks: np.asarray(learner.predict(seen, action_masks=masks, deterministic=True)[0])


def learnt_by_dqn(game: str, steps: int, seed: int) -> Policy:
    """DQN of Tianshou."""
    import torch
    from tianshou.algorithm import DQN
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net

    torch.manual_seed(seed)
    envs = DummyVectorEnv([lambda: TablesEnv(game, dtype="float32", keys=("obs", "mask"))] * 16)
    envs.seed(seed)
    (space, *_), (actions, *_) = envs.observation_space, envs.action_space
    net = Net(state_shape=space["obs"].shape, action_shape=actions.n, hidden_sizes=[128, 128])
    chosen = DiscreteQLearningPolicy(model=net, action_space=actions, observation_space=space, eps_training=0.1)
    learner = DQN(policy=chosen, optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0, target_update_freq=500)
    collector = Collector(learner, envs, VectorReplayBuffer(100_000, 16))
    params = OffPolicyTrainerParams(
        max_epochs=1, epoch_num_steps=steps, training_collector=collector,
        update_step_num_gradient_steps_per_sample=1 / 16, show_progress=False,
    )  # fmt: skip
    learner.run_training(params)

    def best(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return np.asarray(net(seen)[0].where(torch.from_numpy(masks), -torch.inf).argmax(1))

    return best


LEARNERS: dict[str, tuple[str, Callable[[str, int, int], Policy]]] = {
    "PPO": ("sb3_contrib", learnt_by_ppo),
    "DQN": ("tianshou", learnt_by_dqn),
}


def lines(game: str, chosen: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Who plays how well."""
    for bot in bots_of(game):
        if bot not in chosen.leave_out:
            begun, found = time.process_time(), {}
            for other in AGAINST:
                if bot != other:
                    found[other] = met(game, bot, other, chosen.pairs, chosen.seed)
            yield {"player": bot, "against": found, "games": 2 * chosen.pairs, "seconds": time.process_time() - begun}
    for name, (package, learn) in LEARNERS.items():
        if name in chosen.leave_out:
            continue
        if importlib.util.find_spec(package) is None:
            print(f"  {name} needs {package}, which is not installed (pip install 'tablier[recipes]'): left out")
            continue
        begun = time.process_time()
        policy = learn(game, chosen.steps, chosen.seed)
        spent, found = time.process_time() - begun, {}
        for other in AGAINST:
            result = score(policy, game, other, chosen.games, chosen.seed)
            found[other] = result.points, result.apart
        yield {"player": name, "against": found, "games": chosen.games, "seconds": spent, "steps": chosen.steps}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME", default=list(GAMES.values()))
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leave-out", nargs="*", default=[], metavar="PLAYER")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    chosen = parser.parse_args()
    report: dict[str, Any] = {"pairs": chosen.pairs, "games": chosen.games, "steps": chosen.steps, "seed": chosen.seed}
    for game in chosen.only:
        unit, points = find_game(game).unit
        print(
            f"{find_game(game).name} ({game}), {points} a {unit}\n| player | against random | against greedy | games |"
        )
        report[game] = []
        for line in lines(game, chosen):
            report[game].append(line)
            found = (line["against"].get(other) for other in AGAINST)
            told = " | ".join(f"{one[0]:+.2f} ± {one[1]:.2f}" if one else "–" for one in found)
            print(f"| {line['player']} | {told} | {line['games']} | ({line['seconds']:.0f} s)", flush=True)
            if chosen.json:
                chosen.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
