"""Everybody connected to a table: who is here, who is away and since when, and showing each what concerns them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any, NamedTuple

from pydantic_core import to_json

from ...saying import Reader, Said
from ..languages import say
from ..limits import TooMany
from . import board_view, pictures, views
from .connection import Connection, Shown, as_object, as_text, writer
from .journal import Journal

Calls = Callable[[Connection], list[dict[str, Any]]]
"""What the room lets somebody do besides."""


class Elsewhere(NamedTuple):
    """Who is at the table by way of another server, as it said when."""

    seats: frozenset[int]
    watching: int
    heard: float


_SHORT = {None: "null", False: "false"}
"""Of most parts there is nothing."""


class Parts(NamedTuple):
    """What is told of a table, by name: the texts of what reads alike for everybody, and that in which something is
    said, which is yet to be put into words.
    """

    texts: dict[str, str]
    said: views.Json

    @classmethod
    def of(cls, part: views.Json) -> Parts:
        """What is told by such a part of a state."""
        texts: dict[str, str] = {}
        said: views.Json = {}
        found: list[Any] = []
        note = found.append
        for name, value in part.items():
            texts[name] = _SHORT[value] if value is None or value is False else to_json(value, fallback=note).decode()
            if found:
                said[name] = value
                del texts[name]
                found.clear()
        return cls(texts, said)

    def __or__(self, other: Parts) -> Parts:
        return Parts(self.texts | other.texts, self.said | other.said)


class Steady(NamedTuple):
    """What everybody sees beside the play that is being built: of which journal, ``since`` which act."""

    journal: Journal
    since: int
    told: Parts
    offered: dict[int, list[views.Json]]
    """What those may do whose turn it is not."""
    throws: views.Json | None
    """How many throws were made, and the key of the last."""


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
        self._standing: Steady | None = None
        self._drawn: tuple[Journal, int, dict[Hashable, Any]] | None = None
        """Pictures for those who come one by one: of which journal, after which act."""
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
        told = {name: as_text(message[name]) for name in ("seats", "watching", "house_in")}
        for connection in self.connections:
            if connection is not but and not self._leave_out(connection):
                connection.send_text(text)
                if connection.seen is not None:
                    connection.seen = connection.seen._replace(texts=connection.seen.texts | told)

    def show_all(self, journal: Journal, before: board_view.Snapshot | None, around: views.Json, calls: Calls) -> None:
        """Show everybody the state, and what the room knows ``around`` it; ``before`` is where things stood, to tell
        what moved.
        """
        present = [connection for connection in self.connections if not self._leave_out(connection)]
        if not present:
            return
        told, drawn = self._told(journal, before, around), dict[Hashable, Any]()
        self._drawn = None
        shown: dict[Hashable, tuple[str, Shown]] = {}
        for connection in present:
            # Those who see the same share it: sixty spectators cost little more than one.
            known = connection.told, connection.shown, connection.changes, id(connection.seen), connection.layout
            key = connection.seats, connection.lang, connection.picture, *known
            found = shown.get(key)
            if found is None:
                found = shown[key] = self._seen(journal, connection, told, calls, drawn)
            self._send_state(journal, connection, *found)

    def forget(self) -> None:
        """What was told and shown is no longer so: everybody is told everything anew."""
        for connection in self.connections:
            connection.forget()

    def show(self, journal: Journal, connection: Connection, around: views.Json, calls: Calls) -> None:
        """Show somebody the state."""
        if not self._leave_out(connection):
            if self._drawn is None or self._drawn[:2] != (journal, journal.at):
                self._drawn = journal, journal.at, {}
            told = self._told(journal, None, around)
            self._send_state(journal, connection, *self._seen(journal, connection, told, calls, self._drawn[2]))

    def _told(self, journal: Journal, before: board_view.Snapshot | None, around: views.Json) -> Parts:
        """What is the same for everybody who is shown the table now."""
        standing = self._standing
        if standing is None or standing.journal is not journal or standing.since != journal.steady_since:
            stands = views.standing(journal)
            standing = Steady(journal, journal.steady_since, Parts.of(stands), {}, stands["told"])
            self._standing = standing
        here = {"seats": self.seats(journal), "watching": self.watching}
        return standing.told | Parts.of(
            views.play_being_built(journal) | board_view.changes(journal, before) | here | around
        )

    @staticmethod
    def _send_state(journal: Journal, connection: Connection, text: str, seen: Shown) -> None:
        connection.seen, connection.layout = seen if connection.changes else None, seen.layout
        connection.told, connection.shown = len(journal.lines), len(journal.table.events)
        connection.behind = False
        connection.send_text(text)

    @staticmethod
    def _leave_out(connection: Connection) -> bool:
        """Whether somebody reads too slowly to be shown anything now; they are shown the newest later."""
        connection.behind |= connection.full
        return connection.full

    def _seen(
        self, journal: Journal, connection: Connection, told: Parts, calls: Calls, drawn: dict[Hashable, Any]
    ) -> tuple[str, Shown]:
        """The state as somebody is to see it, all of it or what is new to them; and all of it, part by part.

        It is kept as texts: what is made of so many parts for every act is nothing the collector of garbage should go
        through.
        """
        standing, before = self._standing, connection.seen
        assert standing is not None
        own = views.seen_by(
            journal, standing.throws, connection.seats, connection.told, connection.shown, standing.offered
        )
        own["actions"] += calls(connection)
        viewer, layout = viewer_of(journal, connection), connection.layout
        reader = views.reader_of(journal, connection.seats, connection.lang, viewer)
        if connection.picture is not None:
            you = None if reader.player is None else reader.seat
            own |= pictures.viewed(journal, connection.picture, viewer, connection.lang, layout, drawn, you)
            layout = own["board"]["layout"] if "board" in own else layout
        if connection.changes:
            self._number += 1
            own["number"] = self._number
        text_of = writer(reader)
        texts = told.texts | {name: text_of(part) for name, part in (told.said | own).items()}
        now = Shown(reader, texts, layout)
        if before is None or before.reader != reader:
            return as_object(texts), now
        known = before.texts
        changed = {name: text for name, text in texts.items() if known.get(name) != text}
        gone = [name for name in known if name not in texts]
        return as_object({
            "type": '"changes"', "after": known["number"], "changed": as_object(changed), "gone": as_text(gone),
        }), now  # fmt: skip


def reader_at(journal: Journal, connection: Connection) -> Reader:
    """Whoever reads at a connection: who they are, and which numbers they see."""
    return views.reader_of(journal, connection.seats, connection.lang, viewer_of(journal, connection))


def viewer_of(journal: Journal, connection: Connection) -> int:
    """From which side somebody sees the board: as they wish, or as they sit."""
    if connection.picture is not None and connection.picture.viewer is not None:
        return int(connection.picture.viewer)
    sides = [side for seat in sorted(connection.seats) if (side := journal.side(seat)) is not None]
    return sides[0] if sides else 0
