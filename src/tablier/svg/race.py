"""Drawing the race games: Garanguet, Jacquet de Versailles and Backgammon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..board import BAR, OFF, PARALLEL, POINTS, SIDES, facing
from ..games.game import Step
from ..games.race.moves import TALON
from ..games.race.position import RacePosition
from . import parts
from .arrows import Places, last_play
from .geometry import TALL, WIDE, Board, Spot, reach_of
from .pen import Pen
from .words import courier, is_locked

TRAY = 64
_BESIDE = 4
"""Between the frame and a tray outside it."""
_CENTRED = 64
"""What the cube shows until somebody doubles."""
_SLAB = 17
"""Thickness of a man seen edge-on."""


@dataclass(frozen=True)
class Scene:
    """A race position seen by one of its players."""

    position: RacePosition
    board: Board
    viewer: int
    wide: bool

    @classmethod
    def of(cls, position: RacePosition, viewer: int, flip: bool, wide: bool) -> Scene:
        """Contrary games have the viewer's home on the right, parallel ones on the left, unless flipped."""
        mirrored = (position.game.rules.movement == PARALLEL) != flip
        # On a phone the tray is sunk into the rail, so that the points keep their width.
        board = Board(WIDE if wide else TALL, mirrored, tray=TRAY + _BESIDE if wide else 0)
        return cls(position, board, viewer, wide)

    def seen(self, player: int, point: int) -> int:
        """The viewer's number of a player's point."""
        return point if player == self.viewer else int(facing(self.position.game.rules.movement, point))

    def is_above(self, player: int) -> bool:
        """Whether a player's bar and tray are in the upper half."""
        return player != self.viewer

    def man(self, player: int, point: int, index: int) -> Spot:
        """Where man ``index`` of those now on a player's point, or on the bar, lies."""
        men = self.position.men[player][point]
        if point == BAR:
            return self.board.bar_man(self.is_above(player), index, men)
        return self.board.man(self.seen(player, point), index, men)

    def left(self, player: int, point: int) -> Spot:
        """The free place beyond the men now on a player's point: where a man stood that has just gone."""
        men = self.position.men[player][point]
        m = self.board.measures
        if point == BAR:
            return self.board.bar_man(self.is_above(player), men, men + 1)
        seen = self.seen(player, point)
        reach = reach_of(men, 1, m.man, m.stack)
        if men:
            reach = min(reach_of(men - 1, men, m.man, m.stack) + 2 * m.man, m.stack + m.gap / 2 - m.man)
        return self.board.inwards(seen, reach)

    def arrived(self, player: int, point: int) -> Spot:
        """The man on top of a player's point; of those off, the last one."""
        if point == OFF:
            return self.last_off(player)
        return self.man(player, point, max(0, self.position.men[player][point] - 1))

    @property
    def tray(self) -> tuple[float, float]:
        """Left edge and width of the inside of the trays."""
        near, frame = self.board.measures.near, self.board.frame
        if self.wide:
            return self.board.box(frame + _BESIDE + 8, TRAY - 16), TRAY - 16
        return self.board.box(frame - near + 3, near - 9), near - 9

    def slab(self, player: int, index: int) -> float:
        """The upper edge of man ``index`` of those off, counted from the long rail."""
        if self.is_above(player):
            return self.board.top + 2 + index * _SLAB
        return self.board.bottom - 2 - (index + 1) * _SLAB

    def last_off(self, player: int) -> Spot:
        """Where the arrow of a man borne off ends: in the tray, or over the rail if the tray is not there."""
        y = self.slab(player, max(0, self.position.men[player][OFF] - 1)) + _SLAB / 2
        x, width = self.tray
        home_on_left = self.board.point_x(self.seen(player, POINTS)) < self.board.width / 2
        if home_on_left != self.board.mirrored:
            return Spot(self.board.across(self.board.measures.far / 3), y)
        return Spot(x + (width - 6 if home_on_left else 6), y)


def draw_race(
    pen: Pen, scene: Scene, dice: Sequence[int], spent: int, last: Sequence[Step], last_player: int,
    cube: tuple[int, int | None] | None,
) -> None:  # fmt: skip
    """Draw everything, from the table upwards."""
    board = scene.board
    parts.page(pen, board.width, board.height)
    parts.board(pen, board)
    _trays(pen, scene)
    for player in range(2):
        _men(pen, scene, player)
    thrower = last_player if last else scene.position.turn
    seats = _throw(pen, scene, dice, spent, thrower == scene.viewer)
    if cube is not None:
        _cube(pen, scene, *cube)
    for player in range(2):
        _courier(pen, scene, player)
    if last:
        places = Places(
            left=lambda point: scene.left(last_player, point),
            arrived=lambda point: scene.arrived(last_player, point),
            leaves_board=lambda point: point == OFF,
            radius=board.measures.man,
            middle=board.middle,
            weight=1 if scene.wide else 1.4,
        )
        last_play(pen, last, places, "arrow-you" if last_player == scene.viewer else "arrow-them", seats)


def _men(pen: Pen, scene: Scene, player: int) -> None:
    for point in range(POINTS + 1):
        men = scene.position.men[player][point]
        radius = scene.board.bar_man_size if point == BAR else scene.board.measures.man
        for index in range(men):
            spot = scene.man(player, point, index)
            parts.man(pen, player, *spot, radius, point, "bar" if point == BAR else None)
        if parts.is_counted(men):
            parts.count(pen, men, *scene.man(player, point, men - 1), radius)


def _trays(pen: Pen, scene: Scene) -> None:
    """Both trays, one above the other, with the men off seen edge-on."""
    board, m = scene.board, scene.board.measures
    if scene.wide:
        pen.add(
            "rect", x=board.box(board.frame + _BESIDE, TRAY) + 1.5, y=m.numbers + 1.5,
            width=TRAY - 3, height=board.height - 2 * m.numbers - 3, rx=11,
            fill="rail", stroke="rail-dark", stroke_width=3,
        )  # fmt: skip
    x, width = scene.tray
    depth = (board.bottom - board.top) / 2 - 5
    for player, side in enumerate(SIDES):
        above = scene.is_above(player)
        top = board.top if above else board.bottom - depth
        pen.add(
            "rect", x=x - 2, y=top - 2, width=width + 4, height=depth + 4, rx=4,
            fill="rail-dark", stroke="rail-light", stroke_width=1.5, data_part="tray", data_side=side,
        )  # fmt: skip
        men = scene.position.men[player][OFF]
        for index in range(men):
            parts.man_on_edge(pen, player, x + 1, scene.slab(player, index), width - 2, _SLAB, OFF)
        if men:
            y = top + depth - 20 if above else top + 20
            pen.label(str(men), x + width / 2, y, 22, fill="ink-rail", font_weight=700)


def _throw(pen: Pen, scene: Scene, dice: Sequence[int], spent: int, by_viewer: bool) -> list[Spot]:
    """The dice, in the right half for the viewer and in the left for the opponent. Returns where they lie."""
    board, size = scene.board, scene.board.measures.die
    middle = board.tables[1 if by_viewer else 0] + board.table / 2
    seats = []
    for index, face in enumerate(dice):
        seat = Spot(middle + (index - (len(dice) - 1) / 2) * 1.24 * size, board.middle)
        parts.die(pen, face, *seat, size, index, spent=index < spent)
        seats.append(seat)
    return seats


def _cube(pen: Pen, scene: Scene, value: int, owner: int | None) -> None:
    """The cube on the rail away from home: in the middle, or at its owner's end."""
    board, m = scene.board, scene.board.measures
    y = board.middle
    if owner is not None:
        y = m.numbers + m.rail / 2 if scene.is_above(owner) else board.height - m.numbers - m.rail / 2
    shows = _CENTRED if owner is None and value == 1 else value
    parts.cube(pen, board.across(m.cube / 2 + 3), y, m.cube, shows)


def _courier(pen: Pen, scene: Scene, player: int) -> None:
    """The pennant on a courier under way, and the padlock at a locked talon."""
    board, m = scene.board, scene.board.measures
    at = courier(scene.position, player)
    if at is not None:
        spot = scene.man(player, at, 0)
        parts.pennant(pen, spot.x - 4, spot.y + 4, m.man / 27)
    if is_locked(scene.position, player):
        talon = scene.seen(player, TALON)
        y = m.numbers + m.rail / 2 if board.is_above(talon) else board.height - m.numbers - m.rail / 2
        parts.padlock(pen, board.point_x(talon), y, 1.1)
