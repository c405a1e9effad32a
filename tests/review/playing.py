"""Matches to be reviewed, played by bots."""

from __future__ import annotations

from functools import cache

from tablier import Record, Table
from tablier.bots import make
from tablier.table import Phase

ACTS = 3000


@cache
def played(
    game: str, white: str = "novice", black: str = "expert", seed: int = 1, games: int = 1, **options: object
) -> Record:
    """The record of so many games between two bots, or of a match, if it ends before."""
    table = Table(game, seed=seed, **options)  # type: ignore[arg-type]
    bots = make(white, 1), make(black, 2)
    for _ in range(ACTS):
        done = table.phase is Phase.OVER or (table.phase is Phase.BETWEEN and len(table.results) >= games)
        if done:
            break
        bots[table.player or 0].choose(table)
    return table.record()
