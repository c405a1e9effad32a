"""Who reads: a language, and perhaps a seat at the board. Here, and nowhere else, what is said becomes words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from typing import TYPE_CHECKING, Any

from ..board import MEN_SIGNS, SIDES
from .catalogues import LANGUAGES, SOURCE, bundle
from .values import Notated, Quoted, Said, SaidValue, Several, Spot, Told, Who

if TYPE_CHECKING:
    from logging import Logger

    from fluent.runtime import FluentBundle


@dataclass(frozen=True)
class Reader:
    """Puts what is said into words. ``seat`` is the side of the board the reader sits at, if at one.

    Whoever asks for a language that is not here reads English. ``signs``: names of players carry the sign of their
    men, ○ or ●, as where there is only text. ``player`` is which of the players of a table the reader is, at the board
    or not. ``edge`` is the side whose numbers are printed before the reader, where that is not the one they sit at:
    who looks on sees the board from somewhere too.
    """

    language: str = SOURCE
    seat: int | None = None
    signs: bool = False
    player: int | None = None
    edge: int | None = None

    def __post_init__(self) -> None:
        # Catalogues are files, found by the name of the language and kept: no stranger's word gets so far.
        if self.language not in LANGUAGES:
            object.__setattr__(self, "language", SOURCE)

    def say(self, said: Said | Notated | str) -> str:
        """The words of a message, or a play. A text that is nobody's sentence (a name, a quotation) stays as it is.

        A message that the language lacks, or that goes wrong in it, is said in English. One that English lacks is a
        fault of the program: it is logged, and its key shown.
        """
        if not isinstance(said, Said):
            return str(self._worded(said))
        # A sentence that names somebody is said at one table, and hardly ever again.
        for value in said.values.values():
            if type(value) is Who and value.name:
                return self._say(said)
        return _words(self, said)

    def _say(self, said: Said) -> str:
        words = said.key
        for language, catalogue, pattern in _versions(self.language, said.key):
            values = {key.replace("_", "-"): self._worded(value) for key, value in said.values.items()}
            found, faults = catalogue.format_pattern(pattern, values)
            words = str(found)
            if not faults:
                return words
            _log().error("%r goes wrong in %s: %s", said, language, faults[0])
        if words == said.key:
            _log().error("no catalogue has %s", said.key)
        return words

    def line(self, told: Told) -> str:
        """A line that is told, with its clause before the full stop: ``Anne stays [T-44].``"""
        words = self.say(told.said)
        if told.clause is None:
            return words
        stopped = words.endswith(".")
        return f"{words[:-1] if stopped else words} [{told.clause}]{'.' if stopped else ''}"

    def _worded(self, value: SaidValue) -> Any:
        """A value as the catalogues take it."""
        kind: Any = type(value)
        how = _how(kind)
        return value if how is None else how(self, value)

    def _numbered(self, spot: Spot) -> Any:
        return self._worded(spot.number(self.seat if self.edge is None else self.edge))

    def _notated(self, play: Notated) -> str:
        return play.text(self.seat if self.edge is None else self.edge)

    def _in_quotes(self, quoted: Quoted) -> str:
        return self.say(Said("language.quoted", text=quoted.shown))

    def _counted(self, number: int) -> Any:
        return _functions().plain_number(number)

    def name(self, who: Who) -> str:
        """What somebody is called, whoever reads it; one without a name, by the side."""
        return who.name or ("" if who.side is None else self.say(Said(f"language.side-{SIDES[who.side]}")))

    def _is_me(self, who: Who) -> bool:
        if who.player is not None and self.player is not None:
            return who.player == self.player
        return who.side is not None and who.side == self.seat

    def _person(self, who: Who) -> Any:
        person = "you" if self._is_me(who) else "named" if who.name or who.side is None else SIDES[who.side]
        called = self.name(who)
        return _functions().PlayerInWords(
            f"{called} {MEN_SIGNS[who.side]}" if self.signs and who.side is not None else called, person
        )

    def _joined(self, several: Several) -> Any:
        """A list; with the reader in it, it is of *you* as a person is, in a list of one within the list too."""
        single = [it.items[0] if isinstance(it, Several) and len(it.items) == 1 else it for it in several.items]
        worded = [self._worded(item) for item in single]
        you = [_functions().person(item) == "you" for item in worded]
        several_of = len(worded) > 1
        items = [
            self.say(Said("language.you")) if mine and several_of and isinstance(one, Who) else str(item)
            for mine, one, item in zip(you, single, worded, strict=True)
        ]
        return _functions().PlayerInWords(self._join(items, several), "you") if any(you) else self._join(items, several)

    def _join(self, items: list[str], several: Several) -> str:
        if several.apart:
            return reduce(lambda first, second: self.say(Said("language.apart", first=first, second=second)), items)
        if len(items) < _PAIR:
            return "".join(items)
        patterns = _list_patterns(self.language, "or" if several.either else "standard")
        if len(items) == _PAIR:
            return patterns["2"].format(*items)
        first = reduce(patterns["middle"].format, items[2:-1], patterns["start"].format(*items[:2]))
        return patterns["end"].format(first, items[-1])


_HOW: dict[type, Callable[[Reader, Any], Any]] = {
    Who: Reader._person, Spot: Reader._numbered, Notated: Reader._notated, Quoted: Reader._in_quotes,
    Said: Reader.say, Several: Reader._joined, int: Reader._counted,
}  # fmt: skip


@cache
def _how(kind: type) -> Callable[[Reader, Any], Any] | None:
    """How values of a kind are put into words; None: they are words, or left to the catalogues."""
    return next((how for known, how in _HOW.items() if issubclass(kind, known)), None)


@cache
def _versions(language: str, key: str) -> list[tuple[str, FluentBundle, Any]]:
    """The catalogues that have a message, that of a language before English, each with its pattern."""
    area, _, name = key.partition(".")
    found = []
    for spoken in dict.fromkeys((language, SOURCE)):
        catalogue = bundle(spoken, area)
        message = catalogue.get_message(name) if catalogue is not None and catalogue.has_message(name) else None
        if catalogue is not None and message is not None and message.value is not None:
            found.append((spoken, catalogue, message.value))
    return found


@cache
def _functions() -> Any:
    """What catalogues ask of values; it brings Babel, which takes a while to import."""
    from . import functions

    return functions


@lru_cache(maxsize=4096)
def _words(reader: Reader, said: Said) -> str:
    """What a reader is told, worked out once for as long as it is told often: throws, points and the names of things
    come again and again, within one sentence and from table to table.
    """
    return reader._say(said)


_PAIR = 2


@cache
def _list_patterns(language: str, style: str) -> Mapping[str, str]:
    """How a language joins lists; babel looks it up anew for each, which takes longer than joining them."""
    from babel import Locale

    locale = Reader(language).say(Said("language.locale")).replace("-", "_")
    return dict(Locale.parse(locale).list_patterns[style])


PLAIN = Reader()
"""English, for nobody in particular."""
IN_TEXT = Reader(signs=True)
"""The same, where there is only text."""


def _log() -> Logger:
    import logging  # a program that says nothing wrong does without

    return logging.getLogger(__name__)
