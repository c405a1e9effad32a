"""Everything that looks into matches: reviews that are asked for, questions to processes, records brought in."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Any

from ...errors import Refusal, TablierError
from ...review.weighing import DEPTHS
from ...saying import Said
from .. import log
from ..ending import Errands
from ..kept import reviews
from ..kept.reviews import DONE, FAILED, KeptRecord, KeptReview
from ..kept.store import Store
from ..languages import say
from ..limits import Limits, TooMany
from ..play.backroom import Backroom
from ..play.house import House
from ..play.journal import Journal
from ..settings import Settings
from . import reading
from .desk import Desk, OnPart
from .reading import MOST_EVENTS, Brought
from .shelf import Shelf
from .working import Workers
from .written import Damaged, in_words

_RANKS = {name: rank for rank, name in enumerate(DEPTHS)}
_SOON = 8
"""After so many events of a match it is likely to come to an end, and to a review."""
_TRIES = 5
"""So often a review is asked for that somebody else changes at the same time."""


class Study:
    """What a salon has for it. ``date`` is what the calendar says, for what is kept."""

    def __init__(
        self, store: Store, house: House, backroom: Backroom, settings: Settings, limits: Limits,
        date: Callable[[], float],
    ) -> None:  # fmt: skip
        self._store, self._backroom, self._settings, self._limits, self._date = store, backroom, settings, limits, date
        self.desk = Desk(settings.desk_processes)
        self._tasks = Errands()
        self.shelf = Shelf(store, house, self.desk, self._tasks)
        self.workers = Workers(store, settings.review_processes, date, settings.review_lease)
        self._wanted: defaultdict[str, set[str]] = defaultdict(set)
        """Which reviews each caller has asked for, of those that are not made yet; nobody's address is ever kept."""

    def begin(self) -> None:
        """Take up reviews that wait."""
        if self._settings.reviews != "never":
            self.workers.begin()

    async def close(self) -> None:
        await self._tasks.end()
        self.desk.close()
        self.shelf.close()
        await self.workers.close()

    async def ask(
        self, caller: str, key: Hashable, work: Callable[..., Any], on_part: OnPart | None = None,
        within: float | None = None,
    ) -> Any:  # fmt: skip
        """What comes of ``work``, done by a process beside the server; see :meth:`.Desk.ask`."""
        return await self.desk.ask(caller, key, work, on_part, within)

    def ask_ahead(self, caller: str, key: Hashable, work: Callable[..., Any]) -> None:
        """Have something done for which nobody waits yet."""

        async def ask() -> None:
            with suppress(TablierError):  # whoever asks in earnest will hear of it
                await self.ask(caller, key, work)

        self._tasks.begin(ask())

    # Reviews

    async def review(self, caller: str, study: str, depth: str) -> None:
        """Have a study reviewed, unless it is already, or more closely. Raises TooMany, Refusal."""
        if self._settings.reviews == "never":
            raise Refusal("no-reviews", Said("study.no-reviews"))
        for _ in range(_TRIES):
            before = await self._store.read(reviews.find(study))
            if before is not None and _suffices(before, depth):
                if before.stage == reviews.WAITING and not before.wished:
                    await self._store.write(reviews.hurry(before, self._date()))
                return
            await self._check_room(caller)
            if await self._store.write(self._asked_for(before, study, depth, wished=True)):
                self._wanted[caller].add(study)
                self.workers.wake()
                return
        raise Refusal("too-busy", Said("salon.too-busy"))

    def _asked_for(self, before: KeptReview | None, study: str, depth: str, wished: bool) -> Callable[..., bool]:
        if before is None:
            return reviews.begin(study, depth, wished, self._date())
        return reviews.begin_again(before, depth, wished, self._date())

    async def _check_room(self, caller: str) -> None:
        """Raise TooMany if one caller has asked for too much that is not made yet, Refusal if all have."""
        asked = set().union(*self._wanted.values())
        still = await self._store.read(reviews.still_open(asked)) if asked else set()
        wanted = {one: studies & still for one, studies in self._wanted.items()}
        self._wanted = defaultdict(set, {one: studies for one, studies in wanted.items() if studies})
        most = self._settings.open_review_limit
        if len(self._wanted.get(caller, ())) >= most:
            raise TooMany("too-many-reviews", Said("study.too-many-reviews", n=most))
        if await self._store.read(reviews.count_open) >= self._settings.review_waiting:
            raise Refusal("too-busy", Said("study.too-much-waiting"))
        await self._limits.reviews.take(caller)

    def happened(self, journal: Journal) -> None:
        """Something has happened at a table: a match against the computer that is over is reviewed by itself."""
        against_bots = 0 < len(journal.people) < len(journal.seats)
        if self._settings.reviews != "always" or not against_bots or too_long(journal):
            return
        if journal.over:
            self._do_later(self._begin_by_itself(f"tables/{journal.id}"))
        elif len(journal.table.events) > _SOON:
            self.workers.expect(journal.table.game.full_id)

    async def _begin_by_itself(self, study: str) -> None:
        if await self._store.read(reviews.count_open) >= self._settings.review_waiting // 2:
            return
        if await self._store.write(reviews.begin(study, "standard", False, self._date())):
            self.workers.wake()

    def _do_later(self, work: Any) -> None:
        async def do() -> None:
            try:
                await work
            except TablierError as problem:
                log.say("a review could not begin", logging.WARNING, code=problem.code)

        self._tasks.begin(do())

    async def stop(self, study: str) -> None:
        """Stop the review of a study; what is known is kept."""
        await self._store.write(reviews.stop(study, self._date()))

    async def found(self, study: str) -> KeptReview | None:
        """The review of a study."""
        return await self._store.read(reviews.find(study))

    async def tell(
        self, caller: str, study: str, one: KeptReview | None, have: int, lang: str, edge: int | None = None
    ) -> bytes:
        """How far a review is, as JSON, and what it says, if that is more than version ``have``.

        Points have the numbers of the board as it is seen from the side ``edge``, else of whoever moves.
        """
        if one is None:
            one = KeptReview(study, "", "none", False, 0.0, *(0,) * 6, 0.0, None, False, 0, None, None, None)
        review = None
        if one.version > have:
            found = await self._store.read(reviews.result_of(study))
            if found is not None:
                version, kept = found
                try:
                    key = "review", study, version, hash(kept), lang, edge
                    review = await self._backroom.make(caller, key, partial(in_words, kept, lang, edge))
                except Damaged as problem:
                    one = await self._make_again(one, problem)
        before = 0
        if one.stage == reviews.WAITING:
            before = await self._store.read(reviews.waiting_before(one))
        told = {
            "stage": one.stage, "depth": one.depth or None, "before": before, "done": one.done, "settled": one.settled,
            "of": one.of, "share": round(one.share, 3), "seconds": one.seconds, "version": one.version,
            "sentence": None if one.trouble is None else say(one.trouble, lang), "made_by": one.made_by,
        }  # fmt: skip
        head = json.dumps(told, ensure_ascii=False).encode()[:-1]
        return head + b',"review":' + (review or b"null") + b"}"

    async def _make_again(self, one: KeptReview, problem: Damaged) -> KeptReview:
        """What is kept cannot be read: have it made anew."""
        log.trouble("a review cannot be read", problem, study=one.study)
        if one.stage in (DONE, FAILED, reviews.STOPPED) and self._settings.reviews != "never":
            await self._store.write(reviews.begin_again(one, one.depth, False, self._date(), forget=True))
            self.workers.wake()
        return await self._store.read(reviews.find(one.study)) or one

    # Records

    async def bring(self, caller: str, content: bytes, name: str) -> Brought:
        """Read a file, check it, and keep it. Raises TablierError."""
        await self._limits.records.take(caller)
        name = reading.harmless(name)
        key = "record", reading.print_of(content), name.rpartition(".")[2].lower()
        work = partial(reading.read_in, content, name)
        found: Brought = await self.desk.ask(caller, key, work, within=reading.READ_WITHIN)
        await self._store.write(reviews.add_record(KeptRecord(found.id, self._date(), name, found.text, found.about)))
        return found


def too_long(journal: Journal) -> bool:
    """Whether a match is longer than any that is reviewed."""
    return len(journal.table.events) > MOST_EVENTS


def _suffices(before: KeptReview, depth: str) -> bool:
    """Whether a review is made or being made that looks as closely as that."""
    if before.stage == DONE:
        return _RANKS.get(before.result_depth or "", -1) >= _RANKS[depth]
    return before.stage in reviews.OPEN and _RANKS.get(before.depth, -1) >= _RANKS[depth]
