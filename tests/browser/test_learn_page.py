"""Learning in a browser: a problem solved by keys alone, a wrong answer with its cost, one's own mistakes again."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from browser.test_everywhere import faults, sticks_out
from browser.visitor import Visitor
from salon.guests import PERSON, Salon, bot, choose
from tablier.problems import Problem, problems_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAME = "irish"
ENOUGH = 24
"""After so many events somebody who plays at random has made several mistakes."""
LOOKS = [
    pytest.param(1440, 900, False, id="wide-light"),
    pytest.param(900, 1100, True, id="tablet-dark"),
    pytest.param(390, 844, False, id="phone-light"),
    pytest.param(390, 844, True, id="phone-dark"),
]


def todays(address: str) -> Problem:
    with urllib.request.urlopen(f"{address}/api/problems/{GAME}/today") as answer:
        return problems_of(GAME)[json.load(answer)["number"] - 1]


def play(visitor: Visitor, text: str) -> None:
    """Build a play by typing it, and answer with it."""
    page = visitor.page
    page.locator("#board .cell.movable").first.wait_for()
    page.locator("#board .cell[tabindex='0']").focus()
    page.keyboard.press("/")
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.locator('#bar .btn.main[data-id="confirm"]').wait_for()
    page.locator("#board .cell[tabindex='0']").focus()
    page.keyboard.press("Enter")
    page.locator("table.weighed").wait_for()


def kept(visitor: Visitor, name: str) -> Any:
    return json.loads(visitor.page.evaluate("name => localStorage.getItem('tablier.' + name)", name) or "null")


def test_a_problem_is_solved_by_keys_alone(chromium: Browser, salon: str) -> None:
    one = todays(salon)
    visitor = Visitor(chromium, salon)
    visitor.enter(f"/learn?game={GAME}")
    play(visitor, one.best.name)
    page = visitor.page
    assert page.locator("#title").inner_text().strip() == "Right"
    assert page.locator(".rail .today.done").count() == 1
    assert page.locator(".streak").inner_text().endswith("1 day in a row")
    assert len(kept(visitor, "learn-days")) == 1
    assert page.locator("[role=log] p", has_text="is the best there is").count() == 1, "it is said once"
    page.keyboard.press("Enter")
    page.locator(".helps").wait_for()
    assert page.locator("#learn-game").input_value() != GAME, "the problem of another game comes next"
    assert visitor.complaints == []
    visitor.close()


def test_a_wrong_answer_is_shown_with_its_cost_beside_the_best(chromium: Browser, salon: str) -> None:
    one = todays(salon)
    visitor = Visitor(chromium, salon)
    visitor.enter(f"/learn?game={GAME}")
    page = visitor.page
    page.locator("#board .cell.movable").first.wait_for()
    before = page.locator("#board").bounding_box()
    page.keyboard.press("h")
    page.get_by_text("The answer counts half now.").wait_for()
    assert page.locator('#bar [data-id="confirm"]').is_disabled(), "an answer is a whole play"
    play(visitor, one.natural.name)
    assert page.locator("#title").inner_text().strip().endswith("Not yet")
    assert f"{one.gap:.3f} points" in page.locator(".why").inner_text()
    assert one.natural.name in page.locator("tr.mine").inner_text()
    assert one.best.name in page.locator("tr.first").inner_text()
    page.locator(".compared .stroke-arrow-best").first.wait_for(state="attached")
    assert page.locator(".compared .stroke-arrow-played").count()
    assert page.locator(".compared").bounding_box() == before, "the board does not move"
    (card,) = kept(visitor, "learn-deck").values()
    assert (card["stage"], card["last"]) == (0, "missed")
    page.keyboard.press("r")
    play(visitor, one.best.name)
    assert page.locator("#title").inner_text().strip() == "Right"
    assert kept(visitor, "learn-deck")[next(iter(kept(visitor, "learn-deck")))] == card, "the first answer counts"
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize(("width", "height", "dark"), LOOKS)
def test_it_fits_every_screen_in_french(chromium: Browser, salon: str, width: int, height: int, dark: bool) -> None:
    visitor = Visitor(chromium, salon, width=width, height=height, language="fr-FR", dark=dark)
    page = visitor.page
    for where in (f"?game={GAME}", f"?game={GAME}#collection", "#mistakes"):
        visitor.enter(f"/learn{where}")
        page.locator("#learn .hold svg >> visible=true").first.wait_for()
        assert page.locator("h1").count() == 1
        assert not sticks_out(visitor), where
        assert faults(visitor) == [], where
    visitor.enter(f"/learn?game={GAME}#today")
    page.locator(".helps").wait_for()
    page.get_by_role("button", name="Montrer").click()
    page.locator("table.weighed").wait_for()
    assert not sticks_out(visitor)
    assert faults(visitor) == []
    assert visitor.complaints == []
    assert visitor.foreign == []
    visitor.close()


def test_a_mistake_of_ones_own_is_tried_again(chromium: Browser, salon: str) -> None:
    host, chance = Salon(salon), random.Random(3)
    table, (token,) = host.table(GAME, (PERSON, bot("novice")))
    with host.guest(table, token) as guest:
        while guest.state["phase"] != "over":
            message = {"do": "resign"} if guest.state["happened"] > ENOUGH else choose(guest.state, chance)
            if message is None:
                guest.receive()
            else:
                guest.do(**message)
    visitor = Visitor(chromium, salon)
    visitor.enter("/help")
    seats = json.dumps([{"table": table, "seat": 0, "token": token, "game": GAME}])
    visitor.page.evaluate("seats => localStorage.setItem('tablier.seats', seats)", seats)
    visitor.enter(f"/learn#game={table}")
    page = visitor.page
    page.get_by_text("find something better").wait_for()
    page.get_by_role("button", name="Play on").click()  # to give up so early was the dearest mistake
    page.locator("table.weighed").wait_for()
    assert page.locator("#title").inner_text().strip() == "Right"
    page.keyboard.press("Enter")
    page.locator("#board .cell.movable").first.wait_for()
    assert page.locator(".dots li").count() > 2
    assert faults(visitor) == []
    page.keyboard.press("s")
    page.locator("table.weighed").wait_for()
    best = page.locator("tr.first .play-text").inner_text()
    page.keyboard.press("r")
    play(visitor, best)
    assert page.locator("#title").inner_text().strip() == "Right"
    assert page.locator(".dots .missed").count() == 1, "who was shown has not found it"
    page.keyboard.press("Enter")
    page.locator(".helps").wait_for()
    assert page.locator(".dots li").nth(2).get_attribute("aria-current") == "step"
    assert visitor.complaints == []
    visitor.close()
    host.http.close()
