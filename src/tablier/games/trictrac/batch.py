"""Games of Trictrac in progress, everything marked by the referee: the ordinary game, or a round of the scored one."""

from __future__ import annotations

from ...batch import going
from ...batch.turns import (
    BYTE,
    HEAD,
    LEAVE_ACTION,
    LEFT,
    PUISSANCE_BIT,
    STAY_ACTION,
    THROWN,
    action_at,
    clear_play,
    finish,
    number_of,
    show_dice,
    source_of,
    step_action,
    steps_in,
    thrown,
    write_head,
)
from ...board import BLACK, OFF, PATH, WHITE
from ...compiled import completed, part, rule
from ..phases import OPENING, OVER, PLAY, STAY, THROW, TURN_LIMIT
from ..race.moves import pack
from .jans import keep_legal, score_roll
from .marking import new_setting, stakes_won
from .movement import FROM_1, FROM_2, KIND, NUMBER_1, NUMBER_2, PUISSANCE, moved
from .state import CORNER, Rulings, rulings_of
from .tokens import tokens_if_won
from .turn import NOBODY, answer, play, throw, winner_of

MARKS = HEAD + 2 * PATH
"""Where, in an observation, points, flags, holes, runs and rolls of both players begin."""
FIRST_THROW = MARKS + 10 - 1
"""Before the six counts of dice of the first throw that is remembered."""
WIDTH = FIRST_THROW + 7
"""How long an observation is."""
ROUND_WIDTH = WIDTH + 3
"""The same in a round of the scored game."""

MOST_COUNTED = 127
"""Holes are counted up to here, far beyond the end of any game."""
MOST_ROLLS = 3
"""How many rolls were made in a setting matters up to here (T-24)."""


@part
def dice_of(rulings: Rulings):
    """How many dice a throw has."""
    return 2


@rule
def write_words(ways, count, words, row):
    """Write legal plays as words, as far as there is room."""
    for k in range(min(count, words.shape[1])):
        word = 0
        if ways[k, NUMBER_2]:
            word = step_action(ways[k, FROM_2], ways[k, NUMBER_2]) << BYTE
        if ways[k, NUMBER_1]:
            word |= step_action(ways[k, FROM_1], ways[k, NUMBER_1])
        words[row, k] = word | PUISSANCE_BIT if ways[k, KIND] == PUISSANCE else word


@rule
def list_words(rulings: Rulings, positions, turns, i, ways, jans, words, row):
    """Write the plays of the dice as words, as far as there is room."""
    a, b, _ = thrown(turns, i)
    _, _, _, count = score_roll(rulings, positions, i, a, b, ways, jans)
    write_words(ways, keep_legal(ways, count), words, row)


@part
def end_round(rulings: Rulings, positions, turns, i):
    """End a round of the scored game: whoever has more holes wins tokens, and a drawn one is played again (T-81)."""
    position = positions[i]
    ahead = position["holes"][WHITE] - position["holes"][BLACK]
    if ahead != 0:
        winner = WHITE if ahead > 0 else BLACK
        finish(turns, i, winner, tokens_if_won(rulings, position, winner, int(turns[i]["replays"])))
        return
    for side in range(2):
        position["points"][side] = 0
        position["flags"][side] = 0
        position["holes"][side] = 0
        position["run"][side] = 0
        position["left"][side] = 0
    new_setting(positions, i, turns[i]["begun"])
    turns[i]["replays"] = min(turns[i]["replays"] + 1, MOST_COUNTED)
    turns[i]["phase"] = THROW
    turns[i]["player"] = positions[i]["turn"]


@part
def go_on(rulings: Rulings, positions, turns, i, phase):
    """Wait for what a step of the turn says comes next, or end the game."""
    turns[i]["phase"] = phase
    turns[i]["player"] = positions[i]["turn"]
    if phase == OVER and rulings.scored:
        end_round(rulings, positions, turns, i)
    elif phase == OVER:
        winner = winner_of(rulings, positions, i)
        finish(turns, i, winner, stakes_won(rulings, positions, i, winner))
    elif phase == THROW and turns[i]["throws"] >= TURN_LIMIT:
        finish(turns, i, NOBODY, 0)


@part
def enter_throw(rulings: Rulings, positions, turns, words, i, a, b, c, ways, jans):
    """Enter the dice a game waits for, white's and black's for the beginning, and mark what they are worth."""
    if turns[i]["phase"] == OPENING:
        positions[i]["turn"] = WHITE if a > b else BLACK
        turns[i]["begun"] = positions[i]["turn"]
    show_dice(turns, i, a, b, c)
    phase, theirs, count = throw(rulings, positions, i, a, b, ways, jans)
    turns[i]["owed"] = theirs
    turns[i]["count"] = keep_legal(ways, count)
    write_words(ways, turns[i]["count"], words, i)
    go_on(rulings, positions, turns, i, phase)


@rule
def target_of(word, action):
    """Where an action of a play takes its man."""
    return CORNER if word & PUISSANCE_BIT else min(source_of(action) + number_of(action), OFF)


@part
def play_word(rulings: Rulings, positions, turns, i, word):
    """Make a whole play, and go on to the next turn."""
    low, high, _ = pack(positions[i], positions[i]["turn"])
    for k in range(steps_in(word)):
        action = action_at(word, k)
        low, high = moved(low, high, source_of(action), target_of(word, action))
    clear_play(turns, i)
    a, b, _ = thrown(turns, i)
    go_on(rulings, positions, turns, i, play(rulings, positions, i, a, b, low, high))


@part
def stay_or_leave(rulings: Rulings, positions, turns, i, action):
    """Stay or leave (T-44); False, and nothing changed, if the action is neither."""
    if action != STAY_ACTION and action != LEAVE_ACTION:
        return False
    go_on(rulings, positions, turns, i, answer(rulings, positions, i, action == LEAVE_ACTION, turns[i]["owed"]))
    return True


@part
def observe(rulings: Rulings, positions, turns, i, viewer, observations, row, board):
    """Write what ``viewer`` sees, own things first: the head, the men as the steps made so far have left them, points,
    flags, holes, runs of holes, rolls made in this setting, the first throw while it waits for its answer (T-36)."""
    write_head(turns, i, viewer, observations, row)
    turn = turns[i]
    position = positions[i]
    men = position["men"]
    for field in range(PATH):
        observations[row, HEAD + field] = men[viewer, field]
    for field in range(PATH):
        observations[row, HEAD + PATH + field] = men[1 - viewer, field]
    if turn["phase"] == PLAY or turn["phase"] == STAY:
        mover = HEAD if position["turn"] == viewer else HEAD + PATH
        for number in range(1, 7):
            observations[row, LEFT + number] = observations[row, THROWN + number]
        for k in range(turn["made"]):
            action = action_at(turn["word"], k)
            observations[row, LEFT + number_of(action)] -= 1
            observations[row, mover + source_of(action)] -= 1
            observations[row, mover + target_of(turn["word"], action)] += 1
    for side in range(2):
        player = viewer if side == 0 else 1 - viewer
        observations[row, MARKS + side] = position["points"][player]
        observations[row, MARKS + 2 + side] = position["flags"][player]
        observations[row, MARKS + 4 + side] = min(position["holes"][player], MOST_COUNTED)
        observations[row, MARKS + 6 + side] = min(position["run"][player], MOST_COUNTED)
        observations[row, MARKS + 8 + side] = min(position["rolls"][player], MOST_ROLLS)
    for number in range(1, 7):
        observations[row, FIRST_THROW + number] = 0
    for die in range(2):
        if position["first"][die] > 0:
            observations[row, FIRST_THROW + position["first"][die]] += 1
    if rulings.scored:
        observations[row, WIDTH] = turn["replays"]
        observations[row, WIDTH + 1] = position["left"][viewer]
        observations[row, WIDTH + 2] = position["left"][1 - viewer]


_whole = completed(
    going, __name__, rules_of=rulings_of, dice_of=dice_of, throw=enter_throw, play=play_word, answer=stay_or_leave,
    list_words=list_words, observe=observe,
)  # fmt: skip
do, step = _whole.do, _whole.step
