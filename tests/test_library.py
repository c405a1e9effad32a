"""What somebody writes first: positions, tables, bots and records by themselves."""

from __future__ import annotations

import itertools
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tablier import (
    GAMES,
    BadOption,
    Record,
    Refusal,
    Table,
    TablierError,
    Unreadable,
    batch,
    find_game,
    formats,
    read_position,
)
from tablier.bots import make
from tablier.review import review

MODERN = "backgammon@modern"
RACES = ["garanguet", "jacquet-de-versailles", "backgammon", MODERN, "irish", "plakoto"]


def played(game: str, seed: int = 1, turns: int = 40, **options) -> Table:
    """A table after some random turns."""
    table, bot = Table(game, seed=seed, **options), make("random", seed)
    for _ in range(turns):
        if table.phase == "over":
            break
        bot.choose(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_position_says_what_may_come_of_it(game):
    start = find_game(game).start(1)
    roll = (5, 3, 2)[: start.game.dice]
    for play in start.plays(roll)[:5]:
        assert start.play(play, roll) == start.play(play.notation, roll) == play.position
    assert start.winner is None
    assert not start.is_over


@pytest.mark.parametrize("game", RACES)
def test_a_play_is_made_by_its_steps(game):
    start = find_game(game).start()
    roll = (5, 3, 2)[: start.game.dice]
    play = start.plays(roll)[0]
    assert start.play(play) == start.play(play.steps, roll) == start.play([step[:2] for step in play.steps], roll)


def test_a_text_alone_says_not_enough():
    start = find_game(MODERN).start()
    with pytest.raises(BadOption) as caught:
        start.play("12/17")
    assert caught.value.code == "no-roll"
    with pytest.raises(TablierError):
        start.play("1/25", "6-5")
    with pytest.raises(TablierError):
        start.play(start.plays("6-6")[0], "3-1")


NO_STEPS = (3.5, None, [("a", 2)], ["ab"], [(1,)], [(17.0, 3)], [(99, 1)], [(-3, 1)], [(10**30, 1)], [(1, 7)], [{}])


@pytest.mark.parametrize("game", [*RACES, "trictrac"])
def test_steps_that_are_none_are_refused_by_name(game):
    start = find_game(game).start()
    roll = (5, 3, 2)[: start.game.dice]
    table = Table(game, position=start)
    table.throw(*roll)
    for steps in NO_STEPS:
        for door in (partial(start.play, steps, roll), partial(table.play, steps)):
            with pytest.raises(Unreadable) as caught:
                door()
            assert caught.value.code == "bad-play"
    assert table.play(start.plays(roll)[0].steps).position == start.plays(roll)[0].position


def test_what_nothing_is_called_is_refused_by_name():
    table = Table(MODERN)
    for name in ("dance", "", None, 3):
        doors = [partial(door, name) for door in (table.has, table.check_act, table.entitled, make, find_game, Table)]
        doors += [partial(table.do, str(name)), partial(batch.playouts, name, 1, seed=1), partial(Table.options, name)]
        for door in doors:
            with pytest.raises(TablierError) as caught:
                door()
            assert caught.value.code.startswith("unknown-")
        with pytest.raises(Unreadable):
            read_position(name)


def test_numbers_of_others_are_numbers():
    seed, match = np.int64(7), np.uint8(5)
    table = Table(MODERN, seed=seed, match=match)
    assert table.throw() == Table(MODERN, seed=7).throw()
    assert Record.read(str(table.record())).table.match == 5


@pytest.mark.parametrize("game", GAMES)
def test_the_mirror_of_a_position_is_worth_what_it_is(game):
    for turns in (0, 3, 40):
        position = played(game, 3, turns).position
        mirrored = position.mirror()
        assert mirrored.mirror() == position
        assert mirrored.turn == 1 - position.turn
        assert [position.pips(side) for side in (0, 1)] == [mirrored.pips(side) for side in (1, 0)]
        assert position.tally == mirrored.tally[::-1]


def test_positions_are_judged():
    found = find_game(MODERN).start().evaluate()
    assert found.how == "network"
    assert found.unit == "points"
    assert 0.5 < found.win < 0.56
    assert set(found.chances) == {"win", "double", "triple", "lose double", "lose triple"}
    exact = find_game("unstacked").start().evaluate()
    assert (exact.how, round(exact.win, 6)) == ("exact", 0.516277)


@pytest.mark.parametrize(
    ("ended", "value", "win", "unit"),
    [
        ("backgammon@modern:w:-:24x1", 1.0, 1.0, "points"),
        ("backgammon@modern:w:22x1,24x14:-", -2.0, 0.0, "points"),
        ("backgammon@modern:b:-:1x15", -3.0, 0.0, "points"),
        ("unstacked:b:m000000:m000001", -1.0, 0.0, "points"),
        ("trictrac:b:1x9,5x3,6x1,8x1,10x1:1x9,4x1,5x1,6x1,7x1,9x1,11x1:holes=11,13:run=b2", 1.0, 1.0, "chance"),
    ],
)
def test_a_game_that_is_over_is_worth_what_was_won(ended, value, win, unit):
    """A bot that looks at every play must not stumble over the last one."""
    found = read_position(ended).evaluate()
    assert (found.value, found.win, found.unit, found.how) == (value, win, unit, "exact")
    assert list(found.chances) == list(find_game(ended.partition(":")[0]).start().evaluate().chances)
    assert found.chances["win"] == win
    if "triple" in found.chances:
        assert [found.chances[name] for name in ("double", "triple", "lose double", "lose triple")] == [
            value > 1, value > 2, value < -1, value < -2,
        ]  # fmt: skip


def test_what_hangs_on_the_last_cast_is_not_known_without_it():
    with pytest.raises(BadOption) as caught:
        read_position("backgammon@manuscript:w:-:24x1").evaluate()
    assert (caught.value.code, caught.value.clause) == ("rolls-needed", "B-13")


@pytest.mark.parametrize("game", [*GAMES, MODERN])
def test_what_a_position_shows_of_itself_makes_it_again(game):
    position = played(game, 3, 9).position
    assert repr(position) == f"read_position('{position.id}')"
    assert eval(repr(position)) == position


def test_positions_are_drawn_in_notebooks():
    assert find_game("trictrac").start()._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("recent", [0, 1, 2, 32])
def test_whoever_takes_a_table_away_knows_how_much_happened_and_the_last_of_it(recent):
    table = played("irish", 5, 3)
    happened = list(table.events)
    assert len(happened) >= 3
    known = table.without_dice(recent).events
    assert known == [None] * (len(happened) - min(recent, len(happened))) + happened[max(0, len(happened) - recent) :]


@pytest.mark.parametrize("game", [*GAMES, MODERN, "trictrac@marking=manual"])
def test_what_is_tried_at_a_copy_does_not_happen(game):
    table = played(game, 5, 21)
    known, events = str(table.record()), list(table.events)
    twin = table.copy()
    bot = make("random", 9)
    for _ in range(15):
        bot.choose(twin)
    assert table.events == events
    assert str(table.record()) == known
    assert str(table.copy().record()) == known


@pytest.mark.parametrize("game", [*GAMES, MODERN])
def test_events_are_taken_back_one_by_one(game):
    table = played(game, 7, 12)
    events = list(table.events)
    while table.events:
        assert table.pop() == events.pop()
        assert table.position == table.fresh().replay(events).position
    with pytest.raises(Refusal) as caught:
        table.pop()
    assert caught.value.code == "nothing-to-take-back"


def test_a_table_says_what_is_on_it():
    table = Table(MODERN, position=find_game(MODERN).start())
    table.throw("3-1")
    assert repr(table) == f"<Table {find_game(MODERN).start().id}, White: play 3-1, score 0-0, 1 events>"
    assert not table.is_over
    table.resign()
    assert table.is_over


def test_an_event_of_a_record_is_had_by_its_number():
    record = played("irish", 2, 9).record()
    whole = list(record)
    assert (record[0], record[4], record[-1], record[2:5]) == (whole[0], whole[4], whole[-1], whole[2:5])
    with pytest.raises(IndexError):
        record[len(record)]
    assert repr(record) == f"<Record irish, White – Black, {len(whole)} events>"


def test_something_is_said_of_an_event():
    record = played("irish", 2, 9).record()
    record.comment(3, "too bold")
    record.comment(-1, "and\nnothing helps")
    record.comment(3, "  ")
    again = Record.read(str(record))
    assert again[3].comments == ("too bold",)
    assert again[-1].comments == record[-1].comments == ("and nothing helps",)
    with pytest.raises(IndexError):
        record.comment(len(record), "after the end")


@pytest.mark.parametrize("name", ["random", "greedy", "amateur"])
def test_a_bot_is_asked_and_does_nothing(name):
    table, bot = Table(MODERN, seed=4), make(name, 2)
    assert bot.best(table) is None  # it would throw, and what comes of that nobody knows
    table.throw()
    wanted, before = bot.best(table), list(table.events)
    assert table.events == before
    bot.choose(table)
    assert table.events[-1] == wanted


def test_a_table_is_analysed():
    table = Table(MODERN, position=find_game(MODERN).start())
    table.throw(3, 1)
    assert table.analyse().candidates[0].name == "17/20 19/20"


@pytest.mark.parametrize("game", [*GAMES, MODERN, "trictrac@marking=manual"])
def test_a_record_is_read_without_being_played(game):
    for seed in range(4):
        record = played(game, seed, 60).record(event="Trial")
        assert Record.read(str(record), check=False) == Record.read(str(record)) == record
        assert record.checked().faults == []


def test_what_was_not_played_can_be_checked_later():
    lines = str(played(MODERN, 2, 30).record()).splitlines()
    lines[-1] = lines[-1].partition(":")[0] + ": 1/24"
    record = Record.read("\n".join(lines), check=False)
    assert record.faults == []
    assert [fault.line for fault in record.checked().faults] == [len(record.events)]


def test_a_record_is_gone_through():
    record = played("garanguet", 3, 30).record()
    record.comments[2] = ["well thrown"]
    table = record.table.fresh()
    for moment in record:
        assert (moment.position, moment.dice) == (table.position, table.dice)
        table.apply(moment.event)
    assert [moment.comments for moment in record][2] == ("well thrown",)
    assert len(record) == len(record.events)


@pytest.mark.parametrize("name", ["games.tab", "games.jsonl"])
def test_many_games_in_one_file(tmp_path, name):
    records = [played(game, seed, 20).record() for seed, game in enumerate((*GAMES, MODERN))]
    Record.save_all(tmp_path / name, records)
    assert list(Record.load_all(tmp_path / name)) == records
    assert list(Record.load_all(tmp_path / name, check=True)) == records
    records[0].save(tmp_path / "one.json")
    assert list(Record.load_all(tmp_path / "one.json")) == records[:1]


def test_results_have_names():
    results = batch.playouts(MODERN, 50, seed=1)
    named = batch.columns(results)
    assert list(named) == ["winner", "points", "turns"]
    assert (named["turns"] == results[:, 2]).all()
    table, bot = Table(MODERN, seed=4), make("random", 2)
    while not table.results:
        bot.choose(table)
    found = review(table.record(), depth="quick")
    columns = found.columns()
    assert {len(column) for column in columns.values()} == {len(found.decisions)}
    assert columns["cost"] == [decision.cost for decision in found.decisions]


@pytest.mark.long
@pytest.mark.parametrize("program", sorted((Path(__file__).parent / "typed").glob("*.py")), ids=lambda path: path.stem)
def test_types_are_what_a_user_would_write(program):
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("program", sorted((Path(__file__).parent / "typed").glob("*.py")), ids=lambda path: path.stem)
def test_what_a_user_would_write_runs(program, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(program.read_text(), str(program), "exec"), {})


def test_an_import_loads_only_what_is_needed_at_once():
    program = (
        "import sys, numpy; there = set(sys.modules); import tablier; "
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - there} - {'tablier'}))"
    )
    loaded = set(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout.split())
    heavy = {"numba", "fluent", "babel", "difflib", "hashlib", "logging", "platformdirs", "safetensors", "tempfile"}
    assert "json" in loaded
    assert loaded & heavy == set()


COMPILING = """
from tablier.compiled import announced, rule, when_compiling

@rule
def one(n):
    return n + 1

@rule
def other(n):
    return n + 2

when_compiling(lambda: print("told"))
with announced():
    one(1)
print("then")
other(1)
other(1.5)
"""


def test_whoever_waits_for_a_compiler_is_told_once_and_only_then(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLIER_CACHE", str(tmp_path / "cache"))
    (tmp_path / "program.py").write_text(COMPILING)

    def said() -> list[str]:
        done = subprocess.run([sys.executable, tmp_path / "program.py"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    assert said() == ["then", "told"]
    assert said() == ["then"]


@pytest.mark.parametrize("name", [*GAMES, MODERN])
def test_a_game_is_asked_about_its_own_positions_only(name):
    """The rules of one game invent plays on the board of another; options count, too."""
    game = find_game(name)
    others = [find_game(other).start() for other in (*GAMES, MODERN) if other != name]
    roll = (5, 3, 2)[: game.dice]
    doors = {
        "plays": lambda position: game.plays(position, roll),
        "possible": lambda position: game.possible(position, roll),
        "read_play": lambda position: game.read_play(position, roll, "1/7"),
        "winner": game.winner,
        "is_over": game.is_over,
        "jans": lambda position: game.scores_throws and game.jans(position, roll),
        "playouts": lambda position: game.playouts(1, 1, start=position),
    }
    for door, ask in doors.items():
        for position in (*others, game.start().id, None, game, Table(MODERN)):
            if (door, position) == ("playouts", None) or (door == "jans" and not game.scores_throws):
                continue
            with pytest.raises(BadOption) as caught:
                ask(position)
            assert caught.value.code == ("other-game" if any(position is other for other in others) else "no-position")


@pytest.mark.parametrize("name", [*GAMES, MODERN])
def test_random_games_are_as_many_as_there_can_be(name):
    game = find_game(name)
    for given in ({"games": -1}, {"games": 2.5}, {"games": "3"}, {"first": -1}, {"first": None}, {"first": 1 << 63}):
        with pytest.raises(BadOption) as caught:
            game.playouts(**{"games": 1, "seed": 1} | given)
        assert caught.value.code == "bad-number", given
    for seed in (None, -1, 1 << 63, 1.5, "x", True):
        with pytest.raises(BadOption) as caught:
            game.playouts(1, seed)
        assert caught.value.code == "bad-seed"
    assert len(game.playouts(np.int64(0), 1)) == 0


def test_whatever_is_no_step_name_event_or_act_is_refused_by_name():
    table = Table(MODERN, position=find_game(MODERN).start())
    table.throw(3, 1)
    before = str(table.record())
    for step in (None, 5, (), (1,), [], {}, (1, 7), (1.0, 3), (99, 1), (-1, 1), ("a", 1), np.int64(3)):
        with pytest.raises(Unreadable) as caught:
            table.step(step)
        assert caught.value.code == table.why_not(step).code == "bad-play", step
    for names in ("AB", None, 5, ("A",), ("A", "B", "C"), ("A", 5), ("A", "")):
        with pytest.raises(BadOption) as caught:
            table.rename(names)
        assert caught.value.code == "bad-names", names
    for event in (None, "throw 3-1", Table, 5):
        for take in (table.apply, lambda event: table.replay([event])):
            with pytest.raises(Unreadable) as caught:
                take(event)
            assert caught.value.code == "bad-event", event
    for act, values, code in (("thro", (), "unknown-act"), (None, (), "unknown-act"), (["play"], (), "unknown-act"),
                              ("play", (), "bad-values"), ("play", ("1/4", 3), "bad-values")):  # fmt: skip
        with pytest.raises(BadOption) as caught:
            table.do(act, *values)
        assert caught.value.code == code
    assert str(table.record()) == before


def test_whatever_is_no_record_no_remark_and_no_format_is_refused_by_name(tmp_path):
    table = played(MODERN, turns=3)
    record = table.record()
    before, path = str(record), tmp_path / "games.tab"
    path.write_text("what was there")
    doors = (
        review,
        lambda given: formats.write(given, ".mat"),
        lambda given: Record.save_all(path, [record, given]),
        lambda _: Record.save_all(path, record),  # which can be gone through, too: event by event
    )
    for take, given in itertools.product(doors, (None, "x", table, 5)):
        with pytest.raises(BadOption) as caught:
            take(given)
        assert caught.value.code == "no-record", given
        assert path.read_text() == "what was there"
        assert [*tmp_path.iterdir()] == [path]
    for text in (None, 5, ["a"], b"a"):
        for take in (lambda text: record.comment(0, text), lambda text: table.record(round=text)):
            with pytest.raises(BadOption) as caught:
                take(text)
            assert caught.value.code == "bad-remark"
    for suffix in ("", ".foo", ".tab", None, 5):
        with pytest.raises(BadOption) as caught:
            formats.write(record, suffix)
        assert caught.value.code == "unknown-format"
    for rows in (5, [], [[1, 2]], None):
        with pytest.raises(BadOption) as caught:
            batch.columns(rows)
        assert caught.value.code == "bad-shape"
    for looks in (-1, None, "x", 1.5, float("nan")):
        with pytest.raises(BadOption) as caught:
            table.position.evaluate(looks)
        assert caught.value.code == "bad-number"
    assert str(record) == before


def test_a_variant_with_a_name_of_its_own_is_called_by_it():
    game = find_game(MODERN)
    with pytest.raises(Unreadable) as caught:
        game.plays(game.start(), "7-1")
    for said in (repr(game), str(caught.value), game.start()._repr_svg_()):
        assert "Modern backgammon" in said
        assert "Willughby" not in said


@pytest.mark.parametrize("game", RACES)
def test_pips_are_whites_or_blacks(game):
    start = find_game(game).start()
    assert start.pips(0) == start.pips(np.int64(1))
    for side in (-1, 2, "white", None):
        with pytest.raises(BadOption) as caught:
            start.pips(side)
        assert caught.value.code == "bad-side"
