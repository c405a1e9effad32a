"""The web application: every route, and errors as sentences."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException

from ... import __version__
from ...errors import BadOption, BadRecord, Refusal, TablierError, UnknownGame
from ...rulebook import UnknownClause, UnknownExample
from ...saying import Said
from .. import log, measures
from ..languages import wished
from ..limits import TooMany
from ..lobby.hall import Hall, NoSuchTable
from ..settings import Settings
from ..study.shelf import NoSuchRecord
from . import invalid
from .analysis_routes import analysis_router
from .files import Pages
from .gate import Gate
from .learn_routes import exercise_sockets, learn_router
from .refusals import STATUS, error
from .routes import router
from .site import site_router
from .sockets import socket_router
from .study_routes import study_router
from .watching import gauges, watching


def make_app(settings: Settings, hall: Hall | None = None) -> FastAPI:
    """The application; it opens its hall when it is started, and closes it when it is stopped."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = hall or Hall(settings)
        with (
            measures.shown(lambda: gauges(app.state.hall)),
            measures.listen(settings.metrics_host, settings.metrics_port) as port,
        ):
            app.state.hall.begin()
            kind = app.state.hall.store.engine.dialect.name
            log.say("salon open", database=kind, version=__version__, metrics_port=port)
            try:
                yield
            finally:
                await app.state.hall.close()
                log.say("salon closed")

    app = FastAPI(
        title="Tablier", version=__version__, lifespan=living, docs_url=None, redoc_url=None,
        redirect_slashes=False,  # such redirects repeat whatever name a request calls us by
        openapi_url="/api/openapi.json", description="Historical tables games. The socket is in docs/protocol.md.",
    )  # fmt: skip
    app.state.pages = Pages()
    app.include_router(router)
    app.include_router(learn_router)
    app.include_router(analysis_router)
    app.include_router(study_router)
    app.include_router(watching)
    app.include_router(socket_router)
    app.include_router(exercise_sockets)
    app.include_router(app.state.pages.router())
    app.include_router(site_router(app.state.pages))
    app.add_middleware(Gate, hosts=settings.hosts)
    app.add_exception_handler(TablierError, _tell_error)
    app.add_exception_handler(RequestValidationError, _tell_invalid)
    app.add_exception_handler(HTTPException, _tell_http)
    return app


async def _tell_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TablierError)
    status = STATUS.get(problem.code, 409 if isinstance(problem, Refusal) else 422)
    if isinstance(problem, TooMany):
        status = 429
    unknown = isinstance(problem, UnknownGame) and request.method == "GET"
    if unknown or isinstance(problem, NoSuchTable | NoSuchRecord | UnknownClause | UnknownExample):
        status = 404
    where = f"{'event' if problem.entry else 'line'} {problem.line}" if isinstance(problem, BadRecord) else None
    if isinstance(problem, BadOption) and problem.option:
        where = f"options.{problem.option}"
    return error(status, problem.code, problem.said, problem.clause, wished(request.query_params), where)


async def _tell_invalid(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = invalid.where(first)
    sentence = Said("salon.bad-request", text=where, text2=invalid.why(first))
    return error(422, "bad-request", sentence, lang=wished(request.query_params), where=where)


_HTTP = {
    400: Said("salon.unreadable-request"), 404: Said("salon.nothing-here"), 405: Said("salon.bad-method"),
}  # fmt: skip


async def _tell_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and request.method in ("GET", "HEAD"):
        meant = request.app.state.pages.without_slash(request.url.path)
        if meant is not None:
            return RedirectResponse(f"{meant}?{request.url.query}" if request.url.query else meant)
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return request.app.state.pages.not_found(request)  # type: ignore[no-any-return]
    code = {404: "not-found", 400: "bad-request", 405: "bad-method"}.get(problem.status_code, "http")
    sentence = _HTTP.get(problem.status_code, Said("salon.trouble"))
    answer = error(problem.status_code, code, sentence, lang=wished(request.query_params))
    answer.headers.update(problem.headers or {})
    return answer
