"""The worse somebody plays, the more a review finds; and whoever plays like a level is told so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from review.playing import played
from review.small import begun, claimed
from tablier import find_game
from tablier.bots import LEVELS
from tablier.games import GAMES
from tablier.networks import TRAINED
from tablier.review import Decision, review
from tablier.review.grading import LEAST, grade

NAMES = [level.name for level in LEVELS]
SMALL = ("irish", "trictrac")


def costing(decision: Decision, cost: float) -> Decision:
    """A decision that costs so many points."""
    best, made = decision.best, replace(decision.best, worth=decision.best.worth - cost * decision.point)
    return replace(decision, kind="play", candidates=(best, made), chosen=1, counted=True)


def test_every_game_with_levels_knows_what_their_decisions_cost() -> None:
    for game in GAMES.values():
        assert game.costs.keys() == game.misjudged.keys()
        for costs in game.costs.values():
            assert len(costs) == len(LEVELS)
            assert list(costs) == sorted(costs, reverse=True)


@pytest.mark.parametrize("game_id", [*TRAINED, "backgammon@house"])
def test_whoever_loses_as_much_as_a_level_plays_like_it(game_id: str) -> None:
    one = begun()[1].decisions[0]
    costs = find_game(game_id).costs
    for name, cost in zip(NAMES, costs[game_id.partition("@")[2] if game_id in TRAINED else ""], strict=True):
        assert grade(game_id, [costing(one, cost)] * LEAST) == name
        assert grade(game_id, [costing(one, 0.5 * cost)] + [costing(one, 1.5 * cost)] * (LEAST - 2)) is None
    assert grade(game_id, [costing(one, 3.0)] * LEAST) == NAMES[0]


def test_what_was_not_measured_does_not_count() -> None:
    one = begun()[1].decisions[0]
    doubles = [replace(costing(one, 1.0), kind="double")] * LEAST
    plain = [replace(costing(one, 1.0), counted=False)] * LEAST
    assert grade("irish", doubles + plain) is None
    assert grade("irish", doubles + plain + [costing(one, 0.0)] * LEAST) == NAMES[-1]


def test_nobody_is_graded_where_there_is_nothing_to_be_good_at() -> None:
    assert {one.grade for one in claimed()[1].summaries} == {None}


def rates(game_id: str, levels: list[str], games: int) -> list[float]:
    """What decisions of some levels cost on average."""
    found = []
    for name in levels:
        own = [
            one
            for seed in range(games)
            for one in review(played(game_id, name, name, seed=60 + seed), "quick").summaries
        ]
        found.append(sum(one.cost_in_points for one in own) / sum(one.counted for one in own))
    return found


@pytest.mark.long
@pytest.mark.parametrize("game_id", SMALL)
def test_the_weaker_the_level_the_more_a_review_finds(game_id: str) -> None:
    novice, player, master = rates(game_id, ["novice", "player", "master"], 1)
    assert novice > 1.5 * player > 3 * master
    assert master < 0.002


@pytest.mark.slow
@pytest.mark.parametrize("game_id", TRAINED)
def test_the_levels_are_in_order_in_every_game(game_id: str) -> None:
    found = rates(game_id, NAMES, 6)
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.002
