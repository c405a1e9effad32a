"""Lessons as data: what stands on the board and what is asked. Their words are in the catalogue of their game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..games import Play, find_game, read_position
from ..saying import Reader, Said
from ..table import Table
from ..table.events import Event, Throw

Goal = Callable[[Play, int], bool]
"""Whether a play does what was asked; the number is the learner's side."""


def players(reader: Reader) -> tuple[str, str]:
    """What the learner and the other one are called in the lessons of a language."""
    return reader.say(Said("language.side-white")), reader.say(Said("language.lesson-other"))


@dataclass(frozen=True)
class Lesson:
    """One lesson; its words stand under its ``name`` in ``<game>-lessons.ftl``.

    ``position`` is an id, or None for the start. ``dice`` are the lesson's throw: made already if ``thrown``, else
    shown when the learner throws. ``before`` is what happened until then. The lesson is done by an event of a kind in
    ``asked`` whose fields are ``values`` and whose play reaches ``goal``; ``answer`` is such an event.
    """

    game: str
    name: str
    clause: str
    answer: Event
    position: str | None = None
    dice: tuple[int, ...] = ()
    thrown: bool = True
    before: tuple[Event, ...] = ()
    asked: tuple[str, ...] = ("play",)
    values: Mapping[str, Any] = field(default_factory=dict)
    goal: Goal | None = None
    player: int = 0

    @property
    def title(self) -> Said:
        """Its heading."""
        return self._said("title")

    @property
    def text(self) -> Said:
        """The task, and the reason for it."""
        return self._said("text")

    @property
    def done(self) -> Said:
        """The praise."""
        return self._said("done")

    @property
    def otherwise(self) -> Said:
        """What to try again."""
        return self._said("otherwise")

    def _said(self, what: str) -> Said:
        return Said(f"{self.game.partition('@')[0]}-lessons.{self.name}-{what}")

    def set_up(self, names: tuple[str, str] | None = None) -> Table:
        """A fresh table of the lesson: everything that happened before has happened, and the throw where it is made."""
        game = find_game(self.game)
        start = read_position(self.position) if self.position else game.start(self.player)
        table = Table(game, seed=1, names=names or players(Reader()), position=start).replay(self.before)
        if self.thrown:
            table.apply(Throw(self.player, self.dice))
        return table

    def to_json(self, number: int) -> dict[str, Any]:
        """What a page needs to announce the lesson, which has a number in its guide."""
        return {
            "number": number, "title": self.title, "text": self.text, "clause": self.clause,
            "asked": list(self.asked), "dice": list(self.dice), "thrown": self.thrown,
        }  # fmt: skip


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
