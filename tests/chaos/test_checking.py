"""The checker finds every kind of lie, in histories forged for it, and nothing in one that is true."""

from __future__ import annotations

import ast
import copy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from chaos import checking
from chaos.checking import Note, check

WITHIN = 5.0


def line(number: int, who: str) -> list[object]:
    return [[number, 0, "throw", "C-1"], f"{who} read line {number}"]


def saw(t: float, who: str, at: int, lines_from: int, lines: int) -> Note:
    told = [line(number, who) for number in range(lines_from, lines_from + lines)]
    shared = {"position": f"p{at}", "dice": [at % 6 + 1]}
    return {
        "t": t, "kind": "saw", "who": who, "table": "T", "at": at, "shared": shared, "reads": who,
        "lines_from": lines_from, "lines": told,
    }  # fmt: skip


def sent(t: float, who: str, n: int) -> Note:
    return {"t": t, "kind": "sent", "who": who, "table": "T", "client": who, "n": n, "do": "throw"}


def answered(t: float, who: str, n: int, **how: object) -> Note:
    return {"t": t, "kind": "answered", "who": who, "table": "T", "client": who, "n": n, **how}


def joined(t: float, who: str) -> Note:
    return {"t": t, "kind": "joined", "who": who, "table": "T"}


def kept(at: int, who: str | None, n: int | None) -> Note:
    return {"t": 50.0, "kind": "kept", "table": "T", "at": at, "client": who, "n": n}


TRUE: list[Note] = [
    joined(1.0, "rose"),
    saw(1.1, "rose", 1, 0, 2),
    joined(1.2, "jack"),
    saw(1.3, "jack", 1, 0, 2),
    sent(2.0, "rose", 1),
    answered(2.1, "rose", 1, type="ack", at=2),
    saw(2.2, "rose", 2, 2, 1),
    {"t": 3.0, "kind": "began", "fault": 1, "what": "kill -9"},
    {"t": 3.1, "kind": "lost", "who": "jack", "table": "T"},
    sent(3.2, "rose", 2),
    answered(3.3, "rose", 2, type="refused", code="not-stored"),
    sent(3.4, "rose", 2),
    {"t": 4.0, "kind": "ended", "fault": 1},
    answered(5.0, "rose", 2, type="ack", at=3),
    saw(5.1, "rose", 3, 3, 1),
    joined(5.2, "jack"),
    saw(5.3, "jack", 2, 0, 3),  # behind, but the same history
    saw(5.4, "jack", 4, 3, 2),
    sent(5.5, "jack", 1),
    answered(5.6, "jack", 1, type="refused", code="wrong-phase"),
    sent(6.0, "rose", 3),
    answered(6.1, "rose", 3, type="ack", at=5),
    kept(1, None, None),
    kept(2, "rose", 1),
    kept(3, "rose", 2),
    kept(4, None, None),
    kept(5, "rose", 3),
]


def test_what_is_true_is_believed() -> None:
    found = check(TRUE, WITHIN)
    assert found.faults == []
    assert found.waits == [(1.0, "kill -9")]
    assert found.by_kind == {"kill -9": 1}
    assert (found.counts["ack"], found.counts["refused"], found.counts["lost"]) == (3, 2, 1)
    assert max(found.answers) == pytest.approx(1.8)


def forged(change: Callable[[list[Note]], object]) -> list[str]:
    notes = copy.deepcopy(TRUE)
    change(notes)
    notes.sort(key=lambda note: float(note["t"]))
    return check(notes, WITHIN).faults


def the(notes: list[Note], kind: str, t: float) -> Note:
    return next(note for note in notes if note["kind"] == kind and note["t"] == t)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        pytest.param(lambda it: it.remove(it[-1]), "act 5 was seen, and 4 are kept", id="the last act is lost"),
        pytest.param(lambda it: it.remove(it[-4]), "not numbered one after another", id="an act within is lost"),
        pytest.param(lambda it: it[-1].update(client=None, n=None), "as act 5, which is None", id="act of another"),
        pytest.param(lambda it: it[-2].update(client="rose", n=2), "message 2 of rose was done 2 times", id="doubled"),
        pytest.param(lambda it: it.append(kept(4, "jack", 9)), "act 4 is kept twice", id="kept twice"),
        pytest.param(lambda it: it[-2].update(client="jack", n=1), "(wrong-phase), and done", id="refused and done"),
        pytest.param(
            lambda it: it.append(answered(7.0, "rose", 2, type="ack", at=4)),
            "acknowledged as act 3 and as 4", id="one message, two acts",
        ),
        pytest.param(
            lambda it: it.extend([sent(7.0, "jack", 2), answered(7.1, "jack", 2, type="ack", at=5)]),
            "act 5 was acknowledged to ('rose', 3) and to ('jack', 2)", id="one act, two messages",
        ),
        pytest.param(
            lambda it: it.append(answered(7.0, "jack", 7, type="ack", at=6)), "never sent", id="an answer to nothing"
        ),
        pytest.param(
            lambda it: the(it, "saw", 5.3)["shared"].update(dice=[6]), "were shown different things", id="other dice"
        ),
        pytest.param(
            lambda it: the(it, "saw", 5.3)["shared"].update(position="q"), "{'position': ('p2', 'q')}", id="other board"
        ),
        pytest.param(
            lambda it: it.append(saw(5.5, "jack", 3, 5, 0)), "saw act 4 and then, on the same line, act 3", id="back"
        ),
        pytest.param(
            lambda it: the(it, "saw", 5.3)["lines"][1][0].__setitem__(1, 1), "line 1 was told to", id="another line"
        ),
        pytest.param(
            lambda it: the(it, "saw", 5.3)["lines"][1].__setitem__(1, "no"), "in other words than before", id="words"
        ),
        pytest.param(
            lambda it: the(it, "saw", 5.4).update(lines_from=4), "was told lines from 4, and 3 was next", id="a gap"
        ),
        pytest.param(
            lambda it: [the(it, "answered", 5.0).update(t=9.6), the(it, "answered", 6.1).update(t=9.7)],
            "nothing was acknowledged for 5.6 s after the end of kill -9", id="too late",
        ),
        pytest.param(
            lambda it: [the(it, "answered", 5.0).update(t=3.9), it.remove(the(it, "answered", 6.1)), it.pop()],
            "after the end of kill -9", id="never again",
        ),
    ],
)  # fmt: skip
def test_every_kind_of_lie_is_found(change: Callable[[list[Note]], object], sentence: str) -> None:
    found = forged(change)
    assert any(sentence in fault for fault in found), found


def test_tables_are_not_waited_for_where_trouble_comes_again_at_once() -> None:
    began, ended = ({"kind": kind, "fault": 2, "what": "stopped"} for kind in ("began", "ended"))
    again = [{**began, "t": 4.5}, {**ended, "t": 4.7}]
    found = check(sorted([*copy.deepcopy(TRUE), *again], key=lambda note: float(note["t"])), WITHIN)
    assert found.faults == []
    assert found.waits == [(pytest.approx(0.3), "stopped")]


def test_the_checker_knows_nothing_of_tablier() -> None:
    tree = ast.parse(Path(checking.__file__).read_text())
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= set(sys.stdlib_module_names)
