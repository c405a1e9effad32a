"""Every table can be opened again as it was, and a refusal changes nothing: a walk over all games, options and acts."""

from __future__ import annotations

import logging

import pytest

from depth import ALL, of_many
from salon.walking import EVERY_ACT, FAMILIES, NOTES, walks

_ANYWHERE = {"opening", "throw", "confirm", "next", "rematch", "void"}
_HELP = {"hint", "take_back"}
_BUILDING = {"step", "steps", "play", "undo", "touch", "adjust"}
_MARKING = {
    "mark", "stay", "leave", "agree", "school", "demand", "accept", "contest", "withdraw", "persist", "stand", "replace"
}  # fmt: skip
EXPECTED = {
    "race": {*_ANYWHERE, *_HELP, *_BUILDING, "double", "take", "drop", "beaver", "unbind", "break", "resign"},
    "unstacked": {*_ANYWHERE, "claim", "waive", "resign"},
    "trictrac": {*_ANYWHERE, *_HELP, *_BUILDING, "stay", "leave", "lots", "advise", "resign", "abandon", "play_on"},
    "by hand": {*_ANYWHERE, *_HELP, *_BUILDING, *_MARKING, "resign"},
    "scored by hand": {*_ANYWHERE, *_BUILDING, *_MARKING, "lots", "advise"} - {"rematch", "replace"},
}
"""What is done at least once in each family."""
_PATIENCE = 5
"""How many times as many tables are visited at most, where the rarest of it takes long to come."""


def test_every_act_is_expected_somewhere() -> None:
    """No message of a client is left out."""
    assert set().union(*EXPECTED.values()) == set(EVERY_ACT)


@pytest.mark.scaled
@pytest.mark.parametrize("family", FAMILIES)
def test_tables_are_the_same_when_they_are_opened_again(family: str, caplog: pytest.LogCaptureFixture) -> None:
    """After every act, of sixty tables of each family; after every refusal nothing has changed."""
    _walk(family, caplog, tables=of_many(60, 6), tries=40, thorough=0.1, whole=ALL)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("family", FAMILIES)
def test_tens_of_thousands_of_tables_are_the_same(family: str, part: int, caplog: pytest.LogCaptureFixture) -> None:
    """The same at length, with everything that anybody sees compared more often."""
    _walk(family, caplog, tables=400, tries=60, thorough=0.3, part=part)


def _walk(
    family: str, caplog: pytest.LogCaptureFixture, tables: int, tries: int, thorough: float, part: int | None = None,
    whole: bool = True,
) -> None:  # fmt: skip
    """Visit tables of a family: so many, and where the ``whole`` is asked for until everything was done and refused."""
    caplog.set_level(logging.CRITICAL)
    name = family if part is None else f"{family} {part}"
    undone, unrefused = {*EXPECTED[family], *NOTES}, set(EVERY_ACT)
    for number, visited in enumerate(walks(FAMILIES[family], name, _PATIENCE * tables, tries, thorough), 1):
        undone -= {visit.do for visit in visited if visit.done}
        unrefused -= {visit.do for visit in visited if not visit.done}
        if number >= tables and not (whole and (undone or unrefused)):
            break
    if not whole:
        return
    assert not undone, sorted(undone)
    assert not unrefused, sorted(unrefused)
