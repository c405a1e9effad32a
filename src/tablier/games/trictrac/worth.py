"""What a throw of Trictrac is worth: for other programs, and in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...board import SIDES
from ...saying import Reader, Said, Told, Who
from ...standing import throw
from ...throws import Dice
from .position import TrictracPosition
from .told_jans import Jan


def jan_json(jan: Jan, language: str = "en") -> dict[str, Any]:
    """One thing a throw is worth, for other programs. Fields are on the roller's path, and the roller is addressed."""
    reader = Reader(language, jan.roller)
    return {
        "kind": jan.kind, "name": reader.say(jan.name), "points": jan.points, "to": SIDES[jan.to], "field": jan.field,
        "ways": jan.ways, "clause": jan.clause, "sentence": reader.say(jan.sentence),
        "arrows": [
            {"from": start, "to": end, "by": int(number), "style": style} for start, end, number, style in jan.arrows
        ],
    }  # fmt: skip


def to_json(position: TrictracPosition, roll: Dice, language: str = "en") -> dict[str, Any]:
    """Everything a throw is worth, and what that comes to for each side."""
    jans = position.game.jans(position, roll)
    due = {side: sum(jan.points for jan in jans if jan.to == player) for player, side in enumerate(SIDES)}
    told = [jan_json(jan, language) for jan in jans]
    return {"jans": told, "events": told, "due": due}  # ``events`` is what older programs look for


def lines(position: TrictracPosition, roll: Dice) -> Iterator[Told]:
    """The same, a line each."""
    roll = position.game.read_roll(roll)
    jans = position.game.jans(position, roll)
    who, dice = Who(position.turn), throw(roll, position.game.announce(roll))
    yield Told(Said("telling.worth-this" if jans else "telling.worth-nothing", who=who, dice=dice), kind="throw")
    for jan in jans:
        yield jan_line(jan)


def jan_line(jan: Jan, people: Sequence[Who] = (Who(0), Who(1))) -> Told:
    """A jan as it is announced: what, how much, to whom, why, and by which clause."""
    said = Said("telling.jan", name=jan.name, points=jan.points, to=Who(jan.to), why=jan.sentence)
    return Told(said.named(people), jan.clause, "jan")
