"""A salon of its own for the browser tests, and a real Chromium to visit it with.

Where Chromium or Playwright is missing the tests are left out, and the reason is said. ``make test`` tries a few of
them, one of each kind; the others are marked ``long`` here.
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
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import noisy

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = os.environ.get("TABLIER_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")
"""Run as root, without a screen, and without looking for anything outside this machine."""
START_SECONDS = 180


SHORT = {
    "test_a_game_from_the_lobby_to_the_result[unstacked-drag]",
    "test_a_lesson_fits_a_phone[garanguet]",
    "test_a_problem_is_solved_by_keys_alone",
    "test_a_position_is_set_up_by_keys_alone",
    "test_a_page_of_rules_is_shown_whole[fr-FR-Une partie, coup par coup]",
    "test_a_refusal_covers_nothing_and_moves_nothing[phone-fr]",
    "test_a_review_fits_every_screen[phone]",
    "test_a_review_is_walked_through_with_keys_alone",
    "test_a_school_is_contested_and_decided",
    "test_a_table_at_every_size[phone-fr-light-trictrac]",
    "test_an_only_play_is_ghosted_whole_and_finished_by_one_key",
    "test_every_language_there_is_can_be_chosen[phone]",
    "test_it_can_be_reached_and_begun_with_the_tab_key_alone",
    "test_the_page_reckons_as_the_program_does",
    "test_what_was_promised_is_kept_checked_and_said[en-GB-Each throw was fixed before the game. Check it.]",
}
"""What ``make test`` tries in a browser."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark whatever else is tried in a browser as long, before markers are asked for."""
    for item in items:
        if item.path.parent == Path(__file__).parent and item.name not in SHORT:
            item.add_marker(pytest.mark.long)


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


def start_salon(folder: Path, port: int, program: Sequence[str] = ("-m", "tablier")) -> subprocess.Popen[bytes]:
    """Start ``tablier serve`` with its database in a folder, and wait until it answers."""
    with (folder / "salon.log").open("ab") as log:
        process = subprocess.Popen(
            [
                *(sys.executable, *program, "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port)),
                *("--database", f"sqlite:///{folder / 'salon.db'}"),
            ],
            env={"TABLIER_REVIEWS": "asked", **os.environ, "TABLIER_PAUSE": "0", **_NO_LIMITS},
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
    yield from running(tmp_path_factory.mktemp("salon"))


@pytest.fixture(scope="module")
def noisy_salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """That of one whose games have an act that the page has never heard of."""
    yield from running(tmp_path_factory.mktemp("noisy"), (str(Path(noisy.__file__)),))


def running(folder: Path, program: Sequence[str] = ("-m", "tablier")) -> Iterator[str]:
    """A salon that is stopped in the end; its address."""
    port = free_port()
    process = start_salon(folder, port, program)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    assert process.wait(120) == 0, "the salon did not shut down cleanly"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser without a window. While there is one, no other test can have an event loop, so it is closed soon."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed.")
    with playwright.sync_playwright() as driver:
        program = CHROMIUM or driver.chromium.executable_path  # that of the system, or Playwright's own
        if not Path(program).exists():
            pytest.skip("Chromium is not installed (apt-get install chromium, or playwright install chromium).")
        browser = driver.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()
