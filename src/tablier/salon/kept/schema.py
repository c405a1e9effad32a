"""The database: what is kept of a table, and bringing an older database up to date."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ...errors import BadOption
from ...saying import Said
from .. import log
from .keeping import in_time

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("stage", sa.String(8), nullable=False),
    sa.Column("rematch", sa.String(32), nullable=True),
    sa.Column("result", sa.Text, nullable=True),
    sa.Index("tables_by_stage", "public", "stage", "touched"),
)
"""A table as it was opened. ``plan`` is JSON (see :mod:`tablier.salon.play.plans`); ``stage`` is open, running or
over; ``rematch`` is the table that follows this one, ``result`` JSON for lists of finished matches."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("level", sa.String(64), nullable=True),
    sa.Column("name", sa.String(64), nullable=True),
    sa.Column("seed", sa.String(64), nullable=True),
    sa.Column("token_hash", sa.String(64), nullable=True),
    sa.Column("seal", sa.String(64), nullable=True),
    sa.Index("seats_by_token", "token_hash"),
)
"""Who sits where. ``level`` is a bot's; ``seal`` is the hash of a seed that is brought sealed, ``seed`` the seed once
it is open. A seat with neither is free, or kept for the holder of its token."""

acts = sa.Table(
    "acts",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("client", sa.String(64), nullable=True),
    sa.Column("n", sa.BigInteger, nullable=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "client", "n", name="acts_once"),
)
"""Everything done at a table, in order, with the number of the client's message that did it. ``body`` is JSON: see
:class:`~tablier.salon.play.journal.Journal`."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("study", sa.String(48), primary_key=True),
    sa.Column("depth", sa.String(16), nullable=False),
    sa.Column("stage", sa.String(8), nullable=False),
    sa.Column("wished", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=True),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("beats", sa.Integer, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("held_by", sa.String(80), nullable=True),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("settled", sa.Integer, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),
    sa.Column("seconds", sa.Float, nullable=True),
    sa.Column("glanced", sa.Boolean, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("result", sa.LargeBinary, nullable=True),
    sa.Column("result_depth", sa.String(16), nullable=True),
    sa.Column("made_by", sa.String(120), nullable=True),
    sa.Column("trouble", sa.Text, nullable=True),
    sa.Index("reviews_by_stage", "stage", "glanced", "wished", "asked"),
)
"""The review of a study, ``tables/…`` or ``records/…``: how far it is and what is known (see :mod:`.reviews`)."""

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("text", sa.LargeBinary, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
)
"""A record that somebody brought in: ``text`` as we write it, compressed; ``about`` is JSON, what was found out."""


servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("beats", sa.BigInteger, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("beaten", sa.Float, nullable=True),
)
"""The servers that share the database. That one lives is seen by its ``beats`` going up; ``beaten`` is when the last of
them was, by the database's own clock, and ``about`` is JSON."""

drivers = sa.Table(
    "drivers",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("server", sa.String(32), nullable=True),
    sa.Column("epoch", sa.Integer, nullable=False),
)
"""Which server acts for bots, clocks and the house at a table; ``epoch`` rises whenever that changes."""

thoughts = sa.Table(
    "thoughts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("server", sa.String(32), nullable=False),
    sa.Column("sources", sa.String(64), nullable=False),
    sa.Column("question", sa.LargeBinary, nullable=False),
    sa.Column("held_by", sa.String(80), nullable=True),
    sa.Column("answer", sa.LargeBinary, nullable=True),
    sa.Index("thoughts_by_age", "asked"),
)
"""What bots are to think about: a pickle by a ``server`` that waits, for workers made from the same ``sources``."""


notes = sa.Table(
    "notes",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)
"""What all servers of a salon are to know, by its name, as JSON (see :mod:`.notes`)."""

blocked = sa.Table(
    "blocked",
    metadata,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("why", sa.Text, nullable=True),
)
"""Addresses and networks from which nobody may play."""

probes = sa.Table("probes", metadata, sa.Column("id", sa.String(32), primary_key=True))
"""Empty, but for the moment in which it is tried whether something can be stored."""


def open_engine(url: str, within: float = 8.0) -> sa.Engine:
    """An engine for a database URL; ``postgresql://`` uses psycopg 3. Raises sqlalchemy.exc.ArgumentError.

    The database is told to give up by itself a little before ``within`` seconds are over, so that it mostly says itself
    that something was not done.
    """
    parsed = sa.make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    patience = 0.6 * within
    wishes: dict[str, Any] = {"hide_parameters": True}  # errors come into the log, secrets and seeds do not
    if parsed.get_backend_name() == "postgresql":
        wishes["connect_args"] = {k: v for k, v in postgres_limits(patience).items() if k not in parsed.query}
    if parsed.get_backend_name() != "sqlite" or parsed.database not in (None, "", ":memory:"):
        wishes["pool_timeout"] = patience
    engine = sa.create_engine(parsed, **wishes)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", lambda connection, _: _prepare_sqlite(connection, patience))
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def postgres_limits(patience: float) -> dict[str, Any]:
    """How long PostgreSQL, and the line to it, may be silent."""
    limit = round(1000 * patience)
    # A lock is waited for less long: others wait in the same transaction.
    limits = {"statement_timeout": limit, "lock_timeout": limit // 3, "idle_in_transaction_session_timeout": 2 * limit}
    return {
        "connect_timeout": max(2, round(patience)), "keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5,
        "keepalives_count": 3, "tcp_user_timeout": 2 * limit,
        "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
    }  # fmt: skip


def reading(engine: sa.Engine) -> sa.Connection:
    """A connection by which everything is read as it is at one moment: what is written meanwhile, also by other
    servers, is seen whole or not at all.
    """
    if engine.dialect.name != "postgresql":
        return engine.connect()
    return engine.connect().execution_options(isolation_level="REPEATABLE READ")


def writing(engine: sa.Engine) -> sa.Connection:
    """A connection by which each statement is a transaction of its own, unless one is begun."""
    if engine.dialect.name != "postgresql":
        return engine.connect()
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    sa.event.listen(connection, "begin", lambda begun: begun.exec_driver_sql("BEGIN"))
    return connection


def _prepare_sqlite(connection: Any, patience: float) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, savepoints included
    cursor = connection.cursor()
    # The first is the patience, since even the others may have to wait for somebody.
    busy = f"busy_timeout={round(1000 * patience)}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))


# Bringing a database to another revision

_BEGIN = "tablier_begin"
WRITING = {_BEGIN: "BEGIN IMMEDIATE"}
"""Options of a connection that is going to write: SQLite has one writer, and is told at once that we are it."""
_AT_MOST = 3600.0
"""Within how many seconds a database has to be brought to a revision: a large one takes its time."""
_WAIT = 600.0
"""For how many seconds others are waited for who do so, or who hold what has to be changed."""
_TRY_AGAIN = 0.2
_LOCK = 0x7461626C
"""The number of the lock, which nobody else takes: *tabl*."""


def migrate(engine: sa.Engine, revision: str = "head", back: bool = False, within: float = 8.0) -> None:
    """Bring the database to a revision, the newest by default, or ``back`` to an older one.

    Of several who do so at once one does it, and the others wait. A database that a newer version has changed is left
    as it is: changes add, so that older versions go on working. Raises BadOption where one did more than that.
    """
    scripts = _scripts()
    with in_time(within), engine.connect() as connection:
        if _is_there(connection, scripts, revision, back):
            return
    deadline = time.monotonic() + _WAIT
    while True:
        try:
            with in_time(_AT_MOST), alone(engine, deadline) as connection:
                if not _is_there(connection, scripts, revision, back):
                    move(connection, revision, back)
            return
        except sa.exc.OperationalError as problem:
            # Somebody uses what has to be changed, and is not kept waiting for long: we try again instead.
            if not _is_in_use(problem) or time.monotonic() > deadline:
                raise
            time.sleep(_TRY_AGAIN)


def move(connection: sa.Connection, revision: str, back: bool = False) -> None:
    """Bring a database to a revision, in the transaction of a connection."""
    config = _config()
    config.attributes["connection"] = connection
    (command.downgrade if back else command.upgrade)(config, revision)


def revision_of(connection: sa.Connection) -> str | None:
    """The revision a database is at; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All revisions this program knows, the oldest first."""
    return [script.revision for script in _scripts().walk_revisions()][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _is_there(connection: sa.Connection, scripts: ScriptDirectory, revision: str, back: bool) -> bool:
    """Whether a database is where it is to be, or newer than we know and of use all the same. Raises BadOption."""
    found, newest = revision_of(connection), str(scripts.get_current_head())
    if found is None or found in revisions():
        return found == (newest if revision == "head" else revision)
    oldest = connection.execute(sa.select(notes.c.value).where(notes.c.name == "oldest")).scalar_one_or_none()
    usable = revision == "head" and not back and (oldest is None or json.loads(oldest) <= newest)
    if not usable:
        raise BadOption("newer-database", Said("salon.newer-database", found=found, known=newest))
    log.say("the database is newer than the program", logging.WARNING, found=found, known=newest)
    return True


@contextmanager
def alone(engine: sa.Engine, deadline: float) -> Iterator[sa.Connection]:
    """A transaction in which nobody else migrates, begun before a moment of the monotonic clock."""
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            taken = sa.select(sa.func.pg_try_advisory_xact_lock(_LOCK))
            while not connection.execute(taken).scalar_one():
                if time.monotonic() > deadline:
                    raise sa.exc.TimeoutError("somebody else has been changing the database for too long")
                time.sleep(_TRY_AGAIN)
        yield connection


def _is_in_use(problem: sa.exc.OperationalError) -> bool:
    return getattr(problem.orig, "sqlstate", None) == "55P03" or "locked" in str(problem.orig)
