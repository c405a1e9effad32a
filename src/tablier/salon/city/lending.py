"""Hands of other machines: what bots think about is handed to workers over the database, and the answer comes back.

A server borrows hands where it hears on the bus that there are some, made from the very same sources. It waits for a
moment only; where no answer comes, it has the work done as if there were nobody.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

from ...errors import TablierError
from ...spread import installed
from .. import log
from ..ending import Errands
from ..kept import thoughts
from ..kept.store import Store
from ..kept.thoughts import KeptQuestion
from .bus import Bus

T = TypeVar("T")

_WITHIN = 5.0
"""For how many seconds an answer is waited for."""
_LOOK = 0.4
"""After how many it is looked for, in case nobody said that it is there."""
_TELL = 3.0
"""After how many seconds hands say again that they are there."""
_SILENT = 8.0
"""After how many they are taken to be gone."""
_FORGOTTEN = 600.0
_TROUBLES = (TablierError, sa.exc.SQLAlchemyError)


class Borrowed:
    """The hands of others, as a server sees them."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float] = time.monotonic) -> None:
        self._store, self._bus, self._now = store, bus, now
        self._hands: dict[str, float] = {}
        """Who has hands, and when that was last said."""
        self._answered: dict[str, asyncio.Event] = {}
        bus.hear("hands", self._hear_of_hands)
        bus.hear("answered", self._hear_of_answer)

    def _hear_of_hands(self, worker: str, sources: str) -> None:
        if sources == installed():
            self._hands[worker] = self._now()

    def _hear_of_answer(self, question_id: str) -> None:
        if question_id in self._answered:
            self._answered[question_id].set()

    @property
    def there_are(self) -> bool:
        """Whether there are any."""
        return any(self._now() - heard < _SILENT for heard in self._hands.values())

    async def think(self, about: Any, work: Callable[[], T]) -> tuple[T] | None:
        """What comes of some work that can be pickled; None: nobody did it in time."""
        if not self.there_are:
            return None
        question = KeptQuestion(secrets.token_hex(16), pickle.dumps((about, work), pickle.HIGHEST_PROTOCOL))
        there = self._answered[question.id] = asyncio.Event()
        try:
            await self._store.write(thoughts.ask(question, self._bus.name, installed(), time.time()))
            self._bus.tell("thought")
            answer = await self._answer_to(question.id, there)
        except _TROUBLES:
            return None
        finally:
            del self._answered[question.id]
        with suppress(*_TROUBLES):
            await self._store.write(thoughts.take_away(question.id))
        if answer is None:
            self._hands.clear()  # until they are heard of again
            log.say("nobody thought in time", logging.WARNING)
            return None
        found: tuple[T] | None = pickle.loads(answer)
        return found

    async def _answer_to(self, question_id: str, there: asyncio.Event) -> bytes | None:
        until = self._now() + _WITHIN
        while self._now() < until:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await there.wait()
            there.clear()
            found = await self._store.read(thoughts.answer_to(question_id))
            if found is not None:
                return found
        return None


class Lent:
    """The hands of a worker: ``think`` does the work, in one of so many threads at a time."""

    def __init__(self, store: Store, bus: Bus, hands: int, think: Callable[[Any, Callable[[], Any]], Any]) -> None:
        self._store, self._bus, self._free, self._think = store, bus, hands, think
        self._pool = ThreadPoolExecutor(hands, "lent-hand")
        self._asked = asyncio.Event()
        self._tasks = Errands()
        bus.hear("thought", self._asked.set)

    def begin(self) -> None:
        """Say that there are hands, and think, in the background."""
        self._tasks.begin(self._say_so())
        self._tasks.begin(self._work())

    async def close(self) -> None:
        """Think about nothing more; whoever waits thinks for itself."""
        await self._tasks.end()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _say_so(self) -> None:
        while True:
            self._bus.tell("hands", self._bus.name, installed())
            with suppress(*_TROUBLES):
                await self._store.write(thoughts.forget(time.time() - _FORGOTTEN))
            await asyncio.sleep(_TELL)

    async def _work(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_TELL):
                    await self._asked.wait()
            self._asked.clear()
            if not self._free:
                continue
            try:
                found = await self._store.write(thoughts.claim(installed(), self._bus.name, self._free))
            except _TROUBLES:
                await asyncio.sleep(_LOOK)
                continue
            self._free -= len(found)
            for question in found:
                self._tasks.begin(self._answer(question))

    async def _answer(self, question: KeptQuestion) -> None:
        try:
            about, work = pickle.loads(question.content)
            loop = asyncio.get_running_loop()
            found: Any = (await loop.run_in_executor(self._pool, self._think, about, work),)
        except Exception as problem:
            log.trouble("a thought failed", problem)
            found = None
        finally:
            self._free += 1
            self._asked.set()
        with suppress(*_TROUBLES):
            await self._store.write(thoughts.answer(question.id, pickle.dumps(found, pickle.HIGHEST_PROTOCOL)))
            self._bus.tell("answered", question.id)
