"""Collecting garbage in a process that holds many tables, so that nobody at them waits for it.

Python looks through everything there is whenever a quarter has been added: with a thousand tables half a second,
in which nothing else happens. Here what has been there for a moment is set aside, and only what came since is looked
through, once it is worth it: of what an act leaves most is gone with the next, and then need not be looked through at
all. Nearly all that goes is let go at once, by counting who still holds it; what holds itself and was set aside is
collected when nobody is here, and every hour. So tables and connections that are let go must not hold themselves
(tests/salon/test_tidying.py), and where something does after all, it stays until then and no longer.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from .porch import Porch

_MANY = 20_000
"""When so many things come at once Python looks for garbage among them by itself, as it does otherwise after 700."""
_FEW = 5_000
"""While fewer have come, and not gone again, they are left alone: some hundred acts leave as many."""
_QUIET_AFTER = 100
"""After so many connections have gone everything is looked through once nobody is here."""
_LATEST_AFTER = 3600.0
"""After so many seconds it is looked through in any case."""


class Tidying:
    """Looks after the memory of a process whose connections come in by a porch. Nothing else may freeze things."""

    def __init__(self, porch: Porch, now: Callable[[], float] = time.monotonic) -> None:
        gc.set_threshold(_MANY)
        self._porch, self._now = porch, now
        self._looked: float | None = None
        """When everything was looked through last; None: it never was."""
        self._gone = 0
        """How many had gone by then."""

    def tidy(self) -> None:
        """Collect garbage among what has come since the last time, if that is much, and set the rest aside."""
        quiet = not self._porch.held and self._porch.gone - self._gone >= _QUIET_AFTER
        if self._looked is None or quiet or self._now() - self._looked >= _LATEST_AFTER:
            self._looked, self._gone = self._now(), self._porch.gone
            gc.unfreeze()
        elif gc.get_count()[0] < _FEW:
            return
        gc.collect()
        gc.freeze()
