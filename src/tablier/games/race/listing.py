"""All legal plays of a roll as whoever calls from Python wants them: positions one after another, words of steps, and
texts. One call does it for all plays of a roll, since a call costs more than a play.
"""

from __future__ import annotations

import numpy as np

from ...board import OFF
from ...compiled import rule
from .moves import outlook
from .playout import settle
from .plays import HIGH, LOW, NUMBERS, STEP_BITS, STEPS, TAG, legal_plays, ruleset_of

LEAVES = 1 << STEP_BITS
"""Beside the code of a step: the man leaves the board."""
HITS = LEAVES << 1
"""Beside the code of a step: the man hits another."""
SEEN_BITS = STEP_BITS + 2
"""What a step takes with both; a roll has six at most."""

MOST_SIGNS = 6 * len("bar/24* ")
"""No play is longer, written with the end of its line."""

_PASS = np.frombuffer(b"pass", np.uint8)
_BAR = np.frombuffer(b"bar", np.uint8)
_OFF = np.frombuffer(b"off", np.uint8)
_SLASH, _STAR, _SPACE, _LINE, _ZERO = (int(sign) for sign in b"/* \n0")


@rule
def list_all(numbers, a, b, c, words, before, ends, nodes, slots):
    """Write the position after each legal play from ``before[0]`` to ``ends``, its steps as they are seen to ``words``;
    how many.
    """
    rules = ruleset_of(numbers)
    first, count, _steps = legal_plays(rules, before, 0, a, b, c, nodes, slots)
    _low, _high, _held, landings, blots = outlook(rules, before[0], before[0]["turn"])
    for k in range(count):
        ends[k] = before[0]
        node = first + k
        settle(rules, ends, k, nodes[node, LOW], nodes[node, HIGH], nodes[node, TAG])
        words[k] = seen(nodes[node, STEPS], landings, blots)
    return count


@rule
def seen(word, landings, blots):
    """The steps of a play, each beside its code with what it does: one that is legal although its point is closed
    leaves the board, and a blot is hit once.
    """
    found = np.int64(0)
    at = 0
    while word:
        step = word & ((1 << STEP_BITS) - 1)
        word >>= STEP_BITS
        target = (step - 1) // NUMBERS + (step - 1) % NUMBERS + 1
        if landings >> target & 1 == 0:
            step |= LEAVES
        elif blots >> target & 1:
            blots &= ~(1 << target)
            step |= HITS
        found |= step << at
        at += SEEN_BITS
    return found


@rule
def put(text, at, signs):
    """Write some signs; where the next go."""
    for sign in signs:
        text[at] = sign
        at += 1
    return at


@rule
def put_point(text, at, point):
    """Write a path number, the bar or what is off; where the next sign goes."""
    if point == 0:
        return put(text, at, _BAR)
    if point == OFF:
        return put(text, at, _OFF)
    if point >= 10:
        text[at] = _ZERO + point // 10
        at += 1
    text[at] = _ZERO + point % 10
    return at + 1


@rule
def write_all(words, text):
    """Write every play as people write it, a line each; how many signs that is."""
    at = 0
    for word in words:
        if word == 0:
            at = put(text, at, _PASS)
            text[at] = _SPACE
            at += 1
        while word:
            code = (word & (LEAVES - 1)) - 1
            source = code // NUMBERS
            at = put_point(text, at, source)
            text[at] = _SLASH
            at = put_point(text, at + 1, OFF if word & LEAVES else source + code % NUMBERS + 1)
            hits = word & HITS
            word >>= SEEN_BITS
            if hits:
                text[at] = _STAR
                at += 1
            text[at] = _SPACE
            at += 1
        text[at - 1] = _LINE
    return at
