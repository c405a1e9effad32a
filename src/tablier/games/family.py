"""What the rest of the program asks of a family of games: small interfaces, one for each part that asks.

A family answers by a :class:`Family` in its module ``family``, which is loaded when somebody first asks. The answers
are modules or objects of the family; what stands here is what they have in common, and no part of the program may
count on more. A position or a table that is handed over is always one of the family's own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .game import Game, Position, Value

if TYPE_CHECKING:
    from ..svg.pen import Pen
    from ..svg.wishes import Size, Wishes
    from ..table.referee import Referee


class Writing(Protocol):
    """Positions as text."""

    def board(
        self, position: Any, viewer: int, names: Sequence[str], cube: tuple[int, int | None] | None,
        marked: Collection[int],
    ) -> list[str]:  # fmt: skip
        """The board as lines of signs; see :func:`tablier.text.board`."""

    def side(self, position: Any, player: int) -> str:
        """What a player has on the board, in sentences."""


class Drawing(Protocol):
    """Positions as pictures."""

    def draw(self, pen: Pen, position: Any, wish: Wishes) -> Size:
        """Draw everything, from the table upwards. Raises ValueError for what cannot be drawn."""


class Family(ABC):
    """Everything that is the same for all games of one kernel, and different from every other."""

    @abstractmethod
    def referee(self, game: Any, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        """Who judges a match of a game, under the options of the table."""

    @property
    @abstractmethod
    def writing(self) -> Writing: ...

    @property
    @abstractmethod
    def drawing(self) -> Drawing: ...


__all__ = ["Drawing", "Family", "Game", "Writing"]
