"""Exact knowledge of how games end: tables of bearing off, for games whose family works them out."""

from __future__ import annotations

from typing import Any

from ..games import Game, family_of
from ..kinds import declared


@declared
def bear_off(game: Game) -> Any:
    """The tables of a game, built if they are not kept yet; None where there are none."""
    tables = family_of(game).tables
    return None if tables is None else tables.bear_off(game)


@declared
def has_tables(game: Game) -> bool:
    """Whether there are tables for a game, built already or not."""
    return family_of(game).tables is not None


@declared
def is_built(game: Game) -> bool:
    """Whether nothing is left to be built."""
    tables = family_of(game).tables
    return tables is None or tables.is_built(game)


__all__ = ["bear_off", "has_tables", "is_built"]
