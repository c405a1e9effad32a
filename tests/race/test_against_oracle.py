"""The package against the slow generator: the same positions for the same roll, and the same steps on the way."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import oracle
from builders import (
    AS_PRINTED,
    RACE_IDS,
    beside,
    engine_results,
    oracle_results,
    oracle_rules,
    place,
    race,
)
from depth import examples, of_many
from strategies import positions_and_rolls
from tablier.dice import rolls
from tablier.games.race.position import RacePosition

MANY = 3_000
"""Positions with more plays than this are left to the deep run: the oracle takes seconds for one."""
FEW = 120


def walk(game_id: str, seed: int, turns: int) -> list[tuple[RacePosition, tuple[int, ...]]]:
    """Positions and rolls of a game played at random, from a fresh start whenever one is over."""
    rng = random.Random(f"{game_id} {seed}")
    game = race(game_id)
    position = game.start()
    met = []
    for _ in range(turns):
        roll = tuple(rng.randint(1, 6) for _ in range(game.dice))
        met.append((position, roll))
        following = rng.choice(game.plays(position, roll)).position
        assert isinstance(following, RacePosition)
        position = following if not game.is_over(following) else game.start(rng.randint(0, 1))
    return met


def assert_same_results(position: RacePosition, roll: tuple[int, ...], most: int = MANY) -> bool:
    """Compare the two; False if the position was left out for having too many plays."""
    found = engine_results(position, roll)
    if len(found) > most:
        return False
    assert len(set(found)) == len(found), f"{position.id} {roll} gives a position twice"
    expected = oracle_results(position, roll)
    assert set(found) == expected, f"{position.id} {roll}: {set(found) ^ expected}"
    return True


def assert_steps_lead_to_the_position(position: RacePosition, roll: tuple[int, ...], chosen: random.Random) -> None:
    """Every play (a few, where there are many), built step by step, is offered at every step and ends where it says."""
    game = position.game
    plays = game.plays(position, roll)
    for index in range(len(plays)) if len(plays) <= 12 else chosen.sample(range(len(plays)), 12):
        play = plays[index]
        draft = game.draft(position, roll)
        for step in play.steps:
            assert step in game.steps_after(draft), f"{position.id} {roll} {play.notation}: {step} is not offered"
            draft = draft.step(step.source, step.number)
        assert game.steps_after(draft) == []
        assert game.finish(position, draft) == play


def assert_same_steps_at_every_prefix(position: RacePosition, roll: tuple[int, ...]) -> None:
    """What is offered next is what some legal sequence goes on with, after every beginning of every one."""
    game = position.game
    sequences = oracle.legal_sequences(oracle_rules(game), position.men, beside(position), position.turn, roll)
    onward: dict[tuple[tuple[int, int], ...], set[tuple[int, int]]] = {}
    for sequence in sequences:
        for length in range(len(sequence) + 1):
            onward.setdefault(sequence[:length], set()).update(sequence[length : length + 1])
    for begun, following in onward.items():
        draft = game.draft(position, roll)
        for source, number in begun:
            draft = draft.step(source, number)
        offered = [(step.source, step.number) for step in game.steps_after(draft)]
        assert len(set(offered)) == len(offered)
        assert set(offered) == following, f"{position.id} {roll} after {begun}"


@pytest.mark.scaled
@pytest.mark.parametrize("game_id", RACE_IDS)
def test_positions_of_random_games_have_the_plays_of_the_oracle(game_id: str) -> None:
    """C-2, C-3, G-3 to G-11, J-3 to J-10, B-3 to B-9."""
    chosen = random.Random(game_id)
    met = walk(game_id, 1, 1_000)
    wanted = of_many(80 if game_id.startswith("garanguet") else 160, 20)
    checked = sum(assert_same_results(*case, most=400) for case in chosen.sample(met, wanted))
    assert checked > wanted / 2
    for case in chosen.sample(met, of_many(30, 10)):
        assert_steps_lead_to_the_position(*case, chosen)


@examples(1_000)
@given(positions_and_rolls())
def test_positions_set_up_have_the_plays_of_the_oracle(case: tuple[RacePosition, tuple[int, ...]]) -> None:
    """C-2, C-3 and every clause of movement, under every option."""
    assert_same_results(*case, most=400)


@examples(500)
@example((place(f"{AS_PRINTED}:w:20,23:1,6x14"), (4, 3, 1)))
@given(positions_and_rolls(st.just(AS_PRINTED)))
@pytest.mark.long
def test_positions_set_up_have_the_plays_of_the_oracle_as_printed(case: tuple[RacePosition, tuple[int, ...]]) -> None:
    """G-11, overflow=as-printed."""
    assert_same_results(*case, most=400)
    assert_steps_lead_to_the_position(*case, random.Random(case[0].id))


@examples(300)
@given(positions_and_rolls())
def test_the_steps_of_a_play_lead_to_its_position(case: tuple[RacePosition, tuple[int, ...]]) -> None:
    """C-2."""
    assert_steps_lead_to_the_position(*case, random.Random(case[0].id))


@examples(300)
@given(positions_and_rolls())
def test_the_steps_offered_are_those_that_lead_on_to_a_legal_play(case: tuple[RacePosition, tuple[int, ...]]) -> None:
    """C-2: small cases only."""
    position, roll = case
    if len(position.game.draft(position, roll).allotted) <= 3 and len(engine_results(position, roll)) <= FEW:
        assert_same_steps_at_every_prefix(position, roll)


@pytest.mark.parametrize(
    ("position", "roll"),
    [
        ("garanguet:w:20,23:4,1x14", (5, 2, 1)),
        ("garanguet:w:18,20,21,23,24x11:20x15", (3, 2, 1)),
        ("garanguet:w:18,20,21,23,24x11:20x15", (6, 6, 5)),
        ("garanguet:w:22,24x2:20x15", (6, 6, 5)),
        ("garanguet:w:1,11:17x4,16x3,15x8", (2, 2, 2)),
        ("jacquet-de-versailles:w:1,3,4x2,5x2,19x9:12x15:free=wb", (2, 2)),
        ("jacquet-de-versailles:w:1x14,17:1x15", (3, 3)),
        ("jacquet-de-versailles:w:bar,1x14:1x15", (4, 4)),
        ("jacquet-de-versailles@bar_first=false:w:bar,1x2,3,5,19x9:12x15:free=wb", (3, 2)),
        ("backgammon@modern:w:barx2,12,23:21x2,22,6x12", (3, 3)),
        ("backgammon@house:w:10,13:9x2,6x2,4x11", (2, 2)),
    ],
)
def test_the_steps_offered_in_positions_where_order_matters(position: str, roll: tuple[int, ...]) -> None:
    """G-8, G-9, G-10, J-5, J-6, J-8, B-5, B-8."""
    assert_same_results(place(position), roll)
    assert_same_steps_at_every_prefix(place(position), roll)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", RACE_IDS)
def test_long_random_games_have_the_plays_of_the_oracle_for_every_roll(game_id: str) -> None:
    """C-2: every roll at a hundred positions of each ruleset."""
    for position, _ in random.Random(game_id).sample(walk(game_id, 2, 3_000), 100):
        for roll, _ in rolls(position.game.dice):
            assert_same_results(position, roll, most=1_500)


@pytest.mark.slow
@settings(max_examples=20_000, deadline=None)
@given(positions_and_rolls())
def test_many_positions_set_up_have_the_plays_of_the_oracle(case: tuple[RacePosition, tuple[int, ...]]) -> None:
    """C-2."""
    assert_same_results(*case, most=MANY)


@pytest.mark.slow
def test_the_greatest_rolls_of_garanguet_have_the_plays_of_the_oracle() -> None:
    """G-5, G-6: the few positions with thousands of plays, which the other tests leave out."""
    rng = random.Random(1818)
    cases = [case for case in walk("garanguet", 3, 2_000) if len(engine_results(*case)) > MANY]
    for position, roll in rng.sample(cases, min(6, len(cases))):
        assert assert_same_results(position, roll, most=1 << 16)
