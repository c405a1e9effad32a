"""One turn of each of many games of Unstacked Draughts: its one play, and what has been won."""

from __future__ import annotations

from ...batch import applying
from ...compiled import completed, rule
from . import rules as kernel
from .rules import NOBODY, WORTH, all_off, play_roll

play_at_random = kernel.playout


@rule
def list_one(rules, positions, rolls, i, results, row, uses, unused):
    """Write what the plays of one position lead to from ``results[row]`` on, if there is room;
    how many there are in any case."""
    if row < results.shape[0]:
        results[row] = positions[i]
        a = max(rolls[i, 0], rolls[i, 1])
        play_roll(results, row, a, rolls[i, 0] + rolls[i, 1] - a, True, uses)
    return 1


@rule
def apply_one(rules, positions, rolls, choices, leaving, k, results, uses, unused):
    """Write what the one play leads to; False if another is chosen."""
    if choices[k] != 0:
        return False
    results[k] = positions[k]
    a = max(rolls[k, 0], rolls[k, 1])
    play_roll(results, k, a, rolls[k, 0] + rolls[k, 1] - a, True, uses)
    return True


@rule
def score_one(rules, positions, rolls, k, drawn):
    """What White has won; below zero, what Black has; 0 while the game goes on."""
    for player in range(2):
        if all_off(positions[k], player):
            return WORTH * (1 - 2 * player)
    return 0


@rule
def playout(rules, positions, i, opening, seed, number, uses, unused):
    """A whole game at random, as the other families play one: the winner, points and throws."""
    if opening:
        positions[i]["turn"] = NOBODY
    winner, throws = play_at_random(positions, i, seed, number, uses)
    return winner, WORTH, throws


_whole = completed(applying, __name__, list_one=list_one, apply_one=apply_one, score_one=score_one)
list_part, apply_part, score_part = _whole.list_part, _whole.apply_part, _whole.score_part
