"""The text form of records: one line an act, throws numbered, results and their reasons written out.

Written canonically; read leniently (numbers, case and spacing do not matter, results may be missing). Results are
checked when they are there: a record that claims another result than the rules give is reported.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..board import SIDES
from ..errors import BadRecord, TablierError, Unreadable
from ..games.trictrac.referee import BY_HAND, Marked
from ..table import Event, Phase, Result, Table
from ..table import events as acts

if TYPE_CHECKING:
    from .record import Fault, Record

_VERBS: dict[str, type[Event]] = {
    "begins": acts.Begin, "casts": acts.Cast, "voids": acts.Void, "adjusts": acts.Adjust, "doubles": acts.Double,
    "takes": acts.Take, "drops": acts.Drop, "waives": acts.Waive, "resigns": acts.Resign, "stays": acts.Stay,
    "leaves": acts.Leave, "agrees": acts.Agree, "demands": acts.Demand, "accepts": acts.Accept,
    "contests": acts.Contest, "withdraws": acts.Withdraw, "persists": acts.Persist, "forgives": acts.LetStand,
}  # fmt: skip
_VERBS_WITH_NUMBER: dict[str, type[Event]] = {"touches": acts.Touch, "breaks": acts.Break, "claims": acts.Claim}

_HEADER = re.compile(r"(?P<name>[A-Za-z][A-Za-z0-9_-]*)\s*:\s*(?P<value>.*)")
_NUMBERED = re.compile(r"^\d+\.\s*")
_DICE = r"[1-6](?:-[1-6]){1,2}"
_THROW = re.compile(rf"(?P<side>white|black)\s+(?P<dice>{_DICE})(?:\s*\([^)]*\))?\s*(?::\s*(?P<play>.*))?", re.I)
_BOTH = re.compile(r"(?P<kind>opening|unbind)\s+(?P<white>[1-6])-(?P<black>[1-6])", re.I)
_ACT = re.compile(r"(?P<side>white|black)\s+(?P<verb>[a-z]+)(?:\s+(?P<rest>.*))?", re.I)
_RESULT = re.compile(r"=\s*(?:(?P<side>white|black)\s+wins\s+(?P<points>\d+)|(?P<drawn>drawn|broken off))\b.*", re.I)
_MARKED = re.compile(r"\+\s*(?P<side>white|black)\s+(?P<points>-?\d{1,4})\s*:.*\[(?P<clause>[A-Z]+-\d+)\]", re.I)
_LOTS = re.compile(r"lots\s+([1-4])-([1-4])", re.I)
_ADVICE = re.compile(r"advice of ([1-4])\s*:\s*(.*)", re.I)
_ABANDON = re.compile(r"player ([1-4])\s+(would break off|would play on)", re.I)
_MARKS = re.compile(r"(\d{1,3})(?:\s+and\s+pegs\s+(\d{1,3}))?", re.I)
_SCHOOL = re.compile(r"school of (\d{1,3}) too (much|little)", re.I)
_GAME = re.compile(r"game\s+\d+", re.I)


def write_text(
    first_line: str,
    headers: Mapping[str, str],
    table: Table,
    events: Sequence[Event],
    comments: Mapping[int, list[str]],
) -> str:
    """A whole record as text. ``table`` is fresh and is played through the events on the way."""
    lines = [first_line, *(f"{name}: {one_line(value)}" for name, value in headers.items()), ""]
    lines += _event_lines(table, events, comments)
    return "\n".join(lines).rstrip("\n") + "\n"


def one_line(text: str) -> str:
    """A text on one line, without what a terminal might take for a command."""
    plain = (sign for sign in text if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs"))
    return " ".join("".join(plain).split())


def _event_lines(table: Table, events: Sequence[Event], comments: Mapping[int, list[str]]) -> Iterator[str]:
    number = 0
    games = 1
    line = ""
    waiting: list[str] = []
    joined = False
    for i, event in enumerate(events):
        ended, marked, dice = len(table.results), len(table.marks), table.dice
        table.apply(event)
        match event:
            case acts.Throw(player, thrown):
                number += 1
                line = f"{number}. {SIDES[player]} {_called(table, thrown)}"
            case acts.Played(player, play):
                previous = events[i - 1] if i else None
                if isinstance(previous, acts.Opening):
                    number += 1
                    line = f"{number}. {SIDES[player]} {_called(table, dice)}: {play}"
                elif isinstance(previous, acts.Throw) and joined:
                    line += f": {play}"
                else:
                    line = f"   {SIDES[player]} plays {play}"
            case acts.NextGame():
                games += 1
                number = 0
                line = f"\ngame {games}"
            case _:
                line = _simple_line(event)
        said = [comment for comment in map(one_line, comments.get(i, ())) if comment]
        new_throw = isinstance(event, acts.Throw | acts.Opening)
        marks = [_mark_line(mark) for mark in table.marks[0 if new_throw else marked :] if mark.clause != BY_HAND]
        if (
            isinstance(event, acts.Throw)
            and not said
            and i + 1 < len(events)
            and isinstance(events[i + 1], acts.Played)
        ):
            waiting, joined = marks, True
            continue  # the play follows on the same line
        if said and not isinstance(event, acts.Advise):  # advice goes to the end of its line, whatever is in it
            line += f" ; {said.pop(0)}"
        yield line
        yield from (f"   ; {comment}" for comment in said)
        yield from waiting + marks
        waiting, joined = [], False
        if len(table.results) > ended:
            yield _result_line(table.results[-1])


def _called(table: Table, dice: tuple[int, ...]) -> str:
    name = table.game.announce(dice)
    return "-".join(map(str, dice)) + (f" ({name})" if name else "")


def _simple_line(event: Event) -> str:
    match event:
        case acts.Opening(white, black):
            return f"opening {white}-{black}"
        case acts.Unbind(white, black):
            return f"unbind {white}-{black}"
        case acts.Lots(seats):
            return "lots " + "-".join(str(seat + 1) for seat in seats)
        case acts.Advise(adviser, advice):
            return f"   advice of {adviser + 1}: {advice}"
        case acts.Abandon(who) | acts.PlayOn(who):
            return f"   player {who + 1} would {'break off' if isinstance(event, acts.Abandon) else 'play on'}"
        case acts.Mark(player, points, holes):
            return f"   {SIDES[player]} marks {points}" + ("" if holes is None else f" and pegs {holes}")
        case acts.School(player, points, over):
            return f"   {SIDES[player]} cries school of {points} too {'much' if over else 'little'}"
        case acts.Replace(player, play):
            return f"   {SIDES[player]} replaces {play}"
        case acts.Touch(player, number) | acts.Break(player, number) | acts.Claim(player, number):
            verb = next(verb for verb, kind in _VERBS_WITH_NUMBER.items() if kind is type(event))
            return f"   {SIDES[player]} {verb} {number}"
    verb = next(verb for verb, kind in _VERBS.items() if kind is type(event))
    return f"   {SIDES[event.player]} {verb}"  # type: ignore[attr-defined]


def _mark_line(mark: Marked) -> str:
    return f"+ {SIDES[mark.player]} {mark.points}: {mark.reason} [{mark.clause}]"


def _result_line(result: Result) -> str:
    nobody = "broken off" if result.clause == "T-80" else "drawn"
    who = nobody if result.winner is None else f"{SIDES[result.winner]} wins {result.points}"
    return f"= {who}: {result.reason} [{result.clause}]"


def read_text(text: str, record_type: type[Record], fault_type: Callable[[int, str], Fault]) -> Record:
    """Read a record from text as far as possible. Raises BadRecord if its headers do not describe a table."""
    lines = text.lstrip("\ufeff").splitlines()
    headers: dict[str, str] = {}
    where: dict[str, int] = {}
    body = len(lines)
    if not lines or not lines[0].strip().lower().startswith("tablier record"):
        raise BadRecord(1, "a record begins with the line 'tablier record 1'")
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            if headers:
                body = number
                break
            continue
        match = _HEADER.fullmatch(line.strip())
        if match is None:
            raise BadRecord(number, f"{line.strip()!r} is not a header such as 'game: garanguet'")
        headers[match["name"].lower()] = match["value"].strip()
        where[match["name"].lower()] = number
    try:
        table, tags = record_type.table_from(headers)
        record = record_type(table, tags=tags)
    except TablierError as problem:
        raise BadRecord(where.get("game", 1), str(problem)) from None
    playing = table.fresh()
    for number, line in enumerate(lines[body:], body + 1):
        try:
            _take_in(line, playing, record)
        except TablierError as problem:
            record.faults.append(fault_type(number, str(problem)))
            break
    record.events = list(playing.events)
    return record


def _take_in(line: str, table: Table, record: Record) -> None:
    """Apply what one line says to the table. Raises TablierError."""
    said, _, comment = (part.strip() for part in line.partition(";"))
    if _ADVICE.fullmatch(line.strip()):
        said, comment = line.strip(), ""
    if said:
        for event in _events(_NUMBERED.sub("", said), table):
            table.apply(event)
    if comment:
        record.comments.setdefault(max(len(table.events) - 1, 0), []).append(one_line(comment))


def _events(said: str, table: Table) -> Iterator[Event]:
    if match := _THROW.fullmatch(said):
        player = SIDES.index(match["side"].lower())
        dice = tuple(map(int, match["dice"].split("-")))
        if not (table.phase is Phase.PLAY and sorted(table.dice) == sorted(dice) and table.player == player):
            yield acts.Throw(player, dice)
        if match["play"] is not None:
            yield _played(player, match["play"], table)
    elif match := _BOTH.fullmatch(said):
        kind = acts.Opening if match["kind"].lower() == "opening" else acts.Unbind
        yield kind(int(match["white"]), int(match["black"]))
    elif match := _RESULT.fullmatch(said):
        _check_result(match, table)
    elif match := _MARKED.fullmatch(said):
        _check_mark(match, table)
    elif match := _LOTS.fullmatch(said):
        yield acts.Lots((int(match[1]) - 1, int(match[2]) - 1))
    elif match := _ADVICE.fullmatch(said):
        yield acts.Advise(int(match[1]) - 1, match[2].strip())
    elif match := _ABANDON.fullmatch(said):
        yield (acts.Abandon if match[2].lower().endswith("off") else acts.PlayOn)(int(match[1]) - 1)
    elif _GAME.fullmatch(said):
        if table.events:
            yield acts.NextGame()
    elif match := _ACT.fullmatch(said):
        yield _act(SIDES.index(match["side"].lower()), match["verb"].lower(), (match["rest"] or "").strip(), table)
    else:
        raise Unreadable("bad-line", f"{said!r} is not an act at this table.")


def _act(player: int, verb: str, rest: str, table: Table) -> Event:
    if verb == "plays":
        return _played(player, rest, table)
    if verb == "replaces":
        return acts.Replace(player, rest)
    if verb == "marks" and (match := _MARKS.fullmatch(rest)):
        return acts.Mark(player, int(match[1]), int(match[2]) if match[2] else None)
    if verb == "cries" and (match := _SCHOOL.fullmatch(rest)):
        return acts.School(player, int(match[1]), match[2].lower() == "much")
    kinds: dict[str, Any] = _VERBS if not rest else _VERBS_WITH_NUMBER
    if verb not in kinds or (rest and not (rest.isascii() and rest.isdigit() and len(rest) < 3)):
        raise Unreadable("bad-line", f"Nobody {verb} {rest}".strip() + " at this table.")
    event: Event = kinds[verb](player, int(rest)) if rest else kinds[verb](player)
    return event


def _played(player: int, text: str, table: Table) -> Event:
    """The play in its canonical form, so that a record read leniently is written canonically."""
    if table.phase is not Phase.PLAY:
        return acts.Played(player, text)
    return acts.Played(player, table.read_play(text).notation)


def _check_result(match: re.Match[str], table: Table) -> None:
    replayed = bool(table.results) and table.results[-1].winner is None
    if not table.results or (table.phase not in (Phase.BETWEEN, Phase.OVER) and not replayed):
        raise Unreadable("bad-result", "The record gives a result, but the game is not over.")
    result = table.results[-1]
    said = None if match["drawn"] else (SIDES.index(match["side"].lower()), int(match["points"]))
    if said != (None if result.winner is None else (result.winner, result.points)):
        raise Unreadable(
            "bad-result", f"The record gives another result than the rules: {result.reason}, {result.points}."
        )


def _check_mark(match: re.Match[str], table: Table) -> None:
    said = SIDES.index(match["side"].lower()), int(match["points"]), match["clause"].upper()
    if all(said != (mark.player, mark.points, mark.clause) for mark in table.marks):
        raise Unreadable("bad-mark", f"{match['side']} does not mark {said[1]} under {said[2]} here.")
