"""A database that hangs, or of which nothing is known: what waits is given up in time, and nobody waits for others."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
import sqlalchemy as sa

from salon.conftest import MOSTLY_SQLITE, an_act
from salon.guests import Guest, running, settings_in
from tablier.salon.kept import keeping, schema, store
from tablier.salon.kept.keeping import NoDatabase, NotKnown
from tablier.salon.kept.store import Store
from tablier.salon.messages import NewTable
from tablier.salon.play import opening


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
