"""Boards for the pages. A picture has no words in it, so all languages show the same; the words are beside it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tablier.games import Position
from tablier.saying import Reader
from tablier.svg import describe, draw

FOLDER = "boards"


class Boards:
    """Draws boards for the pages of a language. ``root`` is where these are laid out."""

    def __init__(self, root: Path, language: str) -> None:
        self._root, self._reader = root, Reader(language)

    def figure(self, position: Position, caption: str = "", *, viewer: int = 0, legend: str = "", **wishes: Any) -> str:
        """A board as a page has it: with what it shows for those who do not see it, a caption and a legend."""
        picture = draw(position, viewer=viewer, wide=False, **wishes)
        name = f"{hashlib.sha256(picture.encode()).hexdigest()[:12]}.svg"
        path = self._root / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(picture, encoding="utf-8")
        told = describe(position, self._reader).replace("\n", " ")
        body = "\n\n".join(part for part in (caption, legend) if part)
        kind = "board" if body else "board alone"
        return f"::::{{figure}} /{FOLDER}/{name}\n:alt: {told}\n:figclass: {kind}\n\n{body}\n::::\n"
