"""The form for a new table: a sentence with choices in it; what is wrong is said beside the field that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

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


RINGS = """() => [...document.querySelectorAll("#against select, .sentence select")].flatMap((it) => {
    it.focus();
    const { outlineWidth, outlineOffset } = getComputedStyle(it);
    const [beyond, box] = [parseFloat(outlineWidth) + parseFloat(outlineOffset), it.getBoundingClientRect()];
    const words = document.createTreeWalker(it.parentElement, NodeFilter.SHOW_TEXT, (node) =>
        it.parentElement !== node.parentElement && node.parentElement.closest("select") ? 2 : 1);
    const touched = [];
    for (let node = words.nextNode(); node; node = words.nextNode())
        for (const found of node.data.matchAll(/\\S+/g)) {
            const range = new Range();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            for (const word of range.getClientRects()) {
                const [above, below] = [word.bottom <= box.top, word.top >= box.bottom];
                const apart = word.right <= box.left - beyond || word.left >= box.right + beyond;
                if (!above && !below && !apart) touched.push([it.name, found[0]]);
            }
        }
    return beyond > 0 ? touched : [[it.name, "no ring"]];
})"""
"""Words that the ring around a choice in a sentence lies upon."""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "es-ES"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_ring_around_a_choice_in_a_sentence_touches_no_word(
    chromium: Browser, salon: str, language: str, width: int
) -> None:
    anne = Visitor(chromium, salon, width=width, language=language)
    anne.new_table("trictrac")
    anne.page.keyboard.press("Tab")
    assert anne.page.locator("#against select, .sentence select").count() > 5
    assert anne.page.evaluate(RINGS) == []
    anne.close()
