"""The best opening plays: every first throw, its best play and the next best, with what they are worth.

The plays that look best two turns ahead are rolled out: so many trials of eight turns each, luck taken out as it comes,
and the network's judgement at the end of them. What a play is worth is said for whoever makes it, in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from tablier import find_game
from tablier.bots.levels import margin_in
from tablier.bots.rollouts import DEPTH, trials_of, worth
from tablier.dice import rolls
from tablier.games import Play, Position
from tablier.spread import spread

from ..figures import mean
from ..playing import network_of, opening_is_played, search_of
from . import Budget

FULL: Budget = {"seed": 1818, "trials": 12, "trials_garanguet": 12, "rolls": 56, "candidates": 2}
QUICK: Budget = {"seed": 1818, "trials": 2, "trials_garanguet": 2, "rolls": 1, "candidates": 2}

GAMES = ("garanguet", "trictrac", "backgammon", "backgammon@modern", "jacquet-de-versailles")
_KEEP = 8
"""How many plays are looked at two turns ahead."""


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in GAMES:
        game = find_game(name)
        thrown = [roll for roll, _ in rolls(game.dice) if not _never_first(name, roll)][: budget["rolls"]]
        trials = budget["trials_garanguet" if game.dice == 3 else "trials"]
        work = partial(best_plays, name, trials, budget["candidates"], budget["seed"])
        found[name] = {
            "network": network_of(name),
            "trials": trials,
            "opening_played": opening_is_played(game),
            "rolls": list(spread(work, thrown, jobs=jobs)),
        }
    return {"depth": DEPTH, "games": found}


def _never_first(name: str, roll: tuple[int, ...]) -> bool:
    """Whether the throw for the beginning is the first played: then it is no double."""
    return opening_is_played(find_game(name)) and len(set(roll)) == 1


def best_plays(name: str, trials: int, candidates: int, seed: int, roll: tuple[int, ...]) -> dict[str, Any]:
    """The best plays of a first throw, the best first."""
    game, search = find_game(name), search_of(name)
    start = game.start(0)
    turns = search.look(start.array(), search.roll_number(roll))
    values = search.look_twice(turns, _KEEP, margin_in(search))
    chosen = np.argsort(-values, kind="stable")[:candidates]
    written = _written(game.plays(start, roll))
    plays: list[dict[str, Any]] = []
    for row in chosen:
        after = turns.rows[int(row) : int(row) + 1]
        chances = trials_of(search, after, range(trials), DEPTH, seed)
        worths = -search.kind.unit * worth(chances)
        plays.append({"play": written[_key(after)], "worth": mean(worths), "_each": worths})
    plays.sort(key=lambda play: -play["worth"]["value"])
    best = plays[0]
    told = [
        {"play": play["play"], "worth": play["worth"], "behind": mean(best["_each"] - play["_each"])} for play in plays
    ]
    return {"roll": "-".join(map(str, roll)), "count": len(values), "plays": told}


def _written(plays: Sequence[Play]) -> dict[bytes, str]:
    return {_key(play.position): play.notation for play in plays}


def _key(position: Any) -> bytes:
    record = position.array() if isinstance(position, Position) else position
    men: bytes = record["men"].tobytes()
    return men
