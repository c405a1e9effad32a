"""What the page is given says the same as the catalogues: every message, in every language, for all forms."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from saying.keys import messages
from tablier.salon import page_words
from tablier.saying import LANGUAGES, Reader, Said, export

RENDERING = Path(__file__).parents[1] / "page" / "rendering.js"
NUMBERS = (0, 1, 2, 5, 21, 1000)


def samples(language: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every message of the pages, with numbers for ``n`` and words for what else it takes."""
    found: list[tuple[str, str, dict[str, Any]]] = []
    for key, values in messages(language).items():
        area, _, name = key.partition(".")
        if area in page_words.AREAS:
            given: dict[str, Any] = {value: f"‹{value}›" for value in values}
            found += [(area, name, given | {"n": n}) for n in NUMBERS] if "n" in values else [(area, name, given)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_pages_can_be_exported(language: str) -> None:
    exported = json.loads(page_words.as_json(language))["words"]
    assert set(exported) == {name for _, name, _ in samples(language)}
    own = {name: entry for area in page_words.AREAS for name, entry in export._entries(language, area).items()}
    for name, pattern in own.items():
        export._pattern(pattern, own)  # raises where English would have to stand in
        assert name in exported


def test_no_word_stands_in_two_catalogues_of_the_pages() -> None:
    names = [name for area in page_words.AREAS for name in export._entries("en", area)]
    assert len(names) == len(set(names))


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_the_catalogues_say(language: str) -> None:
    asked = samples(language)
    sent = {
        "words": json.loads(page_words.as_json(language)),
        "asked": [(name, values) for _, name, values in asked],
    }
    answer = subprocess.run(
        ["node", str(RENDERING)], input=json.dumps(sent), capture_output=True, text=True, check=True, timeout=60
    )
    reader = Reader(language)
    expected = [reader.say(Said(f"{area}.{name}", **values)) for area, name, values in asked]
    assert json.loads(answer.stdout) == expected


def test_terms_choices_and_literals_are_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = """
-man = man
shared = A { -man }
both = { shared }: { $n ->
    [0] none
    [one] { "\\u00a0" }one\u00a0{ $name }
   *[other] { $n }
} \u2026
asks = { CAP($n) }
"""
    monkeypatch.setattr(export, "source", lambda language, area: catalogue if area == "x" else None)
    export.exported.cache_clear()
    try:
        found = export.exported("en", "x")
    finally:
        export.exported.cache_clear()
    choice = {"select": "n", "forms": {"0": "none", "one": "\u00a0one\u00a0{name}"}, "else": "{n}"}
    assert found == {"shared": "A man", "both": ["A man: ", choice, " …"]}
