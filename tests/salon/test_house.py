"""Bots off the event loop: one that thinks for long, or fails, holds nobody up."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from salon.guests import PERSON, bot, running, settings_in
from tablier import Table
from tablier.bots import BOTS, RandomBot


class SlowBot(RandomBot):
    """Thinks for a while."""

    name = "slow"

    def choose(self, table: Table) -> None:
        time.sleep(1.5)
        super().choose(table)


class FailingBot(RandomBot):
    """Has lost its mind."""

    name = "failing"

    def choose(self, table: Table) -> None:
        raise RuntimeError("I have lost my mind")


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", SlowBot)
    monkeypatch.setitem(BOTS, "failing", FailingBot)


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        slow, (token,) = salon.table("unstacked", (PERSON, bot("slow")), first="black")
        quick, tokens = salon.table("unstacked")
        with salon.guest(slow, token) as waiting, salon.guest(quick, *tokens) as playing:
            playing.do("opening")
            slowest = 0.0
            for _ in range(10):
                began = time.monotonic()
                assert playing.do("throw")["type"] == "ack"
                slowest = max(slowest, time.monotonic() - began)
            assert slowest < 1.0
            assert waiting.state["happened"] == 1
            waiting.until(lambda state: state["happened"] > 1)


def test_while_a_bot_thinks_the_other_may_resign(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, (token,) = salon.table("unstacked", (PERSON, bot("slow")), first="black", match=3)
        with salon.guest(table, token) as guest:
            time.sleep(0.2)
            assert guest.do("resign")["type"] == "ack"
            time.sleep(1.8)
            assert guest.do("ping")["type"] == "pong"
            assert guest.state["phase"] == "between"


def test_for_a_bot_that_fails_another_steps_in(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, (token,) = salon.table("garanguet", (PERSON, bot("failing")), first="black")
        with salon.guest(table, token) as guest:
            guest.until(lambda state: state["turn_seat"] == 0)
