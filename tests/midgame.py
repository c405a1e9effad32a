"""Positions to try networks on."""

from __future__ import annotations

import numpy as np

from tablier.batch import legal_plays, over
from tablier.games import find_game

GAMES = ("backgammon@modern", "backgammon", "garanguet", "jacquet-de-versailles", "irish", "plakoto", "trictrac")


def some_positions(game_id: str, seed: int, size: int = 24) -> np.ndarray:
    """Positions from the middle of random games, in which somebody has a choice."""
    game = find_game(game_id)
    chance = np.random.default_rng(seed)
    found = []
    position = game.start().array()
    while len(found) < size:
        rolls = chance.integers(1, 7, (1, game.dice))
        after = legal_plays(game, position, rolls).positions
        position = after[chance.integers(len(after))][None]
        if over(game, position)[0]:
            position = game.start().array()
        elif chance.random() < 0.2:
            found.append(position.copy())
    return np.concatenate(found)
