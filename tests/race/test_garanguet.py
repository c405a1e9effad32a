"""Garanguet, clause by clause. Men are on own paths; White's 21 is Black's 4, and so on to 25."""

from __future__ import annotations

from itertools import product

import pytest

from builders import ends, first_steps, legal, place, race, refusal, table_at
from tablier import Phase, Table

START = "garanguet:w:1x15:1x15"
PRINTED = "garanguet@overflow=as-printed"

# The document's letters f, h, i, k, l are 7, 5, 4, 2, 1 away from the rail: the points 18, 20, 21, 23, 24.
EXAMPLE = "garanguet:w:18,20,21,23,24x11:20x15"


def test_all_men_start_on_point_1_of_their_own_path() -> None:
    """G-1: two stacks in opposite corners, each at the start of its own path."""
    assert race("garanguet").start().id == START
    assert race("garanguet").start(turn=1).id == "garanguet:b:1x15:1x15"


def test_men_travel_in_opposite_directions() -> None:
    """G-1: the opponent's stack stands on the mover's last point and closes it."""
    assert ends("garanguet:w:23x15:1x15", 1, 1, 1) == {"23x15"}


def test_whoever_wins_the_opening_throws_all_three_dice_afresh() -> None:
    """G-2, C-1: after 2-5 Black begins, and nothing is to be played yet."""
    table = Table("garanguet", seed=1)
    table.opening(2, 5)
    assert (table.phase, table.player, table.dice) == (Phase.THROW, 1, ())
    assert table.throw(6, 1, 4) == (6, 1, 4)


def test_a_simple_roll_plays_each_number_once_by_one_two_or_three_men() -> None:
    """G-3: 3-2-1 from the stack."""
    assert ends(START, 3, 2, 1) == {
        "1x12,2x1,3x1,4x1", "1x13,4x2", "1x13,3x1,5x1", "1x13,2x1,6x1", "1x14,7x1",
    }  # fmt: skip


def test_a_chained_man_rests_on_every_point_between() -> None:
    """G-3, G-7: with Black on 2, 3 and 4 the lone man cannot start; with Black on 2 and 3 the order matters."""
    assert ends("garanguet:w:1:23,22,21,1x12", 3, 2, 1) == {"1x1"}
    assert ends("garanguet:w:1:23,22,2x13", 3, 2, 1) == {"7x1"}
    assert first_steps("garanguet:w:1:23,22,2x13", 3, 2, 1) == {"1/4"}


def test_a_double_below_the_third_die_is_played_as_a_simple_roll() -> None:
    """G-4: 2-2-5 is three steps."""
    assert ends("garanguet:w:1:2x15", 5, 2, 2) == {"10x1"}
    assert race("garanguet").draft(place(START), (2, 5, 2)).allotted == [5, 2, 2]


def test_a_double_above_the_third_die_is_played_four_times_and_the_other_once() -> None:
    """G-5: 3-3-2 is five steps, in any order."""
    assert ends("garanguet:w:1:2x15", 3, 2, 3) == {"15x1"}
    assert first_steps("garanguet:w:1:2x15", 3, 2, 3) == {"1/4", "1/3"}
    assert race("garanguet").draft(place(START), (2, 3, 3)).allotted == [3, 3, 3, 3, 2]


def test_a_triple_is_played_six_times() -> None:
    """G-6: triple 3 by one man is eighteen points."""
    assert ends("garanguet:w:1:2x15", 3, 3, 3) == {"19x1"}


@pytest.mark.parametrize(
    ("roll", "name"),
    [
        ((6, 6, 5), "Sonnez"), ((5, 1, 5), "Quines"), ((4, 4, 3), "Carmes"), ((3, 2, 3), "Ternes"),
        ((2, 2, 1), "Double-deux"), ((1, 1, 2), None), ((5, 5, 6), None), ((1, 2, 3), None),
        ((1, 1, 1), "Triple 1"), ((6, 6, 6), "Triple 6"),
    ],
)  # fmt: skip
def test_a_double_is_announced_only_where_it_is_usable(roll: tuple[int, ...], name: str | None) -> None:
    """G-5, G-6, C-4."""
    assert race("garanguet").announce(roll) == name
    assert table_at(START, *roll).announcement == name


def test_one_opposing_man_closes_a_point_and_is_never_hit() -> None:
    """G-7: Black's single men on White's 2 and 3 leave only the 3 of 3-2-1 to begin with."""
    assert first_steps("garanguet:w:1x15:23,22,2x13", 3, 2, 1) == {"1/4"}
    assert all("bar" not in men for men in ends("garanguet:w:1x15:23,22,2x13", 3, 2, 1))


def test_own_points_are_free_with_any_number_of_men() -> None:
    """G-7: fourteen men on 4 take a fifteenth."""
    assert "4x14,7x1" in ends("garanguet:w:1,4x14:1x15", 3, 2, 1)
    assert "4x13,5x1,6x1" in ends("garanguet:w:1,4x14:1x15", 3, 2, 1)
    assert first_steps("garanguet:w:1,4x14:1x15", 3, 2, 1) >= {"1/4"}


def test_most_dice_come_before_the_highest_die() -> None:
    """G-8: the 2 and the ace (three points) are played rather than the 6 alone."""
    assert ends("garanguet:w:1:17x4,16x3,15x8", 6, 2, 1) == {"4x1"}


def test_among_plays_of_as_many_dice_the_highest_are_played() -> None:
    """G-8: each die could be played alone, no two: the 6 must be."""
    assert ends("garanguet:w:1:21x5,17x4,16x3,15x3", 6, 2, 1) == {"7x1"}


def test_two_dice_of_three_are_the_two_highest() -> None:
    """G-8: from 1, 5 and 4 lead to 10; 5 and 1, or 4 and 1, would lead to 7 or 6; 11 is closed."""
    assert ends("garanguet:w:1:14x15", 5, 4, 1) == {"10x1"}


def test_obeying_may_cost_the_win() -> None:
    """G-8: 20/off and 23/off would win with two dice, but all three can be played, so they must be."""
    position = "garanguet:w:20,23:4,1x14"
    assert ends(position, 5, 2, 1) == {"23x1"}
    assert legal(position, (5, 2, 1), "20/22 22/23 23/off")
    assert not legal(position, (5, 2, 1), "20/off 23/off")


def test_of_a_double_the_greatest_total_is_played() -> None:
    """G-9: of 6-6-5 three sixes bear off the last three men; a 5 in their place is not legal."""
    assert first_steps("garanguet:w:22,24x2:20x15", 6, 6, 5) == {"22/off"}
    table = table_at("garanguet:w:22,24x2:20x15", 6, 6, 5)
    assert [(step.source, step.number) for step in table.steps()] == [(22, 6)]


def test_of_a_triple_as_many_as_possible_are_played() -> None:
    """G-9: triple 4 from 1, where White's 13 is closed: two fours and no more."""
    assert ends("garanguet:w:1:12x15", 4, 4, 4) == {"9x1"}


def test_nobody_bears_off_before_all_men_are_in_the_last_quadrant() -> None:
    """G-10."""
    assert legal("garanguet:w:18,24x14:20x15", (6, 1, 1), "18/24 24/off 24/off")
    assert not legal("garanguet:w:18,24x14:20x15", (6, 1, 1), "24/off 24/off 18/24")


def test_bearing_off_may_begin_in_the_middle_of_a_turn() -> None:
    """G-10: the last man comes in with the ace, then men leave."""
    assert legal("garanguet:w:18,24x14:20x15", (6, 1, 1), "18/19 24/off 19/off")


def test_the_rail_is_one_more_point() -> None:
    """G-10: an ace leads from 24 to the rail."""
    assert "24x12" in ends("garanguet:w:24x15:20x15", 1, 2, 3)


def test_a_player_may_move_inside_rather_than_bear_off() -> None:
    """G-11: with men on 20 and 22, a 3 bears off from 22 or goes from 20 to 23."""
    assert first_steps("garanguet:w:20x5,22x5:20x15", 3, 3, 4) >= {"20/23", "22/off"}


def test_a_number_that_can_be_played_inside_bears_off_no_nearer_man() -> None:
    """G-11: the 4 is played from 20 to 24, so 23 and 24 may not leave with it."""
    assert first_steps("garanguet:w:20,23,24:20x15", 4, 4, 4) == {"20/24"}


def test_a_number_too_great_bears_off_the_farthest_man() -> None:
    """G-11: a 6 with men on 22 and 24."""
    assert first_steps("garanguet:w:22,24x14:20x15", 6, 6, 6) == {"22/off"}


def test_a_blocked_number_that_does_not_exceed_the_distance_is_lost() -> None:
    """G-11: White on 20 and 23, Black on White's 24, triple 4: nothing moves."""
    assert ends("garanguet:w:20,23:1,6x14", 4, 4, 4) == {"20x1,23x1"}


def test_as_printed_a_blocked_number_bears_off_the_farthest_man() -> None:
    """G-11, overflow=as-printed: the same, and both men leave with two of the six fours."""
    table = table_at(f"{PRINTED}:w:20,23:1,6x14", 4, 4, 4)
    assert table.play("20/off 23/off").position.id == f"{PRINTED}:b:-:1x1,6x14"
    assert table.winner == 0


def test_as_printed_a_blocked_number_is_still_played_inside_where_it_can_be() -> None:
    """G-11, overflow=as-printed: the 4 goes from 19 to 23 while 20 is blocked."""
    assert first_steps(f"{PRINTED}:w:19,20:1x15", 4, 4, 4) == {"19/23"}


@pytest.mark.parametrize("way", ["exceeding-only", "as-printed"])
def test_both_readings_agree_where_nothing_is_blocked(way: str) -> None:
    """G-11."""
    position = f"garanguet@overflow={way}:w:19x3,21x4,24x8:20x15"
    assert ends(position, 6, 5, 2) == ends(position.replace("as-printed", "exceeding-only"), 6, 5, 2)


def test_with_3_2_1_the_last_man_comes_in_and_another_is_borne_off() -> None:
    """G-10, the document's example: f to j with 3 and ace, k off with the 2; or h, i, k play inside."""
    assert legal(EXAMPLE, (3, 2, 1), "18/21 21/22 23/off")
    assert legal(EXAMPLE, (3, 2, 1), "20/23 21/23 23/24")
    assert {"20x1,21x1,22x1,24x11", "18x1,23x2,24x12"} <= ends(EXAMPLE, 3, 2, 1)


def test_while_f_is_outside_no_man_is_borne_off() -> None:
    """G-10: in the document's example no play leaves 18 occupied and a man off."""
    for play in table_at(EXAMPLE, 3, 2, 1).plays():
        men = play.position.men[0]  # type: ignore[attr-defined]
        assert men[18] == 0 or men[25] == 0


def test_sonnez_and_5_brings_one_in_and_bears_four_off() -> None:
    """G-5, the document's example: f to k with the 5, then h, i, k and k with the four sixes."""
    table = table_at(EXAMPLE, 6, 6, 5)
    assert table.announcement == "Sonnez"
    assert table.play("18/23 20/off 21/off 23/off 23/off").position.id == "garanguet:b:24x11:20x15"


def test_triple_5_brings_one_in_and_bears_five_off() -> None:
    """G-6, the document's example: f to k, then h, i, k, k and one of l; there is no other play."""
    table = table_at(EXAMPLE, 5, 5, 5)
    (only,) = table.plays()
    assert only.notation == "18/23 20/off 21/off 23/off 23/off 24/off"
    assert only.position.id == "garanguet:b:24x10:20x15"


@pytest.mark.parametrize(("loser", "points"), [("20x14", 1), ("20x15", 2), ("2x15", 2)])
def test_a_win_counts_double_if_the_loser_has_borne_off_none(loser: str, points: int) -> None:
    """G-12."""
    table = table_at(f"garanguet:w:24:{loser}", 1, 2, 3, match=0)
    table.play(table.plays()[0])
    assert table.score == (points, 0)
    assert table.results[0].clause == "G-12"


def test_the_game_goes_on_until_all_fifteen_are_off() -> None:
    """G-12: fourteen off are no win."""
    table = table_at("garanguet:w:24x4:20x15", 1, 2, 3)
    table.play("24/off 24/off 24/off")
    assert (table.phase, table.player) == (Phase.THROW, 1)


@pytest.mark.parametrize("first", range(2, 20))
def test_six_adjacent_points_are_never_passed(first: int) -> None:
    """G-13: for every block of six and all 216 rolls, a man behind it stays behind it."""
    black = ",".join(f"{25 - point}x2" for point in range(first, first + 6))
    position = place(f"garanguet:w:1x14,{first - 1}:{black},25x3")
    for roll in product(range(1, 7), repeat=3):
        for play in position.game.plays(position, roll):
            assert not any(play.position.men[0][first:])  # type: ignore[attr-defined]


def test_there_is_no_limit_on_building_a_block() -> None:
    """G-13: seven points in a row and more may be held."""
    assert "2x2,3x2,4x2,5x2,6x2,7x2,8x2,9x1" in ends("garanguet:w:1,2x2,3x2,4x2,5x2,6x2,7x2,8x2:1x15", 6, 1, 1)


def test_a_touched_man_must_be_moved() -> None:
    """G-14, C-5: with touch_move, a play that leaves the touched man is refused."""
    table = table_at("garanguet:w:1x14,10:1x15", 3, 2, 1, touch_move=True)
    table.touch(10)
    assert {step.source for step in table.steps()} == {10}
    assert refusal(table.play, "1/4 1/3 1/2") == ("touched-man", "C-5")
    table.play("10/13 1/3 1/2")


STEP_REFUSALS = [
    ("garanguet:w:1x15:1x15", (3, 2, 1), (1, 4), ("no-such-number", "G-3")),
    ("garanguet:w:1x15:1x15", (3, 2, 2), (1, 4), ("no-such-number", "G-4")),
    ("garanguet:w:1x15:1x15", (3, 3, 2), (1, 4), ("no-such-number", "G-5")),
    ("garanguet:w:1x15:1x15", (3, 3, 3), (1, 4), ("no-such-number", "G-6")),
    ("garanguet:w:1x15:1x15", (3, 2, 1), (5, 3), ("no-man", "G-3")),
    ("garanguet:w:1x15:22,1x14", (3, 2, 1), (1, 2), ("closed-point", "G-7")),
    ("garanguet:w:18,24x14:20x15", (6, 1, 1), (24, 1), ("not-all-home", "G-10")),
    ("garanguet:w:20,24x14:20x15", (3, 2, 1), (24, 2), ("no-exit", "G-11")),
    ("garanguet:w:20,23:4,1x14", (5, 2, 1), (20, 5), ("plays-too-little", "G-8")),
    ("garanguet:w:22,24x2:20x15", (6, 6, 5), (22, 5), ("plays-too-little", "G-9")),
]


@pytest.mark.parametrize(("position", "roll", "step", "reason"), STEP_REFUSALS)
def test_every_refused_step_has_its_code_and_clause(
    position: str, roll: tuple[int, ...], step: tuple[int, int], reason: tuple[str, str]
) -> None:
    """G-3 to G-11."""
    table = table_at(position, *roll)
    assert refusal(table.step, step) == reason
    assert table.drafted == ()


@pytest.mark.parametrize(
    ("roll", "play", "reason"),
    [
        ((3, 2, 1), "1/4", ("unfinished", "G-8")),
        ((3, 3, 1), "1/4", ("unfinished", "G-9")),
        ((3, 2, 1), "pass", ("unfinished", "G-8")),
        ((3, 2, 1), "4/1", ("backwards", "C-3")),
        ((3, 2, 1), "1/4 1/3 1/2 1/2", ("all-played", "G-3")),
        ((3, 2, 1), "1/4 1/3 nonsense", ("bad-play", None)),
    ],
)
def test_every_refused_play_has_its_code_and_clause(roll: tuple[int, ...], play: str, reason: tuple[str, str]) -> None:
    """C-2, C-3, G-8, G-9."""
    table = table_at(START, *roll)
    assert refusal(table.play, play) == reason
    assert table.phase is Phase.PLAY
