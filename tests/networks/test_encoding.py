"""What a network sees: the same for both players, and counted as the table's own rules would count it."""

from __future__ import annotations

import numpy as np
import pytest

from midgame import GAMES, some_positions
from tablier.board import OFF, facing
from tablier.games import find_game
from tablier.games.race import encoding as race
from tablier.networks.kinds import kind_of, rules_of, throws


def seen(game_id: str, positions: np.ndarray) -> np.ndarray:
    game = find_game(game_id)
    kind = kind_of(game)
    inputs = np.full((kind.inputs, len(positions)), 99, np.int8)
    kind.see(rules_of(game), positions, 0, len(positions), inputs)
    return inputs


def exchanged(positions: np.ndarray) -> np.ndarray:
    """The same with the players' names exchanged."""
    other = positions.copy()
    for name in positions.dtype.names or ():
        other[name] = 1 - positions[name] if name == "turn" else positions[name][:, ::-1]
    return other


@pytest.mark.parametrize("game_id", GAMES)
def test_both_players_see_alike(game_id: str) -> None:
    positions = some_positions(game_id, 5)
    inputs = seen(game_id, positions)
    assert (inputs != 99).all()
    assert (inputs == seen(game_id, exchanged(positions))).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_different_positions_look_different(game_id: str) -> None:
    positions = some_positions(game_id, 6, 200)
    by_thrower = np.where(positions["turn"] == 0, positions, exchanged(positions))
    told = np.unique([record["men"].tobytes() for record in by_thrower])
    assert len(np.unique(seen(game_id, positions), axis=1).T) >= len(told)


@pytest.mark.parametrize("game_id", ["backgammon@modern", "backgammon"])
def test_shots_are_the_rolls_that_hit(game_id: str) -> None:
    """Counted by listing every legal play. Where a man waits on the bar or must move, a few shots are not playable."""
    game = find_game(game_id)
    positions = some_positions(game_id, 7, 60)
    inputs = seen(game_id, positions)
    dice, chances = throws(2)
    agreeing = total = 0
    for i in range(len(positions)):
        thrower = positions[i]["turn"]
        position = game.start().of_array(game, positions[i : i + 1])  # type: ignore[attr-defined]
        hits = np.zeros(OFF, int)
        for roll, chance in zip(dice, chances, strict=True):
            hit = {step.target for play in game.plays(position, tuple(roll[:2])) for step in play.steps if step.hits}
            hits[list(hit)] += round(36 * chance)
        begin = race._SIDE + race._SHOTS
        for point in range(1, OFF):
            counted = inputs[begin + facing(game.rules.movement, point) - 1, i]  # type: ignore[attr-defined]
            if positions[i]["men"][1 - thrower, facing(0, point)] == 1:
                agreeing += counted == hits[point]
                total += 1
            else:
                assert counted == 0
    assert total > 40
    assert agreeing > 0.9 * total
