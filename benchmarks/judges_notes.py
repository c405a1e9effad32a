"""What `judges.py` keeps: a file for every record and judge, with what each said of every decision."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GAME = "backgammon@modern"
BLUNDER, APART = 0.08, 0.02
CUBE, PLAY, ANSWER = "double", "play", "answer"
Note = dict[str, Any]


def program() -> str:
    found = shutil.which("gnubg", path=f"{os.environ.get('PATH', '')}:/usr/games")
    return found or sys.exit("gnubg is not installed; on Debian: apt-get install gnubg")


def write(path: Path, text: str) -> None:
    """A file that is there is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_text(text)
    beside.rename(path)


def read(notes: Path, judge: str, number: int) -> dict[tuple[Any, ...], Note]:
    path = notes / judge / f"{number:04}.json"
    told = json.loads(path.read_text())["decisions"] if path.exists() else ()
    return {(number, one["game"], one["kind"], one["at"]): one for one in told}


def decisions(notes: Path, judge: str) -> Iterator[tuple[tuple[Any, ...], Note, Note]]:
    """Decisions that count, as we see them and as a judge does."""
    for path in sorted((notes / judge).glob("[0-9]*.json")):
        ours, theirs = read(notes, "ours", int(path.stem)), read(notes, judge, int(path.stem))
        for key, one in ours.items():
            if one["counted"] and key in theirs:
                yield key, one, theirs[key]
