"""How a family tells what happens in its games; as it is for a family that has nothing of its own to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from ..games import Game, Roll
from ..games.notation import notated
from ..saying import Notated, Said, Told, Who
from ..table import Event, Table
from ..table.events import Played


class Scribe(Protocol):
    """Tells everything that happens at one table, act by act."""

    def lines(self, others: Callable[[Table, Event], Told]) -> Iterator[Told]:
        """What is new since it was asked last. ``others`` tells an act that every family has."""


class Telling:
    """What a family tells in its own way."""

    def scribe(self, table: Table) -> Scribe | None:
        """Who tells what happens at a table from now on; None where a line an act says it all."""
        return None

    def act(self, table: Table, event: Event) -> Told | None:
        """An act whose line needs more than its declaration; None if it is another."""
        return None

    def play(self, table: Table, event: Played, dice: Roll) -> Said | Notated | str:
        """A play, to follow the throw: a phrase, or the play as it is written."""
        return self.written(table.game, event.play, dice, table.who(1 - event.player))

    def written(self, game: Game, play: str, dice: Roll, other: Who) -> Said | Notated | str:
        """The same of a play as it is written, at no table; ``other`` is whoever does not play."""
        if play == "pass":
            return Said("telling.nothing-played")
        return play if other.side is None else notated(game.movement, play, 1 - other.side)

    def standing(self, table: Table) -> Iterable[Told]:
        """What has to be known of a table taken up again, besides what happened."""
        return ()

    def cards(self, table: Table, roller: int) -> list[dict[str, Any]]:
        """What the last throw is worth by itself, each as fields for a client to show."""
        return []

    def why_worth(self, table: Table) -> Iterable[Told]:
        """Why the last throw was worth what it was."""
        return ()

    def duties(self, table: Table) -> list[Told]:
        """What the throw to be played obliges to."""
        return []

    def stay_or_leave(self, table: Table) -> list[Told]:
        """What staying and leaving would mean just now, where that is asked."""
        return []
