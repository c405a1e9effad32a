"""Somebody who visits the salon with a browser: sits down, throws, moves men by hand or by keys, and looks around."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

How = Literal["drag", "keys", "tap"]

MOST_WAITING = 120.0
"""Seconds without anything happening after which a game is given up as stuck."""

MOST_TABS = 300
"""A record holds many links."""

QUICK = 3000
"""Milliseconds to wait for something that is there already."""


LOOK = """() => {
    const some = (wanted) => document.querySelector(wanted) !== null;
    const others = '#bar .acts .btn:not([disabled]):not(.quiet):not([data-id="undo"])';
    return [
        document.querySelector('#bar').textContent + document.querySelector('#record').textContent.length,
        some('#bar [data-id="game"]'),
        document.querySelector("#bar .acts .btn.main:not([disabled])")?.dataset.id ?? null,
        some("#board .cell.movable") && some("#bar .chips:not([hidden])"),
        [...document.querySelectorAll(others)].map((it) => it.dataset.id),
    ];
}"""
"""What is seen at a table, asked for in one go and often (``innerText`` would have the page laid out
anew each time): what the bar says and how much is on record, whether the match is decided, what is to be pressed
before all else, whether men can move, the other buttons."""

AT_THE_BOARD = """() => {
    const it = document.activeElement;
    return it === document.body || it.closest("#board") !== null;
}"""
"""Whether Enter is for what is to be done next, and not for a link or a button somewhere."""


class Seen(NamedTuple):
    """What somebody sees at the table."""

    status: str
    over: bool
    main: str | None
    movable: bool
    others: list[str]


class Visitor:
    """One person with one browser window. Complaints of the page itself are collected in ``complaints``."""

    def __init__(
        self, browser: Browser, address: str, *, width: int = 1280, height: int = 800, touch: bool = False,
        language: str = "en-GB", dark: bool = False, seed: int = 1, workers: bool = False,
    ) -> None:  # fmt: skip
        self.address = address
        self.chance = random.Random(seed)
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, locale=language,
            color_scheme="dark" if dark else "light", reduced_motion="reduce",
            # What is to be answered by a test is asked by the page itself.
            service_workers="allow" if workers else "block",
        )  # fmt: skip
        self.context.set_default_timeout(1000 * MOST_WAITING)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        self.page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        self.foreign: list[str] = []
        self.page.on("request", lambda asked: asked.url.startswith(address) or self.foreign.append(asked.url))

    def close(self) -> None:
        self.context.close()

    # Sitting down

    def enter(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")

    def open_table(self, game: str, *, against: str = "bot") -> None:
        """Fill in the form for a new table and open it."""
        form = self.new_table(game)
        if against == "bot":  # where nothing is chosen, nobody plays better or worse
            against = "bot" if game == "unstacked" else "bot:novice"
        form.locator('select[name="opponent"]').select_option(against)
        form.locator("button.create").click()

    def new_table(self, game: str) -> Locator:
        """The form for a new table, at a game."""
        self.enter("/#new")
        form = self.page.locator("form.new-table")
        form.locator('select[name="game"]').select_option(game)
        return form

    def sit_down(self, link: str, name: str) -> None:
        """Come by a friend's link and take the free seat."""
        self.page.goto(link)
        self.page.locator("#sit-name").fill(name)
        with self.page.expect_navigation():  # the page comes anew, with a seat
            self.page.locator("#sit-name").press("Enter")
        self.at_table()

    def at_table(self) -> None:
        """Wait until the board is there."""
        self.page.locator("#board svg").first.wait_for()
        self.page.locator("#bar .say strong").wait_for()

    def tab_to(self, target: Locator) -> None:
        """Reach something with the Tab key alone."""
        target.wait_for()
        assert self._walk_to(target), "it went away"

    def _walk_to(self, target: Locator) -> bool:
        """Press the Tab key until something has the focus; whether it stayed for as long as that took."""
        for _ in range(MOST_TABS):
            focused = target.evaluate_all("all => all.map(it => it === document.activeElement)")
            if not focused or focused[0]:
                return bool(focused)
            self.page.keyboard.press("Tab")
        raise AssertionError("it cannot be reached with the Tab key")

    def wait_until(self, come: Callable[[], object], seconds: float = MOST_WAITING) -> bool:
        """Whether something that is looked for again and again comes in time."""
        deadline = time.monotonic() + seconds
        while not come():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(20)
        return True

    # Playing

    def look(self) -> Seen:
        """What is seen at the table just now."""
        return Seen(*self.page.evaluate(LOOK))

    @property
    def status(self) -> str:
        """What the bar says, and how much is on record: changes whenever anything happens."""
        return self.look().status

    def act(self, how: How, seen: Seen | None = None) -> bool:
        """Do one thing if there is one to do; whether there was."""
        from playwright.sync_api import TimeoutError as TookTooLong

        try:
            return self._act(how, seen or self.look())
        except TookTooLong:
            return False  # what was to be pressed has gone, because something happened at the table

    def _act(self, how: How, seen: Seen) -> bool:
        page = self.page
        _, _, main, movable, names = seen
        if main:
            if main not in ("rematch", "game"):
                self._press_main(how, seen)
            return True
        if movable:
            return {"drag": self._drag, "keys": self._by_keys, "tap": self._tap_twice}[how]()
        choices = [name for name in names if name not in ("school", "false", "advise", "double", "house", "game")]
        if not choices:
            return False
        button = page.locator(f'#bar .acts .btn[data-id="{self.chance.choice(choices)}"]')
        if how != "keys":
            self._click(button)
        elif self._walk_to(button):
            page.keyboard.press("Enter")
        self._changed_since(seen.status)
        return True

    def _press_main(self, how: How, seen: Seen) -> None:
        button = self.page.locator("#bar .acts .btn.main:not([disabled])").first
        if how == "keys":
            if self.page.evaluate(AT_THE_BOARD) or self._walk_to(button):
                self.page.keyboard.press("Enter")
        elif how == "tap":
            button.tap(timeout=QUICK)
        else:
            self._click(button)
        if not self._changed_since(seen.status) and how == "keys" and self._walk_to(button):  # it was meant for a man
            self.page.keyboard.press("Enter")

    def _changed_since(self, before: str) -> bool:
        """Whether what was done is soon seen to have changed anything."""
        return self.wait_until(lambda: self.status != before, QUICK / 1000)

    def _click(self, target: Locator) -> None:
        """Click where something is just now. (Playwright's own click waits for it to stay, which it may never do.)"""
        box = target.bounding_box(timeout=QUICK)
        if box is not None:
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def resign(self) -> None:
        """Give the game up, by the menu."""
        self.page.locator('[data-id="menu"]').click()
        self.page.locator("dialog .btn.danger").click()
        self.page.locator("dialog .btn.danger").click()

    def _some_movable(self) -> Locator:
        movable = self.page.locator("#board .cell.movable")
        return movable.nth(self.chance.randrange(movable.count()))

    def _drag(self) -> bool:
        """Drag a man to one of the places shown for it."""
        mouse = self.page.mouse
        box = self._some_movable().bounding_box(timeout=QUICK)
        if box is None:
            return False
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 + 4)
        places = self.page.locator("#board svg.marks g.disc").evaluate_all(
            "all => all.map(it => it.getBoundingClientRect()).map(it => [it.x + it.width / 2, it.y + it.height / 2])"
        )
        if places:
            mouse.move(*self.chance.choice(places), steps=2)
        mouse.up()
        self._choose_route()
        return True

    def _by_keys(self) -> bool:
        """Walk to a man that can move and play the leading number with it."""
        keyboard = self.page.keyboard
        for _ in range(self.chance.randint(1, 3)):
            keyboard.press("n")
        keyboard.press("Space")
        keyboard.press("Space")
        if self.page.locator("#board .cell[aria-pressed=true]").count():
            keyboard.press("d")  # the leading number does not fit this man: let another lead
            keyboard.press("Space")
            keyboard.press("Escape")
        return True

    def _tap_twice(self) -> bool:
        cell = self._some_movable()
        cell.tap(timeout=QUICK)
        cell.tap(timeout=QUICK)
        if self.page.locator("#board .cell[aria-pressed=true]").count():
            self.page.keyboard.press("d")
        self._choose_route()
        return True

    def _choose_route(self) -> None:
        """Where two ways lead to the same place the page asks which."""
        routes = self.page.locator("#panel button, .chooser button")
        if routes.count():
            self._click(routes.first)


def play_to_the_end(*visitors: Visitor, how: How, seconds: float = 500) -> None:
    """Let everybody act whenever they can, until all see the end."""
    deadline = time.monotonic() + seconds
    quiet_since = time.monotonic()
    before: list[str] = []
    while True:
        acted, views = False, []
        for visitor in visitors:
            views.append(seen := visitor.look())
            acted |= not seen.over and visitor.act(how, seen)
        if all(seen.over for seen in views):
            return
        now = [seen.status for seen in views]
        if now != before:
            before, quiet_since = now, time.monotonic()
        assert time.monotonic() - quiet_since < MOST_WAITING, f"nothing happens any more: {before}"
        assert time.monotonic() < deadline, f"not finished after {seconds} s: {before}"
        if not acted:
            visitors[0].page.wait_for_timeout(30)
