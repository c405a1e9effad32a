"""The HTTP interface: games, tables, seats, records, pictures and rules."""

from __future__ import annotations

import json
from functools import partial
from io import BytesIO
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Header, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ... import rulebook
from ...errors import Refusal, Unreadable
from ...formats import read_any_position
from ...saying import Reader, Said
from ..kept import reviews, store
from ..languages import day, say
from ..learning import afterwards, guide_page, lesson_table, rules, rules_page
from ..limits import caller
from ..lobby import catalogue
from ..lobby.hall import Hall
from ..messages import Language, NewTable, PictureWish, Refused, Sitter, Tokens
from ..play import opening
from ..play.room import Room
from .packing import pack, unpacks

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
Lang = Annotated[Language, Query()]
Side = Annotated[Literal["0", "1"], Query()]
Shape = Annotated[Literal["wide", "tall"], Query()]
Form = Annotated[Literal["plain", "numbers"], Query()]
Theme = Annotated[Literal["light", "dark", "auto", "page"], Query()]
ExampleName = Annotated[str, Path(pattern=r"^[A-Za-z]{1,3}-\d{1,3}[a-z]$")]
Dice = Annotated[str, Query(pattern=r"^[1-6]?(-[1-6]){0,2}$")]
Json = dict[str, Any]
_STATUSES = {
    400: "It cannot be read", 404: "There is no such thing", 409: "Not now", 411: "It does not say how long it is",
    413: "Too long", 422: "Not understood", 429: "Too much", 503: "Not just now",
}  # fmt: skip

TROUBLES: dict[int | str, Json] = {
    status: {"model": Refused, "description": what} for status, what in _STATUSES.items()
}
"""What may come instead of an answer, for the description."""

router = APIRouter(prefix="/api", responses=TROUBLES)


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _room(request: Request, table_id: str) -> Room:
    return await hall_of(request).room(table_id)


@router.get("/notice")
async def notice(request: Request, lang: Lang = "en") -> Json:
    """What whoever runs the salon says to everybody: a text as it was written, and why it is closed, or null."""
    steward = hall_of(request).steward
    return {"notice": steward.notice, "closed": None if steward.closed is None else say(steward.closed, lang)}


@router.get("/games")
async def games(lang: Lang = "en") -> Json:
    """The games with their options, presets and bots."""
    return {"games": catalogue.games(lang)}


@router.get("/tables")
async def list_tables(request: Request, lang: Lang = "en") -> Json:
    """Public tables: those with a free seat, and those that can be watched."""
    hall = hall_of(request)
    return catalogue.lobby(await hall.lobby(), hall.neighbours.watching, lang)


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
    hall_of(request).steward.check_act("sit")
    await hall_of(request).limits.sit(caller(request))
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
    kept = hall_of(request).store
    found = await kept.read(store.tables_of(list(hashes)))
    over = {f"tables/{table.id}" for table, _ in found if table.stage == "over"}
    return catalogue.mine(found, hashes, await kept.read(reviews.stages(over)), lang)


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
        title = Said("salon.account-title", game=journal.table.game.name, day=day(journal.kept.created, lang))
        sheet = kept.sheet(title, journal.table.players, Reader(lang))
        # The printed sheet brings its own style, which is the only thing it may.
        return HTMLResponse(sheet, headers={"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"})
    return {**kept.to_json(), "names": list(journal.table.players)}


@router.get("/tables/{table_id}/moments")
async def moments(
    request: Request, table_id: TableId, form: Form = "plain", viewer: Side = "0", shape: Shape = "wide",
    lang: Lang = "en",
) -> Any:  # fmt: skip
    """The match event by event, to step through it; in numbers, each moment with its board and where it belongs."""
    room = await _room(request, table_id)
    seen = afterwards.seen(form, int(viewer), shape)
    hall = hall_of(request)
    return await afterwards.moments(hall.backroom, caller(request), room, lang, seen, unpacks(request))


@router.get("/tables/{table_id}/picture")
async def table_picture(
    request: Request, table_id: TableId, at: Annotated[int | None, Query(ge=0, le=100_000)] = None, viewer: Side = "0",
    shape: Shape = "wide", theme: Theme = "auto", flip: Side = "0", lang: Lang = "en",
) -> Response:  # fmt: skip
    """The board after so many events, as SVG."""
    room = await _room(request, table_id)
    wish = PictureWish(shape=shape, flip=flip == "1")
    backroom = hall_of(request).backroom
    drawn = await afterwards.picture(backroom, caller(request), room, at, wish, int(viewer), theme, lang)
    return svg(request, drawn)


@router.get("/tables/{table_id}/invitation")
async def invitation(request: Request, table_id: TableId) -> Response:
    """The link to a table as a QR code in SVG, to be read off a screen by a phone."""
    await _room(request, table_id)
    code = segno.make_qr(str(request.base_url.replace(path=f"/table/{table_id}")), error="m")
    drawn = BytesIO()
    code.save(
        drawn,
        kind="svg",
        scale=4,
        border=4,
        dark="#2a211a",
        light="#fffcf5",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
    )
    return svg(request, drawn.getvalue().decode())


@router.get("/tables/{table_id}/board")
async def table_board(
    request: Request, table_id: TableId, at: Annotated[int, Query(ge=0, le=100_000)], viewer: Side = "0",
    shape: Shape = "wide", flip: Side = "0", known: Annotated[str, Query(max_length=400)] = "", lang: Lang = "en",
) -> Response:  # fmt: skip
    """The board after so many events in numbers, to be drawn upon its layout, and what moved with the last of them.

    A layout whose id is in ``known`` is not sent.
    """
    room = await _room(request, table_id)
    wish, backroom = PictureWish(form="numbers", shape=shape, flip=flip == "1"), hall_of(request).backroom
    drawn = await afterwards.board(backroom, caller(request), room, at, wish, int(viewer), known, lang)
    return Response(drawn, media_type="application/json")


@router.get("/picture")
async def position_picture(
    request: Request, position: Annotated[str, Query(max_length=400)], dice: Dice = "",
    viewer: Side = "0", shape: Shape = "wide", theme: Theme = "auto", flip: Side = "0", lang: Lang = "en",
) -> Response:  # fmt: skip
    """Any position, as SVG."""
    asked = position, dice, shape, int(viewer), theme, flip == "1", lang
    work = partial(afterwards.position_picture, *asked)
    made = await hall_of(request).backroom.make(caller(request), ("position picture", *asked), work)
    return svg(request, made.decode())


@router.get("/board")
async def position_board(
    request: Request, position: Annotated[str, Query(max_length=400)], dice: Dice = "",
    best: Annotated[str, Query(max_length=100)] = "", played: Annotated[str, Query(max_length=100)] = "",
    cube: Annotated[str, Query(pattern=r"^(([1-9]|[1-9]\d)[wb]?)?$")] = "",
    known: Annotated[str, Query(max_length=400)] = "",
    viewer: Side = "0", shape: Shape = "wide", flip: Side = "0", lang: Lang = "en",
) -> Any:  # fmt: skip
    """Any position in numbers, to be drawn upon its layout, with two plays of the throw compared upon it.

    ``cube`` is what it stands at and whose it is: ``2b``. A layout whose id is in ``known`` is not sent.
    """
    stands = (int(cube.rstrip("wb")), {"w": 0, "b": 1}.get(cube[-1])) if cube else None
    hall, place = hall_of(request), read_any_position(position)
    await hall.house.prepare(place.game)
    asked = dice, best, played, stands, known, int(viewer), flip == "1", shape == "wide", lang
    work = partial(afterwards.position_board, place, *asked)
    drawn = await hall.backroom.make(caller(request), ("position", position, *asked), work)
    return Response(drawn, media_type="application/json")


def svg(request: Request, content: str) -> Response:
    """A picture as an answer."""
    # A picture opened by itself brings its style along, and may do nothing else.
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    answer = Response(content, media_type="image/svg+xml", headers={"content-security-policy": policy})
    return pack(request, answer)


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


@router.get("/rules/{game}/examples/{name}.svg")
async def example_picture(
    request: Request, game: Annotated[str, Path(max_length=100)], name: ExampleName, lang: Lang = "en",
    theme: Theme = "auto",
) -> Response:  # fmt: skip
    """The board of an example of the rules with all its arrows, as SVG."""
    found = rulebook.worked(name, game, lang)
    make = partial(rules_page.picture, game, found.id, lang, theme)
    made = await hall_of(request).backroom.make(caller(request), ("example-picture", found, lang, theme), make)
    return svg(request, made.decode())


@router.get("/rules/{game}/examples/{name}")
async def example_steps(
    request: Request, game: Annotated[str, Path(max_length=100)], name: ExampleName, lang: Lang = "en"
) -> Response:
    """The boards of an example of the rules in numbers: everything at once, then step by step."""
    found = rulebook.worked(name, game, lang)

    def make() -> bytes:
        return json.dumps(rules_page.steps(game, found.id, lang), ensure_ascii=False, separators=(",", ":")).encode()

    made = await hall_of(request).backroom.make(caller(request), ("example-steps", found, lang), make)
    return Response(made, media_type="application/json")


@router.get("/guides/{game}")
async def guide(game: Annotated[str, Path(max_length=100)], lang: Lang = "en") -> Any:
    """The lessons of a game's guide; each has a board of its own, a socket at /api/guides/{game}/{number}/socket."""
    return lesson_table.guide(game, lang)


@router.get("/guides/{game}/{number}/picture")
async def lesson_picture(
    request: Request, game: Annotated[str, Path(max_length=100)], number: Annotated[int, Path(ge=1, le=1000)],
    lang: Lang = "en",
) -> Response:  # fmt: skip
    """The board of a lesson as it is set up, as SVG."""
    lesson_table.lesson(game, number)
    make = partial(guide_page.picture, game, number, lang)
    made = await hall_of(request).backroom.make(caller(request), ("lesson-picture", game, number, lang), make)
    return svg(request, made.decode())
