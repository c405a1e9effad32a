"""Games of Unstacked Draughts in progress: a throw leaves nobody a choice, and is played with the one action GO_ON."""

from __future__ import annotations

from ...batch import going
from ...batch.turns import (
    GO_ON,
    HEAD,
    LEFT,
    THROWN,
    finish,
    show_dice,
    thrown,
    write_head,
    write_mask,
)
from ...board import BLACK, WHITE
from ...compiled import completed, part
from ..phases import OPENING, PLAY, THROW
from .rules import NOBODY, POINTS, WORTH, play_roll

WIDTH = HEAD + 4 * POINTS
"""How long an observation is."""


@part
def rules_of(numbers):
    """The rules out of a row of numbers: there is nothing to tell."""
    return 0


@part
def dice_of(rules):
    """How many dice a throw has."""
    return 2


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
    a, b, _ = thrown(turns, i)
    _, winner, _ = play_roll(positions, i, a, b, True, uses)
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


_whole = completed(
    going, __name__, rules_of=rules_of, dice_of=dice_of, throw=throw, act=act, choose=choose, write_legal=write_legal,
    observe=observe,
)  # fmt: skip
do, step = _whole.do, _whole.step
