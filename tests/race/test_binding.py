"""Binding up the tables in Backgammon after Willughby (B-6), at the table."""

from __future__ import annotations

import pytest

from builders import race, refusal, table_at
from tablier import Phase

CLOSED = "19x2,20x2,21x2,22x2,23x2,24x3"
BOUND = f"backgammon:w:bar,12x14:{CLOSED},18x2"


def test_six_closed_points_before_a_man_on_the_bar_bind_the_tables() -> None:
    """B-6: nobody throws before the tables are unbound."""
    table = table_at(BOUND)
    assert (table.phase, table.player) == (Phase.UNBIND, 0)
    assert refusal(table.throw, 6, 5) == ("wrong-phase", "B-6")


@pytest.mark.parametrize(
    "position",
    [
        BOUND.replace("bar,12x14", "12x15"),  # nobody on the bar
        BOUND.replace("22x2", "22"),  # one point held by a blot
        BOUND.replace(",24x3", "").replace("18x2", "18x5"),  # one point empty
        BOUND.replace(":w:", ":b:"),  # the other player throws
        BOUND.replace("backgammon:", "backgammon@binding=false:"),
        BOUND.replace("backgammon:", "backgammon@modern:"),
    ],
)
def test_otherwise_the_tables_are_not_bound(position: str) -> None:
    """B-6, binding=false."""
    assert table_at(position).phase is Phase.THROW


def test_without_binding_the_man_waits() -> None:
    """B-6, binding=false."""
    table = table_at(BOUND.replace("backgammon:", "backgammon@binding=false:"), 6, 5)
    assert [play.notation for play in table.plays()] == ["pass"]


def test_equal_dice_are_thrown_again() -> None:
    """B-6."""
    table = table_at(BOUND)
    table.unbind(3, 3)
    assert table.phase is Phase.UNBIND
    assert refusal(table.break_point, 2) == ("wrong-phase", "B-6")


@pytest.mark.parametrize(("white", "black", "namer"), [(5, 2, 0), (2, 5, 1)])
def test_the_higher_die_names_the_point_and_all_men_on_it_are_hit(white: int, black: int, namer: int) -> None:
    """B-6: point 1 of White's path is Black's 24, where three men stand; White then throws."""
    table = table_at(BOUND)
    table.unbind(white, black)
    assert (table.phase, table.player) == (Phase.BREAK, namer)
    table.break_point(1)
    assert (table.phase, table.player) == (Phase.THROW, 0)
    assert table.position.id == "backgammon:w:barx1,12x14:barx3,18x2,19x2,20x2,21x2,22x2,23x2"
    table.throw(6, 1)
    assert [str(step) for step in table.steps()] == ["bar/1"]


@pytest.mark.parametrize("point", [0, 7, 24])
def test_one_of_the_six_points_is_named(point: int) -> None:
    """B-6."""
    table = table_at(BOUND)
    table.unbind(5, 2)
    assert refusal(table.break_point, point) == ("bad-point", "B-6")
    assert table.phase is Phase.BREAK


def test_the_tables_are_unbound_once_a_turn() -> None:
    """B-6: a throw made after it and declared void does not bring the binding back."""
    table = table_at(BOUND)
    table.unbind(5, 2)
    table.break_point(3)
    table.throw(6, 5)
    table.void()
    assert table.phase is Phase.THROW


def test_black_can_be_bound_too() -> None:
    """B-6: Black names or White names, on Black's path; Black's 2 is White's 23."""
    table = table_at(f"backgammon:b:{CLOSED},18x2:bar,12x14")
    table.unbind(6, 1)
    assert table.player == 0
    table.break_point(2)
    assert table.position.id == "backgammon:b:barx2,18x2,19x2,20x2,21x2,22x2,24x3:barx1,12x14"


def test_throwing_at_bound_tables_throws_for_the_right_to_name() -> None:
    """B-6."""
    table = table_at(BOUND)
    assert table.throw() == ()
    assert table.phase is Phase.BREAK


def test_the_double_comes_before_the_unbinding() -> None:
    """B-6, B-11: offered before, taken, and the tables are still bound; afterwards it is too late."""
    table = table_at(BOUND, cube=True, match=0)
    table.double()
    assert (table.phase, table.player) == (Phase.ANSWER, 1)
    table.take()
    assert (table.phase, table.player, table.cube) == (Phase.UNBIND, 0, (2, 1))
    late = table_at(BOUND, cube=True, match=0)
    late.unbind(5, 2)
    assert refusal(late.double) == ("wrong-phase", "B-6")
    late.break_point(1)
    assert refusal(late.double) == ("tables-unbound", "B-11")


def test_binding_comes_up_in_the_course_of_play() -> None:
    """B-6: Black closes the sixth point with a hit, and White finds the tables bound."""
    table = table_at("backgammon:b:4,12x14:12x2,15,18x2,19x2,20x2,22x2,23x2,24x2", 3, 6)
    table.play("18/21* 15/21")
    assert (table.phase, table.player) == (Phase.UNBIND, 0)


def test_a_game_alone_knows_whether_the_tables_are_bound() -> None:
    """B-6."""
    position = race("backgammon").position(BOUND.partition(":")[2])
    assert position.game.tables_bound(position)
    assert not position.game.tables_bound(position.game.break_point(position, 4))
