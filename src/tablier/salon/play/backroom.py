"""The backroom: what takes long and may wait is made there, one thing after another, by a process beside the server.

What several ask for at once is made once, and what was made lately is kept for whoever asks next. The process is begun
when it is wanted, and ended when nobody wants anything; until it is there, things are made by a thread here, and so
is what cannot be sent there.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module

from ...errors import Refusal
from ...saying import Said
from .. import log
from ..mind import GONE, CalledOff, Mind

_MOST_WAITING = 32
_MOST_OF_ONE = 8
"""How much may be waiting in all, and for one caller: a browser asks for six things at a time."""
_CALLERS = 1000
"""Of how many it is remembered how much they have had made."""
_MOST_BYTES = 32 * 1024 * 1024
"""How much of what was made is kept."""
_AT_ONCE, _A_SECOND = 50, 10.0
"""How much is made for one caller without waiting: so much at once, and so much a second for long."""
_NICE = 10
"""Whoever plays comes first, and bots."""
_IDLE_AFTER = 600.0
"""After how many seconds without work the process is ended."""


class Backroom:
    """Makes things, as bytes; ``apart``, in a process of its own."""

    def __init__(self, apart: bool = False) -> None:
        self._pool = ThreadPoolExecutor(1, "salon-backroom")
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._callers: dict[Hashable, str] = {}
        """For whom each of those is made."""
        self._forgotten: set[Hashable] = set()
        """Those of them that are for nobody who asks later."""
        self._due: OrderedDict[str, float] = OrderedDict()
        """When something would be made next for a caller, had each been made to wait from the first."""
        self.edition = 0
        """How often something was altered of what was to stay as it is."""
        self._hand = _Maker() if apart else None
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False

    def warm(self) -> None:
        """Have the process there, before anybody is let in."""
        if self._hand is not None:
            self._hand.begin()

    async def make(self, caller: str, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """What ``work`` makes; the same key always stands for the same. Raises Refusal if too much is waiting."""
        if (found := self.recall(key)) is not None:
            return found
        if key not in self._making:
            of_caller = sum(one == caller for one in self._callers.values())
            if len(self._making) >= _MOST_WAITING or of_caller >= _MOST_OF_ONE:
                raise Refusal("too-busy", Said("salon.too-busy"))
            self._callers[key] = caller
            making = self._making[key] = asyncio.ensure_future(self._make(self._wait(caller), work))
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._making[key])

    def _wait(self, caller: str) -> float:
        """How many seconds a caller has to wait who has had much made."""
        now = asyncio.get_running_loop().time()
        due = self._due[caller] = max(self._due.pop(caller, 0.0), now - _AT_ONCE / _A_SECOND) + 1 / _A_SECOND
        if len(self._due) > _CALLERS:
            self._due.popitem(last=False)
        return max(0.0, due - now)

    async def _make(self, wait: float, work: Callable[[], bytes]) -> bytes:
        if wait:
            await asyncio.sleep(wait)
        if self._closed:
            raise CalledOff
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._do, work)

    def recall(self, key: Hashable) -> bytes | None:
        """What a key stands for, if it was made lately."""
        if key in self._made:
            self._made.move_to_end(key)
        return self._made.get(key)

    def _do(self, work: Callable[[], bytes]) -> bytes:
        return work() if self._hand is None else self._hand.do(work)

    def _keep(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._making[key], self._callers[key]
        if self._hand is not None:
            if self._resting is not None:
                self._resting.cancel()
            self._resting = done.get_loop().call_later(_IDLE_AFTER, self._pool.submit, self._hand.rest)
        if key in self._forgotten:
            self._forgotten.discard(key)
            return
        if done.cancelled() or done.exception() is not None:
            return
        self._made[key] = done.result()
        while sum(map(len, self._made.values())) > _MOST_BYTES:
            self._made.popitem(last=False)

    def forget(self) -> None:
        """Forget whatever was made, and what is being made: something that it tells of is not so any more."""
        self._made.clear()
        self._forgotten.update(self._making)
        self.edition += 1

    def close(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._hand is not None:
            self._hand.close()


class _Maker:
    """The process, seen from the thread that has things made there."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._mind: Mind | None = None
        self._beginning: threading.Thread | None = None
        self._closed = False

    def do(self, work: Callable[[], bytes]) -> bytes:
        """Have something made: there, if the process is there and the work can be sent."""
        mind = self._ready()
        if mind is None or not _travels(work):
            return work()
        try:
            found: bytes = mind.do(work)
        except (*GONE, ValueError):  # the latter of a line that was hung up
            self.rest()
            if self._closed:
                raise CalledOff from None
            log.say("the process of the backroom was lost", logging.WARNING, ended=mind.process.returncode)
            return work()
        return found

    def _ready(self) -> Mind | None:
        """The process, if there is one; otherwise one is begun, for those who come later."""
        with self._lock:
            if self._mind is None and self._beginning is None and not self._closed:
                self._beginning = threading.Thread(target=self.begin, name="salon-backroom-begins", daemon=True)
                self._beginning.start()
            return self._mind

    def begin(self) -> None:
        """Begin the process, and wait until it is there."""
        mind: Mind | None = None
        try:
            mind = Mind(_NICE)
            mind.do(_be_there)
        except (*GONE, ValueError) as problem:
            log.trouble("the process of the backroom does not begin", problem)
            _end(mind)
            mind = None
        with self._lock:
            self._beginning = None
            self._mind = None if self._closed else mind
        if self._closed:
            _end(mind)

    def rest(self) -> None:
        """End the process; another is begun when it is wanted."""
        with self._lock:
            mind, self._mind = self._mind, None
        _end(mind)

    def close(self) -> None:
        """End it, whatever it is doing; whoever waits for it sees it gone."""
        self._closed = True
        self.rest()


def _end(mind: Mind | None) -> None:
    if mind is not None:
        mind.end()
        mind.hang_up()


def _be_there() -> None:
    """Learn what most things are made with."""
    import_module(".views", __package__)


def _travels(work: Callable[[], bytes]) -> bool:
    with suppress(pickle.PicklingError, AttributeError, TypeError):
        pickle.dumps(work)
        return True
    return False
