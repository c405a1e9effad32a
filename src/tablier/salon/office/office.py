"""The office: a salon's database as it is worked on from outside, also while servers use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from ...errors import BadOption, Refusal
from ...saying import Said, quoted
from ..kept import schema
from ..kept.keeping import in_time, watch

T = TypeVar("T")


class Office:
    """A database, asked and changed by one thread; what is asked is given up after ``within`` seconds. It may be
    ``new``, or has to be there.

    Raises BadOption if it cannot be used. Nothing is brought up to date by itself: see :meth:`check`.
    """

    def __init__(self, url: str, within: float = 8.0, new: bool = False) -> None:
        self.within = within
        try:
            self.engine = schema.open_engine(url, within)
            file = self.engine.url.database
            if self.engine.dialect.name == "sqlite" and not new and file and not Path(file).exists():
                raise BadOption("no-salon", Said("admin.no-salon"))  # SQLite would make one by looking
            watch(self.engine)
            with self.asking() as connection:
                self.revision = schema.revision_of(connection)
        except ModuleNotFoundError as problem:
            raise BadOption("bad-database", Said("salon.no-driver", quoted=quoted(problem.name))) from None
        except sa.exc.SQLAlchemyError as problem:
            raise BadOption("bad-database", Said("salon.bad-database", text=str(problem).splitlines()[0])) from None

    def check(self) -> None:
        """Raise BadOption unless the database is one that this version works with."""
        newest = schema.revisions()[-1]
        if self.revision is None:
            raise BadOption("no-salon", Said("admin.no-salon"))
        if self.revision != newest and self.revision in schema.revisions():
            raise BadOption("old-database", Said("admin.old-database", found=self.revision, known=newest))
        schema.migrate(self.engine, within=self.within)  # which says so where only newer versions can use it

    @contextmanager
    def asking(self) -> Iterator[sa.Connection]:
        """A connection to ask with. Raises NoDatabase."""
        with in_time(self.within), self.engine.connect() as connection:
            yield connection

    def ask(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query finds. Raises NoDatabase."""
        with self.asking() as connection:
            return query(connection)

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Do a job in a transaction of its own. Raises NoDatabase, Refusal; then nothing was done."""
        try:
            with (
                in_time(self.within),
                self.engine.connect().execution_options(**schema.WRITING) as connection,
                connection.begin(),
            ):
                return job(connection)
        except sa.exc.OperationalError as problem:
            raise Refusal("not-stored", Said("admin.not-done", text=str(problem.orig).splitlines()[0])) from None

    def close(self) -> None:
        self.engine.dispose()
