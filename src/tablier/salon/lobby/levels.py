"""The bots as people meet them: a name and a line for each level. The one place where levels get their words.

A level is called by its id, and described by the first sentence about its class.
"""

from __future__ import annotations

from typing import Any

from ...bots import BOTS, levels_of
from ...games import Game
from ..languages import say

SIMPLE = {"random": "Plays whatever is allowed.", "greedy": "Plays by rules of thumb."}
"""Who plays a game for which no network was trained."""


def levels(game: Game, lang: str) -> list[dict[str, Any]]:
    """The levels offered to people in a game, the weakest first. Programs can name any bot there is."""
    return [
        {
            "id": level,
            "name": say(_name(level), lang),
            "line": say(SIMPLE.get(level) or _first_sentence(BOTS[level].__doc__), lang),
        }
        for level in [level.name for level in levels_of(game)] or list(SIMPLE)
    ]


def _name(level: str) -> str:
    return level.replace("-", " ").capitalize()


def _first_sentence(text: str | None) -> str:
    sentence = " ".join((text or "").split()).partition(". ")[0].rstrip(".")
    return f"{sentence[:1].upper()}{sentence[1:]}."
