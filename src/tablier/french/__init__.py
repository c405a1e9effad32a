"""What the program says, in French.

Every sentence of the referee, of the teller and of the pictures is written once, in English, where it belongs. Here
each of them has its French counterpart, found by its shape: ``{side} has to throw first.`` ↔ ``{side} doit d'abord
jeter les dés.`` The catalogues are plain data, one module for each matter; :mod:`.templates` is the machine that reads
them.

>>> say("Black has to throw first.")
'Noir doit d’abord jeter les dés.'
>>> say("Anne ○ stays [T-44].")
'Anne ○ tient [T-44].'
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape as html_escape
from html import unescape

from . import games, jans, marks, options, pictures, positions, records, refusals, salon, telling, words
from .templates import Phrasebook

__all__ = ["missing", "page", "phrasebook", "say", "translate"]

_LONGEST = 1200
"""Longer texts are nothing the program says by itself, and are left alone."""
_MOST_MISSING = 200
_TEXT = re.compile(r"(<(style|script)\b.*?</\2>)|(?<=>)[^<>]*[^<>\s][^<>]*(?=<)", re.DOTALL)
"""What is written on a page of HTML between its marks, and first what is not to be read."""

_log = logging.getLogger(__name__)
_missing: dict[str, int] = {}


@cache
def phrasebook() -> Phrasebook:
    """All catalogues, compiled when the first sentence is asked for."""
    areas = (words, games, options, refusals, positions, jans, marks, telling, pictures, records, salon)
    return Phrasebook(
        sentences=[area.SENTENCES for area in areas],
        phrases={name: entries for area in areas for name, entries in area.PHRASES.items()},
        lists=words.LISTS,
        spoken=words.SPOKEN,
    )


def say(sentence: str, names: Sequence[str] = ()) -> str:
    """The French of what the program says, one sentence or several; what is not known stays in English.

    ``names`` are the players' own, which are never translated, not even one called White. A sentence without French is
    logged, and counted in :func:`missing`, once.
    """
    found, whole = _said(sentence, tuple(names)) if len(sentence) <= _LONGEST else (sentence, False)
    if not whole:
        _note(sentence)
    return found


def translate(sentence: str, names: Sequence[str] = ()) -> str | None:
    """The same, or None if any part of it would stay in English."""
    found, whole = _said(sentence, tuple(names)) if len(sentence) <= _LONGEST else (sentence, False)
    return found if whole else None


@lru_cache(maxsize=8192)
def _said(sentence: str, names: tuple[str, ...]) -> tuple[str, bool]:
    return phrasebook().say(sentence, names)


def page(html: str, names: Sequence[str] = ()) -> str:
    """A page of HTML, such as the account of a scored game, with the words on it in French."""

    def french(node: re.Match[str]) -> str:
        # Names and numbers stand among the sentences: what has no French is data, and no fault.
        return node[0] if node[1] else html_escape(translate(unescape(node[0]), names) or unescape(node[0]))

    return _TEXT.sub(french, html).replace('<html lang="en">', '<html lang="fr">', 1)


def missing() -> dict[str, int]:
    """The sentences that had no French so far, and how often each was asked for."""
    return dict(_missing)


def _note(sentence: str) -> None:
    if sentence in _missing:
        _missing[sentence] += 1
    elif len(_missing) < _MOST_MISSING:
        _missing[sentence] = 1
        _log.info("no French for %r", sentence[:300])
