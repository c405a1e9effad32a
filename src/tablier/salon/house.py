"""The house: bots that think off the event loop, and rules compiled before they are needed.

A bot thinks about a copy of the table in a thread of its own; what it did comes back as events.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copy import deepcopy

from ..bots import BOTS, Bot, LevelBot, RandomBot
from ..compiled import is_ready, mark_ready
from ..errors import TablierError
from ..exact import bear_off, is_built
from ..games import GAMES, Game
from ..games.race.game import RaceGame
from ..table import Event, Phase, Table
from . import log

STAND_IN = "greedy" if "greedy" in BOTS else next(reversed(BOTS))
"""Who acts for somebody who has gone."""
STRONGEST = next(reversed(BOTS))
"""Who needs most to be compiled."""
_MOST_TRIED = 2000
"""How many ways to go on with a play that somebody has begun are tried."""


class House:
    """Bots for all tables of a salon."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "salon-bot")
        self._compiling = ThreadPoolExecutor(1, "salon-compiling")
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._building: set[Game] = set()
        self._haste = Haste(threads)

    async def act(self, table: Table, level: str, seed: int, by_hand: bool) -> list[Event]:
        """The events by which a bot makes the next act; none if it waits for dice entered by hand."""
        await self.prepare(table.game)
        self._build_tables(table.game, level)
        copy, haste = _rehearsal(table), self._haste
        haste.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, _choose, copy, level, seed, by_hand, haste
            )
        finally:
            haste.waiting -= 1

    async def prepare(self, game: Game) -> None:
        """Wait until a game is compiled. Other tables go on meanwhile."""
        ready = self._ready.get(game.family)
        if ready is None:
            loop = asyncio.get_running_loop()
            ready = asyncio.ensure_future(loop.run_in_executor(self._compiling, _compile, game))
            self._ready[game.family] = ready
        if not ready.done():
            await asyncio.shield(ready)

    def _build_tables(self, game: Game, level: str) -> None:
        """Have the tables of bearing off built in the background, if a bot plays that would use them."""
        kind = BOTS.get(level)
        uses_them = kind is not None and issubclass(kind, LevelBot) and kind.level.exact
        if uses_them and isinstance(game, RaceGame) and game not in self._building and not is_built(game):
            self._building.add(game)
            log.say("building tables", game=game.full_id)
            self._compiling.submit(bear_off, game)

    async def prepare_all(self) -> None:
        """Compile every game, one after another, the quickest first."""
        for kind in sorted(GAMES.values(), key=lambda game: (game.family == "trictrac", game.family)):
            await self.prepare(kind())

    @staticmethod
    def was_ready() -> bool:
        """Whether everything was compiled before, by this or another process."""
        return all(is_ready(_part(game.family)) for game in GAMES.values())

    @property
    def readiness(self) -> dict[str, bool]:
        """Which families of games are compiled."""
        families = dict.fromkeys(game.family for game in GAMES.values())
        return {family: family in self._ready and self._ready[family].done() for family in families}

    def close(self) -> None:
        """Let everybody finish the thought and go."""
        for pool in (self._pool, self._compiling):
            pool.shutdown(wait=False, cancel_futures=True)


class Haste:
    """How far ahead a bot may look so that those who wait for theirs need not wait long."""

    def __init__(self, threads: int) -> None:
        self.waiting = 0
        """How many acts are being thought about or waited for."""
        self._threads = threads
        self._pace: dict[tuple[str, int], float] = {}
        """How many seconds a play takes in each game by how far one looks ahead: a running mean."""

    def plies(self, game: Game) -> int:
        """So many turns ahead that all who wait now would be served in time."""
        if self.waiting <= self._threads:
            return _FARTHEST
        allowed = _ACT_WITHIN * self._threads / max(1, self.waiting)
        return next(
            (plies for plies in (_FARTHEST, 2) if self._pace.get((game.full_id, plies), _PACE[plies]) <= allowed), 1
        )

    def took(self, game: Game, plies: int, seconds: float) -> None:
        """Learn how long a play took."""
        before = self._pace.get((game.full_id, plies), _PACE[plies])
        self._pace[game.full_id, plies] = 0.8 * before + 0.2 * seconds


_ACT_WITHIN = 1.0
"""Within how many seconds a bot should act. A turn has two acts, a throw and a play."""
_FARTHEST = 3
_PACE = {1: 0.02, 2: 0.2, 3: 0.9}
"""How many seconds a play is thought to take before it is known."""

_own = threading.local()


def make_bot(level: str, seed: int) -> Bot:
    """A bot of a level, or the one who stands in if there is no such level any more.

    Each thread keeps its bots, since what they work with takes time to set up.
    """
    kept: dict[str, RandomBot] = _own.__dict__.setdefault("bots", {})
    if level not in kept:
        bot = BOTS.get(level, BOTS[STAND_IN])()
        if isinstance(bot, LevelBot):
            bot.patient = False
        kept[level] = bot
    kept[level].seed = seed
    return kept[level]


def _choose(table: Table, level: str, seed: int, by_hand: bool, haste: Haste) -> list[Event]:
    """One act of a bot; if it fails, one of those who stand in."""
    if table.touched and table.phase is Phase.PLAY:
        return _play_men_touched(_rehearsal(table))
    plies, playing, began = haste.plies(table.game), table.phase is Phase.PLAY, time.perf_counter()
    for name in dict.fromkeys((level, STAND_IN, *BOTS)):
        trial = _rehearsal(table)
        before, bot = len(trial.events), make_bot(name, seed)
        if isinstance(bot, LevelBot):
            bot.most_plies = plies
        try:
            if by_hand and trial.phase is Phase.THROW and "cast" not in trial.may(trial.player or 0):
                bot.before_throwing(trial)  # left to itself, it would now throw dice of its own
            else:
                bot.choose(trial)
        except Exception as problem:
            log.trouble("a bot failed", problem, level=name, game=table.game.id, position=table.position.id)
            continue
        if playing and isinstance(bot, LevelBot) and bot.level.plies >= plies:
            haste.took(table.game, plies, time.perf_counter() - began)
        return trial.events[before:]
    return []


def _play_men_touched(table: Table) -> list[Event]:
    """A play that moves the men somebody has touched and left, which bots do not look for (C-5)."""
    before = len(table.events)
    if table.drafted:
        table.undo(everything=True)
    beginnings = [table.checkpoint()]
    for _ in range(_MOST_TRIED):
        table.restore(beginnings.pop())
        with suppress(TablierError):
            table.confirm()
            return table.events[before:]
        here = table.checkpoint()
        for step in table.steps():
            table.step(step)
            beginnings.append(table.checkpoint())
            table.restore(here)
        if not beginnings:
            break
    return []


def _rehearsal(table: Table) -> Table:
    """A table that goes its own way from here; the game and the events past are shared."""
    return deepcopy(table, {id(table.game): table.game, id(table.events): list(table.events)})


def _part(family: str) -> str:
    return f"{family}-salon"


def _compile(game: Game) -> None:
    part = _part(game.family)
    if not is_ready(part):
        log.say("compiling", game=game.family)
    try:
        _rehearse(game)
        mark_ready(part)
    except Exception as problem:
        log.trouble("compiling failed", problem, game=game.family)
        raise


def _rehearse(game: Game) -> None:
    """Go once through what a table does: throw, be refused, build, play, and let a bot play."""
    game.warm_up()
    table = Table(game, seed=1)
    moves: Sequence[str] = ("1/off", "1/2", "1/3", "1/4", "1/5", "1/6", "1/7")
    for _ in range(4):
        while table.phase is not Phase.PLAY:
            make_bot(STAND_IN, 1).choose(table)
        for move in moves:
            with suppress(TablierError):
                table.step(move)
        with suppress(TablierError):
            table.steps()
        make_bot(STAND_IN, 1).choose(table)
    while table.phase is not Phase.PLAY:
        make_bot(STAND_IN, 1).choose(table)
    make_bot(STRONGEST, 1).choose(table)
