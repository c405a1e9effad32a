"""Typed plays are read as they would be played: the moves named, in their order, by the numbers of the dice."""

from __future__ import annotations

import random

import pytest

import oracle
from builders import oracle_rules, place, race, refusal
from race.test_against_oracle import walk
from tablier.errors import Ambiguous, Refusal
from tablier.games.notation import Leg
from tablier.games.race.position import RacePosition
from tablier.games.race.reading import read_play

OFF = 25


def spelt(sequence: tuple[Leg, ...]) -> set[tuple[Leg, ...]]:
    """Every way to write moves: a man going on may be written as one move or as several."""
    if len(sequence) < 2:
        return {sequence}
    first, second, *rest = sequence
    found = {(first, *others) for others in spelt((second, *rest))}
    if first[1] == second[0]:
        found |= spelt(((first[0], second[1]), *rest))
    return found


def moves(sequence: tuple[tuple[int, int], ...]) -> tuple[Leg, ...]:
    return tuple((source, min(source + number, OFF)) for source, number in sequence)


def is_read(position: RacePosition, roll: tuple[int, ...], legs: tuple[Leg, ...]) -> bool:
    text = " ".join(f"{source}/{target}" for source, target in legs)
    try:
        read_play(position.game, position, roll, text)
    except Ambiguous:
        return True
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("game_id", ["backgammon", "backgammon@house", "jacquet-de-versailles"])
def test_a_text_is_read_if_and_only_if_the_oracle_can_play_it_so(game_id: str) -> None:
    """B-3 to B-9, J-3 to J-10: random moves in positions of random games, replayed with the dice."""
    choose = random.Random(game_id)
    read = 0
    for position, roll in choose.sample(walk(game_id, 3, 1_000), 120):
        if len(set(roll)) == 1 and choose.random() < 0.7:
            continue
        legal = oracle.legal_sequences(oracle_rules(position.game), position.men, position.freed, position.turn, roll)
        written = {legs for sequence in legal for legs in spelt(moves(sequence))}
        for legs in {*(random_legs(choose, position, roll) for _ in range(8)), *sorted(written)[:2]}:
            found = is_read(position, roll, legs)
            assert found == (legs in written), (position.id, roll, legs)
            read += found
    assert read > 150


def random_legs(choose: random.Random, position: RacePosition, roll: tuple[int, ...]) -> tuple[Leg, ...]:
    """Moves somebody might write: mostly by the numbers thrown or their sum, from where men stand or come to stand."""
    standing = [point for point in range(25) if position.men[position.turn][point]]
    legs: list[Leg] = []
    for _ in range(choose.choice((1, 2, 2, 2, 3))):
        source = choose.choice(standing)
        target = min(source + choose.choice((*roll, *roll, sum(roll), choose.randint(1, 12))), OFF)
        legs.append((source, target))
        if target < OFF:
            standing += [target] * 2
    return tuple(legs)


def test_a_step_made_no_times_is_no_step() -> None:
    """B-3: what is written is not passed over."""
    start = race("backgammon").start()
    assert refusal(lambda text: read_play(start.game, start, (3, 2), text), "12/15 12/14 1/2(0)") == ("bad-play", None)


def test_numbers_that_were_not_thrown_are_refused_although_the_men_come_to_the_same() -> None:
    """B-3."""
    position = place("backgammon:w:1x15:12x15")
    assert refusal(lambda text: read_play(position.game, position, (3, 2), text), "1/2 2/6")[0] == "no-such-number"
