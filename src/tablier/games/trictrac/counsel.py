"""What is decided in Trictrac besides the plays: staying and leaving, and all that is done about marks made by hand.

A mark that is wrong is worth what it is once the other has claimed the school: whoever then does not claim it gives
that away again. So points forgotten cost twice, once to whoever forgot them and once to whoever let it pass. A false
move, too, is worth what the other can make of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...bots.matches import Stakes
from ...bots.search import Records
from ...networks.turns import DRAWN
from ...review import asking
from ...review.asking import FALSE, GOES_ON, MARK, SCHOOL, STAY, Choice, Question, happened, match_of
from ...review.judging import Judge
from ...review.verdicts import A_POINT_OF
from ...table import Event, Phase, Table
from ..game import Play
from .acts import Accept, Contest, LetStand, Persist, Replace, School, Withdraw
from .ecrire import TrictracAEcrire
from .game import Trictrac
from .position import TrictracPosition
from .round_encoding import UNIT
from .state import HOLE
from .thumb import staying_and_leaving

_LEAST_HOLE = 0.005
"""A hole is never worth less than this, in chances of winning: near the end of a lost game none is worth anything."""
_QUARRELS = ("accept", "contest", "persist", "withdraw")


@dataclass(frozen=True)
class TokenStakes(Stakes):
    """A round of the scored game, whose network knows tokens and no chances."""

    def _fixed(self, chances: np.ndarray) -> np.ndarray:
        tokens: np.ndarray = UNIT * (2 * chances[:, 0] - 1)
        return tokens


class Counsel(asking.Counsel):
    """Trictrac for holes, or its scored game for tokens."""

    def stakes(self, table: Table) -> Stakes:
        if isinstance(table.game, TrictracAEcrire):
            return TokenStakes()
        if table.match > 1:
            return super().stakes(table)
        return Stakes(match_of(table.game.full_id, False, False), (1, 1))

    def point(self, table: Table, judge: Judge) -> float:
        """What the holes or tokens are worth that stand for a point.

        A hole is worth half of what it makes whether the one has it or the other.
        """
        stakes = self.stakes(table)
        if stakes.match is None:
            return float(A_POINT_OF["tokens"])
        rows = np.repeat(table.position.array(), 2)
        for side in (0, 1):
            rows["holes"][side, side] += 1
        thrower = stakes.turned() if table.position.turn else stakes
        mine, theirs = thrower.worths(judge.chances(rows, 0))
        apart = abs(float(mine - theirs))
        for side in (0, 1):
            if rows["holes"][side, side] >= HOLE:
                apart = max(apart, abs(stakes.won(1) - stakes.won(-1)) / 2)
        return A_POINT_OF["holes"] * max(apart / 2, _LEAST_HOLE)

    def questions(self, table: Table, event: Event, judge: Judge) -> list[Question]:
        kind = event.declared.kind
        left_undone = self._left_undone(table, event, judge) if kind in ("throw", "agree") else []
        match kind:
            case "stay" | "leave":
                return [self._stay(table, judge, ("stay", "leave").index(kind))]
            case "mark":
                return [self._mark(table, event, judge)]
            case "school":
                return [self._school(table, event, judge)]
            case "demand":
                return [self._demand(table, event, judge)]
            case "stand" | "replace":
                return [self._false_move(table, event, judge)]
            case _ if kind in _QUARRELS:
                return [self._quarrel(table, event, judge)]
            case "throw" | "agree":
                return left_undone
            case _:
                return super().questions(table, event, judge)

    # Staying and leaving

    def _stay(self, table: Table, judge: Judge, chosen: int) -> Question:
        rows, results = _stayed_and_left(table)
        player, stakes = table.position.turn, (self.stakes(table),)
        left = _position(table, rows[-1:])
        choices = (
            Choice("stay", rows[:-1], results[:-1], stakes, player),
            Choice("leave", rows[-1:], results[-1:], stakes, player, left.id),
        )
        return Question.between(STAY, player, choices, chosen, point=self.point(table, judge))

    def as_it_stands(self, table: Table, judge: Judge) -> Choice:
        stakes = (self.stakes(table),)
        player = table.position.turn
        match table.phase:
            case Phase.OVER | Phase.BETWEEN:
                end = table.results[-1]
                won = 0 if end.winner is None else end.points * (1 - 2 * end.winner)
                return Choice("play-on", table.position.array(), np.array([float(won)]), stakes, player)
            case Phase.STAY:
                rows, results = _stayed_and_left(table)
                return Choice("play-on", rows, results, stakes, player)
            case Phase.MARK:
                assert table.unmarked is not None
                return self._after_mark(table, table.unmarked.points, table.unmarked.points, judge)
            case Phase.THROW if table.unmarked is not None:
                return self._before_throw(table, table.unmarked.points, 0)
            case _:
                return super().as_it_stands(table, judge)

    def after_plays(self, table: Table, plays: Sequence[Play], judge: Judge) -> tuple[Records, np.ndarray]:
        rows, results = super().after_plays(table, plays, judge)
        game = _game(table)
        theirs = _theirs(table) if game.marks_by_hand else 0
        if theirs:
            other = 1 - table.position.turn
            for i, play in enumerate(plays):
                assert isinstance(play.position, TrictracPosition)
                if play.position.turn == other:
                    rows[i], results[i] = self._marked(table, play.position, other, theirs)
        return rows, results

    def _play(self, table: Table, event: Any, judge: Judge) -> Question:
        question = super()._play(table, event, judge)
        after = happened(table, event) if _game(table).marks_by_hand else table
        if after.false_play is None:
            return question
        answers, (*legal, last) = self._answers(after, judge), question.begins[:-1]
        return replace(
            question,
            rows=np.concatenate([question.rows[:last], *(answer.rows for answer in answers)]),
            results=np.concatenate([question.results[:last], *(answer.results for answer in answers)]),
            begins=np.array([*legal, last, last + sum(len(answer.rows) for answer in answers)]),
            picked_by=np.array([*(question.player for _ in legal), 1 - question.player]),
        )

    # Marks made by hand

    def _mark(self, table: Table, event: Any, judge: Judge) -> Question:
        """What was due, and what was marked."""
        player = event.player
        due = table.unmarked.points if table.unmarked is not None else max(table.open_mark or 0, 0)
        after = self._after_mark if table.phase is Phase.MARK else None
        marked = event.points if event.holes is None else max(event.points, HOLE * event.holes)
        if table.unmarked is None or marked == due:
            right = after(table, due, due, judge) if after else self._before_throw(table, due, 0)
            return Question.between(MARK, player, (_named(right, due),), 0, counted=due > 0)
        right = after(table, due, due, judge) if after else self._before_throw(table, due, 0)
        wrong = after(table, marked, due, judge) if after else self._before_throw(table, marked, due - marked)
        choices = _named(right, due), _named(wrong, marked)
        return Question.between(MARK, player, choices, 1, point=self.point(table, judge))

    def _after_mark(self, table: Table, marked: int, due: int, judge: Judge) -> Choice:
        """The throw with so many points marked for it, and a school of the rest claimed by the other."""
        game, position = _game(table), table.position
        assert isinstance(position, TrictracPosition)
        player, stakes = position.turn, (self.stakes(table),)
        position, holes = game.marked(position, player, min(marked, due))
        if marked != due and game.winner(position) is None:
            position, _ = game.marked(position, 1 - player, abs(marked - due))
        winner = game.winner(position)
        if winner is not None:
            won = np.array([float(game.worth(position, winner) * (1 - 2 * winner))])
            return Choice("play-on", position.array(), won, stakes, player)
        if holes:
            rows, results = _weighed(game, position, table.dice)
            return Choice("play-on", rows, results, stakes, player)
        plays = game.plays(position, table.dice)
        rows, results = self.after_plays(table, plays, judge)
        return Choice("play-on", rows, results, stakes, player)

    def _before_throw(self, table: Table, mine: int, theirs: int) -> Choice:
        """Whoever throws has marked so many points before, and the other a school of so many."""
        position, player = table.position, table.position.turn
        assert isinstance(position, TrictracPosition)
        row, result = self._marked(table, position, player, mine)
        if np.isnan(result) and theirs:
            row, result = self._marked(table, _position(table, row), 1 - player, abs(theirs))
        return Choice("play-on", row, np.array([result]), (self.stakes(table),), player)

    def _marked(self, table: Table, position: TrictracPosition, player: int, points: int) -> tuple[Records, float]:
        """A position with points marked, and what White has won if that ends the game."""
        game = _game(table)
        after, _ = game.marked(position, player, max(points, 0))
        winner = game.winner(after)
        won = GOES_ON if winner is None else float(game.worth(after, winner) * (1 - 2 * winner))
        return after.array(), won

    def _left_undone(self, table: Table, event: Any, judge: Judge) -> list[Question]:
        """What whoever throws, or agrees to the end, did not mark or did not claim before."""
        found = []
        player, point = event.player, self.point(table, judge)
        owed = table.unmarked.points if table.phase is Phase.THROW and table.unmarked is not None else 0
        if owed:
            marked, forgotten = self._before_throw(table, owed, 0), self._before_throw(table, 0, owed)
            choices = _named(marked, owed), _named(forgotten, 0)
            found.append(Question.between(MARK, player, choices, 1, point=point))
        for excess in table.schools(player):
            claim = School(player, abs(excess), excess > 0)
            claimed = self.as_it_stands(happened(table, claim, Accept(1 - player)), judge)
            choices = _named(claimed, abs(excess)), _named(self.as_it_stands(table, judge), "none")
            found.append(Question.between(SCHOOL, player, choices, 1, point=point))
            break  # one claim is made at a time, and the first is as good as another
        if table.false_play is not None and table.false_play.player != player:
            found.append(self._false_move(table, None, judge))
        return found

    # Schools

    def _school(self, table: Table, event: Any, judge: Judge) -> Question:
        """To claim a school, which is accepted if it is just and withdrawn if not, or to say nothing."""
        accused = 1 - event.player
        just = (event.points if event.over else -event.points) in table.schools(event.player)
        end = (Accept(accused),) if just else (Contest(accused), Withdraw(event.player))
        claimed = self.as_it_stands(happened(table, event, *end), judge)
        choices = _named(claimed, event.points), _named(self.as_it_stands(table, judge), "none")
        return Question.between(SCHOOL, event.player, choices, 0, point=self.point(table, judge))

    def _demand(self, table: Table, event: Any, judge: Judge) -> Question:
        """To have the marking put right and take nothing for it, to claim the school, or to say nothing."""
        put_right = _named(self.as_it_stands(happened(table, event), judge), "demand")
        choices = [put_right, _named(self.as_it_stands(table, judge), "none")]
        for excess in table.schools(event.player)[:1]:
            school = School(event.player, abs(excess), excess > 0), Accept(1 - event.player)
            choices.append(_named(self.as_it_stands(happened(table, *school), judge), abs(excess)))
        return Question.between(SCHOOL, event.player, choices, 0, point=self.point(table, judge))

    # False moves

    def _false_move(self, table: Table, event: Any, judge: Judge) -> Question:
        """What was done about the other's false move: it may stand, or be played otherwise; no event: nothing."""
        assert table.false_play is not None
        choices = [*self._answers(table, judge), _named(self.as_it_stands(table, judge), "none")]
        if event is None:
            chosen = len(choices) - 1
        elif event.declared.kind == "stand":
            chosen = 0
        else:
            made = self.as_it_stands(happened(table, event), judge)
            chosen = next(i for i, choice in enumerate(choices) if i and (choice.rows == made.rows).all())
        player = 1 - table.false_play.player
        return Question.between(FALSE, player, choices, chosen, point=self.point(table, judge))

    def _answers(self, table: Table, judge: Judge) -> list[Choice]:
        """What the other can do about a false move: to let it stand comes first; of plays, one to each position."""
        assert table.false_play is not None
        other = 1 - table.false_play.player
        ways = [("stand", LetStand(other)), *((play, Replace(other, play)) for play in table.false_play.instead)]
        found: dict[bytes, Choice] = {}
        for name, event in ways:
            choice = _named(self.as_it_stands(happened(table, event), judge), name)
            found.setdefault(choice.rows.tobytes(), choice)
        return list(found.values())

    def _quarrel(self, table: Table, event: Any, judge: Judge) -> Question:
        """To accept or to contest, to persist or to withdraw, each with the best answer of the other's."""
        quarrel = table.quarrel
        assert quarrel is not None
        claimant, accused = quarrel.claimant, quarrel.accused
        excess = quarrel.points if quarrel.over else -quarrel.points
        just = excess in table.schools(claimant)
        ways: dict[str, tuple[Event, ...]]
        if event.declared.kind in ("accept", "contest"):
            answer = Persist(claimant) if just else Withdraw(claimant)
            ways = {"accept": (Accept(accused),), "contest": (Contest(accused), answer)}
        else:
            ways = {"persist": (Persist(claimant),), "withdraw": (Withdraw(claimant),)}
        choices = [_named(self.as_it_stands(happened(table, *way), judge), name) for name, way in ways.items()]
        chosen = list(ways).index(event.declared.kind)
        return Question.between(SCHOOL, event.player, choices, chosen, point=self.point(table, judge))


def _game(table: Table) -> Trictrac:
    assert isinstance(table.game, Trictrac)
    return table.game


def _position(table: Table, row: Records) -> TrictracPosition:
    return TrictracPosition.of_array(_game(table), row)


def _theirs(table: Table) -> int:
    """What the throw gives the other."""
    position = table.position
    assert isinstance(position, TrictracPosition)
    return sum(jan.points for jan in _game(table).jans(position, table.dice) if jan.to != position.turn)


def _stayed_and_left(table: Table) -> tuple[Records, np.ndarray]:
    position = table.position
    assert isinstance(position, TrictracPosition)
    return _weighed(_game(table), position, table.dice)


def _weighed(game: Trictrac, position: TrictracPosition, dice: tuple[int, ...]) -> tuple[Records, np.ndarray]:
    """Where every play would lead after staying, and last where leaving would; what White has won where it is over."""
    rows, outcomes = staying_and_leaving(game, position, dice)
    won = np.where(outcomes == DRAWN, 0, outcomes) * float(1 - 2 * position.turn)
    return rows, np.where(outcomes == 0, GOES_ON, won)


def _named(choice: Choice, name: object) -> Choice:
    return Choice(str(name), choice.rows, choice.results, choice.stakes, choice.picked_by, choice.position)
