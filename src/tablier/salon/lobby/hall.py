"""The hall: every table that somebody has to do with, loaded when they come and put away when all have left."""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable, Collection
from contextlib import nullcontext, suppress
from datetime import UTC, date, datetime
from functools import partial
from typing import cast

from ...errors import Refusal, TablierError
from ...saying import Said
from .. import log
from ..city.lending import Borrowed
from ..ending import Errands
from ..kept import store
from ..kept.store import Kept, KeptSeat, KeptTable, Store
from ..languages import say
from ..limits import Limits
from ..messages import NewTable
from ..play import opening, views
from ..play.backroom import Backroom
from ..play.house import House
from ..play.journal import Journal
from ..play.room import Room
from ..play.services import Services
from ..settings import Settings
from ..study.shelf import Looked
from ..study.study import Study, too_long
from .door import Door
from .neighbours import Neighbours
from .public import Lobby
from .steward import Steward

_TICK = 0.25
_AT_ONCE = 20
"""How many tables are looked after before everybody else has a turn."""
_LONG = 1000
"""A match of more acts is loaded in a process, while others play on."""


class NoSuchTable(TablierError, LookupError):
    """No table of that id."""


class UnreadableTable(TablierError):
    """A table of which not even the beginning can be made out: its agreement or its seats are damaged, or newer."""


class Hall:
    """All tables of a salon.

    ``now`` tells the seconds people play by, which nobody sets; ``date`` what the calendar says, for what is kept.
    """

    def __init__(
        self, settings: Settings, now: Callable[[], float] = time.monotonic, date: Callable[[], float] = time.time
    ) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.database_within)
        self.backroom = Backroom(apart=settings.desk_processes > 0)
        self.rooms: dict[str, Room] = {}
        self.neighbours = Neighbours(self.rooms, self.store, settings.bus, now)
        borrowed = Borrowed(self.store, self.neighbours.bus, now)
        self.house = House(settings.bot_threads, settings.bot_processes, borrowed)
        self.closing = False
        self._now = now
        self.limits = Limits(settings)
        self.door = Door(settings.hello_limit, settings.socket_limit)
        self._date = date
        self._lobby = Lobby(self.store, settings, date)
        self.study = Study(self.store, self.house, self.backroom, settings, self.limits, date)
        self._services = Services(
            self.store, self.house, settings, self.limits, self.neighbours.census, now, date, self.study.happened,
            self.neighbours.kept, self.neighbours.attended,
        )  # fmt: skip
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks = Errands()
        self._putting_away = Errands()
        self.steward = Steward(self.store, date, self.put_away, settings.retention_days)

    @property
    def day(self) -> date:
        """The day it is, in Greenwich."""
        return datetime.fromtimestamp(self._date(), UTC).date()

    def warm(self) -> None:
        """Have everything at hand before anybody is let in, in the processes beside this one too: it takes seconds."""
        self.house.warm()
        self.backroom.warm()

    def begin(self) -> None:
        """Start compiling and looking at the clocks, in the background."""
        self._tasks.begin(self.house.prepare_all())
        self._tasks.begin(self._keep_time())
        self.neighbours.begin()
        self.study.begin()
        self.steward.begin()

    def farewell(self) -> int:
        """Say goodbye to everybody and take nothing more in; how many there were."""
        self.closing = True
        everybody = [connection for room in self.rooms.values() for connection in room.audience.connections]
        for connection in everybody:
            sentence = Said("salon.stopping")
            connection.say_bye("server-stops", say(sentence, connection.lang))
        return len(everybody)

    async def close(self) -> None:
        """Close every table; everything acknowledged is stored."""
        self.farewell()
        await self.steward.close()
        await self._tasks.end()
        await self._putting_away.finish()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.neighbours.close()
        await self.limits.close()
        self.rooms.clear()
        await self.study.close()
        self.house.close()
        self.backroom.close()
        await asyncio.to_thread(self.store.close)

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be. Raises NoSuchTable."""
        if table_id in self.rooms:
            found = self.rooms[table_id]
            found.used = self._now()
            return found
        if table_id not in self._loading:
            loading = self._tasks.begin(self._load(table_id))
            if loading is None:
                raise _stopping()
            self._loading[table_id] = loading
        loading = self._loading[table_id]
        try:
            return await asyncio.shield(loading)
        except asyncio.CancelledError:
            if loading.cancelled():
                raise _stopping() from None
            raise

    async def _load(self, table_id: str) -> Room:
        try:
            kept = await self.store.read(store.load(table_id))
            if kept is None:
                raise NoSuchTable("no-such-table", Said("salon.no-such-table"))
            room = self.rooms[table_id] = Room(await self._open_journal(kept), self._services)
            self.neighbours.opened(table_id)
            return room
        finally:
            del self._loading[table_id]

    async def _open_journal(self, kept: Kept) -> Journal:
        try:
            game = Journal.game_of(kept)
            if kept.acts:
                await self.house.prepare(game)  # replaying needs the rules
            journal = await self._taken_in(kept)
            views.welcome(journal, (), "en")  # everything that was agreed on can be told
        except Exception as problem:
            log.trouble("a table cannot be opened", problem, table=kept.table.id)
            raise UnreadableTable(
                "table-unreadable",
                Said("salon.table-unreadable"),
            ) from None
        if journal.stopped is not None:
            stopped = journal.stopped
            log.say("a table stands still", level=logging.ERROR, table=journal.id, code=stopped.code, at=stopped.at)
        return journal

    async def _taken_in(self, kept: Kept) -> Journal:
        """The journal of what is kept. It takes a moment, and for a long match seconds: those pass in a process."""
        if len(kept.acts) > _LONG:
            key = "journal", kept.table.id, len(kept.acts)
            with suppress(TablierError):  # too much is waiting there
                found = await self.study.ask("the hall", key, partial(_pickled, kept))
                return cast(Journal, await asyncio.to_thread(pickle.loads, found))
        return await asyncio.to_thread(Journal.opened, kept)

    async def exists(self, what: str, name: str) -> None:
        """Raise NoSuchTable or NoSuchRecord if there is no such match; ``what`` is tables or records."""
        if what == "records":
            await self.study.shelf.exists(name)
        else:
            await self.room(name)

    async def finished(self, what: str, name: str) -> Looked:
        """A match that is over or has stopped, or a record: while it is played, nobody is told what is best in it.

        Raises TablierError.
        """
        if what == "records":
            return await self.study.shelf.find(name)
        room = await self.room(name)
        if not room.journal.over and room.journal.stopped is None:
            raise Refusal("not-over", Said("study.not-over"))
        return room

    async def studied(self, what: str, name: str) -> str:
        """The name under which a finished match is reviewed. Raises TablierError."""
        if what == "records":
            await self.study.shelf.exists(name)
        elif too_long((await self.finished(what, name)).journal):
            raise Refusal("too-long-to-review", Said("study.match-too-long"))
        return f"{what}/{name}"

    async def open(self, wish: NewTable, address: str) -> tuple[KeptTable, tuple[KeptSeat, ...]]:
        """Open a table. Raises TablierError."""
        self.steward.check_opening()
        table, seats = opening.open_table(wish, self._date())
        await self.limits.tables.take(address)
        async with self._lobby.announced(table, address) if table.public else nullcontext():
            try:
                await self.store.write(store.create(table, seats))
            except TablierError:
                raise
            except Exception as problem:
                log.trouble("a table could not be stored", problem)
                sentence = Said("salon.nothing-changed")
                raise Refusal("not-stored", sentence) from None
        log.say("table opened", table=table.id, game=table.plan["game"])
        return table, seats

    async def lobby(self) -> list[tuple[KeptTable, tuple[KeptSeat, ...]]]:
        """Public tables with a free seat or being played, those touched lately."""
        return await self._lobby.tables()

    def put_away(self, altered: Collection[str]) -> None:
        """Let go of tables, and of records (``records/…``), that were changed behind our back; whoever is there comes
        again and sees.
        """
        self.backroom.forget()
        for name in altered:
            self.study.shelf.forget(name.removeprefix("records/"))
            room = self.rooms.pop(name, None)
            if room is not None:
                for connection in room.audience.connections:
                    connection.say_bye("table-altered", say(Said("salon.table-altered"), connection.lang))
                self._putting_away.begin(room.close())

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return sum(len(room.audience) for room in self.rooms.values())

    async def tick(self) -> None:
        """Look at the tables that are due, and put away those where nobody is; a few at a time, so that nobody has to
        wait. While games stand still, all are.
        """
        now, still = self._now(), self.steward.standing_still
        due = [(table_id, room) for table_id, room in self.rooms.items() if still or room.driver.due <= now]
        for number, (table_id, room) in enumerate(due):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
            if self.rooms.get(table_id) is not room:
                continue  # it was put away meanwhile
            if room.idle and room.used < self._now() - self.settings.idle_after:
                del self.rooms[table_id]
                self._putting_away.begin(room.close())
            else:
                room.driver.hold(still)
                room.tick()

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            try:
                await self.tick()
            except Exception as problem:
                log.trouble("the clock stumbled", problem)


def _stopping() -> Refusal:
    return Refusal("server-stops", Said("salon.stopping"))


def _pickled(kept: Kept) -> bytes:
    return pickle.dumps(Journal.opened(kept), pickle.HIGHEST_PROTOCOL)
