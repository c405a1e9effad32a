"""The page of a review in a browser: it fits, fetches nothing, can be walked through with a key, and printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from review.playing import played
from review.small import both
from tablier import Record
from tablier.review import review
from tablier.review.page import page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZES = {"narrow": (320, 700), "phone": (390, 844), "tablet": (820, 1100), "wide": (1280, 900)}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("review") / "page.html"
    options = {"bredouilles": "two-to-five", "first_move": "winner", "marking": "manual", "hit_tables": "as-printed"}
    whole = played("trictrac-a-ecrire", "random", "random", players=4, rounds=4, **options)
    record = Record(whole.table, whole.events[:20])  # of a game with a long name, and of four
    path.write_text(page([*both(), (record, review(record, "quick"))], "fr"), encoding="utf-8")
    return path.as_uri()


@pytest.fixture
def opened(chromium: Browser, written: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = SIZES[getattr(request, "param", "wide")]
    context = chromium.new_context(viewport={"width": width, "height": height}, color_scheme="dark")
    seen = context.new_page()
    seen.goto(written)
    yield seen
    context.close()


@pytest.mark.parametrize("opened", SIZES, indirect=True)
def test_a_review_fits_every_screen(opened: Page) -> None:
    asked: list[str] = []
    troubles: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: troubles.append(message.text))
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    opened.reload()
    assert asked == [opened.url], "it fetches nothing but itself"
    assert not troubles
    width = opened.evaluate("innerWidth")
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    tall = width < 576
    shown = opened.locator("article.mistake .board svg:visible")
    assert shown.count() == opened.locator("article.mistake").count()
    assert ("tall" in (shown.first.get_attribute("class") or "")) == tall
    least = opened.evaluate(
        "Math.min(...[...document.querySelectorAll('main :is(p, td, th, h1, h2, h3, i, a)')]"
        ".filter(it => it.checkVisibility() && it.textContent.trim())"
        ".map(it => parseFloat(getComputedStyle(it).fontSize)).filter(size => size > 0))"
    )
    assert least >= 12


def test_m_goes_from_mistake_to_mistake_and_back(opened: Page) -> None:
    def top() -> int:
        return int(opened.evaluate("scrollY"))

    at = [top()]
    for key in ("m", "m", "Shift+M"):
        opened.keyboard.press(key)
        opened.wait_for_timeout(50)
        at.append(top())
    assert at[0] < at[1] < at[2]
    assert at[3] == at[1]


def test_it_is_printed_light_and_each_mistake_whole(opened: Page) -> None:
    opened.emulate_media(media="print")
    assert opened.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert opened.evaluate("getComputedStyle(document.querySelector('article.mistake')).breakInside") == "avoid"
    assert len(opened.pdf(format="A4")) > 10_000
