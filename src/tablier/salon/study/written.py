"""A review as it is kept: compressed lines of JSON, a decision a line, so that it can be put into words bit by bit.

A long list of JSON read or written at once would hold up every other thread, people at their tables included.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from typing import Any

from ...review.verdicts import FORMAT, THRESHOLDS, Decision, Review
from ...review.wording import Wording
from ...saying import Reader, Said

_TOGETHER = 200
"""So many of what is short stand in one line."""
_LISTS = ("chances", "moments", "games")
_MOST_BYTES = 64 * 1024 * 1024
"""Nothing is unpacked that is longer."""


class Damaged(Exception):
    """What is kept of a review is none that this version can read."""


def written(found: Review, said: Sequence[Said | None]) -> bytes:
    """A review as it is kept, with what is said of each decision."""
    data = found.to_json()
    decisions = data.pop("decisions")
    lists = {name: data.pop(name) for name in _LISTS}
    lines = [_line("head", data)]
    for one, remark in zip(decisions, said, strict=True):
        lines.append(_line("decisions", one | {"said": None if remark is None else remark.to_json()}))
    for name, items in lists.items():
        for begin in range(0, len(items), _TOGETHER):
            lines.append(_line(name, items[begin : begin + _TOGETHER]))
    return zlib.compress("\n".join(lines).encode(), 6)


def _line(name: str, data: Any) -> str:
    return f"{name} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"


def in_words(kept: bytes, lang: str, edge: int | None = None) -> bytes:
    """The review as clients get it, as JSON, in a language, for a board seen from a side. Raises Damaged."""
    try:
        return b"".join(_told(kept, Reader(lang, edge=edge)))
    except (ValueError, LookupError, TypeError, AttributeError, zlib.error, RecursionError) as problem:
        raise Damaged from problem


def _told(kept: bytes, reader: Reader) -> Iterator[bytes]:
    unpacking = zlib.decompressobj()
    lines = unpacking.decompress(kept, _MOST_BYTES).decode().split("\n")
    if not unpacking.eof:
        raise ValueError("too long, or cut off")
    name, _, content = lines[0].partition(" ")
    head = json.loads(content)
    if name != "head" or head["format"] != FORMAT:
        raise ValueError("another format")
    head["called"] = THRESHOLDS
    for summary in head["summaries"]:
        summary.setdefault("grade", None)
    words = Wording(head["game"], head["unit"], reader)
    holes = words.counts_holes
    yield _json(head)[:-1]
    lists: dict[str, list[bytes]] = {name: [] for name in ("decisions", *_LISTS)}
    for line in lines[1:]:
        name, _, content = line.partition(" ")
        if name == "decisions":
            lists[name].append(_json(_with_words(json.loads(content), words, holes)))
        else:
            lists[name].append(content[1:-1].encode())
    for name, items in lists.items():
        yield b',"' + name.encode() + b'":[' + b",".join(items) + b"]"
    yield b"}"


def _with_words(data: dict[str, Any], words: Wording, holes: bool) -> dict[str, Any]:
    kind, said = data["kind"], data["said"]
    data["said"] = None if said is None else words.say(Said.from_json(said))
    # What speaks of nothing but itself may be said of several mistakes, and is known again by its key.
    data["reason"] = None if said is None or "with" in said else said["say"]
    data["names"] = [words.choice(kind, one["name"], data["player"]) for one in data["candidates"]]
    data["holes"] = words.in_holes(Decision.from_json(data)) if holes else None
    return data


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
