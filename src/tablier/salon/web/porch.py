"""The connections: how many there may be, how many of one address, and how long a request and its answer may take.

Whoever comes when there are too many is still heard for a moment, so that ``/healthz`` answers in any crowd; of those
waiting so, the longest waiting goes when another comes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from typing import Any

import h11
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...saying import Said
from .. import log
from ..limits import household
from .refusals import bare, last_error
from .wire import Wire

HEALTH = "/healthz"
RESERVE = 32
"""How many are heard beyond the limit."""
_HEARD_WITHIN = 2.0
_ANSWERED_WITHIN = 120.0
"""How long somebody may take to receive an answer."""
_BUSY = "too-busy", Said("salon.too-many-connected")


@dataclass
class Porch:
    """Who is inside. ``trusted`` addresses are those of proxies, behind which everybody may be."""

    most: int
    most_of_one: int
    within: float
    """Within how many seconds a request has to be there."""
    trusted: frozenset[str] = frozenset()
    held: int = 0
    gone: int = 0
    """How many have left."""
    of_one: Counter[str] = field(default_factory=Counter)
    """How many there are of each household (see :func:`~tablier.salon.limits.household`)."""
    outside: dict[Visit, None] = field(default_factory=dict)
    """Those beyond the limit, the longest waiting first."""

    def admits(self, address: str) -> bool:
        """Whether another connection of an address may come in."""
        trusted = address in self.trusted or "*" in self.trusted
        return self.held < self.most and (trusted or self.of_one[household(address)] < self.most_of_one)

    def come_in(self, address: str) -> None:
        self.held += 1
        self.of_one[household(address)] += 1

    def go(self, address: str) -> None:
        one = household(address)
        self.held -= 1
        self.gone += 1
        self.of_one[one] -= 1
        if not self.of_one[one]:
            del self.of_one[one]

    def wait_outside(self, visit: Visit) -> None:
        """Hear somebody beyond the limit for a moment."""
        self.outside[visit] = None
        if len(self.outside) > RESERVE:
            longest = next(iter(self.outside))
            del self.outside[longest]
            longest.transport.abort()
        log.say("too many connections", held=self.held, outside=len(self.outside))


class Visit(H11Protocol):
    """A connection that has to come to the point."""

    def __init__(self, *args: Any, porch: Porch, **more: Any) -> None:
        super().__init__(*args, **more)
        self._porch = porch
        self._address = "?"
        self._inside = False
        self._due: asyncio.TimerHandle | None = None
        self._begun = False
        """Whether anything came of the request that is waited for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "?"
        self._inside = self._porch.admits(self._address)
        if self._inside:
            self._porch.come_in(self._address)
        else:
            self.app = partial(_only_health, self.app)
            self._porch.wait_outside(self)
        self._expect(self._request_within)

    @property
    def _request_within(self) -> float:
        return self._porch.within if self._inside else min(_HEARD_WITHIN, self._porch.within)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if self._inside:
            self._porch.go(self._address)
        self._porch.outside.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._begun = True
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            self._expect(_ANSWERED_WITHIN)

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.close()  # the rest of a request that is answered already is of no use
        self._begun = bool(self.conn.trailing_data[0])
        self._expect(self._request_within)
        super().on_response_complete()

    def _expect(self, seconds: float | None) -> None:
        """From now on something has to happen within so many seconds."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        cycle = self.cycle
        if self._begun and (
            cycle is None or cycle.response_complete or (cycle.more_body and not cycle.response_started)
        ):
            self._end(HTTPStatus.REQUEST_TIMEOUT, "too-slow", Said("salon.too-slow"))
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._end(HTTPStatus.BAD_REQUEST, "bad-request", Said("salon.unreadable-request"))
        else:
            self.transport.abort()

    def _end(self, status: HTTPStatus, code: str, sentence: Said) -> None:
        """Say why, and close."""
        body = bare(code, sentence)
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}", "content-type: application/json",
            f"content-length: {len(body)}", "connection: close", "", "",
        )  # fmt: skip
        self.transport.write("\r\n".join(head).encode() + body)
        self.transport.close()

    def _should_upgrade(self) -> bool:
        return self._inside and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        pass  # it is answered as a plain request

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; it goes on counting."""
        self._expect(None)
        self.ws_protocol_class = partial(Wire, leave=partial(self._porch.go, self._address))  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)


async def _only_health(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """What is answered when there are too many."""
    if scope["path"] == HEALTH:
        await app(scope, receive, send)
    else:
        await last_error(503, *_BUSY)(scope, receive, send)
