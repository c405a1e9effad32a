"""Dice: how they are named, how likely each roll is, and where random ones come from.

The generator is Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3",
2011), counter-based: the throw of turn *t* in game *g* under seed *s* is a pure function of (s, g, t). The same
seed therefore gives the same game on one core, on many, and on a GPU, in whichever order games are played.
"""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np

from .compiled import rule

RandomWords = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

DOUBLES = {1: "Bezas", 2: "Double-deux", 3: "Ternes", 4: "Carmes", 5: "Quines", 6: "Sonnez"}
"""The announced names of doubles (C-4)."""

SEED_LIMIT = 1 << 63
"""Seeds are whole numbers from 0 up to, not including, this."""

_MASK = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_MULTIPLIER_0 = np.uint64(0xD2511F53)
_MULTIPLIER_1 = np.uint64(0xCD9E8D57)
_WEYL_0 = np.uint64(0x9E3779B9)
_WEYL_1 = np.uint64(0xBB67AE85)
_SIX = np.uint64(6)
OPENING_STREAM = 1
"""Which random numbers of a turn are for the throw for the beginning; 0 are those of every other throw."""


@rule
def random_words(seed: int, game: int, turn: int, stream: int) -> RandomWords:
    """Four 32-bit random words that depend on the four numbers given and nothing else."""
    key_0 = np.uint64(seed) & _MASK
    key_1 = np.uint64(seed) >> _HALF
    word_0 = np.uint64(turn) & _MASK
    word_1 = np.uint64(stream) & _MASK
    word_2 = np.uint64(game) & _MASK
    word_3 = np.uint64(game) >> _HALF
    for _ in range(10):
        product_0 = _MULTIPLIER_0 * word_0
        product_1 = _MULTIPLIER_1 * word_2
        word_0 = (product_1 >> _HALF) ^ word_1 ^ key_0
        word_1 = product_1 & _MASK
        word_2 = (product_0 >> _HALF) ^ word_3 ^ key_1
        word_3 = product_0 & _MASK
        key_0 = (key_0 + _WEYL_0) & _MASK
        key_1 = (key_1 + _WEYL_1) & _MASK
    return word_0, word_1, word_2, word_3


@rule
def take_die(word: np.uint64) -> tuple[int, np.uint64]:
    """One die from the top of a random word, and the word that is left for the next.

    Three dice out of 32 bits favour no roll by more than one part in ten million.
    """
    scaled = word * _SIX
    return np.int64(scaled >> _HALF) + 1, scaled & _MASK


@rule
def throw_of(seed: int, game: int, turn: int) -> tuple[int, int, int]:
    """Three dice of a turn, of which a game takes as many as it is played with."""
    word, _word_1, _word_2, _word_3 = random_words(seed, game, turn, 0)
    a, word = take_die(word)
    b, word = take_die(word)
    c, word = take_die(word)
    return a, b, c


@rule
def throws_of(seed: int, game: int, first: int, found: np.ndarray) -> None:
    """The throws of a turn and of those that follow it, each as one number: with three dice those of ``throw_of`` in
    their order, counted from 0.
    """
    for k in range(len(found)):
        a, b, c = throw_of(seed, game, first + k)
        found[k] = ((a - 1) * 6 + b - 1) * 6 + c - 1


@rule
def opening_throw(seed, game):
    """The throw for the beginning (C-1): ``(white's die, black's die)``, thrown again while they are equal."""
    attempt = 0
    while True:
        word, _word_1, _word_2, _word_3 = random_words(seed, game, attempt, OPENING_STREAM)
        white, word = take_die(word)
        black, word = take_die(word)
        if white != black:
            return white, black
        attempt += 1


@rule
def take_choice(word: np.uint64, count: int) -> tuple[int, np.uint64]:
    """A choice among ``count``, from 0, and the word that is left for the next."""
    scaled = word * np.uint64(count)
    return np.int64(scaled >> _HALF), scaled & _MASK


@cache
def rolls(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All distinct rolls of that many dice, highest die first, each with its chances out of 6 ** dice."""
    chances: dict[tuple[int, ...], int] = {}
    for faces in product(range(1, 7), repeat=dice):
        roll = tuple(sorted(faces, reverse=True))
        chances[roll] = chances.get(roll, 0) + 1
    return tuple(sorted(chances.items(), reverse=True))
