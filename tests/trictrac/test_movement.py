"""How men move: T-1 to T-12, and the reason given when one may not."""

from __future__ import annotations

import pytest

from builders import refusal
from tablier import Phase, read_position
from tablier.games.trictrac.movement import CHAIN, PUISSANCE
from tablier.games.trictrac.position import TrictracPosition
from trictrac.helping import BLACK, PAST, WHITE, due, ends, game, men, setup, sit_down

BOTH_INSIDE = game(overflow="both-inside")
FREE = game(overflow="free")

FORBIDDING = "24x15"
"""All at the talon: both of the opponent's jans can still be filled."""
ONLY_BIG_FORBIDDEN = "24x7,18x8"
"""Seven on the opponent's talon and eight on its 7: the small jan is past filling, the big one is not."""


def refused(position: TrictracPosition, roll: tuple[int, int], play: str) -> tuple[str, str | None]:
    """Code and clause with which a whole play is refused."""
    return refusal(sit_down(position, *roll).play, play)


# The board


def test_the_men_start_on_the_talons_and_meet_head_on() -> None:
    """T-1: my field and the other's for the same place add up to 25."""
    start = game().start()
    assert start.men == (men("1x15"), men("1x15"))
    assert refused(setup("23x15", "24x15"), (1, 1), "23/24") == ("closed-field", "T-5")


def test_the_corners_lie_side_by_side() -> None:
    """T-1: 12 is the own corner and 13 the opponent's."""
    position = setup("11,1x14", "16x15")
    assert refused(position, (2, 1), "11/12 1/3") == ("lone-corner", "T-6")
    assert refused(position, (2, 1), "11/13 1/2") == ("their-corner", "T-8")


# T-3: see test_turn.py

# T-4


def test_both_numbers_are_played_if_they_can_be() -> None:
    """T-4."""
    position = setup("5,20x14", "16x2,1x13")
    assert all(len(way.steps) == 2 for way in position.game.ways(position, (6, 2)))
    assert refused(position, (6, 2), "5/11") == ("plays-too-little", "T-4")


def test_a_double_is_two_equal_numbers_and_nothing_more() -> None:
    """T-4."""
    position = game().start()
    assert {len(way.steps) for way in position.game.ways(position, (2, 2))} == {2}
    assert refused(position, (2, 2), "1/3 1/3 1/3") == ("no-such-number", "T-4")


def test_of_two_numbers_that_exclude_each_other_the_higher_is_played() -> None:
    """T-4."""
    position = setup("5,20x14", "16x2,1x13")
    assert ends(position, 6, 5) == {men("11,20x14")}
    assert refused(position, (6, 5), "5/10") == ("plays-too-little", "T-4")


def test_the_lower_is_played_if_the_higher_cannot_be() -> None:
    """T-4."""
    assert ends(setup("5,20x14", "16x2,11x2,1x11"), 6, 5) == {men("10,20x14")}


def test_one_man_may_play_both_numbers_by_either_rest() -> None:
    """T-4: chained, over the free rest, in whichever order."""
    position = setup("1x15", "4x2,24x13")  # the 3 is barred, the 4 is not
    ways = [way for way in position.game.ways(position, (4, 3)) if way.kind == CHAIN]
    assert [way.notation for way in ways] == ["1/5 5/8"]
    assert sit_down(position, 4, 3).play("1/8").notation == "1/5 5/8"
    assert refused(setup("1x15", "4x2,5x2,24x11"), (4, 3), "1/8") == ("no-rest", "T-5")


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("2/6 1/4", ("no-man", "T-4")),
        ("1/7 1/4", ("no-such-number", "T-4")),
        ("1/5 1/5", ("no-such-number", "T-4")),
        ("4/1 1/5", ("backwards", "C-3")),
        ("bar/4 1/5", ("no-man", "T-4")),
        ("off/25 1/5", ("backwards", "C-3")),
        ("pass", ("plays-too-little", "T-4")),
        ("1/4", ("plays-too-little", "T-4")),
        ("x/4", ("bad-play", None)),
    ],
)
def test_a_play_that_is_none_is_refused_with_its_reason(play: str, reason: tuple[str, str | None]) -> None:
    """T-4, C-3."""
    assert refused(game().start(), (4, 3), play) == reason


# T-5


@pytest.mark.parametrize("count", [1, 2])
def test_even_one_opposing_man_closes_a_field(count: int) -> None:
    """T-5."""
    position = setup("1x15", f"5x{count},24x{15 - count}")
    assert refused(position, (4, 3), "1/5 1/4") == ("closed-field", "T-5")
    assert not any(end[5] for end in ends(position, 4, 3))


# T-6


def test_the_corner_is_taken_by_two_men_at_once() -> None:
    """T-6."""
    assert men("1x13,12x2") in ends(setup("1x13,6,8"), 6, 4)
    assert refused(setup("1x14,7"), (5, 1), "7/12 1/2") == ("lone-corner", "T-6")


def test_the_last_two_leave_the_corner_together() -> None:
    """T-6."""
    position = setup("12x2,19x13", PAST)
    assert refused(position, (3, 2), "12/15 19/21") == ("lone-corner", "T-6")
    assert men("14,15,19x13") in ends(position, 3, 2)


def test_one_man_cannot_leave_the_corner_by_both_numbers_either() -> None:
    """T-6."""
    assert refused(setup("12x2,19x13", PAST), (3, 2), "12/17") == ("lone-corner", "T-6")


def test_a_third_man_comes_to_the_corner_and_goes_freely() -> None:
    """T-6."""
    assert any(end[12] == 3 for end in ends(setup("9,12x2,1x12"), 3, 1))
    assert any(end[12] == 2 for end in ends(setup("12x3,19x12", PAST), 3, 1))


def test_either_empty_corner_is_a_rest() -> None:
    """T-6."""
    by_own = setup("9,19x14", "15x2,1x13")
    assert sit_down(by_own, 6, 3).play("9/18").notation == "9/12 12/18"
    by_theirs = setup("10,19x14", "16x2,1x13")
    assert sit_down(by_theirs, 6, 3).play("10/19").notation == "10/13 13/19"


def test_nobody_has_to_take_the_corner_unless_nothing_else_is_left() -> None:
    """T-6."""
    assert any(end[12] == 0 for end in ends(setup("1x13,6,8"), 6, 4))
    assert ends(setup("6,8,20x13", "10x2,14x2,16x2,18x2,1x7"), 6, 4) == {men("12x2,20x13")}


def test_the_corner_may_be_left_and_taken_again() -> None:
    """T-6."""
    table = sit_down(setup("8,9,12x2,19x11", PAST), 3, 2)
    table.play("12/15 12/14")
    table.throw(6, 6)
    table.play("24/off 24/off")
    table.throw(4, 3)
    table.play("8/12 9/12")
    assert table.position.men[WHITE] == men("12x2,14,15,19x11")  # type: ignore[attr-defined]


# T-7


def test_the_corner_is_taken_by_puissance_where_both_are_empty() -> None:
    """T-7."""
    position = setup("1x13,7,8")
    assert men("1x13,12x2") in ends(position, 6, 5)
    (way, other) = [way for way in position.game.ways(position, (6, 5)) if way.kind == PUISSANCE]
    assert {way.notation, other.notation} == {"7/12 8/12", "8/12 7/12"}
    assert men("1x13,12x2") in ends(setup("1x13,9x2"), 4, 4)


def test_puissance_needs_both_corners_empty_and_two_men() -> None:
    """T-7."""
    assert men("1x13,12x2") not in ends(setup("1x13,7,8", "13x2,24x13"), 6, 5)
    assert not any(end[12] for end in ends(setup("1x14,9"), 4, 4))
    assert not any(way.kind == PUISSANCE for way in game().ways(setup("1x11,7,8,12x2"), (6, 5)))


def test_puissance_is_refused_when_the_corner_can_be_taken_by_effect() -> None:
    """T-7."""
    position = setup("1x11,6,7x2,8")
    assert men("1x11,7,8,12x2") in ends(position, 6, 5)
    assert men("1x11,6,7,12x2") not in ends(position, 6, 5)
    assert refused(position, (6, 5), "7/12 8/12") == ("by-effect", "T-7")


def test_by_effect_refuses_puissance_even_where_it_alone_would_fill() -> None:
    """T-7: taking the men by effect from 6 and 7 leaves the jan open, puissance would close it."""
    position = setup("1x2,6,7x3,8x3,9x2,10x2,11x2", FORBIDDING)
    assert due(position, 6, 5) == [("fill-big", 1, 4, "roller")]  # by effect, from 6 and 7
    tight = setup("1x2,6,7x2,8x4,9x2,10x2,11x2", FORBIDDING)  # 7 cannot spare a man either way
    assert due(tight, 6, 5) == []
    assert not any(way.kind == PUISSANCE for way in game().ways(tight, (6, 5)))


# T-8


def test_no_man_ends_on_the_opponents_corner() -> None:
    """T-8."""
    position = setup("10,19x14", PAST)
    assert refused(position, (3, 1), "10/13 19/20") == ("their-corner", "T-8")
    assert not any(end[13] for end in ends(position, 3, 1))


# T-9


@pytest.mark.parametrize(
    ("theirs", "small", "big"),
    [
        ("24x15", True, True),
        (ONLY_BIG_FORBIDDEN, False, True),
        ("24x2,23x2,22x2,21x2,20x2,19x2,5x3", True, True),
        ("24x2,23x2,22x2,21x2,20x2,19x1,14x4", False, True),
        ("24x2,23x2,22x2,21x2,20x2,19x1,5x4", False, False),
        ("24x1,23x3,22x2,21x2,20x2,19x5", False, True),
        ("18x1,17x3,16x2,15x2,13x4,1x3", False, False),
    ],
)
def test_a_jan_is_forbidden_while_it_can_still_be_filled(theirs: str, small: bool, big: bool) -> None:
    """T-9: at or before the i-th field stand at least 2·i men, for all six."""
    opposing = men(theirs)
    near, far = setup("11x15", theirs), next(field for field in (18, 17, 16, 15, 14) if not opposing[field])
    for field in (14, 15, 16, 17):
        if not opposing[field]:
            assert any(end[field] for end in ends(near, field - 11, field - 11)) is not big
    at_the_gate = setup(f"{far}x15", theirs)
    for field in range(19, min(far + 6, 24) + 1):
        if not opposing[field]:
            assert any(end[field] for end in ends(at_the_gate, field - far, field - far)) is not small


def test_the_opponents_big_jan_is_a_rest_on_the_way_to_the_return_jan() -> None:
    """T-9."""
    position = setup("1x13,11x2", ONLY_BIG_FORBIDDEN)
    legal = ends(position, 6, 5)
    assert men("1x13,11,22") in legal
    assert not any(end[16] or end[17] for end in legal)
    assert refused(position, (6, 5), "11/17 1/6") == ("forbidden-jan", "T-9")


def test_no_rest_leads_into_a_forbidden_return_jan() -> None:
    """T-9."""
    position = setup("1x13,11x2", FORBIDDING)
    assert not any(any(end[14:25]) for end in ends(position, 6, 5))
    assert refused(position, (6, 5), "11/22") == ("forbidden-jan", "T-9")


def test_lepeintres_man_goes_through_the_forbidden_jan_by_two_fours() -> None:
    """T-9, T-32."""
    position = setup("11x2,1x2,2x2,3x2,4x3,5x2,6x2", "16x2,18x2,24x3,20x2,21x2,22x2,23x2")
    assert due(position, 4, 4) == [("conserve-small", 1, 6, "roller")]
    assert ends(position, 4, 4) == {men("11,19,1x2,2x2,3x2,4x3,5x2,6x2")}


# T-10


def test_men_leave_once_all_are_in_the_return_jan() -> None:
    """T-10."""
    assert refused(setup("12x2,22x13", PAST), (3, 2), "22/off 22/24") == ("not-all-home", "T-10")
    assert men("22x14") in ends(setup("20x1,22x14", PAST), 3, 2)


def test_the_last_man_enters_with_one_number_and_another_leaves_with_the_other() -> None:
    """T-10, after Lelasseux-Lafosse."""
    position = setup("18,19x2,20x3,21x2,22,23x3,24x3", PAST)
    assert due(position, 5, 4) == [("fill-return", 1, 4, "roller")]
    assert ends(position, 5, 4) == {men("19x2,20x2,21x2,22x2,23x3,24x3")}


def test_an_exact_number_takes_a_man_off_or_is_played_inside() -> None:
    """T-10."""
    legal = ends(setup("20,22,23", PAST), 3, 1)
    assert {men("20,24"), men("22,23,24")} <= legal


def test_a_failing_number_is_played_inside() -> None:
    """T-10."""
    position = setup("19,20x2", PAST)
    assert refused(position, (4, 3), "20/off 19/22") == ("no-exit", "T-10")
    assert all(end[25] == 12 for end in ends(position, 4, 3))


def test_an_exceeding_number_takes_off_the_farthest_man() -> None:
    """T-10."""
    position = setup("21,22,24", PAST)
    assert men("24") in ends(position, 6, 5)
    assert refused(position, (6, 5), "24/off 22/off") == ("not-farthest", "T-10")
    entering = setup("18,20,24", PAST)  # 18/22 brings the last man in, then a five has to take off the man on 20
    assert refused(entering, (5, 4), "18/22 24/off") == ("not-farthest", "T-10")


# T-11


def test_a_number_blocked_for_the_farthest_man_takes_off_no_nearer_one() -> None:
    """T-11."""
    position = setup("19x2,23x2", "24x2,1x13")
    assert due(position, 5, 5) == [("helpless", 2, 4, "opponent")]
    assert ends(position, 5, 5) == {position.men[WHITE]}


@pytest.mark.parametrize(
    ("own", "roll", "legal", "text"),
    [
        ("20,22,24", (5, 2), "24x2", "20/22 22/off"),
        ("20,22,24", (6, 4), "24", "20/24 22/off"),
        ("19,21,24", (6, 5), "24", "19/24 21/off"),
        ("20,24x2", (5, 1), "24", "20/21 21/off"),
    ],
)
def test_no_number_is_played_inside_to_make_the_other_exceed(
    own: str, roll: tuple[int, int], legal: str, text: str
) -> None:
    """T-11."""
    assert ends(setup(own, PAST), *roll) == {men(legal)}
    assert refused(setup(own, PAST), roll, text) == ("exceeding", "T-11")
    sit_down(setup(own, PAST, of=FREE), *roll).play(text)


def test_unless_both_numbers_can_be_played_in_no_other_way() -> None:
    """T-11."""
    assert ends(setup("19,23", PAST), 4, 4) == {men("23")}
    assert due(setup("19", PAST), 5, 4) == [("exit", 1, 4, "roller")]


def test_bringing_the_last_man_in_makes_no_number_exceed() -> None:
    """T-11: from 18 by the four, and the five takes off the farthest man, who is on 21."""
    assert ends(setup("18,21,24", PAST), 5, 4) >= {men("22,24")}


def test_malfilatre_forbids_it_only_where_both_numbers_can_be_played_inside() -> None:
    """T-11, overflow=both-inside."""
    assert ends(setup("20,22,24", PAST, of=BOTH_INSIDE), 6, 4) == {men("24"), men("24x2")}
    assert men("22") not in ends(setup("19,21", PAST, of=BOTH_INSIDE), 5, 3)
    assert men("22") in ends(setup("19,21", PAST, of=FREE), 5, 3)


def test_points_for_the_exit_are_those_of_a_play_that_is_allowed() -> None:
    """T-11, T-34: 20/off and 22/off, where 20/24 and 22/off was all there was."""
    assert due(setup("20,22", PAST), 6, 4) == [("exit", 1, 4, "roller")]


@pytest.mark.parametrize("overflow", ["strict", "both-inside", "free"])
def test_an_id_with_the_ruling_is_read(overflow: str) -> None:
    """T-11: the default may be written out, as older records do."""
    position = read_position(f"trictrac@overflow={overflow}:w:20,22,24:24x15")
    assert position.game.options["overflow"] == overflow


def test_malfilatres_second_five_takes_the_farther_man() -> None:
    """T-11."""
    assert ends(setup("20,21,23", PAST), 5, 5) == {men("23")}


# T-12


@pytest.mark.parametrize("roller", [WHITE, BLACK])
def test_after_the_last_man_all_return_to_the_talons_and_the_same_player_throws(roller: int) -> None:
    """T-12: points and holes stay."""
    points = (3, 6) if roller == WHITE else (6, 3)
    table = sit_down(setup("24x2", PAST, roller, points=points, holes=(4, 2), run=(1, 0)), 6, 5)
    table.play("24/off 24/off")
    assert table.position.men == game().start().men  # type: ignore[attr-defined]
    assert table.position.rolls == (0, 0)  # type: ignore[attr-defined]
    assert (table.phase, table.player) == (Phase.THROW, roller)
    assert table.position.holes == (4, 2)  # type: ignore[attr-defined]
    assert table.position.points[roller] == 7  # type: ignore[attr-defined]
    assert table.position.points[1 - roller] == 6  # type: ignore[attr-defined]
