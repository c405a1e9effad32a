"""Games in progress: whose decision is awaited, which decisions there are, and where the next dice come from.

A game in progress is two records: its position, as the rules know it, and its *turn*, defined here. How both go on is
in :mod:`.going`, and in what the families bring to it.

**Actions.** Every decision of every game is one of :data:`ACTIONS` numbers that always mean the same. A play is made
step by step, one action a step, and has exactly one such sequence: that by which the rules list it. So two plays
never differ in nothing but the order of their steps, and a mask of what may come next never leads astray.
"""

from __future__ import annotations

import numpy as np

from ..compiled import rule
from ..dice import opening_throw, random_words, take_choice, take_die
from ..games.phases import BREAK, FIRST_DECISION, OPENING, OVER, PLAY, STAY, UNBIND

# Actions.
GO_ON = 0
"""Where a throw leaves nothing to choose: no man can move, or there is never a choice."""
FIRST_STEP = 1
"""Then, for every source from the bar (0) to point 24, the numbers 1 to 6."""
SOURCES = 25
NUMBERS = 6
STAY_ACTION = FIRST_STEP + SOURCES * NUMBERS
LEAVE_ACTION = STAY_ACTION + 1
FIRST_BREAK = LEAVE_ACTION + 1
"""Then the points of entry 1 to 6, as the player on the bar counts them."""
ACTIONS = FIRST_BREAK + 6
LEFT_ALONE = -1
"""No action: the game stays as it is."""
GOES_ON = -(1 << 62)
"""No action either: the game goes on to the next decision it has to ask for."""
UNFIT = -1
"""Dice were given that are not those waited for."""

# What may be done with a single game.
DO_THROW = 0
"""Enter dice."""
DO_ACT = 1
DO_CHOOSE = 2
DO_OBSERVE = 3
"""Write what player ``number`` sees."""
DO_MASK = 4

# A play as one word: its actions from the lowest byte on, 0 after the last.
BYTE = 8
ACTION_BITS = 0xFF
MOST_STEPS = 6
ALL_STEPS = (1 << (BYTE * MOST_STEPS)) - 1
PUISSANCE_BIT = 1 << (BYTE * MOST_STEPS)
"""Both men go to the own corner by puissance (T-7), which the actions alone do not say."""

# What else may come of one more step.
UNFINISHED = -1
REFUSED = -2

KEPT = 128
"""So many plays are kept with a game; the few throws that have more are listed anew when they are asked about."""

NOBODY = -1
EITHER = -1
"""As agent: whoever has to decide."""

TURN = np.dtype(
    [
        ("seed", np.int64),
        ("game", np.int64),
        ("word", np.int64),
        ("count", np.int32),
        ("throws", np.int32),
        ("points", np.int16),
        ("owed", np.int16),
        ("given", np.int16),
        ("phase", np.int8),
        ("player", np.int8),
        ("agent", np.int8),
        ("winner", np.int8),
        ("made", np.int8),
        ("begun", np.int8),
        ("replays", np.int8),
        ("dice", np.int8, (3,)),
    ],
    align=True,
)
"""Which game of which seed; the steps made of the play, how many plays there are, how many throws there were; what the
game was worth, and in Trictrac what the throw is worth to the other; how many of the throws given are used up, or
UNFIT; phase; who decides, or decided last; for whom the game is played; who won; how many steps were made; who threw
first, and how often a round of the scored game was drawn; the dice."""

# Which of the random numbers of a throw are for what; 0 and 1 are those of the playouts.
_THROW = 0
_UNBINDING = 2
_SIDE = 3

# The head of every observation.
THROWN = 3
"""Before the six counts of dice thrown."""
LEFT = 9
"""Before the six counts of numbers still to be played."""
HEAD = 16
"""Own decision; phase break, stay, play; dice thrown of each number; numbers still to be played."""


@rule
def step_action(source, number):
    """The action of moving a man from ``source`` by ``number``; the rules of the race games number steps alike."""
    return FIRST_STEP + source * NUMBERS + number - 1


@rule
def source_of(action):
    """Where the man stands that an action moves."""
    return (action - FIRST_STEP) // NUMBERS


@rule
def number_of(action):
    """By how much an action moves a man."""
    return (action - FIRST_STEP) % NUMBERS + 1


@rule
def action_at(word, index):
    """The action at a place in a play; 0 after its last."""
    return (word >> (BYTE * index)) & ACTION_BITS


@rule
def steps_in(word):
    """How many steps a play has."""
    count = 0
    while count < MOST_STEPS and action_at(word, count):
        count += 1
    return count


@rule
def begin(turns, i, agent):
    """Begin the game ``turns[i]`` says; ``agent`` 2 draws lots for the side."""
    turn = turns[i]
    if agent == 2:
        _, word, _, _ = random_words(turn["seed"], turn["game"], 0, _SIDE)
        agent, word = take_choice(word, 2)
    turn["agent"] = agent
    turn["phase"] = OPENING
    turn["player"] = 0
    turn["winner"] = NOBODY
    turn["points"] = 0
    turn["owed"] = 0
    turn["throws"] = 0
    turn["word"] = 0
    turn["made"] = 0
    turn["count"] = 0
    turn["given"] = 0
    turn["begun"] = 0
    turn["replays"] = 0
    for die in range(3):
        turn["dice"][die] = 0


@rule
def draw(turns, i, dice):
    """The dice a game waits for, by its seed, its number and its throws so far: ``(a, b, c)``."""
    turn = turns[i]
    if turn["phase"] == OPENING:
        a, b = opening_throw(turn["seed"], turn["game"])
        return a, b, 0
    if turn["phase"] == UNBIND:
        _, word_1, _, _ = random_words(turn["seed"], turn["game"], turn["throws"], _UNBINDING)
        white, word_1 = take_choice(word_1, 2)
        return 1 + white, 2 - white, 0
    word, _, _, _ = random_words(turn["seed"], turn["game"], turn["throws"], _THROW)
    a, word = take_die(word)
    b, word = take_die(word)
    c = 0
    if dice == 3:
        c, word = take_die(word)
    return a, b, c


@rule
def thrown(turns, i):
    """The dice on the board, ``(a, b, c)``, as numbers of full size: those of the array have eight bits.

    Interpreted, whatever is reckoned with such a number has eight bits as well, and sets of points do not fit.
    """
    dice = turns[i]["dice"]
    return int(dice[0]), int(dice[1]), int(dice[2])


@rule
def show_dice(turns, i, a, b, c):
    """Put dice on the board."""
    turn = turns[i]
    turn["dice"][0] = a
    turn["dice"][1] = b
    turn["dice"][2] = c
    turn["throws"] += 1


@rule
def clear_play(turns, i):
    """Forget the steps of a play that is made."""
    turns[i]["word"] = 0
    turns[i]["made"] = 0


@rule
def finish(turns, i, winner, points):
    """End a game."""
    turns[i]["phase"] = OVER
    turns[i]["winner"] = winner
    turns[i]["points"] = points


@rule
def extend(turns, i, plays, row, words, action):
    """Make one more step of a play: the whole play as a word once it is complete, UNFINISHED before, or REFUSED.

    Of the plays listed in ``plays[row]`` those that go on so are kept in ``words[i]``, if there is room. A throw that
    leaves nothing to choose is complete with GO_ON.
    """
    turn = turns[i]
    made = int(turn["made"])  # of full size, as in :func:`thrown`: a set of bits is made with it
    if action == GO_ON:
        return 0 if plays[row, 0] == 0 else REFUSED
    if not FIRST_STEP <= action < STAY_ACTION:
        return REFUSED
    longer = turn["word"] | action << (BYTE * made)
    known = (1 << (BYTE * (made + 1))) - 1
    before = words[i, 0]
    most = words.shape[1] - 1
    found = 0
    for k in range(turn["count"]):  # no branch inside: it would be guessed wrong every other time
        play = plays[row, k]
        words[i, min(found, most)] = play  # what does not fit is overwritten by the next, or lies behind the last
        found += 1 if play & known == longer else 0
    if found == 0:
        words[i, 0] = before
        return REFUSED
    turn["word"] = longer
    turn["made"] = made + 1
    if found > most:
        return UNFINISHED
    turn["count"] = found
    # A whole play has one sequence of steps, so it is the only one that fits.
    return UNFINISHED if action_at(words[i, 0] & ALL_STEPS, made + 1) else words[i, 0]


@rule
def choices_of(turns, i):
    """How many choices there are where a play is chosen whole: plays, stay or leave, points to break up."""
    phase = turns[i]["phase"]
    if phase == PLAY:
        return turns[i]["count"]
    return 2 if phase == STAY else 6 if phase == BREAK else 0


@rule
def count_choices(turns, counts):
    """Write how many choices there are in each game."""
    for i in range(turns.shape[0]):
        counts[i] = choices_of(turns, i)


@rule
def some_choice(turns, i):
    """Any of the choices, each with the same chance, for a player who plays at random."""
    turn = turns[i]
    choices = choices_of(turns, i)
    if choices == 1:
        return 0
    breaks = turn["phase"] == BREAK
    word, word_1, word_2, _ = random_words(
        turn["seed"], turn["game"], turn["throws"] if breaks else turn["throws"] - 1, _UNBINDING if breaks else _THROW
    )
    chosen, word = take_choice(word if breaks else word_2 if turn["phase"] == STAY else word_1, choices)
    return chosen


@rule
def answer_of(turns, i, choice):
    """The action behind a choice where it is no play."""
    return STAY_ACTION + choice if turns[i]["phase"] == STAY else FIRST_BREAK + choice


@rule
def waits_for_agent(turns, i):
    """Whether a game has come to a decision of its agent, or to its end."""
    turn = turns[i]
    if turn["phase"] == OVER:
        return True
    return turn["phase"] >= FIRST_DECISION and (turn["agent"] < 0 or turn["agent"] == turn["player"])


@rule
def take_given(turns, i, given, dice):
    """The next of the throws given for a game, ``(a, b, c)``, marked UNFIT if it is not what the game waits for."""
    turn = turns[i]
    k = int(turn["given"])
    a, b, c = int(given[i, k, 0]), int(given[i, k, 1]), int(given[i, k, 2])
    against_each_other = turn["phase"] == OPENING or turn["phase"] == UNBIND
    fits = c == 0 and a != b if against_each_other else (c > 0) == (dice == 3)
    turn["given"] = k + 1 if fits else UNFIT
    return a, b, c


@rule
def write_mask(turns, i, plays, row, masks):
    """Which actions may come next: 1 in ``masks[i]``."""
    for action in range(ACTIONS):
        masks[i, action] = 0
    turn = turns[i]
    if turn["phase"] == PLAY:
        made = int(turn["made"])
        if turn["count"] <= KEPT:  # all of them go on from the steps made
            for k in range(turn["count"]):
                masks[i, action_at(plays[row, k], made)] = 1
            return
        known = (1 << (BYTE * made)) - 1
        for k in range(turn["count"]):
            if plays[row, k] & known == turn["word"]:
                masks[i, action_at(plays[row, k], made)] = 1
    elif turn["phase"] == STAY:
        masks[i, STAY_ACTION] = 1
        masks[i, LEAVE_ACTION] = 1
    elif turn["phase"] == BREAK:
        for point in range(6):
            masks[i, FIRST_BREAK + point] = 1


@rule
def viewer_of(turns, i):
    """From whose side a game is looked at: its agent's, or that of whoever decides."""
    return turns[i]["agent"] if turns[i]["agent"] >= 0 else turns[i]["player"]


@rule
def write_head(turns, i, viewer, observations, k):
    """Write the part of an observation that all games share; the numbers still to be played are left at 0."""
    turn = turns[i]
    for column in range(HEAD):
        observations[k, column] = 0
    if turn["phase"] < FIRST_DECISION or turn["phase"] == OVER:
        return
    observations[k, 0] = 1 if turn["player"] == viewer else 0
    observations[k, 1 + turn["phase"] - FIRST_DECISION] = 1
    if turn["phase"] == BREAK:
        return
    for die in range(3):
        if turn["dice"][die] > 0:
            observations[k, THROWN + turn["dice"][die]] += 1


@rule
def conclude(turns, rewards, ended, actors, begin_at, end_at):
    """What the games that are over are worth: to their agent, or to whoever decided last."""
    for i in range(begin_at, end_at):
        rewards[i] = 0
        ended[i] = turns[i]["phase"] == OVER
        if ended[i] and turns[i]["winner"] >= 0:
            side = turns[i]["agent"] if turns[i]["agent"] >= 0 else actors[i]
            rewards[i] = turns[i]["points"] if turns[i]["winner"] == side else -turns[i]["points"]
