"""What do decisions of each level cost, in every game of skill, as a review sees them?

    OPENBLAS_NUM_THREADS=1 nice .venv/bin/python benchmarks/grades.py --rounds 8 > rates.jsonl
    .venv/bin/python benchmarks/grades.py --read rates.jsonl

Every level plays against itself, a game (of the scored game of Trictrac a round) of each kind and level after another,
so that it can be stopped after any; every game is reviewed, ``quick`` unless asked otherwise, and written as a line.
Read again, the lines give the table of docs/review.md: the cost of a decision that was not plain, as PR, with the 95 %
interval by which games differ; in points it stands with each game as ``costs``, by which a summary is graded.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

from tablier import Record, Table, find_game
from tablier.bots import LEVELS, make
from tablier.networks import TRAINED
from tablier.review import review
from tablier.review.verdicts import PR
from tablier.table import Phase

_ACTS = 5_000


def played(game_id: str, level: str, seed: int) -> Record:
    """One game of a level against itself."""
    table = Table(game_id, seed=seed)
    bots = make(level, 2 * seed), make(level, 2 * seed + 1)
    for _ in range(_ACTS):
        if table.phase is Phase.OVER or table.results:
            break
        bots[table.player or 0].choose(table)
    return table.record()


def measure(games: list[str], levels: list[str], rounds: int, seed: int, depth: str) -> None:
    for number in range(rounds):
        for game_id in games:
            for level in levels:
                found = review(played(game_id, level, seed + number), depth)
                for one in found.summaries:
                    line = {
                        "game": game_id, "level": level, "seed": seed + number, "seat": one.seat,
                        "counted": one.counted, "cost": one.cost_in_points, "decisions": one.decisions,
                    }  # fmt: skip
                    print(json.dumps(line), flush=True)


def rate(lines: list[dict[str, float]]) -> tuple[float, float, int]:
    """The cost of a decision, half of its 95 % interval, and of how many decisions."""
    costs, counted = (np.array([line[name] for line in lines], float) for name in ("cost", "counted"))
    # The two of a game share its course: they count as one.
    costs, counted = costs.reshape(-1, 2).sum(axis=1), counted.reshape(-1, 2).sum(axis=1)
    mean = costs.sum() / counted.sum()
    apart = np.sqrt(((costs - mean * counted) ** 2).sum() * len(costs) / max(len(costs) - 1, 1)) / counted.sum()
    return float(mean), float(1.96 * apart), int(counted.sum())


def show(path: Path) -> None:
    found: dict[tuple[str, str], list[dict[str, float]]] = defaultdict(list)
    for line in map(json.loads, path.read_text().splitlines()):
        found[line["game"], line["level"]].append(line)
    names = [level.name for level in LEVELS]
    print("| PR | " + " | ".join(names) + " |\n| --- |" + " --- |" * len(names))
    for game_id in dict.fromkeys(game for game, _ in found):
        rates = [rate(found[game_id, name]) for name in names if (game_id, name) in found]
        cells = (f"{PR * mean:.1f} ± {PR * apart:.1f}" for mean, apart, _ in rates)
        print(f"| {game_id} | " + " | ".join(cells) + " |")
    for game_id in dict.fromkeys(game for game, _ in found):
        rates = [rate(found[game_id, name]) for name in names if (game_id, name) in found]
        print(game_id, tuple(float(f"{mean:.2g}") for mean, _, _ in rates), [n for _, _, n in rates], file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=[find_game(name).full_id for name in TRAINED])
    parser.add_argument("--levels", nargs="*", default=[level.name for level in LEVELS])
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", default="quick")
    parser.add_argument("--read", type=Path)
    chosen = parser.parse_args()
    if chosen.read:
        show(chosen.read)
    else:
        measure(chosen.games, chosen.levels, chosen.rounds, chosen.seed, chosen.depth)


if __name__ == "__main__":
    main()
