"""A turn as a player who looks ahead sees it: a throw, everything that may come of it, and the best of that.

Such a turn is a *task*: a position and a roll. What may come of it is laid out as *rows*, one position after another,
the rows of a task side by side. Then a network judges all rows at once, and each task takes its best. Self-play,
search and rollouts all work like this, on a processor or on a CUDA card, where every task and every row is a thread.

Three things end differently from a plain play: a row may be the end of the game, the same player may throw again in it
(after leaving in Trictrac, or after the tables were unbound in Backgammon), and it may be the other who chooses
(who won the throw for unbinding). ``outcomes``, ``same`` and ``signs`` tell. An outcome is what the task's player has
won: 0 while the game goes on, and DRAWN where it is over and nobody has won anything.
"""

from __future__ import annotations

from ..compiled import rule

NOWHERE = -1
"""Where the rows of a task begin for which there was no room."""
DRAWN = -128
"""The outcome of what is over without a winner: a round of Trictrac with equal holes (T-81), or PL-7."""


# Judging and choosing


@rule
def take_view(chances, outcomes, same, unit, row, values):
    """Turn what the network says of a row, for whoever throws there, into what the row is worth to the task's player.

    Where the game is over, the network is not asked. ``unit`` is what the network's 1 stands for, in points.
    """
    outcome = outcomes[row]
    if outcome != 0:
        if outcome == DRAWN:
            outcome = 0
        won = min(max(outcome, -unit), unit)
        chances[row, 0] = 0.5 + 0.5 * won / unit
        if chances.shape[1] > 1:
            chances[row, 1] = 1 if outcome > 1 else 0
            chances[row, 2] = 1 if outcome > 2 else 0
            chances[row, 3] = 1 if outcome < -1 else 0
            chances[row, 4] = 1 if outcome < -2 else 0
    elif not same[row]:
        chances[row, 0] = 1 - chances[row, 0]
        if chances.shape[1] > 1:
            chances[row, 1], chances[row, 3] = chances[row, 3], chances[row, 1]
            chances[row, 2], chances[row, 4] = chances[row, 4], chances[row, 2]
    value = unit * (2 * chances[row, 0] - 1)
    if chances.shape[1] > 1:
        value += chances[row, 1] + chances[row, 2] - chances[row, 3] - chances[row, 4]
    values[row] = value


@rule
def best_row(begins, counts, signs, task, values):
    """The row of most value to whoever chooses in a task, the first of equals; NOWHERE if it has no rows."""
    begin = begins[task]
    if begin < 0:
        return NOWHERE
    best = begin
    for row in range(begin + 1, begin + counts[task]):
        if signs[task] * values[row] > signs[task] * values[best]:
            best = row
    return best


@rule
def keep_best(begins, counts, signs, task, same, values, most, kept):
    """Set ``kept`` for the best ``most`` rows of a task, and for those in which the same player throws again.

    All are kept where it is the other who chooses. Leaving is judged by other lights than a play, so a judgement good
    enough to tell plays apart is not to rule it out.
    """
    begin = begins[task]
    if begin < 0:
        return
    end = begin + counts[task]
    all_of_them = signs[task] < 0 or counts[task] <= most
    for row in range(begin, end):
        kept[row] = 1 if all_of_them or same[row] else 0
    if all_of_them:
        return
    for _ in range(most):
        best = NOWHERE
        for row in range(begin, end):
            if kept[row] == 0 and (best < 0 or values[row] > values[best]):
                best = row
        if best < 0:
            return
        kept[best] = 1


@rule
def take_views(size, chances, outcomes, same, unit, values):
    """:func:`take_view` for so many rows."""
    for row in range(size):
        take_view(chances, outcomes, same, unit, row, values)


@rule
def best_rows(begins, counts, signs, values, best):
    """:func:`best_row` of every task."""
    for task in range(best.shape[0]):
        best[task] = best_row(begins, counts, signs, task, values)


@rule
def keep_best_rows(begins, counts, signs, same, values, most, kept):
    """:func:`keep_best` for every task."""
    for task in range(begins.shape[0]):
        keep_best(begins, counts, signs, task, same, values, most, kept)


# Going on


@rule
def advance(place, rows, taken, outcomes, ages, age_limit, start, nexts):
    """Let a game go on from the row taken, if one is; begin a new one where that ended it, or where it never ends."""
    row = taken[place]
    if row < 0:
        return
    ages[place] += 1
    if outcomes[row] != 0 or ages[place] >= age_limit:
        nexts[place] = start[0]
        nexts[place]["turn"] = place & 1
        ages[place] = 0
    else:
        nexts[place] = rows[row]


@rule
def advance_all(rows, taken, outcomes, ages, age_limit, start, nexts):
    """:func:`advance` for every game."""
    for place in range(taken.shape[0]):
        advance(place, rows, taken, outcomes, ages, age_limit, start, nexts)
