"""Typed plays are read as they would be played: the moves named, in their order, by the numbers of the dice."""

from __future__ import annotations

import itertools
import random

import pytest

import trictrac_oracle as oracle
from builders import refusal
from depth import of_many
from tablier.errors import Refusal
from tablier.games.notation import Leg
from tablier.games.trictrac.position import TrictracPosition
from tablier.games.trictrac.reading import read_way
from trictrac.helping import PAST, TALON, game, oracle_options, setup, sit_down
from trictrac.placing import jans_nearly_full, settings_at_random

GAMES = (game(), game(overflow="free"))


@pytest.mark.parametrize(
    ("own", "other", "roll", "text", "expected"),
    [
        ("1x15", TALON, (3, 2), "1/2 2/6", ("no-such-number", "T-4")),
        ("1x15", TALON, (3, 2), "1/3 3/4 4/6", ("no-such-number", "T-4")),
        ("1x15", TALON, (3, 2), "1/6 1/4", ("no-such-number", "T-4")),
        # Both rests are free by the men's own numbers, but the one that is written is held.
        ("11x2,1x13", "13x2,24x13", (3, 2), "11/13 13/16", ("closed-field", "T-5")),
        ("1x15", "4,24x14", (3, 2), "1/4 4/6", ("closed-field", "T-5")),
        # Nobody stands on 3 for the first move to take.
        ("1x15", TALON, (3, 2), "3/6 1/3", ("no-man", "T-4")),
        # The corner is directly taken by one man and by puissance by the other.
        ("6,8,1x13", TALON, (6, 5), "6/12 8/12", ("half-puissance", "T-7")),
        ("7,8,1x13", "13x2,24x13", (6, 5), "7/12 8/12", ("no-such-number", "T-4")),
    ],
)
def test_what_the_dice_do_not_do_is_refused(
    own: str, other: str, roll: tuple[int, int], text: str, expected: tuple[str, str]
) -> None:
    """T-4 to T-7."""
    assert refusal(sit_down(setup(own, other), *roll).play, text) == expected
    assert refusal(sit_down(setup(own, other), *roll).step, text) == expected


@pytest.mark.parametrize(
    ("own", "other", "roll", "texts"),
    [
        ("1x15", TALON, (3, 2), ["1/6", "1/3/6", "1/4/6", "1/3 3/6"]),
        ("1x15", "4,24x14", (3, 2), ["1/6", "1/3/6"]),  # by way of 3 alone
        ("11x2,1x13", TALON, (3, 2), ["1/3 1/4", "1/4 1/3"]),
        ("22", PAST, (5, 2), ["22/off", "22/24/off"]),  # a number left over by the last man's exit is none
        ("7,8,1x13", TALON, (6, 5), ["7/12 8/12", "8/12 7/12"]),
    ],
)
def test_one_man_going_on_may_be_written_as_one_move_or_as_two(
    own: str, other: str, roll: tuple[int, int], texts: list[str]
) -> None:
    """T-4, T-6, T-7, T-35."""
    position = setup(own, other)
    found = {(way.low, way.high) for way in (read_way(position.game, position, roll, text) for text in texts)}
    assert len(found) == 1


def spelt(plays: set[oracle.Play]) -> set[tuple[Leg, ...]]:
    """Every way to write some plays: step by step, and one man going on as one move."""
    found: set[tuple[Leg, ...]] = set()
    for play in plays:
        moves = tuple((step.source, step.target) for step in play)
        found.add(moves)
        if len(moves) == 2 and moves[0][1] == moves[1][0]:
            found.add(((moves[0][0], moves[1][1]),))
    return found


def random_legs(choose: random.Random, position: TrictracPosition, roll: tuple[int, int]) -> tuple[Leg, ...]:
    """Moves somebody might write: mostly by the numbers thrown or their sum, from where men stand or come to stand."""
    standing = [field for field in range(1, 25) if position.men[position.turn][field]]
    legs: list[Leg] = []
    for _ in range(choose.choice((1, 2, 2, 2, 2, 3))):
        number = choose.choice((*roll, *roll, *roll, sum(roll), choose.randint(1, 12)))
        source = choose.choice(standing)
        target = 12 if choose.random() < 0.1 and source < 12 else min(source + number, 25)
        legs.append((source, target))
        if target < 25:
            standing += [target] * 3
    return tuple(legs)


@pytest.mark.scaled
@pytest.mark.parametrize("obliged", [True, False])
def test_a_text_is_read_if_and_only_if_the_oracle_can_play_it_so(obliged: bool) -> None:
    """T-4 to T-11, T-33, T-34: random moves in random positions, replayed with the dice."""
    choose = random.Random(11)
    read = 0
    cases = itertools.chain.from_iterable(
        itertools.chain(settings_at_random(5, of_many(700), of), jans_nearly_full(5, of_many(150))) for of in GAMES
    )
    for position, roll in cases:
        own, other = position.men[position.turn], position.men[1 - position.turn]
        sequences = spelt(oracle.sequences(own, other, roll, oracle_options(position), obliged))
        for legs in {*(random_legs(choose, position, roll) for _ in range(6)), *list(sequences)[:2]}:
            if not legs:
                continue
            text = " ".join(f"{source}/{target}" for source, target in legs)
            found = is_read(position, roll, text, obliged)
            read += found
            expected = legs in sequences or is_needless_puissance(position, roll, text, obliged)
            assert found == expected, (position.id, roll, text)
    assert read > of_many(1_000)


def is_read(position: TrictracPosition, roll: tuple[int, int], text: str, obliged: bool) -> bool:
    try:
        read_way(position.game, position, roll, text, obliged)
    except Refusal:
        return False
    return True


def is_needless_puissance(position: TrictracPosition, roll: tuple[int, int], text: str, obliged: bool) -> bool:
    """Whether both men come to the corner by puissance though it can be taken by effect: false, but playable (T-62)."""
    if obliged or not oracle.corner_by_effect(position.men[position.turn], roll):
        return False
    empty = not any(men[oracle.CORNER] for men in position.men)
    spelling = {" ".join(f"{13 - number}/12" for number in order) for order in oracle.either_order(roll)}
    return empty and oracle.two_men_stand_ready(position.men[position.turn], roll, 13) and text in spelling
