"""A position of Trictrac as a value: the men, and everything marked on the rails."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ...board import BAR, MEN, OFF, PATH, POINTS, SIDES, WHITE
from ...errors import BadPosition, Unreadable
from ...saying import Said, Who, quoted
from ..game import Position
from ..race.position import Men, read_men, write_men
from .state import CORNER, HOLE, POSITION, TALON, THEIR_CORNER

if TYPE_CHECKING:
    from .game import Trictrac

Pair = tuple[int, int]

OPENING_ROLLS = 3
"""From its third roll in a setting on, it no longer matters how many a player has made (T-24)."""
_PAIRS = ("rolls", "points", "flags", "holes", "run", "first", "left")
"""What a position holds for each player, beside the men."""
_PACKED = struct.Struct(f"{2 * PATH}b b 2h 2b 2? 2h 2h 2b 2?")
assert _PACKED.size == POSITION.itemsize
"""A position as the kernels have it, byte by byte."""
AT_TALON: Men = tuple(MEN if field == TALON else 0 for field in range(PATH))


@dataclass(frozen=True, repr=False)
class TrictracPosition(Position):
    """Men on own paths, who throws, rolls made in this setting (3: three or more), points, flags and holes.

    ``flags`` tells whose points are still in a row (bredouille, T-41), ``run`` how many holes each has made since the
    other's last. ``first`` is the first throw of the setting, the higher number first, while the second player has yet
    to answer it under ``old_jans`` (T-36); otherwise 0, 0. ``left`` tells who has left in this round, where bredouilles
    ask about it (T-82). Raises BadPosition, with every fault listed, for what cannot be.
    """

    unsided: ClassVar[tuple[str, ...]] = ("first",)

    game: Trictrac
    men: tuple[Men, Men]
    turn: int = WHITE
    rolls: Pair = (OPENING_ROLLS, OPENING_ROLLS)
    points: Pair = (0, 0)
    flags: tuple[bool, bool] = (False, False)
    holes: Pair = (0, 0)
    run: Pair = (0, 0)
    first: Pair = (0, 0)
    left: tuple[bool, bool] = (False, False)

    def __post_init__(self) -> None:
        found = faults(self)
        if found:
            raise BadPosition(found)

    @cached_property
    def id(self) -> str:
        parts = [self.game.full_id, SIDES[self.turn][0], *(write_men(tuple(own)) for own in self.men)]
        if self.rolls != (OPENING_ROLLS, OPENING_ROLLS):
            parts.append("rolls={},{}".format(*self.rolls))
        if any(self.points):
            marked = (f"{count}{'b' if flag else ''}" for count, flag in zip(self.points, self.flags, strict=True))
            parts.append("points=" + ",".join(marked))
        if any(self.holes):
            parts.append("holes={},{}".format(*self.holes))
            runner = 0 if self.run[0] else 1
            parts.append(f"run={SIDES[runner][0]}{self.run[runner]}")
        if any(self.first):
            parts.append("first={},{}".format(*self.first))
        if any(self.left):
            parts.append("left=" + "".join(side[0] for side, left in zip(SIDES, self.left, strict=True) if left))
        return ":".join(parts)

    def counts(self) -> list[Any]:
        return [list(own) for own in self.men]

    def details(self) -> dict[str, Any]:
        told: dict[str, Any] = {side: self._side(player) for player, side in enumerate(SIDES)}
        return {**told, "first_throw": list(self.first)} if any(self.first) else told

    def _side(self, player: int) -> dict[str, Any]:
        men = self.men[player]
        return {
            "fields": list(men[1:OFF]), "off": men[OFF], "points": self.points[player],
            "bredouille": self.flags[player], "holes": self.holes[player], "run": self.run[player],
            "rolls": self.rolls[player],
        }  # fmt: skip

    def marks(self) -> dict[str, Any]:
        return {
            "points": list(self.points), "holes": list(self.holes), "bredouille": list(self.flags),
            "run": list(self.run), "flag": self.flag_holder,
        }  # fmt: skip

    @property
    def tally(self) -> Pair:
        return self.holes

    @property
    def board_key(self) -> object:
        """What is marked is told as it is marked; a board is drawn again when men have moved."""
        return self.men

    @property
    def flag_holder(self) -> int | None:
        """Who holds the flag: the second to make holes, until the first makes holes again (T-45, T-82)."""
        for player in range(2):
            holes = self.holes[player]
            if holes and self.run[player] == holes and self.holes[1 - player]:
                return player
        return None

    def array(self) -> np.ndarray:
        raw = np.empty(_PACKED.size, np.uint8)
        raw.data[:] = self._packed
        return raw.view(POSITION)

    @cached_property
    def _packed(self) -> bytes:
        """The record of the kernels, byte by byte."""
        pairs = (value for name in _PAIRS for value in getattr(self, name))
        return _PACKED.pack(*self.men[0], *self.men[1], self.turn, *pairs)

    def unchecked(self, **changes: Any) -> TrictracPosition:
        """The position with changes, whether it can be or not: for the middle of a play."""
        other = object.__new__(TrictracPosition)
        other.__dict__.update({name: changes.get(name, getattr(self, name)) for name in _FIELDS})
        return other

    @classmethod
    def of_array(cls, game: Trictrac, record: np.ndarray) -> TrictracPosition:
        """The position in ``record[0]``, which the kernel made and which is therefore not examined again."""
        found = _PACKED.unpack(record[:1].tobytes())
        rolls, points, flags, holes, run, first, left = zip(*[iter(found[2 * PATH + 1 :])] * 2, strict=True)
        position = object.__new__(cls)
        position.__dict__.update(
            game=game, men=(found[:PATH], found[PATH : 2 * PATH]), turn=found[2 * PATH],
            rolls=(min(OPENING_ROLLS, rolls[0]), min(OPENING_ROLLS, rolls[1])), points=points, flags=flags,
            holes=holes, run=run, first=first, left=left,
        )  # fmt: skip
        return position


_FIELDS = tuple(item.name for item in fields(TrictracPosition))


def faults(position: TrictracPosition) -> list[Said]:
    """Everything that is wrong with a position, as sentences without a full stop."""
    found = []
    if position.turn not in (0, 1):
        found.append(Said("trictrac-play.fault-turn", player=quoted(position.turn)))
    readable = True
    for player, men in enumerate(position.men):
        who = Who(player)
        if len(men) != PATH or min(men) < 0:
            found.append(Said("trictrac-play.fault-path", who=who, numbers=PATH))
            readable = False
            continue
        if sum(men) != MEN:
            found.append(Said("trictrac-play.fault-men", who=who, men=sum(men), right=MEN))
        if men[BAR]:
            found.append(Said("trictrac-play.fault-bar", who=who))
        if men[CORNER] == 1:
            found.append(Said("trictrac-play.fault-lone-corner", who=who))
        if men[THEIR_CORNER]:
            found.append(Said("trictrac-play.fault-their-corner", who=who))
    if readable:
        for field in range(1, POINTS + 1):
            if position.men[0][field] and position.men[1][OFF - field]:
                found.append(Said("trictrac-play.fault-shared-field", white=field, black=OFF - field))
        if position.men[0][OFF] == MEN or position.men[1][OFF] == MEN:
            found.append(Said("trictrac-play.fault-all-off"))
    return found + _marking_faults(position)


def _marking_faults(position: TrictracPosition) -> list[Said]:
    found = []
    for player in range(2):
        who = Who(player)
        points, holes, run = position.points[player], position.holes[player], position.run[player]
        if not 0 <= points < HOLE:
            found.append(Said("trictrac-play.fault-points", who=who, points=points, most=HOLE - 1))
        if position.flags[player] and not points:
            found.append(Said("trictrac-play.fault-bredouille", who=who))
        if holes < 0 or not 0 <= run <= holes:
            found.append(Said("trictrac-play.fault-run", who=who, holes=holes, run=run))
        if not 0 <= position.rolls[player] <= OPENING_ROLLS:
            rolls = position.rolls[player]
            found.append(Said("trictrac-play.fault-rolls", who=who, rolls=rolls, most=OPENING_ROLLS))
    if all(position.flags):
        found.append(Said("trictrac-play.fault-both-in-a-row"))
    if any(position.holes) and (bool(position.run[0]) == bool(position.run[1])):
        found.append(Said("trictrac-play.fault-last-hole"))
    if any(position.first):
        found += _first_throw_faults(position)
    for player in range(2):
        if position.left[player] and not position.holes[player]:
            found.append(Said("trictrac-play.fault-left", who=Who(player)))
    if any(position.left) and not position.game.rulings.leaving_counts:
        found.append(Said("trictrac-play.fault-left-unasked"))
    return found


def _first_throw_faults(position: TrictracPosition) -> list[Said]:
    """What is wrong with remembering the first throw of the setting, for the jan de rencontre."""
    found = []
    high, low = position.first
    if not 1 <= low <= high <= 6:
        found.append(Said("trictrac-play.fault-first-throw", high=high, low=low))
    if not position.game.options["old_jans"]:
        found.append(Said("trictrac-play.fault-first-unasked"))
    if position.rolls != ((1, 0) if position.turn else (0, 1)):
        found.append(Said("trictrac-play.fault-first-answered"))
    return found


def read_position(game: Trictrac, text: str) -> TrictracPosition:
    """Read ``side:white's men:black's men`` and what is marked. Raises Unreadable or BadPosition."""
    parts = [part.strip() for part in text.split(":")]
    if len(parts) < 3:
        raise Unreadable("bad-position-id", Said("trictrac-play.position-too-short", given=quoted(text)))
    side = parts[0].lower()
    if side not in ("w", "b", *SIDES):
        raise Unreadable("bad-position-id", Said("trictrac-play.position-side", given=quoted(parts[0])))
    values: dict[str, Any] = {}
    for part in parts[3:]:
        values |= _read_marks(part)
    if "run" not in values and any(values.get("holes", ())):
        holes = values["holes"]
        if all(holes):
            raise Unreadable("bad-position-id", Said("trictrac-play.position-run"))
        values["run"] = holes
    return TrictracPosition(game, (read_men(parts[1]), read_men(parts[2])), "wb".index(side[0]), **values)


def _read_marks(field: str) -> dict[str, Any]:
    if match := re.fullmatch(r"(rolls|holes)=(\d{1,3}),(\d{1,3})", field, re.I):
        pair = int(match[2]), int(match[3])
        return {match[1].lower(): tuple(min(OPENING_ROLLS, n) for n in pair) if match[1].lower() == "rolls" else pair}
    if match := re.fullmatch(r"points=(\d{1,2})(b?),(\d{1,2})(b?)", field, re.I):
        return {"points": (int(match[1]), int(match[3])), "flags": (bool(match[2]), bool(match[4]))}
    if match := re.fullmatch(r"run=([wb])(\d{1,3})", field, re.I):
        return {"run": (int(match[2]), 0) if match[1].lower() == "w" else (0, int(match[2]))}
    if match := re.fullmatch(r"first=([1-6]),([1-6])", field, re.I):
        return {"first": (max(int(match[1]), int(match[2])), min(int(match[1]), int(match[2])))}
    if match := re.fullmatch(r"left=(w?)(b?)(?<!=)", field, re.I):
        return {"left": (bool(match[1]), bool(match[2]))}
    raise Unreadable("bad-position-id", Said("trictrac-play.position-marks", given=quoted(field)))
