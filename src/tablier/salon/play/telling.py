"""What the referee says at a table of the salon: the lines of the record, the cards of a throw, and what is read aloud.

The sentences are those of :mod:`tablier.telling`; here they get their numbers, kinds and clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ... import text
from ...games import family_of
from ...saying import Said
from ...table import Event, Result, Table
from ...table.events import Played
from ...telling import sentences
from ...telling.plain import Scribe

_CLAUSE = re.compile(r" ?\[([A-Z]+-\d+)\]")
_COLOUR = re.compile(r"\b(?:White|Black)\b")


class Line(NamedTuple):
    """One line of the record. ``at`` is how many events had happened by then."""

    at: int
    player: int | None
    kind: str
    text: Said | str
    clause: str | None


class Teller:
    """Tells what happens at a table, act by act; ask after every act, since much is known only until the next throw."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told = 0
        self._results = 0
        self._scribe = family_of(table.game).telling.scribe(table)

    def lines(self) -> Iterator[Line]:
        """What is new since it was asked last."""
        table = self._table
        new = table.events[self._told :]
        self._told = len(table.events)
        at = self._told
        if self._scribe is not None:
            yield from self._with_reasons(self._scribe, new, at)
        else:
            for number, event in enumerate(new, at - len(new)):
                yield _line(at, _player(event), event.kind, _sentence(table, number, event))
        for result in table.results[self._results :]:
            yield ending(table, result)
        self._results = len(table.results)

    def _with_reasons(self, told: Scribe, new: Sequence[Event], at: int) -> Iterator[Line]:
        acts = iter(new)
        for sentence in told.lines(sentences.sentence):
            # Reasons are set in; what stands at the margin is an act, or what has become of the points.
            event = None if sentence.startswith("  ") else next(acts, None)
            if event is not None:
                yield _line(at, _player(event), event.kind, sentence)
            else:
                yield _line(at, None, "jan" if sentence.startswith("  ") else "marked", sentence.strip())


def ending(table: Table, result: Result) -> Line:
    """How a game ended."""
    return _line(len(table.events), result.winner, "result", outcome(table, result))


def outcome(table: Table, result: Result) -> str:
    """How a game ended, the players called by their names."""
    ended = sentences.outcome(table, result)
    if table.account is not None:
        return ended
    reason, mark, score = ended.partition(" Score: ")
    return _COLOUR.sub(lambda side: table.names[side[0] == "Black"], reason) + mark + score


def note(table: Table, player: int | None, sentence: Said) -> Line:
    """A line about something that is no event of the game: somebody sat down, the house steps in."""
    return Line(len(table.events), player, "note", sentence, None)


def cards(table: Table, roller: int | None) -> list[dict[str, Any]]:
    """What the last throw is worth, a card an event in marking order. Under manual marking there are none."""
    if roller is None:
        return []
    cards = family_of(table.game).telling.cards(table, roller)
    return [{**card, "must": split_clause(card["must"])[0] if card["must"] else None} for card in cards]


def split_clause(sentence: str) -> tuple[str, str | None]:
    """A sentence without the clause in brackets, and that clause; with several of them all stay but the last goes."""
    found = list(_CLAUSE.finditer(sentence))
    if len(found) != 1:
        return sentence, found[0][1] if found else None
    return sentence[: found[0].start()] + sentence[found[0].end() :], found[0][1]


def _line(at: int, player: int | None, kind: str, sentence: str) -> Line:
    plain, clause = split_clause(sentence)
    return Line(at, player, kind, plain, clause)


def _sentence(table: Table, number: int, event: Event) -> str:
    if isinstance(event, Played):
        return sentences.played(table, event, sentences.dice_of(table.events, number))
    return sentences.sentence(table, event)


def _player(event: Event) -> int | None:
    found: int | None = getattr(event, "player", None)
    return found


def throw_said(table: Table, player: int, dice: Sequence[int]) -> str:
    """A throw as it is read aloud."""
    called = text.throw(tuple(dice), table.game.announce(tuple(dice)))
    return f"{table.names[player]} throws {called}."
