"""A match looked at from any moment: its record, its moments, and pictures of them."""

from __future__ import annotations

import json
from typing import Any

from fastapi.responses import Response

from ... import fairness
from ...errors import Refusal, Unreadable
from ...formats import read_any_position
from ...records import Record
from ...saying import Reader, Said
from ...svg import draw
from ..kept.store import Kept
from ..languages import translate
from ..messages import PictureWish
from ..play import pictures, telling
from ..play.backroom import Backroom
from ..play.journal import Journal
from ..play.room import Room


async def record(backroom: Backroom, caller: str, room: Room, form: str) -> Response:
    """The record as text or JSON. Of the secret of the dice it tells what belongs to throws made."""

    async def take() -> tuple[Record, int]:
        journal = room.journal
        stopped = {} if journal.stopped is None else {"stopped": str(journal.stopped.sentence)}
        return journal.table.record(**_tags(journal), **stopped), journal.at

    def write() -> bytes:
        written = json.dumps(kept.to_json(), indent=1, ensure_ascii=False) if form == "json" else str(kept)
        return written.encode()

    kept, at = await room.do(take)
    written = await backroom.make(caller, ("record", room.journal.id, at, form), write)
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "tab")
    name = f"{room.journal.table.game.id}-{room.journal.id}"
    headers = {"content-disposition": f'attachment; filename="{name}.{ending}"'}
    return Response(written, media_type=kind, headers=headers)


def _tags(journal: Journal) -> dict[str, str]:
    if journal.by_hand:
        return {"table": journal.id, "dice": "hand"}
    return fairness.proof_tags(journal.id, journal.keys, journal.seeds or [], journal.table.decided, journal.over)


async def moments(backroom: Backroom, caller: str, room: Room, lang: str) -> bytes:
    """One moment for each event, and one for the beginning, as JSON."""
    kept = await _followed(room)
    key = "moments", kept.table.id, len(kept.acts), lang
    return await backroom.make(caller, key, lambda: _moments(kept, lang))


def _moments(kept: Kept, lang: str) -> bytes:
    journal = _beginning(kept)
    # Each is written down by itself: a long list written at once would hold up every other thread.
    found = [_written(_moment(journal, [], "start", None), lang)]
    for event in _later(kept, journal):
        told = len(journal.lines)
        journal.perform([event])
        moment = _moment(journal, journal.lines[told:], event.kind, getattr(event, "player", None))
        found.append(_written(moment, lang))
    return b"[" + b",".join(found) + b"]"


def _written(moment: dict[str, Any], lang: str) -> bytes:
    return json.dumps(translate(moment, Reader(lang)), ensure_ascii=False, separators=(",", ":")).encode()


def _moment(journal: Journal, lines: list[telling.Line], kind: str, player: int | None) -> dict[str, Any]:
    table = journal.table
    marked = table.position.marks()
    return {
        "at": len(table.events), "kind": kind, "player": player,
        "text": lines[0].text if lines else None, "clause": lines[0].clause if lines else None,
        "cards": telling.cards(table, journal.thrown[0] if journal.thrown else None) if kind in _THROWN else [],
        "marks": [{"text": line.text, "clause": line.clause} for line in lines[1:]],
        "position": table.position.id, "dice": list(table.dice), "score": list(table.score), "marked": marked,
        "trictrac": marked,  # what older clients look for
    }  # fmt: skip


_THROWN = ("throw", "opening")


async def picture(
    backroom: Backroom, caller: str, room: Room, at: int | None, wish: PictureWish, viewer: int, theme: str, lang: str
) -> str:
    """The board after ``at`` events, or as it is. Raises Refusal if there were not so many."""
    if at is None or at == len(room.journal.table.events):

        async def draw_now() -> str:
            return pictures.picture(room.journal, wish, viewer, lang, theme)

        return await room.do(draw_now)
    kept = await _followed(room)

    def draw_then() -> bytes:
        journal = _beginning(kept)
        events = list(_later(kept, journal))
        count = at - len(journal.table.events)
        if not 0 <= count <= len(events):
            raise Refusal("no-such-moment", Said("salon.no-such-moment", n=len(events)))
        for event in events[:count]:
            journal.happen(event)
        return pictures.picture(journal, wish, viewer, lang, theme).encode()

    key = "picture", kept.table.id, at, len(kept.acts), wish.shape, wish.flip, viewer, theme, lang
    return (await backroom.make(caller, key, draw_then)).decode()


def position_picture(position: str, dice: str, shape: str, viewer: int, theme: str, flip: bool, lang: str) -> str:
    """Any position as SVG. Raises TablierError."""
    place: Any = theme
    try:
        return str(
            draw(
                read_any_position(position), viewer=viewer, flip=flip, wide=shape == "wide", theme=place, language=lang,
                dice=tuple(int(die) for die in dice.split("-") if die),
            )
        )  # fmt: skip
    except (ValueError, TypeError) as problem:
        raise Unreadable("not-drawn", Said("salon.not-drawn", text=str(problem))) from None


async def _followed(room: Room) -> Kept:
    """What is kept, up to where the table has stopped if it has."""
    kept, stopped = await room.kept(), room.journal.stopped
    return kept if stopped is None else Kept(kept.table, kept.seats, kept.acts[: stopped.at])


def _beginning(kept: Kept) -> Journal:
    return Journal(Kept(kept.table, kept.seats, ()))


def _later(kept: Kept, journal: Journal) -> list[Any]:
    """The events kept, beyond those a table begins with."""
    return [event for act in kept.acts for event in journal.events_of(act.body)]
