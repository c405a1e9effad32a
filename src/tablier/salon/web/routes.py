"""The HTTP interface: games, tables, seats, records, pictures and rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ... import __version__
from ...errors import Refusal, Unreadable
from ...saying import Reader, Said
from ..kept import store
from ..learning import afterwards, lesson_table, rules
from ..limits import caller
from ..lobby import catalogue
from ..lobby.hall import Hall
from ..messages import Language, NewTable, PictureWish, Refused, Sitter, Tokens
from ..play import opening
from ..play.room import Room

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
Lang = Annotated[Language, Query()]
Side = Annotated[Literal["0", "1"], Query()]
Shape = Annotated[Literal["wide", "tall"], Query()]
Theme = Annotated[Literal["light", "dark", "auto", "page"], Query()]
Json = dict[str, Any]
_TROUBLES = {
    400: "It cannot be read", 404: "There is no such thing", 409: "Not now", 411: "It does not say how long it is",
    413: "Too long", 422: "Not understood", 429: "Too much", 503: "Not just now",
}  # fmt: skip

router = APIRouter(
    prefix="/api", responses={status: {"model": Refused, "description": what} for status, what in _TROUBLES.items()}
)
health = APIRouter()


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _room(request: Request, table_id: str) -> Room:
    return await hall_of(request).room(table_id)


@router.get("/games")
async def games(lang: Lang = "en") -> Json:
    """The games with their options, presets and bots."""
    return {"games": catalogue.games(lang)}


@router.get("/tables")
async def list_tables(request: Request) -> Json:
    """Public tables: those with a free seat, and those that can be watched."""
    hall = hall_of(request)
    return catalogue.lobby(await hall.lobby(), hall.rooms)


@router.post("/tables", status_code=201)
async def open_table(request: Request, wish: NewTable, lang: Lang = "en") -> Json:
    """Open a table. Nobody sits there yet but bots."""
    table, _ = await hall_of(request).open(wish, caller(request))
    room = await _room(request, table.id)
    return {
        "id": table.id,
        "scheme": None if room.journal.by_hand else room.journal.keys.scheme,
        "commitment": room.journal.commitment,
        "seats": room.audience.seats(room.journal),
        "link": f"/table/{table.id}",
    }


@router.get("/tables/{table_id}")
async def get_table(request: Request, table_id: TableId, lang: Lang = "en") -> Any:
    """A table as a spectator sees it."""
    room = await _room(request, table_id)
    # Plain JSON already; the lines of a long match take long to be looked through for anything else.
    return JSONResponse(await room.do(lambda: room.snapshot(lang)))


@router.post("/tables/{table_id}/seats/{seat}", status_code=201)
async def sit_down(
    request: Request, table_id: TableId, seat: Annotated[int, Path(ge=0, le=3)], sitter: Sitter,
    authorization: Annotated[str | None, Header(max_length=200)] = None,
) -> Json:  # fmt: skip
    """Take a free seat, with a name and a part in the dice; with its token, come back to it or change the name.

    A client that brings the token may ask again as often as it likes, and is answered as before.
    """
    hall_of(request).limits.sit(caller(request))
    room = await _room(request, table_id)
    shown = _token(authorization)
    token = await room.do(lambda: room.sit(seat, sitter, shown))
    return {"table": table_id, "seat": seat, "token": token}


def _token(authorization: str | None) -> str | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "seat" or not token:
        raise Unreadable("bad-authorization", Said("salon.bad-authorization"))
    return token.strip()


@router.post("/mine")
async def my_tables(request: Request, shown: Tokens, lang: Lang = "en") -> Json:
    """The tables these seats belong to, the latest first: whose turn it is, or how they ended."""
    hashes = {opening.token_hash(token): token for token in shown.tokens}
    found = await hall_of(request).store.read(store.tables_of(list(hashes)))
    return catalogue.mine(found, hashes, lang)


@router.get("/tables/{table_id}/record")
async def record(
    request: Request,
    table_id: TableId,
    format: Annotated[Literal["text", "json"], Query()] = "text",  # noqa: A002
) -> Response:
    """The record of the match so far, with what is needed to check its dice."""
    room = await _room(request, table_id)
    return await afterwards.record(hall_of(request).backroom, caller(request), room, format)


@router.get("/tables/{table_id}/account")
async def account(
    request: Request,
    table_id: TableId,
    format: Annotated[Literal["json", "html"], Query()] = "json",  # noqa: A002
    lang: Lang = "en",
) -> Any:
    """The account of a scored game."""
    journal = (await _room(request, table_id)).journal
    kept = journal.table.account
    if kept is None:
        raise Refusal("no-account", Said("salon.no-account"), "T-89")
    if format == "html":
        sheet = kept.sheet(journal.table.game.name, journal.table.players, Reader(lang))
        # The printed sheet brings its own style, which is the only thing it may.
        return HTMLResponse(sheet, headers={"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"})
    return {**kept.to_json(), "names": list(journal.table.players)}


@router.get("/tables/{table_id}/moments")
async def moments(request: Request, table_id: TableId, lang: Lang = "en") -> Any:
    """The match event by event, to step through it."""
    room = await _room(request, table_id)
    return Response(
        await afterwards.moments(hall_of(request).backroom, caller(request), room, lang), media_type="application/json"
    )


@router.get("/tables/{table_id}/picture")
async def table_picture(
    request: Request, table_id: TableId, at: Annotated[int | None, Query(ge=0, le=100_000)] = None, viewer: Side = "0",
    shape: Shape = "wide", theme: Theme = "auto", flip: Side = "0", lang: Lang = "en",
) -> Response:  # fmt: skip
    """The board after so many events, as SVG."""
    room = await _room(request, table_id)
    wish = PictureWish(shape=shape, flip=flip == "1")
    return _svg(
        await afterwards.picture(hall_of(request).backroom, caller(request), room, at, wish, int(viewer), theme, lang)
    )


@router.get("/picture")
async def position_picture(
    position: Annotated[str, Query(max_length=400)], dice: Annotated[str, Query(pattern=r"^[1-6]?(-[1-6]){0,2}$")] = "",
    viewer: Side = "0", shape: Shape = "wide", theme: Theme = "auto", flip: Side = "0", lang: Lang = "en",
) -> Response:  # fmt: skip
    """Any position, as SVG."""
    return _svg(afterwards.position_picture(position, dice, shape, int(viewer), theme, flip == "1", lang))


def _svg(content: str) -> Response:
    # A picture opened by itself brings its style along, and may do nothing else.
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return Response(content, media_type="image/svg+xml", headers={"content-security-policy": policy})


@router.get("/rules")
async def rule_pages(lang: Lang = "en") -> Any:
    """The pages of the rulebook."""
    return rules.pages(lang)


@router.get("/rules/{game}")
async def rule_page(game: Annotated[str, Path(max_length=100)], lang: Lang = "en") -> Any:
    """The rules of a game."""
    return rules.page(game, lang)


@router.get("/rules/{game}/{clause}")
async def rule_clause(
    game: Annotated[str, Path(max_length=100)], clause: Annotated[str, Path(max_length=100)], lang: Lang = "en"
) -> Any:
    """One clause."""
    return rules.clause(game, clause, lang)


@router.get("/guides/{game}")
async def guide(game: Annotated[str, Path(max_length=100)], lang: Lang = "en") -> Any:
    """The lessons of a game's guide; each has a board of its own, a socket at /api/guides/{game}/{number}/socket."""
    return lesson_table.guide(game, lang)


@health.get("/healthz")
async def healthz(request: Request) -> Json:
    """Whether all is well. The answer comes soon in any case; ``tables`` is null while the database is silent."""
    hall = hall_of(request)
    tables = await hall.count()
    return {
        "status": "ok", "version": __version__, "database": "ok" if tables is not None else "silent",
        "tables": tables, "open": len(hall.rooms), "connections": hall.connections, "compiled": hall.house.readiness,
    }  # fmt: skip
