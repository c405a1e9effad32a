"""Whole games of Trictrac at random."""

from __future__ import annotations

from ...board import BLACK, WHITE
from ...compiled import rule
from ...dice import opening_throw, random_words, take_choice, take_die
from ..phases import OVER, PLAY, STAY, TURN_LIMIT
from .jans import keep_legal
from .marking import stakes_won
from .movement import HIGH, LOW
from .state import Rulings
from .turn import NOBODY, answer, play, throw, winner_of

_THROW = 0


@rule
def playout(rulings: Rulings, positions, i, opening, seed, game, ways, jans):
    """Play an ordinary game to its end, everything marked, plays and leaving at random: ``(winner, points, rolls)``."""
    a = 0
    b = 0
    if opening:
        a, b = opening_throw(seed, game)
        positions[i]["turn"] = WHITE if a > b else BLACK
    for turn in range(TURN_LIMIT):
        word, word_1, word_2, _ = random_words(seed, game, turn, _THROW)
        if turn > 0 or not opening:
            a, word = take_die(word)
            b, word = take_die(word)
        phase, theirs, count = throw(rulings, positions, i, a, b, ways, jans)
        if phase == STAY:
            leaves, word_2 = take_choice(word_2, 2)
            phase = answer(rulings, positions, i, leaves, theirs)
        if phase == PLAY:
            chosen, word_1 = take_choice(word_1, keep_legal(ways, count))
            play(rulings, positions, i, a, b, ways[chosen, LOW], ways[chosen, HIGH])
        elif phase == OVER:
            winner = winner_of(rulings, positions, i)
            return winner, stakes_won(rulings, positions, i, winner), turn + 1
    return NOBODY, 0, TURN_LIMIT


@rule
def playouts(rulings: Rulings, start, opening, seed, first, results, ways, jans):
    """A playout from ``start[0]`` for every row of ``results``: game ``first`` and those that follow it."""
    positions = start.copy()
    for row in range(results.shape[0]):
        positions[0] = start[0]
        winner, points, turns = playout(rulings, positions, 0, opening, seed, first + row, ways, jans)
        results[row, 0] = winner
        results[row, 1] = points
        results[row, 2] = turns
