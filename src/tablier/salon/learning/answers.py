"""What answers are worth: those to problems, and those to mistakes tried again.

:func:`to_problem` and :func:`to_mistake` are work for a process of the pool; everything they take and give is plain.
"""

from __future__ import annotations

from typing import Any

from ...errors import Refusal
from ...games import find_game
from ...problems import Problem, answering
from ...review.asking import PLAY, counsel_for, judge_of
from ...review.reasons import seen
from ...review.verdicts import AS_GOOD, candidate_json, verdict_on
from ...review.weighing import weigh
from ...saying import Said
from ...table import Phase, Table
from ...table.declaring import make
from ..kept.store import Kept
from .exercises import MomentSetting

Json = dict[str, Any]


def to_problem(problem: Problem, name: str | None) -> Json:
    """An answer to a problem; of None, who would be shown, what the best is."""
    return of_problem(problem, name, answering.judged(problem, problem.best.name if name is None else name))


def of_problem(problem: Problem, name: str | None, found: answering.Judged) -> Json:
    """What was found of an answer."""
    return {
        "answer": name, "best": problem.best.name, "natural": problem.natural.name, "unit": problem.unit,
        "point": problem.point, "chosen": None if name is None else found.answer, "cost": found.cost,
        "cost_in_points": found.cost_in_points, "right": found.right and name is not None,
        "verdict": found.verdict, "candidates": [candidate_json(one) for one in found.candidates],
        "gap": problem.gap * problem.point, "why": list(found.why),
    }  # fmt: skip


def to_mistake(kept: Kept, event: int, play: str) -> Json:
    """Another play of a throw of a match, in which event number ``event`` was the play made."""
    table = to_play(kept, event)
    judge, player = judge_of(table.game.full_id), table.position.turn
    made = table.read_play(play)
    asked = counsel_for(table.game).questions(table, make("play", player, made.notation), judge)
    question = next(one for one in asked if one.kind == PLAY)
    found = weigh(question, judge, answering.SOON, 0)
    cost = found.best.worth - found.made.worth
    points = cost / question.point
    better = table.read_play(found.best.name).position
    why = None if points < AS_GOOD else seen(table.position, made.position, better)
    return {
        "answer": made.notation, "cost": cost, "cost_in_points": points, "right": points < AS_GOOD,
        "verdict": verdict_on(points), "candidates": [candidate_json(one) for one in found.candidates],
        "chosen": found.chosen, "why": [] if why is None else [why],
    }  # fmt: skip


def to_play(kept: Kept, event: int) -> Table:
    """The table of a match before an event, where a throw was to be played. Raises Refusal."""
    table = MomentSetting(kept, event).set_up()
    if table.phase is not Phase.PLAY or table.game.plays_itself:
        raise Refusal("nothing-to-play", Said("salon.nothing-to-play"))
    return table


def game_of(kept: Kept) -> Any:
    """The game that was played."""
    return find_game(kept.table.plan["game"])
