"""What a throw of Trictrac is worth, as it is drawn: arrows, brackets and numbers."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest

from tablier.games import find_game
from tablier.games.race.backgammon import Backgammon
from tablier.games.trictrac.game import Trictrac
from tablier.svg import draw
from tablier.svg.geometry import WIDE
from tablier.svg.tokens import COLOURS
from trictrac_pictures import FULL, GAME, LEAVING, REFERENCE, SVG, WORTH, Told, lines, numbers_around, parts, place

# What a throw is worth


def arrows_of(picture: str) -> list[tuple[int, int, str, str]]:
    return [
        (int(a.attrib["data-source"]), int(a.attrib["data-target"]), a.attrib["data-label"], a.attrib["data-style"])
        for a in parts(picture, "arrow")
    ]


def test_events_are_drawn_as_arrows_in_their_styles():
    picture = draw(REFERENCE, dice=(5, 4), jans=WORTH, theme="light")
    assert arrows_of(picture) == [arrow for event in WORTH for arrow in event.arrows]
    for arrow in parts(picture, "arrow"):
        shaft = arrow[2]
        style = arrow.attrib["data-style"]
        assert ("stroke-dasharray" in shaft.attrib) == (style == "false")
        colour = {"true": "arrow-you", "false": "arrow-them", "fill": "arrow-fill"}[style]
        assert shaft.attrib["stroke"] == COLOURS[colour].light
    written = [text.text for number in parts(picture, "number") for text in number.iter(f"{SVG}text")]
    assert written == ["5", "4", "5", "9"]


def test_what_belongs_to_an_event_carries_its_place():
    picture = draw(REFERENCE, dice=(5, 4), jans=WORTH)
    events = parts(picture, "event")
    assert [(e.attrib["data-event"], e.attrib["data-kind"], e.attrib["data-to"]) for e in events] == [
        ("0", "true-hit-big", "white"), ("1", "fill-big", "white"), ("2", "false-hit-small", "black"),
    ]  # fmt: skip
    assert [number.attrib["data-event"] for number in parts(picture, "number")] == ["0", "0", "1", "2"]
    assert [bracket.attrib["data-event"] for bracket in parts(picture, "bracket")] == ["1"]


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("viewer", [0, 1])
def test_arrows_lead_from_a_top_man_to_the_man_they_hit(viewer, wide, flip):
    picture = draw(REFERENCE, dice=(5, 4), jans=WORTH, viewer=viewer, wide=wide, flip=flip)
    men = {
        (man.attrib["data-side"], int(man.attrib["data-point"])): place(man) for man in parts(picture, "man")
    }  # the last man of a point is the top one
    for arrow in parts(picture, "arrow"):
        if arrow.attrib["data-style"] == "fill":
            continue
        x, y, *_ = lines(arrow[0])
        tip = tuple(lines(arrow[1])[:2])
        assert math.dist((x, y), men["white", int(arrow.attrib["data-source"])]) < 1.2 * WIDE.man
        assert math.dist(tip, men["black", 25 - int(arrow.attrib["data-target"])]) < 1.3 * WIDE.man


def test_a_false_hit_crosses_the_rests_that_are_closed():
    def crosses(dice):
        return [lines(cross[0])[:2] for cross in parts(draw(REFERENCE, dice=dice, jans=WORTH), "closed")]

    at = numbers_around(draw(REFERENCE))
    arm = 0.4 * WIDE.man
    assert sorted(x + arm for x, _ in crosses((5, 4))) == pytest.approx([at[15][0], at[16][0]], abs=0.1)
    assert crosses(()) == []
    assert crosses((6, 5)) == []


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("fill-small", (1, 6)), ("fill-big", (7, 12)), ("conserve-big", (7, 12)), ("conserve-return", (19, 24))],
)
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("flip", [False, True])
def test_a_jan_filled_or_conserved_has_a_dotted_bracket(kind, fields, player, flip):
    picture = draw(REFERENCE, jans=[Told(kind, 0, 4, player)], jans_player=player, flip=flip)
    (bracket,) = parts(picture, "bracket")
    assert bracket.attrib["data-kind"] == kind
    assert "stroke-dasharray" in bracket[1].attrib
    at = numbers_around(picture)
    seen = [field if player == 0 else 25 - field for field in fields]
    numbers = lines(bracket[0])
    left, foot, right = numbers[0], numbers[1], numbers[7] + 10
    assert [left, right] == sorted(
        [min(at[n][0] for n in seen) - 28, max(at[n][0] for n in seen) + 28]
    )  # half a column, less a little air
    assert (foot < 380) == (at[seen[0]][1] < 380)


def test_hits_have_no_bracket_and_a_pile_has_one_around_the_corner():
    assert parts(draw(REFERENCE, jans=[WORTH[0], WORTH[2]], dice=(5, 4)), "bracket") == []
    (bracket,) = parts(draw(REFERENCE, jans=[Told("conserve-pile", 12, 4, 0)]), "bracket")
    assert lines(bracket[0])[0] == WIDE.far + 4


def test_a_bracket_is_as_high_as_the_highest_stack_of_its_jan():
    def turn(position):
        (bracket,) = parts(draw(position, jans=[Told("conserve-big", 12, 4, 0)], jans_player=0), "bracket")
        return lines(bracket[0])[2]

    assert turn(REFERENCE) - turn(FULL) == 2 * WIDE.man


def test_men_lacking_in_a_jan_are_dotted_places():
    assert len(parts(draw(REFERENCE, jans=WORTH, dice=(5, 4)), "place")) == 1
    two = GAME.position("w:12x2,11x2,10x2,9x2,8,7,5x2,4x2,1:1x15")
    assert len(parts(draw(two, jans=[Told("fill-big", 0, 4, 0)]), "place")) == 2
    for kind in ("conserve-big", "pile", "true-hit-big"):
        assert parts(draw(two, jans=[Told(kind, 12, 4, 0)]), "place") == []


def test_two_ways_to_fill_lead_to_the_one_free_place():
    ways = Told("fill-big", 9, 8, 0, ((4, 9, "5", "fill"), (1, 9, "8", "fill")))
    picture = draw(REFERENCE, jans=[ways])
    (free,) = parts(picture, "place")
    at = float(free.attrib["cx"]), float(free.attrib["cy"])
    for arrow in parts(picture, "arrow"):
        assert math.dist(lines(arrow[1])[:2], at) < 1.3 * WIDE.man


def test_a_corner_hit_by_a_double_is_one_arrow_for_two_men():
    corner = GAME.position("w:12x3,11x2,10x2,7x3,6x3,5x2:1x9,2x3,3x2,4")
    picture = draw(corner, dice=(6, 6), jans=[Told("corner-hit", 13, 6, 0, ((7, 13, "6", "true"),) * 2)])
    assert len(parts(picture, "arrow")) == 1
    assert len(parts(picture, "place")) == 2
    assert "6 ×2" in picture


def test_events_without_arrows_are_only_named():
    picture = draw(REFERENCE, jans=[Told("helpless", 0, 2, 1)])
    assert len(parts(picture, "event")) == 1
    assert parts(picture, "arrow") == parts(picture, "bracket") == []


def test_numbers_keep_clear_of_each_other_tokens_and_dice():
    for wide, room in ((True, 28), (False, 40)):
        picture = draw(REFERENCE, dice=(5, 4), jans=WORTH, wide=wide)
        rects = [number.find(f"{SVG}rect") for number in parts(picture, "number")]
        seats = [(float(r.attrib["x"]) + room / 2, float(r.attrib["y"]) + room / 2) for r in rects if r is not None]
        for one, other in itertools.combinations(seats, 2):
            assert math.dist(one, other) > room
        for seat, die in itertools.product(seats, parts(picture, "die")):
            assert math.dist(seat, place(die)) > room


def test_the_game_itself_tells_events_that_can_be_drawn():
    for roll in itertools.product(range(1, 7), repeat=2):
        for position in (REFERENCE, FULL, LEAVING):
            events = GAME.jans(position, roll)
            picture = draw(position, dice=roll, jans=events)
            drawn = Counter(arrows_of(picture))
            assert set(drawn) == {arrow for event in events for arrow in event.arrows}
    told = {arrow for event in GAME.jans(REFERENCE, (5, 4)) for arrow in event.arrows}
    assert told == {arrow for event in WORTH for arrow in event.arrows}


# What cannot be drawn


@pytest.mark.parametrize(
    "wrong",
    [
        {"jans_player": 2},
        {"jans": [Told("true-hit-big", 14, 4, 2)]},
        {"jans": [Told("true-hit-big", 14, 4, 0, ((9, 14, "5", "wavy"),))]},
        {"jans": [Told("true-hit-big", 14, 4, 0, ((0, 14, "5", "true"),))]},
        {"jans": [Told("true-hit-big", 26, 4, 0, ((20, 26, "6", "true"),))]},
    ],
    ids=["roller", "to", "style", "source", "target"],
)
def test_events_that_cannot_be_drawn_are_refused(wrong):
    with pytest.raises(ValueError):
        draw(REFERENCE, **wrong)


def test_other_games_have_no_events():
    with pytest.raises(ValueError, match="Backgammon"):
        draw(Backgammon().start(), jans=WORTH)


def test_what_jans_were_once_called_goes_on_working_and_says_so() -> None:
    with pytest.warns(DeprecationWarning, match=r"draw\(jans=…"):
        old = draw(REFERENCE, dice=(5, 4), events=WORTH, events_player=1)
    assert old == draw(REFERENCE, dice=(5, 4), jans=WORTH, jans_player=1)
    game = find_game("trictrac")
    assert isinstance(game, Trictrac)
    with pytest.warns(DeprecationWarning, match=r"game\.jans\("):
        told = game.events(game.start(), (6, 5))
    assert told == game.jans(game.start(), (6, 5))
