"""The phases of a game at the table: what is waited for, and from whom."""

from __future__ import annotations

from ..phases import Phase

NUMBERED = (Phase.OPENING, Phase.THROW, Phase.UNBIND, Phase.BREAK, Phase.STAY, Phase.PLAY, Phase.OVER)
"""Those that compiled turns know, by the numbers of :mod:`tablier.games.phases`."""

__all__ = ["NUMBERED", "Phase"]
