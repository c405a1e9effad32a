"""How often the networks beat somebody who plays at random, or by the rules of thumb of ``greedy``.

    .venv/bin/python benchmarks/beginners.py --games 1000
    .venv/bin/python benchmarks/beginners.py --networks garanguet jacquet-de-versailles

Our side looks one turn ahead with its network and the tables of bearing off and misjudges nothing: ``master``
without its second look, so that a thousand games take a minute. Half of the games are begun by either side. In
Trictrac leaving counts as one of the plays; ``greedy`` is left to ``tablier arena`` there.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tablier import find_game
from tablier.bots.search import Search
from tablier.games.race.game import RaceGame
from tablier.games.race.thumb import value
from tablier.networks import TRAINED, network_for
from tablier.networks.turns import DRAWN

_TURNS = 5000
_SURE = 1.96


def play(search: Search, opponent: str, games: int, seed: int) -> np.ndarray:
    """What each of so many games brings our side, which is player 0."""
    chance = np.random.default_rng(seed)
    positions = np.repeat(search.game.start().array(), games)
    positions["turn"] = np.arange(games) % 2
    points, going = np.zeros(games), np.arange(games)
    for _ in range(_TURNS):
        rolls = chance.choice(len(search.weights), len(going), p=search.weights / search.weights.sum())
        coins = chance.integers(0, 2, len(going)).astype(np.int8)
        to_throw, over = positions["turn"][going], np.zeros(len(going), bool)
        for player in (0, 1):
            mine = np.flatnonzero(to_throw == player)
            if not len(mine):
                continue
            wanted = positions, going[mine], rolls[mine], coins[mine]
            if player == 0:
                turns = search.turns(*wanted)
                taken = search.best(turns)
            else:
                turns = search.lay_out(*wanted)
                taken = turns.begins + np.floor(chance.random(len(mine)) * turns.counts).astype(np.int64)
                if opponent == "greedy":
                    assert isinstance(search.game, RaceGame)
                    worth = value(search.game, turns.rows["men"], 1)
                    taken = np.array([turns.of(t).start + worth[turns.of(t)].argmax() for t in range(len(mine))])
            positions[going[mine]] = turns.rows[taken]
            outcomes = turns.outcomes[taken].astype(float)
            points[going[mine]] += np.where(outcomes == DRAWN, 0, outcomes) * (1 - 2 * player)
            over[mine] = outcomes != 0
        going = going[~over]
        if not len(going):
            break
    return points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", nargs="*", default=["random", "greedy"], choices=["random", "greedy"])
    parser.add_argument("--networks", nargs="+", metavar="GAME", default=TRAINED, choices=TRAINED, help="[all of them]")
    chosen = parser.parse_args()
    for game_id in chosen.networks:
        game = find_game(game_id)
        search = Search(game, network_for(game), exact=True)
        unit = "points" if search.kind.unit == 1 else "tokens"
        for opponent in chosen.opponents:
            if opponent == "greedy" and not isinstance(game, RaceGame):
                continue
            points = play(search, opponent, chosen.games, chosen.seed)
            won = float((points > 0).mean())
            apart = _SURE * float(points.std()) / len(points) ** 0.5
            print(
                f"{game_id} against {opponent}: {won:.2%} of {len(points)} games won, {(points == 0).sum()} undecided, "
                f"{points.mean():+.3f} ± {apart:.3f} {unit} a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
