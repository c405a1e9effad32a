"""Training, on the processor and with a tiny recipe: it runs, it learns, and what it writes can play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tablier import find_game  # noqa: E402
from tablier.bots.search import Search  # noqa: E402
from tablier.networks import kind_of, load, save  # noqa: E402
from tablier.training import Trainee, recipe_for  # noqa: E402
from tablier.training.field import EVERY_ROLL, Field  # noqa: E402
from tablier.training.machine import machine_for  # noqa: E402

pytestmark = pytest.mark.train

GAMES = ("backgammon@modern", "backgammon", "garanguet", "jacquet-de-versailles", "trictrac")


def tiny(game_id: str, seconds: float = 3.0) -> Trainee:
    game = find_game(game_id)
    return Trainee(game, recipe_for(game, seconds, 0.002), 1, "cpu")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_network_is_trained_saved_and_read(game_id: str, tmp_path: Path) -> None:
    network = tiny(game_id).train()
    assert network.card["learnt"] > 0
    assert network.card["curve"]
    save(network, tmp_path / "net")
    again = load(tmp_path / "net")
    search = Search(find_game(game_id), again)
    turns = search.look(find_game(game_id).start().array(), 0)
    assert np.isfinite(turns.values).all()


def test_training_goes_on_from_a_network_and_may_add_a_layer() -> None:
    before = tiny("backgammon@modern", 1).train()
    game = find_game("backgammon@modern")
    recipe = replace(recipe_for(game, 1, 0.002), layers=4)
    trainee = Trainee(game, recipe, 1, "cpu", begin=before)
    inputs = np.random.default_rng(1).integers(0, 2, (kind_of(game).inputs, 40)).astype(np.int8)
    np.testing.assert_allclose(trainee.network().judge(inputs), before.judge(inputs), atol=0.05)


@pytest.mark.parametrize("game_id", GAMES)
def test_following_every_roll_agrees_with_the_search(game_id: str) -> None:
    """The targets of a turn are what the search finds before the throw, from the same positions by the same network."""
    trainee = tiny(game_id, 1)
    game, judge = trainee.game, trainee._judge()
    field = Field(game, 6, 6 * 4096, 4096, machine_for(game, "cpu"), 3)
    for _ in range(4):
        field.turn(judge, 1, 0.5, 1)
    before = field._positions.copy()
    lesson = field.turn(judge, EVERY_ROLL, 0.0, 1)
    found = Search(game, trainee.network()).before_throw(before)
    assert lesson.usable.all()
    np.testing.assert_allclose(lesson.targets.numpy(), found, atol=1e-3)


def test_learning_brings_the_network_nearer_to_its_lessons() -> None:
    trainee = tiny("trictrac", 1)
    field = Field(trainee.game, 64, 64 * 256, 256, machine_for(trainee.game, "cpu"), 3)
    lesson = field.turn(trainee._judge(), 1, 0.5, 1)
    targets = torch.rand_like(lesson.targets).round()
    losses = [float(trainee._step(lesson.inputs, targets)) for _ in range(200)]
    assert losses[-1] < losses[0] - 0.01
