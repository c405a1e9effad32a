"""A mind: a process beside this one that does what it is asked to, so that nobody here waits for the interpreter.

Work is a function without arguments that can be pickled, or, if parts of what comes of it are to be told meanwhile, one
that takes ``tell``. Whatever it raises is raised here. A mind ends with the process that began it, however that ends,
and in the middle of whatever it does, since it hears that nobody is there any more.
"""

from __future__ import annotations

import logging
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any

from . import log

GONE = (OSError, EOFError, pickle.UnpicklingError)
"""What it looks like when a process is no longer there."""
Tell = Callable[[Any], None]


class CalledOff(Exception):
    """Nobody wants to know any more: raised in the work by ``tell``, and here once it has ended so."""


class Mind:
    """One process, seen from the one that began it. One thread at a time has work done there."""

    def __init__(self, nice: int) -> None:
        self.knows: set[str] = set()
        """The ids of the games it has learnt."""
        level = logging.getLevelName(log.logger.getEffectiveLevel()).lower()
        begin = f"import sys; sys.path[:] = {sys.path!r}; from {__name__} import live; live({level!r}, {nice})"
        apart: dict[str, Any] = {}  # Ctrl-C reaches a whole group; the process that began decides what it means
        if sys.platform == "win32":
            apart["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
        else:
            apart["process_group"] = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", begin], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", **os.environ}, **apart,
        )  # fmt: skip
        self._number = 0
        self._saying = threading.Lock()

    def do(self, work: Callable[..., Any], tell: Tell | None = None) -> Any:
        """What comes of some work over there; ``tell`` hears of its parts. Raises what the work raises, one of GONE,
        or CalledOff.
        """
        with self._saying:
            self._number += 1
            self._say((self._number, work, tell is not None))
        heard = self.process.stdout
        assert heard is not None
        while True:
            what, value = pickle.load(heard)
            if what == "part" and tell is not None:
                tell(value)
            elif what == "failed":
                raise value
            elif what == "done":
                return value

    def call_off(self) -> None:
        """Have the work that is under way end where it next tells something. Any thread may call it."""
        with self._saying, suppress(*GONE, ValueError):
            self._say((self._number, None, False))

    def _say(self, message: Any) -> None:
        told = self.process.stdin
        assert told is not None
        pickle.dump(message, told, pickle.HIGHEST_PROTOCOL)
        told.flush()

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


# Over there


def live(level: str, nice: int) -> None:
    """The life of a mind: do what is asked for and answer, until nobody asks any more."""
    log.set_up(level)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing said by the way is taken for an answer
    if hasattr(os, "nice"):
        os.nice(nice)
    asked = _Asked(sys.stdin.buffer)
    with suppress(*GONE):
        while True:
            _answer(*asked.next(), asked, answers)
    os._exit(0)  # what could not be said need not be said now


class _Asked:
    """What is asked for, heard by a thread: also in the middle of some work, that nobody is interested any more."""

    def __init__(self, line: IO[bytes]) -> None:
        self._line = line
        self._waiting: queue.SimpleQueue[tuple[int, Any, bool]] = queue.SimpleQueue()
        self.called_off = 0
        """The number of what was called off last."""
        threading.Thread(target=self._listen, name="listening", daemon=True).start()

    def next(self) -> tuple[int, Any, bool]:
        return self._waiting.get()

    def _listen(self) -> None:
        try:
            while True:
                number, work, telling = pickle.load(self._line)
                if work is None:
                    self.called_off = number
                else:
                    self._waiting.put((number, work, telling))
        finally:
            os._exit(0)


def _answer(number: int, work: Callable[..., Any], telling: bool, asked: _Asked, answers: IO[bytes]) -> None:
    def say(what: str, value: Any) -> None:
        said = pickle.dumps((what, value), pickle.HIGHEST_PROTOCOL)  # whole or not at all
        answers.write(said)
        answers.flush()

    def tell(part: Any) -> None:
        if asked.called_off == number:
            raise CalledOff
        say("part", part)

    try:
        found = work(tell) if telling else work()
    except Exception as problem:
        plain = RuntimeError(f"{type(problem).__name__}: {problem}")
        try:
            # It is still there; and a future takes no StopIteration, for whose answer everybody would wait for ever.
            say("failed", plain if isinstance(problem, (*GONE, StopIteration)) else problem)
        except (TypeError, AttributeError, pickle.PicklingError):
            say("failed", plain)
    else:
        say("done", found)
