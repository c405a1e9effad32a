"""A board for a page that draws it itself: where everything may lie, once, and then only how many men lie where.

A *layout* holds the empty board as SVG, with what is stamped upon it defined but not placed (``man-white``, ``die-6``,
``fresh`` …), and where things go: a *stack* for every place where men of a side lie, a *cell* to press over every
point, bar and tray, the seats of the dice, of tokens and pegs. It depends on the board, on who looks at it and in which
shape, and on nothing that happens. What happens are the *numbers*: men by stack, dice, marks. Both come of the geometry
the pictures are drawn by, so that it stands in one place.

Where men of both sides lie on one point, ``under`` in the numbers names the stacks at the bottom: men that are pinned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..board import BAR, MEN, OFF, POINTS, SIDES
from ..games.game import Step
from . import parts
from .geometry import COUNTED_FROM, Board, Middle, reach_of
from .pen import Pen
from .scene import SLAB, Scene

Json = dict[str, Any]

PLACES = OFF + 1
"""Stacks of a side on a board of twenty-four points: its path, the bar before it and the tray behind."""
NOBODY = ((0,) * PLACES, (0,) * PLACES)
"""The men of an empty board."""


def steps(radius: float, room: float) -> list[float]:
    """How far from one man to the next, by how many lie there."""
    return [
        round(reach_of(1, men, radius, room) - reach_of(0, men, radius, room), 2) for men in range(MEN + 2)
    ]  # fmt: skip


def stack(
    side: int, point: int, at: Middle, towards: tuple[int, int], every: list[float] | float, part: str, /, **more: Any
) -> Json:
    """Where men of a side lie: the first at a spot, the others one after another. ``every``: the way to the next."""
    return {
        "side": side, "point": point, "x": round(at.x, 2), "y": round(at.y, 2), "dx": towards[0], "dy": towards[1],
        "every": every, "part": f"{part}-{SIDES[side]}", **more,
    }  # fmt: skip


def cell(
    box: tuple[float, float, float, float], owner: int | None, names: dict[int, int], piles: Iterable[int],
    rest: Middle | None = None,
) -> Json:  # fmt: skip
    """A place to press; ``piles`` are the stacks upon it, ``rest`` where a mark goes while the first is empty."""
    x, y, width, height = (round(value, 2) for value in box)
    return {
        "owner": owner, "names": [names.get(0), names.get(1)], "number": next(iter(names.values())),
        "x": x, "y": y, "width": width, "height": height, "piles": list(piles),
        "rest": None if rest is None else [round(rest.x, 2), round(rest.y, 2)],
    }  # fmt: skip


def symbols(pen: Pen, drawings: dict[str, Callable[[Pen], None]]) -> None:
    """Define what is stamped upon the board. None of it is a part of the board until it is."""
    with pen.group("defs"):
        for name, draw in drawings.items():
            drawn = Pen(pen.theme)
            draw(drawn)
            with pen.group(id=pen.name(name)):
                pen.copy(drawn.anonymous())


def usual_symbols(radius: float, slab: tuple[float, float], die: float) -> dict[str, Callable[[Pen], None]]:
    """What every board has: men seen edge-on, the disc of a count, the lozenge of the last play."""
    width, height = slab

    def on_edge(side: int) -> Callable[[Pen], None]:
        return lambda pen: parts.man_on_edge(pen, side, -width / 2, -height / 2, width, height, OFF)

    return {
        **{f"edge-{name}": on_edge(side) for side, name in enumerate(SIDES)},
        "count": lambda pen: pen.add("circle", r=10, fill="count"),
        "fresh": lambda pen: parts.fresh(pen, 0, 0, radius),
    }


def seats(spots: Callable[[int], Sequence[Middle]], most: int = 3) -> list[list[list[float]]]:
    """Where dice lie, by how many they are."""
    return [[[round(spot.x, 2), round(spot.y, 2)] for spot in spots(count)] for count in range(most + 1)]


# Boards of twenty-four points


def path_stacks(view: Scene, *, bars: bool, trays: bool) -> list[Json | None]:
    """White's stacks by path number, then Black's; None where the game, or the board as it is, has none."""
    return [
        _stack(view, side, point) if (bars or point != BAR) and (trays or point != OFF) else None
        for side in (0, 1)
        for point in range(PLACES)
    ]


def _stack(view: Scene, side: int, point: int) -> Json:
    board, m = view.board, view.board.measures
    if point == OFF:
        above = view.tray_is_above(side)
        x, width = view.tray
        at = Middle(x + width / 2, view.slab(side, 0) + SLAB / 2)
        edge = board.top + view.tray_depth - 20 if above else board.bottom - view.tray_depth + 20
        return stack(
            side, OFF, at, (0, 1 if above else -1), SLAB, "edge", scale=1, state="off",
            label={"x": at.x, "y": edge, "size": 22, "fill": "ink-rail", "from": 1},
        )  # fmt: skip
    if point == BAR:
        above, size = view.is_above(side), board.bar_man_size
        return stack(
            side, BAR, board.bar_man(above, 0, 1), (0, -1 if above else 1), steps(size, m.stack), "man",
            scale=size / parts.UNIT, radius=size, counted=COUNTED_FROM, state="bar",
        )  # fmt: skip
    seen = view.seen(side, point)
    return stack(
        side, point, board.man(seen, 0, 1), (0, 1 if board.is_above(seen) else -1), steps(m.man, m.stack), "man",
        scale=m.man / parts.UNIT, radius=m.man, counted=COUNTED_FROM,
    )  # fmt: skip


def path_cells(view: Scene, *, bars: bool, trays: bool) -> list[Json]:
    """The cells in the order of the viewer's path; then bars and trays."""
    board, m = view.board, view.board.measures
    viewer, other = view.viewer, 1 - view.viewer
    depth = board.middle - board.top
    found = []
    for number in range(1, POINTS + 1):
        theirs = view.seen(other, number)
        top = board.top if board.is_above(number) else board.middle
        box = board.point_x(number) - m.column / 2, top, m.column, depth
        piles = (index(viewer, number), index(other, theirs))
        found.append(cell(box, None, {viewer: number, other: theirs}, piles))
    for player in (viewer, other) if bars else ():
        top = board.top if view.is_above(player) else board.middle
        box = board.bar_x - m.bar / 2, top, m.bar, depth
        found.append(cell(box, player, {player: BAR}, [index(player, BAR)]))
    x, width = view.tray
    for player in (viewer, other) if trays else ():
        top = board.top if view.tray_is_above(player) else board.bottom - view.tray_depth
        found.append(cell((x, top, width, view.tray_depth), player, {player: OFF}, [index(player, OFF)]))
    return found


def index(side: int, point: int) -> int:
    """The number of a stack on a board of twenty-four points."""
    return side * PLACES + point


def arrived(last: Sequence[Step], player: int) -> list[list[int]]:
    """The stacks where men of the last play lie, and how many of them."""
    goals: list[int] = []
    for step in last:  # one from where another has come to is the same man's, the latest such man's
        for way in range(len(goals) - 1, -1, -1):
            if goals[way] == step.source:
                goals[way] = step.target
                break
        else:
            goals.append(step.target)
    return [[index(player, goal), goals.count(goal)] for goal in dict.fromkeys(goals) if goal != OFF]


def whole(pen: Pen, view: Scene, stacks: Sequence[Json | None], cells: Sequence[Json], /, **more: Any) -> Json:
    """The layout of a board of twenty-four points."""
    board: Board = view.board
    return finished(pen, board.width, board.height, view.viewer, board.measures.man, stacks, cells, **more)


def finished(
    pen: Pen, width: float, height: float, viewer: int, radius: float, stacks: Sequence[Json | None],
    cells: Sequence[Json], /, **more: Any,
) -> Json:  # fmt: skip
    """A layout: the empty board as SVG, its size, and where everything goes. Stacks alike share their ``ways``."""
    ways: list[list[float]] = []
    for one in stacks:
        if one is not None:
            every = one["every"] if isinstance(one["every"], list) else [one["every"]]
            if every not in ways:
                ways.append(every)
            one["every"] = ways.index(every)
    return {
        "width": width, "height": height, "viewer": viewer, "radius": radius, "unit": parts.UNIT,
        "empty": str(pen.finish(width, height, width, "", "")), "stacks": list(stacks), "cells": list(cells),
        "tilts": list(parts.TILTS), "ways": ways, "off": OFF, "bar": BAR, **more,
    }  # fmt: skip
