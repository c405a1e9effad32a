"""Gymnasium environments: one game, or many at once in the compiled kernel.

>>> import gymnasium
>>> env = gymnasium.make("tablier.envs:tablier/Garanguet-v0", opponent="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from ..batch.arrays import Plays, find
from ..batch.games import ACTION_VERSION, ENCODING_VERSION, SIDES_PLAYED, Games
from ..batch.kernels import MOST_PLAYS
from ..batch.turns import ACTIONS
from ..bots import Bot
from ..counts import check_seed
from ..dice import SEED_LIMIT
from ..errors import BadOption, Refusal, needing
from ..games import Game, Roll
from ..saying import Said, quoted
from .opponents import Opponents
from .seated import SeatedState, find_bot
from .state import State
from .views import View, check_render_mode, observation_space, rendered
from .wishes import read_beginning, read_beginnings, whole

with needing("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

RELEASE = 0
"""Ends the names of the environments; counts up with the first release whose encodings or actions differ."""

Observation = np.ndarray | dict[str, np.ndarray]
Info = dict[str, Any]

__all__ = ["Info", "Observation", "TablesEnv", "TablesVectorEnv", "observation_space", "register"]


class TablesEnv(gymnasium.Env[Observation, np.int64]):
    """One game. The agent's decisions are asked for; dice are thrown and the opponent plays in between.

    - **Actions**: ``Discrete(159)``, a play step by step; ``info["action_mask"]`` and :meth:`action_masks` say which
      are legal. An illegal one gives the game up, at the most it can cost.
    - **Reward**: the points of the game at its end, below zero for a loss; 0 before.
    - **opponent**: ``"random"``, another bot by name or itself, or None: the agent plays both sides, sees the board
      from the side of whoever decides, and the reward is that player's.
    - **side**: ``"white"``, ``"black"`` or ``"either"``, by lot.
    - **dtype**: ``"int8"``, or ``"float32"``: the same numbers for learners that want such.
    - **keys**: two names, such as ``("observations", "action_mask")``; an observation is then a dictionary that has the
      mask beside what is seen.

    Raises UnknownGame or BadOption.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi", "rgb_array"], "render_fps": 4, "encoding_version": ENCODING_VERSION,
        "action_version": ACTION_VERSION,
    }  # fmt: skip

    def __init__(
        self,
        game: Game | str = "garanguet",
        opponent: Bot | str | None = "random",
        side: str = "either",
        render_mode: str | None = None,
        dtype: str = "int8",
        keys: tuple[str, str] | None = None,
    ) -> None:
        self.game = find(game)
        self.state = State(self.game)
        self._side = _side(opponent, side)
        self._opponent = opponent
        self._bot: Bot | None = None
        if opponent is not None and opponent != "random":
            self._bot = find_bot(opponent)
        self._seed: int | None = None
        self._number = 0
        self._given: list[Roll] = []
        self.render_mode = check_render_mode(render_mode, self.metadata)
        self._view = View(self.game, dtype, keys)
        self.observation_space = self._view.space
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin a game. A seed begins its game 0; without one the next game of the last seed follows.

        ``options={"dice": [(6, 1), (5, 4)]}`` fixes the first throws, that for the beginning included, and
        ``options={"start": "garanguet:w:…"}`` begins from a position.
        """
        start, given = read_beginning(options)
        if seed is not None and type(seed) is int and seed >= 0:
            check_seed(seed)  # Gymnasium looks at the rest
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        kind = State if self._bot is None else SeatedState
        self.state = kind(self.game, self._seed, self._number, self._side, start)
        if isinstance(self._opponent, str) and self._bot is not None:
            self._bot = find_bot(self._opponent, self._number)
        self._given = given
        self._go_on()
        info = self._info()
        return self._seen(info), info

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Take a decision; see the class."""
        actor, refused = self.state.player, {}
        if self._seed is None or self.state.is_over:
            raise gymnasium.error.ResetNeeded("The game is over, or was never begun: call reset first.")
        try:
            self.state.act(whole("An action", action))
        except Refusal as refusal:
            self.state.give_up()
            refused["refused"] = str(refusal)
        self._go_on()
        reward = self.state.returns[actor if self.state.agent < 0 else self.state.agent]
        info = self._info() | refused
        return self._seen(info), float(reward), self.state.is_over, False, info

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now, as True and False."""
        return self.state.mask().astype(np.bool_)

    def action_name(self, action: int) -> str:
        """A legal action as a person writes it."""
        return self.state.name(action)

    def render(self) -> Any:
        """The board before the play that is being made: as text, under it who does what, or as an array of pixels."""
        return rendered(self.state, self.render_mode)

    def _seen(self, info: Info) -> Observation:
        viewer = self.state.agent if self.state.agent >= 0 else self.state.player
        seen: Observation = self._view.shown(self.state.observation(viewer), info["action_mask"])
        return seen

    def _info(self) -> Info:
        return {"action_mask": self.state.mask(), "player": self.state.player}

    def _go_on(self) -> None:
        """Throw, and let the opponent decide, until the agent has to or the game is over."""
        state = self.state
        while not state.is_over and (state.is_chance or state.agent == 1 - state.player):
            if state.is_chance:
                state.throw(self._given.pop(0) if self._given else state.draw())
            elif isinstance(state, SeatedState) and self._bot is not None:
                state.ask(self._bot)
            else:
                state.choose(state.some_choice())


class TablesVectorEnv(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """Many games at once, stepped together in the compiled kernel. What :class:`TablesEnv` is to each.

    - **opponent**: a bot by name, or None to play both sides. ``"random"`` plays in the kernel; of the others, those
      that look one turn ahead judge the plays of all games together, and ``"greedy"`` and ``"master"`` one by one.
    - **actions**: ``"steps"`` as there, masks in ``info["action_mask"]``; or ``"plays"``: a decision is the number of
      a play, up to ``info["choices"]``, and :meth:`afterstates` gives what each leads to.
    - **threads**: 0 for one a core. **copy**: whether what is returned is one's own to keep.
    - **side**, **dtype** and **keys** as there; ``keys`` with ``"steps"`` only.

    A game that is over begins anew with the next step, whose action is ignored (``AutoresetMode.NEXT_STEP``).
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP, "encoding_version": ENCODING_VERSION,
        "action_version": ACTION_VERSION,
    }  # fmt: skip

    def __init__(
        self,
        num_envs: int = 1,
        game: Game | str = "garanguet",
        opponent: str | None = "random",
        side: str = "either",
        actions: str = "steps",
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        dtype: str = "int8",
        keys: tuple[str, str] | None = None,
    ) -> None:
        if actions not in ("steps", "plays"):
            raise BadOption("bad-actions", Said("programs.bad-actions", given=quoted(actions)))
        agent = next(name for name, number in SIDES_PLAYED.items() if number == _side(opponent, side))
        if actions == "plays" and keys is not None:
            raise BadOption("bad-keys", Said("programs.keys-with-plays"))
        found = find(game)
        other = None if opponent in ("random", None) else Opponents(found, opponent)
        self.games = Games(found, num_envs, agent=agent, whole=actions == "plays", threads=threads, opponent=other)
        self._view = View(found, dtype, keys)
        self.num_envs = num_envs
        self._copy = copy
        self._seeded = False
        self.render_mode = check_render_mode(render_mode, self.metadata)
        self.single_observation_space = self._view.space
        self.single_action_space = spaces.Discrete(MOST_PLAYS if self.games.whole else ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin all games, number *i* from ``seed + i`` or ``seed[i]``; or some, ``options={"reset_mask": array}``.

        ``options={"dice": …}`` fixes the first throws of all games, or of each its own, and ``{"start": …}`` the
        positions they begin from in the same way. Raises BadOption, Unreadable or BadPosition.
        """
        wishes, starts, dice = read_beginnings(options, self.num_envs)
        given = self._seeds(seed)
        if isinstance(seed, int | np.integer):
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(int(seed))
        chosen = np.asarray(wishes.get("reset_mask", np.ones(self.num_envs, np.bool_)), np.bool_)
        if chosen.shape != (self.num_envs,):
            raise BadOption("bad-shape", Said("programs.bad-reset-mask", games=self.num_envs, shape=str(chosen.shape)))
        turns = self.games.turns
        seeds, numbers = turns["seed"].copy(), turns["game"] + 1
        for i, one in enumerate(given):
            if one is not None or not self._seeded:
                seeds[i] = self.np_random.integers(SEED_LIMIT) if one is None else one
                numbers[i] = 0
        self._seeded = True
        self.games.reset(seeds, numbers, chosen, starts=starts, dice=dice)
        return self._seen(), self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """A seed for each game, or None. Raises BadOption."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            check_seed(seed)
            seed = [int(seed) + i for i in range(self.num_envs)]
        if not isinstance(seed, Sequence | np.ndarray) or len(seed) != self.num_envs:
            raise BadOption("bad-seed", Said("programs.bad-seeds", games=self.num_envs, given=quoted(seed)))
        for one in seed:
            if one is not None:
                check_seed(one)
        return seed

    def step(self, actions: np.ndarray) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, Info]:
        """Take one decision in each game."""
        if not self._seeded:
            raise gymnasium.error.ResetNeeded("No game was ever begun: call reset first.")
        games = self.games
        games.step(np.asarray(actions))
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), games.rewards.copy(), games.ended.copy(), never, self._info()

    def afterstates(self) -> tuple[np.ndarray, Plays]:
        """Which games wait for a play, and the positions their plays lead to, in the order of their numbers."""
        return self.games.plays()

    def _info(self) -> Info:
        players = {"player": self.games.players.copy()}
        if self.games.whole:
            return players | {"choices": self.games.counts()}
        return players | {"action_mask": self.games.masks.copy() if self._copy else self.games.masks}

    def _seen(self) -> Observation:
        seen: Observation = self._view.shown(self.games.observations, self.games.masks, self._copy)
        return seen


def _side(opponent: Bot | str | None, side: str) -> int:
    if not isinstance(side, str) or side not in SIDES_PLAYED or side == "both":
        raise BadOption("bad-side", Said("programs.bad-side-of-agent", given=quoted(side)))
    return SIDES_PLAYED["both" if opponent is None else side]


def register(games: Mapping[str, str]) -> None:
    """Register an environment for each game, as ``tablier/NAME-v0``."""
    for name, game_id in games.items():
        env_id = f"tablier/{name}-v{RELEASE}"
        if env_id not in gymnasium.registry:
            gymnasium.register(
                env_id,
                entry_point=f"{__name__}:TablesEnv",
                vector_entry_point=f"{__name__}:TablesVectorEnv",
                kwargs={"game": game_id},
            )
