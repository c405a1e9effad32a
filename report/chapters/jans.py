"""Trictrac: how often each jan occurs, and what it brings."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from tablier.games.trictrac.game import scratch
from tablier.games.trictrac.jans import CLAUSES, JAN, KINDS, POINTS, TO_OPPONENT, score_roll
from tablier.spread import spread

from ..figures import mean, ratio
from ..playing import PIECE, Setting, game_of, play
from . import Budget

FULL: Budget = {"seed": 1738, "games": 1000}
QUICK: Budget = {"seed": 1738, "games": 10}

GAMES = ("trictrac", "trictrac@old_jans=true")
_OLD = ("rencontre", "pile", "conserve-pile", "margot")


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    tallies, games, played = [], [], []
    for name in GAMES:
        pieces = [range(first, min(first + PIECE, budget["games"])) for first in range(0, budget["games"], PIECE)]
        parts = list(spread(partial(tallied, name, budget["seed"]), pieces, jobs=jobs))
        tallies.append(np.concatenate([part[0] for part in parts]))
        played.append(np.concatenate([part[1] for part in parts]))
        games.append(name)
    told = []
    for kind, name in enumerate(KINDS):
        which = 1 if name in _OLD else 0
        occurred, points = tallies[which][:, kind, 0], tallies[which][:, kind, 1]
        told.append({
            "jan": name, "clause": CLAUSES[kind], "old": bool(which),
            "a_game": mean(occurred), "points": ratio(points, occurred), "points_a_game": mean(points),
            "to_other": kind_goes_to_other(name),
        })  # fmt: skip
    whole = tallies[0]
    throws = played[0]["turns"]
    return {
        "jans": told, "throws": mean(throws),
        "points_a_throw": ratio(whole[:, :, 1].sum(axis=1), throws),
        "worth_nothing": ratio(throws - whole[:, 0, 2], throws),
    }  # fmt: skip


def kind_goes_to_other(name: str) -> bool:
    """Whether the roller's opponent marks a jan."""
    return name.startswith(("false-hit", "contre-", "margot", "helpless"))


def tallied(name: str, seed: int, numbers: range) -> tuple[np.ndarray, np.ndarray]:
    """By game and jan: how often, and how many points; in the first jan's third place, the throws worth anything."""
    tally = np.zeros((len(numbers), len(KINDS), 3))
    rulings = game_of(name).playout_rulings  # type: ignore[attr-defined]
    ways, jans = scratch()

    def watch(positions: Any, dice: np.ndarray, games: np.ndarray, _turns: np.ndarray) -> None:
        for at, (a, b) in enumerate(dice.tolist()):
            size, *_ = score_roll(rulings, positions, at, a, b, ways, jans)
            game = int(games[at]) - numbers.start
            for row in jans[:size]:
                assert bool(row[TO_OPPONENT]) == kind_goes_to_other(KINDS[int(row[JAN])])
                tally[game, int(row[JAN]), 0] += 1
                tally[game, int(row[JAN]), 1] += row[POINTS]
            tally[game, 0, 2] += size > 0

    played = play(Setting(name), seed, numbers, watch)
    return tally, played
