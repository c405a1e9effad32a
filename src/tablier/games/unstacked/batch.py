"""Games of Unstacked Draughts in progress: a throw leaves nobody a choice, and is played with the one action GO_ON."""

from __future__ import annotations

from ...batch import going
from ...batch.turns import (
    HEAD,
    LEFT,
    THROWN,
    finish,
    show_dice,
    write_head,
)
from ...board import BLACK, WHITE
from ...compiled import completed, part, rule
from ..phases import OPENING, PLAY, THROW
from .rules import NOBODY, POINTS, WORTH, play_roll

WIDTH = HEAD + 4 * POINTS
"""How long an observation is."""


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
def play(rules, positions, turns, i, word, uses):
    """Play the throw, and go on to the next or the end."""
    turn = turns[i]
    _, winner, _ = play_roll(positions, i, turn["dice"][0], turn["dice"][1], True, uses)
    if winner != NOBODY:
        finish(turns, i, winner, WORTH)
    else:
        turn["player"] = positions[i]["turn"]
        turn["phase"] = THROW


@part
def answer(rules, positions, turns, i, action):
    """There is nothing to decide but the play."""
    return False


@rule
def list_words(rules, positions, turns, i, uses, unused, words, row):
    """Write the one play as a word."""
    words[row, 0] = 0


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


_whole = completed(
    going, __name__, dice_of=dice_of, throw=throw, play=play, answer=answer, list_words=list_words, observe=observe
)
do, step = _whole.do, _whole.step
