"""One task owns one table: what comes in is done in turn, kept, and only then acknowledged and shown to everybody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ...errors import Refusal, TablierError
from ...saying import Reader, Said
from ...table import Event
from ...table.declaring import make
from ...table.events import Resign
from .. import log, messages
from ..kept import store
from ..kept.keeping import NotKnown
from ..kept.store import Kept, KeptAct, KeptSeat, Store
from ..limits import Limits
from ..settings import Settings
from . import acts, board_view, opening, views
from .actions import GOING_ON, offers
from .answers import Answers
from .audience import Audience
from .connection import Connection
from .house import House
from .journal import Journal
from .thinking import STAND_IN

T = TypeVar("T")

LATE_LIMIT = 3
"""How often in a row the house acts for somebody who is late before the game is given up for them."""
MOST_ROUNDS = 5
"""How often everybody's part in the dice is asked for at one table; who could ask for ever could wait for luck."""
_AFTER_TROUBLE = 1.0
"""How many seconds a bot waits before it tries again what could not be stored."""
_CLIENTS = 16
"""Of how many clients of a seat refusals are remembered."""


@dataclass(frozen=True)
class Services:
    """What a room needs of the salon around it.

    ``now`` tells the seconds people play by, which nobody sets; ``date`` what the calendar says, for what is kept.
    """

    store: Store
    house: House
    settings: Settings
    limits: Limits
    now: Callable[[], float]
    date: Callable[[], float] = time.time


class Room:
    """A table with everybody connected to it. Every method that changes it runs in the room's own task."""

    def __init__(self, journal: Journal, services: Services) -> None:
        self.journal = journal
        settings = services.settings
        self.audience = Audience(journal.people, services.now, settings.spectator_limit, settings.seat_limit)
        self.used = services.now()
        """When somebody last had to do with the table."""
        self._services = services
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], bool, asyncio.Future[Any]]] = asyncio.Queue()
        self._refused: Answers[dict[str, Any]] = Answers(_CLIENTS)
        self._acted = services.now()
        """When the last event happened, or this room was opened: no clock runs from before that."""
        self._thinking: asyncio.Task[None] | None = None
        self._stuck_at = -1
        """After how many events a bot had nothing to do but wait for dice."""
        self._stale = False
        """Whether an act failed to be stored and the table could not be loaded anew yet."""
        self._in_vain = False
        """Whether somebody has just waited for the database, and nothing came of it."""
        self._offering: asyncio.Task[None] | None = None
        """Telling everybody that somebody need not be waited for any longer."""
        self._settled = self._monotonic()
        """When somebody last brought a part in the dice."""
        self._task = asyncio.create_task(self._work(), name=f"table {journal.id}")

    # The task

    async def do(self, job: Callable[[], Awaitable[T]], anyhow: bool = False) -> T:
        """Have a job done when its turn comes; returns what it returns.

        Raises Refusal where it is not known how things stand, since the last act may be stored or not, and where what
        came before waited for the database in vain, except for what is to be done ``anyhow``.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, anyhow, done))
        return await done

    async def _work(self) -> None:
        while True:
            job, anyhow, done = await self._inbox.get()
            self.used = self._services.now()
            try:
                if self._stale and not anyhow:
                    await self._load_anew()
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
            if self._in_vain:
                self._let_others_go()
            self._drive()

    def _let_others_go(self) -> None:
        """Refuse whatever is waiting: one after another they would wait in vain, and the last of them for minutes."""
        self._in_vain = False
        for _ in range(self._inbox.qsize()):
            job, anyhow, done = self._inbox.get_nowait()
            if anyhow:
                self._inbox.put_nowait((job, anyhow, done))
            elif not done.done():
                done.set_exception(_not_now())

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
        self.audience.check_room(connection)
        away = self.journal.house if self.journal.stopped is None else ()
        back = [seat for seat in connection.seats if seat in away]
        for seat in back:
            self.journal.take_note({"back": seat})
            await self._keep({"back": seat}, seat)
        self.audience.come(connection)
        connection.send(views.welcome(self.journal, connection.seats, connection.lang))
        if back:
            self._show_all()
        else:
            self.audience.show(self.journal, connection, self._extras)
            self.audience.tell_presence(self.journal, but=connection, house_in=self._house_in())

    async def catch_up(self, connection: Connection) -> None:
        """Show somebody the state who read too slowly to be shown it when it came about."""
        if connection.behind:
            self.audience.show(self.journal, connection, self._extras)

    async def part(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.audience.go(connection)
        self.audience.tell_presence(self.journal, house_in=self._house_in())

    async def sit(self, seat: int, sitter: messages.Sitter, shown: str | None) -> str:
        """Take a seat, come back to it, or change the name on it; its token. Raises Refusal.

        Whoever brings the token and asks again is answered again, and nothing happens twice.
        """
        journal = self.journal
        journal.check_going_on()
        if seat >= len(journal.seats) or journal.seats[seat].level is not None:
            raise Refusal("no-such-seat", Said("salon.no-such-seat"))
        kept = journal.seats[seat]
        if kept.token_hash is None:
            token = sitter.token or opening.draw_token()
        else:
            token = sitter.token or shown or ""
            if opening.token_hash(token) != kept.token_hash:
                raise Refusal("seat-taken", Said("salon.seat-taken"))
        taken = opening.take(journal.kept, kept, sitter, token)
        if taken == kept:
            return token
        body: dict[str, Any] = {"sit": seat, "name": sitter.name}
        if kept.settled:
            self._services.limits.names.take((journal.id, seat))
            body = {"name": seat, "was": kept.name, "to": sitter.name}
        else:
            self._settled = self._monotonic()
        await self._seat(body, seat, (taken,))
        self._show_all()
        return token

    async def _seat(
        self, body: dict[str, Any], seat: int, changed: Sequence[KeptSeat], client: str | None = None,
        n: int | None = None,
    ) -> None:  # fmt: skip
        """Keep an act that changes seats, and welcome everybody to the table as it is then."""
        journal, was_seated = self.journal, self.journal.seated
        journal.be_seated(changed)
        journal.take_note(body)
        await self._keep(body, seat, client, n, changed)
        journal = self.journal  # another one where it had to be loaded anew
        if journal.seated and not was_seated:
            self._acted = self._services.now()  # nobody's time runs before the game begins
        for other in self.audience.connections:  # whoever has lost a seat looks on
            other.seats = frozenset(seat for seat in other.seats if journal.seats[seat].token_hash is not None)
        self.audience.welcome(journal)

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
        journal = self.journal
        journal.check_going_on()
        seat = self._seat_for(connection, message)
        before = board_view.snapshot(journal)
        if message.do == "open":
            await self._open_seal(connection, seat, message)
        elif message.do == "anew":
            await self._make_anew(connection, seat, message)
        else:
            if message.do == "house":
                body = self._call_house(seat)
                journal.take_note(body)
            else:
                body = acts.perform(journal, seat, message)
            await self._keep(body, seat, connection.client, message.n)
            if message.do == "house":
                await self._agree_for_absent()
        connection.send({"type": "ack", "re": message.n, "at": self.journal.at})
        await asyncio.sleep(0)  # the answer goes out before the pictures are drawn
        self._show_all(before)

    async def _keep(
        self, body: dict[str, Any], seat: int | None, client: str | None = None, n: int | None = None,
        changed: Sequence[KeptSeat] = (),
    ) -> None:  # fmt: skip
        """Store an act the journal has taken in. If that fails, go back to what is kept and raise Refusal.

        Where the database does not say in time whether it is stored, nothing else happens at this table before that is
        found out (see :meth:`do`). The number of an act makes sure that it cannot come to be twice, however late.
        """
        journal, date = self.journal, self._services.date()
        act = KeptAct(journal.at + 1, date, seat, client, n, body)
        jobs = [store.append(journal.id, act, journal.stage, views.outcome(journal), changed)]
        if "rematch" in body and set(journal.people) <= journal.rematch and journal.kept.rematch is None:
            following = opening.again(journal.kept, journal.seats, date)
            jobs += [store.create(*following), store.follow(journal.id, following[0].id)]
            journal.kept = replace(journal.kept, rematch=following[0].id)
        try:
            await self._services.store.write(lambda connection: [job(connection) for job in jobs])
        except NotKnown:
            self._stale = self._in_vain = True
            raise
        except Exception as problem:
            self._in_vain = True
            log.trouble("an act could not be stored", problem, table=journal.id)
            kept = await self._load_anew()
            if not any(it.at == act.at and it.made == act.made for it in kept.acts):
                sentence = Said("salon.nothing-changed")
                raise Refusal("not-stored", sentence) from None
            # Otherwise the database had done it after all, and the journal is as it should be.
        else:
            journal.was_kept(act)
        if "events" in body:
            self._acted = self._services.now()

    async def _agree_for_absent(self) -> None:
        """Where somebody would break a scored game off, the house agrees for those it plays for (T-80)."""
        journal = self.journal
        events = [make("abandon", seat) for seat in acts.absent_from_agreement(journal)]
        if events:
            journal.perform(events)
            await self._keep({"events": [event.to_json() for event in events]}, None)

    async def kept(self) -> Kept:
        """Everything the store has of the table."""
        found = await self._services.store.read(store.load(self.journal.id))
        assert found is not None
        return found

    async def _load_anew(self) -> Kept:
        """Go back to what is kept, and show it to everybody. Raises Refusal if it cannot be read."""
        self._stale = True
        try:
            kept = await self.kept()
            self.journal = await asyncio.to_thread(Journal.opened, kept)
        except Exception as problem:
            self._in_vain = True
            log.trouble("a table could not be loaded anew", problem, table=self.journal.id)
            raise _not_now() from None
        self._stale = False
        for connection in self.audience.connections:
            connection.told = min(connection.told, len(self.journal.lines))
            connection.shown = min(connection.shown, len(self.journal.table.events))
        self._show_all()  # it may be another than everybody saw last
        return kept

    def _seat_for(self, connection: Connection, message: Any) -> int:
        """The seat a message is for: the one named, or that of the client's which may do it now."""
        if not connection.seats:
            raise Refusal("only-watching", Said("salon.only-watching"))
        if message.seat is not None:
            if message.seat not in connection.seats:
                raise Refusal("not-your-seat", Said("salon.not-your-seat"))
            return int(message.seat)
        turn = self.journal.turn_seat
        for seat in sorted(connection.seats, key=lambda seat: (seat != turn, seat)):
            if any(offer["do"] == message.do for offer in offers(self.journal, seat)):
                return seat
        return turn if turn in connection.seats else min(connection.seats)

    def _refusal(self, connection: Connection, n: int, problem: TablierError) -> dict[str, Any]:
        """A refusal, remembered in case the message comes again; one that was nobody's fault may be tried again."""
        told = views.refusal(problem, views.reader_of(self.journal, connection.seats, connection.lang))
        answer = {"type": "refused", "re": n, **told}
        if problem.code != "not-stored":
            self._refused.remember(connection.seats, connection.client, n, answer)
        return answer

    def _old_answer(self, connection: Connection, n: int) -> dict[str, Any] | None:
        """What was answered to a message before, if it was there before."""
        own = connection.seats, connection.client
        done = self.journal.answers.find(*own, n)
        if done is not None:
            return {"type": "ack", "re": n, "at": done}
        refused = self._refused.find(*own, n)
        if refused is not None:
            return refused
        if n < self.journal.answers.latest(*own):
            problem = Refusal("old-number", Said("salon.old-number"))
            return {"type": "refused", "re": n, **views.refusal(problem, Reader(connection.lang))}
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
        calls += [{"do": "anew", "seat": seat} for seat in sorted(connection.seats) if self._may_make_anew(seat)]
        return {"clock": self._clock(), "house_in": self._house_in(), "anew_in": self._anew_in(), "actions": calls}

    async def snapshot(self, lang: str = "en") -> dict[str, Any]:
        """The welcome and the state as a spectator sees them."""
        journal = self.journal
        state = self.audience.state(journal)[0] | board_view.changes(journal, None)
        seen = views.as_seen(journal, state, (), lang, 0)
        seen |= {"seats": self.audience.seats(journal), "watching": self.audience.watching, "clock": self._clock()}
        return {"welcome": views.welcome(journal, (), lang), "state": seen}

    # Parts in the dice

    async def _open_seal(self, connection: Connection, seat: int, message: messages.Open) -> None:
        journal = self.journal
        if journal.seats[seat].seed == message.seed:
            return  # said again, by another window
        if not journal.unopened and not journal.seated:
            raise Refusal("not-sealed", Said("salon.not-sealed"))
        opened = opening.open_seal(journal.kept, journal.seats[seat], message.seed)
        await self._seat({"open": seat}, seat, (opened,), connection.client, message.n)

    def _anew_in(self) -> int | None:
        """In how many seconds all parts may be made anew because somebody does not open theirs; None: all is open."""
        if not self.journal.unopened:
            return None
        left = self._services.settings.open_within - (self._monotonic() - self._settled)
        return max(0, math.ceil(left))

    def _may_make_anew(self, seat: int) -> bool:
        """Whether a seat may have all parts made anew: once the others are late, or where it cannot open its own."""
        unopened = self.journal.unopened
        return self.journal.round < MOST_ROUNDS and bool(unopened) and (seat in unopened or self._anew_in() == 0)

    async def _make_anew(self, connection: Connection, seat: int, message: messages.Message) -> None:
        """Everybody brings a new part in the dice; who is late loses the seat. No throw has been made yet.

        What was opened already may be known to somebody: it must not be used with a part that is chosen later.
        """
        if self.journal.unopened and self.journal.round >= MOST_ROUNDS:
            sentence = Said("salon.too-often-anew")
            raise Refusal("too-often", sentence)
        if not self._may_make_anew(seat):
            raise Refusal("not-late", Said("salon.not-late"))
        journal = self.journal
        freed = [late for late in journal.unopened if late != seat] if self._anew_in() == 0 else []
        body = {"anew": seat, "freed": [journal.names[late] for late in freed]}
        changed = opening.anew(journal.kept, journal.seats, freed)
        await self._seat(body, seat, changed, connection.client, message.n)

    @staticmethod
    def _monotonic() -> float:
        return asyncio.get_running_loop().time()

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
            raise Refusal("nobody-away", Said("salon.nobody-away"))
        return {"house": self.journal.turn_seat}

    def _actor(self) -> tuple[int, str] | None:
        """The seat for which a bot has to act now, and which bot; None: nobody, or a person."""
        journal, table = self.journal, self.journal.table
        if not journal.seated or journal.over or journal.stopped or len(table.events) == self._stuck_at:
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
        if journal.stopped or len(journal.table.events) != happened:
            return
        before, side, is_bot = board_view.snapshot(journal), journal.side(seat), journal.seats[seat].level is not None
        scored = journal.table.account is not None
        if late and not scored and side is not None and journal.timeouts.get(seat, 0) + 1 >= LATE_LIMIT:
            found = [Resign(side)]
        body = acts.stand_in(journal, found, seat, late)
        await self._keep(body, seat if is_bot else None)
        self._show_all(before)

    # The clock

    def _due(self) -> tuple[float, float] | None:
        """When the delay and the time of whoever has to act are over."""
        journal, clock, turn = self.journal, self.journal.kept.plan["clock"], self.journal.turn_seat
        if clock is None or turn is None or journal.over or journal.seats[turn].level is not None:
            return None
        delay = self._acted + clock["delay"]
        return delay, delay + clock["per_move"]

    def _clock(self) -> dict[str, float] | None:
        due, now = self._due(), self._services.now()
        if due is None:
            return None
        return {"delay_in": round(max(0.0, due[0] - now), 1), "deadline_in": round(max(0.0, due[1] - now), 1)}

    def tick(self) -> None:
        """Look at the clock: whoever is late has the house act. Without one, the house is offered in time."""
        if not len(self.audience) and self.journal.kept.plan["clock"] is None:
            return  # nobody waits
        if self._house_in() != 0 and self._anew_in() != 0:
            self._offering = None
        elif self._offering is None and len(self.audience):
            self._offering = asyncio.create_task(self.do(self._offer_house))
        due, turn = self._due(), self.journal.turn_seat
        if due is not None and turn is not None and self._services.now() >= due[1] and self._thinking is None:
            self._thinking = asyncio.create_task(self._think(turn, STAND_IN, late=True))
            log.say("late", level=logging.DEBUG, table=self.journal.id, seat=turn)


def _not_now() -> Refusal:
    return Refusal("not-stored", Said("salon.not-stored"))
