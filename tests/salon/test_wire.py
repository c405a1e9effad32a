"""What is written on a connection in one turn of the loop goes out together, in order, and before it is closed; and who
has spoken is not asked whether they are there.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from salon.guests import running, settings_in
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


def test_only_who_is_silent_is_asked_whether_they_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, ask = list[float](), WebSocketsSansIOProtocol.send_keepalive_ping

    def note(wire: Any) -> None:
        asked.append(time.monotonic())
        ask(wire)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", note)
    monkeypatch.setattr(uvicorn, "Config", partial(uvicorn.Config, ws_ping_interval=0.5))
    with running(settings_in(tmp_path)) as salon, salon.guest(salon.open("unstacked")) as guest:
        for _ in range(30):
            guest.do("ping")
            time.sleep(0.05)
        assert not asked
        deadline = time.monotonic() + 20
        while len(asked) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(asked) == 3, "and again, although the answer comes"
        guest.do("ping")
