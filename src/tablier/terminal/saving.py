"""Where games are kept so that none is lost."""

from __future__ import annotations

import errno
import os
import shlex
import signal
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType

import platformdirs

from ..errors import TablierError
from ..records import Record
from ..records.record import FORMAT
from ..saying import Said
from ..table import Table
from .speaking import spoken


def games_folder() -> Path:
    """The folder for games nobody gave a file for: ``$TABLIER_GAMES`` or one in the user's data folder."""
    chosen = os.environ.get("TABLIER_GAMES")
    return Path(chosen) if chosen else platformdirs.user_data_path("tablier") / "games"


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Let a closed window or a polite kill end the sitting like Ctrl-C, so that the game is kept."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        signals = []
    before = {number: signal.signal(number, leave) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def refuse_to_overwrite(path: Path) -> None:
    """Raise OSError if a file is there that is no record of a game: it would be lost."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        begin = file.read(200).decode("utf-8", errors="replace").lstrip("\ufeff \n\r\t")
    if begin and not begin.lower().startswith("tablier record") and FORMAT not in begin:
        raise OSError(errno.EEXIST, spoken(Said("terminal.no-overwriting")), str(path))


@contextmanager
def naming(source: Path | str) -> Iterator[None]:
    """Say in which file something is wrong that is refused, as for what the machine refuses is said by itself."""
    try:
        yield
    except TablierError as problem:
        problem.said = Said("terminal.fault", source=str(source), why=problem.said)
        raise


def latest_game() -> Path | None:
    """The game kept last in the folder of games, if there is any."""
    games = [path for path in games_folder().glob("*") if path.suffix in (".tab", ".json")]
    return max(games, key=lambda path: path.stat().st_mtime, default=None)


class Keeper:
    """Keeps the record of a table in a file; makes up a name for it if none is given."""

    def __init__(
        self, path: Path | None, tags: dict[str, str], comments: Mapping[int, list[str]] | None = None
    ) -> None:
        if path is not None:
            refuse_to_overwrite(path)
        self.path = path
        self.comments = dict(comments or {})
        self.asked = path is not None
        """Whether a file was asked for, rather than made up."""
        self.tags = tags
        self._kept = 0
        self._cost = 0.0
        self._when = 0.0

    def keep(self, table: Table, path: Path | None = None) -> Path:
        """Write the record, to ``path`` if given, and return where it lies. Raises OSError."""
        if path is not None:
            refuse_to_overwrite(path)
            self._record(table).save(path)
            return path
        if self.path is None:
            folder = games_folder()
            folder.mkdir(parents=True, exist_ok=True)
            self.path = folder / f"{table.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.tab"
        if self._kept != len(table.events) or not self.path.exists():
            self._record(table).save(self.path)
            self._kept = len(table.events)
        return self.path

    def _record(self, table: Table) -> Record:
        record = table.record(**self.tags)
        record.comments.update(self.comments)
        return record

    def keep_now_and_then(self, table: Table) -> None:
        """Write the record unless that was done a moment ago: a long one takes a while to write. Raises OSError."""
        began = time.monotonic()
        if began - self._when > 20 * self._cost:
            self.keep(table)
            self._when = time.monotonic()
            self._cost = self._when - began

    def how_to_resume(self) -> str:
        """The command that goes on with the game."""
        return f"tablier play --resume {shlex.quote(str(self.path))}"
