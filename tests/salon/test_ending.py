"""Whoever is to end ends, even if the first word was lost on the way."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tablier.salon import ending


def test_a_cancellation_that_was_swallowed_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "_AGAIN", 0.01)

    async def deaf() -> None:
        for _ in range(3):
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def failing() -> None:
        raise ValueError("it went wrong before")

    async def live() -> None:
        tasks = [asyncio.create_task(work()) for work in (deaf, failing)]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            cancelled, failed = await ending.end(tasks)
        assert isinstance(cancelled, asyncio.CancelledError)
        assert isinstance(failed, ValueError)
        assert await ending.end([]) == []

    asyncio.run(live())
