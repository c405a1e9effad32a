"""A match looked at from any moment: its record, its moments, and pictures of them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi.responses import PlainTextResponse, Response

from .. import fairness
from ..errors import Refusal, Unreadable
from ..games import read_position
from ..svg import draw
from . import pictures, telling, views
from .journal import Journal
from .messages import PictureWish
from .room import Room
from .store import Kept


def record(journal: Journal, form: str) -> Response:
    """The record as text or JSON. Of the secret of the dice it tells what belongs to throws made."""
    stopped = {} if journal.stopped is None else {"stopped": journal.stopped.sentence}
    kept = journal.table.record(**_tags(journal), **stopped)
    name = f"{journal.table.game.id}-{journal.id}"
    if form == "json":
        headers = {"content-disposition": f'attachment; filename="{name}.json"'}
        return Response(
            json.dumps(kept.to_json(), indent=1, ensure_ascii=False), media_type="application/json", headers=headers
        )
    return PlainTextResponse(str(kept), headers={"content-disposition": f'attachment; filename="{name}.tab"'})


def _tags(journal: Journal) -> dict[str, str]:
    if journal.by_hand:
        return {"table": journal.id, "dice": "hand"}
    return fairness.proof_tags(journal.id, journal.keys, journal.seeds or [], journal.table.decided, journal.over)


async def moments(room: Room) -> list[dict[str, Any]]:
    """One moment for each event, and one for the beginning."""
    kept = await _followed(room)
    return await asyncio.to_thread(_moments, kept)


def _moments(kept: Kept) -> list[dict[str, Any]]:
    journal = _beginning(kept)
    found = [_moment(journal, [], "start", None)]
    for event in _later(kept, journal):
        told = len(journal.lines)
        journal.perform([event])
        found.append(_moment(journal, journal.lines[told:], event.kind, getattr(event, "player", None)))
    return found


def _moment(journal: Journal, lines: list[telling.Line], kind: str, player: int | None) -> dict[str, Any]:
    table = journal.table
    position = views.trictrac(table)
    return {
        "at": len(table.events), "kind": kind, "player": player,
        "text": lines[0].text if lines else None, "clause": lines[0].clause if lines else None,
        "cards": telling.cards(table, journal.thrown[0] if journal.thrown else None) if kind in _THROWN else [],
        "marks": [{"text": line.text, "clause": line.clause} for line in lines[1:]],
        "position": table.position.id, "dice": list(table.dice), "score": list(table.score), "trictrac": position,
    }  # fmt: skip


_THROWN = ("throw", "opening")


async def picture(room: Room, at: int | None, wish: PictureWish, viewer: int, theme: str, lang: str) -> str:
    """The board after ``at`` events, or as it is. Raises Refusal if there were not so many."""
    if at is None or at == len(room.journal.table.events):
        return pictures.picture(room.journal, wish, viewer, lang, theme)
    kept = await _followed(room)

    def draw_then() -> str:
        journal = _beginning(kept)
        events = list(_later(kept, journal))
        count = at - len(journal.table.events)
        if not 0 <= count <= len(events):
            raise Refusal("no-such-moment", f"So far {len(events)} events have happened.")
        for event in events[:count]:
            journal.happen(event)
        return pictures.picture(journal, wish, viewer, lang, theme)

    return await asyncio.to_thread(draw_then)


def position_picture(position: str, dice: str, shape: str, viewer: int, theme: str, flip: bool, lang: str) -> str:
    """Any position as SVG. Raises TablierError."""
    place: Any = theme
    try:
        return str(
            draw(
                read_position(position), viewer=viewer, flip=flip, wide=shape == "wide", theme=place, language=lang,
                dice=tuple(int(die) for die in dice.split("-") if die),
            )
        )  # fmt: skip
    except (ValueError, TypeError) as problem:
        raise Unreadable("not-drawn", f"That cannot be drawn: {problem}.") from None


async def _followed(room: Room) -> Kept:
    """What is kept, up to where the table has stopped if it has."""
    kept, stopped = await room.kept(), room.journal.stopped
    return kept if stopped is None else Kept(kept.table, kept.seats, kept.acts[: stopped.at])


def _beginning(kept: Kept) -> Journal:
    return Journal(Kept(kept.table, kept.seats, ()))


def _later(kept: Kept, journal: Journal) -> list[Any]:
    """The events kept, beyond those a table begins with."""
    return [event for act in kept.acts for event in journal.events_of(act.body)]
