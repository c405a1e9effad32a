"""What Unstacked Draughts answer for themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..family import Drawing, Family, Solution, Writing
from ..game import Position, Value
from .game import Unstacked

if TYPE_CHECKING:
    from ...batch.kernels import Kernel
    from ...bots.sense import Sense
    from ...review.asking import Counsel
    from ...table.referee import Referee
    from ...telling.plain import Telling
    from ..setting_up import Editing


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
    def editing(self) -> Editing:
        from . import editing

        return editing

    @property
    def counsel(self) -> Counsel:
        from .counsel import Counsel

        return Counsel()

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

    @property
    def sense(self) -> Sense:
        from ...bots.sense import Sense

        return Sense()  # a throw leaves nothing to judge

    def referee(self, game: Unstacked, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        from .referee import UnstackedReferee

        return UnstackedReferee(game, match, start)


FAMILY = UnstackedFamily()
