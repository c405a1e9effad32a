"""No part of a token, seed or secret, no whole address and nothing that people write comes into a log, at any level."""

from __future__ import annotations

import json
import logging
import os
import secrets
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from salon.guests import PATIENCE, PERSON, Salon, bot
from tablier import Refusal
from tablier.salon import log
from tablier.salon.kept import schema
from tablier.salon.messages import Sitter
from tablier.saying import Said

FAILING = """
import sys
from tablier.salon.messages import Sitter
from tablier.salon.play.room import Room
sit, join = Room.sit, Room.join

async def failing_sit(self, seat, sitter, shown):
    if sitter.name == "Failing":
        raise RuntimeError(f"{sitter!r} shown as {shown!r}") from KeyError(sitter.token)
    if sitter.name == "Invalid":
        Sitter.model_validate({"name": 3, "token": sitter.token, "seed": sitter.seed, "more": shown})
    return await sit(self, seat, sitter, shown)

async def failing_join(self, connection):
    if connection.client == "failing":
        known = connection.__dict__, self.journal.kept, self.journal.seats
        raise ExceptionGroup("several", [ValueError(f"no {one!r}") for one in known])
    return await join(self, connection)

Room.sit, Room.join = failing_sit, failing_join
from tablier.terminal import main
sys.argv[0] = "tablier"
main()
"""
ADDRESS = "203.0.113.77"
SEED = "my-own-lucky-seed"
NAME = "Rosamunde"
GIVEN = "plugh7"
"""What somebody gave, and must not be told."""


class Spied:
    """A salon at debug level whose log is kept, in which some things fail that should not."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        where = ("--port", str(self.port), "--database", f"sqlite:///{folder / 'salon.db'}", "--log-level", "debug")
        environment = {**os.environ, "TABLIER_WATCH_TOKEN": "watching-token", "TABLIER_BOT_PROCESSES": "0"}
        with (folder / "log").open("wb") as told:
            self.process = subprocess.Popen(
                [sys.executable, "-c", FAILING, "serve", "--no-open", "--behind-proxy", "127.0.0.1", *where],
                stdout=subprocess.DEVNULL, stderr=told, env=environment,
            )  # fmt: skip
        self.salon = Salon(f"http://127.0.0.1:{self.port}")
        self.salon.http.headers["x-forwarded-for"] = ADDRESS
        deadline = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log
            with suppress(httpx.TransportError):
                self.salon.http.get("/healthz")
                return
            time.sleep(0.1)
        raise AssertionError("the salon did not open")

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def say(self, table: str, *frames: str) -> None:
        """Say something at a table, whatever comes of it."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with suppress(ConnectionClosed), connect(address, additional_headers={"x-forwarded-for": ADDRESS}) as line:
            for frame in frames:
                line.send(frame)
                line.recv(PATIENCE)


@pytest.fixture
def spied(tmp_path: Path) -> Iterator[Spied]:
    spied = Spied(tmp_path)
    try:
        yield spied
    finally:
        spied.salon.http.close()
        spied.process.terminate()
        spied.process.wait(PATIENCE)


def pieces(secret: str) -> set[str]:
    """The parts by which a secret would be known."""
    return {secret[at : at + 8] for at in range(len(secret) - 7)}


@pytest.mark.long
def test_a_salon_at_debug_level_tells_no_secret_whatever_goes_wrong(spied: Spied) -> None:
    http, salon = spied.salon.http, spied.salon
    tokens = [secrets.token_urlsafe(24) for _ in range(6)]
    table = salon.open("backgammon@modern", [PERSON, bot("novice")])
    other = salon.open("unstacked", [PERSON, PERSON])
    seats = f"/api/tables/{table}/seats"
    assert http.post(f"{seats}/0", json={"name": NAME, "token": tokens[0], "seed": SEED}).status_code == 201
    # Whatever is refused, or cannot be read.
    for headers in ({"authorization": f"Seat {tokens[1]}"}, {"authorization": f"Wrong {tokens[1]}"}):
        http.post(f"{seats}/0", json={"name": NAME}, headers=headers)
    http.post(f"{seats}/0", json={"name": NAME, "token": tokens[2][:12], "seed": [SEED], "password": tokens[3]})
    http.post(f"{seats}/0", content=f'{{"token": "{tokens[3]}", ')
    http.post("/api/mine", json={"tokens": tokens})
    for path in (
        f"/api/tables/{tokens[1]}",
        f"/table/{table}?seat={tokens[1]}",
        f"/{tokens[2]}/{SEED}?token={tokens[3]}",
    ):
        http.get(path)
    hello = {"n": 0, "do": "hello", "tokens": tokens[:4], "client": tokens[4]}
    spied.say(table, json.dumps(hello), json.dumps({"n": 1, "do": "open", "seed": SEED}), f'{{"n": "{tokens[5]}"')
    spied.say(table, json.dumps({"do": "hello", "secret": tokens[5]}))
    spied.say(tokens[5][:20], json.dumps(hello))
    # Whatever nobody thought of.
    assert http.post(f"/api/tables/{other}/seats/0", json={"name": "Failing", "token": tokens[0], "seed": SEED},
                     headers={"authorization": f"Seat {tokens[1]}"}).status_code == 500  # fmt: skip
    assert http.post(f"/api/tables/{other}/seats/0", json={"name": "Invalid", "token": tokens[2], "seed": SEED},
                     headers={"authorization": f"Seat {tokens[3]}"}).status_code == 500  # fmt: skip
    spied.say(table, json.dumps({**hello, "client": "failing"}))
    http.get("/metrics", headers={"authorization": "Bearer watching-token"})
    # A database that is damaged while the salon runs.
    with closing(sqlite3.connect(spied.folder / "salon.db", timeout=PATIENCE)) as kept:
        kept_secrets = [
            secret
            for column, place in (("secret", "tables"), ("seed", "seats"), ("token_hash", "seats"))
            for (secret,) in kept.execute(f"SELECT {column} FROM {place} WHERE {column} IS NOT NULL")
        ]
        kept.execute("ALTER TABLE acts RENAME TO lost")
        kept.commit()
    assert (
        http.post(f"/api/tables/{other}/seats/0", json={"name": NAME, "token": tokens[5], "seed": SEED}).status_code
        == 503
    )
    spied.process.terminate()
    spied.process.wait(PATIENCE)
    told = spied.log
    lines = [json.loads(line) for line in told.splitlines()]
    events = {line["event"] for line in lines}
    assert {"request", "a request failed", "a socket failed", "an act could not be stored", "salon closed"} <= events
    assert any("failing_sit" in line.get("trace", "") for line in lines), "where it happened is told"
    for secret in (*tokens, *kept_secrets):
        assert not [piece for piece in pieces(secret) if piece in told], secret
    for word in (SEED, NAME, ADDRESS, "watching-token"):
        assert word not in told
    assert any(line.get("path") == f"/api/tables/{table}/seats/{{seat}}" for line in lines)


def told_of(problem: BaseException, **data: object) -> str:
    """The line of an exception."""
    try:
        raise problem
    except BaseException as caught:
        record = logging.LogRecord("tablier.salon", logging.ERROR, "", 0, "failed", None, (type(caught), caught, None))
        record.data = data
        return log.JsonLines().format(record)


def validation_error() -> ValidationError:
    with pytest.raises(ValidationError) as told:
        Sitter.model_validate({"name": GIVEN * 40, "token": [GIVEN], GIVEN: {"seed": GIVEN}})
    return told.value


@pytest.mark.parametrize(
    "problem",
    [
        KeyError(GIVEN), ValueError(f"can't read '{GIVEN}' here"), ValueError(f"no end: '{GIVEN}"),
        RuntimeError(f"b'{GIVEN}' and \"{GIVEN}\" and “{GIVEN}” and « {GIVEN} »"), OSError(2, "no such file", GIVEN),
        Refusal("seat-taken", Said("salon.now-called", who=GIVEN, name=GIVEN)),
        RuntimeError(f"redis://:{GIVEN}@cache:6379/0"), RuntimeError(f"Authorization: Seat {GIVEN}1"),
        RuntimeError(f"token={GIVEN}&x"), ValueError({"seed": GIVEN}), ExceptionGroup("one", [KeyError(GIVEN)]),
    ],
)  # fmt: skip
def test_what_an_exception_was_given_is_not_told(problem: Exception) -> None:
    line = told_of(problem)
    assert GIVEN not in line
    assert type(problem).__name__ in line


def test_what_could_not_be_read_is_not_told() -> None:
    told = told_of(validation_error())
    assert GIVEN not in told.replace(f"\\n{GIVEN}\\n", "")  # the name of a field is where, and no value
    assert "input_value=…" in told


def test_what_was_behind_an_exception_is_told_as_little() -> None:
    try:
        try:
            raise KeyError(GIVEN)
        except KeyError as inner:
            raise RuntimeError(f"it failed for '{GIVEN}'") from inner
    except RuntimeError as problem:
        line = told_of(problem)
    assert GIVEN not in line
    assert "KeyError" in line
    assert "it failed for" in line


def test_a_secret_is_not_told_by_halves_where_a_line_is_cut() -> None:
    secret = "aB3" * 11
    for before in range(3_950, 4_040):
        line = log.JsonLines().format(
            logging.LogRecord("x", logging.INFO, "", 0, "- " * (before // 2) + secret + " -" * 9_000, None, None)
        )
        assert "aB3" not in line


def test_what_is_no_text_is_looked_through_too() -> None:
    record = logging.LogRecord("tablier.salon", logging.INFO, "", 0, "said", None, None)
    secret = secrets.token_urlsafe(24)
    record.data = {"list": [secret, {"deep": (secret,)}], "error": ValueError(secret), "n": 3, "none": None}
    line = json.loads(log.JsonLines().format(record))
    assert secret not in json.dumps(line)
    assert (line["n"], line["none"]) == (3, None)


@pytest.mark.parametrize(
    "address", ["203.0.113.77", "2001:db8:1:2:3:4:5:6", "2001:db8::77", "::ffff:203.0.113.77", "fe80::a:b:77"]
)
@pytest.mark.parametrize("text", ["from {}", "('{}', 443)", "[{}]:443", "{}"])
def test_of_an_address_only_the_beginning_is_told(address: str, text: str) -> None:
    record = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, text.format(address), None, None)
    line = log.JsonLines().format(record)
    assert address not in line
    assert "77" not in line.partition('"event"')[2]
    assert "5:6" not in line.partition('"event"')[2]


def test_times_versions_and_our_own_address_stay() -> None:
    text = "at 05:11:47 version 3.11.2 on 127.0.0.1:8080 table k3v9mxw2hq7d"
    record = logging.LogRecord("x", logging.INFO, "", 0, text, None, None)
    assert json.loads(log.JsonLines().format(record))["event"] == text


def test_rows_that_a_database_would_not_take_are_not_told(url: str) -> None:
    engine = schema.open_engine(url)
    schema.migrate(engine)
    row = {"table_id": "nowhere", "seat": 0, "name": GIVEN, "seed": GIVEN, "token_hash": GIVEN}
    with pytest.raises(sa.exc.IntegrityError) as told, engine.begin() as connection:
        connection.execute(schema.seats.insert().values(row))
    assert GIVEN not in told_of(told.value)
    with pytest.raises(sa.exc.DBAPIError) as told, engine.begin() as connection:
        connection.execute(schema.seats.insert().values({**row, "seat": None}))
    assert GIVEN not in told_of(told.value)
    with pytest.raises(sa.exc.DBAPIError) as told, engine.begin() as connection:
        connection.exec_driver_sql(f"SELECT '{GIVEN}' FROM nowhere WHERE x = '{GIVEN}'")
    assert GIVEN not in told_of(told.value)
    engine.dispose()
