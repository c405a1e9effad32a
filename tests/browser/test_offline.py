"""The salon as an app: what was kept is there when nobody answers any more."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.conftest import free_port, start_salon
from browser.test_everywhere import faults
from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

IS_KEPT = """async (language) => {
    const { active } = await navigator.serviceWorker.ready;
    const shelf = (await caches.keys()).find((it) => it.endsWith(` ${language}`));
    return active?.state === "activated" && shelf !== undefined;
}"""
GAMES_KEPT = """async () => {
    const found = await (await caches.open("tablier games")).match("/kept/games");
    return found ? (await found.json()).games.length : 0;
}"""
WHOLE = """async () => {
    const missing = [];
    for (const name of await caches.keys()) {
        const shelf = await caches.open(name);
        for (const request of await shelf.keys()) {
            const found = await shelf.match(request);
            if (!/html/.test(found.headers.get("content-type"))) continue;
            for (const file of (await found.text()).match(/\\/static\\/[0-9a-f]{16}\\/[\\w./-]+/g))
                if (!(await shelf.match(file))) missing.push([request.url, file]);
        }
    }
    return missing;
}"""
"""The files that pages kept name and that are not kept beside them."""


def wait(visitor: Visitor, what: str, *given: object) -> None:
    while not visitor.page.evaluate(what, *given):
        visitor.page.wait_for_timeout(100)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_what_is_kept_is_there_when_nobody_answers(chromium: Browser, tmp_path: Path, language: str) -> None:
    port = free_port()
    salon = start_salon(tmp_path, port)
    visitor = Visitor(chromium, f"http://127.0.0.1:{port}", language=language, workers=True)
    page = visitor.page
    try:
        visitor.enter("/help")
        visitor.enter("/")  # whoever comes a second time
        wait(visitor, IS_KEPT, language[:2])
        assert page.evaluate(WHOLE) == []
        page.locator('.tile[data-game="jacquet-de-versailles"] .btn.main').click()
        page.locator("#bar .acts .btn.main:not([disabled])").click()  # who begins; before that nobody can give up
        page.locator('html:not([data-phase="opening"]) #bar .acts .btn.main').wait_for()
        page.locator('#top button[data-id="menu"]').click()
        page.locator("dialog .menu-list .btn.danger").first.click()
        page.locator("dialog .btn.danger").last.click()
        page.locator("[data-phase=over] #bar .told strong").wait_for()
        visitor.enter("/history")
        wait(visitor, GAMES_KEPT)
        salon.terminate()
        salon.wait(120)
        visitor.complaints.clear()

        page.goto(f"{visitor.address}/")
        page.locator(".offline-problem .diagram svg").wait_for()
        assert page.evaluate("document.documentElement.lang") == language[:2]
        assert page.locator("#books li").count() == 8
        assert faults(visitor) == []
        page.locator(".offline-problem button").first.click()
        page.locator(".offline-problem [role=status]").wait_for()
        page.locator("#games a.btn").click()
        page.locator(".review-board svg").wait_for()
        page.goto(f"{visitor.address}/guide/trictrac")
        assert page.locator(".told-lesson").count() == 10
        assert page.evaluate("[...document.images].every((it) => it.loading = 'eager')")
        wait(visitor, "() => [...document.images].every((it) => it.complete && it.naturalWidth)")
        page.goto(f"{visitor.address}/rules/trictrac")
        assert page.locator(".clause-block").count() > 50
        page.goto(f"{visitor.address}/table/abcdef")
        assert page.locator("main.offline").count() == 1
    finally:
        visitor.close()
        salon.terminate()
        salon.wait(120)
