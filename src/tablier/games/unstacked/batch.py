"""Games of Unstacked Draughts in progress: a throw leaves nobody a choice, and is played with the one action GO_ON."""

from __future__ import annotations

from ...batch.turns import (
    DO_ACT,
    DO_CHOOSE,
    DO_OBSERVE,
    DO_THROW,
    GO_ON,
    HEAD,
    LEFT,
    LEFT_ALONE,
    THROWN,
    begin,
    draw,
    finish,
    show_dice,
    viewer_of,
    waits_for_agent,
    write_head,
    write_mask,
)
from ...board import BLACK, WHITE
from ...compiled import part, rule
from ..phases import FIRST_DECISION, OPENING, OVER, PLAY, THROW
from .rules import NOBODY, POINTS, WORTH, play_roll

WIDTH = HEAD + 4 * POINTS
"""How long an observation is."""


@part
def throw(rules, positions, turns, words, i, a, b, c, uses, unused):
    """Enter the dice a game waits for; for the beginning white's and black's."""
    turn = turns[i]
    if turn["phase"] == OPENING:
        turn["player"] = WHITE if a > b else BLACK
        positions[i]["turn"] = turn["player"]
        turn["phase"] = THROW
        return
    show_dice(turns, i, max(a, b), min(a, b), c)
    turn["phase"] = PLAY
    turn["count"] = 1
    words[i, 0] = 0


@part
def act(rules, positions, turns, words, i, action, uses, unused, room):
    """Play the throw a game waits for; False, and nothing changed, if it does not or if anything else is asked."""
    turn = turns[i]
    if turn["phase"] != PLAY or action != GO_ON:
        return False
    _, winner, _ = play_roll(positions, i, turn["dice"][0], turn["dice"][1], True, uses)
    if winner != NOBODY:
        finish(turns, i, winner, WORTH)
    else:
        turn["player"] = positions[i]["turn"]
        turn["phase"] = THROW
    return True


@part
def choose(rules, positions, turns, words, i, choice, uses, unused, room):
    """The same by the number of the one play."""
    return choice == 0 and act(rules, positions, turns, words, i, GO_ON, uses, unused, room)


@part
def advance(rules, positions, turns, words, i, uses, unused, room):
    """Throw, and play for the other, until the agent has to play or the game is over."""
    while not waits_for_agent(turns, i):
        if turns[i]["phase"] < FIRST_DECISION:
            a, b, c = draw(turns, i, 2)
            throw(rules, positions, turns, words, i, a, b, c, uses, unused)
        else:
            act(rules, positions, turns, words, i, GO_ON, uses, unused, room)


@part
def observe(rules, positions, turns, i, viewer, observations, row, board):
    """Write what ``viewer`` sees: the head, the men to bring down, own first, and the men on each point, own first."""
    write_head(turns, i, viewer, observations, row)
    position = positions[i]
    for number in range(1, 7):
        observations[row, LEFT + number] = observations[row, THROWN + number]
    for side in range(2):
        player = viewer if side == 0 else 1 - viewer
        for point in range(POINTS):
            observations[row, HEAD + side * POINTS + point] = position["standing"][player, point]
            observations[row, HEAD + (2 + side) * POINTS + point] = position["men"][player, point]


@part
def write_legal(rules, positions, turns, words, i, masks, uses, unused, room):
    """Write the mask of a game."""
    write_mask(turns, i, words, i, masks)


@rule
def do(rules, what, number, a, b, c, positions, turns, words, observations, masks, uses, unused, room, board):
    """One thing with the first game, see DO_THROW and its like: all in one function, which is compiled once."""
    if what == DO_THROW:
        throw(rules, positions, turns, words, 0, a, b, c, uses, unused)
    elif what == DO_ACT:
        return act(rules, positions, turns, words, 0, number, uses, unused, room)
    elif what == DO_CHOOSE:
        return choose(rules, positions, turns, words, 0, number, uses, unused, room)
    elif what == DO_OBSERVE:
        observe(rules, positions, turns, 0, number, observations, 0, board)
    else:
        write_legal(rules, positions, turns, words, 0, masks, uses, unused, room)
    return True


@rule
def step(
    rules, start, agent, whole, most, actions, actors, positions, turns, words, observations, masks, first, last,
    uses, unused, room, board,
):  # fmt: skip
    """Take one decision in each of the games ``first`` to ``last`` and go on to the next; see :meth:`Games.step`."""
    for i in range(first, last):
        if actions[i] == LEFT_ALONE:
            continue
        actors[i] = turns[i]["player"]
        if turns[i]["phase"] == OVER:
            positions[i] = start[0]
            turns[i]["game"] += 1
            begin(turns, i, agent)
        else:
            if whole:
                done = choose(rules, positions, turns, words, i, actions[i], uses, unused, room)
            else:
                done = act(rules, positions, turns, words, i, actions[i], uses, unused, room)
            if not done:
                finish(turns, i, 1 - actors[i], most)
    # One thing at a time for all games: the processor guesses better what comes next.
    for i in range(first, last):
        if actions[i] != LEFT_ALONE:
            advance(rules, positions, turns, words, i, uses, unused, room)
    for i in range(first, last):
        if actions[i] != LEFT_ALONE:
            observe(rules, positions, turns, i, viewer_of(turns, i), observations, i, board)
            if not whole:
                write_legal(rules, positions, turns, words, i, masks, uses, unused, room)
