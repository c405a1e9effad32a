"""Irish after Willughby and Cotton, clause by clause. White's 19 is Black's 6."""

from __future__ import annotations

import pytest

from builders import ends, first_steps, legal, race, refusal, table_at
from tablier import Phase, Table

START = "irish:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"
CLOSED = "19x2,20x2,21x2,22x2,23x2,24x3"
BOUND = f"irish:w:bar,12x14:{CLOSED},18x2"


def test_the_start_is_that_of_backgammon() -> None:
    """IR-1."""
    assert race("irish").start().id == START
    assert race("irish").start().men == race("backgammon").start().men


@pytest.mark.parametrize(("white", "black", "beginner"), [(5, 3, 0), (3, 5, 1)])
def test_the_beginner_throws_afresh(white: int, black: int, beginner: int) -> None:
    """IR-2, C-1."""
    table = Table("irish", seed=1)
    table.opening(white, black)
    assert (table.phase, table.player, table.dice) == (Phase.THROW, beginner, ())


def test_the_two_numbers_are_played_once_each_by_two_men_or_by_one() -> None:
    """IR-3."""
    assert ends("irish:w:7,8:1x15", 4, 1) == {"8x1,12x1", "9x1,11x1", "7x1,13x1"}


def test_a_doublet_is_two_equal_numbers_and_no_more() -> None:
    """IR-3: what sets Irish apart from the manuscript's backgammon."""
    assert ends("irish:w:7:1x15", 2, 2) == {"11x1"}
    assert ends("backgammon@manuscript:w:7:1x15", 2, 2) == {"15x1"}
    assert refusal(table_at("irish:w:7:1x15", 2, 2).play, "7/9 9/11 11/13") == ("all-played", "IR-3")


def test_a_lone_man_is_hit_and_two_close_a_point() -> None:
    """IR-4: Black's 17 is White's 8."""
    assert table_at("irish:w:7:17,1x14", 2, 1).play("7/8* 8/10").position.id == "irish:b:10x1:barx1,1x14"
    assert refusal(table_at("irish:w:7,20:17x2,1x13", 2, 1).step, (7, 1)) == ("closed-point", "IR-4")


def test_men_on_the_bar_enter_before_any_other_moves() -> None:
    """IR-5."""
    position = "irish:w:bar,12x14:21x2,22,6x12"
    assert first_steps(position, 4, 3) == {"bar/3*"}
    assert refusal(table_at(position, 4, 3).step, (12, 4)) == ("bar-first", "IR-5")


def test_bound_tables_are_broken_up_before_the_throw() -> None:
    """IR-5, binding=true: the higher of two dice names the point."""
    table = table_at(BOUND)
    assert (table.phase, table.player) == (Phase.UNBIND, 0)
    table.unbind(5, 2)
    table.break_point(1)
    assert table.position.id == "irish:w:barx1,12x14:barx3,18x2,19x2,20x2,21x2,22x2,23x2"


def test_without_binding_the_man_waits() -> None:
    """IR-5, binding=false."""
    table = table_at(BOUND.replace("irish:", "irish@binding=false:"), 6, 5)
    assert [play.notation for play in table.plays()] == ["pass"]


def test_both_numbers_are_played_if_possible_and_else_the_higher() -> None:
    """IR-6: White's 16, 19 and 21 are closed; and then one of two."""
    position = "irish:w:10,13:9x2,6x2,4x11"
    assert ends(position, 6, 2) == {"13x1,18x1"}
    assert refusal(table_at(position, 6, 2).step, (13, 2)) == ("plays-too-little", "IR-6")
    assert refusal(table_at(position, 6, 2).play, "pass") == ("unfinished", "IR-6")
    assert ends("irish:w:10:4x15", 6, 5) == {"16x1"}


def test_a_play_may_be_taken_back_until_it_is_confirmed() -> None:
    """IR-6."""
    table = table_at(START, 3, 1)
    table.step((17, 3))
    table.undo()
    assert table.drafted == ()
    table.step("17/20 19/20")
    table.confirm()
    assert refusal(table.undo)[0] == "wrong-phase"


def test_bearing_off_needs_all_men_home_and_the_exact_number() -> None:
    """IR-7, bear_off=exact."""
    assert refusal(table_at("irish:w:18,24x14:6x15", 3, 1).step, (24, 1)) == ("not-all-home", "IR-7")
    assert legal("irish:w:18,24x14:6x15", (3, 1), "18/21 24/off")
    assert ends("irish:w:23,24:6x15", 6, 2) == {"24x1"}
    assert refusal(table_at("irish:w:23,24:6x15", 6, 2).step, (23, 6)) == ("no-exit", "IR-7")


def test_the_other_way_bears_off_the_farthest_man_with_a_greater_number() -> None:
    """IR-7, bear_off=exact-or-farthest."""
    assert ends("irish@bear_off=exact-or-farthest:w:23,24:6x15", 6, 2) == {"-"}


@pytest.mark.parametrize("loser", ["20x14", "20x15", "bar,20x14", "2x15"])
@pytest.mark.parametrize("roll", [(2, 1), (1, 1)])
def test_a_win_is_worth_one_whatever_the_loser_has_left(loser: str, roll: tuple[int, int]) -> None:
    """IR-8: "in Irish there can but a single game bee wun"."""
    table = table_at(f"irish:w:24:{loser}", *roll)
    table.play("24/off")
    result = table.results[-1]
    assert (result.winner, result.points, result.clause) == (0, 1, "IR-8")


def test_who_resigns_loses_one() -> None:
    """IR-8, C-6."""
    table = table_at(START)
    table.resign(0)
    assert table.score == (0, 1)


def test_there_is_no_cube() -> None:
    """IR-8."""
    assert refusal(Table, "irish", cube=True)[0] == "unknown-option"
