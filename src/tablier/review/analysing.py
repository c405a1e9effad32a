"""One position looked into: what there is to decide in it besides the plays, and the plays at a score.

The questions are those of a review (:mod:`.asking`), asked at a table that is set up for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace

from ..bots.matches import AFTER, NOT_YET, Stakes
from ..errors import BadOption
from ..games import Game, Position, Roll
from ..saying import Said
from ..table import Event, Phase, Table
from ..table.declaring import make
from .asking import PLAY, Counsel, Question, counsel_for, happened, judge_of
from .judging import Judge
from .reviewing import unit_of
from .weighing import Depth, Weighed, weigh

_ALL = 1000.0
"""A margin that leaves nothing out, in points."""
_GLANCE = Depth("glance", 2, _ALL)


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
            raise BadOption("no-cube", Said("terminal.no-cube", game=game.word("name")))
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


def analyse_decisions(
    position: Position, roll: Roll, standing: Standing, plays: int = 5, trials: int = 0, turns: int = 8, seed: int = 0
) -> list[Analysed]:
    """Everything there is to decide in a position, with a throw or, without one, before it.

    Before a throw that is the cube. After one it is the marking, to stay or to leave, the point of bound tables to be
    broken up; and the play, where something else than points is played for, or the cube counts. With ``trials`` what is
    close is played on so many times, for so many turns. Raises BadOption where there is nothing to decide.
    """
    game = position.game
    standing.check(game)
    if game.is_over(position):
        raise BadOption("no-choice", Said("positions.already-over"))
    table = _table(position, standing)
    counsel = _counsel(table, standing)
    judge = judge_of(game.full_id)
    depth = Depth("analysis", 8, _ALL, third=4, third_margin=0.2, always=True, sure=_ALL)
    if trials:
        depth = replace(depth, rolled=4, trials=trials, turns=turns)
    asked = _cube(table, standing) if not roll else _thrown(table, roll, standing)
    found, unit = [], unit_of(table)
    for at, event in asked:
        for question in counsel.questions(at, event, judge):
            question = _staked(question, standing)
            found.append(Analysed(question.kind, question.player, unit, _weighed(question, judge, depth, seed, plays)))
    return found


def _weighed(question: Question, judge: Judge, depth: Depth, seed: int, most: int) -> Weighed:
    """The best choices of a question that nobody has answered.

    A review looks into what was chosen as closely as into the best. Here the second best takes its place, so that what
    is told and played on are the best, and no other for having been asked about.
    """
    if len(question) > 1:
        _, second, *_ = weigh(question, judge, _GLANCE, seed, 2).candidates
        names = [question.named[number][0] for number in range(len(question))]
        question = replace(question, chosen=names.index(second.name))
    found = weigh(question, judge, depth, seed, most)
    return replace(found, candidates=found.candidates[:most], chosen=0)


def _table(position: Position, standing: Standing) -> Table:
    if standing.cube is None:
        return Table(position.game, position=position, match=standing.match)
    # To one point nobody doubles: without a match, the cube is for points.
    match = standing.match if standing.match > 1 else 0
    return Table(position.game, position=position, match=match, cube=True)


def _counsel(table: Table, standing: Standing) -> Counsel:
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


def _cube(table: Table, standing: Standing) -> Iterator[tuple[Table, Event]]:
    """Whether to double, and how to answer."""
    player = table.position.turn
    if standing.cube is None:
        raise BadOption("no-choice", Said("review.nothing-before-throw"))
    if standing.owner not in (None, player):
        raise BadOption("no-choice", Said("review.not-their-cube"))
    if table.phase not in (Phase.THROW, Phase.UNBIND):
        raise BadOption("no-choice", Said("review.nothing-before-throw"))
    yield table, make("double", player)
    yield happened(table, make("double", player)), make("take", 1 - player)


def _thrown(table: Table, roll: Roll, standing: Standing) -> Iterator[tuple[Table, Event]]:
    """What a throw leaves to decide, one thing after another, each as if the one before was done rightly."""
    player = table.position.turn
    if table.phase is Phase.UNBIND:
        table = happened(table, make("unbind", *table.game.read_roll(roll)))
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
    elif table.phase is Phase.PLAY and (standing.match > 1 or standing.cube is not None):
        yield table, make("play", player, table.plays()[0].notation)


def _staked(question: Question, standing: Standing) -> Question:
    """A play that ends the game wins what the cube stands at, of which the table knows nothing."""
    if question.kind != PLAY or standing.cube is None:
        return question
    return replace(question, results=question.results * standing.cube)
