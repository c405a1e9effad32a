"""Problems and mistakes: asked without their answers, answered on a board of one's own, judged whatever is played."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from salon.guests import Guest, Salon
from tablier.problems import Problem, problems_of
from tablier.salon.learning import problem_set
from tablier.saying import LANGUAGES

GAME = "irish"


def board(salon: Salon, path: str) -> Guest:
    return Guest(salon.base, "", path=f"{path}/socket", hello={"picture": {"form": "numbers"}})


def answered(guest: Guest) -> dict[str, Any]:
    """What the board says once the throw is settled."""
    while not any(message["type"] == "answered" for message in guest.other):
        guest.receive()
    return guest.other[-1]


def one_of(kind: str, game: str) -> tuple[int, Problem]:
    return next((number, one) for number, one in enumerate(problems_of(game), 1) if one.kind == kind)


# Which problem


def test_every_day_has_its_problem_and_none_comes_again_before_all_have_been() -> None:
    first, count = date(2026, 1, 1), len(problem_set.collection(GAME))
    for cycle in (0, 1, -1):
        begin = first + timedelta(cycle * count)
        assert {problem_set.daily(GAME, begin + timedelta(day)) for day in range(count)} == set(range(1, count + 1))
    assert problem_set.daily(GAME, date(2026, 11, 18)) == problem_set.daily("Irish ", date(2026, 11, 18))


def test_the_shelf_counts_what_there_is(salon: Salon) -> None:
    games = salon.http.get("/api/problems").json()["games"]
    assert {"backgammon@modern", "trictrac", GAME} <= {one["game"] for one in games}
    for one in games:
        assert sum(one["difficulties"]) == one["count"] == 200
    listed = salon.http.get(f"/api/problems/{GAME}", params={"from": 100, "difficulty": 2}).json()["problems"]
    assert listed
    assert all(one["number"] >= 100 and one["difficulty"] == 2 for one in listed)


def test_a_problem_is_told_without_its_answer(salon: Salon) -> None:
    today = salon.http.get(f"/api/problems/{GAME}/today").json()
    told = salon.http.get(f"/api/problems/{GAME}/{today['number']}").json()
    assert told == {name: value for name, value in today.items() if name != "day"}
    assert date.fromisoformat(today["day"])
    one = problems_of(GAME)[told["number"] - 1]
    assert (told["position"], tuple(told["dice"])) == (one.position, one.dice)
    assert not {"best", "natural", "finds"} & set(told)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/problems/chess", 404, "unknown-game"),
        ("/api/problems/unstacked/today", 404, "no-problems"),
        (f"/api/problems/{GAME}/201", 404, "no-such-problem"),
        (f"/api/problems/{GAME}/0", 422, "bad-request"),
        (f"/api/problems/{GAME}?difficulty=6", 422, "bad-request"),
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(salon: Salon, path: str, status: int, code: str) -> None:
    answer = salon.http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert answer.json()["error"]["sentence"]


# Answers


def judged(salon: Salon, number: int, play: str | None, game: str = GAME, **params: str) -> dict[str, Any]:
    answer = salon.http.post(f"/api/problems/{game}/{number}/answer", json={"play": play}, params=params)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_best_is_right_the_natural_costs_what_was_found_and_any_other_gets_its_cost(salon: Salon) -> None:
    number, one = one_of("play", GAME)
    best, natural = judged(salon, number, one.best.name), judged(salon, number, one.natural.name)
    assert best["right"]
    assert best["cost"] == 0
    assert not natural["right"]
    assert natural["cost_in_points"] == pytest.approx(one.gap)
    assert natural["verdict"] == "blunder"
    known = {one.best.name, one.natural.name}
    other = next(play.notation for play in one.table().plays() if play.notation not in known)
    found = judged(salon, number, other)
    assert found["candidates"][found["chosen"]]["name"] == other
    assert found["candidates"][0]["name"] == one.best.name
    worths = [candidate["worth"] for candidate in found["candidates"]]
    assert worths == sorted(worths, reverse=True)
    assert found["right"] == (found["cost_in_points"] < 0.02)


def test_the_reason_is_told_in_the_language_asked_for(salon: Salon) -> None:
    number, one = one_of("play", GAME)
    told = {lang: tuple(judged(salon, number, one.natural.name, lang=lang)["why"]) for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert all(told.values())


def test_whoever_is_shown_the_answer_has_not_given_it(salon: Salon) -> None:
    number, one = one_of("play", GAME)
    shown = judged(salon, number, None)
    assert (shown["right"], shown["chosen"], shown["best"]) == (False, None, one.best.name)


def test_an_answer_that_cannot_be_played_is_refused_with_the_reason(salon: Salon) -> None:
    for play in ("24/18 24/18", "hello", "9/9"):
        answer = salon.http.post(f"/api/problems/{GAME}/1/answer", json={"play": play})
        assert answer.status_code in (409, 422)
        assert answer.json()["error"]["sentence"]


def test_a_hint_names_a_man_of_the_best_play(salon: Salon) -> None:
    for number in (1, 2, 3, 4, 5):
        one = problems_of(GAME)[number - 1]
        sources = {step.source for step in one.table().read_play(one.best.name).steps}
        assert salon.http.get(f"/api/problems/{GAME}/{number}/hint").json()["from"] in sources


# Boards


def test_a_problem_is_answered_on_a_board_and_tried_again(salon: Salon) -> None:
    number, one = one_of("play", GAME)
    with board(salon, f"/api/problems/{GAME}/{number}") as guest:
        assert guest.welcome["you"] == [one.player]
        before = guest.state["men"]
        assert guest.state["dice"] == list(one.dice)
        first = guest.state["steps"][0]
        assert guest.do("step", **{name: first[name] for name in ("from", "number", "to")})["type"] == "ack"
        assert guest.do("confirm")["type"] == "refused", "an answer is a whole play"
        assert guest.do("undo", all=True)["type"] == "ack"
        assert guest.do("throw")["code"] == "not-in-exercise"
        assert guest.do("resign")["code"] == "not-in-exercise"
        guest.do("play", text=one.natural.name)
        assert answered(guest)["event"]["play"] == one.natural.name
        assert answered(guest)["position"] == one.after(one.natural).id
        assert guest.state["men"] != before, "it stays upon the board until it is taken back"
        guest.do("undo", all=True)
        assert guest.state["men"] == before
        assert guest.state["steps"]


@pytest.mark.long
def test_to_stay_or_to_leave_is_answered_too(salon: Salon) -> None:
    number, one = one_of("stay", "trictrac")
    told = salon.http.get(f"/api/problems/trictrac/{number}").json()
    assert told["choices"] == ["stay", "leave"]
    assert judged(salon, number, one.best.name, "trictrac")["right"]
    wrong = judged(salon, number, one.natural.name, "trictrac")
    assert not wrong["right"]
    assert len(wrong["why"]) == 2
    assert salon.http.get(f"/api/problems/trictrac/{number}/hint").json()["error"]["code"] == "no-hint"
    with board(salon, f"/api/problems/trictrac/{number}") as guest:
        guest.do("leave")
        assert answered(guest)["event"]["event"] == "leave"


def test_boards_that_are_not_there(salon: Salon) -> None:
    assert board(salon, f"/api/problems/{GAME}/999").welcome["code"] == "no-such-problem"
    assert board(salon, "/api/problems/chess/1").welcome["code"] == "unknown-game"
    assert board(salon, "/api/tables/nowhere/exercises/3").welcome["code"] == "no-such-table"


# Mistakes


def test_a_throw_of_a_finished_match_is_tried_again(salon: Salon) -> None:
    table, tokens = salon.table(GAME, position=problems_of(GAME)[0].position)
    turn = salon.state(table)["turn_seat"]
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", seat=turn)
        play = guest.state["steps"]
        while guest.state["steps"]:
            step = guest.state["steps"][0]
            guest.do("step", seat=turn, **{name: step[name] for name in ("from", "number", "to")})
        assert play
        dice, happened = guest.state["dice"], guest.state["happened"]
        guest.do("confirm", seat=turn)
        again = {"play": guest.state["last"]["text"]}
        early = salon.http.post(f"/api/tables/{table}/exercises/{happened}/answer", json=again)
        assert (early.status_code, early.json()["error"]["code"]) == (409, "not-over")
        assert board(salon, f"/api/tables/{table}/exercises/{happened}").welcome["code"] == "not-over"
        guest.do("resign", seat=turn)
    found = salon.http.post(f"/api/tables/{table}/exercises/{happened}/answer", json=again).json()
    named = (found["candidates"][found["chosen"]]["name"], found["answer"], again["play"])
    assert len({frozenset(name.split()) for name in named}) == 1, "the steps may stand in another order"
    assert found["cost"] == pytest.approx(
        found["candidates"][0]["worth"] - found["candidates"][found["chosen"]]["worth"]
    )
    with board(salon, f"/api/tables/{table}/exercises/{happened}") as guest:
        assert guest.welcome["you"] == [turn]
        assert guest.state["dice"] == dice
        guest.do("play", text=found["candidates"][0]["name"])
        assert answered(guest)["position"] == found["candidates"][0]["position"]
        names = {"best": found["candidates"][0]["name"], "played": again["play"]}
        seen = salon.http.get(f"/api/tables/{table}/exercises/{happened}/board", params=names).json()
        assert seen["layout"]["id"] == seen["board"]["layout"]
        arrows = "".join(seen["board"].get("worth", ()))
        assert "arrow-best" in arrows  # also where the best was played, whose ways are drawn once
    for event, code in ((happened + 1, "nothing-to-play"), (9999, "no-such-moment")):
        refused = salon.http.post(f"/api/tables/{table}/exercises/{event}/answer", json=again)
        assert refused.json()["error"]["code"] == code


def test_a_throw_of_a_record_is_tried_again(salon: Salon) -> None:
    table = problems_of(GAME)[0].table()
    best = problems_of(GAME)[0].best.name
    table.play(table.plays()[0])
    brought = salon.http.post("/api/records", params={"name": "mine.tab"}, content=str(table.record())).json()
    found = salon.http.post(f"/api/records/{brought['id']}/exercises/1/answer", json={"play": best}).json()
    assert found["right"]
    with board(salon, f"/api/records/{brought['id']}/exercises/1") as guest:
        guest.do("play", text=best)
        assert answered(guest)["event"]["play"] == best
    assert board(salon, "/api/rules/irish/exercises/1").welcome["code"] == "bad-request"
