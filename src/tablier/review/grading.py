"""How well somebody plays, said by whom of the bots one would be taken for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bots.levels import LEVELS
from ..games import find_game
from ..networks import network_for
from .asking import BREAK, PLAY, STAY

if TYPE_CHECKING:
    from .verdicts import Decision

LEAST = 10
"""Nobody is graded by fewer decisions that were not plain."""
_MEASURED = (PLAY, STAY, BREAK)
"""The kinds of decisions that the levels were measured by: those that every game of its kind has."""


def grade(game_id: str, decisions: Sequence[Decision]) -> str | None:
    """The level whose decisions cost about as much as these, the weaker of two as near; None where there is no saying.

    There is none of a game whose levels were not measured, nor by few decisions.
    """
    own = [one for one in decisions if one.counted and one.kind in _MEASURED]
    game = find_game(game_id)
    if len(own) < LEAST or not game.costs:
        return None
    costs = game.costs[network_for(game).game.partition("@")[2]]
    mean = sum(one.cost_in_points for one in own) / len(own)
    nearest = min(range(len(costs)), key=lambda number: abs(costs[number] - mean))
    return LEVELS[nearest].name
