"""The catalogues: ``languages/<language>/<area>.ftl``, in Fluent. A language is a folder there, and nothing else.

What a language lacks is said in English. ``language.ftl`` holds what the others share: terms, the names of the sides
and of the language itself. The rest are read one by one, when the first of their messages is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SOURCE = "en"
"""The language that has everything."""
SHARED = "language"
"""The catalogue whose messages and terms all others may use."""

_FOLDER = Path(__file__).parent.parent / "languages"
_OTHERS = sorted(folder.name for folder in _FOLDER.iterdir() if folder.joinpath(f"{SHARED}.ftl").is_file())
LANGUAGES: tuple[str, ...] = (SOURCE, *(name for name in _OTHERS if name != SOURCE))
"""Every language there is, by its tag, English first."""


def language_named(*wishes: str | None) -> str:
    """The first of the wishes that is a language here: ``fr``, ``fr-CA``, ``fr_FR.UTF-8``; English if there is none."""
    return _first_of(wishes, LANGUAGES)


def _first_of(wishes: Iterable[str | None], languages: Iterable[str]) -> str:
    """Tags are written in many ways, folders in one (``pt-BR``): case says nothing."""
    spoken = {tag.lower(): tag for tag in languages}
    for wish in wishes:
        tag = (wish or "").replace("_", "-").partition(".")[0].lower()
        for found in (tag, tag.partition("-")[0]):
            if found in spoken:
                return spoken[found]
    return SOURCE


def areas(language: str = SOURCE) -> list[str]:
    """The names of a language's catalogues."""
    return sorted(
        path.name.removesuffix(".ftl") for path in (_FOLDER / language).iterdir() if path.name.endswith(".ftl")
    )


def source(language: str, area: str) -> str | None:
    """The text of a catalogue, if the language has it."""
    path = _FOLDER / language / f"{area}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else None


@cache
def bundle(language: str, area: str) -> FluentBundle | None:
    """A catalogue ready to be spoken from; None if the language has none of that name."""
    # Imported late: nobody pays for Fluent who says nothing.
    from fluent.runtime import FluentResource

    from .functions import FUNCTIONS, Catalogue

    text = source(language, area)
    if text is None:
        return None
    # Without marks of direction around values: every language here runs from left to right.
    made = Catalogue([language], functions=FUNCTIONS, use_isolating=False)
    for catalogue in (text, source(language, SHARED) or ""):  # what stands in both is the catalogue's own
        made.add_resource(FluentResource(catalogue))
    return made
