"""The drawing of Trictrac: men, tokens, pegs, flag and trays in their places."""

from __future__ import annotations

import itertools
import math
import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from tablier.board import SIDES
from tablier.games.game import Step
from tablier.games.trictrac.position import TrictracPosition
from tablier.svg import describe, draw
from tablier.svg.geometry import TALL, WIDE
from tablier.svg.tokens import COLOURS
from trictrac_pictures import (
    FULL,
    GAME,
    LEAVING,
    POSITIONS,
    REFERENCE,
    SECOND_LAP,
    SVG,
    WORTH,
    lines,
    marked,
    numbers_around,
    parts,
    passed_holes,
    place,
    token_at,
)


@pytest.fixture(params=POSITIONS.values(), ids=POSITIONS.keys())
def position(request: pytest.FixtureRequest) -> TrictracPosition:
    found: TrictracPosition = request.param
    return found


# The whole picture


@pytest.mark.parametrize(
    ("viewer", "flip", "theme", "wide"),
    list(itertools.product((0, 1), (False, True), ("light", "dark", "auto"), (True, False))),
)
def test_every_picture_is_a_complete_svg_with_every_man(position, viewer, flip, theme, wide):
    picture = draw(position, viewer=viewer, flip=flip, theme=theme, wide=wide, dice=(6, 3))
    assert ET.fromstring(picture).tag == f"{SVG}svg"
    drawn = Counter((man.attrib["data-side"], int(man.attrib["data-point"])) for man in parts(picture, "man"))
    assert drawn == +Counter(
        {(side, point): men for side, row in zip(SIDES, position.men, strict=True) for point, men in enumerate(row)}
    )
    assert [int(die.attrib["data-face"]) for die in parts(picture, "die")] == [6, 3]
    assert len(parts(picture, "peg")) == len(parts(picture, "token")) == 2
    assert len(parts(picture, "flag")) == 1
    assert "<script" not in picture


@pytest.mark.parametrize("events", [(), WORTH], ids=["quiet", "events"])
def test_every_id_is_unique_and_every_reference_is_answered(position, events):
    picture = draw(position, dice=(5, 4), jans=events)
    ids = [element.attrib["id"] for element in ET.fromstring(picture).iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {a or b for a, b in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)} <= set(ids)


def test_the_same_arguments_give_the_same_picture():
    pictures = [draw(REFERENCE, dice=(5, 4), jans=list(WORTH), last=[Step(5, 2, 7)]) for _ in range(2)]
    assert pictures[0] == pictures[1]
    assert pictures[0] != draw(REFERENCE, dice=(5, 4), jans=WORTH[:2], last=[Step(5, 2, 7)])


def test_colours_are_written_only_in_the_tokens():
    known = {value for colour in COLOURS.values() for value in colour}
    picture = draw(REFERENCE, dice=(5, 4), jans=WORTH)
    assert set(re.findall(r"#[0-9a-f]{6}\b", re.sub(r'(?:id|href)="[^"]*"', "", picture))) <= known


def test_nothing_lies_outside_the_picture(position):
    for wide, flip in itertools.product((True, False), (True, False)):
        picture = draw(position, wide=wide, flip=flip)
        _, _, width, height = map(float, ET.fromstring(picture).attrib["viewBox"].split())
        stamped = [
            *parts(picture, "peg"),
            *(use for token in parts(picture, "token") for use in token.iter(f"{SVG}use")),
        ]
        for element in stamped:
            x, y = place(element)
            assert 15 < x < width - 15
            assert 15 < y < height - 15
        (flag,) = parts(picture, "flag")
        x, scale = place(flag)[0], float(flag.attrib["transform"].split("scale(")[1].split()[0])
        assert 0 < x + 40 * scale < width


# Where things lie


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("flip", [False, True])
def test_the_viewers_talon_is_below_at_the_right_and_the_corners_face_it(viewer, flip):
    at = numbers_around(draw(REFERENCE, viewer=viewer, flip=flip))
    assert at[1][1] > at[24][1]
    assert at[12][1] > at[13][1]
    assert at[1][0] == at[24][0]
    assert at[12][0] == at[13][0]
    assert (at[1][0] > at[12][0]) != flip


@pytest.mark.parametrize("viewer", [0, 1])
def test_men_stand_over_the_numbers_of_the_viewers_path(viewer):
    picture = draw(REFERENCE, viewer=viewer)
    at = numbers_around(picture)
    for man in parts(picture, "man"):
        point = int(man.attrib["data-point"])
        x, y = place(man)
        seen = at[point if man.attrib["data-side"] == SIDES[viewer] else 25 - point]
        assert x == seen[0]
        assert (y < 380) == (seen[1] < 380)


def test_both_rest_corners_have_a_brass_inlay():
    for flip in (False, True):
        picture = draw(GAME.start(), flip=flip)
        at = numbers_around(picture)
        inlays = parts(picture, "corner")
        assert {y for _, y, _ in map(lines, inlays)} == {66, 694}
        for inlay in inlays:
            x, _, width = lines(inlay)
            assert x + width / 2 == at[12][0]
            assert inlay.attrib["stroke"] == COLOURS["brass"].light


def test_the_reference_drawing():
    picture = draw(REFERENCE, dice=(5, 4), theme="light")
    _, _, width, height = map(float, ET.fromstring(picture).attrib["viewBox"].split())
    assert (width, height) == (896, 760)
    assert token_at(picture, 0) == (54, 401)
    assert token_at(picture, 1) == (628, 359)
    (mine,), (theirs,) = parts(picture, "peg", 0), parts(picture, "peg", 1)
    assert place(mine) == (692, 716)
    assert place(theirs) == (756, 44)
    assert place(parts(picture, "flag")[0]) == (730.4, 57.2)
    assert [place(die)[0] for die in parts(picture, "die")] == pytest.approx([238, 291.7], abs=0.5)


# Tokens


def test_tokens_have_their_old_places():
    at = numbers_around(draw(GAME.start()))
    x = {points: token_at(draw(marked(points=(points, 0))), 0)[0] for points in range(12)}
    assert x[2] == at[2][0]
    assert x[4] == at[4][0]
    bar = (at[6][0] + at[7][0]) / 2
    assert x[6] - bar == bar - x[8] == WIDE.bar / 2 + WIDE.token + 3
    assert x[10] == WIDE.far + WIDE.token + 3
    assert at[1][0] < x[0] < 896 - WIDE.near
    # Odd points, which only schools bring, lie on the way.
    assert [x[points] for points in range(11)] == sorted((x[points] for points in range(11)), reverse=True)


def test_no_two_numbers_of_points_share_a_place_and_none_touches_the_dice():
    for wide, measures in ((True, WIDE), (False, TALL)):
        seen = set()
        for points in range(12):
            picture = draw(marked(points=(points, points)), wide=wide, dice=(6, 6))
            mine, theirs = token_at(picture, 0), token_at(picture, 1)
            seen.add(mine)
            assert mine[1] > theirs[1]
            assert math.dist(mine, theirs) >= 2 * measures.token
            for die in parts(picture, "die"):
                assert math.dist(place(die), mine) > measures.token + measures.die / 2
        assert len(seen) == 12


@pytest.mark.parametrize("flip", [False, True])
def test_tokens_lie_on_the_side_of_their_owner(flip):
    white, black = (draw(REFERENCE, viewer=viewer, flip=flip) for viewer in (0, 1))
    assert token_at(white, 0)[1] > token_at(white, 1)[1]
    assert token_at(black, 0)[1] < token_at(black, 1)[1]
    assert token_at(white, 0)[0] == token_at(black, 0)[0]


def test_two_tokens_are_the_second_markers_bredouille():
    def tokens(points, flags):
        picture = draw(marked(points=points, flags=flags))
        return [len(parts(picture, "token", side)[0].findall(f"{SVG}use")) for side in (0, 1)]

    assert tokens((0, 0), (False, False)) == [1, 1]
    assert tokens((4, 0), (True, False)) == [1, 1]
    assert tokens((4, 6), (False, True)) == [1, 2]
    assert tokens((8, 6), (True, False)) == [2, 1]
    assert tokens((8, 6), (False, False)) == [1, 1]


def test_the_second_token_never_lies_on_the_bar():
    for flip in (False, True):
        picture = draw(marked(points=(8, 2), flags=(True, False)), flip=flip)
        (token,) = parts(picture, "token", 0)
        second, first = (place(use)[0] for use in token.findall(f"{SVG}use"))
        assert (second < first) != flip


def test_a_token_shows_its_points_and_none_at_rest():
    (mine,), (theirs,) = (parts(draw(marked(points=(7, 0))), "token", side) for side in (0, 1))
    assert [text.text for text in mine.iter(f"{SVG}text")] == ["7"]
    assert [text.text for text in theirs.iter(f"{SVG}text")] == []
    assert (mine.attrib["data-points"], theirs.attrib["data-points"]) == ("7", "0")


# Holes, pegs and the flag


@pytest.mark.parametrize("holes", range(1, 13))
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_peg_stands_in_its_hole_and_those_passed_are_brass(holes, viewer):
    picture = draw(marked(holes=(holes, 0), run=(holes, 0)), viewer=viewer)
    assert passed_holes(picture, 0) == [number < holes for number in range(1, 13)]
    assert passed_holes(picture, 1) == [False] * 12
    (peg,) = parts(picture, "peg", 0)
    x, y = place(peg)
    assert x == numbers_around(picture)[holes][0]
    assert (y > 380) == (viewer == 0)
    assert peg.attrib["data-holes"] == str(holes)
    assert parts(picture, "lap") == []


def test_at_rest_the_pegs_stand_at_the_talon_end_with_the_flag_between():
    for viewer, flip in itertools.product((0, 1), (False, True)):
        picture = draw(GAME.start(), viewer=viewer, flip=flip)
        mine, theirs = (place(parts(picture, "peg", side)[0]) for side in (viewer, 1 - viewer))
        (flag,) = parts(picture, "flag")
        assert mine[0] == theirs[0] == (22 if flip else 874)
        assert theirs[1] < place(flag)[1] < mine[1]
        assert flag.get("data-side") is None


def test_pegs_differ_by_shape():
    picture = draw(GAME.start())
    shapes = {
        element.attrib["id"].rpartition("-")[2]: {child.tag.removeprefix(SVG) for child in element}
        for element in ET.fromstring(picture).iter()
        if "-peg-" in element.get("id", "")
    }
    assert shapes == {"white": {"circle"}, "black": {"path", "circle"}}


@pytest.mark.parametrize(
    ("holes", "says", "at"), [(13, "12+1", 1), (15, "12+3", 3), (24, "12+12", 12), (25, "24+1", 1)]
)
def test_past_twelve_holes_the_peg_goes_round_again(holes, says, at):
    picture = draw(marked(holes=(0, holes), run=(0, holes)))
    assert [label.text for label in parts(picture, "lap")] == [says]
    assert passed_holes(picture, 1) == [True] * 12
    assert place(parts(picture, "peg", 1)[0])[0] == numbers_around(picture)[at][0]


def flag_side(holes: tuple[int, int], run: tuple[int, int]) -> str | None:
    (flag,) = parts(draw(marked(holes=holes, run=run)), "flag")
    return flag.get("data-side")


def test_the_flag_is_the_second_players_until_the_first_makes_holes_again():
    assert flag_side((3, 0), (3, 0)) is None
    assert flag_side((3, 2), (0, 2)) == "black"
    assert flag_side((3, 5), (0, 5)) == "black"
    assert flag_side((4, 5), (1, 0)) is None
    assert flag_side((2, 4), (2, 0)) == "white"
    assert flag_side((4, 7), (0, 2)) is None


@pytest.mark.parametrize("holes", range(1, 20))
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("flip", [False, True])
def test_the_flag_stands_beyond_its_holders_peg_and_off_the_count(holes, wide, flip):
    picture = draw(marked(holes=(holes, 1), run=(holes, 0)), wide=wide, flip=flip)
    (flag,), (peg,) = parts(picture, "flag"), parts(picture, "peg", 0)
    beyond = place(peg)[0] - place(flag)[0]
    assert (beyond > 0) != flip
    tip = place(flag)[0] + 39 * float(flag.attrib["transform"].split("scale(")[1].split()[0])
    assert 0 < tip < float(ET.fromstring(picture).attrib["viewBox"].split()[2])
    for label in parts(picture, "lap"):
        assert abs(place(flag)[0] - float(label.attrib["x"])) > 40


# Trays


def test_there_is_no_tray_before_a_man_may_leave():
    almost = GAME.position("w:24x7,23x2,18x2,20x4:12x6,11x2,10x4,9x3")
    may = GAME.position("w:24x7,23x2,19x2,20x4:12x6,11x2,10x4,9x3")
    for wide in (True, False):
        assert parts(draw(almost, wide=wide), "tray") == []
        assert len(parts(draw(may, wide=wide), "tray")) == 2
        assert len(parts(draw(LEAVING, wide=wide), "tray")) == 2
    widths = [ET.fromstring(draw(position)).attrib["viewBox"].split()[2] for position in (almost, may)]
    assert widths == ["896", "964"]


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("wide", [True, False])
def test_men_off_lie_beside_the_field_they_left_from(viewer, wide):
    picture = draw(LEAVING, viewer=viewer, wide=wide)
    off = [man for man in parts(picture, "man") if man.get("data-state") == "off"]
    assert len(off) == 4
    at = numbers_around(picture)
    above = at[24 if viewer == 0 else 1][1] < 380
    for man in off:
        assert (float(man[0].attrib["y"]) < 380) == above
        assert float(man[0].attrib["x"]) > at[24][0]


def test_a_sunken_tray_leaves_room_for_the_pegs():
    picture = draw(LEAVING, wide=False)
    tops = {tray.attrib["data-side"]: float(tray.attrib["y"]) for tray in parts(picture, "tray")}
    depth = float(parts(picture, "tray")[0].attrib["height"])
    (peg,) = parts(picture, "peg", 1)
    assert tops["white"] + depth < place(peg)[1] - 14
    assert place(peg)[1] < tops["black"] - 14
    assert depth > 15 * 17 + 40


# The last play


def test_beside_events_the_last_play_is_shown_by_lozenges():
    last = [Step(5, 2, 7), Step(4, 1, 5)]
    both = draw(REFERENCE, dice=(5, 4), jans=WORTH, last=last)
    at = numbers_around(both)
    fresh = sorted(lines(mark)[0] - 0.66 * WIDE.man for mark in parts(both, "fresh"))
    assert fresh == pytest.approx([at[18][0], at[20][0]], abs=0.1)
    assert parts(both, "last") == []
    alone = draw(REFERENCE, last=last)
    assert parts(alone, "fresh") == []
    drawn = [(int(a.attrib["data-source"]), int(a.attrib["data-target"])) for a in parts(alone, "arrow")]
    assert drawn == [(5, 7), (4, 5)]


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("flip", [False, True])
def test_men_leave_by_the_talon_edge(wide, flip):
    picture = draw(LEAVING, last=[Step(23, 4, 25)], last_player=0, wide=wide, flip=flip)
    (arrow,) = parts(picture, "arrow")
    at = numbers_around(picture)
    assert (lines(arrow[1])[0] > at[24][0]) != flip


# Words


def test_what_is_marked_is_said():
    assert describe(REFERENCE) == (
        "Trictrac: White to throw."
        " White has two on 1, one on 2, one on 4, two on 7, two on 8, one on 9, two on 10, two on 11, two on 12."
        " White has marked ten points and three holes."
        " Black has three on 1, one on 5, two on 7, two on 8, two on 9, two on 10, one on 11, two on 12."
        " Black has marked four points and two holes. Black’s bredouille is open. Black holds the flag."
    )
    assert "White has fifteen on 1. White has marked no points and no holes." in describe(GAME.start())
    assert "White has marked one point and one hole." in describe(marked(points=(1, 0), holes=(1, 0), run=(1, 0)))
    assert "Black has marked no points and 18 holes." in describe(SECOND_LAP)
    assert "four off" in describe(LEAVING)


def test_twelve_holes_win_the_game_but_not_a_round():
    won = GAME.position("b:1x15:1x15:holes=4,12:run=b8")
    assert describe(won).startswith("Trictrac: Black has won.")
    assert describe(LEAVING).startswith("Trictrac à écrire: White to throw.")
    assert describe(FULL).startswith("Trictrac: Black to throw.")
