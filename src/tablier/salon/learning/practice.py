"""A board to practise on: a table like any other, in memory only, for one person at one socket.

Lessons and exercises are set up on such boards. Nobody plays for the other side, nothing is kept.
"""

from __future__ import annotations

from typing import Any, Protocol

from ...errors import Refusal, TablierError
from ...saying import Reader, Said
from ...table import Event, Table
from ...telling.lessons import players
from ..kept.store import Kept, KeptSeat, KeptTable
from ..messages import Hello, PictureWish
from ..play import acts, board_view, pictures, telling, views
from ..play.actions import offers
from ..play.journal import Journal
from ..play.plans import SERVER

Json = dict[str, Any]
_BUILDING = ("undo", "step", "steps", "confirm", "play")
"""What the referee himself refuses, with his reason, when it cannot be done."""


class Setting(Protocol):
    """What is practised: whose side it is for, and the table as it stands when it begins."""

    @property
    def player(self) -> int:
        """The side of whoever practises."""

    def set_up(self, names: tuple[str, str] | None = None) -> Table:
        """A fresh table. ``names`` are for one at which nobody has a name."""


class PracticeJournal(Journal):
    """A journal that begins where a setting does."""

    def __init__(self, setting: Setting, lang: str) -> None:
        table = setting.set_up(players(Reader(lang)))
        plan = {"game": table.game.full_id, "dice": SERVER, "clock": None, "house_in": None}
        kept = KeptTable("practice", 0.0, 0.0, plan, "00" * 32, False, "running", None)
        self._ready = table
        seats = tuple(KeptSeat(seat, None, name, str(seat), None) for seat, name in enumerate(table.players))
        super().__init__(Kept(kept, seats, ()))

    def _set_up(self) -> None:
        self.table = self._ready
        self._chronicler = telling.Chronicler(self.table)
        if self.table.dice and self.table.player is not None:
            self.thrown = self.table.player, self.table.dice
        for _ in self._chronicler.lines():
            pass  # what came before is told in words


class PracticeTable:
    """One person's board. Messages in, messages out."""

    refused = Refusal("not-in-exercise", Said("salon.not-in-exercise"))
    """What is said to whoever does something else than what is practised."""

    def __init__(self, setting: Setting, hello: Hello) -> None:
        self.setting = setting
        self.lang = hello.lang
        self.journal = self.new_journal()
        self._picture = hello.picture
        self._told = 0
        self._layout: str | None = None

    def new_journal(self) -> PracticeJournal:
        """The board as it begins."""
        return PracticeJournal(self.setting, self.lang)

    def greeting(self) -> Json:
        """What the welcome says besides what every table's does."""
        return {}

    def heard(self, events: list[Event]) -> list[Json]:
        """What is said to what happened."""
        return []

    def welcome(self) -> list[Json]:
        """What is shown first."""
        return [views.welcome(self.journal, self.seats, self.lang) | self.greeting(), self.state(None)]

    def answer(self, message: Any) -> list[Json]:
        """The answers to a message."""
        if message.do == "look":
            self._picture = message.picture if "picture" in message.model_fields_set else self._picture
            self.lang = message.lang or self.lang
            return [{"type": "ack", "re": message.n, "at": self.journal.at}, self.state(None)]
        before = board_view.snapshot(self.journal)
        try:
            if message.do == "why_not":
                reason = views.why_not(self.journal, message.step, Reader(self.lang))
                return [{"type": "why", "re": message.n, **reason}]
            self._act(message)
        except TablierError as problem:
            return [{"type": "refused", "re": message.n, **views.refusal(problem, Reader(self.lang))}]
        self.journal.at += 1
        ack = {"type": "ack", "re": message.n, "at": self.journal.at}
        return [ack, self.state(before), *self.heard(self.journal.table.events[before.happened :])]

    def _act(self, message: Any) -> None:
        (seat,) = self.seats
        offered = {offer["do"] for offer in offers(self.journal, seat)}
        if message.do == "resign" or message.do not in {*offered, *_BUILDING}:
            raise self.refused
        acts.perform(self.journal, seat, message)

    def begin_anew(self) -> Json:
        """Set the board up again; the state that shows it."""
        at = self.journal.at
        self.journal = self.new_journal()
        self.journal.at = at + 1
        self._told = 0
        return self.state(None)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat of whoever practises."""
        return (self.journal.table.seats[self.setting.player],)

    def state(self, before: board_view.Snapshot | None) -> Json:
        """The board as it is, after it was as ``before``."""
        journal = self.journal
        state = views.state(journal) | board_view.changes(journal, before)
        seen = views.as_seen(journal, state, self.seats, self.lang, self._told)
        self._told = len(journal.lines)
        here = set(range(len(journal.seats)))
        seen |= {"watching": 0, "seats": views.seats(journal, here, {}), "clock": None}
        seen["actions"] = [offer for offer in seen["actions"] if offer["do"] != "resign"]
        if self._picture is not None:
            wish: PictureWish = self._picture
            viewer = self.setting.player if wish.viewer is None else wish.viewer
            you = self.setting.player
            seen |= pictures.viewed(journal, wish, viewer, self.lang, self._layout, {}, you)
            self._layout = seen["board"]["layout"] if "board" in seen else self._layout
        return seen
