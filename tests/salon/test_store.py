"""The store: on SQLite and on PostgreSQL, many writes at once, writes that fail, and databases of older versions."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from unittest.mock import Mock

import pytest
import sqlalchemy as sa

from depth import mostly_long
from salon.conftest import MOSTLY_SQLITE
from salon.guests import PERSON, Guest, bot, choose, running, settings_in
from tablier import BadOption
from tablier.salon import log
from tablier.salon.kept import keeping, schema, servers, store
from tablier.salon.kept.keeping import NoDatabase, NotKnown
from tablier.salon.kept.store import Kept, KeptAct, Store
from tablier.salon.messages import NewTable
from tablier.salon.play import opening


def an_act(at: int, client: str | None = None, n: int | None = None, **body: Any) -> KeptAct:
    return KeptAct(at, 1.5, 0, client, n, body or {"undo": False})


def test_what_is_written_is_read_again(url: str) -> None:
    async def go() -> Kept | None:
        kept = Store(url)
        table, seats = opening.open_table(NewTable(game="backgammon@modern", public=True), 1234.5)
        await kept.write(store.create(table, seats))
        await kept.write(store.append(table.id, an_act(1, "tab", 7, name=0, was="é", to="○")))
        found = await kept.read(store.load(table.id))
        assert found == Kept(found.table, seats, (an_act(1, "tab", 7, name=0, was="é", to="○"),))
        assert found.table.plan == table.plan
        assert await kept.read(store.load("nowhere")) is None
        assert await kept.read(store.news("nowhere", 0)) is None
        for after in range(len(found.acts) + 1):
            assert await kept.read(store.news(table.id, after)) == Kept(found.table, (), found.acts[after:])
        assert [one.id for one, _ in await kept.read(store.public_tables(0.0))] == [table.id]
        kept.close()
        return found

    assert asyncio.run(go()) is not None


def test_of_a_table_only_what_is_new_is_noted() -> None:
    table, _ = opening.open_table(NewTable(game="unstacked"), 100.0)
    turn = table.noted(101.0, "running", {"turn": 0})
    assert (turn.touched, turn.stage, turn.result) == (101.0, "running", {"turn": 0})
    assert turn.noted(105.0, "running", {"turn": 0}) is turn, "a step of a play"
    other = turn.noted(105.0, "running", {"turn": 1})
    assert other == replace(turn, result={"turn": 1}), "when it was touched need not be known to the second"
    assert len(store.note(other, turn)[0].values) < len(store.note(other)[0].values), "and is not written"
    assert turn.noted(105.0, "over", None) == replace(turn, touched=105.0, stage="over", result=None)
    assert turn.noted(200.0, "running", {"turn": 0}).touched == 200.0, "it is not forgotten that somebody plays"


def test_a_table_is_read_as_it_was_at_one_moment(url: str) -> None:
    """What another server commits while a table is being read is seen whole or not at all."""
    kept = Store(url)
    table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
    other = schema.open_engine(url)
    meanwhile = [store.append(table.id, an_act(1), [replace(seats[0], name="Anne")])]
    meanwhile.append(store.follow(table.id, "another"))

    def commit(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        """After the first thing that is read, once."""
        if statement.startswith("SELECT") and meanwhile:
            jobs = meanwhile[:]
            meanwhile.clear()
            with other.begin() as line:
                for job in jobs:
                    job(line)

    async def go() -> None:
        await kept.write(store.create(table, seats))
        sa.event.listen(kept.engine, "after_cursor_execute", commit)
        before = await kept.read(store.load(table.id))
        assert not meanwhile
        assert before is not None
        assert (before.acts, before.table.rematch, before.seats[0].name) == ((), None, seats[0].name)
        after = await kept.read(store.load(table.id))
        assert after is not None
        assert (len(after.acts), after.table.rematch, after.seats[0].name) == (1, "another", "Anne")

    try:
        asyncio.run(go())
    finally:
        kept.close()
        other.dispose()


def test_many_writes_are_committed_together_and_one_that_fails_harms_no_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> tuple[int, list[Any], int]:
        kept = Store(url)
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        commits, waking = Mock(wraps=keeping._Writer._done), Mock(wraps=keeping._wake)
        monkeypatch.setattr(keeping._Writer, "_done", lambda *what: commits(*what))
        monkeypatch.setattr(keeping, "_wake", waking)
        numbers = [*range(1, 101), 50]  # the act 50 twice
        jobs = [kept.write(store.append(table.id, an_act(at))) for at in numbers]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        found = await kept.read(store.load(table.id))
        kept.close()
        assert found is not None
        assert waking.call_count < 50
        return commits.call_count, answers, len(found.acts)

    commits, answers, kept = asyncio.run(go())
    assert kept == 100
    assert sum(isinstance(answer, sa.exc.IntegrityError) for answer in answers) == 1
    assert commits < 50


def test_each_of_very_many_acts_and_notes_at_once_is_kept_as_it_was(url: str) -> None:
    """Several rows go in one statement, and every table has its own."""

    async def go() -> None:
        kept = Store(url)
        opened = [opening.open_table(NewTable(game="unstacked"), 0.0) for _ in range(153)]
        await asyncio.gather(*(kept.write(store.create(*one)) for one in opened))
        expected = {}
        for turn in range(2):
            jobs = []
            for k, (table, _) in enumerate(opened):
                before = expected.get(table.id, table)
                after = replace(before, result=None if k % 5 == turn else {"turn": k})
                after = replace(after, stage="running", touched=float(k)) if k % 3 == turn else after
                expected[table.id] = after
                act = store.append(table.id, an_act(turn + 1, "client", 2 * k + turn, steps=[[k, turn]]))
                jobs.append(kept.write(store.together([act, store.note(after, before)]), table.id))
            twice = store.note(replace(expected[opened[0][0].id], stage="over"))  # of one table the last counts
            jobs.append(kept.write(twice, opened[0][0].id))
            expected[opened[0][0].id] = replace(expected[opened[0][0].id], stage="over")
            assert await asyncio.gather(*jobs) == [None] * 154
        for k, (table, _) in enumerate(opened):
            found = await kept.read(store.load(table.id))
            assert found is not None
            assert found.table == expected[table.id]
            assert [(it.at, it.n, it.body) for it in found.acts] == [
                (turn + 1, 2 * k + turn, {"steps": [[k, turn]]}) for turn in range(2)
            ]
        kept.close()

    asyncio.run(go())


def test_whoever_holds_the_lease_no_longer_harms_no_other(url: str) -> None:
    """Acts under a lease, acts without one and what is noted are committed together."""

    async def go() -> None:
        kept = Store(url)
        opened = [opening.open_table(NewTable(game="unstacked"), 0.0) for _ in range(9)]
        for table, seats in opened:
            await kept.write(store.create(table, seats))
        held = [await kept.write(servers.take(table.id, "one", None)) for table, _ in opened]
        await kept.write(servers.take(opened[4][0].id, "other", held[4]))
        jobs = []
        for k, ((table, _), lease) in enumerate(zip(opened, held, strict=True)):
            noted = store.note(replace(table, stage="running"))
            acting = store.append(table.id, an_act(1), lease=None if k % 3 == 2 else lease)
            jobs.append(kept.write(store.together([acting, noted] if k % 2 == 0 else [acting]), table.id))
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers] == [servers.Deposed if k == 4 else type(None) for k in range(9)]
        for k, (table, _) in enumerate(opened):
            found = await kept.read(store.load(table.id))
            assert found is not None
            assert [act.at for act in found.acts] == ([] if k == 4 else [1])
            assert found.table.stage == ("running" if k % 2 == 0 and k != 4 else "open")
        kept.close()

    asyncio.run(go())


def test_an_act_whose_connection_is_lost_may_be_stored_or_not_and_all_go_on(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_TRUSTED", 60.0)
    engine = schema.open_engine(postgres).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE lost")
    kept = Store(postgres.replace("/postgres?", "/lost?"))

    async def go() -> None:
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        for act, jobs in ((1, 1), (2, 3)):
            await asyncio.gather(*(kept.read(store.load(table.id)) for _ in range(8)))
            await kept.write(store.note(table))
            with engine.connect() as connection:
                connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'lost'"
                )
            with pytest.raises(NotKnown):
                await kept.write(store.together([store.append(table.id, an_act(act)), store.note(table)][:jobs]))
            await kept.write(store.append(table.id, an_act(act)))
            for found in await asyncio.gather(*(kept.read(store.load(table.id)) for _ in range(8))):
                assert found is not None
                assert len(found.acts) == act

    try:
        asyncio.run(go())
    finally:
        kept.close()
        engine.dispose()


def test_no_message_of_a_client_is_kept_twice(url: str) -> None:
    async def go() -> None:
        kept = Store(url)
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        await kept.write(store.append(table.id, an_act(1, "tab", 1)))
        with pytest.raises(sa.exc.IntegrityError):
            await kept.write(store.append(table.id, an_act(2, "tab", 1)))
        await kept.write(store.append(table.id, an_act(2, "other", 1)))
        await kept.write(store.append(table.id, replace(an_act(3, "tab", 1), seat=1)))
        kept.close()

    asyncio.run(go())


def test_a_database_of_version_1_is_brought_up_to_date(url: str) -> None:
    engine = schema.open_engine(url)
    schema.migrate(engine, "0001")
    columns = {column["name"] for column in sa.inspect(engine).get_columns("tables")}
    assert "result" not in columns
    table, seats = opening.open_table(NewTable(game="garanguet"), 0.0)
    old = sa.text(
        "INSERT INTO tables (id, created, touched, plan, secret, public, stage, rematch) VALUES"
        " (:id, 1, 2, :plan, :secret, :public, 'open', NULL)"
    )
    with engine.begin() as connection:
        values = {"id": table.id, "plan": json.dumps(table.plan), "secret": table.secret, "public": True}
        connection.execute(old, values)
        for seat in seats:
            free = sa.text("INSERT INTO seats (table_id, seat) VALUES (:id, :seat)")
            connection.execute(free, {"id": table.id, "seat": seat.seat})
    engine.dispose()

    async def go() -> None:
        kept = Store(url)
        found = await kept.read(store.load(table.id))
        assert found is not None
        assert found.table.plan == table.plan
        assert found.table.result is None
        assert found.seats == seats
        kept.close()
        Store(url).close()  # a second time there is nothing to do

    asyncio.run(go())


def test_a_database_of_version_2_keeps_every_act_and_takes_two_clients_of_one_name(url: str) -> None:
    engine = schema.open_engine(url)
    schema.migrate(engine, "0002")
    table, seats = opening.open_table(NewTable(game="garanguet"), 0.0)
    old = (an_act(1, None, None, sit=0, name="Rose"), an_act(2, "bot", 1), an_act(3, "bot", 2), an_act(4, "tab", 1))
    with engine.begin() as connection:
        values = {**vars(table), "plan": json.dumps(table.plan), "result": None}
        connection.execute(schema.tables.insert(), values)
        for seat in seats:  # as they were then
            values = {name: value for name, value in vars(seat).items() if name != "seal"}
            connection.execute(schema.seats.insert(), {"table_id": table.id, **values})
        for act in old:
            store.append(table.id, act)(connection)
        with pytest.raises(sa.exc.IntegrityError), connection.begin_nested():
            store.append(table.id, replace(an_act(5, "bot", 1), seat=1))(connection)
    engine.dispose()

    async def go() -> None:
        kept = Store(url)
        found = await kept.read(store.load(table.id))
        assert found is not None
        assert found.acts == old
        await kept.write(store.append(table.id, replace(an_act(5, "bot", 1), seat=1)))
        for again in (an_act(6, "bot", 1), replace(an_act(6, "bot", 1), seat=1), an_act(5, "new", 1)):
            with pytest.raises(sa.exc.IntegrityError):
                await kept.write(store.append(table.id, again))
        stranger = "INSERT INTO acts (table_id, at, made, body) VALUES ('nowhere', 1, 0, '{}')"
        with pytest.raises(sa.exc.IntegrityError):
            await kept.write(lambda connection: connection.exec_driver_sql(stranger))
        kept.close()

    asyncio.run(go())


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////nowhere/at/all.db", "mysql://x@y/z"])
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(BadOption) as told:
        Store(url)
    assert told.value.code == "bad-database"
    assert "\n" not in told.value.sentence


def test_the_schema_of_the_program_is_that_of_the_migrations(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = schema.open_engine(url)
    schema.migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_reviews_and_records_come_and_go_with_their_migration(url: str) -> None:
    """Going back leaves the tables as they were."""
    engine = schema.open_engine(url)
    schema.migrate(engine, "0004")
    before = sorted(sa.inspect(engine).get_table_names())
    schema.migrate(engine)
    assert {"reviews", "records"} <= set(sa.inspect(engine).get_table_names())
    schema.migrate(engine, "0004", back=True)
    assert sorted(sa.inspect(engine).get_table_names()) == before
    schema.migrate(engine)
    engine.dispose()


def test_a_game_is_kept_and_resumed(url: str, tmp_path: Path) -> None:
    settings, chance = settings_in(tmp_path, database=url), random.Random(2)
    with running(settings) as salon:
        table, tokens = salon.table("unstacked")
        with salon.guest(table, *tokens) as guest:
            for _ in range(10):
                guest.do(**(choose(guest.state, chance) or {}))
            before = guest.state
    with running(settings) as salon, salon.guest(table, *tokens, client="second") as guest:
        assert (guest.state["at"], guest.state["men"]) == (before["at"], before["men"])
        while not guest.state["over"]:
            guest.do(**(choose(guest.state, chance) or {}))
        found = salon.http.post("/api/mine", json={"tokens": tokens}).json()["tables"][0]
        assert found["stage"] == "over"
        assert found["result"]["winner"] in (0, 1)


@pytest.mark.parametrize("problem", [OSError("the disk is full"), sqlite3.OperationalError("disk I/O error")])
def test_if_storing_fails_nothing_is_changed_and_it_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, tokens = salon.table("garanguet", first="white")
        with salon.guest(table, *tokens) as guest:
            guest.do("throw")
            before = guest.state
            step = {name: before["steps"][0][name] for name in ("from", "number", "to")}
            with monkeypatch.context() as failing:
                failing.setattr(keeping, "_execute", Mock(side_effect=problem))
                refused = guest.do("step", **step)
                assert refused["code"] == "not-stored"
            assert salon.state(table)["men"] == before["men"]
            assert salon.state(table)["at"] == before["at"]
            assert guest.ask({"n": guest.n, "do": "step", **step})["type"] == "ack"
            assert guest.state["drafted"]


@pytest.mark.parametrize("stored", mostly_long([False, True], "True"))
def test_a_bot_whose_act_may_be_stored_or_not_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, stored: bool
) -> None:
    """It ended the bot's turn, nobody else knows, and nobody comes: the table has to find out by itself."""
    with running(settings_in(tmp_path)) as salon:
        table, tokens = salon.table("garanguet", [PERSON, bot("random")], first="white")
        hall = salon.hall
        assert hall is not None
        write, read, lost = hall.store.write, hall.store.read, []

        async def lose(job: Any, of: str = "") -> Any:
            room = hall.rooms[table]
            if lost or not room.driver.is_thinking or room.journal.turn_seat != 0:
                return await write(job, of)
            if stored:
                await write(job, of)
            lost.append(time.monotonic())
            raise NotKnown

        async def fail(query: Any) -> Any:
            if lost and time.monotonic() < lost[0] + 1.5:
                raise NoDatabase
            return await read(query)

        monkeypatch.setattr(hall.store, "write", lose)
        monkeypatch.setattr(hall.store, "read", fail)
        chance = random.Random(2)
        with salon.guest(table, *tokens) as guest:
            while not lost:
                message = choose(guest.state, chance)
                if message is None:
                    guest.receive()
                else:
                    assert guest.do(**message)["type"] == "ack"
            guest.until(lambda state: state["turn_seat"] == 0, 20)
            assert guest.do(**(choose(guest.state, chance) or {}))["type"] == "ack"
    told = next(record for record in caplog.records if record.message == "a bot could not act")
    line = json.loads(log.JsonLines().format(told))
    assert (line["level"], line["bot"]) == ("error", "random")


# A database that hangs


@pytest.mark.long
def test_nobody_waits_for_all_who_came_before_when_the_database_hangs(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database_within=2.0)) as salon:
        table = salon.open("unstacked")
        salon.state(table)

        def sit(number: int) -> int:
            body = {"name": "Rose", "token": f"{number}".zfill(22)}
            return salon.http.post(f"/api/tables/{table}/seats/0", json=body).status_code

        with closing(sqlite3.connect(tmp_path / "salon.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            began = time.monotonic()
            with ThreadPoolExecutor(30) as asking:
                assert list(asking.map(sit, range(30))) == [503] * 30
            assert time.monotonic() - began < 50  # and not two seconds for each, whatever else the machine does
            other.execute("ROLLBACK")
        assert sit(7) == 201
        assert salon.state(table)["at"] == 1


class Hang:
    """Keeps a thread waiting in the midst of something, until it is let go."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, *_: Any) -> None:
        self.begun.set()
        assert self.go_on.wait(30)


@pytest.mark.parametrize("url", MOSTLY_SQLITE, indirect=True)
def test_a_write_that_hangs_is_given_up_and_others_are_written_meanwhile(url: str) -> None:
    async def go() -> None:
        kept, hang = Store(url, within=2.0), Hang()
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        job = store.append(table.id, an_act(1, "tab", 1))

        def hanging(connection: sa.Connection) -> None:
            hang()
            job(connection)

        with pytest.raises(NotKnown) as told:
            await kept.write(hanging)
        assert told.value.code == "not-stored"
        # Somebody else does the same act of the table meanwhile; the one that hung comes too late.
        await kept.write(store.append(table.id, an_act(1, "other", 1)))
        hang.go_on.set()
        for number in range(2, 5):
            await kept.write(store.append(table.id, an_act(number)))
        found = await kept.read(store.load(table.id))
        assert found is not None
        assert [(act.at, act.client) for act in found.acts] == [(1, "other"), (2, None), (3, None), (4, None)]
        kept.close()

    asyncio.run(go())


@pytest.mark.parametrize("url", MOSTLY_SQLITE, indirect=True)
def test_what_waits_behind_a_write_that_hangs_is_not_lost(url: str) -> None:
    async def go() -> None:
        kept, hang = Store(url, within=2.0), Hang()
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        first = asyncio.create_task(kept.write(hang))
        await asyncio.to_thread(hang.begun.wait)
        await asyncio.sleep(0.5)
        second = kept.write(store.append(table.id, an_act(1)))
        answers = await asyncio.gather(first, second, return_exceptions=True)
        assert isinstance(answers[0], NotKnown)
        assert answers[1] is None
        hang.go_on.set()
        kept.close()

    asyncio.run(go())


def test_reading_is_given_up_and_does_not_take_every_thread_with_it(url: str) -> None:
    async def go() -> None:
        kept, hang = Store(url, within=0.5), Hang()
        readings = [kept.read(hang) for _ in range(8)]
        for answer in await asyncio.gather(*readings, return_exceptions=True):
            assert isinstance(answer, NoDatabase)
        with pytest.raises(NoDatabase):
            await kept.read(store.load("nowhere"))
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 7), 5) == 7
        hang.go_on.set()
        for _ in range(100):
            await asyncio.sleep(0.05)
            try:
                assert await kept.read(store.load("nowhere")) is None
                break
            except NoDatabase:
                continue
        else:
            raise AssertionError("nobody reads any more")
        kept.close()

    asyncio.run(go())


@pytest.mark.parametrize("what", ["read", "write"])
def test_who_comes_back_when_the_database_was_let_go_leaves_no_connection_open(url: str, what: str) -> None:
    still_open: set[int] = set()

    async def go() -> None:
        kept, hang = Store(url, within=0.3), Hang()
        kept.engine.dispose()
        sa.event.listen(kept.engine, "connect", lambda connection, _: still_open.add(id(connection)))
        sa.event.listen(kept.engine, "close", lambda connection, _: still_open.discard(id(connection)))
        with pytest.raises((NoDatabase, NotKnown)):
            await (kept.read(hang) if what == "read" else kept.write(hang))
        kept.close()
        assert still_open
        hang.go_on.set()
        for _ in range(100):
            if not still_open:
                break
            await asyncio.sleep(0.05)

    asyncio.run(go())
    assert not still_open


@pytest.mark.parametrize("lost", ["before", "after"])
def test_an_act_of_which_nothing_is_known_is_found_out_about_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """The database falls silent before or after it has done what it was told; either way it is done once."""
    hang, execute = Hang(), keeping._execute

    def fall_silent(cursor: Any, *what: Any) -> None:
        if lost == "before":
            hang()
        execute(cursor, *what)
        if lost == "after":
            cursor.connection.commit()
            hang()

    with running(settings_in(tmp_path, database_within=1.0)) as salon:
        table, tokens = salon.table("garanguet", first="white")
        with salon.guest(table, *tokens) as guest:
            before = guest.state["at"]
            with monkeypatch.context() as silent:
                silent.setattr(keeping, "_execute", fall_silent)
                refused = guest.do("throw")
                assert refused["code"] == "not-stored"
            again = guest.ask({"n": guest.n, "do": "throw"})
            assert (again["type"], again["at"]) == ("ack", before + 1)
            hang.go_on.set()
            time.sleep(0.3)
            step = {name: salon_step(guest)[name] for name in ("from", "number", "to")}
            done = guest.do("step", **step)
            assert (done["type"], done["at"]) == ("ack", before + 2)


def salon_step(guest: Guest) -> dict[str, Any]:
    """A step that may come next."""
    guest.do("look")
    guest.until(lambda state: bool(state["steps"]))
    return dict(guest.state["steps"][0])


@pytest.mark.long
def test_a_postgres_that_is_stopped_is_given_up(postgres: str) -> None:
    """The processes of PostgreSQL do not answer at all, in the middle of everything; later they go on."""
    engine = schema.open_engine(postgres)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("CREATE DATABASE stopped")
    engine.dispose()
    kept = Store(postgres.replace("/postgres?", "/stopped?"), within=2.0)

    async def go() -> None:
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        asked = "SELECT pid FROM pg_stat_activity WHERE datname = 'stopped'"
        pids = await kept.read(lambda connection: [row[0] for row in connection.exec_driver_sql(asked)])
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(NotKnown):
                await kept.write(store.append(table.id, an_act(1)))
            for _ in range(100):  # new connections are to other processes
                try:
                    await kept.write(store.append(table.id, an_act(1)))
                    break
                except (NotKnown, NoDatabase):
                    await asyncio.sleep(0.05)
            found = await kept.read(store.load(table.id))
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        assert found is not None
        assert [act.at for act in found.acts] == [1]
        await asyncio.sleep(0.5)
        assert await kept.read(store.load(table.id)) == found

    asyncio.run(go())
    kept.close()


@pytest.mark.parametrize("steps", range(8))
def test_whoever_is_called_off_stops_even_if_the_answer_comes_at_that_moment(steps: int) -> None:
    """Otherwise a table that is closed while it stores something would go on, and the server never end."""

    async def go() -> None:
        asked = keeping._Wanted(lambda _: 1)
        task = asyncio.create_task(keeping._Patience(60.0).ask(asked, SimpleQueue()))
        await asyncio.sleep(0)
        asked.done(1)
        keeping._wake([asked])
        for _ in range(steps):
            await asyncio.sleep(0)
        called_off = task.cancel()
        await asyncio.wait([task])
        assert task.cancelled() == called_off

    asyncio.run(go())


def test_everything_is_given_up_in_its_own_time() -> None:
    """There is one timer for all; what is answered or called off meanwhile changes nothing."""

    async def go() -> None:
        loop, patience = asyncio.get_running_loop(), keeping._Patience(0.5)

        async def ask(after: float, kind: str) -> None:
            await asyncio.sleep(after)
            asked, began = keeping._Wanted(lambda _: 1), loop.time()
            asking = asyncio.create_task(patience.ask(asked, SimpleQueue()))
            await asyncio.sleep(0.01)
            if kind == "answered":
                asked.done(1)
                keeping._wake([asked])
                assert await asking == 1
            elif kind == "called off":
                asking.cancel()
                await asyncio.wait([asking])
                assert asking.cancelled()
            else:
                assert kind == "not begun" or asked.begin()
                with pytest.raises(NoDatabase if kind == "not begun" else TimeoutError):
                    await asking
                assert not asked.begin()
                assert loop.time() - began == pytest.approx(0.5, abs=0.15)

        kinds = ["begun", "answered", "not begun", "called off", "begun"]
        for _ in range(2):  # there was nothing more to be given up between
            await asyncio.gather(*(ask(0.1 * k, kind) for k, kind in enumerate(kinds)))
            await asyncio.sleep(0.6)

    asyncio.run(go())
