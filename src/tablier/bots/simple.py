"""Two simple players. One plays at random; the other looks one play ahead with a handful of rules of thumb.

Neither is strong. They are opponents to learn a game against, and a yardstick for stronger ones.

What a bot does depends on its seed and on how much has happened at the table, and on nothing else: a match resumed
from its record goes on as it would have.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Protocol

import numpy as np

from ..board import BAR, HOME, OFF, POINTS, facing
from ..games import Play
from ..games.race.game import RaceGame, RacePlays
from ..games.race.position import RacePosition
from ..games.trictrac.game import Trictrac
from ..table import Phase, Table


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
    """Plays any legal play, each with the same chance; takes or drops a double by the toss of a coin.

    In Trictrac it stays or leaves by the toss of a coin. It marks what is due to it, accepts a claim that is just and
    contests one that is not; it claims nothing.
    """

    name: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, table: Table) -> None:
        """Perform the one act the table waits for; see :class:`Bot`."""
        chance = self._chance(table)
        match table.phase:
            case Phase.LOTS:
                table.trictrac.lots()
            case Phase.OPENING:
                table.opening()
            case Phase.THROW:
                if not self.before_throwing(table):
                    table.throw()
            case Phase.MARK | Phase.STAY | Phase.AGREE | Phase.ACCUSED | Phase.PERSIST:
                self._trictrac(table, chance)
            case Phase.CLAIM:
                if not (table.rights and self._claim(table, table.rights, chance)):
                    table.waive()
            case Phase.PLAY:
                plays = table.plays()
                table.play(plays[self._pick(table, plays, chance)])
            case Phase.ANSWER:
                if self._takes(table, chance):
                    table.take()
                else:
                    table.drop()
            case Phase.UNBIND:
                table.unbind()
            case Phase.BREAK:
                table.break_point(self._point_to_break(table, chance))
            case _:
                table.next_game()

    def before_throwing(self, table: Table) -> bool:
        """Do what has to be done before the own throw, one act of it; whether there was anything to do.

        What is not claimed or marked before is lost with the throw (UD-9, T-60).
        """
        rights = table.rights if table.claimant == table.player else ()
        if rights:
            return self._claim(table, rights, self._chance(table))
        if table.game.options.get("marking") != "manual":
            return False
        from ..games.trictrac import thumb as trictrac

        if self._claim_school(table):
            return True
        gift = trictrac.owed(table)
        if gift:
            table.trictrac.mark(gift)
        return gift > 0

    def _chance(self, table: Table) -> random.Random:
        return random.Random(f"{self.name} {self.seed} {len(table.events)}")

    def _trictrac(self, table: Table, chance: random.Random) -> None:
        """Mark, stay or leave, agree, and answer claims."""
        from ..games.trictrac import thumb as trictrac

        match table.phase:
            case Phase.MARK:
                table.trictrac.mark(self._due(table, chance))
            case Phase.STAY:
                if self._leaves(table, chance):
                    table.trictrac.leave()
                else:
                    table.trictrac.stay()
            case Phase.AGREE:
                if not self._claim_school(table):
                    table.trictrac.agree()
            case Phase.ACCUSED if trictrac.is_just(table):
                table.trictrac.accept()
            case Phase.ACCUSED:
                table.trictrac.contest()
            case _ if trictrac.is_just(table):
                table.trictrac.persist()
            case _:
                table.trictrac.withdraw()

    def _due(self, table: Table, chance: random.Random) -> int:
        """What to mark for the own throw under manual marking."""
        from ..games.trictrac import thumb as trictrac

        return trictrac.owed(table)

    def _claim_school(self, table: Table) -> bool:
        """Claim what the other has marked or played wrongly, or don't; whether anything was claimed (T-61, T-62)."""
        return False

    def _leaves(self, table: Table, chance: random.Random) -> bool:
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

    def _point_to_break(self, table: Table, chance: random.Random) -> int:
        return chance.randint(1, 6)


class GreedyBot(RandomBot):
    """Makes the play after which the board looks best by :func:`value`, and claims every die it can.

    Never doubles; takes a double unless more than an eighth behind in the race. In Trictrac it leaves when the board
    looks worse than a fresh one, and under manual marking claims every school there is and no other.
    """

    name: ClassVar[str] = "greedy"

    def _claim(self, table: Table, rights: tuple[int, ...], chance: random.Random) -> bool:
        table.claim(rights[0])
        return True

    def _claim_school(self, table: Table) -> bool:
        from ..games.trictrac import thumb as trictrac

        if table.phase is Phase.THROW and table.false_play is not None:
            table.trictrac.let_stand()
            return True
        school = trictrac.school_of(table)
        if school:
            table.trictrac.school(*school)
        return school is not None

    def _leaves(self, table: Table, chance: random.Random) -> bool:
        from ..games.trictrac import thumb as trictrac

        return trictrac.leaves(table)

    def _pick(self, table: Table, plays: Sequence[Play], chance: random.Random) -> int:
        if isinstance(table.game, Trictrac) and len(plays) > 1:
            from ..games.trictrac import thumb as trictrac

            best = trictrac.best(table, plays)
            return int(best[chance.randrange(len(best))])
        if not isinstance(plays, RacePlays) or len(plays) == 1:
            return super()._pick(table, plays, chance)
        assert isinstance(table.game, RaceGame)
        values = value(table.game, plays.men(), table.position.turn)
        best = np.flatnonzero(values > values.max() - 1e-6)
        return int(best[chance.randrange(len(best))])

    def _takes(self, table: Table, chance: random.Random) -> bool:
        position, me = table.position, table.player
        assert isinstance(position, RacePosition)
        assert me is not None
        return position.pips(me) <= 1.125 * position.pips(1 - me) + 2

    def _point_to_break(self, table: Table, chance: random.Random) -> int:
        game, position, me = table.game, table.position, table.player
        assert isinstance(game, RaceGame)
        assert isinstance(position, RacePosition)
        assert me is not None
        men = np.array([game.break_point(position, point).men for point in range(1, 7)], np.int8)
        return int(value(game, men, me).argmax()) + 1


# Weights, in pips. Found by hand; the tests only ask that they beat chance.
_BLOT = 0.09
"""What each direct shot at a blot costs, times the way it has come."""
_POINT = 2.0
"""A point held that is closed to the opponent, while men of theirs are still to pass it."""
_HOME_POINT = 2.5
"""The same again in the last quadrant, where hit men enter in a contrary game."""
_ROW = 1.5
"""Two closed points side by side."""
_WAITING = 4.0
"""An opposing man on the bar, beyond the way it lost."""
_STACK = 0.6
"""Each man over three on a point of the board."""
_OFF = 2.0
"""A man borne off, beyond its way."""

_PIN = 0.8
"""A man pinned, times the way still before him."""
_EXPOSED = 0.04
"""What each direct shot at a man who can be pinned costs, times the way still before him."""
_MOTHER = 60.0
"""The other's mother pinned, or nearly as much lost with the own one."""

_DISTANCE = OFF - np.arange(OFF + 1)


def value(game: RaceGame, men: np.ndarray, player: int) -> np.ndarray:
    """How good each position is for ``player``, who has just played, in pips. ``men`` is (positions, 2, path)."""
    rules = game.rules
    mine = men[:, player]
    theirs = men[:, 1 - player]
    here = np.arange(1, OFF)
    there = np.array([facing(rules.movement, point) for point in range(1, OFF)])
    worth = (theirs @ _DISTANCE - mine @ _DISTANCE).astype(np.float64)
    worth += _OFF * mine[:, OFF] + _WAITING * theirs[:, BAR]

    # behind[p]: opposing men, in number, that have not yet passed my point p + 1.
    passed = np.cumsum(theirs, axis=1)
    behind = passed[:, there - 1]
    closed = (mine[:, here] >= rules.closing) & (behind > 0)
    worth += _POINT * closed.sum(axis=1)
    worth += _HOME_POINT * closed[:, HOME - 1 :].sum(axis=1)
    worth += _ROW * (closed[:, 1:] & closed[:, :-1]).sum(axis=1)
    worth -= _STACK * np.maximum(mine[:, here] - 3, 0).sum(axis=1)
    if rules.hitting or rules.pinning:
        holders = np.cumsum(theirs > 0, axis=1)
        before = np.where(there > 6, holders[:, np.maximum(there - 7, 0)], 0)
        shots: np.ndarray = holders[:, there - 1] - before
        alone = (mine[:, here] == 1) & (theirs[:, there] == 0)
        if rules.hitting:
            worth -= _BLOT * (alone * shots) @ here
        else:
            # Who lies under the other's men already is the same after every play.
            pinned = (mine[:, here] > 0) & (theirs[:, there] == 1)
            worth += _PIN * pinned @ _DISTANCE[there] + _MOTHER * pinned[:, POINTS - 1]
            worth -= _EXPOSED * (alone * shots) @ _DISTANCE[here] + _MOTHER / 6 * (alone[:, 0] & (shots[:, 0] > 0))
    return worth
