"""What our choices in modern backgammon cost in the eyes of Open Sage looking three plies ahead.

    .venv/bin/python benchmarks/mistakes.py --decisions 500

Positions come from games that our network plays against itself; a decision is a roll with a choice. Of each, Open Sage
at ``3ply`` says what every play is worth; the error is how much less ours is worth than its best. For comparison,
the errors of Open Sage's own raw network on the same decisions. The judge is strong, but it is not the truth.
"""

from __future__ import annotations

import argparse

import numpy as np
from strength import Sage

from tablier.board import OFF
from tablier.bots.levels import KEEP, KEEP_THIRD, MARGIN, MARGIN_THIRD
from tablier.bots.search import Search
from tablier.games import find_game
from tablier.networks import network_for


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game), exact=True)
    judge, raw = Sage("3ply"), Sage("1ply")
    chance = np.random.default_rng(chosen.seed)
    errors: dict[str, list[float]] = {"ours, 1-ply": [], "ours, 2-ply": [], "ours, 3-ply": [], "Open Sage 1ply": []}
    position = game.start().array()
    while len(errors["ours, 1-ply"]) < chosen.decisions:
        a, b = (int(die) for die in chance.integers(1, 7, 2))
        turns = search.look(position, search.roll_number((a, b)))
        best = int(search.best(turns)[0])
        if len(turns.rows) > 1 and chance.random() < 0.25:  # neighbours are alike: every fourth tells more
            player = int(position["turn"][0])
            mine, theirs = position["men"][0, player], position["men"][0, 1 - player]
            worth = judge.worth(mine, theirs, a, b)
            top = max(worth.values())
            twice = search.look_twice(turns, KEEP, MARGIN)
            thrice = search.look_thrice(turns, twice, KEEP_THIRD, MARGIN_THIRD)
            chosen_rows = {"ours, 1-ply": best, "ours, 2-ply": int(twice.argmax()), "ours, 3-ply": int(thrice.argmax())}
            for name, row in chosen_rows.items():
                errors[name].append(top - worth[turns.rows[row]["men"][[player, 1 - player]].tobytes()])
            errors["Open Sage 1ply"].append(top - worth[raw.choose(mine, theirs, a, b).tobytes()])
        position = turns.rows[best : best + 1].copy()
        if (position["men"][0, :, OFF] == 15).any():
            position = game.start().array()
    for name, lost in errors.items():
        spread = 1.96 * np.std(lost) / len(lost) ** 0.5
        print(
            f"{name}: {1000 * np.mean(lost):.2f} ± {1000 * spread:.2f} thousandths of a point a decision, {len(lost)}"
        )


if __name__ == "__main__":
    main()
