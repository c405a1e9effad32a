"""deploy/city.py: a whole city, played at through its proxy with TLS, with one of its servers killed meanwhile."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from salon.guests import PATIENCE, choose

DEPLOY = Path(__file__).parents[2] / "deploy"
SEARCH = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
pytestmark = pytest.mark.long


def free_ports(number: int) -> int:
    """The first of so many ports in a row that nobody listens on just now."""
    for _ in range(50):
        first = random.randrange(20_000, 30_000)
        with suppress(OSError):
            for port in range(first, first + number):
                with closing(socket.create_server(("127.0.0.1", port))):
                    pass
            return first
    raise AssertionError("no ports are free")


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A running city, as it tells where it is."""
    for name in ("haproxy", "redis-server", "openssl", "runuser"):
        if shutil.which(name, path=SEARCH) is None:
            pytest.skip(f"{name} is not installed here")
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and shutil.which("initdb") is None:
        pytest.skip("PostgreSQL is not installed here")
    pytest.importorskip("psycopg")
    folder = Path("/tmp") / f"tablier-city-{random.getrandbits(40):x}"  # PostgreSQL's user has to reach it
    first = free_ports(12)
    ports = ("--https-port", str(first), "--first-port", str(first + 1))
    process = subprocess.Popen(
        [sys.executable, DEPLOY / "city.py", "--folder", folder, *ports],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, process.communicate()[1]
        yield json.loads(line)
    finally:
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=4 * PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)
    assert "The city has been stopped." in told
    for pid in json.loads(line)["processes"].values():
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


class Player:
    """Somebody who plays both sides of a table through the proxy, and comes back whenever the line is lost."""

    def __init__(self, address: str, table: str, tokens: list[str]) -> None:
        self.address = f"{address.replace('https', 'wss', 1)}api/tables/{table}/socket"
        self.tokens, self.n, self.state, self.lost = tokens, 0, {}, 0
        self.open = ExitStack()
        self.trusting = ssl.create_default_context()
        self.trusting.check_hostname, self.trusting.verify_mode = False, ssl.CERT_NONE
        self.line = self._come()

    def _come(self) -> ClientConnection:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.open.close()
                line = self.open.enter_context(connect(self.address, ssl=self.trusting, max_size=None, close_timeout=1))
                line.send(json.dumps({"n": 0, "do": "hello", "tokens": self.tokens, "client": "tab"}))
                while (told := json.loads(line.recv(PATIENCE)))["type"] != "state":
                    assert told["type"] != "bye", told
                self.state = told
                return line
            except (OSError, ConnectionClosed, InvalidHandshake, AssertionError):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def act(self, chance: random.Random) -> None:
        """Do something, however often it has to be said."""
        wish = choose(self.state, chance)
        assert wish is not None
        self.n += 1
        while True:
            try:
                self.line.send(json.dumps({"n": self.n, **wish}))
                while (told := json.loads(self.line.recv(PATIENCE))).get("re") != self.n:
                    self.state = told if told["type"] == "state" else self.state
                if told["type"] == "refused" and told["code"] not in ("not-stored", "no-database", "trouble"):
                    assert told["code"] == "old-number", told
                while told["type"] == "ack" and self.state["at"] < told["at"]:
                    told_now = json.loads(self.line.recv(PATIENCE))
                    self.state = told_now if told_now["type"] == "state" else self.state
                return
            except ConnectionClosed:
                self.lost += 1
                self.line = self._come()


def test_a_city_goes_on_when_a_server_is_killed(city: dict[str, Any]) -> None:
    chance = random.Random(3)
    with httpx.Client(base_url=city["address"], verify=False, timeout=PATIENCE) as http:
        for path, status in (("/", 200), ("/api/tables", 200), ("/metrics", 404), ("/readyz", 404)):
            assert http.get(path).status_code == status, path
        assert "max-age" in http.get("/").headers["strict-transport-security"]
        players = []
        for _ in range(4):
            table = http.post("/api/tables", json={"game": "unstacked"}).json()["id"]
            tokens = [
                http.post(f"/api/tables/{table}/seats/{seat}", json={"name": f"Guest {seat}"}).json()["token"]
                for seat in (0, 1)
            ]
            players.append(Player(city["address"], table, tokens))
        for player in players:
            for _ in range(4):
                player.act(chance)
        # Each table is at one server, and whichever has most of them is killed.
        held = {}
        for number, server in enumerate(city["servers"], 1):
            health = httpx.get(f"{server}healthz", timeout=PATIENCE).json()
            held[f"server{number}"] = health["connections"]
        assert sum(held.values()) == len(players)
        busiest = max(held, key=lambda name: held[name])
        os.kill(city["processes"][busiest], signal.SIGKILL)
        for player in players:
            for _ in range(4):
                player.act(chance)
            assert player.state["at"] >= 8
        assert sum(player.lost for player in players) == held[busiest]
        assert http.post("/api/tables", json={"game": "unstacked"}).status_code == 201
        for player in players:
            player.open.close()


def test_every_process_can_be_measured(city: dict[str, Any]) -> None:
    found = [
        port
        for port in range(city["metrics_from"], city["metrics_from"] + 4)
        if "tablier_info" in _text(f"http://127.0.0.1:{port}/metrics")
    ]
    assert len(found) >= 2
    assert "haproxy_server_status" in _text(f"{city['admin']}metrics")


def _text(url: str) -> str:
    try:
        return httpx.get(url, timeout=PATIENCE).text
    except httpx.TransportError:
        return ""


def test_the_units_are_as_systemd_wants_them(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    units = []
    for unit in sorted((DEPLOY / "systemd").iterdir()):
        units.append(tmp_path / unit.name.replace("@.", "@8101."))
        text = unit.read_text().replace("/opt/tablier/bin/tablier", "/bin/true")
        units[-1].write_text(text.replace("User=tablier", "User=root"))
    told = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert len(units) == 4
    assert not [line for line in told.stderr.splitlines() if "tablier" in line]
