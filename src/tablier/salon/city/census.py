"""Which servers live, and who of them drives which table.

Every server beats twice a second and looks at the beats of the others. One whose beats do not rise for a while, on the
clock of whoever looks, is taken for lost, and its tables are driven by whoever wants to. A server that has just begun
is told how long ago the others' last beats were: one that was lost before is lost for it at once. That may be a
mistake, if it only slept: then its lease has another epoch, and nothing it does counts
(:mod:`tablier.salon.kept.servers`).
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa

from ... import __version__
from ...errors import TablierError
from .. import log
from ..ending import Errands
from ..kept import servers
from ..kept.servers import Lease
from ..kept.store import Store

BEAT = 0.5
LOST = 2.5
"""After how many seconds without a beat a server is taken for lost."""
_STRUCK_OUT = 30.0
"""After how many it is forgotten."""


class DrivenElsewhere(Exception):
    """Another server drives the table, and lives."""


class Census:
    """The servers of a salon as one of them sees them. Alone, on a database nobody shares, it drives everything."""

    def __init__(self, store: Store, name: str, now: Callable[[], float] = time.monotonic, alone: bool = True) -> None:
        self.name = name
        self._store, self._now, self.alone = store, now, alone
        self._seen: dict[str, tuple[int, float]] = {}
        """How often each server had beaten when that last changed, and when that was."""
        self._looked = False
        self._leases: dict[str, Lease] = {}
        self._beating, self._giving_back = Errands(), Errands()
        self._owed: list[Lease] = []
        """Leases that could not be given back yet."""

    def begin(self) -> None:
        """Beat, in the background."""
        if not self.alone:
            self._beating.begin(self._beat_for_ever())

    async def close(self) -> None:
        """Let others drive what was driven here, at once."""
        if self.alone:
            return
        await self._beating.end()
        await self._giving_back.finish()
        self._leases.clear()
        with suppress(TablierError, sa.exc.SQLAlchemyError):
            await self._store.write(servers.strike_out([self.name]))

    @property
    def others(self) -> list[str]:
        """The other servers that live."""
        return [server for server in self._seen if server != self.name and not self.is_lost(server)]

    def is_lost(self, server: str) -> bool:
        """Whether a server has ended, or has not been heard of for too long."""
        if server not in self._seen:
            return self._looked
        return self._now() - self._seen[server][1] > LOST

    async def beat(self) -> None:
        """Say that this server lives, and look who else does. Raises TablierError, SQLAlchemyError."""
        about = {"host": socket.gethostname(), "process": os.getpid(), "version": __version__}
        if not await self._store.write(servers.beat(self.name, time.time(), about)):
            self._leases.clear()  # of somebody who was struck out
        self._take_in(await self._store.read(servers.beats))
        if self._owed:
            await self._store.write(servers.give_back(self._owed))
            self._owed = []
        forgotten = [server for server, (_, when) in self._seen.items() if self._now() - when > _STRUCK_OUT]
        if forgotten:
            await self._store.write(servers.strike_out(forgotten))
            log.say("servers were lost", logging.WARNING, servers=forgotten)

    def _take_in(self, beats: dict[str, servers.Beat]) -> None:
        now, before = self._now(), self._seen
        self._seen = {server: self._seen_now(before.get(server), beat, now) for server, beat in beats.items()}
        own = beats.get(self.name)
        self._seen[self.name] = 0 if own is None else own.number, now
        self._looked = True

    @staticmethod
    def _seen_now(before: tuple[int, float] | None, beat: servers.Beat, now: float) -> tuple[int, float]:
        """How often a server has beaten, and when that was last seen to change."""
        if before is None:
            return beat.number, now - max(0.0, beat.age or 0.0)
        return before if before[0] == beat.number else (beat.number, now)

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except (TablierError, sa.exc.SQLAlchemyError) as problem:
                log.say("no beat", logging.WARNING, reason=type(problem).__name__)
            await asyncio.sleep(BEAT)

    # Driving

    async def drive(self, table_id: str) -> Lease | None:
        """The lease under which this server drives a table; None: it is alone, and needs none.

        Raises DrivenElsewhere, or what the database raises.
        """
        if self.alone:
            return None
        if table_id not in self._leases:
            held = await self._store.read(servers.driver_of(table_id))
            if held is not None and held.server != self.name and not self.is_lost(held.server):
                raise DrivenElsewhere
            taken = await self._store.write(servers.take(table_id, self.name, held), table_id)
            if taken is None:
                raise DrivenElsewhere
            if held is not None:
                log.say("a table is driven on", table=table_id, epoch=taken.epoch)
            self._leases[table_id] = taken
        return self._leases[table_id]

    def lose(self, table_id: str) -> None:
        """It has turned out that a table is driven elsewhere."""
        self._leases.pop(table_id, None)

    def give_back(self, table_id: str) -> None:
        """Let others drive a table, soon."""
        lease = self._leases.pop(table_id, None)
        if lease is not None:
            self._giving_back.begin(self._give_back(lease))

    async def _give_back(self, lease: Lease) -> None:
        try:
            await self._store.write(servers.give_back([lease]), lease.table_id)
        except (TablierError, sa.exc.SQLAlchemyError):
            self._owed.append(lease)  # with one of the next beats
