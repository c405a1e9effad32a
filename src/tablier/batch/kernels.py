"""The compiled functions of each family of games under one name, and the threads that run them."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ..compiled import is_ready, mark_ready
from ..errors import BadOption
from ..games import Game
from ..games.race import batch as race
from ..games.race.game import RaceGame
from ..games.race.game import scratch as race_scratch
from ..games.race.plays import NODES
from ..games.race.ruleset import DOUBLE, MANUSCRIPT, SINGLE
from ..games.trictrac import batch as trictrac
from ..games.trictrac.ecrire import TrictracAEcrire
from ..games.trictrac.game import Trictrac
from ..games.trictrac.game import scratch as trictrac_scratch
from ..games.trictrac.state import QUADRUPLE, SIMPLE
from ..games.unstacked import batch as unstacked
from ..games.unstacked.rules import scratch as unstacked_scratch
from . import applying, listing

T = TypeVar("T")
Scratch = tuple[np.ndarray, np.ndarray]


class Kernel(NamedTuple):
    """What a family of games is to a batch."""

    rules: Any
    """What the functions are told first: a Ruleset, Rulings, or nothing much."""
    going: ModuleType
    """Games in progress: ``step`` for many, ``do`` for one, ``list_words`` where plays are chosen."""
    list_part: Callable[..., int]
    apply_part: Callable[..., int]
    score_part: Callable[..., None]
    scratch: Callable[[], Scratch]
    """This thread's scratch memory."""
    most: int
    """The most points a game can be worth."""
    width: int
    """How long an observation is."""


def kernel_of(game: Game) -> Kernel:
    """The kernel that plays a game. Raises BadOption for one that needs more than positions, dice and plays."""
    if isinstance(game, RaceGame):
        return Kernel(
            game.rules, race, listing.list_race_part, applying.apply_race_part, applying.score_race_part, race_scratch,
            {SINGLE: 1, DOUBLE: 2}.get(game.rules.win, 3), race.width(game.rules),
        )  # fmt: skip
    if isinstance(game, Trictrac):
        rulings = game.rulings
        if rulings.scored:  # what ends a round is seen to at a table (T-80): here men are moved and points marked
            rulings = rulings._replace(scored=False)
        most = 1 if rulings.stakes == SIMPLE else 4 if rulings.stakes == QUADRUPLE else 2
        return Kernel(
            rulings, trictrac, listing.list_trictrac_part, applying.apply_trictrac_part, applying.score_trictrac_part,
            trictrac_scratch, most, trictrac.WIDTH,
        )  # fmt: skip
    return Kernel(
        0, unstacked, listing.list_unstacked_part, applying.apply_unstacked_part, applying.score_unstacked_part,
        _unstacked_scratch, 1, unstacked.WIDTH,
    )  # fmt: skip


def last_cast_counts(game: Game) -> bool:
    """Whether what a game is worth depends on the cast that won it, which the position does not tell (B-13)."""
    return isinstance(game, RaceGame) and game.rules.win == MANUSCRIPT


def check_played_alone(game: Game) -> None:
    """Raise BadOption for a game in which people have more to do than to play: to claim, to mark, to keep accounts."""
    if isinstance(game, TrictracAEcrire):
        raise BadOption("not-alone", "The scored game is kept at a table; play the ordinary game, trictrac.", "T-80")
    for option, clause in (("marking", "T-60"), ("claims", "UD-9")):
        if game.options.get(option) == "manual":
            raise BadOption("not-alone", f"With {option}=manual a game needs a table; use {option}=auto.", clause)


def prepare(game: Game, part: str, work: Callable[[], object]) -> None:
    """Compile a part of the engine by using it once, and say so: somebody waits for it, if only the first time."""
    name = f"{game.family}-{part}"
    if not is_ready(name):
        print(f"Preparing {game.name} (about {_SECONDS[game.family]} s, once) …", file=sys.stderr, flush=True)
        work()
        mark_ready(name)


_SECONDS = {"race": 15, "trictrac": 25, "unstacked": 5}

_lent = threading.local()


def _unstacked_scratch() -> Scratch:
    if not hasattr(_lent, "uses"):
        _lent.uses = unstacked_scratch(), np.zeros((1, 1), np.int64)
    found: Scratch = _lent.uses
    return found


def word_room() -> np.ndarray:
    """This thread's room for all plays of a throw."""
    if not hasattr(_lent, "room"):
        _lent.room = np.empty((1, NODES), np.int64)
    found: np.ndarray = _lent.room
    return found


@cache
def _pool(workers: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(workers, thread_name_prefix="tablier")


def workers_of(threads: int) -> int:
    """How many threads are meant; 0 means one for each core. Raises BadOption."""
    if not isinstance(threads, int | np.integer) or threads < 0:
        raise BadOption("bad-number", f"A number of threads is 0 (all cores) or more, not {threads!r}.")
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
