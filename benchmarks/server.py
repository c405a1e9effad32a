"""How the salon bears a full house: many tables played at once by scripted clients, on loopback.

    python benchmarks/server.py                 idle tables, then 10 played at once, then 500
    python benchmarks/server.py --tables 100 --seconds 10

The salon runs in a process of its own. A client holds both seats of a table and acts as two people would: it waits a
while (--thinking seconds on average), then makes the next step, confirms, throws. What is measured is the time from
sending an act to its acknowledgement, which comes after the act is stored.
Scripted clients have no use for pictures; the same is measured again with a picture in every state, as the page has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

GAMES = ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "trictrac")
IDLE_TABLES = 1000


@dataclass
class Findings:
    """What the clients saw."""

    seconds: list[float] = field(default_factory=list)
    acts: int = 0
    refused: list[str] = field(default_factory=list)
    lost: int = 0
    """Acts sent and never answered, and numbers of acts that were skipped."""
    games_over: int = 0


_WITHOUT_LIMIT = ("TABLIER_TABLE_LIMIT", "TABLIER_SEATS_A_MINUTE", "TABLIER_SEATS_AN_HOUR", "TABLIER_IDLE_AFTER")


class Salon:
    """A salon in another process, with an empty database of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tablier-bench-"))
        self.port = 18_000 + os.getpid() % 2000
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tablier", "serve", "--no-open", "--port", str(self.port)),
                *("--database", f"sqlite:///{self.folder / 'salon.db'}"),
            ],
            # Idle tables are put away after a minute by default; here they stay, to be weighed.
            env={**os.environ, **dict.fromkeys(_WITHOUT_LIMIT, "1000000")},
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("wb"),
        )
        for _ in range(600):
            try:
                if all(self.ask("GET", "/healthz")["compiled"].values()):
                    return
            except OSError:
                pass
            time.sleep(0.1)
        raise SystemExit(f"The salon did not start:\n{(self.folder / 'log').read_text()}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One HTTP request and its JSON answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def open_table(self, game: str) -> tuple[str, list[str]]:
        """A new table and the secrets of both its seats."""
        body = {"game": game, "match": 0, "seats": [{"kind": "person"}, {"kind": "person"}]}
        table = self.ask("POST", "/api/tables", body)["id"]
        seats = [
            self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"P{seat}", "seed": f"s{seat}"})["token"]
            for seat in (0, 1)
        ]
        return table, seats

    def memory(self) -> int:
        """Resident memory in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Client:
    """Both players of one table."""

    def __init__(
        self, salon: Salon, game: str, thinking: float, seed: int, found: Findings, pictures: bool = False
    ) -> None:
        self.salon, self.thinking, self.found = salon, thinking, found
        self.picture = {"shape": "wide"} if pictures else None
        self.chance = random.Random(seed)
        self.table, self.tokens = salon.open_table(game)
        self.number = 0
        self.state: dict[str, Any] = {}

    async def play(self, seated: asyncio.Barrier, seconds: float) -> None:
        """Connect, wait until everybody has, and act for so long."""
        address = f"ws://127.0.0.1:{self.salon.port}/api/tables/{self.table}/socket"
        async with connect(address, compression=None, max_size=None) as socket:
            hello = {"n": 0, "do": "hello", "tokens": self.tokens, "client": f"bench-{self.table}", "lang": "en"}
            await socket.send(json.dumps({**hello, "picture": self.picture, "seen": None}))
            while not self.state:
                self.take_in(json.loads(await socket.recv()))
            await seated.wait()
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                await asyncio.sleep(self.chance.expovariate(1 / self.thinking))
                await self.act(socket)

    async def act(self, socket: ClientConnection) -> None:
        """Send one act and wait for its answer and the state after it."""
        self.number += 1
        message = {"n": self.number, **self.choose()}
        began, before, answered = time.perf_counter(), self.state["at"], False
        await socket.send(json.dumps(message))
        try:
            async with asyncio.timeout(30):
                while not answered or self.state["at"] == before:
                    told = json.loads(await socket.recv())
                    if told.get("re") == self.number and not answered:
                        answered = True
                        self.found.seconds.append(time.perf_counter() - began)
                        if told["type"] == "refused":
                            self.found.refused.append(f"{message}: {told['sentence']}")
                            return
                    self.take_in(told)
        except TimeoutError:
            self.found.lost += 1
            return
        self.found.acts += 1

    def take_in(self, told: dict[str, Any]) -> None:
        if told["type"] == "state":
            self.state = told
        elif told["type"] == "bye":
            self.found.refused.append(f"bye: {told['sentence']}")

    def choose(self) -> dict[str, Any]:
        """The next act of somebody who plays at random."""
        state = self.state
        if state["phase"] == "play" and state.get("steps"):
            step = self.chance.choice(state["steps"])
            return {"do": "step", "from": step["from"], "number": step["number"], "to": step["to"]}
        if state["phase"] == "between":
            self.found.games_over += 1
        action = state["actions"][0]
        return {name: value for name, value in action.items() if name != "seat"}


async def crowd(salon: Salon, tables: int, seconds: float, thinking: float, pictures: bool = False) -> Findings:
    """So many tables, all played at once."""
    found = Findings()
    clients = [Client(salon, GAMES[i % len(GAMES)], thinking, i, found, pictures) for i in range(tables)]
    seated = asyncio.Barrier(tables)
    await asyncio.gather(*(client.play(seated, seconds) for client in clients))
    return found


def tell(tables: int, found: Findings, seconds: float) -> float:
    """Print what was found; the 95th percentile in milliseconds."""
    cuts = statistics.quantiles([1000 * second for second in found.seconds], n=100)
    print(
        f"{tables:>5} tables: {found.acts / seconds:7.0f} acts/s   answer ms: median {cuts[49]:6.2f}   "
        f"95% {cuts[94]:6.2f}   99% {cuts[98]:6.2f}   refused {len(found.refused)}   lost {found.lost}   "
        f"games finished {found.games_over}",
        flush=True,
    )
    for sentence in found.refused[:3]:
        print(f"      {sentence}")
    return cuts[94]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--few", type=int, default=10, help="the small house it is compared with")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--thinking", type=float, default=2.0, help="mean pause before an act, in seconds")
    wishes = parser.parse_args()
    salon = Salon()
    try:
        asyncio.run(crowd(salon, len(GAMES), 3, 0.05))  # everything has been used once
        before = salon.memory()
        for number in range(IDLE_TABLES):
            salon.open_table(GAMES[number % len(GAMES)])
        after = salon.memory()
        print(f"an idle table: {(after - before) / IDLE_TABLES / 1024:.1f} KB ({IDLE_TABLES} opened, all seats taken)")
        for pictures in (False, True):
            print("with a picture in every state:" if pictures else "without pictures:")
            slow = []
            for tables in (wishes.few, wishes.tables):
                found = asyncio.run(crowd(salon, tables, wishes.seconds, wishes.thinking, pictures))
                slow.append(tell(tables, found, wishes.seconds))
            print(
                f"      95th percentile at {wishes.tables} tables: {slow[1] / slow[0]:.1f} times that at {wishes.few}"
            )
        grown = (salon.memory() - after) / (2 * (wishes.few + wishes.tables)) / 1024
        print(f"a table that was played at: {grown:.1f} KB, what the sockets needed at most included")
    finally:
        salon.stop()


if __name__ == "__main__":
    main()
