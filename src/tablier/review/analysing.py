"""One position looked into: what there is to decide in it besides the plays, and the plays at a score.

The questions are those of a review (:mod:`.asking`), asked at a table that is set up for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Any

import numpy as np

from ..bots.levels import KEEP
from ..bots.matches import AFTER, CUBE_LIMIT, NOT_YET, Stakes
from ..bots.rollouts import DEPTH
from ..bots.search import Records, Search
from ..errors import BadOption
from ..games import Game, Position, Roll, family_of
from ..networks.turns import DRAWN
from ..saying import Said
from ..spread import gathered
from ..table import Event, Phase, Table
from ..table.declaring import make
from ..throws import Dice, read_dice
from .asking import GOES_ON, PLAY, Counsel, Question, counsel_for, happened, judge_of
from .judging import Judge, NetworkJudge
from .reviewing import unit_of
from .scales import Known
from .verdicts import TOKENS
from .weighing import Depth, Weighed, weigh

_FEW = 2
_DEPTH = Depth("analysis", KEEP, inf, sure=inf)


@dataclass(frozen=True)
class Standing:
    """What is played for where a position is looked into."""

    match: int = 1
    score: tuple[int, int] = (0, 0)
    """White's points and Black's."""
    cube: int | None = None
    """What the cube stands at; None: there is none."""
    owner: int | None = None

    def check(self, game: Game) -> None:
        """Raise BadOption where there is no such score, or no such cube in the game."""
        if self.cube is not None and not any(option.name == "cube" for option in Table.options(game.full_id)):
            raise BadOption("no-cube", Said("terminal.no-cube", game=game.own_name))
        if self.match > 1 and max(self.score) >= self.match:
            raise BadOption("bad-score", Said("review.bad-score", score="-".join(map(str, self.score)), n=self.match))
        if self.match <= 1 and any(self.score):
            raise BadOption("bad-score", Said("review.score-of-no-match"))
        if self.cube is not None and self.cube not in (1, 2, 4, 8, 16, 32, 64):
            raise BadOption("bad-cube", Said("review.bad-cube", given=self.cube))
        if self.owner is not None and self.cube in (None, 1):
            raise BadOption("bad-cube", Said("review.nobody-owns"))


@dataclass(frozen=True)
class Analysed:
    """A decision looked into."""

    kind: str
    player: int
    unit: str
    """The unit of worths; see :mod:`.verdicts`."""
    found: Weighed
    point: float = 1.0
    """What a point is worth in that unit."""


def analyse_decisions(
    position: Position, roll: Dice, standing: Standing, plays: int = 5, trials: int = 0, turns: int = 8, seed: int = 0
) -> list[Analysed]:
    """Everything there is to decide in a position, with a throw or, without one, before it.

    Before a throw that is the cube. After one it is the marking, to stay or to leave, the point of bound tables to be
    broken up; and the play, where something else than points is played for, or the cube counts. With ``trials`` what is
    close is played on so many times, for so many turns. Raises BadOption where there is nothing to decide.
    """
    judge = judge_of(position.game.full_id)
    unit, asked = questions(position, roll, standing, judge)
    depth = replace(_DEPTH, third=4, third_margin=0.2, always=True)
    if trials:
        depth = replace(depth, rolled=4, trials=trials, turns=turns)
    return [answered(question, unit, judge, depth, plays, seed) for question in asked]


def questions(
    position: Position, roll: Dice, standing: Standing, judge: Judge, every: bool = False
) -> tuple[str, list[Question]]:
    """What there is to decide, and the unit of worths. With ``every``, plays for points too. Raises BadOption."""
    game = position.game
    standing.check(game)
    thrown = read_dice(roll) and game.read_roll(roll)
    if game.is_over(position):
        raise BadOption("no-choice", Said("positions.already-over"))
    table = table_at(position, standing)
    counsel = counsel_at(table, standing)
    asked = _thrown(table, thrown, standing, every) if thrown else _cube(table, standing, counsel.stakes(table))
    found = [_staked(each, standing) for at, event in asked for each in counsel.questions(at, event, judge)]
    return unit_of(table), found


def answered(question: Question, unit: str, judge: Judge, depth: Depth, plays: int, seed: int = 0) -> Analysed:
    """A question answered, the best choices first."""
    found = _weighed(question, judge, depth, seed, plays)
    return Analysed(question.kind, question.player, unit, found, question.point)


def worth_now(position: Position, standing: Standing, chances: np.ndarray) -> tuple[str, float]:
    """What chances before a throw are worth to whoever throws, and in which unit."""
    table = table_at(position, standing)
    stakes = counsel_at(table, standing).stakes(table)
    own = stakes.turned() if position.turn else stakes
    return unit_of(table), float(own.worths(chances[None])[0])


def analyse_plays(
    position: Position,
    roll: Dice,
    plays: int = 5,
    trials: int = 0,
    turns: int = DEPTH,
    seed: int = 0,
    *,
    jobs: int = 1,
    ray: str | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> Analysed:
    """The best plays of a roll for points, or in a round for tokens, whatever else the throw leaves to decide.

    In Trictrac leaving is one of them. They are looked into for a turn of the other's; with ``trials``, played on.
    ``jobs`` and ``ray`` are where that is done, see :func:`.spread`; ``tell`` hears of every few trials how many they
    are, and how many there may be in all. Raises BadOption where there is nothing to judge or no network that could.
    """
    game = position.game
    roll = game.read_roll(roll)
    if game.is_over(position):
        raise BadOption("no-choice", Said("positions.already-over"))
    if problem := family_of(game).sense.nothing_to_play(position):
        raise BadOption("no-choice", problem)
    judge = NetworkJudge(game)
    depth = replace(_DEPTH, second=max(KEEP, plays))
    question, unit = _plays(position, roll, judge.search), unit_of(Table(game))
    if not trials:
        return Analysed(PLAY, position.turn, unit, _weighed(question, judge, depth, seed, plays))
    if tell is not None:
        judge.tell = partial(_tell_of, tell, trials * min(plays, len(question)))
    with gathered(jobs, ray) as judge.shared:
        depth = replace(depth, rolled=plays, third_margin=inf, trials=trials, turns=turns)
        return Analysed(PLAY, position.turn, unit, _weighed(question, judge, depth, seed, plays))


def _tell_of(tell: Callable[[int, int], None], of: int, played: int) -> None:
    tell(played, of)


def _plays(position: Position, roll: Roll, search: Search) -> Question:
    """Everything a roll can lead to, as one question; what there is to leave is a play like the others."""
    game, player = position.game, position.turn
    laid = search.lay_out(position.array(), np.zeros(1, np.int64), np.array([search.roll_number(roll)]))
    names = family_of(game).sense.names(position, game.plays(position, roll), laid)
    won = np.where(laid.outcomes == DRAWN, 0, laid.outcomes) * float(1 - 2 * player)
    results = np.where(laid.outcomes == 0, GOES_ON, won)
    table = Table(game)
    stakes = counsel_for(game).stakes(table) if unit_of(table) == TOKENS else Stakes()
    named = _Laid(position, names, laid.rows)
    return Question(PLAY, player, laid.rows, results, np.arange(len(names) + 1), (stakes,), player, False, named, 0)


@dataclass(frozen=True)
class _Laid(Sequence[tuple[str, str]]):
    """Rows by name and position, made only when they are looked at."""

    position: Position
    names: Sequence[str]
    rows: Records

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, index: Any) -> Any:
        row = type(self.position).of_array(self.position.game, self.rows[index : index + 1])  # type: ignore[attr-defined]
        return self.names[index], row.id


def _weighed(question: Question, judge: Judge, depth: Depth, seed: int, most: int) -> Weighed:
    """The best choices of a question that nobody has answered.

    A review looks into what was chosen as closely as into the best. Here the second best takes its place, so that what
    is told and played on are the best, and no other for having been asked about.
    """
    known = Known()
    if len(question) > 1:
        roughly = Depth("rough", min(_FEW, depth.second), inf)
        _, second, *_ = weigh(question, judge, roughly, seed, _FEW, known).candidates
        question = replace(question, chosen=second.number)
    found = weigh(question, judge, depth, seed, most, known)
    return replace(found, candidates=found.candidates[:most], chosen=0)


def table_at(position: Position, standing: Standing) -> Table:
    """A table set up at a position."""
    if standing.cube is None:
        return Table(position.game, position=position, match=standing.match)
    # To one point nobody doubles: without a match, the cube is for points.
    match = standing.match if standing.match > 1 else 0
    return Table(position.game, position=position, match=match, cube=True)


def counsel_at(table: Table, standing: Standing) -> Counsel:
    """Who answers for the game, told what it is played for, which the table would know from what went before."""
    counsel = copy(counsel_for(table.game))
    stakes = counsel.stakes(table)
    if standing.match > 1:
        white, black = standing.score
        lacking = standing.match - white, standing.match - black
        # Where one point is lacking and the cube asked about, the game without it is past.
        state = AFTER if stakes.crawford == AFTER or 1 in lacking else NOT_YET
        stakes = replace(stakes, lacking=lacking, crawford=state)
    if standing.cube is not None:
        stakes = replace(stakes, cube=standing.cube, owner=standing.owner, live=True)

    def given(_: Table) -> Stakes:
        return stakes

    object.__setattr__(counsel, "stakes", given)
    return counsel


def _cube(table: Table, standing: Standing, stakes: Stakes) -> Iterator[tuple[Table, Event]]:
    """Whether to double, and how to answer. Raises BadOption where the referee would not let the cube be turned."""
    player = table.position.turn
    if standing.cube is None:
        raise BadOption("no-choice", Said("review.nothing-before-throw"))
    if standing.owner not in (None, player):
        raise BadOption("no-choice", Said("review.not-their-cube"))
    if table.phase not in (Phase.THROW, Phase.UNBIND):
        raise BadOption("no-choice", Said("review.nothing-before-throw"))
    own = stakes.turned() if player else stakes
    if own.cube >= CUBE_LIMIT:
        raise BadOption("cube-at-limit", Said("race.cube-at-limit", stakes=own.cube), "B-11")
    if not own.may_double:
        raise BadOption("dead-cube", Said("race.dead-cube", lacking=own.lacking[0]), "B-15")
    yield table, make("double", player)
    yield happened(table, make("double", player)), make("take", 1 - player)


def _thrown(table: Table, roll: Roll, standing: Standing, every: bool) -> Iterator[tuple[Table, Event]]:
    """What a throw leaves to decide, one thing after another, each as if the one before was done rightly."""
    player = table.position.turn
    if table.phase is Phase.UNBIND:
        table = happened(table, make("unbind", *roll))
        if table.phase is Phase.BREAK and table.player is not None:
            yield table, make("break", table.player, 1)
        return
    table.throw(*roll)
    if table.phase is Phase.MARK:
        due = table.unmarked.points if table.unmarked is not None else 0
        if due:
            yield table, make("mark", player, 0, None)
        table.apply(make("mark", player, due, None))
    if table.phase is Phase.STAY:
        yield table, make("stay", player)
        if every:
            table = happened(table, make("stay", player))
    if table.phase is Phase.PLAY and (every or standing.match > 1 or standing.cube is not None):
        yield table, make("play", player, table.plays()[0].notation)


def _staked(question: Question, standing: Standing) -> Question:
    """A play that ends the game wins what the cube stands at, of which the table knows nothing."""
    if question.kind != PLAY or standing.cube is None:
        return question
    return replace(question, results=question.results * standing.cube)
