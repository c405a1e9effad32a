"""What is measured of a salon, for Prometheus. Whoever does something calls a function here; nobody waits for it.

Every process counts for itself and is asked by itself: on the salon's own port, or on a port of its own
(:func:`listen`), which servers and ``tablier worker`` take one after another from the one that is set. So it is seen
which of several is in trouble, and numbers of one that has ended do not live on, as they would in shared files.
"""

from __future__ import annotations

import errno
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from .. import __version__
from ..errors import TablierError

CONTENT_TYPE = CONTENT_TYPE_LATEST
_MOST_PORTS = 64
"""So many processes of one machine may have a port of their own."""
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"tablier_{name}", about, labels, registry=REGISTRY)


def _histogram(name: str, about: str, *labels: str, buckets: tuple[float, ...] = _QUICK) -> Histogram:
    return Histogram(f"tablier_{name}", about, labels, registry=REGISTRY, buckets=buckets)


_ACTS = _counter("acts", "Acts stored, by kind.", "kind")
_ACT_SECONDS = _histogram("act_seconds", "From a message of a client to its answer.")
_DATABASE = _histogram("database_seconds", "Calls to the database, waiting for a thread included.", "what")
_DATABASE_TROUBLE = _counter("database_failures", "Calls to the database that failed or were given up.", "what", "why")
_REQUESTS = _histogram("request_seconds", "Requests over HTTP.", "status")
_REFUSALS = _counter("refusals", "What was refused, by code.", "code")
_LIMITS = _counter("limits", "How often somebody asked for more than one caller may have, by limit.", "code")
_THOUGHTS = _histogram("thought_seconds", "Bots' thoughts, waiting included.", "kind", buckets=_SLOW)
_REVIEWS = _counter("reviews", "Reviews that ended here, by how.", "how")
_BUS = _counter("bus_messages", "Messages between servers, sent and received.", "way")
_CATCH_UPS = _counter("catch_ups", "How often what another server had done at a table was read.")
_PRUNED = _counter("pruned", "What was deleted because of its age.", "what")


@cache
def _acts_of(kind: str) -> Counter:
    """Looked up once: a label costs more than counting."""
    return _ACTS.labels(kind)


def acted(body: dict[str, Any]) -> None:
    """An act is stored."""
    events = body.get("events")
    for kind in [str(event.get("event")) for event in events] if events is not None else list(body)[:1]:
        _acts_of(kind).inc()


def answering() -> AbstractContextManager[object]:
    """While a message of a client is answered."""
    return _ACT_SECONDS.time()


@cache
def _calls_to_database(what: str) -> Histogram:
    return _DATABASE.labels(what)


class asking_database:  # noqa: N801
    """While the database is asked; ``what`` is read or write. A generator would take longer than the counting."""

    __slots__ = ("_began", "_what")

    def __init__(self, what: str) -> None:
        self._what = what

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: object) -> None:
        _calls_to_database(self._what).observe(time.perf_counter() - self._began)
        if isinstance(problem, Exception):
            why = problem.code if isinstance(problem, TablierError) else type(problem).__name__
            _DATABASE_TROUBLE.labels(self._what, why).inc()


def answered(status: int, seconds: float) -> None:
    """A request was answered."""
    _REQUESTS.labels(f"{status // 100}xx").observe(seconds)


def refused(code: str) -> None:
    """Somebody was told that something cannot be done."""
    _REFUSALS.labels(code).inc()


def limited(code: str) -> None:
    """Somebody asked for more than one caller may have."""
    _LIMITS.labels(code).inc()


def thinking(kind: str) -> AbstractContextManager[object]:
    """While a bot thinks about its act, or about a hint."""
    return _THOUGHTS.labels(kind).time()


def reviewed(how: str) -> None:
    """A review has ended: done or failed."""
    _REVIEWS.labels(how).inc()


def bus_message(way: str) -> None:
    """A message between servers was ``sent`` or ``received``."""
    _BUS.labels(way).inc()


def caught_up() -> None:
    """What another server had done at a table was read from the database."""
    _CATCH_UPS.inc()


def pruned(what: str, number: int) -> None:
    """So many tables, records or reviews were too old."""
    _PRUNED.labels(what).inc(number)


Gauge = tuple[str, str, float | None]
"""A name, what it means, and its value if it is known."""


class _Gauges:
    def __init__(self, known: Callable[[], Iterable[Gauge]]) -> None:
        self._known = known

    def collect(self) -> Iterator[Metric]:
        info = GaugeMetricFamily("tablier_info", "The version that runs.", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        for name, about, value in self._known():
            if value is not None:
                yield GaugeMetricFamily(f"tablier_{name}", about, value=value)

    def describe(self) -> Iterable[Metric]:
        return ()  # nothing is looked up before somebody asks


@contextmanager
def shown(known: Callable[[], Iterable[Gauge]]) -> Iterator[None]:
    """While some things are there to be looked up whenever somebody asks, in whatever thread."""
    gauges = _Gauges(known)
    REGISTRY.register(gauges)
    try:
        yield
    finally:
        REGISTRY.unregister(gauges)


def told() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest(REGISTRY)


@contextmanager
def listen(host: str, first: int) -> Iterator[int | None]:
    """Answer Prometheus on the first port that is free, from a thread; the port. With 0 nobody listens.

    Raises OSError.
    """
    if not first:
        yield None
        return
    for port in range(first, min(first + _MOST_PORTS, 65536)):
        try:
            server, thread = start_http_server(port, host, REGISTRY)
            break
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE or port + 1 == first + _MOST_PORTS:
                raise
    try:
        yield port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
