"""What somebody asks an environment for, looked at before anything is done with it."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence, Set
from typing import Any

import numpy as np

from ..errors import BadOption
from ..games import Position, Roll
from ..games.game import closest
from ..saying import Said, quoted
from ..throws import read_dice

BEGINNINGS = ("dice", "start")
"""What the options of a reset can be."""


def whole(what: str, number: Any) -> int:
    """A whole number, whoever made it: Python, NumPy, PyTorch. Raises BadOption."""
    try:
        return operator.index(number)
    except TypeError:
        raise BadOption("bad-number", Said("programs.no-whole-number", what=what, given=quoted(number))) from None


def read_options(options: Any, known: tuple[str, ...] | None) -> Mapping[str, Any]:
    """The options of a reset, which are among the known ones, if these are given. Raises BadOption."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption("bad-options", Said("programs.bad-reset-options", given=quoted(options)))
    for name in options:
        if known is not None and name not in known:
            raise BadOption("unknown-option", closest("reset-option", str(name), known))
    return options


def read_beginning(options: Any, strict: bool = True) -> tuple[Position | str | None, list[Roll]]:
    """The position a game begins from, if not the usual one, and the throws that are given. Raises TablierError.

    Unless ``strict``, options that mean nothing here may stand beside them.
    """
    wishes = read_options(options, BEGINNINGS if strict else None)
    return wishes.get("start"), [read_dice(roll) for roll in _in_a_row(wishes.get("dice"))]


def read_beginnings(
    options: Any, count: int
) -> tuple[Mapping[str, Any], list[Position | str | None], list[list[Roll]]]:
    """The options of a reset of so many games: all, the positions they begin from, and the throws given for each.

    Either is the same for all games, or there is one for each. Raises TablierError.
    """
    wishes = read_options(options, (*BEGINNINGS, "reset_mask"))
    start, throws = wishes.get("start"), _in_a_row(wishes.get("dice"))
    starts = [start] * count if start is None or isinstance(start, str | Position) else list(start)
    each = throws if throws and _holds_throws(throws[0]) else [throws] * count
    for what, given in (("start", starts), ("dice", each)):
        if len(given) != count:
            raise BadOption("bad-shape", Said("programs.one-for-each-game", what=what, games=count, given=len(given)))
    return wishes, starts, [[read_dice(roll) for roll in _in_a_row(row)] for row in each]


def _in_a_row(throws: Any) -> list[Any]:
    """Throws as a list, of whatever they are. Raises BadOption."""
    try:
        if isinstance(throws, str | bytes | Mapping | Set):
            raise TypeError
        return [] if throws is None else list(throws)
    except TypeError:
        raise BadOption("bad-dice", Said("programs.bad-throws", given=quoted(throws))) from None


def _holds_throws(first: Any) -> bool:
    """Whether this is the throws of a game, and not a throw: what it holds are no numbers."""
    return isinstance(first, Sequence | np.ndarray) and not isinstance(first, str) and not all(map(_is_number, first))


def _is_number(one: Any) -> bool:
    return not isinstance(one, str | Sequence) and np.ndim(one) == 0
