"""Marking by hand while it can still be put right: when too much and too little become schools (T-60, T-61, T-70)."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field

import pytest

from acting import Choose, choices
from builders import refusal
from tablier import BadRecord, Event, Phase, Record, Table
from tablier.games.trictrac.acts import (
    Accept,
    Agree,
    Contest,
    Demand,
    Leave,
    Mark,
    Persist,
    Replace,
    School,
    Stay,
    Withdraw,
)
from tablier.games.trictrac.position import TrictracPosition
from tablier.saying import IN_TEXT
from tablier.table.events import NextGame, Opening, Played, Throw, Void
from tablier.telling.sentences import Teller
from trictrac.helping import BLACK, WHITE, game, manual, marked, setup

OWN_FOUR = "1x13,8,10", "24x15", 5, 2
"""A throw that gives the roller four (two tables) and the opponent nothing."""
OTHERS_FOUR = "1x13,8,10", "13x2,24x13", 4, 3
"""A throw that gives the opponent four (contre two tables) and the roller nothing."""
PLAY = "1/6 1/3"


def black_about_to_throw() -> Table:
    """White's throw has given Black four."""
    table = manual(*OTHERS_FOUR)
    table.trictrac.mark(0)
    table.play("1/5 1/4")
    return table


# Too much is a school at once


def test_too_much_can_be_claimed_as_soon_as_the_token_is_let_go() -> None:
    """T-60, T-61: of the roller, before a man is touched."""
    table = manual(*OWN_FOUR)
    table.trictrac.mark(6)
    assert (table.phase, table.player) == (Phase.PLAY, WHITE)
    table.trictrac.school(2, over=True)
    table.trictrac.contest()
    table.trictrac.persist()
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, WHITE, ((0, 4), (0, 4)))
    table.play(PLAY)
    table.trictrac.school(2, over=True)  # dealt with
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((0, 8), (0, 4))


def test_too_much_that_made_a_hole_can_be_claimed_before_the_roller_stays() -> None:
    """T-61: the hole goes back with the points, and there is nothing to stay or leave for."""
    table = manual(*OWN_FOUR, points=(6, 5))
    table.trictrac.mark(6)
    assert table.phase is Phase.STAY
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, WHITE, ((0, 10), (0, 7)))


def test_a_hole_that_stands_may_still_be_stayed_or_left_for() -> None:
    """T-61, T-44."""
    table = manual(*OWN_FOUR, points=(8, 5))
    table.trictrac.mark(6)
    table.trictrac.demand()
    assert (table.phase, table.player, marked(table)) == (Phase.STAY, WHITE, ((1, 0), (0, 0)))
    table.trictrac.leave()
    table.trictrac.agree()


def test_too_much_before_the_throw_can_be_claimed_by_the_other_at_once() -> None:
    """T-61, T-70: Black, about to throw, has let go of the token."""
    table = black_about_to_throw()
    assert "school" not in table.may(WHITE)
    table.trictrac.mark(6)
    assert {"school", "demand"} <= set(table.may(WHITE))
    table.trictrac.school(2, over=True, side="white")
    table.trictrac.contest()
    table.trictrac.persist()
    assert (table.phase, table.player, marked(table)) == (Phase.THROW, BLACK, ((0, 4), (0, 4)))
    assert refusal(table.trictrac.mark, 6) == ("marked-already", "T-60")


def test_too_little_waits_for_the_next_act() -> None:
    """T-60, T-70: a claim comes too soon while it can be put right, of the roller it is false."""
    table = black_about_to_throw()
    table.trictrac.mark(0)
    assert refusal(table.trictrac.school, 4, side="white") == ("too-soon", "T-70")
    table.throw(6, 5)
    table.trictrac.school(4)
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table)[WHITE] == (0, 8)
    own = manual(*OWN_FOUR)
    own.trictrac.mark(0)
    own.trictrac.school(4)
    own.trictrac.contest()
    own.trictrac.persist()
    assert marked(own) == ((0, 8), (0, 0))


def test_staying_is_the_next_act() -> None:
    """T-60, T-70: who has said to stay has marked for good."""
    table = manual(*OWN_FOUR, points=(11, 0))
    table.trictrac.mark(1)
    table.trictrac.stay()
    assert "mark" not in table.may(WHITE)
    assert refusal(table.trictrac.mark, 4) == ("marking-stands", "T-60")
    table.trictrac.school(3)
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((1, 0), (0, 6))


# One's own marking can be put right


@pytest.mark.parametrize("first", [0, 2, 6, 30])
def test_the_own_marking_can_be_put_right_until_a_man_is_touched(first: int) -> None:
    """T-60: nothing is left to claim then."""
    table = manual(*OWN_FOUR)
    table.trictrac.mark(first)
    table.trictrac.mark(4)
    assert (table.phase, table.player, marked(table)) == (Phase.PLAY, WHITE, ((0, 4), (0, 0)))
    for over in (False, True):
        trial = deepcopy(table, {id(table.game): table.game})
        trial.trictrac.school(abs(first - 4), over)
        trial.trictrac.contest()
        trial.trictrac.persist()
        assert marked(trial)[BLACK] == (0, 0)
    table.step((1, 5))
    assert "mark" not in table.may(WHITE)
    assert refusal(table.trictrac.mark, 5) == ("man-touched", "T-60")
    table.undo()
    table.trictrac.mark(5)
    table.play(PLAY)
    assert marked(table) == ((0, 5), (0, 0))


@pytest.mark.parametrize("first", [0, 3, 6])
def test_what_the_other_gave_can_be_put_right_until_the_throw(first: int) -> None:
    """T-70."""
    table = black_about_to_throw()
    table.trictrac.mark(first)
    assert "mark" in table.may(BLACK)
    table.trictrac.mark(4)
    table.throw(6, 5)
    table.trictrac.school(abs(first - 4), over=first > 4)
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table)[WHITE] == (0, 0)


def test_holes_are_pegged_anew_with_the_points() -> None:
    """T-60, T-65: from the points there were before the mark."""
    table = manual(*OWN_FOUR, points=(8, 3))
    table.trictrac.mark(4, 0)
    assert marked(table) == ((0, 0), (0, 3))
    table.trictrac.mark(4, 1)
    assert (table.phase, marked(table)) == (Phase.STAY, ((1, 0), (0, 0)))
    table.trictrac.mark(3)
    assert (table.phase, marked(table)) == (Phase.PLAY, ((0, 11), (0, 3)))
    table.trictrac.mark(4)
    table.trictrac.leave()
    assert table.announced == "leave"


def test_after_a_claim_that_stands_it_is_too_late() -> None:
    """T-60, T-64: what was accepted stands, just or not."""
    table = manual(*OWN_FOUR)
    table.trictrac.mark(4)
    table.trictrac.school(2, over=True)
    table.trictrac.accept()
    assert "mark" not in table.may(WHITE)
    assert refusal(table.trictrac.mark, 4) == ("marking-stands", "T-60")
    table.play(PLAY)
    assert marked(table) == ((0, 2), (0, 2))


def test_after_a_false_claim_the_marking_is_as_open_as_before() -> None:
    """T-60, T-63."""
    table = manual(*OWN_FOUR)
    table.trictrac.mark(2)
    table.trictrac.school(2, over=True)
    table.trictrac.contest()
    table.trictrac.withdraw()
    table.trictrac.mark(4)
    assert marked(table) == ((0, 6), (0, 0))


def test_a_voided_throw_leaves_the_marking_before_it_open() -> None:
    """T-70, C-5."""
    table = black_about_to_throw()
    table.trictrac.mark(2)
    table.throw(6, 5)
    table.void()
    table.trictrac.mark(4)
    table.throw(6, 5)
    table.trictrac.school(2)
    table.trictrac.contest()
    table.trictrac.withdraw()
    assert marked(table) == ((0, 0), (0, 6))


def test_marks_put_right_are_kept_in_records() -> None:
    """T-60."""
    table = manual(*OWN_FOUR)
    table.trictrac.mark(6)
    table.trictrac.mark(4)
    table.trictrac.school(2, over=True)
    table.trictrac.contest()
    table.trictrac.persist()
    table.play(PLAY)
    for written in (str(table.record()), json.dumps(table.record().to_json())):
        record = Record.read(written)
        assert record.faults == []
        assert record.replay().marks == table.marks
        assert marked(record.replay()) == marked(table)


# Matches that began under the first edition of the referee


def test_an_old_record_is_judged_as_it_was() -> None:
    """T-60: too much was no school before the next act, and an exit not played cost nothing."""
    table = manual(*OWN_FOUR)
    table.trictrac.mark(6)
    table.trictrac.school(2, over=True)
    table.trictrac.contest()
    table.trictrac.persist()
    written = str(table.record())
    assert "referee-edition: 2" in written
    assert marked(Record.read(written).replay()) == ((0, 4), (0, 4))
    old = written.replace("referee-edition: 2\n", "").split("\n+")[0]
    assert "referee-edition" not in str(Record.read(old))
    assert Record.read(old).faults == []
    assert marked(Record.read(old).replay()) == ((0, 10), (0, 0))
    assert Record.read(str(Record.read(old))).replay().edition == 1


@pytest.mark.parametrize("edition", ["3", "0", "new"])
def test_an_edition_that_is_not_there_is_refused(edition: str) -> None:
    """T-60."""
    with pytest.raises(BadRecord):
        Record.read(f"tablier record 1\ngame: trictrac@marking=manual\nreferee-edition: {edition}\n\n")


# Exit points


@pytest.mark.parametrize(("edition", "white", "black"), [(None, 0, 4), (1, 4, 0)])
def test_exit_points_marked_and_not_played_go_to_the_other(edition: int | None, white: int, black: int) -> None:
    """T-62, T-34: both men can go off, or the nearer one alone; under the referee's first edition that was free."""
    (overflow,) = (option for option in Table.options("trictrac") if option.name == "overflow")
    loosest = "free" if "free" in overflow.effects else overflow.default
    start = setup("23,24", "1x15", of=game(marking="manual", overflow=loosest))
    table = Table(start.game, position=start, seed=1, edition=edition)
    table.throw(6, 1)
    table.trictrac.mark(4)
    table.play("23/24 24/off")
    assert table.false_play is not None
    assert table.false_play.unearned == black
    assert "23/off 24/off" in table.false_play.instead
    table.trictrac.let_stand()
    assert marked(table) == ((0, white), (0, black))


# Random games against a small oracle


@dataclass
class Oracle:
    """What can be claimed of each player, worked out from what was done alone."""

    final: list[list[int]] = field(default_factory=lambda: [[], []])
    open: tuple[int, int, int] | None = None
    """Whose token was let go last, what was due, what was marked."""
    due: list[int] = field(default_factory=lambda: [0, 0])
    gift: tuple[int, int] | None = None
    claim: School | None = None
    before: Oracle | None = None

    def schools(self, player: int) -> list[int]:
        """The excesses that a claim against ``player`` would prove."""
        found = list(self.final[player])
        if self.open is not None and self.open[0] == player and self.open[2] > self.open[1]:
            found.append(self.open[2] - self.open[1])
        return found

    def close(self) -> None:
        if self.open is not None and self.open[1] != self.open[2]:
            self.final[self.open[0]].append(self.open[2] - self.open[1])
        self.open = None

    def settle(self, player: int, excess: int) -> None:
        if excess in self.final[player]:
            self.final[player].remove(excess)
        else:
            self.open = None

    def see(self, event: Event, phase: Phase, table: Table) -> None:
        """Take in what was done in ``phase``, after it was."""
        match event:
            case Opening() | Throw():
                if not table.dice:
                    return
                position = table.position
                assert isinstance(position, TrictracPosition)
                self.before = deepcopy(self)
                roller = position.turn
                self.final[1 - roller] = []
                self.close()
                if self.gift is not None and self.gift[1] and self.gift[0] == roller:
                    self.final[roller].append(-self.gift[1])
                self.gift = None
                events = position.game.jans(position, table.dice)
                self.due = [sum(jan.points for jan in events if jan.to == side) for side in (0, 1)]
            case Void():
                assert self.before is not None
                self.__dict__.update(self.before.__dict__)
            case Mark(player, points):
                if phase is Phase.MARK:
                    due = self.due[player]
                elif self.gift is not None:
                    due, self.gift = self.gift[1], None
                else:
                    assert self.open is not None
                    due = self.open[1]
                self.open = player, due, points
                if table.phase is Phase.AGREE:
                    self.close()
            case Stay() | Leave():
                self.close()
            case Played(player):
                self.close()
                self.gift = None if table.player == player else (1 - player, self.due[1 - player])
            case Replace(player) if table.player != player:
                self.close()
                self.gift = None
            case Agree() | NextGame():
                self.__init__()  # type: ignore[misc]


def acts_of(table: Table, oracle: Oracle, pick: Choose) -> list[Event]:
    """The next act or acts at random: a quarrel is fought out in one go."""
    player = table.player if table.player is not None else 0
    may = [table.may(0), table.may(1)]
    claimants = [side for side in (0, 1) if "school" in may[side]]
    if claimants and pick(5) == 0:
        side = claimants[pick(len(claimants))]
        known = oracle.schools(1 - side)
        excess = known[pick(len(known))] if known and pick(3) else (1, 2, 4, -2, -4)[pick(5)]
        if table.phase is Phase.THROW and side != player:
            excess = abs(excess)
        if pick(8) == 0:
            return [Demand(side)]
        claim = School(side, abs(excess), excess > 0)
        just = excess in known
        answers: list[list[Event]] = [[Contest(1 - side), Persist(side)], [Contest(1 - side), Withdraw(side)]]
        if just:
            answers.append([Accept(1 - side)])
        return [claim, *answers[pick(len(answers))]]
    if "mark" in may[player] and table.phase is not Phase.PLAY and pick(3):
        return [_mark(table, oracle, player, pick)]
    match table.phase:
        case Phase.MARK:
            return [_mark(table, oracle, player, pick)]
        case Phase.OPENING:
            return [Opening(1 + pick(6), 1 + pick(6))]
        case Phase.THROW:
            if table.false_play is not None and pick(2):
                instead = table.false_play.instead
                return [Replace(player, instead[pick(len(instead))])]
            return [Throw(player, (1 + pick(6), 1 + pick(6)))]
        case Phase.STAY:
            return [(Stay, Leave)[pick(2)](player)]
        case Phase.AGREE:
            return [Agree(player)]
        case Phase.PLAY:
            if "mark" in may[player] and pick(4) == 0:
                return [_mark(table, oracle, player, pick)]
            if pick(12) == 0:
                return [Void(player)]
            position = table.position
            assert isinstance(position, TrictracPosition)
            ways = position.game.ways(position, table.dice, obliged=False)
            return [Played(player, ways[pick(len(ways))].notation)]
        case Phase.BETWEEN:
            return [NextGame()]
    return []


def _mark(table: Table, oracle: Oracle, player: int, pick: Choose) -> Mark:
    due = oracle.open[1] if oracle.open else oracle.gift[1] if oracle.gift else oracle.due[player]
    return Mark(player, max(0, due + (0, 0, 2, 1, -2, -4)[pick(6)]))


@pytest.mark.parametrize("seed", range(12))
def test_claims_give_what_a_small_oracle_says(seed: int) -> None:
    """T-60 to T-64: random marks, corrections, claims and false moves."""
    choose = choices(f"putting right {seed}")
    table = Table("trictrac@marking=manual", seed=seed, match=0)
    oracle = Oracle()
    proved = replaced = 0
    for _ in range(350):
        events = acts_of(table, oracle, choose)
        for event in events:
            phase, before = table.phase, table.position
            table.apply(event)
            position = table.position
            assert isinstance(position, TrictracPosition)
            assert all(0 <= points < 12 for points in position.points)
            if isinstance(event, Replace):
                replaced += 1
            if isinstance(event, Played) and table.false_play is not None:
                assert_replaceable(table, before)
            oracle.see(event, phase, table)
        if isinstance(events[0], School):
            proved += assert_claim_was_judged(table, oracle, events)
        elif isinstance(events[0], Demand):
            for excess in oracle.schools(1 - events[0].player):
                oracle.settle(1 - events[0].player, excess)
    assert proved > 3
    assert marked(Record.read(str(table.record())).replay()) == marked(table)


def assert_claim_was_judged(table: Table, oracle: Oracle, events: list[Event]) -> bool:
    """Whoever is right marks, once or twice, and what was too much is gone; whether the claim was just."""
    claim = events[0]
    assert isinstance(claim, School)
    accused = 1 - claim.player
    excess = claim.points if claim.over else -claim.points
    just = excess in oracle.schools(accused)
    line = table.marks[-1]
    match events[-1]:
        case Accept():
            expected = claim.player, claim.points
        case Withdraw():
            expected = accused, claim.points
        case _:
            expected = (claim.player if just else accused), 2 * claim.points
    if table.phase not in (Phase.BETWEEN, Phase.OVER):
        assert (line.player, line.points) == expected, (events, oracle)
    if just and not isinstance(events[-1], Withdraw):
        oracle.settle(accused, excess)
        return True
    return False


def assert_replaceable(table: Table, before: object) -> None:
    """T-62: for every false move there is a legal play to be had instead, with a man that was touched if one can be."""
    false = table.false_play
    assert false is not None
    assert isinstance(before, TrictracPosition)
    assert false.instead
    legal = {way.notation: set(way.men_moved) for way in before.game.ways(before, false.dice)}
    moving = {notation for notation, men in legal.items() if men & set(false.touched)}
    assert set(false.instead) == (moving or set(legal))
    trial = deepcopy(table, {id(table.game): table.game})
    trial.trictrac.replace(false.instead[-1])


# What is told


def test_marking_again_is_told_as_such() -> None:
    """T-60."""
    table = manual(*OWN_FOUR)
    teller = Teller(table)
    table.trictrac.mark(6)
    told = [IN_TEXT.line(line) for line in teller.lines()]
    table.trictrac.mark(4)
    told += [IN_TEXT.line(line) for line in teller.lines()]
    assert told[0] == "White ○ marks 6."
    assert "White ○ marks 4 instead [T-60]." in told
    table.play(PLAY)
    table.trictrac.mark(0)
    assert "Black ● marks nothing." in [IN_TEXT.line(line) for line in teller.lines()]


def test_marking_again_may_announce_the_end() -> None:
    """T-60, T-66: nothing of the play is left over then."""
    table = manual(*OWN_FOUR, points=(8, 0), holes=(11, 0), run=(11, 0))
    table.trictrac.mark(2)
    assert table.phase is Phase.PLAY
    table.trictrac.mark(4)
    assert (table.phase, table.player, table.drafted) == (Phase.AGREE, BLACK, ())
    assert table.drafted_position == table.position
    table.trictrac.agree()
    assert (table.phase, table.winner) == (Phase.OVER, WHITE)
    assert table.drafted_position == table.position
