"""Whole numbers as somebody gives them: read in one place, for every door that takes seeds or counts."""

from __future__ import annotations

from typing import Any

import numpy as np

from .dice import SEED_LIMIT
from .errors import BadOption
from .saying import Said, quoted


def check_seed(seed: Any) -> None:
    """Raise BadOption unless ``seed`` is one."""
    if not is_whole(seed) or not 0 <= seed < SEED_LIMIT:
        raise BadOption("bad-seed", Said("refusals.bad-seed", most=str(SEED_LIMIT - 1), given=quoted(seed)))


def check_counts(**counts: Any) -> None:
    """Raise BadOption unless each is a whole number not below zero, and not above what 64 bits hold."""
    for name, count in counts.items():
        if not is_whole(count) or count < 0:
            raise BadOption("bad-number", Said("programs.below-zero", what=name, given=quoted(count)))
        if count >= SEED_LIMIT:
            raise BadOption(
                "bad-number", Said("programs.too-large", what=name, most=str(SEED_LIMIT - 1), given=str(count))
            )


def check_among(what: str, given: Any, count: int) -> None:
    """Raise BadOption unless ``given`` is one of the whole numbers from 0 up to ``count``."""
    if not is_whole(given) or not 0 <= given < count:
        raise BadOption(f"no-such-{what}", Said("programs.not-among", what=what, most=count - 1, given=quoted(given)))


def is_whole(given: Any) -> bool:
    """Whether something is a whole number, Python's or NumPy's, and not a yes or no."""
    return isinstance(given, int | np.integer) and not isinstance(given, bool)
