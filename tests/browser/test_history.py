"""One's own games: counted, chosen by game and by end, forgotten, at every size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from browser.test_everywhere import faults, sticks_out
from browser.visitor import Visitor
from salon.guests import Guest, Salon

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PLAYED = (
    ("backgammon", "lost"), ("backgammon@modern", "won"), ("backgammon@modern", None), ("backgammon@house", None),
    ("trictrac", "won"), ("garanguet", "lost"),
)  # fmt: skip
"""What was played at each table, and how it ended for Anne."""


@pytest.fixture(scope="module")
def seats(salon: str) -> Iterator[str]:
    """The seats of somebody who has played, as a browser keeps them."""
    others = Salon(salon)
    kept = []
    for game, ended in PLAYED:
        table, tokens = others.table(game)
        kept.append({"table": table, "seat": 0, "token": tokens[0], "name": "Guest 0", "game": game.split("@")[0]})
        if not ended:
            continue
        guests = [Guest(salon, table, [token]) for token in tokens]
        starts = [guest for guest in guests if any(it["do"] in ("opening", "lots") for it in guest.state["actions"])]
        for guest in starts[:1]:
            guest.do(next(it["do"] for it in guest.state["actions"] if it["do"] in ("opening", "lots")))
        assert guests[ended == "won"].do("resign")["type"] == "ack"
        for guest in guests:
            guest.close()
    yield json.dumps(kept)
    others.http.close()


def come(chromium: Browser, salon: str, seats: str, **window: Any) -> Visitor:
    visitor = Visitor(chromium, salon, **window)
    visitor.context.add_init_script(f"localStorage.setItem('tablier.seats', {json.dumps(seats)})")
    visitor.enter("/history")
    visitor.page.locator(".history-row").first.wait_for()
    return visitor


def shown(visitor: Visitor) -> list[str]:
    """The games in the lists, each with how it stands."""
    return [" ".join(it.inner_text().split()) for it in visitor.page.locator(".history-row h3").all()]


def test_games_are_counted_and_chosen_by_game_and_by_end(chromium: Browser, salon: str, seats: str) -> None:
    visitor = come(chromium, salon, seats)
    page = visitor.page
    assert page.locator(".figures div").all_inner_texts() == ["won\n2", "lost\n2", "under way\n2"]
    assert len(shown(visitor)) == len(PLAYED)
    game, ended = (page.get_by_label(label, exact=True) for label in ("Which game", "How it ended"))
    offered = game.locator("option").all_inner_texts()
    assert sorted(offered) == ["Backgammon", "Garanguet", "Modern backgammon", "Trictrac", "all games"]
    game.select_option(label="Modern backgammon")
    assert sorted(shown(visitor)) == ["Modern backgammon you won", "Modern backgammon your turn"]
    game.select_option(label="Backgammon")
    assert sorted(shown(visitor)) == ["Backgammon you lost", "Backgammon your turn"]
    ended.focus()
    ended.select_option(label="lost")
    assert shown(visitor) == ["Backgammon you lost"]
    assert page.evaluate("document.activeElement.ariaLabel") == "How it ended", "what was chosen last keeps the focus"
    ended.select_option(label="won")
    assert shown(visitor) == []
    page.get_by_text("There is no such game among yours.").wait_for()
    game.select_option(label="all games")
    assert sorted(shown(visitor)) == ["Modern backgammon you won", "Trictrac you won"]
    page.locator("select.languages").select_option("fr")  # what was chosen stays in another language
    page.locator(".history-row .badge", has_text="gagné").first.wait_for()
    assert sorted(shown(visitor)) == ["Backgammon moderne gagné", "Trictrac gagné"]
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 800)], ids=str)
def test_ones_games_fit_every_screen(chromium: Browser, salon: str, seats: str, size: tuple[int, int]) -> None:
    visitor = come(chromium, salon, seats, width=size[0], height=size[1], language="fr-FR")
    assert not sticks_out(visitor)
    assert faults(visitor) == []
    assert visitor.complaints == []
    visitor.close()
