"""Pictures for a page: classes for its style sheet in place of styles, and a cell under every control."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import tablier
from tablier.board import SIDES
from tablier.games import find_game
from tablier.games.game import Position, Step
from tablier.games.unstacked.position import UnstackedPosition
from tablier.svg import draw
from tablier.svg.tokens import COLOURS
from test_svg import BEARING_OFF, COURIERS, HIT_MEN, POSITIONS

CSS = Path(tablier.__file__).parent / "salon" / "page" / "css"
ALL: dict[str, Position] = {**POSITIONS, "trictrac": find_game("trictrac").start()}
SHAPES = list(itertools.product(ALL, (0, 1), (False, True), (True, False)))


def cells(picture: str) -> list[dict[str, str]]:
    return [element.attrib for element in ET.fromstring(picture).iter() if element.get("data-part") == "cell"]


@pytest.mark.parametrize(("name", "viewer", "flip", "wide"), SHAPES)
def test_a_page_has_classes_and_no_styles(name, viewer, flip, wide):
    picture = draw(ALL[name], theme="page", viewer=viewer, flip=flip, wide=wide, dice=(6, 5), cube=(2, 1))
    root = ET.fromstring(picture)
    assert "<style" not in picture
    assert "style=" not in picture.replace("data-style=", "")
    assert "<title" not in picture
    assert root.attrib["aria-hidden"] == "true"
    paints = {element.get(key) for element in root.iter() for key in ("fill", "stroke")} - {None, "none"}
    assert all(str(paint).startswith("url(#") for paint in paints)
    classes = {word for element in root.iter() for word in (element.get("class") or "").split()}
    assert classes <= {f"{key}-{token}" for key in ("fill", "stroke") for token in COLOURS}
    assert picture == draw(ALL[name], theme="page", viewer=viewer, flip=flip, wide=wide, dice=(6, 5), cube=(2, 1))


@pytest.mark.parametrize(("name", "viewer", "flip", "wide"), SHAPES)
def test_there_is_a_cell_for_every_point_bar_and_tray(name, viewer, flip, wide):
    position = ALL[name]
    picture = draw(position, theme="page", viewer=viewer, flip=flip, wide=wide)
    found = cells(picture)
    for side in SIDES:
        numbers = sorted(int(cell[f"data-{side}"]) for cell in found if f"data-{side}" in cell)
        if isinstance(position, UnstackedPosition):
            assert numbers == [*range(1, 7), 25]
        elif name == "trictrac":
            assert numbers == [*range(1, 25)]
        else:
            assert numbers == [*range(26)]
    _, _, width, height = map(float, ET.fromstring(picture).attrib["viewBox"].split())
    for cell in found:
        x, y, w, h = (float(cell[key]) for key in ("x", "y", "width", "height"))
        assert 0 <= x < x + w <= width
        assert 0 <= y < y + h <= height
        assert x <= float(cell["data-next-x"]) <= x + w
        assert y <= float(cell["data-next-y"]) <= y + h
    # Controls must not cover each other; the tray of a narrow Unstacked board lies over the tips of points.
    if not (isinstance(position, UnstackedPosition) and not wide):
        for one, other in itertools.combinations(found, 2):
            assert _apart(one, other), (one, other)


def _apart(one: dict[str, str], other: dict[str, str]) -> bool:
    def span(cell: dict[str, str], start: str, length: str) -> tuple[float, float]:
        return float(cell[start]), float(cell[start]) + float(cell[length])

    return any(
        span(one, *axis)[1] <= span(other, *axis)[0] + 0.2 or span(other, *axis)[1] <= span(one, *axis)[0] + 0.2
        for axis in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("position", [HIT_MEN, COURIERS, BEARING_OFF], ids=["backgammon", "jacquet", "unstacked"])
@pytest.mark.parametrize("wide", [True, False])
def test_the_top_man_of_a_cell_is_a_man_drawn(position, wide):
    picture = draw(position, theme="page", wide=wide)
    men: dict[tuple[str, str], set[tuple[float, float]]] = {}
    for element in ET.fromstring(picture).iter():
        place = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
        if element.get("data-part") == "man" and place and element.get("data-point") != "25":
            key = element.attrib["data-side"], element.attrib["data-point"]
            men.setdefault(key, set()).add((float(place[1]), float(place[2])))
    drawn = set().union(*men.values())
    for cell in cells(picture):
        if "data-top-x" in cell and cell["data-number"] != "25" and not isinstance(position, UnstackedPosition):
            assert (float(cell["data-top-x"]), float(cell["data-top-y"])) in drawn


def test_every_token_of_the_drawings_has_its_classes_in_the_style_sheet():
    sheet = "".join(path.read_text(encoding="utf-8") for path in sorted(CSS.glob("*.css")))
    tokens = (CSS / "tokens.css").read_text(encoding="utf-8")
    for token, colour in COLOURS.items():
        assert f".fill-{token}" in sheet
        assert f".stroke-{token}" in sheet
        assert f"--{token}: light-dark({colour.light}, {colour.dark});" in tokens


def test_a_quiet_picture_marks_the_men_of_the_last_play_without_arrows():
    picture = draw(HIT_MEN, last=[Step(7, 6, 13, False)], last_player=0, quiet=True)
    assert 'data-part="fresh"' in picture
    assert 'data-part="arrow"' not in picture


def test_the_words_on_a_board_are_in_the_reader_s_language_and_bear_the_players_names():
    picture = draw(BEARING_OFF, names=("Rose", "Léa"), language="fr", dice=(3, 5), last=[(0, 3, "off")])
    assert "Rose\u00a0: 8 sorties" in picture
    assert "Léa\u00a0: 0 sortie<" in picture
    assert ">personne<" in picture
    picture = draw(BEARING_OFF, names=("Rose", "Léa"), dice=(3, 5), last=[(0, 3, "off")], claimed_by_hand=True)
    assert picture.count('data-part="tag"') == 1  # whose the 5 is, the players have to see (UD-9)
    with pytest.raises(ValueError, match="not in “de”"):
        draw(BEARING_OFF, language="de")
