"""One socket at a table: who is behind it, what it has been told, and a queue so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Protocol

from .messages import PictureWish

_MOST_WAITING = 200
"""How many messages may wait for a slow client before it is let go; it comes back and loses nothing."""


_LOOKS = 20.0
_LOOKS_A_SECOND = 2.0
"""How often somebody is shown the table in another way without waiting: so often at once, and so often for long."""


class Socket(Protocol):
    """What is needed of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Connection:
    """Somebody connected to a table: with the seats whose tokens were shown, or watching."""

    def __init__(self, client: str, seats: frozenset[int], lang: str, picture: PictureWish | None) -> None:
        self.client = client
        self.seats = seats
        self.lang = lang
        self.picture = picture
        self.told = 0
        """How many lines of the record have been sent."""
        self.refused: dict[int, str] = {}
        """Refusals by message number, to repeat them when asked again."""
        self.gone = False
        self._looks = _LOOKS
        self._looked = 0.0
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    async def before_looking(self) -> None:
        """Wait as long as somebody has to who was shown the table in another way very often."""
        now = time.monotonic()
        self._looks = min(_LOOKS, self._looks + (now - self._looked) * _LOOKS_A_SECOND) - 1
        self._looked = now
        if self._looks < 0:
            await asyncio.sleep(-self._looks / _LOOKS_A_SECOND)

    def send(self, message: dict[str, Any]) -> None:
        """Put a message in the queue."""
        self.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def send_text(self, text: str) -> None:
        """Put a text in the queue; a client that reads too slowly is let go."""
        if self.gone:
            return
        if self._queue.qsize() >= _MOST_WAITING:
            self.leave()
        self._queue.put_nowait(text)

    def leave(self) -> None:
        """Send what is waiting, then close."""
        if not self.gone:
            self.gone = True
            self._queue.put_nowait(None)

    async def pump(self, socket: Socket) -> None:
        """Send from the queue until it is closed."""
        while (text := await self._queue.get()) is not None:
            await socket.send_text(text)
