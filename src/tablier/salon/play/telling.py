"""What the referee says at a table of the salon: the lines of the record, and the cards of a throw.

They are those of :mod:`tablier.telling`; here they get their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ...games import family_of
from ...saying import Said, Told
from ...table import Result, Table
from ...table.events import Played
from ...telling import sentences


class ToldLine(NamedTuple):
    """One line of the record. ``at`` is how many events had happened by then."""

    at: int
    player: int | None
    kind: str
    text: Said | str
    clause: str | None


class Chronicler:
    """Tells what happens at a table, act by act; ask after every act, since much is known only until the next throw."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told = 0
        self._results = 0
        self._scribe = family_of(table.game).telling.scribe(table)

    def lines(self) -> Iterator[ToldLine]:
        """What is new since it was asked last."""
        table, first = self._table, self._told
        self._told = len(table.events)
        told = _singly(table, first) if self._scribe is None else self._scribe.lines(sentences.sentence)
        for line in told:
            yield ToldLine(self._told, line.player, line.kind, line.said, line.clause)
        for result in table.results[self._results :]:
            yield ending(table, result)
        self._results = len(table.results)


def _singly(table: Table, first: int) -> Iterator[Told]:
    """A line for each act from event number ``first`` on."""
    for number, event in enumerate(table.events[first:], first):
        if isinstance(event, Played):
            yield sentences.played(table, event, table.events[:number])
        else:
            yield sentences.sentence(table, event)


def ending(table: Table, result: Result) -> ToldLine:
    """How a game ended."""
    return ToldLine(len(table.events), result.winner, "result", outcome(table, result), result.clause)


def outcome(table: Table, result: Result) -> Said | str:
    """How a game ended and what that brings, with the score where there is one."""
    ended, *score = (told.said for told in sentences.outcome(table, result))
    return Said("telling.both", first=ended, second=score[0]) if score else ended


def note(table: Table, player: int | None, sentence: Said) -> ToldLine:
    """A line about something that is no event of the game: somebody sat down, the house steps in."""
    return ToldLine(len(table.events), player, "note", sentence, None)


def cards(table: Table, roller: int | None) -> list[dict[str, Any]]:
    """What the last throw is worth, a card a jan in marking order. Under manual marking there are none."""
    return [] if roller is None else family_of(table.game).telling.cards(table, roller)
