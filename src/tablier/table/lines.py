"""The line of an event in a record, by one template for both ways: ``{player} marks {points}[ and pegs {holes}]``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from .values import FieldValue, Seat, Side, Text

_PARTS = re.compile(r"\{(\w+)\}|([\[\]])|([^{}\[\]]+)")


class Line:
    """A template over the fields of an event. What stands in brackets is left out where a field in it is None.

    Read leniently: case and the amount of spacing do not matter, and a play at the end may be missing.
    """

    def __init__(self, template: str, fields: Mapping[str, FieldValue]) -> None:
        self.template = template
        self._fields = fields
        self.set_in = any(isinstance(value, Side | Seat) for value in fields.values())
        """What players do stands under the throw it belongs to; what is done for all begins a line."""
        self.to_the_end = any(isinstance(value, Text) and value.whole_line for value in fields.values())
        """Whether nothing else, not even a comment, can follow on the line."""

    @cached_property
    def _reading(self) -> re.Pattern[str]:  # made when a record is first read
        return re.compile("".join(self._pattern()), re.IGNORECASE)

    def write(self, event: Any) -> str:
        """An event as text."""
        values = vars(event)
        written = []
        for part in re.split(r"(\[.*?\])", self.template):
            named = re.findall(r"\{(\w+)\}", part)
            if part.startswith("[") and any(values[name] is None for name in named):
                continue
            texts = {name: self._fields[name].write(values[name]) for name in named}
            written.append(part.strip("[]").format(**texts))
        return "".join(written)

    def read(self, text: str) -> dict[str, Any] | None:
        """The fields that a text gives; None if it is another line."""
        found = self._reading.fullmatch(text)
        if found is None:
            return None
        return {name: self._value(name, value) for name, value in found.groupdict().items()}

    def _value(self, name: str, text: str | None) -> Any:
        if text is None:
            return "" if isinstance(self._fields[name], Text) else None
        return self._fields[name].read(text)

    def _pattern(self) -> Iterator[str]:
        parts = _PARTS.findall(self.template)
        for number, (name, bracket, plain) in enumerate(parts):
            if bracket:
                yield "(?:" if bracket == "[" else ")?"
            elif name and isinstance(self._fields[name], Text):
                after_colon = parts[number - 1][2].rstrip().endswith(":")
                yield rf"\s*(?P<{name}>.*)" if after_colon else rf"(?:\s+(?P<{name}>.*))?"
            elif name:
                yield f"(?P<{name}>{self._fields[name].pattern})"
            else:
                following = parts[number + 1][0] if number + 1 < len(parts) else ""
                yield _lenient(plain, bool(following) and isinstance(self._fields[following], Text))


def _lenient(plain: str, before_text: bool) -> str:
    """Words with any spacing between them; the space before a text belongs to the text, which may be missing."""
    plain = plain.rstrip() if before_text else plain
    spaced = r"\s+".join(map(re.escape, re.split(r"\s+", plain)))
    return spaced.replace(":", r"\s*:\s*").replace(r"\s*:\s*\s+", r"\s*:\s*")
