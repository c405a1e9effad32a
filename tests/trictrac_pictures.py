"""Positions of Trictrac to be drawn, and how to find things in the drawing."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass

from tablier.board import SIDES
from tablier.games.trictrac.game import Trictrac
from tablier.games.trictrac.position import TrictracPosition

SVG = "{http://www.w3.org/2000/svg}"


class Round(Trictrac):
    """A round of the scored game: no number of holes ends it."""

    name = "Trictrac à écrire"
    hole_limit = 0


GAME = Trictrac()
ROUND = Round()


@dataclass(frozen=True)
class Told:
    """An event as the drawing wants it."""

    kind: str
    field: int
    points: int
    to: int
    arrows: tuple[tuple[int, int, str, str], ...] = ()


REFERENCE = GAME.position(
    "w:12x2,11x2,10x2,9,8x2,7x2,4,2,1x2:12x2,11,10x2,9x2,8x2,7x2,5,1x3:points=10,4b:holes=3,2:run=b2"
)
"""Five and four are thrown: two true hits, a filling, a false hit."""
WORTH = (
    Told("true-hit-big", 14, 4, 0, ((9, 14, "5", "true"), (10, 14, "4", "true"))),
    Told("fill-big", 9, 4, 0, ((4, 9, "5", "fill"),)),
    Told("false-hit-small", 20, 4, 1, ((11, 20, "9", "false"),)),
)
FULL = GAME.position("b:12x3,11x2,10x2,9x2,8x2,7x2,6,5:12x2,11x2,10x3,9x2,8x2,7x2,3,2:points=6,8b:holes=11,11:run=w4")
SECOND_LAP = ROUND.position("w:12x3,11x2,10x2,9x2,8x2,7x2,6,5:12x4,11x2,10x3,9x2,4x2,1x2:holes=15,18:run=b18")
LEAVING = ROUND.position("w:24x4,23x2,22x2,20x3,offx4:12x6,11x2,10x4,9x3:points=8,5b:holes=12,0")

POSITIONS = {
    "start": GAME.start(),
    "reference": REFERENCE,
    "full": FULL,
    "second-lap": SECOND_LAP,
    "leaving": LEAVING,
}


def marked(**marks: object) -> TrictracPosition:
    """The men of the start, with something marked."""
    return TrictracPosition(ROUND, ROUND.start().men, **marks)  # type: ignore[arg-type]


def parts(picture: str, part: str, side: int | None = None) -> list[ET.Element]:
    found = [element for element in ET.fromstring(picture).iter() if element.get("data-part") == part]
    return found if side is None else [element for element in found if element.get("data-side") == SIDES[side]]


def place(element: ET.Element) -> tuple[float, float]:
    match = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.attrib["transform"])
    assert match
    return float(match[1]), float(match[2])


def token_at(picture: str, side: int) -> tuple[float, float]:
    """Where the upper token of a player lies."""
    (token,) = parts(picture, "token", side)
    return place(token.findall(f"{SVG}use")[-1])


def numbers_around(picture: str) -> dict[int, tuple[float, float]]:
    (group,) = parts(picture, "numbers")
    return {int(str(text.text)): (float(text.attrib["x"]), float(text.attrib["y"])) for text in group}


def passed_holes(picture: str, side: int) -> list[bool]:
    """The holes of a player's rail from the talon on: whether each is brass."""
    (rail,) = parts(picture, "rail", side)
    return [hole.get("data-passed") == "yes" for hole in rail]


def lines(element: ET.Element) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", element.attrib["d"])]
