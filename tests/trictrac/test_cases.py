"""The worked cases of the treatises, each against the engine."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablier import Phase, Table
from tablier.games.trictrac import scored
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.position import TrictracPosition
from tablier.games.trictrac.scored import RoundResult, Scheme
from trictrac.helping import (
    BLACK,
    PAST,
    TALON,
    WHITE,
    Men,
    due,
    ends,
    game,
    manual,
    marked,
    score,
    setup,
    sit_down,
    turned,
)

Case = dict[str, Any]

DATA = Path(__file__).parent.parent / "data" / "trictrac_cases.json"
CASES: list[Case] = json.loads(DATA.read_text("utf-8"))["cases"]
ALL_ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
SHAPES = {"points", "legality", "roll-table", "bredouille", "settlement", "school", "sequence", "exit"}
BREDOUILLE = {"none": scored.SIMPLE, "small": scored.SMALL_BREDOUILLE, "big": scored.BIG_BREDOUILLE}


def cases(shape: str) -> pytest.MarkDecorator:
    chosen = [case for case in CASES if case["shape"] == shape]
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def test_every_case_is_of_a_shape_tested_here() -> None:
    assert {case["shape"] for case in CASES} == SHAPES
    assert len(CASES) == 169


# From White's numbers, in which the cases are written


def counts(placed: dict[str, int]) -> Men:
    on_board = [placed.get(str(field), 0) for field in range(25)]
    return (*on_board, 15 - sum(on_board))


def position(case: Case) -> TrictracPosition:
    white, black = counts(case["setup"]["white"]), turned(counts(case["setup"]["black"]))
    rolls = case.get("context", {}).get("roll_number_since_restart", 4) - 1
    roller = WHITE if case["roller"] == "white" else BLACK
    return TrictracPosition(game(), (white, black), roller, rolls=(rolls, rolls))


def in_whites_numbers(case: Case, field: int) -> int:
    return field if case["roller"] == "white" else 25 - field


def found_in(case: Case, roll: tuple[int, ...]) -> list[tuple[str, int, int, str, int]]:
    place = position(case)
    return [
        (*short, in_whites_numbers(case, event.field))
        for short, event in zip(due(place, *roll), place.game.jans(place, roll), strict=True)
    ]


def moved(case: Case, moves: list[list[int]]) -> Men:
    """The roller's men after moves taken as they stand."""
    place = position(case)
    after = list(place.men[place.turn])
    for source, target in moves:
        after[in_whites_numbers(case, source)] -= 1
        after[25 if target == 0 else in_whites_numbers(case, target)] += 1
    return tuple(after)


def as_roll(text: str) -> tuple[int, int]:
    high, low = text.split("-")
    return int(high), int(low)


# The cases


@cases("points")
def test_points_case(case: Case) -> None:
    """T-20 to T-35, T-43."""
    roll = tuple(case["dice"])
    expected = [tuple(event) for event in case["events"]]
    for dice in (roll, roll[::-1]):
        found = found_in(case, dice)
        assert Counter(event[:4] for event in found) == Counter(event[:4] for event in expected)
        assert all(event in found for event in expected if event[4] is not None)
        for whom in ("roller", "opponent"):
            assert sum(event[2] for event in found if event[3] == whom) == case["points"][whom]
        assert [event[3] for event in found] == sorted((event[3] for event in found), reverse=True)


@cases("points")
def test_points_case_at_the_table(case: Case) -> None:
    """T-43: everything is marked, each under its own clause, the roller's first."""
    table = sit_down(position(case), *case["dice"])
    while table.phase is Phase.STAY:
        table.trictrac.stay()
    points = [mark.points for mark in table.marks]
    if table.phase is Phase.PLAY:
        assert sum(points) == sum(case["points"].values())
    else:  # the twelfth hole ends it before the opponent marks
        assert sum(points) == case["points"]["roller"]
    assert Counter(mark.clause for mark in table.marks) <= Counter(event.clause for event in table.jans)


@cases("legality")
def test_legality_case(case: Case) -> None:
    """T-4 to T-11, T-33."""
    place, roll = position(case), tuple(case["dice"])
    legal = ends(place, *roll)
    if "legal" in case:
        assert legal == {moved(case, play) for play in case["legal"]}
    for play in case.get("legal_includes", []):
        assert moved(case, play) in legal
    for play in case.get("forbidden", []):
        assert moved(case, play) not in legal
    if "due" in case:
        assert case["due"] in {event[0] for event in found_in(case, roll)}
    if "numbers_played" in case:
        assert {len(way.steps) for way in place.game.ways(place, roll)} == {case["numbers_played"]}


@cases("roll-table")
def test_roll_table_case(case: Case) -> None:
    """T-25 to T-32: which of the 36 rolls do it."""
    table = {roll: found_in(case, roll) for roll in ALL_ROLLS}

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


def side(shown: Case) -> tuple[int, int, bool]:
    return shown["holes"], shown["points"], shown["bredouille"]


@cases("bredouille")
def test_bredouille_case(case: Case) -> None:
    """T-40 to T-42."""
    (_, white, white_flag), (_, black, black_flag) = side(case["white"]), side(case["black"])
    place = setup("1x15", points=(white, black), flags=(white_flag, black_flag))
    made = [0, 0]
    for who, points in case["marks"]:
        player = WHITE if who == "white" else BLACK
        place, holes = place.game.marked(place, player, points)
        made[player] += holes
    assert place.holes == tuple(made)
    for player, name in enumerate(("white", "black")):
        shown = {"holes": place.holes[player], "points": place.points[player], "bredouille": place.flags[player]}
        assert case["after"][name].items() <= shown.items()


@cases("settlement")
def test_settlement_case(case: Case) -> None:
    """T-82, T-84, T-88, T-89."""
    rule = case["rule"]
    if rule == "round":
        won, lost = case["holes"]
        kind = BREDOUILLE[case["bredouille"]]
        assert scored.bredouille_of(won, won if kind else won - 1) == kind
        assert scored.value(won, lost, kind, case["replays"]) == case["tokens"]
    elif rule == "idle-consolation":
        assert [scored.consolation(BREDOUILLE[name]) for name in case["bredouille"]] == case["tokens"]
    elif rule == "bet":
        first, second = case["lost"]
        results = [RoundResult(1, 0, 6, 5)] * first + [RoundResult(0, 1, 6, 5)] * second
        (bet,) = Account.of(Scheme(2, case["rounds"]), results).bets
        assert (bet.winner, bet.tokens) == (1 if first > second else 0, case["tokens"])
    else:
        assert rule == "account"
        # Rounds of the values in the case: the winner's holes are what is left when six of the loser's and two go.
        results = [RoundResult(1, 0, *holes_worth(value)) for value in case["lost"]["A"]]
        results += [RoundResult(0, 1, *holes_worth(value)) for value in case["lost"]["B"]]
        a, b = Account.of(Scheme(2, case["rounds"], queue_tokens=0), results).lines
        assert a.rounds == sum(case["lost"]["B"]) - sum(case["lost"]["A"])
        assert a.bets == -case["bet_paid_by_a"]
        assert a.total == -b.total == case["b_pays"] == case["owed"]["B"] - case["owed"]["A"]


def holes_worth(tokens: int) -> tuple[int, int]:
    """Holes of winner and loser in a simple round of a value."""
    return tokens + 4, 6


def school_found(table: Table, claimant_is_right_with: int, over: bool) -> bool:
    """Whether a claim of that amount, contested to the end, is proved."""
    table.trictrac.school(claimant_is_right_with, over)
    claimant = 1 - (table.player or 0)
    table.trictrac.contest()
    table.trictrac.persist()
    return table.marks[-1].player == claimant


@cases("school")
def test_school_case(case: Case) -> None:
    """T-60, T-61, T-63, T-65, T-70."""
    rule = case["rule"]
    if rule == "claim":
        fault = next(one for one in CASES if one["id"] == case["of_case"])
        place = TrictracPosition(game(marking="manual"), position(fault).men, position(fault).turn)
        table = sit_down(place, *fault["dice"])
        table.trictrac.mark(0)
        table.play(table.plays()[0])
        table.trictrac.school(case["school"])
        table.trictrac.accept()
        assert marked(table)[1 - place.turn] == tuple(case["claimant"].values())
    elif rule == "amount":
        amount_case(case)
    elif rule == "order":
        order_case(case)
    elif rule == "optional":
        # White forgets 4, Black's throw gives White 4, rightly marked: there is nothing to claim but the first 4.
        table = manual("1x13,8,10", "13x2,24x13", 4, 3)
        table.trictrac.mark(0)
        table.play(table.plays()[0])
        table.trictrac.mark(case["opponent_marked"])
        assert due(setup("1x13,8,10", "13x2,24x13"), 4, 3) == [
            ("contre-two-tables", 1, case["opponent_due"], "opponent")
        ]
        table.throw(6, 5)  # nobody claims, and the game goes on
        assert marked(table) == ((0, 0), (0, 4))
        assert school_found(table, 4, over=False) is (case["opponent_school"] != 0)
    else:
        assert rule == "false-claim"
        table = manual(
            "1x13,8,10", TALON, 5, 2, roller=BLACK, points=(case["white"]["points"], case["black"]["points"])
        )
        table.trictrac.mark(case["black_rolls"])
        table.trictrac.stay()
        table.play(table.plays()[0])
        assert marked(table)[BLACK] == tuple(case["black_marks"].values())
        table.trictrac.school(case["white_claims"])
        table.trictrac.contest()
        table.trictrac.withdraw()
        assert marked(table) == tuple(tuple(case["after"][name].values()) for name in ("white", "black"))


def amount_case(case: Case) -> None:
    """A player is due so many twelves and points, and marks holes and points: the school is the difference."""
    before = case.get("before", 0)
    gain = 12 * case["due"]["twelves"] + case["due"]["points"] - before
    # Marking by hand says how many points were gained and how many holes are pegged for them.
    holes = case["marked"]["holes"]
    written = (
        gain if case["marked"]["points"] == case["due"]["points"] else 12 * holes + case["marked"]["points"] - before
    )
    too_much = 12 * holes + case["marked"]["points"] > 12 * case["due"]["twelves"] + case["due"]["points"]
    for amount in (case["school"], case["school"] - 1):
        table = gaining(gain, before)
        table.trictrac.mark(written, holes)
        if table.phase is Phase.STAY:
            table.trictrac.stay()
        table.play(table.plays()[0])
        assert school_found(table, amount, too_much) is (amount == case["school"])


def gaining(points: int, before: int) -> Table:
    """A table with manual marking at which White has just thrown so many points."""
    own, other, roll = {
        6: ("1x13,9,10", "24x15", (3, 3)),
        12: ("1x3,2x2,3x3,4x3,5x2,6,7", "24x15", (3, 2)),
    }[points]
    place = setup(own, other, of=game(marking="manual"), points=(before, 0), flags=(before > 0, False))
    assert sum(event[2] for event in due(place, *roll) if event[3] == "roller") == points
    return sit_down(place, *roll)


def order_case(case: Case) -> None:
    """White forgets 4 for Black's throw and throws; that throw gives 4 to White and 4 to Black."""
    table = manual("12x2,1x13", "13x2,24x13", 5, 1, roller=BLACK)  # contre mézéas
    assert due(setup("12x2,1x13", "13x2,24x13"), 5, 1)[0][2:] == (case["unmarked_by_white"], "opponent")
    table.trictrac.mark(0)
    table.play("1/6 1/2")
    gains = due(table.position, 6, 1)  # type: ignore[arg-type]
    assert gains == [
        ("true-hit-small", 1, case["then_white_rolls"]["roller"], "roller"),
        ("contre-mezeas", 1, case["then_white_rolls"]["opponent"], "opponent"),
    ]
    table.throw(6, 1)
    table.trictrac.school(case["unmarked_by_white"])
    table.trictrac.accept()
    assert score(table)[BLACK] == (0, 4, True)
    table.trictrac.mark(4)
    table.play("1/7 1/2")
    table.trictrac.mark(4)
    assert score(table)[BLACK] == (0, case["black"]["points"], case["black"]["bredouille"])


@cases("sequence")
def test_sequence_case(case: Case) -> None:
    """T-44."""
    if case["completed_by"] == ["own-roll"]:
        place = setup("1x13,8,10", points=(10, 10), flags=(True, False))
        table = sit_down(place, 5, 2)
        assert (table.phase is Phase.STAY) is case["may_leave"]
        table.trictrac.leave()
        assert list(table.position.points) == case["after"]["points"]  # type: ignore[attr-defined]
        assert score(table) == ((2, 0, False), (0, 0, False))
        assert table.position.men == game().start().men  # type: ignore[attr-defined]
        assert (table.phase, table.player) == (Phase.THROW, WHITE)
        return
    table = sit_down(setup("1x13,8,10", "13x2,24x13", points=(0, 10)), 4, 3)
    assert marked(table) == ((0, 0), (1, 2))
    assert (table.phase is Phase.STAY) is case["may_leave"]
    table = manual("1x13,8,10", "24x15", 5, 2, points=(0, 10))
    table.trictrac.mark(0)
    table.play(table.plays()[0])
    table.trictrac.school(4)
    table.trictrac.accept()
    assert marked(table) == ((0, 0), (1, 2))
    assert (table.phase is Phase.STAY) is case["may_leave"]


@cases("exit")
def test_exit_case(case: Case) -> None:
    """T-10, T-12, T-34, T-44."""
    if case["rule"] == "exact-number":
        legal = ends(setup("20,22,23", PAST), 3, 1)
        assert (setup("20,24", PAST).men[0] in legal) is case["exit_allowed_although_playable_inside"]
        assert (setup("22,23,24", PAST).men[0] in legal) is case["inside_allowed"]
        return
    place = setup("22,23", PAST, points=(case["white"]["points"], 0), flags=(case["white"]["bredouille"], False))
    assert due(place, *case["dice"]) == [("exit", 1, case["points"], "roller")]
    table = sit_down(place, *case["dice"])
    assert (table.phase is Phase.STAY) is case["may_leave"]
    table.trictrac.stay()
    assert marked(table)[WHITE] == (case["after"]["holes"], case["after"]["points"])
    table.play("22/off 23/off")
    assert table.position.men == game().start().men  # type: ignore[attr-defined]
    assert table.player == WHITE
