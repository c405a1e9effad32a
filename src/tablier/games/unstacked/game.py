"""Unstacked Draughts as the table sees it: the one play of every roll, and the rights left over from it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np

from ...board import OFF
from ...dice import DOUBLES
from ...errors import BadOption, Refusal
from ...kinds import declared
from ...saying import Said, Who
from ...throws import Dice, Roll, read_die
from ..game import Game, Option, Play, Position
from .position import UnstackedPosition, read_position
from .rules import (
    BORNE_OFF,
    CANNOT,
    DOWN,
    FULL,
    NOBODY,
    STACKED,
    WORTH,
    claim_die,
    play_roll,
    playouts,
    scratch,
    winner_of,
)

How = Literal["down", "off"]
_HOW: dict[int, How] = {DOWN: "down", BORNE_OFF: "off"}


class Use(NamedTuple):
    """One die used by one player: to bring a man down, or to bear one off."""

    player: int
    die: int
    how: How

    def __str__(self) -> str:
        return f"{self.die}{self.how[0]}"

    @property
    def hits(self) -> bool:
        return False

    @property
    def man(self) -> tuple[int, int]:
        return self.player, self.die

    def to_json(self) -> dict[str, Any]:
        return {"side": self.player, "number": self.die, "how": self.how}

    def motion(self, side: int) -> dict[str, Any]:
        """What is seen to move, whosever throw it was."""
        to = OFF if self.how == "off" else self.die
        return {"side": self.player, "from": self.die, "to": to, "number": self.die, "hits": False, "how": self.how}


class Unstacked(Game):
    """Unstacked Draughts. Every roll has exactly one play: nobody ever has a choice."""

    id = "unstacked"
    minutes = 10
    vignette = ("unstacked:w:s001012:s110010", "5-3")
    plays_itself = True
    solved = True
    dice = 2
    family = "unstacked"
    end_clause = "UD-8"
    rule_options = (Option("claims", "UD-9", ("auto", "manual"), "auto"),)
    worth = WORTH
    """What every game is worth (UD-8)."""

    @property
    def claimed_by_hand(self) -> bool:
        """Whether left-over dice wait to be claimed."""
        return self.options["claims"] == "manual"

    def start(self, turn: int = 0) -> UnstackedPosition:
        """The starting position (UD-1) with ``turn`` to throw."""
        return UnstackedPosition(self, (STACKED, STACKED), (FULL, FULL), turn)

    @declared
    def position(self, fields: str) -> UnstackedPosition:
        """Read ``side:white:black``, such as ``w:s111222:m222333``. Raises Unreadable or BadPosition."""
        return read_position(self, fields)

    def plays(self, position: Position, roll: Dice) -> tuple[Play]:
        """The one play of a roll, whichever die is named first: the higher die is tried first.

        With ``claims=manual`` only the roller's dice are used. Raises Refusal if the game is over.
        """
        after, uses = self._play(position, roll, not self.claimed_by_hand)
        return (Play(notation(uses, position.turn), after, uses),)

    def leftovers(self, position: Position, roll: Dice) -> Roll:
        """The dice of a roll that the roller cannot use, the higher first; none if the roller wins."""
        roll = self.read_roll(roll)
        after, uses = self._play(position, roll, False)
        if self.winner(after) is not None:
            return ()
        left = sorted(roll, reverse=True)
        for use in uses:
            left.remove(use.die)
        return tuple(left)

    def claim(self, position: Position, player: int, die: int) -> tuple[UnstackedPosition, Use]:
        """Let ``player`` take a die that the last roller left over (UD-9); the turn stays as it is.

        That the die was left over, and is not lost yet, is for the table to know. Raises Refusal if left-over
        dice are not claimed in this game, if it is over, or if that player cannot use the die.
        """
        if not self.claimed_by_hand:
            raise Refusal("claims-are-automatic", Said("unstacked-play.claims-are-automatic"), "UD-9")
        die = read_die(die)
        before = self._going_on(position)
        record = before.array()
        how = int(claim_die(record, 0, player, die))
        if how == CANNOT:
            raise _cannot_use(before, player, die)
        return UnstackedPosition.of_array(self, record), Use(player, die, _HOW[how])

    def winner(self, position: Position) -> int | None:
        """Who has borne off the last man (UD-8), if anybody."""
        if not isinstance(position, UnstackedPosition) or position.game is not self:
            self.check_own(position)
        winner = int(winner_of(position.array(), 0))
        return None if winner == NOBODY else winner

    def needs_table(self) -> BadOption | None:
        if self.options["claims"] != "manual":
            return None
        return BadOption("not-alone", Said("unstacked-play.not-alone"), "UD-9")

    def announce(self, roll: Dice) -> str | None:
        """The name of a double (C-4), usable or not."""
        roll = self.read_roll(roll)
        return DOUBLES[roll[0]] if roll[0] == roll[1] else None

    def warm_up(self) -> None:
        """Compile what the table needs."""
        start = self.start()
        self._play(start, (2, 1), True)
        self.winner(start)
        claim_die(start.array(), 0, 0, 1)

    def _play_out(self, start: Position | None, seed: int, first: int, results: np.ndarray) -> None:
        """Every left-over die is used, whatever the claims."""
        record = (start or self.start()).array()
        if start is None:
            record["turn"] = NOBODY
        playouts(record, seed, first, results)

    def _play(self, position: Position, roll: Dice, handing_over: bool) -> tuple[UnstackedPosition, tuple[Use, ...]]:
        record = self._going_on(position).array()
        a, b = sorted(self.read_roll(roll), reverse=True)
        uses = scratch()
        count, _, _ = play_roll(record, 0, a, b, handing_over, uses)
        made = tuple(Use(player, die, _HOW[how]) for player, die, how in uses[:count].tolist())
        return UnstackedPosition.of_array(self, record), made

    def _going_on(self, position: Position) -> UnstackedPosition:
        """``position``, if it is one of this game that is not over."""
        winner = self.winner(position)
        assert isinstance(position, UnstackedPosition)
        if winner is not None:
            raise Refusal("game-over", Said("unstacked-play.game-over", who=Who(winner)), "UD-8")
        return position


def notation(uses: tuple[Use, ...], roller: int) -> str:
    """A play as text: ``5d 2o``, the opponent's share in parentheses, ``pass`` if nobody used anything."""
    mine = [str(use) for use in uses if use.player == roller]
    theirs = [str(use) for use in uses if use.player != roller]
    return " ".join(mine + ([f"({' '.join(theirs)})"] if theirs else [])) or "pass"


def _cannot_use(position: UnstackedPosition, player: int, die: int) -> Refusal:
    who = Who(player)
    if any(position.standing[player]):
        return Refusal("cannot-bring-down", Said("unstacked-play.cannot-bring-down", who=who, point=die), "UD-3")
    return Refusal("cannot-bear-off", Said("unstacked-play.cannot-bear-off", who=who, point=die), "UD-4")
