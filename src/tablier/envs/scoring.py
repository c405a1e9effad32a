"""How well a policy plays: its points a game against a bot, with the interval they are known to."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..games import Game
from .gymnasium import TablesVectorEnv

Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""What to do in many games: an action for each row of observations and masks."""
_SURE = 1.96
"""How many standard errors make a 95 % interval."""


class Score(NamedTuple):
    """Points a game, half of their 95 % interval, the share of games won, and how many there were."""

    points: float
    apart: float
    won: float
    games: int

    def __str__(self) -> str:
        return f"{self.points:+.3f} ± {self.apart:.3f} points a game, {self.won:.1%} won of {self.games}"


def score(
    policy: Policy, game: Game | str, opponent: str = "random", games: int = 1000, seed: int = 1, dtype: str = "float32"
) -> Score:
    """Let a policy play game 0 of so many seeds against a bot, each side by lot. Raises UnknownGame or BadOption."""
    envs = TablesVectorEnv(games, game, opponent, dtype=dtype, copy=False)
    seen, info = envs.reset(seed=seed)
    points, going = np.zeros(games), np.ones(games, np.bool_)
    while going.any():
        rows = np.flatnonzero(going)
        actions = np.full(games, -1)
        actions[rows] = policy(np.asarray(seen)[rows], info["action_mask"][rows].astype(np.bool_))
        seen, rewards, ended, _, info = envs.step(actions)
        points[rows] = rewards[rows]
        going &= ~ended
    apart = _SURE * float(points.std(ddof=1)) / math.sqrt(games) if games > 1 else math.inf
    return Score(float(points.mean()), apart, float((points > 0).mean()), games)
