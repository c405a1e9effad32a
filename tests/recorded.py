"""Tables of many kinds, and somebody who does there whatever comes to mind: what records are made of."""

from __future__ import annotations

from random import Random

from acting import an_event
from tablier import Table, TablierError

HEAD = "tablier record 1\ngame: garanguet\n\nwhite begins\n"
"""How a record begins whose next line is the fifth."""
BOUND = "backgammon:w:bar,12x14:18x2,19x2,20x2,21x2,22x2,23x2,24x3"
TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "unstacked": ("unstacked", {"match": 2}),
    "manual": ("unstacked@claims=manual", {"match": 3}),
    "garanguet": ("garanguet", {"touch_move": True, "match": 2}),
    "jacquet": ("jacquet-de-versailles", {"touch_move": True, "first_roll": "opening"}),
    "backgammon": ("backgammon", {"match": 5, "cube": True, "touch_move": True}),
    "irish": ("irish", {"match": 3, "touch_move": True}),
    "plakoto": ("plakoto", {"match": 5}),
    "bound": ("backgammon", {"position": BOUND, "cube": True}),
    "modern": ("backgammon@modern", {"match": 0, "cube": True}),
    "crawford": ("backgammon@modern", {"match": 3, "cube": True}),
    "money": (
        "backgammon@modern",
        {"match": 0, "cube": True, "jacoby": True, "beavers": "raccoons", "automatic_doubles": 2},
    ),
}


def sit_down(name: str) -> Table:
    game, options = TABLES[name]
    return Table(game, seed=1, names=("Anne", "Blaise"), **options)  # type: ignore[arg-type]


def state(table: Table) -> tuple[object, ...]:
    """All that is to be seen of a table."""
    return (
        table.phase, table.player, table.position.id, table.dice, table.score, table.cube, table.rights,
        table.results, len(table.events),
    )  # fmt: skip


def play_on(table: Table, chance: Random, acts: int) -> None:
    """Do whatever comes to mind; what is refused must change nothing."""
    for _ in range(acts):
        event = an_event(table, chance.randrange)
        if event is None:
            return
        before = state(table)
        try:
            table.apply(event)
        except TablierError:
            assert state(table) == before
