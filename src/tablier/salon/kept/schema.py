"""The database: what is kept of a table, and bringing an older database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

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
        wishes["connect_args"] = {k: v for k, v in _for_postgres(patience).items() if k not in parsed.query}
    if parsed.get_backend_name() != "sqlite" or parsed.database not in (None, "", ":memory:"):
        wishes["pool_timeout"] = patience
    engine = sa.create_engine(parsed, **wishes)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", lambda connection, _: _prepare_sqlite(connection, patience))
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _for_postgres(patience: float) -> dict[str, Any]:
    """How long PostgreSQL, and the line to it, may be silent."""
    limit = round(1000 * patience)
    # A lock is waited for less long: others wait in the same transaction.
    limits = {"statement_timeout": limit, "lock_timeout": limit // 3, "idle_in_transaction_session_timeout": 2 * limit}
    return {
        "connect_timeout": max(2, round(patience)), "keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5,
        "keepalives_count": 3, "tcp_user_timeout": 2 * limit,
        "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
    }  # fmt: skip


def _prepare_sqlite(connection: Any, patience: float) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, savepoints included
    cursor = connection.cursor()
    # The first is the patience, since even the others may have to wait for somebody.
    busy = f"busy_timeout={round(1000 * patience)}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the database to a revision, the newest by default."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # a large database takes its time
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
