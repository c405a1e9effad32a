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


LENGTHY = ("garanguet", "jacquet-de-versailles", "backgammon")
"""By hand a game of these takes a minute and more, and shows nothing that the shorter ones and Trictrac do not."""


def ways(game: str) -> list[Any]:
    """A game, and each way in which it is played."""
    by_hand = pytest.param(game, "drag", marks=pytest.mark.slow if game in LENGTHY else ())
    return [pytest.param(game, "keys")] if game in GUESTS else [by_hand, pytest.param(game, "keys")]


@pytest.mark.parametrize(("game", "how"), [way for game in PLAYED for way in ways(game)])
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
