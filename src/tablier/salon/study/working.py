"""Working on reviews: beside a server, or by itself on another machine (``tablier worker``).

Every hand has a process of its own. It works on one review for a moment, notes what came of it, and looks whether
another is more urgent: one of which nobody has seen anything yet goes before one that is only to become better.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import sqlalchemy as sa

from ...errors import TablierError
from ...saying import Said
from .. import log, measures
from ..ending import Errands
from ..kept import reviews, store
from ..kept.keeping import NoDatabase, NotKnown
from ..kept.reviews import KeptReview, ReviewClaim, ReviewStep
from ..kept.store import Store
from ..mind import GONE, Mind
from . import making
from .making import Matter, Part

LEASE = 10.0
"""Whoever has not been heard of for so many seconds is taken for lost."""
MOST_ATTEMPTS = 4
"""A review with which so many workers were lost is given up."""
_NICE = 10
"""Who plays, and who thinks for somebody who waits, goes before."""
_GLANCE, _LOOK = 0.3, 1.0
"""For how many seconds a review is worked on at a time, while nobody has seen all of it yet and later."""
_MOST_SECONDS = 300.0
"""A process that does not come back within so many is taken for lost."""
_IDLE_AFTER = 600.0
"""After how many seconds without work a process is ended."""
_POLL = 30.0
"""How often it is asked at least whether something waits, in seconds."""
_MOST_EXPECTED = 8
_AFTER_TROUBLE = 1.0
_TRIES = 20
"""So often it is tried to note a review that is done."""


async def matter_of(kept: Store, study: str) -> Matter | None:
    """The match of a study; None if there is none."""
    what, _, name = study.partition("/")
    if what == "tables":
        return await kept.read(store.load(name))
    found = await kept.read(reviews.find_record(name))
    return None if found is None else found.text


@dataclass(eq=False)
class _Job:
    """A review that a hand works on."""

    review: KeptReview
    claim: ReviewClaim
    glanced: bool
    lost: bool = False
    """Whether it is no longer ours."""
    measured: tuple[float, float] | None = None
    """After which part of the work its pace began to be measured, and when; the first moments say little."""
    worked: float = 0.0

    @property
    def key(self) -> tuple[str, str]:
        return self.review.study, self.review.depth

    @property
    def urgency(self) -> tuple[bool, float]:
        return self.review.wished, self.review.asked

    def seconds_left(self, share: float, took: float) -> float | None:
        """For how long there is still something to do, if it goes on like this."""
        if self.measured is None:
            self.measured = share, 0.0
            return None
        self.worked += took
        gained = share - self.measured[0]
        return round(self.worked * (1 - share) / gained, 1) if gained > 0.01 else None


class Workers:
    """So many hands. ``date`` is what the calendar says, for what is kept."""

    def __init__(
        self, kept: Store, hands: int, date: Callable[[], float] = time.time, lease: float = LEASE, poll: float = _POLL
    ) -> None:
        self._store, self.date, self._lease, self._poll = kept, date, lease, poll
        self.hands = [_Hand(self) for _ in range(hands)]
        self._tasks = Errands()
        self._news = asyncio.Event()
        self._seen: dict[str, tuple[int, int, float]] = {}
        """Of reviews others work on: epoch, beats, and since when they have been so."""
        self._expected: dict[str, None] = {}
        self.holder = f"{socket.gethostname()[:60]}:{os.getpid()}"

    @property
    def store(self) -> Store:
        return self._store

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        return [hand.mind.process.pid for hand in self.hands if hand.mind is not None]

    def begin(self) -> None:
        """Take up whatever waits, from now on."""
        if self.hands:
            for hand in self.hands:
                self._tasks.begin(hand.work())
            self._tasks.begin(self._look_after())

    def wake(self) -> None:
        """Something waits."""
        self._news.set()

    def expect(self, game_id: str) -> None:
        """A review of such a game is to come: whoever has nothing to do gets ready for it."""
        ready = any(hand.mind is not None and game_id in hand.mind.knows for hand in self.hands)
        if not ready and game_id not in self._expected and len(self._expected) < _MOST_EXPECTED:
            self._expected[game_id] = None
            self.wake()

    def next_expected(self, known: set[str]) -> str | None:
        """A game to get ready for."""
        while self._expected:
            game_id = next(iter(self._expected))
            if game_id not in known:
                return game_id
            self.got_ready(game_id)
        return None

    def got_ready(self, game_id: str) -> None:
        """Somebody is ready for a game, or cannot be."""
        self._expected.pop(game_id, None)

    async def close(self) -> None:
        """Leave off, and let others go on with what is under way."""
        await self._tasks.end()
        await asyncio.gather(*(hand.end() for hand in self.hands))
        for job in [job for hand in self.hands for job in hand.held]:
            with suppress(Exception):
                await self._store.write(reviews.put_back(job.claim, job.review.attempts - 1))

    async def news(self) -> None:
        """Wait until there may be something to do."""
        try:
            async with asyncio.timeout(self._poll):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    # Beating, and seeing who does not any more

    async def _look_after(self) -> None:
        """Others are asked about often only while they work on something: who has nothing to do asks for little."""
        look = 0.0
        while True:
            try:
                await self._beat()
                if time.monotonic() >= look:
                    if await self._miss():
                        self.wake()
                    look = 0.0 if self._seen else time.monotonic() + self._poll
            except TablierError:
                pass  # the database is silent; others may think the same of us
            except Exception as problem:
                log.trouble("reviews could not be looked after", problem)
            await asyncio.sleep(self._lease / 5)

    async def _beat(self) -> None:
        held = [job for hand in self.hands for job in hand.held if not job.lost]
        if held:
            ours = await self._store.write(reviews.beat([job.claim for job in held]))
            for job in held:
                job.lost = job.lost or job.claim not in ours

    async def _miss(self) -> bool:
        """Let go on with what was under way with somebody who is lost; whether there was such a thing."""
        own = {job.claim for hand in self.hands for job in hand.held}
        running = [one for one in await self._store.read(reviews.under_way) if one.claim not in own]
        now, before = time.monotonic(), self._seen
        self._seen = {}
        found = False
        for one in running:
            epoch, beats, since = before.get(one.study, (one.epoch, one.beats, now))
            if (epoch, beats) != (one.epoch, one.beats):
                since = now
            self._seen[one.study] = one.epoch, one.beats, since
            if now - since < self._lease:
                continue
            log.say("a review is taken over", logging.WARNING, study=one.study, attempts=one.attempts)
            if await self._store.write(reviews.claim(one, self.holder)):
                await self.give_back(ReviewClaim(one.study, one.epoch + 1), one.attempts)
                found = True
        return found

    async def give_back(self, held: ReviewClaim, attempts: int) -> None:
        """Let somebody else try after a worker was lost, or give it up after too many."""
        if attempts >= MOST_ATTEMPTS:
            await self._store.write(reviews.fail(held, Said("study.failed"), self.date()))
        else:
            await self._store.write(reviews.put_back(held, attempts))


class _Hand:
    """One process, and the reviews it works on: one that is to become better, and perhaps another looked at first."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._pool = ThreadPoolExecutor(1, "salon-review")
        self._rested = time.monotonic()
        self.held: list[_Job] = []
        self.mind: Mind | None = None

    async def work(self) -> None:
        while True:
            try:
                job = await self._choose()
                if job is not None:
                    await self._work_on(job)
                else:
                    await self._rest()
            except TablierError:
                await asyncio.sleep(_AFTER_TROUBLE)  # the database is silent
            except Exception as problem:
                log.trouble("reviewing stumbled", problem)
                await asyncio.sleep(_AFTER_TROUBLE)

    async def _choose(self) -> _Job | None:
        """What to work on next."""
        for job in [job for job in self.held if job.lost]:
            await self._let_go(job)
        fresh = next((job for job in self.held if not job.glanced), None)
        if fresh is not None:
            return fresh
        while len(self.held) > 1:
            least = min(self.held, key=lambda job: job.urgency)
            self.held.remove(least)
            await self._workers.store.write(reviews.put_back(least.claim, least.review.attempts - 1))
        for one in await self._workers.store.read(reviews.most_urgent(8)):
            if self.held and one.glanced:
                break
            if await self._workers.store.write(reviews.claim(one, self._workers.holder)):
                claimed = ReviewClaim(one.study, one.epoch + 1)
                job = _Job(replace(one, attempts=one.attempts + 1), claimed, one.glanced)
                self.held.append(job)
                return job
        return self.held[0] if self.held else None

    async def _rest(self) -> None:
        expected = self._workers.next_expected(self.mind.knows if self.mind else set())
        if expected is not None:
            try:
                with suppress(*GONE, TablierError):
                    await self._do(partial(making.learn, expected))
            finally:
                if self.mind is not None:
                    self.mind.knows.add(expected)
                self._workers.got_ready(expected)
            return
        if self.mind is not None and time.monotonic() - self._rested > _IDLE_AFTER:
            self._lose()
        await self._workers.news()

    async def _work_on(self, job: _Job) -> None:
        self._rested = time.monotonic()
        try:
            part = await self._go_on(job)
        except GONE:
            log.say("a process that reviewed was lost", logging.WARNING, study=job.review.study)
            self._lose()
            self.held.remove(job)
            await self._workers.give_back(job.claim, job.review.attempts)
            return
        except (NoDatabase, NotKnown):
            raise  # the review is none the worse for it
        except Exception as problem:
            said = problem.said if isinstance(problem, TablierError) else Said("study.failed")
            log.trouble("a review failed", problem, study=job.review.study)
            measures.reviewed("failed")
            self.held.remove(job)
            trouble = said if isinstance(said, Said) else Said("study.failed")
            await self._workers.store.write(reviews.fail(job.claim, trouble, self._workers.date()))
            return
        if part is None:
            self.held.remove(job)
            await self._workers.store.write(reviews.fail(job.claim, Said("study.gone"), self._workers.date()))
            return
        took = time.monotonic() - self._rested
        job.glanced = job.glanced or part.glanced
        await self._note(job, part, job.seconds_left(part.share, took))

    async def _go_on(self, job: _Job) -> Part | None:
        """Work on a review for a moment; None if there is no such match any more. Raises one of GONE, or whatever."""
        seconds = _LOOK if job.glanced else _GLANCE
        work = partial(making.go_on, job.key, None, job.review.depth, seconds)
        part: Part | None = await self._do(work)
        if part is None:
            matter = await matter_of(self._workers.store, job.review.study)
            if matter is None:
                return None
            part = await self._do(partial(making.go_on, job.key, matter, job.review.depth, seconds))
        return part

    async def _note(self, job: _Job, part: Part, seconds: float | None) -> None:
        """Keep what was found out; what was known before stays until there is better."""
        better = part.finished or job.review.result_depth is None
        step = ReviewStep(
            part.done, part.settled, part.of, part.share, seconds, part.glanced, part.finished,
            part.result if better else None, part.made_by,
        )  # fmt: skip
        for tried in range(_TRIES if part.finished else 1):
            try:
                write = reviews.note(job.claim, step, job.review.depth, self._workers.date())
                job.lost = not await self._workers.store.write(write) or part.finished
                break
            except (TablierError, sa.exc.SQLAlchemyError):
                if not part.finished or tried + 1 == _TRIES:
                    raise
                await asyncio.sleep(_AFTER_TROUBLE)
        if part.finished:
            self.held.remove(job)
            measures.reviewed("done")
            log.say("reviewed", study=job.review.study, depth=job.review.depth, decisions=part.done)

    async def _let_go(self, job: _Job) -> None:
        self.held.remove(job)
        if self.mind is not None:
            with suppress(*GONE):
                await self._do(partial(making.let_go, job.key))

    async def _do(self, work: Callable[[], Any]) -> Any:
        """Have something done by our process, begun if need be. Raises one of GONE, or what the work raises."""
        loop = asyncio.get_running_loop()
        if self.mind is None:
            self.mind = Mind(_NICE)
        mind = self.mind
        too_long = loop.call_later(_MOST_SECONDS, mind.process.kill)
        try:
            return await loop.run_in_executor(self._pool, mind.do, work)
        except GONE:
            self._lose()
            raise
        finally:
            too_long.cancel()

    def _lose(self) -> None:
        if self.mind is not None:
            self.mind.end()
            self.mind.hang_up()
            self.mind = None

    async def end(self) -> None:
        """End the process, whatever it does."""
        if self.mind is not None:
            self.mind.end()
            # Behind whoever still waits for its answer, and sees it gone.
            await asyncio.get_running_loop().run_in_executor(self._pool, self.mind.hang_up)
            self.mind = None
        self._pool.shutdown(wait=False, cancel_futures=True)
