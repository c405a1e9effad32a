"""What the networks need to know of a family of games: how it is encoded, and how its turns are laid out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..dice import rolls
from ..errors import BadOption
from ..games import Game
from ..games.race import moves
from ..games.race.game import RaceGame
from ..games.race.game import scratch as race_scratch
from ..games.trictrac import state
from ..games.trictrac.game import Trictrac
from ..games.trictrac.game import scratch as trictrac_scratch
from . import race, sight, trictrac, turns


class Kind(NamedTuple):
    """One encoding, and the compiled functions of the family of games it is for."""

    encoding: str
    inputs: int
    outputs: int
    scale: np.ndarray
    geometry: np.ndarray
    """Which inputs see more than where the men stand."""
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
        record=moves.POSITION,
        see=sight.see_race,
        expand=turns.expand_race,
    ),
    "trictrac": Kind(
        encoding=trictrac.NAME,
        inputs=trictrac.INPUTS,
        outputs=trictrac.OUTPUTS,
        scale=trictrac.SCALE,
        geometry=trictrac.GEOMETRY,
        record=state.POSITION,
        see=sight.see_trictrac,
        expand=turns.expand_trictrac,
    ),
}


def kind_of(game: Game) -> Kind:
    """The kind of network that plays a game. Raises BadOption where nothing is to be decided."""
    if game.family not in KINDS:
        raise BadOption("no-network", f"{game.name} leaves a player hardly a choice: there is no network for it.")
    return KINDS[game.family]


def rules_of(game: Game) -> Any:
    """What the compiled functions play a game by."""
    if isinstance(game, RaceGame):
        return game.rules
    assert isinstance(game, Trictrac)
    return game.playout_rulings


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
