"""Clauses common to all games, at the table: opening, names, void throws, touched men, matches (C-1 to C-6)."""

from __future__ import annotations

import pytest

from builders import refusal, table_at
from tablier import GAMES, Phase, Table, find_game
from tablier.table.events import Void

FOUR = ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon")
START = "backgammon:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"


@pytest.mark.parametrize("game", FOUR)
def test_the_higher_die_begins_and_equal_dice_are_thrown_again(game: str) -> None:
    """C-1."""
    table = Table(game, seed=1)
    table.opening(3, 3)
    assert (table.phase, table.player) == (Phase.OPENING, None)
    table.opening(4, 6)
    assert (table.phase, table.player) == (Phase.THROW, 1)
    assert table.position.turn == 1
    assert refusal(table.opening, 1, 2) == ("wrong-phase", "C-2")


@pytest.mark.parametrize("game", FOUR)
def test_the_beginner_may_be_agreed(game: str) -> None:
    """C-1."""
    assert Table(game, seed=1, first="black").player == 1
    assert refusal(Table, game, first="green") == ("bad-side", None)


@pytest.mark.parametrize("game", FOUR)
def test_a_throw_settles_the_beginning_first(game: str) -> None:
    """C-1."""
    table = Table(game, seed=8)
    table.throw()
    assert table.phase is Phase.PLAY
    assert table.events[0].kind == "opening"


@pytest.mark.parametrize("game", ["jacquet-de-versailles", "backgammon"])
def test_with_first_roll_opening_ties_are_thrown_again_and_no_double_begins(game: str) -> None:
    """C-1, J-2, B-12."""
    for seed in range(40):
        table = Table(game, seed=seed, first_roll="opening")
        high, low = table.throw()
        assert high > low
        kinds = [event.kind for event in table.events]
        assert set(kinds) == {"opening"}
    by_hand = Table(game, seed=1, first_roll="opening")
    assert by_hand.throw(5, 5) == ()
    assert by_hand.phase is Phase.OPENING
    assert by_hand.throw(1, 5) == (5, 1)


@pytest.mark.parametrize("game", ["jacquet-de-versailles", "backgammon"])
def test_a_void_opening_throw_that_was_to_be_played_is_made_again_by_both(game: str) -> None:
    """C-1, C-5."""
    table = Table(game, seed=1, first_roll="opening")
    table.opening(6, 5)
    table.void()
    assert (table.phase, table.player, table.dice) == (Phase.OPENING, None, ())
    table.opening(1, 2)
    assert table.player == 1


def test_nobody_may_pass_while_a_number_can_be_played() -> None:
    """C-2."""
    assert refusal(table_at(START, 6, 5).play, "pass") == ("unfinished", "B-8")


def test_no_man_moves_backwards() -> None:
    """C-3."""
    assert refusal(table_at(START, 6, 5).play, "12/6 12/17") == ("backwards", "C-3")
    assert refusal(table_at(START, 6, 5).step, "12/12") == ("backwards", "C-3")


@pytest.mark.parametrize("game", ["unstacked", "jacquet-de-versailles", "backgammon"])
def test_doubles_are_announced_by_name(game: str) -> None:
    """C-4."""
    names = [find_game(game).announce((number, number)) for number in range(1, 7)]
    assert names == ["Bezas", "Double-deux", "Ternes", "Carmes", "Quines", "Sonnez"]
    assert find_game(game).announce((5, 4)) is None


def test_the_announcement_is_shown_with_the_throw_and_kept_in_the_record() -> None:
    """C-4."""
    table = table_at(START, 4, 4)
    assert table.announcement == "Carmes"
    assert "Carmes" in str(table)
    assert "white 4-4 (Carmes)" in str(table.record())
    table.play(table.plays()[0])
    assert table.announcement is None


@pytest.mark.parametrize("dice", [(7, 1), (0, 3), (1,), (1, 2, 3)])
def test_throws_are_entered_by_hand_and_checked(dice: tuple[int, ...]) -> None:
    """C-5."""
    table = table_at(START)
    assert refusal(table.throw, *dice) == ("bad-roll", None)
    assert table.throw(6, 1) == (6, 1)


def test_a_throw_may_be_void_until_a_man_is_moved() -> None:
    """C-5."""
    table = table_at(START, 3, 1)
    table.void()
    assert (table.phase, table.player, table.dice) == (Phase.THROW, 0, ())
    assert refusal(table.void) == ("wrong-phase", "C-2")
    table.throw(6, 1)
    table.step((12, 6))
    assert refusal(table.void) == ("man-moved", "C-5")
    table.undo()
    table.void()
    assert [event.kind for event in table.events] == ["throw", "void", "throw", "void"]


@pytest.mark.parametrize("game_id", [*GAMES, "backgammon@modern", "trictrac@marking=manual"])
def test_dice_thrown_by_the_program_cannot_be_void(game_id: str) -> None:
    """C-5: they are always good, so nobody throws again until the dice please; dice entered by hand may be void."""
    table = Table(game_id, seed=3)
    table.throw()
    before = len(table.events)
    assert table.player is not None
    assert "void" not in table.may(table.player)
    assert refusal(table.void) == ("dice-good", "C-5")
    assert refusal(table.apply, Void(table.player)) == ("dice-good", "C-5")
    assert (len(table.events), table.phase is Phase.THROW) == (before, False)

    by_hand = Table(game_id, seed=3)
    by_hand.throw(*(6, 5, 4)[: by_hand.game.dice])
    assert by_hand.player is not None
    assert "void" in by_hand.may(by_hand.player)
    by_hand.void()
    by_hand.throw()
    assert refusal(by_hand.void) == ("dice-good", "C-5")


def test_a_record_with_void_throws_replays_whoever_made_them() -> None:
    """C-5: a record does not say whose the dice were; who goes on from it may know, and say so."""
    table = table_at(START, seed=5)
    table.throw(3, 1)
    table.void()
    table.throw()
    again = table.fresh().replay(table.events)
    assert again.dice == table.dice
    assert "void" in again.may(0)
    again.let_dice_stand()
    assert refusal(again.void) == ("dice-good", "C-5")


def test_touching_binds_only_where_it_was_agreed() -> None:
    """C-5, touch_move=false."""
    table = table_at(START, 3, 1)
    assert refusal(table.touch, 12) == ("no-touch-move", "C-5")
    assert refusal(table.adjust) == ("no-touch-move", "C-5")


def test_a_touched_man_with_a_legal_step_must_be_moved() -> None:
    """C-5, touch_move=true: by step and by whole play."""
    table = table_at(START, 3, 1, touch_move=True)
    table.touch(12)
    assert {step.source for step in table.steps()} == {12}
    assert refusal(table.step, (17, 3)) == ("touched-man", "C-5")
    assert refusal(table.step, "17/20") == ("touched-man", "C-5")
    assert refusal(table.play, "17/20 19/20") == ("touched-man", "C-5")
    assert refusal(table.touch, 17) == ("touched-man", "C-5")
    table.play("12/15 1/2")


def test_the_touched_man_may_move_as_any_step_of_the_play() -> None:
    """C-5."""
    table = table_at(START, 3, 1, touch_move=True)
    table.touch(12)
    table.play("1/2 12/15")


def test_a_touched_man_without_a_legal_step_binds_nobody() -> None:
    """C-5: the men on 1 cannot play 5-5, nor can an empty point or a man of the opponent."""
    table = table_at(START, 5, 5, touch_move=True)
    for point in (1, 3, 24):
        table.touch(point)
    table.play("12/17 12/17")


def test_i_adjust_frees_the_next_touches() -> None:
    """C-5: until the next step."""
    table = table_at(START, 3, 1, touch_move=True)
    table.adjust()
    table.touch(17)
    assert {step.source for step in table.steps()} > {17}
    table.step((12, 3))
    table.touch(17)
    assert {step.source for step in table.steps()} == {17}


def test_a_new_throw_forgets_the_touch() -> None:
    """C-5."""
    table = table_at(START, 3, 1, touch_move=True)
    table.touch(12)
    table.void()
    table.throw(3, 1)
    table.play("17/20 19/20")


def test_a_step_taken_back_has_touched_its_man() -> None:
    """C-5, B-7."""
    table = table_at(START, 3, 1, touch_move=True)
    table.step((12, 3))
    table.undo()
    assert refusal(table.step, (17, 3)) == ("touched-man", "C-5")


def test_steps_taken_back_never_leave_a_throw_that_cannot_be_played() -> None:
    """C-5: neither a man that went on nor one moved in the place of another binds to what is impossible."""
    table = table_at(START, 3, 1, touch_move=True)
    for steps in (((17, 3), (20, 1)), ((17, 1), (19, 3)), ((17, 3), (19, 1))):
        for step in steps:
            table.step(step)
        table.undo(everything=True)
    table.step((17, 1))
    table.step((19, 3))
    assert table.confirm().notation == "17/18 19/22"


def test_a_touch_is_not_evaded_by_replacing_the_steps_made() -> None:
    """C-5: touched on 1, moved, and then a whole play named that leaves it where it was."""
    table = table_at(START, 3, 2, touch_move=True)
    table.touch(1)
    table.step((1, 3))
    assert refusal(table.play, "12/15 12/14") == ("touched-man", "C-5")


def test_two_men_touched_one_after_the_other_replay() -> None:
    """C-5: each is touched and moved in turn; the events give the same table again."""
    table = table_at(START, 3, 2, touch_move=True)
    table.touch(1)
    table.step((1, 3))
    table.touch(12)
    table.step((12, 2))
    table.confirm()
    assert table.record().replay().position == table.position


def test_a_match_is_played_to_one_point_unless_agreed_otherwise() -> None:
    """C-6."""
    table = table_at("garanguet:w:24:20x14", 1, 2, 3)
    assert table.match == 1
    table.play("24/off")
    assert (table.phase, table.winner, table.score) == (Phase.OVER, 0, (1, 0))
    assert refusal(table.next_game) == ("wrong-phase", "C-6")
    assert refusal(table.resign) == ("nothing-to-resign", "C-6")


def test_a_match_goes_on_until_the_points_are_reached() -> None:
    """C-6: 1 point, then 2 by resigning; the next game begins with a throw for the beginning."""
    table = table_at("garanguet:w:24:20x14", 1, 2, 3, match=3)
    table.play("24/off")
    assert (table.phase, table.winner, table.player) == (Phase.BETWEEN, None, None)
    assert refusal(table.throw) == ("wrong-phase", "C-6")
    table.next_game()
    assert table.phase is Phase.OPENING
    assert table.position == table.game.start()
    table.opening(2, 1)
    table.resign("black")
    assert (table.phase, table.winner, table.score) == (Phase.OVER, 0, (3, 0))


def test_more_points_than_needed_win_the_match_too() -> None:
    """C-6."""
    table = table_at("backgammon:w:24:6,20x14", 1, 2, match=2)
    table.play("24/off")
    assert (table.phase, table.score) == (Phase.OVER, (3, 0))


def test_a_running_score_has_no_end() -> None:
    """C-6."""
    table = Table("garanguet", seed=1, match=0)
    for games in range(1, 6):
        table.opening(6, 1)
        table.resign()
        assert table.score == (0, 2 * games)
        assert (table.phase, table.winner) == (Phase.BETWEEN, None)
        table.next_game()


def test_nobody_resigns_before_a_game_has_begun() -> None:
    """C-6."""
    assert refusal(Table("garanguet", seed=1).resign, "white") == ("nothing-to-resign", "C-6")
    assert refusal(Table("garanguet", seed=1).resign) == ("nothing-to-resign", "C-6")


def test_a_resignation_is_scored_as_the_position_stands() -> None:
    """C-6: one man off, so a single game; none off, a double one."""
    for loser, points in (("20x14", 1), ("20x15", 2)):
        table = table_at(f"garanguet:w:10x15:{loser}", match=0)
        table.resign("black")
        assert table.score == (points, 0)


def test_a_resignation_in_the_middle_of_a_play_leaves_no_half_built_play() -> None:
    """C-6."""
    table = table_at(START, 3, 1)
    table.step((17, 3))
    table.resign()
    assert table.drafted == ()
    assert table.drafted_position == table.position


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"match": -1}, "bad-match"),
        ({"match": True}, "bad-match"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": 1 << 63}, "bad-seed"),
        ({"names": ("A",)}, "bad-names"),
        ({"names": ("A", " ")}, "bad-names"),
        ({"preset": "antique"}, "unknown-preset"),
        ({"colour": "red"}, "unknown-option"),
        ({"bear_off": "never"}, "bad-option-value"),
        ({"position": "garanguet:w:1x15:1x15"}, "other-game"),
        ({"position": "backgammon:w:-:1x15"}, "already-over"),
    ],
)
def test_tables_that_cannot_be_are_refused(settings: dict[str, object], code: str) -> None:
    """C-6."""
    assert refusal(Table, "backgammon", **settings)[0] == code


def test_the_same_seed_throws_the_same_dice() -> None:
    """C-5: and a replayed table goes on alike."""
    one, other = Table("garanguet", seed=11), Table("garanguet", seed=11)
    assert [one.throw(), other.throw()][0] == one.dice == other.dice
    one.play(one.plays()[0])
    again = one.record().replay()
    assert again.throw() == one.throw()
