"""The form for a new table: what is wrong is said beside the field that it is about, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_what_is_wrong_is_said_beside_its_field(chromium: Browser, salon: str) -> None:
    anne = Visitor(chromium, salon)
    form = anne.new_table("trictrac-a-ecrire")

    def refused(where: str, why: str) -> None:
        form.locator("button.create").click()
        form.locator(f'[data-where="{where}"] > .problem', has_text=why).wait_for()

    form.locator("#new-rounds").fill("3")
    refused("rounds", "an even number")
    form.locator("#new-rounds").fill("")
    refused("rounds", "A number from 2 to 999")
    form.locator("#new-rounds").fill("2")
    form.locator("details.more summary").click()
    form.locator("#option-hole_limit").fill("3")
    form.locator("details.more summary").click()
    refused("hole_limit", "six")
    form.locator("#option-hole_limit").fill("0")
    for seat in ("#seat-0", "#seat-1"):
        form.locator(seat).select_option("bot:novice")
    refused("seats", "At least one seat")
    assert [it for it in anne.complaints if "422" not in it] == []
    anne.close()
