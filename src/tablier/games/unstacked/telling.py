"""What happens in Unstacked Draughts, in sentences."""

from __future__ import annotations

import re

from ...table import Table
from ...table.events import Played
from ...telling import plain
from ...telling.sentences import called
from ..game import Roll

_USES = re.compile(r"(\d)([do])")
_HOW = {"d": "brings a man down", "o": "bears a man off"}


class Telling(plain.Telling):
    def play(self, table: Table, event: Played, dice: Roll) -> str:
        """What became of each die of a throw in Unstacked Draughts."""
        own, _, handed = event.play.partition("(")
        left = list(dice)
        told = []
        for share, other in ((own, False), (handed, True)):
            for shown, how in _USES.findall(share):
                left.remove(int(shown))
                crossing = f"goes to {called(table, 1 - event.player)} and " if other else ""
                told.append(f"the {shown} {crossing}{_HOW[how]}")
        if table.game.options.get("claims") == "manual":
            return ", ".join(told) or "no man moves"  # what is left over is for the players to see (UD-9)
        return ", ".join([*told, *(f"the {die} is of no use" for die in left)])
