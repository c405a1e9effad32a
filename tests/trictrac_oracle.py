"""A slow and obvious second opinion on Trictrac: what may be played, what is due, how it is marked and settled.

This module restates the clauses T-1 to T-89 in the plainest Python possible. It shares no code with the package: the
tests compare the two. What is due on a roll is found by listing every play and looking at the positions it leads to.

A position is ``own`` and ``other``: for the player who has rolled and for the opponent, 26 counts of men, each on that
player's own path. Index 0 is unused, 1 is the talon, 12 the rest corner, 13 the other player's corner, 24 the other
player's talon, 25 off. The movement is contrary: the point I call ``p`` is the point the opponent calls ``25 - p``.
All fields in plays and events are numbered on the path of the player who has rolled.

Every rule is one small function that names its clause.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

TALON = 1
CORNER = 12  # T-1: my rest corner
OTHER_CORNER = 13  # T-1: the opponent's rest corner
OFF = 25
BOARD = range(1, 25)
ALL_MEN = 15

JANS = {"small": range(1, 7), "big": range(7, 13), "return": range(19, 25)}  # T-1
OTHERS_BIG_JAN = range(13, 19)  # T-1
RETURN_JAN = JANS["return"]

Men = tuple[int, ...]
Roll = tuple[int, int]


class Step(NamedTuple):
    """One man moved by the number of one die. ``target`` is 25 for an exit and 12 for a man placed by puissance."""

    source: int
    number: int
    target: int


Play = tuple[Step, ...]


@dataclass(frozen=True)
class Options:
    """The options of the clauses, with their defaults."""

    hit_tables: str = "restored"  # T-2
    exit: str = "paris"  # T-10
    overflow: str = "strict"  # T-11
    old_jans: bool = False  # T-36
    stakes: str = "simple"  # T-45
    refait: str = "doubling"  # T-83
    rotation: str = "restored"  # T-84
    first_move: str = "alternate"  # T-86
    queue_tokens: int = 1  # T-87

    def __post_init__(self) -> None:
        allowed = {
            "hit_tables": ("restored", "as-printed"),
            "exit": ("paris", "provincial"),
            "overflow": ("strict", "both-inside", "free"),
            "stakes": ("simple", "double", "quadruple"),
            "refait": ("doubling", "adding"),
            "rotation": ("restored", "as-printed"),
            "first_move": ("alternate", "winner"),
        }
        for name, values in allowed.items():
            if getattr(self, name) not in values:
                raise ValueError(f"{name} is one of {', '.join(values)}")


@dataclass(frozen=True)
class Context:
    """What the position does not tell: which roll of the setting this is for the player who has rolled (T-24), and, if
    the only other roll of the setting was the opponent's, which that was (T-36)."""

    roll_number_since_restart: int = 0
    opening_roll: Roll | None = None


@dataclass(frozen=True)
class Event:
    """Something due on a roll. ``to`` is "roller" or "opponent"; ``field`` is None where no single field is meant."""

    kind: str
    ways: int
    points: int
    to: str
    field: int | None


DEFAULT = Options()
NO_CONTEXT = Context()


def men(counts: Mapping[int, int]) -> Men:
    """Fifteen men, placed as told; those not mentioned are off."""
    placed = [counts.get(number, 0) for number in range(26)]
    placed[OFF] += ALL_MEN - sum(placed)
    return tuple(placed)


START = men({TALON: ALL_MEN})  # T-1


# --------------------------------------------------------------------------------------------------------------
# Looking at a position
# --------------------------------------------------------------------------------------------------------------


def theirs_on(other: Men, point: int) -> int:
    """How many opposing men stand on a point of mine."""
    return other[25 - point]


def is_double(roll: Sequence[int]) -> bool:
    return roll[0] == roll[1]


def either_order(roll: Sequence[int]) -> list[Roll]:
    """The two numbers in the orders in which they can be played; a double has one."""
    first, second = roll
    return [(first, second)] if first == second else [(first, second), (second, first)]


def own_corner_held(own: Men) -> bool:
    return own[CORNER] > 0


def own_corner_empty(own: Men, other: Men) -> bool:
    return own[CORNER] == 0 and theirs_on(other, CORNER) == 0


def other_corner_held(other: Men) -> bool:
    return theirs_on(other, OTHER_CORNER) > 0


def other_corner_empty(own: Men, other: Men) -> bool:
    return own[OTHER_CORNER] == 0 and not other_corner_held(other)


def is_full(own: Men, jan: str) -> bool:
    """T-29: two or more men on each of the six fields."""
    return all(own[field] >= 2 for field in JANS[jan])


def missing_men(own: Men, jan: str) -> list[int]:
    """The fields that lack a man for a full jan; a field that lacks two is named twice."""
    return [field for field in JANS[jan] for _ in range(own[field], 2)]


def all_off(own: Men) -> bool:
    return own[OFF] == ALL_MEN


def all_home(own: Men) -> bool:
    """T-10: all men are in the return jan or off."""
    return sum(own[1:19]) == 0


def farthest_man(own: Men) -> int:
    return min(point for point in BOARD if own[point] > 0)


# --------------------------------------------------------------------------------------------------------------
# Where a man may stand, and where it may only rest on its way
# --------------------------------------------------------------------------------------------------------------


def is_free(other: Men, point: int) -> bool:
    """T-5: even one opposing man blocks."""
    return theirs_on(other, point) == 0


@lru_cache(maxsize=200_000)
def can_still_fill(men_of_player: Men, jan: str) -> bool:
    """T-9: are at least 2·i men at or before the i-th field of the jan, for all six? (On the player's own path.)"""
    return all(sum(men_of_player[1 : field + 1]) >= 2 * i for i, field in enumerate(JANS[jan], start=1))


def is_forbidden(other: Men, point: int) -> bool:
    """T-9: the point lies in a jan that the opponent can still fill."""
    if point in RETURN_JAN:
        return can_still_fill(other, "small")
    if point in OTHERS_BIG_JAN:
        return can_still_fill(other, "big")
    return False


def may_stand(other: Men, point: int) -> bool:
    """May a man stay on this point at the end of the play? (T-6 is checked on the whole play.)"""
    if point == OFF:
        return True
    return is_free(other, point) and point != OTHER_CORNER and not is_forbidden(other, point)  # T-5, T-8, T-9


def may_rest(other: Men, point: int) -> bool:
    """May a man touch this point and go on with the second number?

    T-6, T-9: the empty corners and the opponent's big jan may always serve. The return jan, forbidden, may not.
    """
    return is_free(other, point) and not (point in RETURN_JAN and is_forbidden(other, point))


def corner_is_sound(after: Men) -> bool:
    """T-6: taken by two men of the same play, left by the last two together: it never ends up holding one man."""
    return after[CORNER] != 1


# --------------------------------------------------------------------------------------------------------------
# One step
# --------------------------------------------------------------------------------------------------------------


def target_of(own: Men, source: int, number: int) -> int | None:
    """Where the number leads the man, the opponent's men left aside. None if it leads nowhere."""
    target = source + number
    if target < OFF:
        return target
    if not all_home(own):
        return None  # T-10
    if target == OFF:
        return OFF  # T-10: an exact number
    return OFF if source == farthest_man(own) else None  # T-10: an exceeding number takes the farthest man


def is_exceeding(step: Step) -> bool:
    return step.source + step.number > OFF


def steps_with(own: Men, other: Men, number: int) -> Iterator[Step]:
    """Every man moved by the number to a point free of opposing men, or off (T-5, T-10)."""
    for source in BOARD:
        if own[source] > 0:
            target = target_of(own, source, number)
            if target is not None and (target == OFF or is_free(other, target)):
                yield Step(source, number, target)


def after_step(own: Men, step: Step) -> Men:
    moved = list(own)
    moved[step.source] -= 1
    moved[step.target] += 1
    return tuple(moved)


def after_play(own: Men, play: Play) -> Men:
    for step in play:
        own = after_step(own, step)
    return own


# --------------------------------------------------------------------------------------------------------------
# Plays of one number and of both
# --------------------------------------------------------------------------------------------------------------


def plays_of_one_number(own: Men, other: Men, number: int) -> set[Play]:
    return {
        (step,)
        for step in steps_with(own, other, number)
        if may_stand(other, step.target) and corner_is_sound(after_step(own, step))
    }


def plays_of_both_numbers(own: Men, other: Men, roll: Sequence[int]) -> set[Play]:
    """Both numbers played, by two men or chained by one (T-4)."""
    plays: set[Play] = set()
    for first_number, second_number in either_order(roll):
        for first in steps_with(own, other, first_number):
            between = after_step(own, first)
            for second in steps_with(between, other, second_number):
                chained = second.source == first.target
                first_is_allowed = may_stand(other, first.target) or (chained and may_rest(other, first.target))
                if not first_is_allowed or not may_stand(other, second.target):
                    continue
                if corner_is_sound(after_step(between, second)):
                    plays.add((first, second))
    return plays | plays_by_puissance(own, other, roll)


def two_men_stand_ready(own: Men, roll: Sequence[int], point: int) -> bool:
    """Would the two numbers bring two men to the point, one each?"""
    first, second = roll
    if first == second:
        return own[point - first] >= 2
    return own[point - first] >= 1 and own[point - second] >= 1


def corner_by_effect(own: Men, roll: Sequence[int]) -> bool:
    """T-7: could the men and the roll take the own corner directly?"""
    return two_men_stand_ready(own, roll, CORNER)


def plays_by_puissance(own: Men, other: Men, roll: Sequence[int]) -> set[Play]:
    """T-7: both corners empty, two men ready for the opponent's corner and not for the own: they take the own."""
    both_empty = own_corner_empty(own, other) and other_corner_empty(own, other)
    if not both_empty or corner_by_effect(own, roll) or not two_men_stand_ready(own, roll, OTHER_CORNER):
        return set()
    return {(Step(OTHER_CORNER - a, a, CORNER), Step(OTHER_CORNER - b, b, CORNER)) for a, b in either_order(roll)}


def is_inside(step: Step) -> bool:
    """T-11: from a field of the return jan to a field of the return jan."""
    return step.source in RETURN_JAN and step.target in RETURN_JAN


def is_made_to_exceed(own: Men, play: Play) -> bool:
    """T-11: the first number inside; the second exits, as exceeding, a man nearer than the farthest was before."""
    first, second = play
    return is_inside(first) and is_exceeding(second) and second.source > farthest_man(own)


def without_made_to_exceed(own: Men, plays: set[Play], overflow: str) -> set[Play]:
    """T-11: of the plays of both numbers, those that the option allows."""
    others = {play for play in plays if not is_made_to_exceed(own, play)}
    if overflow == "strict":
        return others or plays
    if overflow == "both-inside" and any(is_inside(first) and is_inside(second) for first, second in plays):
        return others
    return plays


def takes_only_the_farthest_off(own: Men, play: Play) -> bool:
    """T-10, provincial: a man leaves only when none of its own stands behind it."""
    for step in play:
        if step.target == OFF and step.source != farthest_man(own):
            return False
        own = after_step(own, step)
    return True


def men_taken_off(play: Play) -> int:
    return sum(step.target == OFF for step in play)


def provincial(own: Men, plays: set[Play]) -> set[Play]:
    """T-10, ``exit=provincial``: what can be played inside is played inside, so as few men leave as can be."""
    allowed = [play for play in plays if takes_only_the_farthest_off(own, play)]
    fewest = min(map(men_taken_off, allowed), default=0)
    return {play for play in allowed if men_taken_off(play) == fewest}


# --------------------------------------------------------------------------------------------------------------
# Complete plays (T-4 to T-11), and legal plays (T-33 and T-34 besides)
# --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def _complete(own: Men, other: Men, low: int, high: int, options: Options) -> frozenset[Play]:
    with_high = plays_of_one_number(own, other, high)
    with_low = plays_of_one_number(own, other, low)
    with_both = plays_of_both_numbers(own, other, (low, high))
    if options.exit == "provincial":
        with_high, with_low, with_both = (provincial(own, plays) for plays in (with_high, with_low, with_both))
    else:
        with_both = without_made_to_exceed(own, with_both, options.overflow)
    last_man_off = {play for play in with_high | with_low if all_off(after_play(own, play))}
    if with_both or last_man_off:
        return frozenset(with_both | last_man_off)  # T-4; T-35: a number left over by the last man's exit
    return frozenset(with_high or with_low or {()})  # T-4: the higher if it can be played, else the lower, else none


@lru_cache(maxsize=20_000)
def _complete_ends(own: Men, other: Men, low: int, high: int, options: Options) -> frozenset[Men]:
    return frozenset(after_play(own, play) for play in _complete(own, other, low, high, options))


def obliged(ends: frozenset[Men]) -> set[Men]:
    """T-33, T-34: who can fill, conserve or take off the last man must; any play that does so will do."""
    for jan in JANS:
        full = {end for end in ends if is_full(end, jan)}
        if full:
            return full  # two jans never compete
    finished = {end for end in ends if all_off(end)}
    return finished or set(ends)


def complete_plays(
    own: Sequence[int], other: Sequence[int], roll: Sequence[int], options: Options = DEFAULT
) -> set[Men]:
    """The positions of my men in which a complete play can end, by T-4 to T-11 only."""
    low, high = sorted(roll)
    return set(_complete_ends(tuple(own), tuple(other), low, high, options))


def legal_plays(own: Sequence[int], other: Sequence[int], roll: Sequence[int], options: Options = DEFAULT) -> set[Men]:
    """The positions of my men in which a legal play can end, T-33 and T-34 included."""
    low, high = sorted(roll)
    return obliged(_complete_ends(tuple(own), tuple(other), low, high, options))


def sequences(
    own: Sequence[int],
    other: Sequence[int],
    roll: Sequence[int],
    options: Options = DEFAULT,
    obligations: bool = True,
) -> set[Play]:
    """The same as ordered steps: legal plays, or (``obligations=False``) all complete plays."""
    low, high = sorted(roll)
    plays = _complete(tuple(own), tuple(other), low, high, options)
    if not obligations:
        return set(plays)
    ends = legal_plays(own, other, roll, options)
    return {play for play in plays if after_play(tuple(own), play) in ends}


def unplayed_numbers(own: Men, plays: set[Play]) -> int:
    """T-35: how many numbers a complete play leaves over (all leave the same), the last man's exit aside."""
    play = next(iter(plays))
    return 0 if all_off(after_play(own, play)) else 2 - len(play)


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
    plays = _complete(mine, theirs, low, high, options)
    ends = _complete_ends(mine, theirs, low, high, options)
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


# --------------------------------------------------------------------------------------------------------------
# Marking
# --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Side:
    """What one player has marked. ``flag``: in the way of a bredouille (T-41)."""

    holes: int = 0
    points: int = 0
    flag: bool = False


Score = tuple[Side, Side]
NOTHING_MARKED: Score = (Side(), Side())


def mark(score: Score, who: int, points: int) -> Score:
    """T-40, T-41, T-42: one player (0 or 1) marks points."""
    if points == 0:
        return score
    marker, other = score[who], score[1 - who]
    holes, flag = marker.holes, marker.flag
    if marker.points == 0:
        flag = True  # T-41: the first point above zero
    other = replace(other, flag=False)  # T-41: cleared when the other scores
    total = marker.points + points
    while total >= 12:
        total -= 12
        holes += 2 if flag else 1  # T-41
        flag = True  # T-41: set anew for the rest
        other = replace(other, points=0)  # T-42
    marker = Side(holes, total, flag and total > 0)  # T-41: at zero no flag stands
    return (marker, other) if who == 0 else (other, marker)


def mark_roll(score: Score, roller: int, found: Sequence[Event]) -> Score:
    """T-43, when the roller stays: the roller's points, then the opponent's."""
    score = mark(score, roller, points_for(found, "roller"))
    return mark(score, 1 - roller, points_for(found, "opponent"))


def may_leave(score: Score, roller: int, found: Sequence[Event]) -> bool:
    """T-44: only the roller, and only if the own points of this very roll complete a hole."""
    return score[roller].points + points_for(found, "roller") >= 12


def leave(score: Score, roller: int, found: Sequence[Event]) -> tuple[Score, tuple[Men, Men], int]:
    """T-44: the score, the men (roller's and opponent's) and the next to throw after leaving."""
    if not may_leave(score, roller, found):
        raise ValueError("T-44: no hole was completed by this roll")
    marked = mark(score, roller, points_for(found, "roller"))
    return (Side(marked[0].holes), Side(marked[1].holes)), (START, START), roller


# --------------------------------------------------------------------------------------------------------------
# Schools
# --------------------------------------------------------------------------------------------------------------


def twelves_meant(holes_marked: int, twelves_due: int) -> int:
    """T-65: a hole taken as simple instead of double, or the reverse, is no fault.

    ``holes_marked`` may thus stand for anything from half as many twelves (all double) to as many (all simple); the
    marker meant the number nearest to what was due.
    """
    fewest, most = -(-holes_marked // 2), holes_marked
    return min(max(twelves_due, fewest), most)


def school(due_twelves: int, due_points: int, marked_holes: int, marked_points: int) -> int:
    """T-60, T-65: the points of the school, too little or too much marked alike; 0 when there is none."""
    marked = 12 * twelves_meant(marked_holes, due_twelves) + marked_points
    return abs(12 * due_twelves + due_points - marked)


def claim(score: Score, accused: int, true_amount: int, claimed: int) -> Score:
    """T-61, T-63: the amount claimed goes to the claimant if it is exact, else to the accused.

    ``score`` is the correct one: over-marking is corrected first.
    """
    claimant = 1 - accused
    return mark(score, claimant if claimed == true_amount else accused, claimed)


def contested_claim(score: Score, accused: int, true_amount: int, claimed: int, persists: bool) -> Score:
    """T-64: the accused contests; the claimant withdraws (T-63), or persists and the loser pays twice."""
    claimant = 1 - accused
    if not persists:
        return mark(score, accused, claimed)
    return mark(score, claimant if claimed == true_amount else accused, 2 * claimed)


# --------------------------------------------------------------------------------------------------------------
# The end of the ordinary game
# --------------------------------------------------------------------------------------------------------------

Holes = Sequence[tuple[int, int]]  # (player, how many), in the order in which they were made


def holes_of(history: Holes, player: int) -> int:
    return sum(count for maker, count in history if maker == player)


def in_one_run(history: Holes, winner: int) -> bool:
    """T-45, T-82: all the winner's holes were made in a row: none by the other since the first of them."""
    makers = [maker for maker, count in history if count > 0]
    return winner in makers and all(maker == winner for maker in makers[makers.index(winner) :])


def stake(history: Holes, winner: int, options: Options = DEFAULT) -> int:
    """T-45."""
    losers_holes = holes_of(history, 1 - winner)
    run = in_one_run(history, winner)
    if options.stakes == "simple":
        return 1
    if options.stakes == "double":
        return 2 if run else 1
    if losers_holes == 0:
        return 4
    if run:
        return 3
    return 2 if losers_holes < 6 else 1


# --------------------------------------------------------------------------------------------------------------
# The scored game
# --------------------------------------------------------------------------------------------------------------

SMALL_BREDOUILLE = 2
BIG_BREDOUILLE = 4


def rounds_allowed(rounds: int, players: int) -> bool:
    """T-80: a multiple of the number of players (so even for two)."""
    return rounds > 0 and rounds % players == 0


def round_is_over(holes: Sequence[int], somebody_leaves: bool) -> bool:
    """T-80."""
    return somebody_leaves and max(holes) >= 6


def round_is_drawn(holes: Sequence[int]) -> bool:
    """T-81."""
    return holes[0] == holes[1]


def round_factor(history: Holes, winner: int) -> int:
    """T-82: f."""
    if not in_one_run(history, winner):
        return 1
    holes = holes_of(history, winner)
    return BIG_BREDOUILLE if holes >= 12 else SMALL_BREDOUILLE if holes >= 6 else 1


def round_factor_by_leaving(history: Holes, leavers: Sequence[int], winner: int) -> int:
    """T-82, ``bredouilles=two-to-five``: one more for a bredouille made without leaving (articles 18, 32).

    ``leavers`` are those who have left in the round before it ended. Whoever wins after six holes of the other's cannot
    have left; then the bredouille is worth what the other's would have been (articles 25, 37 to 39).
    """
    factor = round_factor(history, winner)
    if factor == 1:
        return 1
    measured = 1 - winner if holes_of(history, 1 - winner) >= 6 else winner
    return factor if measured in leavers else factor + 1


def bets_of_three_by_losses(losses: Mapping[str, int]) -> dict[tuple[str, str], int]:
    """T-88, ``bets=by-losses``: who pays whom how much, by how often each of three has lost."""
    contingent = sum(losses.values()) // 3
    payers = {player: lost - contingent for player, lost in losses.items() if lost > contingent}
    paid = {player: contingent - lost for player, lost in losses.items() if lost < contingent}
    bets = {}
    for payer, too_many in payers.items():
        for receiver, too_few in paid.items():
            postillons = too_few if len(payers) == 1 else too_many  # of the two, the one who is not alone
            bets[payer, receiver] = 28 + 8 * (postillons - 1)
    return bets


def consolation(replays: int, options: Options = DEFAULT) -> int:
    """T-82, T-83: 2, and after each replay double that (or 2 more)."""
    return 2 * 2**replays if options.refait == "doubling" else 2 * (1 + replays)


def round_value(
    winners_holes: int, losers_holes: int, factor: int, replays: int = 0, options: Options = DEFAULT
) -> int:
    """T-82."""
    return winners_holes * factor - losers_holes + consolation(replays, options) * factor


def consolation_to_the_idle(factor: int, replays: int = 0, options: Options = DEFAULT) -> int:
    """T-84: what the loser pays to the player sitting out."""
    return consolation(replays, options) * factor


def next_pair_of_three(
    pair: tuple[str, str], idle: str, winner: str, first_move: str | None, options: Options = DEFAULT
) -> tuple[tuple[str, str], str, str]:
    """T-84: the next pair (the one who stays first), the next to sit out, and the next to have the first move.

    ``first_move`` is the player who stayed from the round before, None in the first round.
    """
    leaves = winner if options.rotation == "as-printed" or first_move is None else first_move
    stays = pair[1] if leaves == pair[0] else pair[0]
    return (stays, idle), leaves, stays


def next_pair_of_four(
    pair: tuple[str, str], waiting: tuple[str, str], winner: str, first_move: str | None
) -> tuple[tuple[str, str], tuple[str, str], str]:
    """T-85: the next pair and the partners waiting, team by team, and who has the first move."""
    leaves = winner if first_move is None else first_move
    team = pair.index(leaves)
    at_board, beside = list(pair), list(waiting)
    at_board[team], beside[team] = waiting[team], leaves
    return (at_board[0], at_board[1]), (beside[0], beside[1]), pair[1 - team]


def first_move_of_two(last_first: int, last_winner: int, options: Options = DEFAULT) -> int:
    """T-86."""
    return last_winner if options.first_move == "winner" else 1 - last_first


def bet(won: int, played: int) -> int:
    """T-88: what the other side pays to a side that won so many of the rounds the two played against each other."""
    beyond = (2 * won - played) // 2  # whole rounds beyond half of them
    return 20 + 8 * beyond if beyond >= 1 else 0


@dataclass(frozen=True)
class Round:
    """A finished round of the scored game. Players are sides: with four players, the teams (T-85)."""

    winner: str
    loser: str
    value: int  # T-82
    idle: str | None = None  # T-84: who sat out
    idle_consolation: int = 0


@dataclass
class Account:
    """T-89: one line of the final account."""

    rounds: int = 0
    consolations: int = 0
    queue: int = 0
    bets: int = 0

    @property
    def total(self) -> int:
        return self.rounds + self.consolations + self.queue + self.bets


def final_account(
    sides: Sequence[str], played: Sequence[Round], options: Options = DEFAULT
) -> tuple[dict[str, Account], int]:
    """T-87, T-88, T-89: a line for every side, and what stays in the pot."""
    lines = {side: Account() for side in sides}
    pot = 0
    for one in played:
        lines[one.winner].rounds += one.value
        lines[one.loser].rounds -= one.value
        if one.idle is not None:
            lines[one.idle].consolations += one.idle_consolation
            lines[one.loser].consolations -= one.idle_consolation
        lines[one.loser].queue -= options.queue_tokens
        pot += options.queue_tokens
    best = max(line.rounds + line.consolations for line in lines.values())
    sharers = [side for side in sides if lines[side].rounds + lines[side].consolations == best]
    for side in sharers:
        lines[side].queue += pot // len(sharers)
    pot -= pot // len(sharers) * len(sharers)
    for a, b in combinations(sides, 2):
        between = [one for one in played if {one.winner, one.loser} == {a, b}]
        for better, worse in ((a, b), (b, a)):
            price = bet(sum(one.winner == better for one in between), len(between))
            lines[better].bets += price
            lines[worse].bets -= price
    return lines, pot
