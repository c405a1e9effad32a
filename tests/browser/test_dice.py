"""The page keeps what it was promised, brings its part sealed, checks every throw, and says when one does not hold."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

import pytest

from browser.visitor import Visitor
from tablier.chance import ChanceMoment
from tablier.fairness import FairChance, KeysTold, key_before, seal_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

HELD = ".checks .held"
BROKEN = ".checks .broken"


def promises(visitor: Visitor) -> list[dict[str, Any]]:
    return list(json.loads(visitor.page.evaluate("localStorage.getItem('tablier.promises')")))


def play(visitor: Visitor, throws: int = 3) -> None:
    """Play until so many throws are seen to be fair."""
    visitor.at_table()

    def thrown() -> bool:
        visitor.act("drag")
        return visitor.page.locator("#record li", has_text="throw").count() >= throws

    assert visitor.wait_until(thrown), "nothing was thrown"


def look(visitor: Visitor) -> None:
    visitor.page.locator("#fairness button").click()
    visitor.page.locator("dialog .checks").wait_for()


def test_the_page_reckons_as_the_program_does(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon)
    visitor.enter("/help")
    reckon = """async ([key, n]) => {
        const dice = await import("/static/js/dice.js");
        const { hex, sha256, hmac, unhex, utf8 } = await import("/static/js/lib/sha256.js");
        const about = { table: "t1", seeds: ["rose", "jack-7", "c"] };
        return {
            before: hex(dice.keyBefore(unhex(key))), dice: dice.diceOf(about, unhex(key), n, 40),
            lots: dice.lotsOf(about, unhex(key), n), seal: dice.sealOf("t1", 2, "c"),
        };
    }"""
    for n in (1, 2, 77):
        key = secrets.token_bytes(32)
        chance = FairChance("t1", KeysTold(key, n), ["rose", "jack-7", "c"])
        assert visitor.page.evaluate(reckon, [key.hex(), n]) == {
            "before": key_before(key).hex(),
            "dice": list(chance.dice(40, ChanceMoment(0, n - 1))),
            "lots": list(chance.order(3, ChanceMoment(0, n - 1))),
            "seal": seal_of("t1", 3, "c"),
        }
    visitor.close()


def test_sha256_is_sha256(chromium: Browser, salon: str) -> None:
    """Against the browser's own, which is there on this machine's address; all lengths around the edges of blocks."""
    visitor = Visitor(chromium, salon)
    visitor.enter("/help")
    same = visitor.page.evaluate("""async () => {
        const { hex, sha256, hmac } = await import("/static/js/lib/sha256.js");
        for (let length = 0; length < 200; length++) {
            const bytes = crypto.getRandomValues(new Uint8Array(length));
            const own = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
            if (hex(sha256(bytes)) !== own) return `sha256 of ${length}`;
            const raw = crypto.getRandomValues(new Uint8Array(1 + length % 64));
            const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
            const signed = hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)));
            if (hex(hmac(raw, bytes)) !== signed) return `hmac of ${length}`;
        }
        return "yes";
    }""")
    assert same == "yes"
    visitor.close()


@pytest.mark.parametrize(("language", "sentence"), [
    ("en-GB", "Each throw was fixed before the game. Check it."),
    ("fr-FR", "Chaque jet était fixé avant la partie. Vérifiez."),
])  # fmt: skip
def test_what_was_promised_is_kept_checked_and_said(
    chromium: Browser, salon: str, language: str, sentence: str
) -> None:
    visitor = Visitor(chromium, salon, language=language)
    visitor.open_table("unstacked")
    visitor.at_table()
    visitor.page.locator("#bar .acts .btn.main").wait_for()
    assert visitor.page.locator("#fairness").inner_text() == sentence
    (kept,) = promises(visitor)
    assert len(kept["promise"]) == 64
    (seat,) = kept["mine"]
    assert kept["seals"][int(seat)] == seal_of(kept["table"], int(seat) + 1, kept["mine"][seat]["seed"])
    visitor.act("drag")
    visitor.act("drag")
    look(visitor)
    assert visitor.page.locator(HELD).count() == 4
    assert visitor.page.locator(BROKEN).count() == 0
    visitor.page.reload()
    visitor.at_table()
    look(visitor)
    assert visitor.page.locator(HELD).count() == 4
    assert visitor.complaints == []
    visitor.close()


ALTERED = {
    "another promise": "it => { it.promise = it.promise.replace(/^./, (x) => x === '0' ? '1' : '0'); }",
    "another seal": "it => { it.seals[0] = '0'.repeat(64); }",
    "another seed of one's own": "it => { Object.values(it.mine)[0].seed = 'rose'; }",
    "other seeds": "it => { it.seeds[0] = 'rose'; }",
}


@pytest.mark.parametrize("how", ALTERED)
def test_a_page_that_is_told_otherwise_later_says_so(chromium: Browser, salon: str, how: str) -> None:
    """What the page kept is set otherwise, as if the server had said something else before."""
    visitor = Visitor(chromium, salon)
    visitor.open_table("unstacked")
    play(visitor)
    visitor.page.evaluate(f"""() => {{
        const kept = JSON.parse(localStorage.getItem("tablier.promises"));
        ({ALTERED[how]})(kept[0]);
        localStorage.setItem("tablier.promises", JSON.stringify(kept));
    }}""")
    for _ in range(2):  # a second look forgives nothing
        visitor.page.reload()
        visitor.page.locator("#fairness .notice.bad", has_text="not what was promised").wait_for()
    look(visitor)
    assert visitor.page.locator(BROKEN).count() >= 1
    visitor.close()


FORGED = """(() => {
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(run) {
            super.onmessage = (event) => {
                const it = JSON.parse(event.data);
                const forge = (it) => { if (it?.told?.throws.length) CHANGE; };
                forge(it.type === "changes" ? it.changed : it.type === "state" ? it : null);
                run({ data: JSON.stringify(it) });
            };
        }
    };
})()"""


@pytest.mark.parametrize("change", [
    "it.told.throws[0].dice[0] = it.told.throws[0].dice[0] % 6 + 1",
    "it.told.key = '0'.repeat(64)",
    "(it.told.n += 1)",
    "it.told.throws.pop()",
])  # fmt: skip
def test_a_throw_that_does_not_follow_is_seen_as_it_comes(chromium: Browser, salon: str, change: str) -> None:
    visitor = Visitor(chromium, salon)
    visitor.page.add_init_script(FORGED.replace("CHANGE", change))
    visitor.open_table("unstacked")
    visitor.at_table()
    assert visitor.wait_until(lambda: visitor.act("drag"))
    visitor.page.locator("#fairness .notice.bad").wait_for()
    look(visitor)
    assert visitor.page.locator(BROKEN).count() >= 1
    visitor.close()


def test_a_seat_whose_answer_was_lost_is_taken_once(chromium: Browser, salon: str) -> None:
    visitor = Visitor(chromium, salon)
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.post_data or "")
        if len(asked) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    visitor.page.route("**/seats/*", lose)
    visitor.open_table("unstacked")
    visitor.at_table()
    visitor.page.locator("#record li", has_text="sit down").wait_for()
    assert len(asked) == 2
    assert asked[0] == asked[1], "the same secret, and the same seal"
    assert visitor.page.locator("#record li", has_text="sit down").count() == 1
    visitor.act("drag")
    look(visitor)
    assert visitor.page.locator(HELD).count() == 4
    visitor.close()


def test_friends_seal_and_open_and_seal_again_for_a_rematch(chromium: Browser, salon: str) -> None:
    anne = Visitor(chromium, salon)
    anne.open_table("unstacked", against="friend")
    link = anne.page.locator("#invite-link").input_value()
    anne.page.locator("dialog a.btn.main, .sheet a.btn.main").first.click()
    anne.at_table()
    blaise = Visitor(chromium, salon, seed=2)
    blaise.sit_down(link, "Blaise")
    first = promises(anne)[0]
    anne.page.locator('#bar [data-id="opening"]').click()
    anne.page.locator("#record li", has_text="For the beginning").first.wait_for()  # a tie is thrown again
    anne.resign()
    before = anne.page.url
    for visitor in (anne, blaise):
        visitor.page.locator('#bar [data-id="rematch"]').click()
    for visitor in (anne, blaise):  # once both have agreed, nothing more is to be pressed
        visitor.page.wait_for_url(lambda url: "/table/" in url and url.split("#")[0] != before.split("#")[0])
        visitor.at_table()
        visitor.page.locator('#bar [data-id="opening"]').wait_for()
    again = promises(anne)[0]
    assert again["promise"] != first["promise"]
    assert set(again["seeds"]).isdisjoint(promises(blaise)[1]["seeds"])
    for visitor in (anne, blaise):
        look(visitor)
        assert visitor.page.locator(HELD).count() == 3
        assert visitor.complaints == []
        visitor.close()


def test_who_has_come_by_another_browser_makes_the_parts_anew(chromium: Browser, salon: str) -> None:
    anne = Visitor(chromium, salon)
    anne.open_table("unstacked", against="friend")
    link = anne.page.locator("#invite-link").input_value()
    anne.page.locator("dialog a.btn.main, .sheet a.btn.main").first.click()
    anne.at_table()
    token = json.loads(anne.page.evaluate("localStorage.getItem('tablier.seats')"))[0]["token"]
    anne.close()
    blaise = Visitor(chromium, salon)
    blaise.sit_down(link, "Blaise")
    blaise.page.locator("#bar", has_text="Waiting for").wait_for()
    elsewhere = Visitor(chromium, salon)
    elsewhere.page.goto(f"{link}#seat={token}")
    assert blaise.page.locator('#bar [data-id="anew"]').count() == 0, "nobody is late yet"
    elsewhere.page.locator('#bar [data-id="anew"]').click()
    for visitor in (elsewhere, blaise):
        visitor.page.locator('#bar [data-id="opening"]').wait_for()
        assert visitor.page.locator("#record li", has_text="made anew").count() == 1
        look(visitor)
        assert visitor.page.locator(HELD).count() == 3
        visitor.close()
