"""Ending tasks, however deep they wait, and beginning none that nobody would end.

Whoever has tasks under way and is to end some day holds them as :class:`Errands`. While they are being ended others may
still be asked for: by what was going on, by a message from elsewhere. Those are not begun.

What a task waits for may swallow a cancellation: libraries do that whose own time-outs are made of one, when both come
at the same moment. Then the task goes on for ever, and so does whoever waits for its end. So it is said again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

_AGAIN = 2.0
"""After how many seconds: what a task has to put in order before it ends takes less."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> list[Any]:
    """Cancel tasks until they have ended; what each returned or raised."""
    ending = list(tasks)
    left = {task for task in ending if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN)
    return await asyncio.gather(*ending, return_exceptions=True)


class Errands:
    """What somebody has under way who is to end some day. Once they are ending, nothing more is begun."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.ended = False
        """Whether they are ending, or have."""

    def begin(self, work: Coroutine[Any, Any, T], name: str | None = None) -> asyncio.Task[T] | None:
        """Begin something; None, and it is not begun, once it is too late for that."""
        if self.ended:
            work.close()
            return None
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def end(self) -> None:
        """End everything that is under way."""
        self.ended = True
        await end(self._tasks)

    async def finish(self) -> None:
        """Wait for everything that is under way."""
        self.ended = True
        if self._tasks:
            await asyncio.wait(self._tasks)
