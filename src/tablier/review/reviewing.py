"""A record in, a review out: the match is walked through, what was decided is weighed, and everything is added up.

The worth of a match is followed from its first throw to its last. Between two events it changes by what a decision
cost, and otherwise only by chance: so whatever a throw brings beyond what went before it is luck, and the luck and the
costs of a game explain its result to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ..errors import BadOption
from ..records import Record
from ..saying import Said, quoted
from ..spread import spread
from ..table import Phase, Table
from .asking import Question, counsel_for, judge_of
from .judging import Judge
from .verdicts import CHANCE, MATCH, POINTS, TOKENS, Chance, Decision, Explained, Moment, Review
from .weighing import DEPTHS, Depth, Weighed, weigh

Tell = Callable[[int, int], None]
_TOGETHER = 4
"""So many questions are weighed in one piece of work, wherever that is done."""


@dataclass(frozen=True)
class Asked:
    """A question of the match, and where it came up."""

    event: int
    seat: int
    position: str
    dice: tuple[int, ...]
    question: Question


@dataclass(frozen=True)
class Thrown:
    """Something chance decided; ``player`` is None for the throw that settles who begins."""

    event: int
    player: int
    seat: int
    dice: tuple[int, ...]
    point: float


@dataclass(frozen=True)
class Began:
    """A game began, worth so much to White by itself."""

    event: int
    worth: float


@dataclass(frozen=True)
class Ended:
    """A game ended, and is worth so much to White now."""

    event: int
    worth: float
    winner: int | None
    points: int


Station = Asked | Thrown | Began | Ended


def review(
    record: Record,
    depth: str | Depth = "standard",
    seed: int = 0,
    *,
    jobs: int = 1,
    ray: str | None = None,
    tell: Tell | None = None,
) -> Review:
    """What every decision of a match was worth.

    ``depth`` is ``quick``, ``standard`` or ``thorough``. ``jobs`` and ``ray`` are where questions are weighed, see
    :func:`.spread`; the answer is the same. ``tell`` hears how many have been weighed, and of how many. Raises
    BadOption where nobody can judge the game.
    """
    chosen = depth_named(depth)
    table = record.table.fresh()
    judge = judge_of(table.game.full_id)
    stations = list(walk(record, judge))
    asked = [station for station in stations if isinstance(station, Asked)]
    weighed = _weigh(table.game.full_id, [one.question for one in asked], chosen, seed, jobs, ray, tell)
    return _added_up(record, stations, dict(zip(map(id, asked), weighed, strict=True)), chosen, seed)


def depth_named(depth: str | Depth) -> Depth:
    """A depth by its name. Raises BadOption."""
    if isinstance(depth, Depth):
        return depth
    if depth not in DEPTHS:
        raise BadOption("bad-depth", Said("review.bad-depth", given=quoted(depth)))
    return DEPTHS[depth]


# Walking through a match


def walk(record: Record, judge: Judge) -> Iterator[Station]:
    """Everything in a match that a review has something to say about, in order."""
    table = record.table.fresh()
    counsel = counsel_for(table.game)
    yield Began(0, _beginning(table, judge))
    for number, event in enumerate(record.events):
        for question in counsel.questions(table, event, judge):
            seat = table.seats[question.player]
            yield Asked(number, seat, table.position.id, table.dice, question)
        ended = len(table.results)
        before, point = table.player, counsel.point(table, judge) if table.phase not in _RESTING else 1.0
        stakes = counsel.stakes(table)
        table.apply(event)
        if event.declared.chance:
            player = table.player if before is None or table.player is None else before
            yield Thrown(number, player or 0, table.seats[player or 0], _dice(event), point)
        if len(table.results) > ended:
            result = table.results[-1]
            points = 0 if result.winner is None else result.points
            signed = points if result.winner == 0 else -points
            yield Ended(number, stakes.won(signed), result.winner, points)
            if table.phase not in _RESTING:  # a round that is played again
                yield Began(number, _beginning(table, judge))
        if event.declared.kind == "next":
            yield Began(number, _beginning(table, judge))


_RESTING = (Phase.OVER, Phase.BETWEEN, Phase.LOTS)


def _dice(event: Any) -> tuple[int, ...]:
    """What an event of chance showed."""
    if hasattr(event, "dice"):
        return tuple(event.dice)
    return (event.white, event.black) if hasattr(event, "white") else ()


def _beginning(table: Table, judge: Judge) -> float:
    """What a game is worth to White as it begins: what its score is worth, or what the position set up is."""
    counsel = counsel_for(table.game)
    stakes = counsel.stakes(table)
    if table.phase in (Phase.OPENING, Phase.LOTS):
        # Before the throw for the beginning both are alike, but for the score.
        return stakes.match.chance(*stakes.lacking, stakes.crawford) if stakes.match else 0.0
    standing = counsel.as_it_stands(table, judge)
    question = Question.between("start", table.position.turn, (standing,), 0)
    worth = weigh(question, judge, DEPTHS["quick"], 0).best.worth
    return float(stakes.flipped(worth)) if table.position.turn else worth


# Weighing


def _weigh(
    game_id: str, questions: list[Question], depth: Depth, seed: int, jobs: int, ray: str | None, tell: Tell | None
) -> list[Weighed]:
    parts = [questions[begin : begin + _TOGETHER] for begin in range(0, len(questions), _TOGETHER)]
    found: list[Weighed] = []
    for part in spread(partial(_weigh_some, game_id, depth, seed), parts, jobs=jobs, ray=ray):
        found += part
        if tell is not None:
            tell(len(found), len(questions))
    return found


def _weigh_some(game_id: str, depth: Depth, seed: int, questions: list[Question]) -> list[Weighed]:
    judge = judge_of(game_id)
    return [weigh(question, judge, depth, seed) for question in questions]


# Adding up


class _Ledger:
    """The worth of the match to White as it goes on, and who or what changed it."""

    def __init__(self) -> None:
        self.worth = self.chance = 0.0
        self.began = self.luck = self.costs = 0.0
        self.game = -1
        self.games_done = True
        self.chances: list[Chance] = []
        self.moments: list[Moment] = []
        self.games: list[Explained] = []

    def begin(self, began: Began) -> None:
        if not self.games_done:
            self.close(None, 0, finished=False)
        self.game += 1
        self.games_done = False
        self.worth = self.began = began.worth
        self.luck = self.costs = 0.0
        self.moments.append(Moment(began.event, self.game, self.worth, 0.5))
        self._first = len(self.chances)

    def comes_to(self, worth: float) -> None:
        """Whatever the worth has changed by since the last decision was chance."""
        change = worth - self.worth
        if len(self.chances) > self._first:
            last = self.chances[-1]
            self.chances[-1] = replace(last, luck=last.luck + (change if last.player == 0 else -change))
            self.luck += change
        else:  # nothing was thrown yet: the beginning is seen more closely now
            self.began += change
        self.worth = worth

    def close(self, winner: int | None, points: int, finished: bool = True) -> None:
        self.games.append(Explained(self.game, self.began, self.worth, self.luck, self.costs, winner, points, finished))
        self.games_done = True


def _added_up(record: Record, stations: list[Station], weighed: dict[int, Weighed], depth: Depth, seed: int) -> Review:
    table = record.table
    counsel = counsel_for(table.game)
    stakes = counsel.stakes(table)
    unit = unit_of(table)
    ledger, decisions = _Ledger(), []
    for station in stations:
        match station:
            case Began():
                ledger.begin(station)
            case Thrown(event, player, seat, dice, point):
                ledger.chances.append(Chance(event, ledger.game, player, seat, dice, 0.0, point))
            case Asked(event, seat, position, dice, question):
                found = weighed[id(station)]
                decision = Decision(
                    event, ledger.game, question.kind, question.player, seat, position, dice, found.candidates,
                    found.chosen, found.choices, question.point, found.counted,
                )  # fmt: skip
                decisions.append(decision)
                worths = [
                    stakes.flipped(one.worth) if question.player else one.worth for one in (found.best, found.made)
                ]
                ledger.comes_to(worths[0])
                ledger.costs += worths[1] - worths[0]
                ledger.worth = worths[1]
                won = found.made.chances[0]
                ledger.moments.append(Moment(event, ledger.game, ledger.worth, 1 - won if question.player else won))
            case Ended(event, worth, winner, points):
                ledger.comes_to(worth)
                ledger.moments.append(Moment(event, ledger.game, worth, 0.5 if winner is None else 1.0 - winner))
                ledger.close(winner, points)
    if not ledger.games_done:
        ledger.close(None, 0, finished=False)
    return Review(
        table.game.full_id, table.players, table.match, unit, depth.name, seed, tuple(decisions),
        tuple(ledger.chances), tuple(ledger.moments), tuple(ledger.games),
    )  # fmt: skip


def unit_of(table: Table) -> str:
    """The unit of worths at a table."""
    if table.game.unit[1] == TOKENS:
        return TOKENS
    if table.match > 1:
        return MATCH
    return POINTS if table.game.tallied is None else CHANCE
