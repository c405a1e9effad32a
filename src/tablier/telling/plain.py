"""How a family tells what happens in its games; as it is for a family that has nothing of its own to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from ..games import Roll
from ..table import Event, Table
from ..table.events import Played


class Scribe(Protocol):
    """Tells everything that happens at one table, act by act."""

    def lines(self, others: Callable[[Table, Event], str]) -> Iterator[str]:
        """What is new since it was asked last. ``others`` tells an act that every family has."""


class Telling:
    """What a family tells in its own way."""

    def scribe(self, table: Table) -> Scribe | None:
        """Who tells what happens at a table from now on; None where a sentence an act says it all."""
        return None

    def act(self, table: Table, event: Event) -> str | None:
        """An act that only this family has, as a sentence; None if it is another."""
        return None

    def play(self, table: Table, event: Played, dice: Roll) -> str:
        """A play, to follow the throw in a sentence."""
        return "nothing can be played" if event.play == "pass" else event.play

    def standing(self, table: Table) -> Iterable[str]:
        """What has to be known of a table taken up again, besides what happened."""
        return ()

    def cards(self, table: Table, roller: int) -> list[dict[str, Any]]:
        """What the last throw is worth by itself, each as fields for a client to show."""
        return []

    def why_worth(self, table: Table) -> Iterable[str]:
        """Why the last throw was worth what it was."""
        return ()

    def duties(self, table: Table) -> list[str]:
        """What the throw to be played obliges to."""
        return []

    def stay_or_leave(self, table: Table) -> list[str]:
        """What staying and leaving would mean just now, where that is asked."""
        return []
