"""Several browsers at one table: a friend by link, reloads and cut wires amid a turn, three at the scored game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from browser.visitor import Visitor, play_to_the_end
from browser.wire import Wire
from salon.guests import Guest, Salon

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def drafted(visitor: Visitor) -> int:
    """How many numbers of the throw this visitor sees played so far."""
    return visitor.page.locator("#bar .chip.spent").count()


def draft_a_step(visitor: Visitor) -> int:
    """Move a man; how many numbers are played then."""
    before = drafted(visitor)
    for _ in range(5):  # a man may be let go beside its place
        visitor.act("drag")
        if visitor.wait_until(lambda: drafted(visitor) > before, 10):
            return drafted(visitor)
    raise AssertionError("no step could be made")


def act_until(visitor: Visitor, other: Visitor, selector: str) -> None:
    """Let both act until the first sees something."""

    def come() -> bool:
        if visitor.page.locator(selector).count():
            return True
        if not visitor.act("drag"):
            other.act("drag")
        return False

    assert visitor.wait_until(come), f"{selector} never came"


STEP_LEFT = "html[data-phase=play] #board .cell.movable"


def test_two_browsers_one_reloaded_and_cut_off_in_the_middle_of_a_turn(chromium: Browser, salon: str) -> None:
    anne = Visitor(chromium, salon)
    anne.open_table("backgammon", against="friend")
    link = anne.page.locator("#invite-link").input_value()
    anne.page.locator("dialog a.btn.main, .sheet a.btn.main").first.click()
    anne.at_table()
    with Wire(urlsplit(salon).port or 0) as wire:
        blaise = Visitor(chromium, wire.address, seed=2)
        blaise.sit_down(wire.address + urlsplit(link).path, "Blaise")

        act_until(blaise, anne, STEP_LEFT)
        made = draft_a_step(blaise)
        blaise.page.reload()
        blaise.at_table()
        assert blaise.wait_until(lambda: drafted(blaise) == made)

        wire.cut()
        blaise.page.locator("#line:not([hidden])").wait_for()
        anne.page.locator("#above.away, #above :text('away')").first.wait_for()
        assert drafted(blaise) == made, "the draft is kept on the screen"
        wire.mend()
        blaise.page.locator("#line[hidden]").wait_for(state="attached")
        assert drafted(blaise) == made, "and at the table"

        for _ in range(40):
            anne.act("drag")
            blaise.act("drag")
        anne.resign()
        for visitor in (anne, blaise):
            visitor.page.locator("[data-phase=over] #bar .told strong").wait_for()
        ends = {visitor.page.locator("[data-phase=over] #bar .told strong").inner_text() for visitor in (anne, blaise)}
        assert ends == {"You have won", "You have lost"}
        assert anne.complaints == []
        assert [it for it in blaise.complaints if "WebSocket" not in it and "ERR_" not in it] == []
    for visitor in (anne, blaise):
        visitor.close()


def test_a_second_device_and_a_spectator_see_the_same_table(chromium: Browser, salon: str) -> None:
    anne = Visitor(chromium, salon)
    anne.open_table("garanguet")
    anne.at_table()
    kept = anne.page.evaluate("Object.entries(localStorage)")
    table = urlsplit(anne.page.url).path
    watcher = Visitor(chromium, salon)
    watcher.enter(table)
    watcher.at_table()
    anne.page.wait_for_timeout(200)
    assert watcher.page.locator("#bar .acts .btn").count() == 0, "a spectator has nothing to press"
    for _ in range(12):
        anne.act("drag")

    def told(visitor: Visitor) -> list[str]:
        """The record, as far as it does not speak of Anne; where it does, only that it does. Lots may put her opposite
        the spectator, and a play is told in the numbers of whoever reads."""
        lines = visitor.page.evaluate("document.querySelector('#record').innerText").splitlines()
        lines = [re.sub(r"\b(?:bar|\d+)/\S+", "…", line) for line in lines]
        return ["" if re.search(r"\b(?:you|guest)\b", line, re.IGNORECASE) else line for line in lines]

    assert anne.wait_until(lambda: told(watcher) == told(anne) != [])
    assert watcher.page.evaluate("localStorage.getItem('tablier.seats')") is None, "no seat was handed to the spectator"

    phone = Visitor(chromium, salon, width=360, height=740, touch=True)
    phone.enter("/")
    phone.page.evaluate("entries => entries.forEach(([name, value]) => localStorage.setItem(name, value))", kept)
    phone.enter(table)
    phone.at_table()
    buttons = "[...document.querySelectorAll('#bar .acts .btn')].map(it => it.dataset.id).join()"
    assert phone.wait_until(lambda: phone.page.evaluate(buttons) == anne.page.evaluate(buttons))
    for visitor in (anne, watcher, phone):
        assert visitor.complaints == []
        visitor.close()


def test_a_page_gives_way_to_newer_screens_and_rests(chromium: Browser, salon: str) -> None:
    others = Salon(salon)
    table = others.open("unstacked")
    token = others.sit(table, 0, "Anne")
    anne = Visitor(chromium, salon)
    anne.enter(f"/table/{table}#seat={token}")
    anne.page.locator("#board svg").first.wait_for()
    with ExitStack() as screens:
        screens.callback(others.http.close)
        for number in range(8):
            screens.enter_context(Guest(salon, table, [token], f"screen-{number}"))
        anne.page.locator("#line:not([hidden])", has_text="other screens").wait_for()
        before = others.http.get("/healthz").json()["connections"]
        anne.page.wait_for_timeout(1500)
        assert others.http.get("/healthz").json()["connections"] == before, "the page came back by itself"
        assert anne.page.locator("#line:not([hidden])", has_text="other screens").count() == 1
    assert anne.complaints == []
    anne.close()


def three_at_the_scored_game(chromium: Browser, salon: str) -> tuple[Visitor, Visitor, Visitor]:
    """Three people, each with a browser, at a table for three rounds."""
    anne = Visitor(chromium, salon)
    form = anne.new_table("trictrac-a-ecrire")
    form.locator('input[name="players"][value="3"]').check(force=True)
    for seat, kind in enumerate(("me", "friend", "friend")):
        form.locator(f"#seat-{seat}").select_option(kind)
    form.locator("#new-rounds").fill("3")
    form.locator("button.create").click()
    link = anne.page.locator("#invite-link").input_value()
    anne.page.locator("dialog a.btn.main, .sheet a.btn.main").first.click()
    anne.at_table()
    blaise, colette = Visitor(chromium, salon, seed=2), Visitor(chromium, salon, seed=3)
    blaise.sit_down(link, "Blaise")
    colette.sit_down(link, "Colette")
    return anne, blaise, colette


def leave_the_account(visitors: Sequence[Visitor]) -> None:
    """Everybody is in everybody's account, as *you* in one's own."""
    called = ("Anne", "Blaise", "Colette")
    for own, visitor in zip(called, visitors, strict=True):
        told = visitor.page.locator("#account table").first.inner_text()
        assert all(("You" if name == own else name) in told for name in called[1:])
        assert visitor.complaints == []
        visitor.close()


def test_three_begin_the_scored_trictrac_and_one_sits_out(chromium: Browser, salon: str) -> None:
    visitors = three_at_the_scored_game(chromium, salon)
    for _ in range(25):
        for visitor in visitors:
            visitor.act("drag")

    def advisers() -> int:
        return sum(visitor.page.locator('#bar [data-id="advise"]').count() for visitor in visitors)

    assert visitors[0].wait_until(lambda: advisers() == 1), "the one who sits out may advise, and nobody else"
    leave_the_account(visitors)


@pytest.mark.slow
def test_three_play_the_scored_trictrac_to_the_end(chromium: Browser, salon: str) -> None:
    visitors = three_at_the_scored_game(chromium, salon)
    play_to_the_end(*visitors, how="drag", seconds=600)
    leave_the_account(visitors)
