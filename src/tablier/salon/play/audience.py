"""Everybody connected to a table: who is here, who is away and since when, and showing each what concerns them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any, NamedTuple

from ...saying import Reader, Said
from ..languages import say
from ..limits import TooMany
from . import board_view, pictures, views
from .connection import Connection, Shown, as_text
from .journal import Journal

Calls = Callable[[Connection], list[dict[str, Any]]]
"""What the room lets somebody do besides."""


class Elsewhere(NamedTuple):
    """Who is at the table by way of another server, as it said when."""

    seats: frozenset[int]
    watching: int
    heard: float


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
        self._elsewhere: dict[str, Elsewhere] = {}
        """Who is here by way of other servers."""
        self._now = now
        self._made: tuple[Journal, int, views.Json, dict[Hashable, Any]] | None = None
        """Of which journal, after which act, the state as everybody may see it and the pictures of it were made."""
        self._standing: tuple[Journal, int, views.Json, dict[int, list[views.Json]]] | None = None
        """Of which journal, since which act, what everybody sees beside the play that is being built, and what those
        may do whose turn it is not."""
        self._number = 0
        """How many states were shown so that what changes after them can be told."""

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

    def hear(self, server: str, seats: Collection[int], watching: int) -> bool:
        """Another server tells who is at the table there; whether that changes anything."""
        before = self.here, self.watching
        if seats or watching:
            self._elsewhere[server] = Elsewhere(frozenset(seats), watching, self._now())
        else:
            self._elsewhere.pop(server, None)
        return self._has_changed(before)

    def forget_silent(self, since: float) -> bool:
        """Nobody is here any more by way of servers that have not spoken since; whether that changes anything."""
        before = self.here, self.watching
        self._elsewhere = {server: one for server, one in self._elsewhere.items() if one.heard >= since}
        return self._has_changed(before)

    def _has_changed(self, before: tuple[set[int], int]) -> bool:
        for seat in before[0] - self.here:
            self.away[seat] = self._now()
        for seat in self.here:
            self.away.pop(seat, None)
        return before != (self.here, self.watching)

    @property
    def own(self) -> tuple[list[int], int]:
        """Who is connected to this server: their seats, and how many look on without one."""
        seats = {seat for connection in self.connections for seat in connection.seats}
        return sorted(seats), sum(not connection.seats for connection in self.connections)

    @property
    def wants_pictures(self) -> bool:
        """Whether somebody is shown the board as a picture, which takes a while to draw."""
        return any(one.picture is not None and one.picture.form == "svg" for one in self.connections)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is here, by way of any server."""
        return bool(self.connections or self._elsewhere)

    @property
    def is_elsewhere(self) -> bool:
        """Whether anybody is here by way of another server."""
        return bool(self._elsewhere)

    def is_by_way_of(self, server: str) -> bool:
        """Whether anybody is known to be here by way of a server."""
        return server in self._elsewhere

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected, to any server."""
        return set(self.own[0]).union(*(one.seats for one in self._elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return self.own[1] + sum(one.watching for one in self._elsewhere.values())

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
            connection.send(views.welcome(journal, connection.seats, connection.lang))

    def tell_presence(self, journal: Journal, but: Connection | None = None, house_in: int | None = None) -> None:
        """Tell everybody who is here, and when the house may play for somebody who is not."""
        message = {"type": "presence", "seats": self.seats(journal), "watching": self.watching, "house_in": house_in}
        text = as_text(message)
        told = {name: message[name] for name in ("seats", "watching", "house_in")}
        for connection in self.connections:
            if connection is not but and not self._leave_out(connection):
                connection.send_text(text)
                if connection.seen is not None:
                    connection.seen = connection.seen._replace(shared=connection.seen.shared | told)

    def show_all(self, journal: Journal, before: board_view.Snapshot | None, around: views.Json, calls: Calls) -> None:
        """Show everybody the state, and what the room knows ``around`` it; ``before`` is where things stood, to tell
        what moved.
        """
        present = [connection for connection in self.connections if not self._leave_out(connection)]
        if not present:
            return
        state, drawn = self._now_at(journal, before, around)
        shown: dict[Hashable, tuple[str, Shown]] = {}
        changed: dict[int, views.Json] = {}
        for connection in present:
            # Those who see the same share it: sixty spectators cost little more than one.
            known = connection.told, connection.shown, connection.changes, id(connection.seen), connection.layout
            key = connection.seats, connection.lang, connection.picture, *known
            found = shown.get(key)
            if found is None:
                found = shown[key] = self._seen(journal, connection, state, calls, drawn, changed)
            self._send_state(journal, connection, *found)

    def forget(self) -> None:
        """What was told and shown is no longer so: everybody is told everything anew."""
        for connection in self.connections:
            connection.forget()

    def show(self, journal: Journal, connection: Connection, around: views.Json, calls: Calls) -> None:
        """Show somebody the state."""
        if not self._leave_out(connection):
            state, drawn = self._now_at(journal, None, around)
            self._send_state(journal, connection, *self._seen(journal, connection, state, calls, drawn, {}))

    def _now_at(
        self, journal: Journal, before: board_view.Snapshot | None, around: views.Json
    ) -> tuple[views.Json, dict[Hashable, Any]]:
        """What is the same for everybody who is shown the table now, and the pictures drawn of it so far."""
        state, drawn = self.state(journal)
        here = {"seats": self.seats(journal), "watching": self.watching}
        return state | board_view.changes(journal, before) | here | around, drawn

    def state(self, journal: Journal) -> tuple[views.Json, dict[Hashable, Any]]:
        """The state as everybody may see it, and the pictures drawn of it so far; made once for every act."""
        if self._made is None or self._made[0] is not journal or self._made[1] != journal.at:
            if self._standing is None or self._standing[:2] != (journal, journal.steady_since):
                self._standing = journal, journal.steady_since, views.standing(journal), {}
            self._made = journal, journal.at, views.state(journal, self._standing[2]), {}
        return self._made[2:]

    @staticmethod
    def _send_state(journal: Journal, connection: Connection, text: str, seen: Shown) -> None:
        if "board" in seen.own:
            connection.layout = seen.own["board"]["layout"]
        connection.seen = seen if connection.changes else None
        connection.told, connection.shown = len(journal.lines), len(journal.table.events)
        connection.behind = False
        connection.send_text(text)

    @staticmethod
    def _leave_out(connection: Connection) -> bool:
        """Whether somebody reads too slowly to be shown anything now; they are shown the newest later."""
        connection.behind |= connection.full
        return connection.full

    def _seen(
        self, journal: Journal, connection: Connection, state: views.Json, calls: Calls, drawn: dict[Hashable, Any],
        changed: dict[int, views.Json],
    ) -> tuple[str, Shown]:  # fmt: skip
        """The state as somebody is to see it: as text, all of it or what is new to them, and before it is in words.

        ``changed`` keeps what is new to those who were shown the same before.
        """
        offered = None if self._standing is None else self._standing[3]
        seen = views.seen_by(journal, state, connection.seats, connection.told, connection.shown, offered)
        seen["actions"] += calls(connection)
        viewer, before = viewer_of(journal, connection), connection.seen
        reader = views.reader_of(journal, connection.seats, connection.lang, viewer)
        if connection.picture is not None:
            you = None if reader.player is None else reader.seat
            seen |= pictures.viewed(journal, connection.picture, viewer, connection.lang, connection.layout, drawn, you)
        now = Shown(reader, state, seen)
        if connection.changes:
            self._number += 1
            seen["number"] = self._number
        if before is None or before.reader != reader:
            return as_text(state | seen, reader), now
        if id(before.shared) not in changed:
            changed[id(before.shared)] = _differing(before.shared, state)
        return as_text(_changes(before, now, changed[id(before.shared)]), reader), now


def _differing(before: views.Json, now: views.Json) -> views.Json:
    return {
        name: value
        for name, value in now.items()
        if name not in before or (before[name] is not value and before[name] != value)
    }


def _changes(before: Shown, now: Shown, shared: views.Json) -> views.Json:
    """What tells the state now to somebody who knows the one before; ``shared`` is what is new to everybody."""
    bygone = before.own.keys() - now.own.keys()
    changed = {name: value for name, value in shared.items() if name not in now.own}
    changed |= {name: now.shared[name] for name in bygone if name in now.shared}
    return {
        "type": "changes",
        "after": before.own["number"],
        "changed": changed | _differing(before.own, now.own),
        "gone": [name for name in bygone if name not in now.shared],
    }


def reader_at(journal: Journal, connection: Connection) -> Reader:
    """Whoever reads at a connection: who they are, and which numbers they see."""
    return views.reader_of(journal, connection.seats, connection.lang, viewer_of(journal, connection))


def viewer_of(journal: Journal, connection: Connection) -> int:
    """From which side somebody sees the board: as they wish, or as they sit."""
    if connection.picture is not None and connection.picture.viewer is not None:
        return int(connection.picture.viewer)
    sides = [side for seat in sorted(connection.seats) if (side := journal.side(seat)) is not None]
    return sides[0] if sides else 0
