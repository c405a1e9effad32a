"""One turn of each of many positions: the roll, the play that was chosen, what has been won."""

from __future__ import annotations

from ..board import MEN
from ..compiled import rule
from ..dice import random_words, take_die
from ..games.phases import PLAY, STAY
from ..games.race.moves import DRAWN, WON, result, worth
from ..games.race.playout import settle as settle_race
from ..games.race.plays import HIGH, LOW, TAG, legal_plays
from ..games.race.ruleset import Ruleset
from ..games.trictrac import movement
from ..games.trictrac.jans import keep_legal
from ..games.trictrac.marking import stakes_won
from ..games.trictrac.state import Rulings
from ..games.trictrac.turn import NOBODY, answer, play, throw, winner_of
from ..games.unstacked.rules import WORTH, all_off, play_roll

_THROW = 0


@rule
def roll_one(seed, games, turns, k, rolls):
    """The dice of a turn of a game, as a playout throws them."""
    word, _, _, _ = random_words(seed, games[k], turns[k], _THROW)
    for die in range(rolls.shape[1]):
        value, word = take_die(word)
        rolls[k, die] = value


@rule
def apply_race(rules: Ruleset, positions, rolls, choices, leaving, k, results, nodes, slots):
    """Write what the chosen play leads to; False if there is none of that number."""
    c = rolls[k, 2] if rolls.shape[1] == 3 else 0
    first, count, _ = legal_plays(rules, positions, k, rolls[k, 0], rolls[k, 1], c, nodes, slots)
    if not 0 <= choices[k] < count:
        return False
    node = first + choices[k]
    results[k] = positions[k]
    settle_race(rules, results, k, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
    return True


@rule
def apply_trictrac(rulings: Rulings, positions, rolls, choices, leaving, k, results, ways, events):
    """The same with everything marked; who makes a hole may leave instead of playing (T-44)."""
    a, b = rolls[k, 0], rolls[k, 1]
    results[k] = positions[k]
    phase, theirs, count = throw(rulings, results, k, a, b, ways, events)
    if not 0 <= choices[k] < keep_legal(ways, count):
        return False
    if phase == STAY:
        phase = answer(rulings, results, k, leaving[k], theirs)
    if phase == PLAY:
        play(rulings, results, k, a, b, ways[choices[k], movement.LOW], ways[choices[k], movement.HIGH])
    return True


@rule
def apply_unstacked(rules, positions, rolls, choices, leaving, k, results, uses, unused):
    """The same where a roll has one play."""
    if choices[k] != 0:
        return False
    results[k] = positions[k]
    a = max(rolls[k, 0], rolls[k, 1])
    play_roll(results, k, a, rolls[k, 0] + rolls[k, 1] - a, True, uses)
    return True


@rule
def score_race(rules: Ruleset, positions, rolls, k, drawn):
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


@rule
def score_trictrac(rulings: Rulings, positions, rolls, k, drawn):
    """The same for an ordinary game of Trictrac."""
    winner = winner_of(rulings, positions, k)
    return 0 if winner == NOBODY else stakes_won(rulings, positions, k, winner) * (1 - 2 * winner)


@rule
def score_unstacked(rules, positions, rolls, k, drawn):
    """The same for Unstacked Draughts."""
    for player in range(2):
        if all_off(positions[k], player):
            return WORTH * (1 - 2 * player)
    return 0


@rule
def first_unsound(positions):
    """The first position with which the rules would reach beyond the board or its men, or -1."""
    for k in range(len(positions)):
        if not 0 <= positions[k]["turn"] <= 1:
            return k
        for player in range(2):
            total = 0
            for men in positions[k]["men"][player]:
                if men < 0:
                    return k
                total += men
            if total > MEN:
                return k
    return -1


# The same for parts of a batch; a thread takes each.


@rule
def roll_part(seed, games, turns, rolls, first, last):
    for k in range(first, last):
        roll_one(seed, games, turns, k, rolls)


@rule
def apply_race_part(rules, positions, rolls, choices, leaving, results, first, last, nodes, slots):
    """Returns the first row without such a play, or -1."""
    for k in range(first, last):
        if not apply_race(rules, positions, rolls, choices, leaving, k, results, nodes, slots):
            return k
    return -1


@rule
def apply_trictrac_part(rulings, positions, rolls, choices, leaving, results, first, last, ways, events):
    for k in range(first, last):
        if not apply_trictrac(rulings, positions, rolls, choices, leaving, k, results, ways, events):
            return k
    return -1


@rule
def apply_unstacked_part(rules, positions, rolls, choices, leaving, results, first, last, uses, unused):
    for k in range(first, last):
        if not apply_unstacked(rules, positions, rolls, choices, leaving, k, results, uses, unused):
            return k
    return -1


@rule
def score_race_part(rules, positions, rolls, drawn, scores, first, last):
    for k in range(first, last):
        scores[k] = score_race(rules, positions, rolls, k, drawn)


@rule
def score_trictrac_part(rulings, positions, rolls, drawn, scores, first, last):
    for k in range(first, last):
        scores[k] = score_trictrac(rulings, positions, rolls, k, drawn)


@rule
def score_unstacked_part(rules, positions, rolls, drawn, scores, first, last):
    for k in range(first, last):
        scores[k] = score_unstacked(rules, positions, rolls, k, drawn)
