"""The analysis board in a browser: set up by keys and by hand, judged meanwhile, gone on from, at every size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from browser.test_everywhere import faults
from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

RACE = "backgammon@modern:w:19x2,24x2:19x2,24x2"
"""The tables of bearing off know it: it is judged at once, and exactly."""
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "wide": (1440, 900)}


@pytest.fixture
def visitor(chromium: Browser, salon: str) -> Iterator[Visitor]:
    someone = Visitor(chromium, salon, width=1440, height=900)
    yield someone
    assert not someone.complaints
    assert not someone.foreign
    someone.close()


def at(visitor: Visitor, path: str) -> None:
    visitor.enter(f"/analysis?{path}")
    visitor.page.locator("#bench .cell").first.wait_for()
    judged(visitor)


def judged(visitor: Visitor) -> str:
    """Wait until what is set up has been judged; the first choice and its figures."""
    first = visitor.page.locator("#judgement:not(.stale) :is(.candidates tr.first, .chance-big)").first
    first.wait_for()
    return str(first.inner_text())


def cell(visitor: Visitor, point: int) -> Locator:
    return visitor.page.locator(f'#bench .cell[data-key="-1:{point}:{25 - point}"]')


def address(visitor: Visitor, wanted: str) -> bool:
    return visitor.wait_until(lambda: re.search(wanted, visitor.page.url))


def test_a_position_is_set_up_by_keys_alone(visitor: Visitor) -> None:
    at(visitor, f"position={RACE}&dice=2-1")
    page = visitor.page
    before = judged(visitor)
    visitor.tab_to(page.locator("#bench .cell[tabindex='0']"))
    for _ in range(30):  # to the far end of the other row, wherever the walk begins
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    walked = 0
    while page.evaluate("document.activeElement.dataset.key") != "-1:24:1" and walked < 30:
        page.keyboard.press("ArrowLeft")
        walked += 1
    page.keyboard.press("-")
    assert address(visitor, r"w:19x2,24x1:19x2,24x2&dice=2-1")
    assert page.locator("#standing .men").inner_text().startswith("3 on the board, 12 off")
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert address(visitor, r"w:19x2,24x3:")
    page.keyboard.press("6")
    page.keyboard.press("5")
    assert address(visitor, r"dice=6-5")
    assert judged(visitor) != before
    page.keyboard.press("s")
    assert address(visitor, r"modern:b:19x2,24x3")
    page.keyboard.press("Control+z")
    assert address(visitor, r"modern:w:19x2,24x3")
    assert page.locator("#standing .verdict").inner_text() == "This position can be played."


def test_men_are_set_by_click_and_drag_and_what_cannot_be_says_why(visitor: Visitor) -> None:
    at(visitor, f"position={RACE}&dice=2-1")
    page = visitor.page
    cell(visitor, 19).drag_to(cell(visitor, 20))
    assert address(visitor, r"w:19x1,20x1,24x2:")
    page.locator('[data-tool="black"]').click()
    cell(visitor, 12).click()
    assert address(visitor, r":13x1,19x2,24x2&")
    cell(visitor, 12).click(modifiers=["Shift"])
    assert address(visitor, r"w:12x1,19x1,20x1,24x2:19x2,24x2&"), "the other colour takes the place"
    page.locator("#bench .pill button").last.click()
    assert address(visitor, r"w:12x2,")
    page.locator('#palette [data-does="clear"]').click()
    page.locator("#standing.wrong").wait_for()
    assert "both players have borne off" in page.locator("#standing .verdict").inner_text()
    assert page.locator("#judgement.stale").count() == 1, "the last good judgement is dimmed"
    assert re.search("w:12x2,", page.url), "the address keeps what could be"
    page.locator('[data-does="undo"]').click()
    page.locator("#standing:not(.wrong)").wait_for()
    cell(visitor, 12).drag_to(page.locator("#palette"), force=True)
    assert address(visitor, r"w:12x1,")


def test_a_play_is_drawn_made_and_taken_back(visitor: Visitor) -> None:
    at(visitor, f"position={RACE}&dice=2-1")
    page = visitor.page
    second = page.locator("#judgement .candidates tbody tr").nth(1)
    page.locator("#bench .layer-top path, #bench .layer-over path").first.wait_for()
    drawn = page.locator("#bench .layer-top").inner_html()
    second.hover()
    assert visitor.wait_until(lambda: page.locator("#bench .layer-top").inner_html() != drawn)
    second.locator("button").click()
    assert address(visitor, r"modern:b:")
    page.locator('[data-does="undo"]').click()
    assert address(visitor, rf"position={RACE}&dice=2-1")


def test_any_id_can_be_pasted_and_played_from(visitor: Visitor) -> None:
    at(visitor, "game=garanguet")
    page = visitor.page
    field = page.locator("#position-id")
    field.fill("XGID=-b----E-C---eE---c-e----B-:1:1:1:52:2:3:0:7:10")
    field.press("Enter")
    assert address(visitor, r"backgammon@modern:b:.*&dice=5-2&cube=2b&match=7&score=3-2")
    field.fill(RACE)
    field.press("Enter")
    assert address(visitor, rf"{RACE}$")
    page.locator("#play-on").click()
    page.locator("dialog button[type=submit]").click()
    visitor.at_table()
    assert "set-up position" in page.locator("h1.where").inner_text()
    assert page.locator("#board [data-part=man]").count() == 30


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(chromium: Browser, salon: str, size: str, language: str, dark: bool) -> None:
    width, height = SIZES[size]
    someone = Visitor(chromium, salon, width=width, height=height, language=language, dark=dark, touch=size == "phone")
    for path in (f"position={RACE}&dice=2-1&cube=2w&match=5", "position=trictrac:w:1x13,6x1,7x1:1x15:holes=2,0"):
        at(someone, path)
        for tab in ("plays", "set", "share") if size == "phone" else ("",):
            if tab:
                someone.page.locator(f"#tab-{tab}").click()
            assert someone.page.evaluate("document.documentElement.scrollWidth") <= width
            assert not faults(someone)
    board = someone.page.locator("#bench svg").first.bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= height, "the board is seen whole"
    if language == "fr-FR":
        assert "peut se jouer" in someone.page.locator("#standing").inner_text()
    assert not someone.complaints
    someone.close()
