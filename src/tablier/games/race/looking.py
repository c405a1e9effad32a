"""Turns of race games laid out for a player who looks ahead; see :mod:`tablier.networks.turns` for what that means."""

from __future__ import annotations

from ...compiled import rule
from ...networks.turns import DRAWN, NOWHERE
from . import encoding, pinned_encoding
from .moves import GOES_ON, WON, break_point, result, tables_bound, worth
from .playout import settle
from .plays import HIGH, LOW, TAG, legal_plays
from .ruleset import Ruleset

ENTRY_POINTS = 6

encode = encoding.encode
encode_pinned = pinned_encoding.encode


@rule
def see(rules, positions, begin, end, inputs):
    """The inputs of ``positions[begin:end]``, one column each, from column 0 on."""
    for i in range(begin, end):
        encode(rules, positions, i, inputs, i - begin)


@rule
def see_pinned(rules, positions, begin, end, inputs):
    """The same where men are pinned."""
    for i in range(begin, end):
        encode_pinned(rules, positions, i, inputs, i - begin)


@rule
def survey(rules: Ruleset, positions, i, a, b, c, nodes, slots):
    """Work out what may come of a roll: ``(bound, first node, how many)``; with bound tables, the points to break."""
    if tables_bound(rules, positions, i, positions[i]["turn"]):
        return True, 0, ENTRY_POINTS
    first, count, _steps = legal_plays(rules, positions, i, a, b, c, nodes, slots)
    return False, first, count


@rule
def lay_out(rules: Ruleset, positions, i, a, b, bound, first, count, most, nodes, rows, begin, outcomes, same):
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
            settle(rules, rows, row, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
            after = result(rules, rows[row], player)
            if after == WON:
                outcomes[row] = worth(rules, rows, row, player, a == b)
            elif after != GOES_ON:
                outcomes[row] = DRAWN


@rule
def expand(rules, positions, places, rolls, coins, dice, most, rows, outcomes, same, begins, counts, signs, scratch):
    """Lay out all tasks: position ``places[t]`` with the roll ``dice[rolls[t]]``. Returns how many rows that takes."""
    nodes, slots = scratch
    size = 0
    for task in range(places.shape[0]):
        i = places[task]
        a, b, c = dice[rolls[task], 0], dice[rolls[task], 1], dice[rolls[task], 2]
        bound, first, count = survey(rules, positions, i, a, b, c, nodes, slots)
        kept = min(count, most)
        counts[task] = kept
        signs[task] = -1 if bound and coins[task] else 1
        if size + kept > rows.shape[0]:
            begins[task] = NOWHERE
            continue
        begins[task] = size
        lay_out(rules, positions, i, a, b, bound, first, count, most, nodes, rows, size, outcomes, same)
        size += kept
    return size
