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
from ..games.phases import OVER, STAY
from ..games.race.moves import GOES_ON, WON, break_point, result, tables_bound, worth
from ..games.race.playout import settle as settle_race
from ..games.race.plays import HIGH, LOW, TAG, legal_plays
from ..games.race.ruleset import Ruleset
from ..games.trictrac import movement
from ..games.trictrac.jans import keep_legal
from ..games.trictrac.state import Rulings
from ..games.trictrac.turn import leave, mark_others, play, throw, worth_to

ENTRY_POINTS = 6
NOWHERE = -1
"""Where the rows of a task begin for which there was no room."""
DRAWN = -128
"""The outcome of what is over without a winner: a round of Trictrac with equal holes (T-81), or PL-7."""


# Race games


@rule
def survey_race(rules: Ruleset, positions, i, a, b, c, nodes, slots):
    """Work out what may come of a roll: ``(bound, first node, how many)``; with bound tables, the points to break."""
    if tables_bound(rules, positions, i, positions[i]["turn"]):
        return True, 0, ENTRY_POINTS
    first, count, _steps = legal_plays(rules, positions, i, a, b, c, nodes, slots)
    return False, first, count


@rule
def lay_out_race(rules: Ruleset, positions, i, a, b, bound, first, count, most, nodes, rows, begin, outcomes, same):
    """Write the rows of a surveyed task from ``rows[begin]`` on; of more than ``most`` plays, a regular sample."""
    player = positions[i]["turn"]
    kept = min(count, most)
    for k in range(kept):
        row = begin + k
        rows[row] = positions[i]
        outcomes[row] = 0
        same[row] = 1 if bound else 0
        if bound:
            break_point(rules, rows, row, player, k + 1)
        else:
            node = first + k * count // kept
            settle_race(rules, rows, row, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
            after = result(rules, rows[row], player)
            if after == WON:
                outcomes[row] = worth(rules, rows, row, player, a == b)
            elif after != GOES_ON:
                outcomes[row] = DRAWN


@rule
def expand_race(
    rules, positions, places, rolls, coins, dice, most, rows, outcomes, same, begins, counts, signs, scratch
):
    """Lay out all tasks: position ``places[t]`` with the roll ``dice[rolls[t]]``. Returns how many rows that takes."""
    nodes, slots = scratch
    size = 0
    for task in range(places.shape[0]):
        i = places[task]
        a, b, c = dice[rolls[task], 0], dice[rolls[task], 1], dice[rolls[task], 2]
        bound, first, count = survey_race(rules, positions, i, a, b, c, nodes, slots)
        kept = min(count, most)
        counts[task] = kept
        signs[task] = -1 if bound and coins[task] else 1
        if size + kept > rows.shape[0]:
            begins[task] = NOWHERE
            continue
        begins[task] = size
        lay_out_race(rules, positions, i, a, b, bound, first, count, most, nodes, rows, size, outcomes, same)
        size += kept
    return size


# Trictrac


@rule
def survey_trictrac(rulings: Rulings, positions, i, a, b, drafts, draft, ways, events):
    """Throw, and see what may come of it: ``(may leave, is over in any other case, how many plays or ends)``.

    ``drafts[draft]`` is then the position to leave from, the draft after it the one to be played, or the end.
    """
    drafts[draft] = positions[i]
    phase, theirs, count = throw(rulings, drafts, draft, a, b, ways, events)
    leaves = phase == STAY
    drafts[draft + 1] = drafts[draft]
    if leaves:
        phase = mark_others(rulings, drafts, draft + 1, theirs)
    return leaves, phase == OVER, 1 if phase == OVER else keep_legal(ways, count)


@rule
def ended(rulings: Rulings, positions, i, player):
    """The outcome for ``player`` where the game is over."""
    won = worth_to(rulings, positions, i, player)
    return won if won != 0 else DRAWN


@rule
def lay_out_trictrac(rulings: Rulings, a, b, leaves, over, plays, drafts, draft, ways, rows, begin, outcomes, same):
    """Write the rows of a surveyed task from ``rows[begin]`` on; leaving, where it is allowed, comes last."""
    player = drafts[draft]["turn"]
    for k in range(plays):
        row = begin + k
        rows[row] = drafts[draft + 1]
        outcomes[row] = 0
        same[row] = 0
        if over:
            outcomes[row] = ended(rulings, rows, row, player)
        else:
            play(rulings, rows, row, a, b, ways[k, movement.LOW], ways[k, movement.HIGH])
            same[row] = 1 if rows[row]["turn"] == player else 0
    if leaves:
        row = begin + plays
        rows[row] = drafts[draft]
        outcomes[row] = ended(rulings, rows, row, player) if leave(rulings, rows, row) == OVER else 0
        same[row] = 1


@rule
def expand_trictrac(
    rulings, positions, places, rolls, coins, dice, most, rows, outcomes, same, begins, counts, signs, scratch
):
    """The same as :func:`expand_race`."""
    ways, events, drafts = scratch
    size = 0
    for task in range(places.shape[0]):
        i = places[task]
        a, b = dice[rolls[task], 0], dice[rolls[task], 1]
        leaves, over, plays = survey_trictrac(rulings, positions, i, a, b, drafts, 0, ways, events)
        count = plays + 1 if leaves else plays
        counts[task] = count
        signs[task] = 1
        if size + count > rows.shape[0]:
            begins[task] = NOWHERE
            continue
        begins[task] = size
        lay_out_trictrac(rulings, a, b, leaves, over, plays, drafts, 0, ways, rows, size, outcomes, same)
        size += count
    return size


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
