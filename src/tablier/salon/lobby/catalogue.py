"""Lists: the games there are, the tables one may join or watch, and one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...errors import TablierError
from ...games import GAMES, Game, Option, Value, find_game
from ...games.game import show_value
from ...saying import Reader, Said
from ...table import Table
from ..kept.store import KeptSeat, KeptTable
from ..languages import translate
from .levels import levels

_AT_BOARD = 2
"""Where so many have a seat, seats are sides."""
SeatedTables = Sequence[tuple[KeptTable, tuple[KeptSeat, ...]]]


def games(lang: str) -> list[dict[str, Any]]:
    """Every game with what can be chosen."""
    return [_game(kind, lang) for kind in GAMES.values()]


def _game(kind: type[Game], lang: str) -> dict[str, Any]:
    options = Table.options(kind.id)
    players = next((list(option.values) for option in options if option.name == "players"), [2])
    told = {
        "id": kind.id, "name": kind.word("name"), "year": kind.word("year"), "era": kind.word("era"),
        "line": kind.word("line"), "minutes": kind.minutes, "dice": kind.dice, "players": players,
        "presets": [
            {"name": name, "title": kind.word(f"preset-{name}"), "options": dict(chosen), "summary": _show(chosen)}
            for name, chosen in kind.presets.items()
        ],
        "options": [_option(option) for option in options],
        "levels": levels(kind(), lang), "vignette": _vignette(kind), "within": _within(kind),
    }  # fmt: skip
    named: dict[str, Any] = translate(told, Reader(lang))
    return named


def _vignette(kind: type[Game]) -> dict[str, str]:
    """What shows a game at a glance: a position and a throw, as ``/api/picture`` takes them."""
    position, dice = kind.vignette
    return {"position": position or kind().start().id, "dice": dice}


def _within(kind: type[Game]) -> str | None:
    """The game it is another way of playing, if any."""
    return next((wider.id for wider in GAMES.values() if issubclass(kind, wider) and wider is not kind), None)


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name, "clause": option.clause, "summary": option.summary, "default": option.default,
        "values": [{"value": value, "effect": effect} for value, effect in option.effects.items()],
        "numbers": None if option.numbers is None else [option.numbers[0], option.numbers[-1]],
        "needs": option.needs, "play": option.play,
    }  # fmt: skip


def _show(values: Mapping[str, Value]) -> str:
    return ", ".join(f"{option}={show_value(value)}" for option, value in values.items())


def lobby(found: SeatedTables, watching: Callable[[str], int], lang: str) -> dict[str, Any]:
    """Open public tables, and running ones to watch; ``watching`` tells how many do."""
    opened, running = [], []
    reader = Reader(lang)
    for table, seats in found:
        game = _named(table)
        if game is None:
            continue  # nobody could sit down or watch
        names = [seat.name for seat in seats if seat.settled]
        if table.stage == "open":
            opened.append({
                "id": table.id, "game": game.id, "variant": game.variant, "name": reader.say(game.own_name),
                "by": names[0] if names else None, "names": names,
                "seats_free": [seat.seat for seat in seats if not seat.settled and seat.token_hash is None],
                "match": table.plan.get("match"), "clock": table.plan.get("clock"), "created": table.created,
            })  # fmt: skip
        else:
            running.append({
                "id": table.id, "game": game.id, "variant": game.variant, "name": reader.say(game.own_name),
                "names": names, "watching": watching(table.id), "touched": table.touched,
            })  # fmt: skip
    return {"open": [table for table in opened if table["seats_free"]], "running": running}


def _named(table: KeptTable) -> Game | None:
    """The game of a table; None if this version of the program does not know it."""
    try:
        return find_game(table.plan["game"])
    except (TablierError, LookupError, TypeError, AttributeError):
        return None


def mine(found: SeatedTables, tokens: Mapping[str, str], reviewed: Mapping[str, str], lang: str) -> dict[str, Any]:
    """The tables of somebody's seats, each with the tokens that open it, whose turn it is, or how it ended.

    ``reviewed`` tells how far the reviews of some of them are.
    """
    listed = []
    for table, seats in found:
        game = _named(table)
        called = str(table.plan.get("game", "?")).partition("@")[0]  # by a newer version, or damaged
        own = [seat for seat in seats if seat.token_hash in tokens]
        listed.append({
            "id": table.id, "game": game.id if game else called, "variant": game.variant if game else "",
            "name": Reader(lang).say(game.own_name) if game else called, "stage": table.stage,
            "names": [seat.name for seat in seats], "seats": [seat.seat for seat in own],
            "tokens": [tokens[seat.token_hash or ""] for seat in own],
            "match": table.plan.get("match", 1), "created": table.created, "touched": table.touched,
            "review": reviewed.get(f"tables/{table.id}"), **_standing(table, seats, own, lang),
        })  # fmt: skip
    return {"tables": listed}


def _standing(table: KeptTable, seats: Sequence[KeptSeat], own: Sequence[KeptSeat], lang: str) -> dict[str, Any]:
    """Whose turn it is (``turn``: a seat, or None where anybody may go on), and how it ended, once it has.

    ``yours``: one of one's own seats is waited for. ``won``: None unless one side was one's own, and not the other.
    """
    kept = table.result or {}
    if table.stage != "over":
        turn = kept.get("turn")
        yours = table.stage == "running" and (turn is None or turn in [seat.seat for seat in own])
        return {"turn": turn, "yours": yours, "result": None, "won": None}
    winners = kept.get("winners")
    ours = None if not winners else {seat.seat in winners for seat in own}
    won = None if ours is None or len(ours) != 1 else ours.pop()
    sentence = kept.get("sentence")
    # Older rows have a finished sentence.
    told = {**kept, "sentence": Said.from_json(sentence)} if isinstance(sentence, dict) else kept
    # Read by whoever sits at one place; who plays both sides is not one of them.
    place = own[0].seat if len(own) == 1 else None
    ended = translate(told, Reader(lang, place if len(seats) == _AT_BOARD else None, player=place)) or None
    return {"turn": None, "yours": False, "result": ended, "won": won}
