"""Dice as somebody gives them: read in one place, for every door that takes any.

>>> read_dice("3-1"), read_dice([6, 6, 5])
((3, 1), (6, 6, 5))
"""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping, Sequence, Set
from itertools import islice, product
from typing import Any, SupportsIndex, TypeGuard

import numpy as np

from .errors import Unreadable
from .saying import Said, SaidValue, quoted

Roll = tuple[int, ...]
"""Dice as the program knows them."""
Dice = str | Sequence[SupportsIndex] | np.ndarray
"""Dice as they may be given."""

_WRITTEN = re.compile(r"[0-9]([\s,+-]*[0-9])*")
_MOST_READ = 16
"""So many dice are looked at before it is clear that no game has as many."""
_MOST_SHOWN = 60
ROLLS = [{roll: roll for roll in product(range(1, 7), repeat=count)} for count in range(4)]
"""All rolls of none to three dice, each by itself, in order."""
_NO_ORDER = (Mapping, Set, bytes, bytearray)
"""What can be gone through as well, and is no throw."""


def read_dice(given: Any) -> Roll:
    """Dice from 1 to 6, as many as there are. Raises Unreadable.

    They may be a text such as ``3-1``, ``31`` or ``3 1``, or anything with an order that holds whole numbers: a tuple,
    a list, an array, of Python's numbers, NumPy's or another's.
    """
    if type(given) is tuple and len(given) < len(ROLLS) and is_roll(given, len(given)):
        return given
    dice = _whole_numbers(given)
    if dice is None or not all(1 <= die <= 6 for die in dice):
        raise _no_dice(given)
    return dice


def read_die(given: Any) -> int:
    """One die, 1 to 6. Raises Unreadable."""
    found = None if isinstance(given, str) else _whole_numbers((given,))
    if found is None or not 1 <= found[0] <= 6:
        raise Unreadable("bad-die", Said("refusals.bad-die", die=shown(given)), "C-5")
    return found[0]


def read_roll(given: Any, count: int, game: Said | str) -> Roll:
    """A roll of so many dice, which is what ``game`` is played with. Raises Unreadable."""
    roll = _whole_numbers(given)
    if roll is None:
        raise _no_dice(given)
    if not roll:
        raise Unreadable("bad-roll", Said("refusals.no-roll", game=game, dice=count))
    if len(roll) != count or not all(1 <= die <= 6 for die in roll):
        told = _short("-".join(map(str, roll)))
        raise Unreadable("bad-roll", Said("refusals.bad-roll", game=game, dice=count, roll=told))
    return roll


def is_roll(given: Any, count: int) -> TypeGuard[Roll]:
    """Whether something is a roll of so many dice already: asked first, since it mostly is.

    The dice have to be the very numbers: yes and no would be numbers else, and 3.0 equal to 3.
    """
    try:
        known = ROLLS[count].get(given)
        return known is not None and (known is given or (type(given) is tuple and all(map(operator.is_, given, known))))
    except TypeError:
        return False  # it holds what has no hash


def read_held(given: Any) -> Roll:
    """Dice that an event holds, which is written down as it is: plain numbers, one by one. Raises Unreadable."""
    if not isinstance(given, tuple | list) or not all(type(die) is int for die in given):
        raise _no_dice(given)
    return tuple(given)


def looks_like_dice(text: str) -> bool:
    """Whether a text can only be meant as dice."""
    return _WRITTEN.fullmatch(text.strip()) is not None


def shown(given: object) -> SaidValue:
    """What was given, to be told to whoever gave it, no longer than a line."""
    return quoted(_short(given)) if isinstance(given, str) else _short(repr(given))


def _short(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def _no_dice(given: object) -> Unreadable:
    return Unreadable("bad-roll", Said("refusals.not-dice", given=shown(given)))


def _whole_numbers(given: Any) -> Roll | None:
    """What was given as whole numbers in a row; None if it is not that. Yes and no are no numbers."""
    if isinstance(given, str):
        return tuple(map(int, re.findall("[0-9]", given))) if looks_like_dice(given) else None
    if isinstance(given, _NO_ORDER):
        return None
    try:
        dice = tuple(islice(given, _MOST_READ))
        return None if any(isinstance(die, bool) for die in dice) else tuple(map(operator.index, dice))
    except (TypeError, ValueError, IndexError):
        return None
