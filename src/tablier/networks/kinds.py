"""What the networks need to know of the games: how they are encoded, and how their turns are laid out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..dice import rolls
from ..errors import BadNetwork, BadOption
from ..games import Game, family_of
from ..kinds import declared
from ..saying import Said


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
    encode: Callable[..., None]
    """The same for one position, as a card does it."""
    expand: Callable[..., int]
    expand_on_card: Callable[[Any], Any]
    """Given numba's CUDA interface, the kernel that lays tasks out there."""
    rules: Callable[[Any], Any]
    """What the compiled functions play a game by."""
    scratch: Callable[[], tuple[np.ndarray, ...]]
    """This thread's workspace for laying out turns."""
    card_scratch: Callable[[Any, int, int], Sequence[tuple[tuple[int, ...], Any]]]
    """Scratch memory on a card for a game: for so many threads at most, in so many bytes."""
    begins_with: Mapping[str, Callable[[Any, str], Any]] = {}
    """By encoding: how a network of another kind becomes a first guess at one of this, for a game's id."""


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """The kinds of networks that can play a game, its own first; none where nothing is to be decided."""
    return family_of(game).kinds(game)


@declared
def kind_of(game: Game) -> Kind:
    """The kind of network that is trained on a game. Raises BadOption where nothing is to be decided."""
    for own in kinds_of(game):
        return own
    raise BadOption("no-network", Said("programs.hardly-a-choice", game=game.own_name))


def kind_reading(game: Game, encoding: str) -> Kind:
    """The kind of a network that reads an encoding and is to play a game. Raises BadNetwork if none does."""
    kind_of(game)
    for kind in kinds_of(game):
        if kind.encoding == encoding:
            return kind
    raise BadNetwork("wrong-network", Said("programs.wrong-network", encoding=encoding, game=game.own_name))


def rules_of(game: Game, kind: Kind | None = None) -> Any:
    """What the compiled functions play a game by, for a network of a ``kind``; if not said, of the game's own."""
    return (kind or kind_of(game)).rules(game)


def scratch_of(game: Game) -> tuple[np.ndarray, ...]:
    """This thread's workspace for laying out the turns of a game."""
    return kind_of(game).scratch()


@cache
def throws(dice: int) -> tuple[np.ndarray, np.ndarray]:
    """All distinct rolls as rows of three numbers, a missing die 0, and the chance of each."""
    faces = np.zeros((len(rolls(dice)), 3), np.int64)
    chances = np.zeros(len(faces), np.float32)
    for row, (roll, ways) in enumerate(rolls(dice)):
        faces[row, :dice] = roll
        chances[row] = ways / 6**dice
    return faces, chances
