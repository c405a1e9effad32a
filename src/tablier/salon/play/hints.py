"""Hints as they are shown to whoever asked: what is best, what else there is, why, and arrows upon the board."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from ...review.asking import PLAY
from ...review.hinting import Advice
from ...review.wording import Wording
from ...saying import Reader, Said
from ...svg import in_numbers
from .. import log
from ..ending import Errands
from ..languages import say
from ..messages import PictureWish
from .audience import Audience, reader_at, viewer_of
from .connection import Connection
from .house import House
from .journal import Journal

Json = dict[str, Any]


class HintedRoom(Protocol):
    """A room as hints have to know it."""

    journal: Journal
    audience: Audience

    @property
    def moment(self) -> tuple[int, int]:
        """Where the game is."""


class Hints:
    """The hints of one table, among its ``tasks``: each is found off the event loop, once for a moment, and told to
    whoever asked.
    """

    def __init__(self, house: House, tasks: Errands) -> None:
        self._house, self._tasks = house, tasks
        self._last: tuple[Hashable, Advice | None] | None = None
        """The hint found last: for which moment and side, and what it is."""

    def find(self, room: HintedRoom, connection: Connection, seat: int, n: int) -> None:
        """Have a hint found for a message, and told if the game is still where it was."""
        self._tasks.begin(self._find(room, connection, seat, n))

    async def _find(self, room: HintedRoom, connection: Connection, seat: int, n: int) -> None:
        moment, side = room.moment, room.journal.side(seat)
        assert side is not None
        if self._last is None or self._last[0] != (moment, side):
            try:
                self._last = (moment, side), await self._house.hint(room.journal.table, side)
            except Exception as problem:
                log.trouble("a hint could not be found", problem, table=room.journal.id)
                connection.send({"type": "hint", "re": n, "seat": seat, "happened": moment[1], **_sorry(connection)})
                return
        if room.moment != moment or connection not in room.audience.connections:
            return
        journal, advice = room.journal, self._last[1]
        found = told(journal, advice, reader_at(journal, connection), side)
        if connection.picture is not None:
            found["worth"] = arrows(journal, advice, connection.picture, viewer_of(journal, connection))
        connection.send({"type": "hint", "re": n, "seat": seat, "happened": moment[1], **found})


def _sorry(connection: Connection) -> Json:
    return {"kind": None, "candidates": [], "why": None, "sorry": say(Said("salon.trouble"), connection.lang)}


def told(journal: Journal, advice: Advice | None, reader: Reader, side: int) -> Json:
    """A hint in words and figures. Without advice there is nothing that has to be decided."""
    if advice is None:
        return {"kind": None, "candidates": [], "why": None}
    wording = Wording(journal.table.game.full_id, advice.unit, reader)
    best = advice.candidates[0]
    return {
        "kind": advice.kind, "unit": advice.unit, "of_what": reader.say(Said(f"hints.in-{advice.unit}")),
        "candidates": [
            {
                "name": one.name, "words": wording.choice(advice.kind, one.name, side),
                "worth": wording.worth(one.worth),
                "behind": None if one is best else wording.change(one.worth - best.worth),
                "found": wording.how_in_short(one.found),
            }
            for one in advice.candidates
        ],
        "why": None if advice.why is None else reader.say(advice.why),
    }  # fmt: skip


def arrows(journal: Journal, advice: Advice | None, wish: PictureWish, viewer: int) -> Sequence[str] | None:
    """The best play upon the board as it was thrown for: what is drawn beneath the men, above them, and above all."""
    if advice is None or advice.kind != PLAY:
        return None
    table = journal.table
    best = table.read_play(advice.candidates[0].name).steps
    seen = in_numbers(table.position, viewer=viewer, flip=wish.flip, wide=wish.shape == "wide", best=best)
    return seen.get("worth")
