"""How much one caller may ask for: allowances that come back with time, and addresses as they are counted.

Every limit of the salon that is a rate is one of :class:`Limits`. What is remembered for it is bounded, lives in memory
only, and is gone with the process. Where several servers share a Redis, they share the limits there as well, under a
hash of the caller and for as long as the limit runs: nobody's address is ever kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from starlette.requests import HTTPConnection

from ..errors import Refusal
from ..saying import Said
from . import log, measures
from .settings import Settings

MOST_CALLERS = 10_000
"""Of how many callers a limiter remembers anything; whoever was quiet longest is forgotten first."""
_HOUSEHOLD = 64
"""So many bits of an IPv6 address are one household's; the rest it may draw anew for every request."""

MINUTE, HOUR = 60.0, 3600.0
LOOKS = 400
"""How many positions one address may have judged in a minute: several a second while men are set."""

_AT_ONCE = 0.25
"""Within how many seconds a Redis has to answer, so that nobody waits for it."""
_SILENT = 5.0
"""For how many seconds it is not asked again if it did not."""

Seconds = Callable[[], float]


class TooMany(Refusal):
    """More than one caller may have; later there will be room again."""

    def __init__(self, code: str, said: Said, clause: str | None = None) -> None:
        super().__init__(code, said, clause)
        measures.limited(code)


def caller(connection: HTTPConnection) -> str:
    """Who asks, as far as limits are concerned: the address, of IPv6 the first half."""
    return household(connection.client.host if connection.client else "")


def household(address: str) -> str:
    """An address as it is counted. What is no address is a caller of its own."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> _HOUSEHOLD << _HOUSEHOLD, _HOUSEHOLD)))


class Allowance:
    """``most`` at once, and as many again within ``seconds``, coming back evenly."""

    __slots__ = ("_left", "_most", "_now", "_seconds", "_when")

    def __init__(self, most: float, seconds: float, now: Seconds = time.monotonic) -> None:
        self._most, self._seconds, self._now = most, seconds, now
        self._left, self._when = most, now()

    def take(self) -> bool:
        """Use one, if there is one left."""
        now = self._now()
        self._left = min(self._most, self._left + max(0.0, now - self._when) * self._most / self._seconds)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SharedCounts:
    """Limits that several servers share, in a Redis. Where that does not answer at once, each counts for itself."""

    def __init__(self, url: str) -> None:
        from limits.aio.storage import RedisStorage
        from limits.aio.strategies import SlidingWindowCounterRateLimiter
        from redis.asyncio import ConnectionPool

        self._pool = ConnectionPool.from_url(url, socket_timeout=_AT_ONCE, socket_connect_timeout=_AT_ONCE)
        wishes: dict[str, Any] = {"connection_pool": self._pool}
        storage = RedisStorage("async+redis://", implementation="redispy", key_prefix="tablier", **wishes)
        self._strategy = SlidingWindowCounterRateLimiter(storage)
        self._silent_until = 0.0

    async def close(self) -> None:
        """Hang up."""
        await self._pool.aclose()

    async def allows(self, most: int, seconds: float, code: str, who: Hashable) -> bool:
        """Use one of a caller's, if there is one left."""
        from limits import RateLimitItemPerSecond

        if time.monotonic() < self._silent_until:
            return True
        caller = hashlib.sha256(repr(who).encode()).hexdigest()[:32]
        try:
            async with asyncio.timeout(2 * _AT_ONCE):
                return await self._strategy.hit(RateLimitItemPerSecond(most, round(seconds)), code, caller)
        except Exception as problem:
            self._silent_until = time.monotonic() + _SILENT
            log.say("limits are not shared", logging.WARNING, reason=type(problem).__name__)
            return True


class Limiter:
    """An allowance for each caller; ``code`` and ``sentence`` tell those who have used it up."""

    def __init__(
        self, most: int, seconds: float, code: str, sentence: Said, now: Seconds = time.monotonic,
        callers: int = MOST_CALLERS, shared: SharedCounts | None = None,
    ) -> None:  # fmt: skip
        self._shared = shared
        self._most, self._seconds, self._now, self._callers = most, seconds, now, callers
        self._code, self._sentence = code, sentence
        self._allowances: OrderedDict[Hashable, Allowance] = OrderedDict()

    def __len__(self) -> int:
        return len(self._allowances)

    async def take(self, who: Hashable) -> None:
        """Use one of a caller's. Raises TooMany if there is none left."""
        self._take(who)
        if self._shared is not None and not await self._shared.allows(self._most, self._seconds, self._code, who):
            raise TooMany(self._code, self._sentence)

    def _take(self, who: Hashable) -> None:
        if who not in self._allowances:
            self._allowances[who] = Allowance(self._most, self._seconds, self._now)
        self._allowances.move_to_end(who)
        if len(self._allowances) > self._callers:
            self._allowances.popitem(last=False)
        if not self._allowances[who].take():
            raise TooMany(self._code, self._sentence)


class Limits:
    """The rates of a salon; docs/protocol.md tells why they are as they are."""

    def __init__(self, settings: Settings, now: Seconds = time.monotonic) -> None:
        shared = self._shared = SharedCounts(settings.bus) if settings.bus else None

        def limiter(most: int, seconds: float, code: str, sentence: Said) -> Limiter:
            return Limiter(most, seconds, code, sentence, now, shared=shared)

        tables, names = settings.table_limit, settings.rename_limit
        minute, hour = settings.seats_a_minute, settings.seats_an_hour
        self.tables = limiter(tables, HOUR, "too-many-tables", Said("salon.too-many-tables", n=tables))
        reviews, records = settings.review_limit, settings.record_limit
        self.reviews = limiter(reviews, HOUR, "too-many-reviews", Said("study.too-many-reviews-an-hour", n=reviews))
        self.records = limiter(records, HOUR, "too-many-records", Said("study.too-many-records", n=records))
        self.names = limiter(names, HOUR, "too-many-names", Said("salon.too-many-names", n=names))
        self.looks = limiter(LOOKS, MINUTE, "too-many-looks", Said("salon.too-many-looks", n=LOOKS))
        self._seats = [
            limiter(minute, MINUTE, "too-many-seats", Said("salon.too-many-seats", n=minute)),
            limiter(hour, HOUR, "too-many-seats", Said("salon.too-many-seats-an-hour", n=hour)),
        ]

    async def close(self) -> None:
        """Let whatever is shared go."""
        if self._shared is not None:
            await self._shared.close()

    async def sit(self, address: str) -> None:
        """Somebody sits down, or asks to. Raises TooMany."""
        for one in self._seats:
            await one.take(address)
