"""Collecting garbage in a process that holds many tables, so that nobody at them waits for it.

Python looks through everything there is whenever a quarter has been added: with a thousand tables half a second,
in which nothing else happens. Here what has been there for a moment is set aside, and only what came since is looked
through. Nearly all that goes is let go at once, by counting who still holds it; what holds itself and was set aside is
collected when nobody is here, or when very many have gone. So tables and connections that are let go must not hold
themselves (tests/salon/test_tidying.py), and where something does after all, it stays until then and no longer.
"""

from __future__ import annotations

import gc

from .porch import Porch

_MANY = 20_000
"""When so many things come at once Python looks for garbage among them by itself, as it does otherwise after 700."""
_QUIET_AFTER = 100
"""After so many connections have gone everything is looked through once nobody is here."""
_LATEST_AFTER = 50_000
"""After so many have gone it is looked through in any case."""


class Tidying:
    """Looks after the memory of a process whose connections come in by a porch. Nothing else may freeze things."""

    def __init__(self, porch: Porch) -> None:
        gc.set_threshold(_MANY)
        self._porch = porch
        self._gone: int | None = None
        """How many had gone when everything was looked through last; None: it never was."""

    def tidy(self) -> None:
        """Collect garbage among what has come since the last time, and set the rest aside."""
        gone = 0 if self._gone is None else self._porch.gone - self._gone
        if self._gone is None or gone >= (_LATEST_AFTER if self._porch.held else _QUIET_AFTER):
            self._gone = self._porch.gone
            gc.unfreeze()
        gc.collect()
        gc.freeze()
