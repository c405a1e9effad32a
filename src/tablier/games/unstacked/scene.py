"""Drawing Unstacked Draughts: six points for each player, stacks behind a brass line, men lying beyond it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...board import OFF, SIDES
from ...svg import cells, layout, parts
from ...svg.geometry import Middle
from ...svg.pen import Pen, path, still
from ...svg.wishes import Extent, Wishes
from ...svg.words import Words
from .position import Counts, UnstackedPosition
from .rules import FULL

PlainUse = tuple[int, int, str]
"""A player, a die, and what it did: ``down`` or ``off``."""

_POINTS = 6
_LINE = 3.44
"""How far from the rail the brass line runs; this and the following in radii of a man."""
_ABOVE_STACK, _BELOW_STACK = 2.2, 1.148
_ABOVE_LONE, _BELOW_LONE = 1.72, 1.4
_LYING = 4.55
_TAG_LEAST, _TAG_SIGN, _TAG, _TAG_ALONE = 74, 9.4, 16, 26
"""Of the tag of a die: its least width, what a sign adds to it, and the size of letters in a frame and without."""
_THIN = 6.5
"""Thickness of a man edge-on where there is no half for them to lie in."""


@dataclass(frozen=True, eq=False)
class UnstackedMeasures:
    """The sizes one shape of this board is built from; each equals itself alone."""

    column: float
    man: float
    bar: float
    """Width of the bar; 0 where there is no second half."""
    left: float
    right: float
    rail: float
    stack: float
    gap: float
    numbers: float
    figure: float
    point: float
    die: float
    shown_width: float


WIDE = UnstackedMeasures(64, 27, 50, 34, 44, 44, 272, 84, 24, 17, 238, 74, 720)
TALL = UnstackedMeasures(123, 42, 0, 21, 21, 28, 322, 94, 30, 26, 298, 78, 390)


@dataclass(frozen=True)
class UnstackedBoard:
    """The board by itself."""

    measures: UnstackedMeasures
    mirrored: bool

    @property
    def halves(self) -> int:
        return 2 if self.measures.bar else 1

    @property
    def table(self) -> float:
        return _POINTS * self.measures.column

    @property
    def width(self) -> float:
        m = self.measures
        return m.left + self.halves * self.table + m.bar + m.right

    @property
    def top(self) -> float:
        return self.measures.numbers + self.measures.rail

    @property
    def bottom(self) -> float:
        return self.top + 2 * self.measures.stack + self.measures.gap

    @property
    def height(self) -> float:
        return self.bottom + self.top

    @property
    def middle(self) -> float:
        return self.height / 2

    def box(self, x: float, width: float) -> float:
        """The drawn left edge of a box laid out from ``x`` rightwards."""
        return self.width - x - width if self.mirrored else x

    @property
    def dice_half(self) -> float:
        """The left edge of the half without points."""
        m = self.measures
        return self.box(m.left + self.table + m.bar, self.table)

    def point_x(self, point: int) -> float:
        m = self.measures
        return self.box(m.left + (point - 1) * m.column, m.column) + m.column / 2


@dataclass(frozen=True)
class Scene(UnstackedBoard):
    """A position of Unstacked Draughts seen by one of its players."""

    position: UnstackedPosition
    viewer: int

    @property
    def size(self) -> tuple[float, float, float]:
        """Width and height of the picture, and how wide it is shown where no page scales it."""
        return self.width, self.height, self.measures.shown_width

    @classmethod
    def of(cls, position: UnstackedPosition, viewer: int, flip: bool, wide: bool) -> Scene:
        return cls(WIDE if wide else TALL, flip, position, viewer)

    def is_above(self, player: int) -> bool:
        return player != self.viewer

    def inwards(self, player: int, distance: float) -> float:
        """The y so far from a player's rail."""
        return self.top + distance if self.is_above(player) else self.bottom - distance

    def lying(self, player: int, point: int, index: int) -> Middle:
        """Where man ``index`` beyond the brass line lies."""
        m = self.measures
        return Middle(self.point_x(point), self.inwards(player, _LYING * m.man + index * (2 * m.man + 2)))


def draw(pen: Pen, position: UnstackedPosition, wish: Wishes) -> Extent:
    """Draw everything, from the table upwards."""
    wish.without_jans(position.game)
    scene = Scene.of(position, wish.viewer, wish.flip, wish.wide)
    last = [(use[0], use[1], use[2]) for use in wish.last]
    parts.page(pen, scene.width, scene.height)
    _board(pen, UnstackedBoard(scene.measures, scene.mirrored))
    for player in range(2):
        for point in range(1, _POINTS + 1):
            _point(pen, scene, player, point)
        _off(pen, scene, player, wish.words)
    for place, (player, die, how) in enumerate(last):
        earlier = sum(use == last[place] for use in last[:place])
        _, lying = _split(scene.position, player, die)
        if how == "down" and lying > earlier:
            parts.fresh(pen, *scene.lying(player, die, lying - 1 - earlier), scene.measures.man)
    _throw(pen, scene, wish.dice, wish.spent, last, wish.words, wish.claimed_by_hand)
    if pen.theme == "page":
        _cells(pen, scene)
    return scene.width, scene.height, scene.measures.shown_width


@still
def _board(pen: Pen, board: UnstackedBoard) -> None:
    m = board.measures
    depth = board.bottom - board.top
    parts.frame(pen, 0, m.numbers, board.width, board.height - 2 * m.numbers, m.rail)
    points_at = board.box(m.left, board.table)
    parts.field(pen, points_at, board.top, board.table, depth)
    if m.bar:
        parts.field(pen, board.dice_half, board.top, board.table, depth)
        parts.bar(pen, board.box(m.left + board.table, m.bar) + m.bar / 2, board.top, m.bar, depth)
    for number in range(1, _POINTS + 1):
        x = board.point_x(number)
        above, below = ("point-a", "point-b") if number % 2 else ("point-b", "point-a")
        parts.point(pen, number, x, board.top, m.point, m.column, above)
        parts.point(pen, number, x, board.bottom, -m.point, m.column, below)
    for y in (board.top + _LINE * m.man, board.bottom - _LINE * m.man):
        line = path("M", points_at + 2, y, "h", board.table - 4)
        pen.add(
            "path", d=line, stroke="brass", stroke_width=3, stroke_dasharray="2 7", stroke_linecap="round"
        )  # fmt: skip
    with pen.group(data_part="numbers", font_weight=600):
        for number in range(1, _POINTS + 1):
            for y in (m.numbers / 2, board.height - m.numbers / 2):
                pen.label(str(number), board.point_x(number), y, m.figure)


def _point(pen: Pen, scene: Scene, player: int, point: int) -> None:
    """The stack, or the lone man, within the brass line, and the men beyond it."""
    radius = scene.measures.man
    standing, lying = _split(scene.position, player, point)
    for index in range(lying):
        parts.man(pen, player, *scene.lying(player, point, index), radius, point, "lying")
    if not standing:
        return
    x = scene.point_x(point)
    above = scene.is_above(player)
    if standing == 1:
        y = scene.inwards(player, radius * (_ABOVE_LONE if above else _BELOW_LONE))
        parts.man(pen, player, x, y, radius, point)
        return
    base = scene.inwards(player, radius * (_ABOVE_STACK if above else _BELOW_STACK))
    top = parts.standing_stack(pen, player, x, base, radius, standing, point, "standing")
    parts.count(pen, standing, x, top, 0.86 * radius)


def _split(position: UnstackedPosition, player: int, point: int) -> tuple[int, int]:
    """How many men of a point are within the brass line, and how many beyond it.

    The lowest man of a stack is never brought down, so it stays within the line until it is borne off, last.
    """
    lying, within = _piles(position, player)[2 * point - 2 : 2 * point]
    return within, lying


def _piles(position: UnstackedPosition, player: int) -> tuple[int, ...]:
    """How many men are in each stack of a player: beyond the line and within it on each point, then off."""
    return _counted(tuple(position.standing[player]), tuple(position.men[player]))


@lru_cache(maxsize=1024)
def _counted(standing: Counts, men: Counts) -> tuple[int, ...]:
    within = [min(all_, up + 1) for up, all_ in zip(standing, men, strict=True)]
    return (
        *(count for kept, all_ in zip(within, men, strict=True) for count in (all_ - kept, kept)),
        sum(FULL) - sum(men),
    )


def _off(pen: Pen, scene: Scene, player: int, words: Words) -> None:
    """The men off, edge-on in a row: in the dice half, or between the players where there is none."""
    off = scene.position.off(player)
    above = scene.is_above(player)
    if scene.measures.bar:
        x, y = scene.dice_half + 20, scene.inwards(player, 34 if above else 28)
        pen.label(words.off(player, off), x, y, 17, text_anchor="start", fill="ink-soft")
        for index in range(off):
            parts.man_on_edge(pen, player, x + index * 15, y + 18 if above else y - 18 - 46, 15, 46, OFF)
        return
    x, y = 32, scene.middle + (-44 if above else 6)
    for index in range(off):
        parts.man_on_edge(pen, player, x + index * _THIN, y, _THIN, 38, OFF)
    if off:
        pen.label(str(off), x + off * _THIN + 6, y + 19, 24, text_anchor="start", font_weight=600)


def _throw(
    pen: Pen, scene: Scene, dice: Sequence[int], spent: int, last: Sequence[PlainUse], words: Words,
    claimed_by_hand: bool,
) -> None:  # fmt: skip
    """The cup, and the dice, each with a tag that names its user once the throw is played."""
    if scene.measures.bar:
        _cup(pen, *_cup_spot(scene))
    tags = _tags(dice, last, words, claimed_by_hand)
    for index, (face, spot, name) in enumerate(zip(dice, _dice_seats(scene, len(dice)), tags, strict=True)):
        parts.die(pen, face, *spot, scene.measures.die, index, spent=index < spent)
        if name is None:
            continue
        seat, anchor = _tag_seat(scene, index, len(dice))
        if scene.measures.bar:
            _tag(pen, name, *seat)
        else:
            pen.label(name, *seat, _TAG_ALONE, text_anchor=anchor, font_weight=600, data_part="tag")


def _cup_spot(board: UnstackedBoard) -> Middle:
    return Middle(board.dice_half + board.table - 78, board.top + 104)


def _dice_seats(board: UnstackedBoard, count: int) -> list[Middle]:
    """The dice lie in a row: in the half without points, or between the players where there is none."""
    middle = board.dice_half + board.table / 2 if board.measures.bar else board.width / 2
    apart = 1.6 * board.measures.die
    return [Middle(middle + (index - (count - 1) / 2) * apart, board.middle) for index in range(count)]


def _tag_seat(board: UnstackedBoard, index: int, count: int) -> tuple[Middle, str]:
    """Where the tag of a die goes: under it, or beside it where there is no half for it."""
    x, y = _dice_seats(board, count)[index]
    half = board.measures.die / 2
    if board.measures.bar:
        return Middle(x, y + half + 24), "middle"
    outward = -1 if index < count / 2 else 1
    return Middle(x + outward * (half + 16), y), "end" if outward < 0 else "start"


def _tags(dice: Sequence[int], last: Sequence[PlainUse], words: Words, claimed_by_hand: bool) -> list[str | None]:
    """Who used each die; None where that is not to be said."""
    unclaimed = list(last)
    found: list[str | None] = []
    for face in dice:
        use = next((use for use in unclaimed if use[1] == face), None)
        if use is not None:
            unclaimed.remove(use)
            found.append(words.names[use[0]])
        else:
            found.append(words.nobody if last and not claimed_by_hand else None)
    return found


def _tag(pen: Pen, name: str, x: float, y: float) -> None:
    width = max(_TAG_LEAST, _TAG_SIGN * len(name) + 20)
    pen.add(
        "rect", x=x - width / 2, y=y - 14, width=width, height=28, rx=14,
        fill="surface", stroke="line-strong", stroke_width=1.5,
    )  # fmt: skip
    pen.label(name, x, y, _TAG, font_weight=600, data_part="tag")


def _cup(pen: Pen, x: float, y: float) -> None:
    """The dice cup, from above."""
    pen.add("circle", cx=x, cy=y, r=58, fill="rail", stroke="rail-dark", stroke_width=3)
    pen.add("circle", cx=x, cy=y, r=46, fill="rail-dark")
    pen.add("circle", cx=x, cy=y, r=52, fill="none", stroke="brass", stroke_width=2, stroke_dasharray="3 5")


def _cells(pen: Pen, scene: Scene) -> None:
    """The cells a page needs (see :mod:`tablier.svg.cells`): six points and a tray for each player."""
    m = scene.measures
    depth = m.stack + m.gap / 2
    for player in (scene.viewer, 1 - scene.viewer):
        above = scene.is_above(player)
        for point in range(1, _POINTS + 1):
            _, lying = _split(scene.position, player, point)
            x = scene.point_x(point)
            within = Middle(x, scene.inwards(player, m.man * (_ABOVE_LONE if above else _BELOW_LONE)))
            cells.cell(
                pen, x - m.column / 2, scene.top if above else scene.middle, m.column, depth,
                owner=player, numbers={player: point},
                top=scene.lying(player, point, lying - 1) if lying else within,
                following=scene.lying(player, point, lying),
            )  # fmt: skip
        off = scene.position.off(player)
        if m.bar:
            x, width, y = scene.dice_half, scene.table, scene.inwards(player, 75 if above else 69)
            place = Middle(x + 20 + 15 * off + 7.5, y)
            height = 120.0
            top = scene.top if above else scene.bottom - height
        else:
            x, width, height = 32.0, 15 * _THIN + 40.0, 38.0
            top = scene.middle + (-44 if above else 6)
            place = Middle(x + _THIN * (off + 0.5), top + height / 2)
        last = Middle(place.x - (15 if m.bar else _THIN), place.y)
        cells.cell(
            pen, x, top, width, height, owner=player, numbers={player: OFF}, top=last if off else None, following=place
        )


# For a page that draws it itself


def layout_key(position: UnstackedPosition) -> None:
    """All positions have the same board."""


def lay_out(position: UnstackedPosition, viewer: int, flip: bool, wide: bool) -> layout.Json:
    """Where everything goes on the board of Unstacked Draughts."""
    scene = Scene.of(position, viewer, flip, wide)
    m = scene.measures
    pen = Pen("page")
    parts.define(pen, (1, 2, 3, 4, 5, 6))
    slab = (15, 46) if m.bar else (_THIN, 38)
    lower = {f"lower-{name}": _lower(side, m.man) for side, name in enumerate(SIDES)}
    shade = {"shade": lambda pen: parts.shade(pen, 0, 0, m.man)}
    layout.symbols(pen, {**layout.usual_symbols(m.man, slab, m.die), **lower, **shade})
    parts.page(pen, scene.width, scene.height)
    _board(pen, UnstackedBoard(m, scene.mirrored))
    if m.bar:
        _cup(pen, *_cup_spot(scene))
    stacks = [stack for side in (0, 1) for stack in _stacks(scene, side)]
    dice = layout.seats(lambda count: _dice_seats(scene, count))
    seats = [[_tag_seat(scene, index, count) for index in range(count)] for count in range(4)]
    tags = [[[*spot, anchor] for spot, anchor in row] for row in seats]
    frame = {"least": _TAG_LEAST, "sign": _TAG_SIGN, "size": _TAG} if m.bar else {"size": _TAG_ALONE}
    return layout.finished(
        pen, scene.width, scene.height, scene.viewer, m.man, stacks, _page_cells(scene), dice=[dice, dice], die=m.die,
        tags={"spots": tags, **frame},
    )  # fmt: skip


def _lower(side: int, radius: float) -> Callable[[Pen], None]:
    return lambda pen: parts.lower_man(pen, side, 0, 0, radius)


_STACKS = 2 * _POINTS + 1
"""Stacks of a side: men lying and men standing on each point, then those off."""
_OFF = (_STACKS - 1, 2 * _STACKS - 1)
"""The stacks of those off."""


def _stacks(scene: Scene, side: int) -> list[layout.Json]:
    m, above = scene.measures, scene.is_above(side)
    inward = 1 if above else -1
    flat = {"scale": m.man / parts.UNIT, "radius": m.man}
    found = []
    for point in range(1, _POINTS + 1):
        x = scene.point_x(point)
        base = Middle(x, scene.inwards(side, m.man * (_ABOVE_STACK if above else _BELOW_STACK)))
        alone = _within(scene, side, point)
        found.append(layout.stack(
            side, point, scene.lying(side, point, 0), (0, inward), 2 * m.man + 2, "man", state="lying", **flat
        ))  # fmt: skip
        found.append(layout.stack(
            side, point, base, (0, -1), m.man / 2, "man", state="standing", **flat, lower=f"lower-{SIDES[side]}",
            alone=list(alone), counted=2, badge=0.86 * m.man,
        ))  # fmt: skip
    spot, step = _off_spot(scene, side)
    label = {"size": 17, "anchor": "start", "fill": "ink-soft"} if m.bar else {"size": 24, "anchor": "start", "from": 1}
    if m.bar:
        at = _off_label(scene, side)
        label |= {"x": at.x, "y": at.y, "told": True, "weight": 400}
    else:
        label |= {"x": spot.x - step / 2 + 6, "y": spot.y, "along": step, "weight": 600, "fill": "ink"}
    found.append(layout.stack(side, OFF, spot, (1, 0), step, "edge", scale=1, state="off", label=label))
    return found


def _within(scene: Scene, player: int, point: int) -> Middle:
    """Where a lone man within the brass line lies."""
    reach = _ABOVE_LONE if scene.is_above(player) else _BELOW_LONE
    return Middle(scene.point_x(point), scene.inwards(player, scene.measures.man * reach))


def _off_label(scene: Scene, player: int) -> Middle:
    return Middle(scene.dice_half + 20, scene.inwards(player, 34 if scene.is_above(player) else 28))


def _off_spot(scene: Scene, player: int) -> tuple[Middle, float]:
    """The middle of the first man off, and the way to the next."""
    above = scene.is_above(player)
    if scene.measures.bar:
        x, y = _off_label(scene, player)
        return Middle(x + 7.5, y + 41 if above else y - 41), 15
    return Middle(32 + _THIN / 2, scene.middle + (-44 if above else 6) + 19), _THIN


def _page_cells(scene: Scene) -> list[layout.Json]:
    m = scene.measures
    found = []
    for player in (scene.viewer, 1 - scene.viewer):
        above = scene.is_above(player)
        first = player * _STACKS
        for point in range(1, _POINTS + 1):
            box = (
                scene.point_x(point) - m.column / 2,
                scene.top if above else scene.middle,
                m.column,
                m.stack + m.gap / 2,
            )
            lying = first + 2 * (point - 1)
            within = _within(scene, player, point)
            found.append(layout.cell(box, player, {player: point}, (lying, lying + 1), within))
        found.append(layout.cell(_off_box(scene, player), player, {player: OFF}, [first + _STACKS - 1]))
    return found


def _off_box(scene: Scene, player: int) -> tuple[float, float, float, float]:
    above = scene.is_above(player)
    if scene.measures.bar:
        return scene.dice_half, scene.top if above else scene.bottom - 120, scene.table, 120.0
    return 32.0, scene.middle + (-44 if above else 6), 15 * _THIN + 40.0, 38.0


def numbers(position: UnstackedPosition, wish: Wishes) -> layout.Json:
    """What lies on the board."""
    dice, words = wish.dice, wish.words
    last = [(use[0], use[1], use[2]) for use in wish.last]
    men = [*_piles(position, 0), *_piles(position, 1)]
    told: layout.Json = {"men": men}
    if wish.wide:
        told["labels"] = {str(at): words.off(player, men[at]) for player, at in enumerate(_OFF)}
    if dice:
        told["dice"], told["spent"], told["thrower"] = list(dice), wish.spent, 0
        told["tags"] = _tags(dice, last, words, wish.claimed_by_hand)
    down = [(player, die) for player, die, how in last if how == "down"]
    told["fresh"] = [
        [player * _STACKS + 2 * (die - 1), down.count((player, die))] for player, die in dict.fromkeys(down)
    ]  # fmt: skip
    return told
