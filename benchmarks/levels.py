"""How much must the lower levels misjudge a game, so that each plays a good step below the one above it?

    OPENBLAS_NUM_THREADS=1 .venv/bin/python benchmarks/levels.py irish --jobs 2

From the strongest level down: each of the lower ones is tried with a few misjudgements around the present one against
the level above, as it was found, in pairs of games without luck. The misjudgement for a step of ``--step`` points of
Elo is read off between them. What comes out is a guess from few games: play the levels against each other on other dice
(``tablier arena``) before believing it. ``--as-it-is`` only measures the steps there are.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

import numpy as np

from tablier import find_game
from tablier.bots import BOTS, LEVELS
from tablier.bots.arena import Bout, Meeting, play_pair
from tablier.bots.levels import LEVEL_BOTS
from tablier.spread import spread

_FACTORS = (0.7, 1.0, 1.4)
Player = tuple[str, float]
"""A level, and by how much it misjudges the game."""


def bot(game_id: str, player: Player) -> str:
    """The name of a bot like that, which can then be asked for."""
    level, error = player
    name = f"{level} {error:.4f}"
    kind = LEVEL_BOTS[level]
    BOTS[name] = type(name, (kind,), {"name": level, "level": replace(kind.level, error={game_id: error})})
    return name


def pair(task: tuple[str, Player, Player, int]) -> tuple[Bout, Bout]:
    """Two games of such players, without luck."""
    game_id, above, below, seed = task
    return play_pair(game_id, bot(game_id, above), bot(game_id, below), seed, luckless=True)


def steps(game_id: str, above: Player, tried: list[Player], pairs: int, seed: int, jobs: int) -> list[float]:
    """How many points of Elo a player is above each of some others."""
    tasks = [(game_id, above, below, seed + number) for number in range(pairs) for below in tried]
    played = list(spread(pair, tasks, jobs=jobs))
    found = []
    for i, below in enumerate(tried):
        meeting = Meeting(above[0], below[0], played[i :: len(tried)], luckless=True)
        elo, apart = meeting.elo
        points = "{:+.3f} ± {:.3f}".format(*meeting.mean(lambda bout: bout.points))
        print(
            f"{above[0]} ({above[1]:.4g}) – {below[0]} ({below[1]:.4g}): {elo:+.0f} ± {apart:.0f} Elo, "
            f"{points} points a game, {meeting.games} games without luck",
            flush=True,
        )
        found.append(elo)
    return found


def read_off(tried: list[Player], elos: list[float], step: float) -> float:
    """The misjudgement for a step, by the line through the logarithms of those tried."""
    slope, level = np.polyfit(np.log([error for _, error in tried]), elos, 1)
    errors = [error for _, error in tried]
    if slope <= 0:
        return max(errors)
    return float(np.clip(np.exp((step - level) / slope), 0.7 * min(errors), 1.4 * max(errors)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=40, help="for each misjudgement tried")
    parser.add_argument("--master-pairs", type=int, default=16, help="the same where master plays, which takes longer")
    parser.add_argument("--step", type=float, default=160.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--as-it-is", action="store_true")
    parser.add_argument("--errors", type=float, nargs=4, help="novice to expert, instead of those of the game")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    game_id = game.full_id
    LEVEL_BOTS["master"]().warm_up(game)
    names = [level.name for level in LEVELS]
    errors = dict(zip(names, chosen.errors or game.misjudged[game.variant], strict=False))
    above: Player = ("master", 0.0)
    for number, name in enumerate(reversed(names[:-1])):
        factors = (1.0,) if chosen.as_it_is else _FACTORS
        tried = [(name, factor * errors[name]) for factor in factors]
        pairs = chosen.master_pairs if above[0] == "master" else chosen.pairs
        elos = steps(game_id, above, tried, pairs, chosen.seed + 10_000 * number, chosen.jobs)
        above = (name, errors[name] if chosen.as_it_is else read_off(tried, elos, chosen.step))
        if not chosen.as_it_is:
            print(f"  {name}: {above[1]:.4g}", flush=True)


if __name__ == "__main__":
    main()
