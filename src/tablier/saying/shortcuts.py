"""The short way to most sentences: those of text, values, and choices by whose or how many they are.

Fluent's own resolver keeps account of references, parts and faults, in dozens of calls a sentence, and a table says
several sentences an act. A pattern that needs none of that is made one function, once; everything else, and whatever is
not as it should be, goes the long way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from babel import Locale
from fluent.runtime import resolver as parts
from fluent.runtime.types import FluentType

Phrase = Callable[[Mapping[str, Any]], str]
"""From the values of a sentence to its words. Raises LongWay."""
_LONG = parts.MAX_PART_LENGTH


class LongWay(Exception):
    """Something that has to be left to Fluent."""


class Tongue(NamedTuple):
    """What a catalogue knows besides its messages."""

    locale: Locale
    functions: Mapping[str, Callable[[Any], Any]]
    plural_form: Callable[[int], str]


def shortcut(pattern: Any, tongue: Tongue) -> Phrase | None:
    """The short way for a pattern, if it has one."""
    try:
        return _pattern(pattern, tongue)
    except LongWay:
        return None


def _pattern(pattern: Any, tongue: Tongue) -> Phrase:
    elements = pattern.elements if isinstance(pattern, parts.Pattern) else [pattern]
    ways = [_element(element, tongue) for element in elements]
    return ways[0] if len(ways) == 1 else lambda values: "".join([way(values) for way in ways])


def _element(element: Any, tongue: Tongue) -> Phrase:
    if isinstance(element, parts.TextElement):
        text: str = element.value
        return lambda values: text
    expression = element.expression if isinstance(element, parts.Placeable | parts.NeverIsolatingPlaceable) else element
    if isinstance(expression, parts.SelectExpression):
        return _choice(expression, tongue)
    if not isinstance(expression, parts.VariableReference):
        raise LongWay
    name: str = expression.id.name

    def worded(values: Mapping[str, Any]) -> str:
        value = _known(values, name)
        told: Any = value.format(tongue.locale) if isinstance(value, FluentType) else value
        if not isinstance(told, str) or len(told) > _LONG:
            raise LongWay
        return told

    return worded


def _choice(expression: Any, tongue: Tongue) -> Phrase:
    """A choice by what a function says of a value, or by how many it is."""
    asked, variants = expression.selector, expression.variants
    phrases = [_pattern(variant.value, tongue) for variant in variants]
    otherwise = next(phrase for phrase, variant in zip(phrases, variants, strict=True) if variant.default)
    if isinstance(asked, parts.VariableReference):
        return _choice_by_number(asked.id.name, [variant.key for variant in variants], phrases, otherwise, tongue)
    if not isinstance(asked, parts.FunctionReference) or asked.arguments.named:
        raise LongWay
    (of,) = asked.arguments.positional
    if not isinstance(of, parts.VariableReference) or any(isinstance(it.key, parts.NumberLiteral) for it in variants):
        raise LongWay
    function, name = tongue.functions[asked.id.name], of.id.name
    found = {variant.key.name: phrase for variant, phrase in zip(variants, phrases, strict=True)}
    return lambda values: found.get(function(_known(values, name)), otherwise)(values)


def _choice_by_number(
    name: str, keys: Sequence[Any], phrases: Sequence[Phrase], otherwise: Phrase, tongue: Tongue
) -> Phrase:
    """The first that fits decides: the very number, or the form that the language has for so many."""
    names = [key.value if isinstance(key, parts.NumberLiteral) else key.name for key in keys]

    def told(values: Mapping[str, Any]) -> str:
        number = _known(values, name)
        if not isinstance(number, int):
            raise LongWay
        form = tongue.plural_form(number)
        for key, phrase in zip(names, phrases, strict=True):
            if key in (number, form):
                return phrase(values)
        return otherwise(values)

    return told


def _known(values: Mapping[str, Any], name: str) -> Any:
    if name not in values:
        raise LongWay
    return values[name]
