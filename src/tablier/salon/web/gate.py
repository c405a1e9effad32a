"""Around the application: how long a request may be, by which name the salon is called, and what every answer carries.

A request comes in whole before anything is done about it, and no more of it than is allowed. Whatever goes wrong behind
is answered in a sentence.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...saying import Said
from .. import log, measures
from ..languages import accepted, say, wished
from ..lobby.steward import Steward
from ..study.reading import MOST_BYTES as RECORD_BYTES
from .refusals import error, last_error
from .watching import WATCHED

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "media-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
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
"""No body of a request is longer, but of those that bring a file."""
FILES = {"/api/records": RECORD_BYTES}
"""How long the body of a request may be that brings a file there."""
_MOST_FILES = 8
"""So many of these are received at a time."""
_MOST_IGNORED = 16 * 1024 * 1024
_IGNORED_WITHIN = 2.0
_COMES_WITHIN = 0.5
"""So much of a body that is too long is read and thrown away, as long as it goes on coming, so that its sender comes to
hear the answer."""


_TABLE = re.compile(r"[a-z0-9]{1,16}")
_LOOKING = ("GET", "HEAD", "OPTIONS")
"""What somebody may still do who is blocked: look."""
_BLOCKED = "blocked", Said("salon.blocked-here")
_Refused = tuple[int, str, Said]
"""A status, a code and what is said."""
_UNKNOWN_HOST: _Refused = (421, "unknown-host", Said("salon.unknown-host"))


class Gone(Exception):
    """Whoever asked has gone before the request was whole."""


class Gate:
    """The application as it is reached from outside."""

    def __init__(self, app: ASGIApp, hosts: str = "") -> None:
        self._app = app
        self._files = 0
        """How many files are being received."""
        self._hosts = frozenset(host.strip().lower() for host in hosts.split(",") if host.strip())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        called = Headers(scope=scope).get("host", "").lower()
        unknown = self._hosts and not self._hosts & {called, called.rpartition(":")[0]} and scope["path"] not in WATCHED
        if scope["type"] == "http":
            await self._answer(scope, receive, _Answer(scope, send), bool(unknown))
        elif unknown:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._connect(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, and out again as soon as its address is blocked."""
        if _is_blocked(scope):
            await receive()
            await send({"type": "websocket.accept"})
            await _dismiss(scope, send)
            return
        with _steward(scope).watching(_address(scope), lambda: _dismiss(scope, send)):
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, answer: _Answer, unknown: bool) -> None:
        began = time.monotonic()
        most = FILES.get(scope["path"], MOST_BYTES) if scope["method"] == "POST" else MOST_BYTES
        brings = most > MOST_BYTES
        lang = wished(QueryParams(scope["query_string"]))
        try:
            refusal: _Refused | None = _UNKNOWN_HOST if unknown else _badly_announced(Headers(scope=scope), most)
            if refusal is None and scope["method"] not in _LOOKING and _is_blocked(scope):
                refusal = (403, *_BLOCKED)
            if refusal is None and brings and self._files >= _MOST_FILES:
                refusal = (503, "too-busy", Said("salon.too-busy"))
            if refusal is None:
                self._files += brings
                try:
                    body = await _body(receive, most)
                finally:
                    self._files -= brings
                refusal = _too_long(most) if body is None else None
            if refusal is not None:
                await _ignore(receive)
                await last_error(*refusal, lang)(scope, receive, answer.send)
            else:
                assert body is not None
                await self._app(scope, _again(body, receive), answer.send)
        except Gone:
            return
        except Exception as problem:
            log.trouble("a request failed", problem, method=scope["method"], path=_asked(scope))
            if answer.begun:
                raise  # half an answer cannot be taken back: the connection is closed
            await error(500, "trouble", Said("salon.trouble"), lang=lang)(scope, receive, answer.send)
        took = time.monotonic() - began
        measures.answered(answer.status, took)
        log.say(
            "request", logging.DEBUG, method=scope["method"], path=_asked(scope), status=answer.status,
            ms=round(1000 * took),
        )  # fmt: skip


def _asked(scope: Scope) -> str:
    """What was asked for, for the log: the path as it is declared, and the table; not what else somebody typed."""
    table = str(scope.get("path_params", {}).get("table_id", ""))
    path: str = getattr(scope.get("route"), "path", "elsewhere")
    return path.replace("{table_id}", table) if _TABLE.fullmatch(table) else path


def _steward(scope: Scope) -> Steward:
    steward: Steward = scope["app"].state.hall.steward
    return steward


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _is_blocked(scope: Scope) -> bool:
    return "app" in scope and _steward(scope).is_blocked(_address(scope))


async def _dismiss(scope: Scope, send: Send) -> None:
    """Tell somebody at a socket that they may not play, and close it."""
    code, sentence = _BLOCKED
    measures.refused(code)
    said = say(sentence, accepted(Headers(scope=scope).get("accept-language", "")))
    bye = {"type": "bye", "code": code, "sentence": said}
    await send({"type": "websocket.send", "text": json.dumps(bye, ensure_ascii=False)})
    await send({"type": "websocket.close", "code": 1008})


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


def _badly_announced(headers: Headers, most: int) -> _Refused | None:
    """What is said to a body that is too long, or whose length is not told, before any of it is read."""
    length = headers.get("content-length")
    if "transfer-encoding" in headers:
        if length is not None:
            return 400, "bad-length", Said("salon.bad-length")
        return 411, "no-length", Said("salon.no-length")
    if length is not None and (len(length) > 9 or not length.isdecimal() or int(length) > most):
        return _too_long(most)
    return None


def _too_long(most: int) -> _Refused:
    return 413, "too-long", Said("salon.request-too-long", n=most)


async def _body(receive: Receive, most: int) -> bytes | None:
    """The body of a request, counted as it comes; None if it is too long. Raises Gone."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            return bytes(body)


async def _ignore(receive: Receive) -> None:
    """Read the rest of a body, or as much of it as is reasonable."""
    ignored = 0
    try:
        async with asyncio.timeout(_IGNORED_WITHIN):
            while ignored < _MOST_IGNORED:
                async with asyncio.timeout(_COMES_WITHIN):
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
