"""What might have happened instead: variations, which stand in a record below the event they replace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..errors import Refusal, TablierError, Unreadable
from ..saying import Said, quoted
from ..table import Event, event_from_json
from .plain import one_line
from .verdicts import Verdict, no_verdict

if TYPE_CHECKING:
    from ..table import Table
    from .record import Record

BAD_VARIATION = "bad-variation"
"""The code of whatever is wrong with where a variation begins or ends."""
MOST_DEEP = 20
"""So many variations may stand inside one another."""


@dataclass
class Variation:
    """Events that might have happened instead of one of a record, and after it; with whatever a record says of its own.

    Comments, verdicts and variations are kept by the number of their event, the first of the variation being 0.
    """

    events: list[Event]
    comments: dict[int, list[str]] = field(default_factory=dict)
    verdicts: dict[int, list[Verdict]] = field(default_factory=dict)
    variations: dict[int, list[Variation]] = field(default_factory=dict)


def told_apart(played: Sequence[Event], tried: Sequence[Event]) -> int:
    """The number of the first event that was played otherwise. Raises Refusal where none was."""
    for number, (one, other) in enumerate(zip(played, tried, strict=False)):
        if one != other:
            return number
    raise Refusal("no-variation", Said("records.no-variation"))


def entries(course: Record | Variation) -> list[dict[str, Any]]:
    """The events of a record or of a variation, and what is said of them, as plain values for JSON."""
    return [
        event.to_json()
        | ({"comments": course.comments[i]} if i in course.comments else {})
        | ({"verdicts": [verdict.to_json() for verdict in course.verdicts[i]]} if course.verdicts.get(i) else {})
        | ({"variations": [entries(other) for other in course.variations[i]]} if course.variations.get(i) else {})
        for i, event in enumerate(course.events)
    ]


def read_entries(
    given: Sequence[Any],
    course: Record | Variation,
    table: Table | None,
    fault: Callable[[int, TablierError], None],
    within: int | None = None,
    depth: int = 0,
) -> None:
    """Read what :func:`entries` wrote, up to what cannot be read. ``table`` plays along, if one does; ``fault`` is told
    what is wrong, by the number of the entry, or of the one ``within`` which a variation stands.
    """
    for number, entry in enumerate(given, 1):
        where = within or number
        said: dict[str, Any] = {}
        plain = entry
        if isinstance(entry, dict):
            plain = dict(entry)
            said = {name: plain.pop(name) for name in ("comments", "verdicts", "variations") if name in plain}
        before = table.checkpoint() if table is not None and "variations" in said else None
        try:
            event = event_from_json(plain)
            if table is not None:
                table.apply(event)
        except TablierError as problem:
            fault(where, problem)
            return
        at = len(course.events)
        course.events.append(event)
        comments = said.get("comments", [])
        kept = [one_line(str(comment)) for comment in comments] if isinstance(comments, list) else []
        if any(kept):
            course.comments[at] = [comment for comment in kept if comment]
        for data in _listed(said.get("verdicts", []), no_verdict, where, fault):
            try:
                course.verdicts.setdefault(at, []).append(Verdict.from_json(data))
            except TablierError as problem:
                fault(where, problem)
        for data in _listed(said.get("variations", []), _no_variation, where, fault):
            twin = None
            if table is not None and before is not None:
                twin = table.copy()
                twin.restore(before)
            variation = Variation([])
            if depth >= MOST_DEEP:
                fault(where, too_deep())
                continue
            inside = _listed(data, _no_variation, where, fault)
            read_entries(inside, variation, twin, fault, where, depth + 1)
            if variation.events:
                course.variations.setdefault(at, []).append(variation)


def too_deep() -> Unreadable:
    """What is said where too many variations stand inside one another."""
    return Unreadable(BAD_VARIATION, Said("records.variations-too-deep", most=MOST_DEEP))


def _no_variation(given: object) -> Unreadable:
    return Unreadable(BAD_VARIATION, Said("records.bad-variation", line=quoted(given)))


def _listed(
    given: Any, wrong: Callable[[object], Unreadable], where: int, fault: Callable[[int, TablierError], None]
) -> Sequence[Any]:
    """What was given, if it is a list; else a fault, and nothing."""
    if isinstance(given, list):
        return given
    fault(where, wrong(given))
    return ()
