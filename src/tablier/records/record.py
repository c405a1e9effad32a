"""What a record holds, and how it becomes a file and a table again."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, ClassVar, NamedTuple, overload

from ..board import SIDES
from ..errors import BadOption, BadRecord, TablierError, Unreadable
from ..games import Position, Roll, find_game
from ..games.game import show_value
from ..kinds import check_kind, declared
from ..saying import Said, quoted
from ..table import Event, Table
from ..table.table import SEAT_NAMES
from ..throws import shown
from .lines import described, read_text, write_text
from .plain import decoded, one_line
from .variations import Variation, entries, read_entries, told_apart
from .verdicts import Verdict

FORMAT = "tablier record 1"
_BEGINNING = re.compile(r"^tablier record\b", re.IGNORECASE | re.MULTILINE)
TAG_NAME = re.compile(r"[a-z][a-z0-9_-]*")
EDITION = "referee-edition"
"""The header that says by which edition the referee judges; it is written where there has been more than one."""
NAMED = "really-called"
"""The header that says which sides are played by somebody who is called so: else ``White`` stands for no name."""
_SETTINGS = ("game", "match", "seed", "start", EDITION, NAMED)


@dataclass(frozen=True)
class Fault:
    """Where a record could not be read, and why. Lines, or events of a JSON record, count from 1."""

    line: int
    problem: TablierError
    entry: bool = False
    """Whether it is an event of a JSON record, by its number."""

    @property
    def reason(self) -> str:
        """Why, with its clause if there is one, in English, for nobody in particular."""
        return str(self.problem)

    @property
    def said(self) -> Said:
        """Where and why, to be said to somebody; the clause is the problem's."""
        line, why = self.line, self.problem.said
        return (
            Said("records.fault-entry", line=line, why=why) if self.entry else Said("records.fault", line=line, why=why)
        )

    @property
    def error(self) -> BadRecord:
        """What is raised where a record is wanted whole."""
        return BadRecord(self.line, self.problem.said, self.problem.clause, self.entry)

    def __str__(self) -> str:
        return f"{self.said} [{self.problem.clause}]" if self.problem.clause else str(self.said)


class RecordedEvent(NamedTuple):
    """An event of a record where it happened."""

    number: int
    event: Event
    position: Position
    """The position before it, and the dice to be played then."""
    dice: Roll
    comments: tuple[str, ...]
    verdicts: tuple[Verdict, ...]
    variations: tuple[Variation, ...] = ()
    """What might have happened instead."""


@dataclass(repr=False)
class Record:
    """A match: the table as it was set up, the events, comments, verdicts and variations (by event index), remarks in
    ``tags``.

    ``faults`` says what could not be read; the events before the fault are there all the same, and those after it where
    only a verdict or a variation is damaged.
    """

    elsewhere: ClassVar[Callable[[str, str], Record | None]] = lambda text, suffix: None
    """What reads a text that another program wrote, if it knows it by its suffix or its look; :mod:`tablier.formats`,
    which stands above the records, says so itself."""

    table: Table
    events: list[Event] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    verdicts: dict[int, list[Verdict]] = field(default_factory=dict)
    variations: dict[int, list[Variation]] = field(default_factory=dict)

    @classmethod
    @declared
    def of(cls, table: Table, /, **tags: str) -> Record:
        """The record of a table as it stands."""
        return cls(table.fresh(), list(table.events), tags=dict(tags))

    def __post_init__(self) -> None:
        taken = {*_SETTINGS, *_name_headers(len(self.table.players))}
        taken |= {option.name for option in Table.options(self.table.game.id)}
        for name in self.tags:
            if name in taken or not TAG_NAME.fullmatch(name):
                raise BadOption("bad-tag", Said("records.bad-tag", name=quoted(name)))
        self.tags = {name: one_line(value) for name, value in self.tags.items()}

    @declared
    def replay(self, upto: int | None = None) -> Table:
        """The table after the events, or after the first ``upto`` of them."""
        return self.table.fresh().replay(self.events[:upto])

    @declared
    def vary(self, table: Table, *comments: str) -> Variation:
        """Keep what was tried at another table, such as ``record.replay(12)`` played on, as a variation of the first
        event that was played otherwise; comments are of its first. Raises Refusal where nothing was.

        ``record.replay(at).replay(variation.events)`` is that table again.
        """
        at = told_apart(self.events, table.events)
        variation = Variation(list(table.events[at:]))
        said = [comment for comment in map(one_line, comments) if comment]
        if said:
            variation.comments[0] = said
        self.variations.setdefault(at, []).append(variation)
        return variation

    def comment(self, number: int, text: str) -> None:
        """Say something of an event, counted from 0 as in ``record[number]``, behind what was said of it before.

        Raises IndexError.
        """
        check_kind("number", "int", number)
        number = range(len(self.events))[number]
        if said := one_line(text):
            self.comments.setdefault(number, []).append(said)

    def __repr__(self) -> str:
        players, faults = " – ".join(self.table.players), f", {len(self.faults)} faults" if self.faults else ""
        return f"<Record {self.table.game.full_id}, {players}, {len(self.events)} events{faults}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    # Text

    def __str__(self) -> str:
        return write_text(FORMAT, self.headers(), self.table.fresh(), self)

    def __iter__(self) -> Iterator[RecordedEvent]:
        """The events one by one, each with the position and the dice it found, what was said of it, what it was worth
        and what might have happened instead. The match is played through on the way; raises TablierError where that
        cannot be done.
        """
        table = self.table.fresh()
        for number, event in enumerate(self.events):
            said, worth = tuple(self.comments.get(number, ())), tuple(self.verdicts.get(number, ()))
            instead = tuple(self.variations.get(number, ()))
            yield RecordedEvent(number, event, table.position, table.dice, said, worth, instead)
            table.apply(event)

    @overload
    def __getitem__(self, number: int) -> RecordedEvent: ...

    @overload
    def __getitem__(self, number: slice) -> list[RecordedEvent]: ...

    def __getitem__(self, number: int | slice) -> RecordedEvent | list[RecordedEvent]:
        """One event as going through the record gives it, or several; all before the last of them are played."""
        return list(self)[number]

    def __len__(self) -> int:
        return len(self.events)

    def __bool__(self) -> bool:
        return True

    def checked(self) -> Record:
        """The same, played through: its ``faults`` say where the rules do not allow what is written."""
        table = self.table.fresh()
        record = Record(self.table, [], tags=dict(self.tags), faults=list(self.faults))
        read_entries(entries(self), record, table, record._misread)
        return record

    @classmethod
    @declared
    def read(cls, text: str, suffix: str = "", *, check: bool = True) -> Record:
        """Read a record in text or JSON. Raises BadRecord only if not even the game can be made out.

        With ``check`` it is played through, and what the rules do not allow is a fault. Without, which is a hundred
        times as fast, it is taken as it is written; :meth:`checked` plays it through later.
        Other programs' files (see :mod:`tablier.formats`) are read whole or refused with BadRecord.
        """
        text = text.removeprefix("\ufeff")
        if text.lstrip().startswith("{"):
            return cls._read_json(text, check)
        if not text.lstrip("\ufeff \n\r\t").lower().startswith("tablier record"):
            found = cls.elsewhere(text, suffix)
            if found is not None:
                return found
        return read_text(text, FORMAT, cls, Fault, check)

    def headers(self) -> dict[str, str]:
        """Everything before the first event, in the order in which it is written."""
        table = self.table
        headers = {"game": table.game.full_id}
        headers |= dict(zip(_name_headers(len(table.players)), table.players, strict=True))
        alike = [side for side, name in zip(SIDES, table.given_names, strict=False) if name in SEAT_NAMES]
        if alike:
            headers[NAMED] = " ".join(alike)
        headers["match"] = str(table.match)
        headers["seed"] = str(table.seed)
        if table.start is not None:
            headers["start"] = table.start.id
        off = {option.name: option.off for option in Table.options(table.game.id)}
        headers |= {name: show_value(value) for name, value in table.table_options.items() if value != off[name]}
        if table.edition > 1:
            headers[EDITION] = str(table.edition)
        return headers | self.tags

    @staticmethod
    @declared
    def table_from(headers: Mapping[str, str]) -> tuple[Table, dict[str, str]]:
        """The table that headers describe, and the tags among them. Raises TablierError."""
        rest = dict(headers)
        if "game" not in rest:
            raise Unreadable("no-game", Said("records.no-game"))
        game = rest.pop("game")
        settings: dict[str, Any] = {"edition": _whole(EDITION, rest.pop(EDITION, "1"))}
        if "start" in rest:
            settings["position"] = rest.pop("start")
        for name in ("match", "seed"):
            if name in rest:
                settings[name] = _whole(name, rest.pop(name))
        names = _names(rest, find_game(game).players)
        known = {option.name for option in Table.options(game)}
        options: dict[str, Any] = {name: rest.pop(name) for name in list(rest) if name in known}
        return Table(game, names=names, **settings, **options), rest

    # JSON

    def to_json(self) -> dict[str, Any]:
        """The record as plain values for JSON."""
        return {
            "format": FORMAT,
            "headers": self.headers(),
            "events": entries(self),
        }

    @classmethod
    def _read_json(cls, text: str, check: bool) -> Record:
        try:
            data = json.loads(text)
        except json.JSONDecodeError as problem:
            why = Said("formats.column", column=problem.colno, why=Said("records.not-json"))
            raise BadRecord(problem.lineno, why) from None
        except (ValueError, RecursionError):  # numbers of thousands of figures, lists in lists without end
            raise BadRecord(1, Said("records.not-json")) from None
        headers, events = data.get("headers"), data.get("events", [])
        if data.get("format") != FORMAT:
            raise BadRecord(1, Said("records.other-format", given=quoted(data.get("format")), wanted=quoted(FORMAT)))
        if not isinstance(headers, dict) or not all(isinstance(value, str) for value in headers.values()):
            raise BadRecord(1, Said("records.bad-headers"))
        if not isinstance(events, list):
            raise BadRecord(1, Said("records.bad-events"))
        try:
            record = described(headers, cls)
        except TablierError as problem:
            raise BadRecord(1, problem.said, problem.clause) from None
        playing = record.table.fresh() if check else None
        read_entries(events, record, playing, record._misread)
        return record

    def _misread(self, number: int, problem: TablierError) -> None:
        self.faults.append(Fault(number, problem, entry=True))

    # Files

    @declared
    def save(self, path: str | os.PathLike[str], content: str | None = None) -> None:
        """Write the record, as JSON if the name ends in ``.json``, else as text; whole or not at all.

        ``content`` is the record as another program has it; see :func:`tablier.formats.save`.
        """
        target = _target(path)
        if content is None:
            as_json = target.suffix == ".json"
            content = json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n" if as_json else str(self)
        with _written(target) as file:
            file.write(content)

    @classmethod
    @declared
    def load(cls, path: str | os.PathLike[str], *, check: bool = True) -> Record:
        """Read a file. Raises OSError, or BadRecord if not even the game can be made out; else see ``faults``."""
        return cls.read(decoded(Path(path).read_bytes()), Path(path).suffix, check=check)

    @classmethod
    @declared
    def load_all(cls, path: str | os.PathLike[str], *, check: bool = False) -> Iterator[Record]:
        """Read the records of a file one after another: texts that each begin as a record does, or a line of JSON each.

        They are not played through unless that is asked for. Raises OSError, BadRecord.
        """
        text = decoded(Path(path).read_bytes())
        if text.lstrip("\ufeff \n\r\t").startswith("{"):
            lines = [line for line in text.splitlines() if line.strip()]
            parts = lines if all(line.lstrip().startswith("{") for line in lines) and len(lines) > 1 else [text]
        else:
            begins = [found.start() for found in _BEGINNING.finditer(text)]
            parts = [text[a:b] for a, b in pairwise([*begins, len(text)])] if begins else [text]
        for part in parts:
            yield cls.read(part, Path(path).suffix, check=check)

    @staticmethod
    @declared
    def save_all(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
        """Write records into one file, for :meth:`load_all`; a line of JSON each in ``.json`` and ``.jsonl``.

        Whole or not at all. Raises BadOption for what is no record.
        """
        target, plain = _target(path), Path(path).suffix in (".json", ".jsonl")
        with _written(target) as file:
            for record in records:
                check_record(record)
                file.write(json.dumps(record.to_json(), ensure_ascii=False) + "\n" if plain else f"{record}\n")


def check_record(given: object) -> None:
    """Raise BadOption unless something is a record."""
    if not isinstance(given, Record):
        raise BadOption("no-record", Said("records.no-record", given=shown(given)))


def _target(path: str | os.PathLike[str]) -> Path:
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    return target


@contextmanager
def _written(target: Path) -> Iterator[IO[str]]:
    """A file to be written, which is there once all of it is."""
    import tempfile  # takes long to load, and many only read

    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    """What the user has chosen to withhold from new files; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _name_headers(players: int) -> tuple[str, ...]:
    return ("white", "black") if players == 2 else tuple(f"player-{number}" for number in range(1, players + 1))


def _names(headers: dict[str, str], players: int) -> tuple[str | None, ...] | None:
    """Take the players' names out of the headers; None where there are none."""
    given = [headers.pop(name, "") for name in _name_headers(players)]
    really = headers.pop(NAMED, "").split()
    if not any(given):
        return None
    called = [name or f"Player {i}" for i, name in enumerate(given, 1)]
    if players == 2:
        sides = zip(called, SIDES, SEAT_NAMES, strict=True)
        return tuple(None if name == stand_in and side not in really else name for name, side, stand_in in sides)
    return tuple(called)


def _whole(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Unreadable("bad-header", Said("records.bad-header", name=name, given=quoted(text)))
    return int(text)
