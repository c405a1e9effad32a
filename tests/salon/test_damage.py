"""Damaged tables, and such as a newer version has written: opened as far as they go, and never a dead link."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from salon.guests import PERSON, Guest, Json, Salon, running, settings_in
from tablier import Record

ACTS = 7
"""How many acts each table has: two sit down, a throw for the beginning, a throw, two steps, another throw."""


class Damage(NamedTuple):
    """What is done to a table in the database, which act is then missed, and as what; 0: it cannot be opened at all."""

    statement: str
    values: tuple[Any, ...]
    act: int
    code: str


def _act(at: int, body: str) -> tuple[str, tuple[Any, ...]]:
    return "update acts set body = ? where table_id = ? and at = ?", (body, "{id}", at)


def _plan(name: str, value: Any) -> tuple[str, tuple[Any, ...]]:
    return f"update tables set plan = json_set(plan, '$.{name}', json(?)) where id = ?", (json.dumps(value), "{id}")


DAMAGES = {
    "no JSON": Damage(*_act(4, '{"events": [{"eve'), 4, "act-unreadable"),
    "no object": Damage(*_act(4, "[1, 2]"), 4, "act-unreadable"),
    "empty": Damage(*_act(4, ""), 4, "act-unreadable"),
    "unknown act": Damage(*_act(3, '{"dance": 1}'), 3, "act-unreadable"),
    "unknown event": Damage(*_act(4, '{"events": [{"event": "juggle", "player": 0}]}'), 4, "act-unreadable"),
    "fields missing": Damage(*_act(4, '{"events": [{"event": "throw"}]}'), 4, "act-unreadable"),
    "no list": Damage(*_act(4, '{"events": 5}'), 4, "act-unreadable"),
    "no seat": Damage(*_act(2, '{"name": 9, "was": "a", "to": "b"}'), 2, "act-unreadable"),
    "not its turn": Damage(*_act(4, '{"events": [{"event": "play", "player": 0, "play": "1/2"}]}'), 4, "act-refused"),
    "second of two": Damage(
        *_act(3, '{"events": [{"event": "opening", "white": 6, "black": 1}, {"event": "next"}]}'), 3, "act-refused"
    ),
    "step": Damage(*_act(6, '{"steps": [[24, 6]]}'), 6, "act-refused"),
    "odd step": Damage(*_act(6, '{"steps": [7]}'), 6, "act-unreadable"),
    "gap": Damage("delete from acts where table_id = ? and at = ?", ("{id}", 4), 4, "act-missing"),
    "no beginning": Damage("delete from acts where table_id = ? and at = ?", ("{id}", 1), 1, "act-missing"),
    "newer game": Damage(*_plan("game", "tourne-case"), 0, "table-unreadable"),
    "newer option": Damage(*_plan("game", "backgammon@moon=full"), 0, "table-unreadable"),
    "no game": Damage(*_plan("game", 5), 0, "table-unreadable"),
    "bad position": Damage(*_plan("position", "backgammon:w:99:1x15"), 0, "table-unreadable"),
    "no plan": Damage("update tables set plan = ? where id = ?", ("{", "{id}"), 0, "table-unreadable"),
    "empty plan": Damage("update tables set plan = ? where id = ?", ("{}", "{id}"), 0, "table-unreadable"),
    "no dice": Damage(
        "update tables set plan = json_remove(plan, '$.dice') where id = ?", ("{id}",), 0, "table-unreadable"
    ),
    "no secret": Damage("update tables set secret = ? where id = ?", ("zz", "{id}"), 0, "table-unreadable"),
    "seat lost": Damage("delete from seats where table_id = ? and seat = ?", ("{id}", 1), 0, "table-unreadable"),
}
STOPPED = [name for name, damage in DAMAGES.items() if damage.act]
UNREADABLE = [name for name, damage in DAMAGES.items() if not damage.act]


class Found(NamedTuple):
    """A salon opened again over the damaged tables."""

    salon: Salon
    tables: dict[str, str]
    tokens: dict[str, list[str]]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Found]:
    """Tables that were played at, then damaged each in its way, and the salon opened again."""
    folder = tmp_path_factory.mktemp("damaged")
    tables: dict[str, str] = {}
    tokens: dict[str, list[str]] = {}
    with running(settings_in(folder, table_limit=1000)) as salon:
        for name in (*DAMAGES, "whole"):
            tables[name], tokens[name] = salon.table("backgammon", [PERSON, PERSON], public=True, dice="hand")
            with salon.guest(tables[name], *tokens[name]) as guest:
                _play(guest)
    _damage(folder / "salon.db", tables)
    with running(settings_in(folder, table_limit=1000)) as salon:
        yield Found(salon, tables, tokens)


def _play(guest: Guest) -> None:
    done = [guest.do("opening", dice=[6, 1]), guest.do("throw", dice=[6, 5])]
    for step in ("1/7", "12/17"):
        done.append(guest.do("steps", text=step))
    done.append(guest.do("undo"))
    assert [answer["type"] for answer in done] == ["ack"] * 5, done
    assert guest.state["at"] == ACTS


def _damage(database: Path, tables: dict[str, str]) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma foreign_keys=off")
        for name, damage in DAMAGES.items():
            values = tuple(tables[name] if value == "{id}" else value for value in damage.values)
            changed = connection.execute(damage.statement, values)
            assert changed.rowcount == 1, name
        connection.commit()


def _errors(found: Found, name: str, path: str = "", **query: str) -> tuple[int, Json]:
    answer = found.salon.http.get(f"/api/tables/{found.tables[name]}{path}", params=query)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("name", STOPPED)
def test_a_table_that_breaks_off_is_shown_as_it_was_before(found: Found, name: str) -> None:
    """Read-only, at the last good act, with a sentence in either language."""
    act, code = DAMAGES[name].act, DAMAGES[name].code
    status, seen = _errors(found, name)
    assert status == 200
    stopped = seen["state"]["stopped"]
    assert (stopped["code"], stopped["at"], seen["state"]["at"]) == (code, act - 1, act - 1)
    assert stopped["sentence"].startswith(f"Act {act} of this table ")
    assert seen["state"]["turn_seat"] is None
    french = _errors(found, name, lang="fr")[1]["state"]["stopped"]["sentence"]
    assert french.startswith(f"L’acte {act} de cette table ")
    assert "La table reste comme elle était avant" in french


@pytest.mark.parametrize("name", STOPPED)
def test_nobody_acts_at_such_a_table(found: Found, name: str) -> None:
    """Everything is refused with the same sentence; looking, asking and coming again are not."""
    table, tokens = found.tables[name], found.tokens[name]
    with found.salon.guest(table, *tokens, client="another") as guest:
        assert guest.state["actions"] == []
        for do, fields in (("throw", {"dice": [1, 2]}), ("resign", {}), ("house", {}), ("undo", {}), ("rematch", {})):
            answer = guest.do(do, **fields)
            assert (answer["type"], answer["code"]) == ("refused", DAMAGES[name].code)
            assert answer["sentence"] == guest.state["stopped"]["sentence"]
        assert guest.do("look", lang="fr")["type"] == "ack"
        assert guest.do("why_not", text="1/7")["type"] == "why"
    sat = found.salon.http.post(
        f"/api/tables/{table}/seats/0", json={"name": "Anne"}, headers={"authorization": f"Seat {tokens[0]}"}
    )
    assert (sat.status_code, sat.json()["error"]["code"]) == (409, DAMAGES[name].code)


@pytest.mark.parametrize("name", STOPPED)
def test_its_record_is_still_to_be_had(found: Found, name: str) -> None:
    """As text and JSON, with a remark; and every moment up to there with its picture."""
    for form in ("text", "json"):
        answer = found.salon.http.get(f"/api/tables/{found.tables[name]}/record", params={"format": form})
        assert answer.status_code == 200
        record = Record.read(answer.text)
        assert not record.faults
        assert record.tags["stopped"].startswith(f"Act {DAMAGES[name].act} of this table ")
    moments = _errors(found, name, "/moments")[1]
    assert len(moments) == len(record.events) + 1
    for at in range(len(moments)):
        drawn = found.salon.http.get(f"/api/tables/{found.tables[name]}/picture", params={"at": at})
        assert drawn.status_code == 200


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_table_that_cannot_be_made_out_says_so(found: Found, name: str) -> None:
    """No crash, no dead link: a sentence, over HTTP and at the socket, in either language."""
    for path in ("", "/record", "/moments", "/picture", "/account"):
        status, seen = _errors(found, name, path)
        assert (status, seen["error"]["code"]) == (422, "table-unreadable")
    assert _errors(found, name, lang="fr")[1]["error"]["sentence"].startswith("Cette version du programme")
    with found.salon.guest(found.tables[name], *found.tokens[name], lang="fr") as guest:
        assert (guest.welcome["type"], guest.welcome["code"]) == ("bye", "table-unreadable")
        assert guest.welcome["sentence"].startswith("Cette version du programme")
    assert found.salon.http.get(f"/table/{found.tables[name]}").status_code == 200


def test_lists_do_not_break(found: Found) -> None:
    """One's own tables are all listed; the public ones as far as they can be named."""
    shown = [token for tokens in found.tokens.values() for token in tokens]
    mine = found.salon.http.post("/api/mine", json={"tokens": shown})
    assert mine.status_code == 200
    assert {table["id"] for table in mine.json()["tables"]} == set(found.tables.values())
    lobby = found.salon.http.get("/api/tables")
    assert lobby.status_code == 200
    listed = {table["id"] for table in lobby.json()["running"]}
    assert found.tables["whole"] in listed
    assert found.tables["newer game"] not in listed


def test_nothing_of_the_others_is_touched(found: Found) -> None:
    """A whole table beside them goes on where it was, with its play half built."""
    with found.salon.guest(found.tables["whole"], *found.tokens["whole"], client="other") as guest:
        assert guest.state["stopped"] is None
        assert guest.state["drafted"] == [{"from": 1, "number": 6, "to": 7, "hits": False}]
        assert guest.do("steps", text="12/17")["type"] == "ack"
