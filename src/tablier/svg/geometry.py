"""Where things lie on a tables board of twenty-four points.

A :class:`Board` knows the viewer's path only: the viewer sits below, and callers translate the other player's
numbers. It is laid out with the home edge on the right and mirrored as a whole where the game, or the
reader, wants it on the left, so nothing but this module thinks about left and right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..board import POINTS

CLEARANCE = 4
"""Between the rail and the first man of a point."""
COUNTED_FROM = 6
"""From this many men on, a stack closes up and its top man carries the count."""
_ROW = POINTS // 2
_TABLE = POINTS // 4


class Middle(NamedTuple):
    """The middle of a man, token or mark."""

    x: float
    y: float


@dataclass(frozen=True, eq=False)
class Measures:
    """The sizes one shape of board is built from. There are as many as shapes: each equals itself alone."""

    column: float
    man: float
    """Radius of a man."""
    bar: float
    far: float
    """Width of the rail away from the home edge."""
    near: float
    """Width of the rail at the home edge."""
    rail: float
    """Height of the long rails."""
    stack: float
    """How far from the rail the men of one point may reach."""
    gap: float
    numbers: float
    """Height of the strip for the path numbers."""
    figure: float
    """Size of the path numbers."""
    point: float
    """Length of a point."""
    die: float
    cube: float
    token: float
    """Radius of a token that marks points."""
    hole: float
    """Radius of a hole that pegs are set in."""
    shown_width: float
    """Width of the picture in pixels where no page scales it."""


WIDE = Measures(64, 27, 50, 34, 44, 44, 272, 84, 22, 15, 238, 44, 36, 17, 6.5, 760)
TALL = Measures(57.6, 26.5, 36, 18, 36, 42, 326, 88, 26, 20, 286, 50, 40, 20, 6.8, 390)


@dataclass(frozen=True)
class Board:
    """A board of two tables and a bar. Coordinates are user units, y downwards."""

    measures: Measures
    mirrored: bool = False
    """The home edge is on the left."""
    starts_below: bool = False
    """The viewer's point 1 lies in the lower row; otherwise in the upper, straight above 24."""
    tray: float = 0
    """Width kept free beyond the frame at the home edge."""

    @property
    def frame(self) -> float:
        m = self.measures
        return m.far + _ROW * m.column + m.bar + m.near

    @property
    def width(self) -> float:
        return self.frame + self.tray

    @property
    def top(self) -> float:
        """Upper edge of the field."""
        return self.measures.numbers + self.measures.rail

    @property
    def bottom(self) -> float:
        """Lower edge of the field."""
        return self.top + 2 * self.measures.stack + self.measures.gap

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2

    @property
    def height(self) -> float:
        return self.bottom + self.top

    @property
    def table(self) -> float:
        """Width of one half of the field."""
        return _TABLE * self.measures.column

    def across(self, x: float) -> float:
        """The drawn x of a laid-out x."""
        return self.width - x if self.mirrored else x

    def box(self, x: float, width: float) -> float:
        """The drawn left edge of a box laid out from ``x`` rightwards."""
        return self.width - x - width if self.mirrored else x

    @property
    def tables(self) -> tuple[float, float]:
        """The left edges of both halves of the field, the left half first."""
        m = self.measures
        edges = (self.box(m.far, self.table), self.box(m.far + self.table + m.bar, self.table))
        return (min(edges), max(edges))

    @property
    def bar_x(self) -> float:
        """The middle of the bar."""
        return self.across(self.measures.far + self.table + self.measures.bar / 2)

    def column_x(self, column: int) -> float:
        """The middle of a column, 0 to 11 counted towards the home edge."""
        m = self.measures
        return self.across(m.far + (column + 0.5) * m.column + (m.bar if column >= _TABLE else 0))

    def is_above(self, point: int) -> bool:
        """Whether a point of the viewer's path lies in the upper row."""
        return (point <= _ROW) != self.starts_below

    def point_x(self, point: int) -> float:
        """The middle of a point of the viewer's path."""
        return self.column_x(_ROW - point if point <= _ROW else point - _ROW - 1)

    def man(self, point: int, index: int, men: int) -> Middle:
        """Where man ``index`` (0 nearest the rail) of ``men`` lies on a point of the viewer's path."""
        return _man(self, point, index, men)

    def inwards(self, point: int, reach: float) -> Middle:
        """The middle of a point of the viewer's path, so far from the rail."""
        return Middle(self.point_x(point), self.top + reach if self.is_above(point) else self.bottom - reach)

    @property
    def bar_man_size(self) -> float:
        """Radius of a man on the bar, which is a little wider than the bar at most."""
        return min(self.measures.man, self.measures.bar / 2 + 2)

    def bar_man(self, above: bool, index: int, men: int) -> Middle:
        """Where man ``index`` of ``men`` waits on the bar, from the middle outwards."""
        reach = 2 + reach_of(index, men, self.bar_man_size, self.measures.stack)
        return Middle(self.bar_x, self.middle - reach if above else self.middle + reach)


@lru_cache(maxsize=4096)
def _man(board: Board, point: int, index: int, men: int) -> Middle:
    """Asked for again and again: nothing moves a point."""
    return board.inwards(point, reach_of(index, men, board.measures.man, board.measures.stack))


def reach_of(index: int, men: int, radius: float, room: float) -> float:
    """How far from the rail the middle of man ``index`` of ``men`` lies when all must fit into ``room``."""
    step = 2 * radius if men < 2 else min(2 * radius, (room - 2 * radius - CLEARANCE) / (men - 1))
    return CLEARANCE + radius + index * step
