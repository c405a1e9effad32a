"""For all tests: one thread of arithmetic for each process, because the tests themselves run side by side.

JAX, if anything imports it, is not to take most of a card for itself: it has to be told before.
"""

from __future__ import annotations

import os
from pathlib import PurePosixPath
from typing import Any

import pytest

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

TOGETHER = ("tests/browser",)
"""Folders whose tests go to one worker: they share a salon that takes a while to open."""
EARLY = (
    "tests/envs/test_gymnasium.py",
    "tests/test_engines_agree.py", "tests/cuda/test_simulated.py", "tests/test_wheel.py", "tests/test_architecture.py",
    "tests/saying/test_catalogues.py", "tests/test_oracle.py", "tests/test_trictrac_oracle.py",
    "tests/browser", "tests/salon/test_siege.py", "tests/salon/test_store.py", "tests/salon/test_walk.py",
    "tests/salon/test_minds.py", "tests/salon/test_crash.py", "tests/test_spread.py", "tests/test_bots.py",
    "tests/exact/test_bear_off.py", "tests/trictrac/test_properties.py", "tests/trictrac/test_against_oracle.py",
    "tests/race/test_against_oracle.py", "tests/envs/test_state.py",
)  # fmt: skip
"""What begins first, so that the workers end together. On a fresh cache one of them compiles the rules of every game
for the environments, and the other has things to do meanwhile that need none; then come those that take longest."""


def unit(nodeid: str) -> str:
    """What a test is handed to a worker with: its file, which shares what it starts, or its folder."""
    path = PurePosixPath(nodeid.partition("::")[0])
    return next((folder for folder in TOGETHER if folder in map(str, path.parents)), str(path))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what is to begin early before the others."""
    places = {name: place for place, name in enumerate(EARLY)}
    items.sort(key=lambda item: places.get(unit(item.nodeid), len(places)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand the tests out unit by unit, in this order; ``make`` asks for ``--dist loadfile --no-loadscope-reorder``."""
    from xdist.scheduler import LoadFileScheduling

    class Units(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return unit(nodeid)

    return Units(config, log) if config.getoption("dist") == "loadfile" else None
