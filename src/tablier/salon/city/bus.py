"""What servers tell each other: that something happened at a table, and who is there.

Nothing rests on it. A message may come late, twice or never; whoever is told of an act reads it from the database, and
whoever is told nothing looks there now and then (see :mod:`tablier.salon.lobby.hall`). So telling never waits, and a
bus that is down costs moments and no act.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa

from ...errors import BadOption
from ...saying import Said, quoted
from .. import log, measures
from ..ending import Errands
from ..kept.schema import postgres_limits

CHANNEL = "tablier"
_MOST_WAITING = 10_000
"""So many messages wait for a bus that is down; the oldest are forgotten."""
_MOST_CHARACTERS = 7000
"""What one notice of PostgreSQL can hold is a little more."""
_BREATH = 0.01
"""How many seconds pass between two messages at least: what is told meanwhile goes together, since every server has to
hear each of them."""
_QUIET = 5.0
"""After so many seconds without a word the line is tried."""
_AGAIN = (0.2, 0.5, 1.0, 2.0)
"""How many seconds pass before each further try to reach a bus."""

Handler = Callable[..., None]


class Bus:
    """A server's ear and mouth. This one reaches nobody: for a server that is alone."""

    def __init__(self, name: str) -> None:
        self.name = name
        """Under which this server speaks; what it says itself it does not hear."""
        self._handlers: defaultdict[str, list[Handler]] = defaultdict(list)

    def hear(self, topic: str, handler: Handler) -> None:
        """Have a function called with whatever is told about a topic."""
        self._handlers[topic].append(handler)

    def tell(self, topic: str, *values: Any) -> None:
        """Tell all other servers something that JSON can hold. It never waits, and may be lost."""

    def begin(self) -> None:
        """Reach out, in the background."""

    async def close(self) -> None:
        """Say what is waiting, if that can be done at once, and hang up."""

    def _receive(self, payload: str) -> None:
        try:
            said = json.loads(payload)
            speaker, messages = said["from"], said["said"]
        except (ValueError, LookupError, TypeError):
            log.say("the bus said something unreadable", logging.WARNING)
            return
        if speaker == self.name:
            return
        for topic, *values in messages:
            measures.bus_message("received")
            for handler in self._handlers[topic]:
                try:
                    handler(*values)
                except Exception as problem:
                    log.trouble("what the bus said could not be followed", problem, topic=str(topic))


class BusLine:
    """A connection to whatever carries the messages."""

    async def send(self, payload: str) -> None:
        raise NotImplementedError

    def payloads(self) -> AsyncIterator[str]:
        """What comes, one after another; raises where the line is dead."""
        raise NotImplementedError


class Carried(Bus):
    """A bus that something carries. Two tasks, one that listens and one that speaks, each reach out again by itself."""

    carrier = ""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.reached = False
        """Whether others are heard now."""
        self._waiting: deque[tuple[Any, ...]] = deque(maxlen=_MOST_WAITING)
        self._something = asyncio.Event()
        self._tasks = Errands()

    def _line(self) -> AbstractAsyncContextManager[BusLine]:
        raise NotImplementedError

    def tell(self, topic: str, *values: Any) -> None:
        measures.bus_message("sent")
        self._waiting.append((topic, *values))
        self._something.set()

    def begin(self) -> None:
        for work in (self._listen, self._speak):
            self._tasks.begin(self._for_ever(work))

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._waiting and self.reached:
                    await asyncio.sleep(0.02)
        await self._tasks.end()

    async def _for_ever(self, work: Callable[[Callable[[], None]], Any]) -> None:
        tries = 0

        def reached() -> None:
            nonlocal tries
            tries = 0

        while True:
            try:
                await work(reached)
            except Exception as problem:
                if not tries:
                    log.say("the bus is lost", logging.WARNING, carrier=self.carrier, reason=type(problem).__name__)
            await asyncio.sleep(_AGAIN[min(tries, len(_AGAIN) - 1)])
            tries += 1

    async def _listen(self, reached: Callable[[], None]) -> None:
        try:
            async with self._line() as line:
                async for payload in line.payloads():
                    if not self.reached:
                        self.reached = True
                        reached()
                        log.say("the bus is reached", carrier=self.carrier)
                        for handler in self._handlers[REACHED]:
                            handler()
                    if payload:
                        self._receive(payload)
        finally:
            self.reached = False

    async def _speak(self, reached: Callable[[], None]) -> None:
        async with self._line() as line:
            reached()
            self._something.set()  # what waited for the line
            while True:
                await self._something.wait()
                self._something.clear()
                while self._waiting:
                    await line.send(self._gathered())
                    await asyncio.sleep(_BREATH)

    def _gathered(self) -> str:
        """As much of what is waiting as goes into one message."""
        said: list[str] = []
        length = 0
        while self._waiting and (not said or length < _MOST_CHARACTERS):
            one = json.dumps(self._waiting[0], separators=(",", ":"))
            length += len(one) + 1
            if said and length > _MOST_CHARACTERS:
                break
            self._waiting.popleft()
            said.append(one)
        return f'{{"from":{json.dumps(self.name)},"said":[{",".join(said)}]}}'


REACHED = "reached"
"""What is told here, and by nobody else, whenever others are heard (again): something may have been missed."""


# PostgreSQL


class _Notices(BusLine):
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def send(self, payload: str) -> None:
        await self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    async def payloads(self) -> AsyncIterator[str]:
        await self._connection.execute(f"LISTEN {CHANNEL}")
        while True:
            yield ""
            async for notice in self._connection.notifies(timeout=_QUIET):
                yield notice.payload
            async with asyncio.timeout(_QUIET):
                await self._connection.execute("SELECT 1")


class PostgresBus(Carried):
    """LISTEN and NOTIFY of the database that is shared anyway.

    Notices are sent after the commit, many in one, by a connection of their own: as part of the transactions they would
    take a lock that lets only one of all servers commit at a time.
    """

    carrier = "postgresql"

    def __init__(self, name: str, engine: sa.Engine) -> None:
        super().__init__(name)
        _, wishes = engine.dialect.create_connect_args(engine.url)
        self._wishes = {**postgres_limits(_QUIET), **wishes}

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[BusLine]:
        import psycopg

        async with asyncio.timeout(_QUIET):
            connection = await psycopg.AsyncConnection.connect(**self._wishes, autocommit=True)
        try:
            yield _Notices(connection)
        finally:
            await connection.close()


# Redis


class _Channel(BusLine):
    def __init__(self, redis: Any) -> None:
        self._redis = redis
        number = redis.get_connection_kwargs().get("db") or 0
        self._name = f"{CHANNEL}:{number}" if number else CHANNEL
        """Channels are of a whole Redis; salons of which each has a number of its own there do not hear each other."""

    async def send(self, payload: str) -> None:
        await self._redis.publish(self._name, payload)

    async def payloads(self) -> AsyncIterator[str]:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
            await heard.subscribe(self._name)
            yield ""
            while True:
                message = await heard.get_message(timeout=_QUIET)  # asks after the line's health, now and then
                if message is not None and message["type"] == "message":
                    yield message["data"]


class RedisBus(Carried):
    """Redis' channels: quicker than PostgreSQL's where there are many servers, and another machine's work."""

    carrier = "redis"

    def __init__(self, name: str, url: str) -> None:
        super().__init__(name)
        self._url = url

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[BusLine]:
        from redis.asyncio import Redis

        redis = Redis.from_url(
            self._url, decode_responses=True, socket_connect_timeout=_QUIET, socket_timeout=2 * _QUIET,
            health_check_interval=_QUIET,
        )  # fmt: skip
        try:
            yield _Channel(redis)
        finally:
            await redis.aclose()


def open_bus(url: str, name: str, engine: sa.Engine) -> Bus:
    """The bus of a salon: by a URL, or, if that is empty, the database's own if it has one. Raises BadOption."""
    if not url:
        return PostgresBus(name, engine) if engine.dialect.name == "postgresql" else Bus(name)
    if url.partition("://")[0] not in ("redis", "rediss", "unix"):
        raise BadOption("bad-bus", Said("salon.bad-bus", quoted=quoted(url.partition("@")[2] or url)))
    try:
        import redis  # noqa: F401
    except ModuleNotFoundError:
        raise BadOption("bad-bus", Said("salon.no-redis")) from None
    return RedisBus(name, url)
