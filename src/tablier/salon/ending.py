"""Ending tasks, however deep they wait.

What a task waits for may swallow a cancellation: libraries do that whose own time-outs are made of one, when both come
at the same moment. Then the task goes on for ever, and so does whoever waits for its end. So it is said again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

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
