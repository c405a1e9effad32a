"""Bots that play in many positions at once: a turn of each, on the processor or on a CUDA card.

A batch has no tables, so a bot is shown what may come of each throw: every play and, where there is such a choice,
leaving, or the points that may be broken up. That is what the levels look at in any case.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from ..batch import apply
from ..batch.arrays import Numbers, Records, check_positions, check_rolls, find, on_cuda
from ..compiled import rule
from ..counts import check_counts, check_seed
from ..dice import random_words, take_choice
from ..errors import BadOption
from ..games import Game, family_of
from ..games.game import closest
from ..networks import network_for
from ..networks.kinds import kinds_of, throws
from .levels import LEVEL_BOTS, LevelBot
from .search import Search, Turns

PLAYERS = ("random", *LEVEL_BOTS)
"""Who plays in batches. The simple bot thinks at a table."""

CHOICE, COIN = 3, 4
"""Which random numbers of a turn choose at random, and which say who won the throw for breaking a point."""
_AT_ONCE = 1 << 11
"""Positions whose turns are laid out together: enough for the network, few enough for the memory."""


def play_turns(
    game: Game | str, bot: str, positions: Records, rolls: Numbers, *, seed: int = 0, turn: int = 0,
    device: str | None = None,
) -> Any:  # fmt: skip
    """Let a bot play a whole turn in each position: the positions after it, where the arrays lie.

    ``bot`` is ``"random"``, for whom all that may come of a throw is equally likely, or one of the levels, made with
    ``seed``. With ``turn``, the number of the turn, chance is another every time. In Trictrac everything is marked, and
    who may leave chooses; where tables are bound in Backgammon the throw is not played: a point is broken up by whoever
    wins the throw for it, and the same player is to throw again. Positions of games that are over are not to be played
    on. On a card, where PyTorch or CuPy multiplies, positions, plays and judgements stay there; only ``master``'s looks
    ahead are laid out on the processor. Raises UnknownGame or BadOption.
    """
    chosen = find(game)
    if bot not in PLAYERS:
        raise BadOption("unknown-bot", closest("bot", str(bot), PLAYERS))
    check_seed(seed)
    check_counts(turn=turn)
    card = on_cuda(device, positions, rolls)
    records = check_positions(chosen, positions, card)
    dice = check_rolls(chosen, records, rolls, card)
    if not kinds_of(chosen):
        return apply(chosen, records, dice, np.zeros(len(records), np.int64), device="cuda" if card else "cpu")
    numbers = _numbers(chosen, np.asarray(dice))
    coins = drawn(seed, turn, COIN, np.full(len(records), 2)).astype(np.int8)
    if card:
        from . import cards

        return cards.play_turns(chosen, bot, records, numbers, coins, seed, turn)
    return played(chosen, player(chosen, bot, seed), records, numbers, coins, turn)


def player(game: Game, name: str, seed: int) -> TurnPlayer:
    """A bot as a batch asks it."""
    return Gambler(game, seed) if name == "random" else Thinker(game, LEVEL_BOTS[name](seed))


class Gambler:
    """Anything that may come of a throw."""

    def __init__(self, game: Game, seed: int) -> None:
        self.search = Search(game, network_for(game))
        self._seed = seed

    def best(self, records: np.ndarray, numbers: np.ndarray, coins: np.ndarray, first: int, turn: int) -> np.ndarray:
        laid = self.search.lay_out(records, np.arange(len(records)), numbers, coins)
        found: np.ndarray = laid.rows[laid.begins + drawn(self._seed, turn, CHOICE, laid.counts, first)]
        return found


class Thinker:
    """Whatever seems best to a level."""

    def __init__(self, game: Game, bot: LevelBot) -> None:
        self.bot, self.search = bot, bot.search(game)
        self._counted = family_of(game).sense.counted

    def best(self, records: np.ndarray, numbers: np.ndarray, coins: np.ndarray, first: int, turn: int) -> np.ndarray:
        turns = self.search.turns(records, np.arange(len(records)), numbers, coins)
        found = np.empty_like(records)
        for task in range(len(records)):
            own = _single(turns, task)
            told = own.rows.copy()
            for part, most in self._counted.items():
                told[part] = np.minimum(told[part], most)
            values = self.bot.looked_ahead(self.search, own)
            found[task] = own.rows[self.bot.preferred(self.search.game, told, values)]
        return found


TurnPlayer = Gambler | Thinker


def played(
    game: Game, who: TurnPlayer, records: np.ndarray, numbers: np.ndarray, coins: np.ndarray, turn: int
) -> np.ndarray:
    """The positions after a turn of each on the processor."""
    found = np.empty_like(records)
    for begin in range(0, len(records), _AT_ONCE):
        some = slice(begin, begin + _AT_ONCE)
        found[some] = who.best(records[some], numbers[some], coins[some], begin, turn)
    return found


def _single(turns: Turns, task: int) -> Turns:
    """A task by itself."""
    own = turns.of(task)
    return Turns(
        turns.rows[own], turns.outcomes[own], turns.same[own], turns.chances[own], turns.values[own],
        np.zeros(1, np.int64), turns.counts[task : task + 1], turns.signs[task : task + 1],
    )  # fmt: skip


def _numbers(game: Game, dice: np.ndarray) -> np.ndarray:
    """Where each roll stands among all rolls."""
    faces, _ = throws(game.dice)
    known = np.zeros((7,) * game.dice, np.int64)
    for number, roll in enumerate(faces[:, : game.dice]):
        for order in permutations(map(int, roll)):
            known[order] = number
    numbers: np.ndarray = known[tuple(dice.T)]
    return numbers


def drawn(seed: int, turn: int, stream: int, counts: np.ndarray, first: int = 0) -> np.ndarray:
    """A choice among so many for each position, the first of which has the number ``first``."""
    found = np.empty(len(counts), np.int64)
    draw_all(seed, turn, stream, np.ascontiguousarray(counts, np.int64), first, found)
    return found


@rule
def draw_all(seed: int, turn: int, stream: int, counts: np.ndarray, first: int, found: np.ndarray) -> None:
    for k in range(len(counts)):
        word, _, _, _ = random_words(seed, first + k, turn, stream)
        found[k], _ = take_choice(word, counts[k])
