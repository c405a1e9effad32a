"""The recipe: one for all the games. What differs from game to game is how much there is to look at in a turn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from ..errors import BadOption
from ..exact import has_tables
from ..games import Game
from ..games.game import closest
from ..networks import kind_of
from ..saying import Said, quoted
from .field import EVERY_ROLL


@dataclass(frozen=True)
class Stage:
    """A part of the training."""

    share: float
    """Of the whole time."""
    games: int
    """Games side by side."""
    breadth: int
    """Rolls followed from each position for its targets; EVERY_ROLL takes the luck of the dice out of them."""
    steps: int
    """Steps of the optimiser for each turn of the games."""
    batch: int
    """Positions in a step."""
    memory: int
    """Steps draw their positions from the last so many turns."""
    averaging: float
    """How slowly the weights that play follow the weights that learn."""
    trace: float
    """How much of what surprises in a later turn reaches the one before it: λ of TD(λ)."""


@dataclass(frozen=True)
class Recipe:
    """How a network is trained: by temporal differences, from self-play with its own averaged weights."""

    stages: tuple[Stage, ...]
    width: int = 768
    layers: int = 3
    """Hidden layers: the first, and those that are added on top of it."""
    scout: int = 128
    """The width of a small network that learns the same and looks first; 0: there is none."""
    scout_layers: int = 1
    shortlist: int = 5
    """So many plays of each roll, the best by the scout's judgement, are judged by the network itself."""
    rate: float = 1e-3
    """The learning rate at the start; it falls to ``last_rate`` along half a cosine."""
    last_rate: float = 1e-5
    decay: float = 1e-5
    heat: float = 0.04
    """The noise on the values of plays, in points, in games that explore."""
    exploring: int = 0
    """One game in so many explores; 0: none does."""
    geometry: bool = True
    """Whether the inputs that see shots and blocks are used; without them only the men are seen."""
    tables: bool = False
    """Whether the tables of bearing off teach the ends of games, instead of the network's own opinion."""
    rows_a_roll: int = 48
    """Room for so many positions for each roll that is followed, on average over all of them."""
    most: int = 1024
    """Of more plays of one roll than this, a regular sample is looked at."""
    seconds: float = 600.0

    def rate_after(self, done: float) -> float:
        """The learning rate once so much of the time has passed."""
        falling = 0.5 * (1 + math.cos(math.pi * min(done, 1.0)))
        return self.last_rate + (self.rate - self.last_rate) * falling


QUICK = Stage(0.2, 65_536, 1, 4, 16_384, 16, 0.99, 0.8)
"""Everything is new: many games, one roll each, the luck of the dice evened out over many positions."""
SHARP = Stage(0.8, 8_192, EVERY_ROLL, 6, 16_384, 128, 0.995, 0.8)
"""Every roll of each position is followed: few positions, but without luck, so they are learnt from several times."""

_LONG_GAMES = replace(QUICK, share=0.3, memory=32, trace=0.9), replace(SHARP, share=0.7)
"""Where a game takes hundreds of turns, its end has a long way to its beginning."""
_UNSCOUTED = replace(_LONG_GAMES[0], share=0.4), replace(_LONG_GAMES[1], share=0.6)
"""Where nobody looks first, following every roll takes longer, and begins later."""
_MANY_PLAYS = replace(QUICK, share=0.4, games=32_768, steps=2), replace(SHARP, share=0.6, breadth=8)
"""Where a roll has a hundred plays and there are 56 rolls."""

COPYING = Stage(1.0, 32_768, 1, 16, 16_384, 2, 0.0, 0.0)
"""The teacher knows already: one roll of each position is enough, and everything it says is learnt about once."""

_HEAT_OF_ROUND = 0.4
"""In tokens; a round brings about ten."""

Part = TypeVar("Part", Recipe, Stage)


def recipe_for(game: Game, seconds: float, scale: float = 1.0) -> Recipe:
    """The recipe of a game. ``scale`` makes everything smaller, to try it out."""
    if game.dice == 3:
        recipe = Recipe(_MANY_PLAYS, width=384, scout=0, tables=True, rows_a_roll=192)
    elif game.widths:
        width = game.widths.get(game.variant, next(iter(game.widths.values())))
        recipe = Recipe((QUICK, SHARP), width=width, layers=4, tables=True)
    elif has_tables(game):
        recipe = Recipe(_UNSCOUTED, width=512, scout=0, tables=True)
    else:
        recipe = Recipe(_LONG_GAMES, width=512)
    if kind_of(game).unit > 1:  # a round, which is played for tokens
        recipe = replace(recipe, heat=_HEAT_OF_ROUND)
    return _scaled(replace(recipe, seconds=seconds), scale)


def copying_recipe_for(game: Game, seconds: float, scale: float = 1.0) -> Recipe:
    """The recipe by which a network of a game is copied; see :mod:`.copying`."""
    recipe = recipe_for(game, seconds)
    games = min(COPYING.games, recipe.stages[0].games)
    return _scaled(replace(recipe, stages=(replace(COPYING, games=games),), exploring=4), scale)


def _scaled(recipe: Recipe, scale: float) -> Recipe:
    if scale == 1.0:
        return recipe
    stages = tuple(
        replace(
            stage,
            games=max(16, int(stage.games * scale)),
            batch=max(16, int(stage.batch * scale)),
        )
        for stage in recipe.stages
    )
    return replace(recipe, stages=stages, width=max(32, int(recipe.width * scale**0.25)))


def adjusted(recipe: Recipe, settings: Mapping[str, str]) -> Recipe:
    """A recipe with some things done differently: ``rate``, ``width`` … and, for a stage by its number, ``1.share``.

    Stages whose share is 0 are left out. Raises BadOption for what is not in a recipe.
    """
    stages = list(recipe.stages)
    for name, value in settings.items():
        number, dot, of_stage = name.partition(".")
        if not dot:
            recipe = _with(recipe, name, value)
        elif number.isdecimal() and 1 <= int(number) <= len(stages):
            stages[int(number) - 1] = _with(stages[int(number) - 1], of_stage, value)
        else:
            raise BadOption("bad-recipe", Said("programs.no-such-stage", stages=len(stages), name=quoted(name)))
    return replace(recipe, stages=tuple(stage for stage in stages if stage.share > 0))


def _with(part: Part, name: str, value: str) -> Part:
    known = {field.name: getattr(part, field.name) for field in fields(part) if field.name != "stages"}
    if name not in known:
        raise BadOption("bad-recipe", closest("setting", name, known))
    try:
        return replace(part, **{name: _read(value, type(known[name]))})
    except ValueError:
        raise BadOption(
            "bad-recipe", Said("programs.bad-recipe-value", given=quoted(value), name=name, usual=str(known[name]))
        ) from None


def _read(value: str, kind: type) -> Any:
    if kind is bool:
        return {"yes": True, "no": False}[value] if value in ("yes", "no") else _refuse(value)
    return kind(value)


def _refuse(value: str) -> None:
    raise ValueError(value)
