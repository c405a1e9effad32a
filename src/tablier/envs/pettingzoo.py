"""A PettingZoo AEC environment: White and Black take turns, a play step by step.

>>> from tablier.envs import pettingzoo
>>> env = pettingzoo.env("garanguet")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..batch.arrays import find
from ..batch.games import ACTION_VERSION, ENCODING_VERSION
from ..batch.turns import ACTIONS
from ..board import SIDES
from ..counts import check_seed
from ..dice import SEED_LIMIT
from ..errors import BadOption, needing
from ..games import Game, Roll
from ..games.game import closest
from .state import State
from .views import View, check_render_mode, rendered
from .wishes import read_beginning, whole

with needing("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, np.ndarray]


def env(game: Game | str = "garanguet", **settings: Any) -> Any:
    """The environment in the usual wrappers: an illegal action ends the game, and costs the most it can."""
    raw = raw_env(game, **settings)
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-raw.state_.most)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 (the name every environment has there)
    """The environment itself.

    - **Agents**: ``white`` and ``black``. Who begins is thrown for; in the middle of a play, and wherever the rules say
      so, the same agent decides again.
    - **Observation**: ``observation``, from the agent's side, and ``action_mask``, all 0 for who does not decide.
    - **dtype**, **keys**: ``"float32"`` for learners that want such numbers; other names for the two parts.
    - **Rewards**: at the end the points of the game, below zero for the loser.
    """

    metadata: dict[str, Any] = {
        "name": "tablier_v0", "render_modes": ["ansi", "rgb_array"], "is_parallelizable": False,
        "encoding_version": ENCODING_VERSION, "action_version": ACTION_VERSION,
    }  # fmt: skip

    def __init__(
        self, game: Game | str = "garanguet", render_mode: str | None = None, dtype: str = "int8",
        keys: tuple[str, str] = ("observation", "action_mask"),
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = find(game)
        self.metadata = {**raw_env.metadata, "name": f"tablier_{self.game.full_id}_v0"}
        # Others are let be, since its own tests ask for "human" of everybody.
        self.render_mode = check_render_mode(render_mode, self.metadata) if render_mode == "rgb_array" else render_mode
        self.possible_agents = list(SIDES)
        self.agents: list[str] = []
        self._seed = int(np.random.default_rng().integers(SEED_LIMIT))
        self._number = -1
        self._given: list[Roll] = []
        self.state_ = State(self.game)
        """The game in progress."""
        self._view = View(self.game, dtype, keys)
        self.observation_spaces = dict.fromkeys(SIDES, self._view.space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in SIDES}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed begins its game 0, and without one the next game of the last seed follows.

        ``options={"dice": [(6, 1), (5, 4)]}`` fixes the first throws, and ``options={"start": "garanguet:w:…"}`` begins
        from a position.
        """
        start, given = read_beginning(options, strict=False)  # its own tests give others
        if seed is not None:
            check_seed(seed)
            self._seed, self._number = seed, -1
        self._number += 1
        self.state_ = State(self.game, self._seed, self._number, start=start)
        self._given = given
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take the decision of the agent selected. Raises Refusal if it may not be taken so."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.state_.act(whole("An action", action))
        self._cumulative_rewards[self.agent_selection] = 0
        self._go_on()
        if self.state_.is_over:
            self.rewards = dict(zip(SIDES, self.state_.returns, strict=True))
            self.terminations = dict.fromkeys(SIDES, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        if agent not in SIDES:
            raise BadOption("unknown-agent", closest("agent", str(agent), SIDES))
        player = SIDES.index(agent)
        decides = player == self.state_.player and not self.state_.is_over
        mask = self.state_.mask() if decides else np.zeros(ACTIONS, np.int8)
        seen: Observation = self._view.shown(self.state_.observation(player), mask)
        return seen

    def action_name(self, action: int) -> str:
        """A legal action as a person writes it."""
        return self.state_.name(action)

    def render(self) -> Any:
        """The board before the play that is being made: as text, under it who does what, or as an array of pixels."""
        return rendered(self.state_, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _go_on(self) -> None:
        while self.state_.is_chance:
            self.state_.throw(self._given.pop(0) if self._given else self.state_.draw())
        self.agent_selection = SIDES[self.state_.player]
