"""What Trictrac is marked with: tokens for the points, pegs and their holes, and the flag."""

from __future__ import annotations

from ...board import SIDES
from ...svg.pen import Pen, still

TOKEN = 18.18
"""Radius the token is defined for; :meth:`Pen.stamp` scales it."""
PEG = 6.36
"""Radius of the hole the pegs are defined for."""
_FLAG = 51.2
"""Height of the rail the flag is defined for."""


@still
def define(pen: Pen) -> None:
    """Define the token and both pegs: a round head for White, a lozenge for Black."""
    with pen.group("defs"):
        with pen.group(id=pen.name("token")):
            pen.add("circle", cy=1.6, r=18, fill="token-edge", opacity=0.55)
            pen.add("circle", r=17.6, fill="token", stroke="token-edge", stroke_width=1.6)
            pen.add(
                "circle", r=14.6, fill="none", stroke="token-edge", stroke_width=2.4,
                stroke_dasharray="1.6 2.2", opacity=0.75,
            )  # fmt: skip
        with pen.group(id=pen.name("peg-white")):
            edge = "man-light-edge"
            pen.add("circle", cx=1.5, cy=2.5, r=12, fill="rail-dark")
            pen.add("circle", r=12, fill="man-light", stroke=edge, stroke_width=2)
            pen.add("circle", r=5, fill="man-light-side", stroke=edge, stroke_width=1.2)
        with pen.group(id=pen.name("peg-black")):
            edge = "man-dark-edge"
            pen.add("path", d="M1.5-11.5 15.5 2.5 1.5 16.5-12.5 2.5Z", fill="rail-dark")
            pen.add(
                "path", d="M0-14 14 0 0 14-14 0Z",
                fill="man-dark", stroke=edge, stroke_width=2.2, stroke_linejoin="round",
            )  # fmt: skip
            pen.add("circle", r=3.6, fill=edge)


def token(pen: Pen, side: int, points: int, x: float, y: float, radius: float, second: int = 0) -> None:
    """A player's token on so many points; at rest it bears no number.

    ``second`` lays another under it, a little to the right (1) or to the left (-1).
    """
    with pen.group(
        data_part="token", data_side=SIDES[side], data_points=points, data_tokens=2 if second else 1
    ):  # fmt: skip
        if second:
            pen.stamp("token", x + second * 0.85 * radius, y - 0.12 * radius, radius / TOKEN)
        pen.stamp("token", x, y, radius / TOKEN)
        if points:
            pen.label(str(points), x, y, 1.02 * radius, fill="token-ink", font_weight=700)


@still
def hole(pen: Pen, x: float, y: float, radius: float, passed: bool) -> None:
    """A hole in a rail; brass once a peg has passed it."""
    pen.add(
        "circle", cx=x, cy=y, r=radius, fill="brass" if passed else "hole",
        stroke="rail-light", stroke_width=1.2, data_part="hole", data_passed="yes" if passed else None,
    )  # fmt: skip


def peg(pen: Pen, side: int, holes: int, x: float, y: float, radius: float) -> None:
    """A player's peg in a hole of that radius, standing for so many holes."""
    name = SIDES[side]
    pen.stamp(f"peg-{name}", x, y, radius / PEG, data_part="peg", data_side=name, data_holes=holes)


def flag(pen: Pen, side: int | None, x: float, y: float, rail: float, leftwards: bool) -> None:
    """The flag planted at (x, y), to stand in a rail so high; ``side`` holds it, None while it is at rest."""
    scale = rail / _FLAG
    across = -scale if leftwards else scale
    with pen.group(
        transform=f"translate({x:.1f} {y:.1f}) scale({across:.3f} {scale:.3f})",
        data_part="flag", data_side=None if side is None else SIDES[side],
    ):  # fmt: skip
        pen.add("circle", r=6, fill="hole")
        pen.add("path", d="M0 2V-38", stroke="brass", stroke_width=4.5, stroke_linecap="round")
        pen.add(
            "path", d="M2-37H38L29-26 38-15H2Z",
            fill="flag", stroke="flag-field", stroke_width=2.2, stroke_linejoin="round",
        )  # fmt: skip
        pen.add("path", d="M12-26h8M16-30v8", stroke="flag-field", stroke_width=3, stroke_linecap="round")
