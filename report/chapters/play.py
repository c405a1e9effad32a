"""How the games go: what beginning is worth, how long they last, how many plays there are, how much is luck."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tablier import batch, find_game
from tablier.dice import rolls
from tablier.games.unstacked.game import Unstacked
from tablier.games.unstacked.solve import solve

from ..figures import exact, mean, ratio, spread
from ..playing import Setting, network_of, played
from . import Budget

FULL: Budget = {"seed": 1660, "games": 400, "lucky": 24, "lucky_garanguet": 12, "unstacked": 100_000}
QUICK: Budget = {"seed": 1660, "games": 10, "lucky": 2, "lucky_garanguet": 2, "unstacked": 1000}

GAMES = ("garanguet", "trictrac", "trictrac-a-ecrire", "backgammon", "backgammon@modern", "jacquet-de-versailles",
         "irish", "plakoto")  # fmt: skip
_PARTS = (5, 25, 50, 75, 95)
_BINS = 40


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    games = {"unstacked": _unstacked(budget)}
    for name in GAMES:
        games[name] = _measured(name, budget, jobs)
    return {"games": games}


def _measured(name: str, budget: Budget, jobs: int) -> dict[str, Any]:
    plain = played(Setting(name), budget["games"], budget["seed"], jobs)
    lucky_games = budget["lucky_garanguet" if find_game(name).dice == 3 else "lucky"]
    lucky = played(Setting(name, luck=True), lucky_games, budget["seed"] + 1_000_000, jobs)
    side = 1 - 2 * lucky["beginner"].astype(float)
    won = np.where(plain["beginner"] == 0, plain["outcome"], -plain["outcome"])
    worth = np.abs(plain["outcome"])
    return {
        "network": network_of(name),
        "beginning": mean(side * (lucky["outcome"] - lucky["luck"])),
        "beginner_wins": mean(np.where(won > 0, 1.0, np.where(won < 0, 0.0, 0.5))),
        "length": mean(plain["turns"]),
        **_shape(plain["turns"]),
        "plays": ratio(plain["plays"], plain["turns"]),
        "choices": ratio(plain["choices"], plain["turns"]),
        "worth": mean(worth),
        "drawn": mean(worth == 0),
        "double": mean(worth == 2) if not name.startswith("trictrac-") else None,
        "triple": mean(worth == 3) if not name.startswith("trictrac-") else None,
        "result_spread": spread(plain["outcome"]),
        "luck_a_throw": _root(ratio(lucky["luck_squared"], lucky["turns"])),
        "luck_size": ratio(lucky["luck_size"], lucky["turns"]),
        "luck_a_game": spread(lucky["luck"]),
        "without_luck": spread(lucky["outcome"] - lucky["luck"]),
    }


def _unstacked(budget: Budget) -> dict[str, Any]:
    game, solution = Unstacked(), solve()
    start = game.start(0)
    turns = batch.playouts(game, budget["unstacked"], budget["seed"])[:, 2]
    values = [(roll, ways, _after(game, solution, roll)) for roll, ways in rolls(2)]
    average = sum(ways * value for _, ways, value in values) / 36
    variance = sum(ways * (value - average) ** 2 for _, ways, value in values) / 36
    return {
        "network": None,
        "beginning": exact(2 * solution.win(start) - 1),
        "beginner_wins": exact(solution.win(start)),
        "length": exact(solution.throws(start)),
        **_shape(turns),
        "plays": exact(1), "choices": exact(0), "worth": exact(1), "drawn": exact(0), "double": None, "triple": None,
        "first_throw_luck": exact(math.sqrt(variance)),
        "first_throws": [{"roll": "-".join(map(str, roll)), "value": exact(value)} for roll, _, value in values],
    }  # fmt: skip


def _after(game: Unstacked, solution: Any, roll: tuple[int, ...]) -> float:
    """What a first throw is worth to whoever makes it."""
    (play,) = game.plays(game.start(0), roll)
    return float(1 - 2 * solution.win(play.position))


def _shape(turns: np.ndarray) -> dict[str, Any]:
    counts, edges = np.histogram(turns, bins=_BINS, range=(0, float(np.percentile(turns, 99.5)) + 1))
    return {
        "length_parts": {str(part): float(np.percentile(turns, part)) for part in _PARTS},
        "length_histogram": {"edges": [round(float(edge), 2) for edge in edges], "counts": counts.tolist()},
        "length_longest": int(turns.max()),
    }


def _root(squares: dict[str, Any]) -> dict[str, Any]:
    """The root of a mean square, and its interval."""
    value = math.sqrt(squares["value"])
    return {"value": value, "interval": squares["interval"] / (2 * value), "n": squares["n"]}
