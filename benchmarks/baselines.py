"""What others can beat: every bot, and two learners after a small budget, in every game, against chance and greedy.

    .venv/bin/python benchmarks/baselines.py [GAME …] [--pairs 200] [--games 1000] [--steps 200000] [--seed 1]
        [--jobs 1] [--leave-out PLAYER …] [--json FILE]

A bot's line is the arena's, ``--pairs`` pairs of games with the same dice and the sides exchanged; a learner's is that
of ``tablier.envs.scoring.score``, ``--games`` games, each side by lot. Intervals are of 95 %. PPO is that of
sb3-contrib with masks, DQN that of Tianshou with masks, with the settings of the recipes (examples/recipes); both
learn against chance for ``--steps`` decisions. Where they are not installed, they are left out and that is said.
Set ``OMP_NUM_THREADS=1`` and ``OPENBLAS_NUM_THREADS=1`` with ``--jobs``: the processes have a core each.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tablier import find_game
from tablier.bots import levels_of
from tablier.bots.arena import contest
from tablier.envs import GAMES
from tablier.envs.gymnasium import TablesEnv
from tablier.envs.scoring import Policy, score
from tablier.spread import spread

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
    np.random.seed(seed)  # what it tries and what it remembers is drawn from there
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


class Task(NamedTuple):
    """What is measured in one piece."""

    game: str
    player: str
    others: tuple[str, ...]


def tasks(chosen: argparse.Namespace) -> Iterator[Task]:
    """What there is to measure, what takes longest first: the strongest bots, the learners, and the others."""
    absent = {name for name, (package, _) in LEARNERS.items() if importlib.util.find_spec(package) is None}
    for name in absent - {*chosen.leave_out}:
        print(f"{name} needs {LEARNERS[name][0]}, which is not installed (pip install 'tablier[recipes]'): left out")
    ranked: list[tuple[int, Task]] = []
    for game in chosen.only:
        *bots, strongest = bots_of(game)
        for rank, player in enumerate((strongest, *LEARNERS, *reversed(bots))):
            if player in LEARNERS:
                ranked.append((rank, Task(game, player, AGAINST)))
            else:
                ranked.extend((rank, Task(game, player, (other,))) for other in AGAINST if other != player)
    for _, task in sorted(ranked):
        if task.player not in absent | {*chosen.leave_out}:
            yield task


def measured(chosen: argparse.Namespace, task: Task) -> dict[str, Any]:
    """How well somebody plays, and the seconds of processor time he learnt or played for."""
    begun = time.process_time()
    if task.player in LEARNERS:
        policy = LEARNERS[task.player][1](task.game, chosen.steps, chosen.seed)
        spent = time.process_time() - begun
        scores = {other: score(policy, task.game, other, chosen.games, chosen.seed) for other in task.others}
        found = {other: (result.points, result.apart) for other, result in scores.items()}
    else:
        found = {other: met(task.game, task.player, other, chosen.pairs, chosen.seed) for other in task.others}
        spent = time.process_time() - begun
    line = {"game": task.game, "player": task.player, "against": found, "seconds": round(spent, 1)}
    print(json.dumps(line), file=sys.stderr, flush=True)
    return line


def told(game: str, found: list[dict[str, Any]]) -> Iterator[str]:
    """The table of a game."""
    unit, points = find_game(game).unit
    yield f"\n{find_game(game).name} ({game}), {points} a {unit}\n"
    yield f"| player | {' | '.join(f'against {other}' for other in AGAINST)} | seconds |"
    yield "| --- | --- | --- | ---: |"
    for player in (*bots_of(game), *LEARNERS):
        parts = [line for line in found if (line["game"], line["player"]) == (game, player)]
        against = {other: worth for line in parts for other, worth in line["against"].items()}
        cells = ("{:+.2f} ± {:.2f}".format(*against[other]) if other in against else "–" for other in AGAINST)
        if parts:
            yield f"| {player} | {' | '.join(cells)} | {sum(line['seconds'] for line in parts):.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME", default=list(GAMES.values()))
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work (0: one for each core)")
    parser.add_argument("--leave-out", nargs="*", default=[], metavar="PLAYER")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    chosen = parser.parse_args()
    found = list(spread(partial(measured, chosen), tasks(chosen), jobs=chosen.jobs))
    for game in chosen.only:
        print(*told(game, found), sep="\n")
    if chosen.json:
        budget = {name: getattr(chosen, name) for name in ("pairs", "games", "steps", "seed")}
        chosen.json.write_text(json.dumps({**budget, "found": found}, indent=2) + "\n")


if __name__ == "__main__":
    main()
