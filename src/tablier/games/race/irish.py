"""Irish, as Willughby and Cotton knew it: Backgammon with plain doublets, in which a win is worth one and no more."""

from __future__ import annotations

from ...board import CONTRARY
from ..game import Option
from .backgammon import BEARING_OFF, START
from .game import RaceGame
from .position import Men
from .ruleset import EXACT, FARTHEST, PLAIN, SINGLE, Ruleset


class Irish(RaceGame):
    id = "irish"
    minutes = 15
    misjudged = {"": (0.0347, 0.0613, 0.0404, 0.0209)}
    costs = {"": (0.048, 0.035, 0.022, 0.0098, 0.0003)}
    widths = {"": 768}
    vignette = ("irish:w:barx1,1x1,12x4,17x4,19x5:1x2,12x5,17x3,19x5", "4-2")
    nowhere = "irish:w:barx1,12x5,17x4,19x5:19x5,20x5,21x5"
    dice = 2
    end_clause = "IR-8"
    rule_options = (
        Option("binding", "IR-5", (True, False), True),
        Option("bear_off", "IR-7", BEARING_OFF, "exact"),
    )
    clauses = {
        "opening": "IR-2", "numbers": "IR-3", "closed": "IR-4", "bar": "IR-5", "binding": "IR-5", "most": "IR-6",
        "home": "IR-7", "exit": "IR-7", "win": "IR-8",
    }  # fmt: skip

    def ruleset(self) -> Ruleset:
        return Ruleset(
            dice=2,
            multiples=PLAIN,
            movement=CONTRARY,
            closing=2,
            hitting=True,
            bar_first=True,
            courier=False,
            doubled_limit=0,
            talon_counts=False,
            exit=EXACT if self.options["bear_off"] == "exact" else FARTHEST,
            binding=bool(self.options["binding"]),
            opening_played=False,
            win=SINGLE,
        )

    @property
    def start_men(self) -> tuple[Men, Men]:
        return START, START
