"""Backgammon after Francis Willughby, as our document retells it; his own words, a house rule and the modern game are
presets."""

from __future__ import annotations

from collections.abc import Mapping

from ...board import CONTRARY
from ...errors import BadOption
from ...kinds import declared
from ...saying import Said
from ...throws import Dice
from ..game import Option, Value
from ..options import CUBE, TOUCH_MOVE
from .game import RaceGame, men_on
from .position import Men
from .ruleset import EXACT, FARTHEST, HOUSE, MANUSCRIPT, MODERN, PLAIN, TRIPLE, TRIPLE_IF_CLEAR, Ruleset

_DOUBLES = {"plain": PLAIN, "house": HOUSE, "modern": MODERN}
START = men_on({1: 2, 12: 5, 17: 3, 19: 5})
BEARING_OFF: tuple[Value, ...] = ("exact", "exact-or-farthest")
_PRINTED_WHITE = men_on({1: 2, 10: 5, 12: 5, 17: 3})
"""White's start as printed: 10 where the mirror image of Black's has 19."""
RACCOONS: tuple[Value, ...] = ("none", "beavers", "raccoons")
"""How many times a double may be doubled again at once, by name."""
_ABOUT_THE_CUBE = (
    Option("crawford", "B-14", (True, False), True, needs="cube", play="match"),
    Option("jacoby", "B-16", (False, True), False, needs="cube", play="money"),
    Option("beavers", "B-17", RACCOONS, "none", needs="cube", play="money"),
    Option("automatic_doubles", "B-18", (0, 1), 0, range(7), needs="cube", play="money"),
)


class Backgammon(RaceGame):
    id = "backgammon"
    minutes = 15
    misjudged = {"": (0.055, 0.09, 0.055, 0.03), "modern": (0.12, 0.19, 0.12, 0.07)}
    costs = {"": (0.062, 0.052, 0.027, 0.017, 0.0002), "modern": (0.16, 0.12, 0.072, 0.032, 0.0003)}
    widths = {"": 768, "modern": 1280}
    vignette = ("backgammon:w:1x2,12x4,17x4,19x5:1x1,4x1,12x5,17x3,19x5", "6-3")
    dice = 2
    end_clause = "B-10"
    at_table = (CUBE, *_ABOUT_THE_CUBE, TOUCH_MOVE)
    rule_options = (
        Option("start", "B-1", ("restored", "as-printed"), "restored"),
        Option("first_roll", "B-12", ("fresh", "opening"), "fresh"),
        Option("doubles", "B-3", ("plain", "house", "modern"), "plain"),
        Option("binding", "B-6", (True, False), True),
        Option("bear_off", "B-9", BEARING_OFF, "exact"),
        Option("triple", "B-10", ("restored", "as-printed"), "restored"),
        Option("score", "B-13", ("document", "manuscript"), "document"),
    )
    presets = {
        "house": {"doubles": "house"},
        "manuscript": {"doubles": "modern", "score": "manuscript"},
        "modern": {
            "doubles": "modern", "bear_off": "exact-or-farthest", "binding": False, "first_roll": "opening",
            "triple": "restored",
        },
    }  # fmt: skip
    clauses = {
        "opening": "B-2", "numbers": "B-3", "closed": "B-4", "bar": "B-5", "binding": "B-6", "most": "B-8",
        "home": "B-9", "exit": "B-9", "win": "B-10",
    }  # fmt: skip

    def ruleset(self) -> Ruleset:
        return Ruleset(
            dice=2,
            multiples=_DOUBLES[str(self.options["doubles"])],
            movement=CONTRARY,
            closing=2,
            hitting=True,
            bar_first=True,
            courier=False,
            doubled_limit=0,
            talon_counts=False,
            exit=EXACT if self.options["bear_off"] == "exact" else FARTHEST,
            binding=bool(self.options["binding"]),
            opening_played=self.options["first_roll"] == "opening",
            win=self._win(),
        )

    def _win(self) -> int:
        if self.options["score"] == "manuscript":
            return MANUSCRIPT
        return TRIPLE if self.options["triple"] == "restored" else TRIPLE_IF_CLEAR

    def clause(self, question: str, roll: Dice = ()) -> str:
        return "B-13" if question == "win" and self.rules.win == MANUSCRIPT else super().clause(question, roll)

    @property
    def start_men(self) -> tuple[Men, Men]:
        return (START if self.options["start"] == "restored" else _PRINTED_WHITE), START

    @declared
    def check_match(self, match: int, at_table: Mapping[str, Value]) -> None:
        if at_table.get("cube") and self.options["score"] == "manuscript":
            raise BadOption("no-cube", Said("race.no-cube"), "B-13")
