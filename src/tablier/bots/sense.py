"""What a bot asks a family: a rough judgement, and the acts that only its games have.

Here stands what there is to say where nothing is to be judged.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ..games import Game, Play, Position
from ..saying import Said
from ..table import Table
from .matches import Match, Stakes

if TYPE_CHECKING:
    from .search import Search, Turns
    from .simple import RandomBot

LEAVE, END = "leave", "the game ends"
"""What rows of a turn are called that are no plays."""


class Sense:
    """How a family's games are played by rule of thumb, and laid out for a network."""

    compiled = False
    """Whether the judgement has to be compiled before it is used."""
    lays_out = True
    """Whether the network lays out a turn itself; otherwise it is shown where the plays lead."""
    counted: ClassVar[Mapping[str, int]] = {}
    """Parts of a record that a position at a table counts no further than so."""

    def best(self, table: Table, plays: Sequence[Play]) -> Sequence[int] | None:
        """The numbers of the plays that look best; None where none looks better than another."""
        return None

    def takes(self, table: Table) -> bool:
        """Whether to take a double."""
        return True

    def stakes(self, table: Table, match_of: Callable[[bool, bool], Match]) -> Stakes:
        """What the game at a table is played for, as White sees it: points, or the match if there is one.

        ``match_of`` gives the chances of matches, with a cube or without, and with a game without it or not.
        """
        if table.match <= 1:
            return Stakes()
        white, black = (max(table.match - points, 1) for points in table.score)
        return Stakes(match_of(False, False), (white, black))

    def broken(self, table: Table) -> list[Position]:
        """The position after each of the points that may be named has been broken up."""
        raise NotImplementedError  # asked only where points are broken up

    def broken_worth(self, table: Table) -> np.ndarray:
        """How good each of those positions looks to the player who names the point."""
        raise NotImplementedError

    def leaves(self, table: Table) -> bool:
        """Whether to leave after a hole."""
        raise NotImplementedError  # asked only where there are holes

    def staying_and_leaving(self, table: Table) -> tuple[np.ndarray, np.ndarray] | None:
        """Where every play would lead after staying, and last where leaving would; and what has then ended.

        None where there is nothing to weigh: one leaves.
        """
        raise NotImplementedError

    def act(self, bot: RandomBot, table: Table, chance: random.Random) -> None:
        """Do what the table waits for, where only this family's games wait for it."""
        raise NotImplementedError

    def before_throwing(self, bot: RandomBot, table: Table) -> bool:
        """Do what has to be done before the own throw, one act of it; whether there was anything to do."""
        return False

    def claim_school(self, table: Table) -> bool:
        """Claim what the other has marked or played wrongly; whether there was anything to claim."""
        return False

    def owed(self, table: Table) -> int:
        """What the player to act may mark now."""
        return 0

    def rows(self, search: Search, plays: Sequence[Play]) -> np.ndarray | None:
        """The positions that plays lead to, as a network knows them; None where it lays out the turn itself."""
        return None

    def known(self, game: Game, search: Search, records: np.ndarray) -> np.ndarray:
        """Positions as a network knows them."""
        return records

    def names(self, position: Any, plays: Sequence[Play], turns: Turns) -> list[str]:
        """What each row of a turn laid out is called."""
        return [play.notation for play in plays]

    def nothing_to_play(self, position: Any) -> Said | None:
        """Why no play can be judged in a position, if so."""
        return None

    def warm_up(self, game: Game) -> None:
        """Compile what the judgement needs."""
