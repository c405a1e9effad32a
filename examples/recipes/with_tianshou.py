"""Tianshou: DQN with masks. python examples/recipes/with_tianshou.py [STEPS]"""

import sys

import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from tablier.envs.gymnasium import TablesEnv
from tablier.envs.scoring import score

torch.manual_seed(1)
one = TablesEnv("backgammon@modern", dtype="float32", keys=("obs", "mask"))
envs = DummyVectorEnv([lambda: TablesEnv("backgammon@modern", dtype="float32", keys=("obs", "mask"))] * 16)
envs.seed(1)
space, actions = one.observation_space, one.action_space
net = Net(state_shape=space["obs"].shape, action_shape=actions.n, hidden_sizes=[128, 128])
greedy = DiscreteQLearningPolicy(model=net, action_space=actions, observation_space=space, eps_training=0.1)
learner = DQN(policy=greedy, optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0, target_update_freq=500)
collector = Collector(learner, envs, VectorReplayBuffer(100_000, 16))
steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
often = {"update_step_num_gradient_steps_per_sample": 1 / 16, "show_progress": False}
learner.run_training(OffPolicyTrainerParams(max_epochs=1, epoch_num_steps=steps, training_collector=collector, **often))


def best(seen, masks):
    return net(seen)[0].where(torch.from_numpy(masks), -torch.inf).argmax(1).numpy()


print(score(best, "backgammon@modern"))
