"""For everyone: phones, both languages and themes, no serious accessibility fault, nothing fetched from elsewhere."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from browser.test_games import PLAYED
from browser.visitor import Visitor, play_to_the_end
from salon.guests import Salon as HostedSalon

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

PAGES = ("/", "/rules", "/rules/trictrac", "/guide/garanguet", "/history", "/help", "/no-such-page")
LOOKS = [
    pytest.param(1280, 800, "en-GB", False, id="wide-en-light"),
    pytest.param(768, 1024, "fr-FR", True, id="tablet-fr-dark"),
    pytest.param(360, 740, "fr-FR", False, id="phone-fr-light"),
    pytest.param(360, 740, "en-GB", True, id="phone-en-dark"),
]


def faults(visitor: Visitor) -> list[str]:
    """Serious accessibility faults of the page as axe sees it."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed.")
    found = axe.Axe().run(visitor.page).response["violations"]
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['target']})"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def sticks_out(visitor: Visitor) -> bool:
    """Whether the page is wider than the window."""
    return bool(
        visitor.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
    )


@pytest.mark.parametrize(("width", "height", "language", "dark"), LOOKS)
def test_every_page_at_every_size(
    chromium: Browser, salon: str, width: int, height: int, language: str, dark: bool
) -> None:
    visitor = Visitor(chromium, salon, width=width, height=height, language=language, dark=dark)
    for path in PAGES:
        visitor.enter(path)
        assert visitor.page.locator("h1").count() == 1, path
        assert visitor.page.evaluate("document.documentElement.lang") == language[:2], path
        assert not sticks_out(visitor), path
        assert faults(visitor) == [], path
    assert visitor.foreign == []
    visitor.close()


def turned(game: str, place: int) -> list[Any]:
    """A game at every size; in `make check` at two of the four, every other size of the game that comes before it."""
    return [
        pytest.param(game, *look.values, id=f"{look.id}-{game}", marks=pytest.mark.slow if (place + k) % 2 else ())
        for k, look in enumerate(LOOKS)
    ]


@pytest.mark.parametrize(
    ("game", "width", "height", "language", "dark"), [it for k, game in enumerate(PLAYED) for it in turned(game, k)]
)
def test_a_table_at_every_size(
    chromium: Browser, salon: str, game: str, width: int, height: int, language: str, dark: bool
) -> None:
    visitor = Visitor(chromium, salon, width=width, height=height, language=language, dark=dark)
    visitor.open_table(game)
    visitor.at_table()
    for _ in range(6):
        visitor.act("drag")
        visitor.page.wait_for_timeout(60)
    assert not sticks_out(visitor)
    assert faults(visitor) == []
    narrowest = visitor.page.locator("#board .cell").evaluate_all("all => Math.min(...all.map(it => it.offsetWidth))")
    assert narrowest >= 24, "a finger has to find it"
    assert visitor.page.locator("#bar .say").evaluate("it => it.offsetWidth") >= 150, "what to do is said in a line"
    assert visitor.complaints == []
    assert visitor.foreign == []
    visitor.close()


def test_a_game_on_a_phone_by_taps(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon, width=360, height=740, touch=True, language="fr-FR", dark=True)
    visitor.open_table("garanguet")
    visitor.at_table()
    play_to_the_end(visitor, how="tap")
    assert visitor.page.locator("#bar .told strong").inner_text() in ("Vous avez gagné", "Vous avez perdu")
    assert visitor.complaints == []
    visitor.close()


def test_it_can_be_reached_and_begun_with_the_tab_key_alone(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon)
    visitor.enter()
    button = visitor.page.get_by_role("button", name="Play").first
    visitor.tab_to(button)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/**")
    visitor.at_table()
    visitor.tab_to(visitor.page.locator("#bar .acts .btn.main"))
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("[role=log] p").first.wait_for(state="attached")
    visitor.close()


@pytest.mark.parametrize("width", [360, 1280], ids=["phone", "wide"])
def test_every_language_there_is_can_be_chosen(chromium: Browser, salon: str, width: int) -> None:
    """Of more than two languages, one of which is made up here, one is chosen from a list."""
    visitor = Visitor(chromium, salon, width=width, height=800)
    wished: list[str] = []

    def third(route: Route) -> None:
        wished.append(route.request.url)
        words = route.fetch().json()
        words["languages"].append({"tag": "eo", "name": "Esperanto"})
        words["language"] = "eo" if "/words/eo," in route.request.url else words["language"]
        route.fulfill(json=words)

    visitor.page.route("**/words/*.json", third)
    for path in ("/", f"/table/{opened(salon)}"):
        visitor.enter(path)
        menu = visitor.page.locator("header .menu")
        if menu.is_visible():
            menu.click()
        choice = visitor.page.locator("header select.languages")
        assert choice.locator("option").all_inner_texts() == ["English", "Español", "Français", "Esperanto"]
        box = choice.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert not sticks_out(visitor)
        assert faults(visitor) == []
        visitor.page.evaluate("window.same = true")
        choice.select_option("eo")
        assert visitor.wait_until(lambda: visitor.page.evaluate("document.documentElement.lang") == "eo")
        assert visitor.page.evaluate("window.same"), "the page was not loaded anew"
        assert "/words/eo,en-GB" in wished[-1]
        visitor.page.evaluate("localStorage.removeItem('tablier.lang')")
    assert not visitor.complaints
    visitor.close()


def opened(salon: str) -> str:
    """A table against a bot, nobody sitting at it yet."""
    wish = {"game": "unstacked", "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    asked = urllib.request.Request(
        f"{salon}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        return str(json.load(answer)["id"])


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/guide/garanguet", "#lesson-title"), ("/guide", "#title"), ("/learn", ".learn-question h1"),
        ("/analysis", "#tabs button"), ("/offline", "h1"),
    ],
)  # fmt: skip
def test_another_language_is_spoken_without_loading_the_page_anew(
    chromium: Browser, salon: str, path: str, told: str
) -> None:
    visitor = Visitor(chromium, salon, language="en-GB")
    page = visitor.page
    page.goto(f"{salon}{path}")
    words = page.locator(told).first
    words.wait_for(state="attached")
    before = words.text_content()
    page.evaluate("window.loaded = true")
    page.locator("select.languages").first.select_option("fr")
    while page.locator(told).first.text_content() == before:
        page.wait_for_timeout(50)
    assert page.evaluate("[window.loaded, document.documentElement.lang]") == [True, "fr"]
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize(("width", "height"), [(2560, 1440), (1100, 1400)], ids=["wide", "high"])
def test_nothing_lies_idle_between_board_and_bar_where_one_studies(
    chromium: Browser, salon: str, width: int, height: int
) -> None:
    visitor = Visitor(chromium, salon, width=width, height=height)
    studied = (
        ("/learn", ".hold", ".bar-area"), ("/analysis", "#bench", "#palette"), ("/guide/trictrac", "#board", "#bar"),
    )  # fmt: skip
    for path, board, bar in studied:
        visitor.enter(path)
        visitor.page.locator(f"{board} svg >> visible=true").first.wait_for()
        above, below = (visitor.page.locator(it).bounding_box() for it in (board, bar))
        assert above is not None
        assert below is not None
        assert 0 <= below["y"] - above["y"] - above["height"] < 40, path
        assert below["y"] + below["height"] <= height, path
        assert not sticks_out(visitor), path
    visitor.close()


@pytest.mark.parametrize("size", [(360, 740), (640, 360), (740, 360), (768, 1024), (1280, 800)], ids=str)
def test_what_is_said_until_a_table_has_come_stands_on_its_board(
    chromium: Browser, salon: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(chromium, salon, width=size[0], height=size[1])
    visitor.page.route_web_socket("**/socket", lambda socket: None)  # nobody answers
    visitor.page.goto(f"{salon}/table/nowhere")
    visitor.page.get_by_text("Connecting").first.wait_for()
    said, board = (visitor.page.locator(it).bounding_box() for it in ("#waiting", ".hold"))
    assert said is not None
    assert board is not None
    for at, length in (("x", "width"), ("y", "height")):
        assert board[at] < said[at], at
        assert said[at] + said[length] < min(board[at] + board[length], size[at == "y"]), at
    assert board["y"] + board["height"] <= size[1], "the board's place is within the window"
    visitor.close()


def test_a_table_has_its_place_before_it_has_come(chromium: Browser, salon: str) -> None:
    host = HostedSalon(salon)
    table, _ = host.table("garanguet")
    host.http.close()
    visitor = Visitor(chromium, salon)
    place = visitor.page.locator(".hold")
    visitor.page.route("**/*.js", lambda script: script.abort())
    visitor.page.goto(f"{salon}/table/{table}")
    before = place.bounding_box()
    visitor.page.unroute("**/*.js")
    visitor.page.route_web_socket("**/socket", lambda socket: None)  # nobody answers
    visitor.page.goto(f"{salon}/table/{table}")
    visitor.page.get_by_text("Connecting").first.wait_for()
    assert before is not None
    assert before["height"] > 500
    assert place.bounding_box() == before
    assert place.evaluate("it => getComputedStyle(it).backgroundImage") != "none"
    visitor.close()
