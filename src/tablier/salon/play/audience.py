"""Everybody connected to a table: who is here, who is away and since when, and showing each what concerns them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any

from ...saying import Said
from ..languages import say
from ..limits import TooMany
from . import board_view, pictures, views
from .connection import Connection, as_text
from .journal import Journal

Extras = Callable[[Connection], dict[str, Any]]
"""What the room adds to the state for a connection: the clock, and further actions."""


class Audience:
    """The connections of one table. ``now`` tells the time in seconds.

    ``watching`` of them may be without a seat, and those with a seat always come in, each on up to ``screens``.
    """

    def __init__(self, people: Collection[int], now: Callable[[], float], watching: int, screens: int) -> None:
        self._most_watching, self._most_screens = watching, screens
        self.connections: list[Connection] = []
        """Those who have been here longest first."""
        self.away = dict.fromkeys(people, now())
        """Since when the person of a seat is not connected."""
        self._now = now
        self._made: tuple[Journal, int, views.State, dict[Hashable, Any]] | None = None
        """Of which journal, after which act, the state as everybody may see it and the pictures of it were made."""

    def __len__(self) -> int:
        return len(self.connections)

    def check_room(self, connection: Connection) -> None:
        """Whether there is room for somebody; there is for those with a seat. Raises TooMany."""
        if not connection.seats and self.watching >= self._most_watching:
            raise TooMany("table-full", Said("salon.table-full"))

    def come(self, connection: Connection) -> None:
        """Somebody connects. Where a seat is looked at on too many screens, the oldest of them gives way."""
        self.connections.append(connection)
        for seat in connection.seats:
            self.away.pop(seat, None)
            screens = [other for other in self.connections if seat in other.seats]
            for oldest in screens[: -self._most_screens]:
                self.go(oldest)
                oldest.say_bye("elsewhere", say(Said("salon.elsewhere"), oldest.lang))

    def go(self, connection: Connection) -> None:
        """Somebody is gone, if they were still here."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
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
        text = as_text(message)
        for connection in self.connections:
            if connection is not but and not self._leave_out(connection):
                connection.send_text(text)

    def show_all(self, journal: Journal, before: board_view.Snapshot | None, extras: Extras) -> None:
        """Show everybody the state; ``before`` is where things stood, to tell what moved."""
        present = [connection for connection in self.connections if not self._leave_out(connection)]
        if not present:
            return
        state, drawn = self.state(journal)
        state = state | board_view.changes(journal, before)
        shown: dict[Hashable, tuple[str, str | None]] = {}
        for connection in present:
            # Those who see the same share it: sixty spectators cost little more than one.
            wish = str(connection.picture), connection.layout
            key = connection.seats, connection.lang, connection.told, connection.shown, *wish
            if key not in shown:
                shown[key] = self._seen(journal, connection, state, extras, drawn)
            self._send_state(journal, connection, *shown[key])

    def show(self, journal: Journal, connection: Connection, extras: Extras) -> None:
        """Show somebody the state."""
        if self._leave_out(connection):
            return
        state, drawn = self.state(journal)
        state = state | board_view.changes(journal, None)
        self._send_state(journal, connection, *self._seen(journal, connection, state, extras, drawn))

    def state(self, journal: Journal) -> tuple[views.State, dict[Hashable, Any]]:
        """The state as everybody may see it, and the pictures drawn of it so far; made once for every act."""
        if self._made is None or self._made[0] is not journal or self._made[1] != journal.at:
            self._made = journal, journal.at, views.state(journal), {}
        return self._made[2:]

    @staticmethod
    def _send_state(journal: Journal, connection: Connection, text: str, layout: str | None) -> None:
        connection.layout = layout
        connection.told, connection.shown = len(journal.lines), len(journal.table.events)
        connection.behind = False
        connection.send_text(text)

    @staticmethod
    def _leave_out(connection: Connection) -> bool:
        """Whether somebody reads too slowly to be shown anything now; they are shown the newest later."""
        connection.behind |= connection.full
        return connection.full

    def _seen(
        self, journal: Journal, connection: Connection, state: views.State, extras: Extras, drawn: dict[Hashable, Any]
    ) -> tuple[str, str | None]:
        """The state as somebody is to see it, as text, and the layout of the board they know then."""
        seen = views.as_seen(journal, state, connection.seats, connection.lang, connection.told, connection.shown)
        added = extras(connection)
        seen |= {"seats": self.seats(journal), "watching": self.watching}
        seen |= added | {"actions": [*seen["actions"], *added["actions"]]}
        wish = connection.picture
        if wish is None:
            return as_text(seen), connection.layout
        viewer: int | None = wish.viewer
        if viewer is None:
            sides = [side for seat in sorted(connection.seats) if (side := journal.side(seat)) is not None]
            viewer = sides[0] if sides else 0
        seen |= pictures.viewed(journal, wish, viewer, connection.lang, connection.layout, drawn)
        return as_text(seen), seen["board"]["layout"] if "board" in seen else connection.layout
