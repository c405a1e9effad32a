"""A town to be shaken: PostgreSQL, Redis, three servers of one salon, a proxy, and gates where lines can be cut."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import random
import shutil
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

from chaos.gate import HOST, Gate
from salon.test_city import free_ports

SERVERS = 3
_SETTINGS = {
    "TABLIER_PAUSE": "0", "TABLIER_BOT_PROCESSES": "0", "TABLIER_REVIEW_PROCESSES": "0", "TABLIER_REVIEWS": "never",
    "TABLIER_MESSAGE_RATE": "10000", "TABLIER_SEATS_A_MINUTE": "10000", "TABLIER_SEATS_AN_HOUR": "10000",
    "TABLIER_TABLE_LIMIT": "10000",
}  # fmt: skip
_AS_WELL = 0.1
"""After how many seconds it is looked again whether a process has ended."""


def _city() -> Any:
    """deploy/city.py, which knows how the parts are started."""
    path = Path(__file__).resolve().parents[2] / "deploy" / "city.py"
    spec = importlib.util.spec_from_file_location("city", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


city = _city()


def missing() -> str | None:
    """Which program is not installed here that a town needs; None: all are. HAProxy is a guest."""
    places = [*city.PLACES, *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    search = os.pathsep.join((os.environ.get("PATH", ""), *places))
    needed = ["postgres", "initdb", "pg_isready", "redis-server", *(["runuser"] if os.geteuid() == 0 else [])]
    return next((name for name in needed if shutil.which(name, path=search) is None), None)


class Door(NamedTuple):
    """Where clients come in."""

    address: str
    """As ``ws://host:port``."""
    trust: ssl.SSLContext | None


class Server:
    """One ``tablier serve``. Whenever it has ended it is begun anew, as a supervisor would."""

    def __init__(self, number: int, port: int, gate: Gate, settings: dict[str, str], log: Path) -> None:
        self.number, self.port, self.gate = number, port, gate
        self._settings, self._log = settings, log
        self.up = False
        """Whether it answers, as far as was seen a moment ago."""
        self.ready = False
        """Whether it has compiled all rules."""
        self.stopped = False
        self.process: subprocess.Popen[bytes]
        self._begin()
        self._watching = asyncio.create_task(self._watch())

    def _begin(self) -> None:
        where = ("--host", HOST, "--port", str(self.port), "--behind-proxy", HOST)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tablier", "serve", "--no-open", "--log-level", "warning", *where],
                env={**os.environ, **self._settings}, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip

    async def _watch(self) -> None:
        while True:
            if self.process.poll() is not None:
                self.up = False
                self._begin()
            health = await _health(self.port)
            self.up = health is not None and not self.stopped
            self.ready = health is not None and all(health["compiled"].values())
            await asyncio.sleep(_AS_WELL)

    def signal(self, number: int) -> None:
        self.stopped = number == signal.SIGSTOP
        self.up = self.up and number == signal.SIGCONT
        self.process.send_signal(number)

    async def end(self, number: int) -> None:
        """End it, in good order or not; returns when it has ended."""
        ending = self.process
        self.signal(number)
        while ending.poll() is None:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        self._watching.cancel()
        await asyncio.gather(self._watching, return_exceptions=True)
        self.process.kill()
        await asyncio.to_thread(self.process.wait)


async def _health(port: int) -> dict[str, Any] | None:
    """What a server says of itself; None if it does not answer."""
    with suppress(OSError, TimeoutError, ValueError, IndexError):
        async with asyncio.timeout(1.0):
            reader, writer = await asyncio.open_connection(HOST, port)
            try:
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                head, body = (await reader.read()).split(b"\r\n\r\n", 1)
                return dict(json.loads(body)) if b" 200 " in head.splitlines()[0] else None
            finally:
                writer.close()
    return None


async def until(come: Callable[[], bool], what: str, within: float = 180.0) -> None:
    """Wait for something. Raises TimeoutError."""
    try:
        async with asyncio.timeout(within):
            while not come():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise TimeoutError(what) from None


class Town:
    """All of it, on this machine alone, in one folder."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.folder = folder
        self._chance = chance
        self._stack = ExitStack()
        # Each of its own: one that is being begun anew is no reason for the other to give up.
        self._postgres, self._redis = (city.City(folder, self._stack) for _ in range(2))
        self._proxy = city.City(folder, self._stack)
        self._ports = iter(range(first := free_ports(SERVERS + 5), first + SERVERS + 5))
        self._postgres_port, self._redis_port = next(self._ports), next(self._ports)
        self.servers: list[Server] = []
        self.gate = Gate(self._by_lot)
        """The door of our own: it leads to any server, so that those at one table are on different ones."""
        self.doors: list[Door] = []
        self.database = ""

    def _by_lot(self) -> list[int]:
        ports = [server.port for server in self.servers if server.up]
        self._chance.shuffle(ports)
        return ports

    async def open(self) -> None:
        """Begin everything; returns when it answers and all rules are compiled."""
        self.folder.chmod(0o755)  # PostgreSQL runs as somebody else
        self.database = await asyncio.to_thread(city.start_postgres, self._postgres, self._postgres_port)
        bus = await asyncio.to_thread(city.start_redis, self._redis, self._redis_port)
        for number in range(1, SERVERS + 1):
            gate = Gate(lambda: [self._postgres_port])
            await gate.open()
            database = self.database.replace(str(self._postgres_port), str(gate.port))
            settings = {**_SETTINGS, "TABLIER_DATABASE": database, "TABLIER_BUS": bus}
            log = self.folder / f"server{number}.log"
            self.servers.append(Server(number, next(self._ports), gate, settings, log))
        await self.gate.open()
        self.doors.append(Door(f"ws://{HOST}:{self.gate.port}", None))
        await until(lambda: all(server.ready for server in self.servers), "the servers do not begin", 480.0)
        with suppress(SystemExit):  # one that is not installed is done without
            ports = [server.port for server in self.servers]
            others = [next(self._ports) for _ in range(3)]
            address = await asyncio.to_thread(city.start_proxy, self._proxy, ports, *others)
            trusting = ssl.create_default_context()
            trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
            self.doors.append(Door(address.replace("https", "wss", 1), trusting))

    async def close(self) -> None:
        for server in self.servers:
            server.gate.release()
            await server.close()
        for gate in (self.gate, *(server.gate for server in self.servers)):
            await gate.close()
        await asyncio.to_thread(self._stack.close)

    async def restart_postgres(self, how: int) -> None:
        """End PostgreSQL by a signal and begin it anew; returns when it accepts connections."""
        running = self._postgres.processes["postgres"]
        os.kill(int((self.folder / "postgres" / "postmaster.pid").read_text().split()[0]), how)
        await until(lambda: running.poll() is not None, "PostgreSQL does not end")
        await asyncio.to_thread(city.start_postgres, self._postgres, self._postgres_port)

    async def restart_redis(self) -> None:
        """Kill Redis and begin it anew; returns when it accepts connections."""
        running = self._redis.processes["redis"]
        running.kill()
        await until(lambda: running.poll() is not None, "Redis does not end")
        await asyncio.to_thread(city.start_redis, self._redis, self._redis_port)

    async def flush_redis(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self._redis_port)
        writer.write(b"FLUSHALL\r\n")
        await reader.readline()
        writer.close()
