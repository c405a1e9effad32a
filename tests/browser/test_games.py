"""Each of the five games from the lobby to the result, in a real browser: by dragging, and with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.visitor import How, Visitor, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "trictrac")


@pytest.mark.parametrize("how", ["drag", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_the_lobby_to_the_result(chromium: Browser, salon: str, game: str, how: How) -> None:
    visitor = Visitor(chromium, salon)
    visitor.open_table(game)
    visitor.at_table()
    play_to_the_end(visitor, how=how)
    assert visitor.page.locator("#over h2").inner_text() in ("You have won", "You have lost")
    visitor.page.locator('#bar [data-id="game"]').click()
    visitor.page.wait_for_url("**/game/**")
    visitor.page.locator("h1").wait_for()
    assert visitor.complaints == []
    assert visitor.foreign == []
    visitor.close()
