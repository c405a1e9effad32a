"""A match looked at from any moment: its record, its moments, and pictures of them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from fastapi.responses import Response

from ... import fairness
from ...errors import Unreadable
from ...formats import read_any_position
from ...games import Position
from ...records import Record
from ...review.wording import throw_numbers
from ...saying import Reader, Said
from ...svg import draw, in_numbers, lay_out
from ...table import Event, Table
from ...table.events import NextGame, Played
from ...throws import read_dice
from ..kept.store import Kept
from ..languages import translate
from ..messages import PictureWish
from ..play import board_view, pictures, telling, views
from ..play.backroom import Backroom
from ..play.journal import Journal
from ..study.shelf import Looked
from .answers import to_play
from .replaying import Loading, Reel, beginning, later


async def record(backroom: Backroom, caller: str, room: Looked, form: str) -> Response:
    """The record as text or JSON. Of the secret of the dice it tells what belongs to throws made."""

    async def take() -> tuple[Record, int]:
        return record_of(room.journal), room.journal.at

    written = backroom.recall(("record", room.journal.id, room.journal.at, form))
    if written is None:  # it takes a while to put together what a long match's is written from
        kept, at = await room.do(take)
        written = await backroom.make(caller, ("record", room.journal.id, at, form), partial(_write, kept, form))
    return as_file(written, f"{room.journal.table.game.id}-{room.journal.id}", form)


def record_of(journal: Journal) -> Record:
    """The match so far, with what is needed to check its dice, and no more of them than was thrown."""
    stopped = {} if journal.stopped is None else {"stopped": str(journal.stopped.sentence)}
    taken = journal.table.record(**_tags(journal), **journal.help.tags(len(journal.seats)), **stopped)
    taken.comments |= journal.help.comments(len(taken.events))
    return taken


def _write(kept: Record, form: str) -> bytes:
    written = json.dumps(kept.to_json(), indent=1, ensure_ascii=False) if form == "json" else str(kept)
    return written.encode()


def as_file(written: bytes, name: str, form: str) -> Response:
    """A record as an answer that is saved as a file."""
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "tab")
    headers = {"content-disposition": f'attachment; filename="{name}.{ending}"'}
    return Response(written, media_type=kind, headers=headers)


def _tags(journal: Journal) -> dict[str, str]:
    if journal.by_hand:
        return {"table": journal.id, "dice": "hand"}
    return fairness.proof_tags(journal.id, journal.keys, journal.seeds or [], journal.table.decided, journal.over)


async def moments(
    backroom: Backroom, caller: str, room: Looked, lang: str, seen: Viewpoint | None = None, packed: bool = False
) -> Response:
    """One moment for each event, and one for the beginning, as JSON; with boards in numbers for somebody who asks.

    These are long and much alike: ``packed`` by gzip, for whoever can unpack them, a tenth is left.
    """
    key = "moments", room.journal.id, room.journal.at, lang, seen, packed
    made = await backroom.make(caller, key, partial(_make_moments, room.source(), lang, seen, packed))
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return Response(made, media_type="application/json", headers=headers)


class Viewpoint(NamedTuple):
    """How boards are to be seen: from whose side, and in which shape."""

    viewer: int
    wide: bool


def seen(form: str, viewer: int, shape: str) -> Viewpoint | None:
    """How somebody wants boards who asks for moments in a form; nothing where none are wanted."""
    return Viewpoint(viewer, shape == "wide") if form == "numbers" else None


def _make_moments(source: Loading, lang: str, seen: Viewpoint | None, packed: bool) -> bytes:
    found = _moments(source(), lang, seen)
    return gzip.compress(found, 5) if packed else found


def _moments(kept: Kept, lang: str, seen: Viewpoint | None) -> bytes:
    journal = beginning(kept)
    if seen is not None:
        return in_numbers_throughout(journal, later(kept, journal), lang, seen)
    found = [_written(_plain(moment), lang) for moment in _begun(journal)]
    for event in later(kept, journal):
        told = len(journal.lines)
        journal.perform([event])
        moment = _moment(journal, journal.lines[told:], event.kind, getattr(event, "player", None))
        found.append(_written(_plain(moment), lang))
    return b"[" + b",".join(found) + b"]"


def in_numbers_throughout(journal: Journal, events: Sequence[Event], lang: str, seen: Viewpoint) -> bytes:
    """The moments of a match that is gone through event by event, each with its board, and the layouts of these.

    A board shows the play that follows it, and not what the throw was worth: two sets of arrows cannot be told apart.
    ``game`` and ``throw`` count as in a review (:func:`~tablier.review.wording.throw_numbers`); ``moved`` is what
    moved since the moment before.
    """
    wish = PictureWish(form="numbers", shape="wide" if seen.wide else "tall")
    throws = throw_numbers(Record(journal.table, list(events)))
    drawn = pictures.still(journal, wish, seen.viewer, lang)
    seats = list(journal.table.seats)
    still = {"game": 0, "throw": 0, "play": None, "moved": [], "seats": seats}
    *earlier, moment = [it | still for it in _begun(journal)]
    layouts: dict[str, dict[str, Any]] = {}
    found: list[bytes] = []
    game = 0

    def keep(moment: dict[str, Any], played: Sequence[Any]) -> None:
        board = in_numbers(played=played, **drawn)
        if board["layout"] not in layouts:
            layout = lay_out(drawn["position"], viewer=seen.viewer, wide=seen.wide)
            layouts[layout["id"]] = layout
        found.append(_written(moment | {"board": board}, lang, seen.viewer))

    for one in earlier:
        keep(one, ())
    for event, throw in zip(events, throws, strict=True):
        told, before = len(journal.lines), board_view.snapshot(journal)
        journal.perform([event])
        steps = isinstance(event, Played) and journal.last is not None and not journal.table.game.plays_itself
        keep(moment, journal.last.steps if steps and journal.last else ())
        game += isinstance(event, NextGame)
        moment = _moment(journal, journal.lines[told:], event.kind, getattr(event, "player", None))
        moment |= {
            "game": game, "throw": throw, "play": event.play if isinstance(event, Played) else None,
            "moved": board_view.changes(journal, before)["moved"], "seats": list(journal.table.seats),
        }  # fmt: skip
        drawn = pictures.still(journal, wish, seen.viewer, lang)
    keep(moment, ())
    return b'{"layouts":' + _json(list(layouts.values())) + b',"moments":[' + b",".join(found) + b"]}"


def _plain(moment: dict[str, Any]) -> dict[str, Any]:
    return moment | {"trictrac": moment["marked"]}  # what older clients look for


def _written(moment: dict[str, Any], lang: str, edge: int | None = None) -> bytes:
    return _json(translate(moment, Reader(lang, edge=edge)))


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _moment(journal: Journal, lines: list[telling.ToldLine], kind: str, player: int | None) -> dict[str, Any]:
    table = journal.table
    marked = table.position.marks()
    return {
        "at": len(table.events), "kind": kind, "player": player,
        "text": lines[0].text if lines else None, "clause": lines[0].clause if lines else None,
        "cards": telling.cards(table, journal.thrown[0] if journal.thrown else None) if kind in _THROWN else [],
        "marks": [{"text": line.text, "clause": line.clause} for line in lines[1:]],
        "position": table.position.id, "dice": list(table.dice), "score": list(table.score), "marked": marked,
        "cube": views.cube(table),
    }  # fmt: skip


_THROWN = ("throw", "opening")


def _begun(journal: Journal) -> list[dict[str, Any]]:
    """The beginning, and a moment for each event a table begins with, such as that it was agreed who is first."""
    journal.tell(None)
    found = [_moment(journal, [], "start", None) | {"at": 0}]
    for at, event in enumerate(journal.table.events, 1):
        lines = journal.lines[at - 1 : at]
        found.append(_moment(journal, lines, event.kind, getattr(event, "player", None)) | {"at": at})
    return found


async def picture(
    backroom: Backroom, caller: str, room: Looked, at: int | None, wish: PictureWish, viewer: int, theme: str, lang: str
) -> str:
    """The board after ``at`` events, or as it is. Raises Refusal if there were not so many."""
    if at == len(room.journal.table.events):
        at = None

    async def look() -> tuple[int, Callable[[], bytes]]:
        journal = room.journal
        if at is None:
            return journal.at, pictures.later(journal, wish, viewer, lang, theme)
        return journal.at, partial(_draw_then, _reel(backroom, room), at, wish, viewer, theme, lang)

    done, work = await room.do(look)
    key = "picture", room.journal.id, at, done, wish.shape, wish.flip, viewer, theme, lang
    return (await backroom.make(caller, key, work)).decode()


def _reel(backroom: Backroom, room: Looked) -> Reel:
    return Reel(room.journal.id, room.journal.at, backroom.edition, room.source())


def _draw_then(reel: Reel, at: int, wish: PictureWish, viewer: int, theme: str, lang: str) -> bytes:
    return pictures.picture(reel.after(at)[0], wish, viewer, lang, theme).encode()


async def board(
    backroom: Backroom, caller: str, room: Looked, at: int, wish: PictureWish, viewer: int, known: str, lang: str
) -> bytes:
    """The board after ``at`` events in numbers, as JSON, with what moved since the event before. Raises Refusal.

    The layout is told unless it is among the ids in ``known``.
    """
    key = "board", room.journal.id, at, room.journal.at, wish.shape, wish.flip, viewer, known, lang
    return await backroom.make(caller, key, partial(_board_then, _reel(backroom, room), at, wish, viewer, known, lang))


def _board_then(reel: Reel, at: int, wish: PictureWish, viewer: int, known: str, lang: str) -> bytes:
    journal, moved = reel.after(at)
    seen = pictures.viewed(journal, wish, viewer, lang, None, {})
    if seen["board"]["layout"] in known.split(","):
        del seen["layout"]
    return _json({"at": at, "moved": moved, **seen})


def position_picture(position: str, dice: str, shape: str, viewer: int, theme: str, flip: bool, lang: str) -> bytes:
    """Any position as SVG. Raises TablierError."""
    place: Any = theme
    try:
        return str(
            draw(
                read_any_position(position), viewer=viewer, flip=flip, wide=shape == "wide", theme=place, language=lang,
                dice=dice or (),
            )
        ).encode()  # fmt: skip
    except (ValueError, TypeError) as problem:
        raise Unreadable("not-drawn", Said("salon.not-drawn", text=str(problem))) from None


def position_board(
    place: Position, dice: str, best: str, played: str, cube: tuple[int, int | None] | None, known: str, viewer: int,
    flip: bool, wide: bool, lang: str,
) -> bytes:  # fmt: skip
    """Any position in numbers, as JSON, with plays of the throw compared upon it. Raises TablierError.

    The layout is told unless it is among the ids in ``known``. Finding plays may take a moment.
    """
    roll = read_dice(dice) if dice else ()
    better, other = (_steps(place, roll, play) if play else () for play in (best, played))
    return _compared(place, roll, better, other, cube, known, viewer, flip, wide, lang)


def board_before_play(
    kept: Kept, event: int, best: str, played: str, known: str, viewer: int, flip: bool, wide: bool, lang: str
) -> bytes:
    """The same of a match where a throw was to be played; nothing stands for no play. Raises TablierError."""
    table = to_play(kept, event)
    better, other = (table.read_play(play).steps if play else () for play in (best, played))
    return _compared(table.position, table.dice, better, other, table.cube, known, viewer, flip, wide, lang)


def _compared(
    place: Position, roll: tuple[int, ...], better: Sequence[Any], other: Sequence[Any],
    cube: tuple[int, int | None] | None, known: str, viewer: int, flip: bool, wide: bool, lang: str,
) -> bytes:  # fmt: skip
    """A board with the steps of two plays compared upon it. Raises Unreadable for dice that cannot be drawn."""
    seen: dict[str, Any] = {"viewer": viewer, "flip": flip, "wide": wide}
    try:
        board = in_numbers(
            place, dice=roll, thrower=place.turn, cube=cube, language=lang, best=better, played=other, **seen
        )
    except (ValueError, TypeError) as problem:
        raise Unreadable("not-drawn", Said("salon.not-drawn", text=str(problem))) from None
    layout = {} if board["layout"] in known.split(",") else {"layout": lay_out(place, **seen)}
    return _json({"board": board, **layout})


def _steps(position: Position, roll: tuple[int, ...], play: str) -> Sequence[Any]:
    """The steps of a play in notation. Raises Refusal, Unreadable."""
    # Where players mark by hand, a play cannot be read at a table before something is marked.
    plays = position.game.possible(position, roll) if roll else ()
    for one in plays:
        if one.notation == play:
            return one.steps
    table = Table(position.game, position=position)
    table.throw(*roll)
    return table.read_play(play).steps


async def followed(room: Looked) -> Kept:
    """What is kept, up to where the table has stopped if it has."""
    kept, stopped = await room.kept(), room.journal.stopped
    return kept if stopped is None else Kept(kept.table, kept.seats, kept.acts[: stopped.at])
