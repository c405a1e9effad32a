"""How figures, games, options and their values are written in the report, in the language of a reader."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from babel.numbers import get_decimal_symbol

from tablier import find_game
from tablier.saying import Reader, Said, SaidValue, Several

from .figures import Figure

GUESTS = ("backgammon@modern", "irish", "plakoto")
"""Not of the five; shown beside them where it costs nothing."""
_ROUND = "trictrac-a-ecrire"
"""Of this game a single round is measured."""
_SENTENCES = {"manual, and nobody claims": "unclaimed"}
"""Values of options that older data has in English, and what they are kept as since."""


class Words:
    """The words of a language, as HTML."""

    def __init__(self, language: str = "en") -> None:
        self.reader = Reader(language)
        self.language = self.reader.language
        self.say = self.reader.say
        self.decimal: str = get_decimal_symbol(self.say(Said("language.locale")).replace("-", "_"))

    # Figures

    def number(self, figure: Figure | None, scale: float = 1, sign: bool = False) -> str:
        """A figure with its interval, to as many digits as the interval bears out."""
        if figure is None or figure["value"] is None:
            return "–"
        value, apart = scale * figure["value"], figure["interval"]
        digits = _digits(value, None if apart is None else scale * apart)
        text = f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "−")
        if float(f"{value:.{digits}f}") == 0:
            text = text.lstrip("+−")
        if apart:
            text += f"\u00a0±\u00a0{scale * apart:.{digits}f}"
        return self.pointed(text)

    def pointed(self, figure: str) -> str:
        """A figure with the decimal sign of the language."""
        return figure.replace(".", self.decimal)

    def share(self, figure: Figure | None, sign: bool = False) -> str:
        """The same as hundredths. What was seen never, or always, is bounded as by the rule of three."""
        if figure is None or figure["value"] is None:
            return "–"
        if not sign and figure["interval"] == 0 and figure["n"] and figure["value"] in (0, 1):
            bound = min(50.0, 300 / figure["n"])
            if figure["value"] == 0:
                return self.say(Said("report.under", share=self._percent(f"{bound:.2g}")))
            return self.say(Said("report.over", share=self._percent(f"{100 - bound:.3g}")))
        return self.percent(self.number(figure, 100, sign))

    def percent(self, figure: str) -> str:
        return self.say(self._percent(figure))

    def _percent(self, figure: str) -> Said:
        return Said("report.percent", figure=self.pointed(figure))

    # Names

    def game(self, name: str) -> str:
        """What a game is called; of one that is measured by the round, so much is said."""
        called = find_game(name).own_name
        return self.say(Said("report.a-round", game=called) if name == _ROUND else called)

    def games(self, names: Iterable[str]) -> str:
        return self.listed(self.game(name) for name in names)

    def listed(self, words: Iterable[SaidValue], apart: bool = False) -> str:
        """A list as the language joins lists; ``apart``, with semicolons."""
        items = tuple(words)
        return self.say(Said("report.listed", items=Several(items, apart=apart))) if items else ""

    def level(self, name: str) -> str:
        return self.say(Said(f"bots.called-{name}"))

    def step(self, levels: str) -> str:
        """Two neighbouring levels, which the data has by their names: ``master – expert``."""
        better, _, worse = levels.partition(" – ")
        return self.say(Said("report.step", better=self.level(better), worse=self.level(worse)))

    def jan(self, kind: str) -> str:
        return self.say(Said(f"report.jan-{kind}"))

    def heads(self, *names: str) -> list[str]:
        """The heads of a table's columns."""
        return [self.say(Said(f"report.head-{name}")) for name in names]

    # Options

    def option(self, name: str) -> str:
        return self.say(Said(f"report.option-{_key(name)}"))

    def value(self, option: str, value: Any) -> str:
        """What a value of an option is called; a number as it is."""
        if isinstance(value, bool):
            return self.say(Said("report.yes" if value else "report.no"))
        if isinstance(value, int):
            return str(value)
        return self.say(Said(f"report.value-{_key(option)}-{_key(_SENTENCES.get(value, value))}"))

    def ruling(self, row: dict[str, Any]) -> str:
        """What an option is called, and which value is tried against which."""
        name, value = row["option"], self.value(row["option"], row["value"])
        if name == "preset":
            return self.say(Said("report.ruling-preset", value=value))
        default = self.value(name, row["default"])
        return self.say(Said("report.ruling-against", option=self.option(name), value=value, default=default))

    def plain_ruling(self, row: dict[str, Any]) -> str:
        """The same, short, for a plot."""
        value = self.value(row["option"], row["value"])
        return self.say(Said("report.ruling", option=self.option(row["option"]), value=value))


def _key(name: str) -> str:
    return name.replace("_", "-")


def _digits(value: float, apart: float | None) -> int:
    """Places after the point: two significant ones of the interval; of what is exact, four figures."""
    if not apart:
        return 0 if float(value).is_integer() else max(0, 3 - math.floor(math.log10(abs(value))) if value else 0)
    return min(5, max(0, 1 - math.floor(math.log10(apart))))


def large(digits: str) -> str:
    """A large whole number, in groups of three, as it is written in any language."""
    return f"{int(digits):,}".replace(",", "\u202f")


def sure(figure: Figure | None) -> bool:
    """Whether the interval leaves 0 out."""
    return figure is not None and figure["value"] is not None and abs(figure["value"]) > (figure["interval"] or 0)
