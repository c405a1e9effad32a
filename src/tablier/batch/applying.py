"""What a batch does whatever the game: throwing dice, going through all positions, looking for what no rule could play.

A family has the functions that go through a batch compiled with its own for one position, which are left open here; see
:func:`tablier.compiled.completed`. ``scratch`` and ``more`` are what it works in.
"""

from __future__ import annotations

from ..board import MEN
from ..compiled import rule
from ..dice import random_words, take_die

_THROW = 0


@rule
def roll_one(seed, games, turns, k, rolls):
    """The dice of a turn of a game, as a playout throws them."""
    word, _, _, _ = random_words(seed, games[k], turns[k], _THROW)
    for die in range(rolls.shape[1]):
        value, word = take_die(word)
        rolls[k, die] = value


@rule
def roll_part(seed, games, turns, rolls, first, last):
    for k in range(first, last):
        roll_one(seed, games, turns, k, rolls)


@rule
def list_one(rules, positions, rolls, i, results, row, scratch, more):
    """Write what the plays of one position lead to from ``results[row]`` on, if there is room;
    how many there are in any case."""
    raise NotImplementedError


@rule
def list_part(rules, positions, rolls, begin, results, offsets, scratch, more):
    """The same for ``positions[begin:]``, as far as there is room; how far that was."""
    for i in range(begin, positions.shape[0]):
        offsets[i + 1] = offsets[i] + list_one(rules, positions, rolls, i, results, offsets[i], scratch, more)
        if offsets[i + 1] > results.shape[0]:
            return i
    return positions.shape[0]


@rule
def apply_one(rules, positions, rolls, choices, leaving, k, results, scratch, more):
    """Write what the chosen play leads to; False if there is none of that number."""
    raise NotImplementedError


@rule
def apply_part(rules, positions, rolls, choices, leaving, results, first, last, scratch, more):
    """The same for a part of a batch; the first row without such a play, or -1."""
    for k in range(first, last):
        if not apply_one(rules, positions, rolls, choices, leaving, k, results, scratch, more):
            return k
    return -1


@rule
def score_one(rules, positions, rolls, k, drawn):
    """What White has won, ``rolls[k]`` being the last cast; below zero, what Black has; 0 while the game goes on.

    ``drawn`` is what to say of a game that is over and won by nobody.
    """
    raise NotImplementedError


@rule
def score_part(rules, positions, rolls, drawn, scores, first, last):
    """The same for a part of a batch."""
    for k in range(first, last):
        scores[k] = score_one(rules, positions, rolls, k, drawn)


@rule
def first_unsound(positions):
    """The first position with which the rules would reach beyond the board or its men, or -1."""
    for k in range(len(positions)):
        if not 0 <= positions[k]["turn"] <= 1:
            return k
        for player in range(2):
            total = 0
            for men in positions[k]["men"][player]:
                if men < 0:
                    return k
                total += men
            if total > MEN:
                return k
    return -1
