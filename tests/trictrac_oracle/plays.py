"""What may be played: every complete play, and which of them are legal (T-4 to T-11, T-33, T-34)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .board import (
    BOARD,
    CORNER,
    DEFAULT,
    JANS,
    OFF,
    OTHER_CORNER,
    RETURN_JAN,
    Men,
    Options,
    Play,
    Step,
    all_home,
    all_off,
    corner_is_sound,
    either_order,
    farthest_man,
    is_free,
    is_full,
    may_rest,
    may_stand,
    other_corner_empty,
    own_corner_empty,
)

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
def complete(own: Men, other: Men, low: int, high: int, options: Options) -> frozenset[Play]:
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
def complete_ends(own: Men, other: Men, low: int, high: int, options: Options) -> frozenset[Men]:
    return frozenset(after_play(own, play) for play in complete(own, other, low, high, options))


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
    return set(complete_ends(tuple(own), tuple(other), low, high, options))


def legal_plays(own: Sequence[int], other: Sequence[int], roll: Sequence[int], options: Options = DEFAULT) -> set[Men]:
    """The positions of my men in which a legal play can end, T-33 and T-34 included."""
    low, high = sorted(roll)
    return obliged(complete_ends(tuple(own), tuple(other), low, high, options))


def sequences(
    own: Sequence[int],
    other: Sequence[int],
    roll: Sequence[int],
    options: Options = DEFAULT,
    obligations: bool = True,
) -> set[Play]:
    """The same as ordered steps: legal plays, or (``obligations=False``) all complete plays."""
    low, high = sorted(roll)
    plays = complete(tuple(own), tuple(other), low, high, options)
    if not obligations:
        return set(plays)
    ends = legal_plays(own, other, roll, options)
    return {play for play in plays if after_play(tuple(own), play) in ends}


def unplayed_numbers(own: Men, plays: set[Play]) -> int:
    """T-35: how many numbers a complete play leaves over (all leave the same), the last man's exit aside."""
    play = next(iter(plays))
    return 0 if all_off(after_play(own, play)) else 2 - len(play)
