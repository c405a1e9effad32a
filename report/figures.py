"""A figure and how far it can be trusted, as plain data."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

DIGITS = 6
"""To how many digits figures are kept: the last bits of a sum say nothing, and are another machine's to decide."""

Figure = dict[str, Any]
"""``value``, ``interval`` (half its width, 95 %; None where the value is exact) and ``n``, from how many games."""


def errors(n: int) -> float:
    """How many standard errors of ``n`` independent values make a 95 % interval: Student's quantile.

    By the expansion of Cornish and Fisher, within a hundredth from six values on.
    """
    z, free = 1.959964, n - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def exact(value: float) -> Figure:
    """A figure that was worked out."""
    return {"value": _short(value), "interval": None, "n": None}


def mean(values: Iterable[float] | np.ndarray) -> Figure:
    """The mean of independent values, and its interval."""
    found = np.asarray(values, float)
    error = float(np.std(found, ddof=1)) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return {
        "value": _short(float(found.mean())) if len(found) else None,
        "interval": _short(errors(len(found)) * error) if math.isfinite(error) else None,
        "n": len(found),
    }


def ratio(above: np.ndarray, below: np.ndarray) -> Figure:
    """The ratio of two sums over independent games, and its interval (by the delta method)."""
    over, under = np.asarray(above, float), np.asarray(below, float)
    if not under.sum():
        return {"value": None, "interval": None, "n": len(under)}
    value = over.sum() / under.sum()
    error = float(np.std(over - value * under, ddof=1)) / math.sqrt(len(under)) / under.mean()
    return {"value": _short(float(value)), "interval": _short(errors(len(under)) * error), "n": len(under)}


def spread(values: np.ndarray) -> Figure:
    """The standard deviation of independent values; its interval is that of the mean square, carried over."""
    found = np.asarray(values, float)
    deviation = float(np.std(found, ddof=1))
    squares = mean((found - found.mean()) ** 2)
    apart = squares["interval"] / (2 * deviation) if deviation and squares["interval"] is not None else 0.0
    return {"value": _short(deviation), "interval": _short(apart), "n": len(found)}


def _short(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def figures_in(data: Any, path: tuple[str, ...] = ()) -> Iterable[tuple[tuple[str, ...], Figure]]:
    """Every figure in measured data, with the way to it."""
    if isinstance(data, Mapping):
        if set(data) == {"value", "interval", "n"}:
            yield path, dict(data)
            return
        for name, part in data.items():
            yield from figures_in(part, (*path, str(name)))
    elif isinstance(data, list):
        for number, part in enumerate(data):
            yield from figures_in(part, (*path, str(number)))
