"""How the salon bears a full house: many tables played at once by scripted people, on loopback.

    python benchmarks/server.py                              everything, some fifteen minutes
    python benchmarks/server.py --tables 200 --seconds 10    a smaller house
    python benchmarks/server.py --parts cost crowd           some of it

``cost``: what an act costs the server, by how the board is wanted. ``crowd``: more and more tables, each with two
people who pause two seconds on average before they act, as long as 95 % of the answers come within a tenth of a second.
``hammer``: a hundred tables, without and with somebody who reads a finished match of 4,000 events, its pictures, its
boards and its record, as fast as a browser's six connections get them. ``bots``: eight tables, without and with a
hundred others at which people play against ``master`` (:mod:`bystanders`).

The salon runs in a process of its own, and so does the one who hammers. Answers are timed from sending an act to its
acknowledgement, which comes after the act is stored. Processor time is the server's own, all its threads together.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from crowd import BARE, NUMBERS, PICTURES, WHOLE, Findings, Salon, crowd, open_tables

PARTS = ("cost", "crowd", "hammer", "bots")
EVENTS = 4000
SOON = 100.0
"""Within how many milliseconds 95 % of the answers have to come."""
_AT_ONCE = 6


def tell(what: str, found: Findings) -> None:
    """Print what was found, and what the machine was doing beside it."""
    print(
        f"{what:>24}: {found.acts / found.lasted:6.0f} acts/s   answer ms: median {found.percentile(50):6.1f}   "
        f"95% {found.percentile(95):6.1f}   99% {found.percentile(99):6.1f}   "
        f"server {1000 * found.server / found.acts:5.2f} ms an act, {found.bytes / found.acts / 2:6.0f} bytes an act "
        f"and viewer   cores: server {found.server / found.lasted:.2f}, clients {found.clients / found.lasted:.2f}   "
        f"load {os.getloadavg()[0]:.1f}   refused {len(found.refused)}   lost {found.lost}",
        flush=True,
    )
    for sentence in found.refused[:3]:
        print(f"      {sentence}")


def cost(salon: Salon, tables: list[tuple[str, list[str]]], seconds: float) -> None:
    """What an act costs, by what is asked for."""
    wishes: dict[str, dict[str, Any]] = {
        "no board": BARE, "board in numbers": NUMBERS, "the same, told whole": WHOLE, "pictures": PICTURES,
    }  # fmt: skip
    for name, wish in wishes.items():
        tell(name, asyncio.run(crowd(salon, tables[:100], seconds, 1.0, wish)))


def ladder(salon: Salon, tables: list[tuple[str, list[str]]], seconds: float, thinking: float) -> None:
    """More and more tables, until answers take too long."""
    few, bearable, ratio = 0.0, 0, 1.0
    for count in (10, *range(250, len(tables) + 1, 250)) if len(tables) > 250 else (10, len(tables)):
        found = asyncio.run(crowd(salon, tables[:count], seconds, thinking))
        tell(f"{count} tables", found)
        few = few or found.percentile(95)
        if found.percentile(95) > SOON:
            break
        bearable = count
        ratio = found.percentile(95) / few
    print(
        f"      95 % within {SOON:.0f} ms up to {bearable} tables; there {ratio:.1f} times as long as at 10", flush=True
    )


# Somebody who reads


def write_long_match(folder: Path) -> str:
    """A finished match of many events, put into a database; its table."""
    from tablier.salon.kept.store import Kept, KeptAct, Store, append, create, note
    from tablier.salon.messages import NewTable, Sitter
    from tablier.salon.play import opening
    from tablier.salon.play.journal import Journal
    from tablier.table import Phase
    from tablier.table.events import NextGame, Resign

    wish = NewTable.model_validate({"game": "backgammon", "match": 25, "seats": [{"kind": "person"}] * 2})
    table, free = opening.open_table(wish, time.time())
    seats = tuple(
        opening.take(table, seat, Sitter(name=f"P{seat.seat}", seed="long"), opening.draw_token()) for seat in free
    )
    journal, chance, acts = Journal(Kept(table, seats, ())), random.Random(1), list[KeptAct]()
    while not journal.over:
        at_table, before = journal.table, len(journal.table.events)
        if at_table.phase is Phase.BETWEEN:
            journal.happen(NextGame())
        elif at_table.phase is Phase.PLAY:
            plays = at_table.plays()
            journal.play(plays[chance.randrange(len(plays))].notation)
        elif before >= EVENTS and at_table.player is not None:
            journal.happen(Resign(at_table.player))
        else:
            journal.chance()
        journal.tell()
        body = {"events": [event.to_json() for event in at_table.events[before:]]}
        acts.append(KeptAct(len(acts) + 1, time.time(), None, None, None, body))
        journal.was_kept(acts[-1])
    kept = Store(f"sqlite:///{folder / 'salon.db'}")
    with kept.engine.begin() as connection:
        create(table, seats)(connection)
        for act in acts:
            append(table.id, act)(connection)
        note(replace(table, stage="over"))(connection)
    kept.close()
    return table.id


def hammer(port: int, table: str) -> None:
    """Read a match in every way there is, until this process is ended: every request asks for something else."""
    chance = random.Random()
    ways = itertools.cycle(("board?", "picture?", "moments?form=numbers&", "record?format=json&", "picture?", "board?"))

    def read() -> None:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        while True:
            number = chance.randrange(EVENTS)
            line.request("GET", f"/api/tables/{table}/{next(ways)}at={number}&viewer={number % 2}&lang=en")
            answer = line.getresponse()
            answer.read()
            if answer.status == 503:  # too much is waiting already
                time.sleep(0.5)
            line.request("GET", chance.choice(("/api/tables", "/api/games", f"/api/tables/{table}")))
            line.getresponse().read()

    readers = [threading.Thread(target=read) for _ in range(_AT_ONCE)]
    for reader in readers:
        reader.start()


def beside_hammer(
    salon: Salon, tables: list[tuple[str, list[str]]], long: str, seconds: float, thinking: float
) -> None:
    """A hundred tables without and with somebody who reads, twice."""
    for _ in range(2):
        quiet = asyncio.run(crowd(salon, tables[:100], seconds, thinking))
        tell("100 tables", quiet)
        own = [sys.executable, __file__, "--hammer", str(salon.port), long]
        reader = subprocess.Popen(own)
        try:
            time.sleep(8)  # the process that makes such things is there
            busy = asyncio.run(crowd(salon, tables[:100], seconds, thinking))
        finally:
            reader.kill()
            reader.wait()
        tell("with somebody who reads", busy)
        print(f"      95 %: {busy.percentile(95) / quiet.percentile(95):.2f} times as long", flush=True)
        time.sleep(5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--thinking", type=float, default=2.0, help="mean pause before an act, in seconds")
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    parser.add_argument("--hammer", nargs=2, help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.hammer:
        hammer(int(wishes.hammer[0]), wishes.hammer[1])
        return
    folder = Path(tempfile.mkdtemp(prefix="tablier-bench-"))
    long = write_long_match(folder) if "hammer" in wishes.parts else ""
    salon = Salon(folder)
    try:
        asyncio.run(crowd(salon, open_tables(salon, 5), 3, 0.05))  # everything has been used once
        before = salon.memory()
        tables = open_tables(salon, wishes.tables)
        idle = (salon.memory() - before) / len(tables) / 1024
        print(f"an idle table: {idle:.1f} KB ({len(tables)} opened, all seats taken)", flush=True)
        if "cost" in wishes.parts:
            cost(salon, tables, wishes.seconds)
        if "hammer" in wishes.parts:
            beside_hammer(salon, tables, long, wishes.seconds, wishes.thinking)
        if "crowd" in wishes.parts:
            ladder(salon, tables, wishes.seconds, wishes.thinking)
    finally:
        salon.stop()
    if "bots" in wishes.parts:
        import bystanders

        bystanders.beside_bots(100, "master", wishes.seconds, wishes.thinking, 1)


if __name__ == "__main__":
    main()
