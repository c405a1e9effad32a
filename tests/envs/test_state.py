"""A game in progress is the game the referee keeps: the same phases, players, plays and results."""

import copy
import pickle
from itertools import pairwise

import numpy as np
import pytest

from depth import mostly_long
from tablier import BadOption, Refusal, TablierError, find_game
from tablier.bots import GreedyBot
from tablier.envs import ACTIONS, GAMES, Games, State, encoding
from tablier.envs.seated import SeatedState, find_bot
from tablier.table import Phase

VARIANTS = [
    *GAMES.values(),
    "backgammon@house",
    "backgammon@manuscript",
    "garanguet@overflow=as-printed",
    "trictrac@stakes=quadruple",
]


def play_on(state, chance, whole=False):
    """One more thing happens."""
    if state.is_chance:
        state.throw(state.draw())
    elif whole and state.choices:
        state.choose(int(chance.integers(state.choices)))
    else:
        state.act(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize("whole", mostly_long([False, True], "False"))
@pytest.mark.parametrize("game_id", VARIANTS)
def test_the_referee_sees_the_same_game(game_id, whole):
    chance = np.random.default_rng(len(game_id))
    state = SeatedState(game_id, seed=4, number=2)
    while not state.is_over:
        assert state.phase == state.table.phase
        assert state.is_chance or state.player == state.table.player
        assert state.position.id == state.table.position.id
        if state.phase is Phase.PLAY and not state.made:
            assert state.choices == len(state.table.plays())
            names = [state.name_of_choice(k) for k in range(min(state.choices, 20))]
            listed = {play.notation for play in state.table.plays()}
            assert game_id.startswith("trictrac") or set(names) <= listed
        play_on(state, chance, whole)
    result = state.table.results[-1]
    assert state.winner == result.winner
    assert state.returns[0] == (result.points if result.winner == 0 else -result.points)


@pytest.mark.parametrize("game_id", ["garanguet", "jacquet-de-versailles", "backgammon@modern", "trictrac"])
def test_every_play_is_made_by_one_sequence_of_actions(game_id):
    """C-2: following the masks reaches every legal play, each once, and nothing else."""
    chance = np.random.default_rng(3)
    state, looked = State(game_id, seed=9), 0
    while looked < 25 and not state.is_over:
        if state.phase is Phase.PLAY and state.choices < 120:
            before, reached, open_ = state.position, [], [state.copy()]
            while open_:
                branch = open_.pop()
                for action in branch.legal_actions():
                    twin = branch.copy()
                    twin.act(action)
                    if twin.phase is Phase.PLAY and len(twin.made) > len(branch.made):
                        open_.append(twin)
                    else:
                        reached.append(twin.position.id)
            expected = [play.position.id for play in state.game.plays(before, state.dice)]
            assert len(reached) == len(expected)
            if game_id != "trictrac":
                assert sorted(reached) == sorted(expected)
            looked += 1
        play_on(state, chance, whole=True)
    assert looked > 10


def test_throws_with_very_many_plays_are_no_trouble():
    start = "garanguet:w:" + ",".join(map(str, range(2, 17))) + ":1x15"
    state = State("garanguet", start=start)
    state.throw((1, 1, 1))
    assert state.choices == 11_003
    for _ in range(6):
        state.act(state.legal_actions()[-1])
    assert state.phase is Phase.THROW
    assert state.player == 1


@pytest.mark.parametrize("game_id", GAMES.values())
def test_chances_are_true(game_id):
    state, chance, seen = State(game_id, seed=1), np.random.default_rng(1), set()
    while not state.is_over:
        if state.is_chance:
            rolls, chances = zip(*state.chances(), strict=True)
            assert len(set(rolls)) == len(rolls)
            assert sum(chances) == pytest.approx(1)
            assert len({state.name_of_throw(roll) for roll in rolls}) == len(rolls)
            seen.add((state.phase, len(rolls)))
        play_on(state, chance)
    played = game_id == "backgammon@modern" or game_id.startswith("trictrac")
    assert (Phase.OPENING, 30 if played else 2) in seen
    assert (Phase.THROW, 56 if game_id == "garanguet" else 21) in seen


def test_bound_tables_are_broken_up_by_who_wins_the_lot():
    """B-6."""
    state = SeatedState("backgammon", start="backgammon:w:barx1,23x14:19x3,20x3,21x3,22x2,23x2,24x2")
    assert state.phase is Phase.UNBIND
    assert [state.name_of_throw(dice) for dice, _ in state.chances()] == [
        "White names the point",
        "Black names the point",
    ]
    state.throw((1, 2))
    assert (state.phase, state.player) == (Phase.BREAK, 1)
    assert [state.name(action) for action in state.legal_actions()] == [f"break {point}" for point in range(1, 7)]
    state.act(state.legal_actions()[2])
    assert (state.phase, state.player) == (Phase.THROW, 0)
    assert state.position.id == state.table.position.id


def test_a_hole_lets_its_maker_stay_or_leave():
    """T-44."""
    state = SeatedState("trictrac", start="trictrac:w:1x13,6x1,7x1:1x13,6x1,7x1")
    state.throw((6, 6))
    assert [state.name(action) for action in state.legal_actions()] == ["stay", "leave"]
    left = State("trictrac", start="trictrac:w:1x13,6x1,7x1:1x13,6x1,7x1")
    left.throw((6, 6))
    left.act(state.legal_actions()[1])
    assert (left.phase, left.player) == (Phase.THROW, 0)
    state.act(state.legal_actions()[0])
    assert state.phase is Phase.PLAY


def test_a_copy_goes_its_own_way():
    state = State("garanguet", seed=3)
    state.throw((2, 1))
    state.throw((6, 5, 4))
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        before = str(state)
        assert str(twin) == before
        twin.act(twin.legal_actions()[0])
        assert str(twin) != before
        assert str(state) == before


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (lambda: State("quoits"), "unknown-game"),
        (lambda: State("trictrac-a-ecrire@marking=manual"), "not-alone"),
        (lambda: State("trictrac@marking=manual"), "not-alone"),
        (lambda: State("unstacked@claims=manual"), "not-alone"),
        (lambda: State("garanguet", start="backgammon:w:-:1x15"), "other-game"),
        (lambda: State("garanguet").throw((1, 1)), "bad-roll"),
        (lambda: State("garanguet").act(0), "illegal-action"),
        (lambda: State("garanguet").choose(0), "illegal-action"),
        (lambda: Games("garanguet", 2, agent="grey"), "bad-agent"),
        (lambda: Games("garanguet", -2), "bad-number"),
        (lambda: Games("garanguet", 2).step(np.zeros(3, int)), "bad-actions"),
        (lambda: find_bot("gready"), "unknown-bot"),
        (lambda: find_bot(3), "unknown-bot"),
        (lambda: find_bot(GreedyBot), "unknown-bot"),
        (lambda: State(None), "unknown-game"),
        (lambda: State("garanguet", seed=-1), "bad-seed"),
        (lambda: State("garanguet", seed=2**63), "bad-seed"),
        (lambda: State("garanguet", number=-1), "bad-number"),
        (lambda: State("garanguet", agent=7), "bad-side"),
        (lambda: State("garanguet", start=3), "bad-start"),
        (lambda: State("garanguet").throw(3), "bad-roll"),
        (lambda: State("garanguet").throw("2x1"), "bad-roll"),
        (lambda: State("garanguet").throw((2.5, 1)), "bad-roll"),
        (lambda: State("garanguet").act(None), "bad-number"),
        (lambda: State("garanguet").act(1.0), "bad-number"),
        (lambda: State("garanguet").act(10**30), "illegal-action"),
        (lambda: State("garanguet").choose("0"), "bad-number"),
        (lambda: State("garanguet").observation(7), "bad-side"),
        (lambda: State("garanguet").name(-1), "bad-action"),
        (lambda: State("garanguet").name(ACTIONS), "bad-action"),
        (lambda: State("garanguet").name_of_choice(-1), "illegal-action"),
        (lambda: Games("garanguet", 2, agent=["white"]), "bad-agent"),
        (lambda: Games("garanguet", 2).reset(-1), "bad-number"),
        (lambda: Games("garanguet", 2).reset(2**63), "bad-number"),
        (lambda: Games("garanguet", 2).reset([1, 2, 3]), "bad-number"),
        (lambda: Games("garanguet", 2).reset(1, [0, np.nan]), "bad-number"),
        (lambda: Games("garanguet", 2).reset(1, 0, [True]), "bad-shape"),
    ],
)
def test_what_is_wrong_is_named(attempt, code):
    with pytest.raises(TablierError) as caught:
        attempt()
    assert caught.value.code == code


def test_a_refused_action_changes_nothing_and_says_what_is_allowed():
    state = State("backgammon@modern")
    state.throw((6, 1))
    before = str(state)
    with pytest.raises(Refusal, match=r"17/23"):
        state.act(0)
    assert str(state) == before
    with pytest.raises(Refusal) as caught:
        state.throw((6, 5))
    assert caught.value.code == "no-dice"
    state.act(state.legal_actions()[0])
    with pytest.raises(Refusal) as caught:
        state.choose(0)
    assert caught.value.code == "play-begun"


@pytest.mark.parametrize("dice", [(1, 1, 1), (2, 2, 1), (6, 5, 4)])
def test_masks_of_throws_with_thousands_of_plays_leave_none_out(dice):
    state = State("garanguet", start="garanguet:w:" + ",".join(map(str, range(2, 17))) + ":1x15")
    state.throw(dice)
    plays = [tuple(play.steps) for play in state.game.plays(state.position, dice)]
    chance = np.random.default_rng(4)
    while state.phase is Phase.PLAY and state.player == 0:
        made = state.made
        expected = {play[len(made)] for play in plays if play[: len(made)] == made}
        legal = state.legal_actions()
        assert {state.steps_with(action)[-1] for action in legal} == expected
        with pytest.raises(Refusal):
            state.act(ACTIONS - 1)
        if len(made) == 1:
            illegal = next(action for action in range(1, 151) if action not in legal)
            with pytest.raises(Refusal):
                state.act(illegal)
        state.act(int(chance.choice(legal)))


# What is seen


@pytest.mark.parametrize("game_id", GAMES.values())
def test_observations_are_what_their_fields_say(game_id):
    fields = {field.name: slice(field.first, field.last) for field in encoding(game_id)}
    state, chance = State(game_id, seed=5), np.random.default_rng(5)
    for _ in range(120):
        if state.is_over:
            break
        for viewer in (0, 1):
            seen = state.observation(viewer)
            parts = {name: seen[where].tolist() for name, where in fields.items()}
            assert parts["to decide"] == [int(not state.is_chance and state.player == viewer)]
            assert sum(parts["phase"]) == int(not state.is_chance)
            assert sum(parts["dice"]) == len(state.dice)
            for die in state.dice:
                assert parts["dice"][die - 1] == state.dice.count(die)
            if game_id == "unstacked":
                assert parts["own men"] == list(state.position.men[viewer])
                assert parts["their men standing"] == list(state.position.standing[1 - viewer])
            elif not state.made:
                assert parts["own men"] == list(state.position.men[viewer])
                assert parts["their men"] == list(state.position.men[1 - viewer])
            else:
                assert sum(parts["own men"]) == sum(parts["their men"]) == 15
            if game_id == "trictrac":
                assert parts["points"][0] == state.position.points[viewer]
                assert parts["holes"][1] == state.position.holes[1 - viewer]
            if state.phase is Phase.PLAY and game_id not in ("unstacked", "trictrac", "trictrac-a-ecrire"):
                left = list(state.game.draft(state.position, state.dice).allotted)
                for step in state.made:
                    left.remove(step.number)
                assert parts["left"] == [left.count(number) for number in range(1, 7)]
        play_on(state, chance)


def test_the_first_throw_is_seen_until_it_is_answered():
    """T-36: under old_jans two positions may differ in nothing else."""
    where = next(slice(field.first, field.last) for field in encoding("trictrac") if field.name == "first throw")
    for game_id, remembered in (("trictrac", [0] * 6), ("trictrac@old_jans=true", [0, 0, 0, 1, 0, 1])):
        state = State(game_id)
        state.throw((6, 4))
        assert not state.observation()[where].any()
        state.choose(0)
        for viewer in (0, 1):
            assert state.observation(viewer)[where].tolist() == remembered
        state.throw((3, 3))
        assert state.observation()[where].tolist() == remembered
        state.choose(0)
        assert not state.observation()[where].any()
    double = State("trictrac@old_jans=true", start="trictrac@old_jans=true:b:1x13,6x1,11x1:1x15:rolls=1,0:first=5,5")
    assert double.observation()[where].tolist() == [0, 0, 0, 0, 2, 0]


def test_the_fields_of_an_observation_follow_each_other():
    for game_id in GAMES.values():
        fields = encoding(game_id)
        assert fields[0].first == 0
        assert all(one.last == other.first for one, other in pairwise(fields))
        assert fields[-1].last == len(State(game_id).observation(0))


# Many at once


@pytest.mark.parametrize("agent", ["both", "either"])
@pytest.mark.parametrize("game_id", GAMES.values())
def test_many_games_are_each_the_game_it_would_be_alone(game_id, agent):
    count, chance = 6, np.random.default_rng(2)
    games = Games(game_id, count, agent=agent)
    games.reset(7, np.arange(count))
    states = [State(game_id, 7, i, int(games.turns["agent"][i])) for i in range(count)]
    for _ in range(150):
        for i, state in enumerate(states):
            while not state.is_over and (state.is_chance or state.agent == 1 - state.player):
                if state.is_chance:
                    state.throw(state.draw())
                else:
                    state.choose(state.some_choice())
            np.testing.assert_array_equal(games.masks[i], state.mask())
            viewer = state.agent if state.agent >= 0 else state.player
            np.testing.assert_array_equal(games.observations[i], state.observation(viewer))
            assert games.ended[i] == state.is_over
        actions = np.array([chance.choice(state.legal_actions() or [0]) for state in states])
        movers = [state.player for state in states]
        games.step(actions)
        for i, state in enumerate(states):
            if state.is_over:
                states[i] = State(game_id, 7, int(games.turns["game"][i]), int(games.turns["agent"][i]))
            else:
                state.act(int(actions[i]))
                side = state.agent if state.agent >= 0 else movers[i]
                if state.is_over:
                    assert games.rewards[i] == state.returns[side]


@pytest.mark.parametrize("game_id", ["garanguet", "trictrac"])
def test_threads_change_nothing(game_id):
    alone, together = (Games(game_id, 50, whole=True, threads=threads) for threads in (1, 3))
    for games in (alone, together):
        games.reset(11, np.arange(50))
        for turn in range(60):
            games.step((turn * 31 + np.arange(50)) % np.maximum(games.counts(), 1))
    np.testing.assert_array_equal(alone.observations, together.observations)
    np.testing.assert_array_equal(alone.rewards, together.rewards)


def test_whole_plays_lead_where_their_list_says():
    games = Games("jacquet-de-versailles", 20, whole=True)
    games.reset(1, np.arange(20))
    for _ in range(30):
        waiting, plays = games.plays()
        choices = np.zeros(20, int)
        choices[waiting] = plays.counts // 2
        expected = plays.positions[plays.offsets[:-1] + plays.counts // 2]
        games.step(choices)
        still = ~games.ended[waiting]
        np.testing.assert_array_equal(games.positions[waiting][still], expected[still])


def test_an_illegal_action_gives_the_game_up():
    games = Games("backgammon@modern", 2, agent="white")
    games.reset(3, np.arange(2))
    legal = int(np.flatnonzero(games.masks[0])[0])
    games.step(np.array([legal, ACTIONS - 1]))
    assert games.ended.tolist() == [False, True]
    assert games.rewards.tolist() == [0, -3]
    games.step(np.array([-1, 0]))
    assert games.ended.tolist() == [False, False]
    assert games.turns["game"].tolist() == [0, 2]


def test_many_games_can_be_copied_and_sent():
    games = Games("backgammon@modern", 3, whole=True)
    games.reset(5, np.arange(3))
    for twin in (copy.deepcopy(games), pickle.loads(pickle.dumps(games))):
        before = games.observations.copy()
        twin.step(np.zeros(3, int))
        np.testing.assert_array_equal(games.observations, before)
        assert (twin.observations != before).any()


def test_a_copy_sits_at_a_table_of_its_own():
    state = SeatedState("garanguet", seed=2)
    state.throw(np.array([2, 1]))
    state.throw((6, 5, 4))
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        events = len(state.table.events)
        twin.choose(0)
        assert len(state.table.events) == events
        assert len(twin.table.events) == events + 1
        assert twin.table.position == twin.position


def test_bots_sit_down():
    state = SeatedState("garanguet", seed=2)
    bot = find_bot("greedy")
    while not state.is_over:
        if state.is_chance:
            state.throw(state.draw())
        else:
            state.ask(bot)
    assert state.table.results
    assert find_game("garanguet") == state.table.game
    with pytest.raises(BadOption):
        find_bot("nobody")
