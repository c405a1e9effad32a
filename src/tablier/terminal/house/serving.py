"""``serve``: the salon in the browser."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

from ...saying import Said
from .. import lacking
from ..speaking import say, spoken


def serve(open_browser: bool | None, **flags: Any) -> None:
    """Run the salon until it is stopped. Raises BadOption, OSError."""
    # Everything the web needs is imported here, so that other commands start as fast as before.
    try:
        from ...salon import log
        from ...salon.lobby.hall import Hall
        from ...salon.settings import read_settings
        from ...salon.web.app import make_app
        from ...salon.web.server import Server
        from .supervising import Supervisor, say_ready, shared_socket
    except ModuleNotFoundError as missing:
        raise lacking("salon", missing) from None

    settings = read_settings(**flags)
    level = settings.log_level or ("warning" if sys.stderr.isatty() else "info")
    log.set_up(level)
    shared = shared_socket()
    listening = shared or _listen(settings.host, settings.port)
    try:
        address = _address(listening)
        if settings.workers > 1:
            supervisor = Supervisor(settings, listening)
            say(Said("terminal.salon-open", address=address))
            supervisor.run()
            return
        hall = Hall(settings)
        server = Server(make_app(settings, hall), settings, say_ready, own=True)
        if shared is None:
            say(Said("terminal.salon-open", address=address))
        if not hall.house.was_ready():
            say(Said("terminal.salon-preparing"))
        if open_browser if open_browser is not None else _has_display():
            _open_when_ready(server, address)
        if settings.warm:
            hall.warm()
        elif shared is not None and hall.house.was_ready():
            hall.house.load_all()  # whoever shares the socket with others takes nobody in whom it would let wait
        gc.freeze()  # what was imported stays: looked through again and again, it would keep everybody waiting
        server.run([listening])
    finally:
        listening.close()
    if hall.house.at_work:
        # Everything is stored, and everybody has heard goodbye. What is being compiled is compiled next time.
        logging.shutdown()
        sys.stdout.flush()
        os._exit(0)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small frames at once instead of waiting for the other side (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as problem:
        listening.close()
        reason = problem.strerror or str(problem)
        if port < 65535:
            reason = spoken(Said("terminal.port-taken", reason=reason, port=str(port + 1)))
        raise OSError(problem.errno, reason, f"{host}:{port}") from None
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_display() -> bool:
    """Whether there is somebody in front of a screen."""
    if os.environ.get("SSH_CONNECTION") or not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(server: Any, address: str) -> None:
    def wait() -> None:
        while not server.started and not server.should_exit:
            threading.Event().wait(0.05)
        if server.started:
            webbrowser.open(address)

    threading.Thread(target=wait, daemon=True).start()
