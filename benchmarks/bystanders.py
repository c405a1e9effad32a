"""Whether people at other tables feel that bots think: a hundred tables against one, and a few beside them.

    python benchmarks/bystanders.py                        nobody else; bots in threads; bots in processes
    python benchmarks/bystanders.py --tables 20 --seconds 10
    python benchmarks/bystanders.py --reviews 8            nobody else, and eight matches being reviewed, by turns

People pause two seconds on average before they act. What is measured is how long a bystander waits for an act
to be acknowledged, and how long somebody waits from the end of their turn until the bot has thrown and played; the
pauses a bot makes so that people can follow are part of that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

from crowd import BARE, Client, Findings, Salon
from websockets.asyncio.client import connect

from tablier import Phase, Record, Table
from tablier.bots import make

GAMES = ("backgammon", "garanguet", "jacquet-de-versailles", "trictrac")
BYSTANDERS = 8
_PAUSE = 0.3
"""How many seconds they pause before an act."""


class Opponent:
    """Somebody who plays against a bot."""

    def __init__(self, salon: Salon, game: str, level: str, thinking: float, seed: int) -> None:
        self.salon, self.thinking, self.chance = salon, thinking, random.Random(seed)
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        self.table = salon.ask("POST", "/api/tables", {"game": game, "match": 0, "seats": seats})["id"]
        sat = salon.ask("POST", f"/api/tables/{self.table}/seats/0", {"name": "P", "seed": f"s{seed}"})
        self.token, self.turns = sat["token"], list[float]()
        self.state: dict[str, Any] = {}
        self.refused = 0

    async def play(self, until: float, at_the_door: asyncio.Semaphore) -> None:
        """Act whenever it is time to."""
        address = f"ws://127.0.0.1:{self.salon.port}/api/tables/{self.table}/socket"
        await at_the_door.acquire()  # not everybody can come in at once
        async with connect(address, compression=None, max_size=None) as socket:
            hello = {"n": 0, "do": "hello", "tokens": [self.token], "client": "bench", "lang": "en"}
            await socket.send(json.dumps({**hello, "picture": None, "seen": None}))
            await socket.recv()
            at_the_door.release()
            number, handed_over = 0, 0.0
            while time.monotonic() < until:
                told = await self._next(socket, until)
                if told is None or told["type"] != "state":
                    self.refused += told is not None and told["type"] == "refused"
                    continue
                self.state = told
                if told["turn_seat"] == 1:
                    handed_over = handed_over or time.monotonic()
                    continue
                if handed_over:
                    self.turns.append(time.monotonic() - handed_over)
                    handed_over = 0.0
                await asyncio.sleep(self.chance.expovariate(1 / self.thinking))
                number += 1
                await socket.send(json.dumps({"n": number, **self._choose()}))
            if handed_over:
                self.turns.append(time.monotonic() - handed_over)

    @staticmethod
    async def _next(socket: Any, until: float) -> Any:
        try:
            return json.loads(await asyncio.wait_for(socket.recv(), max(0.01, until - time.monotonic())))
        except TimeoutError:
            return None

    def _choose(self) -> dict[str, Any]:
        if self.state["phase"] == "play" and self.state.get("steps"):
            step = self.chance.choice(self.state["steps"])
            return {"do": "step", "from": step["from"], "number": step["number"], "to": step["to"]}
        return {name: value for name, value in self.state["actions"][0].items() if name != "seat"}


async def evening(salon: Salon, tables: int, level: str, seconds: float, thinking: float) -> tuple[Findings, Any]:
    """So many tables against a bot, and the bystanders."""
    found = Findings()
    bystanders = [Client(salon, *salon.open_table(GAMES[i % len(GAMES)]), i) for i in range(BYSTANDERS)]
    opponents = [Opponent(salon, GAMES[i % len(GAMES)], level, thinking, i) for i in range(tables)]
    at_the_door = asyncio.Semaphore(16)
    await asyncio.gather(*(client.come(BARE, at_the_door) for client in bystanders))
    until = time.monotonic() + seconds
    playing = asyncio.gather(*(opponent.play(until, at_the_door) for opponent in opponents))
    await asyncio.gather(*(client.play(until, _PAUSE, found) for client in bystanders))
    await playing
    for client in bystanders:
        client.go()
    return found, opponents


class Reviews:
    """Matches that are being reviewed, thoroughly, and somebody in front of each who looks how far it is."""

    def __init__(self, salon: Salon, count: int) -> None:
        self.salon = salon
        self.studies = [f"/api/records/{self._bring(seed)}/review" for seed in range(count)]

    def _bring(self, seed: int) -> str:
        table, player = Table("backgammon@modern", seed=seed), make("greedy", seed)
        while table.phase is not Phase.OVER:
            player.choose(table)
        address = f"http://127.0.0.1:{self.salon.port}/api/records?name=match.tab"
        with urllib.request.urlopen(address, str(Record.of(table)).encode(), timeout=60) as answer:
            return str(json.load(answer)["id"])

    def begin(self) -> None:
        for study in self.studies:
            self.salon.ask("POST", study, {"depth": "thorough"})

    def stop(self) -> int:
        """Stop them all; how many decisions were judged."""
        return sum(int(self.salon.ask("POST", f"{study}/stop")["done"]) for study in self.studies)

    def watch(self, until: float) -> None:
        """Ask for each once a second."""
        versions = dict.fromkeys(self.studies, 0)
        while time.monotonic() < until:
            for study in self.studies:
                versions[study] = self.salon.ask("GET", f"{study}?have={versions[study]}")["version"]
                time.sleep(1 / len(self.studies))


def beside_reviews(count: int, seconds: float, processes: int) -> None:
    """How long an act takes without and with so many reviews, four times by turns."""
    os.environ |= {"TABLIER_REVIEW_PROCESSES": str(processes), "TABLIER_OPEN_REVIEW_LIMIT": "100"}
    os.environ["TABLIER_REVIEW_LIMIT"] = "1000"
    salon = Salon()
    try:
        asyncio.run(evening(salon, 0, "", 3, 1))
        reviews = Reviews(salon, count)
        reviews.begin()  # everything has been used once
        time.sleep(20)
        reviews.stop()
        for turn in range(4):
            watching = threading.Thread(target=reviews.watch, args=(time.monotonic() + seconds,))
            if turn % 2:
                reviews.begin()
                watching.start()
            found, _ = asyncio.run(evening(salon, 0, "", seconds, 1))
            busy = f"{count} reviews in {processes} processes" if turn % 2 else "no reviews"
            print(f"{busy}: an act {spread(found.seconds, 1000, 'ms')}, {found.acts} acts", end="")
            if turn % 2:
                watching.join()
                print(f", {reviews.stop()} decisions judged", end="")
            print(f"   MB {memory(salon.process.pid)}   load {os.getloadavg()[0]:.1f}", flush=True)
    finally:
        salon.stop()


def spread(times: list[float], times_as: int, unit: str) -> str:
    """The median and the 95th percentile."""
    cuts = statistics.quantiles([times_as * seconds for seconds in times], n=100)
    return f"median {cuts[49]:.1f} {unit}, 95 % {cuts[94]:.1f} {unit}"


def memory(pid: int) -> list[int]:
    """Resident memory of a process and its children, in MB."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    pids = {
        pid,
        *(int(child) for task in children.parents[1].iterdir() for child in (task / "children").read_text().split()),
    }
    status = [Path(f"/proc/{number}/status").read_text() for number in sorted(pids)]
    return [int(line.split()[1]) // 1024 for text in status for line in text.splitlines() if line.startswith("VmRSS")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--thinking", type=float, default=2.0, help="mean pause before an act, in seconds")
    parser.add_argument("--processes", type=int, nargs="*", default=[0, 1], help="how many, 0: threads")
    parser.add_argument("--reviews", type=int, default=0, help="so many reviews instead of bots")
    parser.add_argument("--review-processes", type=int, default=1)
    wishes = parser.parse_args()
    if wishes.reviews:
        beside_reviews(wishes.reviews, wishes.seconds, wishes.review_processes)
        return
    for processes in wishes.processes:
        beside_bots(wishes.tables, wishes.level, wishes.seconds, wishes.thinking, processes)


def beside_bots(tables: int, level: str, seconds: float, thinking: float, processes: int) -> list[float]:
    """How long an act takes without and with so many tables against a bot; how many times as long, these twice."""
    salon, alone, ratios = Salon(TABLIER_BOT_PROCESSES=str(processes)), 0.0, list[float]()
    try:
        asyncio.run(evening(salon, 0, level, 3, thinking))  # everything has been used once
        for count in (0, tables, tables):  # the second time the processes know the games
            found, opponents = asyncio.run(evening(salon, count, level, seconds, thinking))
            alone = alone or found.percentile(95)
            ratios += [found.percentile(95) / alone] if count else []
            print(
                f"{processes} processes, {count} tables: bystander {spread(found.seconds, 1000, 'ms')}, "
                f"{found.percentile(95) / alone:.2f} times as long", end="",
            )  # fmt: skip
            turns = [turn for opponent in opponents for turn in opponent.turns]
            if turns:
                refused = sum(opponent.refused for opponent in opponents)
                print(f"   the bot's turn {spread(turns, 1, 's')}, {len(turns)} turns, {refused} refused", end="")
            print(f"   MB {memory(salon.process.pid)}   load {os.getloadavg()[0]:.1f}", flush=True)
    finally:
        salon.stop()
    return ratios


if __name__ == "__main__":
    main()
