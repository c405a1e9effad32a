"""A position of a race game as a value: men on own paths, whose turn it is, whose courier is through, who is pinned."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import mul
from typing import TYPE_CHECKING, Any

import numpy as np

from ...board import BAR, HOME, MEN, OFF, PATH, POINTS, SIDES, WHITE, facing
from ...errors import BadOption, BadPosition, Unreadable
from ...saying import Said, Who, quoted
from ..game import Position
from .moves import POSITION, TALON

if TYPE_CHECKING:
    from .game import RaceGame

Men = tuple[int, ...]
Pins = tuple[int, ...]
"""The path numbers of a player's pinned men, the lowest first."""

_GROUP = re.compile(r"(?P<point>\d{1,2}|bar|off)(?:[x*](?P<count>\d{1,3}))?(?P<pinned>p)?", re.IGNORECASE)
_PINNED = "p"
_PACKED = struct.Struct(f"={2 * PATH}b b 2b x 2i")
SIZE = POSITION.itemsize
assert _PACKED.size == SIZE
"""A position as the kernels have it, byte by byte."""


@dataclass(frozen=True, repr=False)
class RacePosition(Position):
    """Men on own paths (0 the bar, 25 off), who throws next, for whom the courier's rule is lifted, who is pinned.

    Raises BadPosition, with every fault listed, for what cannot stand on a board.
    """

    game: RaceGame
    men: tuple[Men, Men]
    turn: int = WHITE
    freed: tuple[bool, bool] = (False, False)
    pinned: tuple[Pins, Pins] = ((), ())

    def __post_init__(self) -> None:
        found = faults(self)
        if found:
            raise BadPosition(found)

    @cached_property
    def id(self) -> str:
        men = (write_men(tuple(own), tuple(pins)) for own, pins in zip(self.men, self.pinned, strict=True))
        fields = [self.game.full_id, SIDES[self.turn][0], *men]
        if any(self.freed):
            fields.append("free=" + "".join(s[0] for s, free in zip(SIDES, self.freed, strict=True) if free))
        return ":".join(fields)

    def counts(self) -> list[Any]:
        return [list(own) for own in self.men]

    def pins(self) -> list[list[int]] | None:
        return [list(own) for own in self.pinned]

    def details(self) -> dict[str, Any]:
        return {side: self._side(player) for player, side in enumerate(SIDES)}

    def _side(self, player: int) -> dict[str, Any]:
        men = self.men[player]
        told = {"bar": men[BAR], "points": list(men[1:OFF]), "off": men[OFF], "pips": self.pips(player)}
        if self.game.rules.pinning:
            told["pinned"] = list(self.pinned[player])
        if self.game.rules.courier:
            told["courier_through"] = self.freed[player]
        return told

    def array(self) -> np.ndarray:
        raw = np.empty(SIZE, np.uint8)
        raw.data[:] = self.packed
        return raw.view(POSITION)

    @cached_property
    def packed(self) -> bytes:
        """The record of the kernels, byte by byte."""
        masks = (sum(1 << point for point in pins) for pins in self.pinned)
        return _PACKED.pack(*self.men[0], *self.men[1], self.turn, *self.freed, *masks)

    @classmethod
    def of_array(cls, game: RaceGame, record: np.ndarray) -> RacePosition:
        """The position in ``record[0]``, which the kernel made and which is therefore not examined again."""
        return cls.of_bytes(game, record[:1].tobytes())

    @classmethod
    def of_bytes(cls, game: RaceGame, packed: bytes) -> RacePosition:
        """The same by its bytes. They are taken apart when somebody looks: many positions only lead to others."""
        position = object.__new__(cls)
        values = position.__dict__
        values["game"] = game
        values["packed"] = packed
        values["turn"] = packed[2 * PATH]  # which is asked for most
        return position

    def _unpack(self) -> None:
        found = _PACKED.unpack(self.packed)
        values = self.__dict__
        values["men"] = found[:PATH], found[PATH : 2 * PATH]
        values["freed"] = bool(found[2 * PATH + 1]), bool(found[2 * PATH + 2])
        values["pinned"] = _points(found[-2]), _points(found[-1])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RacePosition):
            return NotImplemented
        return self.packed == other.packed and (self.game is other.game or self.game == other.game)

    def __hash__(self) -> int:
        return hash(self.packed)

    @property
    def off(self) -> tuple[int, int]:
        """How many men each has borne off."""
        return self.packed[OFF], self.packed[PATH + OFF]

    def pips(self, player: int) -> int:
        """How many steps of one a player still needs to bring all men off. Raises BadOption."""
        if player not in (0, 1):
            raise BadOption("bad-side", Said("programs.bad-side", given=quoted(player)))
        return sum(map(mul, self.men[player], _TO_GO))


_TO_GO = range(OFF, -1, -1)
"""From each point."""


class _Unpacked:
    """A field of a position that is made when it is first asked for."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, position: RacePosition | None, kind: type[RacePosition]) -> Any:
        if position is None:
            raise AttributeError(self.name)
        position._unpack()
        return position.__dict__[self.name]


for _field in (_Unpacked("men"), _Unpacked("freed"), _Unpacked("pinned")):
    setattr(RacePosition, _field.name, _field)  # what a position holds itself comes first


def _points(mask: int) -> Pins:
    return tuple(point for point in range(1, OFF) if mask >> point & 1) if mask else ()


def faults(position: RacePosition) -> list[Said]:
    """Everything that is wrong with a position, in sentences without a full stop."""
    rules = position.game.rules
    found = []
    if position.turn not in (0, 1):
        found.append(Said("positions.nobody", number=quoted(position.turn)))
    readable = True
    for player, men in enumerate(position.men):
        who = Who(player)
        if len(men) != PATH:
            found.append(Said("positions.other-path", who=who, given=len(men), wanted=PATH))
            readable = False
        elif min(men) < 0:
            found.append(Said("positions.below-none", who=who, point=men.index(min(men))))
            readable = False
        elif sum(men) != MEN:
            found.append(Said("positions.men-instead", who=who, men=sum(men), wanted=MEN))
        if len(men) == PATH and men[BAR] > 0 and not rules.hitting:
            found.append(Said("positions.no-hitting", who=who, game=position.game.own_name))
    if not readable:
        return found
    for point in range(1, POINTS + 1):
        theirs = int(facing(rules.movement, point))
        if position.men[0][point] and position.men[1][theirs] and not rules.pinning:
            found.append(Said("positions.same-point", white=point, black=theirs))
    found += _pin_faults(position)
    for player, men in enumerate(position.men):
        who = Who(player)
        if rules.courier and not position.freed[player] and men[TALON] < MEN - 1:
            found.append(Said("positions.no-courier-through", who=who, men=MEN - men[TALON]))
        elif rules.courier and not position.freed[player] and any(men[HOME:]):
            found.append(Said("positions.courier-is-through", who=who, home=HOME))
        if position.freed[player] and not rules.courier:
            found.append(Said("positions.no-courier", who=who, game=position.game.own_name))
    if position.men[0][OFF] == MEN and position.men[1][OFF] == MEN:
        found.append(Said("positions.both-off"))
    return found


def _pin_faults(position: RacePosition) -> list[Said]:
    """What is wrong with who pins whom: on a point that both hold, one of the two is a single man and pinned."""
    rules = position.game.rules
    found = []
    for player in (0, 1):
        who, theirs = Who(player), position.men[1 - player]
        for point in position.pinned[player]:
            if not rules.pinning:
                found.append(Said("positions.no-pinning", who=who, game=position.game.own_name))
            elif not 1 <= point <= POINTS or position.men[player][point] != 1:
                found.append(Said("positions.no-single-man", who=who, point=point))
            elif not theirs[facing(rules.movement, point)]:
                found.append(Said("positions.nobody-on-top", who=who, point=point))
    for point in range(1, POINTS + 1) if rules.pinning else ():
        theirs_there = int(facing(rules.movement, point))
        pinned = (point in position.pinned[0]) + (theirs_there in position.pinned[1])
        if position.men[0][point] and position.men[1][theirs_there] and pinned != 1:
            found.append(Said("positions.one-is-pinned", white=point, black=theirs_there))
    return found


@lru_cache(maxsize=4096)
def write_men(men: Men, pinned: Pins = ()) -> str:
    """``1x2,8p,12x5``: path numbers and counts, ``p`` for a man who is pinned; men off are the rest of the fifteen."""
    groups = [
        f"{point}{_PINNED}" if point in pinned else f"{'bar' if point == BAR else point}x{count}"
        for point, count in enumerate(men[:OFF])
        if count
    ]
    return ",".join(groups) or "-"


def read_men(text: str) -> Men:
    """The reverse of how men are written; men not mentioned are off. Raises Unreadable."""
    men = [0] * PATH
    for group in re.split(r"[,\s]+", text.strip()):
        if group in ("", "-"):
            continue
        match = _GROUP.fullmatch(group)
        named = match and match["point"].lower()
        point = -1 if not named else {"bar": BAR, "off": OFF}.get(named) if not named.isdigit() else int(named)
        if match is None or point is None or not 0 <= point <= OFF:
            raise Unreadable("bad-men", Said("positions.bad-group", group=quoted(group)))
        men[point] += int(match["count"] or 1)
    if not men[OFF]:
        men[OFF] = max(0, MEN - sum(men))
    return tuple(men)


def read_pins(text: str) -> Pins:
    """Where the men stand that a text calls pinned."""
    groups = filter(None, map(_GROUP.fullmatch, re.split(r"[,\s]+", text.strip())))
    return tuple(sorted(int(group["point"]) for group in groups if group["pinned"] and group["point"].isdigit()))


def _pinned(game: RaceGame, men: tuple[Men, Men], texts: list[str]) -> tuple[Pins, Pins]:
    """Who is pinned: those called so, and single men under several, of whom it need not be said."""
    said = [set(read_pins(text)) for text in texts]
    for player in (0, 1) if game.rules.pinning else ():
        for point in range(1, POINTS + 1):
            if men[player][point] == 1 and men[1 - player][facing(game.rules.movement, point)] > 1:
                said[player].add(point)
    return tuple(sorted(said[0])), tuple(sorted(said[1]))


def read_position(game: RaceGame, text: str) -> RacePosition:
    """Read ``side:white's men:black's men[:free=wb]``. Raises Unreadable or BadPosition."""
    fields = text.split(":")
    if not 3 <= len(fields) <= 4:
        told = Said("positions.three-fields", game=game.own_name, given=len(fields), text=quoted(text))
        raise Unreadable("bad-position-id", told)
    side = fields[0].strip().lower()
    if side not in ("w", "b", *SIDES):
        raise Unreadable("bad-position-id", Said("positions.bad-side", side=quoted(fields[0])))
    free = fields[3].strip().lower() if len(fields) == 4 else "free="
    if not re.fullmatch(r"free=[wb]{0,2}", free):
        raise Unreadable("bad-position-id", Said("positions.bad-freed", field=quoted(fields[3])))
    men = read_men(fields[1]), read_men(fields[2])
    arrived = [game.rules.courier and any(own[HOME:]) for own in men]
    freed = "w" in free[5:] or arrived[0], "b" in free[5:] or arrived[1]
    return RacePosition(game, men, "wb".index(side[0]), freed, _pinned(game, men, fields[1:3]))
