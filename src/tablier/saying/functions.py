"""What catalogues may ask of a value. The functions know no language; what follows from an answer, the catalogue says.

``PERSON($who)``: ``you`` for the reader, ``white`` or ``black`` for a side without a name, ``named`` otherwise.
``SOUND($word)``: ``vowel`` or ``consonant``, by the first letter, for languages that elide.
``CAP($text)``: the text with a capital.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent

from .shortcuts import LongWay, Phrase, Tongue, shortcut


class PlayerInWords(FluentType):
    """A player in words, and how the reader stands to them."""

    def __init__(self, called: str, person: str) -> None:
        self.called, self.person = called, person

    def format(self, locale: object) -> str:
        return self.called

    def __str__(self) -> str:
        return self.called


class PlainNumber(FluentInt):
    """A whole number. The same few are said again and again, and Babel takes longer for one than for its sentence."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(maxsize=1024)
def plain_number(number: int) -> PlainNumber:
    """The same few are asked for again and again, and Fluent looks for its options each time one is made."""
    return PlainNumber(number)


class Catalogue(FluentBundle):
    """Takes plain numbers as they are; otherwise each would be made one of Fluent's own again, which Babel writes. Most
    sentences go the short way (:mod:`.shortcuts`).
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._tongue = Tongue(self._babel_locale, self._functions, self._plural_form)
        self._ways: dict[int, Phrase | None] = {}
        """The short ways of patterns, each by its pattern, which stays as long as the catalogue."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        given = args or {}
        if id(pattern) not in self._ways:
            self._ways[id(pattern)] = shortcut(pattern, self._tongue)
        way = self._ways[id(pattern)]
        if way is not None:
            with suppress(LongWay):
                return way(given), []
        values = {
            name: value if isinstance(value, str | PlainNumber) else native_to_fluent(value)
            for name, value in given.items()
        }
        faults: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, faults, current=CurrentEnvironment(values))), faults
        except ValueError as fault:
            return "{???}", [*faults, fault]


_MOST = 10**18
"""Babel groups the figures of no number that has many more of them."""


@lru_cache(maxsize=1024)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale) if abs(number) < _MOST else str(number)


def person(who: object) -> str:
    return who.person if isinstance(who, PlayerInWords) else "named"


def sound(word: object) -> str:
    first = unicodedata.normalize("NFD", str(word).strip()[:1].lower())[:1]
    return "vowel" if first and first in "aeiouyœæ" else "consonant"


def cap(text: object) -> str:
    words = str(text)
    return words[:1].upper() + words[1:]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"PERSON": person, "SOUND": sound, "CAP": cap}
