"""Plakoto, one of the three games of Greek Tavli: men are pinned instead of hit, the mother above all."""

from __future__ import annotations

from ...board import CONTRARY
from ..game import Option
from .game import RaceGame, men_on
from .position import Men
from .ruleset import BEARS, DOUBLE, FARTHEST, MODERN, WAITS, Ruleset


class Plakoto(RaceGame):
    id = "plakoto"
    minutes = 15
    misjudged = {"": (0.0937, 0.1786, 0.1066, 0.0486)}
    costs = {"": (0.13, 0.079, 0.064, 0.024, 0.0001)}
    widths = {"": 768}
    vignette = ("plakoto:w:1x6,5x2,8x1,12x3,17p,20x2:1x7,6x1,8x1,14x2,17p,21x3", "5-3")
    dice = 2
    end_clause = "PL-8"
    winner_begins = True
    rule_options = (Option("pinned_home", "PL-6", ("waits", "bears"), "waits"),)
    clauses = {
        "opening": "PL-2", "numbers": "PL-3", "most": "PL-3", "closed": "PL-4", "pinned": "PL-5", "home": "PL-6",
        "exit": "PL-6", "mother": "PL-7", "win": "PL-8",
    }  # fmt: skip

    def ruleset(self) -> Ruleset:
        return Ruleset(
            dice=2,
            multiples=MODERN,
            movement=CONTRARY,
            closing=2,
            hitting=False,
            bar_first=False,
            courier=False,
            doubled_limit=0,
            talon_counts=False,
            exit=FARTHEST,
            binding=False,
            opening_played=False,
            win=DOUBLE,
            pinning=WAITS if self.options["pinned_home"] == "waits" else BEARS,
        )

    @property
    def start_men(self) -> tuple[Men, Men]:
        return men_on({1: 15}), men_on({1: 15})
