"""The board of a lesson."""

from __future__ import annotations

from typing import Any

from ...errors import Refusal
from ...games import find_game
from ...saying import Reader, Said
from ...table import Event
from ...table.events import Throw
from ...table.phases import Phase
from ..languages import say, translate
from ..messages import Hello
from . import guides
from .guides import Lesson
from .practice import Json, PracticeJournal, PracticeTable


class LessonJournal(PracticeJournal):
    """A journal whose dice are the lesson's."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        super().__init__(lesson, lang)

    def chance(self) -> None:
        if self.table.phase is Phase.THROW and self.lesson.dice:
            self.happen(Throw(self.lesson.player, self.lesson.dice))
        else:
            super().chance()


class LessonTable(PracticeTable):
    """One learner's board."""

    refused = Refusal("not-in-lesson", Said("salon.not-in-lesson"))

    def __init__(self, lesson: Lesson, number: int, hello: Hello) -> None:
        self.lesson, self.number = lesson, number
        super().__init__(lesson, hello)

    def new_journal(self) -> LessonJournal:
        return LessonJournal(self.lesson, self.lang)

    def greeting(self) -> Json:
        return {"lesson": translate(self.lesson.to_json(self.number), Reader(self.lang))}

    def heard(self, events: list[Event]) -> list[Json]:
        """What the lesson says to what happened; where it went astray the board is set up anew."""
        for event in events:
            said = guides.judge(self.lesson, event)
            if said is not None:
                return [{"type": "lesson", "done": True, "sentence": say(said, self.lang)}]
            said = guides.astray(self.lesson, event)
            if said is not None:
                return [{"type": "lesson", "done": False, "sentence": say(said, self.lang)}, self.begin_anew()]
        return []


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
