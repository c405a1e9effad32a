"""The other servers of a salon: following what they do at the tables that are open here, and who is there.

What is done is in the database; a word on the bus only says that it is time to look. Who is there is told on the bus
alone, again and again, so that a word lost, a server killed or a bus begun anew is made up for within seconds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial

from ...errors import TablierError
from .. import log
from ..city.bus import REACHED, Bus, open_bus
from ..city.census import Census
from ..ending import Errands
from ..kept import servers
from ..kept.store import Store
from ..play.audience import Audience
from ..play.journal import Journal
from ..play.room import Room

_LOOK = 2.0
"""After how many seconds it is looked what others did, in case nobody said so."""
_TELL = 4.0
"""After how many seconds it is said again who is here."""
_SILENT = 10.0
"""After how many seconds nobody is there any more by way of a server that says nothing."""
_AT_ONCE = 20
"""Of how many tables it is told in one breath."""


class Neighbours:
    """The other servers, as seen from the tables that are open here. Raises BadOption for a bus there cannot be."""

    def __init__(self, rooms: Mapping[str, Room], store: Store, bus: str, now: Callable[[], float]) -> None:
        self._rooms, self._store, self._now = rooms, store, now
        name = secrets.token_hex(8)
        self.bus = open_bus(bus, name, store.engine)
        self._alone = type(self.bus) is Bus
        self.census = Census(store, name, now, self._alone)
        self.bus.hear("act", self._hear_of_act)
        self.bus.hear("here", self._hear_who_is_there)
        self.bus.hear("who", self._hear_who_asks)
        self.bus.hear(REACHED, self._hear_at_all)
        self._tasks = Errands()
        self._watching: dict[str, dict[str, tuple[int, float]]] = {}
        """How many look on at each table by way of other servers, and when each last said so."""

    def begin(self) -> None:
        """Listen and look, in the background."""
        self.bus.begin()
        self.census.begin()
        if not self._alone:
            self._tasks.begin(self._keep_up())

    async def close(self) -> None:
        """Tell the others that nobody is here any more, and that all tables are theirs to drive."""
        await self._tasks.end()
        self._tell((table_id, [], 0) for table_id in self._rooms)
        await self.census.close()
        await self.bus.close()

    # Telling

    def kept(self, journal: Journal) -> None:
        """An act was kept here: others hear of it if somebody is at the table by way of them."""
        room = self._rooms.get(journal.id)
        if room is None or room.audience.is_elsewhere:
            self.bus.tell("act", journal.id, journal.at)

    def attended(self, journal: Journal, audience: Audience) -> None:
        """Somebody came or went here."""
        self._tell([(journal.id, *audience.own)])

    def opened(self, table_id: str) -> None:
        """A table was opened here: who is there elsewhere?"""
        self.bus.tell("who", table_id)

    def _tell(self, tables: Iterable[tuple[str, list[int], int]]) -> None:
        told = list(tables)
        for first in range(0, len(told), _AT_ONCE):
            self.bus.tell("here", self.census.name, told[first : first + _AT_ONCE])

    def _tell_of_all(self) -> None:
        self._tell((table_id, *room.audience.own) for table_id, room in self._rooms.items() if len(room.audience))

    def watching(self, table_id: str) -> int:
        """How many look on at a table, by way of any server."""
        here = self._rooms[table_id].audience.own[1] if table_id in self._rooms else 0
        return here + sum(number for number, _ in self._watching.get(table_id, {}).values())

    # Hearing

    def _hear_of_act(self, table_id: str, at: int) -> None:
        if table_id in self._rooms:
            self._rooms[table_id].told_of(at)

    def _hear_who_is_there(self, server: str, tables: list[tuple[str, list[int], int]]) -> None:
        for table_id, seats, watching in tables:
            if watching:
                self._watching.setdefault(table_id, {})[server] = watching, self._now()
            elif table_id in self._watching:
                self._watching[table_id].pop(server, None)
            if (room := self._rooms.get(table_id)) is not None:
                self._tasks.begin(self._let_hear(room, server, seats, watching))

    async def _let_hear(self, room: Room, server: str, seats: list[int], watching: int) -> None:
        came = bool(seats or watching) and not room.audience.is_by_way_of(server)
        with suppress(TablierError):  # it is put away meanwhile
            await room.do(partial(room.hear, server, seats, watching), anyhow=True)
            if came:  # they may have missed what was done before this was heard
                self.bus.tell("act", room.journal.id, room.journal.at)

    def _hear_who_asks(self, table_id: str) -> None:
        if table_id in self._rooms and len(self._rooms[table_id].audience):
            self._tell([(table_id, *self._rooms[table_id].audience.own)])

    def _hear_at_all(self) -> None:
        """Others are heard, for the first time or again."""
        self._tell_of_all()
        for table_id in self._rooms:
            self.bus.tell("who", table_id)

    # Looking

    async def look(self) -> None:
        """Follow whatever others did at the tables here, told or not. Raises TablierError."""
        if not self._rooms:
            return
        heads = await self._store.read(servers.heads(list(self._rooms)))
        for table_id, at in heads.items():
            self._hear_of_act(table_id, at)

    async def _keep_up(self) -> None:
        told = self._now()
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self.look()
                if self._now() - told > _TELL:
                    told = self._now()
                    self._tell_of_all()
                    self._forget_silent(told - _SILENT)
                    for room in [room for room in self._rooms.values() if room.audience.is_elsewhere]:
                        await room.do(partial(room.forget_silent, told - _SILENT), anyhow=True)
            except TablierError as problem:
                log.say("others could not be followed", logging.WARNING, code=problem.code)
            except Exception as problem:
                log.trouble("others could not be followed", problem)

    def _forget_silent(self, since: float) -> None:
        lately = {
            table_id: {server: said for server, said in by.items() if said[1] >= since}
            for table_id, by in self._watching.items()
        }
        self._watching = {table_id: by for table_id, by in lately.items() if by}
