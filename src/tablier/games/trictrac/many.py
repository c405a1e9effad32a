"""One turn of each of many games of Trictrac: all plays listed, the play that was chosen made, what has been won."""

from __future__ import annotations

from ...batch import applying
from ...compiled import completed, part, rule
from ..phases import PLAY, STAY
from . import movement
from .jans import keep_legal, score_roll
from .marking import stakes_won
from .playout import playout
from .state import Rulings
from .turn import NOBODY, answer, play, throw, winner_of

__all__ = ["apply_one", "apply_part", "list_one", "list_part", "playout", "score_one", "score_part"]


@rule
def list_one(rulings: Rulings, positions, rolls, i, results, row, ways, jans):
    """Write what the plays of one position lead to from ``results[row]`` on, if there is room;
    how many there are in any case."""
    _, _, _, count = score_roll(rulings, positions, i, rolls[i, 0], rolls[i, 1], ways, jans)
    count = keep_legal(ways, count)
    if row + count <= results.shape[0]:
        for k in range(count):
            results[row + k] = positions[i]
            low, high = ways[k, movement.LOW], ways[k, movement.HIGH]
            play(rulings, results, row + k, rolls[i, 0], rolls[i, 1], low, high)
    return count


@part
def apply_one(rulings: Rulings, positions, rolls, choices, leaving, k, results, ways, jans):
    """Write what the chosen play leads to, with everything marked; False if there is none of that number.

    Who makes a hole may leave instead of playing (T-44).
    """
    a, b = rolls[k, 0], rolls[k, 1]
    results[k] = positions[k]
    phase, theirs, count = throw(rulings, results, k, a, b, ways, jans)
    if not 0 <= choices[k] < keep_legal(ways, count):
        return False
    if phase == STAY:
        phase = answer(rulings, results, k, leaving[k], theirs)
    if phase == PLAY:
        play(rulings, results, k, a, b, ways[choices[k], movement.LOW], ways[choices[k], movement.HIGH])
    return True


@rule
def score_one(rulings: Rulings, positions, rolls, k, drawn):
    """What White has won; below zero, what Black has; 0 while the game goes on."""
    winner = winner_of(rulings, positions, k)
    return 0 if winner == NOBODY else stakes_won(rulings, positions, k, winner) * (1 - 2 * winner)


_whole = completed(applying, __name__, list_one=list_one, apply_one=apply_one, score_one=score_one)
list_part, apply_part, score_part = _whole.list_part, _whole.apply_part, _whole.score_part
