"""Which single steps are allowed: the movement rules of the race games.

While a turn is worked out, a player's men are held as two whole numbers of thirteen four-bit counts, ``low``
(path 0 … 12) and ``high`` (path 13 … 25), beside ``held``, a bit for every path number from 0 to 24 that holds a
man. A step is then a few additions, and a set of points (those a man may leave, those that are closed) is a
bit mask: bit *i* stands for path number *i*.

Who is pinned does not change within a turn, as the other's men do not move: a pinned man is left out of ``held``, and
where he keeps the others from leaving, the bit beyond the points, KEPT_IN, says so.
"""

from __future__ import annotations

import numpy as np

from ...board import BLACK, HOME, MEN, OFF, PATH, WHITE, facing
from ...compiled import part, rule
from .ruleset import ANY, DOUBLE, FARTHEST, FARTHEST_IF_STUCK, MANUSCRIPT, SINGLE, TRIPLE, WAITS, Ruleset

POSITION = np.dtype(
    [("men", np.int8, (2, PATH)), ("turn", np.int8), ("freed", np.int8, (2,)), ("pinned", np.int32, (2,))],
    align=True,  # CUDA reads no number of four bytes at an odd address
)
"""A position between turns: men on own paths, who throws, for whom the courier's rule is lifted, and on which points
of the own path each has a man pinned (a bit a point)."""

LOW_POINTS = 13
COUNT = 0xF
ONE_LOW = np.array([1 << (4 * point) if point < LOW_POINTS else 0 for point in range(PATH)], np.int64)
ONE_HIGH = np.array([1 << (4 * (point - LOW_POINTS)) if point >= LOW_POINTS else 0 for point in range(PATH)], np.int64)
"""One man on a path number, in ``low`` and in ``high``: looked up, where a branch would often be guessed wrong."""
BEFORE_HOME = (1 << HOME) - 1
KEPT_IN = 1 << OFF
"""A bit of ``held``: nobody leaves, for one of the men is pinned."""
_NOT_ALL_HOME = BEFORE_HOME | KEPT_IN
BEYOND_BAR = (1 << OFF) - 2
TALON = 1

# How a game stands after a play.
GOES_ON = 0
WON = 1
DRAWN = 2

FIRST_QUADRANT = 6
_TALON_BIT = 1 << TALON
_LEAVING_FOR_FIRST = (1 << FIRST_QUADRANT) - 1
_QUADRANT_COUNTS = 0xFFFFFF
_EACH_COUNT = 0x111111


@rule
def members(mask: int) -> int:
    """How many path numbers are in a set. Compiled, this loop is the processor's one instruction for it."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def lowest(mask: int) -> int:
    """The lowest path number in a non-empty set of points: how many there are below it. One instruction, too."""
    return members((mask & -mask) - 1)


@rule
def pack(position, player):
    """A player's men as ``(low, high, held)``."""
    men = position["men"]
    low = 0
    high = 0
    held = 0
    for point in range(LOW_POINTS):
        count = np.int64(men[player, point])
        low |= count << (4 * point)
        if count > 0:
            held |= 1 << point
    for point in range(LOW_POINTS, PATH):
        count = np.int64(men[player, point])
        high |= count << (4 * (point - LOW_POINTS))
        if count > 0:
            held |= 1 << point
    return low, high, held & ((1 << OFF) - 1)


@rule
def pinned_men(rules: Ruleset, position, player) -> int:
    """The points of ``player``'s path where one of his is under the other's men, as it stands after the other's play.

    A point that both hold has one man pinned, and not the other's if that one was not pinned before.
    """
    men = position["men"]
    theirs = np.int64(position["pinned"][1 - player])
    found = 0
    for point in range(1, OFF):
        their_point = facing(rules.movement, point)
        if men[player, point] > 0 and men[1 - player, their_point] > 0 and not theirs >> their_point & 1:
            found |= 1 << point
    return found


@rule
def opposition(rules: Ruleset, position, player):
    """``(open, blots)``: the points where ``player`` may land, and those among them where that hits."""
    men = position["men"]
    other = 1 - player
    landings = BEYOND_BAR
    blots = 0
    for point in range(1, OFF):
        count = men[other, point]
        if count >= rules.closing:
            landings &= ~(1 << facing(rules.movement, point))
        elif count == 1 and rules.hitting:
            blots |= 1 << facing(rules.movement, point)
    return landings, blots


@rule
def hold_down(rules: Ruleset, position, player, held: int, landings: int):
    """``(held, landings)`` without the pinned men (PL-5), and without the points where they lie (PL-4)."""
    pinned = np.int64(position["pinned"][player])
    held &= ~pinned
    if pinned & (BEYOND_BAR if rules.pinning == WAITS else BEFORE_HOME):
        held |= KEPT_IN
    return held, landings & ~pinned


@part
def outlook(rules: Ruleset, position, player):
    """A player's turn before its first step: the men as ``(low, high, held)``, and ``(open, blots)``."""
    low, high, held = pack(position, player)
    landings, blots = opposition(rules, position, player)
    if rules.pinning:
        held, landings = hold_down(rules, position, player, held, landings)
    return low, high, held, landings, blots


@rule
def count_at(low: int, high: int, point: int) -> int:
    """How many men a packed player has on a path number."""
    if point < LOW_POINTS:
        return (low >> (4 * point)) & COUNT
    return (high >> (4 * (point - LOW_POINTS))) & COUNT


@rule
def all_home(held: int) -> bool:
    """Whether every man is in the last quadrant or off, and none pinned there keeps the others in."""
    return held & _NOT_ALL_HOME == 0


@rule
def exits(rules: Ruleset, held: int, number: int, inside: int) -> int:
    """The points from which ``number`` bears a man off, once all are home; ``inside``: where else it plays."""
    exact = OFF - number
    if rules.exit == ANY:
        return held >> exact << exact
    leaving = held & (1 << exact)
    if rules.exit == FARTHEST and held & ((1 << (exact + 1)) - 1) == 0:
        return held & -held
    if rules.exit == FARTHEST_IF_STUCK and leaving | inside == 0:
        return held & -held
    return leaving


@rule
def courier_keeps_talon(rules: Ruleset, low: int, freed: int) -> bool:
    """Whether the men on point 1 must wait for the courier."""
    return rules.courier and freed == 0 and (low >> (4 * TALON)) & COUNT < MEN


@rule
def doubled(talon_counts: bool, low: int) -> int:
    """On how many points of the first quadrant that count two or more men stand."""
    counts = (low >> 4) & _QUADRANT_COUNTS
    if not talon_counts:
        counts &= ~COUNT
    two_or_more = ((counts >> 1) | (counts >> 2) | (counts >> 3)) & _EACH_COUNT
    return ((two_or_more * _EACH_COUNT) >> 20) & COUNT


@rule
def crowds(talon_counts: bool, doubled_limit: int, low: int, source: int, target: int) -> bool:
    """Whether a step would double one point too many in the first quadrant."""
    if target > FIRST_QUADRANT or (target == TALON and not talon_counts):
        return False
    if (low >> (4 * target)) & COUNT != 1:
        return False
    return doubled(talon_counts, low + (1 << (4 * target)) - (1 << (4 * source))) > doubled_limit


@rule
def uncrowded(talon_counts: bool, doubled_limit: int, low: int, leaving: int, number: int) -> int:
    """Of the path numbers ``leaving``, those from which a step of ``number`` does not crowd the first quadrant.

    Apart from :func:`sources`, and told no more than it needs: so that is short enough to be compiled into its callers.
    """
    for source in range(FIRST_QUADRANT):
        if leaving & (1 << source) and crowds(talon_counts, doubled_limit, low, source, source + number):
            leaving &= ~(1 << source)
    return leaving


@rule
def sources(rules: Ruleset, low: int, held: int, freed: int, landings: int, number: int) -> int:
    """The set of path numbers from which a man may make a step of ``number``."""
    leaving = held & (landings >> number)
    if held & _NOT_ALL_HOME == 0:
        leaving |= exits(rules, held, number, leaving)
    elif held & 1 and rules.bar_first:
        leaving &= 1
    if courier_keeps_talon(rules, low, freed):
        leaving &= ~_TALON_BIT
    if rules.doubled_limit > 0 and leaving & _LEAVING_FOR_FIRST:
        return uncrowded(rules.talon_counts, rules.doubled_limit, low, leaving, number)
    return leaving


@rule
def order_free(rules: Ruleset, held: int, freed: int) -> bool:
    """Whether every legal play of this turn can also be made with its steps sorted by starting point.

    Rearmost first is then always possible: men arrive before they go on, the bar empties first, all are
    home before one leaves, and no nearer man leaves before a farther one. It fails where a step changes what
    another may do: the courier's arrival, the limit on doubled points, and bearing off for want of another step.
    """
    if rules.exit == FARTHEST_IF_STUCK:
        return False
    if rules.courier and freed == 0:
        return False
    return rules.doubled_limit == 0 or held & _LEAVING_FOR_FIRST == 0


@rule
def tables_bound(rules: Ruleset, positions, i, player) -> bool:
    """Whether ``player`` has a man on the bar and all six points of its entry are closed."""
    men = positions[i]["men"]
    if not rules.binding or men[player, 0] == 0:
        return False
    for point in range(1, FIRST_QUADRANT + 1):
        if men[1 - player, facing(rules.movement, point)] < rules.closing:
            return False
    return True


@rule
def break_point(rules: Ruleset, positions, i, player, point):
    """Unbind the tables before ``player``: all opposing men on ``point`` of that player's path go to their bar."""
    men = positions[i]["men"]
    target = facing(rules.movement, point)
    men[1 - player, 0] += men[1 - player, target]
    men[1 - player, target] = 0


@rule
def mother_lost(position, player) -> bool:
    """Whether the last man on ``player``'s start is pinned there, and the other has none left on his own (PL-7)."""
    return position["pinned"][player] & _TALON_BIT != 0 and position["men"][1 - player, TALON] == 0


@rule
def by_mothers(position, player) -> int:
    """How the game stands after a play of ``player``, as far as the mothers decide it (PL-7)."""
    if mother_lost(position, 1 - player):
        return WON
    return DRAWN if position["pinned"][0] & position["pinned"][1] & _TALON_BIT else GOES_ON


@part
def result(rules: Ruleset, position, player) -> int:
    """How the game stands after a play of ``player``: GOES_ON, WON by him, or DRAWN: both mothers are pinned (PL-7)."""
    if position["men"][player, OFF] == MEN:
        return WON
    return by_mothers(position, player) if rules.pinning else GOES_ON


@rule
def worth(rules: Ruleset, positions, i, winner, doublet) -> int:
    """How many points a win is worth, from what the loser has on the board and whether the last cast was a doublet."""
    men = positions[i]["men"]
    loser = 1 - winner
    if rules.win == SINGLE:
        return 1
    if rules.win == MANUSCRIPT:
        home = men[loser, OFF]
        for point in range(HOME, OFF):
            home += men[loser, point]
        return 1 + (1 if doublet else 0) + (1 if home < MEN else 0)
    if men[loser, OFF] > 0 and not mother_lost(positions[i], loser):
        return 1
    if rules.win == DOUBLE:
        return 2
    behind = men[loser, 0]
    for point in range(HOME, OFF):
        behind += men[loser, facing(rules.movement, point)]
    if rules.win == TRIPLE:
        return 3 if behind > 0 else 2
    return 3 if behind == 0 else 2


@rule
def nobody_moves(rules: Ruleset, positions, i) -> bool:
    """Whether neither player has a step with any number, so that nothing can ever change."""
    position = positions[i]
    for player in (WHITE, BLACK):
        if tables_bound(rules, positions, i, player):
            return False
        low, _high, held, landings, _blots = outlook(rules, position, player)
        for number in range(1, 7):
            if sources(rules, low, held, position["freed"][player], landings, number):
                return False
    return True
