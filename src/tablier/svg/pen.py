"""Writing SVG: a pen that knows the theme, and the finished picture.

Colours are named by token. Every element carries its plain colour as an attribute, which any renderer
shows; in the ``auto`` theme it also carries a class whose rule says ``light-dark()``, which overrides the
attribute wherever that function is known. In the ``page`` theme there are only classes, ``fill-brass`` and the
like, for the style sheet of a page that forbids styles written into its elements.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, wraps
from os import PathLike
from pathlib import Path
from typing import TypeVarTuple
from xml.sax.saxutils import escape, quoteattr

from ..kinds import declared
from .tokens import COLOURS, FONT, Theme

Attribute = str | float | int | None

_PREFIX = "\0"
"""Stands for the picture's id until the picture is finished; no XML text can contain it."""
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DATA = re.compile(r' data-[a-z]+="[^"]*"')
_PAINTS = ("fill", "stroke")
_TO_QUOTE = re.compile('[&<>"\n\r\t]')

Arguments = TypeVarTuple("Arguments")


class Picture(str):
    """The source of an SVG picture. A notebook shows it; :meth:`save` writes it to a file."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    @declared
    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture as UTF-8; the name conventionally ends in ``.svg``."""
        Path(path).write_text(self, encoding="utf-8")


class Pen:
    """Collects the elements of one picture."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._elements: list[str] = []
        self._rules: dict[str, str] = {}

    def add(self, tag: str, content: str | None = None, /, **attributes: Attribute) -> None:
        """Write one element. ``fill`` and ``stroke`` name a token or a pattern or are ``none``; None leaves it out."""
        head = f"<{tag}{self._attributes(attributes)}"
        self._elements.append(f"{head}/>" if content is None else f"{head}>{escape(_clean(content))}</{tag}>")

    @contextmanager
    def group(self, tag: str = "g", /, **attributes: Attribute) -> Iterator[None]:
        """Everything written inside stands in one element."""
        self._elements.append(f"<{tag}{self._attributes(attributes)}>")
        yield
        self._elements.append(f"</{tag}>")

    def label(self, text: str, x: float, y: float, size: float, /, **attributes: Attribute) -> None:
        """Text whose figures are centred on (x, y), unless ``text_anchor`` says otherwise."""
        style: dict[str, Attribute] = {"font_size": size, "text_anchor": "middle", "fill": "ink", **attributes}
        self.add("text", text, x=x, y=y + 0.35 * size, **style)

    def name(self, part: str) -> str:
        """An id for ``part`` that no other picture on the page has."""
        return f"{_PREFIX}-{part}"

    def stamp(self, part: str, x: float, y: float, scale: float = 1, /, **attributes: Attribute) -> None:
        """Put the defined ``part`` with its origin at (x, y)."""
        size = "" if scale == 1 else f" scale({number(scale, 3)})"
        place = f"translate({number(x)} {number(y)}){size}"
        self.add("use", href=f"#{self.name(part)}", transform=place, **attributes)

    def finish(self, width: float, height: float, shown: float, title: str, description: str) -> Picture:
        """The picture: ``width`` by ``height`` units, ``shown`` pixels wide unless a page scales it."""
        source = "\n".join([*self._head(width, height, shown, title, description), *self._elements, "</svg>\n"])
        digest = hashlib.sha256(source.encode()).hexdigest()[:10]
        return Picture(source.replace(_PREFIX, f"tablier-{digest}"))

    def _head(self, width: float, height: float, shown: float, title: str, description: str) -> list[str]:
        opening = (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{_PREFIX}" viewBox="0 0 {number(width)} {number(height)}"'
        )
        if self.theme == "page":
            # The page has real buttons and a board of words; a title here would only be a tooltip.
            return [f'{opening} aria-hidden="true">']
        shown_height = round(shown * height / width)
        style = "".join(f".{name}{{{rule}}}" for name, rule in sorted(self._rules.items()))
        if self.theme == "auto":
            # Inside a page the page's own colour scheme decides; a picture by itself follows the system.
            style = f"svg#{_PREFIX}:root{{color-scheme:light dark}}{style}"
        return [
            f'{opening} width="{number(shown)}" height="{shown_height}"'
            f' role="img" aria-labelledby="{_PREFIX}-title {_PREFIX}-desc" font-family={quoteattr(FONT)}>',
            f'<title id="{_PREFIX}-title">{escape(_clean(title))}</title>',
            f'<desc id="{_PREFIX}-desc">{escape(_clean(description))}</desc>',
            *([f"<style>{style}</style>"] if style else []),
        ]

    def copy(self, other: Pen) -> None:
        """Write everything another pen of the same theme has written."""
        self._elements += other._elements
        if other._rules:
            self._rules |= other._rules

    def anonymous(self) -> Pen:
        """The same without the attributes that tell parts of a picture: for what is only defined, to be stamped."""
        self._elements = [_DATA.sub("", element) for element in self._elements]
        return self

    @property
    def fragment(self) -> str:
        """What was written so far, without a picture around it. It must not refer to anything defined."""
        return "".join(self._elements)

    def _attributes(self, attributes: dict[str, Attribute]) -> str:
        classes: list[str] = []
        written = []
        for key, value in attributes.items():
            if value is None:
                continue
            if not isinstance(value, str):
                written.append(f' {_spelled(key)}="{number(value)}"')
                continue
            if key in _PAINTS and value != "none" and not value.startswith("url("):
                token = value
                colour = COLOURS[token]
                if self.theme == "page":
                    classes.append(f"{key}-{token}")
                    continue
                value = colour.in_theme(self.theme)
                if self.theme == "auto":
                    name = f"{_PREFIX}-{key}-{token}"
                    self._rules[name] = f"{key}:light-dark({colour.light},{colour.dark})"
                    classes.append(name)
            quoted = quoteattr(value) if _TO_QUOTE.search(value) else f'"{value}"'
            written.append(f" {_spelled(key)}={quoted}")
        if classes:
            written.append(f' class="{" ".join(classes)}"')
        return "".join(written)


def still(draw: Callable[[Pen, *Arguments], None]) -> Callable[[Pen, *Arguments], None]:
    """For a part that looks the same whenever its arguments are: drawn once for a theme, copied from then on."""

    @lru_cache(maxsize=4096)
    def drawn(theme: Theme, *arguments: Hashable) -> Pen:
        pen = Pen(theme)
        draw(pen, *arguments)  # type: ignore[arg-type]
        return pen

    @wraps(draw)
    def copied(pen: Pen, *arguments: *Arguments) -> None:
        pen.copy(drawn(pen.theme, *arguments))

    return copied


@cache
def _spelled(key: str) -> str:
    """The name of an attribute as it is written in SVG."""
    return key.rstrip("_").replace("_", "-")


@lru_cache(maxsize=4096)
def number(value: float, digits: int = 1) -> str:
    """A coordinate in as few figures as it needs."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text == "-0" else text


def path(*parts: str | float) -> str:
    """Path data from commands and coordinates: ``path("M", 1, 2, "L", 3, 4)``."""
    return " ".join(part if isinstance(part, str) else number(part) for part in parts)


def _clean(text: str) -> str:
    return _NOT_XML.sub("", text)
