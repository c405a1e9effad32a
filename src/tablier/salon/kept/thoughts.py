"""What bots are to think about, as a queue: a question is asked, claimed by one worker, answered, and taken away.

Nothing rests on it. Whoever asked waits for a moment only and then thinks for itself, so a worker that is killed loses
nobody anything. Questions are pickles: whoever may write into the database is trusted with more than that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from .keeping import Job
from .schema import thoughts


class KeptQuestion(NamedTuple):
    """Something to think about."""

    id: str
    content: bytes


def ask(question: KeptQuestion, server: str, sources: str, date: float) -> Job:
    """Have somebody think who was made from the same sources."""
    values = {"id": question.id, "asked": date, "server": server, "sources": sources, "question": question.content}
    return lambda connection: connection.execute(thoughts.insert(), values)


def claim(sources: str, holder: str, most: int) -> Callable[[sa.Connection], list[KeptQuestion]]:
    """Take so many questions that nobody thinks about, those asked first before the others."""
    free = (
        sa.select(thoughts.c.id)
        .where(thoughts.c.held_by.is_(None), thoughts.c.sources == sources)
        .order_by(thoughts.c.asked)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taking = (
        thoughts.update()
        .where(thoughts.c.id.in_(free))
        .values(held_by=holder)
        .returning(thoughts.c.id, thoughts.c.question)
    )

    def job(connection: sa.Connection) -> list[KeptQuestion]:
        return [KeptQuestion(row.id, bytes(row.question)) for row in connection.execute(taking)]

    return job


def answer(question_id: str, content: bytes) -> Job:
    """Say what came of a question, if whoever asked still waits."""
    own = thoughts.update().where(thoughts.c.id == question_id).values(answer=content)
    return lambda connection: connection.execute(own)


def answer_to(question_id: str) -> Callable[[sa.Connection], bytes | None]:
    """What came of a question; None: nothing yet."""

    def query(connection: sa.Connection) -> bytes | None:
        found = connection.execute(
            sa.select(thoughts.c.answer).where(thoughts.c.id == question_id)
        ).scalar_one_or_none()
        return None if found is None else bytes(found)

    return query


def take_away(question_id: str) -> Job:
    """Nobody waits for an answer any more."""
    return lambda connection: connection.execute(thoughts.delete().where(thoughts.c.id == question_id))


def forget(before: float) -> Job:
    """Take away what was asked so long ago that whoever asked must have been killed."""
    return lambda connection: connection.execute(thoughts.delete().where(thoughts.c.asked < before))
