"""Unstacked Draughts clause by clause, and the worked examples of its document."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from tablier.board import BLACK, WHITE
from tablier.compiled import INTERPRETED
from tablier.dice import random_words, take_die
from tablier.errors import BadOption, Refusal, Unreadable
from tablier.games.unstacked.game import Unstacked, Use
from tablier.games.unstacked.position import UnstackedPosition
from tablier.games.unstacked.rules import NOBODY, beginner, playouts

GAME = Unstacked()
MANUAL = Unstacked(claims="manual")
GAMES = 200 if INTERPRETED else 20_000

OVER = "w:m001000:m000000"


def play(fields: str, *roll: int, game: Unstacked = GAME) -> tuple[str, str]:
    """The notation of the one play, and the fields of the position it leads to."""
    (only,) = game.plays(game.position(fields), roll)
    return only.notation, only.position.id.split(":", 1)[1]


def test_ud_1_two_men_on_three_points_and_three_on_the_others() -> None:
    """UD-1: fifteen men. UD-3: nine of them are to be brought down."""
    start = GAME.start(BLACK)
    assert start.men == ((2, 2, 2, 3, 3, 3),) * 2
    assert start.standing == ((1, 1, 1, 2, 2, 2),) * 2
    assert sum(start.men[WHITE]) == 15
    assert sum(start.standing[WHITE]) == 9
    assert start.turn == BLACK
    assert (start.off(WHITE), GAME.winner(start)) == (0, None)


def test_c_1_the_higher_die_begins_and_equal_dice_are_thrown_again() -> None:
    """C-1."""
    ties = 0
    for game in range(200):
        attempt = 0
        while True:
            word = random_words(3, game, attempt, 1)[0]
            white, word = take_die(word)
            black, word = take_die(word)
            if white != black:
                break
            attempt += 1
        ties += attempt
        assert beginner(3, game) == (WHITE if white > black else BLACK)
    assert ties > 0


def test_ud_2_the_beginner_throws_afresh() -> None:
    """UD-2: with two men each on 6, only Sonnez ends the game at once. An opening throw is never a double."""
    start = GAME.position("w:m000002:m000002").array()
    start["turn"] = NOBODY
    results = np.zeros((GAMES, 3), np.int64)
    playouts(start, 5, 0, results)
    at_once = (results[:, 2] == 1).mean()
    assert abs(at_once - 1 / 36) < 4 * (35 / 36**2 / GAMES) ** 0.5
    assert at_once > 0


def test_the_sequence_of_section_9() -> None:
    """UD-1, UD-3, UD-6, UD-7: White 4-3, Black Bezas and 5-1, White 5-4.

    Nothing had to be restored: the text follows the game from its start.
    """
    assert play("w:s111222:s111222", 4, 3) == ("4d 3d", "b:s110122:s111222")
    assert GAME.announce((1, 1)) == "Bezas"
    assert play("b:s110122:s111222", 1, 1) == ("1d (1d)", "b:s010122:s011222")
    assert play("b:s010122:s011222", 5, 1) == ("5d", "w:s010122:s011212")
    assert play("w:s010122:s011212", 5, 4) == ("5d 4d", "b:s010012:s011212")


@pytest.mark.parametrize("roll", [(5, 2), (2, 5)])
def test_example_1_of_section_10(roll: tuple[int, int]) -> None:
    """UD-4, UD-5: the 5 ends the bringing down and the 2 bears off in the same roll, in either order.

    Taken from the damaged board: White has one man standing, on 5; Black one each on 2, 5 and 6.
    """
    assert play("w:s000010:s010011", *roll) == ("5d 2o", "b:m212333:s010011")


def test_example_2_of_section_10() -> None:
    """UD-4, UD-6: the 4 bears off; Black brings a man down with the 2 that White cannot use.

    White has 2-0-2-3-3-3 left and two men off. From the board: Black has a man standing on 2 and on 5.
    """
    assert GAME.position("w:m202333:s010010").off(WHITE) == 2
    assert play("w:m202333:s010010", 4, 2) == ("4o (2d)", "b:m202233:s000010")


def test_ud_3_a_stack_gives_all_but_its_lowest_man() -> None:
    """UD-3: a stack of two gives one man, a stack of three gives two; then the number is of no use."""
    for point in range(1, 7):
        position, brought_down = MANUAL.start(), 0
        while position.standing[WHITE][point - 1]:
            position, use = MANUAL.claim(position, WHITE, point)
            assert use == Use(WHITE, point, "down")
            brought_down += 1
        assert brought_down == (1 if point <= 3 else 2)
        assert position.men == MANUAL.start().men
        with pytest.raises(Refusal) as refused:
            MANUAL.claim(position, WHITE, point)
        assert (refused.value.code, refused.value.clause) == ("cannot-bring-down", "UD-3")


def test_ud_3_no_man_is_borne_off_while_one_is_to_be_brought_down() -> None:
    """UD-3, UD-4: each player changes phase alone."""
    assert play("w:s000001:m222333", 5, 4) == ("(5o 4o)", "b:s000001:m222223")


def test_ud_4_an_empty_point_gives_nothing() -> None:
    """UD-4."""
    position = MANUAL.position("w:m022333:m222333")
    after, use = MANUAL.claim(position, WHITE, 2)
    assert (use, after.men[WHITE]) == (Use(WHITE, 2, "off"), (0, 1, 2, 3, 3, 3))
    with pytest.raises(Refusal) as refused:
        MANUAL.claim(position, WHITE, 1)
    assert (refused.value.code, refused.value.clause) == ("cannot-bear-off", "UD-4")


def test_ud_4_a_double_can_end_one_phase_and_begin_the_other() -> None:
    """UD-4, UD-5: the last man comes down and the first is borne off, both from point 6."""
    assert play("w:s000001:s111222", 6, 6) == ("6d 6o", "w:m222332:s111222")


def test_ud_5_the_dice_are_never_added() -> None:
    """UD-5: 2 and 1 do not make a 3."""
    assert play("w:m001000:m001000", 2, 1) == ("pass", "b:m001000:m001000")


def test_ud_6_both_dice_go_across_and_are_tried_again_there() -> None:
    """UD-5, UD-6: Black, too, uses the dice in whichever order allows most."""
    assert play("w:m000001:s010000", 5, 2) == ("(2d 5o)", "b:m000001:m222323")


def test_ud_6_what_neither_can_use_is_lost() -> None:
    """UD-6."""
    assert play("w:s000010:s010010", 5, 6) == ("5d 6o", "b:m222332:s010010")
    assert play("w:s000010:s010010", 1, 6) == ("pass", "b:s000010:s010010")


@pytest.mark.parametrize("double", range(1, 7))
def test_ud_7_a_double_earns_another_throw(double: int) -> None:
    """UD-7, C-4: after the double has been played by both, used or not."""
    (only,) = GAME.plays(GAME.start(BLACK), (double, double))
    assert only.position.turn == BLACK
    assert GAME.announce((double, double)) is not None
    assert GAME.announce((double, double % 6 + 1)) is None
    if double > 1:
        assert play("b:m100000:m100000", double, double) == ("pass", "b:m100000:m100000")


def test_ud_8_the_last_man_off_wins_one_point() -> None:
    """UD-8: and nobody throws again, not even after a double."""
    (only,) = GAME.plays(GAME.position("w:m000002:m000001"), (6, 6))
    assert only.notation == "6o 6o"
    assert GAME.winner(only.position) == WHITE
    assert only.position.turn == BLACK
    assert GAME.worth == 1


def test_ud_8_the_roller_comes_before_the_opponent() -> None:
    """UD-8: where one roll would let both bear off their last man, the roller wins."""
    assert play("w:m001000:m000010", 5, 3) == ("3o", "b:m000000:m000010")
    assert play("w:m001000:m001000", 3, 3) == ("3o", "b:m000000:m001000")


def test_ud_8_the_opponent_can_win_on_the_rollers_roll() -> None:
    """UD-6, UD-8."""
    for roll in ((5, 1), (5, 5)):
        (only,) = GAME.plays(GAME.position("w:m001000:m000010"), roll)
        assert only.notation == "(5o)"
        assert GAME.winner(only.position) == BLACK


def test_ud_8_a_finished_game_is_not_played_on() -> None:
    """UD-8."""
    over = MANUAL.position(OVER)
    for act in (lambda: MANUAL.plays(over, (1, 2)), lambda: MANUAL.claim(over, WHITE, 3)):
        with pytest.raises(Refusal) as refused:
            act()
        assert (refused.value.code, refused.value.clause) == ("game-over", "UD-8")


def test_ud_9_rights_wait_to_be_claimed() -> None:
    """UD-9: only the roller's dice are used; the opponent claims each left-over die for itself."""
    assert MANUAL.full_id == "unstacked@claims=manual"
    position = MANUAL.position("w:m202333:s010010")
    assert play("w:m202333:s010010", 4, 2, game=MANUAL) == ("4o", "b:m202233:s010010")
    assert MANUAL.leftovers(position, (2, 4)) == (2,)
    (rolled,) = MANUAL.plays(position, (4, 2))
    claimed, use = MANUAL.claim(rolled.position, BLACK, 2)
    assert use == Use(BLACK, 2, "down")
    assert claimed.id == "unstacked@claims=manual:b:m202233:s000010"


def test_ud_9_nothing_is_left_over_when_the_roller_wins() -> None:
    """UD-8, UD-9."""
    assert MANUAL.leftovers(MANUAL.position("w:m001000:m000010"), (5, 3)) == ()
    assert MANUAL.leftovers(MANUAL.position("w:m001000:m000010"), (5, 5)) == (5, 5)


def test_ud_9_there_is_nothing_to_claim_where_claims_are_automatic() -> None:
    """UD-9."""
    with pytest.raises(Refusal) as refused:
        GAME.claim(GAME.start(), BLACK, 1)
    assert (refused.value.code, refused.value.clause) == ("claims-are-automatic", "UD-9")
    assert GAME.leftovers(GAME.position("w:s000010:s010010"), (1, 5)) == ()
    assert GAME.leftovers(GAME.position("w:s000010:s010010"), (1, 6)) == (6, 1)


def claim_everything(position: UnstackedPosition, roll: tuple[int, ...]) -> UnstackedPosition:
    """Play a roll by hand: the opponent claims what can be claimed, refused dice again after the other."""
    (only,) = MANUAL.plays(position, roll)
    after = only.position
    assert isinstance(after, UnstackedPosition)
    left = list(MANUAL.leftovers(position, roll))
    for _ in range(2):
        for die in tuple(left):
            try:
                after, _ = MANUAL.claim(after, 1 - position.turn, die)
            except Refusal:
                continue
            left.remove(die)
    return after


@pytest.mark.parametrize(
    "fields",
    ["w:s111222:s111222", "w:s000010:s010000", "b:s010000:m000010", "w:m001000:m000010", "b:m000002:m000100"],
)
def test_ud_9_claiming_everything_is_the_same_as_automatic_claims(fields: str) -> None:
    """UD-6, UD-9: down to who has the turn."""
    for roll in product(range(1, 7), repeat=2):
        (automatic,) = GAME.plays(GAME.position(fields), roll)
        by_hand = claim_everything(MANUAL.position(fields), roll)
        assert by_hand.id.replace("@claims=manual", "") == automatic.position.id


def test_ud_10_playouts_end_with_one_point_for_the_winner() -> None:
    """UD-8, UD-10, C-6: rows of winner, points and throws, the same for the same seed."""
    results = GAME.playouts(GAMES, seed=1699)
    assert results.shape == (GAMES, 3)
    assert set(results[:, 0].tolist()) == {WHITE, BLACK}
    assert set(results[:, 1].tolist()) == {1}
    assert results[:, 2].min() >= 9
    assert abs(results[:, 0].mean() - 0.5) < 4 * 0.5 / GAMES**0.5
    assert abs(results[:, 2].mean() - 34.3) < 4 * 8 / GAMES**0.5
    assert np.array_equal(results[:50], GAME.playouts(50, seed=1699))
    assert np.array_equal(results[30:50], GAME.playouts(20, seed=1699, first=30))
    assert not np.array_equal(results[:50], GAME.playouts(50, seed=1700))


def test_playouts_from_a_position() -> None:
    """UD-8: who has the turn throws; a finished game does not go on."""
    near = GAME.position("b:m000001:m000001")
    assert GAME.playouts(20, 1, near)[:, 2].min() == 1
    with pytest.raises(BadOption) as caught:
        GAME.playouts(3, 1, GAME.position(OVER))
    assert (caught.value.code, caught.value.clause) == ("already-over", "UD-8")
    with pytest.raises(BadOption):
        GAME.playouts(1, -1)


@pytest.mark.parametrize("roll", [(), (1,), (0, 1), (7, 1), (1, 2, 3)])
def test_a_roll_is_two_dice(roll: tuple[int, ...]) -> None:
    with pytest.raises(Unreadable):
        GAME.plays(GAME.start(), roll)


def test_a_claim_names_a_die() -> None:
    with pytest.raises(Unreadable):
        MANUAL.claim(MANUAL.start(), WHITE, 7)


def test_warming_up_changes_nothing() -> None:
    GAME.warm_up()
    assert GAME.start().id == "unstacked:w:s111222:s111222"
