"""Answers to problems: however somebody orders the steps, it is the same answer, and it is judged."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from depth import of_many
from tablier import TablierError
from tablier.problems.answering import judged, known, read_answer
from tablier.problems.shelf import games_with_problems, problems_of
from tablier.review.asking import PLAY

TRIED = of_many(8, 2)


@pytest.mark.scaled
@pytest.mark.parametrize("game", games_with_problems())
def test_the_same_steps_in_another_order_are_the_same_answer(game: str) -> None:
    chance, tried = random.Random(game), 0
    asked = [problem for problem in problems_of(game) if problem.kind == PLAY]
    for problem in chance.sample(asked, 40):
        plays = problem.table().plays()
        name = chance.choice([problem.best.name, plays[chance.randrange(len(plays))].notation])
        for order in permutations(name.split()):
            text = " ".join(order)
            try:
                answer = read_answer(problem, text)
            except TablierError:
                continue  # it cannot be played so
            if text != name and answer == name:
                found = known(problem, answer) or judged(problem, answer)
                assert found.made.name == name
                tried += 1
                break
        if tried == TRIED:
            return
    assert tried, "nothing was played in another order"


@pytest.mark.parametrize("game", games_with_problems())
def test_an_answer_is_one_of_the_plays_that_are_listed(game: str) -> None:
    chance = random.Random(game)
    for problem in chance.sample([problem for problem in problems_of(game) if problem.kind == PLAY], 10):
        listed = {play.notation for play in problem.table().plays()}
        assert {read_answer(problem, name) for name in (problem.best.name, problem.natural.name)} <= listed
