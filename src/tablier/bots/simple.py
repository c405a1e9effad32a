"""Two simple players. One plays at random; the other looks one play ahead with a handful of rules of thumb.

Neither is strong. They are opponents to learn a game against, and a yardstick for stronger ones.

What a bot does depends on its seed and on how much has happened at the table, and on nothing else: a match resumed
from its record goes on as it would have.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Protocol

from ..chance import DiceAsked
from ..counts import check_seed
from ..errors import BadOption
from ..games import Play, family_of
from ..kinds import declared
from ..saying import Said
from ..table import Event, Phase, Table


class Bot(Protocol):
    """Somebody who can act at a table."""

    name: ClassVar[str]

    def choose(self, table: Table) -> None:
        """Perform the one act the table waits for, for the player who has to act.

        Raises Refusal if the match is over.
        """

    def before_throwing(self, table: Table) -> bool:
        """Do what has to be done before the own throw, one act of it; whether there was anything to do."""


class RandomBot:
    """Plays any legal play, each with the same chance; takes or drops a double by the toss of a coin, or beavers.

    In Trictrac it stays or leaves by the toss of a coin. It marks what is due to it, accepts a claim that is just and
    contests one that is not; it claims nothing.
    """

    name: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        check_seed(seed)
        self.seed = seed

    @declared
    def choose(self, table: Table) -> None:
        """Perform the one act the table waits for; see :class:`Bot`."""
        if table.phase is Phase.PLAY:
            table.play(self.pick(table, table.plays()))
            return
        chance = self._chance(table)
        match table.phase:
            case Phase.LOTS:
                table.do("lots", table.draw_lots())
            case Phase.OPENING:
                table.opening()
            case Phase.THROW:
                if not self.before_throwing(table):
                    table.throw()
            case Phase.MARK | Phase.STAY | Phase.AGREE | Phase.ACCUSED | Phase.PERSIST:
                family_of(table.game).sense.act(self, table, chance)
            case Phase.CLAIM:
                if not (table.rights and self._claim(table, table.rights, chance)):
                    table.waive()
            case Phase.ANSWER:
                if table.entitled("beaver") and self._beavers(table, chance):
                    table.do("beaver")
                elif self._takes(table, chance):
                    table.take()
                else:
                    table.drop()
            case Phase.UNBIND:
                table.unbind()
            case Phase.BREAK:
                table.break_point(self._point_to_break(table, chance))
            case _:
                table.next_game()

    @declared
    def pick(self, table: Table, plays: Sequence[Play]) -> Play:
        """Which of the legal plays to make. A bot of one's own may be one of these with another answer here."""
        if not len(plays):
            raise BadOption("no-plays", Said("programs.no-plays"))
        return plays[self._pick(table, plays, self._chance(table))]

    @declared
    def best(self, table: Table) -> Event | None:
        """What it would do at a table now, without doing it; None where it would throw."""
        aside = table.copy().without_dice(len(table.events))
        try:
            self.choose(aside)
        except DiceAsked:
            return None
        return aside.events[len(table.events)]

    @declared
    def before_throwing(self, table: Table) -> bool:
        """Do what has to be done before the own throw, one act of it; whether there was anything to do.

        What is not claimed or marked before is lost with the throw (UD-9, T-60).
        """
        rights = table.rights if table.claimant == table.player else ()
        if rights:
            return self._claim(table, rights, self._chance(table))
        return family_of(table.game).sense.before_throwing(self, table)

    def _chance(self, table: Table) -> random.Random:
        return random.Random(f"{self.name} {self.seed} {len(table.events)}")

    def due(self, table: Table, chance: random.Random) -> int:
        """What to mark for the own throw under manual marking."""
        return family_of(table.game).sense.owed(table)

    @declared
    def claim_school(self, table: Table) -> bool:
        """Claim what the other has marked or played wrongly, or don't; whether anything was claimed (T-61, T-62)."""
        return False

    def leaves(self, table: Table, chance: random.Random) -> bool:
        return chance.random() < 0.5

    def _claim(self, table: Table, rights: tuple[int, ...], chance: random.Random) -> bool:
        """Claim a die, or don't; whether one was claimed."""
        die = chance.choice((0, *rights))
        if die:
            table.claim(die)
        return bool(die)

    def _pick(self, table: Table, plays: Sequence[Play], chance: random.Random) -> int:
        return chance.randrange(len(plays))

    def _takes(self, table: Table, chance: random.Random) -> bool:
        return chance.random() < 0.5

    def _beavers(self, table: Table, chance: random.Random) -> bool:
        return chance.random() < 0.25

    def _point_to_break(self, table: Table, chance: random.Random) -> int:
        return chance.randint(1, 6)


class GreedyBot(RandomBot):
    """Makes the play after which the board looks best by its family's rules of thumb, and claims every die it can.

    Never doubles nor beavers; takes a double unless more than an eighth behind in the race. In Trictrac it leaves when
    the board looks worse than a fresh one, and under manual marking claims every school there is and no other.
    """

    name: ClassVar[str] = "greedy"

    def _claim(self, table: Table, rights: tuple[int, ...], chance: random.Random) -> bool:
        table.claim(rights[0])
        return True

    @declared
    def claim_school(self, table: Table) -> bool:
        return family_of(table.game).sense.claim_school(table)

    def leaves(self, table: Table, chance: random.Random) -> bool:
        return family_of(table.game).sense.leaves(table)

    def _pick(self, table: Table, plays: Sequence[Play], chance: random.Random) -> int:
        best = family_of(table.game).sense.best(table, plays) if len(plays) > 1 else None
        if best is None:
            return super()._pick(table, plays, chance)
        return int(best[chance.randrange(len(best))])

    def _takes(self, table: Table, chance: random.Random) -> bool:
        return family_of(table.game).sense.takes(table)

    def _beavers(self, table: Table, chance: random.Random) -> bool:
        return False

    def _point_to_break(self, table: Table, chance: random.Random) -> int:
        return int(family_of(table.game).sense.broken_worth(table).argmax()) + 1
