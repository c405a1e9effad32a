"""For all tests: one thread of arithmetic for each process, because the tests themselves run side by side.

JAX, if anything imports it, is not to take most of a card for itself: it has to be told before.
"""

from __future__ import annotations

import os
from pathlib import PurePosixPath

import pytest

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

EARLY = (
    "tests/envs/test_gymnasium.py",
    "tests/test_engines_agree.py", "tests/cuda/test_simulated.py", "tests/test_wheel.py", "tests/test_architecture.py",
    "tests/saying/test_catalogues.py", "tests/test_oracle.py", "tests/test_trictrac_oracle.py",
    "tests/review", "tests/browser", "tests/problems", "tests/formats",
    "tests/salon/test_siege.py", "tests/salon/test_store.py", "tests/salon/test_walk.py",
    "tests/salon/test_minds.py", "tests/salon/test_crash.py", "tests/test_spread.py", "tests/test_bots.py",
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
