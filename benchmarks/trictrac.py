"""How fast Trictrac runs: whole games, and what scoring costs beside moving.

Ludii's "Grand Trictrac", a much simplified game, was measured at 107 playouts a second on a machine of this size; it is
not installed here, so that ratio is not one of a single run.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numba

from tablier.dice import random_words, take_choice, take_die
from tablier.games import find_game
from tablier.games.trictrac.game import scratch
from tablier.games.trictrac.jans import keep_legal, score_roll
from tablier.games.trictrac.movement import HIGH, LOW, complete_plays, fields_of
from tablier.games.trictrac.turn import play

LUDII = 107
REPETITIONS = 5


@numba.njit(nogil=True)
def turns(rulings, start, count, seed, scoring, ways, events):  # type: ignore[no-untyped-def]
    """Play turns at random, with or without working out what each roll is worth; a new setting every 60 turns."""
    positions = start.copy()
    points = 0
    for turn in range(count):
        if turn % 60 == 0:
            positions[0] = start[0]
        word, word_1, _, _ = random_words(seed, 0, turn, 0)
        a, word = take_die(word)
        b, word = take_die(word)
        position = positions[0]
        if scoring:
            _, mine, theirs, ways_count = score_roll(rulings, positions, 0, a, b, ways, events)
            points += mine + theirs
        else:
            free, landings, _, _ = fields_of(position, position["turn"])
            ways_count = complete_plays(rulings, position, position["turn"], a, b, free, landings, ways)
        legal = keep_legal(ways, ways_count)
        chosen, word_1 = take_choice(word_1, legal)
        play(rulings, positions, 0, a, b, ways[chosen, LOW], ways[chosen, HIGH])
    return points


def seconds(work) -> float:  # type: ignore[no-untyped-def]
    """The median processor time of a piece of work."""
    times = []
    for _ in range(REPETITIONS):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return statistics.median(times)


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    game = find_game("trictrac")
    games = 4000
    lengths = game.playouts(games, 1)[:, 2]
    taken = seconds(lambda: game.playouts(games, 1))
    print(f"whole games to twelve holes   {games / taken:>12,.0f} games/s  {lengths.sum() / taken:>12,.0f} turns/s")
    print(
        f"                              {lengths.mean():.1f} turns a game; {games / taken / LUDII:.0f} x Ludii's 107/s"
    )
    count = 300_000
    start = game.start().array()
    each = {}
    for scoring in (False, True):
        turns(game.rulings, start, 100, 1, scoring, *scratch())
        each[scoring] = seconds(lambda s=scoring: turns(game.rulings, start, count, 1, s, *scratch())) / count
    print(f"a turn, moving alone          {each[False] * 1e9:>12,.0f} ns")
    print(f"a turn, with all its points   {each[True] * 1e9:>12,.0f} ns  {each[True] / each[False]:.2f} x moving")


if __name__ == "__main__":
    main()
