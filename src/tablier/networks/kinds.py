"""What the networks need to know of the games: how they are encoded, and how their turns are laid out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..dice import rolls
from ..errors import BadNetwork, BadOption
from ..games import Game
from ..games.race import encoding as race
from ..games.race import moves
from ..games.race import pinned_encoding as pinning
from ..games.race.game import RaceGame
from ..games.race.game import scratch as race_scratch
from ..games.trictrac import encoding as trictrac
from ..games.trictrac import round_encoding as rounds
from ..games.trictrac import state
from ..games.trictrac.ecrire import TrictracAEcrire
from ..games.trictrac.game import Trictrac
from ..games.trictrac.game import scratch as trictrac_scratch
from . import sight, turns


class Kind(NamedTuple):
    """One encoding, and the compiled functions of the games it is for."""

    encoding: str
    inputs: int
    outputs: int
    scale: np.ndarray
    geometry: np.ndarray
    """Which inputs see more than where the men stand."""
    unit: int
    """What an output of 1 stands for, in the points of the game; in a round of Trictrac these are tokens."""
    record: np.dtype[Any]
    see: Callable[..., None]
    expand: Callable[..., int]


KINDS = {
    "race": Kind(
        encoding=race.NAME,
        inputs=race.INPUTS,
        outputs=race.OUTPUTS,
        scale=race.SCALE,
        geometry=race.GEOMETRY,
        unit=1,
        record=moves.POSITION,
        see=sight.see_race,
        expand=turns.expand_race,
    ),
    "pinning": Kind(
        encoding=pinning.NAME,
        inputs=pinning.INPUTS,
        outputs=pinning.OUTPUTS,
        scale=pinning.SCALE,
        geometry=pinning.GEOMETRY,
        unit=1,
        record=moves.POSITION,
        see=sight.see_pinning,
        expand=turns.expand_race,
    ),
    "trictrac": Kind(
        encoding=trictrac.NAME,
        inputs=trictrac.INPUTS,
        outputs=trictrac.OUTPUTS,
        scale=trictrac.SCALE,
        geometry=trictrac.GEOMETRY,
        unit=1,
        record=state.POSITION,
        see=sight.see_trictrac,
        expand=turns.expand_trictrac,
    ),
    "trictrac-round": Kind(
        encoding=rounds.NAME,
        inputs=rounds.INPUTS,
        outputs=rounds.OUTPUTS,
        scale=rounds.SCALE,
        geometry=rounds.GEOMETRY,
        unit=rounds.UNIT,
        record=state.POSITION,
        see=sight.see_round,
        expand=turns.expand_trictrac,
    ),
}
"""By name: that of a family of games, or of what is played by a network of its own within one."""


def kind_of(game: Game) -> Kind:
    """The kind of network that is trained on a game. Raises BadOption where nothing is to be decided."""
    if game.family not in KINDS:
        raise BadOption("no-network", f"{game.name} leaves a player hardly a choice: there is no network for it.")
    if isinstance(game, RaceGame) and game.rules.pinning:
        return KINDS["pinning"]
    return KINDS["trictrac-round"] if isinstance(game, TrictracAEcrire) else KINDS[game.family]


def kind_reading(game: Game, encoding: str) -> Kind:
    """The kind of a network that reads an encoding and is to play a game: its own, or for a round the ordinary game's.

    Raises BadNetwork for any other.
    """
    own = kind_of(game)
    for kind in (own, KINDS[game.family]) if isinstance(game, TrictracAEcrire) else (own,):
        if kind.encoding == encoding:
            return kind
    raise BadNetwork("wrong-network", f"A network that reads the encoding {encoding} cannot play {game.name}.")


def rules_of(game: Game, kind: Kind | None = None) -> Any:
    """What the compiled functions play a game by, for a network of a ``kind``; if not said, of the game's own."""
    if isinstance(game, RaceGame):
        return game.rules
    assert isinstance(game, Trictrac)
    return game.rulings if (kind or kind_of(game)).encoding == rounds.NAME else game.playout_rulings


def scratch_of(game: Game) -> tuple[np.ndarray, ...]:
    """This thread's workspace for laying out the turns of a game."""
    if isinstance(game, RaceGame):
        return race_scratch()
    return (*trictrac_scratch(), np.empty(2, state.POSITION))


@cache
def throws(dice: int) -> tuple[np.ndarray, np.ndarray]:
    """All distinct rolls as rows of three numbers, a missing die 0, and the chance of each."""
    faces = np.zeros((len(rolls(dice)), 3), np.int64)
    chances = np.zeros(len(faces), np.float32)
    for row, (roll, ways) in enumerate(rolls(dice)):
        faces[row, :dice] = roll
        chances[row] = ways / 6**dice
    return faces, chances
