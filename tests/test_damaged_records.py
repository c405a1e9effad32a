"""Damaged records: whatever stands in a file is read as far as it goes or refused with its line, never fatal."""

from __future__ import annotations

import itertools
import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import table_at
from depth import examples
from recorded import HEAD, TABLES, play_on, sit_down, state
from tablier import BadRecord, Record, Table
from tablier.records import Verdict
from tablier.records.plain import one_line


@cache
def base_texts() -> list[str]:
    """Records in text and JSON, short enough to be damaged everywhere."""
    texts = []
    for name in sorted(TABLES):
        table = sit_down(name)
        play_on(table, Random(name), 25)
        record = table.record(event="Trial")
        record.comments[len(record.events) // 2] = ["half-time"]
        record.verdicts[len(record.events) // 3] = [Verdict("play", "error", 0.05, "1/7 12/17", "turns", 3)]
        texts += [str(record), json.dumps(record.to_json(), indent=1)]
    return texts


BASES = st.deferred(lambda: st.sampled_from(base_texts()))  # played when they are asked for, not on import


@pytest.mark.parametrize(("told", "kept"), [("0\r\x08", "0"), (" a\x00 \x01 b\n", "a b"), ("\x08", "")])
def test_what_is_left_of_a_remark_has_no_loose_ends(told: str, kept: str) -> None:
    assert one_line(told) == kept
    assert one_line(kept) == kept


def survives(text: str) -> None:
    """A damaged record is refused with a line, or read up to the fault and replayable that far."""
    try:
        record = Record.read(text)
    except BadRecord as bad:
        located = bad.line >= 1 and bool(bad.reason)
    else:
        located = True
        read_so_far(record, text)
    assert located


def read_so_far(record: Record, text: str) -> None:
    """What could be read is replayable and can be written again. A match has one fault at most, after which nothing of
    it is read; a verdict, a variation and its lines may be wrong beside it.
    """
    variations = sum(line.lstrip().startswith("(") for line in text.splitlines())
    codes = [fault.problem.code for fault in record.faults]
    assert sum(code not in ("bad-verdict", "bad-variation") for code in codes) <= 1 + variations
    assert all(fault.line >= 1 and fault.reason for fault in record.faults)
    replayed = record.replay()
    assert replayed.events == record.events
    again = Record.read(json.dumps(record.to_json()) if text.lstrip().startswith("{") else str(record))
    assert again.faults == []
    assert again == record
    assert state(again.replay()) == state(replayed)


@examples(150)
@given(BASES, st.floats(0, 1))
def test_a_record_cut_short_is_read_so_far(text: str, share: float) -> None:
    survives(text[: int(len(text) * share)])


@examples(300)
@given(BASES, st.lists(st.tuples(st.floats(0, 1), st.characters()), min_size=1, max_size=4))
def test_a_record_with_wrong_characters_is_read_or_refused(text: str, flips: list[tuple[float, str]]) -> None:
    for share, character in flips:
        at = int(share * (len(text) - 1))
        text = text[:at] + character + text[at + 1 :]
    survives(text)


@examples(150)
@given(BASES, st.randoms(use_true_random=False), st.sampled_from(["swap", "delete", "repeat", "shuffle", "bracket"]))
def test_a_record_with_lines_in_disorder_is_read_or_refused(text: str, chance: Random, way: str) -> None:
    lines = text.splitlines()
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match way:
        case "swap":
            lines[one], lines[other] = lines[other], lines[one]
        case "delete":
            del lines[one]
        case "repeat":
            lines.insert(other, lines[one])
        case "shuffle":
            chance.shuffle(lines)
        case "bracket":
            lines.insert(one, "(")
            lines.insert(other, chance.choice("()"))
    survives("\n".join(lines))


@examples(100)
@given(st.text() | st.text().map(lambda text: "tablier record 1\ngame: garanguet\n\n" + text))
def test_any_text_is_read_or_refused(text: str) -> None:
    survives(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@examples(200)
@given(
    st.sampled_from(["format", "headers", "events", "entry", "field", "comments", "verdicts", "verdict"]),
    json_values,
    st.deferred(lambda: st.sampled_from(base_texts()[1::2])),
)
def test_json_with_anything_in_its_places_is_read_or_refused(where: str, value: object, text: str) -> None:
    data = json.loads(text)
    at = len(data["events"]) // 2
    match where:
        case "entry":
            data["events"][at] = value
        case "field":
            data["events"][at][sorted(data["events"][at])[-1]] = value
        case "comments":
            data["events"][at]["comments"] = value
        case "verdicts":
            data["events"][at]["verdicts"] = value
        case "verdict":
            verdict = Verdict("stay", "slight", 0.02, "leave").to_json()
            data["events"][at]["verdicts"] = [verdict | {sorted(verdict)[at % len(verdict)]: value}]
        case _:
            data[where] = value
    survives(json.dumps(data))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello", 1),
        ("tablier record 1\n", 1),
        ("tablier record 1\nwhite: Anne\n", 1),
        ("tablier record 1\nwhite: Anne\ngame: chess\n", 3),
        ("tablier record 1\ngame: garanguet\nnot a header\n", 3),
        ("tablier record 1\ngame: garanguet\nmatch: many\n", 3),
        ("tablier record 1\ngame: garanguet\nstart: garanguet:w:1x16:1x15\n", 3),
        ("tablier record 1\ngame: backgammon\nwhite: Anne\ndoubles: seven\nmatch: 3\n", 4),
        ("tablier record 1\ngame: garanguet\nblack: Bob\nwhite: An\x0fne\n", 4),
        ("tablier record 1\ngame: backgammon\nseed: x\nmatch: many\n", 4),
        ("{" * 99_999, 1),
        ('{"seed": ' + "9" * 9_999 + "}", 1),
        ('{"format": "tablier record 1",\n"headers": }', 2),
        ('{"format": "tablier record 9", "headers": {}}', 1),
        ("tablier record 9\ngame: garanguet\n", 1),
        ('{"format": "tablier record 1", "headers": {"game": 5}}', 1),
        ('{"format": "tablier record 1", "headers": {"game": "garanguet"}, "events": 5}', 1),
    ],
)
def test_a_record_whose_game_cannot_be_made_out_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(text)
    assert (caught.value.code, caught.value.line) == ("bad-record", line)


def test_json_that_begins_with_a_byte_order_mark_is_read() -> None:
    record = Table("garanguet", seed=1).record()
    assert Record.read("\ufeff" + json.dumps(record.to_json())) == record


def test_what_is_wrong_in_json_is_told_by_the_number_of_the_event() -> None:
    table = Table("garanguet", seed=1, first="white")
    table.throw()
    data = table.record().to_json()
    data["events"].append({"event": "throw"})
    (fault,) = Record.read(json.dumps(data)).faults
    assert (fault.line, fault.entry) == (3, True)
    assert str(fault).startswith("event 3: ")
    assert str(fault.error).startswith("Event 3: ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("white 3-2-1: 1/9 1/2", "There is no 8 left"),
        ("white 3-2: 1/4", "3 dice"),
        ("black 3-2-1", "It is for White"),
        ("white dances", "“white dances” is not an act"),
        ("white claims 3", "no claiming of dice in Garanguet"),
        ("white claims many", "“white claims many” is not an act"),
        ("= white wins 2: at once", "the game is not over"),
        ("the weather is fine", "is not an act"),
        ("white 3-2-1: 1/4 1/3", "not complete"),
        ("opening 3-2", "White has to throw"),
        ("game 2", "White has to throw"),
    ],
)
def test_a_faulty_line_is_reported_and_what_stands_before_it_is_kept(line: str, reason: str) -> None:
    record = Record.read(HEAD + line + "\nwhite 3-2-1\n")
    (fault,) = record.faults
    assert fault.line == 5
    assert reason in fault.reason
    assert [event.kind for event in record.events] in (["begin"], ["begin", "throw"])


NUMBER = "9" * 5000


@pytest.mark.parametrize(
    "line",
    [f"white 3-2-1: {NUMBER}/{NUMBER}", f"= white wins {NUMBER}", f"white dances {NUMBER}", NUMBER, "x\x1b[31m" * 999],
)
def test_numbers_and_lines_of_thousands_of_signs_are_faults_as_others_and_told_in_short(line: str) -> None:
    (fault,) = Record.read(HEAD + "white 3-2-1\n" + line + "\n").faults
    assert 20 < len(fault.reason) < 300
    assert fault.reason.isprintable()


@pytest.mark.parametrize("header", ["rounds", "queue_tokens", "match", "seed", "start"])
def test_a_header_with_a_number_of_thousands_of_figures_is_refused(header: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(f"tablier record 1\ngame: trictrac-a-ecrire\n{header}: {NUMBER}\n")
    assert (caught.value.line, "…" in caught.value.reason) == (3, True)


@pytest.mark.parametrize("claimed", ["= black wins 2", "= white wins 3", "= drawn"])
def test_a_wrong_result_is_reported(claimed: str) -> None:
    """G-12: White wins 2 in truth."""
    table = table_at("garanguet:w:24:20x15", 1, 2, 3)
    table.play("24/off")
    right = str(table.record())
    assert Record.read(right).faults == []
    assert "= white wins 2" in right
    (fault,) = Record.read(right.replace("= white wins 2", claimed)).faults
    assert "another result" in fault.reason
    assert fault.line == len(right.splitlines())


ENCODINGS = ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "cp500", "utf-8-sig", "latin-1")


@pytest.mark.parametrize("suffix", [".tab", ".json", ".mat", ".sgf", ".trl", ""])
def test_a_record_in_whatever_encoding_is_read_or_refused_by_name(suffix: str, tmp_path: Path) -> None:
    """Right ones, wrong ones, those that say they are another, and noise: nothing but a BadRecord is raised."""
    text = str(Record.of(Table("unstacked", seed=1, names=("Élie", "Zoé"))))
    written = [text.encode(encoding) for encoding in ENCODINGS]
    noise = [Random(seed).randbytes(seed) for seed in (0, 1, 2, 3, 100, 3001)]
    marks = (b"", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0", b"\xef\xbb\xbf", b"\xff\xfe\x00\xd8", b"{", b"\x1f\x8b")
    path = tmp_path / f"game{suffix}"
    for mark, body, cut in itertools.product(marks, written + noise, (0, 1)):
        path.write_bytes(mark + body[: len(body) - cut])
        for read in (Record.load, lambda path: list(Record.load_all(path, check=True))):
            with suppress(BadRecord):
                read(path)
