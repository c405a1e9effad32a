"""What happens only in race games, to be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...saying import Said, Told
from ...table import Event, Table
from ...table.declaring import Act
from ...table.events import NextGame
from ...telling import plain
from ...telling.sentences import called, of_act
from .acts import Unbind


def _unbind(table: Table, event: Unbind) -> Told:
    a, b = event.white, event.black
    if a == b:
        return of_act(event, Said("telling.unbind-tie", die=a), "B-6")
    white, black, first = called(table, 0), called(table, 1), called(table, 0 if a > b else 1)
    said = Said("telling.unbind", white=white, black=black, die=a, other_die=b, first=first)
    return of_act(event, said, "B-6")


def _next(table: Table, event: NextGame) -> Told:
    if table.table_options.get("crawford") and table.cube is None:
        return of_act(event, Said("telling.next-is-crawford"), "B-14")
    return of_act(event, Said("telling.next-game"))


BY_TABLE: Mapping[Act, Callable[[Table, Any], Told]] = {Unbind: _unbind, NextGame: _next}
"""The acts whose line needs more than their declaration."""


class Telling(plain.Telling):
    def act(self, table: Table, event: Event) -> Told | None:
        tell = BY_TABLE.get(type(event))
        return None if tell is None else tell(table, event)
