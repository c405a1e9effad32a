"""A position judged while somebody waits: at a glance first, then further and further; done beside the server.

What was found is told as soon as it is there, in parts that stand for themselves: each has everything known so far. No
step takes long, so that whoever has gone on to another position is not worked for much longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import inf
from typing import Any, TypeVar

import numpy as np

from ...bots.ahead import Ahead
from ...bots.rollouts import worth
from ...bots.search import Records
from ...games import Position, Roll, read_position
from ...review.analysing import Analysed, Standing, answered, questions, worth_now
from ...review.asking import Question, judge_of
from ...review.judging import Found, Judge
from ...review.scales import mean_of
from ...review.verdicts import verdict_on
from ...review.weighing import Candidate, Depth

Json = dict[str, Any]
_T = TypeVar("_T")
_Key = tuple[str, bytes, int]
"""A game, a position, and how far it was looked ahead."""
_POINTS = Standing()
"""Nothing but points is played for."""
Tell = Callable[[Any], None]

PLAYS = 6
"""So many choices are told."""
_ALL = inf
_TURNS = 7
_TRIALS = (18, 72, 216)
_TOGETHER = 9
"""Trials between which somebody may go away."""
_KEPT = 4096

GLANCE = Depth("glance", 0, _ALL)
TWO = Depth("two", 8, _ALL)
THREE = Depth("three", 8, _ALL, third=4, third_margin=0.2, always=True, sure=_ALL)


@dataclass(frozen=True)
class Wish:
    """What is to be judged."""

    position: str
    dice: Roll = ()
    standing: Standing = _POINTS
    rolled: bool = False
    """Whether to play on from the best choices; otherwise looking ahead is all."""

    @property
    def depths(self) -> list[Depth]:
        """How far to look, one after another."""
        if not self.rolled:
            return [GLANCE, TWO, THREE]
        rolled = (
            Depth(f"rolled-{trials}", 8, _ALL, 4, 0.2, _ALL, True, 3, trials, _TURNS) for trials in _TRIALS
        )  # fmt: skip
        return [TWO, *rolled]


def judge_live(wish: Wish, tell: Tell) -> Json:
    """Everything about a position, told as it is found; the last is what comes of it. Raises BadOption, Unreadable."""
    position = read_position(wish.position)
    wish.standing.check(position.game)
    if position.game.is_over(position):
        return {"stage": "over", "done": True, "decisions": []}
    judge = _Patient(position.game.full_id, tell)
    judge.pause_by(lambda: tell(None))
    try:
        return _further(position, wish, judge, tell)
    finally:
        judge.pause_by(None)


def _further(position: Position, wish: Wish, judge: _Patient, tell: Tell) -> Json:
    """Look further and further; the last of what was found."""
    found: Json = {}
    about = {"network": _other_network(judge, position)}
    for number, depth in enumerate(wish.depths, start=1):
        exact = judge.most_looks == 0
        done = exact or number == len(wish.depths)
        now = _thrown(position, wish, judge, depth) if wish.dice else _before(position, wish, judge, depth)
        found = {"stage": "exact" if exact else depth.name, "done": done, **about, **now}
        if done or _settled(found):
            return {**found, "done": True}
        tell(found)
    return found


def _settled(found: Json) -> bool:
    """Whether nothing is left to be found out: everything told is exact."""
    told = [choice["how"] for decision in found["decisions"] for choice in decision["candidates"]]
    told += [found["now"]["how"]] if "now" in found else []
    return bool(told) and all(how == "exact" for how in told)


def _thrown(position: Position, wish: Wish, judge: _Patient, depth: Depth) -> Json:
    """What a throw leaves to decide."""
    unit, asked = _asked(wish.position, wish.dice, wish.standing)
    decided = [_decision(answered(question, unit, judge, depth, PLAYS)) for question in asked]
    return {"decisions": decided}


def _before(position: Position, wish: Wish, judge: _Patient, depth: Depth) -> Json:
    """How it stands before a throw, the cube, and what every throw does where none leaves a choice."""
    row = position.array()
    looks = min(judge.most_looks, {GLANCE.name: 0, TWO.name: 1}.get(depth.name, 2))
    chances = judge.chances(row, looks)[0]
    found = Found("exact") if judge.is_exact(row) else Found("turns", looks + 1)
    if depth.trials and judge.rolls_out and found.how != "exact":
        played = judge.roll_out(row, range(depth.trials), depth.turns, 0)
        chances, (_, error) = played.mean(axis=0), mean_of(worth(played))
        found = Found("rollout", depth.turns, depth.trials, error)
    unit, value = worth_now(position, wish.standing, chances)
    now = _choice(Candidate("", position.id, value, tuple(map(float, chances)), found), value, 1.0)
    told: Json = {"now": {**now, "player": position.turn, "unit": unit}, "decisions": []}
    cube, owner = wish.standing.cube, wish.standing.owner
    if cube is not None and owner in (None, position.turn):
        unit, asked = _asked(wish.position, (), wish.standing)
        told["decisions"] = [_decision(answered(question, unit, judge, depth, PLAYS)) for question in asked]
    if position.game.plays_itself:
        told["throws"] = list(_throws(position, judge))
    return told


def _throws(position: Position, judge: Judge) -> Iterator[Json]:
    """What each throw does where none leaves a choice, and the chance of whoever throws after it."""
    game = position.game
    for dice in combinations_with_replacement(range(6, 0, -1), game.dice):
        play = game.plays(position, dice)[0]
        winner = game.winner(play.position)
        if winner is None:
            chance = float(judge.chances(play.position.array(), 0)[0, 0])
            chance = chance if play.position.turn == position.turn else 1 - chance
        else:
            chance = float(winner == position.turn)
        yield {"dice": list(dice), "play": play.notation, "position": play.position.id, "chance": chance}


@lru_cache(maxsize=8)
def _asked(position: str, dice: Roll, standing: Standing) -> tuple[str, list[Question]]:
    place = read_position(position)
    return questions(place, dice, standing, judge_of(place.game.full_id), every=True)


def _decision(one: Analysed) -> Json:
    best = one.found.best.worth
    return {
        "kind": one.kind, "player": one.player, "unit": one.unit, "choices": one.found.choices,
        "candidates": [_choice(choice, best, one.point) for choice in one.found.candidates],
    }  # fmt: skip


def _choice(choice: Candidate, best: float, point: float) -> Json:
    lost = max(0.0, best - choice.worth)
    found = choice.found
    return {
        "name": choice.name, "position": choice.position, "worth": choice.worth, "chances": list(choice.chances),
        "lost": lost, "verdict": verdict_on(lost / point), "how": found.how, "turns": found.turns,
        "trials": found.trials, "error": found.error,
    }  # fmt: skip


def _other_network(judge: _Patient, position: Position) -> str | None:
    """The game whose network judges, where it is another variant's."""
    trained = judge.trained_on
    return trained if trained not in (None, position.game.full_id) else None


_seen: dict[_Key, np.ndarray] = {}
"""What was looked into lately, of whatever game: a stage takes up what the one before found."""
_foreseen: dict[_Key, Ahead] = {}
"""The same throw by throw, where there is a cube."""
_played: dict[tuple[str, bytes, int, int, range], np.ndarray] = {}


class _Patient(Judge):
    """A judge who remembers, and looks up now and then whether anybody still wants to know."""

    def __init__(self, game: str, tell: Tell) -> None:
        judge = judge_of(game)
        self._game, self._judge, self._tell = game, judge, tell
        self.most_looks, self.rolls_out, self.outputs = judge.most_looks, judge.rolls_out, judge.outputs
        self.trained_on = judge.trained_on

    def chances(self, rows: Records, looks: int) -> np.ndarray:
        if looks == 0:
            return self._judge.chances(rows, 0)
        return np.array(self._looked(_seen, rows, looks, lambda part: list(self._judge.chances(part, looks))))

    def ahead(self, rows: Records, looks: int) -> Ahead:
        def look(part: Records) -> list[Ahead]:
            found = self._judge.ahead(part, looks)
            return [found.of(np.array([i])) for i in range(len(part))]

        return Ahead.joined(self._looked(_foreseen, rows, looks, look))

    def _looked(self, kept: dict[_Key, _T], rows: Records, looks: int, look: Callable[[Records], list[_T]]) -> list[_T]:
        """What was found of each row, looking only at those not remembered: together, or one by one if far ahead."""
        keys = [(self._game, rows[i : i + 1].tobytes(), looks) for i in range(len(rows))]
        found = {key: kept[key] for key in keys if key in kept}
        unknown = [i for i, key in enumerate(keys) if key not in found]
        together = len(rows) if looks == 1 else 1
        for begin in range(0, len(unknown), together):
            self._tell(None)
            part = unknown[begin : begin + together]
            for i, one in zip(part, look(rows[part]), strict=True):
                found[keys[i]] = one
                _remember(kept, keys[i], one)
        return [found[key] for key in keys]

    def pause_by(self, pause: Callable[[], None] | None) -> None:
        self._judge.pause_by(pause)

    def is_exact(self, row: Records) -> bool:
        return self._judge.is_exact(row)

    def position_of(self, row: Records) -> str:
        return self._judge.position_of(row)

    def roll_out(self, row: Records, trials: range, turns: int, seed: int) -> np.ndarray:
        """In parts, of which those played before are taken up."""
        found = []
        for begin in range(trials.start, trials.stop, _TOGETHER):
            part = range(begin, min(begin + _TOGETHER, trials.stop))
            key = self._game, row.tobytes(), turns, seed, part
            if key not in _played:
                self._tell(None)
                _remember(_played, key, self._judge.roll_out(row, part, turns, seed))
            found.append(_played[key])
        return np.concatenate(found)


def _remember(kept: dict[Any, Any], key: Any, value: Any) -> None:
    if len(kept) >= _KEPT:
        del kept[next(iter(kept))]
    kept[key] = value
