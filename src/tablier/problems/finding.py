"""Finding problems in a game of self-play: cheap questions first, rollouts for what is left.

What is found in a game depends on its seed and on what is no longer wanted, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from ..bots import LEVELS, GreedyBot, make
from ..bots.levels import LEVEL_BOTS, LevelBot
from ..bots.search import Search
from ..errors import BadOption, TablierError
from ..games import Position, family_of, find_game
from ..networks import network_for
from ..review.asking import STAY, Question, counsel_for, happened, judge_of
from ..review.judging import NetworkJudge
from ..review.scales import Rolled, Scales
from ..saying import Said
from ..table import Event, Phase, Table
from .problem import Answer, Problem, missed_by, rounded

LEAST = 0.08
"""What the natural play costs at least, in points: a review would call it a blunder."""
APART = 0.04
"""By how much the best play is ahead of every other at least, in points."""
SURE = 4.0
"""By how many standard errors the natural play is behind, at least, and the second by half of that."""
PART, MOST_TRIALS = 8, 48
"""Trials are played in parts, until it is sure or there have been so many."""
TURNS = 4
"""How far each is played on before the network is asked."""
TURNS_OF_THREE = 2
"""The same with three dice, where a turn has a hundred times as many plays."""
_FAR = 2 * LEAST
"""A second choice that a look ahead sees so far behind, in points, is not played on from."""
MOST_OF_A_GAME = 3
MOST_TRIED = 6
"""So many problems are taken from one game, and so many tried."""
_LEAST_POINT = 0.2
"""Where a point is worth less of the chance of winning than this, the game is as good as decided."""
_KEPT = 3
"""So many choices are looked into, the best at a glance, besides the natural one."""
_ROWS = 2
"""So many ways to play on are looked into where staying leaves them open."""
_ACTS = 5_000
_ENDED = (Phase.BETWEEN, Phase.OVER)
_LOWER = LEVELS[:-1]
"""The levels that misjudge."""


@dataclass(frozen=True)
class Glanced:
    """A decision of a game."""

    number: int
    before: Position
    """Before the throw."""
    dice: tuple[int, ...]
    scales: Scales
    worths: np.ndarray
    """What its rows are worth at a glance."""


@dataclass(frozen=True)
class Sifted:
    """A decision that looks like a problem: rows that the best, the natural and the second choice lead to."""

    asked: Glanced
    best: int
    natural: int
    second: int | None
    """None where it is far behind."""
    finds: tuple[float, ...]
    stage: str


def judge_for(game_id: str) -> NetworkJudge:
    """The network that judges a game. Raises BadOption where nothing is left to skill."""
    judge = judge_of(game_id)
    if not isinstance(judge, NetworkJudge):
        raise BadOption("no-problems", Said("problems.nothing-to-find", game=find_game(game_id).own_name))
    return judge


def found_in(game_id: str, unwanted: frozenset[str | int], seed: int) -> list[Problem]:
    """The problems of one game, in order; stages and difficulties that are unwanted are left out."""
    sifted = [one for asked in _walk(game_id, seed) if (one := _sift(asked, unwanted)) is not None]
    chance = np.random.default_rng((seed, 1))
    found = []
    for i in chance.permutation(len(sifted))[:MOST_TRIED]:
        problem = _verified(game_id, sifted[i], seed)
        if problem is not None and problem.difficulty not in unwanted:
            found.append((sifted[i].asked.number, problem))
            if len(found) == MOST_OF_A_GAME:
                break
    return [problem for _, problem in sorted(found, key=lambda one: one[0])]


# Playing


def _walk(game_id: str, seed: int) -> Iterator[Glanced]:
    """The decisions of a game between two players of levels that chance chooses, who misjudge as those do."""
    game, judge = find_game(game_id), judge_for(game_id)
    counsel, table = counsel_for(game), Table(game, seed=seed)
    chance = np.random.default_rng((seed, 0))
    levels = [_LOWER[i] for i in chance.integers(len(_LOWER), size=2)]
    errors = [level.error_in(judge.search.network) for level in levels]
    bots = [make(level.name, seed) for level in levels]
    before, stayed = None, False
    for number in range(_ACTS):
        if table.phase in _ENDED:
            return
        if table.phase is Phase.THROW:
            before, stayed = table.position, False
        player = table.player or 0
        if table.phase not in (Phase.PLAY, Phase.STAY):
            bots[player].choose(table)
            continue
        if table.phase is Phase.PLAY and len(plays := table.plays()) == 1:
            table.play(plays[0])
            continue
        (question,) = counsel.questions(table, _by_thumb(table, seed), judge)
        scales = Scales(question, judge)
        worths = scales.look(np.arange(len(question.rows)), 0)
        if not stayed:
            yield Glanced(number, before or table.position, table.dice, scales, worths)
        # A level sees every position better or worse than it is, by so much (see LevelBot).
        unit = abs(question.stakes[0].won(1) - question.stakes[0].won(-1)) / 2
        seen = worths + errors[player] * unit * chance.gumbel(size=len(worths))
        name, _ = question.named[scales.choice_of(int(seen.argmax()))]
        if table.phase is Phase.PLAY:
            table.play(name)
        else:
            table.do(name)
            stayed = True


def _by_thumb(table: Table, seed: int) -> Event:
    """What a player who goes by rules of thumb would do now."""
    trial = happened(table)
    GreedyBot(seed).choose(trial)
    return trial.events[-1]


# Sifting


def _sift(asked: Glanced, unwanted: frozenset[str | int]) -> Sifted | None:
    """A decision as a problem, as far as a glance, a look ahead and the levels tell; None if it is none."""
    scales, question = asked.scales, asked.scales.question
    stage = _stage(asked)
    point = question.point
    if stage in unwanted or point < _LEAST_POINT:
        return None
    every = np.arange(len(question))
    rows = np.array(scales.picked(every, scales.rows_of(every), asked.worths))
    order = rows[np.argsort(-asked.worths[rows], kind="stable")]
    behind = (asked.worths[order[0]] - asked.worths[rows]) / point
    if np.partition(behind, 1)[1] < APART:
        return None
    natural = question.chosen if behind[question.chosen] >= LEAST else _unseeing(asked)
    if behind[natural] < LEAST:
        return None
    kept = [scales.choice_of(row) for row in order[:_KEPT]]
    kept += [natural] * (natural not in kept)
    looked = np.concatenate([_promising(asked, choice) for choice in kept])
    worth = dict(zip(looked.tolist(), scales.look(looked, 1).tolist(), strict=True))
    best_of: dict[int, int] = {}
    for row in sorted(worth, key=lambda row: -worth[row]):
        best_of.setdefault(scales.choice_of(row), row)
    best, second, *_ = best_of.values()
    row = best_of[natural]
    if worth[best] - worth[second] < APART * point or worth[best] - worth[row] < LEAST * point:
        return None
    table = _asked_again(asked)
    if table is None:
        return None
    finds = _finds(table, scales.choice_of(best))
    if missed_by(finds) in unwanted:
        return None
    close = worth[best] - worth[second] < _FAR * point
    return Sifted(asked, best, row, second if close else None, finds, stage)


def _promising(asked: Glanced, choice: int) -> np.ndarray:
    """The rows of a choice that are worth looking into."""
    begin, end = asked.scales.question.begins[choice : choice + 2]
    return np.asarray(begin + np.argsort(-asked.worths[begin:end], kind="stable")[:_ROWS])


def _unseeing(asked: Glanced) -> int:
    """What somebody would choose who sees no shots and no blocks."""
    rows, scales = asked.scales.question.rows, asked.scales
    chances = _blind(asked.before.game.full_id).judge(rows, len(rows)).astype(np.float64)
    return scales.choice_of(int(scales.worths(np.arange(len(rows)), chances).argmax()))


@cache
def _blind(game_id: str) -> Search:
    game = find_game(game_id)
    return Search(game, network_for(game), blind=True)


@cache
def _players() -> tuple[LevelBot, ...]:
    """A player of each level, the weakest first."""
    return tuple(bot() for bot in LEVEL_BOTS.values())


def _finds(table: Table, best: int) -> tuple[float, ...]:
    """How many of the players of each level choose what is best."""
    return tuple(rounded(bot.inclined(table)[best]) for bot in _players())


def _asked_again(asked: Glanced) -> Table | None:
    """A table at which the same is asked, set up from the position before the throw; None if that gives another."""
    game, question = asked.before.game, asked.scales.question
    try:
        table = Table(game, position=game.position(asked.before.id.partition(":")[2]))
        table.throw(*asked.dice)
    except TablierError:
        return None
    phase = Phase.STAY if question.kind == STAY else Phase.PLAY
    if table.phase is not phase or (phase is Phase.PLAY and len(table.plays()) != len(question)):
        return None
    return table


def _stage(asked: Glanced) -> str:
    """Which part of a game a decision is from."""
    if asked.scales.question.kind == STAY:
        return STAY
    return family_of(asked.before.game).remarks.stage(asked.before)


# Verifying


def _verified(game_id: str, sifted: Sifted, seed: int) -> Problem | None:
    """The problem, if playing on shows that the best is best, and the natural one a mistake; None if it does not."""
    asked, scales = sifted.asked, sifted.asked.scales
    question = scales.question
    others = (sifted.natural, sifted.second)
    rows = np.array([sifted.best, *dict.fromkeys(row for row in others if row is not None)])
    turns = TURNS_OF_THREE if asked.before.game.dice == 3 else TURNS
    done: list[Rolled] = []
    for first in range(0, MOST_TRIALS, PART):
        done.append(scales.roll_out(rows, range(first, first + PART), turns, seed))
        rolled = Rolled(
            np.concatenate([one.worths for one in done], axis=1), np.mean([one.chances for one in done], axis=0)
        )
        sure = _is_sure(rolled, question.point)
        if sure is not None:
            break
    if not sure:
        return None
    _, error = rolled.gap(0, 1)
    worths = rolled.worths.mean(axis=1)
    best, natural = (
        Answer(
            _name(question, scales.choice_of(row)), rounded(worth), tuple(map(rounded, scales.mine(row, chances))),
            _then(asked, row) if question.kind == STAY else "",
        )
        for row, worth, chances in zip(rows[:2], worths, rolled.chances, strict=False)
    )  # fmt: skip
    exact = all(scales.is_exact(row) for row in rows[:2])
    return Problem(
        game_id, asked.before.id, asked.dice, question.kind, best, natural,
        rounded(question.point), rounded(error / question.point), 0 if exact else rolled.worths.shape[1], sifted.finds,
        sifted.stage, seed,
    )  # fmt: skip


def _is_sure(rolled: Rolled, point: float) -> bool | None:
    """Whether the best is surely far enough ahead of the natural choice and of the second; None while it may be."""
    sure = True
    for row in range(1, len(rolled.worths)):
        gap, error = rolled.gap(0, row)
        least, errors = (LEAST, SURE) if row == 1 else (APART, SURE / 2)
        if gap + 2 * error < least * point:
            return False
        sure = sure and gap >= least * point and gap >= errors * error
    return True if sure else None


def _name(question: Question, choice: int) -> str:
    name, _ = question.named[choice]
    return str(name)


def _then(asked: Glanced, row: int) -> str:
    """How the throw is played that staying leaves to be played."""
    question = asked.scales.question
    if _name(question, asked.scales.choice_of(row)) != STAY:
        return ""
    table = _asked_again(asked)
    assert table is not None
    table.do(STAY)
    if table.phase is not Phase.PLAY:
        return ""
    men = question.rows[row]["men"].tobytes()
    return next(play.notation for play in table.plays() if play.position.array()[0]["men"].tobytes() == men)
