"""Drawing the race games."""

from __future__ import annotations

from dataclasses import dataclass

from ...board import OFF, PARALLEL, facing
from ...svg import cells, parts, scene
from ...svg.arrows import last_play
from ...svg.geometry import TALL, WIDE, Board
from ...svg.pen import Pen
from ...svg.wishes import Size, Wishes
from ..game import Step
from .moves import TALON
from .position import RacePosition
from .writing import courier, is_locked

_CENTRED = 64
"""What the cube shows until somebody doubles."""


@dataclass(frozen=True)
class Scene(scene.Scene):
    """A race position seen by one of its players."""

    position: RacePosition

    def stack(self, player: int, point: int) -> tuple[int, int]:
        """A pinned man lies at the foot of the stack of those who pin him."""
        men = self.men[player][point]
        theirs = self.men[1 - player][facing(self.movement, point)] if 0 < point < OFF else 0
        return int(bool(theirs) and point not in self.position.pinned[player]), men + theirs

    @classmethod
    def of(cls, position: RacePosition, viewer: int, flip: bool, wide: bool) -> Scene:
        """Contrary games have the viewer's home on the right, parallel ones on the left, unless flipped."""
        movement = position.game.rules.movement
        mirrored = (movement == PARALLEL) != flip
        # On a phone the tray is sunk into the rail, so that the points keep their width.
        board = Board(WIDE if wide else TALL, mirrored, tray=scene.TRAY + scene.BESIDE if wide else 0)
        return cls(position.men, movement, board, viewer, wide, position)


def draw(pen: Pen, position: RacePosition, wish: Wishes) -> Size:
    """Draw everything, from the table upwards."""
    wish.without_events(position.game)
    view = Scene.of(position, wish.viewer, wish.flip, wish.wide)
    last, last_player = [Step(*step) for step in wish.last], wish.last_player
    board = view.board
    parts.page(pen, board.width, board.height)
    parts.board(pen, board)
    scene.draw_trays(pen, view)
    for player in range(2):
        scene.draw_men(pen, view, player)
    # The dice lie in the right half for the viewer and in the left for the opponent.
    thrower = wish.thrower
    if thrower is None:
        thrower = last_player if last else position.turn
    half = board.tables[1 if thrower == view.viewer else 0]
    seats = scene.dice_seats(view, wish.dice, half + board.table / 2, 1.24)
    scene.draw_dice(pen, view, wish.dice, wish.spent, seats)
    if wish.cube is not None:
        _cube(pen, view, *wish.cube)
    for player in range(2):
        _courier(pen, view, player)
        for point in position.pinned[player]:
            spot = view.man(player, point, 0)
            parts.padlock(pen, spot.x, spot.y, board.measures.man / 27)
    if last and wish.quiet:
        scene.draw_fresh(pen, view, last, last_player)
    elif last:
        last_play(pen, last, view.places(last_player), view.colour_of(last_player), seats)
    if pen.theme == "page":
        cells.draw_cells(pen, view, bars=True, trays=True)
    return board.width, board.height, board.measures.shown_width


def _cube(pen: Pen, view: Scene, value: int, owner: int | None) -> None:
    """The cube on the rail away from home: in the middle, or at its owner's end."""
    board, m = view.board, view.board.measures
    y = board.middle
    if owner is not None:
        y = m.numbers + m.rail / 2 if view.is_above(owner) else board.height - m.numbers - m.rail / 2
    shows = _CENTRED if owner is None and value == 1 else value
    parts.cube(pen, board.across(m.cube / 2 + 3), y, m.cube, shows)


def _courier(pen: Pen, view: Scene, player: int) -> None:
    """The pennant on a courier under way, and the padlock at a locked talon."""
    board, m = view.board, view.board.measures
    at = courier(view.position, player)
    if at is not None:
        spot = view.man(player, at, 0)
        parts.pennant(pen, spot.x - 4, spot.y + 4, m.man / 27)
    if is_locked(view.position, player):
        talon = view.seen(player, TALON)
        y = m.numbers + m.rail / 2 if board.is_above(talon) else board.height - m.numbers - m.rail / 2
        parts.padlock(pen, board.point_x(talon), y, 1.1)
