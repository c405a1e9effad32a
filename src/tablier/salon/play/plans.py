"""What people agree on before they sit down, and the table that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ... import fairness
from ...errors import BadOption
from ...formats import read_any_position
from ...games import GAMES
from ...saying import Said
from ...table import Table
from ..messages import NewTable
from . import helping

SERVER = "server"
HAND = "hand"
"""Dice read off a real board."""


def draw_up(wish: NewTable) -> dict[str, Any]:
    """The plan of a new table, as JSON. Raises UnknownGame, BadOption, Unreadable, BadPosition."""
    options: dict[str, Any] = dict(wish.options)
    game_id = wish.game.partition("@")[0].strip().lower()
    if game_id in GAMES and any(option.name == "players" for option in GAMES[game_id].rule_options):
        options.setdefault("players", len(wish.seats))
    if {"seed", "match", "names", "first", "position", "chance", "game", "preset", "edition"} & set(options):
        raise BadOption("unknown-option", Said("salon.unknown-option"))
    position = None if wish.position is None else read_any_position(wish.position)
    table = Table(wish.game, wish.preset, seed=0, match=wish.match, first=wish.first, position=position, **options)
    if len(wish.seats) != table.game.players:
        raise BadOption(
            "bad-seats", Said("salon.bad-seats", game=table.game.word("name"), n=table.game.players, n2=len(wish.seats))
        )
    return {
        "game": table.game.full_id,
        "table_options": table.table_options,
        "edition": table.edition,
        "match": wish.match,
        "first": wish.first,
        "position": None if position is None else position.id,
        "dice": wish.dice,
        "scheme": fairness.NEWEST if wish.dice == SERVER else None,
        "clock": wish.clock.model_dump() if wish.clock else None,
        "help": helping.agreed(wish),
    }


def has_help(plan: dict[str, Any]) -> bool:
    """Whether there are hints and take-backs; nobody agreed on any while there were none."""
    return bool(plan.get("help", False))


def scheme_of(plan: dict[str, Any]) -> int:
    """By which scheme the dice of a plan are made; the first, where none is named: there was no other then."""
    return plan.get("scheme") or 1


def set_up(plan: dict[str, Any], names: Sequence[str], chance: fairness.FairChance | None) -> Table:
    """The table of a plan before anything has happened. Without ``chance`` it can be looked at, not played at."""
    return Table(
        plan["game"],
        seed=None if chance else 0,
        chance=chance,
        match=plan["match"],
        names=names,
        first=plan["first"],
        position=plan["position"],
        edition=plan.get("edition", 1),
        **plan["table_options"],
    )
