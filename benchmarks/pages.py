"""How fast the salon's pages are: what goes over the wire, when a page can be used, and whether anything jumps.

    python benchmarks/pages.py              # all of it, with a salon of its own (a minute)
    python benchmarks/pages.py --salon URL  # a salon that is running

Needs Playwright and Chromium. A page is opened in a browser that has never been here (cold) and once more (warm), on a
laptop's line and on a slow mobile one: 150 ms there and back, 1.6 Mbit/s down, 0.75 up, as Lighthouse has it. Bytes are
those of all answers with their headers; what the table's socket says comes on top of them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from socket import socket
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = os.environ.get("TABLIER_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
PAGES = (
    "/", "/learn", "/analysis", "/history", "/rules", "/rules/trictrac", "/guide", "/guide/garanguet", "/help",
    "/nowhere",
)  # fmt: skip
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SETTLED = 1200
"""Milliseconds after a page is there in which something may still jump."""

WATCH = """
window.seen = { shift: 0, largest: 0, usable: null, jumped: [] };
new PerformanceObserver((list) => {
  for (const it of list.getEntries()) if (!it.hadRecentInput) {
    seen.shift += it.value;
    const names = it.sources.map(({ node }) => node?.id || node?.className || node?.nodeName);
    seen.jumped.push([it.value.toFixed(4), ...names]);
  }
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => { seen.largest = list.getEntries().at(-1).startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
const usable = () => {
  const ready = document.querySelector("#bar")
    ? document.querySelector("#board svg") && document.querySelector("#bar .acts .btn:not([disabled])")
    : document.querySelector("#against select") && document.querySelector(".tiles .btn.main");
  if (ready) seen.usable ??= performance.now();
  else requestAnimationFrame(usable);
};
requestAnimationFrame(usable);
"""


@dataclass
class Opened:
    """What was seen of a page."""

    requests: list[str] = field(default_factory=list)
    bytes: float = 0
    shift: float = 0
    largest: float = 0
    usable: float | None = None
    jumped: list[Any] = field(default_factory=list)


@contextmanager
def own_salon() -> Iterator[str]:
    """A salon with an empty database; its address."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "tablier", "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port)]
        database = ["--database", f"sqlite:///{Path(folder) / 'salon.db'}"]
        process = subprocess.Popen([*serve, *database], stdout=subprocess.DEVNULL)
        try:
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.2)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(60)


def visit(context: BrowserContext, address: str, slow: bool, usable: bool) -> Opened:
    """Open a page, and wait until it can be used and has come to rest."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    if slow:
        wire.send("Network.emulateNetworkConditions", SLOW_4G)
    seen = Opened()
    wire.on("Network.requestWillBeSent", lambda it: seen.requests.append(it["request"]["url"]))
    wire.on("Network.webSocketCreated", lambda it: seen.requests.append(it["url"]))
    served: set[str] = set()
    wire.on("Network.requestServedFromCache", lambda it: served.add(it["requestId"]))

    def finished(it: dict[str, Any]) -> None:
        seen.bytes += 0 if it["requestId"] in served else it["encodedDataLength"]

    wire.on("Network.loadingFinished", finished)
    page.add_init_script(WATCH)
    page.goto(address)
    if usable:
        while page.evaluate("seen.usable === null"):  # the page's policy forbids the waiting that Playwright would do
            page.wait_for_timeout(20)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    for name, value in page.evaluate("seen").items():
        setattr(seen, name, value)
    page.close()
    return seen


def begun_table(browser: Browser, salon: str) -> str:
    """The address of a seat at a game of Trictrac against the computer, in which it is this seat's turn."""
    context = browser.new_context()
    page: Page = context.new_page()
    page.goto(salon)
    page.locator(".tiles .btn.main").last.click()
    page.locator("#bar .acts .btn:not([disabled])").first.wait_for()
    table = page.url.split("#")[0]
    token = page.evaluate("JSON.parse(localStorage.getItem('tablier.seats'))[0].token")
    context.close()
    return f"{table}#seat={token}"


def somebody_back(browser: Browser, salon: str) -> tuple[Any, str]:
    """What somebody's browser keeps who has given up one game and has another before them; the name of the first."""
    context = browser.new_context()
    page: Page = context.new_page()
    for given_up in (True, False):
        page.goto(salon)
        page.locator('.tile[data-game="garanguet"] .btn.main').click()
        page.locator("#bar .acts .btn.main:not([disabled])").click()  # who begins; before that nobody can give up
        page.locator('html:not([data-phase="opening"]) #bar .acts .btn.main').wait_for()
        if given_up:
            over = page.url.split("/table/")[1].split("#")[0]
            page.locator('[data-id="menu"]').click()
            for _ in range(2):
                page.locator("dialog .btn.danger").last.click()
            page.locator("[data-phase=over] #bar .told strong").wait_for()
    kept = context.storage_state()
    context.close()
    return kept, over


def report(name: str, line: str, seen: Opened) -> None:
    used = "" if seen.usable is None else f"{seen.usable / 1000:6.2f} s"
    print(
        f"{name:18} {line:14} {len(seen.requests):3} {seen.bytes / 1000:7.1f} KB  {used:9}"
        f" {seen.largest / 1000:5.2f} s  {seen.shift:.3f}",
        flush=True,
    )


def measure(salon: str, explain: bool) -> None:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        table = begun_table(browser, salon)
        print(f"{'page':18} {'':14} asked  sent       usable    largest  shift")
        for name, address in (("landing", salon + "/"), ("table", table)):
            for line, slow in (("laptop", False), ("slow 4G", True)):
                context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
                for when in ("cold", "warm"):
                    seen = visit(context, address, slow, True)
                    report(name, f"{line}, {when}", seen)
                    if explain and when == "cold" and slow:
                        print(*seen.requests, *seen.jumped, sep="\n")
                context.close()
        for size, width in (("phone", 360), ("laptop", 1280)):
            for path in (*PAGES, table):
                context = browser.new_context(viewport={"width": width, "height": 740}, reduced_motion="reduce")
                seen = visit(context, table if path == table else salon + path, True, False)
                report("/table" if path == table else path, f"{size}, 4G", seen)
                if explain and seen.shift > 0.01:
                    print(*seen.jumped, sep="\n")
                context.close()
        kept, over = somebody_back(browser, salon)
        for size, width in (("phone", 360), ("laptop", 1280)):
            for path in ("/", "/history", f"/game/{over}", f"/table/{over}"):
                view: Any = {"width": width, "height": 740}
                context = browser.new_context(viewport=view, reduced_motion="reduce", storage_state=kept)
                seen = visit(context, salon + path, True, False)
                report(f"back: {path.removesuffix(over)}", f"{size}, 4G", seen)
                if explain and seen.shift > 0.01:
                    print(*seen.jumped, sep="\n")
                context.close()
        browser.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--salon", help="the address of a salon that is running")
    asked.add_argument("--explain", action="store_true", help="list what was asked for, and what jumped")
    chosen = asked.parse_args()
    if chosen.salon:
        measure(chosen.salon.rstrip("/"), chosen.explain)
    else:
        with own_salon() as salon:
            measure(salon, chosen.explain)


if __name__ == "__main__":
    main()
