"""Drawing Trictrac: the men, and all that is marked between the points and on the rails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from ...board import CONTRARY, HOME, MEN, OFF, POINTS, SIDES
from ...svg import cells, layout, parts, scene
from ...svg.arrows import compared, compared_alone, last_play
from ...svg.geometry import TALL, WIDE, Board, Middle
from ...svg.pen import Pen, path
from ...svg.wishes import Extent, Wishes
from ..game import Step
from . import jan_arrows, markers
from .position import TrictracPosition
from .state import CORNER, HOLE, THEIR_CORNER

_LAP = HOLE
"""How many holes a long rail has."""
_TABLE = _LAP // 2
_BEYOND_BAR = 8
"""The points whose token lies against the bar, beyond it."""
_INSET = 3
"""Between a token and the rail or bar it lies against."""
_BREADTH = 4.2
"""From one hole for pegs at rest to the next, in radii of a hole."""
_PEG = 2.2
"""Half the width of a peg, in radii of a hole."""


@dataclass(frozen=True)
class Scene(scene.Scene):
    """A position of Trictrac seen by one of its players."""

    position: TrictracPosition

    @classmethod
    def of(cls, position: TrictracPosition, viewer: int, flip: bool, wide: bool) -> Scene:
        return cls(position.men, CONTRARY, _board(flip, wide, has_trays(position)), viewer, wide, position)

    def tray_is_above(self, player: int) -> bool:
        """Men lie beside the field they left from."""
        return self.board.is_above(self.seen(player, POINTS))

    @property
    def tray_depth(self) -> float:
        depth = super().tray_depth
        # Sunk into the short rail, a tray leaves room for the pegs at rest.
        return depth if self.board.tray else depth - (_BREADTH + _PEG) * self.board.measures.hole - 6

    def rail_y(self, player: int) -> float:
        """The middle of a player's long rail."""
        m = self.board.measures
        y = m.numbers + m.rail / 2
        return y if self.is_above(player) else self.board.height - y

    def hole(self, player: int, number: int) -> Middle:
        """Hole ``number``, 1 to 12, of a player's rail, counted from the talon."""
        return Middle(self.board.point_x(number), self.rail_y(player))

    def rest(self, place: int) -> Middle:
        """The holes at the talon end: -1 for the peg of the player above, 0 for the flag, 1 for the one below."""
        m = self.board.measures
        return Middle(
            self.board.across(self.board.frame - m.near / 2), self.board.middle + place * _BREADTH * m.hole
        )  # fmt: skip

    def token(self, player: int, points: int) -> Middle:
        """Where a player's token lies for so many points; both players' tokens go the same way round."""
        return _token_at(self.board, self.is_above(player), points)


@lru_cache(maxsize=256)
def _token_at(board: Board, above: bool, points: int) -> Middle:
    m = board.measures
    inset = m.token + _INSET
    bar = m.far + board.table
    talon = board.across(board.frame - m.near - inset)
    far = board.across(m.far + inset)
    # Two, four … are the old places. Odd points come of schools only and lie on the way.
    xs = (
        talon, (talon + board.point_x(2)) / 2, *map(board.point_x, (2, 3, 4, 5)),
        board.across(bar + m.bar + inset), board.bar_x, board.across(bar - inset), board.point_x(11), far, far,
    )  # fmt: skip
    below = m.gap / 4 + (m.token if points == len(xs) - 1 else 0)
    return Middle(xs[points], board.middle - below if above else board.middle + below)


@cache
def _board(mirrored: bool, wide: bool, trays: bool) -> Board:
    tray = scene.TRAY + scene.BESIDE if wide and trays else 0
    return Board(WIDE if wide else TALL, mirrored, starts_below=True, tray=tray)


def has_trays(position: TrictracPosition) -> bool:
    """Whether a man has left the board, or a player's men are all so far that one may (T-10)."""
    return any(men[OFF] or sum(men[HOME:]) == MEN for men in position.men)


def draw(pen: Pen, position: TrictracPosition, wish: Wishes) -> Extent:
    """Draw everything, from the table upwards."""
    jan_arrows.check(wish.jans)
    view = Scene.of(position, wish.viewer, wish.flip, wish.wide)
    last = [Step(*step) for step in wish.last]
    dice, jans, roller = wish.dice, wish.jans, wish.jans_player
    markers.define(pen)
    board = view.board
    parts.page(pen, board.width, board.height)
    parts.board(pen, board)
    for corner in (CORNER, THEIR_CORNER):
        _corner(pen, board, corner)
    _rest(pen, view)
    for player in range(2):
        _holes(pen, view, player)
    _flag(pen, view)
    if has_trays(position):
        scene.draw_trays(pen, view)
    jan_arrows.draw_brackets(pen, view, jans, roller)
    for player in range(2):
        scene.draw_men(pen, view, player)
    seats = _dice_seats(view, dice)
    taken = [*seats, *(view.token(player, points) for player, points in enumerate(position.points))]
    if jans or wish.quiet:
        scene.draw_fresh(pen, view, last, wish.last_player)
    numbers = jan_arrows.draw_arrows(pen, view, jans, roller, dice, taken)
    # Arrows pass beneath tokens and dice, which are to be read as well.
    for player in range(2):
        _token(pen, view, player)
    scene.draw_dice(pen, view, dice, wish.spent, seats)
    jan_arrows.draw_numbers(pen, view, numbers)
    if last and not jans and not wish.quiet:
        last_play(pen, last, view.places(wish.last_player), view.colour_of(wish.last_player), taken)
    if wish.best or wish.played:
        mover = position.turn
        compared(pen, [Step(*step) for step in wish.best], [Step(*step) for step in wish.played], view.places(mover))
    if pen.theme == "page":
        cells.draw_cells(pen, view, bars=False, trays=has_trays(position))
    return board.width, board.height, board.measures.shown_width


def _dice_seats(view: Scene, dice: Sequence[int]) -> list[Middle]:
    """Six tenths of the way from the far rail to the bar, the dice are clear of every token."""
    board = view.board
    return scene.dice_seats(view, dice, board.across(board.measures.far + 0.6 * board.table), 1.22)


def _corner(pen: Pen, board: Board, corner: int) -> None:
    """The brass inlay at the foot of a rest corner."""
    half = board.measures.column / 2 - 2
    x, y = board.inwards(corner, 0)
    pen.add(
        "path", d=path("M", x - half, y, "h", 2 * half), stroke="brass", stroke_width=5, data_part="corner"
    )  # fmt: skip


def _rest(pen: Pen, view: Scene) -> None:
    """The holes at the talon end, but for the one the flag stands in, and the pegs that have not set out."""
    size = view.board.measures.hole
    for place in (-1, 0, 1):
        if place or view.position.flag_holder is not None:
            markers.hole(pen, *view.rest(place), size, False)
    for player, holes in enumerate(view.position.holes):
        if not holes:
            markers.peg(pen, player, 0, *view.rest(-1 if view.is_above(player) else 1), size)


def _holes(pen: Pen, view: Scene, player: int) -> None:
    """A long rail: its holes, the peg, and after a whole lap the count of holes."""
    size = view.board.measures.hole
    holes = view.position.holes[player]
    laps, at = divmod(holes - 1, _LAP)
    with pen.group(data_part="rail", data_side=SIDES[player]):
        for number in range(1, _LAP + 1):
            markers.hole(pen, *view.hole(player, number), size, number < holes)
    if not holes:
        return
    markers.peg(pen, player, holes, *view.hole(player, at + 1), size)
    if laps:
        y = view.rail_y(player)
        pen.label(f"{laps * _LAP}+{at + 1}", view.board.bar_x, y, 20, fill="ink-rail", font_weight=700, data_part="lap")


def _flag(pen: Pen, view: Scene) -> None:
    """The flag: beyond the peg of the player who holds it, or between the pegs at rest, and smaller."""
    m = view.board.measures
    holder = view.position.flag_holder
    if holder is None:
        markers.flag(pen, None, *flag_at_rest(view), 0.6 * m.rail, leftwards=False)
    else:
        spot = flag_spot(view, holder, view.position.holes[holder])
        markers.flag(pen, holder, *spot, m.rail, leftwards=not view.board.mirrored)


def flag_at_rest(view: Scene) -> Middle:
    x, y = view.rest(0)
    rail = view.board.measures.rail
    return Middle(x - 0.2 * rail, y + 0.22 * rail)


def flag_spot(view: Scene, holder: int, holes: int) -> Middle:
    """Where the flag is planted for somebody with so many holes."""
    board, m = view.board, view.board.measures
    laps, at = divmod(holes - 1, _LAP)
    # From the second lap on, the count of holes stands between the sixth hole and the seventh.
    peg = view.hole(holder, at + 2 if laps and at + 1 == _TABLE else at + 1)
    outward = 1 if board.mirrored else -1
    x = peg.x + outward * 0.4 * m.column
    room = 0.8 * m.rail + 4
    left = board.box(0, board.frame)
    return Middle(min(max(x, left + room), left + board.frame - room), peg.y + 0.3 * m.rail)


def _token(pen: Pen, view: Scene, player: int) -> None:
    """A player's points. Two tokens say that they are in a row though the other has marked before (T-41)."""
    position = view.position
    points = position.points[player]
    second = 0
    if has_two_tokens(position, player):
        second = second_token(view, points)
    markers.token(pen, player, points, *view.token(player, points), view.board.measures.token, second)


def has_two_tokens(position: TrictracPosition, player: int) -> bool:
    """Whether a second token has to say that a player's points are in a row."""
    return bool(position.flags[player] and position.points[1 - player])


def second_token(view: Scene, points: int) -> int:
    """On which side of so many points a second token lies: that of the talon, but never upon the bar."""
    return -1 if view.board.mirrored != (points == _BEYOND_BAR) else 1


# For a page that draws it itself


def layout_key(position: TrictracPosition) -> bool:
    return has_trays(position)


def lay_out(position: TrictracPosition, viewer: int, flip: bool, wide: bool) -> layout.Json:
    """Where everything goes on the board of Trictrac."""
    view = replace(Scene.of(position, viewer, flip, wide), men=layout.NOBODY)
    board, m = view.board, view.board.measures
    trays = has_trays(position)
    pen = Pen("page")
    parts.define(pen, (1, 2, 3, 4, 5, 6))
    markers.define(pen)
    signs = {
        "hole": lambda pen: markers.hole(pen, 0, 0, m.hole, False),
        "passed": lambda pen: markers.hole(pen, 0, 0, m.hole, True),
        "flag": lambda pen: markers.flag(pen, None, 0, 0, m.rail, False),
    }
    layout.symbols(pen, {**layout.usual_symbols(m.man, (view.tray[1] - 2, scene.SLAB), m.die), **signs})
    parts.page(pen, board.width, board.height)
    parts.board(pen, board)
    for corner in (CORNER, THEIR_CORNER):
        _corner(pen, board, corner)
    for place in (-1, 1):
        markers.hole(pen, *view.rest(place), m.hole, False)
    for player, side in enumerate(SIDES):
        with pen.group(data_part="rail", data_side=side):
            for number in range(1, _LAP + 1):
                markers.hole(pen, *view.hole(player, number), m.hole, False)
    if trays:
        scene.draw_trays(pen, view)
    dice = layout.seats(lambda count: _dice_seats(view, [1] * count))
    return layout.whole(
        pen, view, layout.path_stacks(view, bars=False, trays=trays),
        layout.path_cells(view, bars=False, trays=trays), dice=[dice, dice], die=m.die,
        tokens=[_token_places(view, player) for player in (0, 1)], token=m.token, token_scale=m.token / markers.TOKEN,
        pegs=[_peg_places(view, player) for player in (0, 1)], peg_scale=m.hole / markers.PEG,
        flag={
            "rest": [*flag_at_rest(view), 0.6, 0.6], "hole": list(view.rest(0)),
            "spots": [
                [[*flag_spot(view, side, holes), 1 if board.mirrored else -1, 1] for holes in range(1, 2 * _LAP + 1)]
                for side in (0, 1)
            ],
        },
    )  # fmt: skip


def _token_places(view: Scene, player: int) -> list[list[float]]:
    """By points: where a token lies, and on which side a second one."""
    return [[*view.token(player, points), second_token(view, points)] for points in range(_LAP)]


def _peg_places(view: Scene, player: int) -> layout.Json:
    """Where a peg rests, the holes of its rail, and where whole laps are counted."""
    return {
        "rest": list(view.rest(-1 if view.is_above(player) else 1)),
        "holes": [list(view.hole(player, number)) for number in range(1, _LAP + 1)],
        "lap": [view.board.bar_x, view.rail_y(player)],
    }  # fmt: skip


def numbers(position: TrictracPosition, wish: Wishes) -> layout.Json:
    """What lies on the board. What a throw is worth is drawn: where its numbers have room has to be searched for."""
    dice, jans, roller = wish.dice, wish.jans, wish.jans_player
    last = [Step(*step) for step in wish.last]
    told: layout.Json = {
        "men": [*position.men[0], *position.men[1]],
        "tokens": [[position.points[side], has_two_tokens(position, side)] for side in (0, 1)],
        "pegs": list(position.holes), "flag": position.flag_holder,
    }  # fmt: skip
    if dice:
        told |= {"dice": list(dice), "spent": wish.spent, "thrower": roller}
    if last:
        told["fresh"] = layout.arrived(last, wish.last_player)
    if jans:
        view = Scene.of(position, wish.viewer, wish.flip, wish.wide)
        taken = [*_dice_seats(view, dice), *(view.token(side, points) for side, points in enumerate(position.points))]
        under, over, top = Pen("page"), Pen("page"), Pen("page")
        jan_arrows.draw_brackets(under, view, jans, roller)
        written = jan_arrows.draw_arrows(over, view, jans, roller, dice, taken)
        jan_arrows.draw_numbers(top, view, written)
        told["worth"] = [under.fragment, over.fragment, top.fragment]
    if wish.best or wish.played:
        view = Scene.of(position, wish.viewer, wish.flip, wish.wide)
        told["worth"] = compared_alone(wish.best, wish.played, view.places(position.turn))
    return told
