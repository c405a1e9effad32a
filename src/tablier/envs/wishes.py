"""What somebody asks an environment for, looked at before anything is done with it."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Set
from typing import Any

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
    throws = wishes.get("dice")
    try:
        given = [] if throws is None else list(throws)
        if isinstance(throws, str | bytes | Mapping | Set):
            raise TypeError
    except TypeError:
        raise BadOption("bad-dice", Said("programs.bad-throws", given=quoted(throws))) from None
    return wishes.get("start"), [read_dice(roll) for roll in given]
