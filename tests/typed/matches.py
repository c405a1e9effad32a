"""A program of a user: tables, records and bots, with the types they have."""

from pathlib import Path

from tablier import Event, Record, Table
from tablier.bots import make

table = Table("garanguet", seed=7)
dice: tuple[int, ...] = table.throw()
wanted: Event | None = make("greedy").best(table)
aside: Table = table.copy()
aside.play(aside.plays()[0])
undone: Event = aside.pop()
record: Record = table.record()
kinds: list[str] = [moment.event.kind for moment in record]
Record.save_all(Path("games.tab"), [record])
ids: list[str] = [moment.position.id for one in Record.load_all("games.tab") for moment in one]
