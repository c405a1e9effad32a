"""The rules with their boards: stepped through by keys, tried, read without a script, and in the language chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from benchmarks import pages

from browser.test_everywhere import faults
from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_an_example_is_stepped_through_with_keys_alone(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon)
    visitor.enter("/rules/trictrac#T-25a")
    figure = visitor.page.locator("#T-25a")
    arrows = figure.locator("[data-part=arrow]")
    assert visitor.wait_until(lambda: arrows.count() == 2), "everything at once"
    visitor.tab_to(figure.locator(".example-number").first)
    for step, drawn in enumerate((0, 1, 1, 2), 1):
        visitor.page.keyboard.press("ArrowRight")
        assert visitor.wait_until(lambda: arrows.count() == drawn), step  # noqa: B023
        assert figure.locator("[aria-current=step] .example-number").inner_text() == str(step)
    assert "6" in figure.locator("[role=status]").inner_text()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowLeft")
    assert figure.locator(".example-at").inner_text() == "3 of 4"
    assert arrows.first.get_attribute("data-target") == "19"
    assert faults(visitor) == []
    asked = urlsplit(figure.locator(".try").get_attribute("href") or "")
    assert asked.path == "/analysis"
    assert parse_qs(asked.query) == {"position": ["trictrac:w:1x10,4,5,7,12x2:1x8,2,3,4,6,7,8,9"], "dice": ["4-3"]}
    assert visitor.complaints == []
    visitor.close()


def test_the_step_bar_stays_in_sight_on_a_phone(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon, width=390, height=844)
    visitor.enter("/rules/trictrac")
    figure = visitor.page.locator("#T-42a")
    figure.locator(".example-board").scroll_into_view_if_needed()
    visitor.page.evaluate("document.getElementById('T-42a').scrollIntoView({block: 'start'})")
    bar, board = figure.locator(".example-bar").bounding_box(), figure.locator(".example-board").bounding_box()
    assert bar is not None
    assert board is not None
    assert bar["y"] + bar["height"] <= 845
    assert board["width"] >= 389
    visitor.close()


def test_the_rules_are_whole_without_a_script_and_in_the_language_chosen(chromium: Browser, salon: str) -> None:
    plain = chromium.new_context(java_script_enabled=False, locale="fr-FR").new_page()
    plain.goto(f"{salon}/rules/plakoto#PL-7")
    assert "La mère est prise" in plain.locator("#PL-7a").inner_text()
    assert plain.locator("#PL-7a li").count() == 3
    assert plain.locator("#rules-nav a[href='#PL-7']").count() == 1
    plain.locator("#PL-7a img").scroll_into_view_if_needed()
    assert plain.locator("#PL-7a img").evaluate("async img => (await img.decode(), img.naturalWidth)") > 0
    plain.context.close()
    visitor = Visitor(chromium, salon)
    visitor.enter("/rules/plakoto")
    visitor.page.evaluate("localStorage.setItem('tablier.lang', 'fr')")
    visitor.page.reload()
    assert visitor.wait_until(lambda: visitor.page.locator("#PL-7a h4").inner_text() == "La mère est prise")
    assert visitor.page.locator("#PL-7a .step-on").count() == 1
    visitor.page.goto(f"{salon}/rules/plakoto?lang=en")
    assert visitor.wait_until(lambda: visitor.page.locator("#PL-7a .step-on").count() == 1)
    assert visitor.wait_until(lambda: visitor.page.locator("#PL-7a h4").inner_text() == "The mother is caught")
    visitor.close()


@pytest.mark.parametrize("game", ["trictrac", "backgammon"])
def test_nothing_moves_while_the_type_of_a_slow_line_comes(chromium: Browser, salon: str, game: str) -> None:
    """Paragraphs broke otherwise as soon as the type was there, and pushed the text along."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    slow = pages.visit(context, f"{salon}/rules/{game}", slow=True, usable=False)
    assert slow.shift < 0.02, slow.jumped
    context.close()
