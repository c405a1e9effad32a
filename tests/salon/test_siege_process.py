"""The server process under siege: whatever one client does to it, the others play on, and nothing is eaten up.

Two salons run in processes of their own, on loopback: one as it comes, but for shorter patience, and one that may open
few files. Every test is one way to wear a server out, with a bounded number of requests.
"""

from __future__ import annotations

import json
import os
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from salon.guests import PERSON, Guest, Json, Salon, bot, choose, running, settings_in
from tablier.salon import opening, store
from tablier.salon.journal import Journal
from tablier.salon.messages import NewTable
from tablier.salon.store import Kept, KeptAct

PATIENCE = 30.0
"""What takes longer on a machine that has other things to do is a fault all the same."""
REQUEST_WITHIN = 2.0
DATABASE_WITHIN = 2.0
OF_ONE_ADDRESS = 120
FEW_FILES = 160
LONG_MATCH = 600


@dataclass
class Besieged:
    """A salon in a process of its own."""

    process: subprocess.Popen[bytes]
    folder: Path
    port: int
    salon: Salon
    long_match: str = ""

    @property
    def log(self) -> str:
        return (self.folder / "salon.log").read_text()

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def health(self) -> Json:
        """What /healthz says, over a connection of its own."""
        answer = httpx.get(f"{self.salon.base}/healthz", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def start(folder: Path, files: int | None = None, **settings: Any) -> subprocess.Popen[bytes]:
    def few_files() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))

    with (folder / "salon.log").open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "tablier", "serve", "--no-open", "--log-level", "debug", "--port", "0"],
            env={
                **os.environ, "TABLIER_PAUSE": "0", "TABLIER_DATABASE": f"sqlite:///{folder / 'salon.db'}",
                **{f"TABLIER_{name.upper()}": str(value) for name, value in settings.items()},
            },
            stdout=subprocess.PIPE, stderr=log, preexec_fn=few_files,
        )  # fmt: skip


def when_open(process: subprocess.Popen[bytes], folder: Path) -> Besieged:
    assert process.stdout is not None
    said = process.stdout.readline().decode()
    assert "open at http" in said, (folder / "salon.log").read_text()
    base = said.split(" at ")[1].split()[0].rstrip("/")
    return Besieged(process, folder, int(base.rpartition(":")[2]), Salon(base))


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Besieged, Besieged]]:
    folders = [tmp_path_factory.mktemp(name) for name in ("siege", "few")]
    long_match = write_long_match(folders[0])
    processes = [
        start(
            folders[0], request_within=REQUEST_WITHIN, database_within=DATABASE_WITHIN,
            address_connections=OF_ONE_ADDRESS, table_limit=1000,
        ),
        start(folders[1], FEW_FILES, request_within=REQUEST_WITHIN, table_limit=3),
    ]  # fmt: skip
    with ExitStack() as closing_all:
        for process in processes:
            closing_all.callback(process.wait)
            closing_all.callback(process.kill)
            assert process.stdout is not None
            closing_all.callback(process.stdout.close)
        found = [when_open(process, folder) for process, folder in zip(processes, folders, strict=True)]
        found[0].long_match = long_match
        deadline = time.monotonic() + 180
        while not all(found[0].health()["compiled"].values()) and time.monotonic() < deadline:
            time.sleep(0.1)
        yield found[0], found[1]
        for besieged in found:
            besieged.salon.http.close()


@pytest.fixture
def house(houses: tuple[Besieged, Besieged]) -> Besieged:
    return houses[0]


def write_long_match(folder: Path) -> str:
    """A long match in a database, as if it had been played there; the id of its table."""
    kept = store.Store(f"sqlite:///{folder / 'salon.db'}")
    table, seats = opening.open_table(NewTable(game="unstacked", match=0), time.time())
    seats = tuple(replace(seat, name=f"Guest {seat.seat}", seed="s", token_hash="x") for seat in seats)
    journal = Journal(Kept(replace(table, stage="running"), seats, ()))
    jobs = [store.create(replace(table, stage="running"), seats)]
    while len(journal.table.events) < LONG_MATCH:
        before = len(journal.table.events)
        if journal.table.phase.value == "between":
            journal.table.next_game()
        else:
            journal.chance()
        if journal.table.phase.value == "play":
            journal.play()
        body = {"events": [event.to_json() for event in journal.table.events[before:]]}
        act = KeptAct(len(jobs), time.time(), None, None, None, body)
        jobs.append(store.append(table.id, act, "running"))
    with kept.engine.begin() as connection:
        for job in jobs:
            job(connection)
    kept.close()
    return table.id


def answer_of(line: socket.socket) -> tuple[int, Json]:
    """The status and the body of an answer, read until the connection is closed."""
    told = b""
    with suppress(ConnectionResetError):
        while part := line.recv(65536):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


# Requests


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ("Content-Length: 10\r\nTransfer-Encoding: chunked", 400, "bad-length"),
        ("Transfer-Encoding: chunked", 411, "no-length"),
        ("Content-Length: 700000000", 413, "too-long"),
    ],
)
def test_no_request_brings_more_than_it_may(house: Besieged, headers: str, status: int, code: str) -> None:
    before = house.memory
    with house.connect() as line:
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: here\r\n{headers}\r\n\r\n".encode())
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        with suppress(OSError):
            for _ in range(320):  # 20 MB, if anybody takes them
                line.sendall(chunk)
        if status != 413:  # after so much that nobody wants, the line may be cut before the answer is read
            with suppress(ValueError, IndexError):
                found = answer_of(line)
                assert (found[0], found[1]["error"]["code"]) == (status, code)
    with house.connect() as line:  # somebody who listens is told why
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: here\r\n{headers}\r\n\r\n".encode())
        found = answer_of(line)
        assert (found[0], found[1]["error"]["code"]) == (status, code)
        assert found[1]["error"]["sentence"].endswith(".")
    assert house.memory - before < 50_000_000
    assert house.health()["status"] == "ok"


def test_what_is_no_request_is_answered_in_a_sentence(house: Besieged) -> None:
    for nonsense in (b"\x16\x03\x01\x02\r\n\r\n", b"GET /" + b"x" * 20_000):
        with house.connect() as line:
            line.sendall(nonsense)
            status, told = answer_of(line)
            assert status == 400
            assert told["error"]["sentence"].endswith(".")


def test_half_sent_requests_lock_nobody_out_and_are_not_held_for_ever(house: Besieged) -> None:
    with ExitStack() as lines:
        for number in range(3 * OF_ONE_ADDRESS):
            line = lines.enter_context(house.connect())
            with suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: h" if number % 2 else b"")
        assert house.health()["status"] == "ok"
        # Others of this address have to wait: there is a sentence for them, and no socket.
        crowded = httpx.get(f"{house.salon.base}/api/games", timeout=PATIENCE)
        if crowded.status_code != 200:  # on a slow machine the first of them may have been let go by now
            assert crowded.status_code == 503
            assert crowded.json()["error"]["code"] == "too-busy"
        deadline = time.monotonic() + PATIENCE
        while httpx.get(f"{house.salon.base}/api/games", timeout=PATIENCE).status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.2)
    with house.connect() as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: h")
        status, told = answer_of(line)
        assert (status, told["error"]["code"]) == (408, "too-slow")
    with house.connect() as line:
        line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{")
        assert answer_of(line)[0] == 408


def test_with_few_files_left_health_is_told_and_the_log_stays_small(houses: tuple[Besieged, Besieged]) -> None:
    few = houses[1]
    size = len(few.log)
    with ExitStack() as lines:
        for _ in range(3 * FEW_FILES):
            line = lines.enter_context(few.connect())
            with suppress(OSError):
                line.sendall(b"GET / HT")
        for _ in range(3):
            assert few.health()["status"] == "ok"
    assert few.salon.http.get("/api/games").status_code in (200, 503)
    assert len(few.log) - size < 100_000
    for line in few.log.splitlines():
        assert json.loads(line)["event"]


def test_a_message_of_endless_parts_is_not_kept(house: Besieged) -> None:
    with Guest(house.salon.base, house.long_match, hello={"picture": None}) as guest:
        protocol = guest.socket.protocol
        with suppress(ConnectionClosed, OSError):
            guest.socket.socket.sendall(_frame(Opcode.TEXT))
            for _ in range(200):
                guest.socket.socket.sendall(_frame(Opcode.CONT))
        with suppress(ConnectionClosed):
            while True:
                guest.receive(PATIENCE)
        assert protocol.close_code == 1009


def _frame(opcode: Opcode) -> bytes:
    return Frame(opcode, b"", fin=False).serialize(mask=True)


# What is believed, and what is told


def test_nobody_says_where_a_request_comes_from(houses: tuple[Besieged, Besieged]) -> None:
    few = houses[1]
    found = []
    for number in range(4):
        headers = {"x-forwarded-for": f"10.0.0.{number}", "x-forwarded-proto": "https"}
        with suppress(httpx.TransportError):
            answer = few.salon.http.post("/api/tables", json={"game": "unstacked"}, headers=headers)
            found.append(answer.status_code)
    assert found[-1] == 429, found


def test_no_redirect_repeats_the_name_we_are_called_by(house: Besieged) -> None:
    for path in ("/rules/", "/rules/?lang=fr", "//evil.example/", "/%5Cevil.example/", "/game/evil.example/"):
        with house.connect() as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n".encode())
            told = b""
            while part := line.recv(65536):
                told += part
        places = [row for row in told.decode().splitlines() if row.lower().startswith("location:")]
        assert all(place.split()[1].startswith("/") for place in places), places
        assert not any(place.split()[1].startswith(("//", "/\\", "/evil")) for place in places), places
        assert bool(places) == path.startswith(("/rules", "/game"))


def test_everything_the_process_says_is_json_and_no_part_of_a_token(house: Besieged) -> None:
    table, tokens = house.salon.table("unstacked")
    with house.salon.guest(table, *tokens) as guest:
        guest.do("opening")
        guest.say("no message, but " + tokens[0])
        guest.do("ping")
    bad = {"authorization": f"Seat {tokens[0]}"}
    house.salon.http.post(f"/api/tables/{table}/seats/0", json={"name": "N", "more": tokens[1]}, headers=bad)
    house.salon.http.post("/api/mine", json={"tokens": tokens})
    house.salon.http.post("/api/mine", json={"token": tokens[0]})
    house.salon.http.get(f"/table/{table}?seat={tokens[0]}")
    house.salon.http.get(f"/api/tables/{tokens[0]}")
    with house.connect() as line:
        line.sendall(f"NONSENSE {tokens[0]}\r\nAuthorization: {tokens[1]}\r\n\r\n".encode())
        answer_of(line)
    text = house.log
    assert "request" in text
    for line_told in text.splitlines():
        assert json.loads(line_told)["event"]
    for token in tokens:
        assert not any(token[at : at + 8] in text for at in range(len(token) - 7))


# What costs much


def beside(house: Besieged, rounds: int = 25) -> list[float]:
    """How long somebody waits for answers who plays at a table of their own."""
    table, tokens = house.salon.table("backgammon", match=0)
    chance, waited = random.Random(1), []
    with house.salon.guest(table, *tokens) as guest:
        for _ in range(rounds):
            message = choose(guest.state, chance)
            assert message is not None
            began = time.monotonic()
            assert guest.do(**message)["type"] == "ack"
            waited.append(time.monotonic() - began)
    return sorted(waited)


def test_a_long_match_looked_through_again_and_again_delays_nobody(house: Besieged) -> None:
    def ask(path: str) -> bytes:
        answer = httpx.get(f"{house.salon.base}/api/tables/{house.long_match}{path}", timeout=60)
        assert answer.status_code in (200, 503), answer.text
        return answer.content

    paths = [*["/moments", "/moments?lang=fr", "/record", "", "?lang=fr", "/picture?at=300"] * 3]
    with ThreadPoolExecutor(6) as asking:
        answers = asking.map(ask, paths)
        waited = beside(house)
        found = list(answers)
    assert waited[len(waited) // 2] < 1.0
    moments = json.loads(found[0])
    assert len(moments) > LONG_MATCH
    assert [moment["at"] for moment in moments] == sorted(moment["at"] for moment in moments)
    assert found[0] == found[6]


def test_who_looks_all_the_time_delays_nobody(house: Besieged) -> None:
    with ExitStack() as watching:
        guests = [
            watching.enter_context(Guest(house.salon.base, house.long_match, client=f"w{number}"))
            for number in range(8)
        ]
        for number in range(1, 101):
            for guest in guests:
                guest.say({"n": number, "do": "look", "lang": ("en", "fr")[number % 2], "picture": {"shape": "wide"}})
        waited = beside(house)
        assert waited[len(waited) // 2] < 1.0
        assert guests[0].next_of("ack")["re"] >= 1


def test_many_tables_against_the_strongest_bot_are_all_served(house: Besieged) -> None:
    tables = [house.salon.table("backgammon", (PERSON, bot("master")), first="black") for _ in range(12)]
    with ExitStack() as playing:
        guests = [playing.enter_context(house.salon.guest(table, *tokens)) for table, tokens in tables]
        for guest in guests:
            guest.until(lambda state: state["turn_seat"] == 0, PATIENCE)


# The database


def test_a_database_that_hangs_blocks_nobody_for_ever(house: Besieged) -> None:
    table, tokens = house.salon.table("unstacked", first="white")
    with house.salon.guest(table, *tokens) as guest:
        assert guest.do("throw")["type"] == "ack"
        before = guest.state["at"]
        with closing(sqlite3.connect(house.folder / "salon.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            refused = guest.do("throw")
            assert refused["code"] in ("not-stored", "no-database")
            answer = house.salon.http.post("/api/tables", json={"game": "unstacked"})
            assert answer.status_code == 503
            assert answer.json()["error"]["sentence"].endswith(".")
            assert house.health()["status"] == "ok"
            assert time.monotonic() - began < PATIENCE
            other.execute("ROLLBACK")
        assert guest.ask({"n": guest.n, "do": "throw"})["type"] == "ack"
        assert guest.state["at"] == before + 1
    wanted = "SELECT count(*), count(DISTINCT n) FROM acts WHERE table_id = ? AND n IS NOT NULL"
    with closing(sqlite3.connect(house.folder / "salon.db")) as connection:
        assert connection.execute(wanted, (table,)).fetchone() == (2, 2)


# Time


def test_a_calendar_set_by_hours_changes_nothing(tmp_path: Path) -> None:
    class Calendar:
        ahead = 0.0

        def __call__(self) -> float:
            return time.time() + self.ahead

    calendar = Calendar()
    with running(settings_in(tmp_path), date=calendar) as salon:
        table, (white, black) = salon.table("garanguet", first="white", clock={"per_move": 3600})
        alone, (token, _) = salon.table("unstacked", first="black")
        with (
            salon.guest(table, white) as guest,
            salon.guest(table, black, client="other") as other,
            salon.guest(alone, token) as waiting,
        ):
            for hours in (0, 30, -30, 0):
                calendar.ahead = 3600.0 * hours
                time.sleep(0.6)
                guest.do("look")
                other.do("look")
                while not guest.until(lambda _: True)["clock"]:
                    guest.receive()
                assert guest.state["clock"]["deadline_in"] > 3000
                assert guest.state["turn_seat"] == 0
                assert waiting.do("house")["code"] == "nobody-away"
            assert guest.do("throw")["type"] == "ack"
            calendar.ahead = 3600.0 * 30
            assert salon.http.get(f"/api/tables/{table}").json()["state"]["clock"]["deadline_in"] > 3000


def test_afterwards_everything_is_as_before(houses: tuple[Besieged, Besieged]) -> None:
    for besieged in houses:
        assert besieged.health()["database"] == "ok"
        assert besieged.process.poll() is None
    assert threading.active_count() < 50
