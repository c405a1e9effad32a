"""What the tests of Trictrac share: positions written as the roller counts them, tables set up there, what is due."""

from __future__ import annotations

import trictrac_oracle as oracle
from tablier import Table, find_game
from tablier.board import BLACK, WHITE
from tablier.games.race.position import read_men
from tablier.games.trictrac.ecrire import TrictracAEcrire
from tablier.games.trictrac.game import Trictrac
from tablier.games.trictrac.position import TrictracPosition
from tablier.games.trictrac.told_jans import Jan

Men = tuple[int, ...]
Due = tuple[str, int, int, str]
"""An event in short: kind, ways, points, and who marks it, ``roller`` or ``opponent``."""

TALON = "24x15"
"""The opponent, still at the start, in the roller's numbers."""
PAST = "1x15"
"""The opponent's men where they neither block nor forbid anything but the roller's own talon."""


def game(game_id: str = "trictrac", **options: object) -> Trictrac:
    """A game of Trictrac under options."""
    found = find_game(game_id, **options)  # type: ignore[arg-type]
    assert isinstance(found, Trictrac)
    return found


def scored(**options: object) -> TrictracAEcrire:
    """The scored game under options."""
    found = game("trictrac-a-ecrire", **options)
    assert isinstance(found, TrictracAEcrire)
    return found


def men(text: str) -> Men:
    """``1x13,8,10`` as counts on the path; men not mentioned are off."""
    return read_men(text)


def turned(counts: Men) -> Men:
    """Men on the board as the other player numbers them; those off stay off."""
    return (0, *reversed(counts[1:25]), counts[25])


def setup(
    own: str | Men, other: str | Men = TALON, roller: int = WHITE, of: Trictrac | None = None, **marks: object
) -> TrictracPosition:
    """A position with ``roller`` to throw; the men of both sides are numbered on the roller's path.

    ``marks`` are points, flags, holes, run and rolls, White's first.
    """
    mine = men(own) if isinstance(own, str) else own
    theirs = turned(men(other) if isinstance(other, str) else other)
    both = (mine, theirs) if roller == WHITE else (theirs, mine)
    return TrictracPosition(of or game(), both, roller, **marks)  # type: ignore[arg-type]


def sit_down(position: TrictracPosition, *roll: int, **settings: object) -> Table:
    """A table at a position, with a throw already made if one is given."""
    table = Table(position.game, position=position, **{"seed": 1, **settings})  # type: ignore[arg-type]
    if roll:
        table.throw(*roll)
    return table


def manual(own: str, other: str = TALON, *roll: int, roller: int = WHITE, **marks: object) -> Table:
    """A table with manual marking, set up and perhaps thrown."""
    return sit_down(setup(own, other, roller, game(marking="manual"), **marks), *roll)


def due(position: TrictracPosition, *roll: int) -> list[Due]:
    """What a roll is worth, in short."""
    return [short(event, position.turn) for event in position.game.jans(position, roll)]


def short(event: Jan, roller: int) -> Due:
    return event.kind, event.ways, event.points, "roller" if event.to == roller else "opponent"


def ends(position: TrictracPosition, *roll: int) -> set[Men]:
    """How the roller's men can stand after legal plays."""
    return {men_after(position, way.low, way.high) for way in position.game.ways(position, roll)}


def men_after(position: TrictracPosition, low: int, high: int) -> Men:
    """The packed men of a way, as counts."""
    return tuple((low >> 4 * i) & 15 for i in range(13)) + tuple((high >> 4 * i) & 15 for i in range(13))


def plays_agree(position: TrictracPosition, *roll: int) -> set[Men]:
    """The ends of the plays the game lists; all off is a new setting there (T-12)."""
    return {play.position.men[position.turn] for play in position.game.plays(position, roll)}  # type: ignore[attr-defined]


def oracle_ends(position: TrictracPosition, *roll: int) -> set[Men]:
    """The ends of legal plays by the slow generator, under the position's options."""
    own, other = position.men[position.turn], position.men[1 - position.turn]
    return oracle.legal_plays(own, other, roll, oracle_options(position))


def oracle_options(position: TrictracPosition) -> oracle.Options:
    """The options of a position that decide what a roll is worth and how it may be played."""
    chosen = position.game.options
    return oracle.Options(
        hit_tables=str(chosen["hit_tables"]),
        exit=str(chosen["exit"]),
        overflow=str(chosen["overflow"]),
        old_jans=bool(chosen["old_jans"]),
    )


def oracle_due(position: TrictracPosition, *roll: int) -> list[oracle.Event]:
    """What the slow generator finds due, under the position's options."""
    own, other = position.men[position.turn], position.men[1 - position.turn]
    opening = position.first if any(position.first) else None
    context = oracle.Context(position.rolls[position.turn] + 1, opening)
    return oracle.events(own, other, roll, context, oracle_options(position))


def score(table: Table) -> tuple[tuple[int, int, bool], tuple[int, int, bool]]:
    """Holes, points and flag of White and of Black."""
    position = table.position
    assert isinstance(position, TrictracPosition)
    white, black = zip(position.holes, position.points, position.flags, strict=True)
    return white, black


def marked(table: Table) -> tuple[tuple[int, int], tuple[int, int]]:
    """Holes and points of White and of Black."""
    white, black = score(table)
    return white[:2], black[:2]


__all__ = [
    "BLACK", "PAST", "TALON", "WHITE", "Due", "Men", "due", "ends", "game", "manual", "marked", "men", "men_after",
    "oracle_due", "oracle_ends", "plays_agree", "score", "scored", "setup", "short", "sit_down", "turned",
]  # fmt: skip
