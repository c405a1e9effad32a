"""Players that need nobody: simple ones so far, to sit opposite a person and to exercise the rules."""

from __future__ import annotations

from .simple import Bot, GreedyBot, RandomBot

BOTS: dict[str, type[RandomBot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
"""The bots by name; each is made with a seed."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
