"""What the network of Trictrac's scored game is worth: rounds against the ordinary game's network with rules of thumb.

Both look one turn ahead and misjudge nothing. One plays and leaves by the tokens it expects of the round; the other
plays by the network of the ordinary game, the holes counted as a lead, and leaves by rules of thumb, as bots did before
there was a network of the scored game. Paired dice, 95 % intervals; a drawn round is replayed.

    .venv/bin/python benchmarks/rounds.py --pairs 200
    .venv/bin/python benchmarks/rounds.py --network new.safetensors
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from tablier import find_game
from tablier.bots import BOTS
from tablier.bots.arena import contest
from tablier.bots.levels import Level, LevelBot
from tablier.bots.search import Search
from tablier.games import Game
from tablier.networks import Network, file_of, load

_GAME = "trictrac-a-ecrire"
_NETWORK, _RULES = "network", "rules of thumb"


def _bot(name: str, network: Network, plies: int) -> type[LevelBot]:
    """A bot that plays every game with one network."""

    class Faultless(LevelBot):
        level = Level(name, "misjudges nothing", plies=plies)

        def search(self, game: Game) -> Search:
            if (game, False) not in self._searches:
                self._searches[game, False] = Search(game, network)
            return self._searches[game, False]

    Faultless.name = name
    return Faultless


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=200, help="pairs of rounds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=1, choices=(1, 2), help="how many turns both look ahead")
    parser.add_argument("--network", type=Path, default=file_of(_GAME), help="[the one of the package]")
    chosen = parser.parse_args()
    ordinary = load(file_of(find_game("trictrac").full_id))
    networks = {_NETWORK: load(chosen.network), _RULES: ordinary}
    BOTS.update({name: _bot(name, network, chosen.plies) for name, network in networks.items()})
    for meetings in contest(_GAME, [_NETWORK, _RULES], chosen.pairs, chosen.seed):
        (meeting,) = meetings
    tokens, won = meeting.mean(lambda bout: bout.points), meeting.mean(lambda bout: bout.won)
    holes = meeting.mean(lambda bout: bout.holes)
    print(
        f"{_NETWORK} against {_RULES}: {meeting.games} rounds, {tokens[0]:+.2f} ± {tokens[1]:.2f} tokens a round, "
        f"wins {won[0]:.1%} ± {won[1]:.1%}, {holes[0]:+.2f} ± {holes[1]:.2f} holes a round"
    )


if __name__ == "__main__":
    main()
