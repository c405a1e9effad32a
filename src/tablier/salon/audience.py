"""Everybody connected to a table: who is here, who is away and since when, and showing each what concerns them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from . import board_view, pictures, views
from .connection import Connection
from .journal import Journal

Extras = Callable[[Connection], dict[str, Any]]
"""What the room adds to the state for a connection: the clock, and further actions."""


class Audience:
    """The connections of one table. ``now`` tells the time in seconds."""

    def __init__(self, people: Collection[int], now: Callable[[], float]) -> None:
        self.connections: set[Connection] = set()
        self.away = dict.fromkeys(people, now())
        """Since when the person of a seat is not connected."""
        self._now = now
        self._made: tuple[Journal, int, views.State, dict[Any, str]] | None = None
        """Of which journal, after which act, the state as everybody may see it and the pictures of it were made."""

    def __len__(self) -> int:
        return len(self.connections)

    def come(self, connection: Connection) -> None:
        """Somebody connects."""
        self.connections.add(connection)
        for seat in connection.seats:
            self.away.pop(seat, None)

    def go(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        for seat in connection.seats - self.here:
            self.away[seat] = self._now()

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected."""
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not connection.seats for connection in self.connections)

    def away_for(self, seat: int) -> float:
        """For how many seconds the person of a seat has been away."""
        return self._now() - self.away[seat] if seat in self.away else 0.0

    def seats(self, journal: Journal) -> list[dict[str, Any]]:
        """Who sits where, and who is here."""
        return views.seats(journal, self.here, {seat: self.away_for(seat) for seat in self.away})

    # Showing

    def welcome(self, journal: Journal) -> None:
        """Tell everybody anew what does not change often."""
        for connection in self.connections:
            connection.send(views.welcome(journal, connection.seats))

    def tell_presence(self, journal: Journal, but: Connection | None = None, house_in: int | None = None) -> None:
        """Tell everybody who is here, and when the house may play for somebody who is not."""
        message = {"type": "presence", "seats": self.seats(journal), "watching": self.watching, "house_in": house_in}
        for connection in self.connections:
            if connection is not but:
                connection.send(message)

    def show_all(self, journal: Journal, before: board_view.Snapshot | None, extras: Extras) -> None:
        """Show everybody the state; ``before`` is where things stood, to tell what moved."""
        if not self.connections:
            return
        state, drawn = self.state(journal)
        state = state | board_view.changes(journal, before)
        for connection in list(self.connections):
            self._show(journal, connection, state, extras, drawn)

    def show(self, journal: Journal, connection: Connection, extras: Extras) -> None:
        """Show somebody the state."""
        state, drawn = self.state(journal)
        self._show(journal, connection, state | board_view.changes(journal, None), extras, drawn)

    def state(self, journal: Journal) -> tuple[views.State, dict[Any, str]]:
        """The state as everybody may see it, and the pictures drawn of it so far; made once for every act."""
        if self._made is None or self._made[0] is not journal or self._made[1] != journal.at:
            self._made = journal, journal.at, views.state(journal), {}
        return self._made[2:]

    def _show(
        self, journal: Journal, connection: Connection, state: views.State, extras: Extras, drawn: dict[Any, str]
    ) -> None:
        seen = views.as_seen(journal, state, connection.seats, connection.lang, journal.lines[connection.told :])
        connection.told = len(journal.lines)
        added = extras(connection)
        seen |= {"seats": self.seats(journal), "watching": self.watching}
        seen |= {"clock": added["clock"], "house_in": added["house_in"]}
        seen["actions"] = [*seen["actions"], *added["actions"]]
        if connection.picture is not None:
            seen["picture"] = self._picture(journal, connection, drawn)
        connection.send(seen)

    def _picture(self, journal: Journal, connection: Connection, drawn: dict[Any, str]) -> str:
        """The board as a connection wants it; those who see it alike share the drawing."""
        wish = connection.picture
        assert wish is not None
        viewer: int | None = wish.viewer
        if viewer is None:
            sides = [side for seat in sorted(connection.seats) if (side := journal.side(seat)) is not None]
            viewer = sides[0] if sides else 0
        key = viewer, wish.shape, wish.flip, connection.lang
        if key not in drawn:
            drawn[key] = pictures.picture(journal, wish, viewer, connection.lang)
        return drawn[key]
