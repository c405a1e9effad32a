"""The games behind the interfaces that researchers know: Gymnasium, PettingZoo, OpenSpiel.

Each has a module of its own, which needs its package: :mod:`tablier.envs.gymnasium`, :mod:`tablier.envs.pettingzoo`,
:mod:`tablier.envs.openspiel`. Importing this package registers the Gymnasium environments, if that is installed. All of
them stand on :class:`State`, one game in progress, and on :class:`.Games`, many of them, which need nothing else.
"""

from __future__ import annotations

from contextlib import suppress

from ..batch.games import ACTION_VERSION, ENCODING_VERSION, Field, Games, encoding
from ..batch.turns import ACTIONS
from ..games import GAMES as ALL_GAMES
from ..games.game import full_id
from .state import State

GAMES = {
    f"{game.__name__}{variant.title()}": full_id(game.id, variant)
    for game in ALL_GAMES.values()
    for variant in game.misjudged or ("",)
    if game().needs_table() is None
}
"""The games that have environments, by the names these have."""

with suppress(ModuleNotFoundError):
    from . import gymnasium as _gymnasium

    _gymnasium.register(GAMES)

__all__ = ["ACTIONS", "ACTION_VERSION", "ENCODING_VERSION", "GAMES", "Field", "Games", "State", "encoding"]
