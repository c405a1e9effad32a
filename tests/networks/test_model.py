"""Networks as files: what was saved is read again, and what is damaged or foreign is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.numpy import save_file

from tablier.bots.search import Lists, Search
from tablier.errors import BadNetwork, BadOption
from tablier.games import find_game
from tablier.networks import LISTS, TRAINED, Layer, Network, file_of, kind_of, layers_work, load, network_for, save

CHANCE = np.random.default_rng(3)


def layer(size: int, inputs: int) -> Layer:
    weight = CHANCE.normal(0, 0.1, (size, inputs)).astype(np.float16).astype(np.float32)
    return Layer(weight, np.zeros(size, np.float32))


def small(game_id: str = "backgammon@modern", width: int = 16, outputs: int | None = None) -> Network:
    kind = kind_of(find_game(game_id))
    layers = layer(width, kind.inputs), layer(width, width), layer(outputs or kind.outputs, width)
    return Network(game_id, kind.encoding, layers, {"seed": 1})


def test_a_network_is_read_as_it_was_saved(tmp_path: Path) -> None:
    network = small()
    save(network, tmp_path / "net")
    again = load(tmp_path / "net")
    assert (again.game, again.encoding, again.card) == (network.game, network.encoding, {"seed": 1})
    inputs = CHANCE.integers(0, 3, (kind_of(find_game(network.game)).inputs, 700)).astype(np.int8)
    assert (again.judge(inputs) == network.judge(inputs)).all()


def test_a_scout_is_kept_with_its_network(tmp_path: Path) -> None:
    network = replace(small(), scout=small(width=8).layers)
    save(network, tmp_path / "net")
    again = load(tmp_path / "net")
    inputs = CHANCE.integers(0, 3, (kind_of(find_game(network.game)).inputs, 700)).astype(np.int8)
    assert (again.judge(inputs) == network.judge(inputs)).all()
    assert (again.glance(inputs) == replace(network, layers=network.scout).judge(inputs)).all()
    assert (again.glance(inputs) == again.quick.judge(inputs)).all()
    assert not again.quick.scout
    with pytest.raises(BadNetwork) as none:
        _ = small().quick
    assert none.value.code == "no-scout"


def test_a_network_may_say_how_many_plays_are_judged_after_its_scout(tmp_path: Path) -> None:
    game, network = find_game("backgammon@modern"), replace(small(), scout=small(width=8).layers)
    assert Search(game, network).lists == Lists()
    save(replace(network, card={LISTS: [3, 2]}), tmp_path / "net")
    assert Search(game, load(tmp_path / "net")).lists == Lists(replies=3, third=2)
    assert Search(game, load(tmp_path / "net"), lists=Lists(third=1)).lists == Lists(third=1)


@pytest.mark.parametrize(
    "lists", [[3], [3, 2, 1], [3, 0], [3, 2.0], [True, 2], ["3", "2"], "32", {"replies": 3}, 3, None]
)
def test_lists_that_are_none_are_refused(tmp_path: Path, lists: object) -> None:
    save(replace(small(), card={LISTS: lists}), tmp_path / "net")
    assert refused(tmp_path / "net") == "damaged-network"


@pytest.mark.parametrize("scout", [small(outputs=3).layers, small("trictrac").layers, small().layers[1:]])
def test_a_scout_that_does_not_fit_is_refused(tmp_path: Path, scout: tuple[Layer, ...]) -> None:
    save(replace(small(), scout=scout), tmp_path / "net")
    assert refused(tmp_path / "net") == "damaged-network"


@pytest.mark.parametrize("card", ["[1]", "7", "null", '"lists"', "{"])
def test_a_card_that_is_none_is_refused(tmp_path: Path, card: str) -> None:
    network = small()
    save(network, tmp_path / "net")
    with safe_open(tmp_path / "net", "np") as file:
        tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
        about = file.metadata() | {"card": card}
    save_file(tensors, tmp_path / "net", about)
    assert refused(tmp_path / "net") == "damaged-network"


def test_a_network_judges_by_its_formula() -> None:
    network = small()
    inputs = CHANCE.integers(0, 3, (kind_of(find_game(network.game)).inputs, 3)).astype(np.int8)
    first, between, last = network.layers
    for column in range(3):
        hidden = np.maximum(first.weight @ inputs[:, column] + first.bias, 0)
        hidden = hidden + np.maximum(between.weight @ hidden + between.bias, 0)
        expected = 1 / (1 + np.exp(-(last.weight @ hidden + last.bias)))
        np.testing.assert_allclose(network.judge(inputs)[column], expected, rtol=1e-4)


@pytest.mark.parametrize("told", range(10))
def test_the_first_layer_adds_up_what_is_not_0(told: int) -> None:
    """However many inputs that are, wherever they stand, and whether rows or columns lie side by side."""
    inputs = np.zeros((40, 6), np.int8)
    for column in range(6):
        inputs[CHANCE.permutation(40)[:told], column] = CHANCE.integers(-128, 128, told)
    weights, bias = (CHANCE.normal(size=shape).astype(np.float32) for shape in ((40, 33), 33))
    wanted = np.maximum(inputs.T.astype(np.float64) @ weights + bias, 0)
    for order in "CF":
        found = np.full((6, 33), np.nan, np.float32)
        layers_work.take_in(np.ascontiguousarray(np.asarray(inputs, order=order).T), weights, bias, found)
        np.testing.assert_allclose(found, wanted, atol=1e-3)


@pytest.mark.parametrize("awake", [0, 1, 4, 5, 33])
def test_a_layer_between_adds_up_what_is_not_0(awake: int) -> None:
    """However many units that are, and to the last bit alike whichever rows go through it together."""
    hidden = np.zeros((6, 33), np.float32)
    for row in hidden:
        row[CHANCE.permutation(33)[:awake]] = CHANCE.uniform(0.1, 2, awake)
    weights, bias = (CHANCE.normal(size=shape).astype(np.float32) for shape in ((33, 33), 33))
    together = hidden.copy()
    layers_work.add_rectified(together, weights, bias)
    np.testing.assert_allclose(together, hidden + np.maximum(hidden @ weights + bias, 0), atol=1e-4)
    for row, found in zip(hidden, together, strict=True):
        alone = row[None].copy()
        layers_work.add_rectified(alone, weights, bias)
        np.testing.assert_array_equal(alone[0], found)


def test_a_position_is_judged_alike_whatever_stands_beside_it() -> None:
    network = replace(small(), layers=(small().layers[0], small().layers[-1]))
    inputs = CHANCE.integers(0, 3, (kind_of(find_game(network.game)).inputs, 1100)).astype(np.int8)
    whole = network.judge(inputs)
    np.testing.assert_array_equal(whole, network.judge(np.asfortranarray(inputs)))
    np.testing.assert_allclose(whole[[3, 700]], network.judge(inputs[:, [3, 700]]), atol=1e-6)


def test_a_chance_is_one_however_sure_the_network_is() -> None:
    network = small()
    *others, last = network.layers
    sure = replace(network, layers=(*others, Layer(last.weight * 0, np.array([1e30, -1e30, 90, -90, 0], np.float32))))
    inputs = np.ones((kind_of(find_game(network.game)).inputs, 1), np.int8)
    np.testing.assert_allclose(sure.judge(inputs)[0], [1, 0, 1, 0, 0.5], atol=1e-9)


@pytest.mark.parametrize("game_id", TRAINED)
def test_the_networks_in_the_package_can_play(game_id: str) -> None:
    network = load(file_of(game_id))
    assert network.game == game_id
    assert network.card["games"] > 100_000
    assert network_for(find_game(game_id)).game == game_id


def test_the_networks_in_the_package_are_no_burden() -> None:
    assert sum(file_of(game_id).stat().st_size for game_id in TRAINED) < 3_000_000 * len(TRAINED)


def test_other_rulings_are_played_by_the_nearest_network() -> None:
    assert network_for(find_game("backgammon@house")).game == "backgammon"
    assert network_for(find_game("backgammon@modern", binding=True)).game == "backgammon@modern"
    scored = "trictrac-a-ecrire"
    assert network_for(find_game(scored, players=4)).game == scored
    with pytest.raises(BadOption) as refused:
        network_for(find_game("unstacked"))
    assert refused.value.code == "no-network"


def refused(path: Path) -> str:
    with pytest.raises(BadNetwork) as problem:
        load(path)
    assert path.name in problem.value.sentence
    return problem.value.code


def test_missing_and_damaged_files_are_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing") == "unreadable-network"
    save(small(), tmp_path / "net")
    whole = (tmp_path / "net").read_bytes()
    for name, content in {
        "empty": b"",
        "cut": whole[:-100],
        "head": whole[:20],
        "text": b"a network, honestly",
    }.items():
        (tmp_path / name).write_bytes(content)
        assert refused(tmp_path / name) == "unreadable-network"


def test_foreign_files_are_refused(tmp_path: Path) -> None:
    save_file({"x": np.zeros(3, np.float32)}, tmp_path / "bare")
    assert refused(tmp_path / "bare") == "foreign-network"
    save_file({"x": np.zeros(3, np.float32)}, tmp_path / "other", {"format": "tablier-network/0"})
    assert refused(tmp_path / "other") == "foreign-network"
    about = {"format": "tablier-network/1", "game": "garanguet", "encoding": "race/1"}
    save_file({"x": np.zeros(3, np.float32)}, tmp_path / "unlike", about)
    assert refused(tmp_path / "unlike") == "damaged-network"
    save_file({"x": np.zeros(3, np.float32)}, tmp_path / "nameless", {"format": "tablier-network/1"})
    assert refused(tmp_path / "nameless") == "damaged-network"


def test_networks_that_do_not_fit_their_game_are_refused(tmp_path: Path) -> None:
    wrong = small(outputs=3)
    save(wrong, tmp_path / "outputs")
    assert refused(tmp_path / "outputs") == "damaged-network"
    save(Network("trictrac", "trictrac/1", small().layers), tmp_path / "inputs")
    assert refused(tmp_path / "inputs") == "damaged-network"
    save(Network("backgammon", "race/0", small().layers), tmp_path / "encoding")
    assert refused(tmp_path / "encoding") == "damaged-network"
    save(Network("ludo", "race/1", small().layers), tmp_path / "game")
    assert refused(tmp_path / "game") == "damaged-network"
    broken = small()
    broken.layers[1].weight[0, 0] = np.nan
    save(broken, tmp_path / "numbers")
    assert refused(tmp_path / "numbers") == "damaged-network"
