"""What a batch does whatever the game: throwing dice, and looking for what no rule could play."""

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
