"""Two networks against each other, one-ply, thousands of games side by side on the machine that trains.

The games are paired: both of a pair have the same dice turn by turn, and each network begins one of them. This tells in
seconds on a card whether a recipe does better than another; it is no measure of strength beside other programs.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch

from ..games import Game
from ..networks import Network
from ..networks.kinds import kind_of, throws
from ..networks.turns import DRAWN
from .field import AGE_LIMIT
from .judging import Judge, judge_of
from .machine import Machine, Tasks, machine_for
from .recipe import recipe_for

_SURE = 1.96


class Score(NamedTuple):
    """How the first network did: the mean points a game, and the 95 % interval around it, from the spread of pairs."""

    points: float
    apart: float
    games: int


def duel(game: Game, first: Network, second: Network, pairs: int, seed: int, device: str) -> Score:
    """Let two networks play so many pairs of games. Raises BadOption where there is no such device.

    A game that has not ended after so many turns that it never will counts nothing.
    """
    machine = machine_for(game, device)
    points = _play(game, machine, judge_of(first, machine.device), judge_of(second, machine.device), pairs, seed)
    means = points.reshape(pairs, 2).mean(axis=1)
    apart = _SURE * float(np.std(means, ddof=1)) / pairs**0.5 if pairs > 1 else np.inf
    return Score(float(means.mean()), apart, 2 * pairs)


def _play(game: Game, machine: Machine, first: Judge, second: Judge, pairs: int, seed: int) -> np.ndarray:
    """What every game brings the first network, which is player 0; player 0 begins those with even numbers."""
    games = 2 * pairs
    recipe = recipe_for(game, 1)
    tasks = Tasks(machine, game, games, games, games * recipe.rows_a_roll)
    faces, weights = throws(game.dice)
    dice, chances = machine.share(torch.from_numpy(faces).to(machine.device)), torch.from_numpy(weights)
    chance = torch.Generator().manual_seed(seed)
    positions, nexts = (machine.records(games, kind_of(game).record) for _ in "ab")
    begin = np.repeat(game.start().array(), games)
    begin["turn"] = np.arange(games) % 2
    machine.fill(positions, begin)
    order = torch.arange(games, device=machine.device)
    mover, points, going = order % 2, torch.zeros_like(order), torch.ones_like(order, dtype=torch.bool)
    tasks.places.copy_(order)
    for _ in range(AGE_LIMIT):
        rolls = torch.multinomial(chances, pairs, replacement=True, generator=chance)
        coins = torch.randint(2, (pairs,), generator=chance)
        tasks.rolls.copy_(rolls.repeat_interleave(2))
        tasks.coins.copy_(coins.repeat_interleave(2))
        machine.copy(positions, nexts)
        size = machine.expand(positions, tasks, dice, recipe.most)
        machine.see(tasks.rows, size, tasks.inputs_array)
        for judge, best in ((first, tasks.best_array), (second, tasks.tried_array)):
            judge(tasks.inputs[:, :size], tasks.chances[:size])
            machine.view(tasks, size)
            machine.choose(tasks, tasks.values_array, best)
        tasks.taken.copy_(torch.where(mover == 0, tasks.best, tasks.tried))
        found = tasks.taken.clamp(min=0)
        outcomes = torch.where(tasks.taken >= 0, tasks.outcomes[found].long(), 0)
        points += torch.where(going & (outcomes != DRAWN), outcomes * (1 - 2 * mover), 0)
        going &= outcomes == 0
        if not going.any():
            break
        mover = torch.where((tasks.taken >= 0) & (tasks.same[found] == 0), 1 - mover, mover)
        machine.advance(tasks, 2 * AGE_LIMIT, nexts)
        positions, nexts = nexts, positions
    return points.cpu().numpy()
