"""What a siege needs: one salon in a process of its own, and guests without manners."""

from __future__ import annotations

import base64
import json
import os
import random
import resource
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict
from itertools import count
from pathlib import Path

import httpx

from salon.guests import Guest, Json, Salon, bot, choose
from tablier.salon.settings import PREFIX, Settings

PATIENCE = 40.0
"""What takes longer on a machine that has other things to do is a fault all the same."""
SOON = 10.0
"""Who is kept from playing waits for ever, or for a limit of the salon; a busy machine takes seconds at most."""
LIMITS = Settings(
    log_level="debug", pause=0.0, message_rate=10_000.0, table_limit=1000, socket_limit=80, address_connections=200,
    request_within=2.0, database_within=2.0,
)  # fmt: skip
"""The salon as it comes, but for shorter patience, and fewer people to make a crowd."""
FILES = 440
"""How many files the salon may open."""
CONNECTIONS = 280
"""For so many connections, all in all, that is enough."""


class Siege:
    """The salon under siege, and addresses to come from."""

    def __init__(self, folder: Path, port: int, visits: ExitStack) -> None:
        self.folder, self.port, self._visits, self._hosts = folder, port, visits, count(2)
        self.process = self._start()
        while not all(self.health()["compiled"].values()):
            time.sleep(0.1)
        self.long_match, self.lines_of_long_match = self._long_match()

    def _start(self) -> subprocess.Popen[bytes]:
        settings = asdict(LIMITS) | {"port": self.port, "database": f"sqlite:///{self.folder / 'salon.db'}"}
        environment = {f"{PREFIX}{name.upper()}": str(value) for name, value in settings.items()}
        with (self.folder / "salon.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "tablier", "serve", "--no-open"], env={**os.environ, **environment},
                stdout=subprocess.DEVNULL, stderr=log,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES)),
            )  # fmt: skip
        self._visits.callback(process.wait)
        self._visits.callback(process.kill)
        deadline = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < deadline:
            assert process.poll() is None, self.log
            with suppress(httpx.TransportError):
                self.health()
                return process
            time.sleep(0.1)
        raise AssertionError("the salon did not open")

    def crash(self) -> None:
        """``kill -9``, and open again."""
        self.process.kill()
        self.process.wait()
        self.process = self._start()

    def _long_match(self) -> tuple[str, list[Json]]:
        """A long match of two bots, and all the lines of its record."""
        salon = self.salon()
        table = salon.open("unstacked", (bot("random"), bot("random")), match=15)
        with salon.guest(table, client="early") as early:
            early.until(lambda state: state["over"], 3 * PATIENCE)
            return table, early.lines

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def salon(self) -> Salon:
        """The salon as seen from an address nobody else has."""
        found = Salon(self.base, source=f"127.0.0.{next(self._hosts)}")
        self._visits.callback(found.http.close)
        return found

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        """A line on which anything may be sent."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE, source_address=(source, 0))

    def get(self, path: str) -> httpx.Response:
        """An answer over a connection of its own."""
        return httpx.get(f"{self.base}{path}", timeout=PATIENCE, verify=False)

    def health(self) -> Json:
        """What /healthz says."""
        answer = self.get("/healthz")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    @property
    def log(self) -> str:
        return (self.folder / "salon.log").read_text()

    @property
    def megabytes(self) -> float:
        """The memory of the server."""
        status = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1]) / 1024


@contextmanager
def besieged(folder: Path) -> Iterator[Siege]:
    """A salon to be besieged."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with ExitStack() as visits:
        yield Siege(folder, port, visits)


class Mute:
    """A socket that says hello, if anything, and reads nothing unless asked to."""

    def __init__(self, siege: Siege, salon: Salon, table: str, hello: Json | None, extensions: str = "") -> None:
        assert salon.source is not None
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((salon.source, 0))
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", siege.port))
        more = f"Sec-WebSocket-Extensions: {extensions}\r\n" if extensions else ""
        self.socket.sendall(handshake(table, more))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        if hello is not None:
            self.say({"n": 0, "do": "hello", "client": "mute", **hello})

    def say(self, message: Json) -> None:
        self.socket.sendall(frame(json.dumps(message).encode()))

    def hear(self) -> str:
        """The type of the next message, or its code; nothing if the server has hung up."""
        _, data = self.frame()
        message = json.loads(data or '{"type": ""}')
        return str(message.get("code") or message["type"])

    def frame(self) -> tuple[bool, bytes]:
        """Whether the next message is compressed, and its bytes; none if the server has hung up."""
        head = self._bytes(2)
        if not head or head[0] & 0x0F == 8:
            return False, b""
        size = head[1] & 0x7F
        if size > 125:
            size = int.from_bytes(self._bytes(2 if size == 126 else 8), "big")
        return bool(head[0] & 0x40), self._bytes(size)

    def _bytes(self, size: int) -> bytes:
        found = b""
        with suppress(ConnectionError):
            while len(found) < size and (more := self.socket.recv(size - len(found))):
                found += more
        return found

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Mute:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def handshake(table: str, more: str = "") -> bytes:
    """The request that opens the socket of a table, with further headers."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


def frame(data: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it; ``first`` is its first byte, a whole text by default."""
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([first]) + size + bytes(4) + data


def answer_of(line: socket.socket) -> tuple[int, Json]:
    """The status and the body of an answer, read until the connection is closed."""
    told = b""
    with suppress(ConnectionResetError):
        while part := line.recv(65536):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def play(guest: Guest, acts: int, seed: int = 1) -> list[float]:
    """Let a guest who holds all seats do so many things; how long each took to be answered, the shortest first."""
    chance, waited = random.Random(seed), []
    for _ in range(acts):
        message = choose(guest.state, chance, ("undo",))
        assert message is not None
        began = time.monotonic()
        assert guest.do(**message)["type"] == "ack"
        waited.append(time.monotonic() - began)
    return sorted(waited)


def beside(salon: Salon) -> float:
    """How long somebody mostly waits for answers who plays at a table of their own."""
    table, tokens = salon.table("backgammon", match=0)
    with salon.guest(table, *tokens) as guest:
        return play(guest, 25)[12]
