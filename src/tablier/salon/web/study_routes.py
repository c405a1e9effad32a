"""The HTTP interface to reviews, and to records that are brought in."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse, Response

from ..languages import say
from ..learning import afterwards
from ..limits import caller
from ..messages import PictureWish, RecordTold, ReviewTold, ReviewWish
from ..study.reading import as_file
from .packing import unpacks
from .routes import TROUBLES, Form, Json, Lang, Shape, Side, TableId, Theme, hall_of, svg

What = Annotated[Literal["tables", "records"], Path()]
_ANY_FILE: Json = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
"""A record is sent as it is."""

_STANDARD = ReviewWish()
_TOLD: dict[int | str, Json] = {200: {"model": ReviewTold}}

study_router = APIRouter(prefix="/api", responses=TROUBLES)


@study_router.post("/{what}/{study_id}/review", responses=_TOLD)
async def begin_review(
    request: Request,
    what: What,
    study_id: TableId,
    wish: ReviewWish = _STANDARD,
    lang: Lang = "en",
) -> Any:
    """Have a match reviewed that is over, or a record; where it is being reviewed already, nothing changes."""
    hall = hall_of(request)
    study = await hall.studied(what, study_id)
    await hall.study.review(caller(request), study, wish.depth)
    return await _told(request, study, 0, lang)


@study_router.get("/{what}/{study_id}/review", responses=_TOLD)
async def get_review(
    request: Request, what: What, study_id: TableId, have: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    viewer: Annotated[Literal["0", "1"] | None, Query()] = None, lang: Lang = "en",
) -> Any:  # fmt: skip
    """How far the review of a match is, and what it says, if that is more than version ``have``.

    Points have the numbers that are printed on a board seen by ``viewer``, else those of whoever moves.
    """
    hall, study = hall_of(request), f"{what}/{study_id}"
    if await hall.study.found(study) is None:
        await hall.exists(what, study_id)
    return await _told(request, study, have, lang, None if viewer is None else int(viewer))


@study_router.post("/{what}/{study_id}/review/stop", responses=_TOLD)
async def stop_review(request: Request, what: What, study_id: TableId, lang: Lang = "en") -> Any:
    """Stop a review; what is known is kept."""
    hall, study = hall_of(request), f"{what}/{study_id}"
    await hall.exists(what, study_id)
    await hall.study.stop(study)
    return await _told(request, study, 0, lang)


async def _told(request: Request, study: str, have: int, lang: str, edge: int | None = None) -> Response:
    told = hall_of(request).study
    found = await told.found(study)
    return Response(await told.tell(caller(request), study, found, have, lang, edge), media_type="application/json")


@study_router.post("/records", status_code=201, response_model=RecordTold, openapi_extra=_ANY_FILE)
async def bring_record(request: Request, name: Annotated[str, Query(max_length=300)] = "", lang: Lang = "en") -> Json:
    """Bring a record, a file as it is: ours as text or JSON, or what other programs write (``.mat``, ``.sgf``)."""
    found = await hall_of(request).study.bring(caller(request), await request.body(), name)
    about = found.about
    return {
        "id": found.id, "link": f"/record/{found.id}", "matches": about["matches"], "games": about["games"],
        "checked": about["checked"], "sentence": say(found.sentence, lang),
    }  # fmt: skip


@study_router.get("/records/{record_id}")
async def get_record(request: Request, record_id: TableId, lang: Lang = "en") -> Any:
    """A record as a spectator would see the table at its end."""
    found = await hall_of(request).study.shelf.find(record_id)
    return JSONResponse(found.snapshot(lang))


@study_router.get("/records/{record_id}/record")
async def written_record(
    request: Request,
    record_id: TableId,
    format: Annotated[Literal["text", "json"], Query()] = "text",  # noqa: A002
) -> Response:
    """The record as it was read."""
    hall = hall_of(request)
    found = await hall.study.shelf.find(record_id)
    work = partial(as_file, found.record.text, format)
    written: bytes = await hall.study.ask(caller(request), ("record as a file", record_id, format), work)
    return afterwards.as_file(written, f"{found.journal.table.game.id}-{record_id}", format)


@study_router.get("/records/{record_id}/moments")
async def record_moments(
    request: Request, record_id: TableId, form: Form = "plain", viewer: Side = "0", shape: Shape = "wide",
    lang: Lang = "en",
) -> Any:  # fmt: skip
    """A record event by event, to step through it; in numbers, each moment with its board and where it belongs."""
    hall = hall_of(request)
    found = await hall.study.shelf.find(record_id)
    seen = afterwards.seen(form, int(viewer), shape)
    return await afterwards.moments(hall.backroom, caller(request), found, lang, seen, unpacks(request))


@study_router.get("/records/{record_id}/picture")
async def record_picture(
    request: Request, record_id: TableId, at: Annotated[int | None, Query(ge=0, le=100_000)] = None, viewer: Side = "0",
    shape: Shape = "wide", theme: Theme = "auto", flip: Side = "0", lang: Lang = "en",
) -> Response:  # fmt: skip
    """The board after so many events, as SVG."""
    hall = hall_of(request)
    found = await hall.study.shelf.find(record_id)
    wish = PictureWish(shape=shape, flip=flip == "1")
    drawn = await afterwards.picture(hall.backroom, caller(request), found, at, wish, int(viewer), theme, lang)
    return svg(request, drawn)
