"""Several servers on one PostgreSQL: they follow each other, one drives a table, and nobody is told two truths."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from salon.conftest import fresh_database
from salon.guests import PATIENCE, PERSON, Guest, Json, Salon, bot, choose, running, settings_in
from tablier.salon.city import census
from tablier.salon.city.bus import Bus, open_bus
from tablier.salon.city.census import DrivenElsewhere
from tablier.salon.kept import servers, store
from tablier.salon.kept.schema import servers as kept_servers
from tablier.salon.kept.servers import Deposed, Lease
from tablier.salon.kept.store import Store

SOON = 5.0
"""Within so many seconds whatever one server does is seen by way of the others, and a table is driven on."""


class Two(NamedTuple):
    """Two servers of one salon."""

    here: Salon
    there: Salon


@pytest.fixture(scope="module", params=["postgresql", pytest.param("redis", marks=pytest.mark.long)])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two servers that hear of each other by the database or by Redis."""
    url = fresh_database(request.getfixturevalue("postgres"))
    bus = request.getfixturevalue("redis") if request.param == "redis" else ""
    settings = settings_in(tmp_path_factory.mktemp("several"), database=url, bus=bus)
    with running(settings) as here, running(settings) as there:
        deadline = time.monotonic() + 20
        while not (here.hall.neighbours.bus.reached and there.hall.neighbours.bus.reached):
            assert time.monotonic() < deadline, "they do not hear of each other"
            time.sleep(0.02)
        yield Two(here, there)


def seen(state: Json) -> Json:
    """What everybody sees alike."""
    return {name: state[name] for name in ("at", "phase", "dice", "position", "turn_seat")}


def act(guest: Guest, chance: random.Random) -> Json | None:
    message = choose(guest.state, chance)
    return None if message is None else guest.do(message.pop("do"), **message)


# Following


_LONGER = [pytest.param(game, marks=pytest.mark.long) for game in ("backgammon@modern", "trictrac")]


@pytest.mark.parametrize("game", ["unstacked", *_LONGER])
def test_players_on_two_servers_see_one_game(two: Two, game: str) -> None:
    table, tokens = two.here.table(game)
    chance = random.Random(game)
    with two.here.guest(table, tokens[0]) as rose, two.there.guest(table, tokens[1]) as jack:
        for _ in range(60):
            for guest, other in ((rose, jack), (jack, rose)):
                answer = act(guest, chance)
                if answer is not None:
                    assert answer["type"] == "ack", answer
                    other.until(lambda state, at=answer["at"]: state["at"] >= at, SOON)
                    assert seen(rose.state) == seen(jack.state)
            if rose.state["phase"] == "over":
                break
        assert rose.state["at"] > 20
        assert len(rose.lines) == len(jack.lines), "both were told everything"


async def look_for_nothing() -> None:
    """What is done by way of other servers is heard of, not found."""


def test_who_watches_by_way_of_another_server_is_shown_everything_at_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = two.here.table("garanguet", first="white")
    assert two.there.hall is not None
    with two.there.guest(table) as watching, two.here.guest(table, *tokens) as playing:
        monkeypatch.setattr(two.there.hall.neighbours, "look", look_for_nothing)
        at = playing.do("throw")["at"]
        watching.until(lambda state: state["at"] >= at, SOON)
        assert watching.state["dice"] == playing.state["dice"]


def test_who_comes_by_way_of_another_server_while_somebody_acts_misses_nothing(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = two.here.table("garanguet", first="white")
    assert two.here.hall is not None
    assert two.there.hall is not None
    with two.here.guest(table, *tokens) as playing:
        neighbours, room = two.here.hall.neighbours, two.here.hall.rooms[table]
        keep = room.keep

        async def keep_late(*act: Any, **more: Any) -> None:
            while not neighbours.watching(table):
                await asyncio.sleep(0.01)
            await keep(*act, **more)

        monkeypatch.setattr(two.there.hall.neighbours, "look", look_for_nothing)
        monkeypatch.setattr(room, "keep", keep_late)
        at = playing.state["at"]
        playing.say({"n": 1, "do": "throw"})
        with two.there.guest(table) as watching:
            watching.until(lambda state: state["at"] > at, SOON)


def test_who_watches_by_way_of_another_server_is_counted_in_the_lobby(two: Two) -> None:
    table, tokens = two.there.table("garanguet", public=True)

    def listed(number: int) -> None:
        deadline = time.monotonic() + SOON
        while True:
            running = two.here.http.get("/api/tables").json()["running"]
            if number in [one["watching"] for one in running if one["id"] == table]:
                return
            assert time.monotonic() < deadline, running
            time.sleep(0.1)

    with two.there.guest(table, *tokens), two.there.guest(table):
        listed(1)
        with two.here.guest(table):  # at a table that is open here, nobody is counted twice
            listed(2)
    listed(0)


def test_a_message_that_is_lost_is_found_by_looking(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = two.here.table("garanguet", first="white")
    assert two.here.hall is not None
    with two.there.guest(table) as watching, two.here.guest(table, *tokens) as playing:
        monkeypatch.setattr(two.here.hall.neighbours.bus, "tell", lambda *_: None)
        at = playing.do("throw")["at"]
        watching.until(lambda state: state["at"] >= at, SOON)


def test_a_table_played_elsewhere_is_not_followed_where_nobody_is(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, chance = two.here.hall, random.Random(3)
    assert hall is not None
    monkeypatch.setattr(hall, "settings", replace(hall.settings, idle_after=0.7))
    table, tokens = two.here.table("garanguet", match=0)
    assert table in hall.rooms, "they sat down by way of this server"
    with two.there.guest(table, *tokens) as playing:
        deadline = time.monotonic() + 3 * SOON
        while table in hall.rooms:
            assert time.monotonic() < deadline
            act(playing, chance)
            time.sleep(0.1)


def test_whoever_has_sat_down_by_way_of_one_server_has_the_seat_at_another(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    for server in two:
        assert server.hall is not None
        monkeypatch.setattr(server.hall.neighbours, "look", look_for_nothing)
    table = two.there.open(game="garanguet", seats=[PERSON, PERSON])
    two.there.state(table)
    assert table in two.there.hall.rooms, "and so it is not loaded when they come"
    tokens = [two.here.sit(table, seat) for seat in (0, 1)]
    with two.there.guest(table, *tokens) as guest:
        assert guest.welcome["you"] == [0, 1]


# Who acts first


def test_of_two_who_act_at_once_one_acts_and_the_other_is_answered_from_there(two: Two) -> None:
    for number in range(12):
        table, tokens = two.here.table("garanguet", first="white")
        with (
            two.here.guest(table, *tokens, client="a") as one,
            two.there.guest(table, *tokens, client="b") as other,
        ):
            answers: list[Json] = []
            together = threading.Barrier(2)

            def throw(guest: Guest, answers: list[Json] = answers, together: threading.Barrier = together) -> None:
                together.wait()
                answers.append(guest.do("throw"))

            threads = [threading.Thread(target=throw, args=(guest,)) for guest in (one, other)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"], (number, answers)
            assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "wrong-phase"
            at = next(answer["at"] for answer in answers if answer["type"] == "ack")
            for guest in (one, other):
                guest.until(lambda state, at=at: state["at"] >= at, SOON)
            assert seen(one.state) == seen(other.state)


def test_a_message_sent_again_to_another_server_is_answered_as_done(two: Two) -> None:
    table, tokens = two.here.table("garanguet", first="white")
    with two.here.guest(table, *tokens, client="same") as guest:
        first = guest.ask({"n": 7, "do": "throw"})
    with two.there.guest(table, *tokens, client="same") as guest:
        assert guest.ask({"n": 7, "do": "throw"}) == first
        assert guest.state["at"] == first["at"]


def test_nobody_is_refused_by_a_server_that_is_behind(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody saw on another server, they may act upon here; what they did there, they are told here."""
    table, tokens = two.here.table("garanguet", first="white")
    assert two.there.hall is not None
    with two.there.guest(table) as watching, two.here.guest(table, *tokens, client="same") as guest:
        monkeypatch.setattr(two.there.hall.rooms[table], "told_of", lambda at: None)
        assert guest.do("throw")["type"] == "ack"
        step = choose(guest.state, random.Random(1))
        assert step is not None
        done = guest.do(**step)
        assert done["type"] == "ack"
        assert watching.state["at"] < done["at"] - 1
        with two.there.guest(table, *tokens, client="same") as again:
            assert again.ask({"n": guest.n, **step}) == done
        at = guest.do("undo", all=False)["at"]
        with two.there.guest(table, *tokens, client="another") as other:
            assert other.state["at"] < at
            assert other.do(**step) == {"type": "ack", "re": 1, "at": at + 1}
            assert other.do("throw")["code"] == "wrong-phase"


def test_a_seat_is_taken_once_whoever_asks_where(two: Two) -> None:
    table = two.here.open("unstacked")
    two.there.state(table)  # loaded there too
    found: list[int] = []
    together = threading.Barrier(2)

    def sit(salon: Salon, name: str) -> None:
        together.wait()
        body = {"name": name, "seed": name}
        found.append(salon.http.post(f"/api/tables/{table}/seats/0", json=body).status_code)

    threads = [threading.Thread(target=sit, args=pair) for pair in ((two.here, "rose"), (two.there, "jack"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [201, 409]


def test_seats_names_and_rematches_are_followed(two: Two) -> None:
    table, tokens = two.here.table("unstacked", match=1, first="white")
    with two.here.guest(table, *tokens) as here, two.there.guest(table) as there:
        head = {"authorization": f"Seat {tokens[0]}"}
        two.here.http.post(f"/api/tables/{table}/seats/0", json={"name": "Anne", "seed": "seed-0"}, headers=head)
        there.until(lambda state: state["seats"][0]["name"] == "Anne", SOON)
        assert here.do("resign", seat=0)["type"] == "ack"
        for seat in (0, 1):
            assert here.do("rematch", seat=seat)["type"] == "ack"
        there.until(lambda state: (state["rematch"] or {}).get("link") is not None, SOON)
        assert there.state["rematch"] == here.state["rematch"]


# Who is there


def test_who_is_connected_to_another_server_is_not_away(two: Two) -> None:
    table, tokens = two.here.table("unstacked")

    with two.here.guest(table, tokens[0]) as rose:
        assert not rose.state["seats"][1]["present"]
        with two.there.guest(table, tokens[1]) as jack:
            _presence(rose, lambda seats: seats[1]["present"])
            if not jack.state["seats"][0]["present"]:
                _presence(jack, lambda seats: seats[0]["present"])
        _presence(rose, lambda seats: not seats[1]["present"])


def _presence(guest: Guest, come: Any) -> None:
    deadline = time.monotonic() + SOON
    while not come(guest.next_of("presence")["seats"]):
        assert time.monotonic() < deadline


# Driving


def test_a_bot_is_driven_by_one_server_and_by_the_next_when_that_ends(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path, database=fresh_database(postgres))
    with running(settings) as there:
        with running(settings) as here:
            table, tokens = here.table("garanguet", [PERSON, bot("random")], first="white")
            with here.guest(table, *tokens) as guest:
                _play_a_turn(guest)
                guest.until(lambda state: state["turn_seat"] == 0, SOON)
                assert _driver(here, table).server == here.hall.neighbours.census.name
        with there.guest(table, *tokens, client="elsewhere") as guest:
            began = time.monotonic()
            guest.until(lambda state: state["turn_seat"] == 0, SOON)
            _play_a_turn(guest)
            guest.until(lambda state: state["turn_seat"] == 0, SOON)
            assert time.monotonic() - began < SOON
            assert _driver(there, table).server == there.hall.neighbours.census.name


def test_whoever_is_lost_is_replaced_and_can_do_nothing_when_he_wakes(two: Two) -> None:
    table, tokens = two.here.table("garanguet", [PERSON, bot("random")], first="white")
    sleeper = Lease(table, "somebody asleep", 7)
    hall = two.here.hall
    assert hall is not None

    async def asleep() -> None:
        await hall.store.write(
            lambda connection: connection.execute(servers.drivers.insert().values(sleeper._asdict()))
        )

    _run(two.here, asleep())
    with two.here.guest(table, *tokens) as guest:
        _play_a_turn(guest)
        guest.until(lambda state: state["turn_seat"] == 0, SOON)
        assert _driver(two.here, table).epoch == 8
        late = store.KeptAct(guest.state["at"] + 1, 0.0, 1, None, None, {"undo": True})
        with pytest.raises(Deposed):
            _run(two.here, hall.store.write(store.append(table, late, lease=sleeper)))
        assert two.there.state(table)["at"] == guest.state["at"], "it was not kept"


def _play_a_turn(guest: Guest) -> None:
    chance = random.Random(1)
    guest.until(lambda state: state["turn_seat"] == 0 or state["actions"] != [])
    while guest.state["turn_seat"] != 1:
        assert act(guest, chance) is not None


def _driver(salon: Salon, table: str) -> Lease:
    assert salon.hall is not None
    found = _run(salon, salon.hall.store.read(servers.driver_of(table)))
    assert isinstance(found, Lease)
    return found


def _run(salon: Salon, work: Any) -> Any:
    """Have something done by the loop of a salon, in another thread."""
    return asyncio.run_coroutine_threadsafe(work, salon.loop).result(20)


# The census, by itself

NOBODY = store.KeptSeat(0, None, None, None, None)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_server_lives_as_long_as_it_beats_by_the_clock_of_whoever_looks(postgres: str) -> None:
    kept, clock = Store(fresh_database(postgres)), Clock()
    one, other = (census.Census(kept, name, clock, alone=False) for name in ("one", "other"))

    async def live() -> None:
        await one.beat()
        await other.beat()
        await one.beat()
        assert one.others == ["other"]
        clock.now += census.LOST - 0.1
        await one.beat()
        assert not one.is_lost("other")
        clock.now += 0.2
        await one.beat()
        assert one.is_lost("other")
        await other.beat()
        await one.beat()
        assert not one.is_lost("other"), "it only slept"
        assert one.is_lost("nobody")

    try:
        asyncio.run(live())
    finally:
        kept.close()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whoever_begins_knows_at_once_who_was_lost_before(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A server that died while nobody looked: by the database's clock, whatever the others' clocks say."""
    sqlite = f"sqlite:///{tmp_path / 'salon.db'}"
    kept = Store(sqlite if database == "sqlite" else fresh_database(request.getfixturevalue("postgres")))

    async def live() -> None:
        table = store.KeptTable("t", 0.0, 0.0, {}, "", False, "open", None)
        await kept.write(store.create(table, [NOBODY]))
        gone, lives = (census.Census(kept, name, Clock(), alone=False) for name in ("gone", "lives"))
        await gone.beat()
        before = await gone.drive("t")
        assert before is not None
        long_ago = kept_servers.update().values(beaten=kept_servers.c.beaten - 10.0)
        await kept.write(lambda connection: connection.execute(long_ago))
        await lives.beat()
        fresh = census.Census(kept, "fresh", Clock(), alone=False)
        await fresh.beat()
        assert fresh.is_lost("gone")
        assert not fresh.is_lost("lives")
        taken = await fresh.drive("t")
        assert taken == Lease("t", "fresh", before.epoch + 1)

    try:
        asyncio.run(live())
    finally:
        kept.close()


async def taken_over(server: census.Census) -> Lease:
    """The lease of a table that was given back, as soon as that is written."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(DrivenElsewhere):
                lease = await server.drive("t")
                assert lease is not None
                return lease
            await asyncio.sleep(0.02)


def test_a_lease_is_taken_once_given_back_and_taken_over_from_the_lost(postgres: str) -> None:
    kept, clock = Store(fresh_database(postgres)), Clock()
    one, other = (census.Census(kept, name, clock, alone=False) for name in ("one", "other"))

    async def live() -> None:
        await kept.write(store.create(store.KeptTable("t", 0.0, 0.0, {}, "", False, "open", None), [NOBODY]))
        await one.beat()
        await other.beat()
        await one.beat()
        taken = dict(
            zip(
                (one, other),
                await asyncio.gather(one.drive("t"), other.drive("t"), return_exceptions=True),
                strict=True,
            )
        )
        assert sorted(type(it).__name__ for it in taken.values()) == ["DrivenElsewhere", "Lease"]
        waiting, driver = sorted(taken, key=lambda server: isinstance(taken[server], census.Lease))
        with pytest.raises(DrivenElsewhere):
            await waiting.drive("t")
        driver.give_back("t")
        lease = await taken_over(waiting)
        clock.now += 10.0
        await driver.beat()
        after = await driver.drive("t")
        assert after is not None
        assert (after.server, after.epoch) == (driver.name, lease.epoch + 1)
        act = store.KeptAct(1, 0.0, None, None, None, {})
        with pytest.raises(Deposed):
            await kept.write(store.append("t", act, lease=lease))
        await kept.write(store.append("t", act, lease=after))

    try:
        asyncio.run(live())
    finally:
        kept.close()


# The bus, by itself


def test_what_is_said_reaches_the_others_whole_and_never_oneself(postgres: str, redis: str) -> None:
    kept = Store(fresh_database(postgres))

    async def talk(url: str) -> None:
        buses = [open_bus(url, name, kept.engine) for name in ("one", "other")]
        if url:  # one of another salon, which has another number of the same Redis
            buses.append(open_bus(f"{url}?db=1", "stranger", kept.engine))
        heard: list[tuple[str, Any]] = []
        for bus in buses:
            bus.hear("word", lambda value, name=bus.name: heard.append((name, value)))
            bus.begin()
        try:
            async with asyncio.timeout(20):
                while not all(bus.reached for bus in buses):
                    await asyncio.sleep(0.01)
                words = ["x" * length for length in (1, 3000, 3000, 3000, 6000)] + [str(n) for n in range(3000)]
                for word in words:
                    buses[0].tell("word", word)
                while len(heard) < len(words):
                    await asyncio.sleep(0.01)
            assert heard == [("other", word) for word in words]
        finally:
            for bus in buses:
                await bus.close()

    try:
        for url in ("", redis):
            asyncio.run(talk(url))
    finally:
        kept.close()


def test_a_server_on_sqlite_is_alone(tmp_path: Path) -> None:
    kept = Store(f"sqlite:///{tmp_path / 'salon.db'}")
    try:
        assert type(open_bus("", "one", kept.engine)) is Bus
    finally:
        kept.close()


# Hands of other machines


@pytest.mark.long
def test_bots_think_by_the_hands_of_a_worker_and_for_themselves_when_it_is_gone(postgres: str, tmp_path: Path) -> None:
    url = fresh_database(postgres)
    with running(settings_in(tmp_path, database=url)) as salon:
        assert salon.hall is not None
        borrowed = salon.hall.house._elsewhere
        assert borrowed is not None
        assert not borrowed.there_are
        worker = subprocess.Popen(
            [sys.executable, "-m", "tablier", "worker", "--database", url, "--jobs", "1"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            deadline = time.monotonic() + 60
            while not borrowed.there_are:
                assert time.monotonic() < deadline, "nobody is heard of"
                time.sleep(0.05)
            answered: list[Any] = []
            think = borrowed.think

            async def noted(about: Any, work: Any) -> Any:
                answered.append(await think(about, work))
                return answered[-1]

            borrowed.think = noted  # type: ignore[method-assign]
            table, tokens = salon.table("garanguet", [PERSON, bot("greedy")], first="white")
            with salon.guest(table, *tokens) as guest:
                for _ in range(3):
                    _play_a_turn(guest)
                    guest.until(lambda state: state["turn_seat"] == 0)
                assert any(found is not None for found in answered), "the worker has not thought"
                worker.kill()
                worker.wait()
                _play_a_turn(guest)
                guest.until(lambda state: state["turn_seat"] == 0, 30)
        finally:
            worker.kill()
            worker.wait()
