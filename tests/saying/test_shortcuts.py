"""The short way to a sentence says what Fluent says, in every message of every language."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.visitor import Visitor

from tablier.saying.catalogues import LANGUAGES, areas, bundle
from tablier.saying.functions import PlainNumber, PlayerInWords
from tablier.saying.shortcuts import LongWay, shortcut

VALUES = (
    "Anne", "Étienne", "", *map(PlainNumber, (0, 1, 2, 5, 12_345)), PlayerInWords("Anne", "you"),
    PlayerInWords("Bob", "named"), PlayerInWords("White", "white"), PlayerInWords("Black", "black"), "x" * 3000,
)  # fmt: skip


class Names(Visitor):
    """The names of the values that a pattern asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by Fluent)
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_way_comes_to_the_same(language: str) -> None:
    short = messages = 0
    for area in areas(language):
        catalogue = bundle(language, area)
        assert catalogue is not None
        for name in catalogue._messages:
            pattern = catalogue.get_message(name).value
            if pattern is None:
                continue
            messages += 1
            wording = shortcut(pattern, catalogue._tongue)
            if wording is None:
                continue
            short += 1
            names = Names()
            names.visit(catalogue._messages[name])
            gone = 0
            for number in range(len(VALUES) if names.found else 1):
                values = {name: VALUES[(number + k) % len(VALUES)] for k, name in enumerate(sorted(names.found))}
                told, faults = FluentBundle.format_pattern(catalogue, pattern, values)
                with suppress(LongWay):
                    assert (wording(values), []) == (told, faults), f"{language} {area}.{name} of {values}"
                    gone += 1
            assert gone  # some of the values were what it asks for
    assert short > 0.9 * messages  # or it is not worth having


@pytest.mark.parametrize("values", [{}, {"other": "Anne"}, {"who": None}, {"who": ["Anne"]}])
def test_what_is_missing_or_odd_is_left_to_fluent(values: dict[str, Any]) -> None:
    catalogue = bundle("en", "telling")
    assert catalogue is not None
    pattern = catalogue.get_message("cannot-play").value
    wording = shortcut(pattern, catalogue._tongue)
    assert wording is not None
    with pytest.raises(LongWay):
        wording(values)
    assert catalogue.format_pattern(pattern, values)[1]
