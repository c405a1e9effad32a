"""Points, holes and bredouille: T-40 to T-45."""

from __future__ import annotations

import pytest

from builders import refusal
from tablier import BadOption, Phase, Table
from tablier.games.trictrac.position import TrictracPosition
from trictrac.helping import BLACK, PAST, WHITE, game, marked, score, setup, sit_down

CONTRE = "1x13,8,10", "13x2,24x13", (4, 3)
"""A throw that gives the opponent four points and the roller nothing."""


def after(marks: list[tuple[int, int]], **before: object) -> TrictracPosition:
    """The position after marks for White and Black in turn."""
    position = setup("1x15", **before)
    for player, points in marks:
        position, _ = position.game.marked(position, player, points)
    return position


# T-40


def test_points_run_to_eleven_and_twelve_make_a_hole() -> None:
    """T-40."""
    assert after([(WHITE, 11)]).points == (11, 0)
    made = after([(WHITE, 11), (WHITE, 1)])
    assert (made.points, made.holes) == ((0, 0), (2, 0))


def test_the_first_with_twelve_holes_wins_at_once() -> None:
    """T-40, T-44: before any choice, and before the opponent marks."""
    place = setup("1x13,8,10", points=(8, 11), holes=(11, 11), run=(1, 0))
    table = sit_down(place, 5, 2)
    assert (table.phase, table.winner, table.score) == (Phase.OVER, WHITE, (1, 0))
    assert table.results[0].clause == "T-40"
    assert [mark.points for mark in table.marks] == [4]


def test_the_opponents_twelfth_hole_wins_too() -> None:
    """T-40."""
    own, other, roll = CONTRE
    table = sit_down(setup(own, other, points=(0, 8), holes=(0, 11), run=(0, 11)), *roll)
    assert (table.phase, table.winner) == (Phase.OVER, BLACK)


def test_a_game_that_is_over_cannot_be_set_up() -> None:
    """T-40."""
    for holes, run in (((12, 0), (12, 0)), ((3, 13), (0, 4))):
        with pytest.raises(BadOption) as caught:
            sit_down(setup("1x15", holes=holes, run=run))
        assert (caught.value.code, caught.value.clause) == ("already-over", "T-40")


# T-41


@pytest.mark.parametrize(
    ("marks", "white", "black"),
    [
        ([(WHITE, 12)], (2, 0, False), (0, 0, False)),
        ([(WHITE, 4), (WHITE, 8)], (2, 0, False), (0, 0, False)),
        ([(WHITE, 4), (BLACK, 4), (WHITE, 16)], (1, 8, True), (0, 0, False)),
        ([(WHITE, 4), (BLACK, 6), (WHITE, 2), (BLACK, 6)], (0, 0, False), (1, 0, False)),
        ([(WHITE, 4), (BLACK, 12)], (0, 0, False), (2, 0, False)),
        ([(WHITE, 4), (BLACK, 4), (BLACK, 8)], (0, 0, False), (2, 0, False)),
        ([(WHITE, 2), (BLACK, 2)], (0, 2, False), (0, 2, True)),
        ([(WHITE, 2), (BLACK, 2), (WHITE, 2)], (0, 4, False), (0, 2, False)),
        ([(WHITE, 14), (BLACK, 2)], (2, 2, False), (0, 2, True)),
        ([(WHITE, 4), (BLACK, 0)], (0, 4, True), (0, 0, False)),
    ],
)
def test_twelve_in_a_row_count_two_holes_first_or_second(
    marks: list[tuple[int, int]], white: tuple[int, int, bool], black: tuple[int, int, bool]
) -> None:
    """T-41."""
    position = after(marks)
    assert list(zip(position.holes, position.points, position.flags, strict=True)) == [white, black]


def test_lepeintres_thirty_eight_points_are_seven_holes() -> None:
    """T-41, T-42: the first twelve simple, the other three bredouille."""
    position = after([(WHITE, 38)], points=(10, 4), flags=(False, True))
    assert (position.holes, position.points) == ((7, 0), (0, 0))


# T-42


def test_a_hole_wipes_the_others_points_and_keeps_the_remainder() -> None:
    """T-42."""
    position = after([(WHITE, 15)], points=(0, 11), flags=(False, True))
    assert (position.points, position.flags, position.holes) == ((3, 0), (True, False), (2, 0))


def test_holes_are_counted_in_runs() -> None:
    """T-42, T-45, T-82."""
    assert after([(WHITE, 24)]).run == (4, 0)
    assert after([(WHITE, 24), (BLACK, 12)]).run == (0, 2)
    assert after([(WHITE, 24), (BLACK, 12), (WHITE, 12)]).run == (2, 0)


# T-43


def test_the_roller_marks_first_and_the_opponent_from_zero() -> None:
    """T-43, after Lelasseux-Lafosse."""
    place = setup("7x3,8x3,9x3,10x2,11x2,12x2", "13x3,14x3,15x3,16x2,17x2,18x2", points=(10, 10))
    table = sit_down(place, 6, 5)
    assert score(table) == ((1, 2, True), (0, 0, False))
    table.trictrac.stay()
    assert score(table) == ((1, 2, False), (0, 2, True))
    assert [(mark.player, mark.points, mark.clause) for mark in table.marks] == [(0, 4, "T-32"), (1, 2, "T-35")]


# T-44


def test_the_choice_is_open_only_when_the_own_roll_made_a_hole() -> None:
    """T-44."""
    assert sit_down(setup("1x13,8,10", points=(8, 0)), 5, 2).phase is Phase.STAY
    assert sit_down(setup("1x13,8,10", points=(7, 0)), 5, 2).phase is Phase.PLAY
    own, other, roll = CONTRE
    table = sit_down(setup(own, other, points=(0, 8)), *roll)
    assert (table.phase, marked(table)) == (Phase.PLAY, ((0, 0), (1, 0)))


def test_who_leaves_keeps_holes_loses_points_and_throws_first() -> None:
    """T-44: and the opponent marks nothing for this roll."""
    place = setup(
        "7x3,8x3,9x3,10x2,11x2,12x2", "13x3,14x3,15x3,16x2,17x2,18x2", BLACK, points=(6, 10), holes=(3, 1), run=(3, 0)
    )
    table = sit_down(place, 6, 5)
    table.trictrac.leave()
    assert (table.phase, table.player) == (Phase.THROW, BLACK)
    assert score(table) == ((3, 0, False), (2, 0, False))
    assert table.position.men == game().start().men  # type: ignore[attr-defined]
    assert table.position.rolls == (0, 0)  # type: ignore[attr-defined]
    table.throw(3, 3)  # a double may come up in a later setting (T-3)


def test_who_stays_keeps_the_remainder_and_plays_on() -> None:
    """T-44."""
    table = sit_down(setup("1x13,8,10", points=(10, 3)), 5, 2)
    table.trictrac.stay()
    assert (table.phase, marked(table)) == (Phase.PLAY, ((1, 2), (0, 0)))
    table.play("1/6 1/3")
    assert table.player == BLACK


def test_staying_and_leaving_are_refused_without_a_hole() -> None:
    """T-44."""
    table = sit_down(setup("1x13,8,10"), 5, 2)
    for act in (table.trictrac.stay, table.trictrac.leave):
        assert refusal(act)[0] == "wrong-phase"
    table = sit_down(setup("1x13,8,10", points=(8, 0)), 5, 2)
    assert refusal(table.play, "1/6 1/3") == ("wrong-phase", "T-44")


def test_a_hole_by_the_exit_may_be_left_on_or_stayed_on() -> None:
    """T-44, T-12, after Lelasseux-Lafosse: the men go back either way."""
    for leaves in (True, False):
        table = sit_down(setup("22,23", PAST, points=(10, 0)), 3, 2)
        if leaves:
            table.trictrac.leave()
        else:
            table.trictrac.stay()
            table.play("22/off 23/off")
        assert marked(table) == ((1, 0 if leaves else 2), (0, 0))
        assert table.position.men == game().start().men  # type: ignore[attr-defined]
        assert (table.phase, table.player) == (Phase.THROW, WHITE)


# T-45


@pytest.mark.parametrize(
    ("holes", "run", "double", "quadruple"),
    [
        ((12, 0), (12, 0), 2, 4),
        ((13, 0), (13, 0), 2, 4),
        ((12, 3), (12, 0), 2, 3),
        ((12, 11), (12, 0), 2, 3),
        ((12, 5), (4, 0), 1, 2),
        ((12, 6), (4, 0), 1, 1),
        ((13, 1), (12, 0), 1, 2),  # twelve of the thirteen, but not all
        ((13, 7), (12, 0), 1, 1),
    ],
)
def test_what_a_game_is_worth_by_the_stakes(
    holes: tuple[int, int], run: tuple[int, int], double: int, quadruple: int
) -> None:
    """T-45."""
    for stakes, worth in (("simple", 1), ("double", double), ("quadruple", quadruple)):
        playing = game(stakes=stakes)
        assert playing.worth(setup("1x15", of=playing, holes=holes, run=run), WHITE) == worth
        turned_round = setup("1x15", of=playing, holes=holes[::-1], run=run[::-1])
        assert playing.worth(turned_round, BLACK) == worth


def test_the_stakes_are_scored_at_the_table() -> None:
    """T-45."""
    place = setup(
        "1x13,8,10", of=game(stakes="quadruple"), points=(8, 0), flags=(True, False), holes=(10, 0), run=(10, 0)
    )
    table = sit_down(place, 5, 2, match=5)
    assert table.score == (4, 0)
    assert (table.phase, table.results[0].clause) == (Phase.BETWEEN, "T-45")
    table.next_game()
    assert table.position == game(stakes="quadruple").start()
    assert table.phase is Phase.OPENING


@pytest.mark.parametrize(
    ("holes", "run", "worth"),
    [
        ((0, 0), (0, 0), 4),
        ((3, 0), (3, 0), 4),
        ((3, 2), (3, 0), 3),
        ((3, 2), (0, 2), 2),
        ((3, 8), (0, 1), 1),
        ((0, 2), (0, 2), 3),
        ((11, 3), (1, 0), 2),
    ],
)
def test_a_game_given_up_counts_as_if_the_holes_that_lack_had_been_made(
    holes: tuple[int, int], run: tuple[int, int], worth: int
) -> None:
    """T-45, C-6."""
    table = sit_down(setup("1x15", of=game(stakes="quadruple"), holes=holes, run=run))
    table.resign("black")
    assert (table.winner, table.score) == (WHITE, (worth, 0))


def test_a_match_goes_to_as_many_points_as_agreed() -> None:
    """T-40, C-6."""
    table = Table("trictrac", seed=1, match=2)
    table.throw(6, 5)
    table.resign("white")
    assert (table.phase, table.score) == (Phase.BETWEEN, (0, 1))
    table.next_game()
    table.throw(6, 5)
    table.resign("white")
    assert (table.phase, table.winner) == (Phase.OVER, BLACK)


def test_every_mark_names_its_clause_and_why() -> None:
    """T-43."""
    place = setup("1x13,12x2", "13x2,18x2,19,24x10")
    table = sit_down(place, 6, 1)
    assert [(mark.player, mark.points, mark.clause) for mark in table.marks] == [(1, 4, "T-27"), (1, 4, "T-23")]
    assert all(str(mark.reason).endswith(".") for mark in table.marks)
