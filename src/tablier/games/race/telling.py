"""What happens only in race games, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...table import Event, Table
from ...table.declaring import Act
from ...telling import plain
from ...telling.sentences import called
from .acts import Unbind


def _unbind(table: Table, event: Unbind) -> str:
    white, black = event.white, event.black
    if white == black:
        return f"For the bound tables both throw {white}, and throw again [B-6]."
    who, both = called(table, 0 if white > black else 1), (called(table, 0), called(table, 1))
    return f"For the bound tables {both[0]} throws {white} and {both[1]} {black}: {who} names a point [B-6]."


BY_TABLE: Mapping[Act, Callable[[Table, Any], str]] = {Unbind: _unbind}
"""The acts whose sentence needs more than their declaration."""


class Telling(plain.Telling):
    def act(self, table: Table, event: Event) -> str | None:
        tell = BY_TABLE.get(type(event))
        return None if tell is None else tell(table, event)
