"""The lobby: public tables, and how many of them one address may have there, so that nobody fills it alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ...saying import Said
from ..kept import store
from ..kept.store import KeptSeat, KeptTable, Store
from ..limits import HOUR, MOST_CALLERS, TooMany
from ..settings import Settings

_DAY = 24 * HOUR
"""For how long a table that nobody touches is on show."""
_OPENING = "opening"
"""The stage of a table that is not in the store yet."""


class Lobby:
    """The public tables of a salon. ``now`` tells the time in seconds."""

    def __init__(self, kept: Store, settings: Settings, now: Callable[[], float]) -> None:
        self._store, self._settings, self._now = kept, settings, now
        self._shown: OrderedDict[str, dict[str, str]] = OrderedDict()
        """The public tables of each address, and how far each had come when that was last looked up (see store)."""

    async def tables(self) -> list[tuple[KeptTable, tuple[KeptSeat, ...]]]:
        """Those with a free seat, and those being played, touched lately."""
        return await self._store.read(store.public_tables(self._now() - _DAY))

    @asynccontextmanager
    async def announced(self, table: KeptTable, address: str) -> AsyncIterator[None]:
        """While a table is being opened that will be on show. Raises TooMany."""
        if len(self._shown.get(address, ())) >= self._settings.waiting_limit:
            await self._look_up(address)
        # Nothing is waited for between counting and adding: many requests at once count as many.
        own = self._shown.setdefault(address, {})
        self._check(list(own.values()))
        own[table.id] = _OPENING
        self._shown.move_to_end(address)
        if len(self._shown) > MOST_CALLERS:
            self._shown.popitem(last=False)
        try:
            yield
        except BaseException:
            del own[table.id]
            raise
        own[table.id] = table.stage

    async def _look_up(self, address: str) -> None:
        """How far the tables of an address have come; those that are over, or have been left alone, are forgotten."""
        own = self._shown[address]
        known = [one for one, stage in own.items() if stage != _OPENING]
        still = await self._store.read(store.stages(known, self._now() - _DAY))
        for one in known:
            own.pop(one, None)
        own.update(still)

    def _check(self, stages: list[str]) -> None:
        most_waiting, most = self._settings.waiting_limit, self._settings.public_limit
        if len(stages) - stages.count("running") >= most_waiting:
            raise TooMany(
                "too-many-waiting",
                Said("salon.too-many-waiting", n=most_waiting),
            )
        if len(stages) >= most:
            raise TooMany(
                "too-many-shown",
                Said("salon.too-many-shown", n=most),
            )
