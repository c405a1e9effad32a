"""Training, on the processor and with a tiny recipe: it runs, it learns, and what it writes can play."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tablier import find_game  # noqa: E402
from tablier.bots.search import Search  # noqa: E402
from tablier.errors import BadOption  # noqa: E402
from tablier.exact import bear_off  # noqa: E402
from tablier.games.race.game import RaceGame  # noqa: E402
from tablier.networks import kind_of, load, network_for, save  # noqa: E402
from tablier.training import Trainee, adjusted, duel, recipe_for  # noqa: E402
from tablier.training.field import EVERY_ROLL, Scout, TrainingField  # noqa: E402
from tablier.training.machine import machine_for  # noqa: E402

pytestmark = pytest.mark.train

GAMES = ("backgammon@modern", "backgammon", "garanguet", "jacquet-de-versailles", "irish", "plakoto", "trictrac",
         "trictrac-a-ecrire")  # fmt: skip


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


def test_training_goes_on_from_a_network_and_may_add_to_it() -> None:
    before = tiny("backgammon@modern", 1).train()
    game = find_game("backgammon@modern")
    recipe = recipe_for(game, 1, 0.002)
    inputs = np.random.default_rng(1).integers(0, 2, (kind_of(game).inputs, 40)).astype(np.int8)
    for layers, width in ((0, 0), (1, 0), (0, 16), (2, 40)):
        larger = replace(recipe, layers=recipe.layers + layers, width=recipe.width + width)
        after = Trainee(game, larger, 1, "cpu", begin=before).network()
        assert (len(after.layers), after.width) == (len(before.layers) + layers, before.width + width)
        np.testing.assert_allclose(after.judge(inputs), before.judge(inputs), atol=0.05 if layers or width else 1e-4)


@pytest.mark.parametrize("fewer", [{"layers": 3}, {"width": 16}, {"scout": 64}])
def test_training_cannot_take_away_from_a_network(fewer: dict[str, int]) -> None:
    before = tiny("backgammon@modern", 1).network()
    game = find_game("backgammon@modern")
    with pytest.raises(BadOption, match="not take away"):
        Trainee(game, replace(recipe_for(game, 1, 0.002), **fewer), 1, "cpu", begin=before)


@pytest.mark.parametrize("game_id", GAMES)
def test_following_every_roll_agrees_with_the_search(game_id: str) -> None:
    """The targets of a turn are what the search finds before the throw, from the same positions by the same network."""
    trainee = tiny(game_id, 1)
    game, judge = trainee.game, trainee._judge()
    field = TrainingField(game, 6, EVERY_ROLL, 1024, 4096, machine_for(game, "cpu"), 3)
    for _ in range(4):
        field.turn(judge, 0.5, 1)
    before = field._positions.copy()
    lesson = field.turn(judge, 0.0, 0)
    found = Search(game, replace(trainee.network(), scout=())).before_throw(before)
    assert lesson.usable.all()
    np.testing.assert_allclose(lesson.targets.numpy(), found, atol=1e-3)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_scout_of_the_same_mind_changes_nothing(game_id: str) -> None:
    """What it passes on, one play of each roll, is what the network would have taken."""
    trainee = tiny(game_id, 1)
    game, judge = trainee.game, trainee._judge()
    alone, scouted = (TrainingField(game, 8, EVERY_ROLL, 512, 4096, machine_for(game, "cpu"), 3) for _ in "ab")
    for _ in range(6):
        lesson, other = alone.turn(judge, 0.0, 0), scouted.turn(judge, 0.0, 0, Scout(judge, 1))
        np.testing.assert_allclose(lesson.targets, other.targets, atol=1e-6)
        assert (alone._positions == scouted._positions).all()
    assert scouted.judged < alone.judged


def test_a_scout_is_asked_once_it_has_learnt() -> None:
    game = find_game("backgammon@modern")
    recipe = adjusted(recipe_for(game, 2, 0.002), {"scout": "16", "shortlist": "3"})
    trainee = Trainee(game, recipe, 1, "cpu")
    assert trainee._look_out() is None
    trainee._steps = 10_000
    scout = trainee._look_out()
    assert scout is not None
    assert scout.keep == 3
    trained = trainee.train()
    assert trained.card["learnt"] > 0
    going_on = Trainee(game, recipe, 1, "cpu", begin=trained)
    assert going_on._look_out() is not None, "it has learnt before"
    again = going_on.network()
    for before, after in zip(trained.scout, again.scout, strict=True):
        np.testing.assert_allclose(before.weight, after.weight, atol=1e-6)


def test_the_games_of_one_stage_go_on_in_the_next() -> None:
    game, machine = find_game("backgammon@modern"), machine_for(find_game("backgammon@modern"), "cpu")
    field = TrainingField(game, 8, 1, 256, 256, machine, 3)
    for _ in range(5):
        field.turn(tiny("backgammon@modern")._judge(), 0.5, 1)
    smaller = TrainingField(game, 4, EVERY_ROLL, 256, 256, machine, 4, field)
    np.testing.assert_array_equal(smaller._positions, field._positions[:4])
    larger = TrainingField(game, 16, 1, 256, 256, machine, 4, field)
    assert (larger._positions["men"] == game.start().array()["men"]).all()


def test_tables_say_what_the_ends_of_games_are_worth() -> None:
    game = find_game("backgammon@modern")
    assert isinstance(game, RaceGame)
    trainee = tiny("backgammon@modern", 1)
    field = TrainingField(game, 4, EVERY_ROLL, 256, 256, machine_for(game, "cpu", tables=True), 3)
    position = game.position("w:19x2,20x1:19x2,21x1")
    field._positions[:] = position.array()[0]
    lesson = field.turn(trainee._judge(), 0.0, 0)
    known = bear_off(game).chances(position)
    assert known is not None
    for found in lesson.targets.numpy():
        assert found == pytest.approx(known, abs=1e-4)


def test_learning_brings_the_network_nearer_to_its_lessons() -> None:
    trainee = tiny("trictrac", 1)
    field = TrainingField(trainee.game, 64, 1, 256, 256, machine_for(trainee.game, "cpu"), 3)
    for _ in range(12):
        lesson = field.turn(trainee._judge(), 0.5, 1)
    targets = torch.rand_like(lesson.targets).round()
    losses = [trainee._optimiser.step(lesson.inputs, targets, torch.ones(64)) for _ in range(200)]
    assert (losses[-1] < losses[0] / 2).all()  # of the network and of its scout


# The recipe, and what comes of it


def test_a_recipe_can_be_departed_from() -> None:
    whole = recipe_for(find_game("backgammon@modern"), 10)
    tried = adjusted(whole, {"rate": "5e-4", "exploring": "0", "geometry": "no", "1.share": "1", "2.share": "0"})
    assert (tried.rate, tried.exploring, tried.geometry) == (5e-4, 0, False)
    assert tried.stages == (replace(whole.stages[0], share=1),)
    assert adjusted(whole, {}) == whole


@pytest.mark.parametrize("setting", ["speed=1", "1.speed=1", "3.share=1", "x.share=1", "rate=fast", "geometry=maybe"])
def test_what_is_in_no_recipe_is_refused(setting: str) -> None:
    name, _, value = setting.partition("=")
    with pytest.raises(BadOption) as refused:
        adjusted(recipe_for(find_game("backgammon@modern"), 10), {name: value})
    assert refused.value.code == "bad-recipe"


def test_without_geometry_the_network_does_not_see_it() -> None:
    game = find_game("backgammon@modern")
    recipe = adjusted(recipe_for(game, 1, 0.002), {"geometry": "no", "exploring": "0"})
    network = Trainee(game, recipe, 1, "cpu").train()
    kind = kind_of(game)
    assert not network.layers[0].weight[:, kind.geometry].any()
    assert network.layers[0].weight.any()
    assert kind.scale.min() > 0


@pytest.mark.parametrize("game_id", ["backgammon@modern", "trictrac"])
def test_a_trained_network_beats_an_untrained_one(game_id: str) -> None:
    game = find_game(game_id)
    trained, untrained = network_for(game), tiny(game_id).network()
    score = duel(game, trained, untrained, 24, 1, "cpu")
    assert score.games == 48
    assert score.points - score.apart > 0
    other = duel(game, untrained, trained, 24, 1, "cpu")
    assert other.points == pytest.approx(-score.points, abs=score.apart + other.apart)


def test_a_network_draws_with_itself_pair_by_pair() -> None:
    """The same dice, and each side begins once: what one game brings the other takes."""
    game = find_game("backgammon@modern")
    network = network_for(game)
    score = duel(game, network, network, 8, 2, "cpu")
    assert (score.points, score.apart) == (0, 0)


@pytest.mark.parametrize("game_id", ["backgammon@modern", "trictrac"])
def test_kernels_of_a_card_are_made_of_what_numba_made(game_id: str) -> None:
    """Also in a process that has called no rule yet, where all of them still wait."""
    asked = (
        "import sys; from tablier import find_game; from tablier.networks import kind_of; "
        "from tablier.networks.on_card import made; kind = kind_of(find_game(sys.argv[1])); "
        "print(type(kind.encode).__name__, type(made(kind.encode)).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", asked, game_id], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["Waiting", "CPUDispatcher"]
