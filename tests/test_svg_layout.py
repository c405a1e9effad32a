"""The board in numbers: upon its layout everything lies where the picture has it."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from tablier import read_position
from tablier.board import OFF, SIDES
from tablier.games import GAMES, find_game
from tablier.games.game import Position, Step
from tablier.svg import draw, in_numbers, lay_out
from test_svg import POSITIONS

MARKED = (
    "trictrac:w:1x2,2x1,4x1,7x2,8x2,9x1,10x2,11x2,12x2:1x3,5x1,7x2,8x2,9x2,10x2,11x1,12x2:points=2,8:holes=3,2:run=b2"
)
LEAVING = "trictrac-a-ecrire:w:19x5,22x8:19x2,22x3,24x6:holes=14,6:run=w2"
ALL: dict[str, Position] = {
    **POSITIONS,
    **{name: find_game(name).start() for name in GAMES},
    "marked": read_position(MARKED),
    "leaving": read_position(LEAVING),
}
SHAPES = list(itertools.product(ALL, (0, 1), (False, True), (True, False)))
Spot = tuple[float, float]


def near(one: Spot, other: Spot) -> bool:
    """Pictures are written with one figure behind the point."""
    return abs(one[0] - other[0]) < 0.11 and abs(one[1] - other[1]) < 0.11


def spot(layout: dict[str, Any], number: int, index: int, men: int) -> Spot:
    """Where a page puts man ``index`` of ``men`` in a stack."""
    stack = layout["stacks"][number]
    if men == 1 and "alone" in stack:
        return stack["alone"][0], stack["alone"][1]
    way = layout["ways"][stack["every"]]
    step = index * (way[men] if men < len(way) else way[0])
    return stack["x"] + stack["dx"] * step, stack["y"] + stack["dy"] * step


def placed(element: ET.Element) -> Spot:
    found = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform") or "")
    assert found, element.attrib
    return float(found[1]), float(found[2])


def part(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if element.get("data-part") == name]


@pytest.mark.parametrize(("name", "viewer", "flip", "wide"), SHAPES)
def test_men_lie_where_the_picture_has_them(name, viewer, flip, wide):
    look = {"viewer": viewer, "flip": flip, "wide": wide}
    root = ET.fromstring(draw(ALL[name], theme="page", **look))
    layout, numbers = lay_out(ALL[name], **look), in_numbers(ALL[name], **look)
    assert numbers["layout"] == layout["id"]
    assert len(numbers["men"]) == len(layout["stacks"])
    for number, (stack, men) in enumerate(zip(layout["stacks"], numbers["men"], strict=True)):
        if stack is None:
            assert not men
            continue
        drawn = [
            man
            for man in part(root, "man")
            if (man.get("data-side"), man.get("data-point")) == (SIDES[stack["side"]], str(stack["point"]))
            and man.tag.endswith("use")
            and (man.get("data-state") or "")
            in (stack.get("state") or "", "" if men == 1 else stack.get("state") or "")
        ]
        if stack["point"] != OFF and "lower" not in stack:
            assert len(drawn) >= men
            assert all(
                any(near(placed(man), spot(layout, number, index, men)) for man in drawn) for index in range(men)
            )
        elif "lower" in stack and men:
            assert any(near(placed(man), spot(layout, number, men - 1, men)) for man in drawn)
    for side in (0, 1):
        own = zip(layout["stacks"], numbers["men"], strict=True)
        assert sum(men for stack, men in own if stack and stack["side"] == side) == 15


@pytest.mark.parametrize(("name", "viewer", "flip", "wide"), SHAPES)
def test_cells_are_those_of_the_picture(name, viewer, flip, wide):
    look = {"viewer": viewer, "flip": flip, "wide": wide}
    drawn = part(ET.fromstring(draw(ALL[name], theme="page", **look)), "cell")
    layout, numbers = lay_out(ALL[name], **look), in_numbers(ALL[name], **look)
    for element, cell in zip(drawn, layout["cells"], strict=True):
        for key in ("x", "y", "width", "height"):
            assert abs(float(element.attrib[key]) - cell[key]) < 0.11
        called = [element.get(f"data-{side}") for side in SIDES]
        assert called == [None if number is None else str(number) for number in cell["names"]]
        first = cell["piles"][0]
        men = numbers["men"][first] if cell["owner"] is not None else sum(numbers["men"][it] for it in cell["piles"])
        following = float(element.attrib["data-next-x"]), float(element.attrib["data-next-y"])
        assert near(following, spot(layout, first, men, men + 1))
        if men or cell["rest"]:
            top = float(element.attrib["data-top-x"]), float(element.attrib["data-top-y"])
            assert near(top, spot(layout, first, men - 1, men) if men else (cell["rest"][0], cell["rest"][1]))
        else:
            assert "data-top-x" not in element.attrib


@pytest.mark.parametrize(("name", "viewer", "flip", "wide"), SHAPES)
def test_dice_and_what_marks_points_lie_where_the_picture_has_them(name, viewer, flip, wide):
    look: dict[str, Any] = {"viewer": viewer, "flip": flip, "wide": wide, "dice": (6, 5), "thrower": 1}
    root = ET.fromstring(draw(ALL[name], theme="page", **look))
    layout = lay_out(ALL[name], viewer=viewer, flip=flip, wide=wide)
    numbers = in_numbers(ALL[name], **look)
    seats = layout["dice"][numbers["thrower"]][2]
    assert all(near(placed(die), seat) for die, seat in zip(part(root, "die"), seats, strict=True))
    for side, (points, two) in enumerate(numbers.get("tokens", ())):
        token = next(it for it in part(root, "token") if it.get("data-side") == SIDES[side])
        stamped = [placed(it) for it in token if it.tag.endswith("use")]
        x, y, _ = layout["tokens"][side][points]
        assert near(stamped[-1], (x, y))
        assert len(stamped) == 1 + two
    for side, holes in enumerate(numbers.get("pegs", ())):
        peg = next(it for it in part(root, "peg") if it.get("data-side") == SIDES[side])
        places = layout["pegs"][side]
        assert near(placed(peg), places["holes"][(holes - 1) % 12] if holes else places["rest"])
    for flag in part(root, "flag"):
        holder = numbers["flag"]
        lap = 0 if holder is None else (12 if numbers["pegs"][holder] > 12 else 0) + (numbers["pegs"][holder] - 1) % 12
        wanted = layout["flag"]["rest"] if holder is None else layout["flag"]["spots"][holder][lap]
        assert near(placed(flag), (wanted[0], wanted[1]))


@pytest.mark.parametrize("name", GAMES)
def test_everything_stamped_is_defined(name):
    layout = lay_out(find_game(name).start())
    root = ET.fromstring(layout["empty"])
    ids = {element.get("id") for element in root.iter()}
    wanted = {stack["part"] for stack in layout["stacks"] if stack} | {f"die-{face}" for face in range(1, 7)}
    wanted |= {stack["lower"] for stack in layout["stacks"] if stack and "lower" in stack} | {"count", "fresh"}
    assert {f"{root.get('id')}-{part}" for part in wanted} <= ids
    assert not part(root, "man"), "nobody lies on an empty board"
    assert not part(root, "cell")


def test_a_layout_is_the_same_as_long_as_the_board_is():
    start, later = find_game("backgammon").start(), POSITIONS["backgammon"]
    assert lay_out(start) is lay_out(later)
    assert lay_out(start)["id"] != lay_out(start, viewer=1)["id"] != lay_out(start, viewer=1, flip=True)["id"]
    assert lay_out(ALL["marked"])["id"] != lay_out(ALL["leaving"])["id"], "a board with trays is another board"


def test_the_men_of_the_last_play_are_marked():
    start = find_game("backgammon").start()
    numbers = in_numbers(
        start, last=[Step(1, 6, 7, False), Step(7, 5, 12, False), Step(17, 2, 19, False)], last_player=0
    )
    assert sorted(numbers["fresh"]) == [[12, 1], [19, 1]]


def test_a_pinned_man_is_named_as_the_one_beneath():
    position = read_position("plakoto:w:1x13,9p,12:1x11,16x4")
    numbers = in_numbers(position)
    assert numbers["under"] == [9]
    assert (numbers["men"][9], numbers["men"][26 + 16]) == (1, 4)
    assert "under" not in in_numbers(find_game("plakoto").start())


def test_numbers_are_small():
    for name, position in ALL.items():
        assert len(str(in_numbers(position, dice=(6, 5)))) < 700, name
