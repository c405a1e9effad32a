"""Erasing: tables, what is known of a person, and whatever is too old.

Of a person the name goes, wherever it is kept, the right to the seat, the marks by which messages of a browser are
known again, what they wrote at the table, and the reviews of their matches, which repeat the name and can be made
again. What they played stays, and the number they brought for the dice: it is the other's game as well, and its record
has to go on replaying and proving its dice.

Every job begins with writing: in SQLite one that reads first may find that it must not write any more.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import zlib
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from . import notes
from .schema import acts, drivers, records, reviews, seats, tables

NOBODY = "N. N."
"""What somebody is called who was erased, in every language."""
AT_ONCE = 20
"""How many tables are deleted in one transaction: servers wait for it."""
_MOST = 400
"""How many values one statement takes."""

SeatKey = tuple[str, int]
"""A table, and the number of a seat at it."""


def delete(table_ids: Sequence[str], date: float, before: float | None = None) -> Callable[[sa.Connection], list[str]]:
    """Delete tables with everything that hangs on them, if they were not touched since ``before``; which were."""

    def job(connection: sa.Connection) -> list[str]:
        late = [] if before is None else [tables.c.touched < before]
        chosen = sorted(set(table_ids))
        # The rows are ours from here on: a server that acts at one of them waits, and then finds it gone.
        connection.execute(tables.update().where(tables.c.id.in_(chosen), *late).values(stage=tables.c.stage))
        wanted = sa.select(tables.c.id).where(tables.c.id.in_(chosen), *late)
        ids = list(connection.execute(wanted).scalars())
        if ids:
            connection.execute(tables.update().where(tables.c.rematch.in_(ids)).values(rematch=None))
            for table in (acts, seats, drivers):
                connection.execute(table.delete().where(table.c.table_id.in_(ids)))
            connection.execute(reviews.delete().where(reviews.c.study.in_([f"tables/{one}" for one in ids])))
            connection.execute(tables.delete().where(tables.c.id.in_(ids)))
            if before is None:  # of what is old nobody needs to be told; it would be a long list
                notes.alter(ids, date)(connection)
        return sorted(ids)

    return job


# People


def seats_of_token(token: str) -> Callable[[sa.Connection], list[SeatKey]]:
    """The seats that belong to a token."""
    wanted = sa.select(seats.c.table_id, seats.c.seat)
    wanted = wanted.where(seats.c.token_hash == hashlib.sha256(token.encode()).hexdigest())
    return lambda connection: sorted((row.table_id, row.seat) for row in connection.execute(wanted))


def seats_of_name(name: str) -> Callable[[sa.Connection], list[SeatKey]]:
    """The seats of everybody who is called so, or was for a while."""

    def query(connection: sa.Connection) -> list[SeatKey]:
        now = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.name == name, seats.c.level.is_(None))
        found = {(row.table_id, row.seat) for row in connection.execute(now)}
        written = json.dumps(name, ensure_ascii=False)
        once = sa.select(acts.c.table_id, acts.c.body).where(acts.c.body.contains(written, autoescape=True))
        for row in connection.execute(once.where(~acts.c.body.startswith('{"events"'))):
            body = _read(row.body)
            seat = body.get("sit", body.get("name"))
            if isinstance(seat, int) and name in _names_in(body):
                found.add((row.table_id, seat))
        return sorted(found)

    return query


def erase(found: Collection[SeatKey], date: float) -> Callable[[sa.Connection], int]:
    """Erase what is known of those on some seats; how many seats there were."""

    def job(connection: sa.Connection) -> int:
        erased = 0
        for table_id, seat in sorted(found):
            mine = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat)
            # Nobody has the token whose hash this would be, and the seat is not free for somebody else.
            lost = f"erased {secrets.token_hex(24)}"
            named = connection.execute(sa.select(seats.c.name).where(mine)).scalar_one_or_none()
            if connection.execute(seats.update().where(mine).values(name=NOBODY, token_hash=lost)).rowcount == 0:
                continue
            erased += 1
            _forget_in_acts(connection, table_id, seat, {named} if named else set())
            connection.execute(reviews.delete().where(reviews.c.study == f"tables/{table_id}"))
        notes.alter({table_id for table_id, _ in found}, date)(connection)
        return erased

    return job


def _forget_in_acts(connection: sa.Connection, table_id: str, seat: int, names: set[str]) -> None:
    """Take the names of somebody out of the acts at a table, and what they wrote there."""
    rows = [
        (row.at, row.seat, _read(row.body))
        for row in connection.execute(sa.select(acts).where(acts.c.table_id == table_id).order_by(acts.c.at))
    ]
    for _, _, body in rows:
        if body.get("sit", body.get("name")) == seat:
            names |= _names_in(body)
    for at, who, body in rows:
        own = who == seat
        changed = _forgotten(body, names, own)
        values: dict[str, Any] = {"client": None, "n": None} if own else {}
        if changed != body:
            values["body"] = json.dumps(changed, ensure_ascii=False, separators=(",", ":"))
        if values:
            connection.execute(acts.update().where(acts.c.table_id == table_id, acts.c.at == at).values(values))
    kept = connection.execute(sa.select(tables.c.result).where(tables.c.id == table_id)).scalar_one_or_none()
    if kept is not None:
        result = json.dumps(_renamed(_read(kept), names))
        connection.execute(tables.update().where(tables.c.id == table_id).values(result=result))


def _names_in(body: dict[str, Any]) -> set[str]:
    return {body[key] for key in ("name", "was", "to") if isinstance(body.get(key), str)}


def _forgotten(body: dict[str, Any], names: set[str], own: bool) -> dict[str, Any]:
    """An act without the names of somebody; if it is their own, without what they wrote either."""
    if "events" in body:
        if not own:
            return body
        said = [{**event, "text": "…"} if isinstance(event.get("text"), str) else event for event in body["events"]]
        return {**body, "events": said}
    found = _renamed(body, names)
    assert isinstance(found, dict)
    return found


def _renamed(value: Any, names: set[str]) -> Any:
    match value:
        case str():
            return NOBODY if value in names else value
        case dict():
            return {key: _renamed(part, names) for key, part in value.items()}
        case list():
            return [_renamed(part, names) for part in value]
        case _:
            return value


def records_naming(name: str) -> Callable[[sa.Connection], list[str]]:
    """The records brought in that tell of somebody of that name. Each has to be unpacked."""
    written = json.dumps(name, ensure_ascii=False).encode()

    def query(connection: sa.Connection) -> list[str]:
        found = []
        for row in connection.execute(sa.select(records.c.id, records.c.text).execution_options(yield_per=_MOST)):
            with suppress(zlib.error):
                if written in zlib.decompress(row.text):
                    found.append(row.id)
        return sorted(found)

    return query


def delete_records(ids: Collection[str], date: float | None = None) -> Callable[[sa.Connection], int]:
    """Delete records that were brought in, and their reviews; how many there were. With a date servers are told."""

    def job(connection: sa.Connection) -> int:
        chosen, number = sorted(ids), 0
        for begin in range(0, len(chosen), _MOST):
            some = chosen[begin : begin + _MOST]
            connection.execute(reviews.delete().where(reviews.c.study.in_([f"records/{one}" for one in some])))
            number += connection.execute(records.delete().where(records.c.id.in_(some))).rowcount
        if date is not None:
            notes.alter([f"records/{one}" for one in chosen], date)(connection)
        return number

    return job


# Age


def old_tables(before: float, most: int = AT_ONCE) -> Callable[[sa.Connection], list[str]]:
    """Tables at which nothing has happened since."""
    wanted = sa.select(tables.c.id).where(tables.c.touched < before).order_by(tables.c.touched).limit(most)
    return lambda connection: list(connection.execute(wanted).scalars())


def old_records(before: float, most: int = AT_ONCE) -> Callable[[sa.Connection], list[str]]:
    """Records that were brought in before."""
    wanted = sa.select(records.c.id).where(records.c.made < before).order_by(records.c.made).limit(most)
    return lambda connection: list(connection.execute(wanted).scalars())


def delete_old_reviews(before: float) -> Callable[[sa.Connection], int]:
    """Delete reviews asked for before that are not being made; how many there were."""
    gone = reviews.delete().where(reviews.c.asked < before, reviews.c.stage.not_in(("waiting", "running")))
    return lambda connection: connection.execute(gone).rowcount


def how_many_old(before: float) -> Callable[[sa.Connection], dict[str, int]]:
    """How much would be deleted."""

    def query(connection: sa.Connection) -> dict[str, int]:
        ages = {"tables": tables.c.touched, "records": records.c.made, "reviews": reviews.c.asked}
        return {
            name: int(connection.execute(sa.select(sa.func.count()).where(age < before)).scalar_one())
            for name, age in ages.items()
        }

    return query


def _read(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
