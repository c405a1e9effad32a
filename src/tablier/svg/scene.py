"""A board of twenty-four points with its men, as one of the players sees it, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..board import BAR, OFF, POINTS, SIDES, facing
from ..games.game import Step
from . import parts
from .arrows import Places, journeys
from .geometry import Board, Middle, reach_of
from .pen import Pen, still

Men = tuple[int, ...]

TRAY = 64
BESIDE = 4
"""Between the frame and a tray outside it."""
SLAB = 17
"""Thickness of a man seen edge-on."""


@dataclass(frozen=True)
class Scene:
    """Men on own paths, upon a board seen by one of the players."""

    men: tuple[Men, Men]
    movement: int
    board: Board
    viewer: int
    wide: bool

    @property
    def size(self) -> tuple[float, float, float]:
        """Width and height of the picture, and how wide it is shown where no page scales it."""
        return self.board.width, self.board.height, self.board.measures.shown_width

    def seen(self, player: int, point: int) -> int:
        """The viewer's number of a player's point."""
        return point if player == self.viewer else int(facing(self.movement, point))

    def is_above(self, player: int) -> bool:
        """Whether a player's bar is in the upper half."""
        return player != self.viewer

    def tray_is_above(self, player: int) -> bool:
        return self.is_above(player)

    def stack(self, player: int, point: int) -> tuple[int, int]:
        """Which place in its stack the first man on a player's point has, and how many places there are."""
        return 0, self.men[player][point]

    def man(self, player: int, point: int, index: int) -> Middle:
        """Where man ``index`` of those now on a player's point, or on the bar, lies."""
        if point == BAR:
            return self.board.bar_man(self.is_above(player), index, self.men[player][point])
        first, men = self.stack(player, point)
        return self.board.man(self.seen(player, point), first + index, men)

    def left(self, player: int, point: int) -> Middle:
        """The free place beyond the men now on a player's point: where a man stood that has just gone."""
        _, men = self.stack(player, point)
        m = self.board.measures
        if point == BAR:
            return self.board.bar_man(self.is_above(player), men, men + 1)
        seen = self.seen(player, point)
        reach = reach_of(men, 1, m.man, m.stack)
        if men:
            reach = min(reach_of(men - 1, men, m.man, m.stack) + 2 * m.man, m.stack + m.gap / 2 - m.man)
        return self.board.inwards(seen, reach)

    def landing(self, player: int, point: int, before: int, hits: bool) -> Middle:
        """Where a man would lie who came to a player's point after so many others; off, in the tray."""
        if point == OFF:
            return self.last_off(player)
        m = self.board.measures
        first, _ = self.stack(player, point)
        men = self.men[player][point] + (0 if hits else first)
        reach = reach_of(men - 1, men, m.man, m.stack) + 2 * m.man if men else reach_of(0, 1, m.man, m.stack)
        return self.board.inwards(
            self.seen(player, point), min(reach + 2 * m.man * before, m.stack + m.gap / 2 - m.man)
        )

    def standing(self, player: int, point: int, gone: int) -> Middle:
        """The man on a player's point, or on the bar, who would be next to go once so many have."""
        return self.man(player, point, max(0, self.men[player][point] - 1 - gone))

    def arrived(self, player: int, point: int) -> Middle:
        """The man on top of a player's point; of those off, the last one."""
        if point == OFF:
            return self.last_off(player)
        return self.man(player, point, max(0, self.men[player][point] - 1))

    @property
    def tray(self) -> tuple[float, float]:
        """Left edge and width of the inside of the trays."""
        near, frame = self.board.measures.near, self.board.frame
        if self.board.tray:
            return self.board.box(frame + BESIDE + 8, TRAY - 16), TRAY - 16
        return self.board.box(frame - near + 3, near - 9), near - 9

    @property
    def tray_depth(self) -> float:
        return (self.board.bottom - self.board.top) / 2 - 5

    def slab(self, player: int, index: int) -> float:
        """The upper edge of man ``index`` of those off, counted from the long rail."""
        if self.tray_is_above(player):
            return self.board.top + 2 + index * SLAB
        return self.board.bottom - 2 - (index + 1) * SLAB

    def last_off(self, player: int) -> Middle:
        """Where the arrow of a man borne off ends: in the tray, or over the rail if the tray is not there."""
        y = self.slab(player, max(0, self.men[player][OFF] - 1)) + SLAB / 2
        x, width = self.tray
        home_on_left = self.board.point_x(self.seen(player, POINTS)) < self.board.width / 2
        if home_on_left != self.board.mirrored:
            return Middle(self.board.across(self.board.measures.far / 3), y)
        return Middle(x + (width - 6 if home_on_left else 6), y)

    def places(self, player: int) -> Places:
        """What the arrows of a player's last play need to know."""
        return Places(
            left=lambda point: self.left(player, point),
            arrived=lambda point: self.arrived(player, point),
            leaves_board=lambda point: point == OFF,
            radius=self.board.measures.man,
            middle=self.board.middle,
            landing=lambda point, before, hits: self.landing(player, point, before, hits),
            standing=lambda point, gone: self.standing(player, point, gone),
            weight=1 if self.wide else 1.4,
        )

    def colour_of(self, player: int) -> str:
        """In which colour the arrows of a player are drawn."""
        return "arrow-you" if player == self.viewer else "arrow-them"


def draw_men(pen: Pen, view: Scene, player: int) -> None:
    """A player's men on the board and on the bar."""
    men = view.men[player]
    if men[BAR]:
        _men_on_bar(pen, view.board, player, view.is_above(player), men[BAR])
    for point in range(1, POINTS + 1):
        if men[point]:
            stack = view.stack(player, point)
            _men_on_point(pen, view.board, player, point, view.seen(player, point), men[point], *stack)


@still
def _men_on_point(
    pen: Pen, board: Board, player: int, point: int, seen: int, men: int, first: int, places: int
) -> None:  # fmt: skip
    radius = board.measures.man
    state = "pinned" if first == 0 and places > men else None
    for index in range(first, first + men):
        parts.man(pen, player, *board.man(seen, index, places), radius, point, state)
    if parts.is_counted(men):
        parts.count(pen, men, *board.man(seen, first + men - 1, places), radius)


@still
def _men_on_bar(pen: Pen, board: Board, player: int, above: bool, men: int) -> None:
    radius = board.bar_man_size
    for index in range(men):
        parts.man(pen, player, *board.bar_man(above, index, men), radius, BAR, "bar")
    if parts.is_counted(men):
        parts.count(pen, men, *board.bar_man(above, men - 1, men), radius)


def draw_trays(pen: Pen, view: Scene) -> None:
    """Both trays, one above the other, with the men off seen edge-on."""
    board, m = view.board, view.board.measures
    if board.tray:
        pen.add(
            "rect", x=board.box(board.frame + BESIDE, TRAY) + 1.5, y=m.numbers + 1.5,
            width=TRAY - 3, height=board.height - 2 * m.numbers - 3, rx=11,
            fill="rail", stroke="rail-dark", stroke_width=3,
        )  # fmt: skip
    x, width = view.tray
    depth = view.tray_depth
    for player, side in enumerate(SIDES):
        above = view.tray_is_above(player)
        top = board.top if above else board.bottom - depth
        pen.add(
            "rect", x=x - 2, y=top - 2, width=width + 4, height=depth + 4, rx=4,
            fill="rail-dark", stroke="rail-light", stroke_width=1.5, data_part="tray", data_side=side,
        )  # fmt: skip
        men = view.men[player][OFF]
        for index in range(men):
            parts.man_on_edge(pen, player, x + 1, view.slab(player, index), width - 2, SLAB, OFF)
        if men:
            y = top + depth - 20 if above else top + 20
            pen.label(str(men), x + width / 2, y, 22, fill="ink-rail", font_weight=700)


def draw_fresh(pen: Pen, view: Scene, last: Sequence[Step], player: int) -> None:
    """Small lozenges on the men of the last play, for where arrows would be in the way."""
    arrived: dict[int, int] = {}
    for way, times in journeys(last).items():
        arrived[way.stations[-1]] = arrived.get(way.stations[-1], 0) + times
    for point, times in arrived.items():
        men = view.men[player][point]
        for index in range(men - min(men, times), men):
            if point != OFF:
                parts.fresh(pen, *view.man(player, point, index), view.board.measures.man)


def dice_seats(view: Scene, dice: Sequence[int], middle: float, apart: float) -> list[Middle]:
    """Where the dice lie: in a row centred on ``middle``, ``apart`` times their size from one to the next."""
    step = apart * view.board.measures.die
    return [Middle(middle + (index - (len(dice) - 1) / 2) * step, view.board.middle) for index in range(len(dice))]


def draw_dice(pen: Pen, view: Scene, dice: Sequence[int], spent: int, seats: Sequence[Middle]) -> None:
    """The dice, the first ``spent`` of them dimmed."""
    for index, (face, seat) in enumerate(zip(dice, seats, strict=True)):
        parts.die(pen, face, *seat, view.board.measures.die, index, spent=index < spent)
