"""The board as one player sees it, and where men may stand or rest (T-1 to T-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
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
