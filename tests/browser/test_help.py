"""Hints, the past and taking back, in a browser: what one looks at is the past, and the play being built comes back."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from browser.test_everywhere import faults
from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def ask(salon: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(salon + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


@pytest.mark.parametrize(
    "window",
    [
        pytest.param({"width": 1280, "height": 800}, id="wide"),
        pytest.param({"width": 390, "height": 844, "touch": True, "language": "fr-FR", "dark": True}, id="phone-fr"),
    ],
)
def test_a_hint_the_past_and_a_play_taken_back(chromium: Browser, salon: str, window: dict[str, Any]) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    table = ask(salon, "/api/tables", {"game": "garanguet", "seats": seats, "first": "white"})["id"]
    token = ask(salon, f"/api/tables/{table}/seats/0", {"name": "Anne", "seed": "seed"})["token"]
    anne = Visitor(chromium, salon, **window)
    page = anne.page
    page.goto(f"{salon}/table/{table}#seat={token}")
    anne.at_table()
    assert anne.wait_until(lambda: "," in (page.locator("#above .sub").text_content() or ""))  # computer, and its level
    page.keyboard.press("Enter")
    page.locator('#bar [data-id="hint"]').click()
    page.locator("#hint li.best").wait_for()
    assert page.locator("#board .arrow-best, #board [class*=arrow-best]").count() > 0
    best = page.locator("#hint li.best .play-text").inner_text()
    assert not faults(anne)
    # With a step made, look back and return: the step is still there.
    page.keyboard.press("n")
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    page.locator('#bar [data-id="undo"]:not([disabled])').wait_for()
    men = page.locator("#board .cells").inner_html()
    page.locator("#record .lines").focus()
    page.keyboard.press("ArrowUp")
    page.locator("#past:not([hidden])").wait_for()
    assert anne.wait_until(lambda: page.locator("#board [data-part=die]").count() == 0)
    assert not page.locator("#bar").is_visible()
    assert page.locator("#record .looked").count() == 1
    assert not faults(anne)
    page.keyboard.press("End")
    page.locator("#past[hidden]").wait_for(state="attached")
    assert page.locator("#board .cells").inner_html() == men
    # Play, let the bot answer, see its move again, and take all of it back.
    page.locator('#bar [data-id="undo"]').click()
    page.locator('#bar [data-id="undo"][disabled]').wait_for()
    page.keyboard.press("/")
    page.locator("#panel input").fill(best)
    page.keyboard.press("Enter")
    page.locator('#bar [data-id="confirm"]:not([disabled])').click()
    page.locator('#bar [data-id="throw"]').wait_for()
    assert page.evaluate("document.activeElement.dataset.id") == "throw", "an Enter is for what comes next"
    page.keyboard.press("r")
    page.locator("#past:not([hidden])").wait_for()
    page.locator("#past[hidden]").wait_for(state="attached")
    page.locator('#bar [data-id="take_back"]').click()
    page.locator('#bar [data-id="undo"]').wait_for()
    assert best in page.locator("#record li").last.inner_text()
    assert page.locator("#fairness .bad").count() == 0
    assert anne.complaints == []
    anne.close()
