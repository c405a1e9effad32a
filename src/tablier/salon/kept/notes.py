"""What whoever runs a salon tells all of its servers, by way of the database: closed, a notice, who is blocked.

Servers look here every other second. The notes:

===========  =========================================================================================
``closed``   ``{"sentence": …, "games": …}``: nobody opens tables; ``games`` whether those under way go on
``notice``   ``{"text": …, "until": …}``: shown on every page, until a date or until it is taken down
``altered``  ``{name: date, …}``: tables and records changed behind the servers' backs, of late
``pruned``   ``{"at": date}``: when somebody last began to delete what is too old
``oldest``   the oldest revision of the schema whose program may still use the database
===========  =========================================================================================
"""

from __future__ import annotations

import ipaddress
import json
import secrets
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from .keeping import Job
from .schema import blocked, notes, probes, reviews, tables, thoughts

CLOSED, NOTICE, ALTERED, PRUNED = "closed", "notice", "altered", "pruned"
_REMEMBERED = 600.0
"""For how many seconds it is told that a table was altered; every server looks far more often."""

Addresses = ipaddress.IPv4Network | ipaddress.IPv6Network
T = TypeVar("T")


@dataclass(frozen=True)
class Closed:
    """The salon is closed: a sentence for everybody, empty for the salon's own, and whether games go on."""

    sentence: str
    games: bool


@dataclass(frozen=True)
class Notice:
    """A text for everybody, until a date in seconds if there is one."""

    text: str
    until: float | None


@dataclass(frozen=True)
class Block:
    """A network from which nobody may play: since when, and why."""

    network: str
    since: float
    why: str | None


@dataclass(frozen=True)
class Notes:
    """Everything that was told."""

    closed: Closed | None
    notice: Notice | None
    altered: dict[str, float]
    blocks: tuple[Addresses, ...]


@dataclass(frozen=True)
class Counted:
    """How much there is."""

    tables: int
    reviews_open: int
    thoughts_waiting: int


def network_of(text: str) -> Addresses:
    """An address or a network (``192.0.2.0/24``) as it is blocked. Raises ValueError.

    One IPv6 address stands for its household, which may draw a new one for every request.
    """
    found = ipaddress.ip_network(text.strip().partition("%")[0], strict=False)
    if found.version == 6:
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            return ipaddress.ip_network((mapped, found.prefixlen - 96))
        if found.prefixlen > 64:
            return found.supernet(new_prefix=64)
    return found


# Looking


def told(connection: sa.Connection) -> Notes:
    """What is to be known now."""
    said = {row.name: _read(row.value) for row in connection.execute(sa.select(notes.c.name, notes.c.value))}
    networks = []
    for text in connection.execute(sa.select(blocked.c.network)).scalars():
        try:
            networks.append(ipaddress.ip_network(text))
        except ValueError:
            continue  # nothing that this version could have written
    altered = said.get(ALTERED)
    return Notes(
        _made(Closed, said.get(CLOSED)), _made(Notice, said.get(NOTICE)),
        altered if isinstance(altered, dict) else {}, tuple(networks),
    )  # fmt: skip


def count(connection: sa.Connection) -> Counted:
    """How much there is."""

    def number(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table).where(*where)).scalar_one())

    return Counted(
        number(tables), number(reviews, reviews.c.stage.in_(("waiting", "running"))),
        number(thoughts, thoughts.c.answer.is_(None)),
    )  # fmt: skip


def blocks(connection: sa.Connection) -> list[Block]:
    """Everybody who is blocked, the latest first."""
    rows = connection.execute(sa.select(blocked).order_by(blocked.c.since.desc(), blocked.c.network))
    return [Block(row.network, row.since, row.why) for row in rows]


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _made(kind: type[T], said: Any) -> T | None:
    try:
        return kind(**said)
    except TypeError:  # nothing, or nothing that this version knows
        return None


# Telling


def tell(name: str, value: Any, date: float) -> Job:
    """Note something for everybody; a value None takes the note away."""

    def job(connection: sa.Connection) -> None:
        if value is None:
            connection.execute(notes.delete().where(notes.c.name == name))
        else:
            _put(connection, notes, {"name": name, "value": json.dumps(value, ensure_ascii=False), "changed": date})

    return job


def close(closed: Closed | None, date: float) -> Job:
    """Close the salon, or open it again."""
    return tell(CLOSED, None if closed is None else asdict(closed), date)


def announce(notice: Notice | None, date: float) -> Job:
    """Show everybody a text, or take it down."""
    return tell(NOTICE, None if notice is None else asdict(notice), date)


def alter(table_ids: Iterable[str], date: float) -> Job:
    """Note that tables were changed, in the transaction that changed them: whoever has them open looks again."""
    ids = list(table_ids)

    def job(connection: sa.Connection) -> None:
        # Two who alter at once wait for each other here, where the row is there: nothing is forgotten.
        wanted = sa.select(notes.c.value).where(notes.c.name == ALTERED).with_for_update()
        before = _read(connection.execute(wanted).scalar_one_or_none() or "{}")
        before = before if isinstance(before, dict) else {}
        late = {table_id: when for table_id, when in before.items() if when > date - _REMEMBERED}
        tell(ALTERED, late | dict.fromkeys(ids, date), date)(connection)

    return job


def block(one: Block) -> Job:
    """Let nobody play from a network any more."""
    return lambda connection: _put(connection, blocked, asdict(one))


def unblock(network: Addresses) -> Callable[[sa.Connection], bool]:
    """Let them play again; False: they were not blocked."""
    gone = blocked.delete().where(blocked.c.network == str(network))
    return lambda connection: connection.execute(gone).rowcount == 1


def take_turn(name: str, every: float, date: float) -> Callable[[sa.Connection], bool]:
    """Whether something is due that one server does for all, ``every`` so many seconds: then it is ours."""

    def job(connection: sa.Connection) -> bool:
        value = json.dumps({"at": date})
        late = notes.update().where(notes.c.name == name, notes.c.changed <= date - every)
        if connection.execute(late.values(value=value, changed=date)).rowcount == 1:
            return True
        new = _insert(connection, notes).values(name=name, value=value, changed=date).on_conflict_do_nothing()
        return connection.execute(new.execution_options(preserve_rowcount=True)).rowcount == 1

    return job


def probe(connection: sa.Connection) -> None:
    """Store something, and nothing that stays. No other server's probe is in the way."""
    mine = secrets.token_hex(16)
    connection.execute(probes.insert().values(id=mine))
    connection.execute(probes.delete().where(probes.c.id == mine))


def _put(connection: sa.Connection, table: sa.Table, values: dict[str, Any]) -> None:
    """Add a row, or change the one of its key."""
    key = next(iter(table.primary_key)).name
    adding = _insert(connection, table).values(values)
    others = {name: value for name, value in values.items() if name != key}
    connection.execute(adding.on_conflict_do_update(index_elements=[key], set_=others))


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    return (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(table)
