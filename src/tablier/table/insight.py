"""What can be asked of a table beyond the board: what is being built, who may do what, what is claimed or unmarked.

A referee of players who mark by hand knows more than he says (T-60). What only he knows is marked so below: a program
that shows it to the players unasked plays for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..counts import check_among
from ..errors import BadOption, Refusal
from ..games import Position, Step
from ..games.game import closest
from ..saying import Said
from .building import BuildingReferee
from .declaring import KINDS, Act
from .phases import Phase
from .referee import Referee

if TYPE_CHECKING:
    # What only one family has is typed by that family; nothing of it is imported when the program runs.
    from ..games.trictrac.account import Account
    from ..games.trictrac.scored import Round
    from ..games.trictrac.told_jans import Jan

BY_HAND = "T-60"
"""The clause of points that a player marked without a reason given."""


@dataclass(frozen=True)
class Marked:
    """Points that were marked at the table: for whom, how many, why, under which clause.

    Below zero, points were taken back; none at all, only men were put down anew.
    """

    player: int
    points: int
    reason: Said
    clause: str

    @property
    def why(self) -> Said:
        """The reason by itself, without who marks how much."""
        why = self.reason.values.get("why")
        return why if isinstance(why, Said) else self.reason


@dataclass(frozen=True)
class Quarrel:
    """A school that is claimed and not decided yet: who claims how many points of whom, too little or too much.

    ``contested`` says how far it has come: first the accused accepts or contests, then the claimant withdraws or
    persists (T-64). ``awaited`` is whose answer it waits for.
    """

    claimant: int
    accused: int
    points: int
    over: bool
    contested: bool
    awaited: int


@dataclass(frozen=True)
class FalsePlay:
    """A play that broke a duty and can still be put right (T-62).

    Who made it, with which throw, where the men that were touched stood, the legal plays that may be had instead (those
    that move a man touched, if there are any), and how many points marked for what was not played would be lost.
    """

    player: int
    dice: tuple[int, ...]
    touched: tuple[int, ...]
    instead: tuple[str, ...]
    unearned: int


@dataclass(frozen=True)
class Unmarked:
    """What a throw gave to a player who may still mark it (T-60). ``points`` is known to the referee alone."""

    player: int
    points: int


def act_named(kind: str) -> Act:
    """An act by its name. Raises BadOption."""
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadOption("unknown-act", closest("act", kind, KINDS))
    return KINDS[kind]


class Insight:
    """The part of a table that answers such questions."""

    _referee: Referee

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, won by somebody or not."""
        return self._referee.phase is Phase.OVER

    # What may be claimed, and the play being built

    @property
    def rights(self) -> tuple[int, ...]:
        """Dice left over that the opponent of their roller can claim now (UD-9). The referee's knowledge."""
        return tuple(self._referee.claimable())

    @property
    def askable(self) -> tuple[int, ...]:
        """Dice of the last throw that the claimant may ask for, whether there is a right to them or not (UD-9)."""
        return tuple(self._referee.askable)

    @property
    def claimant(self) -> int | None:
        """Who may claim dice of the last throw, justly or not (UD-9)."""
        return self._referee.claimant

    @property
    def rolling(self) -> bool:
        """Whether dice were cast that nobody may interrupt any more: what they show is seen with the throw (UD-9)."""
        return self._referee.in_the_air

    @property
    def decided(self) -> int:
        """How many of the events chance decided: throws of every kind, and lots."""
        return self._referee.decided

    @property
    def drafted(self) -> tuple[Step, ...]:
        """The steps made so far of the play being built."""
        return self._referee.drafted

    def steps_ahead(self) -> list[tuple[Step, list[Step]]]:
        """The steps that may come next, each with those that may follow it; sooner told at once than asked for singly.

        Raises Refusal.
        """
        return self._building().steps_ahead()

    def _building(self) -> BuildingReferee:
        referee = self._referee
        if not isinstance(referee, BuildingReferee):  # who builds has twenty more answers than who does not
            raise Refusal("no-steps", Said("refusals.no-steps", game=referee.game.own_name), "UD-5")
        return referee

    @property
    def touched(self) -> tuple[int, ...]:
        """Path numbers of the men that were touched and have to be moved in this play (C-5)."""
        return tuple(self._referee.touched)

    @property
    def draft_since(self) -> int | None:
        """After how many events the play that can be built now began; None while there is nothing to build."""
        return self._referee.draft_since

    @property
    def drafted_position(self) -> Position:
        """The board as it stands in the middle of the play being built, with the turn already passed."""
        return self._referee.drafted_position()

    # Who may act

    @property
    def acts(self) -> tuple[str, ...]:
        """The kinds of events that can happen at this table at one time or another."""
        return tuple(act.kind for act in self._referee.acts())

    def has(self, kind: str) -> bool:
        """Whether an act can happen at this table at one time or another."""
        return self._referee.has(act_named(kind))

    def check_act(self, kind: str) -> None:
        """Raise Refusal if there is no such act at this table, saying what would bring it."""
        self._referee.check_known(act_named(kind))

    def may(self, player: int) -> tuple[str, ...]:
        """The kinds of events that ``player`` may enter now: 0 White, 1 Black.

        A claim or the naming of a false move may be made whether it is just or not, and is listed while it may. Advice
        is for those who sit out, see :attr:`round`; they may also break off with the others, see :attr:`abandoning`.
        Raises BadOption.
        """
        check_among("player", player, 2)
        return tuple([act.kind for act in self._referee.allowed(player)])

    def entitled(self, kind: str) -> tuple[int, ...]:
        """Who may do an act now, the likeliest first: sides, or players of the scored game if it is for them to do."""
        act, referee = act_named(kind), self._referee
        if not referee.has(act) or referee.phase not in act.declared.phases:
            return ()
        return tuple(who for who in act.declared.by.entitled(referee) if who is not None and referee.open_to(act, who))

    # What was marked, and by hand what was not

    @property
    def jans(self) -> tuple[Jan, ...]:
        """What the throw is worth, each with its reason. Under manual marking the referee does not tell."""
        return tuple(self._referee.told())

    @property
    def due(self) -> tuple[Jan, ...]:
        """What the last throw gave, each with its reason, told or not. The referee's knowledge (T-60)."""
        return tuple(self._referee.due_to_all())

    @property
    def marks(self) -> tuple[Marked, ...]:
        """What has been marked or put right since the last throw, with reasons and clauses."""
        return tuple(self._referee.log)

    @property
    def unmarked(self) -> Unmarked | None:
        """What may be marked by hand now, and by whom; None if nothing can be (T-60). The referee's knowledge."""
        return self._referee.unmarked()

    @property
    def open_mark(self) -> int | None:
        """The points that the player to act has marked and may still put right by marking again (T-60), if any."""
        return self._referee.open_mark()

    # Quarrels

    @property
    def quarrel(self) -> Quarrel | None:
        """The school that is claimed and not decided yet, if any (T-61, T-64)."""
        return self._referee.quarrel()

    def schools(self, claimant: int) -> tuple[int, ...]:
        """By how much the other's marks are wrong that ``claimant`` could cry school of now (T-61), each; below zero:
        too little. The referee's knowledge. Raises BadOption.
        """
        check_among("player", claimant, 2)
        return tuple(self._referee.schools(claimant))

    @property
    def false_play(self) -> FalsePlay | None:
        """A false move that can still be put right (T-62). The referee's knowledge: a player has to notice it."""
        return self._referee.false_play()

    @property
    def announced(self) -> str | None:
        """What the other has to agree to: ``"leave"`` or ``"end"`` of the game (T-66)."""
        return self._referee.announcement()

    # The scored game

    @property
    def round(self) -> Round | None:
        """The round of a scored game: number, who plays, sits out and begins, how often replayed (T-80 to T-86)."""
        return self._referee.round

    @property
    def abandoning(self) -> tuple[int, ...]:
        """Which players of a scored game would break it off; they count from 0, sitting out or not (T-80)."""
        return tuple(sorted(self._referee.abandoning))

    @property
    def account(self) -> Account | None:
        """The account of a scored game so far."""
        return self._referee.account
