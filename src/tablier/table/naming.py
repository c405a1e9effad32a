"""What the players of a table are called: names as somebody gives them, read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ..errors import BadOption
from ..saying import Said, Several, quoted


def read_names(given: object, players: int) -> tuple[str, ...]:
    """The names of so many players; "" for one of two who has none, which None stands for. Raises BadOption."""
    names = () if isinstance(given, str) or not isinstance(given, Iterable) else tuple(given)
    told = tuple(" ".join(name.split()) if isinstance(name, str) else "" for name in names)
    for name in filter(_has_controls, told):
        raise BadOption("bad-names", Said("refusals.bad-name", given=quoted(name)))
    empty = any(not name and (one is not None or players > 2) for name, one in zip(told, names, strict=True))
    if len(told) != players or empty:
        listed = Several(tuple(map(quoted, names or (given,))))
        raise BadOption("bad-names", Said("refusals.bad-names", players=players, given=listed))
    return told


def _has_controls(text: str) -> bool:
    """Whether a text holds what a terminal might take for a command, or no character at all."""
    return any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text)
