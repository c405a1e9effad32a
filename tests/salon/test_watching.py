"""What whoever looks after a salon asks: whether it lives, whether it is ready, and what is measured."""

from __future__ import annotations

import random
import resource
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from salon.guests import PERSON, Salon, bot, choose, running, settings_in
from tablier import BadOption
from tablier.salon import measures
from tablier.salon.kept import schema
from tablier.salon.play import house
from tablier.salon.settings import read_settings


def measured(text: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every sample by its name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(salon: Salon, name: str, **labels: str) -> float:
    found = measured(salon.http.get("/metrics").text)
    return found.get((f"tablier_{name}", frozenset(labels.items())), 0.0)


def eventually(come: Callable[[], bool], within: float = 240.0) -> None:
    deadline = time.monotonic() + within
    while not come():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """While somebody else keeps a database of SQLite for himself."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_a_salon_that_can_store_is_ready_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        eventually(lambda: salon.http.get("/readyz").status_code == 200)
        for _ in range(3):
            assert salon.http.get("/readyz").json() == {"status": "ready", "closed": None}
    with closing(sqlite3.connect(tmp_path / "salon.db")) as kept:
        assert kept.execute("SELECT count(*) FROM probes").fetchone() == (0,)


def test_while_the_database_hangs_the_salon_lives_and_is_not_ready(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, database_within=1.0)) as salon:
        assert salon.http.get("/healthz").json()["database"] == "ok"
        with locked(tmp_path / "salon.db"):
            answer = salon.http.get("/readyz")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-database")
            assert answer.json()["error"]["sentence"].endswith(".")
            began = time.monotonic()
            assert salon.http.get("/healthz").json()["status"] == "ok"
            assert time.monotonic() - began < 20  # it waits for nobody, whatever the machine does
        eventually(lambda: salon.http.get("/readyz").status_code == 200)


@pytest.mark.long
def test_a_disk_that_takes_nothing_more_is_told(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with running(settings_in(tmp_path)) as salon:
        eventually(lambda: salon.http.get("/readyz").status_code == 200)
        time.sleep(0.6)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
        try:
            answer = salon.http.get("/readyz")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
        eventually(lambda: salon.http.get("/readyz").status_code == 200)


def test_a_full_disk_is_called_so(tmp_path: Path) -> None:
    """A small disk of its own, where the machine lets us have one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no disk can be had here")
    try:
        with running(settings_in(disk)) as salon:
            table = salon.open("unstacked")
            eventually(lambda: salon.http.get("/readyz").status_code == 200)

            def takes_nothing_more() -> bool:
                """What is in the files already may be written over; once that is used up, there is no more."""
                with (disk / "filling").open("ab", buffering=0) as file, suppress(OSError):
                    while True:
                        file.write(bytes(4096))
                salon.http.post("/api/tables", json={"game": "unstacked"})
                return salon.http.get("/readyz").status_code == 503

            eventually(takes_nothing_more)
            answer = salon.http.get("/readyz?lang=fr")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "disk-full")
            assert "disque est plein" in answer.json()["error"]["sentence"]
            assert salon.state(table)["at"] == 0
            (disk / "filling").unlink()
            eventually(lambda: salon.http.get("/readyz").status_code == 200)
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


@pytest.mark.long
def test_a_postgres_that_is_gone_is_told(postgres: str, tmp_path: Path) -> None:
    """It lets nobody in for a while, and cuts every line."""
    name = f"gone_{random.getrandbits(40):x}"
    engine = schema.open_engine(postgres)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    with running(settings_in(tmp_path, database=postgres.replace("/postgres?", f"/{name}?"))) as salon:
        eventually(lambda: salon.http.get("/readyz").status_code == 200)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname='{name}'")
            time.sleep(0.6)
            answer = salon.http.get("/readyz")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-database")
            assert salon.http.get("/healthz").status_code == 200
            connection.exec_driver_sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        eventually(lambda: salon.http.get("/readyz").status_code == 200)
    engine.dispose()


def test_whoever_has_not_compiled_the_rules_is_not_ready_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(house, "_compile", lambda game: compiled.wait(60))
    with running(settings_in(tmp_path)) as salon:
        answer = salon.http.get("/readyz")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "compiling")
        assert salon.http.get("/healthz").status_code == 200
        compiled.set()
        eventually(lambda: salon.http.get("/readyz").status_code == 200)


def test_whoever_is_stopping_is_not_ready(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        assert salon.hall is not None
        salon.hall.closing = True
        assert salon.http.get("/readyz").json()["error"]["code"] == "server-stops"
        assert salon.http.get("/healthz").status_code == 200
        salon.hall.closing = False


@pytest.mark.parametrize("path", ["/metrics", "/readyz"])
def test_only_those_who_are_meant_to_look_behind_the_scenes(tmp_path: Path, path: str) -> None:
    with running(settings_in(tmp_path)) as salon:
        eventually(lambda: salon.http.get(path).status_code == 200)
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert salon.http.get(path, headers={header: "127.0.0.1"}).status_code == 403, header
    token = "a-token-to-watch-with"
    with running(settings_in(tmp_path, watch_from="192.0.2.0/24", watch_token=token, proxies="127.0.0.1")) as salon:
        assert salon.http.get(path).status_code == 403
        assert salon.http.get(path, headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403

        def shown(what: str) -> int:
            return salon.http.get(path, headers={"authorization": f"Bearer {what}"}).status_code

        assert (shown(token[:-1]), shown("x")) == (403, 403)
        eventually(lambda: shown(token) == 200)
        assert salon.http.get("/healthz").status_code == 200


def test_nobody_is_let_in_by_an_empty_token(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, watch_from="", watch_token="")) as salon:
        for headers in ({}, {"authorization": "Bearer"}, {"authorization": "Bearer x"}):
            assert salon.http.get("/metrics", headers=headers).status_code == 403


@pytest.mark.parametrize(
    "wrong",
    [{"WATCH_FROM": "everybody"}, {"METRICS_PORT": "70000"}, {"RETENTION_DAYS": "-1"}],
)
def test_settings_that_cannot_be_are_told(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption) as told:
        read_settings({f"TABLIER_{name}": text for name, text in wrong.items()})
    assert next(iter(wrong)) in told.value.sentence


def test_what_happens_is_counted(tmp_path: Path) -> None:
    chance = random.Random(4)
    with running(settings_in(tmp_path, table_limit=3, pause=0.0)) as salon:
        before = {name: value(salon, name) for name in ("act_seconds_count", "thought_seconds_count")}
        sat, late = value(salon, "acts_total", kind="sit"), value(salon, "limits_total", code="too-many-tables")
        refused = value(salon, "refusals_total", code="only-watching")
        thrown = value(salon, "acts_total", kind="throw")
        reads = value(salon, "database_seconds_count", what="read")
        table, tokens = salon.table("backgammon@modern", [PERSON, bot("novice")])
        with salon.guest(table, *tokens) as guest:
            assert value(salon, "connections") == 1
            while value(salon, "acts_total", kind="throw") < thrown + 3 and not guest.state["over"]:
                wish = choose(guest.state, chance)
                if wish is None:
                    guest.receive()
                else:
                    guest.do(**wish)
        assert value(salon, "acts_total", kind="throw") >= thrown + 3
        with salon.guest(table, client="watcher") as guest:
            assert guest.do("throw")["code"] == "only-watching"
        for _ in range(3):
            salon.http.post("/api/tables", json={"game": "unstacked"})
        assert value(salon, "acts_total", kind="sit") == sat + 1
        assert value(salon, "limits_total", code="too-many-tables") == late + 1
        assert value(salon, "refusals_total", code="only-watching") == refused + 1
        assert value(salon, "database_seconds_count", what="read") > reads
        assert value(salon, "act_seconds_count") > before["act_seconds_count"]
        eventually(lambda: value(salon, "thought_seconds_count", kind="act") > 0)
        assert value(salon, "tables_open") >= 1
        assert value(salon, "request_seconds_count", status="4xx") >= 1
        eventually(lambda: value(salon, "tables_kept") >= 0)
        assert "process_resident_memory_bytes" in salon.http.get("/metrics").text


def test_what_others_measure_is_told() -> None:
    def told(name: str) -> float:
        found = measured(measures.told().decode())
        return sum(value for (called, _), value in found.items() if called == f"tablier_{name}")

    for name, say in (
        ("bus_messages_total", lambda: measures.bus_message("sent")),
        ("catch_ups_total", measures.caught_up),
    ):
        before = told(name)
        say()
        assert told(name) == before + 1


def test_every_process_has_a_port_of_its_own(tmp_path: Path) -> None:
    with measures.listen("127.0.0.1", 39_310) as first, measures.listen("127.0.0.1", 39_310) as second:
        assert first is not None
        assert second is not None
        assert first != second
        for port in (first, second):
            assert "tablier_act_seconds" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
    with measures.listen("127.0.0.1", 0) as nowhere:
        assert nowhere is None
