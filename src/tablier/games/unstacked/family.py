"""What Unstacked Draughts answer for themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...batch.kernels import Kernel
from ...table.referee import Referee
from ...telling.plain import Telling
from ..family import Drawing, Family, Solution, Writing
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

    @property
    def telling(self) -> Telling:
        from .telling import Telling

        return Telling()

    def solution(self, progress: Callable[[float], None]) -> Solution:
        from .solve import solve

        return solve(progress)

    def kernel(self, game: Unstacked) -> Kernel:
        from .kernel import kernel

        return kernel(game)

    def referee(self, game: Unstacked, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        from .referee import UnstackedReferee

        return UnstackedReferee(game, match, start)


FAMILY = UnstackedFamily()
