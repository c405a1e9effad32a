"""Stable-Baselines3: MaskablePPO learns Backgammon against chance. python examples/recipes/with_sb3.py [STEPS]"""

import sys

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from tablier.envs.scoring import score

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
game = "tablier/BackgammonModern-v0"
envs = make_vec_env(game, n_envs=16, seed=1, env_kwargs={"dtype": "float32"})
learner = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, ent_coef=0.01, seed=1)
learner.learn(steps)


def policy(seen, masks):
    return learner.predict(seen, action_masks=masks, deterministic=True)[0]


print(score(policy, "backgammon@modern"))
