"""Hints and take-backs: counted, said in the record, kept; the same dice come again, and can still be proved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from salon.guests import PERSON, Guest, Salon, bot, running, settings_in
from tablier import Record, fairness

Json = dict[str, Any]
AGAINST_BOT = (PERSON, bot("greedy"))


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(settings_in(tmp_path_factory.mktemp("help"))) as found:
        yield found


def may(guest: Guest, do: str) -> bool:
    return any(offer["do"] == do for offer in guest.state["actions"])


def my_turn(guest: Guest, phase: str = "throw") -> None:
    guest.until(lambda state: state["phase"] == phase and state["turn_seat"] == 0)


def play_something(guest: Guest) -> str:
    """Throw, and make the play that comes first; its text."""
    assert guest.do("throw")["type"] == "ack"
    while guest.state["steps"]:
        step = guest.state["steps"][0]
        guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
    assert guest.do("confirm")["type"] == "ack"
    return str(guest.state["last"]["text"])


def record_of(salon: Salon, table: str) -> Record:
    return Record.read(salon.http.get(f"/api/tables/{table}/record?format=text").text)


def test_a_decision_is_taken_back_and_the_same_dice_come_again(salon: Salon) -> None:
    """What was answered is gone too; the record has what is left, says what was taken back, and proves its dice."""
    table, (token,) = salon.table("garanguet", AGAINST_BOT, first="white")
    with salon.guest(table, token) as guest:
        assert not may(guest, "take_back")
        assert guest.do("take_back")["code"] == "nothing-to-take-back"
        played = play_something(guest)
        my_turn(guest)
        before = record_of(salon, table)
        assert may(guest, "take_back")
        assert guest.do("take_back")["type"] == "ack"
        assert guest.state["whole"]
        assert guest.state["happened"] == 2  # somebody began, and threw
        assert guest.state["phase"] == "play"
        assert guest.state["dice"] == list(before.events[1].dice)  # type: ignore[attr-defined]
        assert guest.state["drafted"] == []
        assert guest.state["help"] == {"hints": [0, 0], "taken_back": [1, 0]}
        assert played in guest.state["lines"][-1]["text"]
        assert "same dice" in guest.state["lines"][-1]["text"]
        # Another play this time, and then the bot throws what it threw before.
        while guest.state["steps"]:
            step = guest.state["steps"][-1]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        guest.do("confirm")
        my_turn(guest)
        after = record_of(salon, table)
        assert after.events[3].decided == before.events[3].decided
        assert after.tags["taken-back"] == "White 1"
        assert after.comments[2] == [f"taken back: {played}"]
        assert fairness.verify(after).holds
        assert not after.faults
        # As JSON, and event by event, it is the same match.
        assert Record.read(salon.http.get(f"/api/tables/{table}/record?format=json").text) == after
        assert len(salon.http.get(f"/api/tables/{table}/moments").json()) == len(after.events) + 1


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """Also in the middle of a play that is built once more."""
    settings = settings_in(tmp_path)
    with running(settings) as salon:
        table, (token,) = salon.table("garanguet", AGAINST_BOT, first="white")
        with salon.guest(table, token) as guest:
            play_something(guest)
            my_turn(guest)
            guest.do("take_back")
            step = guest.state["steps"][0]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
            before = salon.state(table)
    with running(settings) as salon:
        after = salon.state(table)
        for state in (before, after):
            del state["seats"], state["watching"]
        assert json.dumps(after) == json.dumps(before)
        assert len(after["drafted"]) == 1


def test_dice_of_a_real_board_come_again_too(salon: Salon) -> None:
    table, (token,) = salon.table("garanguet", AGAINST_BOT, first="white", dice="hand")
    with salon.guest(table, token) as guest:
        guest.do("throw", dice=[6, 5, 4])
        while guest.state["steps"]:
            step = guest.state["steps"][0]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        guest.do("confirm")
        guest.do("throw", dice=[3, 2, 1])  # for the bot
        my_turn(guest)
        guest.do("take_back")
        assert guest.state["dice"] == [6, 5, 4]
        while guest.state["steps"]:
            step = guest.state["steps"][-1]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        guest.do("confirm")
        assert next(it for it in guest.state["actions"] if it["do"] == "throw")["again"] == [3, 2, 1]
        assert guest.do("throw", dice=[6, 6, 6])["code"] == "same-dice"
        assert guest.do("throw")["type"] == "ack"
        assert guest.state["thrown_by"] == 1
        my_turn(guest)
        assert "again" not in next(it for it in guest.state["actions"] if it["do"] == "throw")


def test_a_hint_says_what_is_best_and_why_and_is_counted_once(salon: Salon) -> None:
    table, (token,) = salon.table("garanguet", AGAINST_BOT, first="white")
    picture = {"form": "numbers"}
    with salon.guest(table, token, picture=picture) as guest, salon.guest(table) as spectator:
        assert guest.do("hint")["code"] == "nothing-to-decide"
        guest.do("throw")
        for _ in range(2):
            assert guest.do("hint")["type"] == "ack"
            while not (guest.other and guest.other[-1]["type"] == "hint"):
                guest.receive()
            hint = guest.other.pop()
        best = hint["candidates"][0]
        assert hint["kind"] == "play"
        assert best["behind"] is None
        assert best["words"] == best["name"]
        assert hint["why"]
        assert "arrow-best" in "".join(hint["worth"])
        assert guest.state["help"]["hints"] == [1, 0]
        spectator.until(lambda state: state["help"]["hints"] == [1, 0])
        assert not any(message["type"] == "hint" for message in spectator.other)
        assert guest.do("play", text=best["name"])["type"] == "ack"
        record = record_of(salon, table)
        assert record.tags["hints"] == "White 1"
        assert record.comments[2] == ["hint"]


def test_a_hint_that_cannot_be_found_is_told_so(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    assert salon.hall is not None
    monkeypatch.setattr(salon.hall.house, "hint", stumble)
    table, (token,) = salon.table("garanguet", AGAINST_BOT, first="white")
    with salon.guest(table, token) as guest:
        guest.do("throw")
        guest.do("hint")
        while not (guest.other and guest.other[-1]["type"] == "hint"):
            guest.receive()
        assert (guest.other[-1]["kind"], guest.other[-1]["candidates"]) == (None, [])
        assert "went wrong" in guest.other[-1]["sorry"]


@pytest.mark.parametrize(
    ("seats", "wish", "code"),
    [
        ((PERSON, PERSON), {"help": "allowed"}, "no-help-here"),
        (AGAINST_BOT, {"help": "allowed", "clock": {"per_move": 60}}, "no-help-here"),
    ],
)
def test_help_is_for_games_against_the_computer(salon: Salon, seats: Any, wish: Json, code: str) -> None:
    answer = salon.http.post("/api/tables", json={"game": "garanguet", "seats": list(seats), **wish})
    assert answer.json()["error"]["code"] == code


@pytest.mark.parametrize(
    ("seats", "wish"),
    [((PERSON, PERSON), {}), (AGAINST_BOT, {"help": "none"}), (AGAINST_BOT, {"clock": {"per_move": 60}})],
)
def test_where_there_is_none_it_is_refused(salon: Salon, seats: Any, wish: Json) -> None:
    table, tokens = salon.table("garanguet", seats, first="white", **wish)
    with salon.guest(table, tokens[0]) as guest:
        guest.do("throw")
        assert not may(guest, "hint")
        assert not guest.welcome["table"]["help"]
        for act in ("hint", "take_back"):
            refused = guest.do(act)
            assert refused["code"] == "no-help"
            assert "hints" in refused["sentence"]


def test_what_was_missed_is_told_when_the_game_is_over_and_not_before(salon: Salon) -> None:
    """Points not marked in a game marked by hand (T-60), in the words of whoever reads; and who plays how well."""
    position = "trictrac@marking=manual:w:1x11,2,3,4,5:1x14,19"
    table, (token,) = salon.table("trictrac@marking=manual", AGAINST_BOT, position=position, dice="hand")
    with salon.guest(table, token, lang="fr") as guest:
        assert guest.welcome["table"]["levels"] == [None, "Glouton"]
        guest.do("throw", dice=[4, 2])
        guest.do("mark", points=0)
        guest.do("play", text="1/5 1/3")
        assert guest.state["missed"] is None
        guest.do("resign")
        # The bot may have sent him to school for them before he gave up.
        (missed,) = [it for it in guest.state["missed"] if it["kind"] == "short"]
        assert (missed["seat"], missed["kind"], missed["points"], missed["clause"]) == (0, "short", 8, "T-60")
        assert missed["sentence"] == "8 points non marqués"
        assert salon.state(table)["missed"][0]["sentence"] == "8 points not marked"
        drawn = salon.http.get(f"/api/tables/{table}/board?at={missed['at']}&known=").json()
        assert drawn["layout"]["id"] == drawn["board"]["layout"]
        assert salon.http.get(f"/api/tables/{table}/board?at=999").json()["error"]["code"] == "no-such-moment"
