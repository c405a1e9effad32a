"""The analysis board: a position set up or read, answered at once, and judged further while one waits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from ...errors import BadPosition, TablierError, Unreadable
from ...games import Roll, family_of
from ...games.setting_up import Setup
from ...review.analysing import Standing
from ...review.asking import PLAY
from ...review.wording import Wording
from ...saying import Reader, Said, Who
from .. import log
from ..learning import setting
from ..learning.looking import Wish, judge_live
from ..learning.setting import Placed
from ..limits import caller
from ..messages import PositionWish
from .routes import TROUBLES, Json, Lang, hall_of

analysis_router = APIRouter(prefix="/api", responses=TROUBLES)
_LINES = "application/x-ndjson"
_WITHIN = 900.0
"""For so many seconds somebody may wait who has plays rolled out."""


@analysis_router.post("/analysis", response_class=StreamingResponse, responses={200: {"content": {_LINES: {}}}})
async def analyse(request: Request, wish: PositionWish, lang: Lang = "en") -> StreamingResponse:
    """Judge a position: a line of JSON with everything about it at once, then one whenever more is known."""
    await hall_of(request).limits.looks.take(caller(request))
    try:
        placed = _placed(wish)
    except BadPosition as problem:
        if wish.setup is None:
            raise
        # Men are set one after another: that they cannot stand so yet is no fault of the request.
        said = {"type": "faults", "code": problem.code, "sentence": Reader(lang).say(problem.said)}
        return StreamingResponse(iter([_line(said)]), media_type=_LINES)
    seen = {"viewer": wish.viewer, "flip": wish.flip, "wide": wish.shape == "wide"}
    first = {"type": "position", **setting.told(placed, seen, wish.known, lang)}
    return StreamingResponse(_lines(request, placed, wish, first, lang), media_type=_LINES)


def _placed(wish: PositionWish) -> Placed:
    """What is to be judged. Raises TablierError."""
    standing = Standing(wish.match, (wish.score[0], wish.score[1]), wish.cube, wish.owner)
    dice = tuple(wish.dice)
    if wish.setup is not None:
        parts = wish.setup
        setup = Setup(parts.turn, tuple(parts.men), tuple(parts.under), parts.values)
        return setting.put_together(parts.game, setup, dice, standing)
    if wish.position is not None:
        return setting.read(wish.position, dice, standing)
    if wish.game is not None:
        return setting.checked(setting.begun(wish.game).position, dice, standing)
    raise Unreadable("nothing-to-look-at", Said("setting-up.nothing-to-look-at"))


async def _lines(
    request: Request, placed: Placed, asked_for: PositionWish, first: Json, lang: str
) -> AsyncIterator[bytes]:
    """The answer, line by line. Whoever goes away before its end calls off what is left of the work."""
    yield _line(first)
    found: asyncio.Queue[Json | None] = asyncio.Queue()
    wish = Wish(placed.position.id, placed.dice, placed.standing, asked_for.rolled)

    def part(value: Any) -> None:
        if value is not None:
            found.put_nowait(value)

    reader = Reader(lang, edge=asked_for.viewer)
    work = partial(judge_live, wish)
    study = hall_of(request).study
    asked = asyncio.ensure_future(study.ask(caller(request), ("look", wish), work, on_part=part, within=_WITHIN))
    asked.add_done_callback(lambda _: found.put_nowait(None))
    try:
        while (value := await found.get()) is not None:
            yield _line({"type": "judged", **_worded(value, placed, reader)})
        yield _line({"type": "judged", **_worded(asked.result(), placed, reader)})
    except TablierError as problem:
        told = Reader(lang).say(problem.said)
        yield _line({"type": "trouble", "code": problem.code, "sentence": told, "clause": problem.clause})
    except Exception as problem:
        log.trouble("a position could not be judged", problem, position=wish.position)
        yield _line({"type": "trouble", "code": "trouble", "sentence": Reader(lang).say(Said("salon.trouble"))})
    finally:
        asked.cancel()


def _line(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _worded(found: Json, placed: Placed, reader: Reader) -> Json:
    """What was found, with words for what is decided, for choices, and for what every throw does."""
    position = placed.position
    telling, other = family_of(position.game).telling, Who(1 - position.turn)

    def play(name: str, dice: Roll) -> str:
        return reader.say(telling.written(position.game, name, dice, other))

    decisions = []
    for decision in found["decisions"]:
        words = Wording(position.game.full_id, decision["unit"], reader)
        kind = decision["kind"]
        label = partial(play, dice=placed.dice) if kind == PLAY else partial(words.choice, kind)
        named = [{**choice, "label": label(choice["name"])} for choice in decision["candidates"]]
        decisions.append({**decision, "title": words.kind(kind), "candidates": named})
    worded = {**found, "decisions": decisions}
    if "throws" in found:
        worded["throws"] = [{**it, "label": play(it["play"], tuple(it["dice"]))} for it in found["throws"]]
    return worded
