"""What comes through a socket, made into messages: how long and how fast it may be, and who may send it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from ...errors import Refusal, TablierError, Unreadable
from ...saying import Reader, Said
from .. import messages
from ..limits import Allowance
from ..play import views
from ..settings import Settings
from . import invalid

_BURST_SECONDS = 5

Answering = Callable[[dict[str, Any]], Any]
Ready = Callable[[], Awaitable[None]]


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that opens the socket came from here; programs that name no origin are welcome."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()
    except ValueError:  # no address at all
        return False


async def hello(socket: WebSocket) -> messages.Hello:
    """The first message. Raises Unreadable, WebSocketDisconnect."""
    message = read(await _receive(socket))
    if not isinstance(message, messages.Hello):
        raise Unreadable("hello-first", Said("salon.hello-first"))
    return message


async def incoming(
    socket: WebSocket, settings: Settings, answer: Answering, ready: Ready, lang: Callable[[], str]
) -> AsyncIterator[Any]:
    """Messages one after another, until the socket is closed. What cannot be read is answered here, pings as well.

    ``ready`` is waited for before each: whoever does not read the answers is not listened to.
    """
    a_second, bad = settings.message_rate, 0
    allowance = Allowance(a_second * _BURST_SECONDS, _BURST_SECONDS)
    with suppress(WebSocketDisconnect):
        while bad < settings.unreadable_limit:
            await ready()
            frame = await _receive(socket)
            try:
                if not allowance.take():
                    await asyncio.sleep(1 / a_second)
                    raise Refusal("too-fast", Said("salon.too-fast"))
                message = read(frame)
                if isinstance(message, messages.Hello):
                    raise Unreadable("hello-again", Said("salon.hello-again"))
            except TablierError as problem:
                bad += isinstance(problem, Unreadable)
                answer({"type": "refused", "re": _number(frame), **views.refusal(problem, Reader(lang()))})
                continue
            if message.do == "ping":
                answer({"type": "pong", "re": message.n})
            else:
                yield message


def read(frame: str | bytes) -> Any:
    """The message in a frame. Raises Unreadable."""
    if isinstance(frame, bytes):
        raise Unreadable("bad-message", Said("salon.bad-message"))
    if len(frame) > messages.MOST_BYTES or len(frame.encode()) > messages.MOST_BYTES:
        raise Unreadable("too-long", Said("salon.too-long", n=messages.MOST_BYTES))
    try:
        return messages.read_message(frame)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False)[0]
        where, why = invalid.where(first), invalid.why(first)
        said = Said("salon.unreadable-at", where=where, why=why) if where else Said("salon.unreadable-message", why=why)
        raise Unreadable("bad-message", said) from None


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


def _number(frame: str | bytes) -> int | None:
    """The number of a message that cannot be read otherwise, if even that can."""
    if len(frame) > messages.MOST_BYTES:
        return None
    with suppress(ValueError, RecursionError):
        data = json.loads(frame)
        n = data.get("n") if isinstance(data, dict) else None
        return n if isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= messages.MOST_NUMBER else None
    return None
