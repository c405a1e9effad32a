"""Training on rounds of Trictrac's scored game: it begins from nothing or from the ordinary game, and counts tokens."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tablier import find_game  # noqa: E402
from tablier.errors import BadNetwork  # noqa: E402
from tablier.games.trictrac.adapting import as_round  # noqa: E402
from tablier.networks import Network, file_of, kind_of, load, network_for  # noqa: E402
from tablier.networks.turns import DRAWN  # noqa: E402
from tablier.terminal.contesting import train  # noqa: E402
from tablier.training import duel, recipe_for  # noqa: E402
from tablier.training.field import EVERY_ROLL, TrainingField  # noqa: E402
from tablier.training.judging import judge_of  # noqa: E402
from tablier.training.machine import Tasks, machine_for  # noqa: E402

pytestmark = pytest.mark.train

GAME = find_game("trictrac-a-ecrire")
ORDINARY = file_of("trictrac")


def first_guess() -> Network:
    return as_round(network_for(find_game("trictrac")), GAME.full_id)


def test_a_round_before_its_last_hole_learns_the_tokens() -> None:
    """T-82: with the small jan as good as full, every roll that makes a hole wins sixteen tokens by leaving at once."""
    position = GAME.position("w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:points=8b,0:holes=4,0:run=w4")
    field = TrainingField(GAME, 4, EVERY_ROLL, 256, 256, machine_for(GAME, "cpu"), 3)
    field._positions[:] = position.array()[0]
    nothing = first_guess()
    for layer in nothing.layers[-1:]:
        layer.weight[:], layer.bias[:] = 0, 0
    lesson = field.turn(judge_of(nothing, torch.device("cpu")), 0.0, 0)
    unit = kind_of(GAME).unit
    tokens = unit * (2 * lesson.targets.numpy()[:, 0] - 1)
    holes = sum(
        (1 if a == b else 2) * (sum(jan.points for jan in GAME.jans(position, (a, b)) if jan.to == 0) >= 4)
        for a in range(1, 7)
        for b in range(1, a + 1)
    )
    np.testing.assert_allclose(tokens, 16 * holes / 36, atol=1e-3)


def test_a_drawn_round_begins_anew() -> None:
    """T-81."""
    machine = machine_for(GAME, "cpu")
    tasks = Tasks(machine, GAME, 2, 2, 8)
    tasks.outcomes[:2] = torch.tensor([DRAWN, 0], dtype=torch.int8)
    tasks.taken.copy_(torch.tensor([0, 1]))
    tasks.rows["holes"] = 7
    nexts = machine.records(2, kind_of(GAME).record)
    machine.advance(tasks, 100, nexts)
    assert nexts["holes"].tolist() == [[0, 0], [7, 7]]


def test_training_begins_with_the_network_of_the_ordinary_game(tmp_path: Path) -> None:
    settings = ("width=512", "2.share=0")
    train(GAME, tmp_path / "net", 2, 1, "cpu", 0.001, ORDINARY, None, settings)
    again = load(tmp_path / "net")
    assert (again.game, again.encoding) == (GAME.full_id, "trictrac-round/1")
    assert again.card["learnt"] > 0


def test_networks_of_different_encodings_do_not_meet(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork) as refused:
        train(GAME, tmp_path / "net", 1, 1, "cpu", 0.001, None, None, (), ORDINARY, 2)
    assert refused.value.code == "wrong-network"
    assert not (tmp_path / "net").exists()


def test_a_duel_of_rounds_is_won_by_who_knows_more() -> None:
    known, unknown = first_guess(), first_guess()
    for layer in unknown.layers[:1]:
        layer.weight[:] = np.random.default_rng(1).normal(0, 0.05, layer.weight.shape)
    score = duel(GAME, known, unknown, 16, 1, "cpu")
    assert score.points - score.apart > 1, "in tokens"
    even = duel(GAME, known, known, 8, 2, "cpu")
    assert (even.points, even.apart) == (0, 0)
    assert recipe_for(GAME, 1).heat > recipe_for(find_game("trictrac"), 1).heat
