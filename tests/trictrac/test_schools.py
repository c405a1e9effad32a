"""Marking by hand: schools, false schools, quarrels and false moves, T-60 to T-66."""

from __future__ import annotations

import pytest

from builders import refusal
from tablier import Phase, Table
from tablier.games.trictrac.acts import Demand, Mark, School
from trictrac.helping import BLACK, WHITE, game, manual, marked, men, score, setup, sit_down

OWN_FOUR = "1x13,8,10", "24x15", 5, 2
"""A throw that gives the roller four (two tables) and the opponent nothing."""
OTHERS_FOUR = "1x13,8,10", "13x2,24x13", 4, 3
"""A throw that gives the opponent four (contre two tables) and the roller nothing."""
FILLING = "1x3,2x4,3x2,4x3,5x2,6", "24x15", 5, 4
"""A throw that fills the small jan in two ways: eight points."""
PLAY = "1/6 1/3"


def white_marks(by_hand: int, pegs: int | None = None, **marks: object) -> Table:
    """White is due four, marks something, and plays; Black is about to throw."""
    table = manual(*OWN_FOUR, **marks)  # type: ignore[arg-type]
    table.trictrac.mark(by_hand, pegs)
    if table.phase is Phase.STAY:
        table.trictrac.stay()
    table.play(PLAY)
    return table


def black_marks(by_hand: int | None, **marks: object) -> Table:
    """White's throw gives Black four; Black marks something, or nothing at all, and throws."""
    table = manual(*OTHERS_FOUR, **marks)  # type: ignore[arg-type]
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    if by_hand is not None:
        table.trictrac.mark(by_hand)
    table.throw(6, 5)
    return table


# T-60


def test_what_is_marked_rightly_is_no_school() -> None:
    """T-60."""
    table = white_marks(4)
    assert marked(table) == ((0, 4), (0, 0))
    table.trictrac.school(4)
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((2, 0), (0, 0))  # four, and eight for the school that was not


@pytest.mark.parametrize(("points", "amount", "over"), [(0, 4, False), (1, 3, False), (6, 2, True), (9, 5, True)])
def test_a_school_is_worth_exactly_the_difference(points: int, amount: int, over: bool) -> None:
    """T-60, T-61: too much is taken back as well, too little is gone."""
    table = white_marks(points)
    table.trictrac.school(amount, over)
    table.trictrac.accept()
    assert marked(table) == ((0, min(points, 4)), (0, amount))
    assert table.marks[-1].clause == "T-64"
    assert (table.phase, table.player) == (Phase.THROW, BLACK)


@pytest.mark.parametrize("points", [None, 0])
def test_the_opponent_marks_before_throwing_or_is_at_school(points: int | None) -> None:
    """T-60, T-70: what the roller's throw gave is forgotten with the next throw."""
    table = black_marks(points)
    table.trictrac.school(4)
    assert (table.phase, table.player) == (Phase.ACCUSED, BLACK)
    table.trictrac.accept()
    assert marked(table) == ((0, 4), (0, 0))
    assert (table.phase, table.player) == (Phase.MARK, BLACK)


def test_fallavels_sixteen_points_forgotten_are_two_holes_and_four() -> None:
    """T-60."""
    table = manual("1x13,6,7", "18,19,24x13", 6, 6)
    table.trictrac.mark(0)
    table.play(table.plays()[0])
    table.trictrac.school(16)
    table.trictrac.accept()
    assert marked(table) == ((0, 0), (2, 4))
    assert table.phase is Phase.THROW  # and no right to leave (T-61)


@pytest.mark.parametrize("act", [Mark(WHITE, -4), Mark(WHITE, 1000), Mark(WHITE, 4, -1), Mark(WHITE, 4, 500)])
def test_nobody_marks_less_than_nothing_or_without_measure(act: Mark) -> None:
    """T-60."""
    table = manual(*OWN_FOUR)
    assert refusal(table.apply, act) == ("bad-marks", "T-60")
    assert (table.phase, marked(table)) == (Phase.MARK, ((0, 0), (0, 0)))


# T-61: windows


def test_a_claim_against_the_roller_ends_with_the_claimants_throw() -> None:
    """T-61."""
    table = white_marks(0)
    table.throw(6, 5)
    assert refusal(table.apply, School(BLACK, 4, False)) == ("not-your-claim", "T-61")
    table.trictrac.school(4)  # White's claim against Black, who has done nothing wrong
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((0, 0), (0, 8))


def test_a_claim_against_the_opponent_comes_after_its_throw_and_ends_with_the_rollers() -> None:
    """T-61, T-70."""
    table = manual(*OTHERS_FOUR)
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    assert refusal(table.apply, School(WHITE, 4, False)) == ("not-your-claim", "T-61")
    table.trictrac.mark(0)  # four too little, but Black may still say so
    assert refusal(table.apply, School(WHITE, 4, False)) == ("too-soon", "T-70")
    table.throw(6, 5)
    table.trictrac.mark(0)
    table.play(table.plays()[0])
    table.throw(2, 1)  # White throws: too late
    table.trictrac.school(4)
    assert table.player == WHITE  # it is Black who can claim now
    table.trictrac.contest()
    table.trictrac.withdraw()
    assert marked(table) == ((0, 4), (0, 0))


def test_a_claim_may_be_made_while_the_thrower_plays() -> None:
    """T-61, T-70: until the claimant's own throw."""
    table = black_marks(None)
    table.trictrac.mark(0)
    assert table.phase is Phase.PLAY
    table.trictrac.school(4)
    table.trictrac.accept()
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, BLACK, ((0, 4), (0, 0)))
    table.play(table.plays()[0])
    assert table.player == WHITE


def test_a_school_named_wrongly_is_a_false_school() -> None:
    """T-61, T-63: the exact amount, and the right direction."""
    for amount, over in ((3, False), (5, False), (4, True)):
        table = white_marks(0)
        table.trictrac.school(amount, over)
        table.trictrac.contest()
        table.trictrac.withdraw()
        assert marked(table) == ((0, amount), (0, 0))
        assert table.marks[-1].clause == "T-63"


def test_a_claim_names_its_points() -> None:
    """T-61."""
    table = white_marks(0)
    assert refusal(table.trictrac.school, 0) == ("empty-claim", "T-61")
    assert refusal(table.trictrac.school, 1000) == ("empty-claim", "T-61")


def test_a_claim_is_never_compulsory() -> None:
    """T-61."""
    table = white_marks(0)
    table.throw(6, 5)
    table.trictrac.mark(0)
    table.play(table.plays()[0])
    assert marked(table) == ((0, 0), (0, 0))


@pytest.mark.parametrize(("points", "after"), [(0, 4), (9, 4), (4, 4)])
def test_the_correction_may_be_demanded_without_points(points: int, after: int) -> None:
    """T-61."""
    table = white_marks(points)
    table.trictrac.demand()
    assert marked(table) == ((0, after), (0, 0))
    table.trictrac.school(4)  # put right is put right
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((2, 0), (0, 0))  # eight more, bredouille


def test_a_demand_that_makes_the_twelfth_hole_ends_the_game() -> None:
    """T-61, T-40."""
    table = white_marks(0, points=(8, 0), holes=(11, 0), run=(11, 0))
    table.trictrac.demand()
    assert (table.phase, table.winner) == (Phase.OVER, WHITE)


def test_a_demand_comes_from_the_other_side() -> None:
    """T-61."""
    assert refusal(white_marks(0).apply, Demand(WHITE)) == ("not-your-claim", "T-61")


def test_school_points_give_no_right_to_leave() -> None:
    """T-61, T-44."""
    table = white_marks(0, points=(0, 8))
    table.trictrac.school(4)
    table.trictrac.accept()
    assert (marked(table), table.phase) == (((0, 0), (1, 0)), Phase.THROW)


def test_a_school_may_make_the_twelfth_hole() -> None:
    """T-61, T-40."""
    table = white_marks(0, points=(0, 8), holes=(0, 11), run=(0, 11))
    table.trictrac.school(4)
    table.trictrac.accept()
    assert (table.phase, table.winner) == (Phase.OVER, BLACK)


def test_over_marking_that_made_a_hole_is_undone_with_all_it_wiped() -> None:
    """T-61: White's false hole had wiped Black's seven points."""
    table = white_marks(6, points=(6, 7), flags=(False, True))
    assert marked(table) == ((1, 0), (0, 0))
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert marked(table) == ((0, 10), (0, 9))


# T-62


def enter_false_move(marks: int = 8, play: str = "4/9 4/8") -> Table:
    """White can fill for eight, marks, and plays otherwise."""
    table = manual(*FILLING)
    table.trictrac.mark(marks)
    table.play(play)
    return table


def test_under_manual_marking_a_play_that_breaks_a_duty_can_be_entered() -> None:
    """T-62, T-33."""
    auto = sit_down(setup(*FILLING[:2]), 5, 4)
    assert refusal(auto.play, "4/9 4/8") == ("must-fill", "T-33")
    table = enter_false_move()
    assert (table.phase, table.player) == (Phase.THROW, BLACK)
    assert refusal(manual(*FILLING).play, "4/9 4/8")[0] == "wrong-phase"


def test_rules_of_movement_bind_under_manual_marking_all_the_same() -> None:
    """T-62: only T-33 and T-7 can be broken."""
    table = manual("1x14,7", "24x15", 5, 1)
    table.trictrac.mark(0)
    assert refusal(table.play, "7/12 1/2") == ("lone-corner", "T-6")
    assert refusal(table.play, "1/6") == ("plays-too-little", "T-4")


def test_a_false_move_let_stand_costs_the_points_marked_for_it() -> None:
    """T-62: they go to the opponent."""
    table = enter_false_move()
    table.trictrac.let_stand()
    assert marked(table) == ((0, 0), (0, 8))
    assert table.marks[-1].clause == "T-62"
    assert refusal(table.trictrac.let_stand) == ("no-false-move", "T-62")


def test_a_false_move_let_stand_costs_only_what_was_marked() -> None:
    """T-62."""
    table = enter_false_move(marks=3)
    table.trictrac.let_stand()
    assert marked(table) == ((0, 0), (0, 3))
    unmarked = enter_false_move(marks=0)
    unmarked.trictrac.let_stand()
    assert marked(unmarked) == ((0, 0), (0, 0))


def test_points_taken_back_by_a_school_are_not_taken_twice() -> None:
    """T-61, T-62: nine marked for eight; the school takes one, letting the false move stand the other eight."""
    table = enter_false_move(marks=9)
    table.trictrac.school(1, over=True)
    table.trictrac.accept()
    table.trictrac.let_stand()
    assert marked(table) == ((0, 0), (0, 9))


def test_a_false_move_is_replaced_only_by_a_legal_play_that_moves_a_touched_man() -> None:
    """T-62."""
    table = enter_false_move(play="4/9 4/8")
    assert refusal(table.trictrac.replace, "1/6 2/6") == ("untouched-man", "T-62")
    assert refusal(table.trictrac.replace, "3/8 3/7") == ("must-fill", "T-33")
    assert table.position.men[WHITE][4] == 1  # type: ignore[attr-defined]
    table.trictrac.replace("1/6 4/8")  # one of the men touched, and one that was not
    assert table.position.men[WHITE] == men("1x2,2x4,3x2,4x2,5x2,6x2,8")  # type: ignore[attr-defined]


def test_replacing_keeps_the_points_and_passes_the_turn() -> None:
    """T-62: the jan is filled after all."""
    table = enter_false_move(play="1/5 2/7")
    legal = [
        way.notation for way in game().ways(setup(*FILLING[:2]), (5, 4)) if sorted(way.men_moved) in ([1], [2], [1, 2])
    ]
    table.trictrac.replace(legal[0])
    assert all(count >= 2 for count in table.position.men[WHITE][1:7])  # type: ignore[attr-defined]
    assert (marked(table), table.phase, table.player) == (((0, 8), (0, 0)), Phase.THROW, BLACK)
    assert refusal(table.trictrac.let_stand) == ("no-false-move", "T-62")


def test_where_no_legal_play_moves_a_touched_man_any_legal_play_will_do() -> None:
    """T-62: White must fill with the men on 1 and 2, and has touched others."""
    own = "1x3,2x3,3x2,4x2,5x2,7x3"
    table = manual(own, "24x15", 5, 4)
    table.trictrac.mark(0)
    table.play("3/8 3/7")
    assert table.false_play is not None
    assert set(table.false_play.instead) == {"1/6 2/6", "2/6 1/6"}
    table.trictrac.replace("1/6 2/6")
    assert table.position.men[WHITE][6] == 2  # type: ignore[attr-defined]


def test_the_rest_of_a_chained_man_is_no_touched_man() -> None:
    """T-62: the man went over 5, but those on 5 were not touched."""
    own = "1x3,2x2,3x2,4x2,5x3,6,7x2"
    table = manual(own, "24x15", 4, 1)
    legal = {way.notation for way in game().ways(setup(own), (4, 1))}
    assert "5/6 1/5" in legal or "1/5 5/6" in legal
    table.trictrac.mark(0)
    table.play("2/3 3/7")
    assert refusal(table.trictrac.replace, "5/6 3/7")[0] in ("untouched-man", "must-fill")


def test_the_false_mover_cannot_put_it_right() -> None:
    """T-62."""
    table = enter_false_move()
    table.throw(6, 5)  # Black has let it pass
    assert refusal(table.trictrac.let_stand)[0] in ("wrong-phase", "no-false-move")


def test_a_false_move_is_past_once_the_other_has_thrown() -> None:
    """T-62: points and men stay."""
    table = enter_false_move()
    table.throw(6, 5)
    table.trictrac.mark(0)
    table.play(table.plays()[0])
    assert refusal(table.trictrac.replace, "1/6 2/6") == ("no-false-move", "T-62")
    assert marked(table)[WHITE] == (0, 8)


def test_needless_puissance_is_a_false_move() -> None:
    """T-62, T-7."""
    table = manual("1x11,6,7x2,8", "24x15", 6, 5)
    table.trictrac.mark(0)
    table.play("7/12 8/12")
    assert refusal(table.trictrac.replace, "7/12 8/12") == ("by-effect", "T-7")
    assert table.false_play is not None
    assert "6/12 7/12" in table.false_play.instead
    table.trictrac.let_stand()
    assert table.position.men[WHITE] == men("1x11,6,7,12x2")  # type: ignore[attr-defined]
    assert marked(table) == ((0, 0), (0, 0))


def test_needless_puissance_that_fills_keeps_the_points_of_the_filling() -> None:
    """T-62, T-7: the jan was filled, so nothing marked for it is taken back."""
    table = manual("1x2,6,7x3,8x3,9x2,10x2,11x2", "24x15", 6, 5)
    table.trictrac.mark(4)
    table.play("7/12 8/12")
    table.trictrac.let_stand()
    assert marked(table) == ((0, 4), (0, 0))


def test_steps_offered_under_manual_marking_include_false_moves() -> None:
    """T-62."""
    table = manual(*FILLING)
    table.trictrac.mark(8)
    table.step((4, 5))
    table.step((4, 4))
    table.confirm()
    assert table.position.men[WHITE][8] == 1  # type: ignore[attr-defined]


# T-63, T-64


@pytest.mark.parametrize(
    ("points", "acts", "white", "black"),
    [
        (0, ("accept",), 0, 4),
        (4, ("accept",), 4, 4),
        (0, ("contest", "withdraw"), 4, 0),
        (4, ("contest", "withdraw"), 8, 0),
        (0, ("contest", "persist"), 0, 8),
        (2, ("contest", "persist"), 10, 0),
    ],
)
def test_a_quarrel_ends_with_exact_points(points: int, acts: tuple[str, ...], white: int, black: int) -> None:
    """T-63, T-64: Black claims four too little."""
    table = white_marks(points)
    table.trictrac.school(4)
    for act in acts:
        expected = {"accept": WHITE, "contest": WHITE, "withdraw": BLACK, "persist": BLACK}[act]
        assert table.player == expected
        getattr(table.trictrac, act)()
    assert marked(table) == ((0, white), (0, black))
    assert (table.phase, table.player) == (Phase.THROW, BLACK)


def test_guitons_false_school_is_added_to_the_hole() -> None:
    """T-63, T-64: withdrawn, Black stands at one hole and six; persisted in, at one hole and ten."""
    for answer, points in (("withdraw", 6), ("persist", 10)):
        table = manual(*OWN_FOUR, roller=BLACK, points=(4, 10))
        table.trictrac.mark(4)
        table.trictrac.stay()
        table.play(PLAY)
        table.trictrac.school(4)
        table.trictrac.contest()
        getattr(table.trictrac, answer)()
        assert marked(table) == ((0, 0), (1, points))


def test_a_quarrel_waits_for_its_answer() -> None:
    """T-64."""
    table = white_marks(0)
    table.trictrac.school(4)
    assert refusal(table.throw) == ("wrong-phase", "T-64")
    assert refusal(table.trictrac.withdraw) == ("wrong-phase", "T-64")
    table.trictrac.contest()
    assert refusal(table.trictrac.accept) == ("wrong-phase", "T-64")
    assert (table.phase, table.player) == (Phase.PERSIST, BLACK)


# T-65


def test_there_is_no_school_of_a_school() -> None:
    """T-65: a false claim costs once, and cannot itself be claimed."""
    table = white_marks(4)
    table.trictrac.school(4)
    table.trictrac.contest()
    table.trictrac.withdraw()
    table.throw(6, 5)
    table.trictrac.school(4)
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((0, 8), (0, 8))  # White's counter-claim was wrong


@pytest.mark.parametrize(
    ("points", "holes", "amount", "over"),
    [
        (4, 1, 0, False),
        (4, 2, 0, False),
        (4, 3, 12, True),
        (4, 4, 12, True),
        (4, 5, 24, True),
        (4, 0, 12, False),
        (0, 0, 4, False),
        (16, 2, 12, True),
    ],
)
def test_holes_pegged_amiss_are_schools_of_twelve(points: int, holes: int, amount: int, over: bool) -> None:
    """T-65: simple or double is no matter; White, at eight, is due the four that make one hole."""
    table = white_marks(points, holes, points=(8, 0), flags=(True, False))
    table.trictrac.school(amount or 12, over)
    table.trictrac.contest()
    table.trictrac.persist()
    assert table.marks[-1].player == (BLACK if amount else WHITE)


def test_points_moved_on_without_the_hole_they_make_are_gone() -> None:
    """T-65: White, at eight, marks four and pegs nothing, and stands at zero; on demand it is put right."""
    table = white_marks(4, 0, points=(8, 3))
    assert score(table) == ((0, 0, False), (0, 3, False))
    table.trictrac.demand()
    assert marked(table) == ((1, 0), (0, 0))


@pytest.mark.parametrize("flag", [True, False])
def test_a_bredouille_hole_is_pegged_as_what_it_is(flag: bool) -> None:
    """T-65: put right without a word."""
    for holes in (1, 2):
        table = white_marks(4, holes, points=(8, 0), flags=(flag, False))
        assert marked(table) == ((2 if flag else 1, 0), (0, 0))


# T-66


def leaving(marks: int = 4, **before: object) -> Table:
    """White, due four, marks and announces leaving."""
    table = manual(*OWN_FOUR, **{"points": (8, 5), **before})  # type: ignore[arg-type]
    table.trictrac.mark(marks)
    table.trictrac.leave()
    return table


def test_leaving_is_announced_and_agreed_to() -> None:
    """T-66, T-44."""
    table = leaving()
    assert (table.phase, table.player) == (Phase.AGREE, BLACK)
    assert refusal(table.throw) == ("wrong-phase", "T-66")
    table.trictrac.agree()
    assert (table.phase, table.player, marked(table)) == (Phase.THROW, WHITE, ((1, 0), (0, 0)))
    assert table.position.men == game().start().men  # type: ignore[attr-defined]
    assert refusal(table.trictrac.mark, 0) == ("marked-already", "T-60")


def test_a_leaving_on_a_hole_marked_falsely_is_called_off() -> None:
    """T-66, T-61."""
    table = leaving(marks=6, points=(6, 5))
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, WHITE, ((0, 10), (0, 7)))
    table.play(PLAY)


def test_a_leaving_on_a_hole_that_stands_goes_on_after_the_claim() -> None:
    """T-66: six marked for four, but four were enough."""
    table = leaving(marks=6)
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert (table.phase, table.player) == (Phase.AGREE, BLACK)
    table.trictrac.agree()
    assert (table.phase, marked(table)) == (Phase.THROW, ((1, 0), (0, 0)))


def test_a_leaving_whose_hole_is_put_right_on_demand_is_called_off_too() -> None:
    """T-66, T-61."""
    table = leaving(marks=6, points=(6, 5))
    table.trictrac.demand()
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, WHITE, ((0, 10), (0, 5)))


def test_the_end_is_announced_and_agreed_to() -> None:
    """T-66, T-40."""
    table = manual(*OWN_FOUR, points=(8, 0), holes=(11, 0), run=(11, 0))
    table.trictrac.mark(4)
    assert (table.phase, table.player) == (Phase.AGREE, BLACK)
    table.trictrac.agree()
    assert (table.phase, table.winner) == (Phase.OVER, WHITE)


def test_an_end_marked_falsely_is_called_off() -> None:
    """T-66, T-61."""
    table = manual(*OWN_FOUR, points=(6, 0), holes=(11, 0), run=(11, 0))
    table.trictrac.mark(6)
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, WHITE, ((11, 10), (0, 2)))


def test_an_end_by_the_others_throw_is_announced_and_may_be_called_off() -> None:
    """T-66: Black is due four, marks five, and has twelve holes by the fifth."""
    table = manual(*OTHERS_FOUR, points=(0, 7), holes=(0, 11), run=(0, 11))
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    table.trictrac.mark(5)
    assert (table.phase, table.player) == (Phase.AGREE, WHITE)
    table.trictrac.school(1, over=True)
    table.trictrac.accept()
    assert (table.phase, table.player, marked(table)) == (Phase.THROW, BLACK, ((0, 1), (11, 11)))


def test_an_end_that_stands_is_not_overturned_by_school_points() -> None:
    """T-44, T-43: Black has made the twelfth hole when White's school, of the throw before, would make White's."""
    table = manual(*OTHERS_FOUR, points=(8, 0), holes=(11, 11), run=(0, 4))
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    table.throw(3, 3)  # Black has forgotten the four
    table.trictrac.mark(12)
    assert table.phase is Phase.AGREE
    table.trictrac.school(4)
    table.trictrac.accept()
    assert (table.phase, table.winner) == (Phase.OVER, BLACK)


@pytest.mark.parametrize("act", ["agree", "accept", "contest", "withdraw", "persist", "stand"])
def test_acts_of_quarrels_are_refused_where_there_is_none(act: str) -> None:
    """T-62, T-64, T-66."""
    table = white_marks(4)
    before = score(table), table.phase, table.player
    assert refusal(table.do, act)[0] in ("wrong-phase", "no-false-move")
    assert (score(table), table.phase, table.player) == before
