"""Every key of the sources is in the catalogues, every key of the catalogues in the sources, with the same values."""

from __future__ import annotations

import ast
import re

import pytest

from saying.keys import PACKAGE, messages, uses, words_of_the_page
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


PRINTING = ("print", "write", "say", "note")


def test_nothing_is_printed_that_no_catalogue_has() -> None:
    """Words that stand in a source are for programmers, and in the log; whoever runs the program is told messages."""
    faults = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if called.rpartition(".")[2] in PRINTING and not called.startswith("log."):
                texts = [text for part in node.args for text in literals(part)]  # type: ignore[attr-defined]
                if any(len(re.findall(r"[a-z]{3,}", text)) > 2 for text in texts):
                    faults.append(f"{path.relative_to(PACKAGE)}:{node.lineno}: {texts}")  # type: ignore[attr-defined]
    assert not faults, "\n".join(faults)


def literals(node: ast.expr) -> list[str]:
    """The texts that stand in an expression, without the values in them; not those in calls of their own."""
    match node:
        case ast.Call():
            return []
        case ast.Constant(str(text)):
            return [text]
        case ast.JoinedStr(parts):
            return [" ".join(str(part.value) for part in parts if isinstance(part, ast.Constant))]
    return [text for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr) for text in literals(child)]


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
