"""What there is to decide at a table now, what is best, and why: what somebody is told who asks for advice.

The questions are those of a review (:mod:`.asking`), asked before anybody has answered them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..games.notation import notated
from ..saying import Said
from ..table import Event, Phase, Table
from ..table.declaring import make
from .analysing import answered
from .asking import ANSWER, DOUBLE, MARK, PLAY, Question, counsel_for, judge_of
from .judging import Judge
from .reasons import reason
from .reviewing import unit_of
from .verdicts import Decision
from .weighing import Candidate, Depth

HINT = Depth("hint", 4, 0.10, third=2, third_margin=0.05)
"""How closely one looks who is waited for: about as the strongest of the bots does."""
_TOLD = 3
"""So many choices are told, the best first."""


@dataclass(frozen=True)
class Advice:
    """What is best to do now, beside what else could be done."""

    kind: str
    player: int
    unit: str
    """The unit of worths; see :mod:`.verdicts`."""
    candidates: tuple[Candidate, ...]
    """The best first; one alone where there is nothing to choose."""
    point: float
    """What a point is worth, in that unit."""
    why: Said | None
    """Why the best is better than the next, if that can be said."""


def advise(table: Table, player: int) -> Advice | None:
    """What ``player`` does best at a table now; None where there is nothing to decide. Raises BadOption: nobody knows.

    What is wrong at the table comes first: a school of the other's, points not marked yet.
    """
    judge, counsel = judge_of(table.game.full_id), counsel_for(table.game)
    for event in _answers(table, player):
        for question in counsel.questions(table, event, judge):
            if question.player == player:
                return _weighed(table, question, judge)
    return None


def _answers(table: Table, player: int) -> Iterator[Event]:
    """One answer to each question there may be, the most urgent first; which one does not matter."""
    may = table.may(player)
    if "school" in may:
        for excess in table.schools(player):
            yield make("school", player, abs(excess), excess > 0)
    owed = table.unmarked
    if "mark" in may and owed is not None and owed.player == player and (table.phase is Phase.MARK or owed.points):
        yield make("mark", player, 0, None)
    if table.rights and "waive" in may:
        yield make("waive", player)
    for kind in ("accept", "persist", "take", "stay", "double"):
        if kind in may:
            yield make(kind, player)
    if "break" in may:
        yield make("break", player, 1)
    if "play" in may and not table.game.plays_itself and table.phase is Phase.PLAY:
        yield make("play", player, table.plays()[0].notation)


def _weighed(table: Table, question: Question, judge: Judge) -> Advice:
    """A question that nobody has answered yet."""
    unit = unit_of(table)
    found = answered(question, unit, judge, HINT, _TOLD).found.candidates
    return Advice(question.kind, question.player, unit, found, question.point, _why(table, question, found))


# Why


def _why(table: Table, question: Question, found: tuple[Candidate, ...]) -> Said | None:
    """One sentence for the best choice: what is seen on the board, else what becomes of the game."""
    if question.kind == MARK:
        return _due(table, question.player)
    if len(found) < 2:
        return Said("hints.only-play") if question.kind == PLAY else None
    if question.kind in (DOUBLE, ANSWER):
        return Said("hints.cube", x=found[0].chances[0])
    for other in range(1, len(found)):
        decision = Decision(
            0, 0, question.kind, question.player, table.seats[question.player], table.position.id, table.dice, found,
            other, len(question), question.point, True,
        )  # fmt: skip
        told = reason(decision)
        if told is not None:
            play = notated(table.game.movement, found[other].name, question.player)
            return Said("hints.against", play=play, why=told) if question.kind == PLAY else told
    return None


def _due(table: Table, player: int) -> Said | None:
    """What is to be marked, thing by thing."""
    told: Said | None = None
    for jan in table.due:
        if jan.to == player:
            told = jan.reason if told is None else Said("telling.both", first=told, second=jan.reason)
    return told
