"""Allowances, addresses, the door, and answers remembered: each bounded, and each for whom it is meant."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tablier.salon.limits import Allowance, Limiter, SharedCounts, TooMany, household
from tablier.salon.lobby.door import Door
from tablier.salon.play.answers import Answers
from tablier.salon.web.porch import Porch
from tablier.saying import Said


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_an_allowance_comes_back_evenly() -> None:
    clock = Clock()
    allowance = Allowance(3, 60.0, clock)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    clock.time += 20.0
    assert [allowance.take() for _ in range(2)] == [True, False]
    clock.time -= 3600.0  # a clock set back takes nothing away and gives nothing
    assert not allowance.take()
    clock.time += 6000.0
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_each_caller_has_an_allowance_and_few_are_remembered() -> None:
    limiter = Limiter(1, 60.0, "too-many", "Too many.", Clock(), callers=100)

    async def many() -> None:
        await limiter.take("rose")
        await limiter.take("jack")
        with pytest.raises(TooMany, match="Too many") as refused:
            await limiter.take("rose")
        assert refused.value.code == "too-many"
        for number in range(1000):
            await limiter.take(number)

    asyncio.run(many())
    assert len(limiter) == 100


def test_servers_share_limits_in_redis_and_count_for_themselves_without(redis: str) -> None:
    said = Said("salon.too-many-tables", n=3)

    async def count(url: str) -> list[int]:
        redis = [SharedCounts(url) for _ in range(2)]
        servers = [Limiter(3, 60.0, "too-many", said, shared=one) for one in redis]
        taken = [0, 0]
        for _ in range(5):
            for number, server in enumerate(servers):
                with suppress(TooMany):
                    await server.take("rose")
                    taken[number] += 1
        for one in redis:
            await one.close()
        return taken

    assert sum(asyncio.run(count(redis))) == 3
    assert asyncio.run(count("redis://127.0.0.1:1")) == [3, 3], "nobody waits for a Redis that is gone"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_counted_as_a_household(address: str, counted: str) -> None:
    assert household(address) == counted


def test_connections_are_counted_by_household() -> None:
    porch = Porch(most=10, most_of_one=2, within=1.0, trusted=frozenset({"::1"}))
    for number in range(2):
        porch.come_in(f"2001:db8::{number}")
    assert not porch.admits("2001:db8::99")
    assert porch.admits("2001:db8:1::")
    porch.go("2001:db8::1")
    assert porch.admits("2001:db8::99")
    for _ in range(5):
        porch.come_in("::1")
    assert porch.admits("::1")


def test_the_door_has_the_longest_silent_give_way_and_forgets_who_has_gone() -> None:
    async def go() -> None:
        door = Door(2, 1)
        given_way: list[str] = []

        async def stand(name: str, address: str) -> None:
            try:
                async with door.waiting(address):
                    await asyncio.sleep(5)
            except TimeoutError:
                given_way.append(name)

        tasks = [asyncio.create_task(stand(name, "here")) for name in ("first", "second", "third")]
        tasks.append(asyncio.create_task(stand("elsewhere", "there")))
        await asyncio.sleep(0.05)
        assert given_way == ["first"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with door.looking("here"), door.looking("there"), pytest.raises(TooMany), door.looking("here"):
            pass
        with door.looking("here"):
            pass
        assert not door._waiting
        assert not door._looking

    asyncio.run(go())


def test_answers_belong_to_a_seat_and_a_client() -> None:
    answers: Answers[str] = Answers(clients=2)
    answers.remember((0,), "bot", 1, "white's")
    answers.remember((1,), "bot", 2, "black's")
    assert answers.find((0,), "bot", 1) == "white's"
    assert answers.find((1,), "bot", 1) is None
    assert answers.find((), "bot", 1) is None
    assert answers.find((0, 1), "bot", 2) == "black's"
    assert (answers.latest((0,), "bot"), answers.latest((0, 1), "bot"), answers.latest((), "bot")) == (1, 2, -1)


def test_answers_are_remembered_of_the_latest_messages_and_clients() -> None:
    answers: Answers[int] = Answers(clients=2)
    for n in range(200):
        answers.remember((0,), "old", n, n)
    assert answers.find((0,), "old", 199) == 199
    assert answers.find((0,), "old", 100) is None
    answers.remember((0,), "second", 1, 1)
    answers.remember((0,), "old", 200, 200)
    answers.remember((0,), "third", 1, 1)
    assert answers.find((0,), "second", 1) is None
    assert answers.find((0,), "old", 200) == 200
