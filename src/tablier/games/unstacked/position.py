"""A position of Unstacked Draughts as a value: men standing, men left, who throws."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ...board import SIDES, WHITE
from ...errors import BadPosition, Unreadable
from ..game import Position
from .rules import FULL, POINTS, POSITION, STACKED

if TYPE_CHECKING:
    from .game import Unstacked

Counts = tuple[int, ...]

_FLAT = (0,) * POINTS
_SEPARATORS = re.compile(r"[\s,.-]+")
_PLAYER = re.compile(r"(?P<phase>[sm])(?P<counts>[0-9]*)")


@dataclass(frozen=True)
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

    @property
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
        record = np.zeros(1, POSITION)
        record["standing"][0] = self.standing
        record["men"][0] = self.men
        record["turn"] = self.turn
        return record

    @classmethod
    def of_array(cls, game: Unstacked, record: np.ndarray) -> UnstackedPosition:
        """The position in ``record[0]``."""
        standing, men = record["standing"][0].tolist(), record["men"][0].tolist()
        return cls(
            game,
            (tuple(standing[0]), tuple(standing[1])),
            (tuple(men[0]), tuple(men[1])),
            int(record["turn"][0]),
        )

    def off(self, player: int) -> int:
        """How many men a player has borne off."""
        return sum(FULL) - sum(self.men[player])


def faults(position: UnstackedPosition) -> list[str]:
    """Everything that is wrong with a position, in sentences without a full stop."""
    found = []
    if position.turn not in (0, 1):
        found.append(f"nobody is player {position.turn}")
    for side, standing, men in zip(SIDES, position.standing, position.men, strict=True):
        found += _counts_faults(side, "still to bring down", standing, STACKED)
        found += _counts_faults(side, "left", men, FULL)
        missing = sum(FULL) - sum(men)
        if len(men) == POINTS and any(standing) and missing > 0:
            found.append(f"{side} has {_men(missing)} off, but {_men(sum(standing))} still to bring down")
    if not any(position.men[0]) and not any(position.men[1]):
        found.append("both players have borne off all their men")
    return found


def _counts_faults(side: str, what: str, counts: Counts, most: Counts) -> list[str]:
    if len(counts) != POINTS:
        return [f"{side}'s men {what} are given on {len(counts)} points instead of {POINTS}"]
    found = []
    for point, (count, limit) in enumerate(zip(counts, most, strict=True), start=1):
        if count < 0:
            found.append(f"{side} has fewer than no men {what} on {point}")
        elif count > limit:
            found.append(f"{side} has {_men(count)} {what} on {point}, which can have {limit} at most")
    return found


def _men(count: int) -> str:
    return f"{count} man" if count == 1 else f"{count} men"


def _write_player(standing: Counts, men: Counts) -> str:
    """``s`` and the men to be brought down from each point or, once all lie flat, ``m`` and the men left."""
    return "s" + "".join(map(str, standing)) if any(standing) else "m" + "".join(map(str, men))


def read_player(text: str) -> tuple[Counts, Counts]:
    """The reverse of how a player is written: ``(standing, men)``. Raises Unreadable."""
    match = _PLAYER.fullmatch(_SEPARATORS.sub("", text).lower())
    if match is None:
        raise Unreadable(
            "bad-men",
            f"{text!r} is not a player such as s111222 (men still to bring down) or m222333 (men left).",
        )
    counts = tuple(map(int, match["counts"]))
    if len(counts) != POINTS:
        raise Unreadable("bad-men", f"A player has {POINTS} points; {text!r} gives counts for {len(counts)}.")
    return (counts, FULL) if match["phase"] == "s" else (_FLAT, counts)


def read_position(game: Unstacked, text: str) -> UnstackedPosition:
    """Read ``side:white:black``. Raises Unreadable or BadPosition."""
    fields = text.split(":")
    if len(fields) != 3:
        raise Unreadable(
            "bad-position-id",
            f"A position of {game.name} has three fields after the game, not {len(fields)}: {text!r}.",
        )
    side = fields[0].strip().lower()
    if side not in ("w", "b", *SIDES):
        raise Unreadable("bad-position-id", f"The side to throw is w or b, not {fields[0]!r}.")
    (white_standing, white_men), (black_standing, black_men) = map(read_player, fields[1:])
    return UnstackedPosition(game, (white_standing, black_standing), (white_men, black_men), "wb".index(side[0]))
