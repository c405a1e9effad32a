"""How much one caller may ask for: allowances that come back with time, and addresses as they are counted.

Every limit of the salon that is a rate is one of :class:`Limits`. What is remembered for it is bounded, lives in memory
only, and is gone with the process: nobody's address is ever kept.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from starlette.requests import HTTPConnection

from ..errors import Refusal
from ..saying import Said
from .settings import Settings

MOST_CALLERS = 10_000
"""Of how many callers a limiter remembers anything; whoever was quiet longest is forgotten first."""
_HOUSEHOLD = 64
"""So many bits of an IPv6 address are one household's; the rest it may draw anew for every request."""

MINUTE, HOUR = 60.0, 3600.0

Clock = Callable[[], float]


class TooMany(Refusal):
    """More than one caller may have; later there will be room again."""


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

    def __init__(self, most: float, seconds: float, now: Clock = time.monotonic) -> None:
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


class Limiter:
    """An allowance for each caller; ``code`` and ``sentence`` tell those who have used it up."""

    def __init__(
        self, most: int, seconds: float, code: str, sentence: Said, now: Clock = time.monotonic,
        callers: int = MOST_CALLERS,
    ) -> None:  # fmt: skip
        self._most, self._seconds, self._now, self._callers = most, seconds, now, callers
        self._code, self._sentence = code, sentence
        self._allowances: OrderedDict[Hashable, Allowance] = OrderedDict()

    def __len__(self) -> int:
        return len(self._allowances)

    def take(self, who: Hashable) -> None:
        """Use one of a caller's. Raises TooMany if there is none left."""
        if who not in self._allowances:
            self._allowances[who] = Allowance(self._most, self._seconds, self._now)
        self._allowances.move_to_end(who)
        if len(self._allowances) > self._callers:
            self._allowances.popitem(last=False)
        if not self._allowances[who].take():
            raise TooMany(self._code, self._sentence)


class Limits:
    """The rates of a salon; docs/protocol.md tells why they are as they are."""

    def __init__(self, settings: Settings, now: Clock = time.monotonic) -> None:
        tables, names = settings.table_limit, settings.rename_limit
        minute, hour = settings.seats_a_minute, settings.seats_an_hour
        self.tables = Limiter(tables, HOUR, "too-many-tables", Said("salon.too-many-tables", n=tables), now)
        self.names = Limiter(names, HOUR, "too-many-names", Said("salon.too-many-names", n=names), now)
        self._seats = [
            Limiter(
                minute, MINUTE, "too-many-seats",
                Said("salon.too-many-seats", n=minute), now,
            ),
            Limiter(
                hour, HOUR, "too-many-seats",
                Said("salon.too-many-seats-an-hour", n=hour), now,
            ),
        ]  # fmt: skip

    def sit(self, address: str) -> None:
        """Somebody sits down, or asks to. Raises TooMany."""
        for limiter in self._seats:
            limiter.take(address)
