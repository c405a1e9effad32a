"""Garanguet, after Lepeintre 1818: three dice, no hitting, one man closes a point."""

from __future__ import annotations

from ...board import CONTRARY
from ...dice import DOUBLES
from ...throws import Dice
from ..game import Option
from .game import RaceGame, men_on
from .position import Men
from .ruleset import DOUBLE, FARTHEST, FARTHEST_IF_STUCK, GARANGUET, Ruleset


class Garanguet(RaceGame):
    id = "garanguet"
    minutes = 20
    misjudged = {"": (0.3, 0.17, 0.08, 0.03)}
    costs = {"": (0.19, 0.10, 0.066, 0.023, 0.0004)}
    vignette = ("garanguet:w:1x4,7x3,9x2,13x4,18x2:1x7,5x2,10x2,14x2,17x2", "6-6-5")
    dice = 3
    end_clause = "G-12"
    rule_options = (Option("overflow", "G-11", ("exceeding-only", "as-printed"), "exceeding-only"),)
    clauses = {
        "opening": "G-2", "closed": "G-7", "home": "G-10", "exit": "G-11", "win": "G-12", "bar": "G-7",
    }  # fmt: skip

    def ruleset(self) -> Ruleset:
        return Ruleset(
            dice=3,
            multiples=GARANGUET,
            movement=CONTRARY,
            closing=1,
            hitting=False,
            bar_first=False,
            courier=False,
            doubled_limit=0,
            talon_counts=False,
            exit=FARTHEST if self.options["overflow"] == "exceeding-only" else FARTHEST_IF_STUCK,
            binding=False,
            opening_played=False,
            win=DOUBLE,
        )

    @property
    def start_men(self) -> tuple[Men, Men]:
        return men_on({1: 15}), men_on({1: 15})

    def clause(self, question: str, roll: Dice = ()) -> str:
        if question in ("numbers", "most"):
            low, middle, high = sorted(self.read_roll(roll))
            if low == middle == high:
                return "G-6" if question == "numbers" else "G-9"
            if middle == high:
                return "G-5" if question == "numbers" else "G-9"
            if question == "most":
                return "G-8"
            return "G-4" if low == middle else "G-3"
        return super().clause(question, roll)

    def announce(self, roll: Dice) -> str | None:
        """A usable double has its name; a triple is called the triple of its number."""
        low, middle, high = sorted(self.read_roll(roll))
        if low == high:
            return f"Triple {high}"
        return DOUBLES[high] if middle == high else None
