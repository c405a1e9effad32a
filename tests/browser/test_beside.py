"""What a table has beside its board: sounds, a notification when it is one's turn, and the QR code of an invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from browser.visitor import Visitor
from salon.guests import Guest, Salon

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LISTEN = """
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
    if (to !== this.context.destination) return connect.call(this, to, ...more);
    if (!globalThis.ear) {
        globalThis.ear = this.context.createAnalyser();
        connect.call(ear, to);
    }
    return connect.call(this, ear);
};
"""
"""Puts an ear before the loudspeaker."""

LOUDEST = """async (milliseconds) => {
    let most = 0;
    const data = new Float32Array(2048);
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
        globalThis.ear?.getFloatTimeDomainData(data);
        most = Math.max(most, ...data.map(Math.abs));
        await new Promise((go) => setTimeout(go, 15));
    }
    return most;
}"""

MODULES = """async (modules) => {
    const image = document.querySelector("img.qr");
    await image.decode();
    const paper = new OffscreenCanvas(8 * modules, 8 * modules).getContext("2d");
    paper.drawImage(image, 0, 0, 8 * modules, 8 * modules);
    const { data } = paper.getImageData(0, 0, 8 * modules, 8 * modules);
    const dark = (row, column) => (data[4 * ((8 * row + 4) * 8 * modules + 8 * column + 4)] < 128 ? 1 : 0);
    return [...Array(modules).keys()].map((row) => [...Array(modules).keys()].map((column) => dark(row, column)));
}"""
"""Which modules of the QR code are dark, as it is drawn, with its quiet zone."""

CLICK = """async () => {
    const done = [];
    for (const [kind, name] of [[WindowClient, "focus"], [Clients, "openWindow"]]) {
        const real = kind.prototype[name];
        kind.prototype[name] = function (...given) {
            done.push(`${name} ${given[0] ?? this.url}`);
            return real.apply(this, given).catch(() => null);  // only who clicks may do it
        };
    }
    const [notification] = await registration.getNotifications();
    const { title, body } = notification;
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    const left = async () => (await registration.getNotifications()).length;
    while ((await left()) || !done.length) await new Promise((go) => setTimeout(go, 20));
    return [title, body, ...done];
}"""


def test_dice_men_and_points_are_heard_by_whoever_wants_to(chromium: Browser, salon: str) -> None:
    others = Salon(salon)
    filling = "trictrac:w:1x3,2x4,3x2,4x3,5x2,6:1x15"
    table, [token, _] = others.table("trictrac", dice="hand", position=filling)
    others.http.close()
    visitor = Visitor(chromium, salon)
    visitor.context.add_init_script(LISTEN)
    visitor.enter(f"/table/{table}#seat={token}")
    visitor.at_table()
    page = visitor.page

    def heard(milliseconds: int = 800) -> float:
        return float(page.evaluate(LOUDEST, milliseconds))

    def press(*keys: str) -> None:
        page.evaluate("document.activeElement.blur()")
        for key in keys:
            page.keyboard.press(key)

    assert page.evaluate("globalThis.ear === undefined"), "nothing is made of sound before it is chosen"
    page.locator('#top [data-id="sound"]').click()
    assert heard() > 0.02, "one hears what one chose"
    assert heard(300) == 0, "and nothing more"
    press("e", "5", "4")
    assert heard() > 0.02, "dice, and the token that marks eight points"
    page.locator("#bar .chip").first.wait_for()
    page.wait_for_timeout(1000)
    press("n", "Space", "Space")
    assert heard() > 0.02, "a man"
    page.locator('#top [data-id="sound"]').click()
    page.wait_for_timeout(500)
    press("u", "n", "Space", "Space")
    assert heard() == 0, "nothing once it is switched off"
    assert visitor.complaints == []
    visitor.close()


def test_the_code_of_an_invitation_is_its_link(chromium: Browser, salon: str) -> None:
    segno = pytest.importorskip("segno")
    visitor = Visitor(chromium, salon, width=360, height=740, dark=True)
    visitor.open_table("backgammon", against="friend")
    link = visitor.page.locator("#invite-link").input_value()
    assert urlsplit(link).netloc == urlsplit(salon).netloc
    wanted = [list(map(int, row)) for row in segno.make_qr(link, error="m").matrix_iter(border=4)]
    assert visitor.page.evaluate(MODULES, len(wanted)) == wanted
    box = visitor.page.locator("img.qr").bounding_box()
    assert box is not None
    assert box["width"] >= 4 * len(wanted), "large enough to be read off a screen"
    assert visitor.complaints == []
    visitor.close()


def test_a_click_on_a_notification_brings_its_table_to_the_front(chromium: Browser, salon: str) -> None:
    """What the system shows cannot be pressed here: the worker is told of the click, as the browser would tell it."""
    others = Salon(salon)
    table, tokens = others.table(
        "backgammon", dice="hand", position="backgammon:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"
    )
    visitor = Visitor(chromium, salon, workers=True)
    visitor.context.grant_permissions(["notifications"])
    page = visitor.page
    for path in ("/help", "/"):  # whoever comes a second time
        visitor.enter(path)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    address = f"{salon}/table/{table}#seat={tokens[1]}"
    page.goto(address)
    visitor.at_table()
    page.locator('#top [data-id="menu"]').click()
    page.get_by_label("Tell me when it is my turn").check()
    assert visitor.wait_until(lambda: page.evaluate("localStorage.getItem('tablier.notify')") == "on", 20)
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")  # one looks elsewhere
    with Guest(salon, table, [tokens[0]]) as anne:
        anne.do("throw", dice=[6, 5])
        while anne.state["steps"]:
            anne.do("step", **{name: anne.state["steps"][0][name] for name in ("from", "number", "to")})
        anne.do("confirm")
    worker = visitor.context.service_workers[0]
    assert visitor.wait_until(lambda: worker.evaluate("registration.getNotifications().then((all) => all.length)"), 20)
    told = worker.evaluate(CLICK)
    assert told[0] == "Backgammon: Your turn."
    assert "Guest 0 plays" in told[1]
    assert told[2:] == [f"focus {address}"], "the window of the table"
    others.http.close()
    visitor.close()
