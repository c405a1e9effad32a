"""What a client may ask of a table of Trictrac: who may act, what is claimed and unmarked, false moves, rounds."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from acting import choices
from builders import refusal
from depth import of_many
from tablier import Phase, Record, Refusal, Table, TablierError
from tablier.games.trictrac.acts import Accept, Agree, Contest, Demand, Leave, Mark, Persist, School, Stay, Withdraw
from tablier.table.events import KINDS, NextGame, Throw, Void
from tablier.table.insight import FalsePlay, Quarrel, Unmarked
from tablier.telling.sentences import Teller
from trictrac.driving import Driver
from trictrac.helping import BLACK, WHITE, game, manual, marked, setup, sit_down
from trictrac.test_properties import TABLES, seat

OTHERS_FOUR = "1x13,8,10", "13x2,24x13", 4, 3
"""A throw that gives the opponent four and the roller nothing."""
FILLING = "1x3,2x4,3x2,4x3,5x2,6", "24x15", 5, 4
"""A throw that fills the small jan in two ways: eight points."""

# Who may do what


@pytest.mark.scaled
@pytest.mark.parametrize("name", TABLES)
def test_what_is_done_was_allowed_and_what_is_allowed_can_be_done(name: str) -> None:
    """T-70: at every moment of random games."""
    table = seat(name)
    driver = Driver(table, choices(f"{name} insight"))
    for _ in range(of_many(250, 80)):
        may = {side: table.may(side) for side in (WHITE, BLACK)}
        event = driver.event()
        if event is None:
            break
        try:
            trial = deepcopy(table, {id(table.game): table.game})
            trial.apply(event)
        except TablierError:
            pass
        else:
            if event.kind != "advise":
                assert event.kind in may[getattr(event, "player", WHITE)], (event, may)
        for side in (WHITE, BLACK):
            assert set(may[side]) <= set(table.acts)
            for kind in may[side]:
                assert_can_be_done(table, side, kind)
        driver.play_on(1)


def assert_can_be_done(table: Table, side: int, kind: str) -> None:
    """An act that leaves no choice is not refused."""
    plain = {
        "stay": Stay(side), "leave": Leave(side), "agree": Agree(side), "accept": Accept(side), "demand": Demand(side),
        "contest": Contest(side), "withdraw": Withdraw(side), "persist": Persist(side), "next": NextGame(),
        "throw": Throw(side, (2, 1)), "void": Void(side), "mark": Mark(side, 2), "school": School(side, 2, True),
    }  # fmt: skip
    if kind in plain:
        deepcopy(table, {id(table.game): table.game}).apply(plain[kind])


@pytest.mark.parametrize("name", TABLES)
def test_acts_that_a_table_has_not_are_refused_as_such(name: str) -> None:
    """T-60: not by the phase."""
    table = seat(name)
    for kind in set(KINDS) - set(table.acts):
        with pytest.raises(Refusal) as caught:
            table.check_act(kind)
        assert caught.value.code != "wrong-phase"
        assert caught.value.clause
    for kind in table.acts:
        table.check_act(kind)


def test_only_those_who_may_claim_are_offered_it() -> None:
    """T-61: the other while somebody marks or plays, and then the one about to throw."""
    table = manual(*OTHERS_FOUR)
    assert table.phase is Phase.MARK
    assert "school" not in table.may(WHITE)
    assert "school" in table.may(BLACK)
    assert "mark" in table.may(WHITE)
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    assert {"mark", "school", "demand", "stand", "replace", "throw"} <= set(table.may(BLACK))
    assert table.may(WHITE) == ("resign",)
    table.trictrac.mark(4)
    assert "mark" in table.may(BLACK)  # until the throw
    assert table.may(WHITE) == ("resign", "school", "demand")
    table.throw(6, 5)
    assert "mark" not in table.may(WHITE)


def test_naming_a_false_move_is_offered_whether_there_is_one_or_not() -> None:
    """T-60, T-62: the referee gives nothing away."""
    offered = []
    for play in ("1/6 2/6", "4/9 4/8"):
        table = manual(*FILLING)
        table.trictrac.mark(8)
        table.play(play)
        offered.append((table.may(BLACK), table.false_play is not None))
    assert offered[0][0] == offered[1][0]
    assert (offered[0][1], offered[1][1]) == (False, True)


# What is unmarked


def test_what_is_unmarked_belongs_to_somebody() -> None:
    """T-60."""
    table = manual(*OTHERS_FOUR)
    assert table.unmarked == Unmarked(WHITE, 0)
    table.trictrac.mark(0)
    assert table.unmarked is None
    table.play("1/5 1/4")
    assert table.unmarked == Unmarked(BLACK, 4)
    table.trictrac.mark(2)
    assert table.unmarked is None


def test_where_the_referee_marks_nothing_is_unmarked() -> None:
    """T-60."""
    table = sit_down(setup(*OTHERS_FOUR[:2]), 4, 3)
    assert (table.unmarked, table.quarrel, table.false_play, table.announced) == (None, None, None, None)


# Quarrels


def test_a_quarrel_is_seen_at_every_stage() -> None:
    """T-64."""
    table = manual(*OTHERS_FOUR)
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    assert table.quarrel is None
    table.trictrac.school(4, over=True)
    assert table.quarrel == Quarrel(BLACK, WHITE, 4, True, False, WHITE)
    assert {"accept", "contest"} <= set(table.may(WHITE))
    table.trictrac.contest()
    assert table.quarrel == Quarrel(BLACK, WHITE, 4, True, True, BLACK)
    assert {"withdraw", "persist"} <= set(table.may(BLACK))
    table.trictrac.withdraw()
    assert table.quarrel is None


def test_a_false_move_shows_what_may_be_had_instead() -> None:
    """T-62."""
    table = manual(*FILLING)
    table.trictrac.mark(8)
    table.play("4/9 4/8")
    instead = ("1/6 4/8", "4/8 1/6", "4/9 2/6", "2/6 4/9")
    assert table.false_play == FalsePlay(WHITE, (5, 4), (4, 4), instead, unearned=8)
    table.trictrac.let_stand()
    assert table.false_play is None
    assert marked(table) == ((0, 0), (0, 8))


def test_every_replacement_offered_is_taken() -> None:
    """T-62."""
    table = manual(*FILLING)
    table.trictrac.mark(8)
    table.play("1/5 2/7")
    assert table.false_play is not None
    assert table.false_play.instead
    for play in table.false_play.instead:
        trial = deepcopy(table, {id(table.game): table.game})
        trial.trictrac.replace(play)
        assert trial.false_play is None


def test_what_is_announced_stands_while_it_is_disputed() -> None:
    """T-66."""
    table = manual("1x13,8,10", "24x15", 5, 2, points=(8, 0))
    table.trictrac.mark(4)
    assert table.phase is Phase.STAY
    table.trictrac.leave()
    assert table.announced == "leave"
    table.trictrac.school(4)
    assert table.announced == "leave"
    table.trictrac.contest()
    table.trictrac.withdraw()
    assert table.announced == "leave"
    table.trictrac.agree()
    assert table.announced is None


# Rounds


def test_a_round_shows_who_plays_and_who_sits_out() -> None:
    """T-80 to T-84."""
    table = Table("trictrac-a-ecrire@players=3,rounds=3", seed=1)
    table.trictrac.lots(2, 0)
    table.opening(6, 5)
    assert table.round is not None
    assert (table.round.number, table.round.pair, table.round.sitting_out) == (1, (2, 0), (1,))
    assert (table.round.beginner, table.round.replays) == (2, 0)
    assert table.account is not None
    assert [line.total for line in table.account.lines] == [0, 0, 0]
    assert Table("trictrac", seed=1).round is None


def test_a_drawn_round_is_played_again() -> None:
    """T-81: the same number, the same two, one replay more."""
    scored = game("trictrac-a-ecrire", rounds=2)
    table = sit_down(setup("1x13,8,10", "24x15", of=scored, points=(8, 0), holes=(5, 6), run=(0, 6)), 5, 2)
    before = table.round
    table.trictrac.leave()
    assert before is not None
    assert table.round == replace(before, replays=1)


# Log lines and names


@pytest.mark.parametrize(("points", "change"), [(2, 2), (9, -5)])
def test_a_marking_put_right_is_logged(points: int, change: int) -> None:
    """T-61."""
    table = manual("1x13,8,10", "24x15", 5, 2)
    table.trictrac.mark(points)
    table.play("1/6 1/3")
    table.trictrac.demand()
    line = table.marks[-1]
    assert (line.player, line.points, line.clause) == (WHITE, change, "T-61")
    assert "put right" in str(line.reason)
    assert marked(table)[0] == (0, 4)


def test_corrections_are_kept_in_records_and_checked() -> None:
    """T-61: points taken back stand below zero; a line that says otherwise is a fault."""
    table = manual("1x13,8,10", "24x15", 5, 2)
    table.trictrac.mark(9)
    table.play("1/6 1/3")
    table.trictrac.demand()
    written = str(table.record())
    assert "+ white -5: White's marking is put right" in written
    assert Record.read(written).faults == []
    assert Record.read(written).replay().marks == table.marks
    assert Record.read(written.replace("+ white -5", "+ white -4")).faults


def test_men_put_down_anew_are_logged() -> None:
    """T-62."""
    table = manual(*FILLING)
    table.trictrac.mark(8)
    table.play("1/5 2/7")
    assert table.false_play is not None
    instead = table.false_play.instead[0]
    table.trictrac.replace(instead)
    line = table.marks[-1]
    assert (line.player, line.points, line.clause) == (WHITE, 0, "T-62")
    assert instead in str(line.reason)


def test_refusals_call_the_players_by_name() -> None:
    """C-2: White and Black, where nobody gave names."""
    table = Table("trictrac@marking=manual", seed=1, names=("Ada", "Blaise"))
    table.throw(6, 5)
    with pytest.raises(Refusal, match=r"^Ada has to mark first"):
        table.play("1/7 1/6")
    with pytest.raises(Refusal, match="for Blaise to claim"):
        table.apply(School(WHITE, 4, False))
    scored = Table("trictrac-a-ecrire@players=3,rounds=3", seed=1, names=("Ada", "Blaise", "Claire"))
    scored.trictrac.lots(2, 0)
    scored.throw(6, 5)
    with pytest.raises(Refusal, match=r"^Claire has to play"):
        scored.throw()
    plain = Table("trictrac", seed=1)
    plain.throw(6, 5)
    with pytest.raises(Refusal, match=r"^White has to play"):
        plain.throw()


def test_a_double_is_unknown_to_trictrac_in_every_phase() -> None:
    """B-11."""
    table = Table("trictrac", seed=1)
    assert refusal(table.double) == ("no-cube", "B-11")
    table.throw(6, 5)
    assert refusal(table.double) == ("no-cube", "B-11")
    assert refusal(Table("backgammon", seed=1).trictrac.mark, 4) == ("no-such-act", "T-60")


def test_corrections_are_told_at_the_terminal() -> None:
    """T-61."""
    for points, said in ((9, "White ○ takes back 5: too much was marked [T-61]."), (2, "White ○ marks 2: too little")):
        table = manual("1x13,8,10", "24x15", 5, 2)
        table.trictrac.mark(points)
        table.play("1/6 1/3")
        teller = Teller(table)
        table.trictrac.demand()
        assert any(line.startswith(said) for line in teller.lines())
