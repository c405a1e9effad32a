"""The scored game, Trictrac à écrire: rounds for two, three or four, kept in an account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...errors import BadOption
from ...saying import Said
from ..game import Option, Value
from .game import Trictrac
from .scored import ADDING, TWO_TO_FIVE, Scheme
from .state import HOLE, Rulings


class TrictracAEcrire(Trictrac):
    """Rounds of Trictrac, each ended by a leaving once somebody has six holes (T-80 to T-89)."""

    id = "trictrac-a-ecrire"
    minutes = 90
    misjudged = {"": (1.3, 1.5, 0.85, 0.47)}
    costs = {"": (0.085, 0.058, 0.040, 0.023, 0.0004)}
    unit = ("round", "tokens")
    rule_options: ClassVar[tuple[Option, ...]] = (
        Option("players", "T-80", (2, 3, 4), 2),
        Option("rounds", "T-80", (12,), 12, range(2, 1000)),
        Option("bredouilles", "T-82", ("two-or-four", "two-to-five"), "two-or-four"),
        Option("refait", "T-83", ("doubling", "adding"), "doubling"),
        Option("rotation", "T-84", ("restored", "as-printed"), "restored"),
        Option("first_move", "T-86", ("alternate", "winner"), "alternate"),
        Option("queue_tokens", "T-87", (1,), 1, range(100)),
        Option("bets", "T-88", ("by-meetings", "by-losses"), "by-meetings"),
        Option("hole_limit", "T-80", (0,), 0, range(100)),
        *(option for option in Trictrac.rule_options if option.name != "stakes"),
    )

    def __init__(self, preset: str | None = None, /, **options: Value) -> None:
        super().__init__(preset, **options)
        if 0 < self.hole_limit < 6:
            raise BadOption("bad-option-value", Said("scored.bad-hole-limit"), "T-80", "hole_limit")
        self.scheme = Scheme(
            int(self.options["players"]),
            int(self.options["rounds"]),
            str(self.options["refait"]),
            str(self.options["rotation"]),
            str(self.options["first_move"]),
            int(self.options["queue_tokens"]),
            str(self.options["bredouilles"]),
            str(self.options["bets"]),
        )

        self.players = self.scheme.players

    @property
    def hole_limit(self) -> int:
        return int(self.options["hole_limit"])

    @property
    def rulings(self) -> Rulings:
        return super().rulings._replace(
            scored=True,
            leaving_counts=self.scheme.bredouilles == TWO_TO_FIVE,
            refait_adds=self.scheme.refait == ADDING,
        )

    def playout_note(self) -> Said:
        return Said("scored.playout-note", holes=self.hole_limit or HOLE)

    def needs_table(self) -> BadOption | None:
        if self.players > 2:
            return BadOption("not-alone", Said("scored.needs-table"), "T-84")
        return super().needs_table()

    def check_match(self, match: int, at_table: Mapping[str, Value]) -> None:
        if match != 1:
            raise BadOption("bad-match", Said("scored.bad-match"), "T-80")
