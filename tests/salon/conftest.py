"""A salon for the tests of a module, and databases for those that want one of each kind."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from salon.guests import Salon, running, settings_in
from tablier.salon.kept import schema
from tablier.salon.kept.store import KeptAct


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    """A running salon, shared by the tests of a module."""
    with running(settings_in(tmp_path_factory.mktemp("salon"))) as found:
        yield found


_PROGRAMS = ("/usr/local/bin", "/usr/bin", *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL cluster of its own, thrown away afterwards; its URL."""
    search = os.pathsep.join((os.environ.get("PATH", ""), *_PROGRAMS))
    initdb, server = shutil.which("initdb", path=search), shutil.which("postgres", path=search)
    if initdb is None or server is None:
        pytest.skip("PostgreSQL is not installed here")
    pytest.importorskip("psycopg")
    folder = Path(tempfile.mkdtemp(prefix="tablier-postgres-"))
    prefix: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        if subprocess.run(["id", "postgres"], capture_output=True).returncode or not shutil.which("runuser"):
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres to run it as")
        shutil.chown(folder, "postgres")
        prefix = ["runuser", "-u", "postgres", "--"]
    data = folder / "data"
    subprocess.run(
        [*prefix, initdb, "-D", data, "-U", "salon", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
        check=True, capture_output=True, cwd="/",
    )  # fmt: skip
    process = subprocess.Popen(
        [*prefix, server, "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=50"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
    )  # fmt: skip
    url = f"postgresql://salon@/postgres?host={folder}"
    try:
        _wait_for(url)
        yield url
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(url: str) -> None:
    engine = schema.open_engine(url)
    deadline = time.monotonic() + 30
    while True:
        try:
            with engine.connect():
                break
        except sa.exc.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
    engine.dispose()


EITHER = ["sqlite", "postgresql"]
MOSTLY_SQLITE = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]
"""For tests that take long on PostgreSQL: ``@pytest.mark.parametrize("url", MOSTLY_SQLITE, indirect=True)``."""


@pytest.fixture(params=EITHER)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without a table in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'salon.db'}"
    return fresh_database(request.getfixturevalue("postgres"))


def fresh_database(base: str) -> str:
    """A new database of a PostgreSQL cluster; its URL."""
    name = f"salon_{random.getrandbits(48):x}"
    engine = schema.open_engine(base)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return base.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """A Redis of its own that keeps nothing; its URL."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed here")
    pytest.importorskip("redis")
    folder = Path(tempfile.mkdtemp(prefix="tablier-redis-"))
    line = folder / "redis.sock"
    process = subprocess.Popen(
        [program, "--port", "0", "--unixsocket", line, "--save", "", "--appendonly", "no", "--dir", folder],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    deadline = time.monotonic() + 30
    while not line.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    try:
        yield f"unix://{line}"
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def an_act(at: int, client: str | None = None, n: int | None = None, **body: Any) -> KeptAct:
    return KeptAct(at, 1.5, 0, client, n, body or {"undo": False})
