"""What the games of Trictrac answer for themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ..family import Drawing, Family, Remarks, Worth, Writing
from ..game import Position, Value
from .ecrire import TrictracAEcrire
from .game import Trictrac

if TYPE_CHECKING:
    from ...batch.kernels import Kernel
    from ...bots.sense import Sense
    from ...networks.kinds import Kind
    from ...review.asking import Counsel
    from ...table.referee import Referee
    from ...telling.plain import Telling
    from ..setting_up import Editing
    from .facet import TrictracFacet


class TrictracFamily(Family):
    """The ordinary game and the scored one."""

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
    def remarks(self) -> Remarks:
        from . import remarks

        return remarks

    @property
    def telling(self) -> Telling:
        from .scribe import Telling

        return Telling()

    @property
    def worth(self) -> Worth:
        from . import worth

        return worth

    def kernel(self, game: Trictrac) -> Kernel:
        from .kernel import kernel

        return kernel(game)

    def kinds(self, game: Trictrac) -> tuple[Kind, ...]:
        from .kinds import ORDINARY, ROUND

        return (ROUND, ORDINARY) if isinstance(game, TrictracAEcrire) else (ORDINARY,)

    @property
    def sense(self) -> Sense:
        from .thumb import Sense

        return Sense()

    @property
    def facet(self) -> type[TrictracFacet]:
        from .facet import TrictracFacet

        return TrictracFacet

    @property
    def once_of_tables(self) -> Collection[str]:
        return [name for name in vars(self.facet) if not name.startswith("_")]

    def referee(self, game: Trictrac, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        from .referee import TrictracReferee
        from .rounds import ManualScoredReferee, ScoredReferee
        from .schools import ManualReferee

        manual, touch_move = game.options["marking"] == "manual", bool(at_table.get("touch_move", False))
        if isinstance(game, TrictracAEcrire):
            return (ManualScoredReferee if manual else ScoredReferee)(game, match, start, touch_move)
        return (ManualReferee if manual else TrictracReferee)(game, match, start, touch_move)


FAMILY = TrictracFamily()
