"""Why the natural answer is worse: the greatest thing to be seen on the board, and what becomes of the game."""

from __future__ import annotations

from ..games import family_of
from ..review.asking import STAY
from ..review.verdicts import TOKENS
from ..saying import Said
from .problem import Problem


def reasons(problem: Problem) -> tuple[Said, ...]:
    """What the rules show, if they show anything, and then what playing on showed."""
    return tuple(said for said in (_seen(problem), _chances(problem)) if said is not None)


def _seen(problem: Problem) -> Said | None:
    """The fact that weighs most among those that speak against the natural answer."""
    remarks = family_of(problem.before.game).remarks
    if problem.kind == STAY:
        stay = next(answer for answer in (problem.best, problem.natural) if answer.name == STAY)
        return remarks.staying(problem.after(stay), problem.player, stay is problem.natural)
    found = remarks.worse(problem.before, problem.after(problem.natural), problem.after(problem.best))
    return max(found, key=lambda one: one[0])[1] if found else None


def _chances(problem: Problem) -> Said:
    """The chance that costs most: of winning at all, of winning double, of losing double."""
    best, natural = problem.best, problem.natural
    of_best, of_natural = (tuple(min(max(one, 0.0), 1.0) for one in answer.chances) for answer in (best, natural))
    if problem.unit == TOKENS:
        return Said("problems.fewer-tokens", x=natural.worth, y=best.worth)
    if len(best.chances) > 1:
        gained = [one - other for one, other in zip(best.chances, natural.chances, strict=True)]
        won, doubled, lost = 2 * gained[0], gained[1] + gained[2], -gained[3] - gained[4]
        if doubled > max(won, lost):
            return Said("problems.fewer-doubled", x=of_natural[1], y=of_best[1])
        if lost > won:
            return Said("problems.more-lost-doubled", x=of_natural[3], y=of_best[3])
    return Said("problems.fewer-wins", x=of_natural[0], y=of_best[0])
