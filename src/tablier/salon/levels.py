"""The bots as people meet them: a name and a line for each level. The one place where levels get their words.

A level is called by its id, and described by the first sentence about its class.
"""

from __future__ import annotations

from typing import Any

from ..bots import BOTS, GreedyBot, RandomBot
from .languages import say


def levels(lang: str) -> list[dict[str, Any]]:
    """The levels offered to people, the weakest first. The simple bots are for programs, which can name them."""
    return [
        {"id": level, "name": say(_name(level), lang), "line": say(_first_sentence(bot.__doc__), lang)}
        for level, bot in BOTS.items()
        if bot not in (RandomBot, GreedyBot)
    ]


def _name(level: str) -> str:
    return level.replace("-", " ").capitalize()


def _first_sentence(text: str | None) -> str:
    sentence = " ".join((text or "").split()).partition(". ")[0].rstrip(".")
    return f"{sentence[:1].upper()}{sentence[1:]}."
