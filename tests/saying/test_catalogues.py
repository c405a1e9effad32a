"""Every key of the sources is in the catalogues, every key of the catalogues in the sources, with the same values."""

from __future__ import annotations

import re

import pytest

from saying.keys import messages, uses, words_of_the_page
from tablier.salon import page_words
from tablier.saying import LANGUAGES
from tablier.saying.catalogues import SOURCE, bundle
from tablier.saying.functions import PlayerInWords

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


def test_french_elides_before_whoever_is_named() -> None:
    """« qu’Élie », « d’Élie »: where a name may stand after such a word, it is asked how it begins."""
    elided = re.compile(r"\b(?:de|que|lorsque|puisque|jusque) Élie", re.IGNORECASE)
    faults, named = [], 0
    for key in messages("fr"):
        area, _, name = key.partition(".")
        catalogue = bundle("fr", area)
        assert catalogue is not None
        message = catalogue.get_message(name)
        people = messages("fr")[key] & PEOPLE if area not in NAMELESS else set()
        if people:
            named += 1
            values = dict.fromkeys(messages("fr")[key], "…") | {who: PlayerInWords("Élie", "named") for who in people}
            words, _ = catalogue.format_pattern(message.value, values)
            faults += [f"{key}: {words}"] * bool(elided.search(str(words)))
    assert not faults
    assert named > 100


PEOPLE = {"who", "name", "other", "leaver", "winner", "player", "white", "black", "adviser", "out", "claimant"}
"""What players are called among the values of messages."""
NAMELESS = ("pictures", "positions", "trictrac-play")
"""Areas that tell of a board at which nobody sits: sides are White and Black there."""
