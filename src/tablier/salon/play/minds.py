"""Minds in which bots think, so that nobody else waits for the interpreter meanwhile; see :mod:`..mind`.

One is begun when first wanted, and learns a game before it thinks about it; until then bots think where they are asked.
A mind that is lost, killed or crashed, loses nothing: its thought is repeated, and another mind is begun.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from ...games import Game
from .. import log
from ..mind import GONE, Mind
from .thinking import rehearse

T = TypeVar("T")

_LOSSES = 3
"""So many minds may be lost without a thought in between; then bots think in threads."""
_NICE = 5
"""Who plays goes before who thinks."""


class Minds:
    """So many minds at most. Every method may be called by any thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._all: set[Mind] = set()
        self._idle: list[Mind] = []
        self._losses = 0
        self._closed = False
        self._teaching = ThreadPoolExecutor(max(1, most), "salon-teaching")

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        with self._lock:
            return [mind.process.pid for mind in self._all]

    def think(self, game: Game, work: Callable[[], T]) -> tuple[T] | None:
        """What comes of some work; None: no mind is free that knows the game, but one may be learning it.

        Raises what the work raises.
        """
        while (mind := self._take(game)) is not None:
            try:
                found: T = mind.do(work)
            except GONE:
                self._lose(mind)
            except BaseException:
                self._give_back(mind)
                raise
            else:
                self._give_back(mind)
                return (found,)
        return None

    def prepare(self, games: Sequence[Game]) -> None:
        """Begin them all, and have them learn these games; returns when they have."""
        with self._lock:
            pupils = [pupil for _ in range(self._most - len(self._all)) if (pupil := self._begin()) is not None]
        for taught in [self._teaching.submit(self._teach, pupil, *games) for pupil in pupils]:
            taught.result()

    def _begin(self) -> Mind | None:
        """Another one, if it can be begun."""
        try:
            mind = Mind(_NICE)
        except OSError as problem:
            self._give_up(problem)
            return None
        self._all.add(mind)
        return mind

    def close(self) -> None:
        """End them all, whatever they are thinking about."""
        with self._lock:
            self._most, self._closed = 0, True
            minds, idle = list(self._all), self._idle
            self._idle = []
        for mind in minds:
            mind.end()
        for mind in idle:
            mind.hang_up()
        self._teaching.shutdown(wait=False, cancel_futures=True)

    def _take(self, game: Game) -> Mind | None:
        """A mind that knows the game; or one is found, or begun, that learns it."""
        with self._lock:
            if not self._most:
                return None
            knowing = next((mind for mind in self._idle if game.id in mind.knows), None)
            if knowing is not None:
                self._idle.remove(knowing)
                return knowing
            pupil = self._idle.pop() if self._idle else self._begin() if len(self._all) < self._most else None
            if pupil is not None:
                self._teaching.submit(self._teach, pupil, game)
        return None

    def _teach(self, mind: Mind, *games: Game) -> None:
        for game in games:
            try:
                mind.do(partial(rehearse, game))
            except GONE:
                self._lose(mind)
                return
            except Exception as problem:
                log.trouble("a bot's process cannot learn a game", problem, game=game.id)
                self._lose(mind)
                return
            mind.knows.add(game.id)
            log.say("a bot's process is ready", process=mind.process.pid, game=game.id)
        self._give_back(mind)

    def _give_back(self, mind: Mind) -> None:
        with self._lock:
            self._losses = 0
            if not self._closed:
                self._idle.append(mind)
                return
        mind.hang_up()

    def _lose(self, mind: Mind) -> None:
        mind.end()
        mind.hang_up()
        with self._lock:
            self._all.discard(mind)
            if self._closed:
                return
            self._losses += 1
            log.say(
                "a bot's process was lost", logging.WARNING, process=mind.process.pid, ended=mind.process.returncode
            )
            if self._losses > _LOSSES:
                self._give_up(None)

    def _give_up(self, problem: Exception | None) -> None:
        self._most = 0
        log.say("bots think in threads", logging.WARNING, reason=str(problem or "their processes are lost every time"))
