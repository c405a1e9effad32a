"""Bots in many games at once decide as at a table; dice and positions can be fixed there; the scored game is played."""

import numpy as np
import pytest

from depth import mostly_long

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: its environments are left out")

from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tablier import BadOption, Phase, Table, Unreadable, find_game
from tablier.bots import BOTS
from tablier.envs import GAMES, Games, State
from tablier.envs.gymnasium import TablesEnv, TablesVectorEnv
from tablier.envs.scoring import score
from tablier.games.trictrac.scored import value_of
from tablier.networks import has_network

LEVELS = ["novice", "expert"]
CASES = [(game, level) for level in LEVELS for game in GAMES.values() if has_network(find_game(game))]
ROUND = "trictrac-a-ecrire"


@pytest.mark.parametrize(("game", "level"), mostly_long(CASES, "irish", "trictrac-a-ecrire"))
def test_a_level_plays_in_many_games_as_at_a_table(game, level):
    chance = np.random.default_rng(6)
    ours = TablesVectorEnv(3, game, opponent=level)
    theirs = SyncVectorEnv([lambda: TablesEnv(game, level)] * 3, autoreset_mode=AutoresetMode.NEXT_STEP)
    (seen, info), (expected, told) = ours.reset(seed=31), theirs.reset(seed=31)
    for _ in range(60):
        np.testing.assert_array_equal(seen, expected)
        masks = np.stack(list(told["action_mask"]))
        np.testing.assert_array_equal(info["action_mask"], masks)
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        seen, reward, ended, _, info = ours.step(actions)
        expected, paid, stopped, _, told = theirs.step(actions)
        np.testing.assert_array_equal(reward, paid)
        np.testing.assert_array_equal(ended, stopped)


@pytest.mark.parametrize("name", mostly_long([name for name in BOTS if name != "random"], "greedy", "player"))
def test_every_bot_plays_whole_games_against_chance(name):
    found = score(_first_legal, "irish", opponent=name, games=3 if name == "master" else 12, seed=2)
    assert -1 <= found.points <= 1
    assert f"of {found.games}" in str(found)


def _first_legal(seen, masks):
    return masks.argmax(axis=1)


def test_first_throws_and_positions_are_given_to_many_games_as_to_one():
    dice = [[(6, 1), (5, 5)], [(2, 3), "4-4"], []]
    envs = TablesVectorEnv(3, "backgammon@modern", opponent=None)
    starts = [None, None, "backgammon@modern:b:24x1:24x1"]
    seen, info = envs.reset(seed=1, options={"dice": dice, "start": starts})
    ones = [TablesEnv("backgammon@modern", opponent=None) for _ in range(3)]
    for i, one in enumerate(ones):
        expected, _ = one.reset(seed=1 + i, options={"dice": dice[i], "start": starts[i]})
        np.testing.assert_array_equal(seen[i], expected)
    for _ in range(8):
        actions = info["action_mask"].argmax(axis=1)
        seen, _, ended, _, info = envs.step(actions)
        for i, one in enumerate(ones[:2]):
            expected, *_ = one.step(actions[i])
            np.testing.assert_array_equal(seen[i], expected)
    assert not ended[:2].any()
    shared, _ = envs.reset(options={"dice": np.array([[6, 1]])})
    assert (shared[:, [4, 9]] == 1).all()


def test_given_throws_are_forgotten_with_the_game_they_were_given_to():
    envs = TablesVectorEnv(2, "unstacked", opponent=None)
    envs.reset(seed=[5, 5], options={"dice": [[(6, 1)] + [(3, 2)] * 100, []]})
    games = envs.games
    for _ in range(400):
        begun = games.ended.copy()
        envs.step(np.zeros(2, int))
        if begun[0]:
            break
    assert begun[0]
    assert games.turns["game"][0] == 1
    free = State("unstacked", 5, 1)
    while free.is_chance:
        free.throw(free.draw())
    assert tuple(games.turns["dice"][0, :2]) == free.dice


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"dice": [(3, 3)]}, "bad-roll"),
        ({"dice": [(3, 1, 2)]}, "bad-roll"),
        ({"dice": [(3, 1), (3, 1, 2)]}, "bad-roll"),
        ({"dice": [[(3, 1)]]}, "bad-shape"),
        ({"start": ["irish:w:24x1:24x1"]}, "bad-shape"),
    ],
)
def test_dice_that_do_not_fit_are_named(options, code):
    with pytest.raises((BadOption, Unreadable)) as caught:
        TablesVectorEnv(2, "irish").reset(seed=1, options=options)
    assert caught.value.code == code


@pytest.mark.parametrize("ruling", ["", "@refait=adding", "@bredouilles=two-to-five,hole_limit=12"])
def test_a_round_brings_what_the_referee_says(ruling):
    """Random rounds, and the same at a table: who wins, how many tokens, and drawn ones are played again (T-81)."""
    for number in range(6):
        state, table = State(ROUND + ruling, 9, number), Table(ROUND + ruling, seed=1)
        while not state.is_over:
            if state.is_chance:
                dice = state.draw()
                state.throw(dice)
                (table.opening if table.phase is Phase.OPENING else table.throw)(*dice)
                continue
            phase, choice = state.phase, state.some_choice()
            name = state.name_of_choice(choice)
            state.choose(choice)
            if phase is Phase.PLAY:
                table.play(name)
            else:
                table.do(name)
        result = table.results[-1]
        assert state.winner == result.winner
        assert max(state.returns) == min(result.points, 64)
        assert result.points == value_of(table._referee.rounds[-1], table.game.scheme.refait)


def test_rounds_for_three_need_a_table():
    with pytest.raises(BadOption) as caught:
        Games("trictrac-a-ecrire@players=3,rounds=12", 2)
    assert caught.value.code == "not-alone"
