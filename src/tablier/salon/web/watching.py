"""For whoever looks after the salon: whether it lives, whether it is ready, and what Prometheus asks.

``/healthz`` is for everybody and never waits for anything. The others are for the addresses and the token that are set
(``TABLIER_WATCH_FROM``, ``TABLIER_WATCH_TOKEN``): a request that came through a proxy may be anybody's, and needs the
token.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Iterator

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute

from ... import __version__
from ...saying import Said
from .. import measures
from ..languages import say, wished
from ..lobby.hall import Hall
from ..lobby.steward import Unready, is_within
from ..measures import Gauge
from ..settings import Settings
from .refusals import error
from .routes import Json, hall_of

watching = APIRouter()
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


@watching.get("/healthz")
async def healthz(request: Request) -> Json:
    """Whether the server lives. ``database`` and ``tables`` are what was found when somebody last looked."""
    hall = hall_of(request)
    counted = None if hall.steward.silent else hall.steward.counted
    return {
        "status": "ok", "version": __version__, "database": "silent" if hall.steward.silent else "ok",
        "tables": None if counted is None else counted.tables, "open": len(hall.rooms),
        "connections": hall.connections, "compiled": hall.house.readiness,
    }  # fmt: skip


@watching.get("/readyz", include_in_schema=False)
async def readyz(request: Request) -> Response:
    """Whether people can be sent here: an act could be stored now, since something is, and all rules are compiled."""
    hall = hall_of(request)
    if not _may_watch(request, hall.settings):
        return _not_for_you(request)
    lang = wished(request.query_params)
    try:
        if hall.closing:
            raise Unready("server-stops", Said("salon.stopping"))
        await hall.steward.check_ready()
        if not all(hall.house.readiness.values()):
            raise Unready("compiling", Said("salon.compiling"))
    except Unready as problem:
        return error(503, problem.code, problem.said, lang=lang)
    closed = hall.steward.closed
    return JSONResponse({"status": "ready", "closed": None if closed is None else say(closed, lang)})


@watching.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """What is measured, as Prometheus reads it."""
    if not _may_watch(request, hall_of(request).settings):
        return _not_for_you(request)
    return Response(measures.told(), media_type=measures.CONTENT_TYPE)


WATCHED = frozenset(route.path for route in watching.routes if isinstance(route, APIRoute))
"""What is answered by whatever name we are called: who watches calls us by none, or by an address."""


def gauges(hall: Hall) -> Iterator[Gauge]:
    """What is looked up of a hall, in whatever thread."""
    counted = hall.steward.counted
    yield "tables_open", "Tables in memory.", len(hall.rooms)
    yield "connections", "Sockets at tables.", hall.connections
    yield "bots_waiting", "Acts of bots that are thought about or waited for.", hall.house.waiting
    yield "ready_games", "Families of games that are compiled.", sum(hall.house.readiness.values())
    yield "database_silent", "Whether the database did not answer when last asked.", hall.steward.silent
    if counted is not None:
        yield "tables_kept", "Tables in the database.", counted.tables
        yield "reviews_open", "Reviews that wait or are being made, in the database.", counted.reviews_open
        yield "thoughts_waiting", "Thoughts of bots that wait for a worker.", counted.thoughts_waiting


def _may_watch(request: Request, settings: Settings) -> bool:
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if settings.watch_token and scheme.lower() == "bearer":
        return secrets.compare_digest(shown.strip().encode(), settings.watch_token.encode())
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    return is_within(request.client.host, [ipaddress.ip_network(one) for one in settings.watchers])


def _not_for_you(request: Request) -> Response:
    return error(403, "not-for-you", Said("salon.not-for-you"), lang=wished(request.query_params))
