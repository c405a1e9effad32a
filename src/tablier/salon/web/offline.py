"""What browsers keep of the salon for when there is no network: which pages and answers, and of which version."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ... import rulebook
from ...problems.shelf import games_with_problems
from ..learning.guides import GUIDES

_WITHOUT = ("networks", "__pycache__")
"""Folders of the program in which nothing stands that a page shows."""


@cache
def version() -> str:
    """A hash of everything of the program that may be seen on a page: of another version everything is kept anew."""
    whole = hashlib.sha256()
    for folder in (files("tablier"), rulebook.folder()):
        _add(whole, folder)
    return whole.hexdigest()[:16]


def _add(whole: hashlib._Hash, folder: Traversable) -> None:
    for part in sorted(folder.iterdir(), key=lambda it: it.name):
        if part.is_file():
            whole.update(f"{part.name}\n".encode() + part.read_bytes())
        elif part.name not in _WITHOUT:
            _add(whole, part)


def keeping(language: str) -> bytes:
    """What the service worker is told to keep for readers of a language, as the first line of its script."""
    pages = ["/offline", "/help", "/rules"]
    pages += [f"/rules/{page.game}" for page in rulebook.pages(language)]
    pages += [f"/guide/{game}?read=1" for game in GUIDES]
    answers = [f"/api/problems/{game}/kept" for game in games_with_problems()]
    told = {"version": version(), "language": language, "pages": pages, "answers": answers}
    return f"self.KEEPING={json.dumps(told, separators=(',', ':'))};\n".encode()
