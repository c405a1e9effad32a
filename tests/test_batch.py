"""Batches give what single games give: the same plays, the same games, on one thread and on several."""

import numpy as np
import pytest

from tablier import BadOption, Table, TablierError, batch, find_game, read_position
from tablier.games.race.plays import NODES, SLOTS, room

EVERY_GAME = (
    "unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "backgammon@house", "backgammon@modern",
    "irish", "plakoto",
    "trictrac", "trictrac-a-ecrire",
)  # fmt: skip


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
        if game.winner(position) is not None:
            position = game.start()
    return np.concatenate(records), np.array(rolls)


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_threads_change_nothing(game_id):
    alone = batch.playouts(game_id, 60, 11)
    np.testing.assert_array_equal(batch.playouts(game_id, 60, 11, threads=3), alone)
    np.testing.assert_array_equal(batch.playouts(game_id, 20, 11, first=40, threads=2), alone[40:])
    np.testing.assert_array_equal(find_game(game_id).playouts(60, 11), alone)


@pytest.mark.parametrize("game_id", EVERY_GAME)
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


def played_out(game_id, seed, games, choose, threads=1):
    """Games played by arrays alone, turn by turn: scores, and how many turns each took."""
    positions = batch.start(game_id, games)
    live = np.arange(games)
    scores, turns = np.zeros(games, int), np.zeros(games, int)
    for turn in range(5000):
        rolls = batch.roll(game_id, live, turn, seed, threads=threads)
        plays = batch.legal_plays(game_id, positions, rolls, threads=threads)
        choices = choose(turn, plays.counts)
        after = batch.apply(game_id, positions, rolls, choices, leaving=choices % 2 == 0, threads=threads)
        if not game_id.startswith("trictrac"):
            np.testing.assert_array_equal(after, plays.positions[plays.offsets[:-1] + choices])
        scores[live] = batch.score(game_id, after, threads=threads)
        turns[live] = turn + 1
        going = ~batch.over(game_id, after)
        positions, live = after[going], live[going]
        if not len(live):
            break
    return scores, turns


@pytest.mark.parametrize("game_id", ["unstacked", "garanguet", "backgammon@modern", "trictrac"])
def test_whole_games_can_be_played_by_arrays(game_id):
    def choose(turn, counts):
        return (turn * 7919 + np.arange(len(counts))) % counts

    scores, turns = played_out(game_id, 3, 40, choose)
    assert (scores != 0).all()
    assert {-1, 1} <= set(np.sign(scores))
    again, same = played_out(game_id, 3, 40, choose, threads=2)
    np.testing.assert_array_equal(again, scores)
    np.testing.assert_array_equal(same, turns)


def test_the_dice_of_a_batch_are_those_of_its_playouts():
    """Unstacked Draughts has no choices, so the dice alone settle a game, once it is known who begins."""
    game, games, seed = find_game("unstacked"), 50, 9
    results = batch.playouts(game, games, seed)
    for begins in (0, 1):
        positions = batch.start(game, games, begins)
        length = np.zeros(games, int)
        for turn in range(results[:, 2].max()):
            going = ~batch.over(game, positions)
            length += going
            rolls = batch.roll(game, np.arange(games), turn, seed)
            positions[going] = batch.apply(game, positions[going], rolls[going], np.zeros(going.sum(), int))
        won = np.where(batch.score(game, positions) > 0, 0, 1)
        same = (won == results[:, 0]) & (length == results[:, 2])
        assert same.sum() > games / 3
        if begins == 0:
            white = same
    assert (white | same).all()


def test_an_applied_turn_of_trictrac_is_that_of_the_table():
    game = find_game("trictrac")
    positions, rolls = positions_of(game, 60)
    plays = batch.legal_plays(game, positions, rolls)
    chance = np.random.default_rng(8)
    choices = chance.integers(0, plays.counts)
    for leaving in (False, True):
        after = batch.apply(game, positions, rolls, choices, leaving=np.full(len(positions), leaving))
        for i in range(len(positions)):
            table = Table(game, position=game.start().of_array(game, positions[i : i + 1]))
            table.throw(*rolls[i].tolist())
            if table.phase == "stay":
                (table.trictrac.leave if leaving else table.trictrac.stay)()
            if table.phase == "play":
                wanted = game.start().of_array(game, plays.of(i)[choices[i] : choices[i] + 1])
                table.play(next(play for play in table.plays() if play.position.men == wanted.men))
            assert game.start().of_array(game, after[i : i + 1]).id == table.position.id


def test_positions_may_lie_anyhow_in_memory():
    positions = batch.start("garanguet", 6)
    rolls = batch.roll("garanguet", np.arange(6), 0, 1)
    listed = batch.legal_plays("garanguet", positions[::2], rolls[::2])
    fixed = positions.copy()
    fixed.flags.writeable = False
    np.testing.assert_array_equal(batch.legal_plays("garanguet", fixed, rolls).of(2), listed.of(1))


def test_fields_are_arrays_without_a_copy():
    positions = batch.start("backgammon@modern", 3)
    shared = np.from_dlpack(positions["men"])
    assert shared.shape == (3, 2, 26)
    positions["men"][1, 0, 5] = 9
    assert shared[1, 0, 5] == 9


def test_fields_go_to_pytorch_without_a_copy():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: its view of a batch is not tried")
    positions = batch.start("trictrac", 3)
    men, points = torch.from_dlpack(positions["men"]), torch.from_dlpack(positions["points"])
    positions["men"][2, 1, 7] = 4
    positions["points"][0, 1] = 8
    assert men[2, 1, 7] == 4
    assert points[0, 1] == 8


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (lambda: batch.start("garanguet", -1), "bad-number"),
        (lambda: batch.start("garanguet", 1, turn=2), "bad-side"),
        (lambda: batch.start("quoits", 1), "unknown-game"),
        (lambda: batch.roll("garanguet", 0, 0, -1), "bad-seed"),
        (lambda: batch.roll("garanguet", 0.5, 0, 1), "bad-number"),
        (lambda: batch.score("garanguet", np.zeros(3)), "bad-positions"),
        (lambda: batch.score("garanguet", batch.start("trictrac", 1)), "bad-positions"),
        (lambda: batch.legal_plays("backgammon", [1], [[6, 5]]), "bad-positions"),
        (lambda: batch.apply("backgammon", batch.start("backgammon", 2), [[6, 5]] * 2, [0]), "bad-shape"),
        (lambda: batch.apply("backgammon", batch.start("backgammon", 2), [[6, 5]] * 2, [0, 99]), "no-such-play"),
        (lambda: batch.apply("unstacked", batch.start("unstacked", 1), [[6, 5]], [1]), "no-such-play"),
        (lambda: batch.playouts("unstacked", 1, 1, threads="two"), "bad-number"),
        (lambda: batch.score("unstacked", batch.start("unstacked", 1), device="tpu"), "bad-device"),
        (lambda: batch.start(None, 1), "unknown-game"),
        (lambda: batch.start("garanguet", 1, turn=np.array([0, 1])), "bad-side"),
        (lambda: batch.start("garanguet", 2**63), "bad-number"),
        (lambda: batch.roll("garanguet", [[1, 2], [3, 4]], 0, 1), "bad-shape"),
        (lambda: batch.roll("garanguet", [1, 2, 3], [1, 2], 1), "bad-shape"),
        (lambda: batch.roll("garanguet", [[1], [1, 2]], 0, 1), "bad-shape"),
        (lambda: batch.playouts("garanguet", 2, 1, first=2**63 - 1), "bad-number"),
        (lambda: batch.playouts("garanguet", 2, 1, start=3), "bad-start"),
        (lambda: batch.playouts("garanguet", 2, 1, start="garanguet"), "bad-position-id"),
    ],
)
def test_what_is_wrong_is_named(request_, code):
    with pytest.raises(TablierError) as caught:
        request_()
    assert caught.value.code == code


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
        ("unstacked", [[6, 5, 4]], "bad-rolls"),
        ("backgammon", [[6.0, 5.0]], "bad-number"),
    ],
)
def test_bad_rolls_are_refused(game_id, rolls, code):
    with pytest.raises(BadOption) as caught:
        batch.legal_plays(game_id, find_game(game_id).start().array(), np.array(rolls))
    assert caught.value.code == code


def test_a_bad_roll_is_named():
    with pytest.raises(BadOption, match=r"row 2 is \[6, 7\]"):
        batch.legal_plays("backgammon", batch.start("backgammon", 4), [[6, 5], [1, 2], [6, 7], [0, 1]])


@pytest.mark.parametrize("field", ["turn", "men"])
@pytest.mark.parametrize("value", [-1, 7])
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_records_with_which_the_rules_would_leave_the_board_are_refused(game_id, value, field):
    positions = batch.start(game_id, 3)
    positions[field][1] = value
    with pytest.raises(BadOption, match="Position 1 ") as caught:
        batch.legal_plays(game_id, positions, batch.roll(game_id, range(3), 0, 1))
    assert caught.value.code == "bad-positions"


def test_plays_are_asked_for_by_the_number_of_their_position():
    plays = batch.legal_plays("backgammon", batch.start("backgammon", 2), [[6, 5]] * 2)
    for number in (-1, 2, 0.5):
        with pytest.raises(BadOption, match="There are 2 positions"):
            plays.of(number)


def test_a_playout_begins_from_a_position_or_its_id():
    start = "backgammon@modern:w:24x1:24x1"
    results = batch.playouts("backgammon@modern", 5, 1, start=start)
    np.testing.assert_array_equal(results, batch.playouts("backgammon@modern", 5, 1, start=read_position(start)))
    assert results[:, 0].tolist() == [0] * 5


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
