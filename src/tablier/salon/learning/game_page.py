"""A match that is over as a document that needs no script: who won, boards on the way, every line of its record."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from ...saying import Reader, Said
from ..kept.store import Kept
from ..play import views
from ..play.journal import Journal
from ..play.telling import ToldLine
from .replaying import beginning, later
from .rules import typeset

_BOARDS = 4
"""So many boards are shown of each game, evenly spaced, the last of them its end."""
_WIDTH, _HEIGHT = 896, 760


def document(kept: Kept, what: str, lang: str) -> dict[str, str]:
    """The title and the text of the page of a match; ``what`` is where it is kept (``tables/…``, ``records/…``)."""
    journal, reader = beginning(kept), Reader(lang)
    for event in later(kept, journal):
        journal.perform([event])
    names = " – ".join(seat.name or "" for seat in journal.seats)
    game = reader.say(journal.table.game.own_name)
    result = views.state(journal)["result"] or {}
    told = [result.get("sentence"), result.get("verdict")]
    sentences = "".join(f'<p class="lead">{escape(reader.say(one))}</p>' for one in told if one)
    downloads = (
        (f"/api/{what}/record?format={form}", reader.say(Said(f"page.game-download-{form}")))
        for form in ("text", "json")
    )
    doors = " ".join(f'<a class="btn" href="{address}">{escape(words)}</a>' for address, words in downloads)
    played = list(_games(journal))
    games = "".join(_game(number, len(played), lines, what, reader) for number, lines in enumerate(played, 1))
    return {
        "title": escape(f"{game}: {names}"),
        "article": f'<h1>{escape(game)}</h1><p>{escape(names)}</p>{sentences}<p class="row">{doors}</p>{games}',
    }


def _games(journal: Journal) -> Iterator[list[ToldLine]]:
    """The lines of each game of the match."""
    lines: list[ToldLine] = []
    for line in journal.lines:
        lines.append(line)
        if line.kind == "result":
            yield lines
            lines = []
    if lines:
        yield lines


def _game(number: int, of: int, lines: list[ToldLine], what: str, reader: Reader) -> str:
    moments = sorted({line.at for line in lines})
    shown = {moments[(len(moments) - 1) * part // _BOARDS] for part in range(1, _BOARDS + 1)}
    told = "".join(_moment(at, list(same), at in shown, what, reader) for at, same in groupby(lines, lambda it: it.at))
    heading = escape(reader.say(Said("review-page.review-game", n=number, of=of)))
    return f'<section><h2>{heading}</h2><ol class="told">{told}</ol></section>'


def _moment(at: int, lines: list[ToldLine], drawn: bool, what: str, reader: Reader) -> str:
    said = " ".join(_sentence(line, reader) for line in lines)
    board = ""
    if drawn:
        alt = escape(reader.say(Said("review-page.review-board-at", n=at)))
        address = f"/api/{what}/picture?at={at}&amp;lang={reader.language}"
        board = f'<img src="{address}" alt="{alt}" width="{_WIDTH}" height="{_HEIGHT}" loading="lazy">'
    return f'<li value="{at}" id="at-{at}">{said}{board}</li>'


def _sentence(line: ToldLine, reader: Reader) -> str:
    clause = f' <small class="soft">{escape(line.clause)}</small>' if line.clause else ""
    return f"{escape(typeset(reader.say(line.text)))}{clause}"
