"""Looking ahead: what the scout of a network may leave out, and what it may not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from midgame import GAMES, some_positions
from tablier import find_game
from tablier.bots.search import Lists, Search
from tablier.networks import Layer, network_for


def all_rolls(search: Search, positions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    rolls = len(search.weights)
    return np.repeat(np.arange(len(positions)), rolls), np.tile(np.arange(rolls), len(positions))


@pytest.mark.parametrize("game_id", [*GAMES, "trictrac-a-ecrire"])
def test_a_scout_of_the_same_mind_changes_nothing(game_id: str) -> None:
    game = find_game(game_id)
    plain = replace(network_for(game), scout=())
    alone, scouted = (Search(game, network, exact=True) for network in (plain, replace(plain, scout=plain.layers)))
    positions = some_positions("trictrac" if game_id.startswith("trictrac") else game_id, 3)[:3]
    places, rolls = all_rolls(alone, positions)
    every, few = alone.turns(positions, places, rolls), scouted.replies(positions, places, rolls)
    best, same = alone.best(every), scouted.best(few)
    np.testing.assert_allclose(few.values[same], every.values[best], atol=1e-5)
    np.testing.assert_allclose(few.chances[same], every.chances[best], atol=1e-5)
    assert (every.rows == few.rows).all()
    assert scouted.judged < alone.judged


def test_without_a_scout_every_row_is_judged() -> None:
    game = find_game("backgammon@modern")
    search = Search(game, replace(network_for(game), scout=()))
    positions = some_positions("backgammon@modern", 3)[:2]
    places, rolls = all_rolls(search, positions)
    np.testing.assert_array_equal(
        search.replies(positions, places, rolls).values, search.turns(positions, places, rolls).values
    )


def test_whatever_a_scout_thinks_the_network_has_the_last_word() -> None:
    """A scout that knows nothing leaves plays out at random; among the others the network's best is taken."""
    game = find_game("backgammon@modern")
    plain = network_for(game)
    chance = np.random.default_rng(1)
    foolish = tuple(
        Layer(chance.normal(0, 0.1, shape).astype(np.float32), np.zeros(shape[0], np.float32))
        for shape in ((8, plain.layers[0].weight.shape[1]), (plain.outputs, 8))
    )
    search = Search(game, replace(plain, scout=foolish))
    positions = some_positions("backgammon@modern", 3)[:4]
    places, rolls = all_rolls(search, positions)
    turns, full = search.replies(positions, places, rolls), search.turns(positions, places, rolls)
    judged = np.isfinite(turns.values)
    np.testing.assert_allclose(turns.values[judged], full.values[judged], atol=1e-5)
    for task, best in enumerate(search.best(turns)):
        kept = judged[turns.of(task)]
        assert kept.sum() == min(len(kept), search.lists.replies)
        assert turns.values[best] == turns.values[turns.of(task)].max()


def test_where_the_other_chooses_nothing_is_left_out() -> None:
    """Bound tables: who wins the throw names the point to break, and what is worst for one is best for the other."""
    game = find_game("backgammon")
    plain = network_for(game)
    search = Search(game, replace(plain, scout=plain.layers))
    bound = game.position("w:bar,12x14:19x2,20x2,21x2,22x2,23x2,24x2,12x3").array()
    rolls = np.arange(len(search.weights))
    turns = search.replies(bound, np.zeros(len(rolls), np.int64), rolls, np.ones(len(rolls), np.int8))
    assert (turns.signs < 0).all()
    assert np.isfinite(turns.values).all()


@pytest.mark.long
def test_the_third_look_is_the_mean_over_the_best_answers_to_the_best_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablier.bots.search._MOST_THIRD", 1 << 20)
    game = find_game("backgammon@modern")
    search = Search(game, replace(network_for(game), scout=()))
    turns = search.look(game.start().array(), search.roll_number((2, 1)))
    second = search.look_twice(turns, 3, 1.0)
    third = search.look_thrice(turns, second, 2, 1.0)
    close = np.argsort(-second)[:2]
    assert set(np.argsort(-third)[:2]) == set(close), "the others stay behind"
    for row in close:
        expected = 0.0
        for roll, weight in enumerate(search.weights):
            answers = search.look(turns.rows[row : row + 1], roll)
            answer = int(search.best(answers)[0])
            chances = search.before_throw(answers.rows[answer : answer + 1])[0]
            expected += weight * (2 * chances[0] - 1 + chances[1] + chances[2] - chances[3] - chances[4])
        assert third[row] == pytest.approx(expected, abs=1e-4)


def test_the_third_look_ends_where_games_do() -> None:
    """A man each on the last point: whoever throws has won, however far one looks."""
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game))
    turns = search.look(game.position("w:23:24").array(), search.roll_number((6, 5)))
    assert search.look_thrice(turns, search.look_twice(turns, 8, 9.0), 8, 9.0) == pytest.approx([1.0] * len(turns.rows))
    turns = search.look(game.position("w:12x2:24").array(), search.roll_number((2, 1)))
    found = search.look_thrice(turns, search.look_twice(turns, 8, 9.0), 8, 9.0)
    assert found.max() == pytest.approx(-1.0, abs=1e-4)


def test_the_last_of_several_looks_judges_fewer_replies() -> None:
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game))
    judged = []
    for looks in (1, 2):
        before = search.judged
        search.before_throw(game.start().array(), looks)
        judged.append(search.judged - before)
    first, second = judged[0], judged[1] - judged[0]
    assert len(search.weights) < first <= 6 * len(search.weights)
    assert len(search.weights) ** 2 < second <= 3 * len(search.weights) ** 2


@pytest.mark.parametrize("men", ["1x6,7x3,9x2,13x4:1x8,5x2,10x2,14x1,17x2", "20x2,22x3:21x3,23x2"])
def test_there_is_no_third_look_where_it_would_take_long(men: str) -> None:
    """Three dice have 56 rolls, each with up to thousands of plays, and the answers to them as many again."""
    game = find_game("garanguet")
    search = Search(game, replace(network_for(game), scout=()))
    turns = search.look(game.position(f"w:{men}").array(), search.roll_number((3, 2, 1)))
    assert len(turns.rows) > 1
    second = search.look_twice(turns, 4, 9.0)
    assert (search.look_thrice(turns, second, 4, 9.0) == second).all()


def test_where_no_play_is_to_be_judged_the_scout_has_the_last_word() -> None:
    game = find_game("backgammon@modern")
    network = network_for(game)
    search = Search(game, network, exact=True, lists=Lists(0, 0))
    scout = Search(game, network.quick, exact=True)
    positions = some_positions("backgammon@modern", 3)[:2]
    places, rolls = all_rolls(search, positions)
    found, wanted = search.replies(positions, places, rolls), scout.turns(positions, places, rolls)
    np.testing.assert_array_equal(found.values, wanted.values)
    np.testing.assert_allclose(search.before_throw(positions, 2), scout.before_throw(positions, 2), atol=1e-6)
    assert search.judged == 0


def test_a_first_look_may_leave_plays_to_the_scout() -> None:
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game))
    (position,) = np.split(some_positions("backgammon@modern", 3)[:1], 1)
    whole, short = search.look(position, 7), search.look(position, 7, shortlist=4)
    judged = np.isfinite(short.values)
    assert judged.sum() == min(4, len(whole.rows))
    np.testing.assert_allclose(short.values[judged], whole.values[judged], atol=1e-5)
    twice = search.look_twice(short, 8, 9.0)
    assert np.isfinite(twice[judged]).all()
    assert not np.isfinite(twice[~judged]).any()
