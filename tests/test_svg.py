"""The drawings: well-formed, complete, addressable, and the same every time."""

from __future__ import annotations

import itertools
import math
import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from tablier.board import SIDES
from tablier.games import read_position
from tablier.games.game import Position, Step
from tablier.games.race.backgammon import Backgammon
from tablier.games.race.game import men_on
from tablier.games.race.garanguet import Garanguet
from tablier.games.race.jacquet import JacquetDeVersailles
from tablier.games.race.position import RacePosition
from tablier.games.unstacked.game import Unstacked
from tablier.games.unstacked.position import UnstackedPosition
from tablier.svg import Picture, describe, draw
from tablier.svg.arrows import Journey, journeys
from tablier.svg.geometry import TALL, WIDE, Board, reach_of
from tablier.svg.tokens import COLOURS

SVG = "{http://www.w3.org/2000/svg}"

BACKGAMMON = Backgammon()
GARANGUET = Garanguet()
JACQUET = JacquetDeVersailles()
UNSTACKED = Unstacked()

HIT_MEN = RacePosition(
    BACKGAMMON,
    (men_on({0: 2, 1: 1, 6: 4, 13: 3, 24: 2, 25: 3}), men_on({0: 1, 7: 2, 14: 4, 21: 6, 25: 2})),
    turn=1,
)
COURIERS = RacePosition(JACQUET, (men_on({1: 14, 9: 1}), men_on({0: 1, 1: 14})))
BEARING_OFF = UnstackedPosition(
    UNSTACKED, ((0,) * 6, (0, 0, 0, 0, 1, 0)), ((1, 0, 2, 3, 1, 0), (2, 2, 2, 3, 3, 3)), turn=1
)  # fmt: skip

POSITIONS: dict[str, Position] = {
    "backgammon": BACKGAMMON.start(),
    "backgammon-hit": HIT_MEN,
    "garanguet": GARANGUET.start(),
    "jacquet": JACQUET.start(turn=1),
    "jacquet-couriers": COURIERS,
    "plakoto": read_position("plakoto:w:1p,5x2,8x6,17p,20x5:1x9,6x2,8x1,17p,24x2"),
    "unstacked": UNSTACKED.start(),
    "unstacked-off": BEARING_OFF,
}


@pytest.fixture(params=POSITIONS.values(), ids=POSITIONS.keys())
def position(request: pytest.FixtureRequest) -> Position:
    found: Position = request.param
    return found


def parts(picture: str, part: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(picture).iter() if element.get("data-part") == part]


def men_drawn(picture: str) -> Counter[tuple[str, int]]:
    return Counter((man.attrib["data-side"], int(man.attrib["data-point"])) for man in parts(picture, "man"))


def men_standing(position: Position) -> Counter[tuple[str, int]]:
    counts: Counter[tuple[str, int]] = Counter()
    for player, side in enumerate(SIDES):
        if isinstance(position, UnstackedPosition):
            counts.update({(side, point): men for point, men in enumerate(position.men[player], 1)})
            counts[side, 25] = position.off(player)
        else:
            assert isinstance(position, RacePosition)
            counts.update({(side, point): men for point, men in enumerate(position.men[player])})
    return +counts


def place(element: ET.Element) -> tuple[float, float]:
    """Where a stamped element lies."""
    match = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.attrib["transform"])
    assert match
    return float(match[1]), float(match[2])


def numbers_around(picture: str) -> dict[str, tuple[float, float]]:
    (group,) = parts(picture, "numbers")
    return {str(text.text): (float(text.attrib["x"]), float(text.attrib["y"])) for text in group}


@pytest.mark.parametrize(
    ("viewer", "flip", "theme", "wide"),
    list(itertools.product((0, 1), (False, True), ("light", "dark", "auto"), (True, False))),
)
def test_every_picture_is_a_complete_svg_with_every_man(position, viewer, flip, theme, wide):
    dice = (3, 1, 6)[: position.game.dice]
    picture = draw(position, viewer=viewer, flip=flip, theme=theme, wide=wide, dice=dice, cube=(2, 0))
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert men_drawn(picture) == men_standing(position)
    assert [int(die.attrib["data-face"]) for die in parts(picture, "die")] == list(dice)
    assert "<script" not in picture
    assert not re.search(r"""(?:href|url\(|src)[=(]*["']?(?!#)(?:https?:|//|data:)""", picture)


def test_every_id_is_unique_and_every_reference_is_answered(position):
    picture = draw(position, dice=(6, 6))
    root = ET.fromstring(picture)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
    assert {a or b for a, b in used} <= set(ids)
    assert all(identifier.startswith(root.attrib["id"]) for identifier in ids)
    assert set(root.attrib["aria-labelledby"].split()) <= set(ids)


def test_two_pictures_on_one_page_share_neither_ids_nor_classes():
    start = GARANGUET.start()
    one = draw(start)
    for other in (draw(start, flip=True), draw(start, theme="dark"), draw(JACQUET.start())):
        names = [set(re.findall(r"tablier-[0-9a-z-]+", picture)) for picture in (one, other)]
        assert names[0]
        assert names[0].isdisjoint(names[1])


def test_the_same_position_gives_the_same_picture(position):
    assert draw(position, dice=(5, 2)) == draw(position, dice=(5, 2))
    assert draw(position, dice=(5, 2)) != draw(position, dice=(5, 1))


def test_plain_themes_need_no_style_and_auto_follows_the_reader(position):
    light, dark, auto = (draw(position, theme=theme) for theme in ("light", "dark", "auto"))
    assert "<style" not in light + dark
    assert "light-dark(" not in light + dark
    assert COLOURS["field"].light in light
    assert COLOURS["field"].light not in dark
    assert COLOURS["field"].dark in dark
    assert f"fill:light-dark({COLOURS['field'].light},{COLOURS['field'].dark})" in auto
    assert "color-scheme:light dark" in auto
    # Renderers that know no light-dark() find the light colour in the attribute.
    assert f'fill="{COLOURS["field"].light}"' in auto


def test_colours_are_written_only_in_the_tokens(position):
    known = {value for colour in COLOURS.values() for value in colour}
    assert set(re.findall(r"#[0-9a-f]{6}\b", re.sub(r'(?:id|href)="[^"]*"', "", draw(position)))) <= known


def test_a_picture_is_text_that_notebooks_show_and_files_hold(tmp_path):
    picture = draw(BACKGAMMON.start(), title='Salt & <pepper> "here"\x00')
    assert isinstance(picture, Picture)
    assert isinstance(picture, str)
    assert picture._repr_svg_() == picture
    picture.save(tmp_path / "board.svg")
    root = ET.parse(tmp_path / "board.svg").getroot()
    assert root.findtext(f"{SVG}title") == 'Salt & <pepper> "here"'
    assert root.findtext(f"{SVG}desc") == describe(BACKGAMMON.start())


# Where things lie


@pytest.mark.parametrize(
    ("game", "flip", "home"),
    [
        (BACKGAMMON, False, "right"),
        (BACKGAMMON, True, "left"),
        (GARANGUET, False, "right"),
        (JACQUET, False, "left"),
        (JACQUET, True, "right"),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_viewer_starts_above_and_goes_home_below(game, flip, home, viewer):
    picture = draw(game.start(), flip=flip, viewer=viewer)
    at = numbers_around(picture)
    assert len(at) == 24
    assert at["1"][1] < at["24"][1]
    assert at["1"][0] == at["24"][0]
    assert (at["1"][0] > at["12"][0]) == (home == "right")
    assert at["12"][0] == at["13"][0]
    tray_x = {float(tray.attrib["x"]) for tray in parts(picture, "tray")}
    assert len(tray_x) == 1
    assert (tray_x.pop() > at["24"][0]) == (home == "right")


@pytest.mark.parametrize("viewer", [0, 1])
def test_men_stand_over_the_numbers_of_the_viewers_path(viewer):
    for position in (HIT_MEN, COURIERS):
        picture = draw(position, viewer=viewer)
        at = numbers_around(picture)
        for man in parts(picture, "man"):
            point = int(man.attrib["data-point"])
            if not 1 <= point <= 24:
                continue
            mine = man.attrib["data-side"] == SIDES[viewer]
            theirs = 25 - point if position.game is BACKGAMMON else (point + 11) % 24 + 1
            number = at[str(point if mine else theirs)]
            x, y = place(man)
            assert x == number[0]
            assert (y < 380) == (number[1] < 380)


def test_up_to_five_men_lie_edge_to_edge_and_fifteen_still_fit():
    for m in (WIDE, TALL):
        for men in range(1, 16):
            reaches = [reach_of(index, men, m.man, m.stack) for index in range(men)]
            assert reaches == sorted(reaches)
            assert reaches[0] == 4 + m.man
            assert reaches[-1] + m.man <= m.stack + 1e-9
            if 2 <= men <= 5:
                assert reaches[1] - reaches[0] == pytest.approx(2 * m.man, abs=0.6)


def test_the_reference_spots_of_the_wide_board():
    board = Board(WIDE, starts_below=True)
    assert (board.width, board.height) == (896, 760)
    assert board.man(1, 0, 2) == (820, 663)
    assert board.man(12, 1, 2) == (66, 609)
    assert board.man(24, 2, 3) == (820, 205)


def test_counts_stand_on_stacks_from_six_men_on():
    position = RacePosition(BACKGAMMON, (men_on({1: 5, 4: 10}), men_on({1: 9, 0: 6})))
    assert len(parts(draw(position), "count")) == 3


def test_men_on_the_bar_wait_on_their_owners_half():
    for viewer in (0, 1):
        picture = draw(HIT_MEN, viewer=viewer)
        waiting = [man for man in parts(picture, "man") if man.get("data-state") == "bar"]
        assert Counter(man.attrib["data-side"] for man in waiting) == {"white": 2, "black": 1}
        for man in waiting:
            assert (place(man)[1] > 380) == (man.attrib["data-side"] == SIDES[viewer])


def test_men_off_lie_in_the_tray_with_their_number():
    for wide in (True, False):
        picture = draw(HIT_MEN, wide=wide)
        off = [man for man in parts(picture, "man") if man.get("data-state") == "off"]
        assert Counter(man.attrib["data-side"] for man in off) == {"white": 3, "black": 2}
        texts = [text.text for text in ET.fromstring(picture).iter(f"{SVG}text")]
        assert texts.count("3") == 2  # once around the board, once in the tray
        assert texts.count("2") == 2


def test_nothing_lies_outside_the_picture(position):
    for wide in (True, False):
        picture = draw(position, wide=wide)
        _, _, width, height = map(float, ET.fromstring(picture).attrib["viewBox"].split())
        for man in parts(picture, "man"):
            if "transform" in man.attrib:
                x, y = place(man)
                assert 20 < x < width - 20
                assert 20 < y < height - 20


# Signs


def test_the_cube_shows_64_in_the_middle_and_then_lies_with_its_owner():
    def cube(at: tuple[int, int | None], viewer: int = 0) -> tuple[int, float]:
        (found,) = parts(draw(BACKGAMMON.start(), cube=at, viewer=viewer), "cube")
        return int(found.attrib["data-shows"]), float(found[0].attrib["y"])

    centred, mine, theirs = cube((1, None)), cube((2, 0)), cube((4, 1))
    assert [shows for shows, _ in (centred, mine, theirs)] == [64, 2, 4]
    assert theirs[1] < centred[1] < mine[1]
    assert cube((2, 0), viewer=1)[1] == theirs[1]
    assert parts(draw(BACKGAMMON.start()), "cube") == []


def test_a_courier_carries_the_pennant_until_it_is_through():
    assert len(parts(draw(COURIERS), "pennant")) == 2
    assert len(parts(draw(COURIERS), "padlock")) == 2
    freed = RacePosition(JACQUET, COURIERS.men, freed=(True, False))
    assert len(parts(draw(freed), "pennant")) == 1
    assert len(parts(draw(freed), "padlock")) == 1
    assert parts(draw(JACQUET.start()), "pennant") == []
    assert len(parts(draw(JACQUET.start()), "padlock")) == 2
    assert parts(draw(GARANGUET.start()), "padlock") == []


def test_spent_dice_are_dimmed():
    dice = parts(draw(GARANGUET.start(), dice=(6, 4, 4), spent=2), "die")
    assert [die.get("data-spent") for die in dice] == ["yes", "yes", None]


def test_the_thrower_decides_the_half_the_dice_lie_in():
    mine, theirs = (place(parts(draw(BACKGAMMON.start(turn), dice=(3, 1)), "die")[0])[0] for turn in (0, 1))
    assert mine > theirs


# The last play


def test_chained_steps_are_one_journey_and_equal_journeys_are_counted():
    steps = [Step(1, 4, 5), Step(1, 4, 5), Step(3, 4, 7), Step(7, 2, 9, True), Step(0, 6, 6)]
    assert journeys(steps) == {
        Journey((1, 5), (4,), (False,)): 2,
        Journey((3, 7, 9), (4, 2), (False, True)): 1,
        Journey((0, 6), (6,), (False,)): 1,
    }


def test_men_entering_from_the_bar_never_continue_a_journey():
    assert len(journeys([Step(0, 3, 3), Step(0, 5, 5)])) == 2


def test_the_last_play_is_drawn_as_arrows_with_hits_crossed():
    last = [Step(0, 6, 6, True), Step(9, 4, 13)]
    picture = draw(HIT_MEN, last=last)
    arrows = parts(picture, "arrow")
    assert [(int(a.attrib["data-source"]), int(a.attrib["data-target"])) for a in arrows] == [(0, 6), (9, 13)]
    assert len(parts(picture, "hit")) == 1
    assert parts(draw(HIT_MEN), "arrow") == []
    assert men_drawn(picture) == men_standing(HIT_MEN)


def test_the_last_play_of_a_real_game_points_at_the_top_men_of_its_points():
    start = BACKGAMMON.start()
    for play in BACKGAMMON.plays(start, (6, 5)):
        picture = draw(play.position, last=play.steps)
        arrows = parts(picture, "arrow")
        assert sum(int(arrow.attrib["data-times"]) for arrow in arrows) == len(play.steps)
        men = [man for man in parts(picture, "man") if man.attrib["data-side"] == "white"]
        passed = {step.source for step in play.steps}
        for arrow in arrows:
            target = arrow.attrib["data-target"]
            if int(target) not in passed:
                there = [place(man) for man in men if man.attrib["data-point"] == target]
                top_man = min(there, key=lambda spot: abs(spot[1] - 380))
                tip = tuple(map(float, re.findall(r"[-\d.]+", arrow[1].attrib["d"])[:2]))
                assert math.dist(tip, top_man) < 1.25 * WIDE.man


def test_an_arrow_takes_the_colour_of_who_played_by_default_the_one_not_to_throw():
    last = [Step(0, 6, 6)]
    assert COLOURS["arrow-you"].light in draw(HIT_MEN, last=last, theme="light")
    assert draw(HIT_MEN, last=last) == draw(HIT_MEN, last=last, last_player=0)
    assert COLOURS["arrow-them"].light in draw(HIT_MEN, last=last, viewer=1, theme="light")


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize(
    ("position", "roll"),
    [
        (BACKGAMMON.start(), (6, 5)),
        (BACKGAMMON.start(), (4, 4)),
        (HIT_MEN, (3, 3)),
        (GARANGUET.start(), (6, 6, 5)),
        (COURIERS, (6, 3)),
        (POSITIONS["plakoto"], (5, 2)),
        (read_position("backgammon@modern:w:19x2,20x2,24x1:19x3,22x1"), (2, 1)),
        (read_position("trictrac:w:1x3,7x2,8x2,9x2,10x2,11x2,12x2:1x15"), (5, 4)),
    ],
    ids=["two", "four", "hitting", "three dice", "courier", "pinning", "bearing off", "trictrac"],
)
def test_two_plays_are_compared_upon_the_position_before_them(position: Position, roll, wide: bool):
    plays = position.game.plays(position, roll)
    for best, played in itertools.islice(itertools.pairwise([*plays[:6], *plays[:1]]), 6):
        picture = draw(position, best=best.steps, played=played.steps, theme="light", wide=wide)
        solid, dashed = (
            [arrow for arrow in parts(picture, "arrow") if (arrow[2].get("stroke-dasharray") is None) == plain]
            for plain in (True, False)
        )
        common = journeys(best.steps).keys() & journeys(played.steps).keys()
        assert len(solid) == len(best.steps)
        assert len(dashed) <= len(played.steps)
        assert common or len(dashed) == len(played.steps)
        assert {arrow[3].get("fill") for arrow in solid} <= {COLOURS["arrow-best"].light}
        assert {arrow[3].get("fill") for arrow in dashed} <= {COLOURS["arrow-played"].light}
        box = [float(one) for one in ET.fromstring(picture).attrib["viewBox"].split()]
        for goal in parts(picture, "goal"):
            assert 0 < float(goal.attrib["cx"]) < box[2]
            assert 0 < float(goal.attrib["cy"]) < box[3]


def test_a_man_who_would_be_hit_is_the_one_crossed_out():
    """Whether he is hit in passing or by who comes to rest there."""
    position = read_position("backgammon@modern:w:1x2,12x5,17x3,19x5:9x1,12x5,17x4,19x5")
    for text in ("12/16* 12/17", "12/16* 16/21"):
        plays = position.game.plays(position, (5, 4))
        play = next(play for play in plays if sorted(play.notation.split()) == sorted(text.split()))
        picture = draw(position, best=play.steps)
        (cross,) = parts(picture, "hit")
        black = [man for man in parts(picture, "man") if man.attrib["data-side"] == "black"]
        (hit,) = (man for man in black if man.attrib["data-point"] == "9")
        arm = [float(number) for number in re.findall(r"[-\d.]+", cross[0].attrib["d"])]
        x, y = place(hit)
        assert arm[0] < x < arm[0] + arm[2]
        assert arm[1] < y < arm[1] + arm[3]


def test_a_way_that_both_plays_have_is_drawn_once():
    one, other = [Step(1, 6, 7), Step(12, 5, 17)], [Step(1, 6, 7), Step(17, 5, 22)]
    picture = draw(BACKGAMMON.start(), best=one, played=other)
    assert len(parts(picture, "arrow")) == 3
    assert len(parts(draw(BACKGAMMON.start(), best=one, played=one), "arrow")) == 2
    assert "compared" not in draw(BACKGAMMON.start(), last=one)


@pytest.mark.parametrize(
    "position",
    [HIT_MEN, RacePosition(JACQUET, HIT_MEN.men, freed=(True, True))],
    ids=["contrary", "parallel"],
)
def test_men_borne_off_leave_by_their_home_edge(position):
    for viewer, player in itertools.product((0, 1), (0, 1)):
        picture = draw(position, viewer=viewer, last=[Step(20, 5, 25)], last_player=player)
        (arrow,) = parts(picture, "arrow")
        tip_x = float(re.findall(r"[-\d.]+", arrow[1].attrib["d"])[0])
        at = numbers_around(picture)
        last_point = 24 if player == viewer else 1 if position.game is BACKGAMMON else 12
        edge, next_to_it = at[str(last_point)][0], at[str(last_point - 1 if last_point > 1 else 2)][0]
        assert (tip_x > edge) == (edge > next_to_it)


# Unstacked Draughts


def test_unstacked_shows_each_man_standing_or_lying():
    midway = UnstackedPosition(
        UNSTACKED, ((0, 0, 1, 0, 1, 2), (1, 0, 0, 1, 1, 0)), ((2, 2, 2, 3, 3, 3), (2, 2, 2, 3, 3, 3))
    )
    drawn = [man for man in parts(draw(midway), "man") if man.attrib["data-side"] == "white"]
    white = Counter((int(man.attrib["data-point"]), man.get("data-state")) for man in drawn)
    assert white == {
        (1, None): 1, (1, "lying"): 1, (2, None): 1, (2, "lying"): 1, (3, "standing"): 2, (4, None): 1,
        (4, "lying"): 2, (5, "standing"): 2, (5, "lying"): 1, (6, "standing"): 3,
    }  # fmt: skip
    assert len(parts(draw(midway), "count")) == 3 + 3


def test_unstacked_has_the_same_numbers_for_both_players():
    (group,) = parts(draw(UNSTACKED.start(), viewer=1), "numbers")
    for row in {float(text.attrib["y"]) for text in group}:
        xs = [float(text.attrib["x"]) for text in group if float(text.attrib["y"]) == row]
        assert xs == sorted(xs)
        assert len(xs) == 6


def test_each_die_of_unstacked_is_tagged_with_its_user():
    def tags(dice=(6, 3), **more):
        return [tag.text for tag in parts(draw(BEARING_OFF, dice=dice, **more), "tag")]

    assert tags((6, 6), last=[(0, 6, "off"), (1, 6, "down")]) == ["White", "Black"]
    assert tags(last=[(0, 6, "off"), (1, 3, "down")]) == ["White", "Black"]
    assert tags(last=[(1, 3, "down")], wide=False) == ["nobody", "Black"]
    assert tags() == []


def test_the_man_brought_down_last_is_marked():
    assert len(parts(draw(BEARING_OFF, dice=(6, 3), last=[(1, 6, "down"), (0, 3, "off")]), "fresh")) == 1


def test_men_off_in_unstacked_are_counted():
    picture = draw(BEARING_OFF)
    assert "White: 8 off" in picture
    assert "Black: 0 off" in picture


# Words


def test_positions_in_words():
    assert describe(BACKGAMMON.start()) == (
        "Backgammon after Willughby: White to throw."
        " White has two on 1, five on 12, three on 17, five on 19."
        " Black has two on 1, five on 12, three on 17, five on 19."
    )
    assert describe(HIT_MEN) == (
        "Backgammon after Willughby: Black to throw."
        " White has one on 1, four on 6, three on 13, two on 24, two on the bar, three off."
        " Black has two on 7, four on 14, six on 21, one on the bar, two off."
    )


def test_couriers_in_words():
    words = describe(COURIERS)
    assert "White’s courier is on 9; the others wait on the talon." in words
    assert "Black’s courier is on the bar; the others wait on the talon." in words
    assert "White’s talon is locked." in describe(JACQUET.start())


def test_unstacked_in_words():
    words = describe(BEARING_OFF)
    assert words.startswith("Unstacked Draughts: Black to throw.")
    assert "White has one lying on 1; two lying on 3; three lying on 4; one lying on 5; eight off." in words
    assert "a stack of two and one lying on 5" in words


def test_a_finished_game_in_words():
    won = RacePosition(GARANGUET, (men_on({25: 15}), men_on({20: 15})), turn=1)
    assert describe(won).startswith("Garanguet: White has won.")


# What cannot be drawn


@pytest.mark.parametrize(
    "wrong",
    [{"viewer": 2}, {"last_player": -1}, {"theme": "sepia"}, {"dice": (7, 1)}],
    ids=lambda wrong: next(iter(wrong)),
)
def test_what_cannot_be_drawn_is_refused(wrong):
    with pytest.raises(ValueError):
        draw(BACKGAMMON.start(), **wrong)


def test_a_game_that_nobody_answers_for_is_refused():
    class Elsewhere(type(BACKGAMMON)):
        family = "elsewhere"

    with pytest.raises(TypeError, match="nobody answers for the family 'elsewhere'"):
        draw(Elsewhere().start())
