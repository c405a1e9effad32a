"""What is to be seen on a board of a race game when two plays are compared: shots, rows, points, men back or off."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...board import BAR, CONTRARY, HOME, OFF, facing
from ...dice import rolls
from ...saying import Said, Spot
from ..notation import spot
from .position import RacePosition

_FEW = 4
"""With so many men moved, a game has hardly begun."""
_FAR_SIDE = 13
_BACK = 6

# How much each weighs, in points, for the greatest to be told. Found by hand.
_SHOT = 0.03
_HIT = 0.35
_PIN = 0.4
_ROW = 0.1
_LEAST_ROW = 3
_POINT = 0.1
_MAN_OFF = 0.12
_MAN_HOME = 0.05
_MAN_BACK = 0.06
_COURIER = 0.4


def stage(position: RacePosition) -> str:
    """The part of a game: opening, bar, middle, home (all are past the middle), off, or race."""
    mine, player = position.men[position.turn], position.turn
    start = position.game.start_men
    rear = [next(point for point in range(OFF + 1) if men[point]) for men in position.men]
    passed = sum(rear) > OFF if position.game.rules.movement == CONTRARY else min(rear) >= HOME
    if passed:
        return "race"
    if all(sum(max(0, s - m) for s, m in zip(start[side], position.men[side], strict=True)) <= _FEW for side in (0, 1)):
        return "opening"
    if mine[BAR]:
        return "bar"
    if rear[player] >= HOME:
        return "off"
    return "home" if rear[player] >= _FAR_SIDE else "middle"


class _Board(NamedTuple):
    """What one player's men come to after a play."""

    shots: int
    """How many of the 36 throws hit or pin one of them."""
    target: int
    """The lone man whom most of them do, if any."""
    closed: tuple[int, ...]
    row: int
    caught: int
    """Men of the other's on the bar, or pinned."""
    off: int
    home: int
    back: int
    through: bool


def _board(position: RacePosition, player: int) -> _Board:
    rules, men = position.game.rules, position.men
    mine, theirs = men[player], men[1 - player]
    shots, target = _shots(position, player) if rules.dice == 2 and (rules.hitting or rules.pinning) else (0, 0)
    behind = np.cumsum(theirs)
    closed = tuple(
        point
        for point in range(1, OFF)
        if mine[point] >= rules.closing and behind[facing(rules.movement, point) - 1] > 0
    )
    row = longest = 0
    for point in range(1, OFF):
        row = row + 1 if point in closed else 0
        longest = max(longest, row)
    caught = theirs[BAR] if rules.hitting else len(position.pinned[1 - player])
    return _Board(
        shots, target, closed, longest, caught, mine[OFF], sum(mine[HOME:]), sum(mine[: _BACK + 1]),
        position.freed[player],
    )  # fmt: skip


def _shots(position: RacePosition, player: int) -> tuple[int, int]:
    """How many of the 36 throws let the other hit or pin a man, and the man whom most of them do."""
    game = position.game
    if position.turn == player or game.winner(position) is not None:
        return 0, 0
    alone = [point for point in range(1, OFF) if position.men[player][point] == 1]
    facing_them = [int(facing(game.rules.movement, point)) for point in alone]
    total, each = 0, np.zeros(len(alone), np.int64)
    for roll, ways in rolls(2) if alone else ():
        men = game.plays(position, roll).men()
        came = men[:, 1 - player][:, facing_them] > 0
        new = np.array([position.men[1 - player][point] == 0 for point in facing_them])
        hit = came & new if game.rules.pinning else men[:, player][:, alone] == 0
        total += ways * bool(hit.any())
        each += ways * hit.any(axis=0)
    return total, alone[int(each.argmax())] if total else 0


def worse(before: RacePosition, natural: RacePosition, best: RacePosition) -> list[tuple[float, Said]]:
    """What is worse after one play than after another, and how much each weighs."""
    player, game = before.turn, before.game
    n, b = _board(natural, player), _board(best, player)
    found: list[tuple[float, Said]] = []

    def at(point: int) -> Spot:
        return spot(point, player, game.rules.movement)

    def told(weight: float, said: Said) -> None:
        if weight > 0:
            found.append((weight, said))

    if n.shots > b.shots:
        values: dict[str, Any] = {"at": at(n.target), "n": n.shots, "m": b.shots}
        if game.rules.pinning:
            told(_SHOT * (n.shots - b.shots), Said("problems.more-pinned", **values))
        else:
            told(_SHOT * (n.shots - b.shots), Said("problems.more-shots", **values))
    if b.caught > n.caught:
        n_more = b.caught - n.caught
        if game.rules.pinning:
            told(_PIN * n_more, Said("problems.pins-fewer", n=n_more))
        else:
            told(_HIT * n_more, Said("problems.hits-fewer", n=n_more))
    if b.row > n.row and b.row >= _LEAST_ROW:
        told(_ROW * (b.row - n.row), Said("problems.shorter-row", n=b.row, m=n.row))
    missing = [point for point in b.closed if point not in n.closed]
    if len(b.closed) > len(n.closed) and missing:
        told(_POINT * (len(b.closed) - len(n.closed)), Said("problems.open-point", at=at(missing[-1])))
    told(_MAN_OFF * (b.off - n.off), Said("problems.fewer-off", n=b.off, m=n.off))
    if b.off == n.off:
        told(_MAN_HOME * (b.home - n.home), Said("problems.fewer-home", n=b.home, m=n.home))
    told(_MAN_BACK * (n.back - b.back), Said("problems.more-back", n=n.back, m=b.back))
    told(_COURIER * (b.through - n.through), Said("problems.courier"))
    return found


def staying(stayed: RacePosition, player: int, stays: bool) -> Said:
    raise NotImplementedError  # nobody leaves in a race game
