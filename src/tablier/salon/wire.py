"""The WebSocket protocol on the wire: what may pile up below the salon, and letting those go who take nothing.

uvicorn closes a connection by asking its transport to, and that first sends what is waiting: for ever, where the other
side keeps the connection and reads nothing. Here a connection that is being closed has a few seconds for that.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_PARTING = 5.0
"""How many seconds what is waiting may take to go out once a connection is being closed."""
_KERNEL_BYTES = 64 * 1024
"""How much the system is asked to hold for one connection; left alone it takes megabytes."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, whose connections do end."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        own = transport.get_extra_info("socket")
        with suppress(OSError, AttributeError):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BYTES)
        super().connection_made(_Parting(transport, self.loop))  # type: ignore[arg-type]


class _Parting:
    """A transport that is cut off where closing it takes too long."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        self._transport.close()
        self._loop.call_later(_PARTING, self._transport.abort)
