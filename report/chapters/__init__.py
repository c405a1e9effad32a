"""What is measured, chapter by chapter.

A chapter is a module with ``FULL`` and ``QUICK``, how much is played (``seed`` among it), and
``measure(budget, jobs)``, which gives plain data with figures (:mod:`report.figures`). The same budget gives the same
data, however many processes share the work. ``FULL`` is what the data that comes with the program was measured with;
``--times 10`` plays ten times as many games.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

Budget = dict[str, int]

NAMES = ("play", "positions", "skill", "openings", "jans", "decisions", "rulings")
"""In the order of the report."""


class Chapter(Protocol):
    FULL: Budget
    QUICK: Budget

    def measure(self, budget: Budget, jobs: int) -> dict[str, Any]: ...


def chapter(name: str) -> Chapter:
    module: Any = import_module(f"{__name__}.{name}")
    return module  # type: ignore[no-any-return]
