"""The pages as files: nothing inline, nothing from elsewhere, the landmarks in place, and words by key alone."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import tablier
from every import for_every
from tablier.games import GAMES, find_game
from tablier.salon.page_words import AREAS, as_json
from tablier.salon.web.files import put_together, spoken
from tablier.saying import LANGUAGES, Reader
from tablier.saying.export import exported

PAGE = Path(tablier.__file__).parent / "salon" / "page"
HTML = sorted(PAGE.glob("*.html"))
SCRIPTS = sorted((PAGE / "js").rglob("*.js"))


@pytest.fixture(scope="module")
def english() -> dict[str, Any]:
    return exported("en", *AREAS)


def test_there_are_pages_and_words(english: dict[str, Any]) -> None:
    assert {path.name for path in HTML} >= {
        "index.html", "game.html", "history.html", "rules.html", "guide.html", "help.html", "404.html",
    }  # fmt: skip
    assert len(english) > 500


@for_every(SCRIPTS)
def test_scripts_parse_no_markup_and_ask_nobody_else(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 600
    assert not re.search(r"\.innerHTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function", source)
    assert not re.search(r"https?://(?!www\.w3\.org/)", source)


class Markup(HTMLParser):
    """What a page consists of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.words: list[str] = []
        self._in: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._in = tag if tag in ("script", "style") else self._in

    def handle_endtag(self, tag: str) -> None:
        self._in = None if tag == self._in else self._in

    def handle_data(self, data: str) -> None:
        if self._in and data.strip():
            self.inline.append(data)
        self.words += [data.strip()] if data.strip() else []


_PARTS = re.compile(r'<script type="application/json".*?</script>', re.S)
"""Data, which is no script."""


def markup(path: Path) -> Markup:
    read = Markup()
    read.feed(_PARTS.sub("", put_together(path.name)))
    return read


@pytest.mark.parametrize("path", HTML, ids=lambda path: path.name)
def test_a_page_obeys_the_strict_policy(path: Path) -> None:
    read = markup(path)
    assert not read.inline
    for tag, attributes in read.tags:
        assert tag != "style"
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        for name in ("src", "href"):
            address = attributes.get(name)
            assert address is None or address.startswith(("/", "#", "?")), (tag, address)


@pytest.mark.parametrize("path", HTML, ids=lambda path: path.name)
def test_a_page_has_its_landmarks(path: Path, english: dict[str, Any]) -> None:
    read = markup(path)
    tags = [tag for tag, _ in read.tags]
    assert tags.count("main") == tags.count("title") == tags.count("header") == 1
    assert "noscript" in tags
    assert read.tags[0][0] == "html"
    assert read.tags[0][1].get("lang")
    if path.name != "table.html":
        assert tags.count("h1") == tags.count("footer") == 1
    for _, attributes in read.tags:
        for name in ("data-t", "data-t-label"):
            assert attributes.get(name) is None or attributes[name] in english


@pytest.mark.parametrize("path", HTML, ids=lambda path: path.name)
def test_a_page_has_no_words_of_its_own(path: Path) -> None:
    """But for the address under which rules can be read, and a sign between two words."""
    read = markup(path)
    told = [*read.words, *(it["content"] or "" for _, it in read.tags if it.get("name") == "description")]
    assert not [words for words in told if re.sub(r"\{\{[\w-]+\}\}", "", words).strip(" ·") not in ("", "/rules")]
    for language in LANGUAGES:
        said = spoken(put_together(path.name), language)
        assert f'lang="{language}"' in said
        assert "{{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_that_is_a_game_of_its_own_is_known_to_the_pages(language: str) -> None:
    names = json.loads(as_json(language))["games"]
    own = [f"{kind.id}@{preset}" for kind in GAMES.values() for preset in kind.presets if preset in kind.misjudged]
    assert own, "there is modern Backgammon"
    assert {name: names[name] for name in own} == {name: Reader(language).say(find_game(name).own_name) for name in own}


@for_every(HTML)
def test_whoever_has_no_script_is_told_so_where_they_look_first(path: Path) -> None:
    page = path.read_text(encoding="utf-8")
    assert "</noscript>" in page.partition("<body")[2].partition("<main")[0], "above what stays empty"
    assert page.count("{{noscript}}") == page.count('{{noscript}} <a href="/rules">/rules</a></p></noscript>')
