"""Steps as people write them, on the path that the players of many games share.

Written canonically, a step is ``1/7`` or ``12/17*``. Read, it may also be ``1-7``, ``1/7(2)`` for the same step twice,
``1/7/13`` or ``1/13`` for one man going on, ``bar`` or ``0``, ``off`` or ``25``, with or without the ``*`` of a hit.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from operator import index
from typing import TYPE_CHECKING, Any

from ..board import BAR, OFF, facing
from ..errors import Refusal, Unreadable
from ..saying import Notated, Said, Spot, quoted
from ..throws import Roll, shown

if TYPE_CHECKING:
    from .game import Position

Leg = tuple[int, int]
"""A man moved from one path number to another, by one die or several."""

_NAMES = {"bar": BAR, "b": BAR, "hand": BAR, "off": OFF, "o": OFF, "out": OFF}
_NOTHING = ("", "-", "pass", "none", "0")
_TOKEN = re.compile(r"(?P<stops>[a-z0-9]+\*?(?:[/\-→>][a-z0-9]+\*?)+)(?:\((?P<times>[1-9])\))?")


def read_legs(text: str) -> list[Leg]:
    """The moves named in a text, in order. Raises Unreadable, naming the part that is not one."""
    if not isinstance(text, str):
        raise Unreadable("bad-play", Said("refusals.bad-step", step=shown(text)))
    cleaned = text.strip().lower()
    if cleaned in _NOTHING:
        return []
    legs: list[Leg] = []
    for token in re.split(r"[\s,;]+", cleaned):
        match = _TOKEN.fullmatch(token)
        if match is None:
            raise Unreadable("bad-play", Said("refusals.bad-step", step=quoted(token)))
        stops = [_read_stop(stop) for stop in re.split(r"[/\-→>]", match["stops"])]
        for source, target in itertools.pairwise(stops):
            if target <= source:
                way = {"start": show_point(source), "end": show_point(target)}
                raise Refusal("backwards", Said("refusals.backwards", **way), "C-3")
        legs += list(itertools.pairwise(stops)) * int(match["times"] or 1)
    return legs


def _read_stop(text: str) -> int:
    bare = text.rstrip("*")
    if bare in _NAMES:
        return _NAMES[bare]
    if bare.isdigit() and len(bare) < 3 and int(bare) <= OFF:
        return int(bare)
    raise Unreadable("bad-play", Said("refusals.bad-stop", stop=quoted(text)))


def show_point(point: int, player: int = 0, movement: int | None = None) -> Said:
    """A path number of a player as it is called: the bar, the rail, or a point."""
    if point in (BAR, OFF):
        return Said("refusals.the-bar" if point == BAR else "refusals.the-rail")
    return Said("refusals.the-point", point=spot(point, player, movement))


def spot(point: int, player: int, movement: int | None) -> Spot:
    """A point of a player's path, which the other calls otherwise where they share the board; see ``facing``."""
    theirs = point if movement is None or not BAR < point < OFF else int(facing(movement, point))
    return Spot((point, theirs) if player == 0 else (theirs, point), player)


_POINT_NUMBER = re.compile(r"(?<![(\d])\d+(?![)\d])")
"""A point in notation; between brackets it is a number of steps."""


def notated(movement: int | None, play: str, player: int) -> Notated | str:
    """A play as it is written by whoever makes it, to be told to both; as it is where no points are shared."""
    if movement is None:
        return play
    theirs = _POINT_NUMBER.sub(lambda point: str(int(facing(movement, int(point[0])))), play)
    return Notated((play, theirs) if player == 0 else (theirs, play), player)


def text_of(play: str | Iterable[tuple[int, ...]], position: Position, roll: Roll) -> str:
    """A play as text: as it is, or out of its steps, each a man and a number. Raises Unreadable."""
    if isinstance(play, str):
        return play
    return " ".join(map(str, position.game.steps_of(position, roll, read_moves(play), False)))


def read_moves(given: Any, last: int = OFF - 1) -> list[tuple[int, int]]:
    """Steps as somebody gives them: where a man stands, up to ``last``, and a number. Raises Unreadable."""
    try:
        moves = [(index(step[0]), index(step[1])) for step in given]
    except (TypeError, LookupError):
        moves = [(-1, 0)]
    if not all(0 <= source <= last and 1 <= number <= 6 for source, number in moves):
        raise Unreadable("bad-play", Said("refusals.bad-steps", given=shown(given)))
    return moves
