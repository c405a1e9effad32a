"""Race games in progress."""

from __future__ import annotations

from ...batch import going
from ...batch.turns import (
    BYTE,
    FIRST_BREAK,
    HEAD,
    LEFT,
    NOBODY,
    action_at,
    clear_play,
    finish,
    number_of,
    show_dice,
    source_of,
    thrown,
    write_head,
)
from ...board import BLACK, OFF, PATH, POINTS, WHITE
from ...compiled import completed, part, rule
from ..phases import BREAK, OPENING, PLAY, THROW, TURN_LIMIT, UNBIND
from .draft import root
from .moves import GOES_ON, WON, break_point, nobody_moves, result, tables_bound, worth
from .playout import settle
from .plays import STEPS, allotment, legal_plays, make_step, ruleset_of
from .ruleset import Ruleset

_PINNED = HEAD + 2 * PATH + 2
"""Where an observation says who is pinned, in a game that pins; elsewhere it ends here."""


def width(rules: Ruleset) -> int:
    """How long an observation is."""
    return _PINNED + 2 * POINTS if rules.pinning else _PINNED


@part
def dice_of(rules: Ruleset):
    """How many dice a throw has."""
    return rules.dice


@rule
def list_words(rules: Ruleset, positions, turns, i, nodes, slots, words, row):
    """Write the plays of the dice as words, as far as there is room; return how many there are."""
    a, b, c = thrown(turns, i)
    first, count, _ = legal_plays(rules, positions, i, a, b, c, nodes, slots)
    for k in range(min(count, words.shape[1])):
        words[row, k] = nodes[first + k, STEPS]
    return count


@part
def next_turn(rules: Ruleset, positions, turns, i):
    """Let the player whose turn it is throw; bound tables are broken up first."""
    turn = turns[i]
    player = positions[i]["turn"]
    turn["player"] = player
    turn["phase"] = UNBIND if rules.binding and tables_bound(rules, positions, i, player) else THROW


@part
def throw(rules: Ruleset, positions, turns, words, i, a, b, c, nodes, slots):
    """Enter the dice a game waits for: white's and black's for the beginning and for bound tables."""
    turn = turns[i]
    if turn["phase"] == UNBIND:
        turn["phase"] = BREAK
        turn["player"] = WHITE if a > b else BLACK
        return
    if turn["phase"] == OPENING:
        positions[i]["turn"] = WHITE if a > b else BLACK
        next_turn(rules, positions, turns, i)
        if not rules.opening_played:
            return
    show_dice(turns, i, a, b, c)
    turn["phase"] = PLAY
    turn["player"] = positions[i]["turn"]
    turn["count"] = list_words(rules, positions, turns, i, nodes, slots, words, i)


@part
def drafted(rules: Ruleset, positions, i, word):
    """The mover's packed men after the steps of a word: ``(low, high, tag)``."""
    low, high, tag, held, landings, blots = root(rules, positions, i)
    while word:
        action = action_at(word, 0)
        word >>= BYTE
        low, high, tag, held = make_step(
            rules, low, high, tag, held, landings, blots, source_of(action), number_of(action)
        )
    return low, high, tag


@part
def play(rules: Ruleset, positions, turns, i, word):
    """Make a whole play, and go on to the next turn or the end."""
    player = positions[i]["turn"]
    low, high, tag = drafted(rules, positions, i, word)
    settle(rules, positions, i, low, high, tag)
    clear_play(turns, i)
    ended = result(rules, positions[i], player)
    if ended == WON:
        a, b, _ = thrown(turns, i)
        finish(turns, i, player, worth(rules, positions, i, player, a == b))
    elif ended != GOES_ON or (word == 0 and nobody_moves(rules, positions, i)) or turns[i]["throws"] >= TURN_LIMIT:
        finish(turns, i, NOBODY, 0)
    else:
        next_turn(rules, positions, turns, i)


@part
def answer(rules: Ruleset, positions, turns, i, action):
    """Name the point to be broken up (B-6); False, and nothing changed, if the action names none."""
    if not FIRST_BREAK <= action < FIRST_BREAK + 6:
        return False
    player = positions[i]["turn"]
    break_point(rules, positions, i, player, action - FIRST_BREAK + 1)
    turns[i]["phase"] = THROW
    turns[i]["player"] = player
    return True


@part
def write_men(rules: Ruleset, board, k, viewer, observations, row):
    """Write the men of both players, each on the own path, the viewer's first, whose courier is home, who is pinned."""
    men = board[k]["men"]
    for point in range(PATH):
        observations[row, HEAD + point] = men[viewer, point]
    for point in range(PATH):
        observations[row, HEAD + PATH + point] = men[1 - viewer, point]
    observations[row, HEAD + 2 * PATH] = board[k]["freed"][viewer]
    observations[row, HEAD + 2 * PATH + 1] = board[k]["freed"][1 - viewer]
    if rules.pinning:
        pinned = board[k]["pinned"]
        for point in range(1, OFF):
            observations[row, _PINNED + point - 1] = pinned[viewer] >> point & 1
            observations[row, _PINNED + POINTS + point - 1] = pinned[1 - viewer] >> point & 1


@part
def observe(rules: Ruleset, positions, turns, i, viewer, observations, row, board):
    """Write what ``viewer`` sees: the head, then the men as the steps made so far have left them."""
    write_head(turns, i, viewer, observations, row)
    turn = turns[i]
    word = turn["word"] if turn["phase"] == PLAY else 0
    if turn["phase"] == PLAY:
        a, b, c = thrown(turns, i)
        n1, t1, n2, t2, n3, t3 = allotment(rules, a, b, c)
        observations[row, LEFT + n1] += t1
        observations[row, LEFT + max(n2, 1)] += t2
        observations[row, LEFT + max(n3, 1)] += t3
    if word == 0:
        write_men(rules, positions, i, viewer, observations, row)
        return
    board[0] = positions[i]
    low, high, tag = drafted(rules, positions, i, word)
    settle(rules, board, 0, low, high, tag)
    write_men(rules, board, 0, viewer, observations, row)
    while word:
        observations[row, LEFT + number_of(action_at(word, 0))] -= 1
        word >>= BYTE


_whole = completed(
    going, __name__, rules_of=ruleset_of, dice_of=dice_of, throw=throw, play=play, answer=answer,
    list_words=list_words, observe=observe,
)  # fmt: skip
do, step = _whole.do, _whole.step
