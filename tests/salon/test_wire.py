"""What is written on a connection in one turn of the loop goes out together, in order, and before it is closed."""

from __future__ import annotations

import asyncio

import pytest

from tablier.salon.web.wire import _Line


class Transport:
    """Notes what is done with it."""

    def __init__(self) -> None:
        self.done: list[bytes | str] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        assert not self.closing
        self.done.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True
        self.done.append("closed")

    def abort(self) -> None:
        self.closing = True
        self.done.append("aborted")


@pytest.mark.parametrize(
    ("last", "done"),
    [("", [b"abc", b"d"]), ("close", [b"abc", b"d", "closed"]), ("abort", [b"abc", "aborted"])],
)
def test_what_is_said_at_once_goes_out_at_once(last: str, done: list[bytes | str]) -> None:
    transport = Transport()

    async def say() -> None:
        line = _Line(transport, asyncio.get_running_loop(), lambda: True)
        for part in (b"a", b"b", b"c"):
            line.write(part)
        await asyncio.sleep(0)
        line.write(b"d")
        if last:
            getattr(line, last)()
        await asyncio.sleep(0)

    asyncio.run(say())
    assert transport.done == done
