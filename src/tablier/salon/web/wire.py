"""The WebSocket protocol on the wire: what may pile up below the salon, and letting those go who take nothing.

uvicorn closes a connection by asking its transport to, and that first sends what is waiting: for ever, where the other
side keeps the connection and reads nothing. Here a connection that is being closed has a few seconds for that.

uvicorn reads no more until a message is taken in; but what it has read at once may hold thousands of them, each of them
a few bytes on the way and long when unpacked, or tens of thousands of pings. Here a little is taken in at a time, no
more before the messages in it were, and the rest after everybody else has had a turn.

uvicorn leaves a handshake that cannot be read unanswered, and the connection open for ever. Here every handshake is
answered, and one that is refused in a sentence.

What is sent goes through several hands above uvicorn, and is compressed for every browser. Most of it is short, and
there is a lot of it: here it can go out as it is, and what is sent in one turn of the loop goes out together. Handing
a few bytes to the system, which wakes whoever reads them, costs as much as working out what they say.

uvicorn asks every connection three times a minute whether it is still there. Here only those are asked that have said
nothing meanwhile.

uvicorn's connections hold themselves in several ways. Here one that is gone lets go of itself, so that it leaves
nothing behind for the collector of garbage (:mod:`.tidying`).
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Response

from ...saying import Said
from ..limits import Allowance
from .refusals import bare

_PARTING = 5.0
"""How many seconds what is waiting may take to go out once a connection is being closed."""
_KERNEL_BYTES = 64 * 1024
"""How much the system is asked to hold for one connection; left alone it takes megabytes."""
_AT_ONCE = 1024
"""How many bytes are taken in at a time."""
_SHORT = 4096
"""How many bytes go out as they are; more are compressed, where the other side can read that."""
_MOST_FRAGMENTS = 16
"""In how many parts a message may come."""
_SIGNALS = 100
_SIGNALS_WITHIN = 20.0
"""How many pings and pongs a connection may send, at once and within so many seconds. Nobody needs but a few."""
_REFUSED = {
    HTTPStatus.FORBIDDEN: ("no-such-socket", Said("salon.no-such-socket")),
    HTTPStatus.INTERNAL_SERVER_ERROR: (
        "trouble", Said("salon.trouble")
    ),
}  # fmt: skip
_UNREADABLE = "bad-handshake", Said("salon.no-handshake")


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, whose connections do end, and do not swell. ``leave`` is called when a connection is gone."""

    def __init__(self, *args: Any, leave: Callable[[], None] = lambda: None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._leave = leave
        self.conn.reject = _refuse  # type: ignore[method-assign]
        self._held = bytearray()
        """What was read and is not taken in yet; meanwhile nothing more is read."""
        self._next: asyncio.Handle | None = None
        self._signals = Allowance(_SIGNALS, _SIGNALS_WITHIN)
        self._spoke = False
        """Whether the other side has said anything by itself since it was last asked whether it is there."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][_OWN] = {_OWN: self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][_OWN]

    def say(self, text: str) -> bool:
        """Send a text at once; False, and nothing is sent, where what was sent before has not gone out yet."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        data = text.encode()
        if len(data) < _SHORT:
            self.transport.write(_head(len(data)) + data)
        else:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        self._spoke = True
        self._held += data
        if self._next is None:
            self._take_in()

    def _take_in(self) -> None:
        """Take in a little of what is held; the rest has to wait for its turn, or for a message to be taken."""
        self._next = None
        little = bytes(self._held[:_AT_ONCE])
        del self._held[:_AT_ONCE]
        super().data_received(little)
        if self.transport.is_closing():
            self._held.clear()
        elif self._held:
            self.transport.pause_reading()
            if not self.read_paused:
                self._next = self.loop.call_soon(self._take_in)
        elif not self.handshake_initiated:  # a request comes here as a whole
            told = b"".join(self.conn.data_to_send()) or _refuse(HTTPStatus.BAD_REQUEST).serialize()
            self.transport.write(told)
            self.transport.close()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _go_on(self) -> bool:
        """Whether more may be read: what is held comes first."""
        if self._held and self._next is None:
            self._next = self.loop.call_soon(self._take_in)
        return not self._held

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        own = transport.get_extra_info("socket")
        with suppress(OSError, AttributeError):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BYTES)
        super().connection_made(_Line(transport, self.loop, self._go_on))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        if self._next is not None:
            self._next.cancel()
        self.conn.parser.close()
        self.transport = self.transport.bare  # type: ignore[attr-defined]

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MOST_FRAGMENTS:
            self.conn.fail(1009)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_signal()

    def send_keepalive_ping(self) -> None:
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        self._spoke = False
        super().handle_pong(event)
        self._count_signal()

    def _count_signal(self) -> None:
        if not self._signals.take():
            self.transport.abort()


_OWN = "tablier.wire"


def wire_of(scope: Scope) -> Wire | None:
    """The wire on which a socket is, as far as it is one of these."""
    found: Wire | None = scope.get("extensions", {}).get(_OWN, {}).get(_OWN)
    return found


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes that goes out whole, as it is (RFC 6455)."""
    return struct.pack("!BB", 0x81, size) if size < 126 else struct.pack("!BBH", 0x81, 126, size)


def _refuse(status: int, text: str = "") -> Response:
    """The answer to a handshake that comes to nothing."""
    status = HTTPStatus(status)
    body = bare(*_REFUSED.get(status, _UNREADABLE))
    headers = {"Connection": "close", "Content-Type": "application/json", "Content-Length": str(len(body))}
    return Response(status.value, status.phrase, Headers(headers), body)


class _Line:
    """A transport that is cut off where closing it takes too long, asks whether more may be read, and sends what is
    written in one turn of the loop together.
    """

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop, may_read: Callable[[], bool]) -> None:
        self.bare, self._loop, self._may_read = transport, loop, may_read
        self._written: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bare, name)

    def resume_reading(self) -> None:
        if self._may_read():
            self.bare.resume_reading()

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def _send(self) -> None:
        written, self._written = self._written, []
        if written and not self.bare.is_closing():
            self.bare.write(b"".join(written))

    def close(self) -> None:
        self._send()
        self.bare.close()
        self._loop.call_later(_PARTING, self.bare.abort)
