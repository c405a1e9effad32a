"""Who reads: a language, and perhaps a seat at the board. Here, and nowhere else, what is said becomes words."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any

from ..board import MEN_SIGNS, SIDES
from .catalogues import LANGUAGES, SOURCE, bundle
from .values import Said, Several, Spot, Told, Value, Who

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Reader:
    """Puts what is said into words. ``seat`` is the side of the board the reader sits at, if at one.

    Whoever asks for a language that is not here reads English. ``signs``: names of players carry the sign of their
    men, ○ or ●, as where there is only text.
    """

    language: str = SOURCE
    seat: int | None = None
    signs: bool = False

    def __post_init__(self) -> None:
        # Catalogues are files, found by the name of the language and kept: no stranger's word gets so far.
        if self.language not in LANGUAGES:
            object.__setattr__(self, "language", SOURCE)

    def say(self, said: Said | str) -> str:
        """The words of a message. A text that is nobody's sentence (a name, a quotation) stays as it is.

        A message that the language lacks, or that goes wrong in it, is said in English. One that English lacks is a
        fault of the program: it is logged, and its key shown.
        """
        if isinstance(said, str):
            return said
        area, _, name = said.key.partition(".")
        words = said.key
        for language in dict.fromkeys((self.language, SOURCE)):
            catalogue = bundle(language, area)
            message = catalogue.get_message(name) if catalogue is not None and catalogue.has_message(name) else None
            if catalogue is None or message is None or message.value is None:
                continue
            values = {key.replace("_", "-"): self._worded(value) for key, value in said.values.items()}
            found, faults = catalogue.format_pattern(message.value, values)
            words = str(found)
            if not faults:
                return words
            _log.error("%r goes wrong in %s: %s", said, language, faults[0])
        if words == said.key:
            _log.error("no catalogue has %s", said.key)
        return words

    def line(self, told: Told) -> str:
        """A line that is told, with its clause before the full stop: ``Anne stays [T-44].``"""
        words = self.say(told.said)
        if told.clause is None:
            return words
        stopped = words.endswith(".")
        return f"{words[:-1] if stopped else words} [{told.clause}]{'.' if stopped else ''}"

    def _worded(self, value: Value) -> Any:
        """A value as the catalogues take it."""
        match value:
            case Who():
                return self._person(value)
            case Spot():
                return value.number(self.seat)
            case Said():
                return self.say(value)
            case Several():
                return self._joined(value)
            case _:
                return value

    def _person(self, who: Who) -> Any:
        from .functions import Person

        side = SIDES[who.side]
        person = "you" if who.side == self.seat else "named" if who.name else side
        called = who.name or self.say(Said(f"language.side-{side}"))
        return Person(f"{called} {MEN_SIGNS[who.side]}" if self.signs else called, person)

    def _joined(self, several: Several) -> str:
        items = [str(self._worded(item)) for item in several.items]
        if several.apart:
            return reduce(lambda first, second: self.say(Said("language.apart", first=first, second=second)), items)
        from babel.lists import format_list

        return format_list(items, style="or" if several.either else "standard", locale=_locale(self.language))


@cache
def _locale(language: str) -> str:
    """Where lists are joined as the language joins them."""
    return Reader(language).say(Said("language.locale")).replace("-", "_")


PLAIN = Reader()
"""English, for nobody in particular."""
IN_TEXT = Reader(signs=True)
"""The same, where there is only text."""
