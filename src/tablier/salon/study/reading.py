"""Records that are brought in, read and checked in a process beside the server.

How long one may be is looked at before it is read: what is too long costs next to nothing.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
import zlib
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from ... import fairness
from ...errors import BadRecord, TablierError, Unreadable
from ...formats import FORMATS
from ...records import Record
from ...records.plain import decoded
from ...records.verdicts import BAD_VERDICT
from ...saying import Said

MOST_BYTES = 2 * 1024 * 1024
"""No file that is brought in is longer."""
MOST_EVENTS = 10_000
READ_WITHIN = 40.0
"""Within how many seconds a file has to be read."""
_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 16
_EVENT = re.compile(r"^(?!\s*(?:[;+=!?]|$))", re.MULTILINE)
"""A line with something in it that happened, in a record of ours or a ``.mat``."""
_NODE = re.compile(r";\s*[BW]\s*\[")


class TooLong(Unreadable):
    """A record with more in it than is read here."""

    def __init__(self) -> None:
        super().__init__("record-too-long", Said("study.record-too-long", n=MOST_EVENTS))


@dataclass(frozen=True)
class Brought:
    """A record that was read."""

    id: str
    """Follows from what is in it: the same record has the same id."""
    text: bytes
    """The record as JSON, compressed."""
    about: dict[str, Any]
    sentence: Said


def read_in(content: bytes, name: str) -> Brought:
    """Read a file that somebody brings. Raises BadRecord, naming the line, and other TablierErrors."""
    suffix = PurePosixPath(name).suffix.lower()
    if not content.strip():
        raise Unreadable("empty-record", Said("study.empty-record"))
    text = decoded(content)
    if "\0" in text[:4096]:
        raise Unreadable("not-text", Said("study.not-text"))
    _check_length(text, suffix)
    try:
        record = Record.read(text, suffix if suffix in FORMATS else "")
    except (TablierError, RecursionError):
        raise
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as problem:
        raise BadRecord(1, Said("study.not-understood", text=str(problem)[:200])) from problem
    for fault in record.faults:
        if fault.problem.code != BAD_VERDICT:
            raise fault.error
    record.faults.clear()
    if len(record.events) > MOST_EVENTS:
        raise TooLong
    if not record.events:
        raise Unreadable("empty-record", Said("study.empty-record"))
    checked, sentence = _checked(record)
    table = record.replay()
    about = {
        "checked": checked, "game": record.table.game.full_id, "matches": 1, "events": len(record.events),
        "games": max(1, len(table.results)), "sentence": sentence.to_json(), "suffix": suffix,
    }  # fmt: skip
    written = json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")).encode()
    return Brought(_id_of(written), zlib.compress(written, 6), about, sentence)


def _check_length(text: str, suffix: str) -> None:
    """Raise TooLong where so much stands in a file that no more need be known of it."""
    if text.lstrip("\ufeff \n\r\t").startswith("{"):
        many = text.count('"event"') > MOST_EVENTS
    elif suffix == ".sgf" or text.lstrip("\ufeff \n\r\t").startswith("("):
        many = sum(1 for _ in _NODE.finditer(text)) > MOST_EVENTS
    else:
        many = sum(1 for _ in _EVENT.finditer(text)) > MOST_EVENTS
    if many:
        raise TooLong


def _checked(record: Record) -> tuple[bool | None, Said]:
    """Whether the dice are as promised; None where the record says nothing of that. In a sentence, too."""
    if "commitment" not in record.tags or record.tags.get("dice") == "hand":
        return None, Said("study.no-proof")
    try:
        proof = fairness.verify(record)
    except TablierError as problem:
        return None, Said("study.cannot-check", why=problem.said if isinstance(problem.said, Said) else str(problem))
    if proof.holds:
        return True, Said("study.proved", n=proof.throws)
    return False, Said("study.disproved", n=len(proof.differences))


def _id_of(written: bytes) -> str:
    number = int.from_bytes(hashlib.sha256(written).digest(), "big")
    signs = []
    for _ in range(_ID_LENGTH):
        number, sign = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[sign])
    return "".join(signs)


def as_file(text: bytes, form: str) -> bytes:
    """A record that is kept so, as a file: as text, or JSON."""
    content = zlib.decompress(text).decode()
    if form == "json":
        return json.dumps(json.loads(content), indent=1, ensure_ascii=False).encode()
    return str(Record.read(content)).encode()


def print_of(content: bytes) -> str:
    """By what a file is known again."""
    return hashlib.sha256(content).hexdigest()


def harmless(name: str) -> str:
    """A file's name as it is kept: its last part, on one line."""
    last = name.replace("\\", "/").rpartition("/")[2]
    seen = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in last)
    return " ".join(seen.split())[:200]
