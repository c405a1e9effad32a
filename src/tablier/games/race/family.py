"""What the race games answer for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..family import Drawing, Family, Remarks, Tables, Writing
from ..game import Position, Value
from .game import RaceGame

if TYPE_CHECKING:
    from ...batch.kernels import Kernel
    from ...bots.sense import Sense
    from ...networks.kinds import Kind
    from ...review.asking import Counsel
    from ...table.referee import Referee
    from ...telling.plain import Telling
    from ..setting_up import Editing


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

    def kinds(self, game: RaceGame) -> tuple[Kind, ...]:
        from .kinds import PINNING, RACE

        return (PINNING if game.rules.pinning else RACE,)

    @property
    def tables(self) -> Tables:
        from . import bear_off

        return bear_off

    @property
    def sense(self) -> Sense:
        from .thumb import Sense

        return Sense()

    @property
    def editing(self) -> Editing:
        from . import editing

        return editing

    @property
    def counsel(self) -> Counsel:
        from .counsel import Counsel

        return Counsel()

    @property
    def remarks(self) -> Remarks:
        from . import remarks

        return remarks

    @property
    def telling(self) -> Telling:
        from .telling import Telling

        return Telling()

    def referee(self, game: RaceGame, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        from .referee import RaceReferee

        return RaceReferee(game, match, start, at_table)


FAMILY = RaceFamily()
