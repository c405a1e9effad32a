"""OpenSpiel games: importing this module registers them.

>>> import pyspiel, tablier.envs.openspiel
>>> game = pyspiel.load_game("tablier_garanguet")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Every throw is a chance node with its true probabilities. A turn is a chance node and then the roller's decisions,
however many: a double is one turn. Parameters of every game:

- ``actions``: ``steps`` (the default), where a play is made step by step with 159 actions that always mean the same,
  which is what a network can learn; or ``plays``, where an action is the number of a whole play in the order of the
  list, so that a turn is one edge of a search tree.
- ``start``: the id of a position to begin from.
- ``variant``: options of the game as in its id, such as ``house`` or ``bear_off=exact``.

In OpenSpiel's strings of parameters commas and equals signs have a meaning of their own. ``;`` and ``~`` stand for
them: ``tablier_trictrac(variant=stakes~quadruple;old_jans~true)``. Both are read everywhere; ``str(game)`` has them.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ..batch.arrays import find
from ..batch.games import encoding
from ..batch.kernels import MOST_PLAYS
from ..batch.turns import ACTIONS, MOST_STEPS
from ..dice import rolls
from ..errors import BadOption, Refusal, needing
from ..games import Game, Roll, read_position
from ..games.phases import TURN_LIMIT
from ..saying import Said, quoted
from . import GAMES
from .state import DICE, State

with needing("openspiel"):
    import pyspiel

_MOST_OPENINGS = 30
_PARAMETERS = {"actions": "steps", "start": "", "variant": ""}
_TERMINAL, _CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
_WRITTEN = str.maketrans(",=", ";~")
_READ = str.maketrans(";~", ",=")


def short_name(name: str) -> str:
    """What a game is called there: ``JacquetDeVersailles`` is ``tablier_jacquet_de_versailles``."""
    return "tablier" + re.sub(r"[A-Z]", lambda letter: "_" + letter[0].lower(), name)


def _game_type(name: str, game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"{game.name} ({game.full_id})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class TablesGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games under its parameters."""

    def __init__(self, kind: pyspiel.GameType, game_id: str, params: dict[str, str] | None = None) -> None:
        wishes = {name: text.translate(_READ) for name, text in (_PARAMETERS | (params or {})).items()}
        if wishes["actions"] not in ("steps", "plays"):
            raise BadOption("bad-actions", Said("programs.bad-actions", given=quoted(wishes["actions"])))
        base, _, preset = game_id.partition("@")
        variant = ",".join(filter(None, (preset, wishes["variant"])))
        self.tables = find(f"{base}@{variant}" if variant else base)
        start = read_position(wishes["start"]) if wishes["start"] else None
        self.first = _Begun(self.tables, start=start)
        self.first.whole = wishes["actions"] == "plays"
        most = self.first.most
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_PLAYS if self.first.whole else ACTIONS,
            max_chance_outcomes=max(_MOST_OPENINGS, len(rolls(self.tables.dice))),
            num_players=2,
            min_utility=-float(most),
            max_utility=float(most),
            utility_sum=0.0,
            max_game_length=TURN_LIMIT * (MOST_STEPS + 1),
        )
        super().__init__(kind, info, {name: text.translate(_WRITTEN) for name, text in (params or {}).items()})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> TablesState:
        return TablesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TablesObserver:
        return TablesObserver(self.tables, params)


class _Begun(State):
    """A game in progress, and whether an action is a whole play."""

    whole: bool


class TablesState(pyspiel.State):  # type: ignore[misc]
    """A state, which is a :class:`tablier.envs.State` in ``tables``.

    What OpenSpiel would answer after asking back, here answers itself: every way there and back takes a microsecond.
    """

    tables: _Begun

    def __getattr__(self, name: str) -> Any:
        # OpenSpiel clones a state by beginning a new one and copying every attribute, deeply. So there is but one, and
        # that is made when it is first asked for.
        if name != "tables":
            raise AttributeError(name)
        self.tables = self.get_game().first.copy()
        return self.tables

    def current_player(self) -> int:
        waits = self.tables.waits_for
        return waits if waits >= 0 else _CHANCE if waits == DICE else _TERMINAL

    def is_terminal(self) -> bool:
        return self.tables.is_over

    def is_chance_node(self) -> bool:
        return self.tables.is_chance

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.tables.chances().numbered)

    def legal_actions(self, *player: int) -> list[int]:
        if player or self.tables.waits_for < 0:
            found: list[int] = super().legal_actions(*player)
            return found
        return self._legal_actions(self.tables.player)

    def returns(self) -> list[float]:
        return [float(points) for points in self.tables.returns]

    def __str__(self) -> str:
        return str(self.tables)

    def _legal_actions(self, player: int) -> list[int]:
        tables = self.tables
        return list(range(tables.choices)) if tables.whole else tables.legal_actions()

    def _apply_action(self, action: int) -> None:
        tables = self.tables
        if tables.is_chance:
            tables.throw(self._thrown(action))
        elif tables.whole:
            tables.choose(action)
        else:
            tables.act(action)

    def _thrown(self, action: int) -> Roll:
        chances = self.tables.chances()
        if not 0 <= action < len(chances):
            raise Refusal(
                "illegal-action", Said("programs.no-such-throw", throws=len(chances), number=str(action)), "C-2"
            )
        return chances[action][0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.tables.name_of_throw(self._thrown(action))
        return self.tables.name_of_choice(action) if self.tables.whole else self.tables.name(action)


class TablesObserver:
    """What a player sees, as named parts of one tensor: see :func:`tablier.envs.encoding`."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise BadOption("bad-observer", Said("programs.bad-observer", given=str(params)))
        fields = encoding(game)
        self.tensor = np.zeros(fields[-1].last, np.float32)
        self.dict = {field.name: self.tensor[field.first : field.last] for field in fields}

    def set_from(self, state: TablesState, player: int) -> None:
        self.tensor[:] = state.tables.observation(player)

    def string_from(self, state: TablesState, player: int) -> str:
        return str(state)


def _register(name: str, game_id: str) -> None:
    kind = _game_type(name, find(game_id))

    class Registered(TablesGame):
        def __init__(self, params: dict[str, str] | None = None) -> None:
            super().__init__(kind, game_id, params)

    if short_name(name) not in pyspiel.registered_names():
        pyspiel.register_game(kind, Registered)


for _name, _game_id in GAMES.items():
    _register(_name, _game_id)
