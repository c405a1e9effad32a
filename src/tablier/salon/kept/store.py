"""What is kept, and keeping it.

A write that returns is done: the act then outlives the program. A write that fails leaves nothing behind and takes no
other with it. One that is not answered in time may be done or not; since every act has its number at its table, it is
never done twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from pydantic_core import to_json

from ...errors import BadOption
from ...saying import Said, quoted
from .. import measures
from . import schema, servers
from .keeping import Change, Changes, DatabaseConnections, Job, NoDatabase, Readers, Writers, watch
from .schema import acts, seats, tables
from .servers import Deposed, Lease

T = TypeVar("T")

_TOUCHED = 10.0
"""By how many seconds a table may have been touched later than is noted."""


@dataclass(frozen=True)
class KeptTable:
    """A table as it was opened."""

    id: str
    created: float
    touched: float
    plan: dict[str, Any]
    secret: str
    public: bool
    stage: str
    rematch: str | None
    result: dict[str, Any] | None = None

    def noted(self, date: float, stage: str, result: dict[str, Any] | None) -> KeptTable:
        """The table after an act. Most acts, the steps of a play above all, change nothing but when it was touched
        last, and that need not be known to the second: then it is this very one.
        """
        lately = stage == self.stage and date - self.touched < _TOUCHED
        if lately and result == self.result:
            return self
        return replace(self, touched=self.touched if lately else date, stage=stage, result=result)


@dataclass(frozen=True)
class KeptSeat:
    """A seat: a bot's ``level``, or a person's ``token_hash`` once somebody sits there; their part in the dice.

    ``seal`` is None for a ``seed`` that was brought openly.
    """

    seat: int
    level: str | None
    name: str | None
    seed: str | None
    token_hash: str | None
    seal: str | None = None

    @property
    def settled(self) -> bool:
        """Whether a part in the dice is brought, sealed or not, that cannot be changed any more."""
        return self.seal is not None or self.seed is not None


@dataclass(frozen=True)
class KeptAct:
    """Something done at a table."""

    at: int
    made: float
    seat: int | None
    client: str | None
    n: int | None
    body: dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """Everything there is of one table."""

    table: KeptTable
    seats: tuple[KeptSeat, ...]
    acts: tuple[KeptAct, ...]

    def has(self, act: KeptAct) -> bool:
        """Whether this very act is kept, not another of its number."""
        own = act.at, act.made, act.seat, act.client, act.n
        return any((it.at, it.made, it.seat, it.client, it.n) == own for it in self.acts)


class Store:
    """The database of a salon. Opening it brings its schema up to date; raises BadOption if it cannot be used.

    Whatever is asked is answered, or given up, ``within`` so many seconds.
    """

    def __init__(self, url: str, within: float = 8.0) -> None:
        try:
            self.engine = schema.open_engine(url, within)
            watch(self.engine)
            with _closed_unless_done(self.engine):
                schema.migrate(self.engine, within=within)
        except ModuleNotFoundError as problem:
            name = problem.name
            lacking = Said("salon.no-driver", quoted=quoted(name))
            raise BadOption("bad-database", lacking) from None
        except (sa.exc.SQLAlchemyError, CommandError) as problem:
            raise BadOption("bad-database", Said("salon.bad-database", text=str(problem).splitlines()[0])) from None
        self._lines = DatabaseConnections(self.engine)
        self._readers = Readers(self._lines, within, schema.reading)
        self._writers = Writers(self._lines, within, schema.writing)

    async def write(self, job: Callable[[sa.Connection], T], of: str = "") -> T:
        """Do ``job`` in a transaction; returns once it is committed. Raises what the job or the database raises.

        Raises NoDatabase if it was not begun in time, and NotKnown if it was: then reading tells what became of it.
        ``of`` is the table whose rows it changes, if it is one table's.
        """
        with measures.asking_database("write"):
            return await self._writers.write(job, of)

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query finds, without blocking anybody. Raises NoDatabase."""
        with measures.asking_database("read"):
            return await self._readers.read(query)

    def close(self) -> None:
        """Write what is waiting, and let the database go."""
        self._writers.close()
        self._readers.close()
        self._lines.let_go()


@contextmanager
def _closed_unless_done(engine: sa.Engine) -> Iterator[None]:
    try:
        yield
    except BaseException:
        engine.dispose()
        raise


# What is asked and written; each goes to Store.read or Store.write.

# Every act of every table is written by these.
_ADD_ACT = acts.insert()
_ADD_UNDER_LEASE = acts.insert().from_select(
    acts.c.keys(), servers.holding([sa.bindparam(one.name, type_=one.type).label(one.name) for one in acts.c])
)
_CHANGE_RESULT, _CHANGE_TABLE = (
    tables.update().where(tables.c.id == sa.bindparam("which")).values({name: sa.bindparam(name) for name in changed})
    for changed in (["result"], ["touched", "stage", "result"])
)


# What was done is asked by this for every act of another server.
_NEWS = (
    sa.select(tables, acts.c.at, acts.c.made, acts.c.seat, acts.c.client, acts.c.n, acts.c.body)
    .outerjoin(acts, sa.and_(acts.c.table_id == tables.c.id, acts.c.at > sa.bindparam("after")))
    .where(tables.c.id == sa.bindparam("which"))
    .order_by(acts.c.at)
)


def news(table_id: str, after: int) -> Callable[[sa.Connection], Kept | None]:
    """What was done at a table ``after`` an act, and the table as it is; not its seats. It is asked in one question,
    since servers ask it of each other's acts.
    """

    def query(connection: sa.Connection) -> Kept | None:
        rows = connection.execute(_NEWS, {"which": table_id, "after": after}).all()
        if not rows:
            return None
        done = (KeptAct(r.at, r.made, r.seat, r.client, r.n, _object(r.body)) for r in rows if r.at is not None)
        return Kept(_table(rows[0]), (), tuple(done))

    return query


def load(table_id: str) -> Callable[[sa.Connection], Kept | None]:
    """Everything there is of a table."""

    def query(connection: sa.Connection) -> Kept | None:
        row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        seated = connection.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        done = connection.execute(sa.select(acts).where(acts.c.table_id == table_id).order_by(acts.c.at))
        return Kept(
            _table(row),
            tuple(map(_seat, seated)),
            tuple(KeptAct(r.at, r.made, r.seat, r.client, r.n, _object(r.body)) for r in done),
        )

    return query


def kept_of(url: str, table_id: str, at: int) -> Kept:
    """What is kept of a table up to act number ``at``, for a process that has no store. Raises NoDatabase."""
    engine = schema.open_engine(url)
    try:
        with schema.reading(engine) as connection:
            found = load(table_id)(connection)
    except (sa.exc.DBAPIError, sa.exc.TimeoutError):
        raise NoDatabase from None
    finally:
        engine.dispose()
    if found is None:  # it was deleted
        raise NoDatabase
    return Kept(found.table, found.seats, tuple(act for act in found.acts if act.at <= at))


def create(table: KeptTable, seated: Sequence[KeptSeat]) -> Job:
    """Open a table."""

    def job(connection: sa.Connection) -> None:
        result = None if table.result is None else json.dumps(table.result)
        values = {**table.__dict__, "plan": json.dumps(table.plan), "result": result}
        connection.execute(tables.insert().values(values))
        connection.execute(seats.insert(), [{"table_id": table.id, **seat.__dict__} for seat in seated])

    return job


def append(table_id: str, act: KeptAct, changed: Sequence[KeptSeat] = (), lease: Lease | None = None) -> Job:
    """Add an act; ``changed`` is how seats are to be from now on.

    Raises IntegrityError if there is an act of that number, and Deposed if it is made under a lease no longer held.
    """
    values = {"table_id": table_id, **act.__dict__, "body": to_json(act.body).decode()}
    if lease is None:
        added = Changes([Change(_ADD_ACT, values)])
    else:
        added = Changes([Change(_ADD_UNDER_LEASE, values | lease._asdict(), Deposed)])
    if not changed:
        return added

    def seat(connection: sa.Connection) -> None:
        for one in changed:
            at_seat = sa.and_(seats.c.table_id == table_id, seats.c.seat == one.seat)
            connection.execute(seats.update().where(at_seat).values(one.__dict__))

    return together([added, seat])


def note(table: KeptTable, before: KeptTable | None = None) -> Job:
    """Note when a table was touched, how far its match has come, and how it stands; how it was noted ``before``, if
    that is known. Whose turn it is changes with every other act, and the rest, by which tables are found, does not.
    """
    values: dict[str, Any] = {
        "which": table.id, "result": None if table.result is None else to_json(table.result).decode(),
    }  # fmt: skip
    if before is not None and (table.touched, table.stage) == (before.touched, before.stage):
        return Changes([Change(_CHANGE_RESULT, values)])
    return Changes([Change(_CHANGE_TABLE, {**values, "touched": table.touched, "stage": table.stage})])


def together(jobs: Sequence[Job]) -> Job:
    """Several jobs as one, in one transaction."""
    if all(isinstance(job, Changes) for job in jobs):
        return Changes(change for job in jobs if isinstance(job, Changes) for change in job)
    return lambda connection: [job(connection) for job in jobs]


def follow(table_id: str, rematch: str) -> Job:
    """Note which table follows."""

    def job(connection: sa.Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == table_id).values(rematch=rematch))

    return job


def public_tables(
    since: float, most: int = 200
) -> Callable[[sa.Connection], list[tuple[KeptTable, tuple[KeptSeat, ...]]]]:
    """Public tables that are open and that are being played, touched since, the latest first, so many of either."""

    def query(connection: sa.Connection) -> list[tuple[KeptTable, tuple[KeptSeat, ...]]]:
        found = []
        for stage in ("open", "running"):
            wanted = sa.select(tables).where(tables.c.public, tables.c.stage == stage, tables.c.touched >= since)
            found += with_seats(connection, wanted.order_by(tables.c.touched.desc()).limit(most))
        return found

    return query


def stages(table_ids: Sequence[str], since: float) -> Callable[[sa.Connection], dict[str, str]]:
    """How far some tables have come, of those that are not over and were touched since."""

    def query(connection: sa.Connection) -> dict[str, str]:
        wanted = sa.select(tables.c.id, tables.c.stage).where(
            tables.c.id.in_(table_ids), tables.c.stage != "over", tables.c.touched >= since
        )
        return {row.id: row.stage for row in connection.execute(wanted)}

    return query


def tables_of(token_hashes: Sequence[str], most: int = 500) -> Callable[[sa.Connection], Any]:
    """The tables at which the holders of these tokens have a seat, those touched last first."""

    def query(connection: sa.Connection) -> list[tuple[KeptTable, tuple[KeptSeat, ...]]]:
        theirs = sa.select(seats.c.table_id).where(seats.c.token_hash.in_(token_hashes))
        wanted = sa.select(tables).where(tables.c.id.in_(theirs)).order_by(tables.c.touched.desc()).limit(most)
        return with_seats(connection, wanted)

    return query


def with_seats(connection: sa.Connection, wanted: sa.Select[Any]) -> list[tuple[KeptTable, tuple[KeptSeat, ...]]]:
    """Tables with their seats."""
    found = [_table(row) for row in connection.execute(wanted)]
    seated: dict[str, list[KeptSeat]] = {table.id: [] for table in found}
    for r in connection.execute(sa.select(seats).where(seats.c.table_id.in_(list(seated))).order_by(seats.c.seat)):
        seated[r.table_id].append(_seat(r))
    return [(table, tuple(seated[table.id])) for table in found]


def _seat(row: Any) -> KeptSeat:
    return KeptSeat(row.seat, row.level, row.name, row.seed, row.token_hash, row.seal)


def _table(row: Any) -> KeptTable:
    result = None if row.result is None else _object(row.result)
    plan = _object(row.plan)
    return KeptTable(row.id, row.created, row.touched, plan, row.secret, row.public, row.stage, row.rematch, result)


def _object(text: str) -> dict[str, Any]:
    """What a column of JSON holds; nothing if it is damaged. The column stays as it is, for whoever can mend it."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
