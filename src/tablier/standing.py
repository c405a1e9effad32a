"""Where a table stands, to be told: what it waits for, the play being built, how a game ended, how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .phases import Phase
from .saying import Said, Several, Told

if TYPE_CHECKING:
    from .games import Roll
    from .table import Result, Table


def throw(roll: Roll, announcement: str | None = None) -> str:
    """A throw as it is called: ``6-6 (Sonnez)``."""
    dice = "-".join(map(str, roll))
    return f"{dice} ({announcement})" if announcement else dice


def thrown(table: Table, roll: Roll) -> str:
    """A throw as it is called in the game of a table."""
    return throw(roll, table.game.announce(roll))


def waiting(table: Table) -> Told:
    """What the table waits for."""
    if table.phase in (Phase.BETWEEN, Phase.OVER):
        return ended(table, table.results[-1])
    who = "" if table.player is None else table.who(table.player)
    stake = table.cube[0] if table.cube else 1
    dice = thrown(table, table.dice) if table.dice else ""
    return Told(Said(f"telling.waits-{table.phase}", who=who, dice=dice, stake=stake, stakes=2 * stake))


def drafted(table: Table) -> Said:
    """The play being built: the steps made, and what is left to play or that it is complete."""
    from .games.notation import notated  # by then there is a table, and what it needs is loaded

    made = " ".join(map(str, table.drafted))
    steps = notated(table.game.movement, made, table.position.turn) if made else Said("telling.no-steps")
    left = sorted({step.number for step in table.steps()}, reverse=True)
    if not left:
        return Said("telling.drafted-complete", steps=steps)
    return Said("telling.drafted", steps=steps, numbers=Several(tuple(left), either=True))


def ended(table: Table, result: Result) -> Told:
    """How a game, or a round of a scored game, ended and what it brings."""
    reason = result.reason.named(table.people) if isinstance(result.reason, Said) else result.reason
    if result.winner is None:
        said = Said("telling.ended", reason=reason)
    elif table.account is None:
        said = Said("telling.ended-points", reason=reason, points=result.points)
    else:
        said = Said("telling.ended-tokens", reason=reason, tokens=result.points)
    return Told(said, result.clause, "result", result.winner)


def aim(table: Table) -> Said:
    """How far a match or a scored game goes, and the latter has come."""
    account = table.account
    if account is None:
        return Said("telling.aim-match", points=table.match) if table.match else Said("telling.aim-running")
    rounds = account.scheme.rounds
    if account.final:
        return Said("telling.aim-all-rounds", rounds=rounds)
    return Said("telling.aim-round", number=len(account.entries) + 1, rounds=rounds)
