"""Moments of a game that seldom come, each set up and tried by itself: schools, false moves, clocks, forced plays …"""

from __future__ import annotations

import json
import random
import re
import urllib.request
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from browser.visitor import Visitor
from salon.guests import Guest, choose

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}
START = "1x2,12x5,17x3,19x5"
PLAIN = f"backgammon@binding=false:w:{START}:{START}"
ONLY = "backgammon@binding=false:w:1,offx14:23x2,offx13"
"""With 5 and 4 there is one play, which can be made in two orders."""
SHUT_OUT = "backgammon@binding=false:w:bar,12x14:18x2,19x2,20x2,21x2,22x2,23x2,24x3"
FILLING = "trictrac@marking=manual:w:1x3,2x4,3x2,4x3,5x2,6:1x15"
"""With 5 and 4 White can fill the small jan in two ways: eight points, and a duty."""
NAMES = ("Anne", "Blaise", "Colette")
LOOKS_OF_PAPER = ("backgroundColor", "color")

Sit = Callable[..., list[Visitor]]


@pytest.fixture
def sit(chromium: Browser, salon: str) -> Iterator[Sit]:
    """Open a table and sit down, each at a window of their own, or with ``shared`` all at one."""
    visitors: list[Visitor] = []

    def ask(path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(salon + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def seat(
        game: str, seats: tuple[Any, ...] = (PERSON, PERSON), *, shared: bool = False, window: Any = None, **wish: Any
    ) -> list[Visitor]:
        table = ask("/api/tables", {"game": game, "seats": list(seats), **wish})["id"]
        tokens = [
            ask(f"/api/tables/{table}/seats/{number}", {"name": NAMES[number], "seed": f"seed-{number}"})["token"]
            for number, kind in enumerate(seats)
            if kind is PERSON
        ]
        for own in [tokens] if shared else [[token] for token in tokens]:
            visitor = Visitor(chromium, salon, **(window or {}))
            visitor.page.goto(f"{salon}/table/{table}#{'&'.join(f'seat={token}' for token in own)}")
            visitor.at_table()
            visitors.append(visitor)
        return visitors

    yield seat
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


def press(visitor: Visitor, name: str) -> None:
    visitor.page.locator(f'#bar [data-id="{name}"]:not([disabled])').click()


def sees(visitor: Visitor, text: str, where: str = "#bar") -> None:
    visitor.page.locator(where, has_text=text).first.wait_for()


def keys(visitor: Visitor, *pressed: str) -> None:
    for key in pressed:
        visitor.page.keyboard.press(key)


def enter_dice(visitor: Visitor, *dice: int) -> None:
    """Read dice off a real board, and enter them with keys."""
    visitor.page.locator("#bar .acts .btn.main").wait_for()
    keys(visitor, "e", *map(str, dice))
    visitor.page.locator("html:not([data-phase=throw])").wait_for()


def enter_play(visitor: Visitor, text: str) -> None:
    keys(visitor, "/")
    visitor.page.locator("#panel input").fill(text)
    keys(visitor, "Enter")
    sees(visitor, "All played")
    keys(visitor, "Enter")


# The bar


@pytest.mark.parametrize(
    "window",
    [
        pytest.param({"width": 1280, "height": 800}, id="wide"),
        pytest.param({"width": 1100, "height": 700, "language": "fr-FR"}, id="narrow-fr"),
        pytest.param({"width": 900, "height": 1100}, id="tablet"),
        pytest.param({"width": 360, "height": 740, "touch": True, "language": "fr-FR"}, id="phone-fr"),
        pytest.param({"width": 740, "height": 360, "touch": True}, id="phone-on-its-side"),
    ],
)
def test_a_refusal_covers_nothing_and_moves_nothing(sit: Sit, window: dict[str, Any]) -> None:
    [anne] = sit("backgammon@binding=false", shared=True, dice="hand", position=PLAIN, window=window)
    enter_dice(anne, 6, 5)

    def places() -> list[Any]:
        return [anne.page.locator(it).bounding_box() for it in ("#board", "#bar .bar")]

    before = places()
    anne.page.locator('#board .cell[aria-label^="19,"]').click()
    anne.page.locator("#bar .refusal:not([hidden])").wait_for()
    refused = places()
    assert refused == before
    keys(anne, "Escape", "Enter")
    anne.page.locator("#bar .refusal.calm:not([hidden])").wait_for()
    assert places() == before
    board, bar = before
    beside = bar["x"] >= board["x"] + board["width"]
    assert beside or bar["y"] >= board["y"] + board["height"]


# Trictrac by hand


def mark(visitor: Visitor, points: int) -> None:
    for _ in range(points // 2):
        press(visitor, "more")
    press(visitor, "mark")


def false_move(sit: Sit, play: str) -> tuple[Visitor, Visitor]:
    anne, blaise = sit("trictrac", options={"marking": "manual"}, dice="hand", position=FILLING)
    enter_dice(anne, 5, 4)
    mark(anne, 8)
    sees(anne, "Play 5 and 4")
    enter_play(anne, play)
    press(blaise, "replace")
    assert blaise.page.locator("#board .ring.touched").count() == 2
    return anne, blaise


def test_a_false_move_is_let_stand(sit: Sit) -> None:
    """T-62."""
    anne, blaise = false_move(sit, "4/9 4/8")
    blaise.page.locator("#panel .btn", has_text="Let it stand").click()
    sees(blaise, "let it stand", "#record")
    sees(anne, "Blaise has 8 points", "#record")
    assert blaise.page.locator("#board .ring.touched").count() == 0


def test_a_false_move_is_replaced_only_by_a_play_that_moves_a_man_touched(sit: Sit) -> None:
    """T-62."""
    anne, blaise = false_move(sit, "4/9 4/8")
    blaise.page.locator("#panel input").fill("1/6 2/6")
    keys(blaise, "Enter")
    sees(blaise, "One of the men that were touched")
    press(blaise, "replace")
    assert blaise.page.locator("#panel input").input_value() == "1/6 2/6", "what was written is not lost"
    blaise.page.locator("#panel input").fill("1/6 4/8")
    keys(blaise, "Enter")
    sees(anne, "1/6 4/8 played instead", "#record")
    sees(blaise, "24/19 21/17 played instead", "#record")  # in the numbers of his own edge
    assert blaise.page.locator("#board [data-part=fresh]").count() == 0, "what was played falsely is shown no more"
    sees(blaise, "Your throw")


def test_leaving_waits_for_the_other_who_may_claim_first(sit: Sit) -> None:
    """T-66."""
    position = f"{FILLING}:points=8,0"
    anne, blaise = sit("trictrac", options={"marking": "manual"}, dice="hand", position=position)
    enter_dice(anne, 5, 4)
    mark(anne, 8)
    press(anne, "leave")
    sees(anne, "Blaise has to agree")
    press(blaise, "school")
    sees(blaise, "Claim 2", "#panel")
    keys(blaise, "Escape")
    press(blaise, "agree")
    sees(anne, "Your throw")


def test_a_hole_is_told_until_whoever_made_it_has_left(sit: Sit) -> None:
    """T-44: the men are set up anew, and the referee has nothing more to say of the throw."""
    position = f"{FILLING.replace('@marking=manual', '')}:points=8,0"
    anne, blaise = sit("trictrac", dice="hand", position=position)
    enter_dice(anne, 5, 4)
    sees(anne, "You make a hole", "#referee .banner")
    sees(blaise, "Anne makes a hole", "#referee .banner")
    press(anne, "leave")
    for visitor, told in ((anne, "You leave"), (blaise, "Anne leaves")):
        sees(visitor, told, "#record")
        assert visitor.page.locator("#referee").inner_text().strip() == "The referee"


def test_a_school_is_contested_and_decided(sit: Sit) -> None:
    """T-61, T-64."""
    anne, blaise = sit("trictrac", options={"marking": "manual"}, dice="hand", position=FILLING)
    enter_dice(anne, 5, 4)
    mark(anne, 0)
    sees(anne, "Play 5 and 4")
    enter_play(anne, "1/6 2/6")
    sees(blaise, "Anne plays", "#record")
    press(blaise, "school")
    blaise.page.locator("#panel .btn", has_text="+2").click()
    blaise.page.locator("#panel .btn", has_text="Claim 4").click()
    sees(anne, "the loser pays 8")
    press(anne, "contest")
    press(blaise, "persist")
    sees(blaise, "the referee decides", "#record")


# Entering a play


def test_an_only_play_is_ghosted_whole_and_finished_by_one_key(sit: Sit) -> None:
    [anne] = sit("backgammon@binding=false", shared=True, dice="hand", position=ONLY)
    enter_dice(anne, 5, 4)
    sees(anne, "Only one play")
    assert anne.page.locator("#board .ghost").count() == 2
    keys(anne, "f")
    sees(anne, "All played")
    keys(anne, "Backspace")
    sees(anne, "1 to play")
    keys(anne, "Shift+U")
    sees(anne, "Only one play")
    keys(anne, "Enter")
    sees(anne, "1/6 6/10", "#record")


def test_an_enter_too_many_at_the_end_leaves_nobody_elsewhere(sit: Sit) -> None:
    """Whoever ends the match with the focus on a button is not led to Rematch."""
    position = "backgammon@binding=false:w:24,offx14:23x2,offx13"
    [anne] = sit("backgammon@binding=false", shared=True, dice="hand", position=position)
    enter_dice(anne, 1, 2)
    keys(anne, "f")
    sees(anne, "All played")
    anne.tab_to(anne.page.locator('#bar [data-id="confirm"]'))
    keys(anne, "Enter")
    anne.page.locator("[data-phase=over] #bar .told strong").wait_for()
    before = anne.status
    keys(anne, "Enter", "Enter")
    anne.page.wait_for_timeout(500)
    assert anne.status == before
    assert anne.page.evaluate("document.activeElement.tagName") != "BUTTON"


@pytest.mark.parametrize(
    "window",
    [
        pytest.param({"width": 1280, "height": 800}, id="wide"),
        pytest.param({"width": 360, "height": 740, "touch": True}, id="phone"),
    ],
)
def test_numbers_left_over_are_told_with_their_clause_from_the_first(sit: Sit, window: dict[str, Any]) -> None:
    """G-5: of 2, 2 and 1 five numbers, of which three can be played; G-7: why not the others."""
    place = "garanguet:w:1x14,6:1x11,16,17,20,22"
    [anne] = sit("garanguet", shared=True, dice="hand", position=place, window=window)
    enter_dice(anne, 2, 2, 1)
    for title in ("Only one play", "Play 2 of 2 ×4: the rest", "Play 1 of 2 ×3: the rest", "2 and 2 cannot be played"):
        sees(anne, title, "#bar .told strong")
        sees(anne, "Point 3 is closed: the opponent holds it.", "#bar .told span")
        assert "G-7" in anne.page.locator("#bar .told span a.clause").all_inner_texts()
        if "Play" in title or "Only" in title:
            keys(anne, "n", "Space", "Space")
    press(anne, "confirm")
    sees(anne, "Anne plays 1/2 2/4 4/6", "#record")


SEEN = """(sentence) => [...document.querySelectorAll("body *")].filter((it) =>
    it.innerText?.startsWith(sentence) && ![...it.children].some((child) => child.innerText?.startsWith(sentence))
    && it.checkVisibility({ visibilityProperty: true }) && !it.closest("#record, .unseen")).map((it) => it.outerHTML)"""
"""Where a sentence is seen, beside the record."""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (768, 1024), (1280, 800)], ids=str)
def test_the_end_is_said_once(sit: Sit, size: tuple[int, int]) -> None:
    """In the bar, or beside the board where there is a panel: to those who played and to those who looked on."""
    window = {"width": size[0], "height": size[1]}
    anne, blaise = sit("backgammon@binding=false", dice="hand", position=PLAIN, window=window)
    watcher = Visitor(anne.page.context.browser, anne.page.url.split("/table/")[0], **window)  # type: ignore[arg-type]
    watcher.page.goto(anne.page.url.split("#")[0])
    watcher.at_table()
    anne.resign()
    told = (
        (anne, "You have lost", "You resign"),
        (blaise, "You have won", "Anne resigns"),
        (watcher, "The game is over", "Anne resigns"),
    )
    for visitor, title, sentence in told:
        visitor.page.locator("[data-phase=over] #bar .told strong", has_text=title).wait_for()
        for said in (title, sentence):
            found = visitor.page.evaluate(SEEN, said)
            assert len(found) == 1, found
        assert visitor.page.locator('#bar [data-id="game"]').is_visible(), "the way to the review"
    assert watcher.complaints == []
    watcher.close()


def test_forced_plays_are_made_by_themselves_if_so_chosen(sit: Sit) -> None:
    [anne] = sit("backgammon@binding=false", shared=True, dice="hand", position=ONLY)
    anne.page.locator('[data-id="menu"]').click()
    anne.page.locator("dialog label", has_text="forced").click()
    keys(anne, "Escape")
    press(anne, "throw")
    keys(anne, "5", "4")
    sees(anne, "1/6 6/10", "#record")


def test_numbers_change_places_a_throw_is_void_and_why_is_answered(sit: Sit) -> None:
    [anne] = sit("backgammon@binding=false", shared=True, dice="hand", position=PLAIN)
    enter_dice(anne, 6, 5)
    lead = anne.page.locator("#bar .chip.lead")
    assert lead.get_attribute("data-id") == "chip-6"
    keys(anne, "d")
    assert lead.get_attribute("data-id") == "chip-5"
    keys(anne, "f")
    sees(anne, "There is still a choice")
    anne.page.locator('#board .cell[aria-label^="1,"]').focus()
    keys(anne, "w")
    sees(anne, "B-4")
    press(anne, "void")
    sees(anne, "throw is void", "#record")


def test_a_man_touched_must_move_and_touching_it_again_says_nothing_new(sit: Sit) -> None:
    """C-5."""
    options = {"touch_move": True, "binding": False}
    [anne] = sit("backgammon", shared=True, dice="hand", position=PLAIN, options=options)
    enter_dice(anne, 6, 5)
    man = anne.page.locator('#board .cell[aria-label^="12,"]')
    man.click()
    sees(anne, "a man on 12", "#record")
    keys(anne, "Escape")
    man.click()
    keys(anne, "Escape")
    anne.page.locator('#board .cell[aria-label^="1,"]').click()
    sees(anne, "C-5")
    assert anne.page.locator("#record").inner_text().count("a man on") == 1


def test_whoever_is_shut_out_fast_forwards(sit: Sit) -> None:
    [anne] = sit("backgammon@binding=false", (PERSON, BOT), position=SHUT_OUT)
    press(anne, "throw")
    sees(anne, "Nothing can be played")
    press(anne, "fast")
    anne.page.locator("#record li", has_text="You throw").nth(1).wait_for()  # nobody pressed anything


def test_bound_tables_are_broken_up_on_the_board(sit: Sit) -> None:
    """B-6."""
    bound = SHUT_OUT.replace("@binding=false", "")
    [anne] = sit("backgammon", shared=True, dice="hand", position=bound)
    keys(anne, "e", "5", "2")
    sees(anne, "Name a point")
    assert anne.page.locator("#board .cell.movable").count() == 6
    anne.page.locator("#board .cell.movable").first.click()
    sees(anne, "Anne throws")


def test_a_die_left_over_is_taken_on_the_board_and_the_man_moves(sit: Sit) -> None:
    """UD-9."""
    anne, blaise = sit("unstacked", dice="hand", first="white", options={"claims": "manual"})
    keys(anne, "e", "6", "6")
    press(anne, "confirm")
    press(anne, "throw")
    sees(blaise, "Anne throws again")
    press(blaise, "claim-6")
    sees(blaise, "You have no right to the 6")
    press(blaise, "waive")
    enter_dice(anne, 6, 6)
    press(anne, "confirm")
    blaise.page.emulate_media(reduced_motion="no-preference")
    blaise.page.evaluate(
        "() => { window.moved = []; const was = SVGElement.prototype.animate; SVGElement.prototype.animate ="
        " function (...how) { window.moved.push(this.dataset.part); return was.apply(this, how); }; }"
    )
    blaise.page.locator("#board .cell.movable").click()
    assert blaise.wait_until(lambda: blaise.page.evaluate("window.moved.length"))
    assert blaise.page.evaluate("window.moved") == ["man"]


def test_marking_is_put_right_and_a_scored_game_broken_off(sit: Sit) -> None:
    """T-60, T-80."""
    anne, blaise = sit("trictrac-a-ecrire", options={"marking": "manual", "rounds": 2}, dice="hand")
    enter_dice(anne, 5, 4)
    mark(anne, 4)
    press(anne, "marking")
    anne.page.locator("#panel .btn", has_text="−2").click()
    anne.page.locator("#panel .btn", has_text="Mark 2 instead").click()
    sees(anne, "2 instead", "#record")
    anne.page.locator("[data-id=menu]").first.click()
    anne.page.locator(".btn", has_text="Break the game off").click()
    anne.page.locator("dialog .btn.danger", has_text="Break off").last.click()
    press(anne, "play_on")
    sees(blaise, "Anne would play on", "#record")
    anne.page.locator("[data-id=menu]").first.click()
    anne.page.locator(".btn", has_text="Break the game off").click()
    anne.page.locator("dialog .btn.danger", has_text="Break off").last.click()
    sees(blaise, "Anne would break off …")
    press(blaise, "abandon")
    sees(blaise, "Asked for by Anne", "dialog[open]")
    blaise.page.locator("dialog .btn.danger", has_text="Break off").last.click()
    sees(blaise, "broken off by agreement", "#record")
    # The account on paper: alone, from the top, dark upon light, whatever the screen is.
    blaise.page.locator("#account button", has_text="The sheet").click()
    sheet = blaise.page.locator("dialog.printed")
    sheet.locator("td").first.wait_for()
    blaise.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    blaise.page.emulate_media(media="print", color_scheme="dark")
    box = sheet.bounding_box()
    assert box is not None
    assert box["y"] < 20
    assert blaise.page.locator("#play").is_hidden()
    assert sheet.locator("footer").is_hidden()
    paper, ink = (re.findall(r"\d+", sheet.evaluate(f"it => getComputedStyle(it).{it}")) for it in LOOKS_OF_PAPER)
    assert int(paper[0]) > 200 > 100 > int(ink[0])
    assert blaise.page.pdf(format="A4").count(b"/Type /Page\n") <= 1


# Time, and those who are not there


def test_the_house_acts_for_whoever_lets_the_clock_run_out(sit: Sit) -> None:
    anne, blaise = sit("backgammon", first="white", clock={"per_move": 5, "delay": 0})
    anne.page.locator("#below .clock.low").wait_for()
    sees(blaise, "The house acts for Anne", "#record")


def test_a_friend_who_is_away_is_shown_with_a_countdown(sit: Sit) -> None:
    anne, blaise = sit("backgammon", first="white")
    anne.page.goto("about:blank")
    sees(blaise, "the house may play in 0:", "#above.away")


# The scored game


def test_whoever_sits_out_advises(sit: Sit) -> None:
    """T-85."""
    visitors = sit("trictrac-a-ecrire", (PERSON, PERSON, PERSON), options={"rounds": 3})
    press(visitors[0], "lots")
    sees(visitors[0], "Who begins")
    advise = '#bar [data-id="advise"]'
    assert visitors[0].wait_until(lambda: any(it.page.locator(advise).count() for it in visitors))
    [out] = [it for it in visitors if it.page.locator(advise).count()]
    press(out, "advise")
    out.page.locator("#panel input").fill("Tenez !")
    keys(out, "Enter")
    for visitor in visitors:
        sees(visitor, "“Tenez !”", "#record")


def test_a_scored_game_goes_through_its_rounds_to_the_final_account(sit: Sit, salon: str) -> None:
    """T-80 to T-89, one of three a bot: somebody at this screen sits out, and the others go on."""
    options = {"rounds": 3, "players": 3, "hole_limit": 6}
    [anne] = sit("trictrac-a-ecrire", (PERSON, BOT, BOT), options=options, window={"language": "fr-FR"})
    kept = json.loads(anne.page.evaluate("localStorage['tablier.seats']"))[0]
    chance = random.Random(1)
    with Guest(salon, kept["table"], [kept["token"]]) as hand:  # which plays faster than a mouse
        while not hand.state["over"]:
            message = choose(hand.state, chance)
            hand.do(**message) if message else hand.receive()
    sees(anne, "3 marqués réglés", "#account")
    anne.page.reload()
    sees(anne, "3 marqués réglés", "#account")
    anne.page.locator("#record li").last.wait_for()
    lines = anne.page.locator("#record ol")
    below = lines.evaluate("it => it.scrollHeight - it.clientHeight - it.scrollTop")
    assert below < 2, "the newest line is in sight"
    anne.page.locator("#account button").click()
    sees(anne, "Trictrac à écrire", "dialog[data-name=account]")
    assert anne.page.locator("dialog button", has_text="Imprimer").count() == 1
    sheet = anne.page.locator("dialog a.btn").get_attribute("href")
    assert sheet is not None
    anne.page.goto(salon + sheet)
    sees(anne, "Compte final de 3 marqués", "body")


# Afterwards


def test_a_finished_game_is_stepped_through_copied_and_taken_away(sit: Sit, salon: str) -> None:
    [anne] = sit("backgammon", (PERSON, BOT), preset="modern", position="backgammon@modern:w:24,offx14:2,offx14")
    anne.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anne.page.locator('[data-id="sound"]').click()
    anne.page.locator("#bar .bar").click(position={"x": 5, "y": 5})
    press(anne, "throw")
    press(anne, "confirm")
    press(anne, "game")
    anne.page.locator(".review-board svg").wait_for()
    keys(anne, "Home")
    sees(anne, "1 of 1", ".stepper .count")
    anne.page.locator('button[aria-label^="Share"]').click()
    anne.page.locator("button", has_text="Link to this position").click()
    sees(anne, "Copied", "dialog button")
    assert anne.page.evaluate("navigator.clipboard.readText()").endswith("#at=1")
    for name, ending in (("Record (text)", ".tab"), ("Record (JSON)", ".json"), ("Picture", ".svg")):
        with anne.page.expect_download() as taken:
            anne.page.locator("dialog a", has_text=name).click()
        assert taken.value.suggested_filename.endswith(ending)

    anne.page.goto("about:blank")  # the review asks how far it is
    asked: list[str] = []
    anne.page.on("request", lambda it: asked.append(it.url))
    anne.enter("/history")
    sees(anne, "you ", ".badge")
    beside = [url for url in asked if "/api/tables/" in url and "/picture?" not in url]
    assert not beside, "one request tells all but the boards"
    anne.page.locator("#seats button", has_text="Copy").first.click()
    assert "#seat=" in anne.page.evaluate("navigator.clipboard.readText()")


def test_rules_are_searched(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon)
    visitor.enter("/rules/trictrac")
    visitor.page.locator("input[type=search]").fill("bredouille")
    sees(visitor, "clauses", "[role=status]")
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize(
    ("language", "told"), [("en-GB", "A game, throw by throw"), ("fr-FR", "Une partie, coup par coup")]
)
def test_a_page_of_rules_is_shown_whole(chromium: Browser, salon: str, language: str, told: str) -> None:
    """Not its clauses alone: also its headings, the game told throw by throw, and the sources."""
    visitor = Visitor(chromium, salon, language=language)
    visitor.enter("/rules/trictrac")
    visitor.page.locator("#rules-nav a", has_text=told).click()
    sees(visitor, "Soumille", ".part.asked")
    sees(visitor, "Sources", "#rules h2")
    visitor.page.locator("input[type=search]").fill("T-25")
    assert visitor.page.locator(".part.asked").is_hidden(), "a part without what is looked for goes, with its heading"
    assert visitor.page.locator("#T-25").is_visible()
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize("game", ["unstacked", "garanguet", "trictrac"])
def test_a_lesson_fits_a_phone(chromium: Browser, salon: str, game: str) -> None:
    visitor = Visitor(chromium, salon, width=360, height=740, touch=True, language="fr-FR")
    visitor.enter(f"/guide/{game}")
    visitor.at_table()
    ends = visitor.page.evaluate(
        "['#board', '.bar-area'].map(it => document.querySelector(it).getBoundingClientRect())"
        ".map((it, k) => k ? it.top : it.bottom)"
    )
    assert ends[0] <= ends[1], "the board lies behind the bar"
    visitor.close()
