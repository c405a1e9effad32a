"""What the salon says, in the language of whoever listens: the one place where its JSON is put into words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ..saying import Reader, Said, language_named

_DRAWN = frozenset({"layout", "picture"})
"""Parts of a state that are drawn: nothing is said in them, and they are long."""


def accepted(header: str) -> str:
    """The language for a browser that sends such a header ``Accept-Language``."""
    return language_named(*(wish.partition(";")[0].strip() for wish in header[:400].split(",")))


def say(sentence: Said | str, lang: str, names: Sequence[str] = (), seat: int | None = None) -> str:
    """What is said in a language, to whoever sits at a side of the board; in English where there is no other."""
    return Reader(lang, seat).say(sentence) if isinstance(sentence, Said) else _speaker(lang)(sentence, names)


def translate(value: Any, lang: str, names: Sequence[str] = (), seat: int | None = None) -> Any:
    """JSON in which everything that is said stands in words."""
    matched = _Matched(_speaker(lang), tuple(names))
    return _in_words(value, Reader(lang, seat), matched, "")


def _in_words(value: Any, reader: Reader, matched: _Matched | None, key: str) -> Any:
    match value:
        case Said():
            return reader.say(value)
        case dict():
            return {
                name: part
                if name in _DRAWN
                else _in_words(part, reader, None if name in _VERBATIM else matched, str(name))
                for name, part in value.items()
            }
        case list() | tuple():
            return [_in_words(part, reader, matched, key) for part in value]
        case str() if matched is not None and key in _SPOKEN:
            return matched.speak(value, matched.names)
        case _:
            return value


# What is not said by keys yet: finished English sentences, found by the field they stand in.

FRENCH = "fr"

Speaker = Callable[[str, Sequence[str]], str]

_APOSTROPHE = re.compile(r"(?<=[^\W\d_]|[○●])'(?=[^\W\d_])")
"""One within a word, or after a name with its colour."""
_SPOKEN = frozenset({
    "announcement", "blocked", "effect", "must", "reason", "said", "sentence", "summary", "text", "title", "verdict",
})  # fmt: skip
"""Fields that hold something said to people."""
_VERBATIM = frozenset({
    "actions", "account", "board", "clock", "drafted", "last", "men", "moved", "numbers", "only", "proof", "seats",
    "steps", "told",
})  # fmt: skip
"""Parts of a state that hold numbers, names and notation."""


class _Matched:
    """How finished sentences are translated, and the names that are to be left alone in them."""

    def __init__(self, speak: Speaker, names: tuple[str, ...]) -> None:
        self.speak, self.names = speak, names


@cache
def _speaker(lang: str) -> Speaker:
    if lang != FRENCH:
        return _english
    from .. import french  # loaded for those who speak it

    return french.say


def _english(sentence: str, names: Sequence[str]) -> str:
    """English as it is, but with the apostrophes of print."""
    if "'" not in sentence:
        return sentence
    told = _APOSTROPHE.sub("’", sentence)
    for name in names:
        if "'" in name:
            told = told.replace(_APOSTROPHE.sub("’", name), name)
    return told
