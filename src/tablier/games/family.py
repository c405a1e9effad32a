"""What the rest of the program asks of a family of games: small interfaces, one for each part that asks.

A family answers by a :class:`Family` in its module ``family``, which is loaded when somebody first asks. The answers
are modules or objects of the family; what stands here is what they have in common, and no part of the program may
count on more. A position or a table that is handed over is always one of the family's own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .game import Position, Value

if TYPE_CHECKING:
    from ..batch.kernels import Kernel
    from ..bots.sense import Sense
    from ..networks.kinds import Kind
    from ..review.asking import Counsel
    from ..saying import Reader, Said, Told
    from ..svg.pen import Pen
    from ..svg.wishes import Extent, Wishes
    from ..table.referee import Referee
    from ..telling.plain import Telling
    from ..throws import Dice
    from .setting_up import Editing


class Writing(Protocol):
    """Positions as text."""

    def board(
        self, position: Any, viewer: int, names: Sequence[str], cube: tuple[int, int | None] | None,
        marked: Collection[int], reader: Reader,
    ) -> list[str]:  # fmt: skip
        """The board as lines of signs; see :func:`tablier.text.board`."""

    def side(self, position: Any, player: int) -> Sequence[Said | str]:
        """What a player has on the board, in sentences."""


class Drawing(Protocol):
    """Positions as pictures, and in numbers to draw them by."""

    def layout_key(self, position: Any) -> Hashable:
        """What the layout of a position's board depends on, besides who looks at it and in which shape."""

    def lay_out(self, position: Any, viewer: int, flip: bool, wide: bool) -> dict[str, Any]:
        """Where everything goes on its board (:mod:`tablier.svg.layout`)."""

    def numbers(self, position: Any, wish: Wishes) -> dict[str, Any]:
        """What lies on the board, for somebody who has its layout: the same for all, whichever side they look from, but
        for what is drawn there: what a throw is worth, and plays compared.
        """

    def draw(self, pen: Pen, position: Any, wish: Wishes) -> Extent:
        """Draw everything, from the table upwards. Raises ValueError for what cannot be drawn."""


class Worth(Protocol):
    """What a throw is worth by itself, where it is."""

    def jan_json(self, jan: Any) -> dict[str, Any]:
        """One thing it is worth, for other programs."""

    def to_json(self, position: Any, roll: Dice) -> dict[str, Any]:
        """Everything it is worth, for other programs."""

    def lines(self, position: Any, roll: Dice) -> Iterator[Told]:
        """Everything it is worth, for people."""


class Remarks(Protocol):
    """What is to be seen on a board when two plays are compared, for whoever explains problems."""

    def stage(self, position: Any) -> str:
        """Which part of a game a position is from, in a word."""

    def worse(self, before: Any, natural: Any, best: Any) -> list[tuple[float, Said]]:
        """What is worse after one play than after another, each with how much it weighs against the others."""

    def staying(self, stayed: Any, player: int, stays: bool) -> Said:
        """Why staying, or leaving, is worse, given the position that staying leads to."""


class Solution(Protocol):
    """The exact chances of every position of a game."""

    @property
    def beginner(self) -> float:
        """How likely whoever begins is to win."""

    def win(self, position: Any) -> float:
        """How likely the player to throw is to win."""

    def throws(self, position: Any) -> float:
        """How many throws are still to come, on average."""


class Tables(Protocol):
    """Exact knowledge of how games end."""

    def bear_off(self, game: Any) -> Any:
        """The tables of a game, built if they are not kept yet."""

    def is_built(self, game: Any) -> bool:
        """Whether they are kept."""


class Family(ABC):
    """Everything that is the same for all games of one kernel, and different from every other."""

    @abstractmethod
    def referee(self, game: Any, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        """Who judges a match of a game, under the options of the table."""

    @abstractmethod
    def kernel(self, game: Any) -> Kernel:
        """The compiled functions that play many games at once."""

    @property
    @abstractmethod
    def writing(self) -> Writing: ...

    @property
    @abstractmethod
    def drawing(self) -> Drawing: ...

    def solution(self, progress: Callable[[float], None]) -> Solution:
        """The exact chances in a game that is solved, worked out if they are not at hand."""
        raise NotImplementedError  # asked only of games that say they are solved

    def kinds(self, game: Any) -> tuple[Kind, ...]:
        """The kinds of networks that can play a game, its own first; none where nothing is to be decided."""
        return ()

    @property
    @abstractmethod
    def sense(self) -> Sense:
        """What a bot goes by."""

    @property
    def counsel(self) -> Counsel | None:
        """What its players decide, and between what, for whoever reviews a match; None where they only play."""
        return None

    @property
    def remarks(self) -> Remarks:
        """What is to be seen when plays are compared."""
        raise NotImplementedError  # asked only where plays are judged

    @property
    def tables(self) -> Tables | None:
        """The tables of bearing off, where they are worked out."""
        return None

    @property
    def editing(self) -> Editing | None:
        """How its positions are set up by hand; None where they are not."""
        return None

    @property
    def worth(self) -> Worth | None:
        """What throws are worth by themselves; None where they are worth nothing."""
        return None

    @property
    def facet(self) -> Callable[[Any], Any] | None:
        """Makes of a table what the players of this family see in it, where they do what nobody else does.

        It is then an attribute of every table, by the name of the family: ``table.trictrac.stay()``.
        """
        return None

    @property
    def once_of_tables(self) -> Collection[str]:
        """The acts of the facet that tables themselves did before there was one; that spelling warns."""
        return ()

    @property
    @abstractmethod
    def telling(self) -> Telling:
        """What happens in its games, in sentences."""


__all__ = ["Drawing", "Family", "Remarks", "Solution", "Tables", "Worth", "Writing"]
