"""The store: on SQLite and on PostgreSQL, many writes at once, writes that fail, and databases of older versions."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import sqlalchemy as sa

from depth import mostly_long
from salon.conftest import an_act
from salon.guests import PERSON, bot, choose, running, settings_in
from tablier import BadOption
from tablier.salon import log
from tablier.salon.kept import keeping, schema, servers, store
from tablier.salon.kept.keeping import NoDatabase, NotKnown
from tablier.salon.kept.store import Kept, Store
from tablier.salon.messages import NewTable
from tablier.salon.play import opening


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
