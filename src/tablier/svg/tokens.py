"""Every colour and font of the drawings, once: each colour as it is by day and by candle-light."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Theme = Literal["light", "dark", "auto", "page"]
THEMES: tuple[Theme, ...] = ("light", "dark", "auto", "page")


class Colour(NamedTuple):
    """One colour in the light and in the dark theme."""

    light: str
    dark: str

    def in_theme(self, theme: Theme) -> str:
        """The plain value; ``auto`` and ``page`` count as light, for renderers that do not know better."""
        return self.dark if theme == "dark" else self.light


COLOURS: Mapping[str, Colour] = {
    # Paper and ink around the board
    "page": Colour("#f5f0e6", "#1b1714"),
    "surface": Colour("#fffcf5", "#26201c"),
    "line-strong": Colour("#85745c", "#8d7c68"),
    "ink": Colour("#2a211a", "#f3e9d9"),
    "ink-soft": Colour("#5f5142", "#bfae98"),
    # Walnut rails, linen or ebony field, verdigris and honey points
    "rail": Colour("#5e3f2a", "#4a3323"),
    "rail-light": Colour("#7d583c", "#654731"),
    "rail-dark": Colour("#3e281a", "#2a1c13"),
    "ink-rail": Colour("#f3e4cb", "#ecd9bb"),
    "hole": Colour("#24150c", "#120b07"),
    "brass": Colour("#d9ae5c", "#cfa454"),
    "field": Colour("#efe5cf", "#2d2723"),
    "field-shade": Colour("#ddcfb2", "#221d1a"),
    "point-a": Colour("#5f8a75", "#3f6b59"),
    "point-b": Colour("#c89f61", "#9d7c4d"),
    "point-edge": Colour("#6f5a3d", "#bda680"),
    # Men
    "man-light": Colour("#fdf6e3", "#f6ecd6"),
    "man-light-side": Colour("#d8c49a", "#c4af86"),
    "man-light-edge": Colour("#57402b", "#5a442f"),
    "man-dark": Colour("#2e2420", "#17120f"),
    "man-dark-side": Colour("#15100d", "#060403"),
    "man-dark-edge": Colour("#b9995f", "#d2b37a"),
    "count": Colour("#2a211a", "#f3e9d9"),
    "on-count": Colour("#fffcf5", "#1b1714"),
    # Dice, cube, pennant, padlock; tokens and the flag of Trictrac
    "die": Colour("#fffdf6", "#f7efdf"),
    "die-edge": Colour("#6b5a45", "#bba98d"),
    "die-pip": Colour("#231b15", "#231b15"),
    "token": Colour("#e3b652", "#dcb662"),
    "token-edge": Colour("#6d4a10", "#f2dba6"),
    "token-ink": Colour("#33230a", "#271a06"),
    "flag": Colour("#d8463b", "#e0665b"),
    "flag-field": Colour("#fff6e6", "#fff1da"),
    # What the board says
    "last": Colour("#7a4a9c", "#d3b0ee"),
    "arrow-halo": Colour("#ffffff", "#120e0c"),
    "arrow-you": Colour("#a5221f", "#ff9d90"),
    "arrow-them": Colour("#5b3a8c", "#cdb3f7"),
    "arrow-fill": Colour("#0f4f9c", "#93c4ff"),
    "arrow-best": Colour("#0f6b41", "#7fe0ab"),
    "arrow-played": Colour("#57524c", "#cbc4b9"),
}

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif'
