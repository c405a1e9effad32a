"""The engine against the slow second opinion: the same legal plays and the same events for the same roll."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import example, given, seed, settings

import trictrac_oracle as oracle
from depth import examples, mostly_long
from tablier.games.trictrac.position import TrictracPosition
from trictrac.helping import PAST, TALON, ends, game, men, oracle_due, oracle_ends, plays_agree, setup
from trictrac.placing import (
    answers_to_first_throws,
    jans_nearly_full,
    lone_men_scattered,
    positions,
    rolls,
    settings_at_random,
)

Case = tuple[TrictracPosition, tuple[int, int]]

AS_PRINTED = game(hit_tables="as-printed", old_jans=True)
SAME_KIND = {"pile": "pile-de-misere", "conserve-pile": "pile-de-misere"}
OLD = game(old_jans=True)
PROVINCIAL = game(exit="provincial")
SLICES = 80
"""How many tests a deep run is cut into, so that a failure shows early and names a small part to run again."""
REACHABLE = 2_000_000
NEARLY_FULL = 200_000
SET_UP = 200_000
OLD_JANS = 200_000


def assert_same(position: TrictracPosition, roll: tuple[int, int]) -> None:
    """Legal plays and everything due are those of the oracle."""
    found, expected = ends(position, *roll), oracle_ends(position, *roll)
    assert found == expected, f"{position.id} {roll}: {found ^ expected}"
    starting = game().start().men[0]
    assert plays_agree(position, *roll) == {starting if oracle.all_off(end) else end for end in expected}
    events = position.game.jans(position, roll)
    told = [
        (SAME_KIND.get(event.kind, event.kind), event.ways, event.points, event.to != position.turn, event.field)
        for event in events
    ]
    due = [
        (event.kind, event.ways, event.points, event.to == "opponent", event.field)
        for event in oracle_due(position, *roll)
    ]
    assert Counter(event[:4] for event in told) == Counter(event[:4] for event in due), f"{position.id} {roll}"
    missed = [event for event in due if event[4] is not None and event not in told]
    assert not missed, f"{position.id} {roll}: {missed}"


@pytest.mark.parametrize("number", mostly_long(range(3), "0"))
def test_random_settings_give_what_the_oracle_gives(number: int) -> None:
    """T-4 to T-11, T-20 to T-35."""
    for case in settings_at_random(number, 1_200):
        assert_same(*case)


@pytest.mark.long
def test_random_settings_with_the_other_options_give_what_the_oracle_gives() -> None:
    """T-2, T-36."""
    for case in settings_at_random(99, 800, AS_PRINTED):
        assert_same(*case)


@pytest.mark.parametrize("number", mostly_long(range(2), "0"))
def test_jans_nearly_full_give_what_the_oracle_gives(number: int) -> None:
    """T-29 to T-33, T-35."""
    met = Counter()
    for position, roll in jans_nearly_full(number, 1_500):
        assert_same(position, roll)
        met.update((event.kind, event.ways) for event in position.game.jans(position, roll))
    for jan in ("small", "big", "return"):
        assert all(met[f"fill-{jan}", ways] for ways in (1, 2)), met
        assert met[f"conserve-{jan}", 1]


@pytest.mark.parametrize("options", ["overflow=strict", "overflow=both-inside", "overflow=free", "exit=provincial"])
@pytest.mark.parametrize("other", mostly_long([PAST, "20x2,1x13", "21,23,1x13", "24x2,1x13"], "21,23,1x13"))
def test_the_last_three_men_anywhere_leave_as_the_oracle_has_them_leave(other: str, options: str) -> None:
    """T-10, T-11, T-34, T-35: every placement of one to three men in the return jan, every roll."""
    of = game(f"trictrac@{options}")
    held = men(other)
    fields = [field for field in range(19, 25) if not held[field]]
    for count in (1, 2, 3):
        for placed in combinations_with_replacement(fields, count):
            position = setup(oracle.men(Counter(placed)), held, of=of)
            for a, b in combinations_with_replacement(range(1, 7), 2):
                assert_same(position, (a, b))


@examples(1_500)
@example(setup("20,22,24", PAST), (6, 4))
@example(setup("1x11,2,3,4,7", "5x2,24x13", rolls=(2, 2)), (5, 4))
@example(setup("24", PAST), (6, 5))
@example(setup("22,23", PAST), (5, 2))
@example(setup("20,22,24", PAST), (5, 2))
@example(setup("12x2,19x2,20x2,21x3,22,23x2,24x3", PAST), (6, 1))
@example(setup("11x2,1x2,2x2,3x2,4x3,5x2,6x2", "16x2,18x2,24x3,20x2,21x2,22x2,23x2"), (4, 4))
@given(positions(), rolls)
def test_positions_set_up_give_what_the_oracle_gives(position: TrictracPosition, roll: tuple[int, int]) -> None:
    """T-4 to T-11, T-20 to T-35."""
    assert_same(position, roll)


@examples(300)
@example(setup("12x13,6,7", TALON, of=AS_PRINTED), (6, 5))
@example(setup("12x15", "13x2,18x13", of=AS_PRINTED), (6, 1))
@given(positions(AS_PRINTED), rolls)
@pytest.mark.long
def test_positions_set_up_with_the_other_options_give_what_the_oracle_gives(
    position: TrictracPosition, roll: tuple[int, int]
) -> None:
    """T-2, T-36."""
    assert_same(position, roll)


@examples(600)
@example(setup("18,19x2,20x3,21x2,22,23x3,24x3", PAST, of=PROVINCIAL), (5, 4))
@example(setup("20,22", "23,1x14", of=PROVINCIAL), (3, 2))
@given(positions(PROVINCIAL), rolls)
def test_positions_set_up_with_the_provincial_exit_give_what_the_oracle_gives(
    position: TrictracPosition, roll: tuple[int, int]
) -> None:
    """T-10, T-29 to T-35."""
    assert_same(position, roll)


@pytest.mark.slow
@pytest.mark.parametrize("slice_", range(SLICES))
def test_two_million_rolls_of_random_settings_give_what_the_oracle_gives(slice_: int) -> None:
    """T-4 to T-11, T-20 to T-35; each slice is a process of its own where there are several."""
    for case in settings_at_random(1_000 + slice_, REACHABLE // SLICES):
        assert_same(*case)


@pytest.mark.slow
@pytest.mark.parametrize("slice_", range(SLICES))
def test_many_jans_nearly_full_give_what_the_oracle_gives(slice_: int) -> None:
    """T-29 to T-33, T-35."""
    for case in jans_nearly_full(1_000 + slice_, NEARLY_FULL // SLICES):
        assert_same(*case)


@pytest.mark.slow
@pytest.mark.parametrize("slice_", range(SLICES))
def test_many_old_jans_give_what_the_oracle_gives(slice_: int) -> None:
    """T-36."""
    for case in lone_men_scattered(1_000 + slice_, OLD_JANS // SLICES // 2, OLD):
        assert_same(*case)
    for case in answers_to_first_throws(1_000 + slice_, OLD_JANS // SLICES // 2, OLD):
        assert_same(*case)


@pytest.mark.slow
@pytest.mark.parametrize("slice_", range(SLICES))
def test_many_positions_set_up_give_what_the_oracle_gives(slice_: int) -> None:
    """T-4 to T-11, T-20 to T-35."""

    @seed(1_000 + slice_)
    @settings(max_examples=SET_UP // SLICES, deadline=None, database=None)
    @given(positions(), rolls)
    def agree(position: TrictracPosition, roll: tuple[int, int]) -> None:
        assert_same(position, roll)

    agree()
