"""What a review asks a family: which decisions an event stands for, and what could have come of each choice.

Whatever somebody decides, every choice comes down to positions: those in which somebody throws next, and those in
which the game is over. A play leads to one; staying to as many as the throw then has plays; a double to two, between
which the other chooses. So one way of judging positions answers every question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np

from ..bots.matches import Match, Stakes
from ..bots.search import Records
from ..games import Game, Play, Position, family_of, find_game
from ..table import Event, Phase, Table
from .judging import Judge, NetworkJudge

PLAY, STAY, DOUBLE, ANSWER, BREAK, MARK, SCHOOL, FALSE, CLAIM, RESIGN = (
    "play", "stay", "double", "answer", "break", "mark", "school", "false", "claim", "resign",
)  # fmt: skip
"""The kinds of decisions."""

GOES_ON = np.nan
"""The result of a position in which the game is not over."""


@dataclass(frozen=True)
class Choice:
    """Something that could be done: what it is called, and where it can lead."""

    name: str
    rows: Records
    results: np.ndarray
    """What White has won in each row where the game is over, in points, the cube counted; else GOES_ON."""
    stakes: tuple[Stakes, ...]
    """What is played for in each row, as White sees it."""
    picked_by: int
    """Who chooses among the rows."""
    position: str = ""
    """The id of the position it leads to, where it is one."""
    held: bool = False
    """Whether whoever throws next does so without doubling."""


@dataclass(frozen=True)
class Question:
    """A decision: what there was to choose from, and what was chosen.

    The rows of all choices stand one after another; ``begins`` says where those of each begin, and where the last end.
    """

    kind: str
    player: int
    rows: Records
    results: np.ndarray
    begins: np.ndarray
    stakes: tuple[Stakes, ...]
    """What is played for in each row, or in all of them, if it is one."""
    picked_by: int | np.ndarray
    held: bool | np.ndarray
    named: Sequence[tuple[str, str]]
    """What each choice is called, and the id of the position it leads to."""
    chosen: int
    point: float = 1.0
    """What a point is worth here, in the unit of the review."""
    counted: bool = True
    """Whether it counts among the decisions somebody had to make, unless there was only one choice."""

    def __len__(self) -> int:
        return len(self.begins) - 1

    @classmethod
    def between(cls, kind: str, player: int, choices: Sequence[Choice], chosen: int, **about: Any) -> Question:
        """A question with a few choices, each of which can lead to several positions."""
        rows = np.concatenate([choice.rows for choice in choices])
        results = np.concatenate([choice.results for choice in choices])
        begins = np.cumsum([0, *(len(choice.rows) for choice in choices)])
        stakes = tuple(choice.stakes[i % len(choice.stakes)] for choice in choices for i in range(len(choice.rows)))
        picked_by = np.array([choice.picked_by for choice in choices])
        held = np.array([choice.held for choice in choices])
        named = [(choice.name, choice.position) for choice in choices]
        return cls(kind, player, rows, results, begins, stakes, picked_by, held, named, chosen, **about)


class _Named(Sequence[tuple[str, str]]):
    """Plays by name and position, made only when they are looked at: a throw can have thousands."""

    def __init__(self, plays: Sequence[Play], others: Sequence[Play]) -> None:
        self._plays, self._others = plays, others

    def __len__(self) -> int:
        return len(self._plays) + len(self._others)

    def __getitem__(self, index: Any) -> Any:
        beyond = index - len(self._plays)
        play = self._plays[index] if beyond < 0 else self._others[beyond]
        return play.notation, play.position.id


class Counsel:
    """What every family can be asked; here stands what is the same for all, and for games without decisions."""

    def judge(self, game: Game) -> Judge:
        """Who says what positions are worth. Raises BadOption where nobody can."""
        return NetworkJudge(game)

    def stakes(self, table: Table) -> Stakes:
        """What the game at a table is played for, as White sees it: points, or the match if there is one."""
        return family_of(table.game).sense.stakes(table, partial(match_of, table.game.full_id))

    def point(self, table: Table, judge: Judge) -> float:
        """What a point is worth at a table, in the unit of the review."""
        return self.stakes(table).point

    def questions(self, table: Table, event: Event, judge: Judge) -> list[Question]:
        """What somebody decided by an event, at the table before it; what was left undone comes first."""
        match event.declared.kind:
            case "play":
                return [self._play(table, event, judge)]
            case "resign" | "concede":
                return self._resign(table, event, judge)
            case _:
                return []

    # Plays

    def _play(self, table: Table, event: Any, judge: Judge) -> Question:
        player = table.position.turn
        plays, others = table.game.plays(table.position, table.dice), []
        rows, results = self.after_plays(table, plays, judge)
        made = table.read_play(event.play)
        row, result = self.after_plays(table, [made], judge)
        same = np.flatnonzero(rows == row)  # field by field: what lies between fields may be anything
        if not len(same):  # under an earlier edition of the rules, or against a duty
            rows, results, others = np.concatenate([rows, row]), np.append(results, result), [made]
        chosen = int(same[0]) if len(same) else len(rows) - 1
        return Question(
            PLAY, player, rows, results, np.arange(len(rows) + 1), (self.stakes(table),), player, False,
            _Named(plays, others), chosen, self.point(table, judge),
        )  # fmt: skip

    def after_plays(self, table: Table, plays: Sequence[Play], judge: Judge) -> tuple[Records, np.ndarray]:
        """Where plays of the throw lead, and what White has won where that ends the game."""
        rows = np.concatenate([play.position.array() for play in plays])
        ends = (self.result(table, play.position) for play in plays)
        return rows, np.array([GOES_ON if end is None else float(end) for end in ends])

    def result(self, table: Table, position: Position) -> int | None:
        """What White has won in a position after a play, the stakes counted; None while the game goes on."""
        winner = table.game.winner(position)
        return None if winner is None else 1 - 2 * winner

    # Giving up

    def _resign(self, table: Table, event: Any, judge: Judge) -> list[Question]:
        on = self.as_it_stands(table, judge)
        end = happened(table, event).results[-1]
        points = 0 if end.winner is None else end.points * (1 - 2 * end.winner)
        resigned = Choice("resign", table.position.array(), np.array([float(points)]), on.stakes, event.player)
        return [Question.between(RESIGN, event.player, (on, resigned), 1, point=self.point(table, judge))]

    def as_it_stands(self, table: Table, judge: Judge) -> Choice:
        """A table at any moment as a choice: to go on from here, with whatever there is to do next done best."""
        stakes = (self.stakes(table),)
        if table.phase is Phase.PLAY:
            rows, results = self.after_plays(table, table.game.plays(table.position, table.dice), judge)
            return Choice("play-on", rows, results, stakes, table.position.turn)
        return Choice("play-on", table.position.array(), np.array([GOES_ON]), stakes, table.position.turn)


def happened(table: Table, *events: Event) -> Table:
    """Another table, as this one would be after some events."""
    trial = table.fresh()
    trial.restore(table.checkpoint())
    return trial.replay(events)


def counsel_for(game: Game) -> Counsel:
    """Who answers for a game."""
    return family_of(game).counsel or Counsel()


@cache
def judge_of(game_id: str) -> Judge:
    """Who judges a game, kept: networks and tables are read once."""
    game = find_game(game_id)
    return counsel_for(game).judge(game)


@cache
def match_of(game_id: str, cubed: bool, crawford: bool) -> Match:
    """The chances of matches of a game, from what its judge says of the beginning of a game."""
    game, judge = find_game(game_id), judge_of(game_id)
    (chances,) = judge.chances(game.start().array(), min(1, judge.most_looks))
    return Match(chances, cubed, crawford, game.winner_begins)
