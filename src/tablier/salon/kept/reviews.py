"""Reviews as they are kept: each waits, is claimed by one worker at a time, and is done, stopped or failed.

Safety comes from the database alone. A claim raises the ``epoch`` of the row if nobody else has meanwhile, and whatever
a worker writes later is written only where the epoch is still its own: one that wakes up late can do nothing. That a
worker lives is seen by its ``beats`` going up; no clocks are compared.

Every write begins with writing: a transaction of SQLite that reads first may find that it must not write any more, and
those of the tables share theirs with these.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ...saying import Said
from .schema import records, reviews

WAITING, RUNNING, DONE, STOPPED, FAILED = "waiting", "running", "done", "stopped", "failed"
OPEN = (WAITING, RUNNING)


@dataclass(frozen=True)
class KeptReview:
    """A review without what it says."""

    study: str
    depth: str
    """How closely it was asked for."""
    stage: str
    wished: bool
    """Whether somebody asked for it; else it began by itself."""
    asked: float
    epoch: int
    beats: int
    attempts: int
    done: int
    """How many decisions are judged."""
    settled: int
    """How many of them as closely as they will be."""
    of: int
    """About how many there are."""
    share: float
    """Which part of the work is done, about."""
    seconds: float | None
    """For how many seconds more, about."""
    glanced: bool
    """Whether all decisions have been judged quickly, so that there is something to look at meanwhile."""
    version: int
    """Rises with what is known."""
    result_depth: str | None
    """How closely what is known was found out; None while that is not finished."""
    made_by: str | None
    trouble: Said | None

    @property
    def claim(self) -> ReviewClaim:
        return ReviewClaim(self.study, self.epoch)


@dataclass(frozen=True)
class ReviewClaim:
    """The right to work on a review, as long as the epoch is this one."""

    study: str
    epoch: int


@dataclass(frozen=True)
class ReviewStep:
    """What a worker has found out; ``result`` None: no more than was known."""

    done: int
    settled: int
    of: int
    share: float
    seconds: float | None
    glanced: bool
    finished: bool
    result: bytes | None
    made_by: str


_HEAD = [column for column in reviews.c if column.name in KeptReview.__dataclass_fields__]
_URGENT = (reviews.c.glanced, reviews.c.wished.desc(), reviews.c.asked.desc())
"""First whatever nobody has seen anything of yet; of these what somebody asked for, the latest first."""

Query = Callable[[sa.Connection], Any]


def find(study: str) -> Callable[[sa.Connection], KeptReview | None]:
    """The review of a study."""

    def query(connection: sa.Connection) -> KeptReview | None:
        row = connection.execute(sa.select(*_HEAD).where(reviews.c.study == study)).one_or_none()
        return None if row is None else _kept(row)

    return query


def result_of(study: str) -> Callable[[sa.Connection], tuple[int, bytes] | None]:
    """What is known by now, and its version."""

    def query(connection: sa.Connection) -> tuple[int, bytes] | None:
        wanted = sa.select(reviews.c.version, reviews.c.result).where(reviews.c.study == study)
        row = connection.execute(wanted).one_or_none()
        return None if row is None or row.result is None else (row.version, bytes(row.result))

    return query


def waiting_before(one: KeptReview) -> Callable[[sa.Connection], int]:
    """How many wait whose turn comes earlier."""

    def query(connection: sa.Connection) -> int:
        own = sa.tuple_(sa.cast(~reviews.c.glanced, sa.Integer), sa.cast(reviews.c.wished, sa.Integer), reviews.c.asked)
        mine = sa.tuple_(sa.literal(int(not one.glanced)), sa.literal(int(one.wished)), sa.literal(one.asked))
        wanted = sa.select(sa.func.count()).where(reviews.c.stage == WAITING, own > mine)
        return int(connection.execute(wanted).scalar_one())

    return query


def count_open(connection: sa.Connection) -> int:
    """How many wait or are being made."""
    wanted = sa.select(sa.func.count()).where(reviews.c.stage.in_(OPEN))
    return int(connection.execute(wanted).scalar_one())


def still_open(studies: Collection[str]) -> Callable[[sa.Connection], set[str]]:
    """Those of some studies whose reviews wait or are being made."""

    def query(connection: sa.Connection) -> set[str]:
        wanted = sa.select(reviews.c.study).where(reviews.c.study.in_(studies), reviews.c.stage.in_(OPEN))
        return set(connection.execute(wanted).scalars())

    return query


def stages(studies: Collection[str]) -> Callable[[sa.Connection], dict[str, str]]:
    """How far the reviews of some studies are; those that have none are left out."""

    def query(connection: sa.Connection) -> dict[str, str]:
        wanted = sa.select(reviews.c.study, reviews.c.stage).where(reviews.c.study.in_(studies))
        return {row.study: row.stage for row in connection.execute(wanted)}

    return query


def most_urgent(most: int) -> Callable[[sa.Connection], list[KeptReview]]:
    """Those that wait, the most urgent first."""

    def query(connection: sa.Connection) -> list[KeptReview]:
        wanted = sa.select(*_HEAD).where(reviews.c.stage == WAITING).order_by(*_URGENT).limit(most)
        return [_kept(row) for row in connection.execute(wanted)]

    return query


def under_way(connection: sa.Connection) -> list[KeptReview]:
    """Those that somebody works on, or did before he was lost."""
    return [_kept(row) for row in connection.execute(sa.select(*_HEAD).where(reviews.c.stage == RUNNING))]


# Writing


def begin(study: str, depth: str, wished: bool, date: float) -> Callable[[sa.Connection], bool]:
    """Have a study reviewed for which there is no review; False: there is one by now."""
    values = {
        "study": study, "depth": depth, "stage": WAITING, "wished": wished, "created": date, "asked": date,
        "epoch": 0, "beats": 0, "attempts": 0, "done": 0, "settled": 0, "of": 0, "share": 0.0, "glanced": False,
        "version": 0,
    }  # fmt: skip

    return lambda connection: _is_new(connection, reviews, values)


def begin_again(
    before: KeptReview, depth: str, wished: bool, date: float, forget: bool = False
) -> Callable[[sa.Connection], bool]:
    """Have a study reviewed again, or more closely; what is known stays until there is better, unless it is to be
    forgotten. False: the review is no longer as it was ``before``.
    """
    values: dict[str, Any] = {
        "depth": depth, "stage": WAITING, "wished": wished or before.wished, "asked": date, "ended": None,
        "epoch": before.epoch + 1, "attempts": 0, "held_by": None, "settled": 0, "share": 0.0, "seconds": None,
        "trouble": None,
    }  # fmt: skip
    if forget:
        values |= {"result": None, "result_depth": None, "glanced": False, "done": 0}
    return _changes(before.claim, values)


def hurry(one: KeptReview, date: float) -> Callable[[sa.Connection], bool]:
    """Somebody asks for a review that began by itself and waits."""
    return _changes(one.claim, {"wished": True, "asked": date}, reviews.c.stage == WAITING)


def claim(one: KeptReview, holder: str) -> Callable[[sa.Connection], bool]:
    """Take a review up that waits, or whose worker was lost. False: somebody else was quicker."""
    values = {"stage": RUNNING, "epoch": one.epoch + 1, "beats": 0, "attempts": one.attempts + 1, "held_by": holder}
    return _changes(one.claim, values, reviews.c.stage == one.stage, reviews.c.beats == one.beats)


def note(held: ReviewClaim, step: ReviewStep, depth: str, date: float) -> Callable[[sa.Connection], bool]:
    """Keep what a worker has found out. False: it is no longer its to say."""
    values: dict[str, Any] = {
        "done": step.done, "settled": step.settled, "of": step.of, "share": step.share, "seconds": step.seconds,
        "beats": reviews.c.beats + 1,
    }  # fmt: skip
    if step.glanced:
        values["glanced"] = True
    if step.result is not None:
        values |= {"result": step.result, "version": reviews.c.version + 1, "made_by": step.made_by}
    if step.finished:
        values |= {"stage": DONE, "result_depth": depth, "ended": date, "held_by": None, "seconds": 0.0}
    return _changes(held, values, reviews.c.stage == RUNNING)


def put_back(held: ReviewClaim, attempts: int) -> Callable[[sa.Connection], bool]:
    """Let somebody else go on with it; ``attempts`` is how often it has failed so far."""
    values = {"stage": WAITING, "epoch": held.epoch + 1, "attempts": attempts, "held_by": None}
    return _changes(held, values, reviews.c.stage == RUNNING)


def fail(held: ReviewClaim, trouble: Said, date: float) -> Callable[[sa.Connection], bool]:
    """Give a review up, and say why."""
    said = json.dumps(trouble.to_json(), ensure_ascii=False)
    values = {"stage": FAILED, "trouble": said, "ended": date, "held_by": None, "seconds": None}
    return _changes(held, values, reviews.c.stage == RUNNING)


def stop(study: str, date: float) -> Callable[[sa.Connection], bool]:
    """Stop a review, whoever works on it; what is known is kept. False: there was nothing to stop."""

    def job(connection: sa.Connection) -> bool:
        wanted = reviews.update().where(reviews.c.study == study, reviews.c.stage.in_(OPEN))
        values = {"stage": STOPPED, "epoch": reviews.c.epoch + 1, "ended": date, "held_by": None, "seconds": None}
        return connection.execute(wanted.values(values)).rowcount == 1

    return job


def beat(held: Sequence[ReviewClaim]) -> Callable[[sa.Connection], set[ReviewClaim]]:
    """Say that whoever holds these is still there; those that are still his."""

    def job(connection: sa.Connection) -> set[ReviewClaim]:
        values = {"beats": reviews.c.beats + 1}
        return {one for one in held if _changes(one, values, reviews.c.stage == RUNNING)(connection)}

    return job


def _is_new(connection: sa.Connection, table: sa.Table, values: dict[str, Any]) -> bool:
    """Add a row unless there is one of its key; whether it was added."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    adding = insert(table).values(values).on_conflict_do_nothing()
    return connection.execute(adding.execution_options(preserve_rowcount=True)).rowcount == 1


def _changes(held: ReviewClaim, values: dict[str, Any], *more: Any) -> Callable[[sa.Connection], bool]:
    def job(connection: sa.Connection) -> bool:
        own = reviews.update().where(reviews.c.study == held.study, reviews.c.epoch == held.epoch, *more)
        return connection.execute(own.values(values)).rowcount == 1

    return job


def _kept(row: Any) -> KeptReview:
    values = {column.name: getattr(row, column.name) for column in _HEAD}
    return KeptReview(**values | {"trouble": _said(row.trouble)})


def _said(text: str | None) -> Said | None:
    try:
        return None if text is None else Said.from_json(json.loads(text))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return Said("study.failed")


# Records that were brought in


@dataclass(frozen=True)
class KeptRecord:
    """A record that somebody brought in."""

    id: str
    made: float
    name: str
    text: bytes
    about: dict[str, Any]


def add_record(record: KeptRecord) -> Callable[[sa.Connection], bool]:
    """Keep a record; False: it is kept already."""
    values = {**record.__dict__, "about": json.dumps(record.about, ensure_ascii=False)}

    return lambda connection: _is_new(connection, records, values)


def find_record(record_id: str) -> Callable[[sa.Connection], KeptRecord | None]:
    """A record by its id."""

    def query(connection: sa.Connection) -> KeptRecord | None:
        row = connection.execute(sa.select(records).where(records.c.id == record_id)).one_or_none()
        if row is None:
            return None
        try:
            about = json.loads(row.about)
        except (ValueError, RecursionError):
            about = {}
        return KeptRecord(row.id, row.made, row.name, bytes(row.text), about if isinstance(about, dict) else {})

    return query
