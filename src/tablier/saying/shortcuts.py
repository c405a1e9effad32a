"""The short way to most sentences: those of text, values, and choices by what a function says of a value.

Fluent's own resolver keeps account of references, parts and faults, in dozens of calls a sentence, and a table says
several sentences an act. A pattern that needs none of that is made one function, once; everything else, and whatever is
not as it should be, goes the long way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.runtime import resolver as parts
from fluent.runtime.types import FluentType

Phrase = Callable[[Mapping[str, Any]], str]
"""From the values of a sentence to its words. Raises LongWay."""
_LONG = parts.MAX_PART_LENGTH


class LongWay(Exception):
    """Something that has to be left to Fluent."""


def shortcut(pattern: Any, locale: Locale, functions: Mapping[str, Callable[[Any], Any]]) -> Phrase | None:
    """The short way for a pattern, if it has one."""
    try:
        return _pattern(pattern, locale, functions)
    except LongWay:
        return None


def _pattern(pattern: Any, locale: Locale, functions: Mapping[str, Callable[[Any], Any]]) -> Phrase:
    elements = pattern.elements if isinstance(pattern, parts.Pattern) else [pattern]
    ways = [_element(element, locale, functions) for element in elements]
    return ways[0] if len(ways) == 1 else lambda values: "".join([way(values) for way in ways])


def _element(element: Any, locale: Locale, functions: Mapping[str, Callable[[Any], Any]]) -> Phrase:
    if isinstance(element, parts.TextElement):
        text: str = element.value
        return lambda values: text
    expression = element.expression if isinstance(element, parts.Placeable | parts.NeverIsolatingPlaceable) else element
    if isinstance(expression, parts.SelectExpression):
        return _choice(expression, locale, functions)
    if not isinstance(expression, parts.VariableReference):
        raise LongWay
    name: str = expression.id.name

    def worded(values: Mapping[str, Any]) -> str:
        value = _known(values, name)
        told: Any = value.format(locale) if isinstance(value, FluentType) else value
        if not isinstance(told, str) or len(told) > _LONG:
            raise LongWay
        return told

    return worded


def _choice(expression: Any, locale: Locale, functions: Mapping[str, Callable[[Any], Any]]) -> Phrase:
    asked = expression.selector
    if not isinstance(asked, parts.FunctionReference) or asked.arguments.named or asked.id.name not in functions:
        raise LongWay
    (of,) = asked.arguments.positional
    keys = [variant.key for variant in expression.variants]
    if not isinstance(of, parts.VariableReference) or not all(isinstance(key, parts.Identifier) for key in keys):
        raise LongWay
    function, name = functions[asked.id.name], of.id.name
    ways = {variant.key.name: _pattern(variant.value, locale, functions) for variant in reversed(expression.variants)}
    otherwise = next(ways[variant.key.name] for variant in expression.variants if variant.default)
    return lambda values: ways.get(function(_known(values, name)), otherwise)(values)


def _known(values: Mapping[str, Any], name: str) -> Any:
    if name not in values:
        raise LongWay
    return values[name]
