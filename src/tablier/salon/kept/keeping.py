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
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

import sqlalchemy as sa

from ...errors import Refusal
from ...saying import Said
from .. import log

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

_MOST_TOGETHER = 256
"""How many writes are committed together at most."""
_MOST_ROWS = 64
"""How many rows go in one statement at most."""
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
            raise sa.exc.InvalidatePoolError  # and so are all that were made before


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


class _Wanted(Generic[T]):
    """What a coroutine asks of a thread. Whoever claims it first has it: the thread that begins it, or the coroutine
    that gives it up.
    """

    __slots__ = ("_claimed", "_outcome", "answer", "call", "job", "loop", "of", "until")

    def __init__(self, job: Callable[[sa.Connection], T], of: str = "", call: Call | None = None) -> None:
        self.job, self.of, self.call = job, of, call
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[T] = self.loop.create_future()
        self.until = 0.0
        self._claimed = threading.Lock()
        self._outcome: tuple[T | None, Exception | None] | None = None

    def begin(self) -> bool:
        """Whether it is to be done: from here on it cannot be called off."""
        return self._claimed.acquire(blocking=False)

    def done(self, found: T | None = None, problem: Exception | None = None) -> None:
        """Its thread has done it, or has failed; :func:`_wake` whoever asked."""
        self._outcome = found, problem

    @property
    def is_done(self) -> bool:
        return self._outcome is not None

    def tell(self) -> None:
        """On the loop: tell what came of it. If nothing did, it is over: NoDatabase if it was never begun."""
        if self.answer.done():
            return
        if self._outcome is None:
            self.answer.set_exception(NoDatabase() if self.begin() else TimeoutError())
        elif (problem := self._outcome[1]) is not None:
            self.answer.set_exception(problem)
        else:
            self.answer.set_result(self._outcome[0])  # type: ignore[arg-type]


def _wake(asked: Sequence[_Wanted[Any]]) -> None:
    """Have all told what came of what they asked: their loop is woken once, which costs more than all the telling."""
    for loop in {one.loop for one in asked}:
        with suppress(RuntimeError):  # it has ended
            loop.call_soon_threadsafe(_tell, [one for one in asked if one.loop is loop])


def _tell(asked: Sequence[_Wanted[Any]]) -> None:
    for one in asked:
        one.tell()


class _Patience:
    """Gives up whatever is not answered ``within`` so many seconds. There is one timer for all, on one loop at a time:
    what is asked first is over first.
    """

    def __init__(self, within: float) -> None:
        self._within = within
        self._asked: deque[_Wanted[Any]] = deque()
        self._timed: asyncio.AbstractEventLoop | None = None

    async def ask(self, asked: _Wanted[T], threads: queue.SimpleQueue[Any]) -> T:
        """What comes of something that one of the threads takes. Raises NoDatabase if it was not begun in time,
        TimeoutError if it was. Whoever is cancelled does not take back what is under way.
        """
        loop = asked.loop
        asked.until = loop.time() + self._within
        self._asked.append(asked)
        if self._timed is not loop:
            self._timed = loop
            loop.call_at(asked.until, self._look)
        threads.put(asked)  # the last thing before the loop sleeps: a thread woken earlier has to wait for it
        try:
            return await asked.answer
        finally:
            while self._asked and self._asked[0].answer.done():
                self._asked.popleft()

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while self._asked and self._asked[0].until <= loop.time():
            self._asked.popleft().tell()
        self._timed = loop if self._asked else None
        if self._asked:
            loop.call_at(self._asked[0].until, self._look)


class Readers:
    """A few threads that ask. They are daemons, so that one that is stuck does not keep the program from ending.

    Whatever a query finds is of one moment, however often it asks: other servers go on meanwhile.
    """

    def __init__(self, lines: DatabaseConnections, within: float, read: Callable[[sa.Engine], sa.Connection]) -> None:
        self._lines, self._read = lines, read
        self._patience = _Patience(within)
        self._waiting: queue.SimpleQueue[_Wanted[Any] | None] = queue.SimpleQueue()
        self._stuck: list[_Wanted[Any]] = []
        for _ in range(_READERS):
            threading.Thread(target=self._run, name="salon-reader", daemon=True).start()

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query finds. Raises NoDatabase, or what the query raises."""
        self._stuck = [one for one in self._stuck if not one.is_done]
        if len(self._stuck) >= _READERS:
            raise NoDatabase
        asked = _Wanted(query, call=(call := Call()))
        try:
            return await self._patience.ask(asked, self._waiting)
        except TimeoutError:
            self._stuck.append(asked)
            call.break_off()
            raise NoDatabase from None
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as problem:
            log.trouble("the database cannot be read", problem)
            raise NoDatabase from None

    def _run(self) -> None:
        while (asked := self._waiting.get()) is not None:
            if asked.begin():
                assert asked.call is not None
                try:
                    try:
                        with asked.call, self._read(self._lines.engine) as connection:
                            found = asked.job(connection)
                    finally:
                        self._lines.tidy()
                except Exception as problem:
                    asked.done(problem=problem)
                else:
                    asked.done(found)
                _wake([asked])

    def close(self) -> None:
        for _ in range(_READERS):
            self._waiting.put(None)


class Change(NamedTuple):
    """A statement that adds or updates one row. Where there is none it raises ``lacking``."""

    statement: sa.Insert | sa.Update
    values: dict[str, Any]
    lacking: type[Exception] | None = None


class Changes(tuple[Change, ...]):
    """A job that consists of nothing else, as almost every act does: the driver itself is told, since what SQLAlchemy
    does for it takes longer than the act. Rows are added before any are updated.
    """

    __slots__ = ()

    def __call__(self, connection: sa.Connection, go_on: Callable[[], None] | None = None) -> None:
        """Do them in the transaction of a connection; or, with ``go_on``, in one of their own, before whose end it is
        called. Then one change alone needs no BEGIN. If it fails, whoever puts the connection back ends the
        transaction; what went wrong is told as SQLAlchemy tells it.
        """
        driver: Any = connection.connection.dbapi_connection
        dialect: Any = connection.dialect
        cursor = driver.cursor()
        finish = go_on if len(self) > 1 else None
        try:
            if finish is not None:
                cursor.execute("BEGIN")
            for alike in self._alike():
                _execute(cursor, dialect, alike)
            if finish is not None:
                finish()
                cursor.execute("COMMIT")
        except dialect.loaded_dbapi.Error as problem:
            lost = dialect.is_disconnect(problem, driver, cursor)
            if lost:
                connection.invalidate(problem)
            known = dialect.loaded_dbapi.Error
            raise sa.exc.DBAPIError.instance(None, None, problem, known, True, lost, dialect) from problem
        finally:
            cursor.close()

    def _alike(self) -> Sequence[Sequence[Change]]:
        """Those of one statement together."""
        if len(self) == 1:
            return (self,)
        return [list(alike) for _, alike in groupby(sorted(self, key=_is_update), attrgetter("statement"))]


def _is_update(change: Change) -> bool:
    return change.statement.is_update


def _execute(cursor: Any, dialect: sa.Dialect, alike: Sequence[Change]) -> None:
    """Have the driver do changes of one statement.

    SQLite's driver lets go of the interpreter for every row, and a busy loop keeps it half a millisecond each time: so
    several rows go in one statement. They go by powers of two, so that the few statements there are stay prepared.
    """
    statement, values, lacking = alike[0]
    text, places = _compiled(statement, dialect)
    if len(alike) == 1:
        cursor.execute(text, _placed(values, places))
    elif places is None or lacking is not None or (statement.is_update and _recurs(places[-1], alike)):
        cursor.executemany(text, [_placed(change.values, places) for change in alike])
    else:
        done = 0
        while done < len(alike):
            count = min(_MOST_ROWS, 1 << (len(alike) - done).bit_length() - 1)
            rows = [_placed(change.values, places) for change in alike[done : done + count]]
            cursor.execute(*(_adding(text, rows) if statement.is_insert else _updating(statement, places, rows)))
            done += count
    if lacking is not None and cursor.rowcount != len(alike):
        raise lacking


def _recurs(place: str, alike: Sequence[Change]) -> bool:
    """Whether changes have the same value there."""
    return len({change.values[place] for change in alike}) < len(alike)


def _adding(text: str, rows: Sequence[tuple[Any, ...]]) -> tuple[str, list[Any]]:
    """The statement that adds several rows, by that which adds one, and its values."""
    return text + f", {text[text.rindex('(') :]}" * (len(rows) - 1), list(chain.from_iterable(rows))


def _updating(
    statement: sa.Insert | sa.Update, places: Sequence[str], rows: Sequence[tuple[Any, ...]]
) -> tuple[str, list[Any]]:
    """The statement that updates several rows, each found by its key, which stands last, and its values."""
    table: Any = statement.table
    (key,) = table.primary_key.columns.keys()
    cases = f"=CASE {key} {'WHEN ? THEN ? ' * len(rows)}END"
    changed = ", ".join(name + cases for name in places[:-1])
    found = ", ".join("?" * len(rows))
    values = [value for column in range(len(places) - 1) for row in rows for value in (row[-1], row[column])]
    return f"UPDATE {table.name} SET {changed} WHERE {key} IN ({found})", values + [row[-1] for row in rows]


@lru_cache
def _compiled(statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> tuple[str, Sequence[str] | None]:
    """A statement as the driver takes it, and in which order its values, where they go by their places."""
    made: Any = statement.compile(dialect=dialect)
    return str(made), made.positiontup


def _placed(values: dict[str, Any], places: Sequence[str] | None) -> Any:
    return values if places is None else tuple([values[name] for name in places])


class Writers:
    """One thread writes, and commits together whatever was waiting (group commit); if it hangs, another takes over."""

    def __init__(self, lines: DatabaseConnections, within: float, write: Callable[[sa.Engine], sa.Connection]) -> None:
        self._lines, self._write = lines, write
        self._within, self._patience = within, _Patience(within)
        self._stuck: list[_Writer] = []
        self._writer = _Writer(lines, write)

    async def write(self, job: Callable[[sa.Connection], T], of: str = "") -> T:
        """Do ``job`` in a transaction, among those that change the rows ``of`` the same thing; returns once it is
        committed.

        Raises what the job or the database raises, NoDatabase if it was not begun, NotKnown if it was.
        """
        if self._stuck:
            self._stuck = [writer for writer in self._stuck if writer.is_alive()]
            if len(self._stuck) >= _MOST_STUCK:
                raise NoDatabase
        writer = self._writer
        try:
            return await self._patience.ask(_Wanted(job, of), writer.waiting)
        except TimeoutError:
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
            self._writer = _Writer(self._lines, self._write, writer.give_up())
            self._stuck.append(writer)

    def close(self) -> None:
        """Write what is waiting; whoever hangs is not waited for."""
        self._writer.stop()
        self._writer.join(self._within)


def _of_a_job(problem: Exception) -> bool:
    """Whether a failure may be of one job only, not of the database: PostgreSQL tells where others are in the way."""
    if isinstance(problem, sa.exc.OperationalError):
        return getattr(problem.orig, "sqlstate", None) in _OF_OTHERS
    return not isinstance(problem, sa.exc.InterfaceError | sa.exc.TimeoutError)


class _Writer(threading.Thread):
    """A thread that writes."""

    def __init__(
        self, lines: DatabaseConnections, connect: Callable[[sa.Engine], sa.Connection],
        waiting: Sequence[_Wanted[Any]] = (),
    ) -> None:  # fmt: skip
        super().__init__(name="salon-writer", daemon=True)
        self._lines, self._connect = lines, connect
        self._line: sa.Connection | None = None
        self._used = 0.0
        """The connection that was written through last, and when: it is held, not borrowed anew for every act."""
        self._call = Call()
        self.waiting: queue.SimpleQueue[_Wanted[Any] | None] = queue.SimpleQueue()
        for item in waiting:
            self.waiting.put(item)
        self.start()

    def give_up(self) -> list[_Wanted[Any]]:
        """Begin nothing more; what was waiting is for somebody else."""
        self._call.break_off()
        left = []
        with suppress(queue.Empty):
            while True:
                item = self.waiting.get_nowait()
                if item is not None:
                    left.append(item)
        self.stop()
        return left

    def stop(self) -> None:
        self.waiting.put(None)

    def run(self) -> None:
        try:
            with self._call:
                self._write()
        finally:
            self._hang_up()

    def _write(self) -> None:
        while (first := self.waiting.get()) is not None:
            together = [first] if first.begin() else []
            with suppress(queue.Empty):
                while len(together) < _MOST_TOGETHER and not self.waiting.empty():
                    item = self.waiting.get_nowait()
                    if item is None:
                        self.stop()
                        break
                    if item.begin():
                        together.append(item)
            # Several servers that take the rows of tables in one order never wait for each other in a ring. What is of
            # one table stays in the order in which it came.
            together.sort(key=attrgetter("of"))
            self._commit(together)
            _wake(together)

    def _commit(self, together: Sequence[_Wanted[Any]]) -> None:
        """Commit all at once. If one of them is to blame, half of them and then the other, until only those fail."""
        if not together:
            return
        try:
            answers = self._done(self._connected(), [item.job for item in together])
        except Exception as problem:
            self._hang_up()
            half = len(together) // 2
            if half and not self._call.given_up and _of_a_job(problem):
                self._commit(together[:half])
                self._commit(together[half:])
            else:
                for item in together:
                    item.done(problem=problem)
            return
        for item, answer in zip(together, answers, strict=True):
            item.done(answer)

    def _done(self, connection: sa.Connection, jobs: Sequence[Job]) -> Sequence[Any]:
        """What comes of jobs that are done in one transaction."""
        self._go_on()
        if set(map(type, jobs)) == {Changes}:
            Changes(chain.from_iterable(jobs))(connection, self._go_on)  # type: ignore[arg-type]
            return [None] * len(jobs)
        with connection.begin():
            answers = [job(connection) for job in jobs]
            self._go_on()
        return answers

    def _go_on(self) -> None:
        """Raises NotKnown if nobody waits for it any more: better not done than done late."""
        if self._call.given_up:
            raise NotKnown

    def _connected(self) -> sa.Connection:
        """The connection to write through. One that was not used for a while is asked first whether it is one still."""
        now = time.monotonic()
        rested = now - self._used > _TRUSTED
        if self._line is not None and rested and not _lives(self._lines.engine, self._call.connection):
            self._line.invalidate()
            self._hang_up()
        if self._line is None:
            self._line = self._connect(self._lines.engine)
        self._used = now
        return self._line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        self._call.connection = None
        if line is not None:
            with suppress(Exception):
                line.close()
            self._lines.tidy()
