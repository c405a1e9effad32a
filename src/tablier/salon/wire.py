"""The WebSocket protocol on the wire: what may pile up below the salon, and letting those go who take nothing.

uvicorn closes a connection by asking its transport to, and that first sends what is waiting: for ever, where the other
side keeps the connection and reads nothing. Here a connection that is being closed has a few seconds for that.

uvicorn reads no more until a message is taken in; but what it has read at once may hold thousands of them, each of them
a few bytes on the way and long when unpacked. Here such a connection is cut off.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

_PARTING = 5.0
"""How many seconds what is waiting may take to go out once a connection is being closed."""
_KERNEL_BYTES = 64 * 1024
"""How much the system is asked to hold for one connection; left alone it takes megabytes."""
_MOST_UNREAD = 1024 * 1024
"""How many bytes of messages may be unpacked ahead. What is read at once is a quarter of that, and nobody packs it."""
_AT_ONCE = 1024
"""How many bytes are unpacked before it is looked how many came of them."""
_MOST_FRAGMENTS = 64
"""In how many parts a message may come."""
_MOST_PONGS = 256 * 1024
"""How many bytes of pongs may wait for somebody who does not read."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, whose connections do end, and do not swell. ``leave`` is called when a connection is gone."""

    def __init__(self, *args: Any, leave: Callable[[], None] = lambda: None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._leave = leave
        self._unread = 0
        """How many bytes of messages have been unpacked since all of them had been taken in."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _AT_ONCE):
            super().data_received(data[start : start + _AT_ONCE])
            if self._unread > _MOST_UNREAD:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def send_receive_event_to_app(self) -> None:
        self._unread += sum(map(len, self.frames))
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.queue.empty():
            self._unread = 0
        return message

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        own = transport.get_extra_info("socket")
        with suppress(OSError, AttributeError):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BYTES)
        super().connection_made(_Parting(transport, self.loop))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MOST_FRAGMENTS:
            self.conn.fail(1009)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _MOST_PONGS:
            self.transport.abort()


class _Parting:
    """A transport that is cut off where closing it takes too long."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        self._transport.close()
        self._loop.call_later(_PARTING, self._transport.abort)
