"""What a page lays its controls over: a cell for every point, bar and tray, where it is and where men lie on it.

Cells are invisible. Each says which column it is by the numbers both players call it (``data-white``,
``data-black``; on a bar or in a tray only its owner's), where its top man lies (``data-top-x``, ``data-top-y``, if
there is one) and where the next one would (``data-next-x``, ``data-next-y``).
"""

from __future__ import annotations

from ..board import BAR, OFF, POINTS, SIDES
from .geometry import Board, Middle
from .pen import Attribute, Pen, still
from .scene import SLAB, Scene


def cell(
    pen: Pen, x: float, y: float, width: float, height: float, /, *,
    owner: int | None, numbers: dict[int, int], top: Middle | None, following: Middle,
) -> None:  # fmt: skip
    """One cell. ``owner`` alone uses it, if anybody; ``numbers`` are what each player calls it."""
    called: dict[str, Attribute] = {f"data_{SIDES[player]}": number for player, number in numbers.items()}
    if top is not None:
        called |= {"data_top_x": top.x, "data_top_y": top.y}
    pen.add(
        "rect", x=x, y=y, width=width, height=height, fill="none", data_part="cell",
        data_number=next(iter(numbers.values())), data_side=None if owner is None else SIDES[owner],
        **called, data_next_x=following.x, data_next_y=following.y,
    )  # fmt: skip


def draw_cells(pen: Pen, view: Scene, *, bars: bool, trays: bool) -> None:
    """The cells of a board of twenty-four points, in the order of the viewer's path; then bars and trays."""
    board, m = view.board, view.board.measures
    viewer, other = view.viewer, 1 - view.viewer
    depth = board.middle - board.top
    for number in range(1, POINTS + 1):
        theirs = view.seen(other, number)
        _point(pen, board, viewer, number, theirs, view.men[viewer][number] + view.men[other][theirs])
    for player in (viewer, other) if bars else ():
        above = view.is_above(player)
        men = view.men[player][BAR]
        cell(
            pen, board.bar_x - m.bar / 2, board.top if above else board.middle, m.bar, depth,
            owner=player, numbers={player: BAR},
            top=view.man(player, BAR, men - 1) if men else None, following=board.bar_man(above, men, men + 1),
        )  # fmt: skip
    x, width = view.tray
    for player in (viewer, other) if trays else ():
        above = view.tray_is_above(player)
        men = view.men[player][OFF]
        depth = view.tray_depth
        middle = x + width / 2
        cell(
            pen, x, board.top if above else board.bottom - depth, width, depth,
            owner=player, numbers={player: OFF},
            top=Middle(middle, view.slab(player, men - 1) + SLAB / 2) if men else None,
            following=Middle(middle, view.slab(player, men) + SLAB / 2),
        )  # fmt: skip


@still
def _point(pen: Pen, board: Board, viewer: int, number: int, theirs: int, men: int) -> None:
    """The cell of a point, which the other player calls ``theirs``, with so many men on it."""
    column = board.measures.column
    cell(
        pen, board.point_x(number) - column / 2, board.top if board.is_above(number) else board.middle, column,
        board.middle - board.top, owner=None, numbers={viewer: number, 1 - viewer: theirs},
        top=board.man(number, men - 1, men) if men else None, following=board.man(number, men, men + 1),
    )  # fmt: skip
