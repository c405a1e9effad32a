"""Around the application: answers to whatever goes wrong, names, proxies, and a log that stays readable."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from salon.guests import running, settings_in
from tablier import Refusal
from tablier.games import find_game
from tablier.salon import log
from tablier.salon.learning import rules
from tablier.salon.play.backroom import Backroom
from tablier.salon.play.house import Haste
from tablier.salon.web.gate import HEADERS, Gate
from tablier.saying import Said


async def failing(scope: Any, receive: Any, send: Any) -> None:
    raise RuntimeError("something nobody thought of")


def ask(app: Any, path: str) -> httpx.Response:
    async def go() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://salon") as client:
            return await client.get(path)

    return asyncio.run(go())


def test_what_nobody_thought_of_is_answered_in_a_sentence_too() -> None:
    unknown = "/api/x?lang=" + "%F0%9F%8E%B2" * 100
    for path, begin in (
        ("/api/x", "Something went wrong"), ("/api/x?lang=fr", "Quelque chose"), (unknown, "Something went wrong"),
    ):  # fmt: skip
        answer = ask(Gate(failing), path)
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "trouble"
        assert answer.json()["error"]["sentence"].startswith(begin)
        assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_the_salon_answers_to_the_names_it_has(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, hosts="salon.example, 127.0.0.1")) as salon:
        assert salon.http.get("/api/games").status_code == 200
        for name, status in (("salon.example", 200), ("salon.example:80", 200), ("evil.example", 421)):
            answer = salon.http.get("/api/games", headers={"host": name})
            assert answer.status_code == status, name
        for path in ("/healthz", "/readyz", "/metrics"):  # a proxy that looks after us calls us by no name
            assert salon.http.get(path, headers={"host": ""}).status_code in (200, 503), path


@pytest.mark.parametrize(("proxies", "last"), [("", 429), ("127.0.0.1", 201)])
def test_a_proxy_is_believed_only_where_it_is_named(tmp_path: Path, proxies: str, last: int) -> None:
    with running(settings_in(tmp_path, proxies=proxies, table_limit=2)) as salon:
        found = [
            salon.http.post("/api/tables", json={"game": "unstacked"}, headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(3)
        ]
        assert found[-1].status_code == last


def test_a_kind_of_line_is_not_repeated_for_ever() -> None:
    sparing, through = log.Sparing(), 0
    for number in range(1000):
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, f"no more files\nsocket {number}", None, None)
        through += sparing.filter(record)
    assert 1 <= through <= 100
    assert sparing.filter(logging.LogRecord("asyncio", logging.ERROR, "", 0, "something else", None, None))


def test_long_words_that_may_be_secrets_are_not_logged() -> None:
    for secret in ("mGx0abcdefghijklmnopqrstuvwx_-12", "abcdefghijklmnopqrstuvwX"):
        record = logging.LogRecord("tablier.salon", logging.INFO, "", 0, f"said {secret}", None, None)
        record.data = {"path": f"/x/{secret}", "table": "k3v9mxw2hq7d", "rules": "jacquet-de-versailles"}
        line = log.JsonLines().format(record)
        assert "abcdefgh" not in line
        assert json.loads(line)["table"] == "k3v9mxw2hq7d"
        assert json.loads(line)["rules"] == "jacquet-de-versailles"


def test_a_long_word_takes_no_long_time_to_be_logged() -> None:
    began = time.monotonic()
    log.JsonLines().format(logging.LogRecord("tablier.salon", logging.INFO, "", 0, "x" * 80_000, None, None))
    assert time.monotonic() - began < 20  # trying every end of every word takes minutes


def test_the_more_wait_for_a_bot_the_less_far_it_looks() -> None:
    haste, game = Haste(2), find_game("backgammon")
    found = []
    for waiting in (1, 2, 3, 5, 20, 200):
        haste.waiting = waiting
        found.append(haste.plies(game))
    assert found[:2] == [3, 3]
    assert found == sorted(found, reverse=True)
    assert found[-1] == 1
    haste.waiting = 5
    for _ in range(30):
        haste.took(game, 2, 3.0)
    assert haste.plies(game) == 1


def test_a_page_of_the_rules_is_made_once_by_whatever_name_it_is_asked_for() -> None:
    assert rules.page("trictrac", "en") is rules.page(" TRICTRAC@1", "en")
    assert rules.page("trictrac", "fr") is not rules.page("trictrac", "en")


def test_the_backroom_makes_a_thing_once_and_refuses_too_much_at_once() -> None:
    async def go() -> None:
        backroom, made = Backroom(), []

        def work() -> bytes:
            made.append(1)
            return b"done"

        assert set(await asyncio.gather(*(backroom.make("rose", "key", work) for _ in range(50)))) == {b"done"}
        assert await backroom.make("rose", "key", work) == b"done"
        assert len(made) == 1
        asked = [(caller, number) for caller in ("rose", *map(str, range(9))) for number in range(9)]
        making = [backroom.make(caller, (caller, number), work) for caller, number in asked]
        many = await asyncio.gather(*making, return_exceptions=True)
        done = [caller for (caller, _), answer in zip(asked, many, strict=True) if answer == b"done"]
        assert done.count("rose") == 8  # and nobody has all the places
        assert set(done) > {"rose", "0", "1"}
        assert len(done) == 32
        assert {problem.code for problem in many if isinstance(problem, Refusal)} == {"too-busy"}
        backroom.close()

    asyncio.run(go())


def _here() -> bytes:
    return str(os.getpid()).encode()


def _refused() -> bytes:
    raise Refusal("no", Said("salon.too-busy"))


def test_the_backroom_has_things_made_in_a_process_once_it_is_there() -> None:
    async def go() -> None:
        backroom, number, made = Backroom(apart=True), 0, str(os.getpid()).encode()
        async with asyncio.timeout(60):
            while made == _here():  # here, until the process is there
                number += 1
                made = await backroom.make("rose", number, _here)
                await asyncio.sleep(0.05)
        with pytest.raises(Refusal, match="come back a little later"):
            await backroom.make("rose", "refused", _refused)
        assert await backroom.make("rose", "closure", lambda: _here()) == _here()
        os.kill(int(made), signal.SIGKILL)
        assert await backroom.make("rose", "lost", _here) == _here()
        backroom.close()

    asyncio.run(go())
