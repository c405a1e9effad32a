"""The server process: uvicorn, that says goodbye to everybody before it closes their sockets."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI

from .. import log
from ..settings import Settings
from .porch import RESERVE, Porch, Visit
from .tidying import Tidying

_MOST_BYTES = 64 * 1024
"""Frames beyond this close the connection unread; below, what is too long is refused with a sentence."""
_MOST_HEADERS = 16 * 1024
"""No request line and headers together are longer."""
_BACKLOG = 256
_TURN = 0.0005
"""For how many seconds a thread that computes keeps everybody else waiting, the event loop above all."""
_TIDY = 2
"""In how many tenths of a second things are tidied: an act leaves some hundred objects, mostly until the next."""
_FAREWELL = 0.2
"""How long goodbyes may take to go out."""
_OTHER_FILES = 128
"""How many files are kept free for the database, the pages and the compiled rules."""


class Server(uvicorn.Server):
    """A server of a salon's application. In a process of its ``own`` it sees to the collection of garbage there."""

    def __init__(
        self, app: FastAPI, settings: Settings | None = None, on_ready: Callable[[], None] = lambda: None,
        own: bool = False,
    ) -> None:  # fmt: skip
        self._app = app
        self._on_ready = on_ready
        settings = settings or Settings()
        proxies = [address.strip() for address in settings.proxies.split(",") if address.strip()]
        porch = Porch(
            min(settings.open_connections, _files_for_connections()), settings.address_connections,
            settings.request_within, frozenset(proxies),
        )  # fmt: skip
        self._tidying = Tidying(porch) if own else None
        protocol: Any = partial(Visit, porch=porch)
        super().__init__(
            uvicorn.Config(
                app, http=protocol, ws_max_size=_MOST_BYTES, log_config=None, access_log=False,
                h11_max_incomplete_event_size=_MOST_HEADERS, backlog=_BACKLOG, timeout_graceful_shutdown=5,
                lifespan="on", server_header=False, proxy_headers=bool(proxies), forwarded_allow_ips=proxies,
            )
        )  # fmt: skip

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as uvicorn does; what asyncio has to tell goes into the log."""
        asyncio.get_running_loop().set_exception_handler(log.tell_of_loop)
        sys.setswitchinterval(_TURN)
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        hall: Any = self._app.state.hall
        if self._tidying is not None and counter % _TIDY == 0 and hall.house.is_ready:
            self._tidying.tidy()
        return await super().on_tick(counter)

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


def _files_for_connections() -> int:
    """For how many connections the system lets us open files; the limit is raised as far as it goes."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    if soft == resource.RLIM_INFINITY:
        return 1 << 16
    return max(8, soft - RESERVE - min(_OTHER_FILES, soft // 2))
