"""Time: clocks and what happens when somebody is late or away, with a clock the tests set."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from salon.guests import PATIENCE, PERSON, Guest, Salon, bot, running, settings_in
from tablier.salon.play.thinking import STAND_IN


class SetTime:
    """A clock that stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> SetTime:
    return SetTime()


@pytest.fixture
def timed(tmp_path: Path, clock: SetTime) -> Iterator[Salon]:
    with running(settings_in(tmp_path, away_after=60.0, idle_after=100.0), clock) as salon:
        yield salon


def at_the_board(salon: Salon, game: str = "unstacked", **wish: object) -> tuple[str, Guest, Guest]:
    table, (white, black) = salon.table(game, first="white", **wish)
    return table, salon.guest(table, white, client="white"), salon.guest(table, black, client="black")


@pytest.mark.long
def test_the_house_acts_for_somebody_late_and_gives_up_after_three_times(timed: Salon, clock: SetTime) -> None:
    _, white, black = at_the_board(timed, "garanguet", clock={"per_move": 20, "delay": 5})
    with white, black:
        assert black.state["clock"] == {"delay_in": 5.0, "deadline_in": 25.0}
        clock.pass_by(24)
        time.sleep(0.6)
        assert black.do("ping")["type"] == "pong"
        assert black.state["phase"] == "throw"
        clock.pass_by(2)
        black.until(lambda state: state["phase"] == "play")
        assert any(line["text"] == "The house acts for Guest 0." for line in black.lines)
        clock.pass_by(26)
        black.until(lambda state: state["turn_seat"] == 1)
        while black.state["turn_seat"] == 1 and not black.state["over"]:
            if black.offered("throw"):
                black.do("throw")
            elif black.state["steps"]:
                step = black.state["steps"][0]
                black.do("step", **{name: step[name] for name in ("from", "number", "to")})
            else:
                black.do("confirm")
        clock.pass_by(26)
        black.until(lambda state: state["over"])
        assert black.state["result"]["winner"] == 1
        assert any("resigns" in line["text"] for line in black.lines)


def test_whoever_acts_in_time_is_forgiven(timed: Salon, clock: SetTime) -> None:
    table, white, black = at_the_board(timed, "garanguet", clock={"per_move": 20})
    with white, black:
        for _ in range(2):
            happened = white.state["happened"]
            clock.pass_by(21)
            white.until(lambda state, happened=happened: state["happened"] > happened)  # type: ignore[misc]
        assert timed.hall is not None
        assert timed.hall.rooms[table].journal.timeouts == {0: 2}
        black.until(lambda state: state["turn_seat"] == 1)
        black.do("throw")
        black.do("play", text=black.state["only"] or _any_play(black))
        white.until(lambda state: state["turn_seat"] == 0)
        white.do("throw")
        assert timed.hall.rooms[table].journal.timeouts == {}


def _any_play(guest: Guest) -> str:
    """A whole play, found by building it and taking it back."""
    while guest.state["steps"]:
        step = guest.state["steps"][0]
        guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
    text = " ".join(f"{step['from']}/{step['to']}" for step in guest.state["drafted"])
    guest.do("undo", all=True)
    return text


def test_steps_are_no_acts_for_the_clock(timed: Salon, clock: SetTime) -> None:
    _, white, black = at_the_board(timed, "garanguet", clock={"per_move": 20})
    with white, black:
        white.do("throw")
        clock.pass_by(15)
        step = white.state["steps"][0]
        white.do("step", **{name: step[name] for name in ("from", "number", "to")})
        assert white.state["clock"]["deadline_in"] == 5.0


def test_the_house_plays_for_somebody_who_left_until_they_are_back(timed: Salon, clock: SetTime) -> None:
    table, (white, black) = timed.table("unstacked", first="white")
    with timed.guest(table, black, client="black") as waiting:
        assert not waiting.offered("house")
        assert waiting.do("house")["code"] == "nobody-away"
        clock.pass_by(61)
        waiting.do("look")
        waiting.until(lambda state: any(action["do"] == "house" for action in state["actions"]))
        assert waiting.state["seats"][0]["away_s"] == 61
        assert waiting.do("house")["type"] == "ack"
        waiting.until(lambda state: state["turn_seat"] == 1)
        assert waiting.state["seats"][0]["house"]
        assert any("the house plays on" in line["text"] for line in waiting.lines)
        with timed.guest(table, white, client="white") as back:
            waiting.until(lambda state: not state["seats"][0]["house"])
            assert back.state["seats"][0]["present"]
            while waiting.state["turn_seat"] == 1:  # a double is followed by another throw
                waiting.do("throw")
            back.until(lambda state: state["turn_seat"] == 0)
            time.sleep(0.2)
            assert back.do("throw")["type"] == "ack"


def test_tables_without_anybody_are_put_away_and_come_back(timed: Salon, clock: SetTime) -> None:
    table, tokens = timed.table("unstacked", first="white")
    with timed.guest(table, *tokens) as guest:
        guest.do("throw")
        before = guest.state
    assert timed.hall is not None
    deadline = time.monotonic() + PATIENCE
    while timed.hall.rooms[table].audience.connections and time.monotonic() < deadline:
        time.sleep(0.02)
    clock.pass_by(101)
    while table in timed.hall.rooms and time.monotonic() < deadline:
        time.sleep(0.05)
    assert table not in timed.hall.rooms
    assert timed.state(table)["men"] == before["men"]


@pytest.mark.long
def test_bots_play_each_other_only_while_somebody_watches(timed: Salon) -> None:
    table = timed.open("unstacked", (bot("random"), bot(STAND_IN)), match=0)
    time.sleep(0.3)
    assert timed.state(table)["happened"] == 0
    with timed.guest(table) as onlooker:
        onlooker.until(lambda state: state["happened"] > 5)


def test_a_table_is_not_begun_before_all_sit(timed: Salon, clock: SetTime) -> None:
    table = timed.open("unstacked", (PERSON, bot("random")), clock={"per_move": 10})
    clock.pass_by(1000)
    time.sleep(0.4)
    token = timed.sit(table, 0)
    with timed.guest(table, token) as guest:
        assert guest.state["happened"] == 0
        assert guest.do("opening")["type"] == "ack"


@pytest.mark.long
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
