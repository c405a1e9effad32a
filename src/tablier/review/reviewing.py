"""A record in, a review out: the match is walked through, what was decided is weighed, and everything is added up.

The worth of a match is followed from its first throw to its last. Between two events it changes by what a decision
cost, and otherwise only by chance: so whatever a throw brings beyond what went before it is luck, and the luck and the
costs of a game explain its result to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import islice
from typing import Any

from ..counts import check_seed
from ..errors import BadOption
from ..kinds import declared
from ..records import Record
from ..records.record import check_record
from ..saying import Said, quoted
from ..spread import gathered
from ..table import Phase, Table
from .asking import Question, counsel_for, judge_of
from .judging import Judge
from .scales import Known
from .verdicts import CHANCE, MATCH, POINTS, TOKENS, Chance, Decision, Explained, Moment, Review
from .weighing import DEPTHS, QUICK, Depth, Weighed, weigh

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
    """Something chance decided; ``player`` is who threw, or who begins where both did."""

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


class Progress:
    """How far a review has come, and what is known by then."""

    def __init__(self, course: _Course, depth: Depth, settled: int, share: float, numbers: tuple[int, ...]) -> None:
        self.judged = len(course.weighed)
        """So many decisions have been judged, from the first of the match on."""
        self.settled = settled
        """So many of them as closely as they will be."""
        self.share = share
        """About which part of the work is done: 1 where there is no more to come."""
        self.numbers = numbers
        """Which of the decisions were judged, or judged again more closely, since the last that was told."""
        self._course, self._depth, self._weighed = course, depth, tuple(course.weighed)

    @property
    def finished(self) -> bool:
        """Whether this is the whole review."""
        return self.share == 1

    @cached_property
    @declared
    def review(self) -> Review:
        """The review as far as it goes: of the whole match if every decision has been judged, else of its beginning."""
        return _added_up(self._course, self._weighed, self._depth)


@declared
def reviewing(
    record: Record, depth: str | Depth = "standard", seed: int = 0, *, jobs: int = 1, ray: str | None = None
) -> Iterator[Progress]:
    """What every decision of a match was worth, as it comes to be known.

    All decisions are judged quickly first, in their order; then each more closely, where the depth asks for it. The
    last step is the whole review. Whoever has seen enough leaves: what was told last is a review of its own.

    ``depth`` is ``quick``, ``standard`` or ``thorough``. ``jobs`` and ``ray`` are where questions are weighed, see
    :func:`.spread`; the answer is the same. Raises BadOption where nobody can judge the game.
    """
    check_record(record)
    check_seed(seed)
    chosen = depth_named(depth)
    return _steps(_Course(record, judge_of(record.table.game.full_id), seed), chosen, jobs, ray)


@declared
def review(
    record: Record,
    depth: str | Depth = "standard",
    seed: int = 0,
    *,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Review:
    """What every decision of a match was worth: what :func:`reviewing` comes to. ``progress`` hears every step."""
    for step in reviewing(record, depth, seed, jobs=jobs, ray=ray):
        if progress is not None:
            progress(step)
    return step.review


def depth_named(depth: str | Depth) -> Depth:
    """A depth by its name. Raises BadOption."""
    if isinstance(depth, Depth):
        return depth
    if not isinstance(depth, str) or depth not in DEPTHS:
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
            player = before if before is not None else table.player or 0
            yield Thrown(number, player, table.seats[player], _dice(event), point)
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


class _Course:
    """A match while it is walked through and weighed."""

    def __init__(self, record: Record, judge: Judge, seed: int) -> None:
        self.record, self.seed = record, seed
        self.stations: list[Station] = []
        self.asked: list[Asked] = []
        self.weighed: list[Weighed] = []
        """The answers to the first of those questions."""
        self._judge = judge
        self._places: list[int] = []
        self._walked = False

    def questions(self) -> Iterator[Question]:
        """All questions of the match. It is gone through no further than they are wanted."""
        for station in walk(self.record, self._judge):
            self.stations.append(station)
            if isinstance(station, Asked):
                self.asked.append(station)
                self._places.append(len(self.stations))
                yield station.question
        self._walked = True

    def until(self, weighed: int) -> Sequence[Station]:
        """Everything up to the last of so many questions, or to the end if there are no more."""
        if self._walked and weighed == len(self.asked):
            return self.stations
        return self.stations[: self._places[weighed - 1]] if weighed else ()

    def gone(self) -> float:
        """Which part of the match has been judged."""
        return (self.asked[len(self.weighed) - 1].event + 1) / len(self.record.events) if self.weighed else 0.0


def _steps(course: _Course, depth: Depth, jobs: int, ray: str | None) -> Iterator[Progress]:
    weigh_some = partial(_weigh_some, course.record.table.game.full_id, course.seed)
    known: list[Known] = []
    with gathered(jobs, ray) as shared:
        tasks = _parts(course.questions())
        deeper = depth != QUICK
        for part in shared(partial(weigh_some, QUICK, deeper), tasks):
            numbers = tuple(range(len(known), len(known) + len(part)))
            course.weighed += [one for one, _ in part]
            known += [seen for _, seen in part]
            yield Progress(course, QUICK, 0 if deeper else len(known), min(depth.first, 0.99) * course.gone(), numbers)
        open_ones = [number for number, one in enumerate(course.asked) if deeper and len(one.question) > 1]
        plain = len(known) - len(open_ones)
        again = ([(course.asked[number].question, known[number])] for number in open_ones)
        closer = shared(partial(weigh_some, depth, False), again)
        for done, (number, ((weighed, _),)) in enumerate(zip(open_ones, closer, strict=True), 1):
            course.weighed[number], known[number] = weighed, Known()
            share = depth.first + (0.99 - depth.first) * done / len(open_ones)
            yield Progress(course, QUICK, plain + done, share, (number,))
    yield Progress(course, depth, len(known), 1, ())


def _parts(questions: Iterable[Question]) -> Iterator[list[tuple[Question, Known]]]:
    todo = ((question, Known()) for question in questions)
    while part := list(islice(todo, _TOGETHER)):
        yield part


def _weigh_some(
    game_id: str, seed: int, depth: Depth, kept: bool, questions: list[tuple[Question, Known]]
) -> list[tuple[Weighed, Known]]:
    """Answers, and if they are to be kept the looks that were taken for them."""
    judge = judge_of(game_id)
    return [(weigh(one, judge, depth, seed, known=known), known if kept else Known()) for one, known in questions]


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


def _added_up(course: _Course, weighed: Sequence[Weighed], depth: Depth) -> Review:
    """The review of a match, or of its beginning up to the last decision that was weighed."""
    table = course.record.table
    stakes = counsel_for(table.game).stakes(table)
    unit = unit_of(table)
    ledger = _Ledger()
    decisions: list[Decision] = []
    for station in course.until(len(weighed)):
        match station:
            case Began():
                ledger.begin(station)
            case Thrown(event, player, seat, dice, point):
                ledger.chances.append(Chance(event, ledger.game, player, seat, dice, 0.0, point))
            case Asked(event, seat, position, dice, question):
                found = weighed[len(decisions)]
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
        table.game.full_id, table.players, table.match, unit, depth.name, course.seed, tuple(decisions),
        tuple(ledger.chances), tuple(ledger.moments), tuple(ledger.games),
    )  # fmt: skip


def unit_of(table: Table) -> str:
    """The unit of worths at a table."""
    if table.game.unit[1] == TOKENS:
        return TOKENS
    if table.match > 1:
        return MATCH
    return POINTS if table.game.tallied is None else CHANCE
