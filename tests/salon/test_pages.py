"""The pages as files: words in both languages, nothing inline, nothing from elsewhere, the landmarks in place."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tablier

PAGE = Path(tablier.__file__).parent / "salon" / "page"
HTML = sorted(PAGE.glob("*.html"))
SCRIPTS = sorted(PAGE.rglob("*.js"))
LISTS = sorted(PAGE.glob("js/words/*en.js"))

_ENTRY = re.compile(r'^ *"?(?P<key>[\w.-]+)"?: (?P<text>".*"|\'.*\'),?$', re.MULTILINE)
_HOLE = re.compile(r"\{(\w+)\}")
_USED = re.compile(r'(?<![\w.])t\("([^"]+)"')
_AS_PLURAL = ("one", "other")


def words(path: Path) -> dict[str, str]:
    """A list of words, read from its source."""
    return {found["key"]: json.loads(found["text"]) for found in _ENTRY.finditer(path.read_text(encoding="utf-8"))}


@pytest.fixture(scope="module")
def english() -> dict[str, str]:
    return {key: text for path in LISTS for key, text in words(path).items()}


def test_there_are_pages_and_lists() -> None:
    assert {path.name for path in HTML} >= {
        "index.html", "game.html", "history.html", "rules.html", "guide.html", "help.html", "404.html",
    }  # fmt: skip
    assert LISTS
    assert len(words(PAGE / "js" / "words" / "en.js")) > 250


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_both_languages_have_the_same_keys_with_the_same_holes(path: Path) -> None:
    here, there = words(path), words(path.with_name(path.name.replace("en.js", "fr.js")))
    assert set(here) == set(there)
    for key, text in here.items():
        assert set(_HOLE.findall(text)) == set(_HOLE.findall(there[key])), key


def test_the_lists_do_not_contradict_each_other() -> None:
    seen: dict[str, str] = {}
    for path in LISTS:
        for key, text in words(path).items():
            assert seen.setdefault(key, text) == text, key


def test_plurals_come_in_pairs(english: dict[str, str]) -> None:
    for key in english:
        stem, _, form = key.rpartition(".")
        assert form != "one" or f"{stem}.other" in english, key


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(PAGE)))
def test_every_word_that_is_used_is_there(path: Path, english: dict[str, str]) -> None:
    known = set(english) | {key.rpartition(".")[0] for key in english if key.rpartition(".")[2] in _AS_PLURAL}
    missing = [key for key in _USED.findall(path.read_text(encoding="utf-8")) if key not in known]
    assert not missing


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(PAGE)))
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
        self._in: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._in = tag if tag in ("script", "style") else self._in

    def handle_endtag(self, tag: str) -> None:
        self._in = None if tag == self._in else self._in

    def handle_data(self, data: str) -> None:
        if self._in and data.strip():
            self.inline.append(data)


def markup(path: Path) -> Markup:
    read = Markup()
    read.feed(path.read_text(encoding="utf-8"))
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
            assert address is None or address.startswith(("/", "#")), (tag, address)
            if address and address.startswith("/static/"):
                assert (PAGE / address.removeprefix("/static/")).is_file(), address


@pytest.mark.parametrize("path", HTML, ids=lambda path: path.name)
def test_a_page_has_its_landmarks(path: Path, english: dict[str, str]) -> None:
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
