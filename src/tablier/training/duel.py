"""Two networks against each other, one-ply, thousands of games side by side on the machine that trains.

The games are paired: both of a pair have the same dice turn by turn, and each network begins one of them. What a roll
brings beyond the mean of all rolls is taken out of the results, see :mod:`tablier.bots.luck`. This tells in seconds on
a card whether a recipe does better than another; it is no measure of strength beside other programs.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch

from ..games import Game
from ..networks import Network
from ..networks.kinds import kind_of, throws
from ..networks.turns import DRAWN, NOWHERE
from .field import AGE_LIMIT
from .judging import Judge, judge_of
from .machine import Machine, Tasks, machine_for
from .recipe import recipe_for

_SURE = 1.96
_ROWS = 1 << 24
"""Room for so many positions at once; more pairs than that has room for are played one lot after another."""
_FEWEST = 64
"""Room for at least so many games: the plays of a few together may be far more than the mean."""


class DuelScore(NamedTuple):
    """How the first network did: the mean points a game, and the 95 % interval around it, from the spread of pairs."""

    points: float
    apart: float
    games: int


def duel(game: Game, first: Network, second: Network, pairs: int, seed: int, device: str) -> DuelScore:
    """Let two networks play so many pairs of games. Raises BadOption where there is no such device.

    A game that has not ended after so many turns that it never will counts nothing but its luck.
    """
    machine = machine_for(game, device)
    judges = judge_of(first, machine.device), judge_of(second, machine.device)
    chance = torch.Generator().manual_seed(seed)
    most = max(1, _ROWS // (2 * len(throws(game.dice)[0]) * recipe_for(game, 1).rows_a_roll))
    lots = [min(most, pairs - begin) for begin in range(0, pairs, most)]
    points = np.concatenate([_play(game, machine, *judges, lot, chance) for lot in lots])
    means = points.reshape(pairs, 2).mean(axis=1)
    apart = _SURE * float(np.std(means, ddof=1)) / pairs**0.5 if pairs > 1 else np.inf
    return DuelScore(float(means.mean()), apart, 2 * pairs)


def _play(game: Game, machine: Machine, first: Judge, second: Judge, pairs: int, chance: torch.Generator) -> np.ndarray:
    """What every game brings the first network, which is player 0; player 0 begins those with even numbers."""
    games = 2 * pairs
    recipe = recipe_for(game, 1)
    faces, weights = throws(game.dice)
    every = len(faces)
    dice, chances = machine.share(torch.from_numpy(faces).to(machine.device)), torch.from_numpy(weights)
    weights_there = chances.to(machine.device)
    positions, nexts = (machine.records(games, kind_of(game).record) for _ in "ab")
    begin = np.repeat(game.start().array(), games)
    begin["turn"] = np.arange(games) % 2
    machine.fill(positions, begin)
    order = torch.arange(games, device=machine.device)
    mover, going = order % 2, torch.ones_like(order, dtype=torch.bool)
    points = torch.zeros(games, device=machine.device)
    tasks, seats = None, games
    for _ in range(AGE_LIMIT):
        left = int(going.sum())
        if not left:
            break
        if tasks is None or (2 * left <= seats and seats > _FEWEST):
            seats = min(seats, max(left, _FEWEST))
            tasks = Tasks(machine, game, games, seats * every, max(seats, _FEWEST) * every * recipe.rows_a_roll)
        rolls, coins = (
            drawn.to(machine.device).repeat_interleave(2)
            for drawn in (
                torch.multinomial(chances, pairs, replacement=True, generator=chance),
                torch.randint(2, (pairs,), generator=chance, dtype=torch.int8),
            )
        )
        # Every roll of every game that goes on, and of some that do not, to fill the room.
        places = torch.argsort(going.byte(), descending=True, stable=True)[:seats]
        tasks.places.copy_(places.repeat(every))
        tasks.rolls.copy_(torch.arange(every, device=machine.device).repeat_interleave(seats))
        tasks.coins.copy_(coins[places].repeat(every))
        machine.copy(positions, nexts)
        size = machine.expand(positions, tasks, dice, recipe.most)
        machine.see(tasks.rows, size, tasks.inputs_array)
        first(tasks.inputs[:, :size], tasks.chances[:size])
        machine.view(tasks, size)
        machine.choose(tasks, tasks.values_array, tasks.best_array)
        thrown = rolls[places] * seats + torch.arange(seats, device=machine.device)
        points[places] -= going[places] * (1 - 2 * mover[places]) * _luck(tasks, thrown, weights_there)
        # The second network sees the plays of the roll thrown.
        _judge_again(second, tasks, _rows_of(tasks, thrown))
        machine.view(tasks, size)
        machine.choose(tasks, tasks.values_array, tasks.tried_array)
        tasks.taken.fill_(NOWHERE)
        tasks.taken[places] = torch.where(mover[places] == 0, tasks.best[thrown], tasks.tried[thrown])
        moved, row = tasks.taken >= 0, tasks.taken.clamp(min=0)
        outcomes = torch.where(moved & going, tasks.outcomes[row].long(), 0)
        points += torch.where(outcomes != DRAWN, outcomes * (1 - 2 * mover), 0)
        going &= outcomes == 0
        mover = torch.where(moved & (tasks.same[row] == 0), 1 - mover, mover)
        machine.advance(tasks, 2 * AGE_LIMIT, nexts)
        positions, nexts = nexts, positions
    return points.cpu().numpy()


def _luck(tasks: Tasks, thrown: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """What the rolls thrown bring beyond the mean of all; nothing where not all of them have found room."""
    worth = tasks.values[tasks.best.clamp(min=0)].reshape(len(weights), -1)
    whole = (tasks.best.reshape(len(weights), -1) >= 0).all(dim=0)
    return whole * (worth.flatten()[thrown] - (weights[:, None] * worth).sum(dim=0))


def _judge_again(judge: Judge, tasks: Tasks, rows: torch.Tensor) -> None:
    """Put what another network says of some rows in place of what has been said of them."""
    said = torch.empty((len(rows), tasks.chances.shape[1]), device=rows.device)
    judge(tasks.inputs.index_select(1, rows), said)
    tasks.chances[rows] = said


def _rows_of(tasks: Tasks, chosen: torch.Tensor) -> torch.Tensor:
    """The numbers of all rows of some tasks."""
    begins = tasks.begins[chosen]
    counts = torch.where(begins >= 0, tasks.counts[chosen], 0)
    before = counts.cumsum(0) - counts
    return torch.arange(int(counts.sum()), device=counts.device) + (begins - before).repeat_interleave(counts)
