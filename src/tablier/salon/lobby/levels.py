"""The bots as people meet them: a name and a line for each level."""

from __future__ import annotations

from typing import Any

from ...bots import levels_of
from ...games import Game
from ...saying import Reader, Said

SIMPLE = ("random", "greedy")
"""Who plays a game for which no network was trained."""


def levels(game: Game, lang: str) -> list[dict[str, Any]]:
    """The levels offered to people in a game, the weakest first. Programs can name any bot there is."""
    say = Reader(lang).say
    return [
        {"id": level, "name": say(Said(f"bots.called-{level}")), "line": say(Said(f"bots.{level}"))}
        for level in [level.name for level in levels_of(game)] or SIMPLE
    ]
