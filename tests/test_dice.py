"""The dice: the published answers of the generator, fairness, and the chances of rolls."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from tablier import Table
from tablier.dice import SEED_LIMIT, random_words, rolls, take_choice, take_die

# Known answers published with Random123 for philox4x32-10: counter, key, result.
KNOWN = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_the_generator_gives_the_published_answers(
    counter: tuple[int, int, int, int], key: tuple[int, int], answer: tuple[int, ...]
) -> None:
    turn, stream, game_low, game_high = counter
    words = random_words(
        np.uint64(key[0] | key[1] << 32), np.uint64(game_low | game_high << 32), np.uint64(turn), np.uint64(stream)
    )
    assert tuple(map(int, words)) == answer


def test_a_seed_game_and_turn_always_throw_the_same() -> None:
    assert random_words(5, 3, 2, 1) == random_words(5, 3, 2, 1)
    near = ((5, 3, 2, 1), (6, 3, 2, 1), (5, 4, 2, 1), (5, 3, 3, 1), (5, 3, 2, 2))
    assert len({random_words(*numbers)[0] for numbers in near}) == len(near)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@pytest.mark.parametrize("seed", [0, 1, 1699, SEED_LIMIT - 1])
def test_dice_are_fair_singly_and_together(seed: int) -> None:
    """Chi-square with 5, 35 and 215 degrees of freedom, each below its value for one case in ten thousand."""
    singles, pairs, triples = Counter[int](), Counter[tuple[int, int]](), Counter[tuple[int, int, int]]()
    for turn in range(30_000):
        word = random_words(seed, 0, turn, 0)[0]
        a, word = take_die(word)
        b, word = take_die(word)
        c, word = take_die(word)
        singles.update((a, b, c))
        pairs.update([(a, b)])
        triples.update([(a, b, c)])
    assert (len(singles), len(pairs), len(triples)) == (6, 36, 216)
    assert chi_square(list(singles.values())) < 25.7
    assert chi_square(list(pairs.values())) < 74.9
    assert chi_square(list(triples.values())) < 300.0


def test_the_dice_of_a_table_are_fair() -> None:
    """C-5: a fresh table for each throw."""
    counts = Counter[int]()
    for seed in range(3_000):
        counts.update(Table("backgammon", seed=seed, first="white").throw())
    assert chi_square([counts[number] for number in range(1, 7)]) < 25.7


def test_a_word_gives_extreme_dice_and_choices() -> None:
    assert int(take_die(np.uint64(0))[0]) == 1
    assert int(take_die(np.uint64(0xFFFFFFFF))[0]) == 6
    assert [int(take_choice(np.uint64(word), 38_760)[0]) for word in (0, 0xFFFFFFFF)] == [0, 38_759]


@pytest.mark.parametrize(("dice", "distinct"), [(1, 6), (2, 21), (3, 56)])
def test_the_chances_of_all_rolls_sum_to_one(dice: int, distinct: int) -> None:
    assert len(rolls(dice)) == distinct
    assert sum(Fraction(chances, 6**dice) for _, chances in rolls(dice)) == 1
    assert all(list(roll) == sorted(roll, reverse=True) for roll, _ in rolls(dice))
    assert {chances for _, chances in rolls(dice)} <= {1, 2, 3, 6}


def test_the_chances_of_a_roll_are_its_orders() -> None:
    assert dict(rolls(2))[6, 6] == 1
    assert dict(rolls(2))[6, 5] == 2
    assert dict(rolls(3))[6, 6, 5] == 3
    assert dict(rolls(3))[3, 2, 1] == 6
