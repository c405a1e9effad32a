"""The board of a lesson: a table like any other, in memory only, for one learner at one socket."""

from __future__ import annotations

from typing import Any

from ...errors import Refusal, TablierError
from ...games import find_game
from ...saying import Reader, Said
from ...table.events import Throw
from ...table.phases import Phase
from ...telling.lessons import players
from ..kept.store import Kept, KeptSeat, KeptTable
from ..languages import say, translate
from ..messages import Hello, PictureWish
from ..play import acts, board_view, pictures, telling, views
from ..play.actions import offers
from ..play.journal import Journal
from ..play.plans import SERVER
from . import guides
from .guides import Lesson

_BUILDING = ("undo", "step", "steps", "confirm", "play")
"""What the referee himself refuses, with his reason, when it cannot be done."""


class LessonJournal(Journal):
    """A journal that begins where a lesson does, and whose dice are the lesson's."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        self._players = players(Reader(lang))
        plan = {"game": lesson.game, "dice": SERVER, "clock": None, "house_in": None}
        kept = KeptTable("lesson", 0.0, 0.0, plan, "00" * 32, False, "running", None)
        seats = tuple(KeptSeat(side, None, name, str(side), None) for side, name in enumerate(self._players))
        super().__init__(Kept(kept, seats, ()))

    def _set_up(self) -> None:
        self.table = self.lesson.set_up(self._players)
        self._teller = telling.Teller(self.table)
        if self.lesson.thrown:
            self.thrown = self.lesson.player, self.lesson.dice
        for _ in self._teller.lines():
            pass  # what came before the lesson is told in its text

    def chance(self) -> None:
        if self.table.phase is Phase.THROW and self.lesson.dice:
            self.happen(Throw(self.lesson.player, self.lesson.dice))
        else:
            super().chance()


class LessonTable:
    """One learner's board. Messages in, messages out; nobody plays for the other side."""

    def __init__(self, lesson: Lesson, number: int, hello: Hello) -> None:
        self.lesson, self.number = lesson, number
        self.lang = hello.lang
        self.journal = LessonJournal(lesson, self.lang)
        self._picture = hello.picture
        self._told = 0
        self._layout: str | None = None

    def welcome(self) -> list[dict[str, Any]]:
        """What the learner is shown first."""
        greeting = views.welcome(self.journal, self._seats, self.lang)
        greeting["lesson"] = translate(self.lesson.to_json(self.number), Reader(self.lang))
        return [greeting, self._state(None)]

    def answer(self, message: Any) -> list[dict[str, Any]]:
        """The answers to a message."""
        if message.do == "look":
            self._picture = message.picture if "picture" in message.model_fields_set else self._picture
            self.lang = message.lang or self.lang
            return [{"type": "ack", "re": message.n, "at": self.journal.at}, self._state(None)]
        before = board_view.snapshot(self.journal)
        try:
            if message.do == "why_not":
                return [{"type": "why", "re": message.n, **views.why_not(self.journal, message.step, self.lang)}]
            self._act(message)
        except TablierError as problem:
            return [{"type": "refused", "re": message.n, **views.refusal(problem, Reader(self.lang))}]
        self.journal.at += 1
        ack = {"type": "ack", "re": message.n, "at": self.journal.at}
        return [ack, self._state(before), *self._judged(before.happened)]

    def _act(self, message: Any) -> None:
        offered = {offer["do"] for offer in offers(self.journal, self.lesson.player)}
        if message.do == "resign" or message.do not in {*offered, *_BUILDING}:
            raise Refusal("not-in-lesson", Said("salon.not-in-lesson"))
        acts.perform(self.journal, self.lesson.player, message)

    def _judged(self, happened: int) -> list[dict[str, Any]]:
        """What the lesson says to what happened; where it went astray the board is set up anew."""
        for event in self.journal.table.events[happened:]:
            said = guides.judge(self.lesson, event)
            if said is not None:
                return [{"type": "lesson", "done": True, "sentence": say(said, self.lang)}]
            said = guides.astray(self.lesson, event)
            if said is not None:
                at = self.journal.at
                self.journal = LessonJournal(self.lesson, self.lang)
                self.journal.at = at + 1
                self._told = 0
                return [{"type": "lesson", "done": False, "sentence": say(said, self.lang)}, self._state(None)]
        return []

    @property
    def _seats(self) -> tuple[int, ...]:
        return (self.lesson.player,)

    def _state(self, before: board_view.Snapshot | None) -> dict[str, Any]:
        journal = self.journal
        state = views.state(journal) | board_view.changes(journal, before)
        seen = views.as_seen(journal, state, self._seats, self.lang, self._told)
        self._told = len(journal.lines)
        here = set(range(len(journal.seats)))
        seen |= {"watching": 0, "seats": views.seats(journal, here, {}), "clock": None}
        seen["actions"] = [offer for offer in seen["actions"] if offer["do"] != "resign"]
        if self._picture is not None:
            wish: PictureWish = self._picture
            viewer = self.lesson.player if wish.viewer is None else wish.viewer
            seen |= pictures.viewed(journal, wish, viewer, self.lang, self._layout, {})
            self._layout = seen["board"]["layout"] if "board" in seen else self._layout
        return seen


def lesson(game: str, number: int) -> Lesson:
    """A lesson by its number, from 1. Raises UnknownGame, Refusal."""
    found = guides.lessons(game)
    if not 1 <= number <= len(found):
        raise Refusal("no-such-lesson", Said("salon.no-such-lesson", n=len(found)))
    return found[number - 1]


def guide(game: str, lang: str) -> dict[str, Any]:
    """The lessons of a game. Raises UnknownGame."""
    found = guides.lessons(game)
    kind = find_game(found[0].game)
    listed = [lesson.to_json(number) for number, lesson in enumerate(found, 1)]
    told: dict[str, Any] = translate({"game": kind.id, "name": kind.word("name"), "lessons": listed}, Reader(lang))
    return told
