"""Each of the five games from the lobby to the result, in a real browser: by dragging, and with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.visitor import How, Visitor, play_to_the_end
from tablier import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PLAYED = [game for game in GAMES if game != "trictrac-a-ecrire"]
"""The rounds of the scored game are played in ``test_moments``."""
GUESTS = ("irish", "plakoto")
"""Their kernel and their page are those of the other race games: one way is enough."""
LENGTHY = {"garanguet": "drag", "jacquet-de-versailles": "drag", "backgammon": "drag", "trictrac": "keys"}
"""Each way by itself takes half a minute and more, and this one shows nothing that the shorter games do not."""


def ways(game: str) -> list[Any]:
    """A game, and each way in which it is played."""
    both = [
        pytest.param(game, how, marks=pytest.mark.slow if LENGTHY.get(game) == how else ()) for how in ("drag", "keys")
    ]
    return both[1:] if game in GUESTS else both


@pytest.mark.parametrize(("game", "how"), [way for game in PLAYED for way in ways(game)])
def test_a_game_from_the_lobby_to_the_result(chromium: Browser, salon: str, game: str, how: How) -> None:
    visitor = Visitor(chromium, salon)
    visitor.open_table(game)
    visitor.at_table()
    play_to_the_end(visitor, how=how)
    assert visitor.page.locator("#bar .told strong").inner_text() in ("You have won", "You have lost")
    visitor.page.locator('#bar [data-id="game"]').click()
    visitor.page.wait_for_url("**/game/**")
    visitor.page.locator("h1").wait_for()
    assert visitor.complaints == []
    assert visitor.foreign == []
    visitor.close()
