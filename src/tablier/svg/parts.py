"""The pieces every board is made of: frame, points, men, dice, cube, and the signs upon them."""

from __future__ import annotations

from ..board import BLACK, SIDES, WHITE
from .geometry import COUNTED_FROM, Board
from .pen import Attribute, Pen, path, still

UNIT = 28
"""Radius of the man as defined; :meth:`Pen.stamp` scales it."""
DIE = 60
"""Width of the die as defined."""
_FAMILY = {WHITE: "light", BLACK: "dark"}
_LOW, _MID, _HIGH = 16, 30, 44
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, 14), (_HIGH, 14), (_LOW, _MID), (_HIGH, _MID), (_LOW, 46), (_HIGH, 46)),
}
CUBE_FIGURE = 0.56
"""Size of the number on the cube, as a share of its own."""
TILTS = (-9, 7, -5)
"""How far askew the dice of a throw lie, in degrees."""


@still
def define(pen: Pen, dice: tuple[int, ...]) -> None:
    """Define what is stamped many times: both men, the grain of the rails, and the dice thrown."""
    with pen.group("defs"):
        with pen.group(id=pen.name("man-white")):
            edge = "man-light-edge"
            pen.add("circle", cy=2.6, r=27.4, fill="man-light-side", stroke=edge, stroke_width=1.6)
            pen.add("circle", r=27.2, fill="man-light", stroke=edge, stroke_width=2)
            pen.add("circle", r=18.5, fill="none", stroke=edge, stroke_width=1.8, opacity=0.55)
        with pen.group(id=pen.name("man-black")):
            edge = "man-dark-edge"
            pen.add("circle", cy=2.6, r=27.4, fill="man-dark-side", stroke=edge, stroke_width=1)
            pen.add("circle", r=27.2, fill="man-dark", stroke=edge, stroke_width=1.8)
            pen.add("circle", r=20, fill="none", stroke=edge, stroke_width=1.5, opacity=0.85)
            pen.add("circle", r=13, fill="none", stroke=edge, stroke_width=1.2, opacity=0.6)
            pen.add("circle", r=4, fill=edge)
        tile = "userSpaceOnUse"
        with pen.group("pattern", id=pen.name("grain"), width=240, height=44, patternUnits=tile):
            _grain(pen, "M0 9C60 3 150 15 240 8M0 21c80 8 160-5 240 1M0 34c70-6 170 8 240 0")
        with pen.group("pattern", id=pen.name("grain-bar"), width=44, height=240, patternUnits=tile):
            _grain(pen, "M9 0C3 60 15 150 8 240M21 0c8 80-5 160 1 240M34 0c-6 70 8 170 0 240")
        for face in sorted(set(dice)):
            with pen.group(id=pen.name(f"die-{face}")):
                pen.add("rect", x=1.5, y=3.5, width=58, height=58, rx=11, fill="die-edge")
                pen.add(
                    "rect", x=1, y=1, width=58, height=57, rx=11,
                    fill="die", stroke="die-edge", stroke_width=2,
                )  # fmt: skip
                for x, y in _PIPS[face]:
                    pen.add("circle", cx=x, cy=y, r=5.6, fill="die-pip")


def _grain(pen: Pen, data: str) -> None:
    pen.add("path", d=data, fill="none", stroke="rail-light", stroke_width=2, opacity=0.35)


def page(pen: Pen, width: float, height: float) -> None:
    """The paper beneath: the numbers outside the frame are ink, and stay legible on any page."""
    pen.add("rect", width=width, height=height, rx=14, fill="page", data_part="page")


def frame(pen: Pen, x: float, y: float, width: float, height: float, rail: float) -> None:
    """The rails, as one block of wood; the fields are cut into it by :func:`field`."""
    pen.add("rect", x=x, y=y, width=width, height=height, rx=12, fill="rail")
    grain = f"url(#{pen.name('grain')})"
    for top in (y, y + height - rail):
        pen.add("rect", x=x, y=top, width=width, height=rail, rx=12, fill=grain)
    pen.add(
        "rect", x=x + 1.5, y=y + 1.5, width=width - 3, height=height - 3, rx=11,
        fill="none", stroke="rail-dark", stroke_width=3,
    )  # fmt: skip
    pen.add(
        "rect", x=x + 5, y=y + 5, width=width - 10, height=height - 10, rx=8,
        fill="none", stroke="rail-light", stroke_width=1.5, opacity=0.8,
    )  # fmt: skip


def field(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """One playing field with the shadow of the upper rail on it."""
    pen.add("rect", x=x - 3, y=y - 3, width=width + 6, height=height + 6, rx=4, fill="rail-dark")
    pen.add("rect", x=x, y=y, width=width, height=height, rx=2, fill="field")
    pen.add("rect", x=x, y=y, width=width, height=7, fill="field-shade")


def bar(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The bar between two fields, centred on ``x``, with its two hinges."""
    inner = width - 6
    grain = f"url(#{pen.name('grain-bar')})"
    pen.add("rect", x=x - inner / 2, y=y - 3, width=inner, height=height + 6, fill=grain)
    leaf = 0.6 * width
    for top in (y + height / 6, y + height * 5 / 6 - 40):
        pen.add(
            "rect", x=x - leaf / 2, y=top, width=leaf, height=40, rx=3,
            fill="brass", stroke="rail-dark", stroke_width=1.5,
        )  # fmt: skip
        pen.add("path", d=path("M", x, top, "v", 40), stroke="rail-dark", stroke_width=2)


def point(pen: Pen, number: int, x: float, rail: float, length: float, width: float, paint: str) -> None:
    """A point standing on ``rail``, its tip ``length`` away: downwards, or upwards where negative."""
    half = 0.45 * width
    waist, neck = half * 0.86, half * 0.2
    near, far, tip = rail + 0.34 * length, rail + 0.7 * length, rail + length
    data = path(
        "M", x - half, rail, "C", x - waist, near, x - neck, far, x, tip,
        "C", x + neck, far, x + waist, near, x + half, rail, "z",
    )  # fmt: skip
    with pen.group(
        fill=paint, stroke="point-edge", stroke_width=1.4, stroke_linejoin="round",
        data_part="point", data_number=number,
    ):  # fmt: skip
        pen.add("path", d=data)
        pen.add("circle", cx=x, cy=tip + (4 if length > 0 else -4), r=4.2)


@still
def board(pen: Pen, layout: Board) -> None:
    """An empty board of twenty-four points with the viewer's numbers around it."""
    m = layout.measures
    left = layout.box(0, layout.frame)
    frame(pen, left, m.numbers, layout.frame, layout.height - 2 * m.numbers, m.rail)
    depth = layout.bottom - layout.top
    for x in layout.tables:
        field(pen, x, layout.top, layout.table, depth)
    bar(pen, layout.bar_x, layout.top, m.bar, depth)
    numbers = range(1, 25)
    for number in numbers:
        above = layout.is_above(number)
        x = layout.point_x(number)
        from_left = sum(layout.point_x(other) < x for other in numbers if layout.is_above(other) == above)
        rail, length = (layout.top, m.point) if above else (layout.bottom, -m.point)
        paint = "point-a" if from_left % 2 != above else "point-b"
        point(pen, number, x, rail, length, m.column, paint)
    with pen.group(data_part="numbers"):
        for number in numbers:
            y = m.numbers / 2 if layout.is_above(number) else layout.height - m.numbers / 2
            corner = number in (1, 12, 13, 24)
            pen.label(
                str(number), layout.point_x(number), y, m.figure,
                fill="ink" if corner else "ink-soft", font_weight=700 if corner else None,
            )  # fmt: skip


def man(pen: Pen, side: int, x: float, y: float, radius: float, where: int, state: str | None = None) -> None:
    """One man from above. ``where`` is its number on its owner's path; ``state`` says how it lies."""
    name = SIDES[side]
    pen.stamp(
        f"man-{name}", x, y, radius / UNIT,
        data_part="man", data_side=name, data_point=where, data_state=state,
    )  # fmt: skip


def count(pen: Pen, men: int, x: float, y: float, radius: float) -> None:
    """The number of men in a stack, on its top man of the given radius."""
    size = 0.58 * radius
    pen.add("circle", cx=x, cy=y, r=size, fill="count", data_part="count")
    pen.label(str(men), x, y, 1.2 * size, fill="on-count", font_weight=700)


def is_counted(men: int) -> bool:
    """Whether a stack of so many men carries its count."""
    return men >= COUNTED_FROM


def man_on_edge(pen: Pen, side: int, x: float, y: float, width: float, height: float, where: int) -> None:
    """One man seen edge-on in the box given: a single groove in a light man, two grooves in a dark one."""
    family = _FAMILY[side]
    with pen.group(data_part="man", data_side=SIDES[side], data_point=where, data_state="off"):
        pen.add(
            "rect", x=x + 0.75, y=y + 0.75, width=width - 1.5, height=height - 1.5, rx=min(width, height) / 4,
            fill=f"man-{family}", stroke=f"man-{family}-edge", stroke_width=1.5,
        )  # fmt: skip
        for share in (0.5,) if side == WHITE else (0.36, 0.64):
            if width > height:
                groove = path("M", x + 4, y + share * height, "h", width - 8)
            else:
                groove = path("M", x + share * width, y + 4, "v", height - 8)
            pen.add("path", d=groove, stroke=f"man-{family}-edge", stroke_width=1.2, opacity=0.7)


def standing_stack(
    pen: Pen, side: int, x: float, base: float, radius: float, men: int, where: int, state: str
) -> float:
    """Men standing on one another, edges visible, the lowest centred on (x, base). Returns the top's y."""
    thick = radius / 2
    if men > 1:
        shade(pen, x, base, radius)
    for index in range(men - 1):
        lower_man(
            pen, side, x, base - index * thick, radius,
            data_part="man", data_side=SIDES[side], data_point=where, data_state=state,
        )  # fmt: skip
    top = base - (men - 1) * thick
    man(pen, side, x, top, radius, where, state)
    return top


def shade(pen: Pen, x: float, y: float, radius: float) -> None:
    """The shadow of a stack whose lowest man is centred on (x, y)."""
    pen.add(
        "ellipse", cx=x + 0.22 * radius, cy=y + 0.16 * radius, rx=1.08 * radius, ry=1.02 * radius,
        fill="hole", opacity=0.28,
    )  # fmt: skip


def lower_man(pen: Pen, side: int, x: float, y: float, radius: float, **attributes: Attribute) -> None:
    """The edge of a man centred on (x, y) that another stands on."""
    family, thick = _FAMILY[side], radius / 2
    edge = path("M", x - radius, y - thick, "v", thick, "a", radius, radius, "0 0 0", 2 * radius, 0, "v", -thick, "z")
    pen.add(
        "path", d=edge, fill=f"man-{family}-side", stroke=f"man-{family}-edge", stroke_width=2, **attributes
    )  # fmt: skip


def fresh(pen: Pen, x: float, y: float, radius: float) -> None:
    """The small lozenge on a man, centred on (x, y), that the last play moved."""
    size = 0.3 * radius
    x, y = x + 0.66 * radius, y + 0.36 * radius
    pen.add(
        "path", d=path("M", x, y, "l", size, size, -size, size, -size, -size, "z"), data_part="fresh",
        fill="last", stroke="arrow-halo", stroke_width=2, stroke_linejoin="round",
    )  # fmt: skip


def die(pen: Pen, face: int, x: float, y: float, size: float, index: int, spent: bool) -> None:
    """Die number ``index`` of a throw, centred, lying a little askew as dice do; a spent one is dimmed."""
    with pen.group(
        transform=f"translate({x:.1f} {y:.1f}) rotate({TILTS[index % len(TILTS)]})",
        opacity=0.42 if spent else None, data_part="die", data_face=face, data_spent="yes" if spent else None,
    ):  # fmt: skip
        pen.stamp(f"die-{face}", -size / 2, -size / 2, size / DIE)


def cube(pen: Pen, x: float, y: float, size: float, shows: int) -> None:
    """The doubling cube, centred, with the number it shows."""
    with pen.group(data_part="cube", data_shows=shows):
        blank_cube(pen, x, y, size)
        pen.label(str(shows), x, y, CUBE_FIGURE * size, fill="die-pip", font_weight=700)


def blank_cube(pen: Pen, x: float, y: float, size: float) -> None:
    """The cube without its number."""
    half = size / 2
    pen.add("rect", x=x - half, y=y - half + 2, width=size, height=size, rx=6, fill="die-edge")
    pen.add(
        "rect", x=x - half, y=y - half, width=size, height=size - 1, rx=6,
        fill="die", stroke="die-edge", stroke_width=2,
    )  # fmt: skip


def pennant(pen: Pen, x: float, y: float, scale: float) -> None:
    """The courier's swallow-tailed pennant, its staff planted at (x, y)."""
    with pen.group(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})", data_part="pennant"):
        pen.add("path", d="M0 2V-38", stroke="rail-dark", stroke_width=7.5, stroke_linecap="round")
        pen.add("path", d="M0 2V-38", stroke="brass", stroke_width=4.5, stroke_linecap="round")
        pen.add(
            "path", d="M2-37H38L29-26 38-15H2Z",
            fill="flag", stroke="flag-field", stroke_width=2.2, stroke_linejoin="round",
        )  # fmt: skip


def padlock(pen: Pen, x: float, y: float, scale: float) -> None:
    """A brass padlock centred on (x, y): the men of the talon are still locked."""
    with pen.group(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})", data_part="padlock"):
        shackle = "M-7-2V-8A7 7 0 0 1 7-8V-2"
        pen.add("path", d=shackle, fill="none", stroke="hole", stroke_width=7)
        pen.add("path", d=shackle, fill="none", stroke="brass", stroke_width=4)
        pen.add(
            "rect", x=-12, y=-3, width=24, height=18, rx=3.5, fill="brass", stroke="hole", stroke_width=1.5
        )  # fmt: skip
        pen.add("circle", cy=4, r=2.6, fill="hole")
        pen.add("path", d="M0 5v5", stroke="hole", stroke_width=2.4, stroke_linecap="round")
