"""One task owns one table: what comes in is done in turn, kept, and only then acknowledged and shown to everybody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ..errors import Refusal, TablierError
from ..table import Event
from ..table.events import Abandon, Resign
from . import acts, board_view, log, messages, opening, store, views
from .actions import GOING_ON, offers
from .audience import Audience
from .connection import Connection
from .house import STAND_IN, House
from .journal import Journal
from .settings import Settings
from .store import Kept, KeptAct, KeptSeat, Store

T = TypeVar("T")

LATE_LIMIT = 3
"""How often in a row the house acts for somebody who is late before the game is given up for them."""
_AFTER_TROUBLE = 1.0
"""How many seconds a bot waits before it tries again what could not be stored."""
_CLIENTS = 200
_REFUSALS = 64
"""Of how many clients refusals are remembered, and how many of each."""


@dataclass(frozen=True)
class Services:
    """What a room needs of the salon around it. ``now`` tells the time in seconds."""

    store: Store
    house: House
    settings: Settings
    now: Callable[[], float]


class Room:
    """A table with everybody connected to it. Every method that changes it runs in the room's own task."""

    def __init__(self, journal: Journal, services: Services) -> None:
        self.journal = journal
        self.audience = Audience(journal.people, services.now)
        self.used = services.now()
        """When somebody last had to do with the table."""
        self._services = services
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._refused: dict[str, dict[int, dict[str, Any]]] = {}
        self._since = services.now()
        """When this room was opened: no clock runs from before that."""
        self._thinking: asyncio.Task[None] | None = None
        self._stuck_at = -1
        """After how many events a bot had nothing to do but wait for dice."""
        self._stale = False
        """Whether an act failed to be stored and the table could not be loaded anew yet."""
        self._offering: asyncio.Task[None] | None = None
        """Telling everybody that the house may be asked to play for somebody."""
        self._task = asyncio.create_task(self._work(), name=f"table {journal.id}")

    # The task

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have a job done when its turn comes; returns what it returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return await done

    async def _work(self) -> None:
        while True:
            job, done = await self._inbox.get()
            self.used = self._services.now()
            try:
                answer = await job()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception as problem:
                if not done.cancelled():
                    done.set_exception(problem)
            else:
                if not done.cancelled():
                    done.set_result(answer)
            self._drive()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not len(self.audience) and self._inbox.empty() and self._thinking is None

    async def close(self) -> None:
        """Stop, without losing what is kept already."""
        for task in (self._thinking, self._offering, self._task):
            if task is not None:
                task.cancel()
        await asyncio.gather(*filter(None, (self._thinking, self._offering, self._task)), return_exceptions=True)

    # Coming and going

    async def join(self, connection: Connection) -> None:
        """Somebody connects: they are welcomed and shown everything. Raises Refusal if there is no room."""
        if len(self.audience) >= self._services.settings.connection_limit:
            raise Refusal("table-full", "Too many people are looking at this table; come back a little later.")
        back = [seat for seat in connection.seats if seat in self.journal.house]
        for seat in back:
            self.journal.take_note({"back": seat})
            await self._keep({"back": seat}, seat)
        self.audience.come(connection)
        connection.send(views.welcome(self.journal, connection.seats))
        if back:
            self._show_all()
        else:
            self.audience.show(self.journal, connection, self._extras)
            self.audience.tell_presence(self.journal, but=connection, house_in=self._house_in())

    async def part(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.audience.go(connection)
        self.audience.tell_presence(self.journal, house_in=self._house_in())

    async def sit(self, seat: int, sitter: messages.Sitter, token: str | None) -> str | None:
        """Take a seat, or change the name on it; the new token, if there is one. Raises Refusal."""
        journal = self.journal
        if seat >= len(journal.seats) or journal.seats[seat].level is not None:
            raise Refusal("no-such-seat", "There is no such seat for a person at this table.")
        kept, fresh = journal.seats[seat], None
        body: dict[str, Any] = {"sit": seat, "name": sitter.name}
        if kept.token_hash is None:
            fresh = opening.draw_token()
            taken = replace(kept, name=sitter.name, seed=opening.seed_of(sitter), token_hash=opening.token_hash(fresh))
        elif token is None or opening.token_hash(token) != kept.token_hash:
            raise Refusal("seat-taken", "Somebody sits there already.")
        else:
            taken = replace(kept, name=sitter.name, seed=kept.seed or opening.seed_of(sitter))
            if kept.seed is not None:
                body = {"name": seat, "was": kept.name, "to": sitter.name}
        journal.be_seated(taken)
        journal.take_note(body)
        await self._keep(body, seat, kept_seat=taken)
        self.audience.welcome(journal)
        self._show_all()
        return fresh

    # Acting

    async def receive(self, connection: Connection, message: Any) -> None:
        """Answer a message of a client: an ack or a refusal, and a state for everybody if anything changed."""
        if message.do == "look":
            self._look(connection, message)
            return
        if message.do == "why_not":
            reason = views.why_not(self.journal, message.step, connection.lang)
            connection.send({"type": "why", "re": message.n, **reason})
            return
        answer = self._old_answer(connection, message.n)
        if answer is None:
            try:
                await self._act(connection, message)
                return
            except TablierError as problem:
                answer = self._refusal(connection, message.n, problem)
        connection.send(answer)

    async def _act(self, connection: Connection, message: Any) -> None:
        if self._stale:
            await self._load_anew()
        journal = self.journal
        seat = self._seat_for(connection, message)
        before = board_view.snapshot(journal)
        if message.do == "house":
            body = self._call_house(seat)
            journal.take_note(body)
        else:
            body = acts.perform(journal, seat, message)
        await self._keep(body, seat, connection.client, message.n)
        if message.do == "house":
            await self._agree_for_absent()
        connection.send({"type": "ack", "re": message.n, "at": journal.at})
        await asyncio.sleep(0)  # the answer goes out before the pictures are drawn
        self._show_all(before)

    async def _keep(
        self, body: dict[str, Any], seat: int | None, client: str | None = None, n: int | None = None,
        kept_seat: KeptSeat | None = None,
    ) -> None:  # fmt: skip
        """Store an act the journal has taken in. If that fails, go back to what is kept and raise Refusal."""
        journal, now = self.journal, self._services.now()
        act = KeptAct(journal.at + 1, now, seat, client, n, body)
        jobs = [store.append(journal.id, act, journal.stage, views.outcome(journal), kept_seat)]
        if "rematch" in body and set(journal.people) <= journal.rematch and journal.kept.rematch is None:
            following = opening.again(journal.kept, journal.seats, now)
            jobs += [store.create(*following), store.follow(journal.id, following[0].id)]
            journal.kept = replace(journal.kept, rematch=following[0].id)
        try:
            await self._services.store.write(lambda connection: [job(connection) for job in jobs])
        except Exception as problem:
            log.trouble("an act could not be stored", problem, table=journal.id)
            await self._load_anew()
            raise Refusal("not-stored", "That could not be stored, so nothing was changed. Please try again.") from None
        journal.at = act.at
        journal.remember(client, n, act.at)
        if "events" in body:
            journal.acted = now
            journal.count_timeouts(body, seat)

    async def _agree_for_absent(self) -> None:
        """Where somebody would break a scored game off, the house agrees for those it plays for (T-80)."""
        journal = self.journal
        events = [Abandon(seat) for seat in acts.absent_from_agreement(journal)]
        if events:
            journal.perform(events)
            await self._keep({"events": [event.to_json() for event in events]}, None)

    async def kept(self) -> Kept:
        """Everything the store has of the table."""
        found = await self._services.store.read(store.load(self.journal.id))
        assert found is not None
        return found

    async def _load_anew(self) -> None:
        """Go back to what is kept."""
        self._stale = True
        try:
            self.journal = Journal(await self.kept())
        except Exception as problem:
            log.trouble("a table could not be loaded anew", problem, table=self.journal.id)
            raise Refusal("not-stored", "Nothing can be stored just now. Please try again in a moment.") from None
        self._stale = False
        for connection in self.audience.connections:
            connection.told = min(connection.told, len(self.journal.lines))

    def _seat_for(self, connection: Connection, message: Any) -> int:
        """The seat a message is for: the one named, or that of the client's which may do it now."""
        if not connection.seats:
            raise Refusal("only-watching", "You are watching: only those who sit at the table can act.")
        if message.seat is not None:
            if message.seat not in connection.seats:
                raise Refusal("not-your-seat", "That is somebody else's seat.")
            return int(message.seat)
        turn = self.journal.turn_seat
        for seat in sorted(connection.seats, key=lambda seat: (seat != turn, seat)):
            if any(offer["do"] == message.do for offer in offers(self.journal, seat)):
                return seat
        return turn if turn in connection.seats else min(connection.seats)

    def _refusal(self, connection: Connection, n: int, problem: TablierError) -> dict[str, Any]:
        """A refusal, remembered in case the message comes again; one that was nobody's fault may be tried again."""
        answer = {"type": "refused", "re": n, **views.refusal(problem, connection.lang, self.journal.names)}
        if problem.code != "not-stored":
            known = self._refused.setdefault(connection.client, {})
            known[n] = answer
            if len(known) > _REFUSALS:
                del known[min(known)]
            if len(self._refused) > _CLIENTS:
                del self._refused[next(iter(self._refused))]
        return answer

    def _old_answer(self, connection: Connection, n: int) -> dict[str, Any] | None:
        """What was answered to a message before, if it was there before."""
        done = self.journal.answers.get(connection.client, {})
        if n in done:
            return {"type": "ack", "re": n, "at": done[n]}
        if n in self._refused.get(connection.client, {}):
            return self._refused[connection.client][n]
        if done and n < max(done):
            problem = Refusal("old-number", "A later message was done already; number messages in order.")
            return {"type": "refused", "re": n, **views.refusal(problem, connection.lang)}
        return None

    # Showing

    def _look(self, connection: Connection, message: messages.Look) -> None:
        """Show a connection the table in another way."""
        if "picture" in message.model_fields_set:
            connection.picture = message.picture
        if message.lang is not None and message.lang != connection.lang:
            connection.lang, connection.told = message.lang, 0
        connection.send({"type": "ack", "re": message.n, "at": self.journal.at})
        self.audience.show(self.journal, connection, self._extras)

    def _show_all(self, before: board_view.Snapshot | None = None) -> None:
        self.audience.show_all(self.journal, before, self._extras)

    def _extras(self, connection: Connection) -> dict[str, Any]:
        calls = [{"do": "house", "seat": seat} for seat in sorted(connection.seats) if self._may_call_house(seat)]
        return {"clock": self._clock(), "house_in": self._house_in(), "actions": calls}

    async def snapshot(self) -> dict[str, Any]:
        """The welcome and the state as a spectator sees them."""
        journal = self.journal
        state = views.state(journal) | board_view.changes(journal, None)
        seen = views.as_seen(journal, state, (), "en", journal.lines)
        seen |= {"seats": self.audience.seats(journal), "watching": self.audience.watching, "clock": self._clock()}
        return {"welcome": views.welcome(journal, ()), "state": seen}

    # Bots, and the house for those who are away

    def _may_call_house(self, seat: int) -> bool:
        """Whether the house may be asked to play for the one to act, who has been away for a while."""
        return self.journal.turn_seat != seat and self._house_in() == 0

    def _house_in(self) -> int | None:
        """In how many seconds the house may be asked to; None if nobody is waited for who is away."""
        journal, turn = self.journal, self.journal.turn_seat
        if turn is None or journal.kept.plan["clock"] or turn in journal.house or turn not in self.audience.away:
            return None
        return max(0, math.ceil(self._services.settings.away_after - self.audience.away_for(turn)))

    async def _offer_house(self) -> None:
        self._show_all()

    def _call_house(self, seat: int) -> dict[str, Any]:
        if not self._may_call_house(seat):
            raise Refusal("nobody-away", "The house plays only for somebody who has been away for a while.")
        return {"house": self.journal.turn_seat}

    def _actor(self) -> tuple[int, str] | None:
        """The seat for which a bot has to act now, and which bot; None: nobody, or a person."""
        journal, table = self.journal, self.journal.table
        if not journal.seated or journal.over or len(table.events) == self._stuck_at:
            return None
        turn = journal.turn_seat
        if turn is None:
            # Lots, the first throw and the next game are for people to ask for, where there are any who may.
            asked = [seat for seat in journal.people if any(it["do"] in GOING_ON for it in offers(journal, seat))]
            absent = all(seat in journal.house for seat in asked)
            return (0, journal.seats[0].level or STAND_IN) if absent and len(self.audience) else None
        level = journal.seats[turn].level
        if level is None and turn in journal.house:
            level = STAND_IN
        alone = not len(self.audience) and (turn in journal.house or not journal.people)
        return None if level is None or alone else (turn, level)

    def _drive(self) -> None:
        """Let a bot think if it is a bot's turn."""
        actor = self._actor()
        if actor is not None and self._thinking is None:
            self._thinking = asyncio.create_task(self._think(*actor))

    async def _think(self, seat: int, level: str, late: bool = False) -> None:
        journal, happened = self.journal, len(self.journal.table.events)
        try:
            if not late:
                await asyncio.sleep(self._services.settings.pause)
            # What a bot does is repeatable, and tells nothing of the secret.
            seed = int(hashlib.sha256(f"bot {journal.kept.secret}".encode()).hexdigest()[:8], 16)
            found = await self._services.house.act(journal.table, level, seed, journal.by_hand)
            if found:
                await self.do(lambda: self._perform(happened, found, seat, late))
            else:
                self._stuck_at = happened
        except Exception as problem:
            log.trouble("a bot could not act", problem, table=journal.id, level=level)
            await asyncio.sleep(_AFTER_TROUBLE)
        finally:
            self._thinking = None
        self._drive()

    async def _perform(self, happened: int, found: list[Event], seat: int, late: bool) -> None:
        """Let happen what a bot has decided, if nothing else has happened meanwhile."""
        journal = self.journal
        if len(journal.table.events) != happened:
            return
        before, side, is_bot = board_view.snapshot(journal), journal.side(seat), journal.seats[seat].level is not None
        scored = journal.table.account is not None
        if late and not scored and side is not None and journal.timeouts.get(seat, 0) + 1 >= LATE_LIMIT:
            found = [Resign(side)]
        try:
            for event in found:
                journal.happen(event)
            if journal.table.rolling:
                acts.come_to_rest(journal)
            journal.tell(None if is_bot else seat)
        except TablierError:
            await self._load_anew()
            raise
        body: dict[str, Any] = {"events": [event.to_json() for event in journal.table.events[happened:]]}
        if not is_bot:
            body |= {"house": seat, **({"late": True} if late else {})}
        await self._keep(body, seat if is_bot else None)
        self._show_all(before)

    # The clock

    def _due(self) -> tuple[float, float] | None:
        """When the delay and the time of whoever has to act are over."""
        journal, clock, turn = self.journal, self.journal.kept.plan["clock"], self.journal.turn_seat
        if clock is None or turn is None or journal.over or journal.seats[turn].level is not None:
            return None
        begun = max(journal.acted, self._since)
        return begun + clock["delay"], begun + clock["delay"] + clock["per_move"]

    def _clock(self) -> dict[str, float] | None:
        due, now = self._due(), self._services.now()
        if due is None:
            return None
        return {"delay_in": round(max(0.0, due[0] - now), 1), "deadline_in": round(max(0.0, due[1] - now), 1)}

    def tick(self) -> None:
        """Look at the clock: whoever is late has the house act. Without one, the house is offered in time."""
        if not len(self.audience) and self.journal.kept.plan["clock"] is None:
            return  # nobody waits
        if self._house_in() != 0:
            self._offering = None
        elif self._offering is None and len(self.audience):
            self._offering = asyncio.create_task(self.do(self._offer_house))
        due, turn = self._due(), self.journal.turn_seat
        if due is not None and turn is not None and self._services.now() >= due[1] and self._thinking is None:
            self._thinking = asyncio.create_task(self._think(turn, STAND_IN, late=True))
            log.say("late", level=logging.DEBUG, table=self.journal.id, seat=turn)
