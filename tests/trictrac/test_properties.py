"""What holds of every position, roll and game: symmetry, duties, drafts, ids, accounts and records."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acting import choices
from depth import examples, mostly_long, of_many
from tablier import Phase, Record, Table, read_position
from tablier.games.trictrac.jans import CLAUSES, KINDS
from tablier.games.trictrac.position import TrictracPosition
from trictrac.driving import Driver, state
from trictrac.helping import due, ends, game, men_after, sit_down
from trictrac.placing import jans_nearly_full, marked_positions, positions, rolls, settings_at_random

Roll = tuple[int, int]

JANS = {"small": range(1, 7), "big": range(7, 13), "return": range(19, 25)}
FULL_JANS = "trictrac@marking=manual:w:1x3,2x3,3x3,4x2,5x2,6x2:1x3,2x3,3x3,4x2,5x2,6x2"
"""Both can conserve on most rolls, and so play false."""
TABLES = {
    "ordinary": ("trictrac", {"match": 2}),
    "touch": ("trictrac", {"touch_move": True}),
    "manual": ("trictrac@marking=manual", {}),
    "manual-match": ("trictrac@marking=manual,stakes=quadruple,old_jans=true", {"match": 3}),
    "false-moves": ("trictrac@marking=manual", {"position": FULL_JANS}),
    "two": ("trictrac-a-ecrire@rounds=4", {}),
    "three": ("trictrac-a-ecrire@players=3,rounds=3", {}),
    "four": ("trictrac-a-ecrire@players=4,rounds=4,hole_limit=12", {}),
    "three-manual": ("trictrac-a-ecrire@players=3,rounds=3,marking=manual,rotation=as-printed", {}),
    "two-manual-limit": ("trictrac-a-ecrire@rounds=2,marking=manual,hole_limit=6,refait=adding", {}),
}


def mirrored(position: TrictracPosition) -> TrictracPosition:
    """The same with the players changed."""
    swapped = {name: getattr(position, name)[::-1] for name in ("men", "rolls", "points", "flags", "holes", "run")}
    return TrictracPosition(position.game, turn=1 - position.turn, first=position.first, **swapped)


def is_full(men: tuple[int, ...], jan: str) -> bool:
    return all(men[field] >= 2 for field in JANS[jan])


# Rolls and positions


@examples(300)
@given(positions(), rolls)
def test_the_order_of_the_dice_changes_nothing(position: TrictracPosition, roll: Roll) -> None:
    """T-4, T-25 to T-35."""
    assert Counter(due(position, *roll)) == Counter(due(position, *roll[::-1]))
    assert ends(position, *roll) == ends(position, *roll[::-1])


@examples(300)
@given(marked_positions(), rolls)
def test_changing_the_players_changes_nothing(position: TrictracPosition, roll: Roll) -> None:
    """T-1: the board is the same from either side."""
    other = mirrored(position)
    assert due(position, *roll) == due(other, *roll)
    assert ends(position, *roll) == ends(other, *roll)
    for player, points in ((0, 4), (1, 17)):
        after, holes = position.game.marked(position, player, points)
        assert (mirrored(after), holes) == other.game.marked(other, 1 - player, points)


@examples(400)
@given(positions(), rolls)
def test_numbers_played_and_helpless_numbers_make_two(position: TrictracPosition, roll: Roll) -> None:
    """T-4, T-35: but for the number the last exit leaves over."""
    ways = position.game.ways(position, roll)
    played = {len(way.steps) for way in ways}
    assert len(played) == 1
    helpless = sum(event.ways for event in position.game.jans(position, roll) if event.kind == "helpless")
    out = any(men_after(position, way.low, way.high)[25] == 15 for way in ways)
    assert played.pop() + helpless == 2 or (out and helpless == 0)


def test_a_full_jan_is_never_broken_when_it_could_be_kept() -> None:
    """T-33: nor left open when it could be filled."""
    met = 0
    cases = [*jans_nearly_full(11, 500), *settings_at_random(11, 500)]
    for position, roll in cases:
        for jan in JANS:
            complete = [men_after(position, way.low, way.high) for way in position.game.ways(position, roll, False)]
            if any(is_full(men, jan) for men in complete):
                met += 1
                assert all(is_full(men, jan) for men in ends(position, *roll)), (position.id, roll)
                kinds = {event.kind for event in position.game.jans(position, roll)}
                assert kinds & {f"fill-{jan}", f"conserve-{jan}"}, (position.id, roll)
    assert met > 100


@examples(300)
@given(positions(), rolls)
def test_no_play_loses_a_man_or_breaks_the_board(position: TrictracPosition, roll: Roll) -> None:
    """T-5, T-6, T-8."""
    opposing = position.men[1 - position.turn]
    for men in ends(position, *roll):
        assert sum(men) == 15
        assert men[12] != 1
        assert men[13] == 0
        assert not any(men[field] and opposing[25 - field] for field in range(1, 25))


@examples(120)
@given(positions(), rolls)
def test_steps_offered_one_by_one_reach_every_play_and_nothing_else(position: TrictracPosition, roll: Roll) -> None:
    """T-4, T-33: every beginning of a play leads to a legal one."""
    table = sit_down(position, *roll)
    if table.phase is not Phase.PLAY:
        return
    reached = set()
    for first in table.steps() or [None]:
        if first is None:
            reached.add(_board(table.confirm().position))
            break
        table.step((first.source, first.number))
        following = table.steps()
        for second in following:
            table.step((second.source, second.number))
            assert table.steps() == []
            reached.add(_board(table.drafted_position))
            table.undo()
        if not following:
            reached.add(_board(table.drafted_position))
        table.undo(everything=True)
    assert reached == {_board(play.position) for play in position.game.plays(position, roll)}


def _board(position: object) -> object:
    """A position without what is marked."""
    assert isinstance(position, TrictracPosition)
    return position.men, position.turn, position.rolls, position.first


@examples(150)
@given(positions(), rolls)
def test_every_play_is_read_back_from_its_notation(position: TrictracPosition, roll: Roll) -> None:
    """T-4."""
    table = sit_down(position, *roll)
    if table.phase is not Phase.PLAY:
        return
    for way in position.game.ways(position, roll):
        read = table.read_play(way.notation)
        assert read.notation == way.notation
        assert read.position == position.game.play_of(table.position, roll, way).position


@examples(400)
@given(marked_positions())
def test_ids_round_trip(position: TrictracPosition) -> None:
    """T-40, T-41: men, turn, rolls, points, flags, holes and runs."""
    assert read_position(position.id) == position
    assert TrictracPosition.of_array(position.game, position.array()) == position


@examples(300)
@given(marked_positions(), st.integers(0, 1), st.integers(0, 120))
def test_marking_loses_no_point(position: TrictracPosition, player: int, points: int) -> None:
    """T-40 to T-42."""
    after, holes = position.game.marked(position, player, points)
    twelves, rest = divmod(position.points[player] + points, 12)
    assert after.points[player] == rest
    simple = 0 if not position.points[player] or position.flags[player] else min(1, twelves)
    assert holes == 2 * twelves - simple
    assert after.points[1 - player] == (0 if twelves else position.points[1 - player])
    assert after.holes[player] - position.holes[player] == holes


def test_every_kind_of_event_has_its_clause() -> None:
    """T-20 to T-36."""
    assert len(KINDS) == len(CLAUSES) == len(set(KINDS))
    assert set(CLAUSES) == {
        "T-20",
        "T-21",
        "T-22",
        "T-23",
        "T-24",
        "T-25",
        "T-27",
        "T-28",
        "T-29",
        "T-32",
        "T-34",
        "T-35",
        "T-36",
    }


@pytest.mark.parametrize("stakes", ["simple", "quadruple"])
def test_games_played_out_at_random_end_and_are_repeatable(stakes: str) -> None:
    """T-40, T-45."""
    playing = game(stakes=stakes)
    first = playing.playouts(40, seed=5)
    assert set(first[:, 0]) == {0, 1}
    assert set(first[:, 1]) <= ({1} if stakes == "simple" else {1, 2, 3, 4})
    assert (first[10:20] == playing.playouts(10, seed=5, first=10)).all()


# Tables


def seat(name: str) -> Table:
    game_id, options = TABLES[name]
    return Table(game_id, seed=1, **options)  # type: ignore[arg-type]


def assert_balanced(table: Table) -> None:
    """What is won and lost adds up to nothing with the pot (T-89)."""
    if table.account is None:
        return
    lines = table.account.lines
    assert sum(line.total for line in lines) + table.account.pot == 0
    for column in ("rounds", "consolations", "bets"):
        assert sum(getattr(line, column) for line in lines) == 0


def assert_kept(table: Table) -> None:
    """The record of a table goes through text and JSON and replays to the same table."""
    record = table.record()
    for read in (Record.read(str(record)), Record.read(json.dumps(record.to_json()))):
        assert read.faults == []
        assert read.events == table.events
        assert read == record
        assert str(read) == str(record)
    assert state(record.replay())[:9] == state(table)[:9]


@pytest.mark.scaled
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", mostly_long(range(3), "2"))
def test_records_of_random_games_replay_to_the_same_table(name: str, seed: int) -> None:
    """T-60 to T-89: everything that may happen at a table, in text and in JSON."""
    table = seat(name)
    driver = Driver(table, choices(f"{name} {seed}"))
    while table.phase is not Phase.OVER and len(table.events) < of_many(700, 280):
        driver.play_on(40)
        assert_balanced(table)
    assert_kept(table)


def test_random_tables_come_through_every_phase_and_act() -> None:
    """T-60 to T-85."""
    met, phases = set(), set()
    for number, name in enumerate([*TABLES, *["false-moves"] * 12]):
        table = seat(name)
        driver = Driver(table, choices(f"{name} everything {number}"))
        for _ in range(1_500):
            phases.add(table.phase)
            if table.phase is Phase.OVER:
                break
            met.update(type(event).__name__ for event in driver.play_on(1))
    wanted = {
        "Lots", "Opening", "Throw", "Void", "Played", "Mark", "Stay", "Leave", "Agree", "School", "Demand", "Accept",
        "Contest", "Withdraw", "Persist", "LetStand", "Replace", "Advise", "NextGame", "Touch", "Adjust",
    }  # fmt: skip
    assert wanted <= met
    assert phases >= set(Phase) - {Phase.ANSWER, Phase.UNBIND, Phase.BREAK, Phase.CLAIM}


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(100, 130))
def test_records_of_many_random_games_replay_to_the_same_table(name: str, seed: int) -> None:
    """T-60 to T-89."""
    table = seat(name)
    Driver(table, choices(f"{name} {seed}")).play_on(4_000)
    assert_balanced(table)
    assert_kept(table)


def test_comments_stay_with_their_acts_also_beside_advice() -> None:
    """T-85: advice may hold a semicolon, which begins a comment elsewhere."""
    table = seat("three")
    table.trictrac.lots(0, 1)
    table.trictrac.advise(2, "the six;  then the five")
    table.opening(6, 5)
    record = table.record()
    record.comments = {1: ["a comment", "and another"], 2: ["well thrown"]}
    read = Record.read(str(record))
    assert read.faults == []
    assert read == record
