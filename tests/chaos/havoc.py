"""Raise havoc in a town while people play there, and look whether anybody saw what cannot be.

    python -m chaos.havoc --faults 500 --minutes 10 --tables 8 --seed 7      (in the folder tests)

Trouble comes in rounds: some faults at once, then calm until every table goes on. What clients saw is written into a
file and checked by a program that knows nothing else (:mod:`chaos.checking`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psycopg

from chaos.checking import Found, check
from chaos.players import Client, History
from chaos.town import Server, Town, missing, until
from salon.guests import PERSON, bot

LEASE = 3.0
"""Seconds after which a server that says nothing is taken for lost."""
OPEN_WITHIN = 5.0
"""So many seconds after the end of trouble every table goes on."""
PATIENCE = 60.0
"""How many seconds are waited for a table that does not."""
_MOST_AT_ONCE = 16
KINDS = {
    "kill -9": 3, "stopped": 2, "SIGTERM, one after another": 0.4, "PostgreSQL fast": 1, "PostgreSQL immediate": 1,
    "Redis restart": 2, "Redis FLUSHALL": 2, "database cut": 4, "database lines broken": 3, "clients' lines broken": 3,
}  # fmt: skip
"""The kinds of trouble there are, and how often each is made, compared to the others."""

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "garanguet", "match": 0},
    {"game": "backgammon", "preset": "modern", "match": 0, "seats": [PERSON, bot("random")]},
    {"game": "unstacked", "match": 0},
    {"game": "irish", "match": 0, "seats": [bot("random"), PERSON], "clock": {"per_move": 20, "delay": 5}},
    {"game": "backgammon", "match": 0, "clock": {"per_move": 20, "delay": 5}},
    {"game": "unstacked", "match": 0, "seats": [PERSON, bot("greedy")]},
    {"game": "trictrac", "match": 0},
    {"game": "trictrac", "match": 0, "seats": [PERSON, bot("random")]},
)
"""What is played: of every family, people only and against bots, some with a clock."""


class Wishes(NamedTuple):
    """How much havoc. It ends after so many faults, or, in good order, after so many seconds."""

    faults: int
    seconds: float
    tables: int
    seed: int
    within: float = OPEN_WITHIN
    pace: float = 0.15
    spared: frozenset[str] = frozenset()
    """Kinds of trouble that are not made in the round that has one of each."""


class Havoc:
    """Makes trouble in a town. Each fault is noted when it begins, and when what is left of the town can go on."""

    def __init__(self, town: Town, history: History, chance: random.Random) -> None:
        self._town, self._history, self._chance = town, history, chance
        self._postgres, self._redis = asyncio.Lock(), asyncio.Lock()
        self._shaken: set[int] = set()
        """Servers to which something is being done."""
        self.made = 0
        makers = (
            self._kill, self._stop, self._roll, lambda: self._restart_postgres("PostgreSQL fast", signal.SIGINT),
            lambda: self._restart_postgres("PostgreSQL immediate", signal.SIGQUIT), self._restart_redis,
            self._flush_redis, self._cut, self._break, self._break_clients,
        )  # fmt: skip
        self._makers: dict[str, Callable[[], Awaitable[None]]] = dict(zip(KINDS, makers, strict=True))

    async def round(self, most: int) -> None:
        """Some faults at once, one after another as far as they concern the same thing; returns when all have ended."""
        chosen = self._chance.choices(list(KINDS), list(KINDS.values()), k=self._chance.randint(1, most))
        await asyncio.gather(*(self._later(self._makers[name]) for name in chosen))

    async def every_kind(self, spared: frozenset[str]) -> None:
        """One fault of each kind that is not spared, all in one round."""
        await asyncio.gather(*(self._later(make) for kind, make in self._makers.items() if kind not in spared))

    async def _later(self, make: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(self._chance.uniform(0.0, 1.5))
        await make()

    @asynccontextmanager
    async def _trouble(self, what: str) -> Any:
        self.made += 1
        fault = self.made
        self._history.note("began", fault=fault, what=what)
        yield
        self._history.note("ended", fault=fault)

    @asynccontextmanager
    async def _some_server(self) -> Any:
        """A server that answers and to which nothing else is being done."""

        def free() -> list[Server]:
            return [it for it in self._town.servers if it.up and it.number not in self._shaken]

        await until(lambda: bool(free()), "no server is up")
        server = self._chance.choice(free())
        self._shaken.add(server.number)
        try:
            yield server
        finally:
            self._shaken.discard(server.number)

    async def _others_up(self) -> None:
        """The trouble is over as soon as somebody answers: a server is replaced by the others."""
        await until(lambda: any(server.up for server in self._town.servers), "no server is up")

    async def _kill(self) -> None:
        async with self._some_server() as server, self._trouble("kill -9"):
            await server.end(signal.SIGKILL)
            await self._others_up()

    async def _stop(self) -> None:
        async with self._some_server() as server, self._trouble("stopped"):
            server.signal(signal.SIGSTOP)
            await asyncio.sleep(LEASE + self._chance.uniform(0.3, 2.0))
            server.signal(signal.SIGCONT)
            await self._others_up()

    async def _roll(self) -> None:
        """All servers, one after another, each once the one before it answers again."""
        for number in range(len(self._town.servers)):
            server = self._town.servers[number]
            await until(lambda server=server: server.up and server.number not in self._shaken, "it does not begin")
            self._shaken.add(server.number)
            async with self._trouble("SIGTERM, one after another"):
                await server.end(signal.SIGTERM)
                await until(lambda server=server: server.up, "it does not begin again")
            self._shaken.discard(server.number)

    async def _restart_postgres(self, what: str, how: int) -> None:
        async with self._postgres, self._trouble(what):
            await self._town.restart_postgres(how)

    async def _restart_redis(self) -> None:
        async with self._redis, self._trouble("Redis restart"):
            await self._town.restart_redis()

    async def _flush_redis(self) -> None:
        async with self._redis, self._trouble("Redis FLUSHALL"):
            await self._town.flush_redis()

    async def _cut(self) -> None:
        async with self._some_server() as server, self._trouble("database cut"):
            server.gate.hold()
            await asyncio.sleep(self._chance.choice((0.3, 1.0, LEASE + 1.0)))
            server.gate.release()

    async def _break(self) -> None:
        async with self._some_server() as server, self._trouble("database lines broken"):
            server.gate.break_lines()

    async def _break_clients(self) -> None:
        async with self._trouble("clients' lines broken"):
            self._town.gate.break_lines()


def _seats(town: Town, number: int) -> Iterator[tuple[dict[str, Any], str, list[tuple[int, str]]]]:
    """Tables with everybody seated: what is played, the id, and the seats of people with their tokens."""
    with httpx.Client(base_url=f"http://127.0.0.1:{town.servers[0].port}", timeout=PATIENCE, trust_env=False) as http:
        for place in range(number):
            wish = {"seats": [PERSON, PERSON], **TABLES[place % len(TABLES)]}
            table = http.post("/api/tables", json=wish).raise_for_status().json()["id"]
            tokens = []
            for seat, sitter in enumerate(wish["seats"]):
                if sitter == PERSON:
                    body = {"name": f"Guest {seat}", "seed": f"seed-{seat}"}
                    answer = http.post(f"/api/tables/{table}/seats/{seat}", json=body).raise_for_status()
                    tokens.append((seat, str(answer.json()["token"])))
            yield wish, table, tokens


def _clients(town: Town, wishes: Wishes, chance: random.Random, history: History) -> Iterator[Client]:
    """People on every seat, and at every other table somebody who watches; those at one table by different doors."""
    for place, (wish, table, tokens) in enumerate(_seats(town, wishes.tables)):
        for seat, token in tokens:
            door = [town.doors[(place + seat) % len(town.doors)]]
            own = random.Random(chance.getrandbits(64))
            yield Client(f"{wish['game']}{place}.{seat}", table, [seat], [token], door, own, history, wishes.pace)
        if place % 2 == 0:
            own = random.Random(chance.getrandbits(64))
            yield Client(f"{wish['game']}{place}.watching", table, [], [], town.doors, own, history, wishes.pace)


async def _kept(town: Town, history: History) -> None:
    """Note what the database has in the end."""
    connection = await psycopg.AsyncConnection.connect(town.database)
    async with connection:
        rows = await connection.execute("SELECT table_id, at, client, n FROM acts ORDER BY table_id, at")
        async for table, at, client, n in rows:
            history.note("kept", table=table, at=at, client=client, n=n)


async def raise_havoc(folder: Path, wishes: Wishes) -> Found:
    """Play, make trouble, and check what was seen. The history and all logs are in the folder afterwards."""
    chance = random.Random(wishes.seed)
    town, history = Town(folder, random.Random(chance.getrandbits(64))), History(folder / "history.jsonl")
    playing: dict[asyncio.Task[None], Client] = {}
    try:
        await town.open()
        clients = await asyncio.to_thread(lambda: list(_clients(town, wishes, chance, history)))
        playing = {asyncio.create_task(client.live()): client for client in clients}
        await _all_go_on(history, playing)
        havoc, ends = Havoc(town, history, chance), time.monotonic() + wishes.seconds
        await havoc.every_kind(wishes.spared)
        await _all_go_on(history, playing)
        while havoc.made < wishes.faults and time.monotonic() < ends:
            await havoc.round(_MOST_AT_ONCE)
            await _all_go_on(history, playing)
        for client in clients:
            client.stopping = True
        await until(lambda: all(client.is_done for client in clients), "an act is not answered", PATIENCE)
        await asyncio.sleep(1.0)  # for what is on its way to those who watch
        await _leave(playing)
        await _kept(town, history)
    finally:
        await _leave(playing)
        await town.close()
        history.close()
    with history.path.open(encoding="utf-8") as notes:
        return check(map(json.loads, notes), wishes.within)


async def _leave(playing: dict[asyncio.Task[None], Client]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def _all_go_on(history: History, playing: dict[asyncio.Task[None], Client]) -> None:
    """Wait until something is acknowledged at every table from now on; who waits too long is told by the history."""
    since = time.monotonic()
    deadline = since + PATIENCE
    waiting = {client.table for client in playing.values()}
    while waiting and time.monotonic() < deadline:
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)
        waiting = {table for table in waiting if history.acked.get(table, 0.0) <= since}


def told(found: Found, wishes: Wishes) -> str:
    """What came of it, in some lines."""
    waits, answers = sorted(found.waits, reverse=True), sorted(found.answers)
    kinds = ", ".join(f"{count} × {what}" for what, count in found.by_kind.most_common())
    counts = found.counts
    lines = [
        f"seed {wishes.seed}: {sum(found.by_kind.values())} faults: {kinds}",
        f"{counts['ack']} acknowledgements, {counts['refused']} refusals, {counts['kept']} acts kept, "
        f"{counts['saw']} states seen, {counts['lost']} lines lost",
    ]
    if waits and answers:
        longest = ", ".join(f"{seconds:.2f} s after {what}" for seconds, what in waits[:3])
        median = statistics.median(seconds for seconds, _ in waits)
        lines.append(f"a table goes on {median:.2f} s after the end of trouble; longest: {longest}")
        lines.append(
            f"an act is answered in {statistics.median(answers):.3f} s, trouble or not; longest {answers[-1]:.2f} s"
        )
    return "\n".join([*lines, *(f"VIOLATION {fault}" for fault in found.faults[:50])])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--faults", type=int, default=500, help="end after so many faults [500]")
    parser.add_argument("--minutes", type=float, default=10.0, help="or after so many minutes [10]")
    parser.add_argument("--tables", type=int, default=len(TABLES), help=f"how many are played at [{len(TABLES)}]")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32), help="by which it is drawn")
    parser.add_argument("--within", type=float, default=OPEN_WITHIN, help="seconds until every table goes on [5]")
    chosen = parser.parse_args()
    program = missing()
    if program is not None:
        sys.exit(f"{program} is not installed: apt install postgresql redis-server haproxy openssl")
    wishes = Wishes(chosen.faults, 60 * chosen.minutes, chosen.tables, chosen.seed, chosen.within)
    folder = Path(tempfile.mkdtemp(prefix="tablier-chaos-"))
    print(f"seed {wishes.seed}, everything in {folder}", flush=True)
    found = asyncio.run(raise_havoc(folder, wishes))
    print(told(found, wishes))
    if found.faults:
        sys.exit(1)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
