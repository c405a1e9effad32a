"""Batches give what single games give: the same plays, the same games, on one thread and on several."""

import numpy as np
import pytest

from tablier import BadOption, Table, batch, find_game, read_position
from tablier.games.race.plays import NODES, SLOTS, room

EVERY_GAME = (
    "unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "backgammon@house", "backgammon@modern",
    "trictrac", "trictrac-a-ecrire",
)  # fmt: skip
GAMES_OF_CHOICE = [game_id for game_id in EVERY_GAME if game_id != "unstacked"]


def positions_of(game, count=40):
    """Positions on the way of one random game, with a roll for each."""
    chance = np.random.default_rng(5)
    position = game.start()
    records, rolls = [], []
    for _ in range(count):
        roll = tuple(int(die) for die in chance.integers(1, 7, game.dice))
        records.append(position.array())
        rolls.append(roll)
        plays = game.plays(position, roll)
        position = plays[int(chance.integers(len(plays)))].position
    return np.concatenate(records), np.array(rolls)


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_threads_change_nothing(game_id):
    alone = batch.playouts(game_id, 60, 11)
    np.testing.assert_array_equal(batch.playouts(game_id, 60, 11, threads=3), alone)
    np.testing.assert_array_equal(batch.playouts(game_id, 20, 11, first=40, threads=2), alone[40:])
    np.testing.assert_array_equal(find_game(game_id).playouts(60, 11), alone)


@pytest.mark.parametrize("game_id", GAMES_OF_CHOICE)
def test_a_batch_lists_the_plays_of_each_position(game_id):
    game = find_game(game_id)
    positions, rolls = positions_of(game)
    listed = batch.legal_plays(game, positions, rolls)
    assert len(listed.offsets) == len(positions) + 1
    assert listed.counts.min() >= 1
    for i in range(len(positions)):
        alone = game.plays(game.start().of_array(game, positions[i : i + 1]), tuple(rolls[i].tolist()))
        expected = {play.position.id for play in alone}
        found = [game.start().of_array(game, listed.of(i)[k : k + 1]).id for k in range(listed.counts[i])]
        assert set(found) == expected
        assert listed.counts[i] == len(expected)


def test_a_batch_grows_as_far_as_it_has_to():
    game = find_game("garanguet")
    apart = game.position("w:" + ",".join(map(str, range(2, 17))) + ":1x15").array()
    rolls = np.array([[1, 1, 1], [2, 2, 1]])
    listed = batch.legal_plays(game, np.concatenate([apart, apart]), rolls)
    assert listed.counts.tolist() == [
        len(game.plays(game.start().of_array(game, apart), tuple(r))) for r in rolls.tolist()
    ]
    assert listed.counts[0] == 11_003


def test_an_empty_batch_is_no_trouble():
    game = find_game("backgammon")
    assert len(batch.legal_plays(game, game.start().array()[:0], np.empty((0, 2), int)).positions) == 0
    assert batch.playouts(game, 0, 1, threads=2).shape == (0, 3)


@pytest.mark.parametrize("game_id", ["backgammon", "backgammon@house", "backgammon@modern"])
def test_a_game_needs_no_more_room_than_it_says(game_id):
    """A workspace of the size :func:`room` names gives the same games as the full one."""
    from tablier.games.race.playout import playouts

    game = find_game(game_id)
    nodes, slots = room(game.rules)
    assert nodes < NODES / 10
    assert slots < SLOTS / 10
    results = np.empty((200, 3), np.int64)
    guarded = np.full((nodes + 64, 8), -7, np.int64)
    playouts(game.rules, game.start().array(), True, 3, 0, results, guarded[:nodes], np.zeros(slots, np.int32))
    np.testing.assert_array_equal(results, game.playouts(200, 3))
    assert (guarded[nodes:] == -7).all()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"device": "abacus"}, "bad-device"),
        ({"games": -1}, "bad-number"),
        ({"threads": -1}, "bad-number"),
    ],
)
def test_bad_requests_are_refused(arguments, code):
    with pytest.raises(BadOption) as caught:
        batch.playouts(**{"game": "unstacked", "games": 1, "seed": 1} | arguments)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("game_id", "rolls", "code"),
    [
        ("garanguet", [[6, 5]], "bad-rolls"),
        ("garanguet", [[6, 5, 7]], "bad-rolls"),
        ("garanguet", [[6, 5, 1], [6, 5, 1]], "bad-rolls"),
        ("unstacked", [[6, 5]], "no-choice"),
    ],
)
def test_bad_rolls_are_refused(game_id, rolls, code):
    with pytest.raises(BadOption) as caught:
        batch.legal_plays(game_id, find_game(game_id).start().array(), np.array(rolls))
    assert caught.value.code == code


@pytest.mark.parametrize("seed", [-1, 1.5, 2**63, "7", None, True])
def test_seeds_are_whole_numbers(seed):
    with pytest.raises(BadOption) as caught:
        batch.playouts("unstacked", 1, seed)
    assert caught.value.code == "bad-seed"


@pytest.mark.parametrize(
    "position_id",
    ["garanguet:w:-:1x15", "unstacked:w:m000000:s111222", "trictrac:w:1x15:1x15:holes=12,0:run=w12"],
)
def test_a_finished_game_does_not_go_on(position_id):
    position = read_position(position_id)
    for attempt in (
        lambda: batch.playouts(position.game, 1, 1, start=position),
        lambda: Table(position.game, position=position),
    ):
        with pytest.raises(BadOption) as caught:
            attempt()
        assert caught.value.code == "already-over"
