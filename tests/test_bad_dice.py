"""Dice that are none, at every door that takes any: refused by name, everywhere by the same reader."""

from __future__ import annotations

import importlib
import inspect
import itertools
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

import tablier
from tablier import GAMES, Game, Position, Table, TablierError, Unreadable, batch, find_game
from tablier.bots.search import Search
from tablier.envs import State
from tablier.envs.seated import SeatedState
from tablier.envs.wishes import read_beginning
from tablier.formats.ids import Situation
from tablier.games.race.reading import read_play
from tablier.games.trictrac import worth
from tablier.games.trictrac.reading import read_way
from tablier.networks import network_for
from tablier.review.analysing import Standing, analyse_decisions, analyse_plays
from tablier.salon.learning.afterwards import position_board, position_picture
from tablier.svg import draw, in_numbers
from tablier.table.events import Opening, Throw
from tablier.throws import read_dice, read_die, read_roll

MODERN = "backgammon@modern"
OVER_AND_UNDER = (0, 7, -1, 10**30)
NO_NUMBERS = (1.0, "1", "a", None, True, [1], 1j, np.float32(1), np.bool_(True))
GOOD = ((3, 1), [3, 1], "3-1", "31", " 3, 1 ", np.array([3, 1]), np.array([3, 1], np.uint8), (np.int8(3), np.int64(1)),
        range(3, 0, -2))  # fmt: skip


def bad_rolls(count: int) -> Iterator[Any]:
    """What is no roll of so many dice: every die wrong at every place, every wrong number of them, every wrong kind."""
    good = tuple(range(1, count + 1))
    for place, die in itertools.product(range(count), OVER_AND_UNDER + NO_NUMBERS):
        yield (*good[:place], die, *good[place + 1 :])
    for number in (*range(1, count), count + 1, 40):
        yield (1,) * number
    yield from (None, float("nan"), 31, True, "three", "3-", "3--x", "7-1-1"[: 2 * count - 1], {3: 1}, {3, 1}, b"31")
    yield from (np.ones(count), np.ones((count, 1), int), np.array(3), object(), itertools.repeat(1), lambda: (3, 1))


def doors_of_games() -> Iterator[tuple[str, int, Callable[[Any], object]]]:
    """The methods of every game that take a roll, found by how they are declared."""
    for name in (*GAMES, MODERN):
        game = find_game(name)
        others = {"position": game.start(), "moves": [], "by_puissance": False, "question": "numbers", "winner": 0}
        others["text"] = "1/2"
        for method, plain in inspect.getmembers(type(game), inspect.isfunction):
            taken = inspect.signature(plain).parameters
            given = {"roll", "dice"} & set(taken)
            if method.startswith("_") or not given or method == "events":
                continue
            if "way" in taken:
                others["way"] = game.ways(game.start(), (2, 1))[0]
            known = {it: others[it] for it in taken if it in others}
            (its_name,) = given
            door = partial(getattr(game, method), **known)
            yield f"{name}.{method}", game.dice, lambda dice, door=door, its_name=its_name: door(**{its_name: dice})


def table_to_throw(game: str = MODERN) -> Table:
    return Table(game, position=find_game(game).start())


def other_doors() -> dict[str, tuple[int, Callable[[Any], object]]]:
    start, trictrac, garanguet = (find_game(game).start() for game in (MODERN, "trictrac", "garanguet"))
    search = Search(start.game, network_for(start.game))

    return {
        "Position.plays": (2, start.plays),
        "Position.play": (2, lambda dice: start.play("1/2", dice)),
        "Table.throw": (2, lambda dice: table_to_throw().throw(dice)),
        "Table.throw, three dice": (3, lambda dice: table_to_throw("garanguet").throw(dice)),
        "Table.throw, to begin": (2, lambda dice: Table(MODERN).throw(dice)),
        "Table.apply": (2, lambda dice: table_to_throw().apply(Throw(0, dice))),
        "Table.apply, unstacked": (2, lambda dice: table_to_throw("unstacked").apply(Throw(0, dice))),
        "Table.apply, by hand": (2, lambda dice: _by_hand().apply(Throw(1, dice))),
        "Table.do": (2, lambda dice: table_to_throw().do("throw", dice)),
        "State.throw": (3, lambda dice: State("garanguet", start=garanguet).throw(dice)),
        "State.throw, to begin": (2, lambda dice: State(MODERN).throw(dice)),
        "State.name_of_throw": (3, lambda dice: State("garanguet", start=garanguet).name_of_throw(dice)),
        "SeatedState.throw": (2, lambda dice: SeatedState(MODERN, start=start).throw(dice)),
        "Search.roll_number": (2, search.roll_number),
        "analyse_plays": (2, lambda dice: analyse_plays(start, dice)),
        "analyse_decisions": (2, lambda dice: analyse_decisions(start, dice, Standing(5, (0, 0), 1))),
        "worth.to_json": (2, lambda dice: worth.to_json(trictrac, dice)),
        "worth.lines": (2, lambda dice: list(worth.lines(trictrac, dice))),
        "read_play": (2, lambda dice: read_play(start.game, start, dice, "1/2")),
        "read_way": (2, lambda dice: read_way(trictrac.game, trictrac, dice, "1/2")),
        "Situation": (2, lambda dice: Situation(start, dice)),
        "read_roll": (2, lambda dice: read_roll(dice, 2, "A game")),
        "batch.legal_plays": (2, lambda dice: batch.legal_plays(MODERN, start.array(), [dice])),
        "batch.apply": (2, lambda dice: batch.apply(MODERN, start.array(), [dice], [0])),
        "batch.score": (2, lambda dice: batch.score(MODERN, start.array(), [dice])),
    }


def _by_hand() -> Table:
    table = Table("trictrac", marking="manual")
    table.opening(6, 1)
    table.trictrac.mark(0)
    table.play(table.plays()[0])
    return table


@pytest.mark.parametrize(("door", "count", "enter"), [pytest.param(*door, id=door[0]) for door in doors_of_games()])
def test_no_game_takes_dice_that_are_none(door: str, count: int, enter: Callable[[Any], object]) -> None:
    may_be_nothing = door.endswith((".worth", ".clause"))  # no throw ended the game; no throw is asked about
    for dice in bad_rolls(count):
        if may_be_nothing and _is_another_number_of_dice(dice):
            continue
        with pytest.raises(Unreadable) as caught:
            enter(dice)
        assert caught.value.code == "bad-roll", dice
        assert caught.value.sentence


def _is_another_number_of_dice(dice: Any) -> bool:
    try:
        return bool(read_dice(dice))
    except Unreadable:
        return False


OTHER_DOORS = other_doors()


@pytest.mark.parametrize("door", OTHER_DOORS)
def test_no_door_takes_dice_that_are_none(door: str) -> None:
    count, enter = OTHER_DOORS[door]
    for dice in bad_rolls(count):
        if door.startswith("batch") and {bool, np.bool_} & set(map(type, dice if isinstance(dice, tuple) else ())):
            continue  # in a row of numbers NumPy itself takes yes for 1
        with pytest.raises(TablierError) as caught:
            enter(dice)
        assert caught.value.code in ("bad-roll", "bad-rolls", "bad-number", "bad-shape", "no-roll"), dice
        assert caught.value.sentence


@pytest.mark.parametrize("door", [draw, in_numbers])
def test_pictures_show_dice_only(door: Callable[..., object]) -> None:
    start = find_game(MODERN).start()
    for dice in (dice for dice in bad_rolls(2) if not _is_another_number_of_dice(dice)):
        with pytest.raises(Unreadable) as caught:
            door(start, dice=dice)
        assert caught.value.code == "bad-roll"
    for dice in GOOD:
        assert door(start, dice=dice) == door(start, dice=(3, 1))


@pytest.mark.parametrize("dice", ["7-1", "a", "3-1-"])
def test_the_salon_reads_dice_like_everybody(dice: str) -> None:
    start = find_game(MODERN).start()
    for enter in (
        lambda: position_picture(start.id, dice, "wide", 0, "light", False, "en"),
        lambda: position_board(start, dice, "", "", None, "", 0, False, True, "en"),
    ):
        with pytest.raises(Unreadable):
            enter()


def test_single_dice_are_read_like_throws() -> None:
    """C-1, B-6, UD-9: one die of White's, one of Black's, one that is claimed."""
    for die in OVER_AND_UNDER + NO_NUMBERS:
        for enter in (
            lambda die=die: read_die(die),
            lambda die=die: Table(MODERN).opening(die, 1),
            lambda die=die: Table(MODERN).opening(2, die),
            lambda die=die: Table(MODERN).apply(Opening(die, 1)),
            lambda die=die: find_game("unstacked", claims="manual").claim(find_game("unstacked").start(), 0, die),
        ):
            with pytest.raises(Unreadable) as caught:
                enter()
            assert caught.value.code in ("bad-die", "bad-roll")
    assert Table(MODERN).opening(np.int64(3), np.uint8(1)) == (3, 1)


@pytest.mark.parametrize("throws", [5, "3-1", [(3, 1), (0, 1)], [(3, 1), None], [3], {3: 1}, [(3.0, 1)]])
def test_throws_given_to_an_environment_are_read_too(throws: object) -> None:
    with pytest.raises(TablierError) as caught:
        read_beginning({"dice": throws})
    assert caught.value.code in ("bad-roll", "bad-dice")


@pytest.mark.parametrize("dice", GOOD, ids=repr)
def test_dice_may_be_given_in_any_of_these_ways(dice: Any) -> None:
    start = find_game(MODERN).start()
    assert read_dice(dice) == (3, 1)
    assert [*start.game.plays(start, dice)] == [*start.game.plays(start, (3, 1))]
    table = table_to_throw()
    assert table.throw(dice) == table.dice == (3, 1)
    assert all(type(die) is int for die in table.dice)
    assert "3-1" in str(table.record())


def test_what_takes_dice_is_tried_here() -> None:
    """Whatever says that it takes dice in any form is one of the doors above, or what they are made of."""
    tried = {door.partition(",")[0] for door in OTHER_DOORS} | {"read_dice", "is_roll"}
    tried |= {"draw", "in_numbers", "questions", "check_rolls"}  # pictures, above; what doors are made of
    tried |= {f"{kind.__name__}.{name}" for game in GAMES.values() for kind in game.__mro__ for name in vars(kind)}
    for module in pkgutil.walk_packages(tablier.__path__, "tablier."):
        if {"salon", "terminal", "training", "__main__"} & set(module.name.split(".")):
            continue
        try:
            found = vars(importlib.import_module(module.name))
        except ImportError:
            continue  # an environment that is not installed
        for thing in [it for it in found.values() if getattr(it, "__module__", None) == module.name]:
            methods = vars(thing).values() if inspect.isclass(thing) else (thing,)
            for door in filter(inspect.isfunction, methods):
                takes = any("Dice" in str(it.annotation) for it in inspect.signature(door).parameters.values())
                private = door.__name__.startswith("_")
                protocol = module.name == "tablier.games.family"
                name = door.__qualname__ if module.name != "tablier.games.trictrac.worth" else f"worth.{door.__name__}"
                assert not takes or private or protocol or name in tried, f"{module.name}.{door.__qualname__}"


@pytest.mark.parametrize("kind", [Game, Table, State, Position])
def test_whoever_takes_a_roll_takes_it_in_any_form(kind: type) -> None:
    kinds = [kind, *{one for game in GAMES.values() for one in game.__mro__[:-2] if kind is Game}]
    for method in (it for owner in kinds for it in vars(owner).values() if inspect.isfunction(it)):
        for parameter in inspect.signature(method).parameters.values():
            if parameter.name in ("roll", "dice") and not method.__name__.startswith("_"):
                assert "Dice" in str(parameter.annotation), method.__qualname__
