"""A round of the scored game, laid out and encoded for its network: the tokens are those of the referee's account."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from midgame import some_positions
from tablier import Phase, Table
from tablier.bots.search import Search
from tablier.errors import BadNetwork
from tablier.games import find_game, read_position
from tablier.games.trictrac import round_encoding as rounds
from tablier.games.trictrac.adapting import as_round
from tablier.games.trictrac.scored import Round, may_end, value, value_of
from tablier.games.trictrac.state import POSITION
from tablier.games.trictrac.tokens import MOST, may_end_now, tokens_won
from tablier.networks import Layer, Network, kind_of, load, network_for, save
from tablier.networks.kinds import kind_reading, rules_of
from tablier.networks.turns import DRAWN, take_views

ROUND = "trictrac-a-ecrire"
HOLE = f"{ROUND}:w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:points=8b,0"
"""5-4 fills the small jan in more than one way: a hole with bredouille, so two, and then to stay or to leave."""
FIVE_FOUR = (5, 4)
RULINGS = find_game(ROUND).rulings


def small(game_id: str = ROUND, seed: int = 1) -> Network:
    kind = kind_of(find_game(game_id))
    chance = np.random.default_rng(seed)
    sizes = (kind.inputs, 16, kind.outputs)
    layers = [
        Layer(chance.normal(0, 0.1, (after, before)).astype(np.float32), np.zeros(after, np.float32))
        for before, after in pairwise(sizes)
    ]
    return Network(game_id, kind.encoding, tuple(layers))


def at(holes: tuple[int, int], run: tuple[int, int]) -> np.ndarray:
    record = np.zeros(1, POSITION)
    record["holes"], record["run"] = holes, run
    return record


def with_holes(seed: int, size: int = 24) -> np.ndarray:
    """Positions from the middle of rounds."""
    positions = some_positions("trictrac", seed, size)
    chance = np.random.default_rng(seed)
    for position in positions:
        position["holes"] = chance.integers(0, 16, 2)
        last = chance.integers(2)
        position["run"][last] = chance.integers(1, max(2, position["holes"][last] + 1))
        position["holes"][last] = max(position["holes"][last], 1)
        position["points"] = chance.integers(0, 12, 2)
    return positions


# What a round brings


def possible_runs(mine: int, theirs: int) -> list[tuple[int, int]]:
    """Of whoever made the last hole; of somebody whose opponent has none, all holes are one run."""
    by_me = [(run, 0) for run in range(1, mine + 1) if theirs or run == mine]
    return by_me + [(0, run) for run in range(1, theirs + 1) if mine or run == theirs]


def test_tokens_are_those_of_the_account() -> None:
    """T-80 to T-82: for every number of holes and every run."""
    seats = Round(1, 0, 1, (), 0)
    for mine in range(20):
        for theirs in range(20):
            for run in possible_runs(mine, theirs):
                (position,) = at((mine, theirs), run)
                assert may_end_now(position) == may_end((mine, theirs))
                if not may_end((mine, theirs)):
                    continue
                result = seats.result((mine, theirs), run)
                tokens = 0
                if result is not None:
                    won = value(result.winner_holes, result.loser_holes, result.bredouille)
                    tokens = min(won, MOST) * (1 if result.winner == 0 else -1)
                assert tokens_won(RULINGS, position, 0) == tokens == -tokens_won(RULINGS, position, 1)


def test_tokens_by_leavings_are_those_of_the_account() -> None:
    """T-82, two-to-five: for every number of holes, every run and whoever has left."""
    seats = Round(1, 0, 1, (), 0)
    rulings = find_game(ROUND, bredouilles="two-to-five").rulings
    for mine, theirs in product(range(0, 20, 2), repeat=2):
        if not may_end((mine, theirs)):
            continue
        for run, left in product(possible_runs(mine, theirs), product((0, 1), repeat=2)):
            record = at((mine, theirs), run)
            record["left"] = left
            result = seats.result((mine, theirs), run, left)
            tokens = 0 if result is None else min(value_of(result), MOST) * (1 if result.winner == 0 else -1)
            assert tokens_won(rulings, record[0], 0) == tokens == -tokens_won(rulings, record[0], 1)


@pytest.mark.parametrize(
    ("holes", "run"),
    [
        ((3, 0), "w3"),
        ((4, 2), "w1"),
        ((4, 3), "b1"),
        ((5, 0), "w5"),
        ((4, 9), "b1"),
        ((4, 12), "b12"),
        ((11, 0), "w11"),
    ],
)
def test_leaving_is_worth_what_the_referee_pays(holes: tuple[int, int], run: str) -> None:
    """T-44, T-80, T-82: the row of leaving goes on while nobody has six holes, and otherwise brings the tokens."""
    position = read_position(f"{HOLE}:holes={holes[0]},{holes[1]}:run={run}")
    search = Search(position.game, small())
    turns = search.look(position.array(), search.roll_number(FIVE_FOUR))
    table = Table(position.game, position=position, seed=1)
    table.throw(*FIVE_FOUR)
    assert table.phase is Phase.STAY
    assert len(turns.rows) == len(position.game.plays(position, FIVE_FOUR)) + 1
    assert not turns.outcomes[:-1].any()
    table.trictrac.leave()
    if table.results:
        (result,) = table.results
        assert turns.outcomes[-1] == min(result.points, MOST) * (1 if result.winner == 0 else -1)
        assert turns.values[-1] == pytest.approx(turns.outcomes[-1])
    else:
        assert turns.outcomes[-1] == 0
        assert turns.rows[-1]["holes"].tolist() == list(table.position.holes)  # type: ignore[attr-defined]
        assert turns.same[-1]


def test_a_drawn_round_is_over_and_brings_nothing() -> None:
    """T-81."""
    position = read_position(f"{HOLE}:holes=5,7:run=b1")
    search = Search(position.game, small())
    turns = search.look(position.array(), search.roll_number(FIVE_FOUR))
    table = Table(position.game, position=position, seed=1)
    table.throw(*FIVE_FOUR)
    table.trictrac.leave()
    assert (table.results[0].winner, table.results[0].clause) == (None, "T-81")
    assert turns.outcomes[-1] == DRAWN
    assert turns.values[-1] == 0
    assert turns.chances[-1, 0] == 0.5


def test_without_a_limit_a_round_goes_on_after_twelve_holes() -> None:
    """T-80, hole_limit."""
    fields = ":w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:points=8b,0:holes=20,3:run=w1"
    endless, limited = read_position(f"{ROUND}{fields}"), read_position(f"{ROUND}@hole_limit=22{fields}")
    outcomes = []
    for position in (endless, limited):
        search = Search(position.game, small())
        outcomes.append(search.look(position.array(), search.roll_number(FIVE_FOUR)).outcomes.tolist())
    assert outcomes[0][:-1] == [0] * (len(outcomes[0]) - 1)
    assert outcomes[0][-1] == 22 - 3 + 2
    assert outcomes[1] == [22 - 3 + 2]


def test_values_are_in_tokens() -> None:
    chances = np.array([[0.75]] * 5, np.float32)
    outcomes, same = np.array([0, 0, 16, -100, DRAWN], np.int8), np.array([0, 1, 0, 0, 1], np.int8)
    values = np.zeros(5, np.float32)
    take_views(5, chances, outcomes, same, MOST, values)
    np.testing.assert_allclose(values, [-32, 32, 16, -64, 0])
    np.testing.assert_allclose(chances[:, 0], [0.25, 0.75, 0.625, 0, 0.5])


# What the network sees


def seen(positions: np.ndarray) -> np.ndarray:
    game = find_game(ROUND)
    inputs = np.full((rounds.INPUTS, len(positions)), 99, np.int8)
    kind_of(game).see(rules_of(game), positions, 0, len(positions), inputs)
    assert (inputs != 99).all()
    return inputs


def test_both_players_see_alike() -> None:
    positions = with_holes(5)
    other = positions.copy()
    for name in positions.dtype.names or ():
        other[name] = 1 - positions[name] if name == "turn" else positions[name][:, ::-1]
    np.testing.assert_array_equal(seen(positions), seen(other))


def test_the_board_is_seen_as_in_the_ordinary_game() -> None:
    positions, game = with_holes(6), find_game("trictrac")
    kind = kind_of(game)
    inputs = np.zeros((kind.inputs, len(positions)), np.int8)
    kind.see(rules_of(game), positions, 0, len(positions), inputs)
    found = seen(positions)
    half, whole = kind.inputs // 2, rounds.INPUTS // 2
    np.testing.assert_array_equal(found[:half], inputs[:half])
    np.testing.assert_array_equal(found[whole : whole + half], inputs[half:])
    np.testing.assert_array_equal(found[rounds.GEOMETRY], inputs[kind.geometry])
    assert len(rounds.SCALE) == rounds.INPUTS


@pytest.mark.parametrize(
    ("holes", "run", "mine", "theirs"),
    [
        ((0, 0), (0, 0), [0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]),
        ((5, 3), (1, 0), [0, 0, 2, 0, 0, 5 - 3 + 2], [0, 0, 0, 0, 0, 0]),
        ((4, 6), (0, 6), [0, 0, 0, 0, 0, 0], [0, 0, 2, 1, 1, 6 * 2 - 4 + 4]),
        ((13, 0), (13, 0), [1, 2, 13, 1, 1, 13 * 4 + 8], [0, 0, 0, 1, 0, 0]),
        ((7, 7), (0, 2), [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0]),
    ],
)
def test_holes_are_seen_by_what_they_bring(
    holes: tuple[int, int], run: tuple[int, int], mine: list[int], theirs: list[int]
) -> None:
    """T-82: six inputs for each player, after those of the ordinary game."""
    position = find_game(ROUND).start().array()
    position["holes"], position["run"] = holes, run
    (column,) = seen(position).T
    half = len(column) // 2
    assert column[half - 6 : half].tolist() == mine
    assert column[-6:].tolist() == theirs


def test_the_ordinary_network_can_be_a_first_guess() -> None:
    """It puts positions into the same order, and does not see what only a round has."""
    positions, scored, ordinary = with_holes(7, 60), find_game(ROUND), find_game("trictrac")
    known = network_for(ordinary)
    guess = as_round(known, ROUND)
    inputs = np.zeros((kind_of(ordinary).inputs, len(positions)), np.int8)
    kind_of(ordinary).see(rules_of(ordinary), positions, 0, len(positions), inputs)
    chances, shares = known.judge(inputs)[:, 0], guess.judge(seen(positions))[:, 0]
    np.testing.assert_array_equal(np.argsort(chances), np.argsort(shares))
    assert (np.abs(2 * shares - 1) * kind_of(scored).unit).max() < 64
    assert not guess.layers[0].weight[:, rounds.INPUTS - 6 :].any()
    with pytest.raises(BadNetwork) as refused:
        as_round(network_for(find_game("backgammon")), ROUND)
    assert refused.value.code == "wrong-network"


# Which network plays what


def test_a_network_of_another_encoding_is_refused(tmp_path: Path) -> None:
    save(small(), tmp_path / "round")
    assert load(tmp_path / "round").encoding == "trictrac-round/1"
    ordinary = network_for(find_game("trictrac"))
    save(Network(ROUND, ordinary.encoding, ordinary.layers), tmp_path / "ordinary")
    save(Network("trictrac", rounds.NAME, small().layers), tmp_path / "other")
    for name in ("ordinary", "other"):
        with pytest.raises(BadNetwork) as refused:
            load(tmp_path / name)
        assert refused.value.code == "damaged-network"


def test_a_network_plays_its_own_game_or_its_family() -> None:
    scored, ordinary = find_game(ROUND), find_game("trictrac")
    assert kind_reading(scored, "trictrac-round/1") is kind_of(scored)
    assert kind_reading(scored, "trictrac/1") is kind_of(ordinary)
    for game, network in ((ordinary, small()), (scored, network_for(find_game("backgammon")))):
        with pytest.raises(BadNetwork) as refused:
            Search(game, network)
        assert refused.value.code == "wrong-network"
