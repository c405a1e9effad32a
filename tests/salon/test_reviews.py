"""Reviews as jobs: each made once, taken up again whoever is lost, limited, and told in words."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from salon.guests import PERSON, Json, Salon, bot, running, settings_in
from tablier import Record, Table
from tablier.bots import make
from tablier.review.verdicts import THRESHOLDS
from tablier.salon.kept import reviews
from tablier.salon.kept.reviews import KeptRecord, KeptReview, ReviewClaim, ReviewStep
from tablier.salon.kept.store import Store
from tablier.salon.study.reading import read_in
from tablier.salon.study.working import MOST_ATTEMPTS, Workers

PATIENCE = 180.0
GAME = "trictrac"
STEP = ReviewStep(3, 3, 8, 0.5, 2.0, True, False, b"found", "somebody")


def a_match(events: int, game: str = GAME) -> str:
    """The record of a match that was broken off."""
    table, player = Table(game, seed=11, names=("Rose", "Zoé")), make("greedy", 1)
    while len(table.events) < events:
        player.choose(table)
    return str(Record.of(table))


def bring(salon: Salon, text: str) -> str:
    answer = salon.http.post("/api/records", params={"name": "match.tab"}, content=text.encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def until(come: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := come()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def reviewed(salon: Salon, study: str) -> Json:
    """The review of a study once it has come to an end."""

    def ended() -> Json | None:
        told: Json = salon.http.get(f"/api/{study}/review").json()
        return None if told["stage"] in ("waiting", "running") else told

    return dict(until(ended))


# In the database


def run(url: str, work: Callable[[Store, Store], Any]) -> Any:
    """Something done by two who have the same database."""

    async def go() -> Any:
        one, other = Store(url), Store(url)
        try:
            return await work(one, other)
        finally:
            one.close()
            other.close()

    return asyncio.run(go())


async def found(kept: Store, study: str) -> KeptReview:
    one = await kept.read(reviews.find(study))
    assert one is not None
    return one


def test_two_who_take_what_waits_never_take_the_same(url: str) -> None:
    async def work(one: Store, other: Store) -> None:
        studies = [f"records/{number}" for number in range(12)]
        for study in studies:
            assert await one.write(reviews.begin(study, "quick", True, 1.0))
            assert not await other.write(reviews.begin(study, "thorough", True, 2.0))

        async def take(kept: Store) -> list[str]:
            mine = []
            while waiting := await kept.read(reviews.most_urgent(3)):
                for review in waiting:
                    if await kept.write(reviews.claim(review, "somebody")):
                        mine.append(review.study)
            return mine

        took = await asyncio.gather(take(one), take(other), take(one), take(other))
        assert sorted(study for mine in took for study in mine) == sorted(studies)

    run(url, work)


def test_whoever_wakes_up_late_can_do_nothing(url: str) -> None:
    async def work(one: Store, other: Store) -> None:
        study = "tables/a"
        await one.write(reviews.begin(study, "quick", True, 1.0))
        waiting = await found(one, study)
        assert await one.write(reviews.claim(waiting, "late"))
        late = ReviewClaim(study, waiting.epoch + 1)
        assert await one.write(reviews.note(late, STEP, "quick", 2.0))
        running = await found(other, study)
        assert await other.write(reviews.claim(running, "quick"))
        assert not await other.write(reviews.claim(running, "another"))
        now = ReviewClaim(study, running.epoch + 1)
        assert await other.write(reviews.note(now, replace(STEP, finished=True, result=b"better"), "quick", 3.0))
        before = await found(one, study)
        assert not await one.write(reviews.note(late, replace(STEP, finished=True, result=b"worse"), "quick", 4.0))
        assert not await one.write(reviews.put_back(late, 0))
        assert await one.write(reviews.beat([late])) == set()
        assert await found(one, study) == before
        assert (before.stage, before.result_depth, before.version) == ("done", "quick", 2)
        assert await one.read(reviews.result_of(study)) == (2, b"better")

    run(url, work)


def test_who_is_not_heard_of_any_more_is_taken_for_lost(url: str) -> None:
    """It is given up in the end if workers are lost with it every time."""

    async def work(one: Store, other: Store) -> None:
        workers = Workers(one, 1, lease=0.2)
        for name, attempts in (("records/often", MOST_ATTEMPTS), ("records/once", 1), ("records/alive", 1)):
            await other.write(reviews.begin(name, "quick", True, 1.0))
            claimed = replace(await found(other, name), attempts=attempts - 1)
            assert await other.write(reviews.claim(claimed, "lost:1"))
        alive = (await found(other, "records/alive")).claim
        for _ in range(6):
            await workers._miss()
            await asyncio.sleep(0.1)
            assert await other.write(reviews.beat([alive])) == {alive}
        often, once = await found(one, "records/often"), await found(one, "records/once")
        assert (often.stage, str(often.trouble)[:10]) == ("failed", "The review")
        assert (once.stage, once.attempts) == ("waiting", 1)
        assert (await found(one, "records/alive")).stage == "running"
        await workers.close()

    run(url, work)


def test_the_most_urgent_comes_first(url: str) -> None:
    async def work(one: Store, _: Store) -> None:
        for name, wished, date in (("d", False, 9.0), ("b", True, 2.0), ("c", False, 10.0), ("a", True, 3.0)):
            await one.write(reviews.begin(name, "quick", wished, date))
        await one.write(reviews.begin("seen", "standard", True, 20.0))
        seen = await found(one, "seen")
        await one.write(reviews.claim(seen, "x"))
        await one.write(reviews.note(ReviewClaim("seen", seen.epoch + 1), STEP, "standard", 21.0))
        await one.write(reviews.put_back(ReviewClaim("seen", seen.epoch + 1), 0))
        order = [review.study for review in await one.read(reviews.most_urgent(9))]
        assert order == ["a", "b", "c", "d", "seen"]
        before = [await one.read(reviews.waiting_before(await found(one, name))) for name in order]
        assert before == [0, 1, 2, 3, 4]

    run(url, work)


# Over HTTP


@pytest.fixture(scope="module")
def teaching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    """A salon that reviews, in one process."""
    folder = tmp_path_factory.mktemp("teaching")
    with running(settings_in(folder, review_processes=1, desk_processes=1, review_lease=1.0)) as found:
        yield found


def test_a_review_is_made_once_told_bit_by_bit_and_kept(teaching: Salon) -> None:
    study = f"records/{bring(teaching, a_match(24))}"
    assert teaching.http.get(f"/api/{study}/review").json()["stage"] == "none"
    begun = teaching.http.post(f"/api/{study}/review").json()
    assert (begun["stage"], begun["depth"], begun["review"]) == ("waiting", "standard", None)
    told = reviewed(teaching, study)
    review = told["review"]
    assert (told["stage"], told["share"], told["sentence"]) == ("done", 1.0, None)
    assert told["done"] == told["settled"] == told["of"] == len(review["decisions"])
    assert review["format"] == "tablier review 1"
    assert review["depth"] == "standard"
    assert [len(one["names"]) for one in review["decisions"]] == [len(one["candidates"]) for one in review["decisions"]]
    assert all(one["verdict"] for one in review["decisions"] if one["said"])
    assert any(one["said"] for one in review["decisions"])
    by_reason = {one["reason"]: one["said"] for one in review["decisions"] if one["reason"]}
    assert all(by_reason[one["reason"]] == one["said"] for one in review["decisions"] if one["reason"])
    assert "grade" in review["summaries"][0]
    assert review["called"] == THRESHOLDS
    again = teaching.http.post(f"/api/{study}/review", json={"depth": "quick"}).json()
    assert (again["stage"], again["version"]) == ("done", told["version"])
    assert teaching.http.get(f"/api/{study}/review?have={told['version']}").json()["review"] is None
    french = teaching.http.get(f"/api/{study}/review?lang=fr").json()["review"]
    assert [one["said"] for one in french["decisions"]] != [one["said"] for one in review["decisions"]]
    assert french["moments"] == review["moments"]


@pytest.mark.long
def test_a_process_that_is_killed_and_what_is_kept_damaged_lose_nothing(teaching: Salon) -> None:
    assert teaching.hall is not None
    study = f"records/{bring(teaching, a_match(120))}"
    teaching.http.post(f"/api/{study}/review")
    until(lambda: teaching.http.get(f"/api/{study}/review").json()["done"])
    (pid,) = teaching.hall.study.workers.pids
    os.kill(pid, signal.SIGKILL)
    assert teaching.http.get(f"/api/{study}/review").json()["stage"] != "done", "it was killed too late"
    told = reviewed(teaching, study)
    assert told["stage"] == "done"
    assert teaching.hall.study.workers.pids != [pid]
    path = teaching.hall.settings.database.removeprefix("sqlite:///")
    for damage in (b"no such thing", b""):
        with closing(sqlite3.connect(path)) as database:
            database.execute("UPDATE reviews SET result = ?, version = version + 1", (damage,))
            database.commit()
        anew = teaching.http.get(f"/api/{study}/review").json()
        assert (anew["stage"], anew["review"]) == ("waiting", None)
        if not damage:
            break
        teaching.http.post(f"/api/{study}/review/stop")
    assert reviewed(teaching, study)["review"] == told["review"]


@pytest.mark.long
def test_a_review_that_is_stopped_keeps_what_there_is_and_can_go_on(teaching: Salon) -> None:
    study = f"records/{bring(teaching, a_match(80))}"
    teaching.http.post(f"/api/{study}/review", json={"depth": "thorough"})
    until(lambda: teaching.http.get(f"/api/{study}/review").json()["review"])
    stopped = teaching.http.post(f"/api/{study}/review/stop").json()
    assert (stopped["stage"], bool(stopped["review"])) == ("stopped", True)
    until(lambda: not teaching.hall.study.workers.hands[0].held)  # type: ignore[union-attr]
    assert teaching.http.get(f"/api/{study}/review").json()["stage"] == "stopped"
    assert teaching.http.post(f"/api/{study}/review", json={"depth": "quick"}).json()["stage"] == "waiting"
    assert reviewed(teaching, study)["review"]["depth"] == "quick"


def test_what_cannot_be_reviewed_is_given_up_in_a_sentence(teaching: Salon) -> None:
    assert teaching.hall is not None
    with teaching.hall.store.engine.begin() as connection:
        assert reviews.add_record(KeptRecord("broken", 1.0, "broken.tab", zlib.compress(b"{}"), {"game": GAME}))(
            connection
        )
    teaching.http.post("/api/records/broken/review")
    told = reviewed(teaching, "records/broken")
    assert (told["stage"], told["review"]) == ("failed", None)
    assert "tablier record" in told["sentence"]


@pytest.fixture
def waiting(tmp_path: Path) -> Iterator[Salon]:
    """A salon in which reviews are asked for and begin by themselves, and nobody makes them."""
    few = {"review_processes": 0, "open_review_limit": 2, "review_waiting": 6, "review_limit": 4}
    with running(settings_in(tmp_path, reviews="always", **few)) as found:
        yield found


def keep_records(salon: Salon, count: int) -> list[str]:
    """Records in the database, as if they had been brought."""
    assert salon.hall is not None
    brought = read_in(a_match(8).encode(), "match.tab")
    found = []
    for number in range(count):
        name = f"r{number}"
        job = reviews.add_record(KeptRecord(name, 1.0, "match.tab", brought.text, brought.about))
        with salon.hall.store.engine.begin() as connection:
            assert job(connection)
        found.append(f"records/{name}")
    return found


def test_nobody_has_more_than_a_few_reviews_waiting(waiting: Salon) -> None:
    studies = keep_records(waiting, 6)
    answers = [waiting.http.post(f"/api/{study}/review") for study in studies[:3]]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["error"]["sentence"].startswith("From one address 2 reviews may be waited for")
    assert waiting.http.post(f"/api/{studies[0]}/review").json()["before"] == 1
    waiting.http.post(f"/api/{studies[0]}/review/stop")
    assert waiting.http.post(f"/api/{studies[2]}/review").status_code == 200


def test_too_much_that_waits_in_all_is_refused_in_a_sentence(waiting: Salon) -> None:
    assert waiting.hall is not None
    studies = keep_records(waiting, 6)
    with waiting.hall.store.engine.begin() as connection:
        for number in range(6):
            assert reviews.begin(f"tables/t{number}", "quick", True, 1.0)(connection)
    refused = waiting.http.post(f"/api/{studies[0]}/review?lang=es")
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "too-busy")
    assert "análisis" in refused.json()["error"]["sentence"]


def test_a_match_against_the_computer_is_reviewed_by_itself_and_others_when_asked(waiting: Salon) -> None:
    table, (token,) = waiting.table("garanguet", (PERSON, bot("greedy")), first="white")
    refused = waiting.http.post(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-over")
    with waiting.guest(table, token) as guest:
        guest.do("resign")
    told = until(lambda: (told := waiting.http.get(f"/api/tables/{table}/review").json())["stage"] != "none" and told)
    assert (told["stage"], told["depth"], told["review"]) == ("waiting", "standard", None)
    table, tokens = waiting.table("garanguet", (PERSON, PERSON), first="white")
    with waiting.guest(table, tokens[0]) as guest:
        guest.do("resign")
    assert waiting.http.get(f"/api/tables/{table}/review").json()["stage"] == "none"
    assert waiting.http.post(f"/api/tables/{table}/review").json()["stage"] == "waiting"
    assert waiting.http.get("/api/tables/nowhere/review").status_code == 404
    assert waiting.http.post("/api/records/nowhere/review").status_code == 404
    assert waiting.http.post("/api/records/nowhere/review/stop").status_code == 404
