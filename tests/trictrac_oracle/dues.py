"""What is due on a roll, found by listing every play (T-20 to T-36)."""

from __future__ import annotations

from collections.abc import Sequence

from .board import (
    ALL_MEN,
    BOARD,
    CORNER,
    DEFAULT,
    JANS,
    NO_CONTEXT,
    OTHER_CORNER,
    TALON,
    Context,
    Event,
    Men,
    Options,
    Play,
    all_off,
    is_double,
    is_free,
    is_full,
    may_stand,
    missing_men,
    other_corner_empty,
    other_corner_held,
    own_corner_empty,
    own_corner_held,
    theirs_on,
)
from .plays import after_play, complete, complete_ends, two_men_stand_ready, unplayed_numbers

# --------------------------------------------------------------------------------------------------------------
# Opening jans
# --------------------------------------------------------------------------------------------------------------


def worth(roll: Sequence[int], simple: int = 4, double: int = 6) -> int:
    return double if is_double(roll) else simple


def two_tables_shown(own: Men, other: Men, roll: Sequence[int]) -> bool:
    """T-20, T-21: only two men are down, the own corner is empty, and the roll points at both corners, one man each."""
    if own[TALON] != ALL_MEN - 2 or not own_corner_empty(own, other):
        return False
    down = [point for point in range(2, 26) for _ in range(own[point])]
    first, second = roll
    return any({a + first, b + second} == {CORNER, OTHER_CORNER} for a, b in (down, down[::-1]))


def two_tables(own: Men, other: Men, roll: Sequence[int]) -> list[Event]:
    """T-20."""
    if two_tables_shown(own, other, roll) and other_corner_empty(own, other):
        return [Event("two-tables", 1, worth(roll), "roller", None)]
    return []


def contre_two_tables(own: Men, other: Men, roll: Sequence[int]) -> list[Event]:
    """T-21."""
    if two_tables_shown(own, other, roll) and other_corner_held(other):
        return [Event("contre-two-tables", 1, worth(roll), "opponent", None)]
    return []


def mezeas_shown(own: Men, roll: Sequence[int]) -> bool:
    """T-22, T-23: the two men of the own corner are the only ones down, and the roll shows an ace."""
    return own[CORNER] == 2 and own[TALON] == ALL_MEN - 2 and 1 in roll


def mezeas(own: Men, other: Men, roll: Sequence[int]) -> list[Event]:
    """T-22."""
    if mezeas_shown(own, roll) and other_corner_empty(own, other):
        return [Event("mezeas", 1, worth(roll), "roller", OTHER_CORNER)]
    return []


def contre_mezeas(own: Men, other: Men, roll: Sequence[int]) -> list[Event]:
    """T-23."""
    if mezeas_shown(own, roll) and other_corner_held(other):
        return [Event("contre-mezeas", 1, worth(roll), "opponent", OTHER_CORNER)]
    return []


def six_tables(own: Men, other: Men, roll: Sequence[int], context: Context) -> list[Event]:
    """T-24: the third roll could cover, from the talon, the two of the fields 2 to 7 that are still bare."""
    fields = range(2, 8)
    covered = [field for field in fields if own[field] == 1]
    bare = {field for field in fields if own[field] == 0}
    shown = {TALON + number for number in roll}
    if (
        context.roll_number_since_restart == 3
        and len(covered) == 4
        and own[TALON] == ALL_MEN - 4
        and shown == bare
        and all(is_free(other, field) for field in bare)
    ):
        return [Event("six-tables", 1, 4, "roller", None)]
    return []


# --------------------------------------------------------------------------------------------------------------
# Hits
# --------------------------------------------------------------------------------------------------------------


def table_of(field: int, options: Options) -> str:
    """T-2: which table a field belongs to."""
    if options.hit_tables == "as-printed":
        return "small" if field <= 12 else "big"
    return "big" if 7 <= field <= 18 else "small"


def hit_value(table: str, roll: Sequence[int]) -> int:
    """T-25: for one way."""
    return worth(roll, 4, 6) if table == "small" else worth(roll, 2, 4)


def reached_by_number(own: Men, target: int, number: int) -> bool:
    return target - number >= 1 and own[target - number] > 0


def rest_is_open(other: Men, rest: int) -> bool:
    """T-26: empty, own, or held by a single opposing man. Neither T-6 nor T-9 hinders an imagined rest."""
    return theirs_on(other, rest) <= 1


def true_ways(own: Men, other: Men, roll: Sequence[int], target: int) -> int:
    """T-25, T-26: each number, and the sum by an open rest, counts once, however many men stand ready."""
    by_numbers = sum(reached_by_number(own, target, number) for number in set(roll))
    open_rest = any(rest_is_open(other, target - last) for last in roll if target - last >= 1)
    by_sum = reached_by_number(own, target, sum(roll)) and open_rest
    return by_numbers + by_sum


def is_hit_falsely(own: Men, other: Men, roll: Sequence[int], target: int) -> bool:
    """T-27: the sum alone reaches it and every rest is closed."""
    return true_ways(own, other, roll, target) == 0 and reached_by_number(own, target, sum(roll))


def blots(other: Men) -> list[int]:
    return [point for point in BOARD if theirs_on(other, point) == 1]


def true_hits(own: Men, other: Men, roll: Sequence[int], options: Options) -> list[Event]:
    """T-25, T-26."""
    events = []
    for target in blots(other):
        ways = true_ways(own, other, roll, target)
        if ways > 0:
            table = table_of(target, options)
            events.append(Event(f"true-hit-{table}", ways, ways * hit_value(table, roll), "roller", target))
    return events


def false_hits(own: Men, other: Men, roll: Sequence[int], options: Options) -> list[Event]:
    """T-27."""
    events = []
    for target in blots(other):
        if is_hit_falsely(own, other, roll, target):
            table = table_of(target, options)
            events.append(Event(f"false-hit-{table}", 1, hit_value(table, roll), "opponent", target))
    return events


def corner_hit(own: Men, other: Men, roll: Sequence[int]) -> list[Event]:
    """T-28: with the own corner held, two men other than its first two stand ready for the empty corner opposite."""
    if not own_corner_held(own) or not other_corner_empty(own, other):
        return []
    without_its_two_holders = tuple(max(0, count - 2) if point == CORNER else count for point, count in enumerate(own))
    if two_men_stand_ready(without_its_two_holders, roll, OTHER_CORNER):
        return [Event("corner-hit", 1, worth(roll), "roller", OTHER_CORNER)]
    return []


# --------------------------------------------------------------------------------------------------------------
# Filling, conserving, exit, helplessness: by the complete plays
# --------------------------------------------------------------------------------------------------------------


def is_surplus(own: Men, jan: str, source: int) -> bool:
    """T-29: a man there is not one of those the full jan needs."""
    return own[source] > (2 if source in JANS[jan] else 0)


def is_chained(play: Play) -> bool:
    """Does the second number begin where the first ended?"""
    return len(play) == 2 and play[1].source == play[0].target


def moves_of_single_men(other: Men, play: Play) -> Play:
    """The steps that a man makes by one number alone.

    Where the second number begins on the point the first ended on, another man of mine may make it; not if no man may
    stay on that point, for then the one that came must itself go on (T-9).
    """
    return () if is_chained(play) and not may_stand(other, play[0].target) else play


def ways_to_fill(own: Men, other: Men, jan: str, field: int, filling: list[Play]) -> int:
    """T-29, with one man missing: which of {each number, the sum} bring a surplus man there and leave the jan full.

    ``filling`` holds the complete plays that end with the jan full, so the other number is played without breaking it
    (T-30), or cannot be played at all. A man that leaves a gap which the other number stops is not a surplus man: that
    play is the sum's. The two men of the corner cannot be a way (T-31): neither leaves it alone in a complete play.
    """
    by_number = {
        step.number
        for play in filling
        for step in moves_of_single_men(other, play)
        if step.target == field and is_surplus(own, jan, step.source)
    }
    by_sum = any(
        is_chained(play) and play[1].target == field and is_surplus(own, jan, play[0].source) for play in filling
    )
    return len(by_number) + by_sum


def fills(own: Men, other: Men, roll: Sequence[int], plays: frozenset[Play]) -> list[Event]:
    """T-29, T-30, T-31."""
    events = []
    for jan in JANS:
        missing = missing_men(own, jan)
        if len(missing) not in (1, 2):
            continue
        filling = [play for play in plays if is_full(after_play(own, play), jan)]
        if not filling:
            continue
        if len(missing) == 1:
            ways = ways_to_fill(own, other, jan, missing[0], filling)
            events.append(Event(f"fill-{jan}", ways, ways * worth(roll), "roller", missing[0]))
        else:
            events.append(Event(f"fill-{jan}", 1, worth(roll), "roller", None))
    return events


def conserves(own: Men, roll: Sequence[int], ends: frozenset[Men]) -> list[Event]:
    """T-32: full before the roll and full after some complete play, be it that nothing, or not all, can be played."""
    return [
        Event(f"conserve-{jan}", 1, worth(roll), "roller", None)
        for jan in JANS
        if is_full(own, jan) and any(is_full(end, jan) for end in ends)
    ]


def exit_of_the_last(own: Men, roll: Sequence[int], ends: frozenset[Men]) -> list[Event]:
    """T-34."""
    if not all_off(own) and any(all_off(end) for end in ends):
        return [Event("exit", 1, worth(roll), "roller", None)]
    return []


def helpless(own: Men, plays: frozenset[Play]) -> list[Event]:
    """T-35."""
    unplayed = 0 if all_off(own) else unplayed_numbers(own, set(plays))
    return [Event("helpless", unplayed, 2 * unplayed, "opponent", None)] if unplayed else []


def jan_de_rencontre(roll: Sequence[int], context: Context) -> list[Event]:
    """T-36 (``old_jans``): the second player's first roll of a setting shows the numbers of the first player's."""
    first = context.opening_roll
    if context.roll_number_since_restart == 1 and first is not None and sorted(first) == sorted(roll):
        return [Event("rencontre", 1, worth(roll), "roller", None)]
    return []


def margot_la_fendue(own: Men, other: Men, roll: Sequence[int]) -> list[Event]:
    """T-36 (``old_jans``): an empty field, a lone opposing man on either side of it, reached in the ways of a hit."""
    events = []
    for field in range(2, 24):
        empty = own[field] == 0 and theirs_on(other, field) == 0
        if empty and theirs_on(other, field - 1) == 1 and theirs_on(other, field + 1) == 1:
            ways = true_ways(own, other, roll, field)
            if ways > 0:
                events.append(Event("margot", ways, ways * worth(roll, 2, 4), "opponent", field))
    return events


def pile_de_misere(own: Men, roll: Sequence[int], ends: frozenset[Men]) -> list[Event]:
    """T-36 (``old_jans``): all fifteen men on the own corner, made or conserved."""
    if any(end[CORNER] == ALL_MEN for end in ends):
        return [Event("pile-de-misere", 1, worth(roll), "roller", CORNER)]
    return []


# --------------------------------------------------------------------------------------------------------------
# Everything due on a roll
# --------------------------------------------------------------------------------------------------------------


def events(
    own: Sequence[int],
    other: Sequence[int],
    roll: Sequence[int],
    context: Context = NO_CONTEXT,
    options: Options = DEFAULT,
) -> list[Event]:
    """All that is due on a roll, on the position before it is played, in the order of T-43."""
    mine, theirs = tuple(own), tuple(other)
    low, high = sorted(roll)
    plays = complete(mine, theirs, low, high, options)
    ends = complete_ends(mine, theirs, low, high, options)
    to_the_roller = [
        *two_tables(mine, theirs, roll),
        *mezeas(mine, theirs, roll),
        *six_tables(mine, theirs, roll, context),
        *(jan_de_rencontre(roll, context) if options.old_jans else []),
        *true_hits(mine, theirs, roll, options),
        *corner_hit(mine, theirs, roll),
        *fills(mine, theirs, roll, plays),
        *conserves(mine, roll, ends),
        *exit_of_the_last(mine, roll, ends),
        *(pile_de_misere(mine, roll, ends) if options.old_jans else []),
    ]
    to_the_opponent = [
        *false_hits(mine, theirs, roll, options),
        *(margot_la_fendue(mine, theirs, roll) if options.old_jans else []),
        *contre_two_tables(mine, theirs, roll),
        *contre_mezeas(mine, theirs, roll),
        *helpless(mine, plays),
    ]
    return to_the_roller + to_the_opponent


def points_for(found: Sequence[Event], whom: str) -> int:
    return sum(event.points for event in found if event.to == whom)
