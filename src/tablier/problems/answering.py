"""An answer to a problem, judged: what it costs beside the best, what else there was, and why it is worse.

What was rolled out when the problem was made is told as it was found then. Whatever else there is to choose is looked
into a turn ahead, and stands as far behind the best as it is seen behind it there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..errors import Unreadable
from ..review.asking import PLAY, Question, counsel_for, judge_of
from ..review.judging import Found
from ..review.verdicts import AS_GOOD, verdict_on
from ..review.weighing import Candidate, Depth, weigh
from ..saying import Said
from ..table.declaring import make
from .problem import Answer, Problem

SOON = Depth("answer", 5, 0.5)
"""Somebody waits: a turn ahead has to do, for the best few and the answer."""


@dataclass(frozen=True)
class Judged:
    """What an answer is worth."""

    candidates: tuple[Candidate, ...]
    """The best few and the answer, the best first, in the unit of the problem."""
    answer: int
    """Which of them was answered."""
    point: float
    why: tuple[Said, ...]
    """Why the answer is worse than the best; where it is not, why the natural one is."""

    @property
    def made(self) -> Candidate:
        return self.candidates[self.answer]

    @property
    def cost(self) -> float:
        """What it costs, in the unit of the problem."""
        return self.candidates[0].worth - self.made.worth

    @property
    def cost_in_points(self) -> float:
        return self.cost / self.point

    @property
    def right(self) -> bool:
        """Whether it is as good as the best."""
        return self.cost_in_points < AS_GOOD

    @property
    def verdict(self) -> str:
        """What a review would call it; nothing where it is right."""
        return verdict_on(self.cost_in_points)


def read_answer(problem: Problem, text: str) -> str:
    """The answer a text stands for, as it is written. Raises TablierError for what cannot be played."""
    if problem.kind == PLAY:
        table = problem.table()
        read = table.read_play(text)
        # Other orders of the same steps are the same answer: it has the name under which the plays are listed.
        return next((one.notation for one in table.plays() if one.position == read.position), read.notation)
    name = text.strip().lower()
    if name not in (problem.best.name, problem.natural.name):
        raise Unreadable("no-such-answer", Said("problems.no-such-answer"))
    return name


def known(problem: Problem, name: str) -> Judged | None:
    """What is known of an answer without looking: that it is the best, or the natural one; None if it is neither."""
    names = problem.best.name, problem.natural.name
    if name not in names:
        return None
    candidates = tuple(_candidate(problem, answer) for answer in (problem.best, problem.natural))
    return Judged(candidates, names.index(name), problem.point, problem.why)


def judged(problem: Problem, name: str, depth: Depth = SOON, most: int = 5) -> Judged:
    """An answer, as :func:`read_answer` gives it, among the best few others."""
    if problem.kind != PLAY:
        found = known(problem, name)
        assert found is not None
        return found
    rolled = {answer.name: _candidate(problem, answer) for answer in (problem.natural, problem.best)}
    looked = weigh(_asked(problem, name), judge_of(problem.game), depth, 0, most + len(rolled)).candidates
    anchor = next((one for one in looked if one.name == problem.best.name), looked[0])
    behind = [
        replace(one, worth=problem.best.worth - (anchor.worth - one.worth)) for one in looked if one.name not in rolled
    ]
    ranked = sorted((*rolled.values(), *behind), key=lambda one: (-one.worth, one.name != problem.best.name))
    kept = ranked[:most]
    kept += [one for one in ranked[most:] if one.name == name]
    made = next(one for one in kept if one.name == name)
    found = Judged(tuple(kept), kept.index(made), problem.point, problem.why)
    if found.right:
        return found
    answered = replace(problem, natural=Answer(made.name, made.worth, made.chances))
    return replace(found, why=answered.why)


def _asked(problem: Problem, name: str) -> Question:
    """The question a review would ask, had this been played."""
    table = problem.table()
    event = make("play", problem.player, name)
    (question,) = counsel_for(table.game).questions(table, event, judge_of(problem.game))
    return question


def _candidate(problem: Problem, answer: Answer) -> Candidate:
    found = Found("rollout", 0, problem.trials, problem.error) if problem.trials else Found("exact")
    position = problem.after(answer).id if problem.kind == PLAY else ""
    return Candidate(answer.name, position, answer.worth, answer.chances, found)
