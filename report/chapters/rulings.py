"""What each ruling changes: every option of every game against its default, the same players, the same dice.

Whether a ruling alters the balance is seen by what beginning is worth, in games from which the luck of the dice is
taken out; length and worth of a game are those of plain games. Both are compared game by game, since game *k* has the
same dice under every ruling until its length differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tablier import find_game
from tablier.dice import opening_throw, throw_of
from tablier.games import Game, Option
from tablier.games.unstacked.rules import NOBODY, play_roll, scratch, winner_of

from ..figures import Figure, mean
from ..playing import Setting, network_of, played
from . import Budget

FULL: Budget = {"seed": 1699, "games": 400, "lucky": 60, "lucky_garanguet": 40, "unstacked": 10_000}
QUICK: Budget = {"seed": 1699, "games": 6, "lucky": 2, "lucky_garanguet": 2, "unstacked": 100}

GAMES = (
    "unstacked", "garanguet", "trictrac", "trictrac-a-ecrire", "backgammon", "jacquet-de-versailles", "irish",
    "plakoto",
)  # fmt: skip
CHOSEN = {("trictrac-a-ecrire", "hole_limit"): (12,)}
"""Values to try where an option takes any number."""

UNPLAYED = (
    "marking", "touch_move", "players", "rounds", "refait", "rotation", "first_move", "queue_tokens", "bets", "cube",
    "crawford", "jacoby", "beavers", "automatic_doubles",
)  # fmt: skip
"""Options that no games were played for; the report says why not."""


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    found: list[dict[str, Any]] = []
    unplayed: list[dict[str, Any]] = []
    for name in GAMES:
        game = find_game(name)
        if game.plays_itself:
            found.append(_unclaimed(game, budget))
            continue
        standard = _measured(name, budget, jobs)
        found.append({"game": name, "option": None, "network": network_of(name), **_figures(standard)})
        for option, value in _alternatives(game):
            setting = f"{name}@{option.name}={_written(value)}"
            row = {"game": name, "option": option.name, "clause": option.clause, "value": value,
                   "default": option.default, "network": network_of(setting)}  # fmt: skip
            found.append({**row, **_compared(standard, _measured(setting, budget, jobs))})
        for preset in (
            preset for preset, values in game.presets.items() if len(values) > 1
        ):  # of one, it is the option
            setting = f"{name}@{preset}"
            row = {"game": name, "option": "preset", "clause": None, "value": preset,
                   "default": None, "network": network_of(setting)}  # fmt: skip
            found.append({**row, **_compared(standard, _measured(setting, budget, jobs))})
        unplayed += [
            {"game": name, "option": option.name, "clause": option.clause}
            for option in (*game.rule_options, *game.at_table)
            if option.name in UNPLAYED
        ]
    return {"rulings": found, "unplayed": unplayed}


def _alternatives(game: Game) -> Iterator[tuple[Option, Any]]:
    for option in game.rule_options:
        if option.name not in UNPLAYED:
            for value in CHOSEN.get((game.id, option.name), option.values):
                if value != option.default:
                    yield option, value


def _written(value: Any) -> str:
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _measured(setting: str, budget: Budget, jobs: int) -> tuple[np.ndarray, np.ndarray]:
    """Plain games, and games whose luck is known."""
    lucky = budget["lucky_garanguet" if find_game(setting).dice == 3 else "lucky"]
    return (
        played(Setting(setting), budget["games"], budget["seed"], jobs),
        played(Setting(setting, luck=True), lucky, budget["seed"], jobs),
    )


def _columns(measured: tuple[np.ndarray, np.ndarray]) -> dict[str, np.ndarray]:
    plain, lucky = measured
    side = 1 - 2 * lucky["beginner"].astype(float)
    won = np.where(plain["beginner"] == 0, plain["outcome"], -plain["outcome"])
    return {
        "beginning": side * (lucky["outcome"] - lucky["luck"]),
        "white": lucky["outcome"] - lucky["luck"],
        "beginner_wins": np.where(won > 0, 1.0, np.where(won < 0, 0.0, 0.5)),
        "length": plain["turns"].astype(float),
        "worth": np.abs(plain["outcome"]).astype(float),
        "drawn": (plain["outcome"] == 0).astype(float),
    }


def _figures(measured: tuple[np.ndarray, np.ndarray]) -> dict[str, Figure]:
    return {name: mean(values) for name, values in _columns(measured).items()}


def _compared(standard: tuple[np.ndarray, np.ndarray], other: tuple[np.ndarray, np.ndarray]) -> dict[str, Any]:
    before, after = _columns(standard), _columns(other)
    return {**_figures(other), "change": {name: mean(after[name] - before[name]) for name in before}}


def _unclaimed(game: Game, budget: Budget) -> dict[str, Any]:
    """Unstacked Draughts: claimed by hand, and nobody ever claims, against everything claimed."""
    games, seed = budget["unstacked"], budget["seed"]
    columns = {
        claimed: np.array([_thrown_out(game, claimed, seed, number) for number in range(games)], float)
        for claimed in (True, False)
    }

    def named(values: np.ndarray) -> dict[str, np.ndarray]:
        return {"beginner_wins": values[:, 0], "length": values[:, 1]}

    before, after = (named(columns[claimed]) for claimed in (True, False))
    return {
        "game": game.id, "option": "claims", "clause": "UD-9", "value": "unclaimed", "default": "auto",
        "network": None, **{name: mean(values) for name, values in after.items()},
        "change": {name: mean(after[name] - before[name]) for name in before},
    }  # fmt: skip


def _thrown_out(game: Game, claimed: bool, seed: int, number: int) -> tuple[bool, int]:
    """Whether the beginner wins a game, and after how many throws."""
    white, black = opening_throw(seed, number)
    beginner = 0 if white > black else 1
    position, uses = game.start(beginner).array(), scratch()
    throws = 0
    while True:
        a, b, _ = throw_of(seed, number, throws)
        throws += 1
        play_roll(position, 0, max(a, b), min(a, b), claimed, uses)
        winner = winner_of(position, 0)
        if winner != NOBODY:
            return winner == beginner, throws
