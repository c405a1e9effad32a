"""A player who does anything the table allows, led by a stream of choices; for goldens and for random records."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from tablier import Event, Phase, Table
from tablier.games.race.acts import Beaver, Break, Double, Drop, Take, Unbind
from tablier.games.unstacked.acts import Cast, Claim, Waive
from tablier.table.events import Adjust, Begin, NextGame, Opening, Played, Resign, Throw, Touch, Void

Choose = Callable[[int], int]
"""Gives a number from 0 up to, not including, its argument."""


def choices(name: str) -> Choose:
    """A stream of choices that is the same for the same name, everywhere and always."""
    made = 0

    def choose(count: int) -> int:
        nonlocal made
        made += 1
        return int.from_bytes(hashlib.sha256(f"{name} {made}".encode()).digest()[:6]) % count

    return choose


def an_event(table: Table, choose: Choose, whims: bool = True) -> Event | None:
    """Something that may be done now, or None when the match is over. ``whims``: also void, touch, adjust, resign."""

    def die() -> int:
        return 1 + choose(6)

    player = table.player if table.player is not None else 0
    whim = choose(24) if whims else 24
    match table.phase:
        case Phase.OPENING:
            agreed = whim < 4 and table.game.options.get("first_roll") != "opening"
            return Begin(choose(2)) if agreed else Opening(die(), die())
        case Phase.THROW if table.rights and choose(2):
            assert table.claimant is not None
            return Waive(table.claimant) if whim < 6 else Claim(table.claimant, table.rights[choose(len(table.rights))])
        case Phase.THROW if table.rights and table.player == table.claimant and choose(2):
            return Waive(player)
        case Phase.THROW | Phase.UNBIND if table.cube is not None and choose(6) == 0 and may_double(table):
            return Double(player)
        case Phase.THROW if "cast" in table.may(player):
            return Cast(player)
        case Phase.THROW:
            return Resign(choose(2)) if whim == 0 else Throw(player, tuple(die() for _ in range(table.game.dice)))
        case Phase.ANSWER:
            if "beaver" in table.may(player) and choose(3) == 0:
                return Beaver(player)
            return Drop(player) if choose(4) == 0 else Take(player)
        case Phase.UNBIND:
            return Unbind(die(), die())
        case Phase.BREAK:
            return Break(player, die())
        case Phase.CLAIM:
            claims = table.rights and choose(3)
            return Claim(player, table.rights[choose(len(table.rights))]) if claims else Waive(player)
        case Phase.PLAY:
            if whim == 0:
                return Void(player)
            if whim == 1:
                return Resign(choose(2))
            if whim < 8 and table.table_options.get("touch_move"):
                return Touch(player, choose(26)) if whim < 6 else Adjust(player)
            plays = table.plays()
            return Played(player, plays[choose(len(plays))].notation)
        case Phase.BETWEEN:
            return NextGame()
    return None


def may_double(table: Table) -> bool:
    """Whether the player to throw may offer the cube; a table says so only by refusing."""
    assert table.cube is not None
    stake, owner = table.cube
    unbound = any(isinstance(event, Break) for event in table.events[-3:])
    lacking = table.match - table.score[table.player or 0] if table.match else 65
    dead = table.edition > 1 and lacking <= stake
    return owner in (None, table.player) and stake < 64 and not unbound and not dead
