"""How fast many games are stepped at once, beside a pure-Python environment, and what threads bring.

    python benchmarks/environments.py [--repetitions 5] [--seconds 1] [--envs 2048] [--json FILE] [--no-peers]

Everything plays modern Backgammon at random through its own environment's ``step``, observations and legal actions
included. A step of the peer is a whole turn: compare its turns with ours where a decision is a play. One thread is
measured in processor time, several in time on the clock: let nothing else run then. What threads bring to random games
is measured in turn with one thread and with several. At the end stands what is promised, and whether it is so.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numba
import numpy as np
from engine import BENCH, Peers, Promise, install_peers

from tablier import batch
from tablier.envs.gymnasium import TablesVectorEnv

MODERN = "backgammon@modern"
STEPS_A_SAMPLE = 64
AGAINST_PEER = 100
"""How many times as many steps as gym_backgammon are promised."""
OF_A_THREAD = 0.9
"""How much of itself every thread is promised to bring."""
GAMES = ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon", MODERN, "trictrac")


@numba.njit(cache=False, nogil=True)
def some_actions(masks: np.ndarray, actions: np.ndarray, seed: int) -> None:
    """One legal action for each game, each with the same chance; 0 where there is none."""
    np.random.seed(seed)
    for i in range(masks.shape[0]):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        left = np.random.randint(max(count, 1))
        actions[i] = 0
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if left == 0:
                    actions[i] = action
                    break
                left -= 1


class Stepped:
    """A vector environment played at random."""

    def __init__(self, game: str, count: int, actions: str, threads: int) -> None:
        self.envs = TablesVectorEnv(count, game, opponent=None, actions=actions, threads=threads, copy=False)
        self.clock = time.process_time if threads == 1 else time.perf_counter
        _, self.info = self.envs.reset(seed=1)
        self.actions = np.zeros(count, np.int64)
        self.chance = np.random.default_rng(1)
        self.samples: list[tuple[float, float, float]] = []
        for _ in range(150):
            self.step(0)  # games of every age

    def step(self, seed: int) -> int:
        """One step of every game; how many games ended."""
        if "choices" in self.info:
            self.actions = (self.chance.random(len(self.actions)) * self.info["choices"]).astype(np.int64)
        else:
            some_actions(self.info["action_mask"], self.actions, seed)
        *_, ended, _, self.info = self.envs.step(self.actions)
        return int(ended.sum())

    def sample(self, seconds: float) -> None:
        """Play for about so long; note steps, turns and games a second."""
        steps = games = 0
        begin = self.clock()
        while self.clock() - begin < seconds:
            for seed in range(STEPS_A_SAMPLE):
                games += self.step(steps + seed)
            steps += STEPS_A_SAMPLE
        took = self.clock() - begin
        made = steps * len(self.actions) / took
        self.samples.append((made, made / self.steps_a_turn(), games / took))

    def steps_a_turn(self) -> float:
        """How many steps a turn takes, counted over a few."""
        if "choices" in self.info:
            return 1.0
        thrown = 0
        before = self.envs.games.turns["throws"].copy()
        for seed in range(STEPS_A_SAMPLE):
            self.step(seed)
            now = self.envs.games.turns["throws"]
            thrown += int((now != before).sum())
            before = now.copy()
        return STEPS_A_SAMPLE * len(self.actions) / thrown

    def median(self, column: int) -> float:
        return statistics.median(sample[column] for sample in self.samples)


def threads_bring(play: Callable[[int], object], threads: int, repetitions: int) -> float:
    """How many times as fast something is with so many threads as with one, on the clock."""
    ratios = []
    for _ in range(repetitions):
        took = []
        for workers in (1, threads):
            begin = time.perf_counter()
            play(workers)
            took.append(time.perf_counter() - begin)
        ratios.append(took[0] / took[1])
    return statistics.median(ratios)


def play_at_random(game: str, games: int, threads: int) -> object:
    """Random games."""
    return batch.playouts(game, games, 1, threads=threads)


def so_many(game: str, seconds: float) -> int:
    """How many random games one thread plays in about so long."""
    play_at_random(game, 100, 1)
    begin = time.process_time()
    play_at_random(game, 2000, 1)
    return int(2000 * seconds / (time.process_time() - begin))


def main() -> None:
    parser = argparse.ArgumentParser(description="Stepping many games at once, and what threads bring.")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long each measurement takes")
    parser.add_argument("--envs", type=int, default=2048, help="how many games are stepped at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument("--no-peers", action="store_true", help="leave the peer out, and install nothing")
    chosen = parser.parse_args()
    cores, load = len(os.sched_getaffinity(0)), os.getloadavg()[0]

    stepped = {
        (actions, threads): Stepped(MODERN, chosen.envs, actions, threads)
        for actions in ("steps", "plays")
        for threads in (1, cores)
    }
    peer: list[float] = []
    words = "gym_backgammon left out as asked"
    peers = None
    if not chosen.no_peers:
        words = (
            "gym_backgammon cannot be installed here and is left out"
            if install_peers(["numpy", "gym_backgammon"])
            else ""
        )
        peers = Peers() if not words and BENCH.exists() else None
    for _ in range(chosen.repetitions):
        for one in stepped.values():
            one.sample(chosen.seconds)
        if peers is not None:
            try:
                sample = peers.play("gym_backgammon_env", 40, 1)
                peer.append(sample.turns / sample.seconds)
            except RuntimeError as problem:
                words, peers = f"gym_backgammon does not answer: {problem}", None
    report: dict[str, object] = {"cores": cores, "envs": chosen.envs}
    promises = []
    print(f"Modern Backgammon at random, {chosen.envs} games at once, {cores} cores")
    for (actions, threads), one in stepped.items():
        steps, turns, games = (one.median(column) for column in range(3))
        line = f"  a decision is a {actions[:-1]:5} threads {threads}: "
        line += f"{steps:12,.0f} steps/s {turns:12,.0f} turns/s {games:9,.0f} games/s"
        if peer:
            against = statistics.median(peer)
            line += f"   {steps / against:6.0f} x its steps, {turns / against:6.0f} x its turns"
        print(line)
        report[f"{actions}-{threads}"] = {"steps": steps, "turns": turns, "games": games}
        # A step of theirs is a whole turn. Ours may be one too, and then takes all cores to keep the promise.
        if (actions, threads) in (("steps", 1), ("plays", cores)):
            ratios = [sample[0] / theirs for sample, theirs in zip(one.samples, peer, strict=False)]
            on = "one thread" if threads == 1 else f"{threads} threads"
            text = f"A decision is a {actions[:-1]}, {on}, steps/s: {AGAINST_PEER} x gym_backgammon's environment"
            promises.append(Promise(text, AGAINST_PEER, statistics.median(ratios) if ratios else None))
    if peer:
        print(f"  gym_backgammon, its environment: {statistics.median(peer):,.0f} steps/s, which are turns")
        report["gym_backgammon"] = statistics.median(peer)
    if words:
        print(f"  {words}")
    if peers is not None:
        peers.close()
    for game in GAMES if cores > 1 else ():
        ratio = threads_bring(partial(play_at_random, game, so_many(game, chosen.seconds)), cores, chosen.repetitions)
        promises.append(Promise(f"Random games of {game}: {cores} threads beside one", OF_A_THREAD * cores, ratio))
        report[f"threads {game}"] = ratio
    print()
    for promise in promises:
        print(promise)
    if load > cores / 2:
        print(f"Other work was going on (load {load:.1f} at the beginning): threads bring less then.")
    report["promises"] = [{"text": each.text, "floor": each.floor, "ratio": each.ratio} for each in promises]
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
