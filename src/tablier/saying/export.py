"""Messages for readers who put them into words themselves, such as the page: Fluent made into plain JSON.

A message is a text with ``{name}`` where a value goes; or a choice,
``{"select": "n", "forms": {"one": …}, "else": …}``, by a number's plural category in the language or by the value
itself; or a list of both, one after the other. Terms and other messages are written out where they are used. What
needs a function of the catalogues cannot be exported.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from .catalogues import SHARED, SOURCE, source

_log = logging.getLogger(__name__)
_ESCAPE = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{6})|\\(.)")

PagePattern = str | dict[str, Any] | list[Any]


class NotExportable(ValueError):
    """A message asks for more than a reader elsewhere can do."""


@cache
def exported(language: str, *areas: str) -> dict[str, PagePattern]:
    """Every message of some catalogues by its name, in a language; in English what the language lacks."""
    found: dict[str, PagePattern] = {}
    for spoken in dict.fromkeys((SOURCE, language)):
        for area in areas:
            known = {**_entries(spoken, SHARED), **_entries(spoken, area)}
            for name in _entries(spoken, area):
                if not name.startswith("-"):
                    try:
                        found[name] = _pattern(known[name], known)
                    except NotExportable:
                        _log.exception("%s.%s cannot be exported in %s", area, name, spoken)
    return found


def _entries(language: str, area: str) -> dict[str, fluent.Pattern]:
    """The messages of a catalogue, and its terms with a hyphen before their names."""
    return {
        f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name: entry.value
        for entry in FluentParser().parse(source(language, area) or "").body
        if isinstance(entry, fluent.Message | fluent.Term) and entry.value is not None
    }


def _pattern(pattern: fluent.Pattern, known: dict[str, fluent.Pattern]) -> PagePattern:
    parts: list[Any] = []
    for element in pattern.elements:
        found = element.value if isinstance(element, fluent.TextElement) else _expression(element.expression, known)
        for part in found if isinstance(found, list) else [found]:
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
    return parts[0] if len(parts) == 1 else parts


def _expression(expression: Any, known: dict[str, fluent.Pattern]) -> PagePattern:
    match expression:
        case fluent.StringLiteral():
            return _ESCAPE.sub(lambda found: chr(int(found[1] or found[2], 16)) if not found[3] else found[3],
                               expression.value)  # fmt: skip
        case fluent.NumberLiteral():
            return str(expression.value)
        case fluent.VariableReference():
            return f"{{{expression.id.name}}}"
        case fluent.Placeable():
            return _expression(expression.expression, known)
        case fluent.MessageReference() | fluent.TermReference():
            term = isinstance(expression, fluent.TermReference)
            used = f"-{expression.id.name}" if term else expression.id.name
            if expression.attribute is None and getattr(expression, "arguments", None) is None and used in known:
                return _pattern(known[used], known)
        case fluent.SelectExpression(selector=fluent.VariableReference(id=name)):
            forms = {_key(variant.key): _pattern(variant.value, known) for variant in expression.variants}
            default = next(_key(variant.key) for variant in expression.variants if variant.default)
            rest = forms.pop(default)
            return {"select": name.name, "forms": forms, "else": rest}
    raise NotExportable(type(expression).__name__)


def _key(key: fluent.Identifier | fluent.NumberLiteral) -> str:
    return str(key.value if isinstance(key, fluent.NumberLiteral) else key.name)
