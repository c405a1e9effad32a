"""Finding problems: the same ones whoever looks, and each of them one that other means confirm."""

from __future__ import annotations

from functools import cache
from itertools import islice

import numpy as np
import pytest

from depth import mostly_long
from tablier import Table
from tablier.bots import make as make_bot
from tablier.bots.levels import LEVEL_BOTS
from tablier.errors import BadOption
from tablier.problems import Collection, Problem, make, making
from tablier.problems.finding import APART, LEAST, SURE, found_in
from tablier.problems.making import _key
from tablier.review.asking import counsel_for, judge_of
from tablier.review.weighing import STANDARD, weigh
from tablier.table import Phase
from tablier.table.declaring import make as make_event

GAMES = ("irish", "trictrac", "jacquet-de-versailles", "backgammon", "plakoto", "backgammon@modern")
every_game = pytest.mark.parametrize("game", mostly_long(GAMES, "irish", "trictrac"))


@cache
def found(game: str) -> tuple[Problem, ...]:
    """A few problems of a game, from the first game that has some."""
    return tuple(next(some for seed in range(1, 20) if (some := found_in(game, frozenset(), seed))))


@every_game
def test_a_problem_is_asked_again_at_a_table_and_its_answers_are_legal(game: str) -> None:
    for problem in found(game):
        table = problem.table()
        assert table.phase is (Phase.STAY if problem.kind == "stay" else Phase.PLAY)
        assert table.position.turn == problem.player
        assert problem.best.name != problem.natural.name
        assert problem.after(problem.best) != problem.after(problem.natural)


@every_game
def test_the_natural_answer_is_surely_a_mistake(game: str) -> None:
    for problem in found(game):
        assert problem.gap >= LEAST - 1e-3
        assert problem.gap >= SURE * problem.error - 1e-3
        assert problem.trials > 0 or problem.error == 0


@every_game
def test_a_review_agrees(game: str) -> None:
    """The review looks ahead by other means, and finds the same best play, and the natural one a mistake."""
    for problem in found(game):
        table, judge = problem.table(), judge_of(game)
        event = (
            make_event("play", problem.player, problem.natural.name)
            if problem.kind == "play"
            else make_event(problem.natural.name, problem.player)
        )
        (question,) = counsel_for(table.game).questions(table, event, judge)
        weighed = weigh(question, judge, STANDARD, 0)
        assert weighed.best.name == problem.best.name
        assert weighed.made.name == problem.natural.name
        assert (weighed.best.worth - weighed.made.worth) / question.point > LEAST / 2
        assert (weighed.best.worth - weighed.candidates[1].worth) / question.point > APART / 2


def test_what_is_not_wanted_is_not_found() -> None:
    wanted = found("irish")
    stages: frozenset[str | int] = frozenset(problem.stage for problem in wanted)
    grades: frozenset[str | int] = frozenset(problem.difficulty for problem in wanted)
    seed = wanted[0].seed
    assert not stages & {problem.stage for problem in found_in("irish", stages, seed)}
    assert not grades & {problem.difficulty for problem in found_in("irish", grades, seed)}


def test_the_same_position_with_colours_exchanged_is_the_same_problem() -> None:
    one = found("irish")[0]
    game, side, white, black = one.position.split(":")
    other = ":".join((game, "wb"[side == "w"], black, white))
    exchanged = Problem.from_json(one.to_json() | {"position": other, "dice": list(one.dice[::-1])})
    assert _key(exchanged) == _key(one)
    assert _key(Problem.from_json(one.to_json() | {"dice": [6, 6]})) != _key(one)


@pytest.mark.long
def test_the_number_of_processes_changes_nothing() -> None:
    (*_, alone) = make("trictrac", 6, seed=3)
    (*_, together) = make("trictrac", 6, seed=3, jobs=2)
    assert alone == together
    assert len(alone.problems) == 6


@pytest.mark.long
def test_a_collection_grows_game_by_game_and_goes_on_where_it_was_left() -> None:
    none, first, second = islice(make("trictrac", 50, seed=5), 3)
    assert (none.games, first.games, second.games) == (0, 1, 2)
    assert second.problems[: len(first.problems)] == first.problems
    begun, same = islice(make("trictrac", 50, seed=5, begun=Collection.read(str(first))), 2)
    assert (begun, same) == (first, second)


@pytest.mark.long
def test_going_on_after_what_is_wanted_has_changed_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is unwanted is seen at the beginning of a round, wherever in it the work was left."""
    monkeypatch.setattr(making, "_ROUND", 4)
    whole = list(make("trictrac", 12, seed=8))
    for begun in whole[::3]:
        assert list(make("trictrac", 12, seed=8, begun=begun))[-1] == whole[-1]


def test_nothing_is_found_where_nothing_is_left_to_skill() -> None:
    with pytest.raises(BadOption):
        next(make("unstacked", 1))


def test_how_many_of_a_level_make_each_play_is_what_comes_of_asking_many() -> None:
    """The whims of players are so distributed that shares can be computed; here they are counted."""
    table = Table("irish", position="irish:w:barx1,1x1,12x4,17x4,19x5:1x2,12x5,17x3,19x5")
    table.throw(4, 2)
    likely = make_bot("amateur").inclined(table)  # type: ignore[attr-defined]
    assert likely.sum() == pytest.approx(1)
    plays, asked = table.plays(), 400
    counted = np.zeros(len(plays))
    for seed in range(asked):
        bot = LEVEL_BOTS["amateur"](seed)
        counted[bot._pick(table, plays, bot._chance(table))] += 1
    assert np.abs(counted / asked - likely).max() < 4 * 0.5 / asked**0.5


def test_who_never_errs_makes_the_play_he_makes() -> None:
    table = Table("trictrac", position="trictrac:w:1x7,2x1,3x1,5x1,9x2,10x2,11x1:1x6,2x1,3x1,4x2,6x1,8x2,12x2")
    table.throw(5, 5)
    master = LEVEL_BOTS["master"]()
    likely = master.inclined(table)
    best = int(likely.argmax())
    assert likely[best] == 1
    plays = table.plays()
    master.choose(table)
    assert table.events[-1].play == plays[best].notation  # type: ignore[attr-defined]
