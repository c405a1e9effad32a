"""The steward: does in a running salon what whoever runs it has decreed (:mod:`tablier.salon.kept.notes`).

He looks into the database every other second, so that what is decreed holds on every server within seconds, and counts
what is there now and then. He also deletes what is too old, if that is wished: one server at a time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from ...errors import Refusal, TablierError
from ...saying import Said
from .. import log, measures
from ..ending import Errands
from ..kept import erasing, notes
from ..kept.notes import Addresses, Counted, Notes
from ..kept.store import Store

_EVERY = 2.0
_COUNT_EVERY = 30.0
_PRUNE_EVERY = 3600.0
_PROBE_WITHIN = 2.0
"""Within how many seconds something has to be stored for a server to be ready."""
_PROBE_AGAIN = 0.5
"""For how many seconds an answer holds, however many ask."""
_MOST_KNOWN = 10_000
"""Of how many addresses it is remembered whether they are blocked."""
_NOTHING = Notes(None, None, {}, ())
_OPENS = "rematch"
"""The act that opens a table."""


class Unready(Refusal):
    """Nothing could be stored just now."""


class Steward:
    """``date`` is what the calendar says. ``altered`` hears of tables that were changed behind the salon's back.

    What is older than ``retention_days`` is deleted; 0: nothing is.
    """

    def __init__(
        self, store: Store, date: Callable[[], float], altered: Callable[[Collection[str]], None],
        retention_days: float = 0.0,
    ) -> None:  # fmt: skip
        self._store, self._date, self._altered = store, date, altered
        self._retention = retention_days * 24 * 3600.0
        self._pruned_at = -_PRUNE_EVERY
        self._told = _NOTHING
        self._seen: dict[str, float] | None = None
        """What was altered before, which is known by now; None before the first look."""
        self._known_blocked: dict[str, bool] = {}
        self._connected: dict[int, tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = {}
        self._dismissing: asyncio.Future[Any] | None = None
        self._counted_at = -_COUNT_EVERY
        self.counted: Counted | None = None
        """How much there was when it was last counted."""
        self.silent = False
        """Whether the database did not answer when it was last asked."""
        self._tasks = Errands()
        self._probe: tuple[float, asyncio.Task[None]] | None = None

    def begin(self) -> None:
        """Look every other second from now on."""
        self._tasks.begin(self._go_on())

    async def close(self) -> None:
        await self._tasks.end()

    async def _go_on(self) -> None:
        while True:
            try:
                await self.look()
                await self._prune()
            except (TablierError, sa.exc.SQLAlchemyError):
                self.silent = True  # and it is told where it is asked for; what was decreed holds
            except Exception as problem:
                log.trouble("the steward stumbled", problem)
            await asyncio.sleep(_EVERY)

    async def look(self) -> None:
        """See what was decreed, and let it hold. Raises NoDatabase."""
        before, self._told = self._told, await self._store.read(notes.told)
        self.silent = False
        if before.blocks != self._told.blocks:
            self._known_blocked.clear()
            self._dismiss()
        altered, seen = self._told.altered, self._seen
        self._seen = altered
        if seen is not None:
            new = [table for table, when in altered.items() if seen.get(table) != when]
            if new:
                self._altered(new)
        if time.monotonic() - self._counted_at > _COUNT_EVERY:
            self._counted_at = time.monotonic()
            self.counted = await self._store.read(notes.count)

    async def _prune(self) -> None:
        """Delete what is too old, if that is wished and it is our turn. Raises NoDatabase, SQLAlchemyError."""
        if not self._retention or time.monotonic() - self._pruned_at < _PRUNE_EVERY:
            return
        self._pruned_at = time.monotonic()
        date = self._date()
        if not await self._store.write(notes.take_turn(notes.PRUNED, _PRUNE_EVERY, date)):
            return
        before = date - self._retention
        while old := await self._store.read(erasing.old_tables(before)):
            gone = await self._store.write(erasing.delete(old, date, before))
            measures.pruned("tables", len(gone))
            if not gone:
                break
        while records := await self._store.read(erasing.old_records(before)):
            measures.pruned("records", await self._store.write(erasing.delete_records(records)))
        measures.pruned("reviews", await self._store.write(erasing.delete_old_reviews(before)))

    # What holds

    @property
    def notice(self) -> str | None:
        """The text that is to be shown on every page now."""
        found = self._told.notice
        expired = found is None or (found.until is not None and found.until <= self._date())
        return None if expired or found is None else found.text

    @property
    def closed(self) -> Said | None:
        """Why nobody may open tables now, or do anything, in a sentence."""
        closed = self._told.closed
        if closed is None:
            return None
        if closed.sentence:
            return Said("salon.closed-so", text=closed.sentence)
        return Said("salon.closed") if closed.games else Said("salon.closed-standing")

    @property
    def standing_still(self) -> bool:
        """Whether the games under way do not go on."""
        return self._told.closed is not None and not self._told.closed.games

    def check_opening(self) -> None:
        """Raise Refusal if nobody may open tables."""
        if self.closed is not None:
            raise Refusal("closed", self.closed)

    def check_act(self, do: str) -> None:
        """Raise Refusal if nobody may do that at a table now."""
        if self.standing_still or do == _OPENS:
            self.check_opening()

    def is_blocked(self, address: str) -> bool:
        """Whether nobody may play from an address."""
        networks = self._told.blocks
        if not networks:
            return False
        if address not in self._known_blocked:
            if len(self._known_blocked) >= _MOST_KNOWN:
                self._known_blocked.clear()
            self._known_blocked[address] = is_within(address, networks)
        return self._known_blocked[address]

    @contextmanager
    def watching(self, address: str, dismiss: Callable[[], Coroutine[Any, Any, None]]) -> Iterator[None]:
        """While somebody is connected from an address, to be dismissed as soon as it is blocked."""
        one = address, dismiss
        self._connected[id(one)] = one
        try:
            yield
        finally:
            del self._connected[id(one)]

    def _dismiss(self) -> None:
        gone = [dismiss() for address, dismiss in self._connected.values() if self.is_blocked(address)]
        if gone:
            # Who has gone meanwhile need not be told.
            self._dismissing = asyncio.gather(*gone, return_exceptions=True)

    # Whether it can go on

    async def check_ready(self) -> None:
        """Raise Unready unless an act could be stored now, and is let be: something is stored."""
        if self.standing_still and self.closed is not None:
            raise Unready("closed", self.closed)
        now = time.monotonic()
        if self._probe is None or (self._probe[1].done() and now - self._probe[0] > _PROBE_AGAIN):
            probe = self._tasks.begin(self._store.write(notes.probe))
            if probe is None:
                raise Unready("server-stops", Said("salon.stopping"))
            self._probe = now, probe
            self._probe[1].add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            async with asyncio.timeout(_PROBE_WITHIN):
                await asyncio.shield(self._probe[1])
        except (TimeoutError, TablierError):
            raise Unready("no-database", Said("salon.no-database")) from None
        except (sa.exc.SQLAlchemyError, OSError) as problem:
            log.trouble("nothing can be stored", problem)
            raise _unready(getattr(problem, "orig", problem)) from None


_BUSY = ("55P03", "57014")
"""What PostgreSQL says where it waited too long, for a lock or for anything."""


def _unready(said: Any) -> Unready:
    """What it means that a database says it cannot store something. A line that is lost has no state to tell."""
    text, state = str(said), getattr(said, "sqlstate", "")
    if state == "53100" or "disk is full" in text or "No space left" in text:
        return Unready("disk-full", Said("salon.disk-full"))
    if state is None or state in _BUSY or "locked" in text:
        return Unready("no-database", Said("salon.no-database"))
    return Unready("not-stored", Said("salon.cannot-store"))


def is_within(address: str, networks: Collection[Addresses]) -> bool:
    """Whether an address is one of some networks'."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = found.ipv4_mapped if found.version == 6 else None
    return any((mapped or found) in network for network in networks)
