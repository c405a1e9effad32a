"""Several servers on one database: which of them live, and which one drives a table.

A driver acts at a table for bots, clocks and the house. Its right is a *lease*, a row with an epoch, which is looked at
in the very transaction of every act it makes: one that was taken for lost and wakes up late can do nothing. That a
server lives is seen by its beats going up, on the clock of whoever looks. Whoever looks for the first time is told by
the database, on its clock, how long ago the last beat was; no two clocks are ever compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from .keeping import Job
from .schema import acts, drivers, servers, tables


class Lease(NamedTuple):
    """The right to drive a table, as long as it is this server's in this epoch."""

    table_id: str
    server: str
    epoch: int


class Deposed(Exception):
    """The lease under which an act was made is no longer held; the act was not kept."""


# Servers


class Beat(NamedTuple):
    """How often a server has said that it lives, and how many seconds ago it last did; None: it never said when."""

    number: int
    age: float | None


def _clock(connection: sa.Connection) -> sa.ColumnElement[float]:
    """What the clock of the database says, in seconds; it is compared with nothing but itself."""
    if connection.dialect.name == "sqlite":
        return sa.literal_column("(julianday('now') - 2440587.5) * 86400.0", sa.Float)
    return sa.literal_column("extract(epoch FROM clock_timestamp())::float", sa.Float)


def beat(server: str, date: float, about: dict[str, Any]) -> Callable[[sa.Connection], bool]:
    """Say that a server lives. False: it was not known, or was struck out by somebody who had not heard of it."""
    known = json.dumps(about, ensure_ascii=False)

    def job(connection: sa.Connection) -> bool:
        now = _clock(connection)
        mine = servers.update().where(servers.c.id == server)
        if connection.execute(mine.values(beats=servers.c.beats + 1, beaten=now)).rowcount == 1:
            return True
        connection.execute(servers.insert().values(id=server, began=date, beats=1, about=known, beaten=now))
        return False

    return job


def beats(connection: sa.Connection) -> dict[str, Beat]:
    """All servers, and when and how often each has said that it lives."""
    wanted = sa.select(servers.c.id, servers.c.beats, (_clock(connection) - servers.c.beaten).label("age"))
    return {row.id: Beat(row.beats, row.age) for row in connection.execute(wanted)}


def strike_out(gone: Collection[str]) -> Job:
    """Forget servers that have ended or were lost, and free what they drove."""

    def job(connection: sa.Connection) -> None:
        connection.execute(drivers.delete().where(drivers.c.server.in_(gone)))
        connection.execute(servers.delete().where(servers.c.id.in_(gone)))

    return job


# Drivers


def driver_of(table_id: str) -> Callable[[sa.Connection], Lease | None]:
    """Who drives a table."""

    def query(connection: sa.Connection) -> Lease | None:
        row = connection.execute(sa.select(drivers).where(drivers.c.table_id == table_id)).one_or_none()
        return None if row is None else Lease(row.table_id, row.server, row.epoch)

    return query


def take(table_id: str, server: str, before: Lease | None) -> Callable[[sa.Connection], Lease | None]:
    """Drive a table that nobody drives, or that of ``before``, who was lost. None: somebody else was quicker."""
    mine = Lease(table_id, server, 1 if before is None else before.epoch + 1)

    def job(connection: sa.Connection) -> Lease | None:
        if before is None:
            insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            taking: Any = insert(drivers).values(mine._asdict()).on_conflict_do_nothing()
            taking = taking.execution_options(preserve_rowcount=True)
        else:
            taking = drivers.update().where(*_is(before)).values(server=server, epoch=mine.epoch)
        return mine if connection.execute(taking).rowcount == 1 else None

    return job


def give_back(leases: Sequence[Lease]) -> Job:
    """Let others drive these tables."""

    def job(connection: sa.Connection) -> None:
        for lease in leases:
            connection.execute(drivers.delete().where(*_is(lease)))

    return job


def holding(columns: Sequence[sa.ColumnElement[Any]]) -> sa.Select[Any]:
    """These columns, as one row where the lease of a table is held, which is bound by the names of its fields; and no
    row where it is not. Nobody takes it before the transaction ends.
    """
    held = (drivers.c[name] == sa.bindparam(name) for name in Lease._fields)
    return sa.select(*columns).select_from(drivers).where(*held).with_for_update(read=True)


def _is(lease: Lease) -> tuple[sa.ColumnElement[bool], ...]:
    return (
        drivers.c.table_id == lease.table_id,
        drivers.c.server == lease.server,
        drivers.c.epoch == lease.epoch,
    )


# What others did


def heads(table_ids: Collection[str]) -> Callable[[sa.Connection], dict[str, int]]:
    """The number of the last act at each of some tables, 0 before the first; tables that are no more are left out."""
    # One look at the end of the index a table: grouped, it would be gone through whole.
    last = sa.select(sa.func.max(acts.c.at)).where(acts.c.table_id == tables.c.id).scalar_subquery()

    def query(connection: sa.Connection) -> dict[str, int]:
        rows = connection.execute(sa.select(tables.c.id, last).where(tables.c.id.in_(table_ids)))
        return {table_id: head or 0 for table_id, head in rows}

    return query
