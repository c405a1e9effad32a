"""The desk: questions that somebody waits for, answered in processes beside the server, a few at a time.

What several ask at once is worked out once, and what was found lately is kept for whoever asks next. Work that nobody
waits for any more is called off.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ...errors import Refusal, TablierError
from ...saying import Said
from .. import log
from ..mind import GONE, CalledOff, Mind

MOST_WAITING = 32
MOST_OF_ONE = 6
"""How much may be waiting or under way in all, and for one caller."""
_MOST_KEPT = 512
_MOST_BYTES = 16 * 1024 * 1024
"""How much of what was found is kept."""
_NICE = 5
"""As bots: somebody waits."""
_CALLED_OFF_WITHIN = 2.0
"""Who does not leave off within so many seconds is ended."""
_TRIES = 2
"""So often something is begun whose process was lost."""

OnPart = Callable[[Any], None]


class Desk:
    """So many processes at most, begun when they are wanted, and ended after ``idle_after`` seconds without work."""

    def __init__(self, most: int, within: float = 120.0, idle_after: float = 600.0) -> None:
        self._most, self._within, self._idle_after = most, within, idle_after
        self._pool = ThreadPoolExecutor(max(1, most), "salon-desk")
        self._lock = threading.Lock()
        self._idle: list[Mind] = []
        self._all: set[Mind] = set()
        self._closed = False
        self._asked: dict[Hashable, _Question] = {}
        self._found: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._resting: asyncio.TimerHandle | None = None

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        with self._lock:
            return [mind.process.pid for mind in self._all]

    async def ask(
        self, caller: str, key: Hashable, work: Callable[..., Any], on_part: OnPart | None = None,
        within: float | None = None,
    ) -> Any:  # fmt: skip
        """What comes of ``work``, done in another process; the same key always stands for the same.

        ``work`` can be pickled, and takes no arguments, or ``tell`` if there is an ``on_part``, which then hears of
        every part told, and of the last one at once where it is under way already. Whoever is cancelled does not wait
        any more; with the last of them the work ends, where it next tells something.

        Raises what the work raises, and Refusal: ``too-busy`` where too much is waiting, ``takes-too-long`` where it
        takes more than ``within`` seconds.
        """
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key][0]
        question = self._asked.get(key)
        if question is None or question.called_off:
            self._check_room(caller)
            question = _Question(caller, key, work, on_part is not None, asyncio.get_running_loop())
            self._asked[key] = question
            question.begin(self._pool, self, within or self._within)
        return await question.answer(on_part)

    def _check_room(self, caller: str) -> None:
        wanted = [one.caller for one in self._asked.values() if not one.called_off]
        if len(wanted) >= MOST_WAITING or wanted.count(caller) >= MOST_OF_ONE or not self._most:
            raise Refusal("too-busy", Said("salon.too-busy"))

    def done(self, question: _Question, found: Any, kept: bool) -> None:
        """A question is answered, or given up."""
        if self._asked.get(question.key) is question:
            del self._asked[question.key]
        if kept:
            self._found[question.key] = found, len(pickle.dumps(found))
            while len(self._found) > _MOST_KEPT or sum(size for _, size in self._found.values()) > _MOST_BYTES:
                self._found.popitem(last=False)
        if self._resting is not None:
            self._resting.cancel()
        if not self._asked and not self._closed:
            self._resting = asyncio.get_running_loop().call_later(self._idle_after, self._rest)

    def _rest(self) -> None:
        """Nobody has asked for long: the processes are ended, and begun again when they are wanted."""
        if not self._asked:
            with self._lock:
                idle, self._idle = self._idle, []
            for mind in idle:
                self.lose(mind)

    # In threads

    def take(self) -> Mind:
        """A process that has nothing to do. Raises OSError."""
        with self._lock:
            if self._closed:
                raise CalledOff
            if self._idle:
                return self._idle.pop()
            mind = Mind(_NICE)
            self._all.add(mind)
            return mind

    def give_back(self, mind: Mind) -> None:
        with self._lock:
            if not self._closed:
                self._idle.append(mind)
                return
        mind.hang_up()

    def lose(self, mind: Mind) -> None:
        """End a process, or see that it has ended."""
        mind.end()
        mind.hang_up()
        with self._lock:
            self._all.discard(mind)

    def close(self) -> None:
        """End them all, whatever they are doing."""
        if self._resting is not None:
            self._resting.cancel()
        with self._lock:
            self._closed = True
            minds, idle = list(self._all), self._idle
            self._idle = []
        for mind in minds:
            mind.end()  # whoever waits for its answer sees it gone
        for mind in idle:
            mind.hang_up()
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Question:
    """Something asked, and everybody who waits for it. It is begun and answered in the loop, and done in a thread."""

    def __init__(
        self, caller: str, key: Hashable, work: Callable[..., Any], tells: bool, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.caller, self.key = caller, key
        self._work, self._tells, self._loop = work, tells, loop
        self._waiting = 0
        self._listening: list[OnPart] = []
        self._last: tuple[Any] | None = None
        self._mind: Mind | None = None
        self._too_long = False
        self.called_off = False
        self._ending: list[asyncio.TimerHandle] = []
        self._answer: asyncio.Future[Any] = loop.create_future()

    def begin(self, pool: ThreadPoolExecutor, desk: Desk, within: float) -> None:
        self._within = within
        doing = asyncio.ensure_future(self._loop.run_in_executor(pool, self._do, desk))
        doing.add_done_callback(lambda done: self._be_answered(desk, done))

    async def answer(self, on_part: OnPart | None) -> Any:
        """Wait for the answer; who is cancelled does not wait any more, and with the last of them the work ends."""
        if on_part is not None:
            self._listening.append(on_part)
            if self._last is not None:
                on_part(self._last[0])
        self._waiting += 1
        try:
            return await asyncio.shield(self._answer)
        finally:
            self._waiting -= 1
            if on_part is not None:
                self._listening.remove(on_part)
            if not self._waiting and not self._answer.done():
                self._call_off()

    def _call_off(self) -> None:
        self.called_off = True
        mind = self._mind
        if mind is not None:
            mind.call_off()
            self._ending.append(self._loop.call_later(_CALLED_OFF_WITHIN, self._end, mind))

    def _end(self, mind: Mind) -> None:
        if self._mind is mind:
            mind.end()

    def _take_too_long(self, mind: Mind) -> None:
        if self._mind is mind:
            self._too_long = True
            mind.end()

    def _be_answered(self, desk: Desk, done: asyncio.Future[Any]) -> None:
        for timer in self._ending:
            timer.cancel()
        problem = asyncio.CancelledError() if done.cancelled() else done.exception()
        desk.done(self, None if problem is not None else done.result(), kept=problem is None)
        if self._answer.done():
            return
        if problem is None:
            self._answer.set_result(done.result())
        elif isinstance(problem, TablierError):
            self._answer.set_exception(problem)
        elif isinstance(problem, CalledOff | asyncio.CancelledError):
            self._answer.cancel()
        else:
            log.trouble("a question could not be answered", problem)
            self._answer.set_exception(Refusal("trouble", Said("salon.trouble")))
        if not self._waiting and not self._answer.cancelled():
            self._answer.exception()  # nobody is there to hear of it

    def _do(self, desk: Desk) -> Any:
        """In a thread: have it done by a process, by another if that is lost."""
        for _ in range(_TRIES):
            if self.called_off:
                raise CalledOff
            mind = self._mind = desk.take()
            self._loop.call_soon_threadsafe(self._watch, mind)
            try:
                found = mind.do(self._work, self._tell if self._tells else None)
            except GONE:
                self._mind = None
                desk.lose(mind)
                log.say("a process at the desk was lost", logging.WARNING, ended=mind.process.returncode)
                if self._too_long:
                    raise Refusal("takes-too-long", Said("study.takes-too-long")) from None
            except BaseException:
                self._mind = None
                desk.give_back(mind)
                raise
            else:
                self._mind = None
                desk.give_back(mind)
                return found
        raise Refusal("trouble", Said("salon.trouble"))

    def _watch(self, mind: Mind) -> None:
        if self.called_off:
            self._call_off()  # while the process was still being begun, where nobody could be told
        self._ending.append(self._loop.call_later(self._within, self._take_too_long, mind))

    def _tell(self, part: Any) -> None:
        """In a thread: a part of the answer has come."""
        self._loop.call_soon_threadsafe(self._heard, part)

    def _heard(self, part: Any) -> None:
        self._last = (part,)
        for listener in list(self._listening):
            try:
                listener(part)
            except Exception as problem:
                log.trouble("a part of an answer was not taken", problem)
