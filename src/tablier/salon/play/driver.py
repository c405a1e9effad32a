"""The driver of a table: acts for bots, for whoever is late, and for those the house plays for.

Of several servers one drives a table, by a lease (:mod:`..city.census`). Its acts go through the room's inbox like
those of everybody else.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import weakref
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from ...errors import Refusal
from ...saying import Said
from ...table import Event
from ...table.events import Resign
from .. import log
from ..city.census import DrivenElsewhere
from ..ending import Errands
from ..kept.servers import Lease
from . import acts, board_view
from .actions import GOING_ON, offers
from .audience import Audience
from .journal import Journal
from .services import Services
from .thinking import STAND_IN

LATE_LIMIT = 3
"""How often in a row the house acts for somebody who is late before the game is given up for them."""
_AFTER_TROUBLE = 1.0
"""How many seconds a bot waits before it tries again what could not be stored."""
_LOOKS_AGAIN = 0.5
"""After how many seconds it is asked again whether the one who drives the table still lives."""


class Overtaken(Exception):
    """Somebody acted first, by way of another server: the table is as they left it, and nothing was done here."""


class Driven(Protocol):
    """What a driver needs of a room."""

    journal: Journal
    audience: Audience

    @property
    def moment(self) -> tuple[int, int]:
        """Where the game is."""

    async def do(self, job: Callable[[], Awaitable[Any]], anyhow: bool = False) -> Any:
        """Have a job done when its turn comes."""

    async def keep(self, body: dict[str, Any], seat: int | None, *, lease: Lease | None = None) -> None:
        """Store an act the journal has taken in. Raises Overtaken, Refusal."""

    def show_all(self, before: board_view.Snapshot | None = None) -> None:
        """Show everybody the state."""


class Driver:
    """Who acts at one table where no person does; ``tasks`` are those of the room."""

    def __init__(self, room: Driven, services: Services, tasks: Errands) -> None:
        self._room: Driven = weakref.proxy(room)
        self._services, self._tasks = services, tasks
        self._acted = services.now()
        """When the last event happened, or the table was opened here: no clock runs from before that."""
        self._thinking: asyncio.Task[None] | None = None
        self._stuck_at = -1
        """After how many events a bot had nothing to do but wait for dice."""
        self._offering: asyncio.Task[None] | None = None
        """Telling everybody that somebody need not be waited for any longer."""
        self._held = False
        """Whether the salon stands still: no bot acts, and nobody's time runs."""
        self.due = -math.inf
        """When the table has to be looked at (:meth:`tick`): at once after anything has happened at it, see
        :meth:`go_on`; otherwise only time changes what a look would find."""

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def happened(self) -> None:
        """Something has happened: everybody's time begins anew."""
        self._acted = self._services.now()

    def hold(self, held: bool) -> None:
        """Stand still, or go on; nobody's time runs meanwhile."""
        if held:
            self._acted = self._services.now()
        if held != self._held:
            self._held = held
            self.go_on()

    def begin_anew(self) -> None:
        """The table is another than it was: what a bot could not do before, it may do now."""
        self._stuck_at = -1

    # Those who are away

    def may_call_house(self, seat: int) -> bool:
        """Whether the house may be asked to play for the one to act, who has been away for a while."""
        return self._room.journal.turn_seat != seat and self.house_in() == 0

    def house_in(self) -> int | None:
        """In how many seconds the house may be asked to; None if nobody is waited for who is away."""
        journal, audience = self._room.journal, self._room.audience
        turn = journal.turn_seat
        if turn is None or journal.kept.plan["clock"] or turn in journal.house or turn not in audience.away:
            return None
        return max(0, math.ceil(self._services.settings.away_after - audience.away_for(turn)))

    def call_house(self, seat: int) -> dict[str, Any]:
        """The act by which somebody has the house play for the one who is away. Raises Refusal."""
        if not self.may_call_house(seat):
            raise Refusal("nobody-away", Said("salon.nobody-away"))
        return {"house": self._room.journal.turn_seat}

    async def _offer_house(self) -> None:
        self._room.show_all()

    # Bots

    def _actor(self) -> tuple[int, str] | None:
        """The seat for which a bot has to act now, and which bot; None: nobody, or a person."""
        journal, table, is_attended = self._room.journal, self._room.journal.table, self._room.audience.is_attended
        if not journal.seated or journal.over or journal.stopped or len(table.events) == self._stuck_at:
            return None
        turn = journal.turn_seat
        if turn is None:
            # Lots, the first throw and the next game are for people to ask for, where there are any who may.
            people = (seat for seat in journal.people if seat not in journal.house)
            asked = any(offer["do"] in GOING_ON for seat in people for offer in offers(journal, seat))
            return None if asked or not is_attended else (0, journal.seats[0].level or STAND_IN)
        level = journal.seats[turn].level
        if level is None and turn in journal.house:
            level = STAND_IN
        alone = not is_attended and (turn in journal.house or not journal.people)
        return None if level is None or alone else (turn, level)

    def go_on(self) -> None:
        """Something may have happened: let a bot think if it is a bot's turn."""
        self.due = -math.inf
        actor = None if self._held else self._actor()
        if actor is not None and self._thinking is None:
            self._thinking = self._tasks.begin(self._think(*actor))

    async def _think(self, seat: int, level: str, late: bool = False) -> None:
        journal, moment = self._room.journal, self._room.moment
        try:
            lease = await self._services.census.drive(journal.id)
            if not late:
                await asyncio.sleep(self._services.settings.pause)
            # What a bot does is repeatable, and tells nothing of the secret.
            seed = int(hashlib.sha256(f"bot {journal.kept.secret}".encode()).hexdigest()[:8], 16)
            found = await self._services.house.act(journal.table, level, seed, journal.by_hand)
            if found:
                await self._room.do(lambda: self._perform(moment, found, seat, late, lease))
            elif self._room.moment == moment:
                self._stuck_at = moment[1]
        except DrivenElsewhere:
            await asyncio.sleep(_LOOKS_AGAIN)
        except Exception as problem:
            log.trouble("a bot could not act", problem, table=journal.id, bot=level)
            await asyncio.sleep(_AFTER_TROUBLE)
        finally:
            self._thinking = None
        self.go_on()

    async def _perform(
        self, moment: tuple[int, int], found: list[Event], seat: int, late: bool, lease: Lease | None
    ) -> None:
        """Let happen what a bot has decided, if nothing else has happened meanwhile."""
        journal = self._room.journal
        if journal.stopped or self._room.moment != moment:
            return
        before, side, is_bot = board_view.snapshot(journal), journal.side(seat), journal.seats[seat].level is not None
        scored = journal.table.account is not None
        if late and not scored and side is not None and journal.timeouts.get(seat, 0) + 1 >= LATE_LIMIT:
            found = [Resign(side)]
        body = acts.stand_in(journal, found, seat, late)
        try:
            await self._room.keep(body, seat if is_bot else None, lease=lease)
        except Overtaken:
            return  # it thinks again, if it is still to act
        self._room.show_all(before)

    # The clock

    def _due(self) -> tuple[float, float] | None:
        """When the delay and the time of whoever has to act are over."""
        journal, turn = self._room.journal, self._room.journal.turn_seat
        clock = journal.kept.plan["clock"]
        if clock is None or turn is None or journal.over or journal.seats[turn].level is not None:
            return None
        delay = self._acted + clock["delay"]
        return delay, delay + clock["per_move"]

    def clock(self) -> dict[str, float] | None:
        """How much time is left, as it is told."""
        due, now = self._due(), self._services.now()
        if due is None:
            return None
        return {"delay_in": round(max(0.0, due[0] - now), 1), "deadline_in": round(max(0.0, due[1] - now), 1)}

    def tick(self, anew_in: Callable[[], int | None]) -> None:
        """Look at the clock: whoever is late has the house act. Without one, the house is offered in time.

        ``anew_in`` tells in how many seconds parts in the dice may be made anew. Then it is known when to look again.
        """
        if self._held:
            return
        self.due = math.inf
        journal, audience = self._room.journal, self._room.audience
        if len(audience) and journal.seated and not audience.away and journal.kept.plan["clock"] is None:
            self._offering = None  # everybody is here, and has all the time there is: so it is at most tables
            return
        if audience.is_elsewhere and not len(audience) and self._thinking is None:
            self._services.census.give_back(journal.id)  # to a server by way of which somebody is here
        if not len(audience) and journal.kept.plan["clock"] is None:
            return  # nobody waits
        now, waits = self._services.now(), (self.house_in(), anew_in())
        if 0 not in waits:
            self._offering = None
        elif self._offering is None and len(audience):
            self._offering = self._tasks.begin(self._room.do(self._offer_house))
        self.due = min((now + seconds - 1 for seconds in waits if seconds), default=math.inf)  # they are rounded up
        due, turn = self._due(), journal.turn_seat
        if due is None or turn is None:
            return
        if now < due[1]:
            self.due = min(self.due, due[1])
        elif self._thinking is None:
            self._thinking = self._tasks.begin(self._think(turn, STAND_IN, late=True))
            log.say("late", level=logging.DEBUG, table=journal.id, seat=turn)
