"""The door: how many sockets of one address may stand before it without a word, and how many look on inside.

People with a seat are not counted inside: their seat has a bound of its own (see
:meth:`~tablier.salon.play.audience.Audience.come`), so that nobody who only watches, from whatever address, keeps a
player out. For the same reason whoever stands longest before the door without saying hello gives way to whoever comes
after.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from ...saying import Said
from ..limits import TooMany

_HELLO_WITHIN = 10.0
"""How many seconds one may take to say hello."""


class Door:
    """Who is coming in, by address."""

    def __init__(self, most_waiting: int, most_looking: int) -> None:
        self._most_waiting, self._most_looking = most_waiting, most_looking
        self._waiting: dict[str, list[asyncio.Timeout]] = {}
        self._looking: dict[str, int] = {}

    @asynccontextmanager
    async def waiting(self, address: str) -> AsyncIterator[None]:
        """While a socket has not said hello. Raises TimeoutError once it has taken too long, or has to give way."""
        async with asyncio.timeout(_HELLO_WITHIN) as patience:
            others = self._waiting.setdefault(address, [])
            others.append(patience)
            if len(others) > self._most_waiting:
                oldest = others.pop(0)
                if not oldest.expired():
                    oldest.reschedule(asyncio.get_running_loop().time())
            try:
                yield
            finally:
                if patience in others:
                    others.remove(patience)
                if not others and self._waiting.get(address) is others:
                    del self._waiting[address]

    @contextmanager
    def looking(self, address: str) -> Iterator[None]:
        """While somebody without a seat is inside. Raises TooMany."""
        if self._looking.get(address, 0) >= self._most_looking:
            most = self._most_looking
            raise TooMany("too-many-sockets", Said("salon.too-many-sockets", n=most))
        self._looking[address] = self._looking.get(address, 0) + 1
        try:
            yield
        finally:
            self._looking[address] -= 1
            if not self._looking[address]:
                del self._looking[address]
