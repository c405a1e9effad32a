"""How well the networks know bearing off: their judgement and their plays, against the exact tables.

    .venv/bin/python benchmarks/bearoff.py

Positions are drawn at random: up to six men a side on the last six points, where the tables are exact for both players.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tablier import find_game
from tablier.bots.search import Search
from tablier.games.race.bear_off import FEW, bear_off, build
from tablier.games.race.bear_off_work import set_state, states_with
from tablier.games.race.game import RaceGame
from tablier.networks import TRAINED, network_for

_POSITIONS = 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--networks", nargs="+", metavar="GAME", default=TRAINED, choices=TRAINED, help="[all of them]")
    for game_id in parser.parse_args().networks:
        game = find_game(game_id)
        if not isinstance(game, RaceGame):
            continue
        begun = time.perf_counter()
        build(game.rules)
        built = time.perf_counter() - begun
        chance = np.random.default_rng(1)
        positions = np.repeat(game.start().array(), _POSITIONS)
        for i, states in enumerate(chance.integers(1, states_with(FEW), (_POSITIONS, 2))):
            for player in (0, 1):
                set_state(positions[i], player, states[player])
        positions["freed"] = game.rules.courier
        network = Search(game, network_for(game))
        exact = Search(game, network_for(game), exact=True)
        said, known = network.judge(positions, _POSITIONS)[:, 0], exact.judge(positions, _POSITIONS)[:, 0]
        assert bear_off(game) is not None
        rolls = chance.integers(0, len(network.weights), _POSITIONS)
        plain, true = (search.turns(positions, np.arange(_POSITIONS), rolls) for search in (network, exact))
        lost = [true.values[search.best(turns)] for search, turns in ((network, plain), (exact, true))]
        print(
            f"{game_id}: tables built in {built:.1f} s; the network's chance of winning is off by "
            f"{np.abs(said - known).mean():.4f} on average; its plays lose {(lost[1] - lost[0]).mean():.5f} points "
            f"each, {(lost[1] - lost[0] > 1e-6).mean():.1%} of them are not best; with the tables "
            f"{(lost[1] - true.values[exact.best(true)]).mean():.5f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
