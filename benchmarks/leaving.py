"""What it is worth in Trictrac to leave at the right moment: a bot that decides, against the same one that does not.

All of them play like ``expert``. After a hole one stays or leaves as the network says; one always stays, one always
leaves, and one tosses a coin. Paired dice, 95 % intervals.

    .venv/bin/python benchmarks/leaving.py --pairs 200
"""

from __future__ import annotations

import argparse
import os
import random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from tablier import Table
from tablier.bots import BOTS
from tablier.bots.arena import contest
from tablier.bots.levels import LEVEL_BOTS

_DECIDES = "expert"
_Expert = LEVEL_BOTS[_DECIDES]


class Stays(_Expert):  # type: ignore[misc,valid-type]
    def _leaves(self, table: Table, chance: random.Random) -> bool:
        return False


class Leaves(_Expert):  # type: ignore[misc,valid-type]
    def _leaves(self, table: Table, chance: random.Random) -> bool:
        return True


class Tosses(_Expert):  # type: ignore[misc,valid-type]
    def _leaves(self, table: Table, chance: random.Random) -> bool:
        return chance.random() < 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=200, help="pairs of games against each")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    # Misjudgements go by name: all of them have the same.
    BOTS.update({"always stays": Stays, "always leaves": Leaves, "tosses a coin": Tosses})
    for other in ("always stays", "always leaves", "tosses a coin"):
        for meetings in contest("trictrac", [_DECIDES, other], chosen.pairs, chosen.seed):
            (meeting,) = meetings
        won, holes, elo = meeting.mean(lambda bout: bout.won), meeting.mean(lambda bout: bout.holes), meeting.elo
        print(
            f"{_DECIDES} against one who {other}: {meeting.games} games, wins {won[0]:.1%} ± {won[1]:.1%}, "
            f"{holes[0]:+.2f} ± {holes[1]:.2f} holes a game, {elo[0]:+.0f} ± {elo[1]:.0f} Elo",
            flush=True,
        )


if __name__ == "__main__":
    main()
