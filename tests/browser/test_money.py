"""The rules of matches and of money, in a browser: what the form offers, and a double that is doubled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator


def offered(form: Locator) -> set[str]:
    """Which of the options about the cube are to be seen."""
    names = ("cube", "crawford", "jacoby", "beavers", "automatic_doubles")
    return {name for name in names if form.locator(f'fieldset[data-where="{name}"]').is_visible()}


def test_a_new_table_offers_what_makes_a_difference_and_a_beaver_is_played(chromium: Browser, salon: str) -> None:
    """B-14 to B-18: the Crawford game in matches, the others without end, and all of them only with the cube."""
    anne = Visitor(chromium, salon)
    form = anne.new_table("backgammon")

    def choose(name: str, value: str) -> None:
        form.locator(f'select[name="{name}"]').select_option(value)

    choose("opponent", "here")
    form.locator("details.more summary").click()
    assert offered(form) == {"cube"}
    form.locator('fieldset[data-where="cube"] input').nth(1).check(force=True)
    assert offered(form) == {"cube"}, "to one point"
    choose("match", "3")
    assert offered(form) == {"cube", "crawford"}
    choose("match", "0")
    assert offered(form) == {"cube", "jacoby", "beavers", "automatic_doubles"}
    form.locator('fieldset[data-where="beavers"] input').nth(1).check(force=True)
    form.locator("button.create").click()
    anne.at_table()

    def button(act: str) -> Locator:
        return anne.page.locator(f'#bar [data-id="{act}"]').first

    first = anne.page.locator('#bar :is([data-id="opening"], [data-id="double"])').first
    first.wait_for()
    while first.get_attribute("data-id") == "opening":  # equal dice are thrown again
        before = anne.status
        first.click()
        assert anne.wait_until(lambda before=before: anne.status != before)
        first.wait_for()
    for act in ("double", "beaver", "take"):
        button(act).wait_for()
        button(act).click()
    anne.page.locator('#board [data-part="cube"][data-shows="4"]').wait_for()
    assert anne.complaints == []
    anne.close()
