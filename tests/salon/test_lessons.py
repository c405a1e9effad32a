"""The boards of the guides: every lesson is done by its answer, and begun again after another act."""

from __future__ import annotations

from typing import Any

import pytest

from salon.guests import Guest, Salon
from tablier.salon.learning.guides import GUIDES, lessons
from tablier.table.events import Event, Played

ALL = [(game, number) for game in GUIDES for number, _ in enumerate(lessons(game), 1)]


def learner(salon: Salon, game: str, number: int, **hello: Any) -> Guest:
    return Guest(salon.base, "", path=f"/api/guides/{game}/{number}/socket", hello=hello)


def message_of(event: Event) -> dict[str, Any]:
    """The message that asks for an event."""
    told = event.to_json()
    do, _ = told.pop("event"), told.pop("player", None)
    if isinstance(event, Played):
        return {"do": "play", "text": told["play"]}
    if do in ("throw", "opening"):
        return {"do": do}
    if "play" in told:
        told["text"] = told.pop("play")
    return {"do": do, **{name: value for name, value in told.items() if value is not None}}


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_lesson_is_done_by_its_answer(salon: Salon, game: str, number: int) -> None:
    lesson = lessons(game)[number - 1]
    with learner(salon, game, number, picture={}) as guest:
        assert guest.welcome["lesson"]["title"] == str(lesson.title)
        assert guest.state["picture"].startswith("<svg")
        if not lesson.thrown and guest.offered("throw") and isinstance(lesson.answer, Played):
            assert guest.do("throw")["type"] == "ack"
        if not (isinstance(lesson.answer, Played) and guest.state["phase"] != "play"):
            answer = guest.do(**message_of(lesson.answer))
            assert answer["type"] == "ack", answer
        while not any(message["type"] == "lesson" for message in guest.other):
            guest.receive()
        assert guest.other[-1] == {"type": "lesson", "done": True, "sentence": str(lesson.done)}


def test_another_play_begins_the_lesson_again(salon: Salon) -> None:
    game, number = next((game, n) for game, n in ALL if game == "garanguet" and lessons(game)[n - 1].goal is not None)
    lesson = lessons(game)[number - 1]
    table = lesson.set_up()
    other = next(play for play in table.plays() if lesson.goal is not None and not lesson.goal(play, lesson.player))
    with learner(salon, game, number) as guest:
        before = guest.state["men"]
        guest.do("play", text=other.notation)
        while not any(message["type"] == "lesson" for message in guest.other):
            guest.receive()
        assert guest.other[-1]["done"] is False
        guest.until(lambda state: state["men"] == before)
        assert guest.do("resign")["code"] == "not-in-lesson"


def test_lessons_that_are_not_there(salon: Salon) -> None:
    assert learner(salon, "garanguet", 99).welcome["code"] == "no-such-lesson"
    assert learner(salon, "chess", 1).welcome["code"] == "unknown-game"
    assert salon.http.get("/api/guides/chess").status_code == 404


def test_a_guide_lists_its_lessons_in_both_languages(salon: Salon) -> None:
    english = salon.http.get("/api/guides/trictrac").json()
    french = salon.http.get("/api/guides/trictrac", params={"lang": "fr"}).json()
    assert english["name"] == "Trictrac"
    assert len(english["lessons"]) == len(french["lessons"]) >= 6
    assert english["lessons"][0]["title"] != french["lessons"][0]["title"]
