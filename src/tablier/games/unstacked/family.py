"""What Unstacked Draughts answer for themselves."""

from __future__ import annotations

from collections.abc import Mapping

from ...table.referee import Referee
from ..family import Drawing, Family, Writing
from ..game import Position, Value
from .game import Unstacked


class UnstackedFamily(Family):
    """One game, with a kernel of its own."""

    @property
    def writing(self) -> Writing:
        from . import writing

        return writing

    @property
    def drawing(self) -> Drawing:
        from . import scene

        return scene

    def referee(self, game: Unstacked, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        from .referee import UnstackedReferee

        return UnstackedReferee(game, match, start)


FAMILY = UnstackedFamily()
