"""Plakoto, clause by clause. White's 8 is Black's 17; White's 24 is Black's start."""

from __future__ import annotations

import pytest

import oracle
from builders import ends, first_steps, legal, place, race, refusal, table_at
from tablier import BadOption, BadPosition, Phase, Record, Table, read_position
from tablier.games.race.position import RacePosition


def after(position: str, roll: tuple[int, int], play: str) -> RacePosition:
    """The position to which a play leads."""
    found = table_at(position, *roll).play(play).position
    assert isinstance(found, RacePosition)
    return found


def won(table: Table) -> tuple[int | None, int, str]:
    """Who has won the last game, how much, and by which clause."""
    result = table.results[-1]
    return result.winner, result.points, result.clause


# The start, and who begins


def test_all_men_begin_on_the_mothers_place() -> None:
    """PL-1."""
    assert race("plakoto").start().id == "plakoto:w:1x15:1x15"


@pytest.mark.parametrize(("white", "black", "beginner"), [(5, 3, 0), (3, 5, 1)])
def test_the_beginner_of_a_match_throws_afresh(white: int, black: int, beginner: int) -> None:
    """PL-2, C-1."""
    table = Table("plakoto", seed=1)
    table.opening(white, black)
    assert (table.phase, table.player, table.dice) == (Phase.THROW, beginner, ())


@pytest.mark.parametrize("loser", [0, 1])
def test_the_winner_of_a_game_begins_the_next(loser: int) -> None:
    """PL-2: without a throw for it; and a record says the same."""
    table = Table("plakoto", seed=1, match=7)
    table.opening(6, 1)
    table.resign(loser)
    table.next_game()
    assert (table.phase, table.player, table.position.turn) == (Phase.THROW, 1 - loser, 1 - loser)
    table.throw(6, 5)
    table.play(table.plays()[0])
    again = Record.read(str(table.record())).replay()
    assert (again.position, again.player) == (table.position, table.player)


def test_after_a_draw_it_is_thrown_for_again() -> None:
    """PL-2, C-1."""
    table = table_at(DRAW, 2, 1, match=7)
    table.play("22/24 2/3")
    table.next_game()
    assert table.phase is Phase.OPENING


DRAW = "plakoto:w:1p,2,18x12,22:1,12x13,24"


# Playing


def test_each_number_is_played_once_and_a_double_four_times() -> None:
    """PL-3."""
    assert ends("plakoto:w:7,8:1x15", 4, 1) == {"8x1,12x1", "9x1,11x1", "7x1,13x1"}
    assert ends("plakoto:w:7:2x15", 2, 2) == {"15x1"}
    assert refusal(table_at("plakoto:w:7:2x15", 2, 1).play, "7/9 9/10 10/11") == ("all-played", "PL-3")


def test_as_many_numbers_as_possible_are_played_and_of_one_the_higher() -> None:
    """PL-3, C-2: White's 16, 19 and 21 are closed; and then one of two."""
    position = "plakoto:w:10,13:9x2,6x2,4x11"
    assert ends(position, 6, 2) == {"13x1,18x1"}
    assert refusal(table_at(position, 6, 2).step, (13, 2)) == ("plays-too-little", "PL-3")
    assert ends("plakoto:w:10:4x15", 6, 5) == {"16x1"}
    assert ends("plakoto:w:10:4x7,9x8", 6, 5) == {"15x1"}


# Pinning


def test_a_lone_man_is_pinned_where_he_stands() -> None:
    """PL-4: nobody is hit."""
    assert after("plakoto:w:1x14,7:17,1x14", (6, 1), "7/8 1/7").id == "plakoto:b:1x13,7x1,8x1:1x14,17p"


def test_a_man_may_land_on_a_man_his_own_side_pins() -> None:
    """PL-4, PL-5: any number of men may stand on a pinned one."""
    end = after("plakoto:w:1x10,6x2,7,8x2:17p,2x14", (2, 1), "7/8 6/8")
    assert (end.men[0][8], end.pinned) == (4, ((), (17,)))


def test_two_opposing_men_close_a_point() -> None:
    """PL-4."""
    assert refusal(table_at("plakoto:w:7x15:17x2,1x13", 2, 1).step, (7, 1)) == ("closed-point", "PL-4")


def test_a_single_man_who_pins_closes_the_point_to_the_pinned_side() -> None:
    """PL-4: one man of each stands on White's 8; Black's is on top."""
    assert refusal(table_at("plakoto:w:7x14,8p:17,1x14", 2, 1).step, (7, 1)) == ("closed-point", "PL-4")
    assert legal("plakoto:w:7x14,8:17p,1x14", (2, 1), "7/8 7/9")


def test_a_pinned_man_cannot_move() -> None:
    """PL-5."""
    table = table_at("plakoto:w:7x14,8p:17,1x14", 2, 1)
    assert refusal(table.step, (8, 2)) == ("pinned-man", "PL-5")
    assert first_steps("plakoto:w:7x14,8p:17,1x14", 2, 1) == {"7/9"}


def test_a_pinned_man_is_free_when_the_last_man_on_top_has_left() -> None:
    """PL-5: White leaves with one of two, then with the other."""
    one_left = after("plakoto:w:1x13,8x2:17p,2x14", (3, 2), "8/11 1/3")
    assert one_left.pinned == ((), (17,))
    none_left = after("plakoto:w:1x14,8:17p,2x14", (3, 2), "8/11 1/3")
    assert none_left.pinned == ((), ())
    assert legal(none_left.id, (3, 2), "17/20 2/4")


def test_a_man_may_leave_a_pinned_one_and_another_come_in_the_same_turn() -> None:
    """PL-5: he is pinned still."""
    assert after("plakoto:w:1x13,6,8:17p,2x14", (3, 2), "8/11 6/8").pinned == ((), (17,))


def test_a_man_who_only_touches_a_lone_one_in_passing_leaves_him_free() -> None:
    """PL-4, PL-5: 7 to 8 and on to 10."""
    assert after("plakoto:w:1x14,7:17,2x14", (2, 1), "7/8 8/10").pinned == ((), ())


def test_nobody_can_move_when_all_are_pinned_or_blocked() -> None:
    """PL-5, C-2."""
    table = table_at("plakoto:w:24x14,8p:17,2x14", 2, 1)
    assert [play.notation for play in table.plays()] == ["pass"]


# Bearing off


def test_bearing_off_needs_all_men_home() -> None:
    """PL-6: exactly, or the farthest man with a greater number."""
    assert refusal(table_at("plakoto:w:18,24x14:12x15", 3, 1).step, (24, 1)) == ("not-all-home", "PL-6")
    assert ends("plakoto:w:23,24:12x15", 6, 2) == {"-"}
    assert refusal(table_at("plakoto:w:21,24:12x15", 3, 2).step, (24, 2)) == ("no-exit", "PL-6")


def test_nobody_leaves_while_one_of_his_men_is_pinned() -> None:
    """PL-6, pinned_home=waits: White's 19 is Black's 6."""
    table = table_at("plakoto:w:19p,23,24x13:6,12x14", 2, 1)
    assert refusal(table.step, (23, 2)) == ("man-pinned", "PL-6")
    assert [play.notation for play in table.plays()] == ["23/24"]


def test_or_the_others_leave_as_if_the_pinned_man_were_not_there() -> None:
    """PL-6, pinned_home=bears: a 3 bears off the farthest of the others, from 23."""
    assert first_steps("plakoto@pinned_home=bears:w:19p,23,24x13:6,12x14", 3, 3) == {"23/off"}
    assert ends("plakoto@pinned_home=bears:w:19p,23,24x13:6,12x14", 3, 3) == {"19p,24x10"}


def test_a_man_pinned_on_his_way_keeps_everybody_in_under_either_option() -> None:
    """PL-6: not all men are home."""
    for game in ("plakoto", "plakoto@pinned_home=bears"):
        table = table_at(f"{game}:w:8p,23,24x13:17,12x14", 2, 1)
        assert refusal(table.step, (23, 2)) == ("not-all-home", "PL-6")


# The mother


def test_who_pins_the_mother_wins_two_at_once() -> None:
    """PL-7: White has left the own start."""
    table = table_at("plakoto:w:20,22x14:1,12x14", 4, 1)
    table.play("20/24 22/23")
    assert won(table) == (0, 2, "PL-7")
    assert "mother" in str(table.results[-1].reason)


def test_black_wins_so_as_well() -> None:
    """PL-7."""
    table = table_at("plakoto:b:1,12x14:20,22x14", 4, 1)
    table.play("20/24 22/23")
    assert won(table) == (1, 2, "PL-7")


def test_a_man_alone_on_the_start_is_the_mother_and_two_are_safe() -> None:
    """PL-7: the last man only; two close the point."""
    assert refusal(table_at("plakoto:w:20,22x14:1x2,12x13", 4, 1).step, (20, 4)) == ("closed-point", "PL-4")


def test_the_game_goes_on_while_the_winner_has_men_on_his_own_start() -> None:
    """PL-7: and is won as soon as the last of them has left."""
    table = table_at("plakoto:w:1,20,22x13:1,12x14", 4, 1)
    table.play("20/24 22/23")
    assert (table.phase, table.results) == (Phase.THROW, ())
    table.throw(2, 1)
    table.play(table.plays()[0])
    table.throw(5, 1)
    table.play("1/6 6/7")
    assert won(table) == (0, 2, "PL-7")


def test_if_both_mothers_are_pinned_the_game_is_drawn() -> None:
    """PL-7: nobody scores."""
    table = table_at(DRAW, 2, 1, match=3)
    table.play("22/24 2/3")
    assert won(table) == (None, 0, "PL-7")
    assert (table.score, table.phase) == ((0, 0), Phase.BETWEEN)


def test_the_mother_is_worth_two_even_in_a_position_set_up_with_men_off() -> None:
    """PL-7, PL-8."""
    table = table_at("plakoto:w:20,22x14:1,12x3", 4, 1)
    table.play("20/24 22/23")
    assert won(table) == (0, 2, "PL-7")


@pytest.mark.parametrize("position", ["plakoto:b:24,22x14:1p,12x14", "plakoto:w:1p,12x13,24:1p,12x13,24"])
def test_a_position_in_which_the_mothers_have_decided_is_no_start(position: str) -> None:
    """PL-7."""
    with pytest.raises(BadOption) as caught:
        table_at(position)
    assert caught.value.code == "already-over"


def test_playouts_and_the_oracle_agree_on_how_games_end() -> None:
    """PL-7, PL-8: random games, followed play by play."""
    game = race("plakoto")
    position, seen = game.start(), set()
    for turn in range(4_000):
        roll = 1 + turn * 7 % 6, 1 + turn * 5 // 6 % 6
        plays = game.plays(position, roll)
        following = plays[turn * 31 % len(plays)].position
        assert isinstance(following, RacePosition)
        expected = oracle.mothers(following.men, following.pinned)
        seen.add(expected)
        assert game.drawn(following) == (expected == "drawn")
        if expected in (0, 1):
            assert (game.winner(following), game.worth(following, game.winner(following) or 0)) == (expected, 2)
        over = game.is_over(following) or game.deadlocked(following)
        position = game.start(turn & 1) if over else following
    assert seen == {0, 1, "drawn", None}


# What a win is worth


@pytest.mark.parametrize(("loser", "points"), [("12x15", 2), ("12x14", 1), ("20x1", 1)])
def test_a_win_by_bearing_off_is_worth_two_if_the_loser_has_borne_off_none(loser: str, points: int) -> None:
    """PL-8."""
    table = table_at(f"plakoto:w:24:{loser}", 2, 1)
    table.play("24/off")
    assert won(table) == (0, points, "PL-8")


def test_there_is_no_cube() -> None:
    """PL-8."""
    assert refusal(Table, "plakoto", cube=True)[0] == "unknown-option"


# Notation


def test_a_position_says_who_is_pinned() -> None:
    """PL-9: one man of each on a point could be either way round."""
    white_under, black_under = "plakoto:w:1x14,8p:1x14,17x1", "plakoto:w:1x14,8x1:1x14,17p"
    assert [place(text).pinned for text in (white_under, black_under)] == [((8,), ()), ((), (17,))]
    assert place(white_under) != place(black_under)
    for text in (white_under, black_under):
        assert read_position(text).id == text
        assert RacePosition.of_array(race("plakoto"), place(text).array()) == place(text)


def test_under_several_men_it_need_not_be_said() -> None:
    """PL-9: it is written nevertheless."""
    assert place("plakoto:w:1x14,8:1x13,17x2").id == "plakoto:w:1x14,8p:1x13,17x2"
    assert place("plakoto:w:1x14,8x1p:1x13,17x2").id == "plakoto:w:1x14,8p:1x13,17x2"


@pytest.mark.parametrize(
    "text",
    [
        "plakoto:w:1x14,8:1x14,17",  # who?
        "plakoto:w:1x14,8p:1x14,17p",  # not both
        "plakoto:w:1x13,8x2:1x13,17x2",  # nobody is single
        "plakoto:w:1x14,8p:1x15",  # nobody on top
        "plakoto:w:1x13,8x2p:1x14,17",  # two are never pinned
        "garanguet:w:1x14,8p:1x14,17",  # no pins there
    ],
)
def test_impossible_pins_are_refused(text: str) -> None:
    """PL-9, PL-4."""
    with pytest.raises(BadPosition):
        read_position(text)
