"""``serve --workers``: several servers on one machine that share an address, and somebody who looks after them.

They share the listening socket: whoever is free takes the next connection, and where one ends the others go on. One
that ends by itself is begun anew. SIGTERM and Ctrl-C end them all in good order, and so does the end of whoever looks
after them, however that comes; SIGHUP replaces them one after another, each only when its successor is ready, so that
nobody who plays sees more than a blink.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any

from ...errors import BadOption
from ...salon import log
from ...salon.settings import PREFIX, Settings
from ...saying import Said

LISTENING, READY, LIFE = f"{PREFIX}LISTENING_FD", f"{PREFIX}READY_FD", f"{PREFIX}LIFE_FD"
"""By which a server is told the numbers of the files it shares with whoever began it: the socket, where to say that it
is ready, and what ends with the other's life."""
_READY_WITHIN = 120.0
_ENDED_WITHIN = 20.0
"""How many seconds a server has to begin, and to end."""
_PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0)
"""How many seconds pass before a server that ended by itself is begun anew, the first time and each further one."""
_STEADY = 60.0
"""After so many seconds it is no longer held against a server that it ended before."""


def shared_socket() -> socket.socket | None:
    """The listening socket of whoever began this server, with whom it then ends; None: it is one by itself."""
    number, life = os.environ.pop(LISTENING, None), os.environ.pop(LIFE, None)
    if number is None or life is None:
        return None

    def end_together() -> None:
        os.read(int(life), 1)  # nothing is ever written there
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_together, name="life", daemon=True).start()
    return socket.socket(fileno=int(number))


def say_ready() -> None:
    """Tell whoever began this server that it takes people in."""
    number = os.environ.pop(READY, None)
    if number is not None:
        with suppress(OSError):
            os.write(int(number), b"!")
            os.close(int(number))


@dataclass
class _Child:
    process: subprocess.Popen[bytes]
    ready: int
    """The file that can be read once it is ready, or has ended."""
    began: float

    def end(self, number: int = signal.SIGTERM) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(number)


class Supervisor:
    """So many servers with these settings, on this socket. Raises BadOption where there cannot be several."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        if not hasattr(os, "fork"):
            raise BadOption("bad-setting", Said("salon.no-workers-here"))
        if not settings.database_url.startswith("postgres"):
            raise BadOption("bad-setting", Said("salon.workers-need-postgresql"))
        self._settings, self._listening = settings, listening
        self._children: list[_Child | None] = [None] * settings.workers
        self._lost = [0] * settings.workers
        self._again = [0.0] * settings.workers
        """When the server of each place is begun anew."""
        self._ends = self._renews = False
        self._life, self._held = os.pipe()
        """Its one end is the servers', the other is closed when this process ends."""

    def run(self) -> None:
        """Keep the servers going until it is told to end."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._asked_to_end)
        signal.signal(signal.SIGHUP, self._asked_to_renew)
        try:
            while not self._ends:
                self._look_after()
                if self._renews:
                    self._renews = False
                    self._renew()
                time.sleep(0.1)
        finally:
            self._end_all()

    def _asked_to_end(self, *_: object) -> None:
        self._ends = True

    def _asked_to_renew(self, *_: object) -> None:
        self._renews = True

    def _look_after(self) -> None:
        now = time.monotonic()
        for place, child in enumerate(self._children):
            if child is None:
                if now >= self._again[place]:
                    self._children[place] = self._begin()
            elif (ended := child.process.poll()) is not None:
                os.close(child.ready)
                self._lost[place] = 0 if now - child.began > _STEADY else self._lost[place] + 1
                self._again[place] = now + _PAUSES[min(self._lost[place], len(_PAUSES) - 1)]
                self._children[place] = None
                log.say("a server ended by itself", process=child.process.pid, ended=ended)

    def _begin(self) -> _Child:
        heard, told = os.pipe()
        try:
            shared = {LISTENING: str(self._listening.fileno()), READY: str(told), LIFE: str(self._life)}
            process = subprocess.Popen(
                [sys.executable, "-m", "tablier", "serve", "--no-open"],
                env={**os.environ, **self._as_environment(), **shared},
                pass_fds=(self._listening.fileno(), told, self._life),
                process_group=0,  # Ctrl-C is for us, who tell them
            )
        finally:
            os.close(told)
        return _Child(process, heard, time.monotonic())

    def _as_environment(self) -> Mapping[str, str]:
        """The settings as a server reads them."""
        own: dict[str, Any] = {it.name: getattr(self._settings, it.name) for it in fields(self._settings)}
        own |= {"workers": 1, "database": self._settings.database_url}
        return {PREFIX + name.upper(): str(value) for name, value in own.items()}

    def _renew(self) -> None:
        """Replace every server, each once its successor is ready; those that wait are looked after."""
        for place in range(len(self._children)):
            if self._ends:
                return
            after = self._begin()
            if not self._is_ready(after):
                if not self._ends:
                    log.say("a successor did not begin; the server stays", process=after.process.pid)
                after.end(signal.SIGKILL)
                after.process.wait()
                os.close(after.ready)
                return
            before, self._children[place] = self._children[place], after
            if before is not None:
                self._end(before)
            log.say("a server was replaced", process=after.process.pid)

    def _is_ready(self, child: _Child) -> bool:
        """Whether a server begins in time, and before all are to end."""
        while not self._ends and time.monotonic() - child.began < _READY_WITHIN:
            readable, _, _ = select.select([child.ready], [], [], 0.1)
            if readable:
                return os.read(child.ready, 1) == b"!"
            self._look_after()
        return False

    def _end(self, child: _Child) -> None:
        child.end()
        try:
            child.process.wait(_ENDED_WITHIN)
        except subprocess.TimeoutExpired:
            child.end(signal.SIGKILL)
            child.process.wait()
        os.close(child.ready)

    def _end_all(self) -> None:
        children = [child for child in self._children if child is not None]
        for child in children:
            child.end()
        for child in children:
            self._end(child)
