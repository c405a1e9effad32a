"""Around the application: how long a request may be, by which name the salon is called, and what every answer carries.

A request comes in whole before anything is done about it, and no more of it than is allowed. Whatever goes wrong behind
is answered in a sentence.
"""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...saying import Said
from .. import log
from ..languages import wished
from .refusals import error, last_error

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "media-src 'self'; font-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}
MOST_BYTES = 64 * 1024
"""No body of a request is longer."""
_MOST_IGNORED = 1024 * 1024
_IGNORED_WITHIN = 0.5
"""So much of a body that is too long is read and thrown away, so that its sender comes to hear the answer."""


class Gone(Exception):
    """Whoever asked has gone before the request was whole."""


class Gate:
    """The application as it is reached from outside."""

    def __init__(self, app: ASGIApp, hosts: str = "") -> None:
        self._app = app
        self._hosts = frozenset(host.strip().lower() for host in hosts.split(",") if host.strip())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        called = Headers(scope=scope).get("host", "").lower()
        unknown = bool(self._hosts) and not self._hosts & {called, called.rpartition(":")[0]}
        if scope["type"] == "http":
            await self._answer(scope, receive, _Answer(scope, send), unknown)
        elif unknown:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, answer: _Answer, unknown: bool) -> None:
        began = time.monotonic()
        try:
            refusal = _unknown_host() if unknown else _badly_announced(Headers(scope=scope))
            if refusal is None:
                body = await _body(receive)
                refusal = _too_long() if body is None else None
            if refusal is not None:
                await _ignore(receive)
                await refusal(scope, receive, answer.send)
            else:
                assert body is not None
                await self._app(scope, _again(body, receive), answer.send)
        except Gone:
            return
        except Exception as problem:
            log.trouble("a request failed", problem, method=scope["method"], path=scope["path"])
            if answer.begun:
                raise  # half an answer cannot be taken back: the connection is closed
            lang = wished(QueryParams(scope["query_string"]))
            await error(500, "trouble", Said("salon.trouble"), lang=lang)(scope, receive, answer.send)
        log.say(
            "request", logging.DEBUG, method=scope["method"], path=scope["path"], status=answer.status,
            ms=round(1000 * (time.monotonic() - began)),
        )  # fmt: skip


class _Answer:
    """An answer on its way out, with the headers of every answer."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._of_api = scope["path"].startswith("/api/")
        self.status = 0

    @property
    def begun(self) -> bool:
        return self.status != 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._of_api:
                headers.setdefault("cache-control", "no-store")
        await self._send(message)


def _badly_announced(headers: Headers) -> Response | None:
    """An answer to a body that is too long, or whose length is not told, before any of it is read."""
    length = headers.get("content-length")
    if "transfer-encoding" in headers:
        if length is not None:
            return last_error(400, "bad-length", Said("salon.bad-length"))
        return last_error(411, "no-length", Said("salon.no-length"))
    if length is not None and (len(length) > 9 or not length.isdecimal() or int(length) > MOST_BYTES):
        return _too_long()
    return None


def _too_long() -> Response:
    return last_error(413, "too-long", Said("salon.request-too-long", n=MOST_BYTES))


def _unknown_host() -> Response:
    return last_error(421, "unknown-host", Said("salon.unknown-host"))


async def _body(receive: Receive) -> bytes | None:
    """The body of a request, counted as it comes; None if it is too long. Raises Gone."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
            return None
        if not message.get("more_body", False):
            return bytes(body)


async def _ignore(receive: Receive) -> None:
    """Read the rest of a body, or as much of it as is reasonable."""
    ignored = 0
    try:
        async with asyncio.timeout(_IGNORED_WITHIN):
            while ignored < _MOST_IGNORED:
                message = await receive()
                ignored += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return


def _again(body: bytes, receive: Receive) -> Receive:
    """What the application receives: the whole body, then whatever comes."""
    given = False

    async def give() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give
