"""Every key of the sources is in the catalogues, every key of the catalogues in the sources, with the same values."""

from __future__ import annotations

import pytest

from saying.keys import messages, uses, words_of_the_page
from tablier.salon import page_words
from tablier.saying import LANGUAGES
from tablier.saying.catalogues import SOURCE

ENGLISH = messages(SOURCE)
OTHERS = [language for language in LANGUAGES if language != SOURCE]


def test_everything_said_is_in_the_english_catalogues_with_its_values() -> None:
    faults = []
    for use in uses():
        meant = [key for key in ENGLISH if use.means(key)]
        if not meant:
            faults.append(f"{use.where}: no catalogue has {use.key}")
        for key in meant:
            if use.values is not None and use.values != ENGLISH[key] and not use.key.endswith("*"):
                faults.append(f"{use.where}: {key} takes {sorted(ENGLISH[key])}, not {sorted(use.values)}")
    assert not faults, "\n".join(faults)


def test_everything_the_pages_ask_for_is_in_their_catalogues() -> None:
    known = {key.partition(".")[2] for key in ENGLISH if key.partition(".")[0] in page_words.AREAS}
    assert not words_of_the_page() - known
    assert len(words_of_the_page()) > 300


def test_nothing_is_left_in_the_catalogues_that_nobody_says() -> None:
    said = uses()
    spoken_by_name = ("language.name",)
    assert not [key for key in ENGLISH if key not in spoken_by_name and not any(use.means(key) for use in said)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_with_the_same_values(language: str) -> None:
    other = messages(language)
    assert not [key for key in ENGLISH if key not in other], "is missing"
    assert not [key for key in other if key not in ENGLISH], "nobody says it"
    assert not [key for key, values in other.items() if values != ENGLISH[key]], "takes other values"
