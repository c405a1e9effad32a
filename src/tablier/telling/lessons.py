"""Lessons as data: what stands on the board, what is asked, and the words for it in English and in French.

A :class:`Draft` is a lesson in every language, as a module of its game writes it; :meth:`Draft.spoken` makes
the :class:`Lesson` a person sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..games import Play, find_game, read_position
from ..table import Table
from ..table.events import Event, Throw

LANGUAGES = ("en", "fr")
_NAMES = {"en": ("White", "Rose"), "fr": ("Blanc", "Rose")}

_SET: Mapping[str, Callable[[str], str]] = {
    "en": str,
    "fr": lambda text: re.sub(" (?=[;:!?»])|(?<=«) ", "\u00a0", text),
}
"""How a language is typeset: French keeps its high punctuation on the line."""

Goal = Callable[[Play, int], bool]
"""Whether a play does what was asked; the number is the learner's side."""


@dataclass(frozen=True)
class Words:
    """What one language says: the heading, the task and its reason, the praise, and what to try again."""

    title: str
    text: str
    done: str
    otherwise: str


@dataclass(frozen=True)
class Lesson:
    """One lesson in one language. ``asked`` are the kinds of events that finish it, ``answer`` an event that does."""

    game: str
    number: int
    title: str
    text: str
    clause: str
    done: str
    otherwise: str
    position: str | None
    dice: tuple[int, ...]
    thrown: bool
    before: tuple[Event, ...]
    asked: tuple[str, ...]
    values: tuple[tuple[str, Any], ...]
    goal: Goal | None
    answer: Event
    names: tuple[str, str]
    player: int = 0

    def set_up(self) -> Table:
        """A fresh table of the lesson: everything that happened before has happened, and the throw where it is made."""
        game = find_game(self.game)
        start = read_position(self.position) if self.position else game.start(self.player)
        table = Table(game, seed=1, names=self.names, position=start).replay(self.before)
        if self.thrown:
            table.apply(Throw(self.player, self.dice))
        return table

    def to_json(self) -> dict[str, Any]:
        """What a page needs to announce the lesson."""
        return {
            "number": self.number, "title": self.title, "text": self.text, "clause": self.clause,
            "asked": list(self.asked), "dice": list(self.dice), "thrown": self.thrown,
        }  # fmt: skip


@dataclass(frozen=True)
class Draft:
    """A lesson in every language.

    ``position`` is an id, or None for the start. ``dice`` are the lesson's throw: made already if ``thrown``, else
    shown when the learner throws. ``before`` is what happened until then. The lesson is done by an event of a kind in
    ``asked`` whose fields are ``values`` and whose play reaches ``goal``; ``answer`` is such an event.
    """

    game: str
    clause: str
    en: Words
    fr: Words
    answer: Event
    position: str | None = None
    dice: tuple[int, ...] = ()
    thrown: bool = True
    before: tuple[Event, ...] = ()
    asked: tuple[str, ...] = ("play",)
    values: Mapping[str, Any] = field(default_factory=dict)
    goal: Goal | None = None

    def spoken(self, number: int, lang: str) -> Lesson:
        """The lesson in one language, with its place in the guide."""
        words: Words = getattr(self, lang)
        title, text, done, otherwise = map(_SET[lang], (words.title, words.text, words.done, words.otherwise))
        return Lesson(
            self.game, number, title, text, self.clause, done, otherwise, self.position, self.dice, self.thrown,
            self.before, self.asked, tuple(self.values.items()), self.goal, self.answer, _NAMES[lang],
        )  # fmt: skip


def standing(**men: int) -> Goal:
    """A goal: at least so many men on points of the learner's path, as in ``standing(p12=2)``."""
    wanted = {int(name[1:]): count for name, count in men.items()}

    def reached(play: Play, player: int) -> bool:
        own: tuple[int, ...] = play.position.men[player]  # type: ignore[attr-defined]
        return all(own[point] >= count for point, count in wanted.items())

    return reached


def hitting(play: Play, player: int) -> bool:
    """A goal: some step of the play hits."""
    return any(bool(step.hits) for step in play.steps)


def bearing_off(count: int) -> Goal:
    """A goal: so many men leave the board in the play."""

    def reached(play: Play, player: int) -> bool:
        return [step.target for step in play.steps].count(25) >= count

    return reached
