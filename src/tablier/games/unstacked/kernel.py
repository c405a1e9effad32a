"""What Unstacked Draughts is to a batch."""

from __future__ import annotations

import threading

import numpy as np

from ...batch.kernels import Kernel, Scratch
from . import batch, many
from .game import Unstacked
from .rules import FULL, POINTS, scratch

_SEEN = [
    ("own men standing", POINTS, max(FULL), "men still to be brought down from each point"),
    ("their men standing", POINTS, max(FULL), "the same"),
    ("own men", POINTS, max(FULL), "men on each point"),
    ("their men", POINTS, max(FULL), "the same"),
]
_lent = threading.local()


def kernel(game: Unstacked) -> Kernel:
    return Kernel(
        rules=0,
        going_rules=0,
        going=batch,
        many=many,
        scratch=_scratch,
        card_rules=0,
        card_scratch=[(scratch().shape, np.int64), ((1,), np.int64)],
        most=1,
        width=batch.WIDTH,
        seen=_SEEN,
        seconds=5,
    )


def _scratch() -> Scratch:
    if not hasattr(_lent, "uses"):
        _lent.uses = scratch(), np.zeros((1, 1), np.int64)
    found: Scratch = _lent.uses
    return found
