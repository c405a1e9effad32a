"""Bots off the event loop: one that thinks for long, or fails, holds nobody up."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from salon.guests import PATIENCE, PERSON, bot, running, settings_in
from tablier import Table
from tablier.bots import BOTS, RandomBot


class SlowBot(RandomBot):
    """Thinks until it is told to come to an end."""

    name = "slow"
    thinks, enough, done = threading.Event(), threading.Event(), threading.Event()

    def choose(self, table: Table) -> None:
        self.thinks.set()
        assert self.enough.wait(PATIENCE)
        try:
            super().choose(table)
        finally:
            self.done.set()


class FailingBot(RandomBot):
    """Has lost its mind."""

    name = "failing"

    def choose(self, table: Table) -> None:
        raise RuntimeError("I have lost my mind")


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", SlowBot)
    monkeypatch.setitem(BOTS, "failing", FailingBot)
    for moment in (SlowBot.thinks, SlowBot.enough, SlowBot.done):
        moment.clear()


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        slow, (token,) = salon.table("unstacked", (PERSON, bot("slow")), first="black")
        quick, tokens = salon.table("unstacked")
        with salon.guest(slow, token) as waiting, salon.guest(quick, *tokens) as playing:
            assert SlowBot.thinks.wait(PATIENCE)
            playing.do("opening")
            for _ in range(10):
                assert playing.do("throw")["type"] == "ack"
            happened = waiting.state["happened"]
            SlowBot.enough.set()
            waiting.until(lambda state: state["happened"] > happened)


def test_while_a_bot_thinks_the_other_may_resign(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, (token,) = salon.table("unstacked", (PERSON, bot("slow")), first="black", match=3)
        with salon.guest(table, token) as guest:
            assert SlowBot.thinks.wait(PATIENCE)
            assert guest.do("resign")["type"] == "ack"
            SlowBot.enough.set()
            assert SlowBot.done.wait(PATIENCE)
            time.sleep(0.2)  # in which what it came to would be done
            assert guest.do("ping")["type"] == "pong"
            assert guest.state["phase"] == "between"


def test_for_a_bot_that_fails_another_steps_in(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, (token,) = salon.table("garanguet", (PERSON, bot("failing")), first="black")
        with salon.guest(table, token) as guest:
            guest.until(lambda state: state["turn_seat"] == 0)
