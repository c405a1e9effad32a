"""What a simple bot knows of the race games: how good a position looks, in pips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from ...board import BAR, HOME, OFF, POINTS, facing
from ...bots import sense
from ...bots.matches import AFTER, NOT_YET, NOW, Match, Stakes
from ...saying import Said
from ...table import Table
from ..game import Play, Position
from .game import RaceGame
from .listed import RacePlays
from .position import RacePosition


class Sense(sense.Sense):
    """The race, blots, closed points and stacks."""

    def best(self, table: Table, plays: Sequence[Play]) -> Sequence[int]:
        game, position = _at(table)
        assert isinstance(plays, RacePlays)
        values = value(game, plays.men(), position.turn)
        found: Sequence[int] = np.flatnonzero(values > values.max() - 1e-6)  # type: ignore[assignment]
        return found

    def stakes(self, table: Table, match_of: Callable[[bool, bool], Match]) -> Stakes:
        cubed = bool(table.table_options.get("cube"))
        crawford = cubed and bool(table.table_options.get("crawford"))
        stakes = super().stakes(table, lambda *_: match_of(cubed, crawford))
        if table.match > 1:
            stakes = replace(stakes, crawford=_crawford(table) if crawford else AFTER)
        else:
            stakes = replace(stakes, jacoby=bool(table.table_options.get("jacoby")))
        if table.cube is None:
            return stakes
        value, owner = table.cube
        return replace(stakes, cube=value, owner=owner, live=stakes.crawford != NOW)

    def takes(self, table: Table) -> bool:
        _, position = _at(table)
        me = table.player
        assert me is not None
        return position.pips(me) <= 1.125 * position.pips(1 - me) + 2

    def broken(self, table: Table) -> list[Position]:
        game, position = _at(table)
        return [game.break_point(position, point) for point in range(1, 7)]

    def broken_worth(self, table: Table) -> np.ndarray:
        game, position = _at(table)
        assert table.player is not None
        men = np.array([game.break_point(position, point).men for point in range(1, 7)], np.int8)
        return value(game, men, table.player)

    def nothing_to_play(self, position: RacePosition) -> Said | None:
        if position.game.tables_bound(position):
            return Said("race.tables-bound")
        return None


def _at(table: Table) -> tuple[RaceGame, RacePosition]:
    game, position = table.game, table.position
    assert isinstance(game, RaceGame)
    assert isinstance(position, RacePosition)
    return game, position


# Weights, in pips. Found by hand; the tests only ask that they beat chance.
_BLOT = 0.09
"""What each direct shot at a blot costs, times the way it has come."""
_POINT = 2.0
"""A point held that is closed to the opponent, while men of theirs are still to pass it."""
_HOME_POINT = 2.5
"""The same again in the last quadrant, where hit men enter in a contrary game."""
_ROW = 1.5
"""Two closed points side by side."""
_WAITING = 4.0
"""An opposing man on the bar, beyond the way it lost."""
_STACK = 0.6
"""Each man over three on a point of the board."""
_OFF = 2.0
"""A man borne off, beyond its way."""

_PIN = 0.8
"""A man pinned, times the way still before him."""
_EXPOSED = 0.04
"""What each direct shot at a man who can be pinned costs, times the way still before him."""
_MOTHER = 60.0
"""The other's mother pinned, or nearly as much lost with the own one."""

_DISTANCE = OFF - np.arange(OFF + 1)


def value(game: RaceGame, men: np.ndarray, player: int) -> np.ndarray:
    """How good each position is for ``player``, who has just played, in pips. ``men`` is (positions, 2, path)."""
    rules = game.rules
    mine = men[:, player]
    theirs = men[:, 1 - player]
    here = np.arange(1, OFF)
    there = np.array([facing(rules.movement, point) for point in range(1, OFF)])
    worth = (theirs @ _DISTANCE - mine @ _DISTANCE).astype(np.float64)
    worth += _OFF * mine[:, OFF] + _WAITING * theirs[:, BAR]

    # behind[p]: opposing men, in number, that have not yet passed my point p + 1.
    passed = np.cumsum(theirs, axis=1)
    behind = passed[:, there - 1]
    closed = (mine[:, here] >= rules.closing) & (behind > 0)
    worth += _POINT * closed.sum(axis=1)
    worth += _HOME_POINT * closed[:, HOME - 1 :].sum(axis=1)
    worth += _ROW * (closed[:, 1:] & closed[:, :-1]).sum(axis=1)
    worth -= _STACK * np.maximum(mine[:, here] - 3, 0).sum(axis=1)
    if rules.hitting or rules.pinning:
        holders = np.cumsum(theirs > 0, axis=1)
        before = np.where(there > 6, holders[:, np.maximum(there - 7, 0)], 0)
        shots: np.ndarray = holders[:, there - 1] - before
        alone = (mine[:, here] == 1) & (theirs[:, there] == 0)
        if rules.hitting:
            worth -= _BLOT * (alone * shots) @ here
        else:
            # Who lies under the other's men already is the same after every play.
            pinned = (mine[:, here] > 0) & (theirs[:, there] == 1)
            worth += _PIN * pinned @ _DISTANCE[there] + _MOTHER * pinned[:, POINTS - 1]
            worth -= _EXPOSED * (alone * shots) @ _DISTANCE[here] + _MOTHER / 6 * (alone[:, 0] & (shots[:, 0] > 0))
    return worth


def _crawford(table: Table) -> str:
    """Where the game being played stands to the one without a cube."""
    score, state = [0, 0], NOT_YET
    for result in (*table.results, None):
        if state == NOW:
            return AFTER
        if table.match - max(score) == 1:
            state = NOW
        if result is not None and result.winner is not None:
            score[result.winner] += result.points
    return state
