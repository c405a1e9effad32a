"""The OpenSpiel games pass OpenSpiel's own simulation test, and its search finds the exact chances."""

import copy
import pickle
import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (make test-envs installs it)")

import tablier.envs.openspiel
from tablier import Refusal
from tablier.envs import ACTIONS, GAMES, encoding
from tablier.games.unstacked.solve import solve

NAMES = {name: tablier.envs.openspiel.short_name(name) for name in GAMES}


def advance(state, chance):
    """One more thing happens, at random; how the state calls it."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        action = chance.choices(outcomes, chances)[0]
    else:
        action = chance.choice(state.legal_actions())
    named = state.action_to_string(state.current_player(), action)
    assert state.string_to_action(state.current_player(), named) == action
    state.apply_action(action)
    return named


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_tests_every_game(name):
    game = pyspiel.load_game(NAMES[name])
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["BackgammonModern", "Trictrac", "Unstacked"])
def test_openspiel_tests_whole_plays_too(name):
    game = pyspiel.load_game(f"{NAMES[name]}(actions=plays)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


@pytest.mark.parametrize("actions", ["steps", "plays"])
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_one_throw(name, actions):
    """Between two throws only the roller decides, a double included; no two things that may be done have one name."""
    game = pyspiel.load_game(NAMES[name], {"actions": actions})
    state, chance, decisions = game.new_initial_state(), random.Random(7), 0
    while not state.is_terminal():
        if state.is_chance_node():
            decisions = 0
        elif actions == "plays":
            decisions += state.tables.phase == "play"
            assert decisions <= 1
        player = state.current_player()
        if player >= 0 and len(state.legal_actions()) < 200:
            names = [state.action_to_string(player, action) for action in state.legal_actions()]
            assert len(set(names)) == len(names)
        advance(state, chance)
    assert sum(state.returns()) == 0
    assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    assert any(state.returns()) is (state.tables.winner is not None)  # both mothers may be pinned (PL-7)


def test_actions_are_written_as_in_the_notation():
    game = pyspiel.load_game("tablier_backgammon_modern(actions=plays)")
    state = game.new_initial_state()
    opening = {state.action_to_string(action): action for action in state.legal_actions()}
    state.apply_action(opening["White 3, Black 1"])
    assert state.current_player() == 0
    plays = {state.action_to_string(action): action for action in state.legal_actions()}
    state.apply_action(plays["17/20 19/20"])
    assert "17x2" in str(state)


def test_observations_have_named_parts():
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("tablier_trictrac")
    state = game.new_initial_state()
    state.apply_action(0)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert set(observer.dict) == {field.name for field in encoding("trictrac")}
    assert observer.dict["own men"][1] == 15
    assert len(state.observation_tensor(1)) == len(observer.tensor)
    assert game.num_distinct_actions() == ACTIONS


def test_games_have_options_and_begin_anywhere():
    house = pyspiel.load_game("tablier_backgammon", {"variant": "house"})
    assert house.tables.full_id == "backgammon@house"
    start = "backgammon@modern:w:24x1:24x1"
    game = pyspiel.load_game("tablier_backgammon_modern", {"start": start})
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [1, -1]


def chance_of_winning(state, depth, known):
    """White's chance of winning, exactly but for games that are longer than ``depth`` throws."""
    if state.is_terminal():
        return 1.0 if state.returns()[0] > 0 else 0.0
    if depth == 0:
        return 0.5
    key = str(state), depth
    if key not in known:
        if state.is_chance_node():
            total = 0.0
            for action, chance in state.chance_outcomes():
                total += chance * chance_of_winning(state.child(action), depth - 1, known)
            known[key] = total
        else:
            known[key] = chance_of_winning(state.child(state.legal_actions()[0]), depth, known)
    return known[key]


def test_a_search_through_chance_nodes_finds_the_exact_chances():
    start = "unstacked:w:m100000:m010000"
    game = pyspiel.load_game("tablier_unstacked", {"start": start})
    found = chance_of_winning(game.new_initial_state(), 40, {})
    assert found == pytest.approx(solve().win(tablier.read_position(start)), abs=1e-4)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("tablier_garanguet", {}),
        ("tablier_backgammon_modern", {"start": "backgammon@modern:w:23x1,24x1:24x1", "actions": "plays"}),
        ("tablier_trictrac", {"variant": "stakes=quadruple,old_jans=true"}),
    ],
)
def test_games_and_states_travel(name, parameters):
    game = pyspiel.load_game(name, parameters)
    state = game.new_initial_state()
    advance(state, random.Random(3))
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert pickle.loads(pickle.dumps(game)).tables == game.tables
    sent, received = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(sent) == str(game)
    for twin in (received, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert str(twin) == str(state)
        assert twin.history() == state.history()


def test_throws_are_numbered():
    state = pyspiel.load_game("tablier_garanguet").new_initial_state()
    for number in (-2, 2):
        with pytest.raises(Refusal, match="There are 2 throws"):
            state.apply_action(number)


def test_clones_go_their_own_way():
    state = pyspiel.load_game("tablier_garanguet").new_initial_state()
    chance = random.Random(3)
    for _ in range(9):
        advance(state, chance)
    twin = state.clone()
    before = str(state)
    advance(twin, chance)
    assert str(state) == before
    assert np.array(state.history()).size == 9
