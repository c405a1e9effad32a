"""What players do at a table of Trictrac alone: marking, staying and leaving, schools and false moves, advice.

>>> table = Table("trictrac", seed=1)
>>> table.trictrac.stay()
Traceback (most recent call last):
    ...
tablier.errors.Refusal: Who begins is not settled yet. [C-1]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...errors import Unreadable
from ...saying import Said, quoted
from ...table.declaring import Act
from ...table.values import is_whole, side_named
from .acts import (
    Abandon,
    Accept,
    Advise,
    Agree,
    Contest,
    Demand,
    Leave,
    LetStand,
    Lots,
    Mark,
    Persist,
    PlayOn,
    Replace,
    School,
    Stay,
    Withdraw,
)

if TYPE_CHECKING:
    from ...table import Table


class TrictracFacet:
    """A table as the players of Trictrac see it. Elsewhere every act is refused, saying which game has it."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def _claiming(self, act: Act, side: str | int | None) -> int:
        """Who claims of the other's marking: the side named, or the one whose time it is."""
        player = self._table._acting(act)
        return player if side is None else side_named(side)

    def mark(self, points: int, holes: int | None = None) -> None:
        """Mark points by hand: for the own throw, or before throwing for the other's (T-60).

        Marked again before the next act, they take the place of those marked before.
        """
        self._table._acting(Mark)
        if not is_whole(points) or not (holes is None or is_whole(holes)):
            said = Said("trictrac-play.marks-not-whole", points=quoted(points), holes=quoted(holes))
            raise Unreadable("bad-marks", said, "T-60")
        self._table.do(Mark, points, holes)

    def stay(self) -> None:
        """Stay after a hole (T-44)."""
        self._table.do(Stay)

    def leave(self) -> None:
        """Leave after a hole (T-44)."""
        self._table.do(Leave)

    def agree(self) -> None:
        """Agree to the other's leaving, or to the end (T-66)."""
        self._table.do(Agree)

    def school(self, points: int, over: bool = False, side: str | int | None = None) -> None:
        """Claim a school: so many points too little or, with ``over``, too much (T-61).

        ``side`` is whose claim it is. Without it, it is that of the one to throw, or of the other while one marks or
        plays.
        """
        self._table.apply(School(self._claiming(School, side), points, over))

    def demand(self, side: str | int | None = None) -> None:
        """Have the other's marking put right, without points for it (T-61); ``side`` as in :meth:`school`."""
        self._table.apply(Demand(self._claiming(Demand, side)))

    def accept(self) -> None:
        """Accept the school claimed (T-64)."""
        self._table.do(Accept)

    def contest(self) -> None:
        """Contest the school claimed (T-64)."""
        self._table.do(Contest)

    def withdraw(self) -> None:
        """Withdraw a contested claim (T-64)."""
        self._table.do(Withdraw)

    def persist(self) -> None:
        """Persist in a contested claim; the referee decides (T-64)."""
        self._table.do(Persist)

    def let_stand(self) -> None:
        """Notice the other's false move and let it stand (T-62)."""
        self._table.do(LetStand)

    def replace(self, play: str) -> None:
        """Replace the other's false move by a legal play that moves a man touched (T-62)."""
        self._table.do(Replace, play)

    def lots(self, *seats: int) -> tuple[int, ...]:
        """Draw lots for who sits down first, or enter them: the players of the white and the black seat (T-84)."""
        drawn = seats or self._table.draw_lots()
        self._table.apply(Lots(drawn))
        return drawn

    def advise(self, adviser: int, advice: str) -> None:
        """Give advice without acting: a player of the scored game who sits out (T-85)."""
        self._table.apply(Advise(adviser, " ".join(advice.split())))

    def abandon(self, *players: int) -> None:
        """Break a scored game off by agreement (T-80): the players named would, or all who have not said so yet."""
        table = self._table
        table.check_act(Abandon.kind)
        for player in players or [one for one in range(len(table.players)) if one not in table.abandoning]:
            table.apply(Abandon(player))

    def play_on(self, player: int) -> None:
        """Refuse to break a scored game off, or no longer ask for it (T-80)."""
        self._table.apply(PlayOn(player))
