"""What the salon says, in the language of whoever listens: the one place where its JSON is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from ..saying import Reader, Said, language_named

_DRAWN = frozenset({"layout", "picture"})
"""Parts of a state that are drawn: nothing is said in them, and they are long."""


def accepted(header: str) -> str:
    """The language for a browser that sends such a header ``Accept-Language``."""
    return language_named(*(wish.partition(";")[0].strip() for wish in header[:400].split(",")))


def wished(query: Mapping[str, str]) -> str:
    """The language a request asks for in its query, whether or not it could be understood otherwise."""
    return language_named(query.get("lang"))


def say(sentence: Said | str, lang: str) -> str:
    """What is said in a language, to nobody in particular."""
    return Reader(lang).say(sentence)


def day(seconds: float, lang: str) -> str:
    """A day as one says it in a language: 18 November 2026."""
    from babel.dates import format_date

    locale = say(Said("language.locale"), lang).replace("-", "_")
    return str(format_date(datetime.fromtimestamp(seconds, UTC), "long", locale=locale))


def translate(value: Any, reader: Reader) -> Any:
    """JSON in which everything that is said stands in words."""
    return _in_words(value, reader)


def _in_words(value: Any, reader: Reader) -> Any:
    match value:
        case Said():
            return reader.say(value)
        case dict():
            return {name: part if name in _DRAWN else _in_words(part, reader) for name, part in value.items()}
        case list() | tuple():
            return [_in_words(part, reader) for part in value]
        case _:
            return value
