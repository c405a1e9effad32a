"""Looking through what is kept: tables by age, game and stage, one table, and how much there is of everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ..kept import schema, store
from ..kept.schema import acts, blocked, records, reviews, seats, tables
from ..kept.store import Kept, KeptSeat, KeptTable

STAGES = ("open", "running", "over")


@dataclass(frozen=True)
class TablesWanted:
    """Which tables are wanted: of a game, at a stage, touched before or after a date in seconds."""

    game: str | None = None
    stage: str | None = None
    before: float | None = None
    after: float | None = None


@dataclass(frozen=True)
class ListedTable:
    """A table in a list."""

    table: KeptTable
    seats: tuple[KeptSeat, ...]
    acts: int

    def to_json(self) -> dict[str, Any]:
        """Nothing that is secret: no token, no seed, no secret of the dice."""
        return {
            "id": self.table.id, "game": self.table.plan.get("game"), "stage": self.table.stage,
            "public": self.table.public, "created": self.table.created, "touched": self.table.touched,
            "acts": self.acts, "seats": [{"name": seat.name, "level": seat.level} for seat in self.seats],
            "rematch": self.table.rematch,
        }  # fmt: skip


def entries(wish: TablesWanted, most: int) -> Callable[[sa.Connection], list[ListedTable]]:
    """So many tables, those touched last first."""
    wanted = sa.select(tables).order_by(tables.c.touched.desc(), tables.c.id).limit(most).where(*_fits(wish))

    def query(connection: sa.Connection) -> list[ListedTable]:
        found = store.with_seats(connection, wanted)
        counted = sa.select(acts.c.table_id, sa.func.count().label("n")).group_by(acts.c.table_id)
        counted = counted.where(acts.c.table_id.in_([table.id for table, _ in found]))
        done = {row.table_id: row.n for row in connection.execute(counted)}
        return [ListedTable(table, seated, done.get(table.id, 0)) for table, seated in found]

    return query


def ids_from(after: str, most: int, wish: TablesWanted | None = None) -> Callable[[sa.Connection], list[str]]:
    """So many ids of tables in their order, those after one of them: to go through all."""
    wanted = (
        sa.select(tables.c.id)
        .where(tables.c.id > after, *_fits(wish or TablesWanted()))
        .order_by(tables.c.id)
        .limit(most)
    )
    return lambda connection: list(connection.execute(wanted).scalars())


def _fits(wish: TablesWanted) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = []
    if wish.game is not None:
        # Plans are JSON: "game": "backgammon@modern", with or without what stands behind the @.
        named = [tables.c.plan.like(f'%"game": "{wish.game}{end}%') for end in ('"', "@")]
        found.append(sa.or_(*named))
    if wish.stage is not None:
        found.append(tables.c.stage == wish.stage)
    if wish.before is not None:
        found.append(tables.c.touched < wish.before)
    if wish.after is not None:
        found.append(tables.c.touched >= wish.after)
    return found


def shown(kept: Kept, entry: ListedTable) -> dict[str, Any]:
    """One table as JSON: what was agreed on, and what was done, without anything secret."""
    plan = {name: value for name, value in kept.table.plan.items() if value is not None}
    return entry.to_json() | {
        "plan": plan, "result": kept.table.result,
        "done": [{"at": act.at, "made": act.made, "seat": act.seat, "body": act.body} for act in kept.acts],
    }  # fmt: skip


def stats(connection: sa.Connection) -> dict[str, Any]:
    """How much there is of everything."""

    def count(*what: Any) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(what[0]).where(*what[1:])).scalar_one())

    def by(column: sa.Column[Any]) -> dict[str, int]:
        rows = connection.execute(sa.select(column, sa.func.count()).group_by(column).order_by(column))
        return {str(name): number for name, number in rows}

    games: dict[str, int] = {}
    for (plan,) in connection.execute(sa.select(tables.c.plan)).yield_per(1000):
        game = str(json.loads(plan).get("game")).partition("@")[0]
        games[game] = games.get(game, 0) + 1
    ages = connection.execute(sa.select(sa.func.min(tables.c.touched), sa.func.max(tables.c.touched))).one()
    return {
        "revision": schema.revision_of(connection), "tables": count(tables), "tables_by_stage": by(tables.c.stage),
        "tables_by_game": dict(sorted(games.items())), "acts": count(acts),
        "people": count(seats, seats.c.level.is_(None), seats.c.token_hash.is_not(None)),
        "reviews_by_stage": by(reviews.c.stage), "records": count(records), "blocked": count(blocked),
        "oldest": ages[0], "newest": ages[1], "bytes": _size(connection),
    }  # fmt: skip


def _size(connection: sa.Connection) -> int:
    if connection.dialect.name == "sqlite":
        asked = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    else:
        asked = "SELECT pg_database_size(current_database())"
    return int(connection.exec_driver_sql(asked).scalar_one())
