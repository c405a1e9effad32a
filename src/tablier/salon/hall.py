"""The hall: every table that somebody has to do with, loaded when they come and put away when all have left."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from ..errors import Refusal, TablierError
from . import log, opening, store
from .backroom import Backroom
from .house import House
from .journal import Journal
from .messages import NewTable
from .room import Room, Services
from .settings import Settings
from .store import KeptSeat, KeptTable, Store

_TICK = 0.25
_AT_ONCE = 20
"""How many tables are looked after before everybody else has a turn."""
_SOON = 1.0
_HOUR = 3600.0
_DAY = 24 * _HOUR


class NoSuchTable(TablierError, LookupError):
    """No table of that id."""


class Hall:
    """All tables of a salon.

    ``now`` tells the seconds people play by, which nobody sets; ``date`` what the calendar says, for what is kept.
    """

    def __init__(
        self, settings: Settings, now: Callable[[], float] = time.monotonic, date: Callable[[], float] = time.time
    ) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.database_within)
        self.house = House(settings.bot_threads)
        self.backroom = Backroom()
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._now = now
        self._date = date
        self._services = Services(self.store, self.house, settings, now, date)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._opened: dict[str, deque[float]] = {}
        """When each address opened tables lately."""
        self._tasks: list[asyncio.Task[None]] = []
        self._counting: asyncio.Future[int] | None = None

    def begin(self) -> None:
        """Start compiling and looking at the clocks, in the background."""
        self._tasks = [asyncio.create_task(self.house.prepare_all()), asyncio.create_task(self._keep_time())]

    def farewell(self) -> int:
        """Say goodbye to everybody and take nothing more in; how many there were."""
        self.closing = True
        everybody = [connection for room in self.rooms.values() for connection in room.audience.connections]
        for connection in everybody:
            connection.send({
                "type": "bye", "code": "server-stops",
                "sentence": "The server is stopping; your table is kept. The page comes back by itself.",
            })  # fmt: skip
            connection.leave()
        return len(everybody)

    async def close(self) -> None:
        """Close every table; everything acknowledged is stored."""
        self.farewell()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        self.rooms.clear()
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
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        try:
            kept = await self.store.read(store.load(table_id))
            if kept is None:
                raise NoSuchTable("no-such-table", "There is no such table.")
            if kept.acts:
                # Replaying needs the rules, and takes a moment for a long match.
                await self.house.prepare(Journal.game_of(kept))
                journal = await asyncio.to_thread(Journal, kept)
            else:
                journal = Journal(kept)
            room = self.rooms[table_id] = Room(journal, self._services)
            return room
        finally:
            del self._loading[table_id]

    async def open(self, wish: NewTable, address: str) -> tuple[KeptTable, tuple[KeptSeat, ...]]:
        """Open a table. Raises TablierError."""
        lately = self._opened.setdefault(address, deque())
        while lately and lately[0] < self._now() - _HOUR:
            lately.popleft()
        if len(lately) >= self.settings.table_limit:
            raise Refusal("too-many-tables", "You have opened very many tables within the hour; play at one of them.")
        table, seats = opening.open_table(wish, self._date())
        lately.append(self._now())  # before anything is waited for, so that many requests at once count as many
        try:
            await self.store.write(store.create(table, seats))
        except TablierError:
            raise
        except Exception as problem:
            log.trouble("a table could not be stored", problem)
            raise Refusal("not-stored", "That could not be stored, so nothing was changed. Please try again.") from None
        log.say("table opened", table=table.id, game=table.plan["game"])
        return table, seats

    async def lobby(self) -> list[tuple[KeptTable, tuple[KeptSeat, ...]]]:
        """Public tables with a free seat or being played, those touched lately."""
        return await self.store.read(store.public_tables(self._date() - _DAY))

    async def count(self) -> int | None:
        """How many tables are kept; None if the database does not say so soon. Many who ask at once ask it once."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.ensure_future(self.store.read(store.count_tables))
        try:
            return await asyncio.wait_for(asyncio.shield(self._counting), _SOON)
        except (TimeoutError, TablierError):
            return None

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return sum(len(room.audience) for room in self.rooms.values())

    async def tick(self) -> None:
        """Look at the clocks, and put away tables where nobody is; a few at a time, so that nobody has to wait."""
        for number, (table_id, room) in enumerate(list(self.rooms.items())):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
            if room.idle and room.used < self._now() - self.settings.idle_after:
                del self.rooms[table_id]
                self._tasks.append(asyncio.create_task(room.close()))
            else:
                room.tick()
        self._tasks = [task for task in self._tasks if not task.done()]
        for address, lately in list(self._opened.items()):
            if not lately or lately[-1] < self._now() - _HOUR:
                del self._opened[address]

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            try:
                await self.tick()
            except Exception as problem:
                log.trouble("the clock stumbled", problem)
