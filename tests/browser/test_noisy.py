"""An act that the page has never heard of is done through the panel that asks for whatever is declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.visitor import Visitor
from salon.guests import PERSON, Salon, bot

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("window", [{}, {"width": 390, "height": 844, "touch": True}], ids=["wide", "phone"])
def test_an_act_with_fields_needs_only_its_declaration(
    chromium: Browser, noisy_salon: str, window: dict[str, int]
) -> None:
    visitor = Visitor(chromium, noisy_salon, **window)
    house = Salon(noisy_salon)
    table, (token,) = house.table("garanguet", (PERSON, bot("novice")), first="white")
    house.http.close()
    page = visitor.page
    page.goto(f"{noisy_salon}/table/{table}#seat={token}")
    visitor.at_table()
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
