"""Players that need nobody: two simple ones as yardsticks, and five levels that judge with a network."""

from __future__ import annotations

from ..errors import BadOption
from ..games.game import closest
from .batches import play_turns
from .levels import LEVEL_BOTS, LEVELS, Level, LevelBot, levels_of
from .simple import Bot, GreedyBot, RandomBot

BOTS: dict[str, type[RandomBot]] = {"random": RandomBot, "greedy": GreedyBot, **LEVEL_BOTS}
"""The bots by name, from the weakest to the strongest; each is made with a seed."""


def make(name: str, seed: int = 0) -> RandomBot:
    """A bot by its name. Raises BadOption."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadOption("unknown-bot", closest("bot", name, BOTS))
    return BOTS[name](seed)


__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "Level", "LevelBot", "RandomBot", "levels_of", "make", "play_turns"]
