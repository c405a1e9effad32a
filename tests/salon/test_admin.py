"""``tablier admin``, on both databases, and what it means for a salon that is running meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from salon.conftest import MOSTLY_SQLITE
from salon.guests import PATIENCE, PERSON, Salon, bot, choose, running, settings_in
from tablier import Phase, Record, Refusal
from tablier.fairness import verify
from tablier.salon.kept import schema
from tablier.salon.kept.store import Store
from tablier.terminal.app import tablier

DAY = 24 * 3600.0
Admin = Callable[..., Any]


mostly_sqlite = pytest.mark.parametrize("url", MOSTLY_SQLITE, indirect=True)


@pytest.fixture
def admin(url: str) -> Admin:
    """Run a command on the database; what it said as JSON."""

    def run(*words: str, code: int = 0) -> Any:
        result = raw(url, *words, "--json")
        assert result.exit_code == code, result.output
        return json.loads(result.stdout) if result.stdout else None

    return run


def raw(url: str, *words: str, lines: str | None = None) -> Result:
    result = CliRunner().invoke(tablier, ["admin", *words, "--database", url], input=lines)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def play(salon: Salon, names: tuple[str, str], acts: int | None = None, **wish: Any) -> tuple[str, list[str]]:
    """A match between two people, or its beginning; the table and the tokens."""
    chance, table = random.Random(5), salon.open("unstacked", [PERSON, PERSON], **wish)
    tokens = [salon.sit(table, seat, name) for seat, name in enumerate(names)]
    with salon.guest(table, *tokens) as guest:
        while not guest.state["over"] and (acts is None or guest.n < acts):
            guest.do(**(choose(guest.state, chance) or {}))
    return table, tokens


def eventually(come: Callable[[], bool], within: float = 240.0) -> None:
    deadline = time.monotonic() + within
    while not come():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def everything(url: str) -> str:
    """Every value in the database, as text."""
    engine = schema.open_engine(url)
    found = []
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            found += [repr(tuple(row)) for row in connection.execute(sa.select(table))]
    engine.dispose()
    return "\n".join(found)


@mostly_sqlite
def test_tables_are_listed_shown_and_counted_without_a_secret(url: str, admin: Admin, tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database=url, reviews="never")) as salon:
        over, tokens = play(salon, ("Anne", "Rose"))
        begun, _ = play(salon, ("Anne", "Jack"), acts=3)
        waiting = salon.open("backgammon@modern", [PERSON, bot("novice")], public=True)
    found = {entry["id"]: entry for entry in admin("tables")}
    assert {table: entry["stage"] for table, entry in found.items()} == {
        over: "over",
        begun: "running",
        waiting: "open",
    }
    assert [seat["name"] for seat in found[over]["seats"]] == ["Anne", "Rose"]
    assert {entry["id"] for entry in admin("tables", "--game", "backgammon")} == {waiting}
    assert {entry["id"] for entry in admin("tables", "--stage", "over")} == {over}
    assert admin("tables", "--older-than", "1") == []
    assert len(admin("tables", "--newer-than", "1")) == 3
    assert len(admin("tables", "-n", "2")) == 2
    shown = admin("show", over)
    assert len(shown["done"]) == found[over]["acts"]
    counted = admin("stats")
    assert (counted["tables"], counted["people"]) == (3, 4)
    assert counted["tables_by_game"] == {"backgammon": 1, "unstacked": 2}
    assert counted["acts"] == sum(entry["acts"] for entry in found.values())
    engine = schema.open_engine(url)
    with engine.connect() as connection:
        secrets = set(connection.execute(sa.select(schema.tables.c.secret)).scalars())
        secrets |= set(connection.execute(sa.select(schema.seats.c.token_hash)).scalars()) - {None}
    engine.dispose()
    told = "".join(
        raw(url, *words).output for words in (("show", over, "--json"), ("show", over), ("tables",), ("stats",))
    )
    assert "Rose" in told
    assert not [secret for secret in (*secrets, *tokens) if secret in told]
    assert raw(url, "show", "nowhere").exit_code == 1


@mostly_sqlite
@pytest.mark.long
def test_records_that_are_exported_replay_and_prove_their_dice(url: str, admin: Admin, tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database=url, reviews="never")) as salon:
        over, _ = play(salon, ("Anne", "Rose"))
        begun, _ = play(salon, ("Anne", "Jack"), acts=3)
        shown = salon.http.get(f"/api/tables/{over}/record").text
    assert admin("export", over, str(tmp_path / "one.tab"))["file"].endswith("one.tab")
    assert (tmp_path / "one.tab").read_text() == shown
    assert raw(url, "export", over).stdout == shown
    assert raw(url, "export", over, str(tmp_path / "one.tab")).exit_code == 1, "it is not written over"
    found = admin("export", "--all", str(tmp_path / "all"))
    assert found["written"] == 2
    for table, is_over in ((over, True), (begun, False)):
        record = Record.load(tmp_path / "all" / f"unstacked-{table}.json")
        assert (record.replay().phase is Phase.OVER) == is_over
        assert verify(record).holds


@mostly_sqlite
@pytest.mark.long
def test_a_table_that_is_deleted_is_gone_on_a_running_salon(url: str, admin: Admin, tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database=url, reviews="never")) as salon:
        gone, tokens = play(salon, ("Anne", "Rose"), acts=3)
        stays, _ = play(salon, ("Anne", "Jack"), acts=3)
        assert raw(url, "delete", gone).exit_code == 1, "nobody is there to say yes"
        assert salon.http.get(f"/api/tables/{gone}").status_code == 200
        with salon.guest(gone, *tokens, client="again") as guest:
            assert admin("delete", gone, "--yes")["deleted"] == [gone]
            with suppress(ConnectionClosed):
                assert guest.next_of("bye")["code"] == "table-altered"
        eventually(lambda: salon.http.get(f"/api/tables/{gone}").status_code == 404)
        assert salon.http.get(f"/api/tables/{stays}").status_code == 200
        assert admin("delete", gone, stays, "--yes", code=1)["deleted"] == [stays]
    assert admin("stats")["acts"] == 0


def test_whoever_stays_at_a_table_that_is_gone_is_shown_out(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, tokens = play(salon, ("Anne", "Rose"), acts=3)
        assert salon.hall is not None
        room, loop = salon.hall.rooms[table], salon.loop
        with salon.guest(table, *tokens, client="again") as guest:
            loop.call_soon_threadsafe(salon.hall.put_away, [table])
            assert guest.next_of("bye")["code"] == "table-altered"
            with pytest.raises(ConnectionClosed):
                guest.receive()
        with pytest.raises(Refusal):
            asyncio.run_coroutine_threadsafe(room.do(room.kept), loop).result(PATIENCE)


@mostly_sqlite
@pytest.mark.parametrize("by", ["token", "name"])
@pytest.mark.long
def test_a_person_is_erased_and_the_other_keeps_the_record(url: str, admin: Admin, tmp_path: Path, by: str) -> None:
    with running(settings_in(tmp_path, database=url)) as salon:
        table, tokens = play(salon, ("Anne", "Rosalind"))
        body = {"name": "Rosamunde", "token": tokens[1]}
        assert salon.http.post(f"/api/tables/{table}/seats/1", json=body).status_code == 201
        kept = salon.http.get(f"/api/tables/{table}/record").text
        assert "Rosamunde" in kept
        brought = salon.http.post(
            "/api/records?name=old.tab", content=kept.encode(), headers={"content-type": "text/plain"}
        )
        assert brought.status_code in (200, 201), brought.text
        before = salon.state(table)
        words = ("--person", tokens[1]) if by == "token" else ("--name", "Rosamunde")
        assert admin("delete", *words, code=1) is not None
        erased = admin("delete", *words, "--yes")
        assert (erased["seats"], erased["tables"]) == (1, [table])
        assert erased["records"] == (1 if by == "name" else 0)
        eventually(lambda: salon.http.get(f"/api/tables/{table}").json()["state"]["seats"][1]["name"] == "N. N.")
        after = salon.state(table)
        assert (after["at"], after["men"], after["over"]) == (before["at"], before["men"], True)
        assert salon.http.post("/api/mine", json={"tokens": [tokens[1]]}).json()["tables"] == []
        assert len(salon.http.post("/api/mine", json={"tokens": [tokens[0]]}).json()["tables"]) == 1
        sat = salon.http.post(f"/api/tables/{table}/seats/1", json={"name": "Thief"})
        assert sat.json()["error"]["code"] == "seat-taken"
        (tmp_path / "after.tab").write_text(salon.http.get(f"/api/tables/{table}/record").text)
    record = Record.load(tmp_path / "after.tab")
    assert record.replay().players == ("Anne", "N. N.")
    assert verify(record).holds
    left = everything(url)
    assert "Anne" in left
    if by == "name":
        assert "Rosamunde" not in left
        assert "Rosalind" not in left
    assert admin("delete", *words, "--yes", code=1)["seats"] == 0


@mostly_sqlite
@pytest.mark.long
def test_whoever_is_blocked_may_look_but_not_play(url: str, admin: Admin, tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database=url, proxies="127.0.0.1", reviews="never")) as salon:
        table, tokens = salon.table("unstacked", [PERSON, PERSON])

        def status(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return salon.http.post("/api/tables", json={"game": "unstacked"}, headers=headers).status_code

        assert status("203.0.113.9") == 201
        assert admin("block", "203.0.113.0/24", "--why", "spam")["blocked"] == "203.0.113.0/24"
        assert admin("block", "2001:db8::1")["blocked"] == "2001:db8::/64"
        eventually(lambda: status("203.0.113.9") == 403)
        assert status("2001:db8::ffff:2") == 403
        assert status("203.0.114.9") == 201
        headers = {"x-forwarded-for": "203.0.113.9"}
        assert salon.http.get(f"/api/tables/{table}", headers=headers).status_code == 200
        sat = salon.http.post(f"/api/tables/{table}/seats/0", json={"name": "X"}, headers=headers)
        assert sat.json()["error"]["code"] == "blocked"
        assert {one["network"] for one in admin("blocked")} == {"2001:db8::/64", "203.0.113.0/24"}
        # Whoever is connected already is shown out; our own address has to be meant.
        assert admin("block", "127.0.0.1", code=1) is None
        with salon.guest(table, *tokens) as guest:
            admin("block", "127.0.0.1", "--yes")
            assert guest.next_of("bye")["code"] == "blocked"
            with pytest.raises(ConnectionClosed):
                guest.receive()
        with connect(f"{salon.base.replace('http', 'ws', 1)}/api/tables/{table}/socket") as line:
            assert json.loads(line.recv(30))["code"] == "blocked"
        for network in ("127.0.0.1", "203.0.113.7/24"):
            admin("unblock", network)
        eventually(lambda: status("203.0.113.9") == 201)
        assert admin("unblock", "203.0.113.0/24", code=1)["unblocked"] is None
    assert raw(url, "block", "everybody").exit_code == 1


@mostly_sqlite
@pytest.mark.long
def test_a_salon_that_is_closed_opens_no_tables_and_says_why(url: str, admin: Admin, tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database=url, reviews="never")) as salon:
        table, tokens = salon.table("unstacked", [PERSON, PERSON])
        with salon.guest(table, *tokens) as guest:
            admin("close", "We are back at <b>eight</b>.")
            eventually(lambda: salon.http.get("/api/notice").json()["closed"] is not None)
            refused = salon.http.post("/api/tables", json={"game": "unstacked"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "closed")
            assert "eight" in refused.json()["error"]["sentence"]
            eventually(lambda: salon.http.get("/readyz").status_code == 200)  # games go on, and have to be stored
            wish = choose(guest.state, random.Random(1)) or {}
            assert guest.do(**wish)["type"] == "ack"
            admin("close", "--stop-games")
            eventually(lambda: salon.http.get("/readyz").status_code == 503)
            assert salon.http.get("/readyz").json()["error"]["code"] == "closed"
            refused = guest.do(**(choose(guest.state, random.Random(1)) or {}))
            assert (refused["code"], "stand still" in refused["sentence"]) == ("closed", True)
            assert salon.http.get(f"/api/tables/{table}").status_code == 200
            admin("open")
            eventually(lambda: salon.http.get("/readyz").status_code == 200)
            assert guest.do(**(choose(guest.state, random.Random(1)) or {}))["type"] == "ack"
        assert salon.http.post("/api/tables", json={"game": "unstacked"}).status_code == 201


@mostly_sqlite
@pytest.mark.long
def test_nobodys_time_runs_while_games_stand_still(url: str, admin: Admin, tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database=url, reviews="never")) as salon:
        table, tokens = salon.table("unstacked", [PERSON, PERSON], clock={"per_move": 5, "delay": 0})
        admin("close", "--stop-games")
        eventually(lambda: salon.http.get("/readyz").status_code == 503)
        with salon.guest(table, *tokens) as guest:
            at = guest.state["at"]
            time.sleep(6.0)
            assert salon.state(table)["at"] == at
            admin("open")
            eventually(lambda: salon.http.get("/readyz").status_code == 200)
            assert salon.state(table)["at"] == at


@mostly_sqlite
@pytest.mark.long
def test_a_notice_is_told_until_it_is_over(url: str, admin: Admin, tmp_path: Path) -> None:
    now = [time.time()]
    with running(settings_in(tmp_path, database=url), date=lambda: now[0]) as salon:
        assert salon.http.get("/api/notice").json() == {"notice": None, "closed": None}
        admin("notice", "<b>Tonight</b>\n& tomorrow", "--until", "2099-01-01T20:00")
        eventually(lambda: salon.http.get("/api/notice").json()["notice"] == "<b>Tonight</b> & tomorrow")
        now[0] += 100 * 365 * DAY
        assert salon.http.get("/api/notice").json()["notice"] is None
        now[0] = time.time()
        admin("notice")
        eventually(lambda: salon.http.get("/api/notice").json()["notice"] is None)
    for wrong in (("x", "--until", "tomorrow"), ("x", "--until", "2001-01-01"), ("x" * 401,)):
        assert raw(url, "notice", *wrong).exit_code == 1


@mostly_sqlite
@pytest.mark.long
def test_what_is_old_is_deleted_by_hand(url: str, admin: Admin, tmp_path: Path) -> None:
    now = [time.time() - 40 * DAY]
    with running(settings_in(tmp_path, database=url, reviews="never"), date=lambda: now[0]) as salon:
        old, _ = play(salon, ("Anne", "Rose"))
        text = salon.http.get(f"/api/tables/{old}/record").content
        assert salon.http.post("/api/records?name=a.tab", content=text).status_code in (200, 201)
        now[0] += 35 * DAY
        young, _ = play(salon, ("Anne", "Jack"), acts=3)
    assert raw(url, "prune", "--older-than", "30").exit_code == 1
    assert admin("prune", "--older-than", "30", "--yes") == {"tables": 1, "records": 1, "reviews": 0}
    assert [entry["id"] for entry in admin("tables")] == [young]
    assert admin("prune", "--older-than", "30") == {"tables": 0, "records": 0, "reviews": 0}


@mostly_sqlite
@pytest.mark.long
def test_a_salon_deletes_what_is_old_by_itself_and_one_server_does_it(url: str, admin: Admin, tmp_path: Path) -> None:
    long_ago = time.time() - 40 * DAY
    with running(settings_in(tmp_path, database=url, reviews="never"), date=lambda: long_ago) as salon:
        for _ in range(25):
            salon.open("unstacked")
    settings = settings_in(tmp_path, database=url, reviews="never", retention_days=30.0)
    with running(settings) as first, running(settings) as second:
        stays = second.open("unstacked")
        eventually(lambda: [entry["id"] for entry in admin("tables")] == [stays])
        eventually(lambda: first.http.get("/readyz").status_code == 200)


@mostly_sqlite
def test_a_backup_comes_back_into_either_database(url: str, admin: Admin, tmp_path: Path, request: Any) -> None:
    with running(settings_in(tmp_path, database=url)) as salon:
        table, tokens = play(salon, ("Anne", "Rose"))
        admin("block", "203.0.113.9")
        text = salon.http.get(f"/api/tables/{table}/record").content
        assert salon.http.post("/api/records?name=a.tab", content=text).status_code in (200, 201)
        copied = admin("backup", str(tmp_path / "salon.backup"))  # while it runs
        assert raw(url, "backup", str(tmp_path / "salon.backup")).exit_code == 1, "it is not written over"
        assert (tmp_path / "salon.backup").stat().st_mode & 0o077 == 0, "the dice of games under way are in it"
        later, _ = play(salon, ("Anne", "Jack"), acts=2)
    assert copied["rows"]["tables"] == 1
    others = [f"sqlite:///{tmp_path / 'other.db'}", url]
    for target in others:
        in_use = target == url
        if in_use:
            refused = raw(target, "restore", str(tmp_path / "salon.backup"))
            assert refused.exit_code == 1
            assert later in {entry["id"] for entry in admin("tables")}
        restored = raw(target, "restore", str(tmp_path / "salon.backup"), *(("--yes",) if in_use else ()))
        assert restored.exit_code == 0, restored.output
        with running(settings_in(tmp_path, database=target)) as salon:
            assert salon.http.get(f"/api/tables/{table}/record").content == text
            assert salon.http.get(f"/api/tables/{later}").status_code == 404
            assert len(salon.http.post("/api/mine", json={"tokens": tokens}).json()["tables"]) == 1
        found = json.loads(raw(target, "stats", "--json").stdout)
        assert (found["tables"], found["records"], found["blocked"]) == (1, 1, 1)


@pytest.mark.long
def test_a_backup_of_sqlite_comes_back_into_postgres(tmp_path: Path, postgres: str) -> None:
    old, name = f"sqlite:///{tmp_path / 'salon.db'}", f"moved_{random.getrandbits(40):x}"
    engine = schema.open_engine(postgres)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    new = postgres.replace("/postgres?", f"/{name}?")
    with running(settings_in(tmp_path, database=old)) as salon:
        table, _ = play(salon, ("Anne", "Rose"))
        text = salon.http.get(f"/api/tables/{table}/record").content
    for words in (
        ("backup", str(tmp_path / "b"), "--database", old),
        ("restore", str(tmp_path / "b"), "--database", new),
    ):
        assert CliRunner().invoke(tablier, ["admin", *words]).exit_code == 0
    with running(settings_in(tmp_path, database=new)) as salon:
        assert salon.http.get(f"/api/tables/{table}/record").content == text


@mostly_sqlite
def test_a_backup_that_is_damaged_is_refused_and_nothing_is_lost(url: str, admin: Admin, tmp_path: Path) -> None:
    Store(url).close()
    admin("block", "203.0.113.9")
    admin("backup", str(tmp_path / "whole"))
    whole = (tmp_path / "whole").read_bytes()
    for number, broken in enumerate((whole[:-30], whole[: len(whole) // 2], b"nothing", b"")):
        (tmp_path / f"broken{number}").write_bytes(broken)
        refused = raw(url, "restore", str(tmp_path / f"broken{number}"), "--yes")
        assert refused.exit_code == 1
        assert "damaged" in refused.stderr
    assert len(admin("blocked")) == 1


@mostly_sqlite
def test_the_schema_goes_forward_and_back(url: str, admin: Admin) -> None:
    assert raw(url, "stats").exit_code == 2, "there is no salon yet"
    assert admin("migrate")["now"] == schema.revisions()[-1]
    assert admin("migrate", "--to", "0005", code=1) is None, "it has to be meant"
    assert admin("migrate", "--to", "0005", "--yes")["now"] == "0005"
    assert raw(url, "stats").exit_code == 2, "the program works with another"
    assert admin("migrate")["before"] == "0005"
    assert admin("stats")["revision"] == schema.revisions()[-1]
    assert raw(url, "migrate", "--to", "1234").exit_code == 2


@mostly_sqlite
def test_words_that_do_not_go_together_are_told(url: str) -> None:
    Store(url).close()
    for words in (("delete",), ("delete", "x", "--name", "y"), ("export",), ("prune",), ("nothing",)):
        assert raw(url, *words).exit_code == 2


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_every_command_explains_itself(lang: str) -> None:
    group = tablier.commands["admin"]
    for name in group.commands:  # type: ignore[attr-defined]
        told = CliRunner().invoke(tablier, ["admin", name, "--help", "--lang", lang])
        assert told.exit_code == 0
        assert "--json" in told.output
        assert max(map(len, told.output.splitlines())) <= 80
        assert "admin." not in told.output
