"""Why the natural answer is worse: the greatest thing to be seen on the board, and what becomes of the game."""

from __future__ import annotations

from ..games import family_of
from ..review.asking import STAY
from ..review.verdicts import TOKENS
from ..saying import Said
from .problem import Problem

_POINTS = (2, 1, 1, -1, -1)
"""What each of the five chances of a race game is worth more, in points."""
_NAMES = ("fewer-doubled", "fewer-tripled", "more-lost-doubled", "more-lost-tripled")


def seen(problem: Problem) -> Said | None:
    """The fact that weighs most among those the rules show against the natural answer, if they show any."""
    remarks = family_of(problem.before.game).remarks
    if problem.kind == STAY:
        stay = next(answer for answer in (problem.best, problem.natural) if answer.name == STAY)
        return remarks.staying(problem.after(stay), problem.player, stay is problem.natural)
    found = remarks.worse(problem.before, problem.after(problem.natural), problem.after(problem.best))
    return max(found, key=lambda one: one[0])[1] if found else None


def ends_worse(problem: Problem) -> Said:
    """The chance that costs most, as playing on showed: of winning, of winning double or triple, of losing so."""
    best, natural = problem.best, problem.natural
    of_best, of_natural = (tuple(min(max(one, 0.0), 1.0) for one in answer.chances) for answer in (best, natural))
    if problem.unit == TOKENS:
        return Said("problems.fewer-tokens", x=natural.worth, y=best.worth)
    if len(best.chances) > 1:
        costs = [weight * (one - other) for weight, one, other in zip(_POINTS, of_best, of_natural, strict=True)]
        which = costs.index(max(costs))
        if which:
            return Said(f"problems.{_NAMES[which - 1]}", x=of_natural[which], y=of_best[which])
    return Said("problems.fewer-wins", x=of_natural[0], y=of_best[0])
