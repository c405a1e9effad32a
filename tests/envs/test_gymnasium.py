"""The Gymnasium environments pass Gymnasium's own checks; many at once are what they would be one by one."""

import copy
import pickle
import subprocess
import sys
import warnings

import numpy as np
import pytest

from depth import mostly_long

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: its environments are left out")

from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tablier import BadOption
from tablier.bots import GreedyBot
from tablier.envs import ACTIONS, GAMES
from tablier.envs.gymnasium import TablesEnv, TablesVectorEnv
from tablier.envs.seated import SeatedState

IDS = [f"tablier/{name}-v0" for name in GAMES]


def begun(env):
    """An environment with its first game begun."""
    env.reset(seed=1)
    return env


def played(env, seed, policy=None, **options):
    """A whole game: what was seen, and the last reward."""
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed, options=options or None)
    history, reward, done = [seen], 0.0, False
    while not done:
        assert reward == 0
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, done, cut, info = env.step(int(chance.choice(legal)) if policy is None else policy(seen, legal))
        assert not cut
        assert seen in env.observation_space
        history.append(seen)
    assert not info["action_mask"].any()
    return history, reward


@pytest.mark.parametrize("opponent", mostly_long(["random", "greedy", None], "greedy"))
@pytest.mark.parametrize("env_id", IDS)
def test_gymnasium_checks_every_environment(env_id, opponent):
    env = gymnasium.make(env_id, opponent=opponent, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("opponent", ["random", "greedy", None])
@pytest.mark.parametrize("env_id", IDS)
def test_a_seed_gives_the_same_game(env_id, opponent):
    one, two = (played(gymnasium.make(env_id, opponent=opponent), 17) for _ in range(2))
    assert data_equivalence(one, two)
    assert one[1] != 0


def test_an_agent_sits_where_it_wants():
    for side, number in (("white", 0), ("black", 1)):
        env = TablesEnv("garanguet", side=side)
        for seed in range(5):
            env.reset(seed=seed)
            assert env.state.agent == env.state.player == number
    sides = set()
    env = TablesEnv("garanguet")
    for seed in range(20):
        env.reset(seed=seed)
        sides.add(env.state.agent)
    assert sides == {0, 1}


def test_dice_and_positions_can_be_fixed():
    env = TablesEnv("backgammon@modern", opponent=None)
    env.reset(seed=1, options={"dice": [(6, 1), (5, 5)]})
    assert (env.state.player, env.state.dice) == (0, (6, 1))
    for _ in range(2):
        env.step(env.state.legal_actions()[0])
    assert (env.state.player, env.state.dice) == (1, (5, 5))
    env.reset(options={"start": "backgammon@modern:b:24x1:24x1", "dice": [(2, 1)]})
    assert env.state.player == 1
    assert env.action_name(env.state.legal_actions()[0]) == "24/off"
    _, reward, done, _, _ = env.step(env.state.legal_actions()[0])
    assert (reward, done) == (1, True)


def test_bots_may_be_given_themselves():
    env = TablesEnv("garanguet", opponent=GreedyBot(5), side="white")
    history, reward = played(env, 3)
    assert isinstance(env.state, SeatedState)
    assert env.state.table.winner == (0 if reward > 0 else 1)
    assert len(history) > 10
    assert env.state.table.record().replay().results == env.state.table.results


def test_an_illegal_action_gives_the_game_up_and_says_why():
    env = TablesEnv("backgammon@modern", opponent="greedy", render_mode="ansi")
    env.reset(seed=2)
    assert "○" in env.render() or "●" in env.render()
    _, reward, done, _, info = env.step(ACTIONS - 1)
    assert (reward, done) == (-3, True)
    assert "allowed are" in info["refused"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_masks_come_as_maskable_learners_ask_for_them():
    env = TablesEnv("trictrac")
    _, info = env.reset(seed=4)
    np.testing.assert_array_equal(env.action_masks(), info["action_mask"].astype(bool))


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: TablesEnv("garanguet", side="both"), "bad-side"),
        (lambda: TablesEnv("garanguet", opponent="gready"), "unknown-bot"),
        (lambda: TablesEnv("trictrac-a-ecrire@players=3"), "not-alone"),
        (lambda: TablesVectorEnv(2, "garanguet", opponent=GreedyBot()), "bad-opponent"),
        (lambda: TablesVectorEnv(2, "garanguet", opponent="gready"), "unknown-bot"),
        (lambda: TablesVectorEnv(2, "garanguet", actions="plays", keys=("obs", "mask")), "bad-keys"),
        (lambda: TablesEnv("garanguet", keys=("obs", "obs")), "bad-keys"),
        (lambda: TablesEnv("garanguet", dtype="float64"), "bad-dtype"),
        (lambda: TablesVectorEnv(2, "garanguet", actions="dice"), "bad-actions"),
        (lambda: TablesEnv("garanguet", side=["white"]), "bad-side"),
        (lambda: TablesEnv("garanguet", opponent=3), "unknown-bot"),
        (lambda: TablesEnv("garanguet", render_mode="human"), "bad-render-mode"),
        (lambda: TablesVectorEnv(2, "garanguet", render_mode="ansi"), "bad-render-mode"),
        (lambda: TablesEnv("garanguet").reset(seed=2**63), "bad-seed"),
        (lambda: TablesEnv("garanguet").reset(options=["dice"]), "bad-options"),
        (lambda: TablesEnv("garanguet").reset(options={"strat": "garanguet:w:1x15:1x15"}), "unknown-option"),
        (lambda: TablesEnv("garanguet").reset(options={"dice": 5}), "bad-dice"),
        (lambda: begun(TablesEnv("garanguet")).step(1.0), "bad-number"),
        (lambda: begun(TablesEnv("garanguet")).step(None), "bad-number"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(seed=-1), "bad-seed"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(seed=2**63 - 1), "bad-seed"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(seed=1.5), "bad-seed"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(seed=[1, 2, 3]), "bad-seed"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(seed=[1, -2]), "bad-seed"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(options={"reset_mask": [True]}), "bad-shape"),
        (lambda: TablesVectorEnv(2, "garanguet").reset(options={"strat": "garanguet:w:24x1:24x1"}), "unknown-option"),
    ],
)
def test_what_is_wrong_is_named(make, code):
    with pytest.raises(BadOption) as caught:
        make()
    assert caught.value.code == code


@pytest.mark.parametrize("opponent", ["random", "greedy", "novice", None])
def test_copies_go_their_own_way(opponent):
    env = begun(TablesEnv("backgammon@modern", opponent=opponent))
    endings = set()
    for one in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        seen, done, steps = [], False, 0
        while not done and steps < 40:
            observation, reward, done, _, _ = one.step(np.flatnonzero(one.action_masks())[0])
            seen.append(observation.tobytes())
            steps += 1
        endings.add((b"".join(seen), reward))
    assert len(endings) == 1


def test_the_board_is_drawn_with_what_is_being_done():
    env = TablesEnv("backgammon@modern", opponent=None, render_mode="ansi")
    env.reset(seed=1, options={"dice": np.array([[6, 1]])})
    action = env.state.legal_actions()[0]
    name = env.action_name(action)
    env.step(action)
    assert env.render().endswith(f"White: play 6-1 {name}")


@pytest.mark.parametrize("keys", [None, ("observations", "action_mask")])
def test_observations_come_as_a_learner_wants_them(keys):
    env = gymnasium.make("tablier/Garanguet-v0", dtype="float32", keys=keys).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)
    plain, info = TablesEnv("garanguet").reset(seed=3)
    seen, _ = env.reset(seed=3)
    many, _ = TablesVectorEnv(2, "garanguet", dtype="float32", keys=keys).reset(seed=[3, 4])
    expected = {keys[0]: plain, keys[1]: info["action_mask"]} if keys else {0: plain}
    for key, value in expected.items():
        one, row = (seen[key], many[key][0]) if keys else (seen, many[0])
        assert one.dtype == row.dtype == np.float32
        np.testing.assert_array_equal(one, value)
        np.testing.assert_array_equal(row, value)


@pytest.mark.parametrize("module", ["tablier.envs", "tablier.envs.gymnasium"])
def test_nothing_has_to_be_imported_where_the_module_is_named(module):
    asked = f"'{module}:tablier/Unstacked-v0'"
    code = f"import gymnasium as g; print(g.make({asked}).reset(seed=1)[0].shape, g.make_vec({asked}, 3))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "(40,) TablesVectorEnv(tablier/Unstacked-v0, num_envs=3)\n", done.stderr


def test_a_board_is_drawn_in_pixels():
    pytest.importorskip("resvg_py", reason="resvg is not installed: boards are not drawn in pixels")
    env = TablesEnv("backgammon@modern", opponent=None, render_mode="rgb_array")
    pictures = []
    for dice in ((6, 1), (5, 4)):
        env.reset(seed=1, options={"dice": [dice]})
        pictures.append(env.render())
    assert pictures[0].dtype == np.uint8
    assert pictures[0].shape[1:] == (640, 3)
    assert len(np.unique(pictures[0].reshape(-1, 3), axis=0)) > 50
    changed = (pictures[0] != pictures[1]).any(axis=2).mean()
    assert 0 < changed < 0.05  # the dice, and nothing else


def test_whoever_lacks_a_rasteriser_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(BadOption, match=r"tablier\[render\]") as caught:
        TablesEnv("garanguet", render_mode="rgb_array")
    assert caught.value.code == "no-rasteriser"


# Many at once


@pytest.mark.parametrize("opponent", ["random", None])
@pytest.mark.parametrize("name", GAMES)
def test_many_at_once_are_what_they_would_be_one_by_one(name, opponent):
    count, chance = 5, np.random.default_rng(6)
    settings = {"game": GAMES[name], "opponent": opponent}
    ours = gymnasium.make_vec(f"tablier/{name}-v0", count, "vector_entry_point", opponent=opponent)
    theirs = SyncVectorEnv([lambda: TablesEnv(**settings)] * count, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert ours.unwrapped.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.single_action_space == theirs.single_action_space
    (seen, info), (expected, told) = ours.reset(seed=31), theirs.reset(seed=31)
    over = 0
    for _ in range(200):
        np.testing.assert_array_equal(seen, expected)
        masks = np.stack(list(told["action_mask"]))
        np.testing.assert_array_equal(info["action_mask"], masks)
        assert seen in ours.observation_space
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        seen, reward, ended, cut, info = ours.step(actions)
        expected, paid, stopped, _, told = theirs.step(actions)
        np.testing.assert_array_equal(reward, paid)
        np.testing.assert_array_equal(ended, stopped)
        assert not cut.any()
        over += ended.sum()
    assert over > 0 or name == "JacquetDeVersailles"


def test_gymnasiums_wrappers_fit_around_many_games():
    envs = gymnasium.make_vec("tablier/Unstacked-v0", 8, "vector_entry_point")
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    envs.reset(seed=1)
    lengths = []
    for _ in range(100):
        *_, info = envs.step(np.zeros(8, int))
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert len(lengths) > 10
    assert 8 < np.mean(lengths) < 30


def test_some_games_can_be_begun_anew():
    envs = TablesVectorEnv(3, "garanguet")
    before, _ = envs.reset(seed=[1, 2, 3])
    after, _ = envs.reset(seed=[9, 9, 9], options={"reset_mask": np.array([False, True, False])})
    np.testing.assert_array_equal(before[[0, 2]], after[[0, 2]])
    assert envs.games.turns["seed"].tolist() == [1, 9, 3]
    with pytest.raises(gymnasium.error.ResetNeeded):
        TablesVectorEnv(3, "garanguet").step(np.zeros(3, int))


def test_whole_plays_can_be_chosen_among_what_they_lead_to():
    envs = TablesVectorEnv(16, "backgammon@modern", opponent=None, actions="plays", threads=2, copy=False)
    _, info = envs.reset(seed=5)
    finished = 0
    for _ in range(400):
        waiting, plays = envs.afterstates()
        actions = np.zeros(16, int)
        np.testing.assert_array_equal(plays.counts, info["choices"][waiting])
        for i, game in enumerate(waiting):
            men = plays.of(i)["men"][:, info["player"][game]]
            actions[game] = int((men @ np.arange(26)).argmax())
        _, _, ended, _, info = envs.step(actions)
        finished += ended.sum()
    assert finished > 16
