"""The text form of records: one line an act, throws numbered, results and their reasons written out.

Written canonically; read leniently (numbers, case and spacing do not matter, results may be missing). Results are
checked when they are there: a record that claims another result than the rules give is reported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from functools import cache
from textwrap import indent
from typing import TYPE_CHECKING, Any

from ..board import SIDES
from ..errors import BadRecord, TablierError, Unreadable
from ..saying import Said, Who, quoted
from ..table import Event, Phase, Result, Table
from ..table.declaring import KINDS
from ..table.events import NextGame, Opening, Played, Throw
from ..table.insight import BY_HAND, Marked
from ..table.lines import Line
from .plain import one_line
from .variations import BAD_VARIATION, MOST_DEEP, Variation, too_deep
from .verdicts import BAD_VERDICT, SIGN, Verdict

if TYPE_CHECKING:
    from .record import Fault, Record

_HEADER = re.compile(r"(?P<name>[A-Za-z][A-Za-z0-9_-]*)\s*:\s*(?P<value>.*)")
_NUMBERED = re.compile(r"^\d+\.\s*")
_DICE = r"[1-6](?:-[1-6]){1,2}"
_THROW = re.compile(rf"(?P<side>white|black)\s+(?P<dice>{_DICE})(?:\s*\([^)]*\))?\s*(?::\s*(?P<play>.*))?", re.I)
_RESULT = re.compile(
    r"=\s*(?:(?P<side>white|black)\s+wins\s+(?P<points>\d{1,9})|(?P<drawn>drawn|broken off))\b.*", re.I
)
_MARKED = re.compile(r"\+\s*(?P<side>white|black)\s+(?P<points>-?\d{1,4})\s*:.*\[(?P<clause>[A-Z]+-\d+)\]", re.I)
_GAME = re.compile(r"game\s+\d+", re.I)
BEGIN, END = "()"
"""Between them, each at the beginning of a line, stands what might have happened instead of the event above."""


def write_text(
    first_line: str,
    headers: Mapping[str, str],
    table: Table,
    record: Record,
) -> str:
    """A whole record as text. ``table`` is fresh and is played through the events on the way."""
    lines = [first_line, *(f"{name}: {one_line(value)}" for name, value in headers.items()), ""]
    lines += _event_lines(table, record, 0, 1)
    return "\n".join(lines).rstrip("\n") + "\n"


def _event_lines(table: Table, course: Record | Variation, number: int, games: int) -> Iterator[str]:
    """The lines of what happened, or might have, after so many throws of the game of this number."""
    events = course.events
    line = ""
    waiting: list[str] = []
    joined = False
    for i, event in enumerate(events):
        ended, marked, dice = len(table.results), len(table.marks), table.dice
        others = course.variations.get(i, ())
        instead = [list(_event_lines(table.copy(), other, number, games)) for other in others]
        table.apply(event)
        match event:
            case Throw():
                number += 1
                line = f"{number}. {_called(table, event)}"
            case Played(player, play):
                previous = events[i - 1] if i else None
                if isinstance(previous, Opening):
                    number += 1
                    line = f"{number}. {_called(table, Throw(player, dice))}: {play}"
                elif isinstance(previous, Throw) and joined:
                    line += f": {play}"
                else:
                    line = _line(event)
            case NextGame():
                games += 1
                number = 0
                line = f"\n{event.line()} {games}"
            case _:
                line = _line(event)
        said = [comment for comment in map(one_line, course.comments.get(i, ())) if comment]
        new_throw = isinstance(event, Throw | Opening)
        marks = [_mark_line(mark) for mark in table.marks[0 if new_throw else marked :] if mark.clause != BY_HAND]
        found = course.verdicts.get(i, ())
        play_follows = i + 1 < len(events) and isinstance(events[i + 1], Played)
        if isinstance(event, Throw) and play_follows and not (said or found or instead):
            waiting, joined = marks, True
            continue  # the play follows on the same line
        if said and not event.declared.line.to_the_end:
            line += f" ; {said.pop(0)}"
        yield line
        yield from (f"   ; {comment}" for comment in said)
        yield from (f"   {verdict.line()}" for verdict in found)
        yield from waiting + marks
        waiting, joined = [], False
        if len(table.results) > ended:
            yield _result_line(table.results[-1])
        for lines in instead:
            yield from (f"   {BEGIN}", *(indent(line, "   ") for line in lines), f"   {END}")


def instead(variation: Variation) -> str:
    """A variation on one line, for whoever reads a match act by act."""
    said = (
        " ; ".join([event.line(), *variation.comments.get(number, ())]) for number, event in enumerate(variation.events)
    )
    return f"{BEGIN} {', '.join(said)} {END}"


def _called(table: Table, thrown: Throw) -> str:
    name = table.game.announce(thrown.dice)
    return thrown.line() + (f" ({name})" if name else "")


def _line(event: Event) -> str:
    return f"{'   ' if event.declared.line.set_in else ''}{event.line()}"


def _mark_line(mark: Marked) -> str:
    return f"+ {SIDES[mark.player]} {mark.points}: {_written(mark.reason)} [{mark.clause}]"


def _written(reason: Said | str) -> str:
    """A reason in English, with the apostrophe that every keyboard has: so records have always been written."""
    return str(reason).replace("’", "'")


def _result_line(result: Result) -> str:
    nobody = "broken off" if result.clause == "T-80" else "drawn"
    who = nobody if result.winner is None else f"{SIDES[result.winner]} wins {result.points}"
    return f"= {who}: {_written(result.reason)} [{result.clause}]"


def read_text(
    text: str, form: str, record_type: type[Record], fault_type: Callable[[int, TablierError], Fault], check: bool
) -> Record:
    """Read a record from text as far as possible. Raises BadRecord if its headers do not describe a table, and for
    another version than ``form``; what says no version is taken for one of this. Unless it is to be checked, nothing is
    played: plays are as they are written, and results are left aside.
    """
    lines = text.lstrip("\ufeff").splitlines()
    headers: dict[str, str] = {}
    where: dict[str, int] = {}
    body = len(lines)
    if not lines or not lines[0].strip().lower().startswith("tablier record"):
        raise BadRecord(1, Said("records.no-beginning"))
    given = " ".join(lines[0].lower().split())
    if given not in ("tablier record", form):
        raise BadRecord(1, Said("records.other-format", given=quoted(lines[0].strip()), wanted=quoted(form)))
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            if headers:
                body = number
                break
            continue
        match = _HEADER.fullmatch(line.strip())
        if match is None:
            raise BadRecord(number, Said("records.no-header", line=quoted(line.strip())))
        headers[match["name"].lower()] = match["value"].strip()
        where[match["name"].lower()] = number
    try:
        record = described(headers, record_type)
    except TablierError as problem:
        at = where.get(to_blame(headers, problem, record_type), 1)
        raise BadRecord(at, problem.said, problem.clause) from None
    reading = _Reading(record.table.fresh() if check else _Unplayed(record.table), record)
    for number, line in enumerate(lines[body:], body + 1):
        try:
            reading.take(line)
        except TablierError as problem:
            record.faults.append(fault_type(number, problem))
            if problem.code in (BAD_VERDICT, BAD_VARIATION):  # what was played does not depend on it
                continue
            if not reading.leave_aside():
                break
    try:
        reading.end()
    except TablierError as problem:
        record.faults.append(fault_type(len(lines), problem))
    return record


def described(headers: Mapping[str, str], record_type: type[Record]) -> Record:
    """The record of the table that headers describe, before anything happens there. Raises TablierError."""
    table, tags = record_type.table_from(headers)
    return record_type(table, tags=tags)


def to_blame(headers: Mapping[str, str], problem: TablierError, record_type: type[Record]) -> str:
    """Which header is to blame that nothing can be made of all: without it there is no problem, or another one."""
    for name in headers:
        if name == "game":
            continue  # without that one there is always another
        try:
            described({other: value for other, value in headers.items() if other != name}, record_type)
        except TablierError as other:
            if other.args == problem.args:
                continue
        return name
    return "game"


class _Place:
    """Where one reads: in the match itself or in a variation of it, at a table that follows."""

    def __init__(self, table: Table | _Unplayed, course: Record | Variation) -> None:
        self.table = table
        self.course = course
        self.begun = len(table.events)
        self.before: Any = None
        """The table as it was before the last event."""

    @property
    def at(self) -> int:
        """The number of the last event, -1 if there is none yet."""
        return len(self.table.events) - self.begun - 1

    def apply(self, event: Event) -> None:
        self.before = self.table.checkpoint()
        self.table.apply(event)
        self.course.events.append(event)

    def instead(self) -> _Place:
        """A variation of the last event. Raises Unreadable."""
        if self.at < 0:
            raise Unreadable(BAD_VARIATION, Said("records.variation-of-nothing"))
        twin = self.table.copy()
        twin.restore(self.before)
        return _Place(twin, Variation([]))


class _Reading:
    """Reads the lines of a record one by one, into it and into its variations."""

    def __init__(self, table: Table | _Unplayed, record: Record) -> None:
        self._places = [_Place(table, record)]
        self._aside = 0
        """How many variations are open of which nothing more is read."""

    def take(self, line: str) -> None:
        """Take in what one line says. Raises TablierError."""
        line = line.strip()
        if line.startswith(BEGIN):
            self._begin()
            line = line[len(BEGIN) :].strip()
        if line == END:
            self._end()
        elif line and not self._aside:
            (_take_note if line.startswith(SIGN) else _take_in)(line, self._places[-1])

    def leave_aside(self) -> bool:
        """Read nothing more of the variation one is in; False if that is the match itself."""
        if len(self._places) == 1:
            return False
        self._aside = 1
        self._close()
        return True

    def end(self) -> None:
        """There are no more lines. Raises Unreadable if variations are still open."""
        still_open = self._aside or len(self._places) > 1
        while len(self._places) > 1:
            self._close()
        if still_open:
            raise Unreadable(BAD_VARIATION, Said("records.variation-not-ended"))

    def _begin(self) -> None:
        if self._aside:
            self._aside += 1
            return
        try:
            if len(self._places) > MOST_DEEP:
                raise too_deep()
            self._places.append(self._places[-1].instead())
        except Unreadable:
            self._aside = 1
            raise

    def _end(self) -> None:
        if self._aside:
            self._aside -= 1
        elif len(self._places) == 1:
            raise Unreadable(BAD_VARIATION, Said("records.variation-not-begun"))
        else:
            self._close()

    def _close(self) -> None:
        done, beside = self._places.pop().course, self._places[-1]
        if isinstance(done, Variation) and done.events:
            beside.course.variations.setdefault(beside.at, []).append(done)


class _Unplayed:
    """Stands for a table where a record is only read: it takes every event in, and knows what the last throw was."""

    results: tuple[Result, ...] = ()
    marks: tuple[Marked, ...] = ()

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.events: list[Event] = []
        self.phase = Phase.OPENING
        self.dice: tuple[int, ...] = ()
        self.player: int | None = None

    def apply(self, event: Event) -> None:
        self.events.append(event)
        if isinstance(event, Throw):
            self.phase, self.dice, self.player = Phase.PLAY, event.dice, event.player
        elif isinstance(event, Opening) and self.game.opening_is_played and event.white != event.black:
            self.phase, self.dice = Phase.PLAY, (event.white, event.black)
            self.player = 0 if event.white > event.black else 1
        else:  # the same dice may be thrown again, after leaving in Trictrac, say: only a last throw is on the table
            self.phase = Phase.THROW

    def checkpoint(self) -> tuple[Any, ...]:
        return self.phase, self.dice, self.player, len(self.events)

    def restore(self, known: Any) -> None:
        self.phase, self.dice, self.player, happened = known
        del self.events[happened:]

    def copy(self) -> _Unplayed:
        twin = copy(self)
        twin.events = list(self.events)
        return twin


def _take_note(line: str, place: _Place) -> None:
    """Keep what a verdict says of the last event. Raises Unreadable."""
    verdict, comment = Verdict.read(line)
    if place.at < 0:
        raise Unreadable(BAD_VERDICT, Said("records.verdict-of-nothing"))
    place.course.verdicts.setdefault(place.at, []).append(verdict)
    if comment:
        place.course.comments.setdefault(place.at, []).append(one_line(comment))


def _take_in(line: str, place: _Place) -> None:
    """Let happen what one line says. Raises TablierError."""
    said, _, comment = (part.strip() for part in line.partition(";"))
    if any(spoken.read(line) for spoken in _to_the_end(len(KINDS))):
        said, comment = line, ""
    if said:
        for event in _events(_NUMBERED.sub("", said), place.table):
            place.apply(event)
    if comment:
        place.course.comments.setdefault(max(place.at, 0), []).append(one_line(comment))


@cache
def _to_the_end(kinds: int) -> tuple[Line, ...]:
    """The lines in which everything up to their end is said; ``kinds`` is how many events there are."""
    return tuple(act.declared.line for act in KINDS.values() if act.declared.line.to_the_end)


def _events(said: str, table: Table | _Unplayed) -> Iterator[Event]:
    if match := _THROW.fullmatch(said):
        player = SIDES.index(match["side"].lower())
        dice = tuple(map(int, match["dice"].split("-")))
        if not (table.phase is Phase.PLAY and sorted(table.dice) == sorted(dice) and table.player == player):
            yield Throw(player, dice)
        if match["play"] is not None:
            yield _played(player, match["play"], table)
    elif match := _RESULT.fullmatch(said):
        if isinstance(table, Table):
            _check_result(match, table)
    elif match := _MARKED.fullmatch(said):
        if isinstance(table, Table):
            _check_mark(match, table)
    elif _GAME.fullmatch(said):
        if table.events:
            yield NextGame()
    else:
        yield _event(said, table)


def _event(said: str, table: Table | _Unplayed) -> Event:
    """The event whose line this is, whichever it may be."""
    for act in KINDS.values():
        fields = act.declared.line.read(said)
        if fields is not None:
            event = act(**fields)
            return _played(event.player, event.play, table) if isinstance(event, Played) else event
    raise Unreadable("bad-line", Said("records.no-act", line=quoted(said)))


def _played(player: int, text: str, table: Table | _Unplayed) -> Event:
    """The play in its canonical form, so that a record read leniently is written canonically."""
    if table.phase is not Phase.PLAY or not isinstance(table, Table):
        return Played(player, text.strip())
    return Played(player, table.read_play(text).notation)


def _check_result(match: re.Match[str], table: Table) -> None:
    replayed = bool(table.results) and table.results[-1].winner is None
    if not table.results or (table.phase not in (Phase.BETWEEN, Phase.OVER) and not replayed):
        raise Unreadable("bad-result", Said("records.result-too-soon"))
    result = table.results[-1]
    said = None if match["drawn"] else (SIDES.index(match["side"].lower()), int(match["points"]))
    if said != (None if result.winner is None else (result.winner, result.points)):
        told = Said("records.other-result", reason=result.reason, points=result.points)
        raise Unreadable("bad-result", told)


def _check_mark(match: re.Match[str], table: Table) -> None:
    said = SIDES.index(match["side"].lower()), int(match["points"]), match["clause"].upper()
    if all(said != (mark.player, mark.points, mark.clause) for mark in table.marks):
        told = Said("records.no-such-mark", who=Who(said[0]), points=said[1], clause=said[2])
        raise Unreadable("bad-mark", told)
