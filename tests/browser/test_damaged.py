"""A table that cannot be played on, as a visitor sees it: the board and a notice, or the notice alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from salon.guests import running, settings_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DAMAGES = {
    "stopped": "update acts set body = '{' where table_id = ? and at = 4",
    "unreadable": "update tables set plan = '{}' where id = ?",
}


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The addresses of tables that were played at and damaged since."""
    folder, tables = tmp_path_factory.mktemp("damaged"), {}
    with running(settings_in(folder)) as salon:
        for name in DAMAGES:
            tables[name], tokens = salon.table("backgammon", dice="hand")
            with salon.guest(tables[name], *tokens) as guest:
                guest.do("opening", dice=[6, 1])
                guest.do("throw", dice=[6, 5])
    with closing(sqlite3.connect(folder / "salon.db")) as connection:
        for name, statement in DAMAGES.items():
            connection.execute(statement, (tables[name],))
        connection.commit()
    with running(settings_in(folder)) as salon:
        yield {name: f"{salon.base}/table/{table}" for name, table in tables.items()}


@pytest.mark.parametrize(
    ("lang", "title", "why"),
    [
        ("en-GB", "This table cannot be played on", "Act 4 of this table"),
        ("fr-FR", "On ne peut plus", "L’acte 4"),
    ],
)
def test_a_table_that_stands_still_is_shown_with_a_notice(
    chromium: Browser, damaged: dict[str, str], lang: str, title: str, why: str
) -> None:
    """The board as it was, why nobody can play on, and the way to the game and its record."""
    page = chromium.new_context(locale=lang).new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda problem: troubles.append(str(problem)))
    page.goto(damaged["stopped"])
    notice = page.locator("#over")
    notice.wait_for()
    assert why in notice.inner_text()
    assert title in page.locator("#bar").inner_text()
    assert page.locator("#board svg").count()
    page.locator('#bar [data-id="game"]').click()
    page.wait_for_url("**/game/*")
    page.locator(".review-board svg").wait_for()
    assert why in page.locator(".about").inner_text()
    assert page.locator(".row-of").count() == 1
    assert not troubles
    page.context.close()


def test_a_table_that_cannot_be_made_out_says_why(chromium: Browser, damaged: dict[str, str]) -> None:
    """A sentence and a way back, and no more asking."""
    page = chromium.new_context(locale="en-GB").new_page()
    page.goto(damaged["unreadable"])
    page.locator("#waiting h1").wait_for()
    assert "cannot be read by this version" in page.locator("#waiting").inner_text()
    assert page.locator("#waiting a").get_attribute("href") == "/"
    page.context.close()
