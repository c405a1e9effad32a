"""Matches and positions of modern Backgammon as other programs write them, and Ludii's trials; ``docs/formats.md`` says
what is kept.

``Record.load`` and ``Record.read`` read such files through here, :func:`write` makes them, and
:func:`read_any_position` takes their position ids.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ..errors import BadOption
from ..kinds import declared
from ..records import Record
from ..records.record import check_record
from ..saying import Said, Several
from ..throws import shown
from .ids import Situation, read_any_position, read_situation, situation_of, write_gnu, write_xgid

FORMATS = {".mat": "mat", ".sgf": "sgf", ".trl": "ludii"}
"""The modules that read and write a format, by the suffix of its files."""


@declared
def read(text: str, suffix: str = "") -> Record | None:
    """The match in a text, of the format its suffix names or it looks like; None if it is none of these. Raises
    BadRecord, naming the line.
    """
    known = map(_module, FORMATS)
    found = _module(suffix) or next((one for one in known if one is not None and one.reads(text)), None)
    if found is None:
        return None
    there = found.read(text)
    if isinstance(there, Record):
        return there
    from .sheet import record_of

    return record_of(there)


def write(record: Record, suffix: str) -> tuple[str, list[Said]]:
    """The text of a match or game, and what had to be left out of it. Raises BadOption for one that cannot be said."""
    from . import ludii
    from .sheet import sayable, sheet_of

    check_record(record)
    if not isinstance(suffix, str) or suffix not in FORMATS:
        told = Said("formats.unknown-suffix", given=shown(suffix), known=Several(tuple(FORMATS), either=True))
        raise BadOption("unknown-format", told)
    found = _module(suffix)
    assert found is not None
    if found is ludii:
        return ludii.write_record(record)
    said, warnings = sayable(record)
    text: str = found.write(sheet_of(said))
    return text, warnings


@declared
def save(record: Record, path: str | os.PathLike[str]) -> list[Said]:
    """Write a record in the format its suffix names, ours if it names no other; what had to be left out."""
    suffix = Path(path).suffix.lower()
    if suffix not in FORMATS:
        record.save(path)
        return []
    text, warnings = write(record, suffix)
    record.save(path, text)
    return warnings


def _module(suffix: str) -> ModuleType | None:
    name = FORMATS.get(suffix.lower())
    return None if name is None else import_module(f".{name}", __name__)


Record.elsewhere = staticmethod(read)

__all__ = [
    "FORMATS", "Situation", "read", "read_any_position", "read_situation", "save", "situation_of", "write",
    "write_gnu", "write_xgid",
]  # fmt: skip
