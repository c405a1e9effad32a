"""Minds: processes in which bots think, so that nobody else waits for the interpreter meanwhile.

One is begun when first wanted, and learns a game before it thinks about it; until then bots think where they are asked.
A mind that is lost, killed or crashed, loses nothing: its thought is repeated, and another mind is begun. Minds end
with the process that began them, however that ends, since they read what to do from it.
"""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import IO, Any

from ...games import Game
from .. import log
from .thinking import Decision, Thought, decide, rehearse

_LOSSES = 3
"""So many minds may be lost without a thought in between; then bots think in threads."""
_NICE = 5
"""Who plays goes before who thinks."""
_GONE = (OSError, EOFError, pickle.UnpicklingError)
"""What it looks like when a process is no longer there."""


class Minds:
    """So many minds at most. Every method may be called by any thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._all: set[_Mind] = set()
        self._idle: list[_Mind] = []
        self._losses = 0
        self._teaching = ThreadPoolExecutor(max(1, most), "salon-teaching")

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        with self._lock:
            return [mind.process.pid for mind in self._all]

    def think(self, game: Game, thought: Thought, plies: int) -> Decision | None:
        """What comes of a thought; None: no mind is free that knows the game, but one may be learning it."""
        while (mind := self._take(game)) is not None:
            try:
                decision: Decision = mind.do(partial(decide, thought, plies))
            except _GONE:
                self._lose(mind)
            else:
                self._give_back(mind)
                return decision
        return None

    def close(self) -> None:
        """End them all, whatever they are thinking about."""
        with self._lock:
            self._most = 0
            minds, idle = list(self._all), self._idle
            self._idle = []
        for mind in minds:
            mind.end()
        for mind in idle:
            mind.hang_up()
        self._teaching.shutdown(wait=False, cancel_futures=True)

    def _take(self, game: Game) -> _Mind | None:
        """A mind that knows the game; or one is found, or begun, that learns it."""
        with self._lock:
            if not self._most:
                return None
            knowing = next((mind for mind in self._idle if game.id in mind.knows), None)
            if knowing is not None:
                self._idle.remove(knowing)
                return knowing
            if self._idle:
                pupil = self._idle.pop()
            elif len(self._all) < self._most:
                try:
                    pupil = _Mind()
                except OSError as problem:
                    self._give_up(problem)
                    return None
                self._all.add(pupil)
            else:
                return None
            self._teaching.submit(self._teach, pupil, game)
        return None

    def _teach(self, mind: _Mind, game: Game) -> None:
        try:
            mind.do(partial(rehearse, game))
        except _GONE:
            self._lose(mind)
        else:
            mind.knows.add(game.id)
            log.say("a bot's process is ready", process=mind.process.pid, game=game.id)
            self._give_back(mind)

    def _give_back(self, mind: _Mind) -> None:
        with self._lock:
            self._idle.append(mind)
            self._losses = 0

    def _lose(self, mind: _Mind) -> None:
        mind.end()
        mind.hang_up()
        with self._lock:
            self._all.discard(mind)
            if not self._most:
                return  # closed
            self._losses += 1
            log.say(
                "a bot's process was lost", logging.WARNING, process=mind.process.pid, ended=mind.process.returncode
            )
            if self._losses > _LOSSES:
                self._give_up(None)

    def _give_up(self, problem: Exception | None) -> None:
        self._most = 0
        log.say("bots think in threads", logging.WARNING, reason=str(problem or "their processes are lost every time"))


class _Mind:
    """One process, seen from the one that began it. One thread at a time has it."""

    def __init__(self) -> None:
        self.knows: set[str] = set()
        """The ids of the games it has learnt."""
        level = logging.getLevelName(log.logger.getEffectiveLevel()).lower()
        begin = f"import sys; sys.path[:] = {sys.path!r}; from {__name__} import live; live({level!r})"
        apart: dict[str, Any] = {}  # Ctrl-C reaches a whole group; the process that began decides what it means
        if sys.platform == "win32":
            apart["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
        else:
            apart["process_group"] = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", begin], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", **os.environ}, **apart,
        )  # fmt: skip

    def do(self, work: Callable[[], Any]) -> Any:
        """What comes of some work over there. Raises one of _GONE."""
        told, heard = self.process.stdin, self.process.stdout
        assert told is not None
        assert heard is not None
        pickle.dump(work, told, pickle.HIGHEST_PROTOCOL)
        told.flush()
        return pickle.load(heard)

    def end(self) -> None:
        """End it at once. Who waits for an answer sees it gone."""
        self.process.kill()
        self.process.wait()

    def hang_up(self) -> None:
        """Close the line to it, once it has ended and nobody listens any more."""
        for line in (self.process.stdin, self.process.stdout):
            assert line is not None
            with suppress(OSError):  # of something half said
                line.close()


def live(level: str) -> None:
    """The life of a mind: do what is asked for and answer, until nobody asks any more."""
    log.set_up(level)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing said by the way is taken for an answer
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with suppress(*_GONE):
        _answer(sys.stdin.buffer, answers)
    os._exit(0)  # what could not be said need not be said now


def _answer(asked: IO[bytes], answers: IO[bytes]) -> None:
    while True:
        work: Callable[[], Any] = pickle.load(asked)
        answer = work()
        pickle.dump(answer, answers, pickle.HIGHEST_PROTOCOL)
        answers.flush()
