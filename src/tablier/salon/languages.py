"""What the salon says, in the language of whoever listens. The one place where sentences are translated."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ..saying import Reader, Said

FRENCH = "fr"

Speaker = Callable[[str, Sequence[str]], str]

_APOSTROPHE = re.compile(r"(?<=[^\W\d_]|[○●])'(?=[^\W\d_])")
"""One within a word, or after a name with its colour."""

_SPOKEN = frozenset({
    "announcement", "blocked", "effect", "must", "reason", "said", "sentence", "summary", "text", "title", "verdict",
})  # fmt: skip
"""Fields that hold something said to people."""
_VERBATIM = frozenset({
    "actions", "account", "board", "clock", "drafted", "last", "layout", "men", "moved", "numbers", "only", "picture",
    "proof", "seats", "steps", "told",
})  # fmt: skip
"""Parts of a state that hold numbers, names and notation."""


def say(sentence: Said | str, lang: str, names: Sequence[str] = (), seat: int | None = None) -> str:
    """What is said in a language, to whoever sits at a side of the board; in English where there is no other."""
    return Reader(lang, seat).say(sentence) if isinstance(sentence, Said) else _speaker(lang)(sentence, names)


def translate(value: Any, lang: str, names: Sequence[str] = (), seat: int | None = None) -> Any:
    """Whatever JSON says to people, in a language."""
    return _translate(value, Reader(lang, seat), _speaker(lang), tuple(names), "")


def _translate(value: Any, reader: Reader, speak: Speaker, names: tuple[str, ...], key: str) -> Any:
    if isinstance(value, dict):
        return {
            name: part if name in _VERBATIM else _translate(part, reader, speak, names, name)
            for name, part in value.items()
        }
    if isinstance(value, list):
        return [_translate(part, reader, speak, names, key) for part in value]
    if isinstance(value, Said):
        return reader.say(value)
    return speak(value, names) if isinstance(value, str) and key in _SPOKEN else value


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
