"""Jacquet de Versailles, clause by clause. Paths are parallel: White's 13 is Black's 1, White's 1 is Black's 13."""

from __future__ import annotations

import pytest

from builders import ends, first_steps, legal, place, race, refusal, table_at
from tablier import Phase, Table

GAME = "jacquet-de-versailles"
START = f"{GAME}:w:1x15:1x15"


def free(white: str, black: str = "12x15", turn: str = "w", variant: str = "") -> str:
    """A position in which both couriers are through; Black's 12 is White's 24."""
    return f"{GAME}{variant}:{turn}:{white}:{black}:free=wb"


def test_all_men_start_on_point_1_and_the_opponent_starts_on_my_13() -> None:
    """J-1."""
    assert race(GAME).start().id == START
    assert refusal(table_at(free("12,13x14", "2x15"), 1, 2).step, (13, 1)) == ("closed-point", "J-7")


def test_the_beginner_throws_afresh() -> None:
    """J-2, first_roll=fresh."""
    table = Table(GAME, seed=1)
    table.opening(6, 2)
    assert (table.phase, table.player, table.dice) == (Phase.THROW, 0, ())


def test_the_beginner_may_have_to_play_the_opening_throw() -> None:
    """J-2, first_roll=opening."""
    table = Table(GAME, seed=1, first_roll="opening")
    table.opening(2, 6)
    assert (table.phase, table.player, table.dice) == (Phase.PLAY, 1, (6, 2))
    table.play("1/7 7/9")
    assert (table.phase, table.player) == (Phase.THROW, 0)


def test_two_different_numbers_are_played_by_two_men_or_chained_by_one() -> None:
    """J-3."""
    assert ends(free("1x2"), 5, 2) == {"3x1,6x1", "1x1,8x1"}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_double_of_n_is_played_n_times(number: int) -> None:
    """J-4: by one man that nobody hinders, where there is room for it."""
    assert race(GAME).draft(place(free("1")), (number, number)).allotted == [number] * number
    if number < 5:
        assert ends(free("1", "11x15"), number, number) == {f"{1 + number * number}x1"}


def test_the_first_sonnez_plays_only_one_six() -> None:
    """J-4, J-5, J-7: the courier stops on 7, for 13 is the opponent's talon, and no other may follow."""
    table = table_at(START, 6, 6)
    assert table.announcement == "Sonnez"
    (only,) = table.plays()
    assert only.notation == "1/7"


def test_no_second_man_leaves_the_talon_before_the_courier_is_through() -> None:
    """J-5: 5-2 from the start is chained by one man."""
    assert ends(START, 5, 2) == {"1x14,8x1"}
    table = table_at(START, 5, 2)
    table.step((1, 5))
    assert refusal(table.step, (1, 2)) == ("courier-on-his-way", "J-5")


def test_the_courier_frees_the_others_the_moment_it_lands() -> None:
    """J-5: the 2 brings it to 19, and the 3 may be played from the talon in the same turn."""
    position = f"{GAME}:w:1x14,17:1x15"
    assert first_steps(position, 3, 2) == {"17/19", "17/20"}
    table = table_at(position, 3, 2)
    table.step((17, 2))
    assert {str(step) for step in table.steps()} == {"1/4", "19/22"}
    assert table.play("17/19 1/4").position.id == f"{GAME}:b:1x13,4x1,19x1:1x15:free=w"


def test_the_courier_is_not_through_on_18() -> None:
    """J-5: from 15 with 3-1 it rests on 18, and nobody else may play the ace; on 18 the rule still holds."""
    assert ends(f"{GAME}:w:1x14,15:1x15", 3, 1) == {"1x14,19x1"}
    assert table_at(f"{GAME}:w:1x14,15:1x15", 2, 1).plays()[0].position.id == f"{GAME}:b:1x14,18x1:1x15"


def test_once_through_the_rule_stays_lifted_even_if_the_courier_is_hit() -> None:
    """J-5: that it is free is part of the position; after the man on the bar has entered, others may leave."""
    assert ends(f"{GAME}:w:bar,1x14:12x15:free=wb", 5, 3) == {"1x14,8x1", "1x13,4x1,5x1", "1x13,3x1,6x1"}
    assert ends(f"{GAME}:w:bar,1x14:12x15:free=b", 5, 3) == {"1x14,8x1"}


def test_a_courier_hit_on_the_way_enters_again_and_is_still_the_courier() -> None:
    """J-5, J-8: Black hits White's courier on White's 15, which is Black's 3."""
    table = table_at(f"{GAME}:b:1x14,15:1x15", 2, 1)
    table.play("1/3* 3/4")
    assert table.position.id == f"{GAME}:w:barx1,1x14:1x14,4x1"
    table.throw(6, 4)
    assert {play.notation for play in table.plays()} <= {"bar/6 6/10", "bar/4 4/10"}
    assert table.plays()[0].position.id == f"{GAME}:b:1x14,10x1:1x14,4x1"


def test_a_courier_that_enters_on_the_talon_stands_there_with_all_fifteen() -> None:
    """J-5: the ace enters, and any man may leave again."""
    assert legal(f"{GAME}:w:bar,1x14:1x15", (3, 1), "bar/1 1/4")


def test_at_most_two_points_of_the_first_quadrant_hold_two_men() -> None:
    """J-6: the talon and 2 are doubled, so the lone man on 4 is joined neither from 1 nor from 2."""
    assert first_steps(free("1x5,2x3,4,19x6"), 3, 2) == {"1/3", "2/5", "4/7", "4/6", "19/22", "19/21"}
    table = table_at(free("1x5,2x3,4,19x6"), 3, 2)
    assert refusal(table.step, (2, 2)) == ("third-doubled-point", "J-6")
    assert refusal(table.step, (1, 3)) == ("third-doubled-point", "J-6")


def test_without_talon_counts_point_1_is_not_one_of_the_two() -> None:
    """J-6, talon_counts=false."""
    position = free("1x5,2x3,4,19x6", variant="@talon_counts=false")
    assert {"2/4", "1/4"} <= first_steps(position, 3, 2)
    third = free("1x5,2x3,3x2,4,19x4", variant="@talon_counts=false")
    assert not {"2/4", "1/4"} & first_steps(third, 3, 2)


def test_the_talon_counts_only_while_it_holds_two_or_more() -> None:
    """J-6: with one man on 1, points 2 and 4 may both be doubled."""
    assert "2/4" in first_steps(free("1,2x3,4,19x10"), 3, 2)


def test_a_doubled_point_may_be_given_up_for_another_in_one_step() -> None:
    """J-6: 2 to 4 leaves 2 single while 4 becomes doubled."""
    assert "2/4" in first_steps(free("1x5,2x2,4,19x7"), 3, 2)


def test_the_limit_ends_with_the_first_quadrant() -> None:
    """J-6: 7 may be doubled as a third point."""
    assert "4/7" in first_steps(free("1x2,4x2,7,19x10"), 3, 2)


def test_men_may_be_added_to_a_doubled_point() -> None:
    """J-6."""
    assert "1/4" in first_steps(free("1x5,4x2,19x8"), 3, 2)


def test_the_order_of_steps_may_make_room() -> None:
    """J-6: with lone men on 1 and 3, and 4 and 5 doubled, 1/3 is refused until 4/6 has broken a point."""
    position = free("1,3,4x2,5x2,19x9")
    assert refusal(table_at(position, 2, 2).step, (1, 2)) == ("third-doubled-point", "J-6")
    assert legal(position, (2, 2), "4/6 1/3")
    assert not legal(position, (2, 2), "1/3 4/6")
    assert "3x2,4x1,5x2,6x1,19x9" in ends(position, 2, 2)


def test_two_opposing_men_close_a_point_also_for_resting() -> None:
    """J-7: with White's 5 and 6 closed, 5-4 cannot be chained from 1."""
    assert ends(free("1", "17x2,18x2,12x11"), 5, 4) == {"1x1"}
    assert refusal(table_at(free("1,20x14", "17x2,12x13"), 4, 1).step, (1, 4)) == ("closed-point", "J-7")


def test_a_single_opposing_man_is_hit_and_goes_to_its_bar() -> None:
    """J-7: Black's lone man on 18 stands on White's 6."""
    table = table_at(free("1", "18,12x14"), 5, 1)
    assert table.play("1/6* 6/7").position.id == f"{GAME}:b:7x1:barx1,12x14:free=wb"


def test_a_chained_man_hits_on_the_point_between_too() -> None:
    """J-7: on White's 6 and 7 (Black's 18 and 19)."""
    assert table_at(free("1", "18,19,12x13"), 5, 1).play("1/6*/7*").position.id.endswith(":7x1:barx2,12x13:free=wb")


def test_a_man_on_the_bar_enters_with_a_die_on_that_point_of_its_path() -> None:
    """J-8."""
    assert first_steps(free("bar,10x14"), 5, 3) == {"bar/5", "bar/3"}


def test_entering_is_subject_to_closed_points_and_to_the_limit() -> None:
    """J-6, J-7, J-8."""
    table = table_at(free("bar,1x5,2x3,4,19x5", "18x2,12x13"), 6, 4)
    assert refusal(table.step, (0, 6)) == ("closed-point", "J-7")
    assert refusal(table.step, (0, 4)) == ("third-doubled-point", "J-6")
    assert table.plays()[0].notation == "pass"


def test_an_entering_man_may_hit() -> None:
    """J-7, J-8: Black's blot on 15 is on White's 3."""
    assert "bar/3*" in first_steps(free("bar,10x14", "15,12x14"), 5, 3)


def test_no_other_man_moves_while_one_is_on_the_bar() -> None:
    """J-8, bar_first=true."""
    shut = free("bar,10x14", "17x5,18x10")
    assert ends(shut, 6, 5) == {"barx1,10x14"}
    assert refusal(table_at(shut, 6, 5).step, (10, 6)) == ("bar-first", "J-8")


def test_other_men_may_move_meanwhile_if_so_agreed() -> None:
    """J-8, bar_first=false."""
    shut = free("bar,10x14", "17x5,18x10", variant="@bar_first=false")
    assert ends(shut, 6, 5) == {"barx1,10x12,15x1,16x1", "barx1,10x13,21x1"}


def test_bearing_off_needs_all_men_in_the_last_quadrant() -> None:
    """J-9."""
    assert refusal(table_at(free("18,24x14", "11x15"), 1, 3).step, (24, 1)) == ("not-all-home", "J-9")
    assert legal(free("18,24x14", "11x15"), (1, 3), "18/21 24/off")


@pytest.mark.parametrize("variant", ["", "@bar_first=false", "@bear_off=any"])
def test_a_man_hit_during_bearing_off_must_come_home_first(variant: str) -> None:
    """J-9: with a man on the bar, none leaves."""
    assert not any(step.endswith("off") for step in first_steps(free("bar,24x10", "11x15", variant=variant), 1, 3))


@pytest.mark.parametrize(
    ("bear_off", "steps"),
    [
        ("exact", {"22/23", "24/off"}),
        ("exact-or-farthest", {"22/23", "24/off", "22/off"}),
        ("any", {"22/23", "24/off", "22/off"}),
    ],
)
def test_three_ways_of_bearing_off(bear_off: str, steps: set[str]) -> None:
    """J-9: men on 22 and 24, roll 5-1."""
    assert first_steps(free("22x2,24x2", "1x15", variant=f"@bear_off={bear_off}"), 5, 1) == steps


def test_only_the_farthest_man_leaves_with_a_greater_number_unless_any_may() -> None:
    """J-9: a 5 with men on 22 and 24."""
    assert refusal(table_at(free("22x2,24x2", "1x15"), 5, 1).step, (24, 5)) == ("no-exit", "J-9")
    table_at(free("22x2,24x2", "1x15", variant="@bear_off=any"), 5, 1).step((24, 5))
    exact = table_at(free("22x2,24x2", "1x15", variant="@bear_off=exact"), 5, 1)
    assert refusal(exact.step, (22, 5)) == ("no-exit", "J-9")


def test_the_farthest_leaves_only_if_the_number_cannot_be_played_otherwise() -> None:
    """J-9: the 4 goes from 20 to 24, so no man on 22 leaves with it."""
    assert first_steps(free("20,22x2", "1x15"), 4, 4) == {"20/24"}


def test_the_greatest_number_of_steps_is_played() -> None:
    """J-10: White's 16, 19 and 21 are closed; only the man on 10 can play both the 2 and the 6, in that order."""
    position = free("10,13", "4x2,7x2,9x11")
    assert ends(position, 6, 2) == {"13x1,18x1"}
    assert refusal(table_at(position, 6, 2).step, (13, 2)) == ("plays-too-little", "J-10")
    assert refusal(table_at(position, 6, 2).play, "10/12") == ("unfinished", "J-10")


def test_of_two_numbers_of_which_one_can_be_played_it_is_the_higher() -> None:
    """J-10: from 10, 16 and 15 are open, 21 (Black's 9) is closed."""
    position = free("10", "9x15")
    assert ends(position, 6, 5) == {"16x1"}
    assert refusal(table_at(position, 6, 5).step, (10, 5)) == ("plays-too-little", "J-10")


@pytest.mark.parametrize(("loser", "points"), [("20x14", 1), ("20x15", 2), ("bar,20x14", 2)])
def test_a_win_counts_double_if_the_loser_has_borne_off_none(loser: str, points: int) -> None:
    """J-11."""
    table = table_at(free("24", loser), 1, 2)
    table.play("24/off")
    assert (table.score, table.results[0].clause) == ((points, 0), "J-11")


@pytest.mark.parametrize(
    ("roll", "step", "reason"),
    [
        ((5, 2), (1, 3), ("no-such-number", "J-3")),
        ((2, 2), (1, 3), ("no-such-number", "J-4")),
        ((5, 2), (9, 2), ("no-man", "J-3")),
        ((5, 2), (25, 2), ("no-man", "J-3")),
    ],
)
def test_steps_that_the_roll_or_the_board_does_not_have_are_refused(
    roll: tuple[int, int], step: tuple[int, int], reason: tuple[str, str]
) -> None:
    """J-3, J-4."""
    assert refusal(table_at(START, *roll).step, step) == reason


def test_if_neither_player_can_ever_move_the_game_is_drawn() -> None:
    """C-2: both have all men they have left on the bar before closed tables."""
    white = "bar,13x2,14x2,15x2,16x2,17x2,18x2"
    table = table_at(free(white, white), 6, 5)
    table.play("pass")
    assert (table.results[0].winner, table.score, table.results[0].clause) == (None, (0, 0), "C-2")
