"""A salon of its own for the browser tests, and a real Chromium to visit it with.

Where Chromium or Playwright is missing the tests are left out, and the reason is said.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = os.environ.get("TABLIER_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")
"""Run as root, without a screen, and without looking for anything outside this machine."""
START_SECONDS = 60


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


_NO_LIMITS = {
    f"TABLIER_{limit}": "10000"
    for limit in ("TABLE_LIMIT", "WAITING_LIMIT", "PUBLIC_LIMIT", "SEATS_A_MINUTE", "SEATS_AN_HOUR")
}
"""All browsers of these tests come from one address."""


def start_salon(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Start ``tablier serve`` with its database in a folder, and wait until it answers."""
    with (folder / "salon.log").open("ab") as log:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tablier", "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port)),
                *("--database", f"sqlite:///{folder / 'salon.db'}"),
            ],
            env={**os.environ, "TABLIER_PAUSE": "0", **_NO_LIMITS},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                return process
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    process.kill()
    pytest.fail(f"The salon did not start:\n{(folder / 'salon.log').read_text()}")


@pytest.fixture(scope="session")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running salon."""
    folder = tmp_path_factory.mktemp("salon")
    port = free_port()
    process = start_salon(folder, port)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    assert process.wait(20) == 0, "the salon did not shut down cleanly"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed.")
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (apt-get install chromium), so nothing is tried in a browser.")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()
