"""One task owns one table: what comes in is done in turn, kept, and only then acknowledged and shown to everybody."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

from ...errors import Refusal, TablierError
from ...saying import Reader, Said
from ...table.declaring import make
from .. import log, measures, messages
from ..ending import Errands
from ..kept import store
from ..kept.keeping import NotKnown
from ..kept.servers import Deposed, Lease
from ..kept.store import Kept, KeptAct, KeptSeat
from . import acts, board_view, helping, hints, opening, views
from .actions import seat_for
from .answers import Answers
from .audience import Audience, Calls, reader_at
from .connection import Connection
from .driver import Driver, Overtaken
from .journal import BrokenOff, Journal
from .services import Services

T = TypeVar("T")

_not_now = partial(Refusal, "not-stored", Said("salon.not-stored"))

MOST_ROUNDS = 5
"""How often everybody's part in the dice is asked for at one table; who could ask for ever could wait for luck."""
_CLIENTS = 16
"""Of how many clients of a seat refusals are remembered."""
_TRIES = 8
"""How often something is tried while others act first each time, by way of other servers."""
_LOOKS_AGAIN = 1.0
"""After how many seconds a database is asked again that did not answer."""


class Room:
    """A table with everybody connected to it. Every method that changes it runs in the room's own task."""

    def __init__(self, journal: Journal, services: Services) -> None:
        self.journal = journal
        settings = services.settings
        self.audience = Audience(journal.people, services.now, settings.spectator_limit, settings.seat_limit)
        self.used = services.now()
        """When somebody last had to do with the table here: what is done by way of other servers does not count."""
        self._services = services
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], bool, asyncio.Future[Any]]] = asyncio.Queue()
        self._refused: Answers[dict[str, Any]] = Answers(_CLIENTS)
        self._tasks = Errands()
        self.driver = Driver(self, services, self._tasks)
        self._hints = hints.Hints(services.house, self._tasks)
        self._stale = False
        """Whether an act failed to be stored and the table could not be loaded anew yet."""
        self._in_vain = False
        """Whether somebody has just waited for the database, and nothing came of it."""
        self._settled = self._monotonic()
        """When somebody last brought a part in the dice."""
        self._told_of = 0
        """The number of the last act that other servers have told of."""
        self._following: asyncio.Task[None] | None = None
        self._looked_at: tuple[Journal, int, str, views.Json] | None = None
        """What was last told of the table over HTTP: of which journal, after which act, in which language."""
        self._tasks.begin(self._work(), name=f"table {journal.id}")

    # The task

    async def do(self, job: Callable[[], Awaitable[T]], anyhow: bool = False) -> T:
        """Have a job done when its turn comes; returns what it returns.

        Raises Refusal where it is not known how things stand, since the last act may be stored or not, and where what
        came before waited for the database in vain, except for what is to be done ``anyhow``; and once it is closed.
        """
        if self._tasks.ended:
            raise _not_now()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, anyhow, done))
        return await done

    async def _work(self) -> None:
        while True:
            job, anyhow, done = await self._inbox.get()
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
            self.driver.go_on()

    def _let_others_go(self) -> None:
        """Refuse whatever is waiting: one after another they would wait in vain, and the last of them for minutes."""
        self._in_vain = False
        for _ in range(self._inbox.qsize()):
            job, anyhow, done = self._inbox.get_nowait()
            if anyhow and not self._tasks.ended:
                self._inbox.put_nowait((job, anyhow, done))
            elif not done.done():
                done.set_exception(_not_now())

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not len(self.audience) and self._inbox.empty() and not self.driver.is_thinking

    async def close(self) -> None:
        """Stop, without losing what is kept already."""
        await self._tasks.end()
        self._let_others_go()
        self._services.census.give_back(self.journal.id)

    # Coming and going

    async def seats_of(self, hashes: AbstractSet[str]) -> frozenset[int]:
        """The seats of whoever holds tokens with these hashes. One that is not known may have been given by another
        server, which tells of it only where somebody is. Raises Refusal if that cannot be found out.
        """
        if not hashes <= {seat.token_hash for seat in self.journal.seats}:
            await self._was_behind()
        return frozenset(seat.seat for seat in self.journal.seats if seat.token_hash in hashes)

    async def join(self, connection: Connection) -> None:
        """Somebody connects: they are welcomed and shown everything. Raises Refusal if there is no room."""
        self.audience.check_room(connection)
        back = await self._in_turn(lambda: self._come_back(connection))
        self.audience.come(connection)
        self._services.attended(self.journal, self.audience)
        connection.send(views.welcome(self.journal, connection.seats, connection.lang))
        if back:
            self.show_all()
        else:
            self._show(connection)
            self.audience.tell_presence(self.journal, but=connection, house_in=self.driver.house_in())

    async def _come_back(self, connection: Connection) -> list[int]:
        """The house no longer plays for somebody; for which seats it did."""
        away = self.journal.house if self.journal.stopped is None else ()
        back = [seat for seat in connection.seats if seat in away]
        for seat in back:
            self.journal.take_note({"back": seat})
            await self.keep({"back": seat}, seat)
        return back

    async def _in_turn(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do something, anew each time somebody else acts first. Raises what it raises, or Refusal."""
        for _ in range(_TRIES):
            try:
                return await act()
            except Overtaken:
                log.say("overtaken", logging.DEBUG, table=self.journal.id, at=self.journal.at)
        raise _not_now()

    async def catch_up(self, connection: Connection) -> None:
        """Show somebody the state who read too slowly to be shown it when it came about."""
        if connection.behind:
            self._show(connection)

    async def part(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.used = self._services.now()
        self.audience.go(connection)
        self._services.attended(self.journal, self.audience)
        self.audience.tell_presence(self.journal, house_in=self.driver.house_in())

    async def hear(self, server: str, seats: Sequence[int], watching: int) -> None:
        """Another server tells who is at the table there."""
        if self.audience.hear(server, seats, watching):
            self.audience.tell_presence(self.journal, house_in=self.driver.house_in())

    async def forget_silent(self, since: float) -> None:
        """Nobody is here any more by way of servers that have not spoken since."""
        if self.audience.forget_silent(since):
            self.audience.tell_presence(self.journal, house_in=self.driver.house_in())

    async def sit(self, seat: int, sitter: messages.Sitter, shown: str | None) -> str:
        """Take a seat, come back to it, or change the name on it; its token. Raises Refusal.

        Whoever brings the token and asks again is answered again, and nothing happens twice.
        """
        return await self._in_turn(lambda: self._sit(seat, sitter, shown))

    async def _sit(self, seat: int, sitter: messages.Sitter, shown: str | None) -> str:
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
            await self._services.limits.names.take((journal.id, seat))
            body = {"name": seat, "was": kept.name, "to": sitter.name}
        else:
            self._settled = self._monotonic()
        await self._seat(body, seat, (taken,))
        self.show_all()
        return token

    async def _seat(
        self, body: dict[str, Any], seat: int, changed: Sequence[KeptSeat], client: str | None = None,
        n: int | None = None,
    ) -> None:  # fmt: skip
        """Keep an act that changes seats, and welcome everybody to the table as it is then."""
        journal, was_seated = self.journal, self.journal.seated
        journal.be_seated(changed)
        journal.take_note(body)
        await self.keep(body, seat, client, n, changed)
        journal = self.journal  # another one where it had to be loaded anew
        if journal.seated and not was_seated:
            self.driver.happened()  # nobody's time runs before the game begins
        for other in self.audience.connections:
            other.seats = self._still_held(other)
        self.audience.welcome(journal)

    def _still_held(self, connection: Connection) -> frozenset[int]:
        """The seats that are still somebody's; whoever has lost one looks on."""
        return frozenset(seat for seat in connection.seats if self.journal.seats[seat].token_hash is not None)

    # Acting

    async def receive(self, connection: Connection, message: Any) -> None:
        """Answer a message of a client: an ack or a refusal, and a state for everybody if anything changed."""
        if message.do == "look":
            self._look(connection, message)
            return
        if message.do == "why_not":
            reason = views.why_not(self.journal, message.step, reader_at(self.journal, connection))
            connection.send({"type": "why", "re": message.n, **reason})
            return
        try:
            await self._in_turn(lambda: self._answer(connection, message))
        except TablierError as problem:
            connection.send(self._refusal(connection, message.n, problem))

    async def _answer(self, connection: Connection, message: Any) -> None:
        answer = self._old_answer(connection, message.n)
        if answer is not None:
            connection.send(answer)
            return
        try:
            await self._act(connection, message)
        except TablierError as problem:
            if problem.code != "not-stored" and await self._was_behind():
                raise Overtaken from None
            raise

    async def _was_behind(self) -> bool:
        """Whether others had acted by way of other servers, and nobody had said so: who is refused may have seen it, or
        have done it there. Raises Refusal if that cannot be found out.
        """
        at = self.journal.at
        if self._services.census.alone or self.journal.stopped is not None:
            return False
        try:
            await self.follow()
        except Exception as problem:
            self._in_vain = True
            log.trouble("a table could not be followed", problem, table=self.journal.id)
            raise _not_now() from None
        return self.journal.at > at

    async def _act(self, connection: Connection, message: Any) -> None:
        journal = self.journal
        journal.check_going_on()
        seat = seat_for(journal, connection.seats, message)
        before = board_view.snapshot(journal)
        if message.do == "open":
            await self._open_seal(connection, seat, message)
        elif message.do == "anew":
            await self._make_anew(connection, seat, message)
        elif message.do == helping.HINT:
            await self._hint(connection, seat, message)
            return
        elif message.do == helping.TAKE_BACK:
            await self._take_back(connection, seat, message)
            return
        else:
            if message.do == "house":
                body = self.driver.call_house(seat)
                journal.take_note(body)
            else:
                body = acts.perform(journal, seat, message)
            await self.keep(body, seat, connection.client, message.n)
            if message.do == "house":
                await self._agree_for_absent()
        connection.send({"type": "ack", "re": message.n, "at": self.journal.at})
        if self.audience.wants_pictures:
            await asyncio.sleep(0)  # the answer goes out before they are drawn; otherwise with what has changed
        self.show_all(before)

    # Help

    async def _take_back(self, connection: Connection, seat: int, message: messages.Message) -> None:
        """The last decision is undone; a bot that was thinking about what is no more thinks in vain."""
        body = await asyncio.to_thread(acts.perform, self.journal, seat, message)  # as long as loading a table
        await self.keep(body, seat, connection.client, message.n)
        self.driver.begin_anew()
        self.audience.forget()
        connection.send({"type": "ack", "re": message.n, "at": self.journal.at})
        self.show_all()

    async def _hint(self, connection: Connection, seat: int, message: messages.Message) -> None:
        """A hint is counted at once, and told when it is found. For the same moment it is counted once."""
        journal = self.journal
        if journal.help.hinted(seat, len(journal.table.events)):
            acts.check_hint(journal, seat)
        else:
            await self.keep(acts.perform(journal, seat, message), seat, connection.client, message.n)
        connection.send({"type": "ack", "re": message.n, "at": self.journal.at})
        self.show_all()
        self._hints.find(self, connection, seat, message.n)

    @property
    def moment(self) -> tuple[int, int]:
        """Where the game is: how often something was taken back, and how many events have happened."""
        return self.journal.help.branches, len(self.journal.table.events)

    async def keep(
        self, body: dict[str, Any], seat: int | None, client: str | None = None, n: int | None = None,
        changed: Sequence[KeptSeat] = (), lease: Lease | None = None,
    ) -> None:  # fmt: skip
        """Store an act the journal has taken in. If that fails, go back to what is kept and raise Refusal.

        Raises Overtaken where another server's act has its number, or its lease is held no longer.

        Where the database does not say in time whether it is stored, nothing else happens at this table before that is
        found out (see :meth:`do`). The number of an act makes sure that it cannot come to be twice, however late.
        """
        journal, date = self.journal, self._services.date()
        self.used = self._services.now()
        act = KeptAct(journal.at + 1, date, seat, client, n, body)
        jobs = [store.append(journal.id, act, changed, lease)]
        noted = journal.kept.noted(date, journal.stage, views.outcome(journal))
        if noted is not journal.kept:
            jobs.append(store.note(noted, journal.kept))
            journal.kept = noted
        if "rematch" in body and set(journal.people) <= journal.rematch and journal.kept.rematch is None:
            following = opening.again(journal.kept, journal.seats, date)
            jobs += [store.create(*following), store.follow(journal.id, following[0].id)]
            journal.kept = replace(journal.kept, rematch=following[0].id)
        try:
            await self._services.store.write(store.together(jobs), journal.id)
        except NotKnown:
            self._stale = self._in_vain = True
            raise
        except (sa.exc.IntegrityError, Deposed) as problem:
            if not (await self._load_anew()).has(act):
                if isinstance(problem, Deposed):
                    self._services.census.lose(journal.id)
                raise Overtaken from None
        except Exception as problem:
            self._in_vain = True
            log.trouble("an act could not be stored", problem, table=journal.id)
            if not (await self._load_anew()).has(act):
                raise Refusal("not-stored", Said("salon.nothing-changed")) from None
            # Otherwise it was done after all, and the journal is as it should be.
        else:
            journal.was_kept(act)
        measures.acted(body)
        self._services.kept(self.journal)
        if "events" in body:
            self.driver.happened()
            self._services.happened(self.journal)
        if journal.ended:
            await asyncio.to_thread(journal.missed)  # a while, for a long match; then it is known

    async def _agree_for_absent(self) -> None:
        """Where somebody would break a scored game off, the house agrees for those it plays for (T-80)."""
        journal = self.journal
        events = [make("abandon", seat) for seat in acts.absent_from_agreement(journal)]
        if events:
            journal.perform(events)
            with suppress(Overtaken):  # then they are asked again
                await self.keep({"events": [event.to_json() for event in events]}, None)

    async def kept(self) -> Kept:
        """Everything the store has of the table."""
        return await self._read(store.load(self.journal.id))

    async def _read(self, query: Callable[[sa.Connection], Kept | None]) -> Kept:
        found = await self._services.store.read(query)
        if found is None:
            raise Refusal("no-such-table", Said("salon.no-such-table"))
        return found

    def told_of(self, at: int) -> None:
        """Another server has kept an act of that number, or was seen to have."""
        self._told_of = max(self._told_of, at)
        if self._told_of > self.journal.at and self._following is None:
            self._following = self._tasks.begin(self._follow_soon())

    async def _follow_soon(self) -> None:
        try:
            while self._stale or self._told_of > self.journal.at:
                try:
                    await self.do(self.follow)
                except Exception as problem:
                    if not isinstance(problem, TablierError):  # otherwise the database is silent
                        log.trouble("a table could not be followed", problem, table=self.journal.id)
                    await asyncio.sleep(_LOOKS_AGAIN)
        finally:
            self._following = None

    async def follow(self) -> None:
        """Take in what was done at this table by way of other servers, and show it."""
        journal = self.journal
        news = await self._read(store.news(journal.id, journal.at))
        if not news.acts:
            self._told_of = journal.at  # it was not so
            return
        measures.caught_up()
        before = board_view.snapshot(journal)
        try:
            journal.follow(news)
        except BrokenOff:
            await self._load_anew()
            self.audience.welcome(self.journal)
            self._settled = self._monotonic()
        if any(not ("steps" in act.body or "undo" in act.body) for act in news.acts):
            self.driver.happened()
        if self.journal.ended:
            await asyncio.to_thread(self.journal.missed)
        self.show_all(before if len(news.acts) == 1 else None)

    def source(self) -> Callable[[], Kept]:
        """What gives, in whichever process, everything kept up to now; where the table has stopped, up to there."""
        return partial(store.kept_of, self._services.settings.database_url, self.journal.id, self.journal.at)

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
        self.driver.begin_anew()
        for connection in self.audience.connections:
            connection.seats = self._still_held(connection)
            connection.told = min(connection.told, len(self.journal.lines))
            connection.shown = min(connection.shown, len(self.journal.table.events))
        self.show_all()  # it may be another than everybody saw last
        return kept

    def _refusal(self, connection: Connection, n: int, problem: TablierError) -> dict[str, Any]:
        """A refusal, remembered in case the message comes again; one that was nobody's fault may be tried again."""
        told = views.refusal(problem, reader_at(self.journal, connection))
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
            connection.lang = message.lang
            connection.forget()
        if message.whole:
            connection.forget()
        connection.send({"type": "ack", "re": message.n, "at": self.journal.at})
        self._show(connection)

    def show_all(self, before: board_view.Snapshot | None = None) -> None:
        """Show everybody the state; ``before`` is where things stood, to tell what moved."""
        self.audience.show_all(self.journal, before, *self._around())

    def _show(self, connection: Connection) -> None:
        """Show somebody the state."""
        self.audience.show(self.journal, connection, *self._around())

    def _around(self) -> tuple[views.Json, Calls]:
        """What is told of the table besides how it stands, how long everybody has, and what that lets somebody do."""
        house_in, anew_in = self.driver.house_in(), self._anew_in()
        around = {"clock": self.driver.clock(), "house_in": house_in, "anew_in": anew_in}
        return around, self._calls if house_in == 0 or anew_in is not None else lambda connection: []

    def _calls(self, connection: Connection) -> list[dict[str, Any]]:
        """What somebody may do about those who are away or late."""
        calls = [{"do": "house", "seat": seat} for seat in sorted(connection.seats) if self.driver.may_call_house(seat)]
        anew = [{"do": "anew", "seat": seat} for seat in sorted(connection.seats) if self._may_make_anew(seat)]
        return calls + anew

    async def snapshot(self, lang: str = "en") -> dict[str, Any]:
        """The welcome and the state as a spectator sees them."""
        journal = self.journal
        # Putting the lines of a long match into words takes long, and who looks at one is not alone.
        if self._looked_at is None or self._looked_at[:3] != (journal, journal.at, lang):
            state = views.state(journal) | board_view.changes(journal, None)
            self._looked_at = journal, journal.at, lang, views.as_seen(journal, state, (), lang, 0)
        seen = dict(self._looked_at[3])
        seen |= {
            "seats": self.audience.seats(journal),
            "watching": self.audience.watching,
            "clock": self.driver.clock(),
        }
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
            raise Refusal("too-often", Said("salon.too-often-anew"))
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

    def tick(self) -> None:
        """Look at the clock and, where it is not known how things stand, at what is kept: all may wait for a bot.

        Where nobody is here it has to be looked at again once it may be put away.
        """
        if self._stale and self._following is None:
            self._following = self._tasks.begin(self._follow_soon())
        self.driver.tick(self._anew_in)
        if not len(self.audience):
            self.driver.due = min(self.driver.due, self.used + self._services.settings.idle_after)
