"""Work spread over processes, or over machines with Ray, or done here: the same results in the same order.

>>> from tablier.spread import spread
>>> list(spread(abs, [-1, 2, -3]))
[1, 2, 3]

With ``jobs`` so many processes of this machine share the work. With ``ray="local"`` a cluster is started on this
machine; with an address, such as ``"auto"`` or ``"ray://head:10001"``, the work goes to a cluster that runs already and
has the same Tablier installed. A worker that dies loses nothing: what it was doing is done again by another.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numpy as np

from . import batch
from .batch.arrays import find, find_start
from .batch.kernels import workers_of
from .counts import check_counts, check_seed
from .errors import BadOption
from .games import Game, Position, read_position
from .saying import Said, quoted

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL = "local"
_PATIENCE = 10.0
"""How many seconds a cluster may take to answer at all."""
_AHEAD = 3
"""Tasks handed out ahead, for each processor of the cluster: enough that none waits, few enough to stop soon."""
_LOSSES = 3
"""How often in a row processes may be lost without an answer in between."""


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, jobs: int = 1, ray: str | None = None
) -> Iterator[Result]:
    """``work(task)`` for each task, in their order, as they are ready.

    ``jobs`` is for this machine (0: a process for each core); an address for ``ray`` goes before it. ``work`` and tasks
    travel, so both must be picklable, and the same task must always give the same result. An error in ``work`` is
    raised here. Raises BadOption where there is no Ray, no cluster, or another Tablier over there.
    """
    with gathered(jobs, ray) as shared:
        yield from shared(work, tasks)


Shared = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Work done for each of some tasks, as :func:`spread` does it."""


@contextmanager
def gathered(jobs: int = 1, ray: str | None = None) -> Iterator[Shared]:
    """Whoever does the work, for several rounds of it: processes are begun once, and end with the last round.

    What is still being done when this ends is not waited for.
    """
    hands = workers_of(jobs)
    if ray is None and hands == 1:
        yield map
        return
    crew: _Crew = _Processes(hands) if ray is None else _Cluster(ray)
    try:
        yield partial(_shared, crew)
    finally:
        crew.dismiss()


def _shared(crew: _Crew, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    todo = iter(tasks)
    while True:
        while len(waiting) < _AHEAD * crew.hands and (task := next(todo, _NOTHING)) is not _NOTHING:
            waiting.append(crew.ask(work, task))
        if not waiting:
            return
        yield crew.answer(waiting.popleft())


_NOTHING: Any = object()


class _Crew(Protocol):
    """Who does the work."""

    hands: int
    """How many tasks are done at the same time."""

    def ask(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Hand a task out."""

    def answer(self, asked: Any) -> Any:
        """Wait for what comes of it."""

    def dismiss(self) -> None:
        """No more is wanted, nor are answers that are still to come."""


@dataclass
class _Errand:
    """A task, and the processes it was handed to last."""

    work: Callable[[Any], Any]
    task: Any
    pool: ProcessPoolExecutor | None = None
    future: Future[Any] | None = None
    """None: they were lost before it got there."""

    def result(self) -> Any:
        """What came of it, or of the loss of a process."""
        assert self.future is not None
        return self.future.result()

    @property
    def is_done(self) -> bool:
        """Whether it was done, well or not."""
        future = self.future
        return future is not None and future.done() and not isinstance(future.exception(), BrokenProcessPool)


class _Processes:
    """Processes of this machine. When one is killed, all begin afresh and do again what has no answer yet."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._pool = self._begin()
        self._waiting: deque[_Errand] = deque()
        self._losses = 0

    def _begin(self) -> ProcessPoolExecutor:
        # Begun afresh: a copy of a process in which threads are running may wait for them for ever.
        afresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.hands, afresh, initializer=_leave_stopping_to_others)

    def ask(self, work: Callable[[Any], Any], task: Any) -> _Errand:
        errand = _Errand(work, task)
        self._waiting.append(errand)
        self._send(errand)
        return errand

    def answer(self, asked: _Errand) -> Any:
        """Tasks are answered in the order in which they were handed out."""
        while True:
            try:
                result = asked.result()
            except BrokenProcessPool:
                self._recover(asked)
            else:
                self._waiting.popleft()
                self._losses = 0
                return result

    def dismiss(self) -> None:
        """Who is still at work stops at once: nobody waits for what nobody wants."""
        if self._waiting:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
        self._pool.shutdown(cancel_futures=True)

    def _send(self, errand: _Errand) -> None:
        errand.pool, errand.future = self._pool, None
        try:
            errand.future = self._pool.submit(errand.work, errand.task)
        except BrokenProcessPool:
            self._recover(errand)

    def _recover(self, errand: _Errand) -> None:
        """Begin afresh, if nobody did since that errand was lost, and send out again what was lost with it."""
        if errand.pool is self._pool:
            self._losses += 1
            if self._losses > _LOSSES:
                raise BadOption("lost-process", Said("programs.lost-process"))
            self._pool = self._begin()
        for lost in self._waiting:
            if lost.pool is not self._pool and not lost.is_done:
                self._send(lost)


def _leave_stopping_to_others() -> None:
    """Ctrl-C reaches every process of a terminal; the one that handed out the work decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Cluster:
    """The workers of a Ray cluster. A task whose worker died is done again by another."""

    def __init__(self, address: str) -> None:
        self._ray = _connected(address)
        self._remote = self._ray.remote(max_retries=-1)(_checked)
        self._expected = installed()
        self.hands = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._waiting: deque[Any] = deque()

    def ask(self, work: Callable[[Any], Any], task: Any) -> Any:
        self._waiting.append(self._remote.remote(self._expected, work, task))
        return self._waiting[-1]

    def answer(self, asked: Any) -> Any:
        try:
            result = self._ray.get(asked)
        except self._ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        self._waiting.popleft()
        return result

    def dismiss(self) -> None:
        for left in self._waiting:
            self._ray.cancel(left)


@cache
def installed() -> str:
    """What is installed here, as a short hash: every source and every network."""
    digest = hashlib.sha256()
    folder = Path(__file__).parent
    for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".safetensors")):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _checked(expected: str, work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task, on a worker, if the Tablier there is the one here."""
    if installed() != expected:
        raise BadOption("other-rules", Said("programs.other-rules"))
    return work(task)


def _connected(address: str) -> Any:
    """Ray, connected to a cluster. Raises BadOption."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray", Said("programs.no-ray")) from None
    if not ray.is_initialized():
        _knock(address)
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        try:
            if address == LOCAL:
                ray.init(address="local", include_dashboard=False, **quiet)  # not one that is here already
            else:
                ray.init(address=address, **quiet)
        except Exception as problem:  # whatever a wrong address or an absent cluster raises
            reason = " ".join(str(problem).split())[:200]
            raise BadOption("no-cluster", Said("programs.no-cluster", address=quoted(address), why=reason)) from None
    return ray


def _knock(address: str) -> None:
    """Raise BadOption at once if nobody listens at an address; Ray itself would try for minutes."""
    if not isinstance(address, str) or not address:
        raise BadOption("no-cluster", Said("programs.bad-cluster", given=quoted(address)))
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
        except OSError as problem:
            raise BadOption(
                "no-cluster", Said("programs.no-cluster", address=quoted(address), why=str(problem))
            ) from None


def playouts(
    game: Game | str,
    games: int,
    seed: int,
    *,
    start: Position | str | None = None,
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
        raise BadOption("bad-number", Said("programs.bad-piece", given=str(piece)))
    begins = find_start(chosen, start)
    work = partial(_piece, chosen.full_id, None if begins is None else begins.id, seed, threads)
    parts = (range(at, min(at + piece, first + games)) for at in range(first, first + games, piece))
    return spread(work, parts, ray=ray)


def _piece(game_id: str, start: str | None, seed: int, threads: int, part: range) -> np.ndarray:
    begins = None if start is None else read_position(start)
    found: np.ndarray = batch.playouts(game_id, len(part), seed, start=begins, first=part.start, threads=threads)
    return found


__all__ = ["LOCAL", "gathered", "playouts", "spread"]
