"""A finished game is its review: looked at in a browser, at every size, by keys alone; and records brought in."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from browser.test_everywhere import LOOKS, faults, sticks_out
from browser.visitor import Visitor
from review.small import begun, claimed
from tablier import Record
from tablier.review import Review

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

Look = Callable[..., Visitor]


def brought(salon: str, record: Record) -> str:
    """The address of a record that was brought in."""
    request = urllib.request.Request(f"{salon}/api/records?name=game.tab", str(record).encode())
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["link"])


def answered(found: Review, **more: Any) -> dict[str, Any]:
    """What the salon says of a review that is done, or made."""
    review = found.to_json()
    for one in review["decisions"]:
        one |= {"said": None, "reason": None, "names": [choice["name"] for choice in one["candidates"]], "holes": None}
    for one in review["summaries"]:
        one["grade"] = "player"
    of = len(review["decisions"])
    return {"stage": "done", "before": 0, "done": of, "of": of, "seconds": None, "version": 1, "review": review, **more}


@pytest.fixture
def look(chromium: Browser, salon: str) -> Iterator[Look]:
    """Look at the review of a record, made beforehand."""
    visitors: list[Visitor] = []

    def at(reviewed: tuple[Record, Review], said: dict[str, Any] | None = None, where: str = "", **how: Any) -> Visitor:
        record, found = reviewed
        visitor = Visitor(chromium, salon, **how)
        visitors.append(visitor)

        def answer(route: Route) -> None:
            route.fulfill(json=said or answered(found))

        visitor.page.route(re.compile(r"/api/records/\w+/review"), answer)
        visitor.page.goto(f"{salon}{brought(salon, record)}{where}")
        visitor.page.locator(".review-board svg").wait_for()
        return visitor

    yield at
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


def place(visitor: Visitor) -> str:
    """Which throw is looked at, of how many."""
    return visitor.page.locator(".stepper .count").text_content() or ""


def test_a_review_is_walked_through_with_keys_alone(look: Look) -> None:
    visitor = look(begun())
    page = visitor.page
    # It begins with the first mistake, as soon as the review is there.
    page.locator(".decision h2").filter(has_text=re.compile("was better$")).wait_for()
    first = place(visitor)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("ArrowRight")
    assert place(visitor) != first
    assert int(place(visitor).split()[0]) == int(first.split()[0]) + 1
    page.keyboard.press("End")
    assert place(visitor) == "The end"
    page.keyboard.press("Home")
    assert place(visitor).startswith("1 of ")
    assert not any("moments" in url or "picture" in url for url in asked), "stepping asks for no moments"
    page.keyboard.press("m")
    page.locator(".diagram .stroke-arrow-best").first.wait_for(state="attached")
    assert re.search(r"#at=\d+$", page.url)
    page.keyboard.press("2")
    assert page.locator(".candidates .kept button").get_attribute("data-k") == "1"
    slider = page.get_by_role("slider")
    slider.focus()
    said = slider.get_attribute("aria-valuetext") or ""
    page.keyboard.press("ArrowRight")
    assert slider.get_attribute("aria-valuetext") not in ("", said)
    address = page.url
    page.reload()
    page.locator(".row-of").first.wait_for()
    assert page.url == address
    page.locator("#tab-mistakes").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".summary tbody tr").first.wait_for()
    assert "a Player" in page.locator(".summary").inner_text()
    assert faults(visitor) == []
    assert not sticks_out(visitor)


@pytest.mark.parametrize(("width", "height", "language", "dark"), LOOKS)
@pytest.mark.parametrize("match", [begun, claimed])
def test_a_review_at_every_size(
    look: Look, match: Callable[[], tuple[Record, Review]], width: int, height: int, language: str, dark: bool
) -> None:
    visitor = look(match(), width=width, height=height, language=language, dark=dark)
    page = visitor.page
    page.locator('[role="tab"]').nth(1).wait_for()
    for tab in page.locator('[role="tab"]:visible').all():
        tab.click()
        assert faults(visitor) == []
        assert not sticks_out(visitor)
    if width >= 1100:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "one screen is enough"
    if width < 700:
        board, bar = (page.locator(it).bounding_box() for it in (".review-board", ".stepper"))
        assert board is not None
        assert bar is not None
        assert board["y"] + board["height"] <= bar["y"], "the bar lies upon the board"


def test_a_review_that_is_being_made_shows_what_there_is(look: Look) -> None:
    record, found = begun()
    part = answered(found, stage="running", seconds=20)
    part |= {"done": 4, "of": 9}
    last = part["review"]["decisions"][3]["event"]
    for name in ("decisions", "moments", "chances"):
        part["review"][name] = [one for one in part["review"][name] if one["event"] <= last]
    visitor = look((record, found), part)
    visitor.page.locator(".to-come").wait_for(state="attached")
    assert "Reviewing decision 5 of 9" in visitor.page.locator(".progress").inner_text()
    assert "About 20 seconds" in visitor.page.locator(".progress").inner_text()
    assert "so far" in visitor.page.locator("#tab-mistakes").inner_text()
    assert visitor.page.locator(".progress button", has_text="Stop").is_visible()
    assert faults(visitor) == []


def test_nothing_to_regret_and_a_match_whose_games_are_chosen(look: Look) -> None:
    record, found = claimed()
    said = answered(found)
    for one in said["review"]["decisions"]:
        one |= {"verdict": "", "cost": 0, "cost_in_points": 0, "chosen": 0}
    for one in said["review"]["summaries"]:
        one |= {"verdicts": {"slight": 0, "error": 0, "blunder": 0}, "cost": 0, "grade": "master", "counted": 20}
    visitor = look((record, found), said)
    visitor.page.locator(".perfect h2", has_text="Nothing to regret").wait_for()
    assert "a Master plays" in visitor.page.locator(".perfect").inner_text()
    visitor.page.locator("#game-chooser").select_option("0")
    assert place(visitor).startswith("1 of ")
    visitor.page.keyboard.press("Escape")
    assert faults(visitor) == []


def test_old_links_lead_to_their_moment_and_the_board_turns(look: Look) -> None:
    visitor = look(begun(), where="#at=6")
    page = visitor.page
    page.locator(".row-of").first.wait_for()
    assert place(visitor).startswith("3 of "), "after the third play"
    below = page.locator(".chance-bar").get_attribute("data-below")
    page.keyboard.press("f")
    page.locator(f'.chance-bar:not([data-below="{below}"])').wait_for()
    assert place(visitor).startswith("3 of ")


@pytest.mark.parametrize(("width", "height"), [(2560, 1440), (1100, 1400)], ids=["wide", "high"])
def test_the_board_fills_the_window_and_the_graph_follows_it(look: Look, width: int, height: int) -> None:
    visitor = look(begun())
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_timeout(300)
    board, graph = (visitor.page.locator(it).first.bounding_box() for it in (".review-board svg", ".graph"))
    assert board is not None
    assert graph is not None
    assert 0 <= graph["y"] - board["y"] - board["height"] < 60
    assert graph["y"] + graph["height"] <= height
    assert not sticks_out(visitor)


DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  for (const type of ["dragenter", "dragover", "drop"])
    document.querySelector("main").dispatchEvent(
      new DragEvent(type, {dataTransfer: carried, bubbles: true, cancelable: true, clientX: 300, clientY: 300}));
}"""


@pytest.mark.parametrize("path", ["/", "/history"])
def test_a_record_is_dropped_on_the_page_shown_and_reviewed(chromium: Browser, salon: str, path: str) -> None:
    visitor = Visitor(chromium, salon)
    visitor.enter(path)
    visitor.page.locator(".file-button button").wait_for()
    for name, text, why in (
        ("song.mp3", "la la", "no record we can read"),
        ("empty.tab", "", "is empty"),
        ("bad.tab", "[game unheard-of]\n", ""),
    ):
        visitor.page.evaluate(DROP, [name, text])
        note = visitor.page.locator(".drop-note.bad", has_text=why)
        note.wait_for()
        box = note.bounding_box()
        assert box is not None
        assert abs(box["y"] - 300) < 60, "said where it was dropped"
        note.locator("button").click()
    visitor.page.evaluate(DROP, ["game.tab", str(begun()[0])])
    visitor.page.wait_for_url("**/record/*")
    visitor.page.locator("#tab-summary").wait_for()
    # Whoever saw it being made is told that it is finished; the second time it is there already.
    visitor.page.locator(".progress", has_text="finished").or_(visitor.page.locator(".progress[hidden]")).wait_for(
        state="attached"
    )
    assert visitor.page.locator(".row-of").count()
    visitor.page.locator("#tab-summary").click()
    assert visitor.page.locator(".progress").is_hidden(), "it goes with what is pressed next"
    assert visitor.page.locator("#tab-summary").get_attribute("aria-selected") == "true", (
        "which is pressed all the same"
    )
    visitor.close()
