"""Making a collection: problems out of many games, none twice, and not all of one kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import ceil

import numpy as np

from ..kinds import declared
from ..spread import spread
from .finding import found_in, judge_for
from .problem import Problem
from .shelf import Collection

MOST_OF_A_STAGE = 0.5
MOST_OF_A_DIFFICULTY = 0.4
"""Which share of a collection may be from one part of the game, and which of one difficulty."""
_ROUND = 24
"""After so many games it is seen what is no longer wanted."""
_GAMES_FOR_ONE = 20
"""The search is given up after so many games for every problem wanted."""


@declared
def make(
    game_id: str, number: int, seed: int = 1, *, begun: Collection | None = None, jobs: int = 1, ray: str | None = None
) -> Iterator[Collection]:
    """So many problems of a game, or fewer if there are not enough, from games with the seeds from ``seed`` on.

    The collection as it is after each game; the last is complete. One that was ``begun`` goes on where it was left, and
    comes to the same. ``jobs`` and ``ray`` are where games are played, see :func:`.spread`; the problems are the same.
    Raises BadOption where nothing is left to skill.
    """
    judge_for(game_id)
    collection = begun or Collection(game_id, number, seed, 0, ())
    kept, games = list(collection.problems), collection.games
    seen = set(map(_key, kept))
    yield collection
    while len(kept) < number and games < _GAMES_FOR_ONE * number:
        first = seed + games - games % _ROUND
        unwanted = _unwanted([one for one in kept if one.seed < first], number)
        seeds = range(seed + games, first + _ROUND)
        for found in spread(partial(found_in, game_id, unwanted), seeds, jobs=jobs, ray=ray):
            games += 1
            for problem in found:
                key = _key(problem)
                if key in seen or {problem.stage, problem.difficulty} & _unwanted(kept, number):
                    continue
                seen.add(key)
                kept.append(problem)
            yield Collection(game_id, number, seed, games, tuple(kept[:number]))
            if len(kept) >= number:
                return


def _unwanted(kept: list[Problem], number: int) -> frozenset[str | int]:
    """The stages and difficulties of which there are enough."""
    stages, grades = Counter(one.stage for one in kept), Counter(one.difficulty for one in kept)
    enough: set[str | int] = {stage for stage, n in stages.items() if n >= ceil(MOST_OF_A_STAGE * number)}
    enough |= {grade for grade, n in grades.items() if n >= ceil(MOST_OF_A_DIFFICULTY * number)}
    return frozenset(enough)


def _key(problem: Problem) -> bytes:
    """What two problems have in common that differ in the colours at most."""
    (record,) = problem.before.array()
    turn = int(record["turn"])
    parts = [np.asarray(record[name]) for name in record.dtype.names if name != "turn"]
    turned = b"".join((part[::-1] if turn and part.shape[:1] == (2,) else part).tobytes() for part in parts)
    return turned + bytes(sorted(problem.dice)) + problem.kind.encode()
