"""What three decisions are worth: leaving in Trictrac, the courier of Jacquet de Versailles, the doubling cube."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tablier import batch
from tablier.bots.matches import Stakes
from tablier.dice import opening_throw
from tablier.networks.turns import DRAWN
from tablier.spread import spread

from ..figures import mean, ratio
from ..playing import (
    DECIDES,
    LEAVES,
    NO_COURIER,
    PIECE,
    SHORTLIST,
    STAYS,
    TURN_LIMIT,
    Setting,
    played,
    search_of,
)  # fmt: skip
from . import Budget

FULL: Budget = {"seed": 1738, "leaving": 1000, "courier": 2000, "cube": 1500}
QUICK: Budget = {"seed": 1738, "leaving": 10, "courier": 10, "cube": 10}

MODERN = "backgammon@modern"


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    return {
        "leaving": _leaving(budget, jobs),
        "courier": _courier(budget, jobs),
        "cube": _cube(budget, jobs),
    }


# Leaving


def _leaving(budget: Budget, jobs: int) -> dict[str, Any]:
    """One who decides against one who does not, the same dice with the sides exchanged."""
    found = {}
    for game in ("trictrac", "trictrac-a-ecrire"):
        usual = played(Setting(game), budget["leaving"], budget["seed"], jobs)
        rows: dict[str, Any] = {
            "left": ratio(usual["leaves"], usual["holes_made"]),
            "left_a_game": mean(usual["leaves"]),
        }
        for other in (STAYS, LEAVES):
            one, exchanged = (
                played(Setting(game, sides), budget["leaving"] // 2, budget["seed"], jobs)
                for sides in ((DECIDES, other), (other, DECIDES))
            )
            rows[other] = {
                name: mean((one[column].astype(float) - exchanged[column]) / 2)
                for name, column in (("points", "outcome"), ("holes", "holes"))
            }
        found[game] = rows
    return found


# The courier


def _courier(budget: Budget, jobs: int) -> dict[str, Any]:
    with_one = played(Setting("jacquet-de-versailles"), budget["courier"], budget["seed"], jobs)
    without = played(Setting(NO_COURIER), budget["courier"], budget["seed"], jobs)
    freed = with_one[with_one["freed_first"] >= 0]
    side = 1 - 2 * freed["freed_first"].astype(float)
    began = freed["freed_first"] == freed["beginner"]
    columns = {
        "beginner_wins": lambda games: _beginner_wins(games),
        "length": lambda games: games["turns"].astype(float),
        "worth": lambda games: np.abs(games["outcome"]).astype(float),
        "plays": lambda games: games["plays"] / games["turns"],
    }
    return {
        "freed_first_points": mean(side * freed["outcome"]),
        "freed_first_wins": mean(side * freed["outcome"] > 0),
        "freed_first_began": mean(began),
        "freed_at": mean(freed["freed_at"]),
        "without": {name: mean(of(without)) for name, of in columns.items()},
        "change": {name: mean(of(without) - of(with_one)) for name, of in columns.items()},
    }


def _beginner_wins(games: np.ndarray) -> np.ndarray:
    won = np.where(games["beginner"] == 0, games["outcome"], -games["outcome"])
    found: np.ndarray = np.where(won > 0, 1.0, np.where(won < 0, 0.0, 0.5))
    return found


# The cube


class Money(NamedTuple):
    """Games of modern Backgammon for points, with a cube."""

    doubling: tuple[bool, bool] = (True, True)
    """Whether White and Black ever double; both answer a double alike."""
    jacoby: bool = False
    beavers: bool = False


CUBED = np.dtype([("points", float), ("beginner", np.int8), ("turns", np.int32), ("stake", np.int32),
                  ("doubles", np.int32), ("dropped", np.int8), ("beavers", np.int32)])  # fmt: skip


def _cube(budget: Budget, jobs: int) -> dict[str, Any]:
    def games(money: Money) -> np.ndarray:
        pieces = [range(first, min(first + PIECE, budget["cube"])) for first in range(0, budget["cube"], PIECE)]
        return np.concatenate(list(spread(partial(cubed, money, budget["seed"]), pieces, jobs=jobs)))

    usual, never = games(Money()), games(Money((False, False)))
    one, other = games(Money((True, False))), games(Money((False, True)))
    jacoby, beavers = games(Money(jacoby=True)), games(Money(beavers=True))

    def told(found: np.ndarray) -> dict[str, Any]:
        return {
            "stake": mean(found["stake"]), "doubles": mean(found["doubles"]), "dropped": mean(found["dropped"]),
            "worth": mean(np.abs(found["points"])), "length": mean(found["turns"]), "beavers": mean(found["beavers"]),
            "beginning": mean(np.where(found["beginner"] == 0, found["points"], -found["points"])),
        }  # fmt: skip

    names = ("worth", "length")

    def changed(found: np.ndarray, before: np.ndarray) -> dict[str, Any]:
        worth = np.abs(found["points"]) - np.abs(before["points"])
        return dict(zip(names, (mean(worth), mean(found["turns"] - before["turns"])), strict=True))

    return {
        "with": told(usual), "without": told(never), "jacoby": told(jacoby), "beavers": told(beavers),
        "change": {"with": changed(usual, never), "jacoby": changed(jacoby, usual), "beavers": changed(beavers, usual)},
        "right": mean((one["points"] - other["points"]) / 2),
    }  # fmt: skip


def cubed(money: Money, seed: int, numbers: range) -> np.ndarray:
    """Games for points: doubled, taken and dropped by the levels' formula, from the network's own chances."""
    search = search_of(MODERN)
    game = search.game
    found = np.zeros(len(numbers), CUBED)
    found["stake"] = 1
    thrown = np.array([opening_throw(seed, number) for number in numbers])
    found["beginner"] = thrown[:, 0] < thrown[:, 1]
    owner = np.full(len(numbers), -1)
    now = batch.start(game, len(numbers))
    now["turn"] = found["beginner"]
    going = np.arange(len(numbers))
    for turn in range(TURN_LIMIT):
        if turn:
            going = _before_throws(money, now, owner, found, going)
            if not len(going):
                break
        dice = batch.roll(game, going + numbers.start, turn, seed) if turn else thrown
        rolls = np.array([search.roll_number(tuple(row)) for row in dice.tolist()])
        turns = search.replies(now[going], np.arange(len(going)), rolls, None, SHORTLIST)
        taken = search.best(turns)
        side = 1 - 2 * now["turn"][going].astype(int)
        outcomes = turns.outcomes[taken].astype(int)
        over = outcomes != 0
        outcomes[outcomes == DRAWN] = 0
        if money.jacoby:
            outcomes = np.where(owner[going] < 0, np.sign(outcomes), outcomes)
        found["turns"][going] += 1
        found["points"][going[over]] = (outcomes * side * found["stake"][going])[over]
        now[going] = turns.rows[taken]
        going = going[~over]
        if not len(going):
            break
    return found


def _before_throws(money: Money, now: Any, owner: np.ndarray, found: np.ndarray, going: np.ndarray) -> np.ndarray:
    """Let whoever may and should double do so; the games that go on after that."""
    chances = search_of(MODERN).judge(now[going], len(going)).astype(float)
    dropped = []
    for at, game in enumerate(going):
        me = int(now["turn"][game])
        if owner[game] == 1 - me or not money.doubling[me]:
            continue
        stakes = Stakes(owner=None if owner[game] < 0 else 0, live=True, jacoby=money.jacoby)
        seen = chances[at : at + 1]
        if found["stake"][game] >= 64 or not stakes.doubles(seen):
            continue
        found["doubles"][game] += 1
        answer = stakes.once_doubled(seen)
        if answer < -1:
            found["points"][game] = (1 - 2 * me) * found["stake"][game]
            found["dropped"][game] = 1
            dropped.append(at)
            continue
        found["stake"][game] *= 2
        owner[game] = 1 - me
        if money.beavers and answer > 0:
            found["stake"][game] *= 2
            found["beavers"][game] += 1
    return np.delete(going, dropped)
