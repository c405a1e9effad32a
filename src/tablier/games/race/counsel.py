"""What is decided in race games besides the plays: the cube, and which point of bound tables is broken up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...bots.search import Records
from ...networks.turns import DRAWN
from ...review import asking
from ...review.asking import ANSWER, BREAK, DOUBLE, GOES_ON, Choice, Question
from ...review.judging import Judge, NetworkJudge
from ...table import Event, Phase, Table
from ..game import Play, Position
from .game import RaceGame
from .listed import RacePlays
from .position import RacePosition

_WAITING_TO_DOUBLE = ("throw", "unbind")
"""The events by which somebody who might have doubled does not."""


class Counsel(asking.Counsel):
    """The race games: points or a match, with the cube or without."""

    def questions(self, table: Table, event: Event, judge: Judge) -> list[Question]:
        kind = event.declared.kind
        if kind in _WAITING_TO_DOUBLE:
            may = table.player is not None and "double" in table.may(table.player)
            return [self._double(table, judge, 0)] if may else []
        match kind:
            case "double":
                return [self._double(table, judge, 1)]
            case "take" | "drop" | "beaver":
                return [self._answer(table, judge, kind)]
            case "break":
                return [self._break(table, event.point - 1, judge)]  # type: ignore[attr-defined]
            case _:
                return super().questions(table, event, judge)

    # The cube

    def _double(self, table: Table, judge: Judge, chosen: int) -> Question:
        """To double, the other then answering, or not."""
        player = table.player
        assert player is not None
        on = replace(self.as_it_stands(table, judge), name="no-double", held=True)
        beavers = table.table_options.get("beavers", "none") != "none"
        answers = self._answers(table, 1 - player, beavers)
        both = Choice(
            "double", np.concatenate([answer.rows for answer in answers]),
            np.concatenate([answer.results for answer in answers]),
            tuple(answer.stakes[0] for answer in answers), 1 - player, held=True,
        )  # fmt: skip
        return Question.between(DOUBLE, player, (on, both), chosen, point=self.point(table, judge))

    def _answer(self, table: Table, judge: Judge, chosen: str) -> Question:
        player = table.player
        assert player is not None
        answers = self._answers(table, player, "beaver" in table.may(player))
        number = [answer.name for answer in answers].index(chosen)
        return Question.between(ANSWER, player, answers, number, point=self.point(table, judge))

    def _answers(self, table: Table, player: int, beavers: bool) -> list[Choice]:
        """What may come of a double: dropped, taken, or doubled again at once, which is then accepted (B-11, B-17)."""
        stakes, row = self.stakes(table), table.position.array()
        lost = np.array([float(stakes.cube * (2 * player - 1))])
        found = [Choice("drop", row, lost, (stakes,), player)]
        for name, times in (("take", 2), ("beaver", 4))[: 1 + beavers]:
            # Whoever turned it first, the cube is never the thrower's afterwards.
            taken = replace(stakes, cube=times * stakes.cube, owner=1 - table.position.turn)
            found.append(Choice(name, row, np.array([GOES_ON]), (taken,), player, held=True))
        return found

    # Bound tables

    def _break(self, table: Table, chosen: int, judge: Judge) -> Question:
        player, stakes = table.player, (self.stakes(table),)
        assert player is not None
        choices = [
            Choice(str(point), after.array(), np.array([GOES_ON]), stakes, player, after.id)
            for point, after in enumerate(_broken(table), 1)
        ]
        return Question.between(BREAK, player, choices, chosen, point=self.point(table, judge))

    def as_it_stands(self, table: Table, judge: Judge) -> Choice:
        if table.phase is not Phase.BREAK:
            return super().as_it_stands(table, judge)
        rows = np.concatenate([after.array() for after in _broken(table)])
        assert table.player is not None
        return Choice("play-on", rows, np.full(len(rows), GOES_ON), (self.stakes(table),), table.player)

    # Plays

    def after_plays(self, table: Table, plays: Sequence[Play], judge: Judge) -> tuple[Records, np.ndarray]:
        player = table.position.turn
        if not isinstance(plays, RacePlays) or not isinstance(judge, NetworkJudge) or len(plays) == 1:
            return super().after_plays(table, plays, judge)
        one = np.zeros(1, np.int64)
        laid = judge.search.lay_out(table.position.array(), one, one + judge.search.roll_number(table.dice))
        stake = table.cube[0] if table.cube else 1
        most = 1 if _singly(table) else laid.outcomes.max()
        won = np.where(laid.outcomes == DRAWN, 0, np.minimum(laid.outcomes, most)) * float(stake * (1 - 2 * player))
        return laid.rows, np.where(laid.outcomes == 0, GOES_ON, won)

    def result(self, table: Table, position: Position) -> int | None:
        game = table.game
        assert isinstance(game, RaceGame)
        assert isinstance(position, RacePosition)
        stake = table.cube[0] if table.cube else 1
        winner = game.winner(position)
        if winner is not None:
            worth = 1 if _singly(table) else game.worth(position, winner, table.dice)
            return worth * stake * (1 - 2 * winner)
        return 0 if game.drawn(position) or game.deadlocked(position) else None


def _singly(table: Table) -> bool:
    """Whether a win counts once, whatever it is: the cube has not been turned yet (B-16)."""
    return bool(table.table_options.get("jacoby")) and table.cube is not None and table.cube[1] is None


def _broken(table: Table) -> list[RacePosition]:
    game, position = table.game, table.position
    assert isinstance(game, RaceGame)
    assert isinstance(position, RacePosition)
    return [game.break_point(position, point) for point in range(1, 7)]
