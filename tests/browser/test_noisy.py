"""An act that the page has never heard of is done through the panel that asks for whatever is declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("window", [{}, {"width": 390, "height": 844, "touch": True}], ids=["wide", "phone"])
def test_an_act_with_fields_needs_only_its_declaration(
    chromium: Browser, noisy_salon: str, window: dict[str, int]
) -> None:
    visitor = Visitor(chromium, noisy_salon, **window)
    visitor.open_table("garanguet", against="bot")
    visitor.at_table()
    page = visitor.page
    page.locator('#bar [data-id="opening"]').click()
    while page.locator('#bar [data-id="knock"]').count() == 0:  # the other begins, or must be waited for
        for act in ("opening", "throw", "confirm"):
            # At once or not at all: the button may be gone before a pointer gets there.
            page.evaluate("it => document.querySelector(it)?.click()", f'#bar [data-id="{act}"]:not([disabled])')
        page.wait_for_timeout(100)
    page.locator('#bar [data-id="knock"]').click()
    form = page.locator("#panel form")
    form.locator(".btn", has_text="+1").click()
    send = form.locator("button[type=submit]")
    assert send.is_disabled()
    form.locator("label", has_text="White").or_(form.locator(".choices label")).last.click()
    assert form.bounding_box()["width"] <= page.viewport_size["width"]  # type: ignore[index]
    send.click()
    page.locator("#record", has_text="knocks 2 times for").wait_for()
    assert visitor.complaints == []
    visitor.close()
