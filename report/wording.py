"""How figures, games, plays and rulings are written in the report."""

from __future__ import annotations

import math
from html import escape
from typing import Any

from .figures import Figure

NAMES = {
    "unstacked": "Unstacked Draughts",
    "garanguet": "Garanguet",
    "trictrac": "Trictrac",
    "trictrac-a-ecrire": "Trictrac, a scored round",
    "backgammon": "Backgammon (Willughby)",
    "backgammon@modern": "Backgammon (modern)",
    "jacquet-de-versailles": "Jacquet de Versailles",
    "irish": "Irish",
    "plakoto": "Plakoto",
}
GUESTS = ("backgammon@modern", "irish", "plakoto")
"""Not of the five; shown beside them where it costs nothing."""


def number(figure: Figure | None, scale: float = 1, sign: bool = False, unit: str = "") -> str:
    """A figure with its interval, to as many digits as the interval bears out."""
    if figure is None or figure["value"] is None:
        return "–"
    value, apart = scale * figure["value"], figure["interval"]
    digits = _digits(value, None if apart is None else scale * apart)
    text = f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "−")
    if float(f"{value:.{digits}f}") == 0:
        text = text.lstrip("+−")
    if apart:
        text += f" ± {scale * apart:.{digits}f}"
    return text + unit


def _digits(value: float, apart: float | None) -> int:
    """Places after the point: two significant ones of the interval; of what is exact, four figures."""
    if not apart:
        return 0 if float(value).is_integer() else max(0, 3 - math.floor(math.log10(abs(value))) if value else 0)
    return min(5, max(0, 1 - math.floor(math.log10(apart))))


def share(figure: Figure | None, sign: bool = False) -> str:
    """The same as hundredths. What was seen never, or always, is bounded as by the rule of three."""
    if figure is None or figure["value"] is None:
        return "–"
    if not sign and figure["interval"] == 0 and figure["n"] and figure["value"] in (0, 1):
        bound = min(50.0, 300 / figure["n"])
        return f"under {bound:.2g} %" if figure["value"] == 0 else f"over {100 - bound:.3g} %"
    return number(figure, 100, sign, " %")


def large(digits: str) -> str:
    """A large whole number, in groups of three."""
    return f"{int(digits):,}".replace(",", "\u202f")


def sure(figure: Figure | None) -> bool:
    """Whether the interval leaves 0 out."""
    return figure is not None and figure["value"] is not None and abs(figure["value"]) > (figure["interval"] or 0)


def worded(option: dict[str, Any]) -> str:
    """What an option is called, and which value is tried against which."""
    if option["option"] == "preset":
        return f"preset <i>{escape(str(option['value']))}</i>"
    label = option["option"].replace("_", " ")
    return f"{escape(label)}: <i>{_plain(option['value'])}</i> instead of <i>{_plain(option['default'])}</i>"


def plainly(option: dict[str, Any]) -> str:
    """The same, short, for a plot."""
    return f"{option['option'].replace('_', ' ')}: {_plain(option['value'])}"


def _plain(value: Any) -> str:
    return escape({True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value))
