"""The server process: uvicorn, that says goodbye to everybody before it closes their sockets."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI

from .wire import Wire

_MOST_BYTES = 64 * 1024
"""Frames beyond this close the connection unread; below, what is too long is refused with a sentence."""
_FAREWELL = 0.2
"""How long goodbyes may take to go out."""


class Server(uvicorn.Server):
    """A server of a salon's application."""

    def __init__(self, app: FastAPI, access_log: bool = False) -> None:
        self._app = app
        super().__init__(
            uvicorn.Config(
                app, log_config=None, access_log=access_log, ws=Wire, ws_max_size=_MOST_BYTES,
                timeout_graceful_shutdown=5, lifespan="on", server_header=False,
            )
        )  # fmt: skip

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let SIGINT and SIGTERM stop the server in good order, after which the program ends as if by itself."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first; then close as uvicorn does."""
        hall: Any = getattr(self._app.state, "hall", None)
        if hall is not None and hall.farewell():
            await asyncio.sleep(_FAREWELL)
        await super().shutdown(sockets)
