"""A salon in a process of its own, and people who play at its tables, cheaply: it is not they who are measured.

Two people sit at a table, each with a socket of their own. They act as people would: they wait a while, then make the
next step, confirm, throw. A frame is read by hand and its JSON only where something is decided by it.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import http.client
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GAMES = ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "trictrac")
_WITHOUT_LIMIT = (
    "TABLE_LIMIT", "SEATS_A_MINUTE", "SEATS_AN_HOUR", "OPEN_CONNECTIONS", "ADDRESS_CONNECTIONS", "HELLO_LIMIT",
    "IDLE_AFTER",  # idle tables are put away after a minute by default; here they stay, to be weighed
)  # fmt: skip
_AT_THE_DOOR = 32
"""So many come in at a time."""
_PATIENCE = 30.0


@dataclass
class Findings:
    """What the clients saw, and what it cost."""

    seconds: list[float] = field(default_factory=list)
    """From sending an act until it is acknowledged, which is after it is stored."""
    acts: int = 0
    refused: list[str] = field(default_factory=list)
    lost: int = 0
    """Acts sent and never answered."""
    games_over: int = 0
    bytes: int = 0
    """What the server sent while they played."""
    lasted: float = 0.0
    server: float = 0.0
    clients: float = 0.0
    """Processor time of either, in seconds, while they played."""

    def percentile(self, percent: int) -> float:
        """So many percent of the answers came within so many milliseconds."""
        return 1000 * statistics.quantiles(self.seconds, n=100)[percent - 1]


class Salon:
    """A salon in other processes: one server, or several on one ``database``, each on a port of its own.

    ``folder`` may hold a database of SQLite already. Everybody of a table goes to the same server, as behind a proxy
    that hashes the table's id; ``apart``, each seat to another.
    """

    def __init__(
        self, folder: Path | None = None, database: str = "", servers: int = 1, apart: bool = False, **settings: str
    ) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="tablier-bench-"))
        self.apart = apart
        self.ports = [18_000 + os.getpid() % 2000 * 4 + number for number in range(servers)]
        environment = {f"TABLIER_{name}": "1000000" for name in _WITHOUT_LIMIT}
        environment |= {"TABLIER_WARM": "1"} | settings  # as a public salon is run
        own = ("--database", database or f"sqlite:///{self.folder / 'salon.db'}")
        self.processes = [
            subprocess.Popen(
                [sys.executable, "-m", "tablier", "serve", "--no-open", "--port", str(port), *own],
                env={**os.environ, **environment},
                stdout=subprocess.DEVNULL,
                stderr=(self.folder / "log").open("ab"),
            )
            for port in self.ports
        ]
        self._lines = {port: http.client.HTTPConnection("127.0.0.1", port, timeout=_PATIENCE) for port in self.ports}
        for port in self.ports:
            self._wait(port)

    def _wait(self, port: int) -> None:
        for _ in range(3000):
            try:
                if all(self.ask("GET", "/healthz", port=port)["compiled"].values()):
                    return
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.1)
        raise SystemExit(f"The salon did not start:\n{(self.folder / 'log').read_text()}")

    @property
    def port(self) -> int:
        """The port of the first server."""
        return self.ports[0]

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The first server."""
        return self.processes[0]

    def port_of(self, table: str, seat: int = 0) -> int:
        """To which server somebody goes."""
        return self.ports[(zlib.crc32(table.encode()) + self.apart * seat) % len(self.ports)]

    def ask(self, method: str, path: str, body: Any = None, port: int | None = None) -> Any:
        """One HTTP request and its JSON answer."""
        data, line = None if body is None else json.dumps(body), self._lines[port or self.port]
        for again in (False, True):
            try:
                line.request(method, path, data, {"Content-Type": "application/json"})
                answer = line.getresponse()
                told = json.load(answer)
                break
            except (OSError, http.client.HTTPException):  # the line was closed meanwhile
                line.close()
                if again:
                    raise
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {told}")
        return told

    def open_table(self, game: str) -> tuple[str, list[str]]:
        """A new table and the secrets of both its seats. Nobody is called like anybody else, as it is with people."""
        body = {"game": game, "match": 0, "seats": [{"kind": "person"}, {"kind": "person"}]}
        table = self.ask("POST", "/api/tables", body)["id"]
        seats = []
        for seat in (0, 1):
            sitter = {"name": f"{table[:5]} {seat}", "seed": f"s{seat}"}
            sat = self.ask("POST", f"/api/tables/{table}/seats/{seat}", sitter, self.port_of(table))
            seats.append(sat["token"])
        return table, seats

    def memory(self) -> int:
        """Resident memory of the first server in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def processor(self) -> float:
        """The processor time of the servers so far, all their threads together, in seconds; not of their children."""
        return sum(time.clock_gettime(_clock_of(process.pid)) for process in self.processes)

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)


def _clock_of(process: int) -> int:
    """The clock that tells the processor time of a process, to the microsecond (Linux: clock_getcpuclockid)."""
    return (~process << 3) | 2


class Line(asyncio.Protocol):
    """A WebSocket, as far as it is needed to play: whole text frames, and pings answered."""

    def __init__(self, heard: Any) -> None:
        self._heard, self._held = heard, bytearray()
        self.opened = asyncio.Event()
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    async def come_in(self, port: int, path: str) -> None:
        """Ask for a socket, and wait for it."""
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await self.opened.wait()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        held = self._held
        held += data
        if not self.opened.is_set():
            head = held.find(b"\r\n\r\n")
            if head < 0:
                return
            if b" 101 " not in held[:head]:
                raise SystemExit(held.decode())
            self.opened.set()
            del held[: head + 4]
        while len(held) >= 2:
            size, begin = held[1], 2
            if size == 126:
                size, begin = int.from_bytes(held[2:4], "big"), 4
            elif size == 127:
                size, begin = int.from_bytes(held[2:10], "big"), 10
            if len(held) < begin + size:
                return
            kind, payload = held[0] & 15, bytes(held[begin : begin + size])
            del held[: begin + size]
            if kind == 1:
                self._heard(payload)
            elif kind == 9:
                self._send(10, payload)

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._send(1, json.dumps(message).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        """What a client sends is masked; a mask of zeros leaves it as it is."""
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254, size >> 8, size & 255))
        self.transport.write(head + b"\0\0\0\0" + payload)


class Seat:
    """One of the two, with what they know of the table."""

    def __init__(self, table: Client, port: int, token: str, name: str) -> None:
        self._table, self._port, self._token, self._name = table, port, token, name
        self.line = Line(self._hear)
        self._told: list[bytes] = []
        self._state: dict[str, Any] = {}
        self.number = 0

    async def come(self, wish: dict[str, Any]) -> None:
        """Sit down at the table."""
        port = self._port
        await asyncio.get_running_loop().create_connection(lambda: self.line, "127.0.0.1", port)
        await self.line.come_in(port, f"/api/tables/{self._table.table}/socket")
        self.line.say({"n": 0, "do": "hello", "tokens": [self._token], "client": self._name, "lang": "en", **wish})

    def _hear(self, payload: bytes) -> None:
        # `type` comes first in every message; states are read when somebody has to decide something.
        if payload.startswith((b'{"type":"state"', b'{"type":"changes"')):
            self._told.append(payload)
            self._table.show(self)
        elif payload.startswith((b'{"type":"ack"', b'{"type":"refused"', b'{"type":"bye"')):
            self._table.answer(json.loads(payload))

    @property
    def state(self) -> dict[str, Any]:
        """How the table stands."""
        for payload in self._told:
            told = json.loads(payload)
            if told["type"] == "state":
                self._state = told
            else:
                self._state.update(told["changed"])
        self._told.clear()
        return self._state


class Client:
    """Both players of one table."""

    def __init__(self, salon: Salon, table: str, tokens: list[str], seed: int) -> None:
        self.salon, self.table = salon, table
        self.chance = random.Random(seed)
        self.seats = [
            Seat(self, salon.port_of(table, seat), token, f"bench-{os.urandom(6).hex()}")
            for seat, token in enumerate(tokens)
        ]
        self._unshown: set[Seat] = set(self.seats)
        """Those who have not seen yet what came of the last act."""
        self._shown = asyncio.Event()
        self._answered: asyncio.Future[dict[str, Any]] | None = None
        self.found = Findings()

    async def come(self, wish: dict[str, Any], at_the_door: asyncio.Semaphore) -> None:
        """Both sit down."""
        async with at_the_door, asyncio.timeout(_PATIENCE):
            for seat in self.seats:
                await seat.come(wish)
            await self._shown.wait()

    def go(self) -> None:
        for seat in self.seats:
            seat.line.transport.abort()

    async def play(self, until: float, thinking: float, found: Findings) -> None:
        """Act for so long."""
        self.found = found
        while (pause := self.chance.expovariate(1 / thinking)) < until - time.monotonic():
            await asyncio.sleep(pause)
            if not await self.act():
                return

    async def act(self) -> bool:
        """One act of whoever may; whether it was answered."""
        seat, message = self._choose()
        seat.number += 1
        self._answered = asyncio.get_running_loop().create_future()
        self._unshown.update(self.seats)
        self._shown.clear()
        began = time.perf_counter()
        seat.line.say({"n": seat.number, **message})
        try:
            async with asyncio.timeout(_PATIENCE):
                told = await self._answered
                self.found.seconds.append(time.perf_counter() - began)
                if told["type"] != "ack":
                    self.found.refused.append(f"{message}: {told['sentence']}")
                    return False
                await self._shown.wait()
        except TimeoutError:
            self.found.lost += 1
            return False
        self.found.acts += 1
        return True

    def show(self, seat: Seat) -> None:
        """One of them has seen how the table stands now."""
        self._unshown.discard(seat)
        if not self._unshown:
            self._shown.set()

    def answer(self, told: dict[str, Any]) -> None:
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(told)

    def _choose(self) -> tuple[Seat, dict[str, Any]]:
        """The next act of somebody who plays at random."""
        first = self.seats[0].state
        order = self.seats[::-1] if first["turn_seat"] == 1 else self.seats
        if first["phase"] == "between":
            self.found.games_over += 1
        for seat in order:
            state = seat.state
            if state["phase"] == "play" and state.get("steps"):
                step = self.chance.choice(state["steps"])
                return seat, {"do": "step", **{name: step[name] for name in ("from", "number", "to")}}
            if state["actions"]:
                return seat, {name: value for name, value in state["actions"][0].items() if name != "seat"}
        raise SystemExit(f"Nobody may act at {self.table}: {first}")

    @property
    def bytes(self) -> int:
        return sum(seat.line.bytes for seat in self.seats)


def open_tables(salon: Salon, count: int) -> list[tuple[str, list[str]]]:
    """So many tables, all seats taken, the games in equal parts."""
    return [salon.open_table(GAMES[number % len(GAMES)]) for number in range(count)]


NUMBERS = {"picture": {"form": "numbers", "shape": "wide"}, "changes": True}
"""What the page asks for: the board in numbers, and of a state what has changed."""
PICTURES = {"picture": {"shape": "wide"}, "changes": True}
BARE = {"picture": None, "changes": True}
WHOLE = {"picture": {"form": "numbers", "shape": "wide"}}


async def crowd(
    salon: Salon, tables: list[tuple[str, list[str]]], seconds: float, thinking: float, wish: dict[str, Any] = NUMBERS
) -> Findings:
    """All these tables played at once for so many seconds, once everybody sits."""
    found, at_the_door = Findings(), asyncio.Semaphore(_AT_THE_DOOR)
    clients = [Client(salon, table, tokens, seed) for seed, (table, tokens) in enumerate(tables)]
    try:
        await asyncio.gather(*(client.come(wish, at_the_door) for client in clients))
        await asyncio.sleep(1)  # all have been told that all are here
        gc.collect()
        gc.freeze()  # while clients look through thousands of each other for garbage, no server is slow
        before, server, own, sent = time.monotonic(), salon.processor(), time.process_time(), _sent(clients)
        until = before + seconds
        await asyncio.gather(*(client.play(until, thinking, found) for client in clients))
        found.lasted = time.monotonic() - before
        found.server, found.clients = salon.processor() - server, time.process_time() - own
        found.bytes = _sent(clients) - sent
    finally:
        gc.unfreeze()
        for client in clients:
            client.go()
    return found


def _sent(clients: list[Client]) -> int:
    return sum(client.bytes for client in clients)
