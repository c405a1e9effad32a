"""Self-play: thousands of games side by side, all of them one turn further at a time."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch

from ..games import Game
from ..networks.kinds import kind_of, throws
from ..networks.turns import NOWHERE
from .judging import Judge
from .machine import Machine, Tasks
from .memory import TrainingLesson, turned

EVERY_ROLL = 0
"""As a breadth: follow every roll rather than so many drawn ones."""
AGE_LIMIT = 1000
"""Turns after which a game is begun anew: where nobody can move, it would never end."""


class Scout(NamedTuple):
    """A small network that looks first, so that the large one need not judge every play."""

    judge: Judge
    keep: int
    """How many plays of each roll are passed on, the best by the scout's judgement."""
    besides: float = 0.0
    """The share of the others that are passed on all the same, drawn by lot."""


class TrainingField:
    """The games in progress, and the room to look one turn ahead in all of them."""

    def __init__(
        self, game: Game, games: int, breadth: int, room: int, most: int, machine: Machine, seed: int,
        before: TrainingField | None = None,
    ) -> None:  # fmt: skip
        """``breadth``: rolls followed from each position, or EVERY_ROLL; ``room``: positions a roll leads to, in the
        mean over all of them; ``most``: of more plays of a roll a sample is seen.

        With a field ``before`` that has as many games or more, they go on from there.
        """
        self.games, self.breadth = games, breadth
        self._machine = machine
        self._most = most
        faces, chances = throws(game.dice)
        tasks = games * (len(faces) if breadth == EVERY_ROLL else breadth)
        self._tasks = Tasks(machine, game, games, tasks, tasks * room)
        kind = kind_of(game)
        self._dice = machine.share(torch.from_numpy(faces).to(machine.device))
        self._chances = torch.from_numpy(chances).to(machine.device)
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
        self._rows = 0
        self.finished = torch.zeros((), dtype=torch.int64, device=machine.device)
        self.judged = 0
        """How many positions have been judged."""

    def turn(self, judge: Judge, heat: float, exploring: int, scout: Scout | None = None) -> TrainingLesson:
        """Play one turn of every game, and say what each position before it is worth in the light of what followed.

        One game in so many (``exploring``; 0: none) takes plays by their value plus noise of that ``heat``, so that
        positions are seen which the best play would avoid; the lessons are those of the best play all the same.
        """
        tasks, machine = self._tasks, self._machine
        machine.see(self._positions, self.games, self._inputs_array)
        held = torch.empty((self.games, tasks.chances.shape[1]), device=machine.device)
        judge(self._inputs, held)
        machine.know(self._positions, self.games, machine.share(held))
        machine.copy(self._positions, self._nexts)
        played, weights = self._set_tasks()
        self._rows = size = machine.expand(self._positions, tasks, self._dice, self._most)
        machine.see(tasks.rows, size, tasks.inputs_array)
        self._value(judge, size, scout)
        machine.choose(tasks, tasks.values_array, tasks.best_array)
        found = tasks.best >= 0
        weights = weights * found
        targets = torch.zeros_like(held)
        targets.index_add_(0, tasks.places, weights[:, None] * tasks.chances[tasks.best.clamp(min=0)])
        usable = torch.zeros(self.games, device=machine.device).index_add_(0, tasks.places, weights) > 1 - 1e-4
        chosen, explores = tasks.best, torch.zeros_like(self._order, dtype=torch.bool)
        if exploring:
            explores = self._order % exploring == 0
            noisy = tasks.noisy[:size].exponential_(generator=self._chance).log_().mul_(-heat)
            noisy += tasks.values[:size]
            machine.choose(tasks, tasks.noisy_array, tasks.tried_array)
            chosen = torch.where(explores[tasks.places], tasks.tried, tasks.best)
        tasks.taken.fill_(NOWHERE)
        tasks.taken.scatter_reduce_(0, tasks.places, torch.where(played, chosen, NOWHERE), "amax")
        row, moved = tasks.taken.clamp(min=0), tasks.taken >= 0
        self.finished += (moved & (tasks.outcomes[row] != 0)).sum()
        same = tasks.same[row] != 0
        machine.advance(tasks, AGE_LIMIT, self._nexts)
        self._positions, self._nexts = self._nexts, self._positions
        # A game that has just begun anew has no age.
        goes_on = moved & (tasks.ages > 0) & ~explores
        return TrainingLesson(self._inputs.t(), targets, usable, held, same, goes_on)

    def _value(self, judge: Judge, size: int, scout: Scout | None) -> None:
        """Say what every row is worth; those that the scout leaves out, less than any other."""
        tasks, machine = self._tasks, self._machine
        inputs, chances = tasks.inputs[:, :size], tasks.chances[:size]
        (scout.judge if scout else judge)(inputs, chances)
        machine.know(tasks.rows, size, tasks.chances_array)
        machine.view(tasks, size)
        if scout is None:
            self.judged += size
            tasks.kept[:size] = 1
            return
        tasks.kept[:size] = 0
        machine.keep_best(tasks, scout.keep)
        if scout.besides:
            tasks.kept[:size] |= torch.empty_like(tasks.kept[:size]).bernoulli_(scout.besides, generator=self._chance)
        kept = tasks.kept[:size].nonzero().flatten()
        self.judged += len(kept)
        found = torch.empty((len(kept), chances.shape[1]), device=machine.device)
        judge(inputs.index_select(1, kept), found)
        chances[kept] = found
        machine.know(tasks.rows, size, tasks.chances_array)
        machine.view(tasks, size)
        tasks.values[:size].masked_fill_(tasks.kept[:size] == 0, -torch.inf)

    def judged_rows(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The positions plays could lead to in the last turn, as far as the network judged them: a row of inputs each,
        and the chances of whoever throws there. The ends of games are left out.
        """
        tasks = self._tasks
        rows = ((tasks.kept[: self._rows] != 0) & (tasks.outcomes[: self._rows] == 0)).nonzero().flatten()
        chances = tasks.chances[rows]
        own = tasks.same[rows, None] != 0
        return tasks.inputs.index_select(1, rows).t(), torch.where(own, chances, turned(chances))

    def forget_counts(self) -> None:
        """Count games and positions from zero again."""
        self.finished.zero_()
        self.judged = 0

    def _draw(self) -> torch.Tensor:
        return torch.multinomial(self._chances, self.games, replacement=True, generator=self._chance)

    def _set_tasks(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Set out which games are to be tried with which rolls.

        Returns of each task whether that is the roll the game goes on with, and its weight. Neighbours have the same
        roll as far as can be: threads that run together then do the same.
        """
        tasks, drawn = self._tasks, self._draw()
        tasks.coins.random_(0, 2, generator=self._chance)
        if self.breadth == EVERY_ROLL:
            count = len(self._chances)
            tasks.places.copy_(self._order.repeat(count))
            tasks.rolls.copy_(torch.arange(count, device=drawn.device).repeat_interleave(self.games))
            return drawn.repeat(count) == tasks.rolls, self._chances[tasks.rolls]
        rolls = torch.cat([drawn, *(self._draw() for _ in range(self.breadth - 1))])
        by_roll = torch.argsort(rolls)
        tasks.places.copy_(by_roll % self.games)
        tasks.rolls.copy_(rolls[by_roll])
        return by_roll < self.games, torch.full(rolls.shape, 1 / self.breadth, device=drawn.device)
