"""The compiled rules against the slow and obvious ones of ``oracle.py``."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import numpy as np
import pytest

import unstacked_oracle
from tablier.compiled import INTERPRETED
from tablier.games.unstacked.game import Unstacked
from tablier.games.unstacked.position import UnstackedPosition
from tablier.games.unstacked.rules import BORNE_OFF, DOWN, NOBODY, POSITION, play_roll, scratch

ROLLS = tuple(product(range(1, 7), repeat=2))
HOW = {DOWN: "down", BORNE_OFF: "off"}
SET_UP = 150 if INTERPRETED else 1_000
GAMES = 4 if INTERPRETED else 25


def players() -> list[unstacked_oracle.Player]:
    """Every state of a player with men left."""
    standing, men = unstacked_oracle.PLAYER_START
    down = {(s, men) for s in product(*(range(most + 1) for most in standing))}
    off = {((0,) * 6, m) for m in product(*(range(most + 1) for most in men)) if any(m)}
    return sorted(down | off)


def set_up_states() -> Iterator[unstacked_oracle.State]:
    """Random pairs of all states, and of nearly finished ones, where phases and wins come together."""
    rng = random.Random(1699)
    everything = players()
    nearly = [p for p in everything if sum(p[1]) <= 2 or 0 < sum(p[0]) <= 2]
    for _ in range(SET_UP):
        yield rng.choice(everything), rng.choice(everything)
        yield rng.choice(nearly), rng.choice(nearly)


def reachable_states() -> Iterator[unstacked_oracle.State]:
    """The states of random games played by the oracle."""
    rng = random.Random(1660)
    for _ in range(GAMES):
        state, roller, winner = unstacked_oracle.START, 0, None
        while winner is None:
            yield state
            dice = rng.randint(1, 6), rng.randint(1, 6)
            state, _, winner = unstacked_oracle.roll(state, roller, dice)
            if not unstacked_oracle.throws_again(dice, winner):
                roller = 1 - roller


def record(state: unstacked_oracle.State, roller: int) -> np.ndarray:
    positions = np.zeros(1, POSITION)
    for player in (0, 1):
        positions["standing"][0, player], positions["men"][0, player] = state[player]
    positions["turn"] = roller
    return positions


def of_record(positions: np.ndarray) -> unstacked_oracle.State:
    standing, men = positions["standing"][0].tolist(), positions["men"][0].tolist()
    return (tuple(standing[0]), tuple(men[0])), (tuple(standing[1]), tuple(men[1]))


@pytest.mark.parametrize("states", [set_up_states, reachable_states])
def test_every_roll_has_the_outcome_of_the_oracle(
    states: Callable[[], Iterator[unstacked_oracle.State]],
) -> None:
    """UD-3 to UD-8: state, uses in their order, winner, and who throws next, for all 36 rolls."""
    uses = scratch()
    for number, state in enumerate(states()):
        roller = number % 2
        start = record(state, roller)
        for dice in ROLLS:
            positions = start.copy()
            count, winner, again = play_roll(positions, 0, dice[0], dice[1], True, uses)
            made = [(player, die, HOW[how]) for player, die, how in uses[:count].tolist()]
            after, expected, expected_winner = unstacked_oracle.roll(state, roller, dice)
            assert of_record(positions) == after
            assert made == expected
            assert winner == (NOBODY if expected_winner is None else expected_winner)
            assert again == unstacked_oracle.throws_again(dice, expected_winner)
            assert positions["turn"][0] == (roller if again else 1 - roller)


def test_the_order_of_the_dice_never_matters() -> None:
    """UD-5: either order ends alike, and as the best of all orders tried by brute force."""
    uses = scratch()
    for number, state in enumerate(set_up_states()):
        if number % 5:
            continue
        for dice in ROLLS:
            (expected,) = unstacked_oracle.outcomes(state, 0, dice)
            for order in (dice, dice[::-1]):
                positions = record(state, 0)
                count, winner, _ = play_roll(positions, 0, order[0], order[1], True, uses)
                made = sorted((player, die, HOW[how]) for player, die, how in uses[:count].tolist())
                assert (
                    of_record(positions),
                    tuple(made),
                    None if winner == NOBODY else int(winner),
                ) == expected


def test_the_game_shows_what_the_oracle_finds() -> None:
    """UD-5, UD-6: one play, the same whichever die is named first, with the oracle's uses as its steps."""
    game = Unstacked()
    for number, state in enumerate(reachable_states()):
        roller = number % 2
        position = UnstackedPosition.of_array(game, record(state, roller))
        for dice in ROLLS:
            if dice[0] < dice[1]:
                continue
            (only,) = game.plays(position, dice)
            assert game.plays(position, dice[::-1]) == (only,)
            after, uses, winner = unstacked_oracle.roll(state, roller, dice)
            assert list(only.steps) == uses
            assert of_record(only.position.array()) == after
            assert game.winner(only.position) == winner


def test_without_handing_over_only_the_roller_plays() -> None:
    """UD-9: the leftovers are those of the oracle."""
    game = Unstacked(claims="manual")
    for number, state in enumerate(set_up_states()):
        if number % 10:
            continue
        position = UnstackedPosition.of_array(game, record(state, 1))
        for dice in ROLLS:
            (only,) = game.plays(position, dice)
            mine, uses, left = unstacked_oracle.use_in_order(state[1], sorted(dice, reverse=True), retry=True)
            assert of_record(only.position.array()) == (state[0], mine)
            assert [step[1:] for step in only.steps] == uses
            assert game.leftovers(position, dice) == (tuple(left) if any(mine[1]) else ())
