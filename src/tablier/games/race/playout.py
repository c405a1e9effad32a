"""Playing on: settling a play, finishing a game, whole games at random."""

from __future__ import annotations

from ...board import BLACK, PATH, WHITE, facing
from ...compiled import part, rule
from ...dice import opening_throw, random_words, take_choice, take_die
from ..phases import TURN_LIMIT
from .moves import (
    GOES_ON,
    LOW_POINTS,
    WON,
    break_point,
    lowest,
    members,
    nobody_moves,
    outlook,
    pinned_men,
    result,
    sources,
    tables_bound,
    worth,
)
from .plays import FREED, HIGH, HIT, LOW, TAG, USED, allotment, legal_plays, make_step
from .ruleset import Ruleset

# The columns of a playout's result.
WINNER = 0
SCORE = 1
TURNS = 2

NOBODY = -1

# Which of the random numbers of a turn are for what.
_THROW = 0
_BINDING = 2


@part
def settle(rules: Ruleset, positions, i, low, high, tag):
    """Make a worked-out play the position, and pass the turn."""
    position = positions[i]
    men = position["men"]
    player = position["turn"]
    for point in range(LOW_POINTS):
        men[player, point] = (low >> (4 * point)) & 0xF
    for point in range(LOW_POINTS, PATH):
        men[player, point] = (high >> (4 * (point - LOW_POINTS))) & 0xF
    hit = tag >> HIT
    while hit:
        point = lowest(hit)
        hit &= hit - 1
        men[1 - player, facing(rules.movement, point)] -= 1
        men[1 - player, 0] += 1
    if tag & FREED:
        position["freed"][player] = 1
    if rules.pinning:
        position["pinned"][1 - player] = pinned_men(rules, position, 1 - player)
    position["turn"] = 1 - player


@rule
def random_play(rules: Ruleset, positions, i, a, b, c, word_1, word_2, word_3, nodes, slots) -> bool:
    """Play a roll at random, step by step, each step drawn evenly from those allowed next; False: no step.

    A sequence that used every number is certainly legal. One that ran out of steps before may have missed a
    longer play, so then a play is drawn evenly from all legal ones.
    """
    position = positions[i]
    player = position["turn"]
    low, high, held, landings, blots = outlook(rules, position, player)
    n1, t1, n2, t2, n3, t3 = allotment(rules, a, b, c)
    tag = FREED if position["freed"][player] != 0 else 0
    word = word_1
    remaining = t1 + t2 + t3
    made = 0
    while made < remaining:
        from_1 = sources(rules, low, held, tag & FREED, landings, n1) if tag & USED < t1 else 0
        from_2 = sources(rules, low, held, tag & FREED, landings, n2) if (tag >> 3) & USED < t2 else 0
        from_3 = sources(rules, low, held, tag & FREED, landings, n3) if (tag >> 6) & USED < t3 else 0
        count_1 = members(from_1)
        count_2 = members(from_2)
        count = count_1 + count_2 + members(from_3)
        if count == 0:
            break
        if made == 3:
            word = word_2
        chosen, word = take_choice(word, count)
        if chosen < count_1:
            leaving = from_1
            number = n1
            kind = 0
        elif chosen < count_1 + count_2:
            chosen -= count_1
            leaving = from_2
            number = n2
            kind = 3
        else:
            chosen -= count_1 + count_2
            leaving = from_3
            number = n3
            kind = 6
        for _ in range(chosen):
            leaving &= leaving - 1
        low, high, tag, held = make_step(rules, low, high, tag, held, landings, blots, lowest(leaving), number)
        tag += 1 << kind
        made += 1
    if made == 0:
        position["turn"] = 1 - player
        return False
    if made < remaining:
        first, count, _steps = legal_plays(rules, positions, i, a, b, c, nodes, slots)
        chosen, word = take_choice(word_3, count)
        low = nodes[first + chosen, LOW]
        high = nodes[first + chosen, HIGH]
        tag = nodes[first + chosen, TAG]
    settle(rules, positions, i, low, high, tag)
    return True


@rule
def playout(rules: Ruleset, positions, i, opening, seed, game, nodes, slots):
    """Play ``positions[i]`` to its end at random: ``(winner or NOBODY, points, turns)``.

    With ``opening`` the beginner is thrown for first; otherwise the player whose turn it is throws.
    """
    position = positions[i]
    a = 0
    b = 0
    if opening:
        a, b = opening_throw(seed, game)
        position["turn"] = WHITE if a > b else BLACK
    idle = 0
    for turn in range(TURN_LIMIT):
        player = position["turn"]
        if rules.binding and tables_bound(rules, positions, i, player):
            # Whoever wins the throw for it, a random player names any of the six points.
            word, word_1, word_2, word_3 = random_words(seed, game, turn, _BINDING)
            named, word = take_die(word)
            break_point(rules, positions, i, player, named)
        word, word_1, word_2, word_3 = random_words(seed, game, turn, _THROW)
        c = 0
        if turn > 0 or not (opening and rules.opening_played):
            a, word = take_die(word)
            b, word = take_die(word)
            if rules.dice == 3:
                c, word = take_die(word)
        if random_play(rules, positions, i, a, b, c, word_1, word_2, word_3, nodes, slots):
            idle = 0
            ended = result(rules, position, player)
            if ended == WON:
                return player, worth(rules, positions, i, player, a == b), turn + 1
            if ended != GOES_ON:
                return NOBODY, 0, turn + 1
        else:
            idle += 1
            if idle > 1 and nobody_moves(rules, positions, i):
                return NOBODY, 0, turn + 1
    return NOBODY, 0, TURN_LIMIT


@rule
def playouts(rules: Ruleset, start, opening, seed, first, results, nodes, slots):
    """A playout from ``start[0]`` for every row of ``results``: game ``first`` and those that follow it."""
    positions = start.copy()
    for row in range(results.shape[0]):
        positions[0] = start[0]
        winner, points, turns = playout(rules, positions, 0, opening, seed, first + row, nodes, slots)
        results[row, WINNER] = winner
        results[row, SCORE] = points
        results[row, TURNS] = turns
