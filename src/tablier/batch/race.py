"""Race games in progress."""

from __future__ import annotations

from ..board import BLACK, MEN, OFF, PATH, WHITE
from ..compiled import part, rule
from ..games.race.draft import root
from ..games.race.moves import break_point, nobody_moves, tables_bound, worth
from ..games.race.playout import TURN_LIMIT, settle
from ..games.race.plays import ORIGIN, allotment, legal_plays, make_step
from ..games.race.ruleset import Ruleset
from .turns import (
    BREAK,
    BYTE,
    FIRST_BREAK,
    FIRST_DECISION,
    HEAD,
    KEPT,
    LEFT,
    LOT,
    NOBODY,
    OPENING,
    OVER,
    PLAY,
    REFUSED,
    THROW,
    UNFINISHED,
    action_at,
    begin,
    draw,
    extend,
    finish,
    number_of,
    show_dice,
    some_answer,
    some_play,
    source_of,
    step_action,
    viewer_of,
    waits_for_agent,
    write_head,
    write_mask,
)

WIDTH = HEAD + 2 * PATH + 2
"""How long an observation is."""


@rule
def list_words(rules: Ruleset, positions, turns, i, nodes, slots, words, row):
    """Write the plays of the dice as words, as far as there is room; return how many there are."""
    dice = turns[i]["dice"]
    first, count, steps = legal_plays(rules, positions, i, dice[0], dice[1], dice[2], nodes, slots)
    for k in range(min(count, words.shape[1])):
        node = first + k
        word = 0
        for _ in range(steps):
            origin = nodes[node, ORIGIN]
            node = origin >> 8
            word = (word << BYTE) | step_action((origin >> 3) & 0x1F, origin & 7)
        words[row, k] = word
    return count


@part
def next_turn(rules: Ruleset, positions, turns, i):
    """Let the player whose turn it is throw; bound tables are broken up first."""
    turn = turns[i]
    player = positions[i]["turn"]
    turn["player"] = player
    turn["phase"] = LOT if rules.binding and tables_bound(rules, positions, i, player) else THROW


@part
def throw(rules: Ruleset, positions, turns, words, i, a, b, c, nodes, slots):
    """Enter the dice a game waits for: white's and black's for the beginning and for bound tables."""
    turn = turns[i]
    if turn["phase"] == LOT:
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
    if positions[i]["men"][player, OFF] == MEN:
        finish(turns, i, player, worth(rules, positions, i, player))
    elif (word == 0 and nobody_moves(rules, positions, i)) or turns[i]["throws"] >= TURN_LIMIT:
        finish(turns, i, NOBODY, 0)
    else:
        next_turn(rules, positions, turns, i)


@part
def act(rules: Ruleset, positions, turns, words, i, action, nodes, slots, room):
    """Take the decision a game waits for; False, and nothing changed, if it may not be taken so."""
    turn = turns[i]
    if turn["phase"] == BREAK:
        if not FIRST_BREAK <= action < FIRST_BREAK + 6:
            return False
        player = positions[i]["turn"]
        break_point(rules, positions, i, player, action - FIRST_BREAK + 1)
        turn["phase"] = THROW
        turn["player"] = player
        return True
    if turn["phase"] != PLAY:
        return False
    if turn["count"] <= KEPT:
        word = extend(turns, i, words, i, action)
    else:
        list_words(rules, positions, turns, i, nodes, slots, room, 0)
        word = extend(turns, i, room, 0, action)
    if word == REFUSED:
        return False
    if word != UNFINISHED:
        play(rules, positions, turns, i, word)
    return True


@part
def act_at_random(rules: Ruleset, positions, turns, words, i, nodes, slots, room):
    """Take the decision a game waits for at random, a play whole."""
    if turns[i]["phase"] != PLAY:
        act(rules, positions, turns, words, i, some_answer(turns, i), nodes, slots, room)
    elif turns[i]["count"] <= KEPT:
        play(rules, positions, turns, i, some_play(turns, i, words, i))
    else:
        list_words(rules, positions, turns, i, nodes, slots, room, 0)
        play(rules, positions, turns, i, some_play(turns, i, room, 0))


@part
def advance(rules: Ruleset, positions, turns, words, i, nodes, slots, room):
    """Throw, and play for the other at random, until the agent has to decide or the game is over."""
    while not waits_for_agent(turns, i):
        if turns[i]["phase"] < FIRST_DECISION:
            a, b, c = draw(turns, i, rules.dice)
            throw(rules, positions, turns, words, i, a, b, c, nodes, slots)
        else:
            act_at_random(rules, positions, turns, words, i, nodes, slots, room)


@part
def write_men(board, k, viewer, observations, row):
    """Write the men of both players, each on the own path, the viewer's first, and whose courier is home."""
    men = board[k]["men"]
    for point in range(PATH):
        observations[row, HEAD + point] = men[viewer, point]
    for point in range(PATH):
        observations[row, HEAD + PATH + point] = men[1 - viewer, point]
    observations[row, HEAD + 2 * PATH] = board[k]["freed"][viewer]
    observations[row, HEAD + 2 * PATH + 1] = board[k]["freed"][1 - viewer]


@part
def observe(rules: Ruleset, positions, turns, i, viewer, observations, row, board):
    """Write what ``viewer`` sees: the head, then the men as the steps made so far have left them."""
    write_head(turns, i, viewer, observations, row)
    turn = turns[i]
    word = turn["word"] if turn["phase"] == PLAY else 0
    if turn["phase"] == PLAY:
        dice = turn["dice"]
        n1, t1, n2, t2, n3, t3 = allotment(rules, dice[0], dice[1], dice[2])
        observations[row, LEFT + n1] += t1
        observations[row, LEFT + max(n2, 1)] += t2
        observations[row, LEFT + max(n3, 1)] += t3
    if word == 0:
        write_men(positions, i, viewer, observations, row)
        return
    board[0] = positions[i]
    low, high, tag = drafted(rules, positions, i, word)
    settle(rules, board, 0, low, high, tag)
    write_men(board, 0, viewer, observations, row)
    while word:
        observations[row, LEFT + number_of(action_at(word, 0))] -= 1
        word >>= BYTE


@part
def write_legal(rules: Ruleset, positions, turns, words, i, masks, nodes, slots, room):
    """Write the mask of a game."""
    if turns[i]["count"] <= KEPT:
        write_mask(turns, i, words, i, masks)
    else:
        list_words(rules, positions, turns, i, nodes, slots, room, 0)
        write_mask(turns, i, room, 0, masks)


@rule
def reset(
    rules: Ruleset, start, agent, chosen, positions, turns, words, observations, masks, first, last, board, nodes,
    slots, room,
):  # fmt: skip
    """Begin those of the games ``first`` to ``last`` that are chosen, and go on to the first decision."""
    for i in range(first, last):
        if chosen[i]:
            positions[i] = start[0]
            begin(turns, i, agent)
            advance(rules, positions, turns, words, i, nodes, slots, room)
            observe(rules, positions, turns, i, viewer_of(turns, i), observations, i, board)
            write_legal(rules, positions, turns, words, i, masks, nodes, slots, room)


@rule
def step(
    rules: Ruleset, start, agent, most, actions, actors, positions, turns, words, observations, masks, first, last,
    board, nodes, slots, room,
):  # fmt: skip
    """Take one decision in each game and go on to the next; a game that was over begins anew instead.

    Who does what may not be done gives the game up, for ``most`` points.
    """
    for i in range(first, last):
        actors[i] = turns[i]["player"]
        if turns[i]["phase"] == OVER:
            positions[i] = start[0]
            turns[i]["game"] += 1
            begin(turns, i, agent)
        elif not act(rules, positions, turns, words, i, actions[i], nodes, slots, room):
            finish(turns, i, 1 - actors[i], most)
        advance(rules, positions, turns, words, i, nodes, slots, room)
        observe(rules, positions, turns, i, viewer_of(turns, i), observations, i, board)
        write_legal(rules, positions, turns, words, i, masks, nodes, slots, room)
