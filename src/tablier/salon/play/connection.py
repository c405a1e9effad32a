"""One socket at a table: who is behind it, what it has been told, and an outbox so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol

from pydantic_core import to_json

from ...saying import Reader, Said
from ..messages import PictureWish

_ENOUGH = 64 * 1024
"""How many bytes may wait for a client before it is shown and asked nothing more until it has read some."""


_LOOKS = 20.0
_LOOKS_A_SECOND = 2.0
"""How often somebody is shown the table in another way without waiting: so often at once, and so often for long."""


class Socket(Protocol):
    """What is needed of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class DirectLine(Protocol):
    """What a text can be put on past the socket, while nothing waits."""

    def say(self, text: str) -> bool:
        """Send a text at once, if that can be done; whether it was."""


class Shown(NamedTuple):
    """The table as somebody was shown it: who reads, what they were told, each part as it was sent, by its name, and by
    which layout the board is drawn.
    """

    reader: Reader
    texts: dict[str, str]
    layout: str | None


class Connection:
    """Somebody connected to a table: with the seats whose tokens were shown, or watching.

    What can go out at once does; the rest waits in an outbox. Answers always do; they are few, because nobody is
    listened to while it is full. What shows the table is left out while it is full, and the newest is shown once it is
    empty: so what waits is bounded, and however slowly somebody reads, they see how the table stands and miss no line.

    ``changes``: whoever knows a state is told what is different in the next one.
    """

    def __init__(
        self, client: str, seats: frozenset[int], lang: str, picture: PictureWish | None, changes: bool = False
    ) -> None:
        self.client = client
        self.seats = seats
        self.lang = lang
        self.picture = picture
        self.changes = changes
        self.seen: Shown | None = None
        """What was sent last, where changes are told; None: the next is to be whole."""
        self.told = 0
        """The number of the first line of the record that has not been sent."""
        self.shown = 0
        """Of how many events the throws have been sent."""
        self.layout: str | None = None
        """The layout of the board that was sent last."""
        self.behind = False
        """Whether something was not shown because too much was waiting."""
        self.gone = False
        self.line: DirectLine | None = None
        self._looks = _LOOKS
        self._looked = 0.0
        self._outbox: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        """Texts, each with its length in bytes."""
        self._waiting = 0
        self._has_room = asyncio.Event()
        self._has_room.set()

    @property
    def full(self) -> bool:
        """Whether enough is waiting already."""
        return not self._has_room.is_set()

    async def has_room(self) -> None:
        """Wait until the client has read enough to be listened to again."""
        await self._has_room.wait()

    async def before_looking(self) -> None:
        """Wait as long as somebody has to who was shown the table in another way very often."""
        now = time.monotonic()
        self._looks = min(_LOOKS, self._looks + (now - self._looked) * _LOOKS_A_SECOND) - 1
        self._looked = now
        if self._looks < 0:
            await asyncio.sleep(-self._looks / _LOOKS_A_SECOND)

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the outbox."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """Send a text at once, or put it into the outbox."""
        if not self.gone and (self._waiting or self.line is None or not self.line.say(text)):
            size = len(text) if text.isascii() else len(text.encode())
            self._outbox.put_nowait((text, size))
            self._count(size)

    def forget(self) -> None:
        """What was told and shown counts no longer: next comes everything anew."""
        self.told = self.shown = -1
        self.seen = None

    def say_bye(self, code: str, sentence: str) -> None:
        """Say why the connection ends, and end it."""
        self.send({"type": "bye", "code": code, "sentence": sentence})
        self.leave()

    def leave(self) -> None:
        """Send what is waiting, then close."""
        if not self.gone:
            self.gone = True
            self._outbox.put_nowait(None)

    async def pump(self, socket: Socket, catch_up: Callable[[], Awaitable[None]] | None = None) -> None:
        """Send from the outbox until it is closed; once it is empty, have shown what was left out."""
        while (waiting := await self._outbox.get()) is not None:
            text, size = waiting
            await socket.send_text(text)
            self._count(-size)
            if catch_up is not None and self.behind and not self._waiting and not self.gone:
                await catch_up()

    def _count(self, size: int) -> None:
        self._waiting += size
        if self._waiting > _ENOUGH:
            self._has_room.clear()
        else:
            self._has_room.set()


def as_text(message: Any, reader: Reader | None = None) -> str:
    """A message, or a part of one, as it is sent; what is said in it stands in the words of a reader."""
    return writer(reader)(message)


def writer(reader: Reader | None) -> Callable[[Any], str]:
    """What makes parts of one message texts: what is said in several of them is put into words once."""
    words: dict[int, str] = {}

    def in_words(said: Any) -> str:
        if reader is None or not isinstance(said, Said):
            raise TypeError(f"{said!r} cannot be sent")
        if id(said) not in words:  # a line of the record is also said aloud
            words[id(said)] = reader.say(said)
        return words[id(said)]

    return lambda part: to_json(part, fallback=in_words).decode()


def as_object(texts: dict[str, str]) -> str:
    """Parts that are texts already, by their names, as one message."""
    parts = [f'"{name}":{text}' for name, text in texts.items()]
    return f"{{{','.join(parts)}}}"
