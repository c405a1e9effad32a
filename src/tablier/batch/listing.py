"""Listing the plays of many positions into one array."""

from __future__ import annotations

from ..compiled import rule
from ..games.race.playout import settle as settle_race
from ..games.race.plays import HIGH, LOW, TAG, legal_plays
from ..games.trictrac import movement
from ..games.trictrac.jans import keep_legal, score_roll
from ..games.trictrac.playout import settle as settle_trictrac


@rule
def list_race(rules, positions, rolls, begin, results, offsets, nodes, slots):
    """Write what the plays of ``positions[begin:]`` lead to, as far as there is room; return how far that was."""
    size = offsets[begin]
    for i in range(begin, positions.shape[0]):
        c = rolls[i, 2] if rolls.shape[1] == 3 else 0
        first, count, _ = legal_plays(rules, positions, i, rolls[i, 0], rolls[i, 1], c, nodes, slots)
        if size + count > results.shape[0]:
            return i
        for k in range(count):
            node = first + k
            results[size + k] = positions[i]
            settle_race(rules, results, size + k, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
        size += count
        offsets[i + 1] = size
    return positions.shape[0]


@rule
def list_trictrac(rulings, positions, rolls, begin, results, offsets, ways, events):
    """The same for Trictrac. Points are not marked: only the men move."""
    size = offsets[begin]
    for i in range(begin, positions.shape[0]):
        a, b = rolls[i, 0], rolls[i, 1]
        _, _, _, count = score_roll(rulings, positions, i, a, b, ways, events)
        count = keep_legal(ways, count)
        if size + count > results.shape[0]:
            return i
        for k in range(count):
            results[size + k] = positions[i]
            settle_trictrac(rulings, results, size + k, a, b, ways[k, movement.LOW], ways[k, movement.HIGH])
        size += count
        offsets[i + 1] = size
    return positions.shape[0]
