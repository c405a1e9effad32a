"""RLlib: PPO with its own action-masking module. python examples/recipes/with_rllib.py [ITERATIONS]"""

import sys

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from tablier.envs.gymnasium import TablesEnv
from tablier.envs.scoring import score

KEYS = ("observations", "action_mask")
register_env("tables", lambda settings: TablesEnv("backgammon@modern", dtype="float32", keys=KEYS))
config = PPOConfig().environment("tables").env_runners(num_env_runners=0, num_envs_per_env_runner=16).debugging(seed=1)
config = config.training(gamma=1.0, train_batch_size_per_learner=4096, minibatch_size=512, num_epochs=6, lr=3e-4)
config = config.rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
algorithm = config.build_algo()
for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 25):
    algorithm.train()


def policy(seen, masks):
    shown = {"obs": dict(zip(KEYS, (torch.from_numpy(seen), torch.from_numpy(masks).float()), strict=True))}
    return algorithm.get_module().forward_inference(shown)["action_dist_inputs"].argmax(dim=1).numpy()


print(score(policy, "backgammon@modern"))
