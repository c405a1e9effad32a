"""An event is declared once, and everything else follows from the declaration."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from noisy import knocking
from saying.keys import messages as messages_of
from tablier import Phase, Record, Refusal, Table, Unreadable, rulebook
from tablier.games.race import telling as race
from tablier.games.trictrac import scribe
from tablier.salon import messages
from tablier.salon.play.actions import described
from tablier.saying import LANGUAGES
from tablier.saying.catalogues import SOURCE
from tablier.saying.export import exported
from tablier.table import values
from tablier.table.declaring import KINDS, Button, Event, event_from_json
from tablier.table.events import Played
from tablier.telling import sentences

EVERY = list(KINDS.values())


@pytest.fixture
def knock() -> Iterator[type[Event]]:
    """An event that no game has."""
    with knocking() as declared:
        yield declared


def test_one_declaration_gives_a_right_and_a_refusal(knock: type[Event]) -> None:
    """C-2."""
    table = Table("garanguet", seed=1, first="white")
    assert "knock" in table.acts
    assert "knock" in table.may(0)
    assert "knock" not in table.may(1)
    table.do("knock", 3, 1)
    assert table.events[-1] == knock(0, 3, 1)  # type: ignore[call-arg]
    with pytest.raises(Refusal) as refused:
        table.apply(knock(1, 3, 1))  # type: ignore[call-arg]
    assert (refused.value.code, refused.value.clause) == ("not-your-turn", "C-2")
    table.throw()
    assert "knock" not in table.may(0)
    with pytest.raises(Refusal, match="play the throw first") as refused:
        table.do("knock", 3, 1)
    assert refused.value.code == "wrong-phase"


def test_a_table_without_it_says_who_has_it(knock: type[Event]) -> None:
    table = Table("unstacked", seed=1, first="white")
    assert "knock" not in table.acts
    with pytest.raises(Refusal, match="There is no knocking in Unstacked Draughts; a noisier house has it"):
        table.do("knock", 3, 1)


def test_one_declaration_gives_a_line_and_json(knock: type[Event]) -> None:
    table = Table("garanguet", seed=1, first="white")
    table.do("knock", 3, 1)
    table.throw()
    written = str(table.record())
    assert "\n   white knocks 3 for black\n" in written
    assert Record.read(written.replace("white knocks 3", "WHITE  knocks   3")).events == table.events
    data = table.events[1].to_json()
    assert data == {"event": "knock", "player": 0, "times": 3, "side": 1}
    assert event_from_json(json.loads(json.dumps(data))) == table.events[1]
    with pytest.raises(Unreadable, match="“times” cannot be 7"):
        event_from_json(data | {"times": 7})


def test_one_declaration_gives_a_message_and_a_button(knock: type[Event]) -> None:
    reader: TypeAdapter[Any] = TypeAdapter(messages.message_of(knock))
    asked = reader.validate_python({"n": 1, "do": "knock", "times": 2, "side": 1})
    assert knock.declared.from_message(0, {"times": asked.times, "side": asked.side}) == knock(0, 2, 1)  # type: ignore[call-arg]
    with pytest.raises(ValidationError):
        reader.validate_python({"n": 1, "do": "knock", "times": 7, "side": 1})
    with pytest.raises(ValidationError):
        reader.validate_python({"n": 1, "do": "knock", "times": 2, "side": 1, "player": 1})
    assert knock.declared.button == Button("bar", "Knock")
    offered = next(one for one in described(Table("garanguet")) if one["do"] == "knock")
    assert offered == {
        "do": "knock", "place": "bar", "label": "Knock",
        "asks": [{"name": "times", "kind": "whole", "least": 1, "most": 6, "by": 1}, {"name": "side", "kind": "side"}],
    }  # fmt: skip


def kinds_of_values(found: type[values.FieldValue] = values.FieldValue) -> set[type[values.FieldValue]]:
    """Every kind of value that is defined, however deep."""
    return {found}.union(*map(kinds_of_values, found.__subclasses__()))


def test_the_page_has_a_control_for_every_kind_of_value() -> None:
    """What an event may be declared with, a message can bring and the panel can ask for."""
    samples = [values.Whole(0, 1), values.Side(0, 1), values.Seat(0, 3), values.YesNo("much", "little"), values.Dice(),
               values.Seats(), values.Text(), values.OrNothing(values.Text())]  # fmt: skip
    assert {type(value) for value in samples} == kinds_of_values() - {values.FieldValue}, "a sample of every kind"
    script = Path(messages.__file__).parent / "page" / "js" / "table" / "asking.js"
    found = re.search(r"const CONTROLS = \{(.*?)\n\};", script.read_text("utf-8"), re.DOTALL)
    assert found
    controls = {quoted or plain for quoted, plain in re.findall(r'^  (?:"([\w-]+)"|(\w+)):', found[1], re.MULTILINE)}
    assert {value.described()["kind"] for value in samples} == controls
    for value in samples:
        TypeAdapter(messages.asked(value))


def test_one_declaration_gives_a_sentence(knock: type[Event]) -> None:
    table = Table("garanguet", seed=1, first="black", names=("Ann", "Bob"))
    table.do("knock", 2, 0)
    told = sentences.sentence(table, table.events[-1])
    assert (told.said, told.clause, told.kind, told.player) == ("Bob knocks 2 times for Ann.", "C-2", "knock", 1)


@pytest.mark.parametrize("act", EVERY, ids=lambda act: act.kind)
def test_every_event_has_all_its_parts(act: type[Event]) -> None:
    declared = act.declared
    assert act.__doc__, "what it is"
    assert any(declared.clause in page_clauses for page_clauses in clauses()), "a clause of the rulebook"
    assert declared.phases, "a time for it"
    by_table = act in (*sentences.BY_TABLE, *race.BY_TABLE, *scribe.BY_TABLE, Played)
    assert by_table or f"telling.act-{act.kind}" in messages_of(SOURCE), "a message that tells it"
    assert (declared.asks is not None) or not declared.button.place, "a message, if there is a button"
    assert declared.rank < 99 or not declared.button.place, "a place among the acts offered"
    assert declared.line.template, "a line in a record"
    for language in LANGUAGES:
        assert declared.button.place != "bar" or declared.button.label in exported(language, "table"), "a label"


def clauses() -> list[set[str]]:
    pages = ("backgammon", "garanguet", "jacquet-de-versailles", "trictrac", "unstacked", rulebook.COMMON)
    return [{clause.id for clause in rulebook.page(page).clauses} for page in pages]


def test_no_two_events_have_the_same_rank_or_line() -> None:
    offered = [act.declared.rank for act in EVERY if act.declared.rank < 99]
    assert len(offered) == len(set(offered))
    lines = [act.declared.line.template for act in EVERY]
    assert len(lines) == len(set(lines))


def test_old_spellings_of_trictrac_go_on_working_and_name_the_new_one() -> None:
    table = Table("trictrac", position="trictrac:w:1x13,6x1,7x1:1x13,6x1,7x1")
    table.throw(6, 6)
    assert table.phase is Phase.STAY
    with pytest.warns(DeprecationWarning, match=r"table\.stay\(…\) is now table\.trictrac\.stay\(…\)"):
        table.stay()  # type: ignore[attr-defined]
    assert table.phase is Phase.PLAY
    assert not hasattr(table, "no_such_thing")
