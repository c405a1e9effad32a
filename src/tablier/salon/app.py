"""The web application: every route, the headers of every answer, and errors as sentences."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from .. import __version__
from ..errors import Refusal, TablierError, UnknownGame
from ..rulebook import UnknownClause
from . import log
from .files import Pages
from .hall import Hall, NoSuchTable
from .languages import translate
from .limits import TooMany
from .routes import health, router
from .settings import Settings
from .sockets import socket_router

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
_MOST_BYTES = 64 * 1024
"""No body of a request is longer."""
_STATUS = {"no-such-seat": 404, "no-such-moment": 404, "no-account": 404, "not-stored": 503}
"""Where the class of an error does not say it."""


def make_app(settings: Settings, hall: Hall | None = None) -> FastAPI:
    """The application; it opens its hall when it is started, and closes it when it is stopped."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = hall or Hall(settings)
        app.state.hall.begin()
        log.say("salon open", database=app.state.hall.store.engine.dialect.name, version=__version__)
        try:
            yield
        finally:
            await app.state.hall.close()
            log.say("salon closed")

    app = FastAPI(
        title="Tablier", version=__version__, lifespan=living, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", description="Historical tables games. The socket is in docs/protocol.md.",
    )  # fmt: skip
    app.state.pages = Pages()
    app.include_router(router)
    app.include_router(health)
    app.include_router(socket_router)
    app.include_router(app.state.pages.router())
    app.middleware("http")(_with_headers)
    app.add_exception_handler(TablierError, _tell_error)
    app.add_exception_handler(RequestValidationError, _tell_invalid)
    app.add_exception_handler(HTTPException, _tell_http)
    return app


async def _with_headers(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    answer = _too_long(request) or await go_on(request)
    for name, value in HEADERS.items():
        answer.headers.setdefault(name, value)
    if request.url.path.startswith("/api/"):
        answer.headers.setdefault("cache-control", "no-store")
    return answer


def _too_long(request: Request) -> Response | None:
    """An answer to a body longer than any request needs, before it is read."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    length = request.headers.get("content-length", "")
    if not length.isdecimal():
        unknown = request.headers.get("transfer-encoding") is not None
        return error(411, "no-length", "Say how long the request is.") if unknown else None
    if len(length) > 9 or int(length) > _MOST_BYTES:
        return error(413, "too-long", f"A request has at most {_MOST_BYTES} bytes.")
    return None


def error(
    status: int, code: str, sentence: str, clause: str | None = None, lang: str = "en", where: str | None = None
) -> JSONResponse:
    """An error as the API tells it."""
    told = translate({"code": code, "sentence": sentence, "clause": clause}, lang)
    return JSONResponse({"error": {**told, "where": where}}, status)


async def _tell_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TablierError)
    status = _STATUS.get(problem.code, 409 if isinstance(problem, Refusal) else 422)
    if isinstance(problem, TooMany):
        status = 429
    unknown = isinstance(problem, UnknownGame) and request.method == "GET"
    if unknown or isinstance(problem, NoSuchTable | UnknownClause):
        status = 404
    lang = request.query_params.get("lang", "en")
    return error(status, problem.code, problem.sentence, problem.clause, lang)


async def _tell_invalid(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0] if problem.errors() else {"loc": (), "msg": "unreadable"}
    where = ".".join(str(part) for part in first["loc"])
    return error(422, "bad-request", f"The request is not as it should be, at {where}: {first['msg']}.", where=where)


async def _tell_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return request.app.state.pages.not_found(request)  # type: ignore[no-any-return]
    code = {404: "not-found", 400: "bad-request", 405: "bad-method"}.get(problem.status_code, "http")
    answer = error(problem.status_code, code, f"{problem.detail.rstrip('.')}.")
    answer.headers.update(problem.headers or {})
    return answer
