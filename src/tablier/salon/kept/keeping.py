"""Asking a database that may hang: threads of its own, a time for every call, and a way to break off.

A call either is answered, or fails, or is given up when its time is over. One given up before it was begun is never
done. One given up amid its work is broken off, and whether it was done is not known: whoever asked has to look. Its
thread is not waited for; another takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import socket
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

from ...errors import Refusal
from ...saying import Said
from .. import log

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

_MOST_TOGETHER = 256
"""How many writes are committed together at most."""
_LOCKED = "55P03"
_READERS = 4
_MOST_STUCK = 4
"""How many threads may be stuck at once before nothing more is tried."""


class NoDatabase(Refusal):
    """The database does not answer, or cannot be reached; nothing was done."""

    def __init__(self) -> None:
        super().__init__("no-database", Said("salon.no-database"))


class NotKnown(Refusal):
    """A write was begun, and the database did not say in time what became of it."""

    def __init__(self) -> None:
        sentence = Said("salon.not-known")
        super().__init__("not-stored", sentence)


_under_way = threading.local()


def watch(engine: sa.Engine) -> None:
    """Let the calls through an engine be broken off: each keeps hold of its connection. Dead ones are not lent."""

    @sa.event.listens_for(engine, "checkout")
    def lend(connection: Any, record: Any, proxy: Any) -> None:
        call: Call | None = getattr(_under_way, "call", None)
        if call is not None:
            call.connection = connection
        if engine.dialect.name == "sqlite":
            return
        try:
            alive = engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error:
            alive = False
        if not alive:
            raise sa.exc.DisconnectionError


class Call:
    """What a thread is asking of the database now."""

    def __init__(self) -> None:
        self.connection: Any = None
        self.given_up = False

    def __enter__(self) -> Call:
        _under_way.call = self
        return self

    def __exit__(self, *_: object) -> None:
        _under_way.call = None
        self.connection = None

    def break_off(self) -> None:
        """Make whoever waits for the database stop waiting, as far as that can be done from outside."""
        self.given_up = True
        connection = self.connection
        with suppress(Exception):
            if hasattr(connection, "interrupt"):  # SQLite
                connection.interrupt()
            elif hasattr(connection, "fileno"):  # PostgreSQL: the line is cut
                with socket.socket(fileno=os.dup(connection.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)


class Lines:
    """The connections to a database. Once they are to be let go, one still in use is closed by whoever comes back.

    The pool stays the same when it is let go: a thread that was stuck puts its connection back into it.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._let_go = False

    def let_go(self) -> None:
        self._let_go = True
        self.engine.pool.dispose()

    def tidy(self) -> None:
        """Called by a thread that has put its connection back."""
        if self._let_go:
            self.engine.pool.dispose()


class Readers:
    """A few threads that ask. They are daemons, so that one that is stuck does not keep the program from ending."""

    def __init__(self, lines: Lines, within: float) -> None:
        self._lines = lines
        self._within = within
        self._waiting: queue.SimpleQueue[tuple[Job, Future[Any], Call] | None] = queue.SimpleQueue()
        self._stuck: set[Future[Any]] = set()
        for _ in range(_READERS):
            threading.Thread(target=self._run, name="salon-reader", daemon=True).start()

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query finds. Raises NoDatabase, or what the query raises."""
        if len(self._stuck) >= _READERS:
            raise NoDatabase
        future: Future[T] = Future()
        call = Call()
        self._waiting.put((query, future, call))
        try:
            return await _in_time(future, self._within)
        except TimeoutError:
            if not future.cancel():
                self._stuck.add(future)
                future.add_done_callback(self._stuck.discard)
                call.break_off()
            raise NoDatabase from None
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as problem:
            log.trouble("the database cannot be read", problem)
            raise NoDatabase from None

    def _run(self) -> None:
        while (item := self._waiting.get()) is not None:
            query, future, call = item
            if future.set_running_or_notify_cancel():
                try:
                    try:
                        with call, self._lines.engine.connect() as connection:
                            found = query(connection)
                    finally:
                        self._lines.tidy()
                except Exception as problem:
                    future.set_exception(problem)
                else:
                    future.set_result(found)

    def close(self) -> None:
        for _ in range(_READERS):
            self._waiting.put(None)


async def _in_time(future: Future[T], within: float) -> T:
    """What comes of a future. Raises TimeoutError; whoever is cancelled does not take back what is under way."""
    waited = asyncio.wrap_future(future)
    waited.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody has heard of it, if late
    try:
        # Not wait_for, which in Python 3.11 forgets that it was cancelled if the future is done at the same time.
        async with asyncio.timeout(within):
            return await asyncio.shield(waited)
    except TimeoutError:
        if future.done() and not future.cancelled():
            return future.result()
        raise


class Writers:
    """One thread writes, and commits together whatever was waiting (group commit); if it hangs, another takes over."""

    def __init__(self, lines: Lines, within: float) -> None:
        self._lines = lines
        self._within = within
        self._stuck: list[_Writer] = []
        self._writer = _Writer(lines)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Do ``job`` in a transaction; returns once it is committed.

        Raises what the job or the database raises, NoDatabase if it was not begun, NotKnown if it was.
        """
        self._stuck = [writer for writer in self._stuck if writer.is_alive()]
        if len(self._stuck) >= _MOST_STUCK:
            raise NoDatabase
        writer, future = self._writer, self._writer.take(job)
        try:
            return await _in_time(future, self._within)
        except TimeoutError:
            if future.cancel():
                raise NoDatabase from None
            self._replace(writer)
            raise NotKnown from None
        except sa.exc.TimeoutError:
            raise NoDatabase from None
        except sa.exc.DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
            log.trouble("the database was lost", problem)
            raise NotKnown from None

    def _replace(self, writer: _Writer) -> None:
        """Let another go on in the place of one that hangs. What it was busy with may still come to be, or not."""
        if writer is self._writer:
            log.say("the database hangs", level=logging.ERROR)
            self._writer = _Writer(self._lines, writer.give_up())
            self._stuck.append(writer)

    def close(self) -> None:
        """Write what is waiting; whoever hangs is not waited for."""
        self._writer.stop()
        self._writer.join(self._within)


def _of_a_job(problem: Exception) -> bool:
    """Whether a failure may be of one job only, not of the database: PostgreSQL tells which lock could not be had."""
    if isinstance(problem, sa.exc.OperationalError):
        return getattr(problem.orig, "sqlstate", None) == _LOCKED
    return not isinstance(problem, sa.exc.InterfaceError | sa.exc.TimeoutError)


class _Writer(threading.Thread):
    """A thread that writes."""

    def __init__(self, lines: Lines, waiting: Sequence[tuple[Job, Future[Any]]] = ()) -> None:
        super().__init__(name="salon-writer", daemon=True)
        self._lines = lines
        self._call = Call()
        self._waiting: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        for item in waiting:
            self._waiting.put(item)
        self.start()

    def take(self, job: Job) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.put((job, future))
        return future

    def give_up(self) -> list[tuple[Job, Future[Any]]]:
        """Begin nothing more; what was waiting is for somebody else."""
        self._call.break_off()
        left = []
        with suppress(queue.Empty):
            while True:
                item = self._waiting.get_nowait()
                if item is not None:
                    left.append(item)
        self.stop()
        return left

    def stop(self) -> None:
        self._waiting.put(None)

    def run(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            together, last = [first], False
            with suppress(queue.Empty):
                while len(together) < _MOST_TOGETHER:
                    item = self._waiting.get_nowait()
                    if item is None:
                        last = True
                        break
                    together.append(item)
            # From here on they cannot be called off.
            with self._call:
                self._commit([item for item in together if item[1].set_running_or_notify_cancel()])
            if last:
                return

    def _commit(self, together: Sequence[tuple[Job, Future[Any]]]) -> None:
        """Commit all at once. If one of them is to blame, half of them and then the other, until only those fail."""
        if not together:
            return
        try:
            if self._call.given_up:
                raise NotKnown
            try:
                with self._lines.engine.begin() as connection:
                    answers = [job(connection) for job, _ in together]
                    if self._call.given_up:
                        raise NotKnown  # nobody waits for it any more: better not done than done late
            finally:
                self._lines.tidy()
        except Exception as problem:
            half = len(together) // 2
            if half and not self._call.given_up and _of_a_job(problem):
                self._commit(together[:half])
                self._commit(together[half:])
            else:
                for _, future in together:
                    future.set_exception(problem)
            return
        for (_, future), answer in zip(together, answers, strict=True):
            future.set_result(answer)
