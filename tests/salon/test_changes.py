"""A state told as what has changed is the state told whole: at every table, after every act, for everybody."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from depth import of_many
from salon.guests import Salon
from salon.walking import FAMILIES, Walk, a_wish
from tablier.salon.messages import PictureWish
from tablier.salon.play import board_view, views
from tablier.salon.play.actions import offers
from tablier.salon.play.audience import Audience, reader_at
from tablier.salon.play.connection import Connection, as_text

Json = dict[str, Any]
NUMBERS = PictureWish(form="numbers", shape="wide")
NAMES_THE_READER = {"result"}
"""Whoever takes another name is still told "you": this differs then, before it is in words, and comes to the same."""


class Viewer:
    """Somebody who is told changes, beside somebody like them who is told everything."""

    def __init__(self, audience: Audience, seats: frozenset[int], picture: PictureWish | None) -> None:
        self._sides = [Connection("client", seats, "en", picture, changes) for changes in (True, False)]
        self._states: list[Json] = [{}, {}]
        self.changes = 0
        for connection in self._sides:
            audience.come(connection)

    def compare(self) -> None:
        """Take in what was told to both, and see that it comes to the same."""
        for which, connection in enumerate(self._sides):
            while not connection._outbox.empty():
                waiting = connection._outbox.get_nowait()
                assert waiting is not None
                connection._count(-waiting[1])
                self._states[which] = self._after(self._states[which], json.loads(waiting[0]))
        told, whole = (json.dumps({**it, "number": 0}, sort_keys=True) for it in self._states)
        assert told == whole

    def _after(self, state: Json, told: Json) -> Json:
        if told["type"] == "state":
            return told
        if told["type"] == "presence":
            return state | {name: told[name] for name in ("seats", "watching", "house_in")}
        assert told["type"] == "changes"
        assert told["after"] == state["number"]
        self.changes += 1
        kept = {name: value for name, value in state.items() if name not in told["gone"]}
        assert len(kept) == len(state) - len(told["gone"])
        for name, value in told["changed"].items():
            same = name in kept and json.dumps(kept[name]) == json.dumps(value)
            assert not same or name in NAMES_THE_READER, f"{name} was told again"
        changed: Json = told["changed"]
        return kept | changed

    def look(self, audience: Audience, walk: Watched, **wish: Any) -> None:
        """See the table in another way."""
        for connection in self._sides:
            if "lang" in wish:
                connection.lang = wish["lang"]
                connection.forget()
            else:
                connection.picture = wish["picture"]
            audience.show(walk.journal, connection, walk.around, walk.calls)


class Watched(Walk):
    """A walk that is looked at by everybody who sits at the table, and by others."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.now = 0.0
        self.audience = Audience(self.journal.people, lambda: self.now, 64, 8)
        seats = range(len(self.seats))
        self.viewers = [Viewer(self.audience, frozenset({seat}), NUMBERS) for seat in seats]
        self.viewers += [Viewer(self.audience, frozenset(held), None) for held in ((), seats)]
        self.before: board_view.Snapshot | None = None

    @property
    def around(self) -> Json:
        return {"clock": None, "house_in": int(self.now) % 4 or None, "anew_in": None}

    def calls(self, connection: Connection) -> list[Json]:
        return [{"do": "house", "seat": seat} for seat in connection.seats] if self.now % 3 > 1 else []

    def attempt(self, message: Json, seat: int) -> None:
        self.before = board_view.snapshot(self.journal)
        super().attempt(message, seat)

    def _keep(self, body: Json, *more: Any) -> None:
        super()._keep(body, *more)
        if "take_back" in body:
            self.audience.forget()
            self.before = None
        for connection in self.audience.connections:  # as a room does it where a table is loaded anew
            connection.told = min(connection.told, len(self.journal.lines))
            connection.shown = min(connection.shown, len(self.journal.table.events))
        self.now += self.chance.random()
        self.audience.show_all(self.journal, self.before, self.around, self.calls)
        for connection in self.audience.connections:
            self._see_that_nothing_is_remembered_for_too_long(connection)
        self.before = None
        self._somebody_else()
        for viewer in self.viewers:
            viewer.compare()

    def _see_that_nothing_is_remembered_for_too_long(self, connection: Connection) -> None:
        if connection.seen is None:
            return
        seats = views._in_order(connection.seats, self.journal.turn_seat)
        state = views.state(self.journal) | {
            "actions": [offer for seat in seats for offer in offers(self.journal, seat)] + self.calls(connection)
        }
        del state["told"]  # each is told besides what is new to them
        reader = reader_at(self.journal, connection)
        for name, part in state.items():
            assert connection.seen.texts[name] == as_text(part, reader)

    def _somebody_else(self) -> None:
        """Now and then somebody comes and goes, or looks at the table in another way."""
        dice, viewer = self.chance.random(), self.chance.choice(self.viewers)
        if dice < 0.05:
            self.audience.tell_presence(self.journal, house_in=self.chance.choice((None, 7)))
        elif dice < 0.1:
            viewer.look(self.audience, self, lang=self.chance.choice(("en", "fr", "es")))
        elif dice < 0.15:
            shape = self.chance.choice(("wide", "tall"))
            form = self.chance.choice(("numbers", "svg"))
            wish = PictureWish(form=form, shape=shape, viewer=self.chance.choice((None, 0, 1)))
            viewer.look(self.audience, self, picture=self.chance.choice((None, wish)))


@pytest.mark.scaled
@pytest.mark.parametrize("family", FAMILIES)
def test_changes_come_to_the_complete_state(family: str) -> None:
    """For players and spectators, in every language, with the board in any form."""
    changes = 0
    for number in range(of_many(24, 4)):
        chance = random.Random(f"changes {family} {number}")
        game, given = FAMILIES[family][number % len(FAMILIES[family])]
        walk = Watched(a_wish(game, chance, **given), chance, 0.0)
        walk.go(40)
        changes += sum(viewer.changes for viewer in walk.viewers)
    assert changes > 100


def test_a_client_is_told_changes_if_it_asks_for_them_and_the_whole_whenever_it_asks(salon: Salon) -> None:
    table, tokens = salon.table("backgammon", first="white")
    with salon.guest(table, *tokens, changes=True) as guest, salon.guest(table, client="plain") as plain:
        first = guest.state
        assert first["type"] == "state"
        assert "number" not in plain.state
        guest.say({"n": 1, "do": "throw"})
        told = guest.next_of("changes")
        assert told["after"] == first["number"]
        assert told["changed"]["phase"] == "play"
        assert "score" not in told["changed"]
        plain.until(lambda state: state["phase"] == "play")
        assert plain.state["type"] == "state"
        guest.say({"n": 2, "do": "look", "whole": True})
        anew = guest.next_of("state")
        assert anew["whole"] is True
        assert anew["lines_from"] == 0
        assert anew["dice"] == told["changed"]["dice"]
        assert len(anew["lines"]) == len(first["lines"]) + len(told["changed"]["lines"])


def test_a_connection_begins_with_the_whole_state(salon: Salon) -> None:
    table, tokens = salon.table("garanguet", first="white")
    for _ in range(2):
        with salon.guest(table, *tokens, changes=True) as guest:
            assert guest.state["type"] == "state"
            assert guest.state["men"]
