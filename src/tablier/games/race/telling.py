"""What happens only in race games, in sentences."""

from __future__ import annotations

from ...table import Event, Table
from ...telling import plain
from ...telling.sentences import called
from .acts import Unbind


class Telling(plain.Telling):
    def act(self, table: Table, event: Event) -> str | None:
        return _unbind(table, event) if isinstance(event, Unbind) else None


def _unbind(table: Table, event: Unbind) -> str:
    white, black = event.white, event.black
    if white == black:
        return f"For the bound tables both throw {white}, and throw again [B-6]."
    who, both = called(table, 0 if white > black else 1), (called(table, 0), called(table, 1))
    return f"For the bound tables {both[0]} throws {white} and {both[1]} {black}: {who} names a point [B-6]."
