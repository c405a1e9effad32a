"""The page of a review stands by itself, in every language, whoever plays."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from review.small import begun, both, claimed
from tablier import Record
from tablier.review import Review
from tablier.review.page import page
from tablier.saying import LANGUAGES

_VOID = {"meta", "link", "br", "img", "input", "hr"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Reading(HTMLParser):
    """Reads a page; fails where an element is not closed as it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.elements.append((tag, told))
        self.ids += [told["id"]] if told.get("id") else []
        self.links += [told["href"]] if told.get("href") else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] not in ("style", "script"):
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


@every_language
def test_a_page_needs_nothing_from_elsewhere(language: str, caplog: pytest.LogCaptureFixture) -> None:
    text = page([begun()], language)
    read = Reading(text)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert not {"src", "srcset", "data", "poster"} & {name for _, told in read.elements for name in told}
    assert all(link.startswith("#") and link[1:] in read.ids for link in read.links)
    assert not re.search(r"url\((?!#)|@import", text)
    assert f'<html lang="{language}">' in text
    assert "review." not in read.text, "something has no words"
    assert not caplog.records


@every_language
def test_every_mistake_has_its_board_and_its_choices(language: str) -> None:
    for record, found in both():
        text = page([(record, found)], language)
        mistakes = list(found.mistakes)
        articles = re.findall(r'<article class="mistake".*?</article>', text, re.S)
        assert len(articles) == len(mistakes) > 0
        for article, one in zip(articles, mistakes, strict=True):
            boards = re.findall(r"<svg class=\"(?:broad|tall)\".*?</svg>", article, re.S)
            assert len(boards) == 2
            for board in boards:
                ET.fromstring(board)
            rows = re.findall(r'<th scope="row">', article)
            assert len(rows) == len(one.candidates)
            if one.kind == "play":
                assert one.best.name in Reading(article).text
                assert "stroke-arrow-best" in boards[0]


def test_several_matches_stand_on_one_page_with_a_summary() -> None:
    text = page(both())
    read = Reading(text)
    assert "All 2 matches" in read.text
    assert text.count('<section class="match">') == 2
    marked = [one for one in read.ids if one.startswith("m")]
    assert len(marked) == len(set(marked)) == sum(len(list(found.mistakes)) for _, found in both())


def test_names_and_remarks_are_words_and_nothing_else() -> None:
    record, found = begun()
    record = Record.read(str(record))
    record.tags["event"] = "<script>alert(1)</script>"
    names = ("<b>Ann & co</b>", '"><i>Bob')
    text = page([(record, replace(found, names=names))])
    read = Reading(text)
    assert "<b>Ann & co</b>" in read.text
    assert '"><i>Bob' in read.text
    assert [tag for tag, _ in read.elements].count("script") == 1, "the page's own"


def test_a_game_without_a_mistake_says_so() -> None:
    record, found = claimed()
    perfect = replace(found, decisions=tuple(replace(one, chosen=0) for one in found.decisions))
    text = Reading(page([(record, perfect)])).text
    assert "Nothing to regret" in text
    assert "nothing costs 0.020 points or more" in text


def test_everything_drawn_in_the_graph_lies_within_it() -> None:
    for record, found in both():
        text = page([(record, found)])
        for left, top in re.findall(r'style="left:([\d.-]+)%;top:([\d.-]+)%"', text):
            assert 0 <= float(left) <= 100
            assert 0 <= float(top) <= 100
        (line,) = re.findall(r'<path class="edge" d="([^"]*)"', text)
        corners = [float(number) for number in re.findall(r"-?[\d.]+", line)]
        assert all(0 <= x <= 1000 for x in corners[::2])
        assert all(0 <= y <= 100 for y in corners[1::2])
        assert len(corners) // 2 == len(found.moments) + 1


def test_a_match_that_was_not_finished_is_shown_as_far_as_it_went() -> None:
    record, found = begun()
    part = Review.from_json(found.to_json())
    assert not part.games[0].finished
    assert Reading(page([(record, part)])).text


def test_where_three_play_in_turn_the_sides_are_called_by_their_colours() -> None:
    record, found = claimed()
    text = Reading(page([(record, replace(found, names=("Anne", "Blaise", "Colette")))])).text
    assert "Chance of White to win" in text
    assert "White wins" in text
    assert "Colette" in text
    assert "result without luck" not in text, "who change sides have none"
