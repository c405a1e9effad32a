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
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from ...errors import Refusal
from ...saying import Said
from .. import log

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

_MOST_TOGETHER = 256
"""How many writes are committed together at most."""
_OF_OTHERS = ("55P03", "40P01", "40001")
"""What PostgreSQL says where others are in the way: a lock that cannot be had, a deadlock, one that came too late."""
_READERS = 4
_TRUSTED = 0.5
"""For how many seconds a connection that was just written through is taken to be alive."""
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
        if not _lives(engine, connection):
            raise sa.exc.DisconnectionError


def _lives(engine: sa.Engine, connection: Any) -> bool:
    """Whether the other end of a connection answers."""
    if engine.dialect.name == "sqlite":
        return True
    try:
        return engine.dialect.do_ping(connection)
    except engine.dialect.loaded_dbapi.Error:
        return False


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


@contextmanager
def in_time(within: float) -> Iterator[Callable[[], None]]:
    """While this thread asks the database by itself, through an engine that is watched: for so many seconds at most,
    or so many again from each call of what is given. Raises NoDatabase once they are over.
    """
    with Call() as call:
        alarm: threading.Timer | None = None

        def begin() -> None:
            nonlocal alarm
            if alarm is not None:
                alarm.cancel()
            alarm = threading.Timer(within, call.break_off)
            alarm.daemon = True
            alarm.start()

        begin()
        try:
            yield begin
        except Exception:
            if call.given_up:
                raise NoDatabase from None
            raise
        finally:
            if alarm is not None:
                alarm.cancel()


class DatabaseConnections:
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
    """A few threads that ask. They are daemons, so that one that is stuck does not keep the program from ending.

    Whatever a query finds is of one moment, however often it asks: other servers go on meanwhile.
    """

    def __init__(self, lines: DatabaseConnections, within: float, read: Callable[[sa.Engine], sa.Connection]) -> None:
        self._lines, self._read = lines, read
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
                        with call, self._read(self._lines.engine) as connection:
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
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not told.done():
            told.set_result(None)

    future.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(tell))
    alarm = loop.call_later(within, tell)
    try:
        await told
    finally:
        alarm.cancel()
    if not future.done():
        raise TimeoutError
    return future.result()


class Writers:
    """One thread writes, and commits together whatever was waiting (group commit); if it hangs, another takes over."""

    def __init__(self, lines: DatabaseConnections, within: float) -> None:
        self._lines = lines
        self._within = within
        self._stuck: list[_Writer] = []
        self._writer = _Writer(lines)

    async def write(self, job: Callable[[sa.Connection], T], of: str = "") -> T:
        """Do ``job`` in a transaction, among those that change the rows ``of`` the same thing; returns once it is
        committed.

        Raises what the job or the database raises, NoDatabase if it was not begun, NotKnown if it was.
        """
        self._stuck = [writer for writer in self._stuck if writer.is_alive()]
        if len(self._stuck) >= _MOST_STUCK:
            raise NoDatabase
        writer, future = self._writer, self._writer.take(job, of)
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


class Write(NamedTuple):
    """A job that waits to be written; ``of`` names what it changes."""

    of: str
    job: Job
    future: Future[Any]


def _of_a_job(problem: Exception) -> bool:
    """Whether a failure may be of one job only, not of the database: PostgreSQL tells where others are in the way."""
    if isinstance(problem, sa.exc.OperationalError):
        return getattr(problem.orig, "sqlstate", None) in _OF_OTHERS
    return not isinstance(problem, sa.exc.InterfaceError | sa.exc.TimeoutError)


class _Writer(threading.Thread):
    """A thread that writes."""

    def __init__(self, lines: DatabaseConnections, waiting: Sequence[Write] = ()) -> None:
        super().__init__(name="salon-writer", daemon=True)
        self._lines = lines
        self._line: sa.Connection | None = None
        self._used = 0.0
        """The connection that was written through last, and when: it is held, not borrowed anew for every act."""
        self._call = Call()
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        for item in waiting:
            self._waiting.put(item)
        self.start()

    def take(self, job: Job, of: str) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.put(Write(of, job, future))
        return future

    def give_up(self) -> list[Write]:
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
        try:
            self._write()
        finally:
            self._hang_up()

    def _write(self) -> None:
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
            # Several servers that take the rows of tables in one order never wait for each other in a ring. What is of
            # one table stays in the order in which it came.
            together.sort(key=lambda item: item.of)
            # From here on they cannot be called off.
            with self._call:
                self._commit([item for item in together if item.future.set_running_or_notify_cancel()])
            if last:
                return

    def _commit(self, together: Sequence[Write]) -> None:
        """Commit all at once. If one of them is to blame, half of them and then the other, until only those fail."""
        if not together:
            return
        try:
            if self._call.given_up:
                raise NotKnown
            connection = self._connected()
            with connection.begin():
                answers = [item.job(connection) for item in together]
                if self._call.given_up:
                    raise NotKnown  # nobody waits for it any more: better not done than done late
        except Exception as problem:
            self._hang_up()
            half = len(together) // 2
            if half and not self._call.given_up and _of_a_job(problem):
                self._commit(together[:half])
                self._commit(together[half:])
            else:
                for item in together:
                    item.future.set_exception(problem)
            return
        for item, answer in zip(together, answers, strict=True):
            item.future.set_result(answer)

    def _connected(self) -> sa.Connection:
        """The connection to write through. One that was not used for a while is asked first whether it is one still."""
        line = self._line
        if line is not None:
            self._call.connection = line.connection.dbapi_connection
            rested = time.monotonic() - self._used > _TRUSTED
            if rested and not _lives(self._lines.engine, self._call.connection):
                line.invalidate()
                self._hang_up()
        if self._line is None:
            self._line = self._lines.engine.connect()
        self._used = time.monotonic()
        return self._line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):
                line.close()
            self._lines.tidy()
