"""Backgammon after Willughby, clause by clause, apart from bound tables and the cube. White's 19 is Black's 6."""

from __future__ import annotations

import pytest

from builders import ends, first_steps, legal, race, refusal, table_at
from tablier import Phase, Table

START = "backgammon:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"


def test_the_start_is_the_same_for_both_players() -> None:
    """B-1, start=restored: printed 6, 13, 8, 24 for Black are 19, 12, 17, 1 on Black's path."""
    assert race("backgammon").start().id == START


def test_as_printed_five_of_whites_men_stand_on_10() -> None:
    """B-1, start=as-printed."""
    printed = "backgammon@start=as-printed:w:1x2,10x5,12x5,17x3:1x2,12x5,17x3,19x5"
    assert race("backgammon@start=as-printed").start().id == printed


@pytest.mark.parametrize(("white", "black", "beginner"), [(5, 3, 0), (3, 5, 1)])
def test_the_beginner_throws_afresh(white: int, black: int, beginner: int) -> None:
    """B-2, C-1."""
    table = Table("backgammon", seed=1)
    table.opening(white, black)
    assert (table.phase, table.player, table.dice) == (Phase.THROW, beginner, ())


def test_the_two_numbers_are_moved_by_two_men_or_by_one() -> None:
    """B-3."""
    assert ends("backgammon:w:7,8:1x15", 4, 1) == {"8x1,12x1", "9x1,11x1", "7x1,13x1"}


@pytest.mark.parametrize(("doubles", "times"), [("plain", 2), ("house", 3), ("modern", 4)])
def test_a_double_is_played_two_three_or_four_times(doubles: str, times: int) -> None:
    """B-3, every value of the option."""
    assert ends(f"backgammon@doubles={doubles}:w:7:1x15", 2, 2) == {f"{7 + 2 * times}x1"}
    assert ends(f"backgammon@doubles={doubles}:w:7:1x15", 2, 1) == {"10x1"}


def test_a_blot_is_hit_and_goes_to_the_bar() -> None:
    """B-4: Black's 17 is White's 8."""
    table = table_at("backgammon:w:7:17,1x14", 2, 1)
    assert table.play("7/8* 8/10").position.id == "backgammon:b:10x1:barx1,1x14"


def test_two_opposing_men_close_a_point_also_for_resting() -> None:
    """B-4: White's 8 and 9 closed, 7 cannot move by 2-1 at all."""
    assert ends("backgammon:w:7:17x2,16x2,1x11", 2, 1) == {"7x1"}
    assert refusal(table_at("backgammon:w:7,20:17x2,1x13", 2, 1).step, (7, 1)) == ("closed-point", "B-4")


def test_own_points_are_open_with_any_number_of_men() -> None:
    """B-4."""
    assert "8x15" in ends("backgammon:w:6,7,8x13:1x15", 2, 1)


def test_men_on_the_bar_enter_before_any_other_moves() -> None:
    """B-5: White's 4 is closed and 3 a blot: the man enters with the 3, and only then the 4 is played."""
    position = "backgammon:w:bar,12x14:21x2,22,6x12"
    assert first_steps(position, 4, 3) == {"bar/3*"}
    table = table_at(position, 4, 3)
    assert refusal(table.step, (12, 4)) == ("bar-first", "B-5")
    assert refusal(table.step, (0, 4)) == ("closed-point", "B-4")
    assert ends(position, 4, 3) == {"7x1,12x14", "3x1,12x13,16x1"}


def test_all_men_on_the_bar_enter_first() -> None:
    """B-5: with two on the bar both numbers enter."""
    assert ends("backgammon:w:barx2,12x13:1x15", 4, 3) == {"3x1,4x1,12x13"}


def test_a_man_enters_on_the_point_of_its_own_path() -> None:
    """B-5: Black's men too: their 5 is White's 20."""
    assert "bar/5" in first_steps("backgammon:b:12x15:bar,1x14", 5, 3)


def test_a_play_may_be_taken_back_until_it_is_confirmed() -> None:
    """B-7: one step or all; nothing afterwards."""
    table = table_at(START, 3, 1)
    table.step((17, 3))
    table.step((19, 1))
    assert table.steps() == []
    table.undo()
    assert [str(step) for step in table.drafted] == ["17/20"]
    table.step((1, 1))
    table.undo(everything=True)
    assert table.drafted == ()
    assert refusal(table.undo) == ("nothing-to-undo", "B-7")
    table.step("17/20 19/20")
    assert table.confirm().notation == "17/20 19/20"
    assert refusal(table.undo)[0] == "wrong-phase"


def test_an_incomplete_play_is_not_confirmed() -> None:
    """B-7, B-8."""
    table = table_at(START, 3, 1)
    table.step((17, 3))
    assert refusal(table.confirm) == ("unfinished", "B-8")


def test_both_numbers_are_played_if_possible() -> None:
    """B-8: White's 16, 19 and 21 are closed; only the man on 10 can play both the 2 and the 6, in that order."""
    position = "backgammon:w:10,13:9x2,6x2,4x11"
    assert ends(position, 6, 2) == {"13x1,18x1"}
    assert refusal(table_at(position, 6, 2).step, (13, 2)) == ("plays-too-little", "B-8")
    assert refusal(table_at(position, 6, 2).play, "10/12") == ("unfinished", "B-8")
    assert refusal(table_at(position, 6, 2).play, "pass") == ("unfinished", "B-8")


def test_if_only_one_number_can_be_played_it_is_the_higher_if_it_can_be() -> None:
    """B-8: White's 21 closed; and with 16 closed too only the lower is left."""
    assert ends("backgammon:w:10:4x15", 6, 5) == {"16x1"}
    assert ends("backgammon:w:10:4x7,9x8", 6, 5) == {"15x1"}


def test_bearing_off_needs_all_men_home() -> None:
    """B-9."""
    assert refusal(table_at("backgammon:w:18,24x14:6x15", 3, 1).step, (24, 1)) == ("not-all-home", "B-9")
    assert legal("backgammon:w:18,24x14:6x15", (3, 1), "18/21 24/off")


def test_bearing_off_needs_the_exact_number() -> None:
    """B-9, bear_off=exact: of 6-2 only the 2 is played."""
    position = "backgammon:w:23,24:6x15"
    assert ends(position, 6, 2) == {"24x1"}
    assert refusal(table_at(position, 6, 2).step, (23, 6)) == ("no-exit", "B-9")


def test_the_modern_way_bears_off_the_farthest_man_with_a_greater_number() -> None:
    """B-9, bear_off=exact-or-farthest."""
    assert ends("backgammon@bear_off=exact-or-farthest:w:23,24:6x15", 6, 2) == {"-"}
    nearer = table_at("backgammon@bear_off=exact-or-farthest:w:21,24:6x15", 3, 2)
    assert refusal(nearer.step, (24, 2)) == ("no-exit", "B-9")


def test_a_man_may_move_inside_instead_of_leaving() -> None:
    """B-9."""
    assert first_steps("backgammon:w:20,24:6x15", 4, 1) == {"20/24", "20/21", "24/off"}


LOSERS = [
    ("20x14", 1, 1),
    ("2,20x13", 1, 1),
    ("20x15", 2, 3),
    ("7,20x14", 2, 3),
    ("6,20x14", 3, 2),
    ("bar,20x14", 3, 2),
]


@pytest.mark.parametrize(("loser", "restored", "printed"), LOSERS)
def test_game_gammon_and_backgammon(loser: str, restored: int, printed: int) -> None:
    """B-10, both values of triple."""
    for variant, points in (("", restored), ("@triple=as-printed", printed)):
        table = table_at(f"backgammon{variant}:w:24x2:{loser}", 1, 1)
        table.play("24/off 24/off")
        assert (table.score, table.results[0].clause) == ((points, 0), "B-10")


def test_the_house_preset_plays_doubles_three_times_and_nothing_else_changes() -> None:
    """B-12."""
    house, plain = race("backgammon@house"), race("backgammon")
    changed = {name for name in plain.options if plain.options[name] != house.options[name]}
    assert (changed, house.options["doubles"]) == ({"doubles"}, "house")


def test_the_modern_preset() -> None:
    """B-12."""
    assert race("backgammon@modern").options == {
        "start": "restored", "first_roll": "opening", "doubles": "modern", "binding": False,
        "bear_off": "exact-or-farthest", "triple": "restored", "score": "document",
    }  # fmt: skip


def test_in_the_modern_preset_the_beginner_plays_the_opening_throw() -> None:
    """B-12, first_roll=opening; equal dice are thrown again."""
    table = Table("backgammon@modern", seed=1)
    table.opening(4, 4)
    assert (table.phase, table.dice) == (Phase.OPENING, ())
    assert table.throw(2, 4) == (4, 2)
    assert (table.phase, table.player) == (Phase.PLAY, 1)
    assert table.play("17/21 19/21").position.turn == 0


def test_the_modern_game_cannot_be_begun_without_its_opening_throw() -> None:
    """B-12, C-1."""
    assert refusal(Table, "backgammon@modern", first="white") == ("opening-is-played", "C-1")


def test_known_counts_of_the_modern_game() -> None:
    """B-12: from the start, 3-1 has sixteen plays and 6-5 has seven."""
    game = race("backgammon@modern")
    assert [len(game.plays(game.start(), roll)) for roll in ((3, 1), (6, 5))] == [16, 7]


@pytest.mark.parametrize(
    ("roll", "step", "reason"),
    [
        ((5, 2), (1, 3), ("no-such-number", "B-3")),
        ((5, 2), (9, 2), ("no-man", "B-3")),
        ((5, 2), (0, 2), ("no-man", "B-3")),
        ((5, 2), (1, 5), ("closed-point", "B-4")),
    ],
)
def test_steps_that_the_roll_or_the_board_does_not_have_are_refused(
    roll: tuple[int, int], step: tuple[int, int], reason: tuple[str, str]
) -> None:
    """B-3, B-4."""
    assert refusal(table_at(START, *roll).step, step) == reason
