"""What a roll is worth: T-20 to T-36, in numbers, in words and in arrows."""

from __future__ import annotations

import pytest
from hypothesis import given

from depth import examples
from tablier.games.trictrac.position import TrictracPosition
from trictrac.helping import BLACK, PAST, TALON, WHITE, due, ends, game, men, setup, sit_down
from trictrac.placing import jans_nearly_full, positions, rolls

HELD = "13x2,24x13"
"""The opponent holds the corner opposite."""
AS_PRINTED = game(hit_tables="as-printed")
OLD = game(old_jans=True)


def roller(kind: str, points: int, ways: int = 1) -> tuple[str, int, int, str]:
    return kind, ways, points, "roller"


def opponent(kind: str, points: int, ways: int = 1) -> tuple[str, int, int, str]:
    return kind, ways, points, "opponent"


# Opening jans


@pytest.mark.parametrize(
    ("own", "other", "roll", "found"),
    [
        ("1x13,8,10", TALON, (5, 2), [roller("two-tables", 4)]),
        ("1x13,8,10", TALON, (4, 3), [roller("two-tables", 4)]),
        ("1x13,9,10", TALON, (3, 3), [roller("two-tables", 6)]),
        ("1x13,11x2", TALON, (2, 1), [roller("two-tables", 4)]),
        ("1x12,8,10,2", TALON, (5, 2), []),
        ("1x13,10x2", TALON, (3, 3), []),
        ("1x14,11", TALON, (2, 1), []),
        ("1x13,12x2", TALON, (6, 5), []),
    ],
)
def test_two_tables_are_due_to_the_first_two_men(
    own: str, other: str, roll: tuple[int, int], found: list[tuple[str, int, int, str]]
) -> None:
    """T-20."""
    assert due(setup(own, other), *roll) == found


def test_two_tables_are_never_played() -> None:
    """T-20."""
    assert not any(end[12] or end[13] for end in ends(setup("1x13,8,10"), 5, 2))


@pytest.mark.parametrize(("roll", "own", "points"), [((4, 3), "1x13,8,10", 4), ((3, 3), "1x13,9,10", 6)])
def test_contre_two_tables_goes_to_the_opponent_who_holds_the_corner(
    roll: tuple[int, int], own: str, points: int
) -> None:
    """T-21."""
    assert due(setup(own, HELD), *roll) == [opponent("contre-two-tables", points)]


@pytest.mark.parametrize(("roll", "points"), [((6, 1), 4), ((1, 2), 4), ((1, 1), 6), ((6, 5), 0)])
def test_mezeas_is_due_for_aces_with_only_the_corner_out(roll: tuple[int, int], points: int) -> None:
    """T-22, T-23."""
    assert due(setup("1x13,12x2"), *roll) == ([roller("mezeas", points)] if points else [])
    assert due(setup("1x13,12x2", HELD), *roll) == ([opponent("contre-mezeas", points)] if points else [])


def test_mezeas_needs_all_other_men_at_the_talon() -> None:
    """T-22."""
    assert due(setup("1x12,2,12x2"), 6, 1) == []
    assert due(setup("1x12,12x3"), 6, 1) == []


def test_fallavels_contre_mezeas_comes_with_a_false_hit() -> None:
    """T-23, T-27."""
    assert due(setup("1x13,12x2", "13x2,18x2,19,24x10"), 6, 1) == [
        opponent("false-hit-small", 4), opponent("contre-mezeas", 4)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("own", "roll", "rolls_made", "points"),
    [
        ("1x11,2,3,4,7", (5, 4), 2, 4),
        ("1x11,2,3,4,7", (4, 5), 2, 4),
        ("1x11,2,3,4,7", (5, 4), 3, 0),
        ("1x11,2,3,4,7", (5, 4), 1, 0),
        ("1x11,2,3,4,7", (5, 3), 2, 0),
        ("1x11,2,3,4,7", (5, 5), 2, 0),
        ("1x11,2,3x2,7", (5, 4), 2, 0),
        ("1x11,2,3,4,8", (5, 4), 2, 0),
    ],
)
def test_six_tables_are_due_on_the_third_roll_only(
    own: str, roll: tuple[int, int], rolls_made: int, points: int
) -> None:
    """T-24."""
    found = due(setup(own, rolls=(rolls_made, 0)), *roll)
    assert found == ([roller("six-tables", points)] if points else [])
    assert due(setup(own, roller=BLACK, rolls=(0, rolls_made)), *roll) == found


def test_six_tables_need_both_fields_open() -> None:
    """T-24: an opposing man on one of them is in the way."""
    assert roller("six-tables", 4) not in due(setup("1x11,2,3,4,7", "5x2,24x13", rolls=(2, 2)), 5, 4)
    assert roller("six-tables", 4) in due(setup("1x11,2,3,4,7", "8x2,24x13", rolls=(2, 2)), 5, 4)


def test_six_tables_are_counted_from_the_new_setting() -> None:
    """T-24, T-12: three throws after the talons, played at the table."""
    table = sit_down(game().start(), 6, 1)
    table.play("1/7 1/2")
    table.throw(6, 5)
    table.play(table.plays()[0])
    table.throw(3, 2)
    table.play("1/4 1/3")
    table.throw(6, 5)
    table.play(table.plays()[0])
    table.throw(5, 4)
    assert "six-tables" in [event.kind for event in table.jans]


# Hits


@pytest.mark.parametrize(
    ("blot", "simple", "double"),
    [(2, 4, 6), (6, 4, 6), (7, 2, 4), (11, 2, 4), (14, 2, 4), (18, 2, 4), (19, 4, 6), (23, 4, 6)],
)
def test_a_hit_counts_more_on_the_small_jan_table(blot: int, simple: int, double: int) -> None:
    """T-2, T-25."""
    kind = "true-hit-small" if simple == 4 else "true-hit-big"
    number = 2 if blot == 14 else 1  # nobody stands on 13
    position = setup(f"{blot - number}x15", f"{blot},24x14")
    assert roller(kind, simple) in due(position, number, 5)
    assert roller(kind, double) in due(position, number, number)


@pytest.mark.parametrize(("blot", "kind"), [(5, "small"), (11, "small"), (14, "big"), (20, "big")])
def test_as_printed_the_tables_are_the_halves_of_the_rollers_path(blot: int, kind: str) -> None:
    """T-2, hit_tables=as-printed."""
    position = setup(f"{blot - 3}x15", f"{blot},24x14", of=AS_PRINTED)
    assert roller(f"true-hit-{kind}", 4 if kind == "small" else 2) in due(position, 3, 6)
    closed = setup(f"{blot - 2}x15", f"{blot},{blot - 1}x14", of=AS_PRINTED)
    assert opponent(f"false-hit-{kind}", 6 if kind == "small" else 4) in due(closed, 1, 1)


def test_lepeintres_hits_are_six_points() -> None:
    """T-25."""
    position = setup("1x10,4,5,7,12x2", "16,17,18,19,21,22,23,24x8")
    assert due(position, 4, 3) == [roller("true-hit-big", 2), roller("true-hit-small", 4)]


def test_a_blot_is_hit_in_three_ways_at_most_however_many_men_stand_ready() -> None:
    """T-25."""
    assert due(setup("1x6,4x3,8x3,10x3", "14,24x14"), 6, 4) == [roller("true-hit-big", 6, ways=3)]
    assert due(setup("1x9,8x3,11x3", "14,24x14"), 3, 3) == [roller("true-hit-big", 8, ways=2)]


def test_fallavels_sixes_rest_on_both_empty_corners() -> None:
    """T-20, T-26."""
    assert due(setup("1x13,6,7", "18,19,24x13"), 6, 6) == [
        roller("two-tables", 6), roller("true-hit-big", 4), roller("true-hit-small", 6)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rest", "kind"),
    [("", "true"), ("16,", "true"), ("16x2,", "true"), ("15x2,16x2,", "false"), ("15x2,16,", "true")],
)
def test_one_open_rest_is_enough(rest: str, kind: str) -> None:
    """T-26, T-27: empty, own, or held by a single opposing man; only two or more close it."""
    placed = sum(int(part.partition("x")[2] or 1) for part in rest.split(",") if part)
    found = due(setup("1x13,12x2", f"{rest}19,24x{14 - placed}"), 4, 3)
    assert (roller("true-hit-small", 4) in found) is (kind == "true")
    assert (opponent("false-hit-small", 4) in found) is (kind == "false")


def test_an_own_man_is_an_open_rest_and_corner_men_hit() -> None:
    """T-26: neither the corner rule nor a forbidden jan hinders an imagined hit."""
    assert due(setup("1x11,12x2,15x2", "16x2,20,24x12"), 5, 3) == [roller("true-hit-small", 8, ways=2)]
    assert due(setup("1x13,12x2", "16,24x14"), 6, 4) == [roller("true-hit-big", 2)]


def test_a_double_is_false_over_its_single_closed_rest() -> None:
    """T-27."""
    assert due(setup("1x13,12x2", "15x2,18,24x12"), 3, 3) == [opponent("false-hit-big", 4)]


def test_the_same_blot_is_never_hit_both_ways() -> None:
    """T-27: a true way leaves no false one."""
    position = setup("1x12,12x2,15", "16x2,19,24x12")
    assert due(position, 4, 3) == [roller("true-hit-small", 8, ways=2)]


def test_lelasseuxs_blot_is_hit_falsely_from_the_corner() -> None:
    """T-27."""
    position = setup("3x2,5x2,7x2,8x2,9x2,10x2,11,12x2", "13x2,15x2,16x2,17x2,18x2,20x2,19,21,22")
    assert opponent("false-hit-small", 4) in due(position, 4, 3)
    assert sum(event[2] for event in due(position, 4, 3) if event[3] == "opponent") == 4


@pytest.mark.parametrize(
    ("own", "other", "roll", "points"),
    [
        ("7,9,12x2,1x11", TALON, (6, 4), 4),
        ("9x2,12x2,1x11", TALON, (4, 4), 6),
        ("9,12x3,1x11", TALON, (4, 1), 4),
        ("9,12x2,1x12", TALON, (4, 1), 0),
        ("12x4,1x11", TALON, (1, 1), 6),
        ("12x3,1x12", TALON, (1, 1), 0),
        ("7,9,1x13", TALON, (6, 4), 0),
        ("7,9,12x2,1x11", HELD, (6, 4), 0),
        ("9,12x2,1x12", TALON, (4, 4), 0),
    ],
)
def test_the_corner_hit_uses_none_of_the_two_men_that_hold_the_own(
    own: str, other: str, roll: tuple[int, int], points: int
) -> None:
    """T-28."""
    found = [event for event in due(setup(own, other), *roll) if event[0] == "corner-hit"]
    assert found == ([roller("corner-hit", points)] if points else [])


# Filling


@pytest.mark.parametrize(
    ("own", "roll", "ways"),
    [
        ("1x3,2x4,3x2,4x3,5x2,6", (5, 4), 2),
        ("1x3,2x4,3x2,4x3,5x2,6", (4, 1), 2),
        ("1x3,2x2,3x3,4x3,5x2,6,7", (3, 2), 3),
        ("1x5,2,3x2,4,5x2,6x2,7x2", (3, 1), 1),
        ("1x2,2x2,3x2,4x2,5x2,6,7x4", (5, 4), 0),
    ],
)
def test_each_number_and_the_sum_may_be_a_way_of_filling(own: str, roll: tuple[int, int], ways: int) -> None:
    """T-29."""
    position = setup(own)
    assert due(position, *roll) == ([roller("fill-small", 4 * ways, ways)] if ways else [])
    if ways:
        assert all(all(count >= 2 for count in end[1:7]) for end in ends(position, *roll))


def test_a_double_fills_in_two_ways_at_most() -> None:
    """T-29."""
    assert due(setup("2x3,1x2,3x2,4x3,5x2,6,7x2"), 2, 2) == [roller("fill-small", 12, ways=2)]


def test_filling_in_passing_brings_nothing() -> None:
    """T-30, after Lelasseux-Lafosse."""
    position = setup("7x2,8x3,9x3,10,11x4,12x2", "13x4,14x3,15x3,17x4,20")
    assert not any(event[0].startswith("fill") for event in due(position, 4, 2))


def test_filling_counts_when_the_other_number_cannot_be_played() -> None:
    """T-30, T-35."""
    position = setup("12x2,19x2,20x2,21x3,22,23x2,24x3", PAST)
    assert due(position, 6, 1) == [roller("fill-return", 4), opponent("helpless", 2)]
    assert ends(position, 6, 1) == {men("12x2,19x2,20x2,21x2,22x2,23x2,24x3")}


def test_the_two_men_of_the_corner_do_not_fill_the_return_jan_and_a_third_does() -> None:
    """T-31."""
    two = setup("12x2,19x3,20x2,21x3,22x2,23,24x2", PAST)
    assert due(two, 6, 5) == []
    assert ends(two, 6, 5) == {men("17,18,19x3,20x2,21x3,22x2,23,24x2")}
    three = setup("12x3,19x3,20x2,21x2,22x2,23,24x2", PAST)
    assert roller("fill-return", 4) in due(three, 6, 5)


@pytest.mark.parametrize(("roll", "points"), [((5, 1), 4), ((1, 1), 6), ((6, 6), 0)])
def test_a_full_jan_that_can_stay_full_is_conserved(roll: tuple[int, int], points: int) -> None:
    """T-32."""
    found = due(setup("1x3,2x3,3x3,4x2,5x2,6x2", "7x2,8x2,9x2,24x9"), *roll)
    assert found == ([roller("conserve-small", points)] if points else [])


def test_a_jan_is_conserved_by_helplessness() -> None:
    """T-32, T-35, after Lepeintre."""
    position = setup("7x3,8x3,9x3,10x2,11x2,12x2", "13x3,14x3,15x3,16x2,17x2,18x2")
    assert due(position, 6, 5) == [roller("conserve-big", 4), opponent("helpless", 2)]
    assert due(position, 6, 6) == [roller("conserve-big", 6), opponent("helpless", 4, ways=2)]


def test_a_jan_that_a_complete_play_must_break_is_not_conserved() -> None:
    """T-32, T-9, after Lelasseux-Lafosse."""
    position = setup("6,7x3,8x2,9x2,10x2,11x3,12x2", "13x2,14x2,16x2,17x3,18x3,19x2,20")
    assert not any(event[0].startswith("conserve") for event in due(position, 6, 6))
    assert all(end[21] == 1 for end in ends(position, 6, 6))


def test_the_return_jan_is_conserved_by_taking_men_off() -> None:
    """T-32, T-33, after Lepeintre."""
    position = setup("19x3,20x2,21x3,22x2,23x2,24x3", PAST)
    assert due(position, 6, 3) == [roller("conserve-return", 4)]
    assert ends(position, 6, 3) == {men("19x2,20x2,21x2,22x2,23x2,24x4")}


def test_who_can_fill_must_and_any_play_that_fills_will_do() -> None:
    """T-33."""
    position = setup("1x3,2x4,3x2,4x3,5x2,6")
    complete = {way.notation for way in position.game.ways(position, (5, 4), obliged=False)}
    legal = {way.notation for way in position.game.ways(position, (5, 4))}
    assert legal < complete
    assert {"1/6 2/6"} <= legal or {"2/6 1/6"} <= legal


@pytest.mark.parametrize(
    ("own", "roll", "points"),
    [("19x2", (6, 6), 6), ("23,24", (2, 1), 4), ("24", (6, 5), 4), ("24x3", (6, 5), 0), ("22,23", (5, 2), 4)],
)
def test_the_exit_of_the_last_man_is_due_and_must_be_played(own: str, roll: tuple[int, int], points: int) -> None:
    """T-34, T-35: a number left over is no helpless man."""
    position = setup(own, PAST)
    assert due(position, *roll) == ([roller("exit", points)] if points else [])
    if points:
        assert ends(position, *roll) == {men("-")}


@pytest.mark.parametrize(
    ("own", "other", "roll", "numbers"),
    [
        ("14x15", "19x2,20x2,1x11", (6, 5), 2),
        ("14x15", "19x2,1x13", (5, 5), 2),
        ("14x15", "19x2,1x13", (6, 5), 1),
        ("14x15", "20x2,1x13", (6, 5), 1),
        ("14x15", "21x2,1x13", (6, 5), 0),
        ("18x15", "24x2,1x13", (6, 6), 2),
    ],
)
def test_each_number_that_cannot_be_played_gives_the_opponent_two(
    own: str, other: str, roll: tuple[int, int], numbers: int
) -> None:
    """T-35: on doubles too."""
    found = [event for event in due(setup(own, other), *roll) if event[0] == "helpless"]
    assert found == ([opponent("helpless", 2 * numbers, ways=numbers)] if numbers else [])


# Old jans


@pytest.mark.parametrize(("roll", "points"), [((6, 5), 4), ((6, 6), 0)])
def test_the_pile_de_misere_is_made(roll: tuple[int, int], points: int) -> None:
    """T-36."""
    kinds = [event for event in due(setup("6,7,12x13", of=OLD), *roll) if "pile" in event[0]]
    assert kinds == ([roller("pile", points)] if points else [])
    assert not any("pile" in event[0] for event in due(setup("6,7,12x13"), *roll))


def test_the_pile_de_misere_is_kept_by_helplessness() -> None:
    """T-36."""
    position = setup("12x15", "13x2,14x2,15x2,16x2,17x2,18x5", of=OLD)
    assert due(position, 6, 5) == [roller("conserve-pile", 4), opponent("helpless", 4, ways=2)]
    assert due(position, 6, 6) == [roller("conserve-pile", 6), opponent("helpless", 4, ways=2)]


# Words and arrows


def assert_told_well(position: TrictracPosition, roll: tuple[int, int]) -> None:
    """Every arrow starts on a man of the roller, is as long as its label, and each event explains itself."""
    own = position.men[position.turn]
    for event in position.game.jans(position, roll):
        assert str(event.sentence).endswith(".")
        assert str(event.sentence)[0].isupper()
        assert event.clause.startswith("T-")
        assert event.name
        assert f"{event.points}" in str(event)
        for source, target, label, style in event.arrows:
            assert style in ("true", "false", "fill")
            assert 1 <= source < target <= 25
            by_puissance = target == 12 and target - source == int(label) - 1
            exceeding = target == 25 and target - source < int(label)
            assert target - source == int(label) or by_puissance or exceeding, (position.id, roll, event)
            assert int(label) in (*roll, sum(roll))
            chained = any(source == other[1] for other in event.arrows)
            assert own[source] or chained, (position.id, roll, event)
        if event.kind.startswith(("true-hit", "false-hit")):
            assert all(target == event.field for _, target, _, _ in event.arrows)
            assert len(event.arrows) == event.ways
            assert position.men[1 - position.turn][25 - event.field] == 1
        if event.kind.startswith("fill"):
            assert len(event.arrows) == (event.ways if event.ways > 1 else len(event.arrows))
            assert event.arrows


@examples(400)
@given(positions(), rolls)
def test_every_event_is_told_with_arrows_that_can_be_drawn(position: TrictracPosition, roll: tuple[int, int]) -> None:
    """T-20 to T-35."""
    assert_told_well(position, roll)


def test_every_filling_is_told_with_arrows_that_can_be_drawn() -> None:
    """T-29."""
    for case in jans_nearly_full(5, 400):
        assert_told_well(*case)


def test_a_jan_that_lacks_two_men_is_filled_by_the_arrows_that_fill_it() -> None:
    """T-29, T-7."""
    (event,) = game().jans(setup("1x3,6x2,7x2,8x2,9x2,10x2,11x2"), (6, 6))
    assert event.arrows == ((6, 12, "6", "fill"), (6, 12, "6", "fill"))
    assert "(6→12)" in str(event.sentence)
    (event,) = game().jans(setup("1,7x4,8x2,9x2,10x2,11x2,2x2"), (6, 6))
    assert event.arrows == ((7, 12, "6", "fill"), (7, 12, "6", "fill"))


def test_fallavels_greatest_stroke_is_eighty_two() -> None:
    """T-42: it makes twelve holes, and with them the game."""
    position = setup("2,3,4,5,6,8,9,7x2,10x2,11x2,12x2", ",".join(map(str, range(14, 24))) + ",24x5")
    assert sum(event[2] for event in due(position, 6, 6)) == 82
    table = sit_down(position, 6, 6)
    assert table.winner == WHITE
    assert table.position.holes == (12, 0)  # type: ignore[attr-defined]
