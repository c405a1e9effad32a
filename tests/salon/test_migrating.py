"""Databases brought forward while the version before still runs, and back; by several at once; and newer ones."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from salon.conftest import MOSTLY_SQLITE
from tablier import BadOption
from tablier.salon.kept import keeping, schema, store
from tablier.salon.kept.keeping import NoDatabase
from tablier.salon.kept.store import KeptAct, Store
from tablier.salon.messages import NewTable
from tablier.salon.play import opening

REVISIONS = schema.revisions()
ADDING = REVISIONS[REVISIONS.index("0003") :]
"""Since then every version goes on working on what the next ones have made of the database."""
VALUES: dict[type, Any] = {str: "x", int: 1, float: 1.5, bool: True, bytes: b"x"}


@contextmanager
def engine_of(url: str) -> Iterator[sa.Engine]:
    engine = schema.open_engine(url)
    keeping.watch(engine)
    try:
        yield engine
    finally:
        engine.dispose()


def reflected(engine: sa.Engine) -> sa.MetaData:
    found = sa.MetaData()
    found.reflect(engine)
    found.remove(found.tables["alembic_version"])
    return found


@pytest.mark.parametrize("before", ADDING[:-1])
def test_what_a_version_wrote_and_read_it_can_after_any_later_migration(url: str, before: str) -> None:
    """Every statement over the columns that version knew: rows added, read, changed and deleted."""
    with engine_of(url) as engine:
        schema.migrate(engine, before)
        known = reflected(engine)
        schema.migrate(engine)
        with engine.begin() as connection:
            for table in known.sorted_tables:
                row = {column.name: VALUES[column.type.python_type] for column in table.columns}
                connection.execute(table.insert().values(row))
                least = {column.name for column in table.columns if not column.nullable}
                other = {name: "y" if isinstance(value, str) else 2 for name, value in row.items() if name in least}
                other |= {name: b"y" for name in other if isinstance(row[name], bytes)}
                connection.execute(table.insert().values({**other, **{n: True for n in other if row[n] is True}}))
                assert connection.execute(sa.select(table)).mappings().first() is not None
            for table in reversed(known.sorted_tables):
                assert connection.execute(table.update().values({next(iter(table.columns)).name: sa.text("1")}).where(
                    sa.false())).rowcount == 0  # fmt: skip
                assert connection.execute(table.delete()).rowcount == 2


@pytest.mark.parametrize("target", ADDING[:-1])
@pytest.mark.parametrize("url", MOSTLY_SQLITE, indirect=True)
def test_a_database_goes_back_and_forward_again_and_keeps_its_tables(url: str, target: str) -> None:
    async def go() -> None:
        kept = Store(url)
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        await kept.write(store.append(table.id, KeptAct(1, 1.5, 0, "tab", 1, {"undo": False})))
        before = await kept.read(store.load(table.id))
        kept.close()
        with engine_of(url) as engine:
            schema.migrate(engine, target, back=True)
            with engine.connect() as connection:
                assert schema.revision_of(connection) == target
        kept = Store(url)
        after = await kept.read(store.load(table.id))
        assert before is not None
        assert after is not None
        assert after.acts == before.acts
        kept.close()

    asyncio.run(go())


@pytest.mark.long
def test_several_who_open_a_new_database_at_once_make_it_once(url: str) -> None:
    opening_it = "import sys; from tablier.salon.kept.store import Store; Store(sys.argv[1]).close()"
    several = [
        subprocess.Popen([sys.executable, "-c", opening_it, url], stderr=subprocess.PIPE, text=True) for _ in range(3)
    ]
    for one in several:
        assert one.communicate(timeout=120)[1] == ""
        assert one.returncode == 0
    with engine_of(url) as engine, engine.connect() as connection:
        assert schema.revision_of(connection) == REVISIONS[-1]


@pytest.mark.long
def test_threads_that_migrate_at_once_wait_for_each_other(url: str) -> None:
    """Many more than one could try by starting programs, and all at the same moment."""
    barrier, faults = threading.Barrier(6), []

    def go() -> None:
        with engine_of(url) as engine:
            barrier.wait(60)
            try:
                schema.migrate(engine)
            except Exception as problem:
                faults.append(problem)

    threads = [threading.Thread(target=go) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not faults


def at(engine: sa.Engine, revision: str, oldest: str | None = None) -> None:
    """Make a database that of a later version."""
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
        if oldest is not None:
            row = {"name": "oldest", "value": json.dumps(oldest), "changed": 0.0}
            connection.execute(schema.notes.insert().values(row))


def test_an_older_version_runs_on_a_newer_database(url: str, caplog: pytest.LogCaptureFixture) -> None:
    Store(url).close()
    with engine_of(url) as engine:
        at(engine, "9999")
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN later TEXT")

    async def go() -> None:
        kept = Store(url)
        table, seats = opening.open_table(NewTable(game="unstacked"), 0.0)
        await kept.write(store.create(table, seats))
        assert (await kept.read(store.load(table.id))) is not None
        kept.close()

    with caplog.at_level(logging.WARNING, "tablier.salon"):
        asyncio.run(go())
    assert "the database is newer than the program" in caplog.text
    with engine_of(url) as engine, engine.connect() as connection:
        assert schema.revision_of(connection) == "9999", "it is left as it is"


def test_a_database_that_only_newer_versions_can_use_is_told_in_a_sentence(url: str) -> None:
    Store(url).close()
    with engine_of(url) as engine:
        at(engine, "9999", oldest="9998")
    with pytest.raises(BadOption) as told:
        Store(url)
    assert told.value.code == "newer-database"
    assert "9999" in told.value.sentence
    assert REVISIONS[-1] in told.value.sentence
    with engine_of(url) as engine, pytest.raises(BadOption):
        schema.migrate(engine, "0006", back=True)


@pytest.mark.long
def test_whoever_holds_a_table_is_waited_for_and_others_go_on_meanwhile(url: str) -> None:
    """A long query is not cut off by a migration, nor is everybody kept waiting behind the migration."""
    if url.startswith("sqlite"):
        pytest.skip("SQLite has one writer, and waits for it")
    with engine_of(url) as engine, engine_of(url) as other:
        schema.migrate(engine, "0004")
        migrating = threading.Thread(target=schema.migrate, args=(engine, "0003", True))
        with other.connect() as connection:
            connection.execute(sa.select(sa.func.count()).select_from(sa.text("seats")))
            migrating.start()
            time.sleep(3.0)
            began = time.monotonic()
            with other.connect() as another:
                another.execute(sa.select(sa.func.count()).select_from(sa.text("seats")))
            assert time.monotonic() - began < 4.0
            assert migrating.is_alive()
        migrating.join(60)
        with engine.connect() as connection:
            assert schema.revision_of(connection) == "0003"


def test_a_postgres_that_hangs_is_given_up_where_a_thread_asks_by_itself(postgres: str) -> None:
    with engine_of(postgres) as engine:
        pid = 0

        def hang() -> None:
            nonlocal pid
            with keeping.in_time(1.0), engine.connect() as connection:
                pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
                os.kill(pid, signal.SIGSTOP)
                connection.exec_driver_sql("SELECT 1")

        try:
            with pytest.raises(NoDatabase):
                hang()
        finally:
            os.kill(pid, signal.SIGCONT)
        with keeping.in_time(30.0), engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT 1").scalar_one() == 1


def test_a_salon_is_not_opened_on_a_database_that_says_nothing() -> None:
    """A server that takes connections and never answers."""
    pytest.importorskip("psycopg")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        with pytest.raises((BadOption, NoDatabase)):
            Store(f"postgresql://salon@127.0.0.1:{silent.getsockname()[1]}/salon?sslmode=disable", within=2.0)
        assert time.monotonic() - began < 60
