"""Which plays of a roll are possible: T-4 to T-11, before the duties to fill and to conserve.

Every way of playing is listed, two numbers at a time where that can be, and each list entry says how: two men, one man
chained, the corner by puissance, a single number, or nothing. Entries that lead where another does are marked as
twins: a player chooses among positions, but what scores may depend on the way.
"""

from __future__ import annotations

import numpy as np

from ...board import OFF, POINTS
from ...compiled import rule
from ..race.moves import LOW_POINTS, count_at, lowest, pack
from .state import (
    BIG,
    CORNER,
    FIRST_FIELD,
    OVERFLOW_FREE,
    OVERFLOW_STRICT,
    RETURN,
    SMALL,
    THEIR_CORNER,
    Rulings,
    can_still_fill,
)

# The columns of a list entry.
LOW = 0
HIGH = 1
FROM_1 = 2
NUMBER_1 = 3
FROM_2 = 4
NUMBER_2 = 5
KIND = 6
TWIN = 7
COLUMNS = 8

# How a roll is played.
NOTHING = 0
SINGLE = 1
PAIR = 2
CHAIN = 3
PUISSANCE = 4

MOST = 1024
"""More than there are ways: two orders, fifteen men, fifteen men, and their twins."""

_BIG_FIELDS = ((1 << 6) - 1) << 13
_RETURN_FIELDS = ((1 << 6) - 1) << 19
_ON_BOARD = (1 << OFF) - 2


def workspace():
    """Room for the list of ways to play a roll."""
    return np.empty((MOST, COLUMNS), np.int64)


@rule
def fields_of(position, player):
    """``(free, landings, blots, closed)``: fields without opposing men; those where ``player`` may come to stand; those
    with one opposing man; those with two or more. All on the path of ``player``."""
    men = position["men"]
    other = 1 - player
    free = _ON_BOARD
    blots = 0
    closed = 0
    for field in range(1, POINTS + 1):
        count = men[other, field]
        if count > 0:
            mine = 1 << (OFF - field)
            free &= ~mine
            if count == 1:
                blots |= mine
            else:
                closed |= mine
    landings = free & ~(1 << THEIR_CORNER)
    if landings & _BIG_FIELDS and can_still_fill(position, other, BIG):
        landings &= ~_BIG_FIELDS
    if landings & _RETURN_FIELDS and can_still_fill(position, other, SMALL):
        landings &= ~_RETURN_FIELDS
    return free, landings, blots, closed


@rule
def moved(low: int, high: int, source: int, target: int):
    """The packed men after one man goes from ``source`` to ``target``."""
    if source < LOW_POINTS:
        low -= 1 << (4 * source)
    else:
        high -= 1 << (4 * (source - LOW_POINTS))
    if target < LOW_POINTS:
        low += 1 << (4 * target)
    else:
        high += 1 << (4 * (target - LOW_POINTS))
    return low, high


@rule
def add(ways, size, low, high, from_1, number_1, from_2, number_2, kind, twin):
    """Append an entry unless it would leave a lone man on the own corner (T-6); return the new size."""
    if (low >> (4 * CORNER)) & 0xF == 1:
        return size
    ways[size, LOW] = low
    ways[size, HIGH] = high
    ways[size, FROM_1] = from_1
    ways[size, NUMBER_1] = number_1
    ways[size, FROM_2] = from_2
    ways[size, NUMBER_2] = number_2
    ways[size, KIND] = kind
    ways[size, TWIN] = twin
    return size + 1


@rule
def add_pairs(ways, size, low, high, held, landings, a, b):
    """Two men, one by each number (T-4)."""
    by_a = held & (landings >> a)
    while by_a:
        one = lowest(by_a)
        by_a &= by_a - 1
        low_1, high_1 = moved(low, high, one, one + a)
        by_b = held & (landings >> b)
        if a == b:
            by_b &= ~((1 << one) - 1)
        while by_b:
            two = lowest(by_b)
            by_b &= by_b - 1
            if one == two and count_at(low, high, one) < 2:
                continue
            low_2, high_2 = moved(low_1, high_1, two, two + b)
            # One man chained through the other's field ends alike.
            twin = two == one + a or one == two + b
            size = add(ways, size, low_2, high_2, one, a, two, b, PAIR, twin)
    return size


@rule
def add_chains(ways, size, low, high, held, free, landings, a, b):
    """One man by both numbers; any free field serves as a rest (T-4, T-6, T-9)."""
    able = held & (landings >> (a + b)) & ((free >> a) | (free >> b))
    while able:
        one = lowest(able)
        able &= able - 1
        first = a if free >> (one + a) & 1 else b
        low_2, high_2 = moved(low, high, one, one + a + b)
        size = add(ways, size, low_2, high_2, one, first, one + first, a + b - first, CHAIN, False)
    return size


@rule
def corner_by_effect(low: int, high: int, a: int, b: int) -> bool:
    """Whether men and roll could take the own corner directly (T-7)."""
    if a == b:
        return count_at(low, high, CORNER - a) >= 2
    return count_at(low, high, CORNER - a) >= 1 and count_at(low, high, CORNER - b) >= 1


@rule
def corner_by_puissance(low: int, high: int, a: int, b: int) -> bool:
    """Whether men and roll would take the opponent's corner (T-7); that both are empty is for the caller to see."""
    if a == b:
        return count_at(low, high, THEIR_CORNER - a) >= 2
    return count_at(low, high, THEIR_CORNER - a) >= 1 and count_at(low, high, THEIR_CORNER - b) >= 1


@rule
def all_in_return(low: int, high: int) -> bool:
    """Whether all men are in the return jan or off, so that men may leave (T-10)."""
    return low == 0 and high & 0xFFFFFF == 0


@rule
def may_exit(low: int, high: int, source: int, number: int) -> bool:
    """Whether ``number`` takes the man on ``source`` off: exactly, or, exceeding, the farthest man (T-10, T-11)."""
    if source + number < OFF or not all_in_return(low, high):
        return False
    if source + number > OFF:
        for field in range(FIRST_FIELD[RETURN], source):
            if count_at(low, high, field) > 0:
                return False
    return True


@rule
def add_sequences(ways, size, begin, low, high, held, free, landings, n1, n2):
    """Both numbers in this order, where men may leave the board on the way (T-10)."""
    first = held
    while first:
        one = lowest(first)
        first &= first - 1
        target = one + n1
        stands = True
        if target >= OFF:
            if not may_exit(low, high, one, n1):
                continue
            target = OFF
        else:
            if not free >> target & 1:
                continue
            stands = landings >> target & 1 != 0
        low_1, high_1 = moved(low, high, one, target)
        for two in range(1, OFF):
            if count_at(low_1, high_1, two) == 0:
                continue
            goes_on = two == target
            if not goes_on and not stands:
                continue
            end = two + n2
            if end >= OFF:
                if not stands or not may_exit(low_1, high_1, two, n2):
                    continue
                end = OFF
            elif not landings >> end & 1:
                continue
            low_2, high_2 = moved(low_1, high_1, two, end)
            if not goes_on or (stands and count_at(low, high, two) > 0):
                size = add_once(ways, size, begin, low_2, high_2, one, n1, two, n2, PAIR)
            if goes_on:
                size = add_once(ways, size, begin, low_2, high_2, one, n1, two, n2, CHAIN)
    return size


@rule
def add_once(ways, size, begin, low, high, from_1, number_1, from_2, number_2, kind):
    """Append an entry, as a twin if its position is in the list already."""
    twin = False
    for i in range(begin, size):
        if ways[i, LOW] == low and ways[i, HIGH] == high:
            twin = True
    return add(ways, size, low, high, from_1, number_1, from_2, number_2, kind, twin)


@rule
def add_singles(ways, size, low, high, held, landings, number):
    """One number alone, where both cannot be played (T-4)."""
    first = held
    while first:
        one = lowest(first)
        first &= first - 1
        target = one + number
        if target >= OFF:
            if not may_exit(low, high, one, number):
                continue
            target = OFF
        elif not landings >> target & 1:
            continue
        low_1, high_1 = moved(low, high, one, target)
        size = add(ways, size, low_1, high_1, one, number, 0, 0, SINGLE, False)
    return size


@rule
def inside(source, number) -> bool:
    """Whether a number is played from a field of the return jan to another."""
    return source >= FIRST_FIELD[RETURN] and source + number < OFF


@rule
def makes_exceed(ways, i, start) -> bool:
    """Whether an entry plays its first number inside the jan and its second then exceeds (T-11).

    The man taken off is nearer to the rail than ``start``, where the farthest stood before the roll. Twins are all of
    this kind or none is: the exit of another man, or by the other number, leaves the others elsewhere.
    """
    nearer = ways[i, FROM_2] > start and ways[i, FROM_2] + ways[i, NUMBER_2] > OFF
    return nearer and inside(ways[i, FROM_1], ways[i, NUMBER_1])


@rule
def forbids(overflow, ways, i, start) -> bool:
    """Whether an entry is a play because of which none may make a number exceed: any other, or one wholly inside."""
    if overflow == OVERFLOW_STRICT:
        return not makes_exceed(ways, i, start)
    return inside(ways[i, FROM_1], ways[i, NUMBER_1]) and inside(ways[i, FROM_2], ways[i, NUMBER_2])


@rule
def drop_made_to_exceed(overflow, ways, size, start):
    """Drop the plays of both numbers that make the second exceed, if another play forbids them (T-11)."""
    forbidden = False
    for i in range(size):
        if forbids(overflow, ways, i, start):
            forbidden = True
    if not forbidden:
        return size
    kept = 0
    for i in range(size):
        if not makes_exceed(ways, i, start):
            if kept != i:
                for column in range(COLUMNS):
                    ways[kept, column] = ways[i, column]
            kept += 1
    return kept


@rule
def leaves(source, number) -> bool:
    """Whether a number takes the man on ``source`` off; no number takes nobody."""
    return number > 0 and source + number >= OFF


@rule
def passes_over(low: int, high: int, source: int, number: int) -> bool:
    """Whether ``number`` takes the man on ``source`` off although another stands behind it."""
    if not leaves(source, number):
        return False
    for field in range(FIRST_FIELD[RETURN], source):
        if count_at(low, high, field) > 0:
            return True
    return False


@rule
def exits_of(ways, i, low, high) -> int:
    """How many men an entry takes off, each of them the farthest; more than there can be where one is not (T-10)."""
    one, n1, two, n2 = ways[i, FROM_1], ways[i, NUMBER_1], ways[i, FROM_2], ways[i, NUMBER_2]
    if n1 == 0:
        return 0
    low_1, high_1 = moved(low, high, one, min(one + n1, OFF))
    if passes_over(low, high, one, n1) or passes_over(low_1, high_1, two, n2):
        return 3
    return (1 if leaves(one, n1) else 0) + (1 if leaves(two, n2) else 0)


@rule
def keep_provincial(ways, size, low, high):
    """Keep what the provincial exit allows of plays by the same numbers (T-10).

    Only the farthest man leaves, and as few men as can be: what can be played inside is played there.
    """
    fewest = 2
    for i in range(size):
        fewest = min(fewest, exits_of(ways, i, low, high))
    kept = 0
    for i in range(size):
        if exits_of(ways, i, low, high) > fewest:
            continue
        for column in range(COLUMNS):
            ways[kept, column] = ways[i, column]
        # The entry whose twin it was may be gone.
        ways[kept, TWIN] = 0
        for k in range(kept):
            if ways[k, LOW] == ways[kept, LOW] and ways[k, HIGH] == ways[kept, HIGH]:
                ways[kept, TWIN] = 1
        kept += 1
    return kept


@rule
def complete_plays(rulings: Rulings, position, player, a, b, free, landings, ways):
    """List every complete play of a roll by T-4 to T-11; return how many entries there are, at least one."""
    low, high, held = pack(position, player)
    outside = 0
    for field in range(1, 19):
        outside += position["men"][player, field]
    if outside <= 1:
        size = add_sequences(ways, 0, 0, low, high, held, free, landings, a, b)
        if a != b:
            size = add_sequences(ways, size, 0, low, high, held, free, landings, b, a)
        if rulings.provincial:
            size = keep_provincial(ways, size, low, high)
        elif rulings.overflow != OVERFLOW_FREE:
            size = drop_made_to_exceed(rulings.overflow, ways, size, lowest(held))
    else:
        size = add_pairs(ways, 0, low, high, held, landings, a, b)
        size = add_chains(ways, size, low, high, held, free, landings, a, b)
        if (
            count_at(low, high, CORNER) == 0
            and position["men"][1 - player, CORNER] == 0
            and corner_by_puissance(low, high, a, b)
            and not corner_by_effect(low, high, a, b)
        ):
            low_1, high_1 = moved(low, high, THEIR_CORNER - a, CORNER)
            low_2, high_2 = moved(low_1, high_1, THEIR_CORNER - b, CORNER)
            size = add(ways, size, low_2, high_2, THEIR_CORNER - a, a, THEIR_CORNER - b, b, PUISSANCE, False)
    if size == 0:
        size = add_singles(ways, size, low, high, held, landings, max(a, b))
        if rulings.provincial:
            size = keep_provincial(ways, size, low, high)
    if size == 0 and a != b:
        size = add_singles(ways, size, low, high, held, landings, min(a, b))
        if rulings.provincial:
            size = keep_provincial(ways, size, low, high)
    if size == 0:
        # A lone man on the corner cannot be here, so this entry is never refused.
        size = add(ways, 0, low, high, 0, 0, 0, 0, NOTHING, False)
    return size


@rule
def numbers_played(ways) -> int:
    """How many numbers of the roll every complete play in the list uses."""
    kind = ways[0, KIND]
    return 0 if kind == NOTHING else 1 if kind == SINGLE else 2
