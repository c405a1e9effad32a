"""What a roll is worth: one function for each kind of jan (T-20 to T-36), on the position before it is played.

Each function writes its jans as rows: what kind, on which field, in which ways, for how many points and to whom.
The ways are bits: by the first number, by the second, by the sum resting after the first or after the second. From
them and the field, the men and the arrows of a jan can be told.
"""

from __future__ import annotations

import numpy as np

from ...board import MEN, OFF
from ...compiled import rule
from ..race.moves import COUNT, count_at, lowest, pack
from .movement import (
    CHAIN,
    COLUMNS,
    FROM_1,
    FROM_2,
    HIGH,
    KIND,
    LOW,
    NUMBER_1,
    NUMBER_2,
    PAIR,
    SINGLE,
    TWIN,
    complete_plays,
    fields_of,
    numbers_played,
)
from .state import (
    CORNER,
    FIRST_FIELD,
    HITS_AS_PRINTED,
    RETURN,
    TALON,
    THEIR_CORNER,
    Rulings,
    is_full,
    missing,
)

# The columns of a jan.
JAN = 0
FIELD = 1
WAYS = 2
"""How many ways count."""
BY = 3
"""Which ways there are, as bits."""
POINTS = 4
TO_OPPONENT = 5
JAN_COLUMNS = 6
MOST_JANS = 48

# Ways, as bits.
BY_FIRST = 1
BY_SECOND = 2
BY_SUM_AFTER_FIRST = 4
BY_SUM_AFTER_SECOND = 8

# Kinds of jans, in the order in which they are marked (T-43).
TWO_TABLES = 0
MEZEAS = 1
SIX_TABLES = 2
RENCONTRE = 3
TRUE_HIT_SMALL = 4
TRUE_HIT_BIG = 5
CORNER_HIT = 6
FILL_SMALL = 7
FILL_BIG = 8
FILL_RETURN = 9
CONSERVE_SMALL = 10
CONSERVE_BIG = 11
CONSERVE_RETURN = 12
EXIT = 13
PILE = 14
CONSERVE_PILE = 15
FALSE_HIT_SMALL = 16
FALSE_HIT_BIG = 17
MARGOT = 18
CONTRE_TWO_TABLES = 19
CONTRE_MEZEAS = 20
HELPLESS = 21

KINDS = (
    "two-tables", "mezeas", "six-tables", "rencontre", "true-hit-small", "true-hit-big", "corner-hit", "fill-small",
    "fill-big", "fill-return", "conserve-small", "conserve-big", "conserve-return", "exit", "pile", "conserve-pile",
    "false-hit-small", "false-hit-big", "margot", "contre-two-tables", "contre-mezeas", "helpless",
)  # fmt: skip
CLAUSES = (
    "T-20", "T-22", "T-24", "T-36", "T-25", "T-25", "T-28", "T-29", "T-29", "T-29", "T-32", "T-32", "T-32", "T-34",
    "T-36", "T-36", "T-27", "T-27", "T-36", "T-21", "T-23", "T-35",
)  # fmt: skip

_FIELDS_1_TO_6 = ((1 << 6) - 1) << 1
_FIELDS_19_TO_24 = ((1 << 6) - 1) << 19
_FIELDS_1_TO_12 = ((1 << 12) - 1) << 1
_ON_BOARD = (1 << OFF) - 2


def workspace():
    """Room for the jans of one roll."""
    return np.empty((MOST_JANS, JAN_COLUMNS), np.int64)


@rule
def note(jans, size, kind, field, ways, by, points, to_opponent):
    """Write one jan; return how many there are now."""
    jans[size, JAN] = kind
    jans[size, FIELD] = field
    jans[size, WAYS] = ways
    jans[size, BY] = by
    jans[size, POINTS] = points
    jans[size, TO_OPPONENT] = to_opponent
    return size + 1


@rule
def two_tables(low, high, their_corner, a, b) -> bool:
    """The only two men out would take the two corners, one each (T-20, T-21); ``their_corner`` is not asked here."""
    if (low >> (4 * TALON)) & COUNT != MEN - 2 or count_at(low, high, CORNER) > 0:
        return False
    if a == b:
        return count_at(low, high, CORNER - a) == 1 and count_at(low, high, THEIR_CORNER - a) == 1
    one_way = count_at(low, high, CORNER - a) > 0 and count_at(low, high, THEIR_CORNER - b) > 0
    other_way = count_at(low, high, CORNER - b) > 0 and count_at(low, high, THEIR_CORNER - a) > 0
    # With both men on one field, one man cannot serve for both corners.
    if CORNER - a == THEIR_CORNER - b and count_at(low, high, CORNER - a) < 2:
        one_way = False
    if CORNER - b == THEIR_CORNER - a and count_at(low, high, CORNER - b) < 2:
        other_way = False
    return one_way or other_way


@rule
def opening_jans(low, high, free, their_corner, rolls, a, b, jans, size):
    """Two tables, mézéas, six tables: what the first men out may earn (T-20, T-22, T-24)."""
    value = 6 if a == b else 4
    if their_corner == 0 and two_tables(low, high, their_corner, a, b):
        size = note(jans, size, TWO_TABLES, THEIR_CORNER, 1, BY_FIRST | BY_SECOND, value, 0)
    if their_corner == 0 and only_corner_out(low) and (a == 1 or b == 1):
        size = note(jans, size, MEZEAS, THEIR_CORNER, 1, BY_FIRST if a == 1 else BY_SECOND, value, 0)
    if rolls == 2 and six_tables(low, free, a, b):
        size = note(jans, size, SIX_TABLES, 0, 1, BY_FIRST | BY_SECOND, 4, 0)
    return size


@rule
def only_corner_out(low) -> bool:
    """Whether two men hold the corner and all others are on the talon (T-22)."""
    return (low >> (4 * TALON)) & COUNT == MEN - 2 and (low >> (4 * CORNER)) & COUNT == 2


@rule
def six_tables(low, free, a, b) -> bool:
    """Whether four of the fields 2 to 7 hold one man each and the roll brings two more from the talon (T-24)."""
    if a == b or (low >> (4 * TALON)) & COUNT != MEN - 4:
        return False
    for field in range(2, 8):
        covered = field == TALON + a or field == TALON + b
        if (low >> (4 * field)) & COUNT != (0 if covered else 1) or not free >> field & 1:
            return False
    return True


@rule
def rencontre(position, a, b, jans, size):
    """The second player's first throw of a setting shows the numbers of the first player's (T-36, an old jan)."""
    if position["first"][0] == max(a, b) and position["first"][1] == min(a, b):
        size = note(jans, size, RENCONTRE, 0, 1, BY_FIRST | BY_SECOND, 6 if a == b else 4, 0)
    return size


@rule
def contre_jans(low, high, their_corner, a, b, jans, size):
    """What two tables and mézéas give the opponent whose corner is held (T-21, T-23)."""
    if their_corner == 0:
        return size
    value = 6 if a == b else 4
    if two_tables(low, high, their_corner, a, b):
        size = note(jans, size, CONTRE_TWO_TABLES, THEIR_CORNER, 1, BY_FIRST | BY_SECOND, value, 1)
    if only_corner_out(low) and (a == 1 or b == 1):
        size = note(jans, size, CONTRE_MEZEAS, THEIR_CORNER, 1, BY_FIRST if a == 1 else BY_SECOND, value, 1)
    return size


@rule
def reached(held, closed, a, b):
    """The fields men would come to by the first number, the second, the sum after the first, and after the second.

    A rest is open unless two or more opposing men close it (T-26); the second number of a double is none of its own.
    """
    by_first = held << a
    after_first = (by_first & _ON_BOARD & ~closed) << b
    by_second = held << b if a != b else 0
    after_second = (by_second & _ON_BOARD & ~closed) << a
    return by_first, by_second, after_first, after_second


@rule
def ways_to(field, by_first, by_second, after_first, after_second):
    """Which of the ways of :func:`reached` lead to a field, as bits."""
    by = BY_FIRST if by_first >> field & 1 else 0
    if by_second >> field & 1:
        by |= BY_SECOND
    if after_first >> field & 1:
        by |= BY_SUM_AFTER_FIRST
    if after_second >> field & 1:
        by |= BY_SUM_AFTER_SECOND
    return by


@rule
def hits(rulings: Rulings, held, blots, closed, a, b, falsely, jans, size):
    """Opposing lone men that the roll could cover: truly, or with ``falsely`` those that only a barred sum reaches.

    A rest is open if it is free, own, or holds a lone opposing man (T-25, T-26, T-27).
    """
    small = _FIELDS_1_TO_12 if rulings.hit_tables == HITS_AS_PRINTED else _FIELDS_1_TO_6 | _FIELDS_19_TO_24
    by_first, by_second, after_first, after_second = reached(held, closed, a, b)
    truly = (by_first | by_second | after_first | after_second) & blots
    targets = (held << (a + b)) & blots & ~truly if falsely else truly
    while targets:
        field = lowest(targets)
        targets &= targets - 1
        bit = 1 << field
        if bit & small:
            value = 6 if a == b else 4
        else:
            value = 4 if a == b else 2
        if falsely:
            kind = FALSE_HIT_SMALL if bit & small else FALSE_HIT_BIG
            by = BY_SUM_AFTER_FIRST if a == b else BY_SUM_AFTER_FIRST | BY_SUM_AFTER_SECOND
            size = note(jans, size, kind, field, 1, by, value, 1)
        else:
            by = ways_to(field, by_first, by_second, after_first, after_second)
            ways = ways_counted(by)
            kind = TRUE_HIT_SMALL if bit & small else TRUE_HIT_BIG
            size = note(jans, size, kind, field, ways, by, value * ways, 0)
    return size


@rule
def margot(held, free, blots, closed, a, b, jans, size):
    """Empty fields between two lone opposing men that the roll could reach, in the ways of a hit (T-36, an old jan)."""
    between = (blots << 1) & (blots >> 1) & free & ~held
    by_first, by_second, after_first, after_second = reached(held, closed, a, b)
    targets = between & (by_first | by_second | after_first | after_second)
    while targets:
        field = lowest(targets)
        targets &= targets - 1
        by = ways_to(field, by_first, by_second, after_first, after_second)
        ways = ways_counted(by)
        size = note(jans, size, MARGOT, field, ways, by, (4 if a == b else 2) * ways, 1)
    return size


@rule
def corner_hit(low, high, their_corner, a, b, jans, size):
    """Two men, without the two that hold the own corner, would take the opponent's empty one (T-28)."""
    on_corner = count_at(low, high, CORNER)
    if on_corner < 2 or their_corner > 0:
        return size
    spare_a = on_corner - 2 if a == 1 else count_at(low, high, THEIR_CORNER - a)
    spare_b = on_corner - 2 if b == 1 else count_at(low, high, THEIR_CORNER - b)
    if (a == b and spare_a >= 2) or (a != b and spare_a >= 1 and spare_b >= 1):
        value = 6 if a == b else 4
        size = note(jans, size, CORNER_HIT, THEIR_CORNER, 1, BY_FIRST | BY_SECOND, value, 0)
    return size


@rule
def filling_ways(low, high, jan, a, b, ways, count):
    """By which of the numbers and the sum a surplus man fills a jan that lacks one: ``(field, bits)`` (T-29, T-31)."""
    first = FIRST_FIELD[jan]
    lacking = 0
    for field in range(first, first + 6):
        if count_at(low, high, field) < 2:
            lacking = field
    by = 0
    for i in range(count):
        if not is_full(ways[i, LOW], ways[i, HIGH], jan):
            continue
        kind = ways[i, KIND]
        if kind == CHAIN:
            source = ways[i, FROM_1]
            if ways[i, FROM_2] + ways[i, NUMBER_2] == lacking and surplus(low, high, jan, source):
                by |= BY_SUM_AFTER_FIRST if ways[i, NUMBER_1] == a else BY_SUM_AFTER_SECOND
        elif kind in (PAIR, SINGLE):
            for step in range(2):
                source = ways[i, FROM_1 + 2 * step]
                number = ways[i, NUMBER_1 + 2 * step]
                if number > 0 and source + number == lacking and surplus(low, high, jan, source):
                    by |= BY_FIRST if number == a else BY_SECOND
    return lacking, by


@rule
def surplus(low, high, jan, source) -> bool:
    """Whether the man on ``source`` is none of those the full jan needs, nor one of the two that hold the corner."""
    first = FIRST_FIELD[jan]
    if first <= source < first + 6 or (source == CORNER and jan == RETURN):
        return count_at(low, high, source) > 2
    return True


@rule
def ways_counted(by) -> int:
    """How many ways the bits stand for: the sum counts once, whatever its rest."""
    counted = (by & BY_FIRST) + ((by & BY_SECOND) >> 1)
    return counted + 1 if by & (BY_SUM_AFTER_FIRST | BY_SUM_AFTER_SECOND) else counted


@rule
def full_jans(low, high, a, b, ways, count, jans, size):
    """Filling and conserving: a full jan that a complete play makes or keeps (T-29 to T-32)."""
    value = 6 if a == b else 4
    for jan in range(3):
        full = is_full(low, high, jan)
        lacking = 0 if full else missing(low, high, jan)
        if lacking > 2 or not some_play_leaves_full(jan, ways, count):
            continue
        if full:
            size = note(jans, size, CONSERVE_SMALL + jan, FIRST_FIELD[jan], 1, 0, value, 0)
        elif lacking == 2:
            size = note(jans, size, FILL_SMALL + jan, FIRST_FIELD[jan], 1, 0, value, 0)
        else:
            field, by = filling_ways(low, high, jan, a, b, ways, count)
            counted = ways_counted(by)
            if counted > 0:
                size = note(jans, size, FILL_SMALL + jan, field, counted, by, value * counted, 0)
    return size


@rule
def some_play_leaves_full(jan, ways, count) -> bool:
    """Whether a jan is full after some complete play."""
    for i in range(count):
        if is_full(ways[i, LOW], ways[i, HIGH], jan):
            return True
    return False


@rule
def takes_last_man_off(ways, i) -> bool:
    """Whether a way of playing leaves no man on the board."""
    return (ways[i, HIGH] >> (4 * (OFF - 13))) & COUNT == MEN


@rule
def some_play_exits(ways, count) -> bool:
    """Whether some complete play takes the last man off."""
    for i in range(count):
        if takes_last_man_off(ways, i):
            return True
    return False


@rule
def pile_of_misery(low, high, a, b, ways, count, jans, size):
    """All fifteen men on the own corner: made, or kept (T-36, an old jan)."""
    value = 6 if a == b else 4
    before = count_at(low, high, CORNER) == MEN
    for i in range(count):
        if (ways[i, LOW] >> (4 * CORNER)) & COUNT == MEN:
            return note(jans, size, CONSERVE_PILE if before else PILE, CORNER, 1, 0, value, 0)
    return size


@rule
def helpless(ways, count, a, b, jans, size):
    """Each number that cannot be played (T-35); one left over by the last man's exit is none."""
    left = 2 - numbers_played(ways)
    if left > 0 and not some_play_exits(ways, count):
        by = BY_FIRST | BY_SECOND
        if left == 1 and a != b:
            by = BY_SECOND if ways[0, NUMBER_1] == a else BY_FIRST
        size = note(jans, size, HELPLESS, 0, left, by, 2 * left, 1)
    return size


@rule
def score_roll(rulings: Rulings, positions, i, a, b, ways, jans):
    """All that a roll is worth, in the order of marking: ``(jans, roller's points, opponent's points, ways)``.

    Also leaves the complete plays in ``ways``, the last number saying how many entries there are.
    """
    position = positions[i]
    player = position["turn"]
    low, high, held = pack(position, player)
    free, landings, blots, closed = fields_of(position, player)
    count = complete_plays(rulings, position, player, a, b, free, landings, ways)
    their_corner = position["men"][1 - player, CORNER]
    size = 0
    if (low >> (4 * TALON)) & COUNT >= MEN - 4:
        size = opening_jans(low, high, free, their_corner, position["rolls"][player], a, b, jans, size)
    if rulings.old_jans:
        size = rencontre(position, a, b, jans, size)
    if blots:
        size = hits(rulings, held, blots, closed, a, b, False, jans, size)
    size = corner_hit(low, high, their_corner, a, b, jans, size)
    size = full_jans(low, high, a, b, ways, count, jans, size)
    if some_play_exits(ways, count):
        size = note(jans, size, EXIT, OFF, 1, 0, 6 if a == b else 4, 0)
    if rulings.old_jans:
        size = pile_of_misery(low, high, a, b, ways, count, jans, size)
    if blots:
        size = hits(rulings, held, blots, closed, a, b, True, jans, size)
    if rulings.old_jans:
        size = margot(held, free, blots, closed, a, b, jans, size)
    size = contre_jans(low, high, their_corner, a, b, jans, size)
    size = helpless(ways, count, a, b, jans, size)
    mine = 0
    theirs = 0
    for row in range(size):
        if jans[row, TO_OPPONENT]:
            theirs += jans[row, POINTS]
        else:
            mine += jans[row, POINTS]
    return size, mine, theirs, count


@rule
def keep_legal(ways, count):
    """Keep of the complete plays those that fill, conserve or take the last man off, if any does (T-33, T-34).

    Twins go too, so that each position is left once; returns how many entries remain.
    """
    duty = -1
    for jan in range(3):
        if duty < 0 and some_play_leaves_full(jan, ways, count):
            duty = jan
    exits = duty < 0 and some_play_exits(ways, count)
    kept = 0
    for entry in range(count):
        if ways[entry, TWIN]:
            continue
        if duty >= 0 and not is_full(ways[entry, LOW], ways[entry, HIGH], duty):
            continue
        if exits and not takes_last_man_off(ways, entry):
            continue
        if kept != entry:
            for column in range(COLUMNS):
                ways[kept, column] = ways[entry, column]
        kept += 1
    return kept
