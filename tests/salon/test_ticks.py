"""Tables are looked at when they are due, and none is forgotten at which a look would find something to do."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from salon.guests import PERSON, Json, bot, choose, settings_in
from tablier.errors import TablierError
from tablier.fairness import seal_of
from tablier.salon import messages
from tablier.salon.kept.notes import Closed, Notes
from tablier.salon.lobby.hall import Hall
from tablier.salon.play.connection import Connection
from tablier.salon.play.room import Room

IDLE, AWAY, OPEN_WITHIN = 30.0, 10.0, 7.0
TABLES: tuple[Json, ...] = (
    {"seats": [PERSON, PERSON]},
    {"seats": [PERSON, PERSON], "clock": {"per_move": 9, "delay": 2}},
    {"seats": [PERSON, bot("random")], "match": 0},
    {"seats": [bot("random"), PERSON], "clock": {"per_move": 5}, "match": 0},
) * 2


class SetTime:
    """A clock that whoever tests moves on."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Visitor:
    """Somebody in front of a table, who knows the state they were shown last."""

    def __init__(self, number: int, seats: frozenset[int]) -> None:
        self.connection = Connection(f"visitor-{number}", seats, "en", None)
        self.connection.line = self
        self.state: Json = {}

    def say(self, text: str) -> bool:
        told = json.loads(text)
        if told["type"] == "state":
            self.state = told
        return True


class Evening:
    """A hall that nobody looks after but whoever tests, and people who do anything there, at random."""

    def __init__(self, folder: Path, seed: int, clock: SetTime) -> None:
        self.clock, self.chance = clock, random.Random(seed)
        settings = settings_in(folder, idle_after=IDLE, away_after=AWAY, open_within=OPEN_WITHIN, reviews="never")
        self.hall = Hall(settings, clock)
        self.tokens: dict[str, set[int]] = {}
        self.visitors: dict[str, list[Visitor]] = {}
        self.numbers = iter(range(1, 10**6))
        self.driven: set[str] = set()
        """The tables of which this server holds the lease."""
        self.found: set[str] = set()
        """What looking after the tables led to."""

    async def open(self) -> None:
        for wish in TABLES:
            asked = messages.NewTable.model_validate({"game": "garanguet", "first": "white", **wish})
            table = (await self.hall.open(asked, "1.2.3.4"))[0].id
            self.tokens[table], self.visitors[table] = set(), []

    async def happen(self) -> None:
        """Something, anywhere."""
        acts = self.sit, self.come, self.come, self.go, self.act, self.act, self.hear, self.stumble, self.wait
        table = self.chance.choice(list(self.tokens))
        with suppress(TablierError):
            await self.chance.choice(acts)(table, await self.hall.room(table))
        if self.chance.random() < (0.2 if self.hall.steward.standing_still else 0.02):
            closed = None if self.hall.steward.standing_still else Closed("", games=False)
            self.hall.steward._told = Notes(closed, None, {}, ())

    async def sit(self, table: str, room: Room) -> None:
        for seat in set(room.journal.people) - self.tokens[table]:
            part = self.chance.choice(({"seed": "s"}, {"seal": seal_of(table, seat + 1, "s")}))
            await room.do(partial(room.sit, seat, messages.Sitter(name=f"P{seat}", **part), None))
            self.tokens[table].add(seat)

    async def come(self, table: str, room: Room) -> None:
        seats = frozenset(seat for seat in self.tokens[table] if self.chance.random() < 0.7)
        visitor = Visitor(next(self.numbers), seats)
        self.driven.add(table)
        await room.do(partial(room.join, visitor.connection))
        self.visitors[table].append(visitor)

    async def go(self, table: str, room: Room) -> None:
        while self.visitors[table]:
            await room.do(partial(room.part, self.visitors[table].pop().connection))

    async def act(self, table: str, room: Room) -> None:
        visitor = self.chance.choice(self.visitors[table] or [None])
        if visitor is None:
            return
        message = choose(visitor.state, self.chance, ("house", "resign"))
        if message is None or self.chance.random() < 0.1:
            message = {"do": "anew"}
        if message["do"] == "open":
            message["seed"] = "s"
        read = messages.read_message(json.dumps({"n": next(self.numbers), **message}))
        await room.do(partial(room.receive, visitor.connection, read))

    async def hear(self, table: str, room: Room) -> None:
        """Somebody comes or goes by way of another server."""
        seats: Sequence[int] = list(self.tokens[table]) if self.chance.random() < 0.5 else ()
        await room.do(partial(room.hear, "another", seats, 0))

    async def stumble(self, table: str, room: Room) -> None:
        """It is not known whether an act was stored."""

        async def lose() -> None:
            room._stale = self.chance.random() < 0.3

        await room.do(lose)

    async def wait(self, table: str, room: Room) -> None:
        self.clock.now += self.chance.choice((0.25, 1.0, 4.9, AWAY, IDLE + 0.5))

    async def settle(self) -> None:
        """Let everything come to an end that is under way."""
        async with asyncio.timeout(60):
            while any(self._is_busy(room) for room in self.hall.rooms.values()):
                await asyncio.sleep(0)

    @staticmethod
    def _is_busy(room: Room) -> bool:
        offering = room.driver._offering
        return room.driver.is_thinking or room._following is not None or (offering is not None and not offering.done())

    def doing(self, table: str, room: Room) -> dict[str, Any]:
        """What is under way at a table, whoever began it."""
        return {
            "offered": room.driver._offering, "late": room.driver._thinking, "followed": room._following,
            "driven": table in self.driven, "put away": self.hall.rooms.get(table) is not room,
        }  # fmt: skip

    async def check(self) -> None:
        """No table that is not due has anything to be done at it; then those that are due are looked at."""
        rooms, now, still = list(self.hall.rooms.items()), self.clock(), self.hall.steward.standing_still
        for table, room in rooms:
            if room.driver.due <= now or still:
                continue
            assert not (room.idle and room.used < now - IDLE)
            before, due = self.doing(table, room), room.driver.due
            room.driver.hold(False)
            room.tick()
            assert self.doing(table, room) == before
            room.driver.due = due  # no look that nobody asked for makes up for one that was forgotten
        all_before = [self.doing(table, room) for table, room in rooms]
        await self.hall.tick()
        assert {room.driver._held for room in self.hall.rooms.values()} <= {still}
        for (table, room), before in zip(rooms, all_before, strict=True):
            after = self.doing(table, room)
            self.found |= {what for what in after if after[what] not in (before[what], None)}


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
def test_no_table_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """A table that is not due is looked at nevertheless, as all were four times a second once: nothing comes of it."""
    clock = SetTime()
    monkeypatch.setattr(Room, "_monotonic", staticmethod(clock))

    async def live() -> None:
        evening = Evening(tmp_path, seed, clock)
        census = evening.hall.neighbours.census

        async def drive(table: str) -> None:
            evening.driven.add(table)

        monkeypatch.setattr(census, "drive", drive)
        monkeypatch.setattr(census, "give_back", evening.driven.discard)
        await evening.open()
        for _ in range(2000):
            await evening.happen()
            await evening.settle()
            await evening.check()
            await evening.settle()
        await evening.hall.close()
        assert evening.found == {"offered", "late", "followed", "driven", "put away"}

    asyncio.run(live())
