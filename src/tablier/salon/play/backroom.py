"""The backroom: what takes long and may wait is made there, one thing after another, by one thread.

What several ask for at once is made once, and what was made lately is kept for whoever asks next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from ...errors import Refusal
from ...saying import Said

_MOST_WAITING = 32
_MOST_OF_ONE = 8
"""How much may be waiting in all, and for one caller: a browser asks for six things at a time."""
_MOST_BYTES = 32 * 1024 * 1024
"""How much of what was made is kept."""


class Backroom:
    """Makes things, as bytes."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "salon-backroom")
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._callers: dict[Hashable, str] = {}
        """For whom each of those is made."""

    async def make(self, caller: str, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """What ``work`` makes; the same key always stands for the same. Raises Refusal if too much is waiting."""
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._making:
            of_caller = sum(one == caller for one in self._callers.values())
            if len(self._making) >= _MOST_WAITING or of_caller >= _MOST_OF_ONE:
                raise Refusal("too-busy", Said("salon.too-busy"))
            self._callers[key] = caller
            loop = asyncio.get_running_loop()
            self._making[key] = making = asyncio.ensure_future(loop.run_in_executor(self._pool, work))
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._making[key])

    def _keep(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._making[key], self._callers[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._made[key] = done.result()
        while sum(map(len, self._made.values())) > _MOST_BYTES:
            self._made.popitem(last=False)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
