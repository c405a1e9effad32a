"""What the race games answer for themselves."""

from __future__ import annotations

from collections.abc import Mapping

from ...batch.kernels import Kernel
from ...table.referee import Referee
from ..family import Drawing, Family, Writing
from ..game import Position, Value
from .game import RaceGame


class RaceFamily(Family):
    """Backgammon and its kin."""

    @property
    def writing(self) -> Writing:
        from . import writing

        return writing

    @property
    def drawing(self) -> Drawing:
        from . import scene

        return scene

    def kernel(self, game: RaceGame) -> Kernel:
        from .kernel import kernel

        return kernel(game)

    def referee(self, game: RaceGame, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        from .referee import RaceReferee

        cube, touch_move = (bool(at_table.get(name, False)) for name in ("cube", "touch_move"))
        return RaceReferee(game, match, start, cube, touch_move)


FAMILY = RaceFamily()
