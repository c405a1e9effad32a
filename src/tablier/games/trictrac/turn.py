"""The turn of Trictrac (T-70), step by step: whatever plays the game goes through these steps and no others.

Each does one thing to ``positions[i]`` and says what comes next:

====================  ===========================================================  ================================
step                  what is done                                                 what comes next
====================  ===========================================================  ================================
:func:`mark_own`      the roller marks what the throw brings (T-43)                STAY, MARK_OTHERS or OVER
:func:`mark_others`   who stayed, or had no hole, lets the other's be marked       PLAY or OVER
:func:`leave`         the roller leaves (T-44), which may end a round (T-80)       THROW or OVER
:func:`play`          the throw is played; the last man's exit sets up anew        THROW
====================  ===========================================================  ================================

Only MARK_OTHERS waits for nobody. :func:`throw` and :func:`answer` go through several steps at once, for those who mark
everything that is due. Where players mark for themselves, the other's points wait until before the next throw (T-60):
the referee then enters the marks, and these steps say what follows from them.
"""

from __future__ import annotations

from ...board import MEN, OFF, PATH
from ...compiled import part
from ..phases import OVER, PLAY, STAY, THROW
from ..race.moves import LOW_POINTS
from .jans import score_roll
from .marking import mark, new_setting, stakes_won
from .state import Rulings
from .tokens import may_end_now, tokens_won

MARK_OTHERS = OVER + 1
"""The throw was worth no hole, or its roller stays: what it gives the other is marked."""
NOBODY = -1


@part
def throw(rulings: Rulings, positions, i, a, b, ways, jans):
    """Mark everything a throw brings, as far as nobody is asked: ``(what comes next, the other's points, ways)``.

    The other's points are marked unless STAY comes next. The complete plays are left in ``ways``.
    """
    _, mine, theirs, count = score_roll(rulings, positions, i, a, b, ways, jans)
    phase = mark_own(rulings, positions, i, mine)
    if phase == MARK_OTHERS:
        phase = mark_others(rulings, positions, i, theirs)
    return phase, theirs, count


@part
def mark_own(rulings: Rulings, positions, i, points):
    """The roller marks what the throw brings."""
    holes = mark(positions, i, positions[i]["turn"], points)
    return own_marked(rulings, positions, i, holes) if holes > 0 else MARK_OTHERS


@part
def own_marked(rulings: Rulings, positions, i, holes):
    """What comes after the roller's marks, which made so many holes: a hole lets one choose, the last one ends all."""
    if has_won(rulings, positions, i, positions[i]["turn"]):
        return OVER
    return STAY if holes > 0 else MARK_OTHERS


@part
def answer(rulings: Rulings, positions, i, leaves, points):
    """Who has made a hole leaves, or stays, and the other's points are marked."""
    return leave(rulings, positions, i) if leaves else mark_others(rulings, positions, i, points)


@part
def mark_others(rulings: Rulings, positions, i, points):
    """What the throw gives the other is marked before it is played."""
    other = 1 - positions[i]["turn"]
    mark(positions, i, other, points)
    return OVER if has_won(rulings, positions, i, other) else PLAY


@part
def leave(rulings: Rulings, positions, i):
    """Both players' points are lost, the men go back, the leaver throws first (T-44).

    Where that ends the round (T-80) everything stays as it is.
    """
    position = positions[i]
    if rulings.scored and may_end_now(position):
        return OVER
    leaver = position["turn"]
    if rulings.leaving_counts:
        position["left"][leaver] = 1
    for side in range(2):
        position["points"][side] = 0
        position["flags"][side] = 0
    new_setting(positions, i, leaver)
    return THROW


@part
def play(rulings: Rulings, positions, i, a, b, low, high):
    """Make a play of ``a`` and ``b`` the position and pass the turn; after the last man's exit, begin a new setting.

    Under ``old_jans`` the first throw of a setting is remembered for one turn (T-12, T-36).
    """
    position = positions[i]
    men = position["men"]
    player = position["turn"]
    opens = rulings.old_jans and position["rolls"][0] == 0 and position["rolls"][1] == 0
    position["first"][0] = max(a, b) if opens else 0
    position["first"][1] = min(a, b) if opens else 0
    for field in range(LOW_POINTS):
        men[player, field] = (low >> (4 * field)) & 0xF
    for field in range(LOW_POINTS, PATH):
        men[player, field] = (high >> (4 * (field - LOW_POINTS))) & 0xF
    position["rolls"][player] += 1
    if men[player, OFF] == MEN:
        new_setting(positions, i, player)
    else:
        position["turn"] = 1 - player
    return THROW


# The end


@part
def has_won(rulings: Rulings, positions, i, player):
    """Whether ``player`` has made the holes that end the game at once (T-40, T-80)."""
    return rulings.hole_limit > 0 and positions[i]["holes"][player] >= rulings.hole_limit


@part
def winner_of(rulings: Rulings, positions, i):
    """Who has made the holes that end the game, or NOBODY."""
    for player in range(2):
        if has_won(rulings, positions, i, player):
            return player
    return NOBODY


@part
def worth_to(rulings: Rulings, positions, i, player):
    """What a game or round that is over has brought ``player``; below zero if it is lost, 0 if a round is drawn."""
    if rulings.scored:
        return tokens_won(rulings, positions[i], player)
    winner = winner_of(rulings, positions, i)
    stakes = stakes_won(rulings, positions, i, winner)
    return stakes if winner == player else -stakes
