"""Records: what is written is read again, and replaying is playing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

import golden
from acting import an_event, choices
from builders import table_at
from depth import examples
from recorded import BOUND, HEAD, TABLES, play_on, sit_down, state
from tablier import Phase, Record, Table, TablierError
from tablier.games.race.acts import Beaver, Break, Concede, Double, Drop, Take, Unbind
from tablier.games.unstacked.acts import Cast, Claim, Waive
from tablier.records import Verdict
from tablier.records.plain import one_line
from tablier.table import event_from_json
from tablier.table.events import KINDS, Adjust, Begin, Event, NextGame, Opening, Played, Resign, Throw, Touch, Void


def both_ways(record: Record) -> list[Record]:
    """The record through text and through JSON."""
    return [Record.read(str(record)), Record.read(json.dumps(record.to_json()))]


# One of each

EVENTS: list[Event] = [
    Opening(3, 5), Begin(1), Throw(0, (6, 5)), Throw(1, (6, 5, 4)), Void(0), Played(0, "1/7 7/12*"), Touch(1, 0),
    Adjust(0), Double(1), Take(0), Drop(1), Beaver(1), Concede(0, 2), Unbind(2, 2), Break(0, 6), Claim(1, 5), Waive(0),
    Cast(1), Resign(1), NextGame(),
]  # fmt: skip


OF_TRICTRAC = {
    "mark", "stay", "leave", "agree", "school", "demand", "accept", "contest", "withdraw", "persist", "stand",
    "replace", "lots", "advise", "abandon", "play_on",
}  # fmt: skip
"""Acts that only Trictrac has, which its own tests record."""


def test_there_is_an_example_of_every_kind_of_event() -> None:
    assert {event.kind for event in EVENTS} == set(KINDS) - OF_TRICTRAC


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_is_read_back_from_json(event: Event) -> None:
    assert event_from_json(json.loads(json.dumps(event.to_json()))) == event


@pytest.mark.parametrize(
    "data",
    [
        None, [], "throw", {}, {"event": "dance"}, {"event": ["throw"]}, {"event": None}, {"event": "begin"},
        {"event": "begin", "player": 2}, {"event": "begin", "player": True}, {"event": "begin", "player": "0"},
        {"event": "begin", "player": 0, "more": 1}, {"event": "opening", "white": 0, "black": 7},
        {"event": "throw", "player": 0, "dice": [0, 1]}, {"event": "throw", "player": 0, "dice": "61"},
        {"event": "throw", "player": 0, "dice": [6.0, 1]}, {"event": "play", "player": 0, "play": 5},
        {"event": "touch", "player": 0, "point": 26}, {"event": "claim", "player": 0, "die": 1.5},
    ],
    ids=repr,
)  # fmt: skip
def test_what_is_no_event_is_refused(data: object) -> None:
    with pytest.raises(TablierError) as caught:
        event_from_json(data)
    assert caught.value.code == "bad-event"


def scripted() -> list[Table]:
    """A few tables at which, together, everything happens once."""
    whims = Table("backgammon", seed=1, match=0, cube=True, touch_move=True)
    whims.opening(3, 3)
    whims.opening(5, 2)
    whims.throw(6, 6)
    whims.void()
    whims.double()
    whims.take()
    whims.throw(3, 1)
    whims.adjust()
    whims.touch(17)
    whims.play("17/20 19/20")
    whims.double()
    whims.drop()
    whims.next_game()
    whims.apply(Begin(1))
    whims.throw(2, 1)
    whims.touch(12)
    whims.play("12/14 1/2")
    whims.resign("black")
    bound = table_at(BOUND, match=3)
    bound.unbind(4, 4)
    bound.unbind(4, 5)
    bound.break_point(6)
    bound.throw(6, 6)
    bound.play("bar/6 6/12")
    manual = Table("unstacked@claims=manual", seed=1, match=2)
    choose = choices("claims and waivers")
    while manual.phase is not Phase.OVER:
        event = an_event(manual, choose, whims=False)
        assert event is not None
        manual.apply(Waive(event.player) if isinstance(event, Claim) and choose(3) == 0 else event)
    modern = Table("backgammon@modern", seed=4)
    modern.throw()
    modern.play(modern.plays()[3])
    money = Table("backgammon", seed=1, match=0, cube=True, beavers="beavers", first="white")
    money.double()
    money.do("beaver")
    money.take()
    money.apply(Concede(0, 2))
    return [whims, bound, manual, modern, money]


def test_every_kind_of_event_survives_in_a_record() -> None:
    """C-1, C-5, C-6, B-6, B-11, UD-9."""
    tables = scripted()
    for table in tables:
        record = table.record()
        for again in both_ways(record):
            assert again.faults == []
            assert again == record
            assert str(again) == str(record)
            assert state(again.replay()) == state(table)
    assert {event.kind for table in tables for event in table.events} == set(KINDS) - OF_TRICTRAC


# Any match


@examples(60, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(TABLES)), st.randoms(use_true_random=False), st.integers(0, 120))
def test_replaying_a_record_is_playing_it(name: str, chance: Random, acts: int) -> None:
    """C-5, C-6: the same table, at the end and on the way, through text and through JSON."""
    table = sit_down(name)
    play_on(table, chance, acts // 2)
    halfway, at = state(table), len(table.events)
    play_on(table, chance, acts - acts // 2)
    record = table.record(event="Trial")
    for again in both_ways(record):
        assert again.faults == []
        assert again == record
        assert state(again.replay()) == state(table)
        assert state(again.replay(at)) == halfway


@examples(30)
@given(st.sampled_from(sorted(TABLES)), st.randoms(use_true_random=False))
def test_a_replayed_table_throws_the_dice_the_first_would_have_thrown(name: str, chance: Random) -> None:
    """C-5."""
    table = sit_down(name)
    play_on(table, chance, 12)
    again = table.record().replay()
    if table.phase is Phase.THROW:
        assert again.throw() == table.throw()


said = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1).map(
    lambda text: " ".join(text.split())
)


@examples(60)
@given(
    st.randoms(use_true_random=False),
    st.dictionaries(st.integers(0, 11), st.lists(said.filter(bool), min_size=1, max_size=3)),
)
def test_comments_and_tags_survive(chance: Random, comments: dict[int, list[str]]) -> None:
    table = sit_down("backgammon")
    play_on(table, chance, 40)
    record = table.record(event="A café, 1699; «finale»", date="1699-01-02", annotator="x: y")
    record.comments = {at: lines for at, lines in comments.items() if at < len(record.events)}
    for again in both_ways(record):
        assert again.faults == []
        assert again.comments == record.comments
        assert again.tags == record.tags
        assert again == record


def test_an_empty_list_of_comments_is_no_comment() -> None:
    table = table_at("garanguet:w:24x4:20x15", 1, 2, 3)
    table.play("24/off 24/off 24/off")
    record = table.record()
    record.comments[0] = []
    assert Record.read(str(record)).events == record.events


@pytest.mark.parametrize("name", ["played at", "Event", "1699", "white"])
def test_tags_are_refused_if_they_cannot_be_read_back(name: str) -> None:
    try:
        record = sit_down("garanguet").record(**{name: "Paris"})
    except TablierError:
        return
    assert Record.read(str(record)).tags == {name: "Paris"}


# Verdicts

choice_names = st.sampled_from(["12/18 17/20", "bar/4*", "1d (1d)", "no-double", "6", "none", "pass"]) | said.filter(
    lambda text: "was better" not in text
)
verdicts = st.builds(
    Verdict,
    kind=st.sampled_from(["play", "double", "answer", "stay", "mark", "school", "claim", "break", "resign"]),
    called=st.sampled_from(["slight", "error", "blunder"]),
    cost=st.floats(0, 99_999),
    best=choice_names.filter(lambda text: bool(one_line(text))),
    how=st.sampled_from(["exact", "turns", "rollout"]),
    turns=st.integers(0, 9_999),
    trials=st.integers(0, 999_999_999),
)


@examples(100)
@given(verdicts)
def test_a_verdict_is_read_as_it_was_written(verdict: Verdict) -> None:
    assert Verdict.read(verdict.line()) == (verdict, "")
    assert Verdict.read(f"  {verdict.line()} ; I saw it") == (verdict, "I saw it")
    assert Verdict.from_json(json.loads(json.dumps(verdict.to_json()))) == verdict


@examples(60)
@given(
    st.sampled_from(sorted(TABLES)),
    st.randoms(use_true_random=False),
    st.dictionaries(st.integers(0, 40), st.lists(verdicts, min_size=1, max_size=3), max_size=8),
    st.dictionaries(st.integers(0, 40), st.lists(said.filter(bool), min_size=1, max_size=2), max_size=4),
)
def test_verdicts_survive_beside_comments_and_change_nothing_that_was_played(
    name: str, chance: Random, noted: dict[int, list[Verdict]], comments: dict[int, list[str]]
) -> None:
    table = sit_down(name)
    play_on(table, chance, 40)
    record = table.record()
    record.comments = {at: lines for at, lines in comments.items() if at < len(record.events)}
    record.verdicts = {at: found for at, found in noted.items() if at < len(record.events)}
    for again in both_ways(record):
        assert again.faults == []
        assert again.verdicts == record.verdicts
        assert again.comments == record.comments
        assert again == record
        assert str(again) == str(record)
        assert again.events == table.events
        assert state(again.replay()) == state(table)


def test_a_record_without_verdicts_is_written_as_it_always_was() -> None:
    record = scripted()[0].record()
    assert "verdicts" not in json.dumps(record.to_json())
    assert not any(line.lstrip().startswith("?") for line in str(record).splitlines())


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("? error: 1/4 was better (exact)", "is not a verdict"),
        ("? error 0.08: 1/4 (exact)", "is not a verdict"),
        ("? terrible 0.08: 1/4 was better (exact)", "slight, error or blunder"),
        ("? error 0.0.8: 1/4 was better (exact)", "cost cannot be"),
        ("? error 0.08: 1/4 was better (by feeling)", "found cannot be"),
        ("?", "is not a verdict"),
    ],
)
def test_a_damaged_verdict_is_reported_with_its_line_and_nothing_played_is_lost(line: str, wrong: str) -> None:
    record = Record.read(HEAD + "white 3-2-1: 1/4 1/3 1/2\n   " + line + "\nblack 3-2-1: 1/4 1/3 1/2\n")
    (fault,) = record.faults
    assert fault.line == 6
    assert wrong in fault.reason
    assert [event.kind for event in record.events] == ["begin", "throw", "play", "throw", "play"]


def test_a_verdict_before_anything_is_a_fault() -> None:
    (fault,) = Record.read("tablier record 1\ngame: garanguet\n\n? error 0.1: 1/4 was better (exact)\n").faults
    assert (fault.line, fault.problem.code) == (4, "bad-verdict")


# Reading leniently

LENIENT = """\ufeffTablier Record 1

Game:   GARANGUET
white: Anne
Black : Blaise
MATCH: 2
seed: 7
Event: an evening

; before anything
opening 3-3
OPENING 5-2   ; White begins

  White 3-2-1:  1-4, 1/3   1/2  ; slowly
12. black 6-6-5 (sonnez) : 1/7/13 1/7(2) 1/6
white 1-2-4
   ; a comment of its own
White plays 1/3/4/8
"""


def test_a_record_is_read_leniently_and_written_canonically() -> None:
    record = Record.read(LENIENT)
    assert record.faults == []
    assert record.tags == {"event": "an evening"}
    assert record.table.names == ("Anne", "Blaise")
    assert [event.kind for event in record.events] == ["opening"] * 2 + ["throw", "play"] * 3
    assert record.comments == {0: ["before anything"], 1: ["White begins"], 3: ["slowly"], 6: ["a comment of its own"]}
    assert str(record).splitlines()[-4:] == [
        "1. white 3-2-1: 1/4 1/3 1/2 ; slowly",
        "2. black 6-6-5 (Sonnez): 1/7 7/13 1/7 1/7 1/6",
        "3. white 1-2-4 ; a comment of its own",
        "   white plays 1/3 3/4 4/8",
    ]
    assert Record.read(str(record)) == record


def test_results_may_be_missing() -> None:
    text = golden.path("backgammon-modern-cube").read_text(encoding="utf-8")
    text = text[text.index("tablier record") :]
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("="))
    assert str(Record.read(bare)) == text


# Files


@pytest.mark.parametrize("name", ["match.txt", "match.json"])
def test_files_are_written_whole_and_read_back(tmp_path: Path, name: str) -> None:
    record = scripted()[0].record(event="Trial")
    record.save(tmp_path / name)
    assert Record.load(tmp_path / name) == record
    begins = "{" if name.endswith("json") else "tablier record 1"
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)
    assert os.listdir(tmp_path) == [name]


def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = scripted()[0].record()
    path = tmp_path / "match.txt"
    path.write_text("as it was")

    def fails(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="no room"):
        record.save(path)
    assert path.read_text() == "as it was"
    assert os.listdir(tmp_path) == ["match.txt"]


def test_a_file_with_broken_encoding_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_bytes(HEAD.encode() + b"white 3-2-1: 1/4 \xff\xfe\n")
    assert len(Record.load(path).faults) == 1


FIRST_EDITION = sorted((Path(__file__).parent / "data" / "records").glob("*-first-edition.txt"))


@pytest.mark.parametrize("path", FIRST_EDITION, ids=lambda path: path.stem)
def test_records_of_the_referee_s_first_edition_are_judged_as_they_were(path: Path) -> None:
    """UD-9, T-60: every mark and every result in them is checked on the way, and they are written as they were."""
    text = path.read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.faults == []
    assert record.replay().edition == 1
    assert str(record).rstrip() == text.rstrip()


T_11_AS_IT_WAS = """tablier record 1
game: trictrac
white: Anne
black: Blaise
match: 1
start: trictrac:w:20x1,22x1,24x1:12x15

1. white 6-4: 20/24 22/off
"""


def test_what_was_played_before_t_11_was_corrected_stands() -> None:
    """T-11: a record says by which edition it was judged, and none of the plays of an earlier one is lost."""
    record = Record.read(T_11_AS_IT_WAS)
    assert record.faults == []
    assert record.replay().position.id == "trictrac:b:24x2:12x15"
    today = Record.read(T_11_AS_IT_WAS.replace("match: 1", "match: 1\nreferee-edition: 2"))
    assert "T-11" in today.faults[0].reason
