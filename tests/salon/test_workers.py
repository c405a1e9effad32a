"""``serve --workers``: several servers behind one address, one of which ends, is killed, or is replaced."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from salon.conftest import fresh_database
from salon.guests import Guest, Salon, choose
from salon.test_crash import free_port
from tablier.salon.kept import schema
from tablier.salon.kept.schema import servers
from tablier.salon.settings import Settings
from tablier.terminal.house.supervising import Supervisor, _Child

PATIENCE = 90.0


class House:
    """A supervisor with its servers."""

    def __init__(self, url: str, workers: int, log: Path) -> None:
        self.port, self.engine = free_port(), schema.open_engine(url)
        with log.open("wb") as told:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tablier", "serve", "--no-open", "--port", str(self.port)),
                    *("--database", url, "--workers", str(workers)),
                ],
                env={**os.environ, "TABLIER_REVIEWS": "never", "TABLIER_BOT_PROCESSES": "0"},
                stdout=subprocess.DEVNULL, stderr=told,
            )  # fmt: skip
        self.salon = Salon(f"http://127.0.0.1:{self.port}")
        self.until(lambda: len(self.pids) == workers and self.answers(), "they do not begin")

    @property
    def pids(self) -> set[int]:
        """The processes of the servers."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(pid) for pid in found}

    @property
    def known(self) -> int:
        """How many servers the database knows of."""
        with suppress(sa.exc.SQLAlchemyError), self.engine.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(servers)).scalar_one())
        return 0

    def answers(self) -> bool:
        with suppress(Exception):
            return self.salon.http.get("/healthz").status_code == 200
        return False

    def until(self, come: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not come():
            assert time.monotonic() < deadline, what
            time.sleep(0.05)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.salon.http.close()
        self.engine.dispose()


@pytest.fixture
def house(postgres: str, tmp_path: Path) -> Iterator[House]:
    if not Path("/proc/self/task").exists():
        pytest.skip("the servers are found in /proc")
    found = House(fresh_database(postgres), 2, tmp_path / "log")
    try:
        yield found
    finally:
        found.close()


def come_back(salon: Salon, table: str, tokens: list[str], n: int) -> Guest:
    """Connect again, as a page does, until there is somebody to talk to."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            guest = salon.guest(table, *tokens, client="page", first=n)
            if guest.welcome["type"] == "welcome":
                return guest
        except Exception:
            assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.long
def test_a_game_goes_on_while_servers_are_killed_replaced_and_ended(house: House) -> None:
    house.until(lambda: house.known == 2, "they are not known")
    table, tokens = house.salon.table("garanguet", match=0)
    chance, acked, n = random.Random(3), 0, 1
    guest = house.salon.guest(table, *tokens, client="page")

    def act() -> None:
        """One act, sent again until it is answered, however often the line breaks."""
        nonlocal guest, acked, n
        message = choose(guest.state, chance)
        assert message is not None
        while True:
            try:
                answer = guest.ask({**message, "n": n})
            except Exception:  # the line is gone
                guest.close()
                guest = come_back(house.salon, table, tokens, n)
                continue
            if answer.get("code") != "too-fast":
                break
        n += 1
        assert answer["type"] == "ack" or answer["code"] == "wrong-phase", answer
        if answer["type"] == "ack":
            assert answer["at"] > acked, "an act was lost"
            acked = answer["at"]

    for _ in range(6):
        act()
    before = house.pids
    os.kill(min(before), signal.SIGKILL)
    for _ in range(6):
        act()
    house.until(lambda: len(house.pids) == 2 and house.pids != before, "no other was begun in its place")
    time.sleep(1.0)
    before = house.pids
    house.process.send_signal(signal.SIGHUP)
    while not house.pids.isdisjoint(before):
        act()
    for _ in range(6):
        act()
    state = house.salon.state(table)
    assert state["at"] == acked
    guest.close()
    house.close()
    assert house.process.returncode == 0


@pytest.mark.long
def test_servers_end_with_whoever_looks_after_them(house: House) -> None:
    before = house.pids
    house.process.kill()
    house.process.wait()
    house.until(lambda: not any(Path(f"/proc/{pid}/exe").exists() for pid in before), "they go on")


def test_who_is_told_to_end_does_not_wait_for_a_successor(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[_Child] = []

    def begin(*command: str) -> _Child:
        started.append(_Child(subprocess.Popen(command or ("sleep", "60")), os.pipe()[0], time.monotonic()))
        return started[-1]

    with socket.create_server(("127.0.0.1", 0)) as listening:
        house = Supervisor(Settings(database="postgresql://nowhere/salon", workers=2), listening)
        house._children = [begin(), begin("true")]
        monkeypatch.setattr(house, "_begin", begin)
        threading.Timer(2.0, house._asked_to_end).start()
        house._renew()
        lasts, _, successor, *again = started
        assert time.monotonic() - successor.began < 30
        assert successor.process.poll() is not None, "it is left behind"
        assert house._children == [lasts, *again], "nobody looks after the others meanwhile"
        house._end_all()


def test_several_servers_need_a_database_they_can_share(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tablier", "serve", "--no-open", "--port", "0"),
            *("--database", f"sqlite:///{tmp_path / 'salon.db'}", "--workers", "2"),
        ],
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode != 0
    assert "postgresql://" in done.stderr
