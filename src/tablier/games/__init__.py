"""The games, and how to find one by its id."""

from __future__ import annotations

import re

from ..errors import BadOption, UnknownGame, Unreadable
from ..saying import Said, quoted
from ..throws import Roll
from .game import Game, Option, Play, Position, Step, Value, closest
from .registry import FAMILIES, GAMES, family_named, family_of, lessons_of


def find_game(game_id: str, preset: str | None = None, **options: Value) -> Game:
    """The game of that id under those options; the id may carry its variant, as in ``backgammon@modern``.

    Raises UnknownGame or BadOption.
    """
    if not isinstance(game_id, str):
        raise UnknownGame("unknown-game", closest("game", game_id, GAMES))
    name, _, variant = game_id.strip().lower().partition("@")
    if name not in GAMES:
        raise UnknownGame("unknown-game", closest("game", name, GAMES))
    for part in filter(None, variant.split(",")):
        option, equals, value = part.partition("=")
        if equals:
            options.setdefault(option, int(value) if re.fullmatch(r"[0-9]{1,9}", value) else value)
        elif preset is None:
            preset = part
        elif preset != part:
            raise BadOption("two-presets", Said("refusals.two-presets", one=quoted(preset), other=quoted(part)))
    return GAMES[name](preset, **options)


def read_position(text: str) -> Position:
    """The position an id stands for. Raises UnknownGame, BadOption, Unreadable or BadPosition."""
    game_id, colon, fields = text.strip().partition(":") if isinstance(text, str) else ("", "", "")
    if not colon:
        raise Unreadable("bad-position-id", Said("positions.no-game", given=quoted(text)))
    return find_game(game_id).position(fields)


__all__ = [
    "FAMILIES", "GAMES", "Game", "Option", "Play", "Position", "Roll", "Step", "Value", "family_named", "family_of",
    "find_game", "lessons_of", "read_position",
]  # fmt: skip
