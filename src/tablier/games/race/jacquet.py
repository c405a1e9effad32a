"""Jacquet de Versailles, after Moulidars 1840: parallel paths, a courier, a double of n played n times."""

from __future__ import annotations

from ...board import PARALLEL
from ...throws import Dice
from ..game import Option
from .game import RaceGame, men_on
from .position import Men
from .ruleset import ANY, BY_NUMBER, DOUBLE, EXACT, FARTHEST, Ruleset

_EXITS = {"exact-or-farthest": FARTHEST, "exact": EXACT, "any": ANY}


class JacquetDeVersailles(RaceGame):
    id = "jacquet-de-versailles"
    minutes = 20
    misjudged = {"": (0.065, 0.095, 0.056, 0.025)}
    costs = {"": (0.057, 0.042, 0.033, 0.013, 0.0005)}
    vignette = ("jacquet-de-versailles:w:1x8,5x2,9x1,11x2,20x2:1x7,4x2,7x1,10x2,16x1,19x2:free=wb", "6-2")
    dice = 2
    end_clause = "J-11"
    rule_options = (
        Option("first_roll", "J-2", ("fresh", "opening"), "fresh"),
        Option("talon_counts", "J-6", (True, False), True),
        Option("bar_first", "J-8", (True, False), True),
        Option("bear_off", "J-9", ("exact-or-farthest", "exact", "any"), "exact-or-farthest"),
    )
    clauses = {
        "opening": "J-2", "courier": "J-5", "doubled": "J-6", "closed": "J-7", "bar": "J-8", "home": "J-9",
        "exit": "J-9", "most": "J-10", "win": "J-11",
    }  # fmt: skip

    def ruleset(self) -> Ruleset:
        return Ruleset(
            dice=2,
            multiples=BY_NUMBER,
            movement=PARALLEL,
            closing=2,
            hitting=True,
            bar_first=bool(self.options["bar_first"]),
            courier=True,
            doubled_limit=2,
            talon_counts=bool(self.options["talon_counts"]),
            exit=_EXITS[str(self.options["bear_off"])],
            binding=False,
            opening_played=self.options["first_roll"] == "opening",
            win=DOUBLE,
        )

    @property
    def start_men(self) -> tuple[Men, Men]:
        return men_on({1: 15}), men_on({1: 15})

    def clause(self, question: str, roll: Dice = ()) -> str:
        if question == "numbers":
            return "J-4" if len(set(self.read_roll(roll))) == 1 else "J-3"
        return super().clause(question, roll)
