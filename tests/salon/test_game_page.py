"""A finished game can be read without a script: its result, its record, and boards on the way."""

from __future__ import annotations

import re
from html import escape

from salon.guests import Salon
from tablier.saying import Reader, Said


def resigned(salon: Salon) -> str:
    table, tokens = salon.table("garanguet", first="white", match=1)
    with salon.guest(table, tokens[0]) as white, salon.guest(table, tokens[1]) as black:
        assert white.do("throw")["type"] == "ack"
        assert black.do("resign")["type"] == "ack"
    return table


def test_a_finished_game_is_a_document(salon: Salon) -> None:
    table = resigned(salon)
    shown = salon.http.get(f"/game/{table}").text
    assert 'href="?read=1"' in shown
    assert '<noscript><meta http-equiv="refresh" content="0; url=?read=1"></noscript>' in shown, "read at once"
    page = salon.http.get(f"/game/{table}?read=1&lang=fr")
    assert page.status_code == 200
    assert '<html lang="fr" ' in page.text
    told = re.findall(r'<li value="\d+".*?</li>', page.text, re.S)
    assert any("amène" in line or "amenez" in line for line in told)
    assert 'class="lead"' in page.text
    boards = re.findall(r'<img src="([^"]+)"', page.text)
    assert boards
    for board in boards:
        drawn = salon.http.get(board.replace("&amp;", "&"))
        assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert f'href="/api/tables/{table}/record?format=text"' in page.text


def test_a_game_that_is_played_is_not_told(salon: Salon) -> None:
    table, _ = salon.table("garanguet", first="white")
    page = salon.http.get(f"/game/{table}?read=1&lang=fr")
    assert page.status_code == 409
    assert page.headers["content-type"].startswith("text/html")
    assert f"<h1>{escape(Reader('fr').say(Said('study.not-over')))}</h1>" in page.text
    assert salon.http.get(f"/game/{table}").status_code == 200
    assert salon.http.get("/game/nowhere?read=1").status_code == 404
