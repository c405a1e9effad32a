"""How fast the library is from Python, call by call, beside OpenSpiel's own backgammon in the same process.

    python benchmarks/python.py [--repetitions 7] [--turns 1500] [--json FILE]

Needs OpenSpiel (``pip install open_spiel``). Both play modern Backgammon at random; everything is measured in turns a
second, where a turn is a throw and what is done with it. All contestants take turns, so that a busy machine slows all
alike; a ratio is the median of the ratios within a repetition. Time is processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

import pyspiel

import tablier.envs.openspiel  # noqa: F401 (registers our games there)
from tablier import Table, find_game

MODERN = "backgammon@modern"
OURS = find_game(MODERN)
THEIRS = pyspiel.load_game("backgammon")
OURS_THERE = pyspiel.load_game("tablier_backgammon_modern(actions=plays)")
Work = Callable[[random.Random, int], float]
"""So many turns; returns how many were made."""


def ours_drawn(draw: random.Random, turns: int, each: Callable[[object], object] = lambda plays: None) -> float:
    """All plays listed, and one of them made."""
    position = OURS.start()
    for _ in range(turns):
        plays = OURS.plays(position, (draw.randint(1, 6), draw.randint(1, 6)))
        each(plays)
        position = draw.choice(plays).position
        if OURS.is_over(position):
            position = OURS.start()
    return turns


def ours_as_text(draw: random.Random, turns: int) -> float:
    """Every play of every turn as text."""
    return ours_drawn(draw, turns, lambda plays: [play.notation for play in plays])  # type: ignore[attr-defined]


def ours_after(draw: random.Random, turns: int) -> float:
    """The position after every play of every turn."""
    return ours_drawn(draw, turns, lambda plays: [play.position for play in plays])  # type: ignore[attr-defined]


def ours_at_a_table(draw: random.Random, turns: int) -> float:
    """Whole games at a table, under the referee's eyes."""
    made = 0
    while made < turns:
        table = Table(OURS, seed=draw.randrange(1 << 60))
        while not table.results:
            table.throw()
            table.play(draw.choice(table.plays()))
            made += 1
    return made


def spiel(game: pyspiel.Game, draw: random.Random, turns: int, each: Callable[[object, list[int]], object]) -> float:
    """The loop that OpenSpiel's documentation shows."""
    made = 0
    while made < turns:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, chances)[0])
                made += 1
            else:
                actions = state.legal_actions()
                each(state, actions)
                state.apply_action(draw.choice(actions))
    return made


def theirs(draw: random.Random, turns: int) -> float:
    return spiel(THEIRS, draw, turns, lambda state, actions: None)


def ours_there(draw: random.Random, turns: int) -> float:
    return spiel(OURS_THERE, draw, turns, lambda state, actions: None)


def theirs_as_text(draw: random.Random, turns: int) -> float:
    return spiel(THEIRS, draw, turns, lambda state, actions: [state.action_to_string(action) for action in actions])


def theirs_after(draw: random.Random, turns: int) -> float:
    return spiel(THEIRS, draw, turns, lambda state, actions: [state.child(action) for action in actions])


COMPARED: dict[str, tuple[Work, Work, float]] = {
    "listing and drawing one play": (ours_drawn, theirs, 3),
    "all plays as text": (ours_as_text, theirs_as_text, 2),
    "all successor states": (ours_after, theirs_after, 3),
    "a whole game at a Table": (ours_at_a_table, theirs, 1),
    "the same through pyspiel": (ours_there, theirs, 1),
}
"""What is done here, what is done there, and how many times as fast we mean to be."""
CLONE = 5.0
"""In so many microseconds a state of ours is to be cloned through pyspiel."""


def rate(work: Work, seed: int, turns: int) -> float:
    """Turns a second."""
    begin = time.process_time()
    made = work(random.Random(seed), turns)
    return made / (time.process_time() - begin)


def clone(seconds: float = 0.2) -> float:
    """Microseconds for a clone of a state in the middle of a game, before a play."""
    state = OURS_THERE.new_initial_state()
    for _ in range(7):
        state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else state.chance_outcomes()[1][0])
    made, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(100):
            state.clone()
        made += 100
    return 1e6 * (time.process_time() - begin) / made


def main() -> None:
    parser = argparse.ArgumentParser(description="From Python, call by call, beside OpenSpiel's own backgammon.")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--turns", type=int, default=1500)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    chosen = parser.parse_args()
    rates: dict[Work, list[float]] = {work: [] for ours, other, _ in COMPARED.values() for work in (ours, other)}
    for work in rates:
        rate(work, 0, 200)
    for seed in range(1, chosen.repetitions + 1):
        for work, found in rates.items():
            found.append(rate(work, seed, chosen.turns))
    report: dict[str, object] = {}
    print(f"{'turns a second':32}{'ours':>10}{'OpenSpiel':>12}{'ratio':>8}{'wanted':>8}")
    for name, (ours, other, wanted) in COMPARED.items():
        ratio = statistics.median(a / b for a, b in zip(rates[ours], rates[other], strict=True))
        here, there = (statistics.median(rates[work]) for work in (ours, other))
        print(f"{name:32}{here:>10,.0f}{there:>12,.0f}{ratio:>8.2f}{wanted:>8.0f}")
        report[name] = {"ours": here, "open_spiel": there, "ratio": ratio, "wanted": wanted}
    took = statistics.median(clone() for _ in range(5))
    print(f"{'clone of a pyspiel state':32}{took:>7.1f} µs{'':>20}{CLONE:>5.0f} µs")
    report["clone"] = took
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
