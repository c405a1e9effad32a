"""The compiled functions of each family of games under one name, and the threads that run them."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ..compiled import announced, is_ready, mark_ready
from ..errors import BadOption
from ..games import Game, family_of
from ..saying import Said, quoted

T = TypeVar("T")
Scratch = tuple[np.ndarray, np.ndarray]
ObservedPart = tuple[str, int, int, str]
"""A part of an observation: its name, how many numbers it has, the most any of them can be, and what it tells."""
MOST_PLAYS = 1 << 16
"""More than a throw can have plays."""


class Kernel(NamedTuple):
    """What a family of games is to a batch."""

    rules: Any
    """What the functions are told first: a Ruleset, Rulings, or nothing much."""
    going_rules: Any
    """The same for games in progress."""
    going: Any
    """Games in progress: ``step`` for many, ``do`` for one, ``list_words`` where plays are chosen."""
    many: Any
    """One turn of each of many games: ``list_one``, ``apply_one`` and ``score_one``, and the same for parts of a batch;
    and ``playout``, a whole game."""
    scratch: Callable[[], Scratch]
    """This thread's scratch memory."""
    card_rules: Any
    """What the functions are told first on a card, where games are played to their end."""
    card_scratch: Sequence[tuple[tuple[int, ...], Any]]
    """The scratch memory of one worker there: shapes and kinds of numbers."""
    most: int
    """The most points a game can be worth."""
    width: int
    """How long an observation is."""
    seen: Sequence[ObservedPart]
    """What stands in an observation after dice and phase."""
    seconds: int
    """About how long it takes to be compiled."""
    last_cast_counts: bool = False
    """Whether what a game is worth depends on the cast that won it, which the position does not tell (B-13)."""


def kernel_of(game: Game) -> Kernel:
    """The kernel that plays a game."""
    return family_of(game).kernel(game)


def check_played_alone(game: Game) -> None:
    """Raise BadOption for a game in which people have more to do than to play: to claim, to mark, to keep accounts."""
    problem = game.needs_table()
    if problem is not None:
        raise problem


def prepare(game: Game, part: str, work: Callable[[], object]) -> None:
    """Compile a part of the engine by using it once, and say so: somebody waits for it, if only the first time."""
    name = f"{game.family}-{part}"
    if not is_ready(name):
        preparing = Said("terminal.preparing", what=game.own_name, seconds=kernel_of(game).seconds)
        print(preparing, file=sys.stderr, flush=True)
        with announced():
            work()
        mark_ready(name)


class Rooms(threading.local):
    """A thread's room for all plays of a throw, and for one position of each family."""

    def __init__(self) -> None:
        self.words = np.empty((1, MOST_PLAYS), np.int64)
        self._of: dict[str, tuple[np.ndarray, ...]] = {}

    def of(self, game: Game) -> tuple[np.ndarray, ...]:
        """What the functions for games in progress work in: scratch, more of it, all plays, a board."""
        found = self._of.get(game.family)
        if found is None:
            found = self._of[game.family] = *kernel_of(game).scratch(), self.words, game.start().array()
        return found


ROOMS = Rooms()


@cache
def _pool(workers: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(workers, thread_name_prefix="tablier")


MOST_THREADS = 4096
"""More than this is a slip of the pen."""


def workers_of(threads: int) -> int:
    """How many threads are meant; 0 means one for each core. Raises BadOption."""
    if not isinstance(threads, int | np.integer) or not 0 <= threads <= MOST_THREADS:
        raise BadOption("bad-number", Said("programs.bad-threads", given=quoted(threads)))
    if threads:
        return int(threads)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_parts(work: Callable[[int, int], T], count: int, threads: int, pieces: int = 4) -> list[T]:
    """Let threads do parts of some work, and return what each gave, in order: ``work(first, last)``.

    There are ``pieces`` parts for each thread, and whoever is free takes the next, the caller too: a thread that has to
    wait for a processor holds nobody up.
    """
    workers = workers_of(threads)
    parts = max(1, min(count, pieces * workers))
    if workers == 1 or parts == 1:
        return [work(0, count)]
    todo = deque(enumerate(pairwise(count * part // parts for part in range(parts + 1))))
    done: dict[int, T] = {}

    def share() -> None:
        while True:
            try:
                part, edges = todo.popleft()
            except IndexError:
                return  # nothing is left
            done[part] = work(*edges)

    helpers = [_pool(workers - 1).submit(share) for _ in range(workers - 1)]
    try:
        share()
    finally:
        todo.clear()
        for helper in helpers:
            if not helper.cancel():
                helper.result()
    return [done[part] for part in range(parts)]
