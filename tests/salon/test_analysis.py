"""The analysis board's side of the server: positions in, described, judged in lines; nonsense refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from salon.guests import PERSON, Salon, bot
from tablier import Record
from tablier.games import GAMES, find_game

Json = dict[str, Any]
RACE = "backgammon@modern:w:19x1:19x1"
"""The tables of bearing off know it."""


def lines(salon: Salon, **wish: Any) -> list[Json]:
    """Everything that is told of a position."""
    answer = salon.http.post("/api/analysis", json=wish, params={"lang": wish.pop("lang", "en")})
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def first(salon: Salon, **wish: Any) -> Json:
    """What is told at once; nobody waits for the rest."""
    with salon.http.stream("POST", "/api/analysis", json=wish) as answer:
        assert answer.status_code == 200, answer.read()
        return dict(json.loads(next(answer.iter_lines())))


def refused(salon: Salon, body: Any) -> Json:
    answer = salon.http.post("/api/analysis", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    error: Json = answer.json()["error"]
    assert error["sentence"].endswith((".", "»", "”"))
    return error


def test_the_beginning_of_every_game_is_described_and_comes_back_from_its_parts(salon: Salon) -> None:
    for game in (*GAMES, "backgammon@modern", "trictrac@marking=manual,old_jans=true"):
        told = first(salon, game=game)
        start = find_game(game).start()
        assert (told["position"], told["game"], told["board"]["men"]) == (start.id, game, told["setup"]["men"])
        assert told["layout"]["id"] == told["board"]["layout"]
        sheet = told["sheet"]
        assert sheet["dice"] == find_game(game).dice
        assert {entry["name"] for entry in sheet["entries"]} == set(told["setup"]["values"])
        assert all(entry["label"] for entry in sheet["entries"])
        again = first(
            salon, setup={"game": game, **told["setup"]}, known=told["layout"]["id"], dice=[1] * sheet["dice"]
        )
        assert again["position"] == start.id
        assert again["dice"] == [1] * sheet["dice"]
        assert "layout" not in again


def test_a_position_is_judged_in_lines_until_all_is_known(salon: Salon) -> None:
    at_once, *found = lines(salon, game="backgammon@modern", dice=[3, 1])
    assert at_once["type"] == "position"
    assert [line["stage"] for line in found] == ["glance", "two", "three"]
    assert [line["done"] for line in found] == [False, False, True]
    (play,) = found[-1]["decisions"]
    best, second, *_ = play["candidates"]
    assert best["name"] == "17/20 19/20"
    assert best["lost"] == 0
    assert (second["verdict"], best["verdict"]) == ("blunder", "")
    assert best["turns"] == 3
    assert len(play["candidates"]) == 6
    assert len(best["chances"]) == 5
    assert first(salon, position=best["position"])["setup"]["turn"] == 1
    *_, again = lines(salon, game="backgammon@modern", dice=[3, 1])
    assert again == found[-1], "an answer is kept"


def test_the_cube_and_a_score_are_judged(salon: Salon) -> None:
    *_, found = lines(salon, game="backgammon@modern", cube=1, lang="fr")
    assert [it["candidates"][0]["name"] for it in found["decisions"]] == ["no-double", "take"]
    assert found["decisions"][0]["candidates"][0]["label"] == "ne pas doubler"
    assert 0.5 < found["now"]["chances"][0] < 0.55
    told = first(salon, position="XGID=-b----E-C---eE---c-e----B-:1:1:1:52:2:3:0:7:10")
    assert (told["match"], told["score"], told["cube"], told["owner"], told["dice"]) == (7, [3, 2], 2, 1, [5, 2])


def test_what_the_tables_know_is_exact_and_takes_one_look(salon: Salon) -> None:
    _, found = lines(salon, position=RACE, dice=[2, 1])
    assert found["done"]
    assert {choice["how"] for choice in found["decisions"][0]["candidates"]} == {"exact"}


def test_a_solved_game_is_exact_and_tells_what_every_throw_does(salon: Salon) -> None:
    _, found = lines(salon, game="unstacked")
    assert found["stage"] == "exact"
    assert round(found["now"]["chances"][0], 6) == 0.516277
    assert len(found["throws"]) == 21
    told = {tuple(it["dice"]): it["label"] for it in found["throws"]}
    assert told[6, 5] == "the 6 brings a man down and the 5 brings a man down"
    _, thrown = lines(salon, game="unstacked", dice=[6, 5])
    chance = next(it["chance"] for it in found["throws"] if it["dice"] == [6, 5])
    assert thrown["decisions"][0]["candidates"][0]["chances"][0] == pytest.approx(chance)
    assert thrown["decisions"][0]["candidates"][0]["label"] == told[6, 5]


@pytest.mark.long
def test_staying_and_marking_are_decisions(salon: Salon) -> None:
    place = ":w:1x13,6x1,7x1:1x13,6x1,7x1"
    *_, found = lines(salon, position=f"trictrac{place}", dice=[6, 6])
    assert [it["kind"] for it in found["decisions"]] == ["stay", "play"]
    *_, found = lines(salon, position=f"trictrac@marking=manual{place}", dice=[6, 6])
    assert [it["kind"] for it in found["decisions"]][:2] == ["mark", "stay"]


def test_nonsense_gets_a_sentence(salon: Salon) -> None:
    start = find_game("garanguet").start()
    many = [16, *[0] * 24, 0, *[0] * 24, 15, 0]
    codes = {
        "bad-position": {"position": "garanguet:w:1x16:1x15"},
        "unknown-game": {"position": "chess:w:1:2"},
        "bad-position-id": {"position": "x" * 400},
        "bad-roll": {"position": start.id, "dice": [6, 5]},
        "no-cube": {"position": start.id, "cube": 2},
        "bad-score": {"game": "irish", "match": 5, "score": [5, 0]},
        "bad-match": {"game": "irish", "match": 200},
        "nothing-to-look-at": {},
        "unknown-option": {"game": "irish@nothing=1"},
        "bad-men": {"setup": {"game": "garanguet", "turn": 0, "men": [1, 2, 3]}},
        "bad-entry": {"setup": {"game": "garanguet", "turn": 0, "men": many, "values": {"holes": [1, 2]}}},
    }
    assert {code: refused(salon, body)["code"] for code, body in codes.items()} == {code: code for code in codes}
    for body in (
        {"position": "x" * 10_000}, {"setup": {"game": "garanguet", "turn": 0, "men": [10**9] * 52}}, {"dice": [7]},
        {"setup": {"game": "garanguet", "turn": 3, "men": []}}, {"game": "garanguet", "score": [1]}, [], "x" * 10_000,
    ):  # fmt: skip
        assert refused(salon, body)["code"] == "bad-request"
    (fault,) = lines(salon, setup={"game": "garanguet", "turn": 0, "men": many})
    assert fault["type"] == "faults", "men are set one after another"
    assert "White has 16 men instead of 15" in fault["sentence"]


def test_a_game_played_from_a_position_is_marked_and_replays(salon: Salon) -> None:
    position = "backgammon@modern:b:20x1,24x1:19x2"
    table, tokens = salon.table("backgammon@modern", (PERSON, PERSON), position=position)
    told = salon.http.get(f"/api/tables/{table}").json()
    assert told["welcome"]["table"]["start"] == position
    assert told["state"]["position"] == position
    assert told["state"]["player"] == 1
    assert salon.http.get(f"/api/tables/{salon.open('irish')}").json()["welcome"]["table"]["start"] is None
    assert len(tokens) == 2
    other = salon.open("backgammon@modern", (PERSON, bot("random")), position=position)
    token = salon.sit(other, 0)
    with salon.guest(other, token) as guest:
        state = guest.until(lambda state: state["over"] or state["turn_seat"] == 0)
    assert state["happened"] > 0, "Black was to throw, and did"
    text = salon.http.get(f"/api/tables/{other}/record").text
    assert f"start: {position}" in text
    assert len(Record.read(text).replay().events) == state["happened"]
