"""How the salon bears a full house: many tables played at once by scripted people, on loopback.

    python benchmarks/server.py                              everything, some eight minutes on two free cores
    python benchmarks/server.py --tables 200 --seconds 5     a smaller house
    python benchmarks/server.py --parts cost crowd           some of it

``cost``: what an act costs the server, by how the board is wanted. ``hammer``: a hundred tables, without and with
somebody who reads a finished match of 4,000 events, its pictures, its boards and its record, as fast as a browser's six
connections get them. ``crowd``: more and more tables, each with two people who pause two seconds on average before they
act, as long as 95 % of the answers come within a tenth of a second. ``workers``: one server and two on PostgreSQL, by
what an act costs them: each of the two as busy as the one, the two with the tables of the one, and with each seat of a
table on another. ``bots``: eight tables, without and with a hundred others at which people play against ``master``
(:mod:`bystanders`).

The servers run in processes of their own, and so does the one who hammers. Answers are timed from sending an act to its
acknowledgement, which comes after the act is stored. Processor time is the servers' own, all their threads together. At
the end everything is told once more, as a table.
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
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1] / "deploy"))  # where a city is built from its parts

from crowd import BARE, NUMBERS, PICTURES, WHOLE, Findings, Salon, crowd, open_tables

PARTS = ("cost", "hammer", "crowd", "workers", "bots")
STEPS = (250, 750, 1250, 1600, 2000)
"""How many tables are tried one after another, beside ten."""
EVENTS = 4000
SOON = 100.0
"""Within how many milliseconds 95 % of the answers have to come."""
_AT_ONCE = 6


_rows: list[tuple[str, str, str, str]] = []


def note(what: str, found: str, aim: str) -> None:
    """Something for the table at the end: what was measured, what was found, and what it should be."""
    _rows.append((what, found, aim, f"{os.getloadavg()[0]:.1f}"))


def tell_all() -> None:
    """Everything that was noted, as a table for the documentation."""
    print("\n| what | found | aim | load |\n| --- | --- | --- | ---: |")
    for row in _rows:
        print(f"| {' | '.join(row)} |")


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
        found = asyncio.run(crowd(salon, tables[:100], seconds, 1.0, wish))
        tell(name, found)
        bytes_of_two = found.bytes / found.acts
        aim = "under 1 ms, 3,000 bytes" if wish is NUMBERS else ""
        note(f"an act, {name}", f"{1000 * found.server / found.acts:.2f} ms, {bytes_of_two:,.0f} bytes for two", aim)


def ladder(salon: Salon, tables: list[tuple[str, list[str]]], seconds: float, thinking: float) -> None:
    """More and more tables, until answers take too long."""
    bearable, last = 0, 0.0
    for count in (10, *(step for step in STEPS if step < len(tables)), len(tables)):
        found = asyncio.run(crowd(salon, tables[:count], seconds, thinking))
        tell(f"{count} tables", found)
        if found.percentile(95) > SOON:
            break
        bearable, last = count, found.percentile(95)
    note("tables borne by one server", f"{bearable:,}, 95 % within {last:.0f} ms", f"2,000 within {SOON:.0f} ms")


# Somebody who reads


def write_long_match(folder: Path) -> str:
    """A finished match of many events, put into a database; its table."""
    from tablier.salon.kept.store import Kept, KeptAct, Store, append, create
    from tablier.salon.kept.store import note as note_table
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
        note_table(replace(table, stage="over"))(connection)
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
    ratios = []
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
        ratios.append(busy.percentile(95) / quiet.percentile(95))
        print(f"      95 %: {ratios[-1]:.2f} times as long", flush=True)
        time.sleep(3)
    note("95 % beside somebody who reads", ", ".join(f"{ratio:.2f} ×" for ratio in ratios), "1.5 ×")


# Several servers


def beside_each_other(seconds: float) -> None:
    """One server and two on PostgreSQL: by what an act costs, how much more two would do on two cores of their own.

    Players and PostgreSQL need processors, too, so that two servers never have two cores here to themselves. A server
    with less to do needs more for each act: so that is fair where each of the two is as busy as the one. Nobody is
    pressed, since a server that is late gathers acts and has it cheap. Tables are let go where nobody is at them, as
    they are after a minute otherwise: all are opened by way of the first server, and half of them played at the second.
    """
    import city

    with ExitStack() as stack:
        town = city.City(Path(tempfile.mkdtemp(prefix="tablier-bench-city-")), stack)
        town.folder.chmod(0o755)  # PostgreSQL does not run as root
        database = city.start_postgres(town, 15_000 + os.getpid() % 2000)
        costs: dict[str, float] = {}
        for name, servers, apart, count in (
            ("one", 1, False, 100), ("one, half of the tables", 1, False, 50), ("two, twice the tables", 2, False, 200),
            ("two, the same tables", 2, False, 100), ("two, the same, each seat on another", 2, True, 100),
        ):  # fmt: skip
            salon = Salon(database=database, servers=servers, apart=apart, TABLIER_IDLE_AFTER="2")
            try:
                tables = open_tables(salon, count)
                asyncio.run(crowd(salon, tables, 3, 0.4))  # everything has been used once
                before = _family_processor(town.processes["postgres"].pid)
                found = asyncio.run(crowd(salon, tables, seconds, 0.4))
                postgres = _family_processor(town.processes["postgres"].pid) - before
            finally:
                salon.stop()
            tell(f"{name} on PostgreSQL", found)
            costs[name] = found.server / found.acts
            note(f"an act on PostgreSQL, servers: {name}",
                f"{1000 * costs[name]:.2f} ms, PostgreSQL {1000 * postgres / found.acts:.2f} ms", "")  # fmt: skip
    for name in list(costs)[2:]:
        aim = "1.7 ×" if name == "two, twice the tables" else ""
        note(f"servers: {name}, against one", f"{2 * costs['one'] / costs[name]:.2f} ×", aim)


def _family_processor(pid: int) -> float:
    """The processor time of a process and of all that descend from it, in seconds."""
    parents, spent, ticks = {}, {}, os.sysconf("SC_CLK_TCK")
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(told[1])
            spent[int(folder.name)] = sum(map(int, told[11:15])) / ticks  # of those that have ended as well
    family, more = {pid}, True
    while more:
        found = {one for one, parent in parents.items() if parent in family} - family
        family, more = family | found, bool(found)
    return sum(spent.get(one, 0.0) for one in family)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--thinking", type=float, default=2.0, help="mean pause before an act, in seconds")
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    parser.add_argument("--hammer", nargs=2, help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.hammer:
        hammer(int(wishes.hammer[0]), wishes.hammer[1])
        return
    if {"cost", "hammer", "crowd"} & set(wishes.parts):
        one_server(wishes)
    if "workers" in wishes.parts:
        beside_each_other(wishes.seconds)
    if "bots" in wishes.parts:
        import bystanders

        ratios = bystanders.beside_bots(100, "master", wishes.seconds, wishes.thinking, 1)
        note("95 % beside 100 tables against master", ", ".join(f"{ratio:.2f} ×" for ratio in ratios), "1.5 ×")
    tell_all()


def one_server(wishes: argparse.Namespace) -> None:
    """What is measured of one server on SQLite."""
    folder = Path(tempfile.mkdtemp(prefix="tablier-bench-"))
    long = write_long_match(folder) if "hammer" in wishes.parts else ""
    salon = Salon(folder)
    try:
        asyncio.run(crowd(salon, open_tables(salon, 5), 3, 0.05))  # everything has been used once
        before, opened = salon.memory(), salon.processor()
        tables = open_tables(salon, min(wishes.tables, 100))
        idle = (salon.memory() - before) / len(tables) / 1024
        opening = 1000 * (salon.processor() - opened) / len(tables)
        note("a table, all seats taken, nobody there", f"{idle:.0f} KB, {opening:.0f} ms to open and sit down", "")
        if "cost" in wishes.parts:
            cost(salon, tables, wishes.seconds)
        if "hammer" in wishes.parts:
            beside_hammer(salon, tables, long, wishes.seconds, wishes.thinking)
        if "crowd" in wishes.parts:
            ladder(salon, tables + open_tables(salon, wishes.tables - len(tables)), wishes.seconds, wishes.thinking)
    finally:
        salon.stop()


if __name__ == "__main__":
    main()
