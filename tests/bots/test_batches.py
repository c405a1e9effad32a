"""Bots that play in many positions at once do as they do at a table, and on a card as on the processor."""

import hashlib
import math

import numpy as np
import pytest

from depth import ALL, mostly_long
from tablier import BadOption, Phase, Table, batch, find_game
from tablier.bots import LEVELS, make, play_turns, whims
from tablier.bots.cards import hashed_key
from tablier.envs import GAMES
from tablier.networks import has_network

GAME_IDS = [game for game in GAMES.values() if has_network(find_game(game))]
POSITIONS = 4


@pytest.mark.scaled
@pytest.mark.parametrize("game_id", mostly_long(GAME_IDS, "backgammon", "trictrac"))
def test_a_level_plays_in_a_batch_as_at_a_table(game_id):
    game, positions, told = find_game(game_id), batch.start(game_id, POSITIONS), 0
    for turn in range(10):
        rolls = batch.roll(game_id, np.arange(POSITIONS), turn, 5)
        for level in ("novice", "expert") if ALL or turn > 7 else ():
            after = play_turns(game_id, level, positions, rolls, seed=3)
            for k in range(POSITIONS):
                position = game.start().of_array(game, positions[k : k + 1])
                if not game.is_bound(position):
                    told += played_alike(game, level, position, rolls[k], after[k])
        positions = play_turns(game_id, "random", positions, rolls, seed=3, turn=turn)
        positions[batch.over(game_id, positions)] = batch.start(game_id, 1)[0]
    assert told > POSITIONS


def played_alike(game, level, position, roll, after):
    """Whether there was something to compare; raises AssertionError where a table says otherwise."""
    table, bot = Table(game, position=position), make(level, 3)
    table.throw(*map(int, roll))
    while table.phase in (Phase.PLAY, Phase.STAY):
        bot.choose(table)
    if table.phase is Phase.OVER:
        return False
    (expected,) = table.position.array()
    for part in expected.dtype.names:
        if part not in ("turn", "rolls"):  # which count on where a table counts no more
            np.testing.assert_array_equal(after[part], expected[part], f"{level}, {position}, {roll}")
    return True


def test_a_whim_is_what_python_hashes():
    key, chance = "novice 7", np.random.default_rng(2)
    state, work = hashed_key(key), np.zeros(whims.WORK, np.uint64)
    for size in (1, 63, 127, 128, 129, 300):
        told = chance.integers(0, 256, size).astype(np.uint8)
        digest = hashlib.blake2b(told.tobytes(), digest_size=8, key=key.encode()).digest()
        expected = -math.log(-math.log((int.from_bytes(digest, "little") + 0.5) / 2**64))
        most = np.full(size, 255, np.uint8)
        assert whims.whim(state, told[None], 0, np.arange(size), most, work) == expected


def test_chance_takes_everything_that_may_come_of_a_throw():
    many = 3000
    positions, rolls = batch.start("garanguet", many), np.tile([6, 5, 1], (many, 1))
    ways = {row.tobytes() for row in batch.legal_plays("garanguet", positions[:1], rolls[:1]).positions["men"]}
    found = [row.tobytes() for row in play_turns("garanguet", "random", positions, rolls, seed=1)["men"]]
    assert set(found) == ways
    assert max(map(found.count, ways)) < 1.5 * many / len(ways)
    again = play_turns("garanguet", "random", positions, rolls, seed=1, turn=1)["men"]
    assert (again != play_turns("garanguet", "random", positions, rolls, seed=1)["men"]).any()


def test_bound_tables_are_broken_by_whoever_wins_the_throw():
    """The throw is not played; a point is broken up, and the same player is to throw (B-7)."""
    bound = find_game("backgammon").position("w:barx1,12x14:19x2,20x2,21x2,22x2,23x2,24x2,1x3").array()
    positions = np.repeat(bound, 40)
    after = play_turns("backgammon", "expert", positions, np.tile([3, 1], (40, 1)), seed=1)
    broken = {row.tobytes() for row in after["men"]}
    assert (after["turn"] == 0).all()
    assert len(broken) == 2  # each of the two names the point that suits him


def test_where_nothing_is_to_be_decided_the_throw_is_played():
    positions, rolls = batch.start("unstacked", 5), np.tile([3, 1], (5, 1))
    expected = batch.apply("unstacked", positions, rolls, np.zeros(5, int))
    np.testing.assert_array_equal(play_turns("unstacked", "master", positions, rolls), expected)


def test_no_position_is_no_trouble():
    for bot in ("random", *(level.name for level in LEVELS)):
        assert len(play_turns("irish", bot, batch.start("irish", 0), np.zeros((0, 2), int))) == 0


@pytest.mark.parametrize("bot", ["greedy", "nobody", None, 3])
def test_who_does_not_play_in_batches_is_named(bot):
    with pytest.raises(BadOption) as caught:
        play_turns("irish", bot, batch.start("irish", 1), [[3, 1]])
    assert caught.value.code == "unknown-bot"
