"""What happens in Unstacked Draughts, to be told."""

from __future__ import annotations

import re

from ...saying import Said, Several, Who
from ...telling import plain
from ...throws import Roll
from ..game import Game

_USES = re.compile(r"(\d)([do])")
_HOW = {"d": "down", "o": "off"}


class Telling(plain.Telling):
    def written(self, game: Game, play: str, dice: Roll, other: Who) -> Said | str:
        """What became of each die of a throw in Unstacked Draughts."""
        own, _, handed = play.partition("(")
        left = list(dice)
        uses = []
        for share, key in ((own, "use"), (handed, "handed")):
            for shown, how in _USES.findall(share):
                left.remove(int(shown))
                uses.append(Said(f"telling.die-{key}-{_HOW[how]}", die=int(shown), who=other))
        if game.options.get("claims") != "manual":  # else what is left over is for the players to see (UD-9)
            uses += [Said("telling.die-useless", die=die) for die in left]
        return Said("telling.dice-used", uses=Several(tuple(uses))) if uses else Said("telling.no-man-moves")
