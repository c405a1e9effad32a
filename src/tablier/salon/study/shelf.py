"""Records that were brought in, as they are looked at: in the same way as a table of the salon."""

from __future__ import annotations

import asyncio
import json
import pickle
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar, cast

from ...errors import Refusal, TablierError
from ...games import find_game
from ...records import Record
from ...saying import Reader, Said
from .. import log
from ..ending import Errands
from ..kept import reviews
from ..kept.reviews import KeptRecord
from ..kept.store import Kept, KeptAct, KeptSeat, KeptTable, Store
from ..languages import translate
from ..play import board_view, plans, views
from ..play.house import House
from ..play.journal import Journal
from .desk import Desk

T = TypeVar("T")

_MOST_OPEN = 8
"""So many records are kept open, for whoever looks at them next."""
_MOST_WAITING = 16
_LONG = 8 * 1024
"""A record of more bytes, packed, is opened in a process, while others play on."""


class NoSuchRecord(TablierError, LookupError):
    """No record of that id."""


class Looked(Protocol):
    """A match that can be looked at: a room of the salon, or a record."""

    journal: Journal

    async def do(self, job: Callable[[], Awaitable[T]], anyhow: bool = False) -> T: ...

    async def kept(self) -> Kept: ...

    def source(self) -> Callable[[], Kept]: ...


class Shelved:
    """A record, as a table at which nothing more happens."""

    def __init__(self, record: KeptRecord, kept: Kept, journal: Journal) -> None:
        self.record, self.journal, self._kept = record, journal, kept

    async def do(self, job: Callable[[], Awaitable[T]], anyhow: bool = False) -> T:
        """Have a job done, at once."""
        return await job()

    async def kept(self) -> Kept:
        """What a table would have kept."""
        return self._kept

    def source(self) -> Callable[[], Kept]:
        """What gives the same in whichever process."""
        return partial(_as_table, self.record)

    def snapshot(self, lang: str) -> dict[str, Any]:
        """The welcome and the state as a spectator of a table sees them."""
        journal, about = self.journal, self.record.about
        welcome = views.welcome(journal, (), lang)
        dice = plans.HAND if about.get("checked") is None else plans.SERVER
        welcome["table"] |= {"commitment": None, "seals": None, "seeds": None, "dice": dice, "scheme": None}
        state = views.state(journal) | board_view.changes(journal, None)
        seen = views.as_seen(journal, state, (), lang, 0)
        seen |= {"proof": None, "told": None, "rematch": None, "seats": views.seats(journal, (), {}), "watching": 0}
        brought = {
            "id": self.record.id, "name": self.record.name, "checked": about.get("checked"),
            "sentence": Reader(lang).say(_sentence(about)),
        }  # fmt: skip
        told: dict[str, Any] = translate(seen | {"clock": None}, Reader(lang))
        return {"welcome": welcome | {"record": brought}, "state": told}


def _sentence(about: dict[str, Any]) -> Said:
    try:
        return Said.from_json(about["sentence"])
    except (LookupError, TypeError, ValueError):
        return Said("study.no-proof")


class Shelf:
    """All records that were brought in."""

    def __init__(self, store: Store, house: House, desk: Desk, tasks: Errands) -> None:
        self._store, self._house, self._desk, self._tasks = store, house, desk, tasks
        self._open: OrderedDict[str, Shelved] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Shelved]] = {}
        self._pool = ThreadPoolExecutor(1, "salon-shelf")

    async def find(self, record_id: str) -> Shelved:
        """A record by its id. Raises NoSuchRecord, and Refusal where too much is asked for."""
        if record_id in self._open:
            self._open.move_to_end(record_id)
            return self._open[record_id]
        if record_id not in self._opening:
            if len(self._opening) >= _MOST_WAITING:
                raise Refusal("too-busy", Said("salon.too-busy"))
            opening = self._tasks.begin(self._take_out(record_id))
            if opening is None:
                raise Refusal("server-stops", Said("salon.stopping"))
            self._opening[record_id] = opening
        return await asyncio.shield(self._opening[record_id])

    async def exists(self, record_id: str) -> None:
        """Raise NoSuchRecord if there is no such record."""
        if record_id not in self._open and await self._store.read(reviews.find_record(record_id)) is None:
            raise _no_such_record()

    async def _take_out(self, record_id: str) -> Shelved:
        try:
            record = await self._store.read(reviews.find_record(record_id))
            if record is None:
                raise _no_such_record()
            try:
                await self._house.prepare(find_game(record.about["game"]))
                found = await self._opened(record)
            except Exception as problem:
                log.trouble("a record cannot be opened", problem, record=record_id)
                raise Refusal("record-unreadable", Said("study.record-unreadable")) from None
            self._open[record_id] = found
            while len(self._open) > _MOST_OPEN:
                self._open.popitem(last=False)
            return found
        finally:
            del self._opening[record_id]

    def forget(self, record_id: str) -> None:
        """Put a record away that was deleted."""
        self._open.pop(record_id, None)

    async def _opened(self, record: KeptRecord) -> Shelved:
        """A record as a table; a long one takes seconds, which pass in a process."""
        loop = asyncio.get_running_loop()
        if len(record.text) > _LONG:
            with suppress(TablierError):  # too much is waiting there
                found = await self._desk.ask("the shelf", ("record", record.id), partial(_pickled, record))
                return cast(Shelved, await loop.run_in_executor(self._pool, pickle.loads, found))
        return await loop.run_in_executor(self._pool, _opened, record)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _no_such_record() -> NoSuchRecord:
    return NoSuchRecord("no-such-record", Said("study.no-such-record"))


def _opened(record: KeptRecord) -> Shelved:
    kept = _as_table(record)
    found = Shelved(record, kept, Journal.opened(kept))
    found.snapshot("en")  # everything can be told
    return found


def _pickled(record: KeptRecord) -> bytes:
    return pickle.dumps(_opened(record), pickle.HIGHEST_PROTOCOL)


def _as_table(record: KeptRecord) -> Kept:
    """What would be kept of a table at which this had been played, the dice entered by hand."""
    data = json.loads(zlib.decompress(record.text))
    table, _ = Record.table_from(data["headers"])
    plan = {
        "game": table.game.full_id, "table_options": table.table_options, "edition": table.edition,
        "match": table.match, "first": None, "position": None if table.start is None else table.start.id,
        "dice": plans.HAND, "scheme": None, "clock": None,
    }  # fmt: skip
    secret = "00" * 32  # nothing is thrown
    kept = KeptTable(record.id, record.made, record.made, plan, secret, False, "over", None)
    seats = tuple(KeptSeat(number, None, name, f"record-{number}", None) for number, name in enumerate(table.players))
    acts = tuple(
        KeptAct(at, record.made, None, None, None, {"events": [_plain(event)]})
        for at, event in enumerate(data["events"], 1)
    )
    return Kept(kept, seats, acts)


def _plain(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name not in ("comments", "verdicts")}
