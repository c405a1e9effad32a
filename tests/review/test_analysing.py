"""A position looked into: the cube, staying, marking and bound tables, by the questions of a review."""

from __future__ import annotations

import pytest

from tablier import BadOption
from tablier.games import read_position
from tablier.review import Found
from tablier.review.analysing import Analysed, Standing, analyse_decisions

LATE = "backgammon@modern:w:{}:{}"
BOUND = "backgammon:w:bar,12x14:18x2,19x2,20x2,21x2,22x2,23x2,24x3"


def looked_into(position: str, roll: tuple[int, ...] = (), **standing: object) -> dict[str, Analysed]:
    found = analyse_decisions(read_position(position), roll, Standing(**standing))  # type: ignore[arg-type]
    return {one.kind: one for one in found}


def test_a_game_that_is_all_but_won_is_doubled_and_dropped() -> None:
    found = looked_into(LATE.format("24x3", "19x4"), cube=1)
    assert found["double"].found.best.name == "double"
    assert found["answer"].found.best.name == "drop"
    assert (found["double"].player, found["answer"].player) == (0, 1)
    assert found["double"].found.best.worth == pytest.approx(1)
    assert found["answer"].found.best.worth == pytest.approx(-1)


def test_a_race_a_little_ahead_is_taken() -> None:
    found = looked_into(LATE.format("22x2,23x2", "22x3,23x1"), cube=1)
    assert found["answer"].found.best.name == "take"
    take, drop = found["answer"].found.candidates
    assert take.worth > drop.worth == pytest.approx(-1)
    assert (take.found.how, drop.found.how) == ("turns", "exact"), "tables do not know when the cube is turned"


def test_the_stakes_go_with_the_cube() -> None:
    position = LATE.format("24x3", "19x4")
    dropped = {cube: looked_into(position, cube=cube)["double"].found.best.worth for cube in (1, 4)}
    assert dropped[4] == pytest.approx(4 * dropped[1])


@pytest.mark.parametrize("color", "wb")
def test_what_the_referee_would_not_let_be_turned_is_not_weighed(color: str) -> None:
    men = ("23x2,24x1", "22x2")
    mine = LATE.format(*(men if color == "w" else men[::-1])).replace(":w:", f":{color}:")
    player = "wb".index(color)
    score = (3, 0)[:: 1 - 2 * player]
    for standing, clause in (
        ({"cube": 2, "owner": player, "match": 5, "score": score}, "B-15"),
        ({"cube": 4, "match": 5, "score": (1, 1)}, "B-15"),
        ({"cube": 64}, "B-11"),
        ({"cube": 64, "match": 99}, "B-11"),
    ):
        with pytest.raises(BadOption) as refused:
            looked_into(mine, **standing)
        assert refused.value.clause == clause
    found = looked_into(mine, cube=2, owner=player, match=6, score=score)
    assert found["double"].unit == "match"


def test_plays_are_judged_at_the_score() -> None:
    position, roll = "backgammon@modern:w:19x2,20x2,24x1:19x3,22x1", (2, 1)
    (play,) = looked_into(position, roll, match=5, score=(4, 4)).values()
    assert (play.kind, play.unit) == ("play", "match")
    assert play.found.best.name == "20/22 24/off"
    assert play.found.best.worth == pytest.approx(play.found.best.chances[0]), "to win the game is to win the match"


def test_a_play_that_ends_the_game_wins_what_the_cube_stands_at() -> None:
    (play,) = looked_into(LATE.format("24x1", "22x2"), (2, 1), cube=8).values()
    assert play.found.best.worth == pytest.approx(8)


def test_no_more_plays_are_named_than_were_asked_for_and_none_for_having_been_asked_about() -> None:
    position = read_position("backgammon@modern:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5")
    (play,) = analyse_decisions(position, (3, 1), Standing(match=3), plays=2)
    assert play.found.best.name == "17/20 19/20"
    assert len(play.found.candidates) == 2
    assert {one.found for one in play.found.candidates} == {Found("turns", 3)}


def test_trials_are_made_of_both_sides_of_a_cube() -> None:
    position = read_position("backgammon@modern:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5")
    for one in analyse_decisions(position, (), Standing(cube=1), trials=2, turns=2):
        hows = {choice.name: choice.found.how for choice in one.found.candidates}
        assert hows.pop("drop", "exact") == "exact"
        assert set(hows.values()) == {"rollout"}


def test_which_point_of_bound_tables_is_broken_up() -> None:
    """B-6: the higher die names it."""
    for roll, player in (((5, 4), 0), ((4, 5), 1)):
        found = looked_into(BOUND, roll)["break"]
        assert found.player == player
        assert {one.name for one in found.found.candidates} < set("123456")
        worths = [one.worth for one in found.found.candidates]
        assert worths == sorted(worths, reverse=True)
    assert looked_into(BOUND, (4, 4)) == {}, "equal dice settle nothing"


def test_marking_staying_and_leaving() -> None:
    found = looked_into("trictrac@marking=manual:w:1x13,6x1,7x1:1x13,6x1,7x1", (6, 6))
    assert list(found) == ["mark", "stay"]
    assert [one.name for one in found["mark"].found.candidates] == ["16", "0"]
    assert {one.name for one in found["stay"].found.candidates} == {"stay", "leave"}
    assert found["mark"].found.best.worth == pytest.approx(found["stay"].found.best.worth, abs=0.01)


@pytest.mark.parametrize(
    ("position", "standing", "why"),
    [
        (LATE.format("24x1", "22x2"), {}, "only the cube"),
        (LATE.format("24x1", "22x2"), {"cube": 3}, "not at 3"),
        (LATE.format("24x1", "22x2"), {"cube": 2, "owner": 1}, "does not own"),
        (LATE.format("24x1", "22x2"), {"cube": 1, "owner": 1}, "from 2 on"),
        (LATE.format("24x1", "22x2"), {"cube": 1, "match": 5, "score": (5, 0)}, "no score"),
        (LATE.format("24x1", "22x2"), {"cube": 1, "score": (1, 0)}, "belongs to a match"),
        (LATE.format("-", "22x2"), {"cube": 1}, "over"),
        ("trictrac:w:1x15:1x15", {"cube": 1}, "no doubling cube"),
    ],
)
def test_what_cannot_be_decided_is_refused_with_the_reason(
    position: str, standing: dict[str, object], why: str
) -> None:
    with pytest.raises(BadOption, match=why):
        looked_into(position, **standing)
