"""Questions to processes beside the server: each answered once, called off, limited, and not lost with a process."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from tablier.errors import Refusal, Unreadable
from tablier.salon.mind import Tell
from tablier.salon.study.desk import MOST_OF_ONE, Desk
from tablier.saying import Said


def note(path: str) -> str:
    """Write down that this was done, and by whom."""
    with open(path, "a") as file:
        file.write(f"{os.getpid()}\n")
    return "done"


def count(path: str, tell: Tell) -> None:
    """Tell something for ever."""
    note(path)
    number = 0
    while True:
        number += 1
        tell(number)
        time.sleep(0.01)


def refuse() -> None:
    raise Unreadable("bad-line", Said("salon.trouble"))


def stumble() -> None:
    raise OSError("of its own")


def die(path: str) -> str:
    """End the first time."""
    with open(path, "a") as file:
        first = not file.tell()
        file.write("x")
    if first:
        os.kill(os.getpid(), signal.SIGKILL)
    return "after all"


def at_a_desk(work: Callable[[Desk], Awaitable[Any]], **how: Any) -> None:
    async def go() -> None:
        desk = Desk(1, **how)
        try:
            await work(desk)
        finally:
            desk.close()

    asyncio.run(go())


def test_what_several_ask_is_done_once_in_another_process(tmp_path: Any) -> None:
    path = tmp_path / "done"

    async def work(desk: Desk) -> None:
        asked = [desk.ask(who, "same", partial(note, str(path))) for who in "abc"]
        assert await asyncio.gather(*asked) == ["done"] * 3
        assert await desk.ask("d", "same", partial(note, str(path))) == "done"
        assert path.read_text().split() == [str(pid) for pid in desk.pids]
        assert str(os.getpid()) not in path.read_text()

    at_a_desk(work)


def test_what_nobody_waits_for_is_called_off_and_parts_are_heard_by_all(tmp_path: Any) -> None:
    path = tmp_path / "done"

    async def work(desk: Desk) -> None:
        heard: list[tuple[str, int]] = []

        def listen(who: str) -> asyncio.Task[Any]:
            on_part = lambda part: heard.append((who, part))  # noqa: E731
            return asyncio.create_task(desk.ask("x", "count", partial(count, str(path)), on_part))

        first = listen("first")
        while len(heard) < 3:
            await asyncio.sleep(0.01)
        second = listen("second")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert heard[-1][0] == "second"  # the last part, at once
        first.cancel()
        so_far = len(heard)
        while len(heard) < so_far + 3:
            await asyncio.sleep(0.01)
        (pid,) = desk.pids
        second.cancel()
        assert await desk.ask("x", "after", partial(note, str(path))) == "done"
        assert desk.pids == [pid]  # it left off by itself
        assert path.read_text().split() == [str(pid)] * 2

    at_a_desk(work)


def test_what_is_raised_is_raised_here_and_nobody_is_lost_by_it(tmp_path: Any) -> None:
    async def work(desk: Desk) -> None:
        with pytest.raises(Unreadable):
            await desk.ask("x", "refuse", refuse)
        (pid,) = desk.pids
        with pytest.raises(Refusal, match="went wrong"):
            await desk.ask("x", "stumble", stumble)
        with pytest.raises(Refusal, match="went wrong"):
            await desk.ask("x", "nothing", partial(next, iter(())))  # a future takes no StopIteration
        assert desk.pids == [pid]
        assert await desk.ask("x", "die", partial(die, str(tmp_path / "died"))) == "after all"
        assert desk.pids != [pid]

    at_a_desk(work)


def test_nobody_asks_too_much_and_nothing_takes_too_long() -> None:
    async def work(desk: Desk) -> None:
        asked = [
            asyncio.create_task(
                desk.ask("x", seconds, partial(time.sleep, seconds), within=0.1 if seconds == 600 else None)
            )
            for seconds in (600, *(0.0001 * number for number in range(MOST_OF_ONE - 1)))
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await desk.ask("x", "another", partial(time.sleep, 0))
        assert refused.value.code == "too-busy"
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(found[0], Refusal)
        assert found[0].code == "takes-too-long"
        assert found[1:] == [None] * (MOST_OF_ONE - 1)

    at_a_desk(work)
