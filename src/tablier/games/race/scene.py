"""Drawing the race games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from ...board import OFF, PARALLEL, facing
from ...svg import cells, layout, parts, scene
from ...svg.arrows import compared, compared_alone, last_play
from ...svg.geometry import TALL, WIDE, Board, Middle
from ...svg.pen import Pen
from ...svg.wishes import Extent, Wishes
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
        return cls(position.men, movement, _board((movement == PARALLEL) != flip, wide), viewer, wide, position)


@cache
def _board(mirrored: bool, wide: bool) -> Board:
    """On a phone the tray is sunk into the rail, so that the points keep their width."""
    return Board(WIDE if wide else TALL, mirrored, tray=scene.TRAY + scene.BESIDE if wide else 0)


def draw(pen: Pen, position: RacePosition, wish: Wishes) -> Extent:
    """Draw everything, from the table upwards."""
    wish.without_jans(position.game)
    view = Scene.of(position, wish.viewer, wish.flip, wish.wide)
    last, last_player = [Step(*step) for step in wish.last], wish.last_player
    board = view.board
    parts.page(pen, board.width, board.height)
    parts.board(pen, board)
    scene.draw_trays(pen, view)
    for player in range(2):
        scene.draw_men(pen, view, player)
    seats = _dice_seats(view, wish.dice, _thrower(position, last, last_player, wish.thrower))
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
    if wish.best or wish.played:
        mover = position.turn
        compared(pen, [Step(*step) for step in wish.best], [Step(*step) for step in wish.played], view.places(mover))
    if pen.theme == "page":
        cells.draw_cells(pen, view, bars=True, trays=True)
    return board.width, board.height, board.measures.shown_width


def layout_key(position: RacePosition) -> int:
    return position.game.rules.movement


def lay_out(position: RacePosition, viewer: int, flip: bool, wide: bool) -> layout.Json:
    """Where everything goes on the board of a race game."""
    view = replace(Scene.of(position, viewer, flip, wide), men=layout.NOBODY)
    board, m = view.board, view.board.measures
    pen = Pen("page")
    parts.define(pen, (1, 2, 3, 4, 5, 6))
    slab = view.tray[1] - 2, scene.SLAB
    signs = {
        "pennant": lambda pen: parts.pennant(pen, -4, 4, m.man / 27),
        "padlock": lambda pen: parts.padlock(pen, 0, 0, 1.1),
        "cube": lambda pen: parts.blank_cube(pen, 0, 0, m.cube),
    }
    layout.symbols(pen, {**layout.usual_symbols(m.man, slab, m.die), **signs})
    parts.page(pen, board.width, board.height)
    parts.board(pen, board)
    scene.draw_trays(pen, view)

    def dice(thrower: int) -> list[list[list[float]]]:
        return layout.seats(lambda count: _dice_seats(view, [1] * count, thrower))

    return layout.whole(
        pen, view, layout.path_stacks(view, bars=True, trays=True), layout.path_cells(view, bars=True, trays=True),
        dice=[dice(0), dice(1)], die=m.die,
        cube={"spots": [_cube_spot(view, owner) for owner in (0, 1, None)], "size": parts.CUBE_FIGURE * m.cube},
        padlocks=[_padlock_spot(view, player) for player in (0, 1)],
    )  # fmt: skip


def numbers(position: RacePosition, wish: Wishes) -> layout.Json:
    """What lies on the board."""
    last, last_player, dice, cube = [Step(*step) for step in wish.last], wish.last_player, wish.dice, wish.cube
    told: layout.Json = {"men": [*position.men[0], *position.men[1]]}
    if dice:
        told["dice"], told["spent"] = list(dice), wish.spent
        told["thrower"] = _thrower(position, last, last_player, wish.thrower)
    if cube is not None:
        told["cube"] = [_cube_shows(*cube), cube[1]]
    if last:
        told["fresh"] = layout.arrived(last, last_player)
    pinned = [layout.index(player, point) for player in (0, 1) for point in position.pinned[player]]
    if pinned:
        told["under"] = pinned
    under_way = [(player, courier(position, player)) for player in (0, 1)]
    told["pennants"] = [layout.index(player, at) for player, at in under_way if at is not None]
    told["padlocks"] = [player for player in (0, 1) if is_locked(position, player)]
    if wish.best or wish.played:
        view = Scene.of(position, wish.viewer, wish.flip, wish.wide)
        told["worth"] = compared_alone(wish.best, wish.played, view.places(position.turn))
    return told


def _thrower(position: RacePosition, last: Sequence[Step], last_player: int, thrower: int | None) -> int:
    if thrower is not None:
        return thrower
    return last_player if last else position.turn


def _dice_seats(view: Scene, dice: Sequence[int], thrower: int) -> list[Middle]:
    """The dice lie in the right half for the viewer and in the left for the opponent."""
    half = view.board.tables[1 if thrower == view.viewer else 0]
    return scene.dice_seats(view, dice, half + view.board.table / 2, 1.24)


def _cube_spot(view: Scene, owner: int | None) -> Middle:
    """The cube on the rail away from home: in the middle, or at its owner's end."""
    board, m = view.board, view.board.measures
    y = board.middle
    if owner is not None:
        y = m.numbers + m.rail / 2 if view.is_above(owner) else board.height - m.numbers - m.rail / 2
    return Middle(board.across(m.cube / 2 + 3), y)


def _cube_shows(value: int, owner: int | None) -> int:
    return _CENTRED if owner is None and value == 1 else value


def _cube(pen: Pen, view: Scene, value: int, owner: int | None) -> None:
    parts.cube(pen, *_cube_spot(view, owner), view.board.measures.cube, _cube_shows(value, owner))


def _padlock_spot(view: Scene, player: int) -> Middle:
    """On the rail behind a player's talon."""
    board, m = view.board, view.board.measures
    talon = view.seen(player, TALON)
    y = m.numbers + m.rail / 2 if board.is_above(talon) else board.height - m.numbers - m.rail / 2
    return Middle(board.point_x(talon), y)


def _courier(pen: Pen, view: Scene, player: int) -> None:
    """The pennant on a courier under way, and the padlock at a locked talon."""
    at = courier(view.position, player)
    if at is not None:
        spot = view.man(player, at, 0)
        parts.pennant(pen, spot.x - 4, spot.y + 4, view.board.measures.man / 27)
    if is_locked(view.position, player):
        parts.padlock(pen, *_padlock_spot(view, player), 1.1)
