"""The scored game, Trictrac à écrire: rounds for two, three or four, kept in an account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...errors import BadOption
from ...saying import Said
from ..game import Option, Value
from .game import Trictrac
from .scored import TWO_TO_FIVE, Scheme
from .state import HOLE, Rulings


class TrictracAEcrire(Trictrac):
    """Rounds of Trictrac, each ended by a leaving once somebody has six holes (T-80 to T-89)."""

    id = "trictrac-a-ecrire"
    name = "Trictrac à écrire"
    blurb = "Trictrac in rounds, for two, three or four, with an account."
    gist = "rounds kept in an account; two, three or four play"
    minutes = 90
    misjudged = {"": (1.3, 1.5, 0.85, 0.47)}
    unit = ("round", "tokens")
    rule_options: ClassVar[tuple[Option, ...]] = (
        Option(
            "players",
            "T-80",
            "How many play.",
            {2: "Two, against each other.", 3: "Three in turn.", 4: "Two teams of two."},
            2,
        ),
        Option(
            "rounds",
            "T-80",
            "How many rounds are agreed on: a multiple of the number of players.",
            {12: "Twelve, which suits two, three and four."},
            12,
            range(2, 1000),
        ),
        Option(
            "bredouilles",
            "T-82",
            "By how much a round in bredouille is multiplied.",
            {
                "two-or-four": "A small bredouille by two, a big one by four.",
                "two-to-five": "By three and five if no hole of it was followed by a leaving, else by two and four.",
            },
            "two-or-four",
        ),
        Option(
            "refait",
            "T-83",
            "How the consolation grows with every replay of a drawn round.",
            {"doubling": "It doubles: 2, 4, 8 …", "adding": "Two are added: 2, 4, 6 …"},
            "doubling",
        ),
        Option(
            "rotation",
            "T-84",
            "Who steps out after a round of three.",
            {
                "restored": "Whoever has played two rounds running; at first the winner.",
                "as-printed": "The winner of every round.",
            },
            "restored",
        ),
        Option(
            "first_move",
            "T-86",
            "Who begins the next round of two players.",
            {"alternate": "They take turns.", "winner": "The winner of the last."},
            "alternate",
        ),
        Option(
            "queue_tokens",
            "T-87",
            "How many tokens the loser of a round puts aside for the queue.",
            {1: "One."},
            1,
            range(100),
        ),
        Option(
            "bets",
            "T-88",
            "How bets are settled between three.",
            {
                "by-meetings": "Between every two, by the rounds they have played against each other.",
                "by-losses": "By how often each has lost: above a third of all rounds one pays, below it one is paid.",
            },
            "by-meetings",
        ),
        Option(
            "hole_limit",
            "T-80",
            "After how many holes a round ends by itself.",
            {0: "None: only a leaving ends it."},
            0,
            range(100),
        ),
        *(option for option in Trictrac.rule_options if option.name != "stakes"),
    )

    def __init__(self, preset: str | None = None, /, **options: Value) -> None:
        super().__init__(preset, **options)
        if 0 < self.hole_limit < 6:
            raise BadOption("bad-option-value", Said("scored.bad-hole-limit"), "T-80")
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
        return super().rulings._replace(scored=True, leaving_counts=self.scheme.bredouilles == TWO_TO_FIVE)

    def playout_note(self) -> Said:
        return Said("scored.playout-note", holes=self.hole_limit or HOLE)

    def needs_table(self) -> BadOption:
        return BadOption("not-alone", Said("scored.needs-table"), "T-80")

    def check_match(self, match: int, at_table: Mapping[str, Value]) -> None:
        if match != 1:
            raise BadOption("bad-match", Said("scored.bad-match"), "T-80")
