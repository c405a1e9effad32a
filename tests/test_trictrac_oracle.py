"""The worked Trictrac cases of the treatises, checked against the slow and obvious oracle."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import trictrac_oracle as oracle
from trictrac_oracle import Context, Event, Men, Options, Round, Side

Case = dict[str, Any]

CASES: list[Case] = json.loads((Path(__file__).parent / "data" / "trictrac_cases.json").read_text("utf-8"))["cases"]
ALL_ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
FACTOR = {"none": 1, "small": 2, "big": 4}
WHITE, BLACK = 0, 1


def cases(shape: str) -> pytest.MarkDecorator:
    chosen = [case for case in CASES if case["shape"] == shape]
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def test_there_are_169_cases_each_with_its_own_id() -> None:
    assert len(CASES) == 169
    assert len({case["id"] for case in CASES}) == 169


# --------------------------------------------------------------------------------------------------------------
# From White's numbers to the numbers of the player who has rolled
# --------------------------------------------------------------------------------------------------------------


def own_number(colour: str, field: int) -> int:
    return field if colour == "white" else 25 - field


def men_of(case: Case, colour: str) -> Men:
    return oracle.men({own_number(colour, int(field)): count for field, count in case["setup"][colour].items()})


def position(case: Case) -> tuple[Men, Men]:
    other = "black" if case["roller"] == "white" else "white"
    return men_of(case, case["roller"]), men_of(case, other)


def found_in(case: Case, roll: tuple[int, int]) -> list[Event]:
    own, other = position(case)
    return oracle.events(own, other, roll, Context(**case.get("context", {})))


def in_whites_numbers(case: Case, event: Event) -> tuple[Any, ...]:
    field = None if event.field is None else own_number(case["roller"], event.field)
    return event.kind, event.ways, event.points, event.to, field


def moved(case: Case, moves: list[list[int]]) -> Men:
    """My men after the moves of a play, taken as they stand and not checked."""
    own = list(position(case)[0])
    for source, target in moves:
        own[own_number(case["roller"], source)] -= 1
        own[oracle.OFF if target == 0 else own_number(case["roller"], target)] += 1
    return tuple(own)


def as_roll(text: str) -> tuple[int, int]:
    high, low = text.split("-")
    return int(high), int(low)


# --------------------------------------------------------------------------------------------------------------
# The cases
# --------------------------------------------------------------------------------------------------------------


@cases("points")
def test_points_case(case: Case) -> None:
    found = found_in(case, tuple(case["dice"]))
    assert Counter(in_whites_numbers(case, event) for event in found) == Counter(map(tuple, case["events"]))
    assert oracle.points_for(found, "roller") == case["points"]["roller"]
    assert oracle.points_for(found, "opponent") == case["points"]["opponent"]
    assert [event.to for event in found] == sorted((event.to for event in found), reverse=True)  # T-43


@cases("legality")
def test_legality_case(case: Case) -> None:
    own, other = position(case)
    legal = oracle.legal_plays(own, other, case["dice"])
    if "legal" in case:
        assert legal == {moved(case, play) for play in case["legal"]}
    for play in case.get("legal_includes", []):
        assert moved(case, play) in legal
    for play in case.get("forbidden", []):
        assert moved(case, play) not in legal
    if "due" in case:
        assert case["due"] in {event.kind for event in found_in(case, tuple(case["dice"]))}
    if "numbers_played" in case:
        assert {len(play) for play in oracle.sequences(own, other, case["dice"])} == {case["numbers_played"]}


@cases("roll-table")
def test_roll_table_case(case: Case) -> None:
    table = {roll: [in_whites_numbers(case, event) for event in found_in(case, roll)] for roll in ALL_ROLLS}

    def rolls_with(kind: str, field: int | None) -> set[tuple[int, int]]:
        return {
            roll
            for roll, found in table.items()
            if any(event[0].startswith(kind) and field in (None, event[4]) for event in found)
        }

    if "fields" in case:
        first, second = case["fields"]
        for kind, expected in (("true-hit", case["both_true"]), ("false-hit", case["both_false"])):
            assert rolls_with(kind, first) & rolls_with(kind, second) == set(map(as_roll, expected))
        return
    rolls = rolls_with(case["question"], case.get("field"))
    assert rolls == set(map(as_roll, case["rolls"]))
    assert sum(1 if high == low else 2 for high, low in rolls) == case["chances"]


@cases("bredouille")
def test_bredouille_case(case: Case) -> None:
    score = side_of(case["white"]), side_of(case["black"])
    for who, points in case["marks"]:
        score = oracle.mark(score, WHITE if who == "white" else BLACK, points)
    assert agrees(score[WHITE], case["after"]["white"])
    assert agrees(score[BLACK], case["after"]["black"])


def side_of(marked: Case) -> Side:
    return Side(marked["holes"], marked["points"], marked["bredouille"])


def agrees(side: Side, expected: Case) -> bool:
    shown = {"holes": side.holes, "points": side.points, "bredouille": side.flag}
    return all(shown[name] == value for name, value in expected.items())


@cases("settlement")
def test_settlement_case(case: Case) -> None:
    rule = case["rule"]
    if rule == "round":
        won, lost = case["holes"]
        history = [(BLACK, lost), (WHITE, won)] if case["bredouille"] != "none" else [(0, 1), (1, lost), (0, won - 1)]
        factor = oracle.round_factor(history, WHITE)
        assert factor == FACTOR[case["bredouille"]]
        assert oracle.round_value(won, lost, factor, case["replays"]) == case["tokens"]
    elif rule == "idle-consolation":
        assert [oracle.consolation_to_the_idle(FACTOR[name]) for name in case["bredouille"]] == case["tokens"]
    elif rule == "bet":
        assert oracle.bet(max(case["lost"]), case["rounds"]) == case["tokens"]
        assert oracle.bet(min(case["lost"]), case["rounds"]) == 0
    else:
        assert rule == "account"
        rounds = [Round("B", "A", value) for value in case["lost"]["A"]]
        rounds += [Round("A", "B", value) for value in case["lost"]["B"]]
        assert len(rounds) == case["rounds"]
        lines, _ = oracle.final_account("AB", rounds, Options(queue_tokens=0))
        assert lines["A"].bets == -case["bet_paid_by_a"]
        assert sum(case["lost"]["A"]) - lines["A"].bets == case["owed"]["A"]
        assert sum(case["lost"]["B"]) == case["owed"]["B"]
        assert lines["A"].total == -lines["B"].total == case["b_pays"]
        assert case["b_pays"] // 10 == case["fiches"]  # a way of paying, no clause


@cases("school")
def test_school_case(case: Case) -> None:
    rule = case["rule"]
    if rule in ("amount", "claim"):
        due, marked = case["due"], case["marked"]
        school = oracle.school(due["twelves"], due["points"], marked["holes"], marked["points"])
        assert school == case["school"]
        if "before" in case:
            assert divmod(case["before"] + case["gain"], 12) == (due["twelves"], due["points"])
        if rule == "claim":
            fault = next(one for one in CASES if one["id"] == case["of_case"])
            assert divmod(fault["points"]["roller"], 12) == (due["twelves"], due["points"])
            score = oracle.claim(oracle.NOTHING_MARKED, WHITE, school, school)
            assert agrees(score[BLACK], case["claimant"])
    elif rule == "order":
        # T-70: White throws without having marked, Black claims, then White marks, then Black.
        school = oracle.school(0, case["unmarked_by_white"], 0, 0)
        score = oracle.claim(oracle.NOTHING_MARKED, WHITE, school, school)
        score = oracle.mark(score, WHITE, case["then_white_rolls"]["roller"])
        score = oracle.mark(score, BLACK, case["then_white_rolls"]["opponent"])
        assert agrees(score[BLACK], case["black"])
    elif rule == "optional":
        assert oracle.school(0, case["roller_omitted"], 0, 0) == case["roller_omitted"]
        assert oracle.school(0, case["opponent_due"], 0, case["opponent_marked"]) == case["opponent_school"]
    else:
        assert rule == "false-claim"
        score = oracle.mark((side_of(case["white"]), side_of(case["black"])), BLACK, case["black_rolls"])
        assert agrees(score[BLACK], case["black_marks"])
        score = oracle.claim(score, BLACK, 0, case["white_claims"])
        assert agrees(score[WHITE], case["after"]["white"])
        assert agrees(score[BLACK], case["after"]["black"])


@cases("sequence")
def test_sequence_case(case: Case) -> None:
    score = (Side(0, 10, True), Side(0, 10, False))
    roller_gains = Event("true-hit-small", 1, 4, "roller", 20)
    opponent_gains = Event("false-hit-small", 1, 4, "opponent", 20)
    if case["completed_by"] == ["own-roll"]:
        found = [roller_gains, opponent_gains]
        assert oracle.may_leave(score, WHITE, found) is case["may_leave"]
        after, men, thrower = oracle.leave(score, WHITE, found)
        assert [side.points for side in after] == case["after"]["points"]
        assert after == (Side(holes=2), Side())
        assert men == (oracle.START, oracle.START)
        assert thrower == WHITE
    else:
        assert oracle.mark(score, BLACK, 4)[BLACK].holes == 1
        for roller in (WHITE, BLACK):
            assert oracle.may_leave(score, roller, [opponent_gains]) is case["may_leave"]
        school = oracle.claim(score, WHITE, 4, 4)
        assert school[BLACK].holes == 1
        assert not oracle.may_leave(school, BLACK, [])


@cases("exit")
def test_exit_case(case: Case) -> None:
    black = oracle.men({24: 15})
    if case["rule"] == "exact-number":
        own = oracle.men({20: 1, 22: 1, 23: 1})
        legal = oracle.legal_plays(own, black, (3, 1))
        exit_from_22 = oracle.men({20: 1, 24: 1})
        inside = oracle.men({22: 1, 23: 1, 24: 1})
        assert (exit_from_22 in legal) is case["exit_allowed_although_playable_inside"]
        assert (inside in legal) is case["inside_allowed"]
    else:
        own = oracle.men({22: 1, 23: 1})
        found = oracle.events(own, black, case["dice"])
        assert found == [Event("exit", 1, case["points"], "roller", None)]
        score = (side_of(case["white"]), Side())
        assert oracle.may_leave(score, WHITE, found) is case["may_leave"]
        assert agrees(oracle.mark_roll(score, WHITE, found)[WHITE], case["after"])


# --------------------------------------------------------------------------------------------------------------
# What no case touches
# --------------------------------------------------------------------------------------------------------------

FAR_BLACK = oracle.men({24: 15})  # all past: nothing is forbidden, nothing blocked but my talon
FREE = oracle.Options(overflow="free")


def test_t2_tables_as_printed() -> None:
    own, other = oracle.men({1: 13, 15: 2}), oracle.men({5: 1, 24: 14})
    assert oracle.events(own, other, (5, 3))[0].kind == "true-hit-small"
    assert oracle.events(own, other, (5, 3), options=Options(hit_tables="as-printed"))[0].kind == "true-hit-big"


def test_t4_only_the_higher_number() -> None:
    own = oracle.men({5: 1, 20: 14})
    sum_blocked = oracle.men({9: 2, 24: 13})  # 16 is held
    assert oracle.legal_plays(own, sum_blocked, (6, 5)) == {oracle.men({11: 1, 20: 14})}
    six_blocked = oracle.men({9: 2, 14: 2, 24: 11})  # 11 as well
    assert oracle.legal_plays(own, six_blocked, (6, 5)) == {oracle.men({10: 1, 20: 14})}


def test_t6_third_corner_men_come_and_go() -> None:
    own = oracle.men({9: 1, 12: 2, 19: 12})
    assert oracle.men({12: 2, 18: 1, 19: 12}) in oracle.complete_plays(own, FAR_BLACK, (6, 3))


def test_t6_an_empty_corner_is_a_rest() -> None:
    past = oracle.men({25 - 15: 2, 24: 13})  # 15 is held, so 9-12-18 and not 9-15-18
    assert oracle.men({18: 1, 19: 14}) in oracle.complete_plays(oracle.men({9: 1, 19: 14}), past, (6, 3))
    past = oracle.men({25 - 16: 2, 24: 13})  # 16 is held, so 10-13-19 and not 10-16-19
    assert oracle.men({19: 15}) in oracle.complete_plays(oracle.men({10: 1, 19: 14}), past, (6, 3))


def test_t7_not_by_puissance_when_by_effect() -> None:
    other = oracle.men({1: 15})
    by_power = oracle.men({7: 1, 8: 1, 1: 13})
    assert oracle.men({12: 2, 1: 13}) in oracle.legal_plays(by_power, other, (6, 5))
    both = oracle.men({6: 1, 7: 2, 8: 1, 1: 11})  # 6-12 and 7-12 by effect
    legal = oracle.legal_plays(both, other, (6, 5))
    assert oracle.men({12: 2, 7: 1, 8: 1, 1: 11}) in legal
    assert oracle.men({12: 2, 6: 1, 7: 1, 1: 11}) not in legal


def test_t9_ends_in_the_forbidden_jan() -> None:
    own, other = oracle.men({11: 2, 1: 13}), oracle.men({1: 7, 7: 8})
    assert oracle.can_still_fill(other, "big")
    assert not oracle.can_still_fill(other, "small")
    legal = oracle.legal_plays(own, other, (6, 5))
    assert oracle.men({11: 1, 22: 1, 1: 13}) in legal  # 11-16-22 (17 would do too)
    assert not any(end[16] or end[17] for end in legal)


def test_t10_the_last_man_enters_and_another_exits() -> None:
    own = oracle.men({18: 1, 20: 1, 24: 1})
    assert oracle.men({22: 1, 24: 1}) in oracle.complete_plays(own, FAR_BLACK, (5, 4))


def test_t11_no_number_is_played_inside_to_make_the_other_exceed() -> None:
    # 5 exactly, then the ace exactly; not the ace inside and then an exceeding 5
    assert oracle.legal_plays(oracle.men({20: 1, 24: 2}), FAR_BLACK, (5, 1)) == {oracle.men({24: 1})}
    own = oracle.men({20: 1, 22: 1, 24: 1})
    assert oracle.legal_plays(own, FAR_BLACK, (6, 4)) == {oracle.men({24: 1})}  # 20-off, 22-off; not 20-24, 22-off
    own = oracle.men({19: 1, 21: 1, 24: 1})
    assert oracle.legal_plays(own, FAR_BLACK, (6, 5)) == {oracle.men({24: 1})}  # 19-off, 21-off; not 19-24, 21-off


def test_t11_unless_both_numbers_can_be_played_in_no_other_way() -> None:
    assert oracle.legal_plays(oracle.men({19: 1}), FAR_BLACK, (5, 4)) == {oracle.men({})}
    own = oracle.men({19: 1, 23: 1})
    assert oracle.legal_plays(own, FAR_BLACK, (4, 4)) == {oracle.men({23: 1})}  # 19-23, then one of the two on 23


def test_t11_the_other_rulings() -> None:
    own = oracle.men({20: 1, 22: 1, 24: 1})  # the six cannot be played inside
    both = {oracle.men({24: 1}), oracle.men({24: 2})}
    assert oracle.legal_plays(own, FAR_BLACK, (6, 4), oracle.Options(overflow="both-inside")) == both
    assert oracle.legal_plays(own, FAR_BLACK, (6, 4), FREE) == both
    own = oracle.men({19: 1, 21: 1})  # 5 and 3: 19-24 and 21-24, or 19-22 and then a five for the man on 21
    inside = oracle.men({24: 2})
    assert oracle.legal_plays(own, FAR_BLACK, (5, 3), oracle.Options(overflow="both-inside")) == {inside}
    assert oracle.men({22: 1}) in oracle.legal_plays(own, FAR_BLACK, (5, 3), FREE)


def test_t29_a_man_the_jan_needs_is_no_way() -> None:
    own, other = oracle.men({1: 3, 2: 4, 3: 2, 4: 3, 5: 2, 6: 1}), oracle.men({1: 15})
    # the 4 from 2, and the sum from 1; the ace from 5 would open a gap that the 4 from 1 stops
    assert oracle.events(own, other, (4, 1)) == [Event("fill-small", 2, 8, "roller", 6)]


def test_t29_a_man_that_may_not_stay_on_its_rest_is_no_second_man() -> None:
    own = oracle.men({14: 1, 16: 1, 19: 2, 20: 2, 21: 1, 22: 2, 23: 2, 24: 4})
    other = oracle.men({7: 15})
    # the big jan is forbidden (T-9): 14-16-21 is one man's, and nobody else's ace lets the man on 16 go by its five
    assert oracle.events(own, other, (5, 2)) == [Event("fill-return", 1, 4, "roller", 21)]


def test_t34_the_last_exit_must_be_played() -> None:
    own = oracle.men({22: 1, 23: 1})
    # 22-24 and then an exceeding 5 for the man on 23
    assert oracle.complete_plays(own, FAR_BLACK, (5, 2), FREE) == {oracle.men({}), oracle.men({24: 1})}
    assert oracle.legal_plays(own, FAR_BLACK, (5, 2), FREE) == {oracle.men({})}


def test_t35_the_number_left_over_is_no_helpless_man() -> None:
    own = oracle.men({24: 1})
    assert [event.kind for event in oracle.events(own, FAR_BLACK, (6, 5))] == ["exit"]


def test_t36_pile_de_misere() -> None:
    own = oracle.men({12: 13, 6: 1, 7: 1})
    options = Options(old_jans=True)
    assert "pile-de-misere" in {event.kind for event in oracle.events(own, FAR_BLACK, (6, 5), options=options)}
    assert "pile-de-misere" not in {event.kind for event in oracle.events(own, FAR_BLACK, (6, 5))}


def test_t36_jan_de_rencontre() -> None:
    options, start = Options(old_jans=True), oracle.START
    assert oracle.events(start, start, (5, 6), Context(1, (6, 5)), options) == [
        Event("rencontre", 1, 4, "roller", None)
    ]
    assert oracle.events(start, start, (3, 3), Context(1, (3, 3)), options) == [
        Event("rencontre", 1, 6, "roller", None)
    ]
    for context in (Context(1, (6, 4)), Context(2, (6, 5)), Context(1)):
        assert oracle.events(start, start, (6, 5), context, options) == []
    assert oracle.events(start, start, (6, 5), Context(1, (6, 5))) == []


def test_t36_margot_la_fendue() -> None:
    own, other = oracle.men({1: 13, 10: 1, 11: 1}), oracle.men({1: 13, 8: 1, 10: 1})
    found = oracle.events(own, other, (6, 5), options=Options(old_jans=True))
    assert Event("margot", 2, 4, "opponent", 16) in found
    assert Event("margot", 2, 4, "opponent", 16) not in oracle.events(own, other, (6, 5))


def test_t45_stakes() -> None:
    double, quadruple = Options(stakes="double"), Options(stakes="quadruple")
    clean, run, broken, close = [(0, 12)], [(1, 7), (0, 12)], [(0, 6), (1, 2), (0, 6)], [(0, 1), (1, 6), (0, 11)]
    assert [oracle.stake(history, 0) for history in (clean, run, broken, close)] == [1, 1, 1, 1]
    assert [oracle.stake(history, 0, double) for history in (clean, run, broken, close)] == [2, 2, 1, 1]
    assert [oracle.stake(history, 0, quadruple) for history in (clean, run, broken, close)] == [4, 3, 2, 1]


def test_t64_the_loser_of_the_quarrel_pays_twice() -> None:
    start = oracle.NOTHING_MARKED
    assert oracle.contested_claim(start, WHITE, 4, 4, persists=True)[BLACK].points == 8
    assert oracle.contested_claim(start, WHITE, 0, 4, persists=True)[WHITE].points == 8
    assert oracle.contested_claim(start, WHITE, 4, 4, persists=False)[WHITE].points == 4


@pytest.mark.parametrize(
    ("due", "marked", "school"),
    [((1, 0), (2, 0), 0), ((1, 0), (1, 0), 0), ((2, 0), (1, 0), 12), ((1, 0), (4, 0), 12), ((0, 6), (0, 10), 4)],
)
def test_t65_schools_of_holes(due: tuple[int, int], marked: tuple[int, int], school: int) -> None:
    assert oracle.school(*due, *marked) == school


def test_t80_t81_rounds() -> None:
    assert oracle.rounds_allowed(8, 2)
    assert not oracle.rounds_allowed(7, 2)
    assert not oracle.rounds_allowed(8, 3)
    assert not oracle.round_is_over((5, 3), True)
    assert oracle.round_is_over((6, 6), True)
    assert oracle.round_is_drawn((6, 6))


def test_t82_bredouille_is_lost_and_taken_over() -> None:
    assert oracle.round_factor([(0, 6)], 0) == 2
    assert oracle.round_factor([(0, 6), (0, 6)], 0) == 4
    assert oracle.round_factor([(0, 2), (1, 7)], 1) == 2
    assert oracle.round_factor([(0, 2), (1, 7), (0, 1)], 1) == 1
    assert oracle.round_factor([(0, 5), (1, 4)], 0) == 1


def test_t83_replays() -> None:
    assert [oracle.consolation(replays) for replays in range(4)] == [2, 4, 8, 16]
    assert [oracle.consolation(replays, Options(refait="adding")) for replays in range(4)] == [2, 4, 6, 8]


def test_t84_three_players_take_turns() -> None:
    pair, idle, first = ("A", "B"), "C", None
    met = []
    for winner in ("A", "C", "C", "A"):
        met.append(pair)
        pair, idle, first = oracle.next_pair_of_three(pair, idle, winner, first)
    assert met == [("A", "B"), ("B", "C"), ("C", "A"), ("A", "B")]
    assert (pair, idle, first) == (("B", "C"), "A", "B")


def test_t84_as_printed_the_winner_steps_out() -> None:
    options = Options(rotation="as-printed")
    assert oracle.next_pair_of_three(("B", "C"), "A", "C", "B", options) == (("B", "A"), "C", "B")


def test_t85_four_players_take_turns() -> None:
    pair, waiting, first = ("A", "X"), ("B", "Y"), None
    met = []
    for winner in ("A", "B", "Y", "A"):
        met.append(pair)
        pair, waiting, first = oracle.next_pair_of_four(pair, waiting, winner, first)
    assert met == [("A", "X"), ("B", "X"), ("B", "Y"), ("A", "Y")]
    assert pair == ("A", "X")


def test_t86_first_move() -> None:
    assert oracle.first_move_of_two(last_first=0, last_winner=0) == 1
    assert oracle.first_move_of_two(last_first=0, last_winner=0, options=Options(first_move="winner")) == 0


def test_t87_t89_queue_and_account() -> None:
    rounds = [Round("A", "B", 9, "C", 2), Round("C", "B", 9, "A", 2), Round("A", "C", 5, "B", 4)]
    lines, pot = oracle.final_account("ABC", rounds)
    assert [lines[side].rounds for side in "ABC"] == [14, -18, 4]
    assert [lines[side].consolations for side in "ABC"] == [2, 0, -2]
    assert [lines[side].queue for side in "ABC"] == [3, -2, -1]
    assert pot == 0
    assert sum(line.total for line in lines.values()) + pot == 0


def test_t87_a_tie_leaves_the_odd_token() -> None:
    rounds = [Round("A", "C", 8, "B", 8), Round("B", "C", 8, "A", 8), Round("A", "B", 5), Round("B", "A", 5)]
    lines, pot = oracle.final_account("ABC", [*rounds, Round("C", "A", 0)])
    assert pot == 1
    assert sum(line.total for line in lines.values()) + pot == 0


def test_t88_bets() -> None:
    assert [oracle.bet(won, 8) for won in range(4, 9)] == [0, 28, 36, 44, 52]
    assert [oracle.bet(won, 3) for won in range(4)] == [0, 0, 0, 28]


# --------------------------------------------------------------------------------------------------------------
# Whole settings at random
# --------------------------------------------------------------------------------------------------------------


def test_random_settings_hold_together() -> None:
    chance = random.Random(12)
    for _ in range(20):
        sides = [oracle.START, oracle.START]
        for turn in range(160):
            own, other = sides[turn % 2], sides[1 - turn % 2]
            roll = (chance.randint(1, 6), chance.randint(1, 6))
            complete, legal = oracle.complete_plays(own, other, roll), oracle.legal_plays(own, other, roll)
            found = oracle.events(own, other, roll, Context(turn // 2 + 1))
            assert legal
            assert legal <= complete
            assert all(event.ways > 0 and event.points > 0 for event in found)
            bound = any(event.kind.startswith(("fill", "conserve", "exit")) for event in found)
            assert bound or legal == complete  # T-33, T-34
            for end in legal:
                assert sum(end) == oracle.ALL_MEN
                assert end[oracle.CORNER] != 1
                assert end[oracle.OTHER_CORNER] == 0
                assert all(end[point] == 0 or other[25 - point] == 0 for point in oracle.BOARD)
            sides[turn % 2] = chance.choice(sorted(legal))
            if oracle.all_off(sides[turn % 2]):
                break
