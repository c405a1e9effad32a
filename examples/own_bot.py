"""A bot of one's own: which play to make is said here, everything else is as the simplest bot does it."""

from collections.abc import Sequence
from typing import ClassVar

from tablier import Play, Position, Table
from tablier.bots import BOTS, RandomBot


class Runner(RandomBot):
    """Leaves the other as far behind in the race as it can."""

    name: ClassVar[str] = "runner"

    def pick(self, table: Table, plays: Sequence[Play]) -> Play:
        me = table.player or 0
        return max(plays, key=lambda play: lead(play.position, me))


def lead(position: Position, side: int) -> int:
    """By how much a side is ahead; where nobody races, a position has no pips."""
    return (position.pips(1 - side) or 0) - (position.pips(side) or 0)


BOTS[Runner.name] = Runner  # known by name in this program from now on, in the arena too

if __name__ == "__main__":
    table = Table("plakoto", seed=4)
    table.throw()
    print(table.dice, Runner().best(table))
