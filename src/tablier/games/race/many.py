"""One turn of each of many race games: all plays listed, the play that was chosen made, what has been won."""

from __future__ import annotations

from ...batch import applying
from ...compiled import completed, rule
from .moves import DRAWN, WON, result, worth
from .playout import playout, settle
from .plays import HIGH, LOW, TAG, legal_plays
from .ruleset import Ruleset

__all__ = ["apply_one", "apply_part", "list_one", "list_part", "playout", "score_one", "score_part"]


@rule
def list_one(rules: Ruleset, positions, rolls, i, results, row, nodes, slots):
    """Write what the plays of one position lead to from ``results[row]`` on, if there is room;
    how many there are in any case."""
    c = rolls[i, 2] if rolls.shape[1] == 3 else 0
    first, count, _ = legal_plays(rules, positions, i, rolls[i, 0], rolls[i, 1], c, nodes, slots)
    if row + count <= results.shape[0]:
        for k in range(count):
            node = first + k
            results[row + k] = positions[i]
            settle(rules, results, row + k, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
    return count


@rule
def apply_one(rules: Ruleset, positions, rolls, choices, leaving, k, results, nodes, slots):
    """Write what the chosen play leads to; False if there is none of that number."""
    c = rolls[k, 2] if rolls.shape[1] == 3 else 0
    first, count, _ = legal_plays(rules, positions, k, rolls[k, 0], rolls[k, 1], c, nodes, slots)
    if not 0 <= choices[k] < count:
        return False
    node = first + choices[k]
    results[k] = positions[k]
    settle(rules, results, k, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
    return True


@rule
def score_one(rules: Ruleset, positions, rolls, k, drawn):
    """What White has won, ``rolls[k]`` being the last cast; below zero, what Black has; 0 while the game goes on.

    ``drawn`` is what to say of a game that is over and won by nobody.
    """
    for player in range(2):
        ended = result(rules, positions[k], player)
        if ended == DRAWN:
            return drawn
        if ended == WON:
            return worth(rules, positions, k, player, rolls[k, 0] == rolls[k, 1]) * (1 - 2 * player)
    return 0


_whole = completed(applying, __name__, list_one=list_one, apply_one=apply_one, score_one=score_one)
list_part, apply_part, score_part = _whole.list_part, _whole.apply_part, _whole.score_part
