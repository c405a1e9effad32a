"""Games in progress, whatever the game: take a decision, throw until the next one is due, for one game or for many.

A family has these functions compiled with its own for those that are left open here, and for others where it has less
to ask; see :func:`tablier.compiled.completed`. ``scratch`` and ``more`` are what the family works in, ``room`` holds
all plays of a throw where there are more than are kept, ``board`` a position to look at.
"""

from __future__ import annotations

from ..compiled import part, rule
from ..games.phases import FIRST_DECISION, OVER, PLAY
from .turns import (
    DO_ACT,
    DO_CHOOSE,
    DO_OBSERVE,
    DO_THROW,
    GOES_ON,
    KEPT,
    LEFT_ALONE,
    REFUSED,
    UNFINISHED,
    UNFIT,
    answer_of,
    begin,
    choices_of,
    draw,
    extend,
    finish,
    some_choice,
    take_given,
    viewer_of,
    waits_for_agent,
    write_mask,
)

# What a family has to bring


@part
def rules_of(numbers):
    """The rules out of a row of numbers, in which one game is told them: a named tuple is handed over more slowly."""
    raise NotImplementedError


@part
def dice_of(rules):
    """How many dice a throw has."""
    raise NotImplementedError


@part
def throw(rules, positions, turns, words, i, a, b, c, scratch, more):
    """Enter the dice a game waits for; white's and black's where they are thrown against each other."""
    raise NotImplementedError


@part
def play(rules, positions, turns, i, word):
    """Make a whole play, and go on to the next turn or the end."""
    raise NotImplementedError


@part
def answer(rules, positions, turns, i, action):
    """Take the decision of a phase that is no play; False, and nothing changed, if the action is none of it."""
    raise NotImplementedError


@rule
def list_words(rules, positions, turns, i, scratch, more, words, row):
    """Write the plays of the dice as words, as far as there is room."""
    raise NotImplementedError


@part
def observe(rules, positions, turns, i, viewer, observations, row, board):
    """Write what ``viewer`` sees."""
    raise NotImplementedError


# What follows


@part
def act(rules, positions, turns, words, i, action, scratch, more, room):
    """Take the decision a game waits for; False, and nothing changed, if it may not be taken so."""
    turn = turns[i]
    if turn["phase"] != PLAY:
        return choices_of(turns, i) > 0 and answer(rules, positions, turns, i, action)
    if turn["count"] <= KEPT:
        word = extend(turns, i, words, i, words, action)
    else:
        list_words(rules, positions, turns, i, scratch, more, room, 0)
        word = extend(turns, i, room, 0, words, action)
    if word == REFUSED:
        return False
    if word != UNFINISHED:
        play(rules, positions, turns, i, word)
    return True


@part
def choose(rules, positions, turns, words, i, choice, scratch, more, room):
    """Take the decision a game waits for by its number, a play whole; False, and nothing changed, if there is none."""
    if not 0 <= choice < choices_of(turns, i):
        return False
    if turns[i]["phase"] != PLAY:
        return answer(rules, positions, turns, i, answer_of(turns, i, choice))
    word = words[i, min(choice, KEPT - 1)]
    if turns[i]["count"] > KEPT:
        list_words(rules, positions, turns, i, scratch, more, room, 0)
        word = room[0, choice]
    play(rules, positions, turns, i, word)
    return True


@part
def advance(rules, positions, turns, words, i, given, asked, scratch, more, room):
    """Throw, and play for the other at random, until the agent has to decide or the game is over.

    The first throws may be ``given``. Where the other is ``asked``, somebody else decides for it, too.
    """
    while not waits_for_agent(turns, i):
        if turns[i]["phase"] < FIRST_DECISION:
            if turns[i]["given"] < given.shape[1] and given[i, turns[i]["given"], 0] > 0:
                a, b, c = take_given(turns, i, given, dice_of(rules))
                if turns[i]["given"] == UNFIT:
                    return
            else:
                a, b, c = draw(turns, i, dice_of(rules))
            throw(rules, positions, turns, words, i, a, b, c, scratch, more)
        elif asked:
            return
        else:
            choose(rules, positions, turns, words, i, some_choice(turns, i), scratch, more, room)


@part
def write_legal(rules, positions, turns, words, i, masks, scratch, more, room):
    """Write the mask of a game."""
    if turns[i]["count"] <= KEPT:
        write_mask(turns, i, words, i, masks)
    else:
        list_words(rules, positions, turns, i, scratch, more, room, 0)
        write_mask(turns, i, room, 0, masks)


@rule
def do(numbers, what, number, a, b, c, positions, turns, words, observations, masks, scratch, more, room, board):
    """One thing with the first game, see DO_THROW and its like: all in one function, which is compiled once."""
    rules = rules_of(numbers)
    if what == DO_THROW:
        throw(rules, positions, turns, words, 0, a, b, c, scratch, more)
    elif what == DO_ACT:
        return act(rules, positions, turns, words, 0, number, scratch, more, room)
    elif what == DO_CHOOSE:
        return choose(rules, positions, turns, words, 0, number, scratch, more, room)
    elif what == DO_OBSERVE:
        observe(rules, positions, turns, 0, number, observations, 0, board)
    else:
        write_legal(rules, positions, turns, words, 0, masks, scratch, more, room)
    return True


@rule
def step(
    rules, start, agent, whole, asked, most, actions, given, actors, positions, turns, words, observations, masks,
    first, last, scratch, more, room, board,
):  # fmt: skip
    """Take one decision in each of the games ``first`` to ``last`` and go on to the next; see :meth:`Games.step`."""
    for i in range(first, last):
        if actions[i] == LEFT_ALONE or actions[i] == GOES_ON:
            continue
        actors[i] = turns[i]["player"]
        if turns[i]["phase"] == OVER:
            positions[i] = start[0]
            turns[i]["game"] += 1
            begin(turns, i, agent)
        else:
            if whole:
                done = choose(rules, positions, turns, words, i, actions[i], scratch, more, room)
            else:
                done = act(rules, positions, turns, words, i, actions[i], scratch, more, room)
            if not done:
                finish(turns, i, 1 - actors[i], most)
    # One thing at a time for all games: the processor guesses better what comes next.
    for i in range(first, last):
        if actions[i] != LEFT_ALONE:
            advance(rules, positions, turns, words, i, given, asked, scratch, more, room)
    for i in range(first, last):
        if actions[i] != LEFT_ALONE:
            observe(rules, positions, turns, i, viewer_of(turns, i), observations, i, board)
            if not whole:
                write_legal(rules, positions, turns, words, i, masks, scratch, more, room)
