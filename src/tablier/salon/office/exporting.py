"""Taking records out: what was played at a table, as it replays and proves its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from ...records import Record
from ..kept import store
from ..kept.store import Kept
from ..learning.afterwards import record_of
from ..play.journal import Journal
from .ledger import ids_from
from .office import Office

_AT_ONCE = 100


class Exported(NamedTuple):
    """A table whose record was written, or why it was not."""

    table: str
    path: Path | None
    problem: str | None


def record(kept: Kept) -> Record:
    """The record of a table. Raises TablierError, or whatever what is damaged leads to."""
    return record_of(Journal.opened(kept))


def all_records(office: Office, folder: Path, ending: str) -> Iterator[Exported]:
    """Write the record of every table into a folder, one after another; one that is damaged stops no other."""
    folder.mkdir(parents=True, exist_ok=True)
    after = ""
    while ids := office.ask(ids_from(after, _AT_ONCE)):
        after = ids[-1]
        for table_id in ids:
            kept = office.ask(store.load(table_id))
            if kept is not None:  # else it was deleted meanwhile
                yield _written(kept, lambda found: folder / f"{found.table.game.id}-{table_id}.{ending}")  # noqa: B023


def _written(kept: Kept, name: Callable[[Record], Path]) -> Exported:
    try:
        found = record(kept)
        path = name(found)
        found.save(path)
    except OSError:
        raise
    except Exception as problem:
        return Exported(kept.table.id, None, f"{type(problem).__name__}: {problem}")
    return Exported(kept.table.id, path, None)
