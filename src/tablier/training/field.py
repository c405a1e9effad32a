"""Self-play: thousands of games side by side, all of them one turn further at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch

from ..games import Game
from ..networks.kinds import kind_of, throws
from .judging import Judge
from .machine import Machine, Tasks

EVERY_ROLL = 0
"""As a breadth: follow every roll rather than so many drawn ones."""
AGE_LIMIT = 1000
"""Turns after which a game is begun anew: where nobody can move, it would never end."""


class Lesson(NamedTuple):
    """Positions before a throw, a row of inputs each, and the chances that looking one turn ahead gives."""

    inputs: torch.Tensor
    targets: torch.Tensor
    usable: torch.Tensor
    """Whether every roll of a position found room; otherwise its targets are not to be learnt."""


class Field:
    """The games in progress, and the room to look one turn ahead in all of them."""

    def __init__(
        self, game: Game, games: int, rows: int, most: int, machine: Machine, seed: int, before: Field | None = None
    ) -> None:
        """``rows``: room for so many positions at once; ``most``: of more plays of a roll a sample is seen.

        With a field ``before`` that has as many games or more, they go on from there.
        """
        self.games = games
        self._machine = machine
        self._most = most
        self._tasks = Tasks(machine, game, games, rows)
        kind = kind_of(game)
        faces, chances = throws(game.dice)
        self._dice = machine.share(torch.from_numpy(faces).to(machine.device))
        self._chances = torch.from_numpy(chances).to(machine.device)
        self._weights = chances.tolist()
        self._chance = torch.Generator(machine.device).manual_seed(seed)
        self._positions = machine.records(games, kind.record)
        self._nexts = machine.records(games, kind.record)
        begin = np.repeat(game.start().array(), games)
        begin["turn"] = np.arange(games) % 2
        machine.fill(self._positions, begin)
        if before is not None and before.games >= games:
            machine.copy(before._positions[:games], self._positions)
        self._inputs = torch.zeros((kind.inputs, games), dtype=torch.int8, device=machine.device)
        self._inputs_array = machine.share(self._inputs)
        self._order = torch.arange(games, device=machine.device)
        self.finished = torch.zeros((), dtype=torch.int64, device=machine.device)
        self.judged = 0
        """How many positions have been judged."""

    def turn(self, judge: Judge, breadth: int, heat: float, exploring: int) -> Lesson:
        """Play one turn of every game, and say what each position before it is worth in the light of what followed.

        One game in so many (``exploring``; 0: none) takes plays by their value plus noise of that ``heat``, so that
        positions are seen which the best play would avoid; the lessons are those of the best play all the same.
        """
        tasks, machine = self._tasks, self._machine
        machine.see(self._positions, self.games, self._inputs_array)
        machine.copy(self._positions, self._nexts)
        drawn = self._draw()
        explores = self._order % exploring == 0 if exploring else torch.zeros_like(self._order, dtype=torch.bool)
        targets = torch.zeros((self.games, tasks.chances.shape[1]), device=machine.device)
        weights = torch.zeros(self.games, device=machine.device)
        for places, rolls, played, weight in self._groups(drawn, breadth):
            tasks.places.copy_(places)
            tasks.rolls.copy_(rolls)
            tasks.coins.random_(0, 2, generator=self._chance)
            size = machine.expand(self._positions, tasks, self._dice, self._most)
            self.judged += size
            machine.see(tasks.rows, size, tasks.inputs_array)
            tasks.chances[:size] = judge(tasks.inputs[:, :size])
            machine.know(tasks, size)
            machine.view(tasks, size)
            machine.choose(tasks, tasks.values_array, tasks.best_array)
            noisy = tasks.noisy[:size].exponential_(generator=self._chance).log_().mul_(-heat)
            noisy += tasks.values[:size]
            machine.choose(tasks, tasks.noisy_array, tasks.tried_array)
            found = tasks.best >= 0
            weights[places] += weight * found
            targets[places] += weight * tasks.chances[tasks.best.clamp(min=0)] * found[:, None]
            taken = torch.where(explores[places], tasks.tried, tasks.best)
            tasks.taken[places] = torch.where(played, taken, -1)
            ended = (tasks.taken >= 0) & (tasks.outcomes[tasks.taken.clamp(min=0)] != 0)
            self.finished += ended.sum()
            machine.advance(tasks, AGE_LIMIT, self._nexts)
        self._positions, self._nexts = self._nexts, self._positions
        return Lesson(self._inputs.t(), targets, weights > 1 - 1e-4)

    def forget_counts(self) -> None:
        """Count games and positions from zero again."""
        self.finished.zero_()
        self.judged = 0

    def _draw(self) -> torch.Tensor:
        return torch.multinomial(self._chances, self.games, replacement=True, generator=self._chance)

    def _groups(
        self, drawn: torch.Tensor, breadth: int
    ) -> Iterator[tuple[torch.Tensor, torch.Tensor, torch.Tensor, float]]:
        """Which roll each game is to be tried with, group after group.

        Places, rolls, whether that is the roll the game goes on with, and the weight of the group. Neighbours have the
        same roll as far as can be: threads that run together then do the same.
        """
        if breadth == EVERY_ROLL:
            for roll, weight in enumerate(self._weights):
                yield self._order, torch.full_like(drawn, roll), drawn == roll, weight
            return
        for draw in range(breadth):
            rolls = drawn if draw == 0 else self._draw()
            places = torch.argsort(rolls)
            yield places, rolls[places], torch.full_like(rolls, draw == 0, dtype=torch.bool), 1 / breadth
