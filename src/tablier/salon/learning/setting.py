"""A position being set up: read from an id or from its parts, and told with everything an editor needs to know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...errors import BadOption, Unreadable
from ...formats import read_situation
from ...games import Game, Position, Roll, family_of, find_game, read_position
from ...games.setting_up import Editing, Entry, Setup
from ...review.analysing import Standing
from ...saying import Reader, Said
from ...svg import in_numbers, lay_out
from ...table import Table
from ..languages import translate

Json = dict[str, Any]
_POINTS = Standing()
"""Nothing but points is played for."""
_MOST_MATCH = 99


@dataclass(frozen=True)
class Placed:
    """A position that can be, with the throw upon it and what is played for."""

    position: Position
    dice: Roll = ()
    standing: Standing = _POINTS


def read(text: str, dice: Roll, standing: Standing) -> Placed:
    """A position by its id, ours or another program's; those say what is played for, too. Raises TablierError."""
    other = read_situation(text)
    if other is None:
        return checked(read_position(text), dice, standing)
    match = other.match if other.match > 1 else 1
    score = other.score if match > 1 else (0, 0)
    owner = other.owner if other.cube > 1 else None
    told = Standing(match, score, other.cube, owner)
    return checked(other.position, dice or other.dice, told if standing == Standing() else standing)


def begun(game: str) -> Placed:
    """How a game begins. Raises TablierError."""
    return Placed(find_game(game).start())


def put_together(game: str, setup: Setup, dice: Roll, standing: Standing) -> Placed:
    """A position out of its parts. Raises TablierError, BadPosition with everything that is wrong."""
    found = find_game(game)
    return checked(editing_of(found).together(found, setup), dice, standing)


def checked(position: Position, dice: Roll, standing: Standing) -> Placed:
    """What was read, if there is such a throw and such a score in the game. Raises TablierError."""
    game = position.game
    standing.check(game)
    if not 0 <= standing.match <= _MOST_MATCH:
        raise BadOption("bad-match", Said("setting-up.bad-match", n=_MOST_MATCH))
    game.check_match(standing.match if standing.match > 1 else 1, {"cube": standing.cube is not None})
    return Placed(position, game.read_roll(dice) if dice else (), standing)


def editing_of(game: Game) -> Editing:
    """How positions of a game are set up. Raises BadOption where nobody can."""
    found = family_of(game).editing
    if found is None:
        raise BadOption("not-set-up", Said("setting-up.not-set-up", game=game.own_name))
    return found


def told(placed: Placed, seen: Mapping[str, Any], known: str, lang: str) -> Json:
    """A position with its parts, its board in numbers, and how it is set up: all that an editor needs."""
    position, standing = placed.position, placed.standing
    game = position.game
    cube = None if standing.cube is None else (standing.cube, standing.owner)
    try:
        board = in_numbers(position, dice=placed.dice, thrower=position.turn, cube=cube, language=lang, **seen)
    except (ValueError, TypeError) as problem:
        raise Unreadable("not-drawn", Said("salon.not-drawn", text=str(problem))) from None
    white, black = position.pips(0), position.pips(1)
    found: Json = {
        "position": position.id, "game": game.full_id, "setup": editing_of(game).apart(position).to_json(),
        "dice": list(placed.dice), "match": standing.match, "score": list(standing.score), "cube": standing.cube,
        "owner": standing.owner, "over": game.is_over(position), "pips": None if white is None else [white, black],
        "board": board, "sheet": sheet(game),
    }  # fmt: skip
    if board["layout"] not in known.split(","):
        found["layout"] = lay_out(position, **seen)
    named: Json = translate(found, Reader(lang))
    return named


def sheet(game: Game) -> Json:
    """What can be set on the board of a game, and by which rules it is played."""
    editing = editing_of(game)
    about = editing.sheet(game)
    at_table = {option.name for option in Table.options(game.full_id)} - set(game.options)
    return {
        "id": game.id, "name": game.word("name"), "variant": game.variant, "options": dict(game.options),
        "dice": game.dice, "men": about.men, "off": list(about.off), "pins": about.pins,
        "entries": [_entry(entry) for entry in about.entries],
        "ladders": [{"stacks": list(it.stacks), "rungs": [list(rung) for rung in it.rungs]} for it in about.ladders],
        "start": editing.apart(game.start()).to_json(),
        "cube": "cube" in at_table and _has(game, 1, True), "matches": _has(game, 3, False),
        "solved": game.solved, "players": game.players,
    }  # fmt: skip


def _entry(entry: Entry) -> Json:
    return {
        "name": entry.name, "kind": entry.kind, "label": entry.label, "each": entry.each, "least": entry.least,
        "most": entry.most,
    }  # fmt: skip


def _has(game: Game, match: int, cube: bool) -> bool:
    """Whether it is played to so many points, with a cube or without."""
    try:
        game.check_match(match, {"cube": cube})
    except BadOption:
        return False
    return True
