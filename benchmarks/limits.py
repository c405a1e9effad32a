"""What bounds the listing of plays: instructions, branches and memory for each turn and for each position stored.

    python benchmarks/limits.py [--games 2000]

Time is measured on the processor as it is. The counts come from its counters (``perf stat``) where the machine
grants them, and otherwise from Cachegrind, which simulates a processor of its own: its instructions are exact,
its branch predictor and caches are simpler than real ones. The same games are counted twice, some and more of
them; the difference is free of start-up.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Code that Cachegrind understands too; the same for all runs here, so that nothing compiles under it.
PORTABLE = {"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
EVENTS = ("instructions", "cycles", "branches", "branch-misses", "L1-dcache-load-misses")
RACES = ("backgammon@modern", "garanguet", "jacquet-de-versailles")
LISTED, STEPS = "listed", "steps"


def work(game_id: str, how: str, games: int) -> tuple[int, int, int, float]:
    """Play, and say how many turns, plays and nodes it took, and how many seconds."""
    from listing import play_listed

    from tablier import find_game

    game = find_game(game_id)
    if how == LISTED:
        play_listed(game, 1, 1)
        begin = time.process_time()
        turns, plays, nodes = map(int, play_listed(game, games, 1))
    else:
        game.playouts(1, 1)
        begin = time.process_time()
        turns, plays, nodes = int(game.playouts(games, 1)[:, 2].sum()), 0, 0
    return turns, plays, nodes, time.process_time() - begin


def run(game_id: str, how: str, games: int, under: list[str], environment: dict[str, str]) -> tuple[list[float], str]:
    """:func:`work` in a process of its own ``under`` another program: its numbers, and what that program said."""
    command = [*under, sys.executable, __file__, "--work", game_id, how, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=True)
    return [float(number) for number in done.stdout.split()], done.stderr


def perf_counts(text: str) -> dict[str, float]:
    """The counters in what ``perf stat -x,`` printed."""
    fields = (line.split(",") for line in text.splitlines())
    return {row[2].split(":")[0]: float(row[0]) for row in fields if len(row) > 2 and row[0].isdigit()}


def cachegrind_counts(text: str) -> dict[str, float]:
    """The counts in Cachegrind's summary."""
    names = {
        "I refs": "instructions",
        "D refs": "data accesses",
        "D1 misses": "L1-data-misses",
        "Branches": "branches",
        "Mispredicts": "branch-misses",
    }
    lines = (" ".join(line.split()) for line in text.splitlines())
    found = (re.match(r"==\d+== (.+?): ([\d,]+)", line) for line in lines)
    counted = {match[1]: float(match[2].replace(",", "")) for match in found if match}
    return {name: counted[key] for key, name in names.items() if key in counted}


def counter() -> tuple[str, list[str]] | None:
    """A program here that counts, and how to start it."""
    if shutil.which("perf"):
        command = ["perf", "stat", "-x,", "-e", ",".join(EVENTS)]
        probe = subprocess.run([*command, "true"], capture_output=True, text=True)
        if "instructions" in perf_counts(probe.stderr):
            return "perf", command
    if shutil.which("valgrind"):
        scratch = Path(tempfile.gettempdir()) / "cachegrind.%p.out"
        options = ["--cache-sim=yes", "--branch-sim=yes", f"--cachegrind-out-file={scratch}"]
        return "cachegrind", ["valgrind", "--tool=cachegrind", *options]
    return None


def counts(game_id: str, how: str, games: int, program: tuple[str, list[str]]) -> tuple[dict[str, float], list[float]]:
    """The counts of ``games`` games and the numbers of :func:`work` that go with them."""
    name, command = program
    read = perf_counts if name == "perf" else cachegrind_counts
    run(game_id, how, 1, [], PORTABLE)
    some, before = run(game_id, how, games // 10, command, PORTABLE)
    more, after = run(game_id, how, games + games // 10, command, PORTABLE)
    first, second = read(before), read(after)
    spent = {key: second[key] - first[key] for key in second if key in first}
    return spent, [b - a for a, b in zip(some, more, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description="What bounds the engine, turn by turn and node by node.")
    parser.add_argument("--games", type=int, default=2000, help="how many games are counted (default 2000)")
    parser.add_argument("--work", nargs=3, metavar=("GAME", "HOW", "GAMES"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        game_id, how, games = chosen.work
        print(*work(game_id, how, int(games)))
        return

    program = counter()
    for game_id in RACES:
        for how in (LISTED, STEPS):
            turns, plays, nodes, seconds = run(game_id, how, 5 * chosen.games, [], {})[0]
            print(f"{game_id}, {how}: {seconds / turns * 1e9:.0f} ns a turn", end="", flush=True)
            print(f", {nodes / turns:.1f} nodes and {plays / turns:.1f} plays a turn, "
                  f"{seconds / nodes * 1e9:.1f} ns a node" if nodes else "")  # fmt: skip
            if program is None:
                continue
            turns, _, _, seconds = run(game_id, how, 5 * chosen.games, [], PORTABLE)[0]
            print(f"    as counted, in portable code: {seconds / turns * 1e9:.0f} ns a turn", flush=True)
            spent, (turns, _, nodes, _) = counts(game_id, how, chosen.games, program)
            for key, count in spent.items():
                each = f", {count / nodes:8.2f} a node" if nodes else ""
                print(f"    {key:24}{count / turns:10.1f} a turn{each}   ({program[0]})")
    if program is None:
        print("Neither perf's counters nor Cachegrind are to be had here: times only.")


if __name__ == "__main__":
    main()
