"""What players do at a table of Trictrac alone: marking, staying and leaving, schools and false moves, advice."""

from __future__ import annotations

from ...board import SIDES
from ...errors import Unreadable
from ...table import events as acts
from ...table.events import Event
from ...table.phases import Phase
from ...table.referee import Referee


def is_whole(value: object) -> bool:
    """Whether something is a whole number, and not a yes or no."""
    return isinstance(value, int) and not isinstance(value, bool)


def side_named(side: str | int) -> int:
    """A side named in words or by number; what is neither is for the referee to refuse."""
    named = side.lower() if isinstance(side, str) else side
    return SIDES.index(named) if isinstance(named, str) and named in SIDES else int(named) if is_whole(named) else -1


class TrictracActs:
    """The part of a table that has these acts."""

    _referee: Referee

    def _act(self, event: Event) -> None:
        raise NotImplementedError

    def _acting(self, act: type[Event]) -> int:
        raise NotImplementedError

    def _claiming(self, act: type[Event], side: str | int | None = None) -> int:
        """Who claims of the other's marking or play: the side named, or the one whose time it is."""
        player = self._acting(act)
        if side is not None:
            return side_named(side)
        return 1 - player if self._referee.phase in (Phase.MARK, Phase.STAY, Phase.PLAY) else player

    def mark(self, points: int, holes: int | None = None) -> None:
        """Mark points by hand: for the own throw, or before throwing for the other's (T-60).

        Marked again before the next act, they take the place of those marked before.
        """
        player = self._acting(acts.Mark)
        if not is_whole(points) or not (holes is None or is_whole(holes)):
            raise Unreadable("bad-marks", f"Points and holes are whole numbers, not {points!r} and {holes!r}.", "T-60")
        self._act(acts.Mark(player, points, holes))

    def stay(self) -> None:
        """Stay after a hole (T-44)."""
        self._act(acts.Stay(self._acting(acts.Stay)))

    def leave(self) -> None:
        """Leave after a hole (T-44)."""
        self._act(acts.Leave(self._acting(acts.Leave)))

    def agree(self) -> None:
        """Agree to the other's leaving, or to the end (T-66)."""
        self._act(acts.Agree(self._acting(acts.Agree)))

    def school(self, points: int, over: bool = False, side: str | int | None = None) -> None:
        """Claim a school: so many points too little or, with ``over``, too much (T-61).

        ``side`` is whose claim it is. Without it, it is that of the one to throw, or of the other while one marks or
        plays.
        """
        self._act(acts.School(self._claiming(acts.School, side), points, over))

    def demand(self, side: str | int | None = None) -> None:
        """Have the other's marking put right, without points for it (T-61); ``side`` as in :meth:`school`."""
        self._act(acts.Demand(self._claiming(acts.Demand, side)))

    def accept(self) -> None:
        """Accept the school claimed (T-64)."""
        self._act(acts.Accept(self._acting(acts.Accept)))

    def contest(self) -> None:
        """Contest the school claimed (T-64)."""
        self._act(acts.Contest(self._acting(acts.Contest)))

    def withdraw(self) -> None:
        """Withdraw a contested claim (T-64)."""
        self._act(acts.Withdraw(self._acting(acts.Withdraw)))

    def persist(self) -> None:
        """Persist in a contested claim; the referee decides (T-64)."""
        self._act(acts.Persist(self._acting(acts.Persist)))

    def let_stand(self) -> None:
        """Notice the other's false move and let it stand (T-62)."""
        self._act(acts.LetStand(self._claiming(acts.LetStand)))

    def replace(self, play: str) -> None:
        """Replace the other's false move by a legal play that moves a man touched (T-62)."""
        self._act(acts.Replace(self._claiming(acts.Replace), play))

    def advise(self, adviser: int, advice: str) -> None:
        """Give advice without acting: a player of the scored game who sits out (T-85)."""
        self._act(acts.Advise(adviser, " ".join(advice.split())))
