"""A match gone through to any of its moments, without playing it from its beginning each time somebody looks at one."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ...errors import Refusal
from ...saying import Said
from ..kept.store import Kept
from ..play import board_view, helping
from ..play.journal import Journal

Loading = Callable[[], Kept]
"""What gives everything kept of a match, in whichever process it is asked."""

_STRIDE = 32
"""After how many events each the table is kept as it stood."""
_MATCHES = 2
"""Of how many matches; one of 4,000 events takes some megabytes."""


@dataclass(frozen=True)
class Reel:
    """A match as it was after so many acts, by which it is known again; ``edition`` changes once any has been altered
    that was to stay as it is. ``source`` gives what is kept of it.
    """

    id: str
    done: int
    edition: int
    source: Loading = field(compare=False)

    def after(self, count: int) -> tuple[Journal, list[dict[str, Any]]]:
        """The match after so many events, and what moved with the last of them. Raises Refusal if there were fewer."""
        return _gone_through(self).after(count)


class Replayed:
    """A match as it stood now and then, from where it is played on to any moment. It does not tell what happens."""

    def __init__(self, kept: Kept) -> None:
        begun = beginning(kept)
        self._first = len(begun.table.events)
        self._events = later(kept, begun)
        self._stood = [begun]

    def after(self, count: int) -> tuple[Journal, list[dict[str, Any]]]:
        """See :meth:`Reel.after`."""
        count -= self._first
        if not 0 <= count <= len(self._events):
            raise Refusal("no-such-moment", Said("salon.no-such-moment", n=len(self._events)))
        since = min(max(0, count - 1) // _STRIDE, len(self._stood) - 1)
        journal = _another(self._stood[since])
        before = board_view.snapshot(journal)
        for number in range(since * _STRIDE, count):
            if number == len(self._stood) * _STRIDE:
                self._stood.append(_another(journal))
            before = board_view.snapshot(journal)
            journal.happen(self._events[number])
        return journal, board_view.changes(journal, before)["moved"]


@lru_cache(_MATCHES)
def _gone_through(match: Reel) -> Replayed:
    return Replayed(match.source())


def _another(journal: Journal) -> Journal:
    """The same once more, to go on from: what happens there does not happen here."""
    twin = copy(journal)
    twin.table, twin.help = journal.table.copy(), replace(journal.help)
    return twin


def beginning(kept: Kept) -> Journal:
    """The table as it was before anything happened at it."""
    return Journal(Kept(kept.table, kept.seats, ()))


def later(kept: Kept, journal: Journal) -> list[Any]:
    """The events kept that were not taken back, beyond those a table begins with."""
    gone = helping.taken_back(kept.acts)
    return [event for act in kept.acts if act.at not in gone for event in journal.events_of(act.body)]
