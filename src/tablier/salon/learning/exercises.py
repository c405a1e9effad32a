"""Exercises: a throw to be played on a board of one's own, from a problem or from a match that was played.

Whatever settles the throw is the answer. It is told, and may be taken back and tried again; what it is worth is another
question, which takes longer (:mod:`.answers`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...errors import Refusal
from ...problems import Problem
from ...review.asking import happened
from ...saying import Said
from ...table import Event, Table
from ..kept.store import Kept
from ..messages import Hello
from ..play.journal import Journal
from .practice import Json, PracticeTable

_ON_THE_WAY = ("touch", "adjust")
"""What settles nothing yet."""


@dataclass(frozen=True)
class ProblemSetting:
    """The throw of a problem."""

    problem: Problem

    @property
    def player(self) -> int:
        return self.problem.player

    def set_up(self, names: tuple[str, str] | None = None) -> Table:
        table = self.problem.table()
        if names is not None:
            table.rename(names if self.player == 0 else names[::-1])
        return table


class MomentSetting:
    """A match before one of its events. Making it takes a moment for a long match; raises Refusal for no such event."""

    def __init__(self, kept: Kept, event: int) -> None:
        whole = Journal.opened(kept).table
        if not 0 <= event < len(whole.events):
            raise Refusal("no-such-moment", Said("salon.no-such-moment", n=len(whole.events)))
        self._table = whole.fresh().replay(whole.events[:event])

    @property
    def player(self) -> int:
        return self._table.player or 0

    def set_up(self, names: tuple[str, str] | None = None) -> Table:
        return happened(self._table)


class ExerciseTable(PracticeTable):
    """One person's board for an exercise: the answer is told as the event it is.

    It stays on the board until it is taken back, all at once.
    """

    def __init__(self, setting: ProblemSetting | MomentSetting, hello: Hello) -> None:
        super().__init__(setting, hello)
        self._answered = False

    def answer(self, message: Any) -> list[Json]:
        if self._answered and message.do == "undo":
            self._answered = False
            state = self.begin_anew()
            return [{"type": "ack", "re": message.n, "at": self.journal.at}, state]
        return super().answer(message)

    def heard(self, events: list[Event]) -> list[Json]:
        answer = next((event for event in events if event.kind not in _ON_THE_WAY), None)
        if answer is None:
            return []
        self._answered = True
        reached = self.journal.table.position.id
        return [{"type": "answered", "event": answer.to_json(), "position": reached}]
