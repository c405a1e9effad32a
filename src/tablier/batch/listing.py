"""Listing the plays of many positions into one array."""

from __future__ import annotations

from ..compiled import rule
from ..games.race.playout import settle as settle_race
from ..games.race.plays import HIGH, LOW, TAG, legal_plays
from ..games.race.ruleset import Ruleset
from ..games.trictrac import movement
from ..games.trictrac.jans import keep_legal, score_roll
from ..games.trictrac.state import Rulings
from ..games.trictrac.turn import play as play_trictrac
from ..games.unstacked.rules import play_roll

# Each writes what the plays of one position lead to from ``results[at]`` on, if there is room, and returns how many
# there are in any case.


@rule
def list_race(rules: Ruleset, positions, rolls, i, results, at, nodes, slots):
    c = rolls[i, 2] if rolls.shape[1] == 3 else 0
    first, count, _ = legal_plays(rules, positions, i, rolls[i, 0], rolls[i, 1], c, nodes, slots)
    if at + count <= results.shape[0]:
        for k in range(count):
            node = first + k
            results[at + k] = positions[i]
            settle_race(rules, results, at + k, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
    return count


@rule
def list_trictrac(rulings: Rulings, positions, rolls, i, results, at, ways, events):
    _, _, _, count = score_roll(rulings, positions, i, rolls[i, 0], rolls[i, 1], ways, events)
    count = keep_legal(ways, count)
    if at + count <= results.shape[0]:
        for k in range(count):
            results[at + k] = positions[i]
            low, high = ways[k, movement.LOW], ways[k, movement.HIGH]
            play_trictrac(rulings, results, at + k, rolls[i, 0], rolls[i, 1], low, high)
    return count


@rule
def list_unstacked(rules, positions, rolls, i, results, at, uses, unused):
    if at < results.shape[0]:
        results[at] = positions[i]
        a = max(rolls[i, 0], rolls[i, 1])
        play_roll(results, at, a, rolls[i, 0] + rolls[i, 1] - a, True, uses)
    return 1


# The same for ``positions[begin:]``, as far as there is room; each returns how far that was.


@rule
def list_race_part(rules: Ruleset, positions, rolls, begin, results, offsets, nodes, slots):
    for i in range(begin, positions.shape[0]):
        offsets[i + 1] = offsets[i] + list_race(rules, positions, rolls, i, results, offsets[i], nodes, slots)
        if offsets[i + 1] > results.shape[0]:
            return i
    return positions.shape[0]


@rule
def list_trictrac_part(rulings: Rulings, positions, rolls, begin, results, offsets, ways, events):
    for i in range(begin, positions.shape[0]):
        offsets[i + 1] = offsets[i] + list_trictrac(rulings, positions, rolls, i, results, offsets[i], ways, events)
        if offsets[i + 1] > results.shape[0]:
            return i
    return positions.shape[0]


@rule
def list_unstacked_part(rules, positions, rolls, begin, results, offsets, uses, unused):
    for i in range(begin, positions.shape[0]):
        offsets[i + 1] = offsets[i] + list_unstacked(rules, positions, rolls, i, results, offsets[i], uses, unused)
        if offsets[i + 1] > results.shape[0]:
            return i
    return positions.shape[0]
