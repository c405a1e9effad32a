"""The front page as a document: a tile for every game, to be seen before any script has come."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from ...games import GAMES, Game, read_position
from ...saying import Reader, Said
from ...svg import vignette
from ..learning import problem_set
from ..lobby import catalogue

_LONG = 60
"""Minutes from which on a game is said to take hours."""


def parts(lang: str) -> dict[str, str]:
    """The tiles, and what the script of the page is told so that it need not ask."""
    games = catalogue.games(lang)
    known = {"games": list(map(_in_brief, games)), "problems": problem_set.shelf(lang)["games"]}
    return {
        "tiles": "".join(_tile(game, games, Reader(lang)) for game in games if game["within"] is None),
        # Inside a script element the only thing that could be taken for markup is a "<".
        "known": json.dumps(known, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
    }


def _in_brief(game: dict[str, Any]) -> dict[str, Any]:
    """What it takes to begin a game; its rules are asked for by whoever sets up a table of their own."""
    levels = [{"id": level["id"], "name": level["name"]} for level in game["levels"]]
    return {"id": game["id"], "players": game["players"], "levels": levels}


def _tile(game: dict[str, Any], games: list[dict[str, Any]], reader: Reader) -> str:
    def say(key: str, **values: Any) -> str:
        return escape(reader.say(Said(f"page.{key}", **values)))

    kind = GAMES[game["id"]]
    name = reader.say(kind.word("short_name"))
    play, learn = (say(f"salon-{what}-label", game=name) for what in ("play", "learn"))
    lasts = say("minutes-long") if game["minutes"] > _LONG else say("minutes", n=game["minutes"])
    scored = next((other["id"] for other in games if other["within"] == game["id"]), None)
    other_way = f'<a href="/?game={scored}#new">{say("salon-scored")}</a>' if scored else ""
    return (
        f'<li class="tile card-box" data-game="{game["id"]}"><div class="vignette board-picture">{_board(kind)}</div>'
        f'<div class="tile-words"><h3>{escape(name)}</h3>'
        f'<p class="tile-facts">{escape(game["era"])} · {lasts}</p><p class="tile-line">{escape(game["line"])}</p>'
        f'<div class="tile-do">{other_way}<button class="btn main" type="button" aria-label="{play}">'
        f'{say("salon-play")}</button> <a href="/guide/{game["id"]}" aria-label="{learn}">'
        f"{say('salon-learn')}</a></div></div></li>"
    )


def _board(kind: type[Game]) -> str:
    position, dice = kind.vignette
    start = read_position(position) if position else kind().start()
    return vignette(start, [int(die) for die in dice.split("-") if die])
