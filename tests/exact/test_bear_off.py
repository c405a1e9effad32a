"""The tables of bearing off, against a slow and obvious reckoning by the game's own plays."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from depth import mostly_long
from tablier.dice import rolls
from tablier.exact import bear_off
from tablier.games import find_game
from tablier.games.game import Position
from tablier.games.race.bear_off_work import STATES, set_state, state_of
from tablier.games.race.game import RaceGame
from tablier.games.race.moves import POSITION
from tablier.games.race.position import RacePosition
from tablier.games.race.ruleset import MANUSCRIPT

GAMES = (
    "backgammon@modern",
    "backgammon",
    "backgammon@manuscript",
    "jacquet-de-versailles",
    "garanguet",
    "irish",
    "plakoto",
)


def race(game_id: str) -> RaceGame:
    game = find_game(game_id)
    assert isinstance(game, RaceGame)
    return game


def other_side(position: RacePosition) -> RacePosition:
    """The same with the names exchanged: whoever throws is white."""
    return RacePosition(position.game, position.men[::-1], 1 - position.turn, position.freed[::-1])


def all_home(game: RaceGame, men: str, others: str) -> RacePosition:
    free = ":free=wb" if game.rules.courier else ""
    return game.position(f"w:{men}:{others}{free}")


def win_chance(game: RaceGame, position: RacePosition, depth: int = 60) -> float:
    """By trying everything. Where a roll may be lost, so often that hardly anything is left."""

    @cache
    def following(position: RacePosition) -> list[tuple[int, set[RacePosition | None]]]:
        """What each roll may lead to; nothing is left after a win."""
        return [
            (ways, {_after(game, play.position) for play in game.plays(position, roll)})
            for roll, ways in rolls(game.dice)
        ]

    @cache
    def chance(position: RacePosition, depth: int) -> float:
        if depth == 0:
            return 0.5
        total = 0.0
        for ways, positions in following(position):
            total += ways * max(1.0 if after is None else 1 - chance(after, depth - 1) for after in positions)
        return total / 6**game.dice

    return chance(position, depth)


def _after(game: RaceGame, position: Position) -> RacePosition | None:
    """What the other player is left with, unless the game is over."""
    if game.winner(position) is not None:
        return None
    assert isinstance(position, RacePosition)
    return other_side(position)


@pytest.mark.parametrize("game_id", mostly_long(GAMES, "backgammon@modern", "backgammon@manuscript", "plakoto"))
@pytest.mark.parametrize(
    ("men", "others"),
    mostly_long([("24x1,20x1", "23x2"), ("19x1", "24x2,21x1"), ("19x2", "19x2"), ("22x2,24x1", "20x1")], "24x1,20x1"),
)
def test_few_men_are_exact(game_id: str, men: str, others: str) -> None:
    game = race(game_id)
    position = all_home(game, men, others)
    found = bear_off(game).chances(position)
    assert found is not None
    assert bear_off(game).is_exact(position) == (game.rules.win != MANUSCRIPT)
    assert found[0] == pytest.approx(win_chance(game, position), abs=2e-6)
    assert game.rules.win == MANUSCRIPT or found[1:].max() == 0, "men are off on both sides"


@pytest.mark.parametrize("game_id", GAMES)
def test_rolls_left_are_the_mean_of_trying_everything(game_id: str) -> None:
    game = race(game_id)

    @cache
    def mean(position: RacePosition) -> float:
        stuck, total = 0, 6.0**game.dice
        for roll, ways in rolls(game.dice):
            plays = game.plays(position, roll)
            if not plays[0].steps:
                stuck += ways
                continue
            total += ways * min(
                0.0 if game.winner(play.position) == 0 else mean(_again(play.position)) for play in plays
            )
        return total / (6**game.dice - stuck)

    def _again(position: object) -> RacePosition:
        assert isinstance(position, RacePosition)
        return RacePosition(game, position.men, 0, position.freed)

    for men in ("24x1", "19x1", "20x1,23x1", "19x2,21x1"):
        position = all_home(game, men, "24x1")
        assert bear_off(game).rolls_left(position, 0) == pytest.approx(mean(position), abs=1e-6)


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_are_chances(game_id: str) -> None:
    game = race(game_id)
    table = bear_off(game)
    chance = np.random.default_rng(4)
    positions = np.zeros(400, POSITION)
    for i, states in enumerate(chance.integers(1, STATES, (400, 2))):
        for player in (0, 1):
            set_state(positions[i], player, states[player])
            assert state_of(positions[i], player) == states[player]
    found = np.zeros((400, 5), np.float32)
    assert table.judge(positions, 400, found) == 400
    assert found.min() >= 0
    assert found.max() <= 1
    assert (found[:, 0] >= found[:, 1] - 1e-6).all()
    assert (1 - found[:, 0] >= found[:, 3] - 1e-6).all()


def test_a_double_game_can_still_be_lost_with_all_men_on_the_board() -> None:
    game = race("backgammon@modern")
    found = bear_off(game).chances(all_home(game, "24x2", "19x15"))
    assert found is not None
    assert found[:2].tolist() == [1, 1]
    assert bear_off(game).chances(game.start()) is None


def test_a_last_cast_that_is_a_doublet_is_known_by_its_chance() -> None:
    """B-13: an ace comes with 11 casts of 36 and is a doublet in one of them; no other takes the last man off."""
    game = race("backgammon@manuscript")
    found = bear_off(game).chances(all_home(game, "24x1", "19x15"))
    assert found is not None
    assert found[1] == pytest.approx(found[0] / 11, abs=1e-6)
    assert found[2] == found[4] == 0
    assert found[3] < 0.01


@pytest.mark.parametrize(
    ("men", "others"),
    mostly_long([("24x1,20x1", "23x2"), ("19x2,22x3", "20x4"), ("21x5,24x10", "19x15")], "19x2,22x3"),
)
def test_double_games_of_the_manuscript_are_as_frequent_as_in_games_played_so(men: str, others: str) -> None:
    """B-13: by playing on, each by the plays that are quickest on average."""
    game = race("backgammon@manuscript")
    table, position = bear_off(game), all_home(game, men, others)
    found = table.chances(position)
    assert found is not None
    chance = np.random.default_rng(6)
    won = np.zeros(4)
    games = 600
    for _ in range(games):
        here = position
        while game.winner(here) is None:
            roll = tuple(int(die) for die in chance.integers(1, 7, 2))
            mover = here.turn
            here = min(
                (play.position for play in game.plays(here, roll)), key=lambda after: table.rolls_left(after, mover)
            )
        won[2 * game.winner(here) + game.worth(here, game.winner(here), roll) - 1] += 1
    assert won[1] / games == pytest.approx(found[1], abs=0.06)
    assert won[3] / games == pytest.approx(found[3], abs=0.06)
    assert (won[0] + won[1]) / games == pytest.approx(found[0], abs=0.06)


def test_one_sided_play_is_close_to_exact_play() -> None:
    """Where both are known: the plays that are quickest on average lose hardly anything."""
    game = race("backgammon@modern")
    table = bear_off(game)
    chance = np.random.default_rng(5)
    few = len(table.parts["both"])
    worst = 0.0
    for own, other in chance.integers(1, few, (300, 2)):
        done = np.cumsum(table.parts["ends"][other])
        apart = float((table.parts["ends"][own][1:] * (1 - done[:-1])).sum())
        worst = max(worst, abs(apart - float(table.parts["both"][own, other])))
    assert worst < 0.02
