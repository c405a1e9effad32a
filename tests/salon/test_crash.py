"""``kill -9`` at any moment: nothing that was acknowledged is lost, and every message can safely be sent again."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from depth import of_many
from salon.guests import PERSON, Guest, Json, Salon, bot, choose
from salon.test_reviews import a_match, bring, reviewed, until
from tablier import Record


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(folder: Path, port: int, **environment: str) -> subprocess.Popen[bytes]:
    """A salon in a process of its own, once it answers and has compiled the rules."""
    where = ("--port", str(port), "--database", f"sqlite:///{folder / 'salon.db'}")
    with (folder / "salon.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tablier", "serve", "--no-open", "--log-level", "warning", *where],
            env={
                **os.environ,
                "TABLIER_PAUSE": "0",
                "TABLIER_MESSAGE_RATE": "10000",
                "TABLIER_REVIEWS": "asked",
                **environment,
            },
            stdout=subprocess.DEVNULL,
            stderr=log,
        )
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        assert process.poll() is None, (folder / "salon.log").read_text()
        with suppress(httpx.TransportError):
            health = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).json()
            if all(health["compiled"].values()):
                return process
        time.sleep(0.05)
    raise AssertionError("the salon did not start")


class Survivor:
    """A client that plays until the server is gone, and knows what was acknowledged."""

    def __init__(self, table: str, tokens: list[str], seed: int) -> None:
        self.table, self.tokens, self.chance = table, tokens, random.Random(seed)
        self.n = 0
        self.acknowledged = 0
        self.sent: Json | None = None
        """What was sent and not answered."""
        self.seen: Json = {}

    def play(self, base: str) -> None:
        try:
            with Guest(base, self.table, self.tokens, "survivor") as guest:
                self._resume(guest)
                while not guest.state["over"]:
                    message = choose(guest.state, self.chance, ("undo",))
                    if message is None:
                        guest.receive()
                        continue
                    self.n += 1
                    self._ask(guest, {"n": self.n, **message})
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass

    def _resume(self, guest: Guest) -> None:
        assert guest.state["at"] >= self.acknowledged
        if guest.state["at"] == self.seen.get("at"):
            for name in ("men", "dice", "drafted", "phase", "player", "score", "position"):
                assert guest.state[name] == self.seen[name], name
        if self.sent is not None:
            self._ask(guest, self.sent)

    def _ask(self, guest: Guest, message: Json) -> None:
        self.sent = message
        answer = guest.ask(message)
        if answer["type"] == "ack":
            self.acknowledged = max(self.acknowledged, answer["at"])
        self.seen = guest.state
        self.sent = None


def crash_and_recover(folder: Path, times: int, seed: int) -> None:
    chance, port = random.Random(seed), free_port()
    process = start(folder, port)
    salon = Salon(f"http://127.0.0.1:{port}")
    try:
        survivors = [
            Survivor(*salon.table("garanguet", match=0), seed),
            Survivor(*salon.table("trictrac", options={"marking": "manual"}, match=0), seed + 1),
            Survivor(*salon.table("backgammon", (PERSON, bot("random")), match=0), seed + 2),
        ]
        for done in range(times):
            threads = [threading.Thread(target=survivor.play, args=(salon.base,)) for survivor in survivors]
            for thread in threads:
                thread.start()
            deadline = time.monotonic() + 120
            while time.monotonic() < deadline and any(one.acknowledged <= 3 * (done + 1) for one in survivors):
                time.sleep(0.02)
            time.sleep(chance.uniform(0.0, 1.0))
            process.send_signal(signal.SIGKILL)
            process.wait()
            for thread in threads:
                thread.join(120)
                assert not thread.is_alive()
            process = start(folder, port)
        for survivor in survivors:
            with Guest(salon.base, survivor.table, survivor.tokens, "survivor") as guest:
                survivor._resume(guest)
            record = Record.read(salon.http.get(f"/api/tables/{survivor.table}/record").text)
            assert not record.faults
            assert survivor.acknowledged > 3 * times
            kept = _acts(folder, survivor.table)
            assert len(kept) == len(set(kept))
    finally:
        process.kill()
        process.wait()
        salon.http.close()


def _acts(folder: Path, table: str) -> list[tuple[str, int]]:
    """The numbers of the client's messages that were done."""
    wanted = "SELECT client, n FROM acts WHERE table_id = ? AND n IS NOT NULL"
    with closing(sqlite3.connect(folder / "salon.db")) as connection:
        return connection.execute(wanted, (table,)).fetchall()


@pytest.mark.scaled
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    crash_and_recover(tmp_path, times=of_many(3, 1), seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_nothing_acknowledged_is_lost_however_often(tmp_path: Path, seed: int) -> None:
    crash_and_recover(tmp_path, times=15, seed=100 * seed)


@pytest.mark.long
def test_a_stop_is_graceful_and_a_taken_port_is_told(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, port)
    try:
        salon = Salon(f"http://127.0.0.1:{port}")
        guest = salon.guest(salon.open("unstacked"))
        taken = subprocess.run(
            [sys.executable, "-m", "tablier", "serve", "--no-open", "--port", str(port)], capture_output=True, text=True
        )
        assert taken.returncode == 1
        assert f"127.0.0.1:{port}" in taken.stderr
        assert f"--port {port + 1}" in taken.stderr
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) == 0
        guest.read_to_the_end()
        assert guest.other[-1]["code"] == "server-stops"
        salon.http.close()
    finally:
        process.kill()
        process.wait()


@pytest.mark.long
@pytest.mark.parametrize("lost", ["server", "worker"])
def test_a_review_goes_on_after_kill_9(tmp_path: Path, lost: str) -> None:
    """Whoever makes it: the server itself, or a worker beside it that has its database and nothing else."""
    port, database = free_port(), f"sqlite:///{tmp_path / 'salon.db'}"
    here = {"TABLIER_REVIEW_LEASE": "2", "TABLIER_REVIEW_PROCESSES": "0" if lost == "worker" else "1"}
    working = [sys.executable, "-m", "tablier", "worker", "--log-level", "warning", "--database", database]
    others: list[subprocess.Popen[bytes]] = []
    process = start(tmp_path, port, **here)
    try:
        salon = Salon(f"http://127.0.0.1:{port}")
        study = f"records/{bring(salon, a_match(60))}"
        salon.http.post(f"/api/{study}/review")
        if lost == "worker":
            others.append(subprocess.Popen(working, stdout=subprocess.DEVNULL, env={**os.environ, **here}))
        before = until(lambda: (told := salon.http.get(f"/api/{study}/review").json())["done"] and told)
        assert before["stage"] == "running"
        gone = others[0] if others else process
        gone.kill()
        gone.wait()
        if lost == "server":
            salon.http.close()
            process = start(tmp_path, port, **here)
            salon = Salon(f"http://127.0.0.1:{port}")
        else:
            others.append(subprocess.Popen(working, stdout=subprocess.DEVNULL, env={**os.environ, **here}))
        kept = salon.http.get(f"/api/{study}/review").json()
        assert kept["review"]["decisions"][0] is not None  # what was known is there at once
        told = reviewed(salon, study)
        assert (told["stage"], told["share"]) == ("done", 1.0)
        assert told["version"] > before["version"]
        salon.http.close()
    finally:
        for one in (process, *others):
            one.kill()
            one.wait()
