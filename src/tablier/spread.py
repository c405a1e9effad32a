"""Work spread over many processes or machines with Ray, or done here: the same results in the same order.

>>> from tablier.spread import spread
>>> list(spread(abs, [-1, 2, -3]))
[1, 2, 3]

With ``ray="local"`` a cluster is started on this machine; with an address, such as ``"auto"`` or
``"ray://head:10001"``, the work goes to a cluster that runs already and has the same Tablier installed. A worker that
dies loses nothing: what it was doing is done again elsewhere.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

import numpy as np

from . import batch
from .batch.arrays import check_counts, check_seed, find
from .compiled import source_hash
from .errors import BadOption
from .games import Game, Position, read_position

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL = "local"
_PATIENCE = 10.0
"""How many seconds a cluster may take to answer at all."""
_AHEAD = 3
"""Tasks handed out ahead, for each processor of the cluster: enough that none waits, few enough to stop soon."""


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], *, ray: str | None = None) -> Iterator[Result]:
    """``work(task)`` for each task, in their order, as they are ready.

    ``work`` and tasks travel, so both must be picklable, and the same task must always give the same result. An error
    in ``work`` is raised here. Raises BadOption where there is no Ray, no cluster, or another Tablier over there.
    """
    if ray is None:
        yield from map(work, tasks)
        return
    library = _connected(ray)
    remote = library.remote(max_retries=-1)(_checked)
    ahead = _AHEAD * max(1, int(library.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    todo = iter(tasks)
    here = source_hash()
    try:
        while True:
            while len(waiting) < ahead and (task := next(todo, _NOTHING)) is not _NOTHING:
                waiting.append(remote.remote(here, work, task))
            if not waiting:
                return
            try:
                result = library.get(waiting[0])
            except library.exceptions.RayTaskError as problem:
                raise problem.cause from None
            waiting.popleft()
            yield result
    finally:
        for left in waiting:
            library.cancel(left)


_NOTHING: Any = object()


def _checked(expected: str, work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task, on a worker, if the rules there are those here."""
    if source_hash() != expected:
        raise BadOption("other-rules", "The cluster has another version of Tablier: install the same one everywhere.")
    return work(task)


def _connected(address: str) -> Any:
    """Ray, connected to a cluster. Raises BadOption."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray", "Ray is not installed here: pip install 'tablier[ray]'.") from None
    if not ray.is_initialized():
        _knock(address)
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        try:
            if address == LOCAL:
                ray.init(include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except Exception as problem:  # whatever a wrong address or an absent cluster raises
            reason = " ".join(str(problem).split())[:200]
            raise BadOption("no-cluster", f"There is no Ray cluster at {address!r}: {reason}") from None
    return ray


def _knock(address: str) -> None:
    """Raise BadOption at once if nobody listens at an address; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
        except OSError as problem:
            raise BadOption("no-cluster", f"There is no Ray cluster at {address!r}: {problem}.") from None


def playouts(
    game: Game | str,
    games: int,
    seed: int,
    *,
    start: Position | None = None,
    first: int = 0,
    ray: str | None = None,
    piece: int = 5000,
    threads: int = 1,
) -> Iterator[np.ndarray]:
    """What :func:`tablier.batch.playouts` gives, in pieces of so many games, the first ones first. Raises BadOption."""
    chosen = find(game)
    check_seed(seed)
    check_counts(games=games, first=first)
    if piece < 1:
        raise BadOption("bad-number", f"A piece has one game or more, not {piece}.")
    if start is not None:
        chosen.check_start(start)
    work = partial(_piece, chosen.full_id, None if start is None else start.id, seed, threads)
    parts = (range(at, min(at + piece, first + games)) for at in range(first, first + games, piece))
    return spread(work, parts, ray=ray)


def _piece(game_id: str, start: str | None, seed: int, threads: int, part: range) -> np.ndarray:
    begins = None if start is None else read_position(start)
    return batch.playouts(game_id, len(part), seed, start=begins, first=part.start, threads=threads)


__all__ = ["LOCAL", "playouts", "spread"]
