"""Which recipe learns more in the same time? Short trainings one after another, each then against one network.

    .venv/bin/python benchmarks/recipes.py backgammon@modern --seconds 75 \
        "as it is:" "one stage:1.share=1,2.share=0" "no noise:exploring=0"

A recipe is a name, a colon, and how it departs from that of the game (``tablier train --recipe``). All run in one
process, so that the kernels are compiled once. What is printed is points a game against the network in the
package or ``--against``, one-ply with paired dice on the same machine, the luck of the dice taken out, with 95 %
intervals; networks are kept in ``--out``.
"""

from __future__ import annotations

import argparse
import gc
import time
from pathlib import Path

from tablier import find_game
from tablier.networks import load, network_for, save
from tablier.training import Trainee, adjusted, duel, recipe_for


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("recipes", nargs="+", metavar="NAME:SETTING=VALUE,…")
    parser.add_argument("--seconds", type=float, default=75)
    parser.add_argument("--pairs", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--begin", type=Path, help="go on from this network")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    other = load(chosen.against) if chosen.against else network_for(game)
    begin = load(chosen.begin) if chosen.begin else None
    for number, wish in enumerate(chosen.recipes):
        name, _, settings = wish.partition(":")
        departures = dict(setting.split("=", 1) for setting in settings.split(",") if setting)
        recipe = adjusted(recipe_for(game, chosen.seconds, chosen.scale), departures)
        network = Trainee(game, recipe, chosen.seed, chosen.device, begin=begin).train()
        if chosen.out:
            chosen.out.mkdir(parents=True, exist_ok=True)
            save(network, chosen.out / f"{number}.safetensors")
        gc.collect()
        begun = time.monotonic()
        score = duel(game, network, other, chosen.pairs, chosen.seed, chosen.device)
        card = network.card
        print(
            f"{name:<24} {score.points:+.4f} ± {score.apart:.4f} points a game "
            f"({score.games:,} games, {time.monotonic() - begun:.0f} s); trained on {card['games']:,} games, "
            f"{card['learnt'] / 1e6:,.1f} M learnt, {card['judged'] / 1e6:,.0f} M judged, "
            f"gap {card['curve'][-1][-1]:.4f}",
            flush=True,
        )
        gc.collect()


if __name__ == "__main__":
    main()
