"""Three plain charts: how strong players are, for how much time, and how a network learnt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from .pen import Pen, Picture, path
from .tokens import Theme

_WIDTH, _SHOWN = 640.0, 640.0
_MARGIN = 24.0
_ROW = 30.0
_NAMES = 110.0
_TEXT = 13.0


class RatedPlayer(NamedTuple):
    """A player, its Elo and the 95 % interval around that; no interval for the one the others are measured against."""

    name: str
    elo: float
    apart: float = 0.0


def ratings_chart(title: str, rated: Sequence[RatedPlayer], theme: Theme = "auto") -> Picture:
    """A bar for each player, with its interval."""
    pen = Pen(theme)
    height = 2 * _MARGIN + _ROW * (len(rated) + 1)
    low = min(0.0, *(one.elo - one.apart for one in rated))
    high = max(1.0, *(one.elo + one.apart for one in rated))
    left, right = _MARGIN + _NAMES, _WIDTH - _MARGIN - 50

    def across(elo: float) -> float:
        return left + (right - left) * (elo - low) / (high - low)

    pen.add("rect", width=_WIDTH, height=height, fill="surface")
    pen.label(title, _MARGIN, _MARGIN, _TEXT + 2, text_anchor="start", font_weight="bold")
    for number, one in enumerate(rated):
        y = _MARGIN + _ROW * (number + 1.2)
        begin, end = sorted((across(0), across(one.elo)))
        pen.label(one.name, left - 10, y, _TEXT, text_anchor="end")
        pen.add("rect", x=begin, y=y - 8, width=max(end - begin, 1), height=16, fill="point-a")
        if one.apart:
            ends = across(one.elo - one.apart), across(one.elo + one.apart)
            pen.add("path", d=path("M", ends[0], y, "L", ends[1], y), stroke="ink", stroke_width=2)
        pen.label(f"{one.elo:+.0f}", right + 46, y, _TEXT, text_anchor="end")
    told = "; ".join(f"{one.name} {one.elo:+.0f} ± {one.apart:.0f}" for one in rated)
    return pen.finish(_WIDTH, height, _SHOWN, title, f"Elo: {told}.")


def curve_chart(
    title: str, points: Sequence[tuple[float, float]], across: str, up: str, theme: Theme = "auto"
) -> Picture:
    """A line through points (x, y) from zero on, its axes named."""
    pen = Pen(theme)
    height, left, bottom = 300.0, 70.0, 250.0
    right, top = _WIDTH - _MARGIN, 50.0
    most_x, most_y = max(x for x, _ in points) or 1.0, max(y for _, y in points) or 1.0
    placed = [(left + (right - left) * x / most_x, bottom - (bottom - top) * y / most_y) for x, y in points]
    pen.add("rect", width=_WIDTH, height=height, fill="surface")
    pen.label(title, _MARGIN, _MARGIN, _TEXT + 2, text_anchor="start", font_weight="bold")
    pen.add("path", d=path("M", left, top, "L", left, bottom, "L", right, bottom), stroke="line-strong", fill="none")
    line: list[str | float] = []
    for x, y in placed:
        line += ["L" if line else "M", x, y]
    pen.add("path", d=path(*line), stroke="point-a", stroke_width=2.5, fill="none")
    pen.label(f"{most_y:.3g}", left - 8, top, _TEXT, text_anchor="end")
    pen.label("0", left - 8, bottom, _TEXT, text_anchor="end")
    pen.label(f"{most_x:.3g}", right, bottom + 16, _TEXT, text_anchor="end")
    pen.label(across, (left + right) / 2, bottom + 34, _TEXT)
    pen.label(up, left + 8, top - 6, _TEXT, text_anchor="start")
    last = points[-1]
    return pen.finish(_WIDTH, height, _SHOWN, title, f"{up} by {across}: {last[1]:.4g} at {last[0]:.4g}.")


class PlottedPlayer(NamedTuple):
    """A player in a chart of strength for the time."""

    name: str
    cost: float
    """What a move costs it; more than 0."""
    points: float
    apart: float
    """The 95 % interval around its points."""


class Panel(NamedTuple):
    """Some players against the same opponent, and what a move costs that one."""

    name: str
    cost: float
    spots: Sequence[PlottedPlayer]


def frontier_chart(title: str, panels: Sequence[Panel], across: str, up: str, theme: Theme = "auto") -> Picture:
    """Points by cost, a panel for each opponent. The costs grow by equal factors from left to right.

    Whoever stands above the level line and left of the upright one is better than the opponent, and cheaper.
    """
    pen = Pen(theme)
    tall, left, right = 210.0, 70.0, _WIDTH - _MARGIN - 60
    height = 50 + tall * len(panels) + 20
    spots = [spot for panel in panels for spot in panel.spots]
    costs = [spot.cost for spot in spots] + [panel.cost for panel in panels]
    low, high = math.log(min(costs) / 1.5), math.log(max(costs) * 1.5)
    least = min(0.0, *(spot.points - spot.apart for spot in spots))
    most = 1.15 * max(0.0, *(spot.points + spot.apart for spot in spots))  # room for the opponents' names

    far = left + 0.68 * (right - left)

    def place(cost: float) -> float:
        return left + (right - left) * (math.log(cost) - low) / (high - low)

    pen.add("rect", width=_WIDTH, height=height, fill="surface")
    pen.label(title, _MARGIN, _MARGIN, _TEXT + 2, text_anchor="start", font_weight="bold")
    for number, panel in enumerate(panels):
        top = 60 + tall * number
        bottom = top + tall - 50

        def rise(points: float, top: float = top, bottom: float = bottom) -> float:
            return bottom - (bottom - top) * (points - least) / ((most - least) or 1.0)

        level, upright = rise(0), place(panel.cost)
        pen.add(
            "path", d=path("M", left, top, "L", left, bottom, "L", right, bottom), stroke="line-strong", fill="none"
        )
        pen.add("path", d=path("M", left, level, "L", right, level), stroke="line-strong")
        pen.add("path", d=path("M", upright, top, "L", upright, bottom), stroke="line-strong", stroke_dasharray="4 4")
        away, side = (-6, "end") if upright > far else (6, "start")
        pen.label(f"{panel.name}: {panel.cost:.3g}", upright + away, top + 4, _TEXT, text_anchor=side)
        pen.label(f"{most:+.2f}", left - 8, top, _TEXT, text_anchor="end")
        pen.label("0", left - 8, level, _TEXT, text_anchor="end")
        below = {"start": top, "end": top}
        for spot in sorted(panel.spots, key=lambda spot: -spot.points):
            x, y = place(spot.cost), rise(spot.points)
            ends = path("M", x, rise(spot.points - spot.apart), "L", x, rise(spot.points + spot.apart))
            pen.add("path", d=ends, stroke="ink", stroke_width=1.5)
            pen.add("circle", cx=x, cy=y, r=4, fill="point-a", stroke="ink")
            away, side = (-7, "end") if x > far else (7, "start")
            below[side] = max(y, below[side] + _TEXT - 2)  # names that would lie upon each other stand below each other
            pen.label(spot.name, x + away, below[side], _TEXT - 3, text_anchor=side)
    pen.label(across, (left + right) / 2, height - 16, _TEXT)
    pen.label(up, left + 8, 46, _TEXT, text_anchor="start")
    told = "; ".join(
        f"{spot.name} against {panel.name} {spot.points:+.3f} at {spot.cost:.3g} to {panel.cost:.3g}"
        for panel in panels
        for spot in panel.spots
    )
    return pen.finish(_WIDTH, height, _SHOWN, title, f"{up} by {across}: {told}.")
