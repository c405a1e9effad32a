"""The collections that come with the program: what is in them, that it can be asked, and that it can be told."""

from __future__ import annotations

import json
import logging
from collections import Counter

import pytest

from depth import mostly_long
from tablier.errors import BadOption
from tablier.games import GAMES, find_game
from tablier.problems import Collection, Problem, collection_of, has_problems, problems_of
from tablier.problems.finding import LEAST, SURE, found_in
from tablier.problems.making import MOST_OF_A_DIFFICULTY, MOST_OF_A_STAGE, _key
from tablier.saying import LANGUAGES, Reader

SHIPPED = [
    name
    for game in GAMES.values()
    for name in (game.id, *(f"{game.id}@{preset}" for preset in game.presets))
    if has_problems(name)
]
each = pytest.mark.parametrize("game", SHIPPED)


def test_there_are_some() -> None:
    assert SHIPPED


@each
def test_every_problem_is_what_it_should_be(game: str) -> None:
    collection = collection_of(game)
    assert collection.game == find_game(game).full_id
    assert len({_key(one) for one in collection.problems}) == len(collection.problems), "one stands there twice"
    for one in collection.problems:
        assert one.gap >= LEAST - 2e-3
        assert one.gap >= SURE * one.error - 2e-3
        assert len(one.finds) == 5
        assert collection.seed <= one.seed < collection.seed + collection.games


@each
def test_they_are_of_many_kinds(game: str) -> None:
    collection = collection_of(game)
    for counted, most in (
        (Counter(one.stage for one in collection.problems), MOST_OF_A_STAGE),
        (Counter(one.difficulty for one in collection.problems), MOST_OF_A_DIFFICULTY),
    ):
        assert max(counted.values()) <= most * collection.asked + 1
    assert max(Counter(one.seed for one in collection.problems).values()) <= 3


@each
def test_every_problem_can_be_asked_and_told_in_every_language(game: str, caplog: pytest.LogCaptureFixture) -> None:
    words = set()
    for one in problems_of(game)[:40]:
        one.table()
        assert one.after(one.best) != one.after(one.natural)
        assert 1 <= len(one.why) <= 2
        for language in LANGUAGES:
            for seat in (None, 0, 1):
                words |= {Reader(language, seat).say(said) for said in one.why}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(words) > 40


@each
def test_what_is_told_of_the_chances_speaks_against_the_natural_answer(game: str) -> None:
    """Also where games are lost for certain, and only how dearly is open."""
    for one in problems_of(game):
        said = one.why_it_ends_worse
        x, y = (100 * float(said.values[name]) for name in "xy")  # type: ignore[arg-type]
        less, more = (y, x) if "lost" in said.key else (x, y)
        assert more - less > 0.5, (one.position, one.dice, said)


@each
def test_a_collection_is_the_same_again_from_its_text(game: str) -> None:
    collection = collection_of(game)
    assert Collection.read(str(collection)) == collection
    one = collection.problems[0]
    assert Problem.from_json(json.loads(json.dumps(one.told_json()))) == one


@pytest.mark.parametrize("game", mostly_long(SHIPPED, "trictrac"))
def test_the_command_finds_them_again(game: str) -> None:
    """Those of the first game that has some; another processor may round the figures otherwise."""
    collection = collection_of(game)
    seed = collection.problems[0].seed
    shipped = [one for one in collection.problems if one.seed == seed]
    again = found_in(collection.game, frozenset(), seed)
    for one, other in zip(shipped, again, strict=True):
        assert (one.position, one.dice, one.kind) == (other.position, other.dice, other.kind)
        assert (one.best.name, one.natural.name) == (other.best.name, other.natural.name)
        assert one.gap == pytest.approx(other.gap, abs=2e-3)
        assert one.finds == pytest.approx(other.finds, abs=2e-3)


def test_what_is_no_collection_is_not_taken_for_one() -> None:
    with pytest.raises(ValueError, match="tablier problems 1"):
        Collection.read('{"format":"another"}\n')
    with pytest.raises(BadOption):
        problems_of("unstacked")
