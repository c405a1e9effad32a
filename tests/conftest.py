"""For all tests: one thread of arithmetic for each process, because the tests themselves run side by side.

JAX, if anything imports it, is not to take most of a card for itself: it has to be told before. A test that hangs is
ended, and said where; a run says at its end which files took longest.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import PurePosixPath

import pytest

from depth import ending_within

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

EARLY = (
    "tests/envs/test_gymnasium.py",
    "tests/test_engines_agree.py", "tests/cuda/test_simulated.py", "tests/test_wheel.py", "tests/test_architecture.py",
    "tests/saying/test_catalogues.py", "tests/test_oracle.py", "tests/test_trictrac_oracle.py",
    "tests/review", "tests/browser", "tests/problems", "tests/formats",
    "tests/salon/test_siege.py", "tests/salon/test_store.py", "tests/salon/test_hanging.py", "tests/salon/test_walk.py",
    "tests/salon/test_minds.py", "tests/salon/test_reviews.py", "tests/salon/test_admin.py",
    "tests/salon/test_migrating.py",
    "tests/salon/test_crash.py", "tests/chaos/test_chaos.py", "tests/test_spread.py", "tests/test_bots.py",
    "tests/exact/test_bear_off.py", "tests/trictrac/test_properties.py", "tests/trictrac/test_against_oracle.py",
    "tests/race/test_against_oracle.py", "tests/envs/test_state.py",
)  # fmt: skip
"""What begins first, so that the workers end together. On a fresh cache one of them compiles the rules of every game
for the environments, and the other has things to do meanwhile that need none; then come those that take longest."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files, or folders, that are to begin early before the others; ``make`` hands files out in this order."""
    places = {name: place for place, name in enumerate(EARLY)}

    def place(item: pytest.Item) -> int:
        path = PurePosixPath(item.nodeid.partition("::")[0])
        return min(places.get(str(name), len(places)) for name in (path, path.parent))

    items.sort(key=place)


HANGS = 600.0
"""Seconds after which a test hangs. None takes a tenth of that, unless it is marked ``slow``, and some machines are
busy."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Let nobody wait for ever."""
    with nullcontext() if item.get_closest_marker("slow") else ending_within(HANGS):
        return (yield)


pytest_runtest_setup = pytest_runtest_call

DEAREST = 8


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which files took longest, where many were tried: whoever wonders what became slow sees it at once."""
    took: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid.partition("::")[0]] += report.duration
    if len(took) > DEAREST:
        dearest = sorted(took.items(), key=lambda one: -one[1])[:DEAREST]
        told = ", ".join(f"{seconds:.0f} s {name}" for name, seconds in dearest)
        terminalreporter.write_line(f"Of {sum(took.values()):.0f} s in {len(took)} files, the dearest: {told}.")
