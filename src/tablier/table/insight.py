"""What can be asked of a table beyond the board: who may do what, what is claimed, what is unmarked, who sits where.

A referee of players who mark by hand knows more than he says (T-60). What only he knows is marked so below: a program
that shows it to the players unasked plays for them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..games.trictrac.account import Account
from ..games.trictrac.events import JanEvent
from ..games.trictrac.referee import Marked, TrictracReferee
from ..games.trictrac.rounds import ScoredRounds
from ..games.trictrac.schools import ManualReferee
from ..games.trictrac.scored import Round
from .declaring import KINDS
from .phases import Phase
from .referee import Referee


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


class Insight:
    """The part of a table that answers such questions."""

    _referee: Referee

    # Who may act

    @property
    def acts(self) -> tuple[str, ...]:
        """The kinds of events that can happen at this table at one time or another."""
        return tuple(act.kind for act in self._referee.acts())

    def check_act(self, kind: str) -> None:
        """Raise Refusal if there is no such act at this table, saying what would bring it."""
        self._referee.check_known(KINDS[kind])

    def may(self, player: int) -> tuple[str, ...]:
        """The kinds of events that ``player`` may enter now: 0 White, 1 Black.

        A claim or the naming of a false move may be made whether it is just or not, and is listed while it may. Advice
        is for those who sit out, see :attr:`round`; they may also break off with the others, see :attr:`abandoning`.
        """
        return tuple(act.kind for act in self._referee.acts() if self._referee.may(act, player))

    # What was marked, and by hand what was not

    @property
    def jans(self) -> tuple[JanEvent, ...]:
        """What the throw is worth, each with its reason. Under manual marking the referee does not tell."""
        referee = self._referee
        told = isinstance(referee, TrictracReferee) and not isinstance(referee, ManualReferee)
        return tuple(referee.jans) if told and isinstance(referee, TrictracReferee) else ()

    @property
    def marks(self) -> tuple[Marked, ...]:
        """What has been marked or put right since the last throw, with reasons and clauses."""
        return tuple(self._referee.log) if isinstance(self._referee, TrictracReferee) else ()

    @property
    def unmarked(self) -> Unmarked | None:
        """What may be marked by hand now, and by whom; None if nothing can be (T-60). The referee's knowledge."""
        referee = self._referee
        if not isinstance(referee, ManualReferee) or referee.player is None:
            return None
        if referee.phase is Phase.MARK:
            return Unmarked(referee.player, referee.due(referee.player))
        if referee.phase is Phase.THROW and referee.owed is not None:
            return Unmarked(referee.player, referee.owed)
        return None

    @property
    def open_mark(self) -> int | None:
        """The points that the player to act has marked and may still put right by marking again (T-60), if any."""
        referee = self._referee
        return referee.open_mark() if isinstance(referee, ManualReferee) else None

    # Quarrels

    @property
    def quarrel(self) -> Quarrel | None:
        """The school that is claimed and not decided yet, if any (T-61, T-64)."""
        referee = self._referee
        if not isinstance(referee, ManualReferee) or referee.claim is None or referee.player is None:
            return None
        claim, contested = referee.claim, referee.phase is Phase.PERSIST
        return Quarrel(claim.player, 1 - claim.player, claim.points, claim.over, contested, referee.player)

    @property
    def false_play(self) -> FalsePlay | None:
        """A false move that can still be put right (T-62). The referee's knowledge: a player has to notice it."""
        referee = self._referee
        if not isinstance(referee, ManualReferee) or referee.false_move is None:
            return None
        false = referee.false_move
        instead = tuple(dict.fromkeys(way.notation for way in referee.replacements()))
        return FalsePlay(false.player, false.roll, false.touched, instead, referee.unearned_now(false))

    @property
    def announced(self) -> str | None:
        """What the other has to agree to: ``"leave"`` or ``"end"`` of the game (T-66)."""
        referee = self._referee
        if not isinstance(referee, ManualReferee) or referee.announced is None:
            return None
        return "leave" if referee.announced is Phase.STAY else "end"

    # The scored game

    @property
    def round(self) -> Round | None:
        """The round of a scored game: number, who plays, sits out and begins, how often replayed (T-80 to T-86)."""
        return self._referee.round if isinstance(self._referee, ScoredRounds) else None

    @property
    def abandoning(self) -> tuple[int, ...]:
        """Which players of a scored game would break it off; they count from 0, sitting out or not (T-80)."""
        return tuple(sorted(self._referee.abandoning)) if isinstance(self._referee, ScoredRounds) else ()

    @property
    def account(self) -> Account | None:
        """The account of a scored game so far."""
        return self._referee.account if isinstance(self._referee, ScoredRounds) else None
