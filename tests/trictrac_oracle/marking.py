"""How points become holes, what schools cost, and what a game is worth (T-40 to T-66)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .board import DEFAULT, START, Event, Men, Options
from .dues import points_for

# --------------------------------------------------------------------------------------------------------------
# Marking
# --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Side:
    """What one player has marked. ``flag``: in the way of a bredouille (T-41)."""

    holes: int = 0
    points: int = 0
    flag: bool = False


Score = tuple[Side, Side]
NOTHING_MARKED: Score = (Side(), Side())


def mark(score: Score, who: int, points: int) -> Score:
    """T-40, T-41, T-42: one player (0 or 1) marks points."""
    if points == 0:
        return score
    marker, other = score[who], score[1 - who]
    holes, flag = marker.holes, marker.flag
    if marker.points == 0:
        flag = True  # T-41: the first point above zero
    other = replace(other, flag=False)  # T-41: cleared when the other scores
    total = marker.points + points
    while total >= 12:
        total -= 12
        holes += 2 if flag else 1  # T-41
        flag = True  # T-41: set anew for the rest
        other = replace(other, points=0)  # T-42
    marker = Side(holes, total, flag and total > 0)  # T-41: at zero no flag stands
    return (marker, other) if who == 0 else (other, marker)


def mark_roll(score: Score, roller: int, found: Sequence[Event]) -> Score:
    """T-43, when the roller stays: the roller's points, then the opponent's."""
    score = mark(score, roller, points_for(found, "roller"))
    return mark(score, 1 - roller, points_for(found, "opponent"))


def may_leave(score: Score, roller: int, found: Sequence[Event]) -> bool:
    """T-44: only the roller, and only if the own points of this very roll complete a hole."""
    return score[roller].points + points_for(found, "roller") >= 12


def leave(score: Score, roller: int, found: Sequence[Event]) -> tuple[Score, tuple[Men, Men], int]:
    """T-44: the score, the men (roller's and opponent's) and the next to throw after leaving."""
    if not may_leave(score, roller, found):
        raise ValueError("T-44: no hole was completed by this roll")
    marked = mark(score, roller, points_for(found, "roller"))
    return (Side(marked[0].holes), Side(marked[1].holes)), (START, START), roller


# --------------------------------------------------------------------------------------------------------------
# Schools
# --------------------------------------------------------------------------------------------------------------


def twelves_meant(holes_marked: int, twelves_due: int) -> int:
    """T-65: a hole taken as simple instead of double, or the reverse, is no fault.

    ``holes_marked`` may thus stand for anything from half as many twelves (all double) to as many (all simple); the
    marker meant the number nearest to what was due.
    """
    fewest, most = -(-holes_marked // 2), holes_marked
    return min(max(twelves_due, fewest), most)


def school(due_twelves: int, due_points: int, marked_holes: int, marked_points: int) -> int:
    """T-60, T-65: the points of the school, too little or too much marked alike; 0 when there is none."""
    marked = 12 * twelves_meant(marked_holes, due_twelves) + marked_points
    return abs(12 * due_twelves + due_points - marked)


def claim(score: Score, accused: int, true_amount: int, claimed: int) -> Score:
    """T-61, T-63: the amount claimed goes to the claimant if it is exact, else to the accused.

    ``score`` is the correct one: over-marking is corrected first.
    """
    claimant = 1 - accused
    return mark(score, claimant if claimed == true_amount else accused, claimed)


def contested_claim(score: Score, accused: int, true_amount: int, claimed: int, persists: bool) -> Score:
    """T-64: the accused contests; the claimant withdraws (T-63), or persists and the loser pays twice."""
    claimant = 1 - accused
    if not persists:
        return mark(score, accused, claimed)
    return mark(score, claimant if claimed == true_amount else accused, 2 * claimed)


# --------------------------------------------------------------------------------------------------------------
# The end of the ordinary game
# --------------------------------------------------------------------------------------------------------------

Holes = Sequence[tuple[int, int]]  # (player, how many), in the order in which they were made


def holes_of(history: Holes, player: int) -> int:
    return sum(count for maker, count in history if maker == player)


def in_one_run(history: Holes, winner: int) -> bool:
    """T-45, T-82: all the winner's holes were made in a row: none by the other since the first of them."""
    makers = [maker for maker, count in history if count > 0]
    return winner in makers and all(maker == winner for maker in makers[makers.index(winner) :])


def stake(history: Holes, winner: int, options: Options = DEFAULT) -> int:
    """T-45."""
    losers_holes = holes_of(history, 1 - winner)
    run = in_one_run(history, winner)
    if options.stakes == "simple":
        return 1
    if options.stakes == "double":
        return 2 if run else 1
    if losers_holes == 0:
        return 4
    if run:
        return 3
    return 2 if losers_holes < 6 else 1
