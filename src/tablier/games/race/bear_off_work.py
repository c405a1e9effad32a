"""How bearing off is worked out, under a game's own rules, from the kernel that lists its plays.

A player whose men are all in the last quadrant is in one of 54,264 *states*: fifteen men on six points or off.
They are numbered so that those with fewer men come first. The states are worked out in the order of the way still to
go: whatever a roll leads to is known by then.
"""

from __future__ import annotations

import numpy as np

from ...board import HOME, MEN, OFF
from ...compiled import rule
from .moves import LOW_POINTS
from .plays import HIGH, legal_plays
from .ruleset import MANUSCRIPT, SINGLE, TRIPLE_IF_CLEAR, Ruleset

POINTS = OFF - HOME
"""Points of the last quadrant."""


def _choose() -> np.ndarray:
    """``[n, k]``: in how many ways k of n can be chosen."""
    ways = np.zeros((MEN + POINTS + 1, POINTS + 2), np.int64)
    ways[:, 0] = 1
    for n in range(1, len(ways)):
        ways[n, 1:] = ways[n - 1, 1:] + ways[n - 1, :-1]
    return ways


CHOOSE = _choose()
STATES = int(CHOOSE[MEN + POINTS, POINTS])


def states_with(men: int) -> int:
    """How many states have at most so many men on the board; they are the first ones."""
    return int(CHOOSE[men + POINTS, POINTS])


@rule
def number_of(high):
    """The number of a state, from the packed men on the far half of the path."""
    total = 0
    number = 0
    for k in range(POINTS):
        total += (high >> (4 * (HOME - LOW_POINTS + k))) & 0xF
        number += CHOOSE[total + k, k + 1]
    return number


@rule
def state_of(position, player):
    """The number of a player's state, or -1 if a man is not yet in the last quadrant."""
    men = position["men"]
    total = 0
    number = 0
    for k in range(POINTS):
        total += men[player, HOME + k]
        number += CHOOSE[total + k, k + 1]
    return number if total + men[player, OFF] == MEN else -1


@rule
def set_state(position, player, state):
    """Put a player's men as a state has them."""
    men = position["men"]
    for point in range(OFF + 1):
        men[player, point] = 0
    left = state
    after = MEN
    for k in range(POINTS - 1, -1, -1):
        total = after
        while CHOOSE[total + k, k + 1] > left:
            total -= 1
        left -= CHOOSE[total + k, k + 1]
        if k < POINTS - 1:
            men[player, HOME + k + 1] = after - total
        else:
            men[player, OFF] = MEN - total
        after = total
    men[player, HOME] = after


@rule
def work_out(rules: Ruleset, order, dice, weights, positions, nodes, slots, expected, ends, begins, doublets):
    """One-sided: for each state the mean number of rolls and its spread, by the plays that make that mean least.

    ``ends[state, n]`` is the chance that the last man leaves with roll n, and ``doublets`` that he does so by a
    doublet, where that counts (B-13); ``begins`` is the same for the first man, where all fifteen are on the board.
    """
    best = np.empty(dice.shape[0], np.int64)
    whole = CHOOSE[MEN - 1 + POINTS, POINTS]
    expected[0] = 0
    ends[0, 0] = 1
    for i in range(order.shape[0]):
        state = order[i]
        if state == 0:
            continue
        set_state(positions[0], 0, state)
        stuck = 0.0
        mean = 1.0
        for roll in range(dice.shape[0]):
            first, count, steps = legal_plays(
                rules, positions, 0, dice[roll, 0], dice[roll, 1], dice[roll, 2], nodes, slots
            )
            if steps == 0:
                best[roll] = state
                stuck += weights[roll]
                continue
            best[roll] = number_of(nodes[first, HIGH])
            for node in range(first + 1, first + count):
                reached = number_of(nodes[node, HIGH])
                if expected[reached] < expected[best[roll]]:
                    best[roll] = reached
            mean += weights[roll] * expected[best[roll]]
        expected[state] = mean / (1 - stuck)
        for n in range(1, ends.shape[1]):
            for roll in range(dice.shape[0]):
                ends[state, n] += weights[roll] * ends[best[roll], n - 1]
                if rules.win == MANUSCRIPT:
                    if best[roll] > 0:
                        doublets[state, n] += weights[roll] * doublets[best[roll], n - 1]
                    elif n == 1 and dice[roll, 0] == dice[roll, 1]:
                        doublets[state, n] += weights[roll]
                if state >= whole:
                    if best[roll] >= whole:
                        begins[state - whole, n] += weights[roll] * begins[best[roll] - whole, n - 1]
                    elif n == 1:
                        begins[state - whole, n] += weights[roll]


@rule
def work_out_both(rules: Ruleset, order, dice, weights, positions, nodes, slots, followers, counts, chances):
    """Two-sided: the chance that the first wins who throws in ``[own state, other's state]``, with best play by both.

    Rolls that cannot be played pass the turn, so that the two chances of a pair of states may depend on each other.
    """
    size = chances.shape[0]
    for state in range(1, size):
        set_state(positions[0], 0, state)
        for roll in range(dice.shape[0]):
            first, count, steps = legal_plays(
                rules, positions, 0, dice[roll, 0], dice[roll, 1], dice[roll, 2], nodes, slots
            )
            counts[state, roll] = count if steps > 0 else 0
            for k in range(counts[state, roll]):
                followers[state, roll, k] = number_of(nodes[first + k, HIGH])
    for other in range(1, size):
        chances[0, other] = 1
    for pair in range(order.shape[0]):
        a = order[pair, 0]
        b = order[pair, 1]
        won_a, stuck_a = throw(a, b, weights, followers, counts, chances)
        won_b, stuck_b = throw(b, a, weights, followers, counts, chances)
        chances[a, b] = (won_a + stuck_a * (1 - won_b - stuck_b)) / (1 - stuck_a * stuck_b)
        chances[b, a] = won_b + stuck_b * (1 - chances[a, b])


@rule
def throw(own, other, weights, followers, counts, chances):
    """The chance of winning over the rolls that can be played, and the chance of one that cannot."""
    won = 0.0
    stuck = 0.0
    for roll in range(weights.shape[0]):
        if counts[own, roll] == 0:
            stuck += weights[roll]
            continue
        best = 0.0
        for k in range(counts[own, roll]):
            after = followers[own, roll, k]
            best = max(best, 1.0 if after == 0 else 1 - chances[other, after])
        won += weights[roll] * best
    return won, stuck


@rule
def look_up(rules: Ruleset, position, ends, begins, doublets, both, chances, row) -> bool:
    """Write the chances of whoever throws, if both players are bearing off; whether they are.

    With few men left they are exact. Otherwise both play so as to be done soonest on average, which hardly differs.
    Under the manuscript's scoring a game between two who are home is doubled by the last cast alone (B-13).
    """
    own = state_of(position, position["turn"])
    other = state_of(position, 1 - position["turn"])
    if own <= 0 or other <= 0:
        return False
    whole = CHOOSE[MEN - 1 + POINTS, POINTS]
    done = 0.0
    win = 0.0
    double = 0.0
    lose_double = 0.0
    begun = 0.0
    other_begun = 0.0
    own_done = 0.0
    by_doublet = rules.win == MANUSCRIPT
    by_delay = not by_doublet and rules.win != SINGLE
    for n in range(1, ends.shape[1]):
        # The thrower's roll n comes before the other's.
        win += ends[own, n] * (1 - done)
        own_done += ends[own, n]
        if by_doublet:
            double += doublets[own, n] * (1 - done)
            lose_double += doublets[other, n] * (1 - own_done)
        elif by_delay and other >= whole:
            double += ends[own, n] * (1 - other_begun)
            other_begun += begins[other - whole, n]
        if by_delay and own >= whole:
            begun += begins[own - whole, n]
            lose_double += ends[other, n] * (1 - begun)
        done += ends[other, n]
    if own < both.shape[0] and other < both.shape[0]:
        win = both[own, other]
    triple = rules.win == TRIPLE_IF_CLEAR
    # Sums of many roundings may end a hair beyond what a chance can be.
    win = min(max(win, 0.0), 1.0)
    double = min(max(double, 0.0), win)
    lose_double = min(max(lose_double, 0.0), 1 - win)
    chances[row, 0] = win
    chances[row, 1] = double
    chances[row, 2] = double if triple else 0
    chances[row, 3] = lose_double
    chances[row, 4] = lose_double if triple else 0
    return True


@rule
def look_up_all(rules: Ruleset, positions, size, ends, begins, doublets, both, chances):
    """:func:`look_up` for the first ``size`` positions; how many were found."""
    found = 0
    for i in range(size):
        if look_up(rules, positions[i], ends, begins, doublets, both, chances, i):
            found += 1
    return found
