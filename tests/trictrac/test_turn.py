"""A turn at the table: the opening, the order of acts, voiding, building a play step by step, and refusals."""

from __future__ import annotations

import pytest

from builders import refusal
from tablier import Phase, Table
from tablier.games.trictrac.position import TrictracPosition
from tablier.table.events import Void
from trictrac.helping import BLACK, PAST, WHITE, game, manual, marked, score, setup, sit_down

PROVINCIAL = game(exit="provincial")
FULL = "1x3,2x3,3x3,4x2,5x2,6x2"
STAYING = "7x3,8x3,9x3,10x2,11x2,12x2", "13x3,14x3,15x3,16x2,17x2,18x2"
"""With 6 and 5: four to the roller for conserving, two to the opponent for a helpless six."""


# T-3


def test_the_beginner_plays_the_opening_throw() -> None:
    """T-3, C-1."""
    table = Table("trictrac", seed=1)
    assert table.opening(2, 5) == (2, 5)
    assert (table.phase, table.player, table.dice) == (Phase.PLAY, BLACK, (5, 2))


def test_a_game_never_begins_with_a_double() -> None:
    """T-3, C-1: equal dice are thrown again."""
    table = Table("trictrac", seed=1)
    table.opening(3, 3)
    assert table.phase is Phase.OPENING
    assert refusal(table.plays)[0] == "wrong-phase"
    table.throw()
    assert table.dice[0] != table.dice[1]


def test_who_begins_cannot_be_agreed_on_since_the_throw_is_played() -> None:
    """T-3, C-1."""
    assert refusal(Table, "trictrac", first="white") == ("opening-is-played", "C-1")


def test_a_double_is_announced_in_a_later_throw() -> None:
    """T-3, C-4."""
    table = Table("trictrac", seed=1)
    table.throw(6, 5)
    table.play("1/7 1/6")
    table.throw(3, 3)
    assert table.announcement == "Ternes"


# T-43, T-70: the order


def test_a_turn_goes_from_the_throw_over_marking_and_staying_to_the_play() -> None:
    """T-70, T-43, T-44."""
    table = sit_down(setup(*STAYING, points=(10, 10)))
    assert (table.phase, table.player) == (Phase.THROW, WHITE)
    table.throw(6, 5)
    assert (table.phase, table.player) == (Phase.STAY, WHITE)
    table.trictrac.stay()
    assert (table.phase, table.player) == (Phase.PLAY, WHITE)
    table.play("7/12")
    assert (table.phase, table.player) == (Phase.THROW, BLACK)


def test_a_turn_marked_by_hand_goes_the_same_way() -> None:
    """T-70: mark, stay or leave, play; the other marks before throwing."""
    table = manual(*STAYING, 6, 5, points=(10, 10))
    assert (table.phase, table.player, table.jans) == (Phase.MARK, WHITE, ())
    assert refusal(table.play, "7/12") == ("wrong-phase", "T-60")
    table.trictrac.mark(4)
    assert table.phase is Phase.STAY
    table.trictrac.stay()
    table.play("7/12")
    assert (table.phase, table.player) == (Phase.THROW, BLACK)
    table.trictrac.mark(2)
    assert score(table) == ((1, 2, False), (0, 2, True))
    table.trictrac.mark(4)
    table.trictrac.mark(2)  # put right, until the throw
    assert score(table) == ((1, 2, False), (0, 2, True))
    table.throw(2, 1)
    assert (table.phase, table.player) == (Phase.MARK, BLACK)


def test_after_an_exit_the_men_are_set_up_and_the_same_player_throws_again() -> None:
    """T-70, T-12: also under manual marking; such a roll gives the other nothing to mark."""
    table = manual("19x2", "21x2,22x2,23,24x10", 6, 6)
    table.trictrac.mark(6)
    table.play("19/off 19/off")
    assert (table.phase, table.player) == (Phase.THROW, WHITE)
    assert marked(table)[WHITE] == (0, 6)
    assert refusal(table.trictrac.mark, 0) == ("marked-already", "T-60")
    assert table.position.men == game().start().men  # type: ignore[attr-defined]


# Voiding


def test_a_voided_throw_takes_back_what_was_marked() -> None:
    """C-5, T-43."""
    place = setup(*STAYING, points=(3, 6))
    table = sit_down(place, 6, 5)
    assert marked(table) == ((0, 7), (0, 8))
    table.void()
    assert (table.phase, table.player, table.dice) == (Phase.THROW, WHITE, ())
    assert table.position == place
    assert table.marks == ()
    table.throw(6, 4)
    table.play(table.plays()[0])


def test_a_throw_is_voided_even_when_it_has_made_a_hole() -> None:
    """C-5, T-44."""
    place = setup(*STAYING, points=(10, 6), holes=(2, 0), run=(2, 0))
    table = sit_down(place, 6, 5)
    table.void()
    assert (table.phase, table.position) == (Phase.THROW, place)


def test_a_voided_opening_throw_leaves_the_beginning_open() -> None:
    """C-5, T-3."""
    table = Table("trictrac", seed=1)
    table.throw(6, 2)
    table.void()
    assert (table.phase, table.player) == (Phase.OPENING, None)
    table.throw(2, 6)
    assert table.player == BLACK


def test_a_throw_stands_once_a_man_has_been_moved() -> None:
    """C-5."""
    table = sit_down(game().start(), 4, 3)
    table.step((1, 4))
    assert refusal(table.void) == ("man-moved", "C-5")
    table.undo()
    table.void()
    assert table.phase is Phase.THROW


def test_a_voided_throw_closes_no_window() -> None:
    """C-5, T-60, T-61: what could be marked or claimed before it can be still."""
    table = manual("1x13,8,10", "13x2,24x13", 4, 3)
    table.trictrac.mark(2)  # two too many
    table.play("1/5 1/4")
    table.throw(6, 5)
    table.void()
    table.trictrac.mark(4)  # what the contre two tables gave
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert marked(table) == ((0, 0), (0, 6))


def test_a_voided_throw_takes_back_marks_made_by_hand() -> None:
    """C-5, T-60."""
    table = manual(*STAYING, 6, 5)
    table.trictrac.mark(9)
    table.void()
    assert (table.phase, marked(table)) == (Phase.THROW, ((0, 0), (0, 0)))
    table.throw(6, 5)
    table.void()  # before marking, too
    assert table.phase is Phase.THROW


# Building


def test_a_play_is_built_undone_and_confirmed() -> None:
    """T-4."""
    table = sit_down(game().start(), 4, 3)
    table.step((1, 4))
    assert [str(step) for step in table.drafted] == ["1/5"]
    assert table.drafted_position.men[WHITE][5] == 1  # type: ignore[attr-defined]
    assert refusal(table.confirm) == ("unfinished", "T-4")
    table.undo()
    assert table.drafted == ()
    assert refusal(table.undo) == ("nothing-to-undo", "B-7")
    table.step("1/8")
    assert table.steps() == []
    assert table.confirm().notation in ("1/4 4/8", "1/5 5/8")


def test_the_corner_may_hold_one_man_in_the_middle_of_a_play() -> None:
    """T-6."""
    table = sit_down(setup("1x13,6,8"), 6, 4)
    table.step((6, 6))
    assert table.drafted_position.men[WHITE][12] == 1  # type: ignore[attr-defined]
    assert [str(step) for step in table.steps()] == ["8/12"] or {str(s) for s in table.steps()} == {"8/12", "12/16"}
    table.step((8, 4))
    assert table.confirm().notation == "6/12 8/12"


def test_a_man_placed_by_puissance_is_built_by_its_number() -> None:
    """T-7."""
    table = sit_down(setup("1x13,7,8"), 6, 5)
    table.step((7, 6))
    assert [str(step) for step in table.drafted] == ["7/12"]
    table.step((8, 5))
    assert table.confirm().notation == "7/12 8/12"


@pytest.mark.parametrize(("own", "roll", "first", "second"), [
    ("1x13,10x2", (3, 3), (10, 3), (10, 3)), ("1x13,7,8", (6, 5), (7, 6), (8, 5)), ("1x13,7,8", (6, 5), (8, 5), (7, 6)),
])  # fmt: skip
def test_a_man_on_the_way_to_the_other_corner_may_still_stop_on_the_own(
    own: str, roll: tuple[int, int], first: tuple[int, int], second: tuple[int, int]
) -> None:
    """T-7, T-6: the first step may be a rest or puissance; the second tells."""
    open_board = "22x15"  # on the third field, with nothing behind: neither jan can be filled
    table = sit_down(setup(own, open_board), *roll)
    table.step(first)
    assert {step[:2] for step in table.steps()} >= {second}
    table.step(second)
    assert table.confirm().position.men[WHITE][12] == 2  # type: ignore[attr-defined]
    by_text = sit_down(setup(own, open_board), *roll)
    by_text.step(f"{first[0]}/12")
    by_text.step(f"{second[0]}/12")
    assert by_text.confirm().position.men[WHITE][12] == 2  # type: ignore[attr-defined]


def test_a_touched_man_must_be_moved() -> None:
    """C-5, touch_move."""
    table = sit_down(setup("1x14,2"), 4, 3, touch_move=True)
    table.touch(2)
    assert refusal(table.play, "1/5 1/4") == ("touched-man", "C-5")
    table.play("2/6 1/4")


# Refusals: one for each rule of movement


@pytest.mark.parametrize(
    ("position", "roll", "play", "reason"),
    [
        (setup("1x15"), (4, 3), "1/5", ("plays-too-little", "T-4")),
        (setup("5,20x14", "16x2,1x13"), (6, 5), "5/10", ("plays-too-little", "T-4")),
        (setup("1x15"), (4, 3), "3/7 1/4", ("no-man", "T-4")),
        (setup("1x15"), (4, 3), "1/7 1/4", ("no-such-number", "T-4")),
        (setup("1x15", "5,24x14"), (4, 3), "1/5 1/4", ("closed-field", "T-5")),
        (setup("1x15", "4,5,24x13"), (4, 3), "1/8", ("no-rest", "T-5")),
        (setup("1x14,7"), (5, 1), "7/12 1/2", ("lone-corner", "T-6")),
        (setup("1x11,6,7x2,8"), (6, 5), "7/12 8/12", ("by-effect", "T-7")),
        (setup("10,19x14", PAST), (3, 1), "10/13 19/20", ("their-corner", "T-8")),
        (setup("1x13,11x2", "24x7,18x8"), (6, 5), "11/17 1/6", ("forbidden-jan", "T-9")),
        (setup("12x2,22x13", PAST), (3, 2), "22/off 22/24", ("not-all-home", "T-10")),
        (setup("19,20x2", PAST), (4, 3), "20/off 19/22", ("no-exit", "T-10")),
        (setup("21,22,24", PAST), (6, 5), "24/off 22/off", ("not-farthest", "T-10")),
        (setup("20,22,24", PAST), (5, 2), "20/22 22/off", ("exceeding", "T-11")),
        (setup("1x3,2x4,3x2,4x3,5x2,6"), (5, 4), "1/6 4/8", None),
        (setup("1x3,2x4,3x2,4x3,5x2,6"), (5, 4), "4/9 4/8", ("must-fill", "T-33")),
        (setup(FULL), (5, 1), "5/10 1/2", ("must-conserve", "T-33")),
        (setup("22,23", PAST), (5, 2), "22/24 23/off", ("exceeding", "T-11")),
        (setup("22,23", PAST, of=game(overflow="free")), (5, 2), "22/24 23/off", ("must-exit", "T-34")),
        (setup("20,21,23", PAST, of=PROVINCIAL), (4, 2), "21/off 20/22", ("not-farthest", "T-10")),
        (setup("20,21", PAST, of=PROVINCIAL), (3, 2), "20/23 23/off", ("not-farthest", "T-10")),
        (setup("20x2,22", PAST, of=PROVINCIAL), (5, 2), "20/off 20/22", None),
        (setup("20,24", PAST, of=PROVINCIAL), (5, 4), "20/off 24/off", ("played-inside", "T-10")),
    ],
)
def test_a_play_is_refused_with_the_clause_it_breaks(
    position: TrictracPosition, roll: tuple[int, int], play: str, reason: tuple[str, str] | None
) -> None:
    """T-4 to T-11, T-33, T-34."""
    table = sit_down(position, *roll)
    before = table.position
    if reason is None:
        table.play(play)
        return
    assert refusal(table.play, play) == reason
    assert (table.phase, table.position, table.dice) == (Phase.PLAY, before, roll)


@pytest.mark.parametrize(
    ("position", "roll", "step", "reason"),
    [
        (setup(FULL), (5, 1), (5, 1), ("must-conserve", "T-33")),
        (setup("1x3,2x4,3x2,4x3,5x2,6"), (5, 4), (3, 4), ("must-fill", "T-33")),
        (setup("1x15", "5,24x14"), (4, 3), (1, 4), ("closed-field", "T-5")),
        (setup("1x15"), (4, 3), (1, 5), ("no-such-number", "T-4")),
        (setup("1x15"), (4, 3), (2, 4), ("no-man", "T-4")),
        (setup("1x14,7"), (5, 2), (7, 6), ("no-such-number", "T-4")),
    ],
)
def test_a_step_is_refused_with_the_clause_it_breaks(
    position: TrictracPosition, roll: tuple[int, int], step: tuple[int, int], reason: tuple[str, str]
) -> None:
    """T-4, T-5, T-33: a step that can be made, but leads only to plays that break a duty, names the duty."""
    table = sit_down(position, *roll)
    assert refusal(table.step, step) == reason
    assert refusal(table.step, f"{step[0]}/{step[0] + step[1]}") == reason
    assert table.drafted == ()


def test_acts_out_of_turn_are_refused() -> None:
    """T-70."""
    table = Table("trictrac", seed=1)
    table.throw(6, 5)
    for act in (table.throw, table.trictrac.stay, table.trictrac.leave):
        assert refusal(act)[0] == "wrong-phase"
    for act in (table.trictrac.agree, table.trictrac.accept, table.trictrac.contest, table.trictrac.withdraw):
        assert refusal(act)[0] == "no-such-act"
    assert refusal(table.trictrac.mark, 4) == ("no-such-act", "T-60")
    assert refusal(table.trictrac.school, 4) == ("no-such-act", "T-61")
    assert refusal(table.apply, Void(BLACK))[0] == "not-your-turn"
