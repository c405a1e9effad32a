"""Playing on: settling a play, and whole games at random."""

from __future__ import annotations

from ...board import BLACK, MEN, OFF, PATH, WHITE
from ...compiled import rule
from ...dice import random_words, take_choice, take_die
from ..race.moves import LOW_POINTS
from ..race.playout import opening_throw
from .jans import keep_legal, score_roll
from .marking import leave, mark, new_setting, stakes_won
from .movement import HIGH, LOW
from .state import Rulings

NOBODY = -1
TURN_LIMIT = 100_000

_THROW = 0


@rule
def settle(rulings: Rulings, positions, i, a, b, low, high):
    """Make a play of ``a`` and ``b`` the position and pass the turn; after the last man's exit, begin a new setting.

    Under ``old_jans`` the first throw of a setting is remembered for one turn (T-12, T-36).
    """
    position = positions[i]
    men = position["men"]
    player = position["turn"]
    opens = rulings.old_jans and position["rolls"][0] == 0 and position["rolls"][1] == 0
    position["first"][0] = max(a, b) if opens else 0
    position["first"][1] = min(a, b) if opens else 0
    for field in range(LOW_POINTS):
        men[player, field] = (low >> (4 * field)) & 0xF
    for field in range(LOW_POINTS, PATH):
        men[player, field] = (high >> (4 * (field - LOW_POINTS))) & 0xF
    position["rolls"][player] += 1
    if men[player, OFF] == MEN:
        new_setting(positions, i, player)
    else:
        position["turn"] = 1 - player


@rule
def playout(rulings: Rulings, positions, i, opening, seed, game, ways, events):
    """Play an ordinary game to its end, everything marked, plays and leaving at random: ``(winner, points, rolls)``."""
    position = positions[i]
    a = 0
    b = 0
    if opening:
        a, b = opening_throw(seed, game)
        position["turn"] = WHITE if a > b else BLACK
    for turn in range(TURN_LIMIT):
        player = position["turn"]
        word, word_1, word_2, _ = random_words(seed, game, turn, _THROW)
        if turn > 0 or not opening:
            a, word = take_die(word)
            b, word = take_die(word)
        _, mine, theirs, count = score_roll(rulings, positions, i, a, b, ways, events)
        made = mark(positions, i, player, mine)
        if made > 0:
            if position["holes"][player] >= rulings.hole_limit:
                return player, stakes_won(rulings, positions, i, player), turn + 1
            leaves, word_2 = take_choice(word_2, 2)
            if leaves:
                leave(rulings, positions, i, player)
                continue
        mark(positions, i, 1 - player, theirs)
        if position["holes"][1 - player] >= rulings.hole_limit:
            return 1 - player, stakes_won(rulings, positions, i, 1 - player), turn + 1
        count = keep_legal(ways, count)
        chosen, word_1 = take_choice(word_1, count)
        settle(rulings, positions, i, a, b, ways[chosen, LOW], ways[chosen, HIGH])
    return NOBODY, 0, TURN_LIMIT


@rule
def playouts(rulings: Rulings, start, opening, seed, first, results, ways, events):
    """A playout from ``start[0]`` for every row of ``results``: game ``first`` and those that follow it."""
    positions = start.copy()
    for row in range(results.shape[0]):
        positions[0] = start[0]
        winner, points, turns = playout(rulings, positions, 0, opening, seed, first + row, ways, events)
        results[row, 0] = winner
        results[row, 1] = points
        results[row, 2] = turns
