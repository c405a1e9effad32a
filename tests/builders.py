"""One-line builders the tests share: tables from position ids, the men a play leaves, refusals as (code, clause)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

import oracle
from tablier import Game, Table, TablierError, find_game, read_position
from tablier.games.race.game import RaceGame
from tablier.games.race.position import RacePosition

AS_PRINTED = "garanguet@overflow=as-printed"
RACE_IDS = (
    "garanguet",
    AS_PRINTED,
    *(
        f"jacquet-de-versailles@talon_counts={talon},bar_first={bar},bear_off={way}"
        for talon, bar, way in product(("true", "false"), ("true", "false"), ("exact-or-farthest", "exact", "any"))
    ),
    *(
        f"backgammon@doubles={doubles},bear_off={way}"
        for doubles, way in product(("plain", "house", "modern"), ("exact", "exact-or-farthest"))
    ),
    "irish",
    "irish@bear_off=exact-or-farthest",
    "plakoto",
    "plakoto@pinned_home=bears",
)
"""Every combination of the options that decide which plays are legal."""


def race(game_id: str) -> RaceGame:
    """A race game by its id."""
    game = find_game(game_id)
    assert isinstance(game, RaceGame)
    return game


def place(position_id: str) -> RacePosition:
    """A position of a race game from its id."""
    position = read_position(position_id)
    assert isinstance(position, RacePosition)
    return position


def table_at(position_id: str, *roll: int, **settings: object) -> Table:
    """A table set up at a position, with a throw already made if one is given."""
    position = read_position(position_id)
    table = Table(position.game, position=position, **{"seed": 1, **settings})  # type: ignore[arg-type]
    if roll:
        table.throw(*roll)
    return table


def ends(position_id: str, *roll: int) -> set[str]:
    """How the mover's men can stand after a roll, written as in position ids."""
    position = place(position_id)
    return {play.position.id.split(":")[2 + position.turn] for play in position.game.plays(position, roll)}


def first_steps(position_id: str, *roll: int) -> set[str]:
    """The steps with which a legal play of a roll can begin."""
    position = place(position_id)
    return {str(step) for step in position.game.steps_after(position.game.draft(position, roll))}


def legal(position_id: str, roll: tuple[int, ...], play: str) -> bool:
    """Whether a whole play, written in steps, is accepted."""
    try:
        table_at(position_id, *roll).play(play)
    except TablierError:
        return False
    return True


def refusal(act: Callable[..., object], *arguments: object, **named: object) -> tuple[str, str | None]:
    """The code and the clause with which an act is refused."""
    with pytest.raises(TablierError) as caught:
        act(*arguments, **named)
    return caught.value.code, caught.value.clause


def oracle_rules(game: Game) -> oracle.RaceRules:
    """The same game and options for the slow generator."""
    names = {
        "garanguet": ("overflow",),
        "jacquet-de-versailles": ("talon_counts", "bar_first", "bear_off"),
        "backgammon": ("doubles", "bear_off", "triple", "binding", "score"),
        "irish": ("bear_off", "binding"),
        "plakoto": ("pinned_home",),
    }[game.id]
    make = {
        "garanguet": oracle.garanguet, "jacquet-de-versailles": oracle.jacquet, "backgammon": oracle.backgammon,
        "irish": oracle.irish, "plakoto": oracle.plakoto,
    }  # fmt: skip
    return make[game.id](**{name: game.options[name] for name in names})  # type: ignore[operator]


def engine_results(position: RacePosition, roll: tuple[int, ...]) -> list[oracle.Position]:
    """Where the plays of the package lead, as the oracle writes positions."""
    plays = position.game.plays(position, roll)
    return [(*play.position.men, beside(play.position)) for play in plays]  # type: ignore[attr-defined,arg-type]


def beside(position: RacePosition) -> oracle.Freed:
    """What the oracle wants to know of a position beside its men."""
    return position.pinned if position.game.rules.pinning else position.freed


def oracle_results(position: RacePosition, roll: tuple[int, ...]) -> set[oracle.Position]:
    """Where the oracle's plays lead."""
    return oracle.legal_results(oracle_rules(position.game), position.men, beside(position), position.turn, roll)
