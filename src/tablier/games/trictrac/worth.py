"""What a throw of Trictrac is worth: for other programs, and in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ... import text
from ...board import MEN_SIGNS, SIDES
from ..game import Roll
from .events import JanEvent, addressed
from .position import TrictracPosition


def event_json(jan: JanEvent) -> dict[str, Any]:
    """One thing a throw is worth, for other programs. Fields are on the roller's path."""
    return {
        "kind": jan.kind, "name": jan.name, "points": jan.points, "to": SIDES[jan.to], "field": jan.field,
        "ways": jan.ways, "clause": jan.clause, "sentence": jan.sentence,
        "arrows": [
            {"from": start, "to": end, "by": int(number), "style": style} for start, end, number, style in jan.arrows
        ],
    }  # fmt: skip


def to_json(position: TrictracPosition, roll: Roll) -> dict[str, Any]:
    """Everything a throw is worth, and what that comes to for each side."""
    jans = position.game.events(position, roll)
    due = {side: sum(jan.points for jan in jans if jan.to == player) for player, side in enumerate(SIDES)}
    return {"events": [event_json(jan) for jan in jans], "due": due}


def lines(position: TrictracPosition, roll: Roll) -> Iterator[str]:
    """The same, a line each."""
    jans = position.game.events(position, roll)
    who = f"{text.SIDE_NAMES[position.turn]} {MEN_SIGNS[position.turn]}"
    thrown = text.throw(roll, position.game.announce(roll))
    yield f"{who} throws {thrown}, which is worth {'this' if jans else 'nothing'}{':' if jans else '.'}"
    for jan in jans:
        to = f"{text.SIDE_NAMES[jan.to]} {MEN_SIGNS[jan.to]}"
        sentence = addressed(jan.sentence, text.SIDE_NAMES[position.turn])
        yield f"  {jan.name}: {jan.points} to {to}. {sentence} [{jan.clause}]"
