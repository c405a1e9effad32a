"""Whoever is to end ends, even if the first word was lost on the way, and begins nothing meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from salon.guests import PERSON, bot, settings_in
from tablier.errors import Refusal
from tablier.salon import ending, messages
from tablier.salon.lobby.hall import Hall


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


def test_nothing_is_begun_by_whoever_is_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "_AGAIN", 0.01)
    begun: list[str] = []

    async def noted(what: str) -> None:
        begun.append(what)

    async def live() -> None:
        tasks = ending.Errands()

        async def obstinate() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                assert tasks.begin(noted("meanwhile")) is None

        tasks.begin(noted("before"))
        tasks.begin(obstinate())
        await asyncio.sleep(0)
        await tasks.end()
        assert tasks.begin(noted("afterwards")) is None
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(live())
    assert begun == ["before"]


def test_whoever_ends_may_let_things_be_finished() -> None:
    async def live() -> list[int]:
        tasks, done = ending.Errands(), list[int]()

        async def take_time() -> None:
            for _ in range(3):
                await asyncio.sleep(0)
            done.append(1)

        await tasks.finish()
        tasks = ending.Errands()
        tasks.begin(take_time())
        await tasks.finish()
        return done

    assert asyncio.run(live()) == [1]


def test_a_hall_that_is_closed_leaves_nothing_that_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table is closed, what is going on there may end in another way than by being called off; then the bot
    would think again, and what others did would be followed. Meanwhile somebody else comes to another table.
    """
    monkeypatch.setattr(ending, "_AGAIN", 0.01)

    async def live() -> None:
        hall = Hall(settings_in(tmp_path, pause=3600.0))
        wish = messages.NewTable.model_validate(
            {"game": "garanguet", "seats": [bot("random"), PERSON], "first": "white"}
        )
        table, other = [(await hall.open(wish, "1.2.3.4"))[0].id for _ in range(2)]
        hall.begin()
        room = await hall.room(table)
        await room.do(lambda: room.sit(1, messages.Sitter(name="Anne", seed="s"), None))
        async with asyncio.timeout(60):
            while not room.driver.is_thinking:
                await asyncio.sleep(0.01)
        waiting = asyncio.Event()

        async def obstinate() -> None:
            waiting.set()
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            room.told_of(10**6)

        async def come() -> None:
            with suppress(Refusal):
                await room.do(obstinate)

        somebody = asyncio.create_task(come())
        await waiting.wait()
        late = asyncio.create_task(hall.room(other))
        await asyncio.sleep(0)
        await hall.close()
        await asyncio.wait([somebody, late])
        room.told_of(10**6 + 1)
        room.tick()
        room.driver.go_on()
        with pytest.raises(Refusal):
            await hall.room(other)
        assert not hall.rooms
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(live())
