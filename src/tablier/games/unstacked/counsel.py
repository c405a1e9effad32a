"""What is decided in Unstacked Draughts: whether a die that the other could not use is claimed (UD-9).

The game is solved, so what an overlooked die costs is known exactly, everything being claimed from then on.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from ...bots.search import Records
from ...errors import Refusal
from ...review import asking
from ...review.asking import CLAIM, GOES_ON, Choice, Question
from ...review.judging import Judge
from ...table import Event, Table
from ..game import Game
from .game import Unstacked
from .position import UnstackedPosition
from .solve import Solution, solve, state_of


class SolvedJudge(Judge):
    """The exact solution."""

    most_looks = 0
    rolls_out = False

    def __init__(self) -> None:
        self._solution = _solution()

    def chances(self, rows: Records, looks: int) -> np.ndarray:
        states = [[int(state_of(rows, i, side)) for side in (0, 1)] for i in range(len(rows))]
        turns = rows["turn"]
        return np.array(
            [[self._solution.wins[pair[turn], pair[1 - turn]]] for pair, turn in zip(states, turns, strict=True)]
        )

    def is_exact(self, row: Records) -> bool:
        return True


@cache
def _solution() -> Solution:
    return solve()


class Counsel(asking.Counsel):
    """Unstacked Draughts: nothing is played for but a point, and nothing decided but claims."""

    def judge(self, game: Game) -> Judge:
        return SolvedJudge()

    def questions(self, table: Table, event: Event, judge: Judge) -> list[Question]:
        kind = event.declared.kind
        lets_go = kind == "waive" or (kind == "throw" and event.actor == table.claimant)
        if kind == "claim" or (lets_go and table.rights):
            return [self._claim(table, event)]
        return super().questions(table, event, judge)

    def _claim(self, table: Table, event: Event) -> Question:
        """Every die that could be claimed, or none of them."""
        game, position, player = table.game, table.position, table.claimant
        assert isinstance(game, Unstacked)
        assert isinstance(position, UnstackedPosition)
        assert player is not None
        stakes = (self.stakes(table),)
        choices = [Choice("none", position.array(), np.array([GOES_ON]), stakes, player, position.id)]
        for die in dict.fromkeys(table.rights):
            after, rest = position, list(table.rights)
            rest.remove(die)
            for claimed in (die, *rest):
                after = _claimed(game, after, player, claimed)
            choices.append(Choice(str(die), after.array(), self._ended(table, after), stakes, player, after.id))
        chosen = 0
        if event.declared.kind == "claim":
            chosen = 1 + list(dict.fromkeys(table.rights)).index(event.die)  # type: ignore[attr-defined]
        return Question.between(CLAIM, player, choices, chosen, point=self.stakes(table).point)

    def _ended(self, table: Table, position: UnstackedPosition) -> np.ndarray:
        end = self.result(table, position)
        return np.array([GOES_ON if end is None else float(end)])


def _claimed(game: Unstacked, position: UnstackedPosition, player: int, die: int) -> UnstackedPosition:
    """A position after a claim; as it was where the die is of no use any more."""
    try:
        return game.claim(position, player, die)[0]
    except Refusal:
        return position
