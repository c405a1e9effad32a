"""Copying, on the processor and with a tiny recipe: copies come to think what their teacher thinks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

torch = pytest.importorskip("torch")

from tablier import find_game  # noqa: E402
from tablier.bots.search import Search  # noqa: E402
from tablier.errors import BadOption  # noqa: E402
from tablier.networks import kind_of, load, network_for, save  # noqa: E402
from tablier.terminal.app import tablier  # noqa: E402
from tablier.training import Copyist, Size, adjusted, copying_recipe_for, recipe_for  # noqa: E402
from tablier.training.field import Scout, TrainingField  # noqa: E402
from tablier.training.judging import judge_of  # noqa: E402
from tablier.training.learning import Trainee  # noqa: E402
from tablier.training.machine import machine_for  # noqa: E402

pytestmark = pytest.mark.train

GAMES = ("irish", "plakoto", "jacquet-de-versailles", "garanguet", "trictrac", "trictrac-a-ecrire")


def tiny(game_id: str, *sizes: str, seconds: float = 3.0) -> Copyist:
    game = find_game(game_id)
    recipe = adjusted(copying_recipe_for(game, seconds, 0.002), {"1.batch": "64", "1.steps": "4"})
    return Copyist(game, network_for(game), [Size.read(size) for size in sizes], recipe, 1, "cpu")


@pytest.mark.parametrize("game_id", GAMES)
def test_copies_are_made_saved_and_read(game_id: str, tmp_path: Path) -> None:
    copies = tiny(game_id, "1x16", "2x8").copy()
    assert [(len(copy.layers) - 1, copy.width) for copy in copies] == [(1, 16), (2, 8)]
    for copy in copies:
        assert copy.card["learnt"] > 0
        save(copy, tmp_path / "net")
        turns = Search(find_game(game_id), load(tmp_path / "net")).look(find_game(game_id).start().array(), 0)
        assert np.isfinite(turns.values).all()


def test_a_copy_comes_nearer_to_its_teacher() -> None:
    copyist = tiny("irish", "1x32", seconds=12)
    strange, known = copyist.networks()[0], copyist.teacher
    (copy,) = copyist.copy()
    field = TrainingField(copyist.game, 16, 1, 64, 64, copyist._machine, 5)
    for _ in range(12):
        field.turn(judge_of(known, torch.device("cpu")), 0.0, 0)
    inputs = field.judged_rows()[0].numpy().T
    off = [float(np.abs(network.judge(inputs) - known.judge(inputs)).mean()) for network in (strange, copy)]
    assert off[1] < 0.6 * off[0]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_copied_is_what_the_teacher_says_of_the_position(game_id: str) -> None:
    """Whoever throws there: not as the play is seen by who makes it, and with nothing left of the scout's opinion."""
    game = find_game(game_id)
    teacher = network_for(game)
    judge = judge_of(teacher, torch.device("cpu"))
    field = TrainingField(game, 8, 1, 512, 512, machine_for(game, "cpu"), 3)
    rough = Trainee(game, recipe_for(game, 1, 0.002), 1, "cpu")._judge()
    for scout in (None, Scout(rough, 2), Scout(rough, 1, 0.5)):
        for _ in range(5):
            field.turn(judge, 0.0, 0, scout)
            inputs, said = field.judged_rows()
            assert len(inputs)
            np.testing.assert_allclose(said.numpy(), teacher.judge(inputs.numpy().T), atol=2e-3)


def test_some_plays_are_judged_besides_those_that_look_best() -> None:
    game = find_game("irish")
    judge = judge_of(network_for(game), torch.device("cpu"))
    judged = []
    for besides in (0.0, 0.5, 1.0):
        field = TrainingField(game, 32, 1, 64, 64, machine_for(game, "cpu"), 3)
        field.turn(judge, 0.0, 0, Scout(judge, 1, besides))
        judged.append(field.judged)
        assert len(field.judged_rows()[0]) == field.judged
    assert judged[0] == 32
    assert judged[0] < judged[1] < judged[2] == field._rows


def test_a_size_is_written_as_layers_and_units() -> None:
    assert Size.read("2x256") == Size(2, 256)
    assert str(Size(2, 256)) == "2x256"
    for wrong in ("", "256", "2x", "x256", "0x256", "2x0", "2x-8", "two x 8"):
        with pytest.raises(BadOption) as refused:
            Size.read(wrong)
        assert refused.value.code == "bad-recipe"


def test_a_scout_of_several_layers_can_be_trained_on() -> None:
    game = find_game("irish")
    kind, teacher = kind_of(game), network_for(game)
    scout = tiny("irish", "2x16", seconds=1).networks()[0].layers
    recipe = adjusted(recipe_for(game, 1, 0.002), {"width": str(teacher.width), "layers": str(len(teacher.layers) - 1),
                                                    "scout": "16", "scout_layers": "2"})  # fmt: skip
    again = Trainee(game, recipe, 1, "cpu", begin=replace(teacher, scout=scout)).network().scout
    inputs = np.random.default_rng(1).integers(0, 2, (kind.inputs, 9)).astype(np.int8)
    one, other = (replace(teacher, scout=layers).glance(inputs) for layers in (scout, again))
    np.testing.assert_allclose(one, other, atol=1e-3)


def test_the_command_writes_copies_and_networks_with_a_scout(tmp_path: Path) -> None:
    teacher = tmp_path / "teacher.safetensors"
    known = network_for(find_game("irish"))
    save(known, teacher)

    def copy(*more: str) -> None:
        common = ["train", "irish", "--copy", str(teacher), "--device", "cpu", "--scale", "0.002", "--seconds", "1"]
        result = CliRunner().invoke(tablier, [*common, *more])
        assert result.exit_code == 0, result.output

    copy("--size", "1x8", "--size", "2x8", "--out", str(tmp_path / "small.safetensors"))
    assert load(tmp_path / "small-1x8.safetensors").width == 8
    assert len(load(tmp_path / "small-2x8.safetensors").layers) == 3
    copy("--size", "2x8", "--as-scout", "--lists", "3", "2", "--out", str(tmp_path / "whole.safetensors"))
    whole = load(tmp_path / "whole.safetensors")
    assert whole.card == {**known.card, "scout": whole.card["scout"], "lists": [3, 2]}
    assert whole.card["scout"]["size"] == "2x8"
    assert [layer.weight.shape for layer in whole.layers] == [layer.weight.shape for layer in known.layers]
    assert [layer.weight.shape[0] for layer in whole.scout] == [8, 8, kind_of(find_game("irish")).outputs]
