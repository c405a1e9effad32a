"""How deep the tests go: a few of each kind in ``make test``, all of them in ``make check``.

``make test`` leaves out what is marked ``long`` and goes less deep in what is marked ``scaled``. ``make test-long``,
the other part of ``make check``, tries just these, with ``TABLIER_TESTS=all`` in the environment.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

import pytest
from hypothesis import settings

ALL = os.environ.get("TABLIER_TESTS") == "all"
FEWER = 8
"""Hypothesis tries so many times fewer examples in ``make test``."""

T = TypeVar("T", bound=Callable[..., object])


def of_many(many: int, few: int | None = None) -> int:
    """How many of ``many`` to try: all, or ``few``, or an eighth. The test that asks has to be marked ``scaled``."""
    if ALL:
        return many
    return max(1, many // FEWER) if few is None else few


def examples(many: int, **more: Any) -> Callable[[T], T]:
    """Let Hypothesis try so many examples, or a part of them, each for as long as it takes."""

    def decorate(test: T) -> T:
        chosen: T = settings(max_examples=of_many(many), deadline=None, **more)(test)
        return pytest.mark.scaled(chosen)

    return decorate


def mostly_long(values: Iterable[Any], *short: str) -> list[Any]:
    """Parameters for a test, ``long`` but for the ``short`` ones, which are told by their id or their first value."""
    found, left = [], set(short)
    for value in values:
        values_of, name, marks = (
            (value.values, value.id, value.marks)
            if hasattr(value, "marks")
            else (value if isinstance(value, tuple) else (value,), None, ())
        )
        called = name or str(values_of[0])
        found.append(pytest.param(*values_of, id=name, marks=marks if called in short else (*marks, pytest.mark.long)))
        left.discard(called)
    assert not left, f"there is no such parameter: {left}"
    return found


@contextmanager
def ending_within(seconds: float) -> Iterator[None]:
    """Fail what has not ended after so long, wherever it is. (Where there are no alarms, nothing is ended.)"""

    def end(signal: int, frame: FrameType | None) -> None:
        pytest.fail(f"This has not ended after {seconds:.0f} s.")

    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, end)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, before)
