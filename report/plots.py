"""The plots of the report, as SVG text by Matplotlib, in the colours of the salon."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
from matplotlib.ticker import ScalarFormatter

from .figures import Figure

_MEASURED_WITH = "DejaVu Sans"
"""Comes with Matplotlib, and is wider than the type of the page, so that nothing runs out of its place."""

mpl.use("Agg")
mpl.rcParams |= {
    "svg.fonttype": "none",  # letters stay letters: they are set in the page's own type, and can be searched
    "svg.hashsalt": "tablier",
    "font.family": _MEASURED_WITH,
    "font.size": 9,
    "axes.edgecolor": "#85745c",
    "axes.labelcolor": "#2a211a",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": "#2a211a",
    "xtick.color": "#5f5142",
    "ytick.color": "#2a211a",
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e4dac7",
    "grid.linewidth": 0.6,
}
GREEN, OCHRE, GREY = "#24564a", "#c08a3e", "#a89a86"
SHADES = ("#24564a", "#4f8070", "#86a998", "#c8ae7d", "#e3cfa4")
_WIDTH = 7.2

Row = tuple[str, Figure]


class _Ticks(ScalarFormatter):
    """The numbers of an axis, with the decimal sign of a language."""

    def __init__(self, decimal: str) -> None:
        super().__init__()
        self._sign = decimal

    def __call__(self, x: float, pos: int | None = None) -> str:
        return str(super().__call__(x, pos)).replace(".", self._sign)


def _svg(figure: Any, decimal: str) -> str:
    for axes in figure.axes:
        axes.xaxis.set_major_formatter(_Ticks(decimal))
    text = io.StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    plt.close(figure)
    drawn = text.getvalue()
    drawn = drawn[drawn.index("<svg") :].replace("<svg ", '<svg role="img" ', 1)
    return drawn.replace(f"'{_MEASURED_WITH}'", "'Tablier Sans'")


def _drawing(rows: int, row: float = 0.27, extra: float = 0.75, panels: int = 1, **more: Any) -> Any:
    return plt.subplots(1, panels, figsize=(_WIDTH, rows * row + extra), layout="constrained", squeeze=False, **more)


def intervals(rows: Sequence[Row], across: str, decimal: str) -> str:
    """Values with their intervals, one below the other; those whose interval leaves 0 out stand out."""
    figure, ((axes,),) = _drawing(len(rows))
    _intervals(axes, rows, across)
    return _svg(figure, decimal)


def _intervals(axes: Any, rows: Sequence[Row], across: str) -> None:
    for at, (_, figure) in enumerate(rows):
        value, apart = figure["value"], figure["interval"] or 0
        sure = abs(value) > apart
        axes.errorbar(value, at, xerr=apart, fmt="o", ms=4.5, color=GREEN if sure else GREY, elinewidth=1.6, capsize=2)
    axes.axvline(0, color="#85745c", linewidth=0.9)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(across)
    axes.grid(axis="y", visible=False)


def changes(names: Sequence[str], panels: Sequence[tuple[str, Sequence[Figure]]], decimal: str) -> str:
    """The same in panels side by side, each with its own scale."""
    figure, (axes,) = _drawing(len(names), panels=len(panels), sharey=True)
    for one, (across, values) in zip(axes, panels, strict=True):
        _intervals(one, list(zip(names, values, strict=True)), across)
    return _svg(figure, decimal)


def lengths(rows: Sequence[tuple[str, dict[str, Any]]], across: str, decimal: str) -> str:
    """How long games last: a hill for each game."""
    figure, ((axes,),) = _drawing(len(rows), row=0.5)
    for at, (_, shape) in enumerate(rows):
        edges, counts = shape["edges"], shape["counts"]
        densities = [
            count / max(1e-9, right - left) for count, (left, right) in zip(counts, pairwise(edges), strict=True)
        ]
        top = max(densities)
        heights = [0.9 * one / top for one in densities]
        middles = [(left + right) / 2 for left, right in pairwise(edges)]
        axes.fill_between(middles, at, [at - height for height in heights], color=GREEN, alpha=0.75, linewidth=0)
        axes.axhline(at, color="#d8ccb6", linewidth=0.8)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.8, -1.05)
    axes.set_xlim(0, None)
    axes.set_xlabel(across)
    axes.grid(axis="y", visible=False)
    return _svg(figure, decimal)


def ladders(rows: Sequence[tuple[str, Sequence[Row]]], across: str, decimal: str) -> str:
    """Steps of Elo, one beside the other, for each game."""
    figure, ((axes,),) = _drawing(len(rows), row=0.36, extra=1.05)
    for at, (_, steps) in enumerate(rows):
        left = 0.0
        for (name, step), shade in zip(steps, SHADES, strict=False):
            axes.barh(at, step["value"], left=left, height=0.62, color=shade, label=name if at == 0 else None)
            left += step["value"]
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(across)
    axes.grid(axis="y", visible=False)
    figure.legend(loc="outside upper center", ncols=4, frameon=False, fontsize=8)
    return _svg(figure, decimal)


def bars(rows: Sequence[Row], across: str, other: Sequence[bool], decimal: str) -> str:
    """Values as bars with their intervals; those marked ``other`` in another colour."""
    figure, ((axes,),) = _drawing(len(rows), row=0.24)
    for at, (_, value) in enumerate(rows):
        axes.barh(
            at, value["value"], xerr=value["interval"] or 0, height=0.66, color=OCHRE if other[at] else GREEN,
            error_kw={"elinewidth": 1, "capsize": 2, "ecolor": "#2a211a"},
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(across)
    axes.grid(axis="y", visible=False)
    return _svg(figure, decimal)
