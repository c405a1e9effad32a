"""Clients that act as the page does, come back whenever the line is lost, and write down what they send and see."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chaos.checking import MAY_BE_SENT_AGAIN
from chaos.town import Door
from salon.guests import choose

Json = dict[str, Any]

_FIRST_WAIT, _LONGEST_WAIT = 0.3, 1.5
"""Seconds before the next try to connect, doubled each time."""
_GIVE_UP = 3.0
"""A line on which nothing is answered for so many seconds is taken for lost, as a proxy would take it."""
_AGAIN = 0.25
"""After how many seconds something that could not be stored is sent again."""
_COME_BACK = ("server-stops", "no-database", "not-stored", "trouble")
"""Reasons to be turned away that are of the moment."""
_SHARED = (
    "happened", "phase", "player", "turn_seat", "waiting", "score", "game_number", "dice", "thrown_by", "position",
    "men", "drafted", "left", "last", "cube", "marked", "over", "stopped",
)  # fmt: skip
"""What everybody sees alike after the same act, besides the key of the last throw."""


class History:
    """Notes in the order of one clock, in a file; see :mod:`chaos.checking`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("w", encoding="utf-8")
        self.acked: dict[str, float] = {}
        """When something was last acknowledged at each table."""

    def note(self, kind: str, **more: Any) -> None:
        note = {"t": time.monotonic(), "kind": kind, **more}
        if more.get("type") == "ack":
            self.acked[more["table"]] = note["t"]
        self._file.write(json.dumps(note) + "\n")

    def close(self) -> None:
        self._file.close()


class Client:
    """Somebody at a table: with ``tokens``, to play; without, to watch. ``pace``: seconds between acts, about."""

    def __init__(
        self, who: str, table: str, seats: Sequence[int], tokens: Sequence[str], doors: Sequence[Door],
        chance: random.Random, history: History, pace: float,
    ) -> None:  # fmt: skip
        self.who, self.table = who, table
        self._reads = ",".join(map(str, seats))
        self._tokens, self._doors, self._chance = list(tokens), doors, chance
        self._history, self._pace = history, pace
        self._client = f"{chance.getrandbits(72):018x}"
        self._n = 0
        self._unanswered: Json | None = None
        """What was sent last, until it is answered for good."""
        self._answer: Json | None = None
        """What was said to it."""
        self._state: Json = {"actions": []}
        self._news = asyncio.Event()
        self._wait = _FIRST_WAIT
        self.stopping = False
        """Whether nothing new is to be sent."""

    @property
    def is_done(self) -> bool:
        """Whether everything sent is answered."""
        return self._unanswered is None

    async def live(self) -> None:
        """Play for as long as one is let; cancelled at the end."""
        while True:
            door = self._chance.choice(self._doors)
            try:
                where = f"{door.address.rstrip('/')}/api/tables/{self.table}/socket"
                wishes: Json = {"open_timeout": _GIVE_UP, "close_timeout": 0.2, "ping_interval": None, "proxy": None}
                async with connect(where, ssl=door.trust, max_size=None, **wishes) as line:
                    await self._talk(line)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            self._note("lost")
            await asyncio.sleep(self._wait * self._chance.uniform(0.75, 1.25))
            self._wait = min(_LONGEST_WAIT, 2 * self._wait)

    def _note(self, kind: str, **more: Any) -> None:
        self._history.note(kind, who=self.who, table=self.table, **more)

    async def _talk(self, line: ClientConnection) -> None:
        """Say hello, send again what was not answered, and go on, until the line is lost or silent."""
        await line.send(json.dumps({"n": 0, "do": "hello", "tokens": self._tokens, "client": self._client}))
        async with asyncio.timeout(_GIVE_UP):
            welcome = json.loads(await line.recv())
        if welcome["type"] != "welcome":
            assert welcome["code"] in _COME_BACK, welcome
            return
        self._note("joined")
        self._wait = _FIRST_WAIT
        tasks = [asyncio.create_task(work(line)) for work in (self._listen, self._play)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _listen(self, line: ClientConnection) -> None:
        while (told := json.loads(await line.recv()))["type"] != "bye":
            self._hear(told)
            self._news.set()

    def _hear(self, told: Json) -> None:
        if told["type"] == "state":
            self._state = told
            lines = [[[it["at"], it["player"], it["kind"], it["clause"]], it["text"]] for it in told["lines"]]
            shared = {name: told[name] for name in _SHARED} | {"key": told["told"] and told["told"]["key"]}
            self._note(
                "saw", at=told["at"], shared=shared, lines_from=told["lines_from"], lines=lines, reads=self._reads
            )
        elif told["type"] in ("ack", "refused") and self._unanswered and told["re"] == self._unanswered["n"]:
            answer = {name: told[name] for name in ("type", "at", "code") if name in told}
            self._note("answered", client=self._client, n=told["re"], **answer)
            self._answer = told

    async def _play(self, line: ClientConnection) -> None:
        """Do one of the things that may be done, again and again. Raises TimeoutError where nothing is answered."""
        while True:
            while self._unanswered is not None:
                await self._ask(line, self._unanswered)
            await asyncio.sleep(self._pace * self._chance.uniform(0.2, 1.8))
            self._news.clear()
            message = None if self.stopping else choose(self._state, self._chance, ("undo",))
            if message is None:
                await self._news.wait()
            else:
                self._n += 1
                self._unanswered = {"n": self._n, **message}

    async def _ask(self, line: ClientConnection, message: Json) -> None:
        """Send a message and hear the answer; one that could not be stored stays to be sent again."""
        self._answer = None
        self._note("sent", client=self._client, n=message["n"], do=message["do"])
        await line.send(json.dumps(message))
        async with asyncio.timeout(_GIVE_UP):
            while self._answer is None:
                await self._hear_more()
            answer = self._answer
            if answer.get("code") not in MAY_BE_SENT_AGAIN:
                self._unanswered = None
            while answer["type"] == "ack" and self._state.get("at", 0) < answer["at"]:
                await self._hear_more()
        if self._unanswered is not None:
            await asyncio.sleep(_AGAIN)

    async def _hear_more(self) -> None:
        self._news.clear()
        await self._news.wait()
