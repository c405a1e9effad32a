"""Games for JAX, in the manner of pgx: ``init`` and ``step`` of one game, which go under ``jit``, ``vmap``, ``scan``.

>>> import jax
>>> from tablier.envs.jax import make
>>> env = make("backgammon@modern")
>>> states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(7), 32))
>>> states = jax.jit(jax.vmap(env.step))(states, states.legal_action_mask.argmax(axis=1))

The rules are not traced: written once, under Numba, they are called back from the compiled program, once for a whole
batch, on the processor. What that costs is on the page about JAX; nothing flows backwards through a step, as through no
rules. Where JAX computes on a card, the games of a step travel to the processor and back.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..batch.arrays import find
from ..batch.games import Games, encoding
from ..batch.turns import ACTIONS, GOES_ON, KEPT, LEFT_ALONE, TURN
from ..errors import needing
from ..games import Game
from ..games.phases import OVER

with needing("jax"):
    import jax
    import jax.numpy as jnp

_SEED_BITS = 0x7FFF_FFFF


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game in progress, or many."""

    current_player: Any
    """Who decides, or decided last: 0 White, 1 Black."""
    observation: Any
    """What that player sees, see :func:`tablier.envs.encoding`."""
    rewards: Any
    """What White and Black have won with the last step."""
    terminated: Any
    truncated: Any
    """Never."""
    legal_action_mask: Any
    """Which actions may come next; all where the game is over, so that nothing is divided by 0."""
    game: tuple[Any, Any, Any]
    """The game itself, in bytes: position, turn, plays of the throw."""

    def replace(self, **changed: Any) -> State:
        """The same state with something else in it, as pgx's wrappers ask for."""
        return replace(self, **changed)


class TablesEnv:
    """An environment for one kind of game, both sides of which are played. ``threads`` as in :class:`.Games`.

    The dice of a game follow from the key it began with, so ``step`` needs none; it takes one all the same, as pgx's
    games do. An illegal action gives the game up, for the most it can be worth. With ``auto_reset`` a state in which a
    game has ended shows the beginning of the next; pgx's wrapper does the same, but begins all games with every step.
    Raises UnknownGame or BadOption.
    """

    num_players = 2
    num_actions = ACTIONS

    def __init__(self, game: Game | str, threads: int = 1, auto_reset: bool = False) -> None:
        self.tables = find(game)
        self.auto_reset = auto_reset
        self.observation_shape = (encoding(self.tables)[-1].last,)
        self._threads = threads
        self._kind = self.tables.start().array().dtype
        self._lent: dict[int, Games] = {}
        self._one_at_a_time = threading.Lock()
        self._games(1)  # compiled now, not in the middle of a program

    @property
    def id(self) -> str:
        return f"tablier_{self.tables.full_id}"

    def init(self, key: Any) -> State:
        """A game at its first decision."""
        seed = jax.random.bits(key, (2,), jnp.uint32).view(jnp.uint8)
        return self._called(self._begin, seed)

    def step(self, state: State, action: Any, key: Any = None) -> State:
        """Take the decision waited for. A game that is over stays as it is."""
        return self._called(self._step, *state.game, jnp.asarray(action, jnp.int32))

    def _called(self, work: Any, *given: Any) -> State:
        shapes = State(
            _shape((), jnp.int32), _shape(self.observation_shape, jnp.int8), _shape((2,), jnp.float32),
            _shape((), jnp.bool_), _shape((), jnp.bool_), _shape((ACTIONS,), jnp.bool_),
            tuple(_shape((size,), jnp.uint8) for size in (self._kind.itemsize, TURN.itemsize, KEPT * 8)),
        )  # fmt: skip
        found: State = jax.pure_callback(work, shapes, *given, vmap_method="broadcast_all")
        return found

    # On the processor

    def _begin(self, seed: Any) -> State:
        words = np.ascontiguousarray(seed)
        seeds = words.reshape(-1, 8).view(np.uint32).astype(np.int64) & _SEED_BITS
        with self._one_at_a_time:
            games = self._games(len(seeds))
            games.restore(games.positions, np.zeros(len(seeds), TURN), np.zeros((len(seeds), KEPT), np.int64))
            games.reset(seeds[:, 0] << 31 | seeds[:, 1])
            return self._shown(games, words.shape[:-1], np.zeros(len(seeds), np.bool_))

    def _step(self, position: Any, turn: Any, words: Any, action: Any) -> State:
        shape = np.shape(action)
        positions, turns = (
            np.array(part, order="C").reshape(-1).view(kind) for part, kind in ((position, self._kind), (turn, TURN))
        )
        over = turns["phase"] == OVER
        with self._one_at_a_time:
            games = self._games(len(turns))
            games.restore(positions, turns, np.array(words, order="C").reshape(-1).view(np.int64).reshape(-1, KEPT))
            # Minus one would leave a game alone; whatever is no action is one here that nobody may take.
            actions = np.maximum(np.asarray(action, np.int64).reshape(-1), GOES_ON + 1)
            games.step(np.where(over, GOES_ON, np.where(actions < 0, ACTIONS, actions)))
            return self._shown(games, shape, ~over)

    def _shown(self, games: Games, shape: tuple[int, ...], going: np.ndarray) -> State:
        """What the games have come to; ``going``: which of them went on until now."""
        turns, ended = games.turns, games.turns["phase"] == OVER
        won = np.where(ended & going & (turns["winner"] >= 0), turns["points"], 0).astype(np.float32)
        white = np.where(turns["winner"] == 0, won, -won)
        if self.auto_reset and ended.any():
            games.step(np.where(ended, 0, LEFT_ALONE))
        masks = games.masks.astype(np.bool_) | (turns["phase"] == OVER)[:, None]
        parts = (np.ascontiguousarray(part).view(np.uint8) for part in (games.positions, turns, games.words))
        return State(
            turns["player"].astype(np.int32).reshape(shape), _batch(games.observations, shape),
            _batch(np.stack([white, -white], axis=1), shape), ended.reshape(shape), np.zeros(shape, np.bool_),
            _batch(masks, shape), tuple(_batch(part.reshape(len(turns), -1), shape) for part in parts),  # type: ignore[arg-type]
        )  # fmt: skip

    def _games(self, count: int) -> Games:
        if count not in self._lent:
            self._lent[count] = Games(self.tables, count, threads=self._threads)
        return self._lent[count]


def make(game: Game | str, threads: int = 1, auto_reset: bool = False) -> TablesEnv:
    """The environment of a game. Raises UnknownGame or BadOption."""
    return TablesEnv(game, threads, auto_reset)


def _shape(shape: tuple[int, ...], kind: Any) -> Any:
    return jax.ShapeDtypeStruct(shape, kind)


def _batch(rows: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """Rows as a batch of some shape, one's own to keep."""
    return np.array(rows).reshape(*shape, *rows.shape[1:])
