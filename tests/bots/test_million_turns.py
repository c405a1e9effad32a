"""Bots of every level at the table, for a million turns: whatever they do is legal, in every game and under every rule.

A turn is a throw and what is done with it. The referee refuses what is not allowed, so nothing need be checked here but
that nothing is refused; one match in four is then replayed from its record, act by act, by another referee.
"""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest

from tablier import Phase, Table
from tablier.bots import make

TURNS = 1_000_000
SLICES = 50
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("backgammon@modern", {"cube": True, "match": 5}),
    ("trictrac", {}),
    ("garanguet", {}),
    ("backgammon", {}),
    ("jacquet-de-versailles", {}),
    ("unstacked", {"claims": "manual"}),
    ("backgammon@house", {}),
    ("trictrac", {"marking": "manual"}),
    ("trictrac-a-ecrire", {"rounds": 2}),
    ("trictrac", {"old_jans": True, "stakes": "quadruple"}),
    ("unstacked", {}),
)
BOTS = ("random", "novice", "greedy", "random", "amateur", "greedy", "player", "random", "expert", "greedy")
"""Those that think least sit down most often; the strongest has a game of its own in every slice."""
MASTER_TURNS = 60
REPLAYED = 4
"""One match in so many is replayed."""


def play(table: Table, names: tuple[str, str], seed: int, turns: int) -> int:
    """Play a match, or so many turns of it; how many were made."""
    bots = make(names[0], seed), make(names[1], seed + 1)
    made = 0
    while table.phase is not Phase.OVER and made < turns:
        # Where nothing is left to choose, a throw is played by itself.
        made += table.phase is Phase.PLAY or (table.phase is Phase.THROW and table.game.family == "unstacked")
        bots[table.player or 0].choose(table)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SLICES))
def test_a_million_turns_without_an_illegal_play(part: int) -> None:
    wanted, made, seed = TURNS // SLICES, 0, 1000 * part
    tables, pairs = cycle(TABLES), cycle(zip(BOTS, islice(cycle(BOTS), 3 + part % 5, None), strict=False))
    for _ in range(part % len(TABLES)):
        next(tables)
    game, options = next(tables)
    made += play(Table(game, seed=seed, **options), ("master", "novice"), seed, MASTER_TURNS)
    while made < wanted:
        game, options = next(tables)
        seed += 1
        table = Table(game, seed=seed, **options)
        made += play(table, next(pairs), seed, wanted - made)
        if seed % REPLAYED == 0:
            assert table.record().replay().events == table.events
    assert made == wanted
