"""A salon of its own, and guests who visit it as any client would: over HTTP and the socket."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablier.salon.lobby.hall import Hall
from tablier.salon.settings import Settings
from tablier.salon.web.app import make_app
from tablier.salon.web.server import Server

PERSON = {"kind": "person"}
Json = dict[str, Any]
PATIENCE = 180.0
"""Seconds after which something that should come is missing. On a busy machine the rules are compiled for a minute."""


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


class Salon:
    """A running server, and its hall to look behind the scenes."""

    def __init__(self, base: str, hall: Hall | None = None, source: str | None = None) -> None:
        self.base = base
        self.hall = hall
        self.source = source
        """The address its guests come from, if it matters."""
        # Nothing is encrypted here: without certificates a client is made thirty times as fast.
        transport = httpx.HTTPTransport(verify=False, local_address=source)
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, transport=transport, verify=False)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that its tables run in, in another thread."""
        assert self.hall is not None
        return next(iter(self.hall._tasks._tasks)).get_loop()

    def open(self, game: str, seats: Sequence[Json] = (PERSON, PERSON), **wish: Any) -> str:
        """Open a table; its id."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": list(seats), **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int, name: str = "", seed: str = "") -> str:
        """Sit down; the token."""
        body = {"name": name or f"Guest {seat}", "seed": seed or f"seed-{seat}"}
        answer = self.http.post(f"/api/tables/{table}/seats/{seat}", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def table(self, game: str, seats: Sequence[Json] = (PERSON, PERSON), **wish: Any) -> tuple[str, list[str]]:
        """A table at which every person sits, and their tokens."""
        table = self.open(game, seats, **wish)
        return table, [self.sit(table, number) for number, seat in enumerate(seats) if seat["kind"] == "person"]

    def state(self, table: str) -> Json:
        """What a spectator sees."""
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["state"])

    def guest(self, table: str, *tokens: str, client: str = "tab", first: int = 1, **hello: Any) -> Guest:
        return Guest(self.base, table, tokens, client, first, hello, source=self.source)


class Guest:
    """A client of a table: sends messages, and keeps what it was told last."""

    def __init__(
        self, base: str, table: str, tokens: Sequence[str] = (), client: str = "tab", first: int = 1,
        hello: Json | None = None, path: str | None = None, source: str | None = None,
    ) -> None:  # fmt: skip
        address = f"{base.replace('http', 'ws', 1)}{path or f'/api/tables/{table}/socket'}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                source_address=(source, 0) if source else None,
            )
        )
        self.n = first - 1
        self.state: Json = {}
        self.lines: list[Json] = []
        self.other: list[Json] = []
        self.say({"n": 0, "do": "hello", "tokens": list(tokens), "client": client, **(hello or {})})
        self.welcome = self.receive()
        if self.welcome["type"] == "welcome":
            self.receive()

    def say(self, message: Json | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message; states are kept. Raises TimeoutError."""
        message: Json = json.loads(self.socket.recv(timeout))
        if message["type"] == "state":
            self.state = message
            self.lines += message["lines"]
        else:
            self.other.append(message)
        return message

    def do(self, do: str, **fields: Any) -> Json:
        """Send an act; the ack, refusal or explanation."""
        self.n += 1
        return self.ask({"n": self.n, "do": do, **fields})

    def ask(self, message: Json) -> Json:
        """Send a message with a number; its answer. An ack of an act is followed by the state."""
        self.say(message)
        while True:
            answer = self.receive()
            if answer.get("re") == message["n"]:
                break
        while answer["type"] == "ack" and self.state["at"] < answer["at"]:
            self.receive()
        return answer

    def until(self, come: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """Wait for a state of some kind; the one there is counts."""
        deadline = time.monotonic() + timeout
        while not come(self.state):
            self.receive(max(0.01, deadline - time.monotonic()))
        return self.state

    def next_of(self, kind: str) -> Json:
        """The next message of a type."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def read_to_the_end(self) -> None:
        """Receive until the connection is closed."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()

    def offered(self, do: str) -> bool:
        return any(action["do"] == do for action in self.state["actions"])

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_ASIDE = frozenset({
    "abandon", "adjust", "advise", "demand", "double", "hint", "house", "play", "play_on", "replace", "resign",
    "school", "stand", "steps", "take_back", "touch", "undo", "void", "why_not",
})  # fmt: skip
"""Acts that a match gets on without."""


def choose(state: Json, chance: random.Random, now_and_then: Sequence[str] = ()) -> Json | None:
    """A message that does one of the things offered, made from the state alone; None if nothing is offered."""
    offered = [action for action in state["actions"] if action["do"] not in _ASIDE]
    rare = [action for action in state["actions"] if action["do"] in now_and_then]
    if rare and chance.random() < 0.08:
        offered = rare
    if not offered:
        return None
    action = chance.choice(offered)
    message = {"do": action["do"], "seat": action["seat"]}
    match action["do"]:
        case "step":
            step = chance.choice(state["steps"])
            message |= {name: step[name] for name in ("from", "number", "to")}
        case "claim":
            message["die"] = action["die"]
        case "break":
            message["point"] = chance.choice(action["points"])
        case "mark":
            message["points"] = chance.choice((0, 2, 4, 12))
        case "school":
            message |= {"points": chance.choice((2, 4)), "over": chance.random() < 0.5}
        case "blow":
            message |= {"stones": chance.randint(1, 6), "whom": chance.randint(0, 1)}
        case "advise":
            message["text"] = "Tenez !"
        case "undo":
            message["all"] = chance.random() < 0.5
    if "dice" in action:
        message["dice"] = [chance.randint(1, 6) for _ in range(action["dice"])]
    return message


@contextmanager
def running(
    settings: Settings, now: Callable[[], float] = time.monotonic, date: Callable[[], float] = time.time
) -> Iterator[Salon]:
    """A salon in a thread of this process."""
    hall = Hall(settings, now, date)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    server = Server(make_app(settings, hall), settings)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    assert server.started
    salon = Salon(f"http://127.0.0.1:{listening.getsockname()[1]}", hall)
    try:
        yield salon
    finally:
        salon.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: everything in one folder, bots in threads that do not pause, any number of guests."""
    at_ease = dict.fromkeys(("waiting_limit", "public_limit", "seats_a_minute", "seats_an_hour"), 10**6)
    own = {"database": f"sqlite:///{folder / 'salon.db'}", "pause": 0.0, "message_rate": 2000.0, "bot_processes": 0}
    own["reviews"] = "asked"  # none begins by itself, so that no process has to
    return Settings(**{**own, **at_ease, **changes})
