"""Backups: everything that is kept in one file, whatever the database, and back into any database.

The file is compressed lines of JSON: a head with the revision of the schema, then every table with its columns and its
rows, and at the end how many rows there are and the SHA-256 of all that comes before. It is one moment of the database,
read while servers go on. The same way serves SQLite and PostgreSQL, is tried on both, and leads from one to the other;
what belongs to running servers (who lives, who drives which table, what bots think about) is left out.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ...errors import Refusal, Unreadable
from ...saying import Said
from ..kept import schema
from ..kept.keeping import in_time
from .office import Office

FORMAT = 1
_LIVING = ("alembic_version", "drivers", "probes", "servers", "thoughts")
"""What belongs to running servers."""
_ROWS = 500
_WITHIN = 600.0
"""Within how many seconds so many rows have to be read or brought back, or the schema changed."""


@dataclass(frozen=True)
class Copied:
    """What a backup holds."""

    revision: str
    at: float
    rows: dict[str, int]


def back_up(office: Office, path: Path, date: float) -> Copied:
    """Write everything into a file, which is there once it is whole. Raises OSError, NoDatabase."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.touch(mode=0o600)  # the dice of games under way are in it
        with gzip.open(part, "wb", 6) as file:
            found = _write(office, _Counting(file), date)
        part.replace(path)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return found


class _Counting:
    """A file of lines, and the hash of what was written."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file, self.hash = file, hashlib.sha256()

    def write(self, data: Any) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.hash.update(line)
        self._file.write(line)


def _write(office: Office, file: _Counting, date: float) -> Copied:
    # One moment of the database: PostgreSQL is asked for it, SQLite has it in every transaction.
    isolation = {"isolation_level": "REPEATABLE READ"} if office.engine.dialect.name == "postgresql" else {}
    rows: dict[str, int] = {}
    with (
        in_time(_WITHIN) as anew,
        office.engine.connect().execution_options(**isolation) as connection,
        connection.begin(),
    ):
        revision = schema.revision_of(connection)
        assert revision is not None
        file.write({"tablier": "backup", "format": FORMAT, "revision": revision, "at": date})
        for table in _reflected(connection).sorted_tables:
            rows[table.name] = 0
            file.write({"table": table.name, "columns": [column.name for column in table.columns]})
            for row in _rows(connection, table, anew):
                file.write([_plain(value) for value in row])
                rows[table.name] += 1
    file.write({"rows": rows, "sha256": file.hash.hexdigest()})
    return Copied(revision, date, rows)


def _reflected(connection: sa.Connection) -> sa.MetaData:
    found = sa.MetaData()
    found.reflect(connection)
    for name in _LIVING:
        if name in found.tables:
            found.remove(found.tables[name])
    return found


def _rows(connection: sa.Connection, table: sa.Table, anew: Callable[[], None]) -> Iterator[Any]:
    """All rows of a table in the order of their keys, some at a time: no statement takes long."""
    key = list(table.primary_key)
    wanted = sa.select(table).order_by(*key).limit(_ROWS)
    some = connection.execute(wanted).all()
    while some:
        anew()
        yield from some
        last = [getattr(some[-1], column.name) for column in key]
        some = connection.execute(wanted.where(sa.tuple_(*key) > sa.tuple_(*map(sa.literal, last)))).all()


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


# Back


def read_head(path: Path) -> Copied:
    """What a backup holds, once it was read to its end. Raises OSError, Unreadable if it is damaged or of no use."""
    hashed, head, last, before = hashlib.sha256(), None, b"", b""
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                hashed.update(before)
                before = last = line
                head = head or json.loads(line)
        end = json.loads(last)
        whole = isinstance(end, dict) and end.get("sha256") == hashed.hexdigest()
    except (gzip.BadGzipFile, EOFError, ValueError):
        whole = False
    if not whole or not isinstance(head, dict) or head.get("tablier") != "backup":
        raise Unreadable("bad-backup", Said("admin.bad-backup"))
    if head["format"] != FORMAT or head["revision"] not in schema.revisions():
        raise Unreadable("newer-backup", Said("admin.newer-backup", found=str(head["revision"])))
    return Copied(head["revision"], head["at"], end["rows"])


def is_in_use(connection: sa.Connection) -> bool:
    """Whether there is anything in a database that would be lost."""
    names = set(sa.inspect(connection).get_table_names()) - {"alembic_version", "probes"}
    return any(
        connection.execute(sa.select(sa.text("1")).select_from(sa.table(name)).limit(1)).first() is not None
        for name in sorted(names)
    )


def restore(office: Office, path: Path, overwrite: bool) -> Copied:
    """Bring a backup back, all of it or nothing; the database is brought up to date. Raises Refusal where there is
    something in it, unless that may be lost; OSError, Unreadable, NoDatabase.
    """
    found = read_head(path)
    with in_time(_WITHIN) as anew, schema.alone(office.engine, time.monotonic() + office.within) as connection:
        if is_in_use(connection) and not overwrite:
            raise Refusal("in-use", Said("admin.in-use"))
        if schema.revision_of(connection) is not None:
            schema.move(connection, "base", back=True)
        schema.move(connection, found.revision)
        with gzip.open(path, "rb") as file:
            _bring_back(connection, map(json.loads, file), anew)
        schema.move(connection, "head")
    return found


def _bring_back(connection: sa.Connection, lines: Iterator[Any], anew: Callable[[], None]) -> None:
    next(lines)
    reflected = _reflected(connection)
    table, columns, waiting = sa.Table("", sa.MetaData()), list[str](), list[dict[str, Any]]()

    def put() -> None:
        if waiting:
            anew()
            connection.execute(table.insert(), waiting)
            waiting.clear()

    for line in lines:
        if isinstance(line, dict):
            put()
            if "table" in line:
                table, columns = reflected.tables[line["table"]], line["columns"]
        else:
            waiting.append(dict(zip(columns, map(_value, line), strict=True)))
            if len(waiting) >= _ROWS:
                put()
    put()
