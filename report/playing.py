"""Many games played by a network with itself, side by side: what every chapter counts.

A player looks one turn ahead: the scout of the game's network sees every play of the throw, the network judges the
four that the scout likes best, and the best of those is played. Nobody misjudges on purpose and nobody looks further,
so that thousands of games take seconds. Dice depend on the seed, the number of the game and the number of the turn
alone: game *k* of one setting is thrown as game *k* of another, which is what makes them comparable.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from tablier import batch, find_game
from tablier.bots.search import Search, Turns
from tablier.dice import opening_throw
from tablier.games import Game
from tablier.games.race.jacquet import JacquetDeVersailles
from tablier.games.race.ruleset import Ruleset
from tablier.networks import network_for
from tablier.networks.turns import DRAWN
from tablier.spread import spread

SHORTLIST = 4
PIECE = 100
"""Games played side by side, whatever the number of processes: so that all add up the same numbers."""
PIECE_WITH_LUCK = {2: 20, 3: 4}
"""The same where every throw is looked at, by the number of dice."""
TURN_LIMIT = 3000
"""A game that lasts longer counts as drawn."""
COINS = 1
"""Added to the seed for the coins that decide who names a point to break."""

NO_COURIER = "jacquet-de-versailles without its courier"
DECIDES, STAYS, LEAVES = "decides", "stays", "leaves"

PLAYED = np.dtype(
    [
        ("beginner", np.int8), ("outcome", np.int16), ("turns", np.int32), ("choices", np.int32), ("plays", np.int64),
        ("luck", float), ("luck_squared", float), ("luck_size", float), ("holes", np.int16), ("leaves", np.int32),
        ("holes_made", np.int32), ("freed_first", np.int8), ("freed_at", np.int32),
    ]
)  # fmt: skip
"""A game: who began (0 White, 1 Black); what White won; throws; throws with a choice; plays to choose from, summed up;
White's luck in points, the squares and sizes of the luck of all throws; White's lead in holes; how often somebody left;
after how many throws a hole could be left on; who first freed his courier (-1: nobody), and at which throw."""

Watch = Callable[[Any, np.ndarray, np.ndarray, np.ndarray], None]
"""Told before each turn: the positions, the dice, the numbers of the games, and of the turn in each."""


class Setting(NamedTuple):
    """What is played, and by whom."""

    game: str
    """Its id, or :data:`NO_COURIER`."""
    leaving: tuple[str, str] = (DECIDES, DECIDES)
    """How White and Black decide after a hole in Trictrac."""
    luck: bool = False
    """Whether the luck of every throw is looked at."""


class _WithoutCourier(JacquetDeVersailles):
    """Jacquet de Versailles, but any number of men may be on their way from the beginning."""

    def ruleset(self) -> Ruleset:
        return super().ruleset()._replace(courier=False)


@cache
def game_of(name: str) -> Game:
    return _WithoutCourier() if name == NO_COURIER else find_game(name)


@cache
def search_of(name: str) -> Search:
    game = game_of(name)
    return Search(game, network_for(game))


def network_of(name: str) -> str:
    """Which network plays."""
    return network_for(game_of(name)).game


def opening_is_played(game: Game) -> bool:
    """Whether the throw for the beginning is the first to be played."""
    rules = getattr(game, "rules", None)
    return True if rules is None else bool(rules.opening_played)


def played(setting: Setting, games: int, seed: int, jobs: int = 1) -> np.ndarray:
    """So many games, a record of PLAYED each, the same however many processes share them."""
    piece = PIECE_WITH_LUCK[game_of(setting.game).dice] if setting.luck else PIECE
    pieces = [range(first, min(first + piece, games)) for first in range(0, games, piece)]
    return np.concatenate(list(spread(partial(play, setting, seed), pieces, jobs=jobs)))


def play(setting: Setting, seed: int, numbers: range, watch: Watch | None = None) -> np.ndarray:
    """The games of these numbers, side by side."""
    search, game = search_of(setting.game), game_of(setting.game)
    found = np.zeros(len(numbers), PLAYED)
    found["freed_first"] = -1
    thrown = np.array([opening_throw(seed, number) for number in numbers])
    found["beginner"] = thrown[:, 0] < thrown[:, 1]
    now = batch.start(game, len(numbers))
    now["turn"] = found["beginner"]
    going = np.arange(len(numbers))
    for turn in range(TURN_LIMIT):
        games = going + numbers.start
        dice = batch.roll(game, games, turn, seed)
        opening = turn == 0 and opening_is_played(game)
        if opening:
            dice = thrown[going]
        coins = (batch.roll(game, games, turn, seed + COINS)[:, 0] % 2).astype(np.int8)
        if watch is not None:
            watch(now[going], dice, games, found["turns"][going])
        rolls = np.array([search.roll_number(tuple(row)) for row in dice.tolist()])
        taken, turns = _choose(search, now[going], rolls, coins, setting, opening, found, going)
        player = now["turn"][going]
        found["turns"][going] += 1
        rows, outcomes = turns.rows[taken], turns.outcomes[taken].astype(np.int16)
        outcomes[outcomes == DRAWN] = 0
        over = turns.outcomes[taken] != 0
        found["outcome"][going[over]] = np.where(player == 0, outcomes, -outcomes)[over]
        if "freed" in now.dtype.names:
            _see_couriers(found, going, player, now[going]["freed"], rows["freed"], turn)
        now[going] = rows
        going = going[~over]
        if not len(going):
            break
    if "holes" in now.dtype.names:
        found["holes"] = now["holes"][:, 0] - now["holes"][:, 1]
    return found


def _choose(
    search: Search, positions: Any, rolls: np.ndarray, coins: np.ndarray, setting: Setting, opening: bool,
    found: np.ndarray, going: np.ndarray,
) -> tuple[np.ndarray, Turns]:  # fmt: skip
    """The rows taken; the plays there were, and, if asked for, the luck of the throws, are added to what is found."""
    size, every = len(positions), len(search.weights)
    places = np.arange(size)
    if setting.luck:
        turns = search.replies(
            positions, np.repeat(places, every), np.tile(np.arange(every), size), np.repeat(coins, every), SHORTLIST
        )
        tasks = places * every + rolls
    else:
        turns = search.replies(positions, places, rolls, coins, SHORTLIST)
        tasks = places
    if "holes" in positions.dtype.names:
        _decide_leaving(turns, positions, tasks, setting.leaving, found, going)
    best = search.best(turns)
    if setting.luck:
        chances = search.weights.astype(float).copy()
        if opening:
            chances[search.doubles] = 0
            chances /= chances.sum()
        values = turns.values[best].astype(float).reshape(size, every)
        lucky = values[places, rolls] - values @ chances
        found["luck"][going] += np.where(positions["turn"] == 0, lucky, -lucky)
        found["luck_squared"][going] += lucky**2
        found["luck_size"][going] += np.abs(lucky)
    counts = turns.counts[tasks]
    found["plays"][going] += counts
    found["choices"][going] += counts > 1
    taken = best[tasks]
    if "holes" in positions.dtype.names:
        left = _may_leave(turns, positions, tasks) & (taken == turns.begins[tasks] + counts - 1)
        found["leaves"][going] += left
    return taken, turns


def _may_leave(turns: Turns, positions: Any, tasks: np.ndarray) -> np.ndarray:
    """Whether the last row of each task is leaving: the thrower has made a hole by this throw, and is asked."""
    last = turns.begins[tasks] + turns.counts[tasks] - 1
    player = positions["turn"]
    at = np.arange(len(tasks))
    made = turns.rows["holes"][last, player] > positions["holes"][at, player]
    asked: np.ndarray = made & (turns.same[last] != 0) & (turns.counts[tasks] > 1)
    return asked


def _decide_leaving(
    turns: Turns, positions: Any, tasks: np.ndarray, leaving: tuple[str, str], found: np.ndarray,
    going: np.ndarray,
) -> None:  # fmt: skip
    """Take the choice from those who always stay, or always leave."""
    asked = _may_leave(turns, positions, tasks)
    found["holes_made"][going] += asked
    for at in np.flatnonzero(asked):
        how = leaving[int(positions["turn"][at])]
        if how != DECIDES:
            rows = turns.of(int(tasks[at]))
            turns.values[rows.stop - 1] = np.inf if how == LEAVES else -np.inf


def _see_couriers(
    found: np.ndarray, going: np.ndarray, player: np.ndarray, before: np.ndarray, after: np.ndarray, turn: int
) -> None:
    at = np.arange(len(going))
    first = (after[at, player] != 0) & (before.sum(axis=1) == 0) & (found["freed_first"][going] < 0)
    found["freed_first"][going[first]] = player[first]
    found["freed_at"][going[first]] = turn + 1
