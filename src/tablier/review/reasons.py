"""Why one choice is worse than another: the greatest thing to be seen on the board, and what becomes of the game."""

from __future__ import annotations

from typing import Protocol

from ..games import Position, family_of, read_position
from ..kinds import declared
from ..saying import Said
from .asking import PLAY, STAY
from .verdicts import TOKENS, Decision
from .weighing import Candidate

_POINTS = (2, 1, 1, -1, -1)
"""What each of the five chances of a race game is worth more, in points."""
_NAMES = ("fewer-doubled", "fewer-tripled", "more-lost-doubled", "more-lost-tripled")
_TOLD = 0.001
"""A chance that differs by less is not told as a reason."""


class Outlook(Protocol):
    """What is expected of a choice."""

    @property
    def worth(self) -> float: ...

    @property
    def chances(self) -> tuple[float, ...]: ...


def seen(before: Position, made: Position, best: Position) -> Said | None:
    """The fact that weighs most among those the rules show against a play, where another was better, if any."""
    found = family_of(before.game).remarks.worse(before, made, best)
    return max(found, key=lambda one: one[0])[1] if found else None


def ends_worse(before: Position, made: Outlook, best: Outlook) -> Said:
    """The chance that costs most: of winning, of winning double or triple, of losing so; or tokens."""
    of_best, of_made = (tuple(min(max(one, 0.0), 1.0) for one in choice.chances) for choice in (best, made))
    if before.game.unit[1] == TOKENS:
        worths = (round(choice.worth, 1) + 0.0 for choice in (made, best))  # what is rounded to nothing has no sign
        return Said("problems.fewer-tokens", **dict(zip("xy", worths, strict=True)))
    if len(of_best) > 1:
        costs = [weight * (one - other) for weight, one, other in zip(_POINTS, of_best, of_made, strict=True)]
        which = costs.index(max(costs))
        if which:
            return Said(f"problems.{_NAMES[which - 1]}", x=of_made[which], y=of_best[which])
    return Said("problems.fewer-wins", x=of_made[0], y=of_best[0])


@declared
def reason(decision: Decision) -> Said | None:
    """What the best choice does that the one made does not, in a sentence; None where nothing is to be said.

    Of a play, or of staying and leaving, that is what the rules show on the board; where they show nothing, what
    becomes of the game. Other choices say themselves what they do.
    """
    best, made = decision.best, decision.made
    if decision.chosen == 0 or decision.kind not in (PLAY, STAY):
        return None
    before, told = read_position(decision.position), None
    if decision.kind == STAY:
        stay = best if best.name == STAY else made
        if _goes_on(stay):
            remarks = family_of(before.game).remarks
            told = remarks.staying(read_position(stay.position), decision.player, stay is made)
    elif _goes_on(made) and _goes_on(best):
        told = seen(before, read_position(made.position), read_position(best.position))
    if told is None and max(abs(x - y) for x, y in zip(made.chances, best.chances, strict=True)) >= _TOLD:
        told = ends_worse(before, made, best)
    return told


def _goes_on(choice: Candidate) -> bool:
    """Whether there is a board to be looked at after a choice."""
    if not choice.position:
        return False
    position = read_position(choice.position)
    return not position.game.is_over(position)
