"""The house: bots that think off the event loop, and rules compiled before they are needed.

A bot thinks about a copy of the table, in a process of its own where many think (:mod:`.minds`) and in a thread
otherwise; what it decided comes back as events.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from ...batch.kernels import kernel_of
from ...bots import BOTS, LevelBot
from ...compiled import is_ready, mark_ready
from ...exact import bear_off, is_built
from ...games import GAMES, Game
from ...review.hinting import Advice
from ...table import Event, Phase, Table
from .. import log, measures
from ..city.lending import Borrowed
from .minds import Minds
from .thinking import FARTHEST, Intent, Thought, advise_on, carry_out, decide, is_quick, rehearse

T = TypeVar("T")


class House:
    """Bots for all tables of a salon. They think by the hands of other machines where there are any ``elsewhere``, else
    in so many processes, or, if there are to be none, threads.
    """

    def __init__(self, threads: int, processes: int = 0, elsewhere: Borrowed | None = None) -> None:
        hands = processes or threads
        self._elsewhere = elsewhere
        self.minds = Minds(processes)
        self._pool = ThreadPoolExecutor(hands, "salon-bot")
        self._compiling = ThreadPoolExecutor(1, "salon-compiling")
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._building: set[Game] = set()
        self._haste = Haste(hands)
        self.at_work = False
        """Whether something is being compiled or built, which cannot be broken off."""
        self._crowded = False
        """Whether two bots have had to think at the same time. Who plays alone needs no other process."""

    async def act(self, table: Table, level: str, seed: int, by_hand: bool) -> list[Event]:
        """The events by which a bot makes the next act; none if it waits for dice entered by hand."""
        await self.prepare(table.game)
        self._build_tables(table.game, level)
        thought = Thought.about(table, level, seed)
        if is_quick(table):
            return await asyncio.to_thread(lambda: carry_out(decide(thought), thought, table, by_hand))
        return carry_out(await self._think(table, thought), thought, table, by_hand)

    async def _think(self, table: Table, thought: Thought) -> Intent:
        kind = BOTS.get(thought.level)
        ahead = kind.level.plies if kind is not None and issubclass(kind, LevelBot) else 0
        is_play = table.phase is Phase.PLAY and not table.touched
        haste = self._haste
        haste.waiting += 1
        self._crowded = self._crowded or haste.waiting > 1
        try:
            loop, plies = asyncio.get_running_loop(), ahead if is_play else 0
            with measures.thinking("act"):
                found = await self._ask_elsewhere(table.game, partial(decide, thought, haste.plies(table.game)))
                if found is not None:
                    return found[0]
                return await loop.run_in_executor(self._pool, self._decide, table.game, thought, plies)
        finally:
            haste.waiting -= 1

    async def _ask_elsewhere(self, game: Game, work: Callable[[], T]) -> tuple[T] | None:
        """What comes of some thinking by other machines; None: there are none, or none that answers in time."""
        return None if self._elsewhere is None else await self._elsewhere.think(game, work)

    def think(self, game: Game, work: Callable[[], T]) -> T:
        """What comes of some thinking, in another process as soon as one knows the game. Any thread may call it."""
        self._crowded = True
        return self._somewhere(game, work)

    def _decide(self, game: Game, thought: Thought, ahead: int) -> Intent:
        """What a bot decides, who would look so far ahead if there is time. Runs in a thread of the pool."""
        plies, began = self._haste.plies(game), time.perf_counter()
        decision = self._somewhere(game, partial(decide, thought, plies))
        if ahead >= plies:
            self._haste.took(game, plies, time.perf_counter() - began)
        return decision

    def _somewhere(self, game: Game, work: Callable[[], T]) -> T:
        """What comes of some thinking: in a process where several think, else, or meanwhile, in this thread."""
        found = self.minds.think(game, work) if self._crowded else None
        return work() if found is None else found[0]

    async def hint(self, table: Table, player: int) -> Advice | None:
        """What is best for a player to do now, and why; None: there is nothing to decide. Raises BadOption."""
        await self.prepare(table.game)
        thought = Thought.about(table, "", 0)
        self._haste.waiting += 1
        self._crowded = self._crowded or self._haste.waiting > 1
        try:
            loop = asyncio.get_running_loop()
            work = partial(advise_on, thought, player)
            with measures.thinking("hint"):
                found = await self._ask_elsewhere(table.game, work)
                if found is not None:
                    return found[0]
                return await loop.run_in_executor(self._pool, self._somewhere, table.game, work)
        finally:
            self._haste.waiting -= 1

    async def prepare(self, game: Game) -> None:
        """Wait until a game is compiled. Other tables go on meanwhile."""
        ready = self._ready.get(game.family)
        if ready is None:
            loop = asyncio.get_running_loop()
            ready = asyncio.ensure_future(loop.run_in_executor(self._compiling, self._work, lambda: _compile(game)))
            self._ready[game.family] = ready
        if not ready.done():
            await asyncio.shield(ready)

    def _build_tables(self, game: Game, level: str) -> None:
        """Have the tables of bearing off built in the background, if a bot plays that would use them."""
        kind = BOTS.get(level)
        uses_them = kind is not None and issubclass(kind, LevelBot) and kind.level.exact
        if uses_them and game not in self._building and not is_built(game):
            self._building.add(game)
            log.say("building tables", game=game.full_id)
            self._compiling.submit(self._work, lambda: bear_off(game))

    def _work(self, work: Callable[[], object]) -> None:
        self.at_work = True
        try:
            work()
        finally:
            self.at_work = False

    async def prepare_all(self) -> None:
        """Compile every game, one after another, the quickest first."""
        for game in _quickest_first():
            await self.prepare(game)

    @staticmethod
    def load_all() -> None:
        """Have every game at hand before anything else is done: seconds where all were compiled before."""
        for game in {game.family: game for game in _quickest_first()}.values():
            _compile(game)

    def warm(self) -> None:
        """Have everything at hand, in the processes where bots think as well: seconds, before anybody is let in."""
        self.load_all()
        self._crowded = True
        self.minds.prepare(_quickest_first())

    @property
    def waiting(self) -> int:
        """How many thoughts are being thought or waited for."""
        return self._haste.waiting

    @staticmethod
    def was_ready() -> bool:
        """Whether everything was compiled before, by this or another process."""
        return all(is_ready(_part(game.family)) for game in GAMES.values())

    @property
    def is_ready(self) -> bool:
        """Whether every game is at hand, and nothing is being compiled or built."""
        return not self.at_work and all(self.readiness.values())

    @property
    def readiness(self) -> dict[str, bool]:
        """Which families of games are compiled."""
        families = dict.fromkeys(game.family for game in GAMES.values())
        return {family: family in self._ready and self._ready[family].done() for family in families}

    def close(self) -> None:
        """Let everybody go; who thinks in a thread finishes the thought."""
        self.minds.close()
        for pool in (self._pool, self._compiling):
            pool.shutdown(wait=False, cancel_futures=True)


class Haste:
    """How far ahead a bot may look so that those who wait for theirs need not wait long."""

    def __init__(self, hands: int) -> None:
        self.waiting = 0
        """How many acts are being thought about or waited for."""
        self._hands = hands
        """How many are thought about at a time."""
        self._pace: dict[tuple[str, int], float] = {}
        """How many seconds a play takes in each game by how far one looks ahead: a running mean."""

    def plies(self, game: Game) -> int:
        """So many turns ahead that all who wait now would be served in time."""
        if self.waiting <= self._hands:
            return FARTHEST
        allowed = _ACT_WITHIN * self._hands / max(1, self.waiting)
        return next(
            (plies for plies in (FARTHEST, 2) if self._pace.get((game.full_id, plies), _PACE[plies]) <= allowed), 1
        )

    def took(self, game: Game, plies: int, seconds: float) -> None:
        """Learn how long a play took."""
        before = self._pace.get((game.full_id, plies), _PACE[plies])
        self._pace[game.full_id, plies] = 0.8 * before + 0.2 * seconds


_ACT_WITHIN = 1.0
"""Within how many seconds a bot should play."""
_PACE = {1: 0.02, 2: 0.2, 3: 0.9}
"""How many seconds a play is thought to take before it is known."""


def _quickest_first() -> list[Game]:
    """All games in the order in which they are compiled."""
    return sorted((kind() for kind in GAMES.values()), key=lambda game: (kernel_of(game).seconds, game.family))


def _part(family: str) -> str:
    return f"{family}-salon"


def _compile(game: Game) -> None:
    part = _part(game.family)
    if not is_ready(part):
        log.say("compiling", game=game.family)
    try:
        rehearse(game)
        mark_ready(part)
    except Exception as problem:
        log.trouble("compiling failed", problem, game=game.family)
        raise
