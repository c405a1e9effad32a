"""Turns of Trictrac laid out for a player who looks ahead; see :mod:`tablier.networks.turns` for what that means."""

from __future__ import annotations

from ...compiled import rule
from ...networks.turns import DRAWN, NOWHERE
from ..phases import OVER, STAY
from . import encoding, movement, round_encoding
from .jans import keep_legal
from .state import Rulings
from .turn import leave, mark_others, play, throw, worth_to

encode = encoding.encode
encode_round = round_encoding.encode


@rule
def see(rulings, positions, begin, end, inputs):
    """The inputs of ``positions[begin:end]``, one column each, from column 0 on."""
    for i in range(begin, end):
        encode(rulings, positions, i, inputs, i - begin)


@rule
def see_round(rulings, positions, begin, end, inputs):
    """The same for a round of the scored game."""
    for i in range(begin, end):
        encode_round(rulings, positions, i, inputs, i - begin)


@rule
def survey(rulings: Rulings, positions, i, a, b, drafts, draft, ways, jans):
    """Throw, and see what may come of it: ``(may leave, is over in any other case, how many plays or ends)``.

    ``drafts[draft]`` is then the position to leave from, the draft after it the one to be played, or the end.
    """
    drafts[draft] = positions[i]
    phase, theirs, count = throw(rulings, drafts, draft, a, b, ways, jans)
    leaves = phase == STAY
    drafts[draft + 1] = drafts[draft]
    if leaves:
        phase = mark_others(rulings, drafts, draft + 1, theirs)
    return leaves, phase == OVER, 1 if phase == OVER else keep_legal(ways, count)


@rule
def ended(rulings: Rulings, positions, i, player):
    """The outcome for ``player`` where the game is over."""
    won = worth_to(rulings, positions, i, player)
    return won if won != 0 else DRAWN


@rule
def lay_out(rulings: Rulings, a, b, leaves, over, plays, drafts, draft, ways, rows, begin, outcomes, same):
    """Write the rows of a surveyed task from ``rows[begin]`` on; leaving, where it is allowed, comes last."""
    player = drafts[draft]["turn"]
    for k in range(plays):
        row = begin + k
        rows[row] = drafts[draft + 1]
        outcomes[row] = 0
        same[row] = 0
        if over:
            outcomes[row] = ended(rulings, rows, row, player)
        else:
            play(rulings, rows, row, a, b, ways[k, movement.LOW], ways[k, movement.HIGH])
            same[row] = 1 if rows[row]["turn"] == player else 0
    if leaves:
        row = begin + plays
        rows[row] = drafts[draft]
        outcomes[row] = ended(rulings, rows, row, player) if leave(rulings, rows, row) == OVER else 0
        same[row] = 1


@rule
def expand(rulings, positions, places, rolls, coins, dice, most, rows, outcomes, same, begins, counts, signs, scratch):
    """The same as :func:`tablier.games.race.outlook.expand`."""
    ways, jans, drafts = scratch
    size = 0
    for task in range(places.shape[0]):
        i = places[task]
        a, b = dice[rolls[task], 0], dice[rolls[task], 1]
        leaves, over, plays = survey(rulings, positions, i, a, b, drafts, 0, ways, jans)
        count = plays + 1 if leaves else plays
        counts[task] = count
        signs[task] = 1
        if size + count > rows.shape[0]:
            begins[task] = NOWHERE
            continue
        begins[task] = size
        lay_out(rulings, a, b, leaves, over, plays, drafts, 0, ways, rows, size, outcomes, same)
        size += count
    return size
