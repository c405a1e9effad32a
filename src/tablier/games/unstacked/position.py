"""A position of Unstacked Draughts as a value: men standing, men left, who throws."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ...board import SIDES, WHITE
from ...errors import BadPosition, Unreadable
from ...saying import Said, Who, quoted
from ..game import Position
from .rules import FULL, POINTS, POSITION, STACKED

if TYPE_CHECKING:
    from .game import Unstacked

Counts = tuple[int, ...]

_PACKED = struct.Struct(f"{4 * POINTS}b b")
assert _PACKED.size == POSITION.itemsize
"""A position as the kernels have it, byte by byte."""
_FLAT = (0,) * POINTS
_SEPARATORS = re.compile(r"[\s,.-]+")
_PLAYER = re.compile(r"(?P<phase>[sm])(?P<counts>[0-9]*)")


@dataclass(frozen=True, repr=False)
class UnstackedPosition(Position):
    """Each player's men still to be brought down from each point, the men on each point, and who throws.

    Raises BadPosition, with every fault listed, for what cannot stand on a board.
    """

    game: Unstacked
    standing: tuple[Counts, Counts]
    men: tuple[Counts, Counts]
    turn: int = WHITE

    def __post_init__(self) -> None:
        found = faults(self)
        if found:
            raise BadPosition(found)

    @cached_property
    def id(self) -> str:
        players = [_write_player(s, m) for s, m in zip(self.standing, self.men, strict=True)]
        return ":".join([self.game.full_id, SIDES[self.turn][0], *players])

    def counts(self) -> list[Any]:
        """Men standing and lying on each of the six points."""
        return [
            [[up, all_ - up] for up, all_ in zip(self.standing[side], self.men[side], strict=True)] for side in (0, 1)
        ]

    def details(self) -> dict[str, Any]:
        return {
            side: {"standing": list(self.standing[player]), "men": list(self.men[player]), "off": self.off(player)}
            for player, side in enumerate(SIDES)
        }

    def array(self) -> np.ndarray:
        raw = np.empty(_PACKED.size, np.uint8)
        raw.data[:] = _PACKED.pack(*self.standing[0], *self.standing[1], *self.men[0], *self.men[1], self.turn)
        return raw.view(POSITION)

    @classmethod
    def of_array(cls, game: Unstacked, record: np.ndarray) -> UnstackedPosition:
        """The position in ``record[0]``, which the kernel made and which is therefore not examined again."""
        found = _PACKED.unpack(record[:1].tobytes())
        position = object.__new__(cls)
        position.__dict__.update(
            game=game, standing=(found[:POINTS], found[POINTS : 2 * POINTS]),
            men=(found[2 * POINTS : 3 * POINTS], found[3 * POINTS : 4 * POINTS]), turn=found[-1],
        )  # fmt: skip
        return position

    def off(self, player: int) -> int:
        """How many men a player has borne off."""
        return sum(FULL) - sum(self.men[player])


def faults(position: UnstackedPosition) -> list[Said]:
    """Everything that is wrong with a position, in sentences without a full stop."""
    found = []
    if position.turn not in (0, 1):
        found.append(Said("positions.nobody", number=quoted(position.turn)))
    for player, (standing, men) in enumerate(zip(position.standing, position.men, strict=True)):
        found += _counts_faults(player, "standing", standing, STACKED)
        found += _counts_faults(player, "left", men, FULL)
        missing = sum(FULL) - sum(men)
        if len(men) == POINTS and any(standing) and missing > 0:
            found.append(Said("positions.off-too-soon", who=Who(player), off=missing, standing=sum(standing)))
    if not any(position.men[0]) and not any(position.men[1]):
        found.append(Said("positions.both-off"))
    return found


def _counts_faults(player: int, what: str, counts: Counts, most: Counts) -> list[Said]:
    who = Who(player)
    if len(counts) != POINTS:
        return [Said(f"positions.points-of-{what}", who=who, given=len(counts), wanted=POINTS)]
    found = []
    for point, (count, limit) in enumerate(zip(counts, most, strict=True), start=1):
        if count < 0:
            found.append(Said(f"positions.below-none-{what}", who=who, point=point))
        elif count > limit:
            found.append(Said(f"positions.too-many-{what}", who=who, men=count, point=point, most=limit))
    return found


def _write_player(standing: Counts, men: Counts) -> str:
    """``s`` and the men to be brought down from each point or, once all lie flat, ``m`` and the men left."""
    return "s" + "".join(map(str, standing)) if any(standing) else "m" + "".join(map(str, men))


def read_player(text: str) -> tuple[Counts, Counts]:
    """The reverse of how a player is written: ``(standing, men)``. Raises Unreadable."""
    match = _PLAYER.fullmatch(_SEPARATORS.sub("", text).lower())
    if match is None:
        raise Unreadable("bad-men", Said("positions.bad-player", player=quoted(text)))
    counts = tuple(map(int, match["counts"]))
    if len(counts) != POINTS:
        raise Unreadable(
            "bad-men", Said("positions.other-points", wanted=POINTS, player=quoted(text), given=len(counts))
        )
    return (counts, FULL) if match["phase"] == "s" else (_FLAT, counts)


def read_position(game: Unstacked, text: str) -> UnstackedPosition:
    """Read ``side:white:black``. Raises Unreadable or BadPosition."""
    fields = text.split(":")
    if len(fields) != 3:
        told = Said("positions.three-fields", game=game.own_name, given=len(fields), text=quoted(text))
        raise Unreadable("bad-position-id", told)
    side = fields[0].strip().lower()
    if side not in ("w", "b", *SIDES):
        raise Unreadable("bad-position-id", Said("positions.bad-side", side=quoted(fields[0])))
    (white_standing, white_men), (black_standing, black_men) = map(read_player, fields[1:])
    return UnstackedPosition(game, (white_standing, black_standing), (white_men, black_men), "wb".index(side[0]))
