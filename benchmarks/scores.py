"""Do bots play for the score? What the decisions of master cost in games of modern Backgammon at lopsided scores.

    OPENBLAS_NUM_THREADS=1 nice .venv/bin/python benchmarks/scores.py --games 4

Two masters, who look two turns ahead, play a game of a match to seven at each score; only that game is counted in a
quick review. Most of what is lost where a match is played for points is lost by the cube.
"""

from __future__ import annotations

import argparse

from tablier import Table
from tablier.bots import make
from tablier.review import review
from tablier.review.verdicts import PR
from tablier.table import Phase
from tablier.table.declaring import make as make_event

SCORES = {
    "2-away, 7-away": ((1, 2), (1, 2), (1, 1)),
    "1-away, 7-away, Crawford": ((1, 2), (1, 2), (1, 2)),
    "1-away, 6-away": ((1, 2), (1, 2), (1, 2), (0, 1)),
}
"""By whom so many points were conceded before."""


def at_score(conceded: tuple[tuple[int, int], ...], seed: int) -> Table:
    table = Table("backgammon@modern", match=7, cube=True, seed=seed)
    for loser, points in conceded:
        table.throw()
        table.apply(make_event("concede", loser, points))
        table.next_game()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name, conceded in SCORES.items():
        lost: dict[str, list[float]] = {"play": [], "cube": []}
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            table = at_score(conceded, seed)
            bots = make("master", 2 * seed), make("master", 2 * seed + 1)
            for bot in bots:
                bot.most_plies = 2  # type: ignore[attr-defined]
            while len(table.results) == len(conceded) and table.phase is not Phase.OVER:
                bots[table.player or 0].choose(table)
            for one in review(table.record(), "quick").decisions:
                if one.counted and one.game == len(conceded):
                    lost["play" if one.kind == "play" else "cube"].append(one.cost_in_points)
        told = (
            f"{kind}s {sum(costs):.3f} points lost in {len(costs)} (PR {PR * sum(costs) / max(len(costs), 1):.1f})"
            for kind, costs in lost.items()
        )
        print(f"{name}: " + ", ".join(told), flush=True)


if __name__ == "__main__":
    main()
